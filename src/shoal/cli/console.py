"""What all commands share: the console, errors in one line, names made safe."""

import difflib
import os
import re
import unicodedata
from collections.abc import Sequence
from typing import Any

import click
from rich.cells import cell_len, set_cell_size
from rich.console import Console

from shoal.messages import say

WIDEST = 110  # text in longer lines is hard to read
ANY_SEED = 2**63 - 1  # the highest seed there is


def console(plain: bool = False, stderr: bool = False) -> Console:
    """A console as wide as the terminal; without any colour if `plain` or the environment asks for none."""
    plain = plain or bool(os.environ.get("NO_COLOR"))
    made = Console(highlight=False, markup=False, emoji=False, stderr=stderr, color_system=None if plain else "auto")
    made.width = max(40, min(made.width, WIDEST))
    return made


def clean(text: Any, longest: int = 24) -> str:
    """A name from outside, in one line and without anything that could steer the terminal."""
    kinds = (unicodedata.category(c) for c in str(text))
    safe = "".join(
        c if kind[0] != "C" and kind not in ("Zl", "Zp") else " " for c, kind in zip(str(text), kinds, strict=True)
    )
    safe = " ".join(safe.split())
    return safe if cell_len(safe) <= longest else set_cell_size(safe, longest - 1).rstrip() + "…"


def one_line(text: Any, longest: int = 300) -> str:
    """A text from outside as one line of an error message."""
    return clean(str(text).replace("\n", " "), longest)


def between(least: Any, most: Any) -> str:
    """A range as it stands in help texts.

    >>> between(2, 7), between(2, 2)
    ('2..7', '2')
    """
    return str(least) if least == most else f"{least}..{most}"


def reason_of(error: BaseException) -> str:
    """Why a file does not do, where we have said it ourselves: Python's own words mean nothing to who plays."""
    ours = type(error) is ValueError or type(error).__module__.startswith("shoal.")
    return one_line(error) if ours else say("cli-error-misfit")


class Whole(click.IntRange):
    """A whole number in a range, which an error names."""

    name = "number"

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str | None:
        """The range itself, where it says something."""
        return None if self.max == ANY_SEED else between(self.min, self.max)

    def _describe_range(self) -> str:
        """Nothing more: Click would say the range a second time."""
        return ""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number, or an error that says what is allowed."""
        try:
            return int(super().convert(value, param, ctx))
        except click.BadParameter:
            given = {"value": one_line(value, 40), "min": str(self.min), "max": str(self.max)}
            only = self.min == self.max
            self.fail(say("cli-error-only" if only else "cli-error-whole", **given), param, ctx)


def flag(option: str) -> str:
    """How an option of a game is written on the command line."""
    return "--" + option.replace("_", "-")


def refuse(error: Any, options: Sequence[str] = ()) -> click.UsageError:
    """An error of a game as one of the command line: options are named as they are typed there."""
    text = one_line(error, 600)
    reason = getattr(error, "reason", None)
    if reason:
        named = {
            name: flag(value) if kind == "option" or name == "needs" else value
            for name, (kind, value) in reason["params"].items()
        }
        text = one_line(say(reason["key"], **named), 600)
    for name in options:
        text = re.sub(rf"{say('common-option', name=name)}(?=[: ])", flag(name), text)
        text = re.sub(rf"(?<![\w-]){name}(?!\w)", flag(name), text) if "_" in name else text
    return click.UsageError(text)


def known_game(name: str) -> str:
    """The name of a game, however it is capitalised, or an error that names those there are. Imports no game."""
    from shoal.games import NAMES

    if name.lower() in NAMES:
        return name.lower()
    like = difflib.get_close_matches(name.lower(), NAMES, 1)
    known = ", ".join(NAMES)
    raise click.UsageError(
        say("cli-error-game", name=one_line(name, 40), known=known, like=like[0] if like else "none")
    )


def indented(text: str, width: int, by: int = 2, first: int | None = None) -> str:
    """A paragraph wrapped to the width, its lines indented."""
    lines = [" " * (by if first is None else first)]
    for word in re.split(r"[ \n\t]+", text.strip(" \n\t")):  # other spaces are meant to hold words together
        if not lines[-1].strip(" "):
            lines[-1] += word
        elif cell_len(lines[-1]) + 1 + cell_len(word) < width:
            lines[-1] += f" {word}"
        else:
            lines.append(" " * by + word)
    return "\n".join(lines)
