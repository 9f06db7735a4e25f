"""`shoal serve`: the web service."""

from pathlib import Path

import click

from shoal.cli.console import Whole
from shoal.cli.spoken import Command
from shoal.messages import say


@click.command(cls=Command)
@click.option("--host", default="127.0.0.1", show_default=True, help="cli-flag-host")
@click.option("--port", type=Whole(0, 65535), default=8000, show_default=True, help="cli-flag-port")
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    help="cli-flag-data",
)
@click.option("--open", "open_browser", is_flag=True, help="cli-flag-open")
def serve(host: str, port: int, data: Path | None, open_browser: bool) -> None:
    """Start the web service and play in the browser."""
    try:
        from shoal.server.run import BusyPort
        from shoal.server.run import serve as run
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("shoal"):
            raise
        raise click.UsageError(say("cli-error-serve", module=str(error.name))) from None
    try:
        run(host, port, data, open_browser)
    except BusyPort as error:
        raise click.UsageError(str(error)) from None
    except OSError as error:
        what, reason = str(error.filename or data or host), str(error.strerror or error)
        raise click.UsageError(say("cli-error-file", what=what, reason=reason)) from None
