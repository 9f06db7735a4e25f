"""`shoal serve`: the web service."""

from pathlib import Path

import click

from shoal.cli.console import Whole
from shoal.cli.spoken import Command

MISSING = "The web service needs more packages than the rest. Install them with: pip install 'shoal[server]'"


@click.command(cls=Command, short_help="Start the web service.")
@click.option("--host", default="127.0.0.1", show_default=True, help="Listen on this address; 0.0.0.0 lets others in.")
@click.option("--port", type=Whole(0, 65535), default=8000, show_default=True, help="0 takes any free port.")
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    help="Folder of the database; otherwise SHOAL_DATA or the user's data folder.",
)
@click.option("--open", "open_browser", is_flag=True, help="Open a browser when the service is there.")
def serve(host: str, port: int, data: Path | None, open_browser: bool) -> None:
    """Start the web service and play in the browser. Ctrl-C stops it; tables stay where they are.

    \b
    shoal serve --open                    for this machine
    shoal serve --host 0.0.0.0            for everybody in this network
    """
    try:
        from shoal.server.run import BusyPort
        from shoal.server.run import serve as run
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("shoal"):
            raise
        raise click.UsageError(f"{MISSING} (there is no module {error.name})") from None
    try:
        run(host, port, data, open_browser)
    except BusyPort as error:
        raise click.UsageError(str(error)) from None
    except OSError as error:
        raise click.UsageError(f"{error.filename or data or host}: {error.strerror or error}") from None
