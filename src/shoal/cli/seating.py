"""Who sits where: people at this screen, and bots."""

import getpass
import re
from collections.abc import Sequence
from dataclasses import dataclass

import click

from shoal.cli.console import clean, one_line
from shoal.messages import say

ME = ("me", "person", "human")


@dataclass(frozen=True)
class Person:
    """Who sits in a seat. `bot` is empty for people."""

    name: str
    bot: str = ""


def own_name() -> str:
    """What to call the only person here who has not said a name."""
    try:
        name = clean(getpass.getuser()).capitalize()
    except (OSError, KeyError):
        name = ""
    return "" if name.lower() in ("", "root", "nobody", "user") else name


def parse_seat(text: str, seats: int, bots: Sequence[str]) -> tuple[int, str, str]:
    """A --seat: which seat, `me` or a bot, and a name."""
    found = re.fullmatch(r"\s*(\d{1,3})\s*=\s*([^:]*?)\s*(?::(.*))?", text)
    kinds = f"me, {', '.join(bots)}"
    if not found:
        raise click.UsageError(say("cli-error-seat", given=one_line(text, 40), kinds=kinds))
    seat, kind, name = int(found[1]), found[2].lower(), clean(found[3] or "")
    if not 1 <= seat <= seats:
        raise click.UsageError(say("cli-error-seat-number", given=one_line(text, 40), seat=seat, seats=seats))
    if kind not in (*ME, *bots):
        raise click.UsageError(
            say("cli-error-seat-kind", given=one_line(text, 40), kind=one_line(kind, 40), kinds=kinds)
        )
    return seat - 1, "me" if kind in ME else kind, name


def humans_named(text: str | None) -> list[str] | None:
    """--humans: how many, or their names."""
    if text is None:
        return None
    if text.strip().isdigit() and len(text.strip()) <= 3:
        return [""] * int(text)
    names = [clean(name) for name in text.split(",")]
    if not all(names):
        raise click.UsageError(say("cli-error-humans", given=one_line(text, 40)))
    return names


def seat_people(
    seats: int, specs: Sequence[str], humans: str | None, bots_given: str, known: dict[str, str]
) -> list[Person]:
    """Fill the seats: those named by --seat, then the people, then bots. `known` names each bot for people."""
    kinds: dict[int, tuple[str, str]] = {}
    for spec in specs:
        seat, kind, name = parse_seat(spec, seats, list(known))
        if seat in kinds:
            raise click.UsageError(say("cli-error-seat-twice", seat=seat + 1))
        kinds[seat] = (kind, name)
    names = humans_named(humans)
    if names is None:
        names = [] if any(kind == "me" for kind, _ in kinds.values()) or len(kinds) == seats else [""]
    free = [seat for seat in range(seats) if seat not in kinds]
    if len(names) > len(free):
        raise click.UsageError(say("cli-error-humans-many", n=len(names), free=len(free)))
    for seat, name in zip(free, names, strict=False):
        kinds[seat] = ("me", name)
    fill_bots(kinds, seats, bots_given, list(known))
    return name_all(kinds, known)


def fill_bots(kinds: dict[int, tuple[str, str]], seats: int, given: str, known: Sequence[str]) -> None:
    """Bots for the seats that are left: one kind for all, or one for each."""
    free = [seat for seat in range(seats) if seat not in kinds]
    bots = [bot.strip() for bot in given.split(",")]
    for bot in bots:
        if bot not in known:
            raise click.UsageError(say("cli-error-bot", bot=one_line(bot, 40), known=", ".join(known)))
    if len(bots) == 1:
        bots = bots * len(free)
    if len(bots) != len(free):
        raise click.UsageError(say("cli-error-bots-count", n=len(bots), free=len(free)))
    for seat, bot in zip(free, bots, strict=True):
        kinds[seat] = (bot, "")


def called(bot: str) -> str:
    """What a bot is called; one that no catalogue knows goes by its own name."""
    key = f"common-bot-{bot}"
    return bot if (word := say(key)) == key else word


def name_all(kinds: dict[int, tuple[str, str]], bot_words: dict[str, str]) -> list[Person]:
    """Names for those who have none, all different."""
    people: list[Person] = []
    alone = sum(kind == "me" for kind, _ in kinds.values()) == 1
    for seat in sorted(kinds):
        kind, name = kinds[seat]
        if not name and kind == "me":
            name = (own_name() if alone else "") or say("common-seat", n=seat + 1)
        name = name or f"{bot_words.get(kind, kind)} {seat + 1}"
        if name.casefold() in {person.name.casefold() for person in people}:
            name = f"{name} {seat + 1}"
        people.append(Person(name, "" if kind == "me" else kind))
    return people
