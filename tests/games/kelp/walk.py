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
from shoal.games.kelp.lore import BITS, at
from shoal.kernel import rule
from shoal.kernel.compiling import COMPILED
from shoal.kernel.uncompiled import widen

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
    for i in range(0, len(trace), 1024):
        part = trace[i : i + 1024]
        finding = lore_finding(part) if COMPILED else lore_finding(widen(part))
        assert not finding, f"{LORE_FINDINGS[finding & 15]}, in position {i + (finding >> 4)}"


LORE_FINDINGS = (
    "",
    "there is no entry, or something behind the last",
    "an entry is not divided through",
    "the runs or the mats are not possible",
    "an entry does not hold the blocks that are there, or not in order",
    "an entry is there twice",
    "the truth is not in the table",
    "an open block is not known",
)
NO_ENTRY, NOT_DIVIDED, RUNS, WRONG_BLOCKS, TWICE, UNTRUE, NOT_SEEN = range(1, 8)


@rule
def lore_finding(trace: Any) -> int:
    """What is wrong, with the number of the first position where something is; 0 if nothing."""
    for i in range(trace.shape[0]):
        finding = lore_finding_at(trace[i])
        if finding:
            return 16 * i + finding
    return 0


@rule
def lore_finding_at(p: Any) -> int:
    n, starts, divisor, mats = np.int64(p.lore_n), np.int64(p.starts), 0, 0
    for zone in range(r.ZONES):
        mats |= 1 << np.int64(p.mat[zone])
    if mats != (1 << r.ZONES) - 1 or starts & 1 == 0:
        return RUNS
    for k in range(r.LORE):
        if (k < n) != (np.int64(p.lore[k]) > 0) or (k < n and np.int64(p.lore[k]) >> BITS == 0):
            return NO_ENTRY
        divisor = gcd(divisor, np.int64(p.lore[k]) >> BITS)
    if n < 1:
        return NO_ENTRY
    if divisor != 1 and not p.blurred:
        return NOT_DIVIDED
    true_in_one = p.blurred > 0
    for k in range(n):
        entry = np.int64(p.lore[k])
        if not holds_the_blocks(p, entry, starts):
            return WRONG_BLOCKS
        for other in range(k):
            if (np.int64(p.lore[other]) ^ entry) & ((1 << BITS) - 1) == 0:
                return TWICE
        true_in_one |= is_true(p, entry, starts)
        for zone in range(r.ZONES):
            if p.stands[zone] == r.LYING:
                mat = np.int64(p.mat[zone])
                if at(entry, mat) != p.block[zone] or (np.int64(p.seen) >> mat) & 1 == 0:
                    return NOT_SEEN
    return 0 if true_in_one else UNTRUE


@rule
def gcd(a: int, b: int) -> int:
    while b:
        a, b = b, a % b
    return a


@rule
def missing(p: Any) -> int:
    """The blocks that are off the board in a shuffle: a nibble for each kind."""
    kinds = 0
    for kind in range(r.BLOCKS):
        kinds += (np.int64(p.bagged[kind]) + np.int64(p.held == kind + 1)) << (4 * kind)
    return kinds


@rule
def holds_the_blocks(p: Any, entry: int, starts: int) -> bool:
    """An entry holds exactly the blocks that are there, in order inside each run."""
    left = missing(p)
    for zone in range(r.ZONES):
        if p.stands[zone] != r.EMPTY:
            left += 1 << (4 * np.int64(p.block[zone]))
    for mat in range(r.ZONES):
        left -= 1 << (4 * at(entry, mat))
        if mat and (starts >> mat) & 1 == 0 and at(entry, mat) < at(entry, mat - 1):
            return False
    return left == 0


@rule
def is_true(p: Any, entry: int, starts: int) -> bool:
    """In every run an entry holds what lies there; what is off the board belongs to the run of the empty spaces."""
    for begin in range(r.ZONES):
        if (starts >> begin) & 1:
            left, gone = 0, 0
            for mat in range(begin, r.ZONES):
                if mat > begin and (starts >> mat) & 1:
                    break
                left += 1 << (4 * at(entry, mat))
                for zone in range(r.ZONES):
                    if p.mat[zone] == mat and p.stands[zone] != r.EMPTY:
                        left -= 1 << (4 * np.int64(p.block[zone]))
                    gone += np.int64(p.mat[zone] == mat and p.stands[zone] == r.EMPTY)
            if left != (missing(p) if gone else 0):
                return False
    return True
