"""Random games of Go For The Krill on bare positions, one step at a time, for the property tests."""

import functools
import itertools
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from shoal.games import load
from shoal.games.krill import rules as r
from shoal.games.krill.notation import SPECIAL_CARDS
from shoal.kernel.contract import NONE
from shoal.kernel.events import new_log, rows
from shoal.kernel.options import resolve
from shoal.kernel.records import PUBLIC_VIEWER, as_bytes
from shoal.match.match import Variant

KRILL = load("krill")
PAIRS = [list(pair) for pair in itertools.combinations(SPECIAL_CARDS, 2)]
THIEVES = ["albatross", "seal"]
ALL = {"darker_waters": True, "tie_breakers": True, "missions": True, "plastics": True}

Options = dict[str, Any]

# Long tests come in parts with games of their own: the first is quick, `make test` runs all.
PARTS = pytest.mark.parametrize("part", [0, *(pytest.param(i, marks=pytest.mark.slow) for i in range(1, 4))])


def every_variant() -> list[Options]:
    """Every player count with every module set, all 15 pairs of special cards included."""
    found = []
    modules = ("tie_breakers", "missions", "plastics", "beginners")
    for flags in itertools.product((False, True), repeat=len(modules)):
        for deck in ("falling", "flat"):
            common = dict(zip(modules, flags, strict=True)) | {"deck": deck}
            found += [common | {"players": n} for n in range(2, 7)]
            for pair in PAIRS:
                found += [common | {"players": n, "darker_waters": True, "hand_cards": pair} for n in range(2, 8)]
    return found


def some_variants(n: int, seed: int = 1) -> list[Options]:
    """`n` variants, among them every player count with nothing and with everything, and every pair."""
    sure = [{"players": n} for n in range(2, 7)]
    sure += [{**ALL, "players": n, "hand_cards": THIEVES} for n in range(2, 8)]
    sure += [{**ALL, "players": 2 + i % 6, "hand_cards": pair} for i, pair in enumerate(PAIRS)]
    rest = random.Random(seed).sample(every_variant(), max(0, n - len(sure)))
    return [*sure, *rest]


def named(options: Options) -> str:
    """A variant as a test id."""
    return "-".join(
        "+".join(value) if isinstance(value, list) else name if value is True else str(value)
        for name, value in options.items()
        if value is not False
    )


@functools.cache
def _table(items: tuple[tuple[str, Any], ...]) -> NDArray[Any]:
    options = {name: list(value) if isinstance(value, tuple) else value for name, value in items}
    components = KRILL.load_components(KRILL.folder / "components.toml")
    return KRILL.resolve(resolve(KRILL.options, options), components)


def table(options: Options) -> NDArray[Any]:
    """The table record of a variant, as an array of one."""
    items = sorted((name, tuple(value) if isinstance(value, list) else value) for name, value in options.items())
    return _table(tuple(items))


class Play:
    """One true position, with the entry points bound to it."""

    def __init__(self, tables: NDArray[Any], p: NDArray[Any]) -> None:
        self.tables, self.p, self.raw = tables, p, as_bytes(p)
        self.t, self.variant = tables[0], Variant(KRILL, {}, "", tables)
        self.seats, self.hands = int(self.t["seats"]), int(self.t["seats"]) * int(self.t["hands_each"])
        self.log = new_log(255)
        self.mask = np.zeros(len(KRILL.answers), np.uint8)
        self.viewers = [PUBLIC_VIEWER, *range(self.seats)]

    @classmethod
    def start(cls, options: Options, seed: int) -> "Play":
        """A game that has been set up, with its first automatic step still to come."""
        p = KRILL.position.zeros(1)
        p[0]["chance"] = seed
        play = cls(table(options), p)
        KRILL.code.setup(play.tables, p, 0, play.log)
        return play

    def copy(self) -> "Play":
        return Play(self.tables, self.p.copy())

    @property
    def bytes(self) -> bytes:
        return self.raw.tobytes()

    @property
    def over(self) -> bool:
        return bool(KRILL.code.over(self.p[0]))

    @property
    def phase(self) -> int:
        return int(self.p[0]["phase"])

    def question(self, seat: int) -> int:
        return int(KRILL.code.question(self.tables, self.p, 0, seat))

    def asked(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.question(seat) != NONE]

    def legal(self, seat: int) -> list[int]:
        n = KRILL.code.legal(self.tables, self.p, 0, seat, self.mask)
        return np.flatnonzero(self.mask).tolist() if n else []

    def why(self, seat: int, answer: int) -> int:
        return int(KRILL.code.why(self.tables, self.p, 0, seat, answer))

    def act(self, seat: int, answer: int) -> None:
        KRILL.code.act(self.tables, self.p, 0, seat, answer)

    def take_back(self, seat: int) -> None:
        KRILL.code.take_back(self.tables, self.p, 0, seat)

    def advance(self) -> tuple[bool, list[tuple[int, ...]]]:
        """One automatic step: whether more follow, and the event rows."""
        self.log[0, 0] = 0
        more = bool(KRILL.code.advance(self.tables, self.p, 0, self.log))
        return more, rows(self.log)

    def hide(self, viewer: int) -> NDArray[Any]:
        """The view of a seat or of the public; of everyone once the game is over."""
        return self.variant.hide(self.p, None if viewer == PUBLIC_VIEWER else viewer)

    def sight(self, viewer: int) -> bytes:
        """The bytes of a view."""
        return self.hide(viewer).tobytes()

    def redeal(self, views: NDArray[Any], seed: int) -> "Play":
        p = KRILL.position.zeros(1)
        KRILL.code.redeal(self.tables, views, as_bytes(views), 0, seed, p, as_bytes(p), 0)
        return Play(self.tables, p)

    def scores(self) -> NDArray[np.int32]:
        out = np.zeros((self.seats, len(KRILL.levels)), np.int32)
        KRILL.code.score(self.tables, self.p, 0, out)
        return out

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

    def finish(self, rng: random.Random) -> "Play":
        for _ in self.steps(rng):
            pass
        return self


def conserved(t: Any, trace: NDArray[Any]) -> None:
    """In each of these positions every card of the game is somewhere, once, and every value in its declared range."""
    steps, hands = len(trace), int(t["seats"]) * int(t["hands_each"])
    for field in KRILL.position.fields:
        if field.name != "chance":
            assert trace[field.name].min() >= field.low and trace[field.name].max() <= field.high, field.name
    taken = trace["taken"].astype(int)
    lies_in_a_pile = np.arange(r.MAX_FOOD)[None, :] < taken[:, None]

    numbers = trace["food"] + r.FOODS * np.arange(steps)[:, None]
    piles = np.bincount(numbers[lies_in_a_pile], minlength=r.FOODS * steps).reshape(steps, r.FOODS)
    stacks = np.zeros((steps, r.FOODS), int)
    for kind in range(r.KINDS):
        stacks[:, 10 * kind + 1 : 10 * kind + 11] = trace["stack"][:, 1:, kind]
    everywhere = trace["deck"] + trace["out"] + trace["aside"] + stacks + piles
    assert (everywhere == t["deck"]).all()
    assert all((trace[place] >= 0).all() for place in ("deck", "out", "aside", "stack"))
    assert not trace["stack"][:, 0].any()
    assert (trace["deck_left"] == trace["deck"].sum(axis=1)).all()
    in_the_bag = np.arange(r.MAX_FOOD)[None, :] < trace["deck_left"][:, None]
    numbers = trace["bag"] + r.FOODS * np.arange(steps)[:, None]
    bags = np.bincount(numbers[in_the_bag], minlength=r.FOODS * steps).reshape(steps, r.FOODS)
    assert (bags == trace["deck"]).all() and not trace["bag"][~in_the_bag].any()

    cards = trace["hand"].astype(int) + (trace["discard"] > 0)
    played = trace["played"][:, :, None] == np.arange(r.CARDS)
    cards[:, :, 1:] += played[:, :, 1:]
    assert (cards[:, :hands] == t["in_set"]).all()
    assert not cards[:, hands:].any()

    first = trace["first"][np.arange(steps), trace["turn"]]
    of_this_round = lies_in_a_pile & (np.arange(r.MAX_FOOD)[None, :] >= first[:, None])
    for hand in range(r.HANDS):
        holds = trace["held_by"] == hand
        assert (trace["pile"][:, hand] == (holds & lies_in_a_pile).sum(axis=1)).all()
        assert (trace["caught"][:, hand] == (holds & of_this_round).sum(axis=1)).all()
    for who in ("taken_by", "after_albatross", "held_by"):
        assert (trace[who][lies_in_a_pile] >= 0).all() and (trace[who][lies_in_a_pile] < hands).all()
        assert not trace[who][~lies_in_a_pile].any()
    assert not trace["food"][~lies_in_a_pile].any()
    assert ((trace["tick"] == 0) | (trace["tick"] == t["ties"])).all()
