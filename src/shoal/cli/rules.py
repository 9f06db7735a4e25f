"""`shoal rules` explains, `shoal games` lists."""

from collections.abc import Callable
from itertools import groupby
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.text import Text

from shoal.cli.console import console, indented, known_game, one_line
from shoal.cli.pages import Page, how_to_play
from shoal.cli.spoken import Command
from shoal.messages import say

if TYPE_CHECKING:
    from shoal.kernel import Game


@click.command(cls=Command)
@click.argument("game")
@click.argument("topic", nargs=-1, metavar="[CARD]")
@click.option("--plain", is_flag=True, help="cli-flag-plain")
def rules(game: str, topic: tuple[str, ...], plain: bool) -> None:
    """Explain a game, or one of its cards, foods or missions."""
    game = known_game(game)
    from shoal.cli.topics import find, topics
    from shoal.games import load

    kernel, screen = load(game), console(plain)
    if not topic:
        overview(screen, game)
        return
    asked = " ".join(topic)
    found = find(kernel, asked)
    if not found:
        known = ", ".join(dict.fromkeys(t.name for t in topics(kernel)))
        key = "cli-error-topic" if known else "cli-error-no-topics"
        raise click.UsageError(say(key, game=game, topic=one_line(asked, 40), known=known))
    figures = printed(kernel)
    for one in found:
        screen.print(Text(one.title, "bold cyan"))
        screen.print(Text(indented(f"{one.text} {figures(one.name)}".rstrip(), screen.width)))


def printed(kernel: "Game") -> Callable[[str], str]:
    """What our components print on a card, in words."""
    from shoal.cli.faces import face
    from shoal.kernel.options import resolve

    tables = kernel.resolve(resolve(kernel.options, {}), kernel.load_components(kernel.folder / "components.toml"))
    shown = face(kernel, {}, int(tables[0]["hands_each"]))
    view = kernel.scenes.view(tables[0], kernel.position.zeros(1)[0], None, False)
    return lambda name: shown.figures(name, view)


def overview(screen: Console, game: str) -> None:
    """How the game goes, and everything in it."""
    from shoal.cli.topics import topics
    from shoal.games import load
    from shoal.match.words import words

    kernel = load(game)
    catalogue = words(kernel)
    text = how_to_play(kernel)
    screen.print(Page(text) if text else Text(catalogue.text(f"{game}-name"), "bold cyan"))
    figures = printed(kernel)
    for kind, members in groupby(topics(kernel), key=lambda t: t.kind):
        screen.print()
        key = f"cli-kind-{kind}"
        screen.print(Text(catalogue.text(key) if catalogue.has(key) else kind.capitalize(), "bold"))
        for text, same in groupby(members, key=lambda t: f"{t.text} {figures(t.name)}".rstrip()):
            named = list(same)
            title = named[0].title
            if len(named) > 1:
                title = catalogue.text("cli-range", first=title, last=named[-1].title)
            line = Text(indented(f"{title}: {text}", screen.width, 4, 2))
            line.stylize("cyan", 2, 2 + len(title))
            screen.print(line)


@click.command(cls=Command)
def games() -> None:
    """List the games, with how many can play."""
    from shoal.games import NAMES, load
    from shoal.match.words import words

    screen = console()
    for name in NAMES:
        game = load(name)
        low, high = game.players
        exact = "-exact" if low == high else ""
        screen.print(
            Text.assemble(
                (f"{name:<10}", "bold cyan"),
                say(f"cli-game-players{exact}", name=words(game).text(f"{name}-name"), min=low, max=high),
            )
        )
