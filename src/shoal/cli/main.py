"""The command line: which commands there are. Each is imported only when it is used."""

import importlib
import os
import sys

import click

import shoal
from shoal.cli.spoken import Group

# Command: (module, function, what it does). The words stand here so that `shoal --help` need import nothing.
COMMANDS = {
    "play": ("play", "play", "Play a game in the terminal, alone against bots or several at one screen."),
    "serve": ("serve", "serve", "Start the web service and play in the browser."),
    "rules": ("rules", "rules", "Explain a game, a card or a mission."),
    "games": ("rules", "games", "List the games."),
    "sim": ("sim", "sim", "Let bots play many games and print the statistics."),
    "replay": ("records", "replay", "Show a game record step by step, in words."),
    "verify": ("records", "verify", "Check that a game record holds together."),
    "check": ("check", "check", "Run scenario files: questions about the rules."),
    "warm": ("warm", "warm", "Compile the rules of all games now rather than at the first game."),
}


class Commands(Group):
    """A group that imports a command when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands, the most wanted first."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """Import a command; with the empty help of a placeholder if only its summary is wanted."""
        if name not in COMMANDS:
            return None
        module, function, _ = COMMANDS[name]
        command = getattr(importlib.import_module(f"shoal.cli.{module}"), function)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, summary) for name, (_, _, summary) in COMMANDS.items()])

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find a command; an unknown one is answered with those there are."""
        if args and args[0] not in COMMANDS:
            raise click.UsageError(f"There is no command {args[0]!r}. There are: {', '.join(COMMANDS)}.", ctx)
        return super().resolve_command(ctx, args)


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(shoal.__version__, prog_name="shoal")
def cli() -> None:
    """Ocean games in the terminal and in the browser.

    \b
    shoal play krill                      play against three bots
    shoal play krill --help               all options of the game
    shoal rules krill squid               what a card does
    shoal sim krill -n 100000             what the game does when bots play it
    shoal serve --open                    play in the browser

    Every command explains itself with --help.
    """


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
