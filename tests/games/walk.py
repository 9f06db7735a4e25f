"""Random games on bare positions, one step at a time, for the tests that hold for every game.

A game joins these tests by a module `tests/games/<name>/walk.py` that defines

    Play                    a subclass of `walk.Play` with `game = load("<name>")`
    every_variant()         all sets of options worth telling apart
    some_variants(n, seed)  a few of them: every player count for sure, the rest drawn with the seed
    conserved(t, trace)     asserts of many positions at once (an array of records) that nothing is lost or doubled;
                            call `walk.in_range` in it
    TOGETHER                (if it is rare) how often at least two are asked at once in 24 games; 100 otherwise

`subject(name)` finds it, and `EVERY_GAME` runs a test for each of the games.
"""

import functools
import importlib
import itertools
import random
from collections.abc import Iterator
from typing import Any, ClassVar, Self

import numpy as np
import pytest
from numpy.typing import NDArray

from shoal.games import NAMES
from shoal.kernel import Game
from shoal.kernel.contract import NONE
from shoal.kernel.events import new_log, rows
from shoal.kernel.options import resolve
from shoal.kernel.records import HIDDEN, OWNER, PUBLIC_VIEWER, as_bytes
from shoal.match.match import Variant

Options = dict[str, Any]

# Long tests come in parts with games of their own: the first is quick, `make test` runs all.
PARTS = pytest.mark.parametrize("part", [0, *(pytest.param(i, marks=pytest.mark.slow) for i in range(1, 4))])
EVERY_GAME = pytest.mark.parametrize("name", tuple(NAMES))


def subject(name: str) -> Any:
    """The module that describes a game to the tests."""
    return importlib.import_module(f"tests.games.{name}.walk")


def named(options: Options) -> str:
    """A variant as a test id."""
    return "-".join(
        "+".join(value) if isinstance(value, list) else name if value is True else str(value)
        for name, value in options.items()
        if value is not False
    )


def capped(name: str, options: Options) -> Options:
    """The variant with the limits that apply wherever a bot sits, if it has none."""
    caps = {option.name: option.default for option in subject(name).Play.game.options if option.cap}
    return {**options, **{cap: usual for cap, usual in caps.items() if not options.get(cap, usual)}}


def choose(legal: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A random legal answer for each game."""
    return np.where(legal.any(axis=1), (legal * rng.random(legal.shape)).argmax(axis=1), 0)


@functools.cache
def _table(game: Game, items: tuple[tuple[str, Any], ...]) -> NDArray[Any]:
    options = {name: list(value) if isinstance(value, tuple) else value for name, value in items}
    components = game.load_components(game.folder / "components.toml")
    return game.resolve(resolve(game.options, options), components)


def table_of(game: Game, options: Options) -> NDArray[Any]:
    """The table record of a variant, as an array of one."""
    items = sorted((name, tuple(value) if isinstance(value, list) else value) for name, value in options.items())
    return _table(game, tuple(items))


class Play:
    """One true position, with the entry points bound to it."""

    game: ClassVar[Game]

    def __init__(self, tables: NDArray[Any], p: NDArray[Any]) -> None:
        self.tables, self.p, self.raw = tables, p, as_bytes(p)
        self.t, self.variant = tables[0], Variant(self.game, {}, "", tables)
        self.seats, self.hands = int(self.t["seats"]), int(self.t["seats"]) * int(self.t["hands_each"])
        self.log = new_log(255)
        self.mask = np.zeros(len(self.game.answers), np.uint8)
        self.viewers = [PUBLIC_VIEWER, *range(self.seats)]

    @classmethod
    def start(cls, options: Options, seed: int) -> Self:
        """A game that has been set up, with its first automatic step still to come."""
        p = cls.game.position.zeros(1)
        p[0]["chance"] = seed
        play = cls(table_of(cls.game, options), p)
        cls.game.code.setup(play.tables, p, 0, play.log)
        return play

    def copy(self) -> Self:
        return type(self)(self.tables, self.p.copy())

    @property
    def bytes(self) -> bytes:
        return self.raw.tobytes()

    @property
    def over(self) -> bool:
        return bool(self.game.code.over(self.p[0]))

    @property
    def phase(self) -> int:
        return int(self.p[0]["phase"])

    def question(self, seat: int) -> int:
        return int(self.game.code.question(self.tables, self.p, 0, seat))

    def asked(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.question(seat) != NONE]

    def legal(self, seat: int) -> list[int]:
        n = self.game.code.legal(self.tables, self.p, 0, seat, self.mask)
        found: list[int] = np.flatnonzero(self.mask).tolist() if n else []
        assert len(found) == n
        return found

    def why(self, seat: int, answer: int) -> int:
        return int(self.game.code.why(self.tables, self.p, 0, seat, answer))

    def act(self, seat: int, answer: int) -> None:
        self.game.code.act(self.tables, self.p, 0, seat, answer)

    def take_back(self, seat: int) -> None:
        self.game.code.take_back(self.tables, self.p, 0, seat)

    def advance(self) -> tuple[bool, list[tuple[int, ...]]]:
        """One automatic step: whether more follow, and the event rows."""
        self.log[0, 0] = 0
        more = bool(self.game.code.advance(self.tables, self.p, 0, self.log))
        return more, rows(self.log)

    def hide(self, viewer: int) -> NDArray[Any]:
        """The view of a seat or of the public; of everyone once the game is over."""
        return self.variant.hide(self.p, None if viewer == PUBLIC_VIEWER else viewer)

    def sight(self, viewer: int) -> bytes:
        """The bytes of a view."""
        return self.hide(viewer).tobytes()

    def redeal(self, views: NDArray[Any], seed: int) -> Self:
        p = self.game.position.zeros(1)
        self.game.code.redeal(self.tables, views, as_bytes(views), 0, seed, p, as_bytes(p), 0)
        return type(self)(self.tables, p)

    def scores(self) -> NDArray[np.int32]:
        out = np.zeros((self.seats, len(self.game.levels)), np.int32)
        self.game.code.score(self.tables, self.p, 0, out)
        return out

    def own(self, field: str, seat: int) -> slice:
        """The part of an OWNER field that belongs to a seat: one entry for each of its hands (or for the seat)."""
        each = int(self.t["hands_each"])
        return slice(seat * each, (seat + 1) * each)

    def steps(self, rng: random.Random) -> Iterator[tuple[str, Any]]:
        """Play on at random, pausing after each step: ("advance", event rows) or ("act", (seat, answer))."""
        while not self.over:
            more = True
            while more:
                before = self.bytes
                more, events = self.advance()
                if events or before != self.bytes:
                    yield "advance", events
            asked = self.asked()
            if asked:
                seat = rng.choice(asked)
                answer = rng.choice(self.legal(seat))
                self.act(seat, answer)
                yield "act", (seat, answer)
            else:
                assert self.over, "nobody is asked anything, and nothing happens by itself"

    def finish(self, rng: random.Random) -> Self:
        for _ in self.steps(rng):
            pass
        return self


def in_range(game: Game, trace: NDArray[Any]) -> None:
    """Every value of these positions is in its declared range."""
    for field in game.position.fields:
        if field.name != "chance":
            assert trace[field.name].min() >= field.low and trace[field.name].max() <= field.high, field.name


def hidden_fields(game: Game) -> list[Any]:
    """The fields that nobody sees."""
    return [field for field in game.position.fields if field.sees == HIDDEN]


def owned_fields(game: Game) -> list[Any]:
    """The fields of which each owner sees its part."""
    return [field for field in game.position.fields if field.sees == OWNER]


def answers_for_all(play: Play, rng: random.Random) -> dict[int, list[int]]:
    """Whole answers of every seat that is asked, each worked out without the others'."""
    given: dict[int, list[int]] = {}
    for seat in play.asked():
        trial = play.copy()
        given[seat] = []
        while legal := trial.legal(seat):
            given[seat].append(rng.choice(legal))
            trial.act(seat, given[seat][-1])
    return given


def stages(play: Play, rng: random.Random) -> Iterator[Play]:
    """Play a game, giving each position in which somebody is asked and nobody has answered."""
    while True:
        while play.advance()[0]:
            pass
        if play.over:
            return
        yield play
        for seat, answers in answers_for_all(play, rng).items():
            for answer in answers:
                play.act(seat, answer)


def in_order(play: Play, given: dict[int, list[int]], order: list[int]) -> Play:
    """A copy in which seats have answered part by part, in this order of arrival."""
    trial, parts = play.copy(), {seat: iter(answers) for seat, answers in given.items()}
    for seat in order:
        trial.act(seat, next(parts[seat]))
    return trial


def shuffled_orders(given: dict[int, list[int]], rng: random.Random, n: int) -> Iterator[list[int]]:
    """Orders in which the parts of all answers may arrive."""
    order = list(itertools.chain.from_iterable([seat] * len(answers) for seat, answers in given.items()))
    for _ in range(n):
        rng.shuffle(order)
        yield list(order)
