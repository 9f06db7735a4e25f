"""Go For The Krill as the tests see it: its variants, and that no card is lost."""

import itertools
import random
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tests.games import walk
from tests.games.walk import PARTS, Options, named

from shoal.games import load
from shoal.games.krill import rules as r
from shoal.games.krill.notation import SPECIAL_CARDS

__all__ = ["PARTS", "Options", "named"]

KRILL = load("krill")
PAIRS = [list(pair) for pair in itertools.combinations(SPECIAL_CARDS, 2)]
THIEVES = ["albatross", "seal"]
ALL = {"darker_waters": True, "tie_breakers": True, "missions": True, "plastics": True}


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


class Play(walk.Play):
    """One true position of Go For The Krill."""

    game = KRILL


def table(options: Options) -> NDArray[Any]:
    """The table record of a variant, as an array of one."""
    return walk.table_of(KRILL, options)


def conserved(t: Any, trace: NDArray[Any]) -> None:
    """In each of these positions every card of the game is somewhere, once, and every value in its declared range."""
    steps, hands = len(trace), int(t["seats"]) * int(t["hands_each"])
    walk.in_range(KRILL, trace)
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
