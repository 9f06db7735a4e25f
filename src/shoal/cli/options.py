"""The options of a game as flags of the command line."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import click

from shoal.cli.console import Whole, flag
from shoal.cli.spoken import Flag, Group
from shoal.kernel import Game, Option
from shoal.match import GameHandle
from shoal.match.words import Words, words
from shoal.messages import say


def explain(option: Option, kernel: Game) -> str:
    """What an option does, what it may be and what it is otherwise."""
    catalogue, game = words(kernel), kernel.name
    key = f"{game}-option-{option.name}"
    parts = [catalogue.text(key, "help").strip()] if catalogue.has(key, "help") else []
    if option.needs:
        parts.append(say("cli-flag-needs", flag=flag(option.needs)))
    if option.kind == "pick":
        parts.append(say("cli-flag-pick", n=option.count, choices=", ".join(option.choices)))
    if option.kind == "choice":
        for choice in option.choices:
            if catalogue.has(f"{key}-{choice}", "help"):
                parts.append(f"{choice}: {catalogue.text(f'{key}-{choice}', 'help')}")
    if option.kind != "bool" and not (option.kind == "int" and option.minimum == option.maximum):
        default = ",".join(option.default) if isinstance(option.default, list) else option.default
        parts.append(say("cli-flag-default", value=str(default or say("ui-new-random"))))
    return " ".join(part for part in parts if part)


def game_flags(game: GameHandle) -> list[click.Option]:
    """A flag for each option of the game, and the components file."""
    flags: list[click.Option] = []
    for option in game.options:
        name, says = [flag(option.name), option.name], partial(explain, option, game.kernel)
        if option.kind == "bool":
            made = Flag(name, says, is_flag=True, default=option.default)
        elif option.kind == "int":
            made = Flag(name, says, type=Whole(option.minimum, option.maximum))
        elif option.kind == "choice":
            made = Flag(name, says, metavar="|".join(option.choices))
        else:
            made = Flag(name, says, metavar="A,B,...")
        flags.append(made)
    flags.append(
        click.Option(
            ["--components"],
            type=click.Path(path_type=Path),
            metavar="FILE",
            help="cli-flag-components",
        )
    )
    return flags


def given_options(game: GameHandle, parameters: dict[str, Any]) -> dict[str, Any]:
    """Take the game's options out of the parameters of a command; those not given are left out."""
    values = {option.name: parameters.pop(option.name) for option in game.options}
    absent = {option.name: option.default if option.kind == "bool" else None for option in game.options}
    return {name: value for name, value in values.items() if value != absent[name]}


class PerGame(Group):
    """A command with a subcommand for each game, whose flags are that game's options."""

    def __init__(self, *args: Any, command: Callable[[str], click.Command], summary: str, **more: Any) -> None:
        super().__init__(*args, **more)
        self.subcommand_metavar = "GAME [OPTIONS]"
        self._command, self._summary = command, summary
        self._made: dict[str, click.Command] = {}

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The games."""
        from shoal.games import NAMES

        return list(NAMES)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """The command for one game."""
        if name not in self.list_commands(ctx):
            return None
        if name not in self._made:
            self._made[name] = self._command(name)
        return self._made[name]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the games without loading them."""
        with formatter.section(say("cli-games")):
            formatter.write_dl([(name, say(self._summary, name=name)) for name in self.list_commands(ctx)])

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the game; an unknown one is answered with those there are."""
        from shoal.cli.console import known_game

        if args and not args[0].startswith("-"):
            args = [known_game(args[0]), *args[1:]]
        return super().resolve_command(ctx, args)


def option_words(catalogue: Words, game: str, declared: Sequence[Option], options: Mapping[str, Any]) -> list[str]:
    """The options that make this game what it is, in words."""
    said = []
    for option in declared:
        name, value = option.name, options.get(option.name)
        if option.needs and not options.get(option.needs):
            continue
        title = catalogue.text(f"{game}-option-{name}") if catalogue.has(f"{game}-option-{name}") else name
        if value is True:
            said.append(title)
        elif isinstance(value, list) and value:
            named = [
                catalogue.text(f"{game}-option-{name}-{one}")
                if catalogue.has(f"{game}-option-{name}-{one}")
                else catalogue.name("mission", one)
                for one in value
            ]
            said.append(f"{title}: {catalogue.list(named)}")
        elif isinstance(value, str):
            key = f"{game}-option-{name}-{value}"
            said.append(f"{title}: {catalogue.text(key) if catalogue.has(key) else value}")
    return said
