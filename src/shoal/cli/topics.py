"""What the message catalogue of a game can explain: its cards, food, missions and the like."""

import functools
import re
from collections.abc import Callable
from dataclasses import dataclass

from shoal.kernel import Game
from shoal.match.words import words
from shoal.messages import current

LEFT_OUT = ("option", "ui", "ask", "why", "event", "phase", "progress", "end", "level", "cli")


@dataclass(frozen=True)
class Topic:
    """One thing that can be explained."""

    name: str  # what one types
    kind: str  # card, food, mission, ...
    title: str
    text: str


def _ids(game: Game) -> list[str]:
    """The message ids of a game's catalogue, in its order."""
    text = (game.folder / "messages" / "en.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE)


def topics(game: Game) -> tuple[Topic, ...]:
    """All topics of a game in the language in use, in the order of its catalogue.

    A thing `<game>-<kind>-<name>` is explained by `<game>-<kind>-<name>-help`, by the attribute `.help` or, for cards,
    by `<game>-help-<name>`.
    """
    return _topics(game, current())


@functools.cache
def _topics(game: Game, language: str) -> tuple[Topic, ...]:
    catalogue, found = words(game, language), {}
    ids = _ids(game)
    for key in ids:
        kind, _, name = key.removeprefix(f"{game.name}-").partition("-")
        if not name or kind in LEFT_OUT or name.endswith("-help") or f"{game.name}-{kind}-{name}-name" in ids:
            continue
        title, name = catalogue.text(key, value=0), name.removesuffix("-name")
        text = ""
        if catalogue.has(key, "help"):
            text = catalogue.text(key, "help")
        elif catalogue.has(f"{game.name}-{kind}-{name}-help"):
            text = catalogue.text(f"{game.name}-{kind}-{name}-help")
        elif kind == "card" and catalogue.has(f"{game.name}-help-{name}"):
            text = catalogue.text(f"{game.name}-help-{name}")
        if text:
            plain = f"{game.name}-{kind}-kind-{name}"
            title = catalogue.text(plain) if catalogue.has(plain) else title
            found[kind, name] = Topic(name, kind, title, " ".join(text.split()))
    return tuple(found.values())


def find(game: Game, typed: str) -> list[Topic]:
    """The topics that fit what was typed: by name, by title, else by the beginning of either."""
    wanted = squeeze(typed)
    everything = topics(game)
    tests: list[Callable[[Topic], bool]] = [
        lambda t: wanted == squeeze(t.name),
        lambda t: wanted == squeeze(t.title),
        lambda t: squeeze(t.name).startswith(wanted) or squeeze(t.title).startswith(wanted),
        lambda t: any(word.startswith(wanted) for word in squeeze(t.title).split()),
    ]
    for fits in tests:
        found = [topic for topic in everything if fits(topic)]
        if found and wanted:
            return found
    return []


def squeeze(text: str) -> str:
    """A text for comparing: small letters, one space between words.

    >>> squeeze(" Whale-Shark  5 ")
    'whale shark 5'
    """
    return " ".join(re.sub(r"[-_,;:]+", " ", text.casefold().replace("’", "'").replace("ё", "е")).split())
