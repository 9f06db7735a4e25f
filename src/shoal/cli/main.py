"""The command line: which commands there are. Each is imported only when it is used."""

import importlib
import os
import sys

import click

import shoal
from shoal.cli import clicked
from shoal.cli.console import one_line
from shoal.cli.spoken import Group
from shoal.messages import say

# Command: module. Each function is called like its command; the words are in the catalogue, so that `shoal --help` need
# import nothing.
COMMANDS = {
    "play": "play",
    "serve": "serve",
    "rules": "rules",
    "games": "rules",
    "lesson": "lesson",
    "sim": "sim",
    "replay": "records",
    "verify": "records",
    "check": "check",
    "warm": "warm",
}


class Commands(Group):
    """A group that imports a command when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands, the most wanted first."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """Import a command."""
        if name not in COMMANDS:
            return None
        command = getattr(importlib.import_module(f"shoal.cli.{COMMANDS[name]}"), name)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without importing them."""
        with formatter.section(say("cli-commands")):
            formatter.write_dl([(name, say(f"cli-short-{name}")) for name in COMMANDS])

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find a command; an unknown one is answered with those there are."""
        if args and args[0] not in COMMANDS:
            raise click.UsageError(say("cli-error-command", name=one_line(args[0], 40), known=", ".join(COMMANDS)), ctx)
        return super().resolve_command(ctx, args)


clicked.speak()


@click.command(
    cls=Commands,
    about="cli-about-shoal",
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(shoal.__version__, prog_name="shoal", help="cli-click-version")
def cli() -> None:
    """Ocean games in the terminal and in the browser."""


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without these letters still gets the rest
    try:
        cli.main(prog_name="shoal")
    except BrokenPipeError:  # the reader, `head` for one, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
