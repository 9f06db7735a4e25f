"""Kelp as the tests see it: its variants, and that nothing is lost."""

import itertools
import random
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tests.games import walk
from tests.games.walk import Options

from shoal.games import load
from shoal.games.kelp import record as r
from shoal.games.kelp.lore import BITS

KELP = load("kelp")
TOGETHER = 2  # confrontations in games of random players


def every_variant() -> list[Options]:
    """Both editions, with spots named and drawn, with and without a limit."""
    return [
        {"edition": edition, "spots": spots, "round_limit": limit}
        for limit, spots, edition in itertools.product((60, 0), ("shark", "chance"), ("rocky-3", "rocky-5"))
    ]


def some_variants(n: int, seed: int = 1) -> list[Options]:
    """`n` variants: all, as often as it takes; the rest at random."""
    everything = every_variant()
    return [*everything * (n // len(everything)), *random.Random(seed).sample(everything, n % len(everything))]


class Play(walk.Play):
    """One true position of Kelp."""

    game = KELP


def nibbles(entries: NDArray[Any]) -> NDArray[Any]:
    """The kinds on the mats, entry by entry."""
    return (entries[..., None] >> (4 * np.arange(r.ZONES))) & 15


def conserved(t: Any, trace: NDArray[Any]) -> None:
    """In each of these positions every die, block and card is somewhere, once, and every value in its declared range."""
    walk.in_range(KELP, trace)
    steps = len(trace)
    dice_are_there(t, trace)
    on_board = np.zeros((steps, r.BLOCKS), int)
    for kind in range(r.BLOCKS):
        on_board[:, kind] = ((trace["block"] == kind) & (trace["stands"] != r.EMPTY)).sum(axis=1)
        on_board[:, kind] += trace["held"] == kind + 1
    eaten = np.zeros((steps, r.BLOCKS), int)
    for food in range(r.FOODS):
        eaten[:, r.CRAB + food] = trace["food"][:, food] > 0
    in_bag = trace["bagged"].astype(int)
    assert (on_board + eaten + in_bag + trace["aside"] == t["blocks"]).all()
    assert (on_board.sum(axis=1) + in_bag.sum(axis=1) == r.ZONES).all()
    assert (trace["bagged_n"] == in_bag.sum(axis=1)).all() and (trace["lifted"] == (trace["held"] > 0)).all()

    cards = sum(trace[zone].astype(int) for zone in ("hand", "deck", "discard", "played", "trash", "under"))
    cards = cards + (trace["top"][:, t["pile_of"]] == np.arange(1, r.CARDS + 1))
    assert (cards == t["copies"]).all()
    for zone in ("hand", "deck", "discard"):
        assert (trace[zone].astype(int).sum(axis=1) == trace[zone + "_n"]).all(), zone
    assert (trace["sure"] <= trace["hand"]).all(), "the Shark is sure of a card that is not in hand"
    empty = trace["deck_n"] == 0
    assert (trace["sure"][empty] == trace["hand"][empty]).all()

    sharks = sum(trace[zone].astype(int) for zone in ("stock", "cards", "used"))
    for slot in range(r.ROW):
        sharks = sharks + (trace["offer"][:, slot, None] == np.arange(1, r.SHARK_CARDS + 1))
    sharks[:, r.VIGILANT] += trace["saved"] > 0
    assert (sharks == t["shark_copies"]).all()
    assert (trace["stock"].sum(axis=1) == trace["stock_n"]).all()
    tracked = (trace["track"] > 0).sum(axis=1)
    assert (tracked == (trace["food"] > 0).sum(axis=1)).all()
    lore_holds(trace)


def dice_are_there(t: Any, trace: NDArray[Any]) -> None:
    """All dice by colour."""
    dice = sum(trace[zone].astype(int) for zone in ("bag", "supply", "drawn", "waiting", "growth", "hunger"))
    dice = dice + trace["pool"].sum(axis=2) + trace["energy"].sum(axis=2)
    for colour in range(r.COLOURS):
        dice[:, colour] += (trace["placed"] >> 3 == colour).sum(axis=1) * (colour > 0)
        dice[:, colour] += trace["saved"] == colour + 1
    dice[:, r.BLUE] += (trace["current"] > 0).sum(axis=1)
    assert (dice == t["dice"]).all()
    assert not trace["pool"][:, :, 0].any() and not trace["energy"][:, :, 0].any()
    assert (trace["energy"].sum(axis=(1, 2)) <= r.ENERGY_SLOTS).all()
    assert (trace["hunger"].sum(axis=1) == trace["hunger_n"]).all()


def lore_holds(trace: NDArray[Any]) -> None:
    """The table of classes is in order, and the truth is in it unless it was blurred."""
    for p in trace:
        n = int(p["lore_n"])
        codes, weights = nibbles(p["lore"][:n]), p["lore"][:n] >> BITS
        assert n > 0 and not p["lore"][n:].any() and (weights > 0).all()
        assert len(np.unique(p["lore"][:n] & ((1 << BITS) - 1))) == n, "an entry is there twice"
        assert np.gcd.reduce(weights) == 1 or p["blurred"]
        starts = [mat for mat in range(r.ZONES) if p["starts"] >> mat & 1] + [r.ZONES]
        assert starts[0] == 0 and sorted(p["mat"].tolist()) == list(range(r.ZONES))
        blocks = p["block"].astype(int).copy()
        lost = [kind for kind in range(r.BLOCKS) for _ in range(p["bagged"][kind] + (p["held"] == kind + 1))]
        blocks[p["stands"] == r.EMPTY] = lost
        for row in codes:
            assert sorted(row) == sorted(blocks)
            assert all(list(row[a:b]) == sorted(row[a:b]) for a, b in itertools.pairwise(starts))
        truth = np.zeros(r.ZONES, int)
        truth[p["mat"]] = blocks
        for a, b in itertools.pairwise(starts):
            truth[a:b] = np.sort(truth[a:b])
        assert p["blurred"] or (codes == truth).all(axis=1).any(), "the truth is not in the table"
        for zone in range(r.ZONES):
            if p["stands"][zone] == r.LYING:
                assert (codes[:, p["mat"][zone]] == blocks[zone]).all() and p["seen"] >> p["mat"][zone] & 1
