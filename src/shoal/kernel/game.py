"""A game as the rest of Shoal sees it: its description, and its rules compiled together with the generic code."""

import functools
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from shoal.kernel import generic
from shoal.kernel.compiling import COMPILED, specialise
from shoal.kernel.options import Option, OptionError
from shoal.kernel.records import Field, Layout
from shoal.kernel.uncompiled import WideArray

RULES = ("setup", "question", "legal", "why", "act", "take_back", "advance", "over", "score")
HIDDEN = ("uncover", "redeal")

# Each entry point is compiled once a game. Those that call others name them.
ENTRIES: dict[str, tuple[Callable[..., Any], tuple[str, ...]]] = {
    "setup": (generic.setup_at, ()),
    "question": (generic.question_at, ()),
    "legal": (generic.legal_at, ()),
    "why": (generic.why_at, ()),
    "act": (generic.act_at, ()),
    "take_back": (generic.take_back_at, ()),
    "advance": (generic.advance_at, ()),
    "score": (generic.score_at, ()),
    "hide": (generic.hide_at, ("hide",)),
    "redeal": (generic.redeal_at, ()),
    "instinct": (generic.instinct_at, ()),
    "play_games": (generic.play_games, ("hide",)),
    "batch_start": (generic.batch_start, ("begin",)),
    "batch_act": (generic.batch_act, ("begin", "chooser")),
    "batch_illegal": (generic.batch_illegal, ()),
    "batch_sample": (generic.batch_sample, ()),
    "batch_observe": (generic.batch_observe, ("hide",)),
    "copy_records": (generic.copy_records, ()),
}


class Scenes(Protocol):
    """How a game shows itself as plain data: its `table` module."""

    def view(self, t: Any, record: Any, viewer: int | None, memory: bool) -> dict[str, Any]:
        """What lies on the table, from a hidden record; with `memory` also what the viewer can have worked out."""
        ...

    def describe(
        self, t: Any, row: tuple[int, ...], before: Any, after: Any, viewer: int | None
    ) -> list[dict[str, Any]]:
        """The messages for one event row, filled in from the viewer's own views before and after the step."""
        ...

    def prompt(self, t: Any, view: Any, seat: int, question: int) -> tuple[int, dict[str, Any]]:
        """The hand a question is about and the sentence that asks it."""
        ...

    def reason(self, t: Any, view: Any, seat: int, code: int, answer: int) -> dict[str, Any]:
        """The sentence for a reason code of `why`."""
        ...

    def place(self, t: Any, p: Any, zones: Mapping[str, Any]) -> None:
        """Change a position to have these zones (scenarios); a ValueError says what does not fit."""
        ...

    def zones(self, t: Any, p: Any) -> dict[str, Any]:
        """The zones of a true position, in the words of scenarios."""
        ...


@dataclass(frozen=True)
class NoComponents:
    """The components of a game whose rules hold them all."""

    digest: str = ""


def no_components(path: Path) -> NoComponents:
    """What a game without components files has for `load_components`."""
    if path.name != "components.toml" or path.exists():
        raise OptionError(f"components file {path}: this game takes none")
    return NoComponents()


@dataclass(frozen=True, eq=False)
class Game:
    """A game: built once in the game's folder, `shoal.games.<name>`."""

    name: str
    revision: int
    schema: int
    folder: Path
    table: Layout
    position: Layout
    answers: tuple[str, ...]
    questions: tuple[str, ...]
    levels: tuple[str, ...]
    ends: tuple[str, ...]
    options: tuple[Option, ...]
    resolve: Callable[[Mapping[str, Any], Any], NDArray[Any]]
    load_components: Callable[[Path], Any]
    rules: ModuleType
    hidden: ModuleType
    quick: ModuleType
    scenes: Scenes
    shown_reasons: frozenset[int]
    upgrade: tuple[Callable[[dict[str, Any]], dict[str, Any]], ...] = ()
    private_questions: frozenset[int] = frozenset()
    nobody_wins: frozenset[int] = frozenset()
    survival: str = ""  # a level that is 0 for those who have lost, whatever their points: they share the last place
    component_fields: frozenset[str] = frozenset()  # of the table: what a components file decides
    check_components: Callable[[Any], None] = lambda t: None  # a ValueError if a table's are not possible
    check_position: Callable[[Any, Any], None] = lambda t, p: (
        None
    )  # a ValueError if compiled rules would leave the record

    @classmethod
    def of_one_module(cls, name: str, players: tuple[int, int], answers: tuple[str, ...], **more: Any) -> "Game":
        """A small game whose parts are all in the module `name`, with no option but how many play (fewest, most)."""
        module = sys.modules[name]
        assert module.__file__ is not None
        table = Layout(Field("seats", np.int8, high=players[1]), Field("hands_each", np.int8))
        usual: dict[str, Any] = {
            "revision": 1,
            "schema": 1,
            "folder": Path(module.__file__).parent,
            "table": table,
            "position": module.POSITION,
            "levels": ("points",),
            "ends": ("end",),
            "options": (Option("players", "int", players[0], minimum=players[0], maximum=players[1]),),
            "resolve": lambda options, components: table.array(seats=options["players"], hands_each=1),
            "load_components": no_components,
            **dict.fromkeys(("rules", "hidden", "quick", "scenes"), module),
            "shown_reasons": frozenset(),
        }
        return cls(**{"name": name.rpartition(".")[2], "answers": answers, **usual, **more})

    @functools.cached_property
    def code(self) -> "Code":
        """The compiled entry points."""
        return Code(self)

    @property
    def players(self) -> tuple[int, int]:
        """The fewest and the most people who can play."""
        seats = next(option for option in self.options if option.name == "players")
        return seats.minimum, seats.maximum


class Code:
    """A game's entry points, callable from Python; compiled on first use and cached on disk."""

    def __init__(self, game: Game) -> None:
        self.game = game
        own = {name: getattr(game.rules, name) for name in RULES}
        own |= {name: getattr(game.hidden, name) for name in HIDDEN}
        own["instinct"] = game.quick.instinct
        module = game.rules.__name__
        helpers = {name: specialise(getattr(generic, name), module, **own) for name in ("hide", "begin", "chooser")}
        self._entries = {
            name: specialise(template, module, **own, **{h: helpers[h] for h in needed})
            for name, (template, needed) in ENTRIES.items()
        }

    def __getattr__(self, name: str) -> Callable[..., Any]:
        try:
            entry = self._entries[name]
        except KeyError:
            raise AttributeError(f"no entry point {name!r}; there are {', '.join(ENTRIES)}") from None
        if COMPILED:
            setattr(self, name, entry)
            return entry
        return functools.partial(_uncompiled, entry)

    @property
    def over(self) -> Callable[[Any], bool]:
        """Whether the game of one position record has ended."""
        over = self.game.rules.over
        return over if not COMPILED else over.py_func  # type: ignore[no-any-return]


def _uncompiled(entry: Callable[..., Any], *arguments: Any) -> Any:
    wrapped = [WideArray(a) if isinstance(a, np.ndarray) else a for a in arguments]
    with np.errstate(over="ignore"):  # the chance stream wraps on purpose
        return entry(*wrapped)


def ranking(
    levels: NDArray[Any], seats: int, nobody: bool = False, survival: int | None = None
) -> tuple[list[int], list[int]]:
    """Ranks (1, 1, 3, ...) by the first level that differs, and the winners.

    Whoever has 0 in the level `survival` has lost: all who did are last.

    >>> ranking(np.array([[5, 1], [7, 0], [7, 0], [7, 2]]), 4)
    ([4, 2, 2, 1], [3])
    >>> ranking(np.array([[5, 1], [3, 0], [4, 0]]), 3, survival=1)
    ([1, 3, 3], [0])
    """
    rows = [tuple(int(x) for x in levels[seat]) for seat in range(seats)]
    ranks = [1 + sum(other > row for other in rows) for row in rows]
    if survival is not None:
        ranks = [rank if row[survival] else seats for rank, row in zip(ranks, rows, strict=True)]
    return ranks, [] if nobody else [seat for seat in range(seats) if ranks[seat] == 1]


def warm(game: Game, report: Callable[[str, int, int], None] = lambda name, done, total: None) -> None:
    """Compile every entry point (or load it from the cache), telling `report` the name, how much is done and of how much."""
    from shoal.kernel.warming import calls, weight

    todo: Sequence[tuple[str, tuple[Any, ...]]] = calls(game)
    done, total = 0, sum(weight(name) for name, _ in todo)
    for name, arguments in todo:
        report(name, done, total)
        getattr(game.code, name)(*arguments)
        done += weight(name)
    report("", total, total)
