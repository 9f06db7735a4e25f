"""`redeal` for the Shark deals what a perfectly attentive shark would believe, each deal as often as it is likely.

For the blocks the table of classes says how likely each arrangement is (that it is right is tested in `test_lore.py`); for
the hand every set of unseen cards of its size is as likely.
"""

import itertools
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.games.kelp.walk import Play
from tests.odds import fits

from shoal.games.kelp import lore
from shoal.games.kelp import record as r

Scale = Callable[[int, int], int]


def places_of_the_octopus(p: Any) -> dict[int, float]:
    """How likely the Octopus is on each mat's space, from the classes alone."""
    starts = [mat for mat in range(r.ZONES) if p["starts"] >> mat & 1] + [r.ZONES]
    entries = [int(entry) for entry in p["lore"][: p["lore_n"]]]
    total = sum(entry >> lore.BITS for entry in entries)
    on_mat = [0.0] * r.ZONES
    for entry in entries:
        for a, b in itertools.pairwise(starts):
            inside = sum(entry >> 4 * mat & 15 == r.THE_OCTOPUS for mat in range(a, b))
            for mat in range(a, b):
                on_mat[mat] += (entry >> lore.BITS) / total * inside / (b - a)
    return {zone: on_mat[p["mat"][zone]] for zone in range(r.ZONES) if on_mat[p["mat"][zone]]}


def hands(play: Play) -> dict[tuple[int, ...], float]:
    """How likely each hand is: what is sure, and any of the unseen cards."""
    p, t = play.p[0], play.t
    unseen = t["copies"].astype(int) - p["discard"] - p["played"] - p["trash"] - p["under"] - p["sure"]
    unseen -= (p["top"][t["pile_of"]] == range(1, r.CARDS + 1)).astype(int)
    cards = [(card, i) for card, n in enumerate(unseen) for i in range(n)]
    chances: Counter[tuple[int, ...]] = Counter()
    for drawn in itertools.combinations(cards, int(p["hand_n"]) - int(p["sure"].sum())):
        hand = p["sure"].astype(int).copy()
        for card, _ in drawn:
            hand[card] += 1
        chances[tuple(hand.tolist())] += 1
    total = sum(chances.values())
    return {hand: n / total for hand, n in chances.items()}


def test_blocks_and_hands_are_dealt_as_often_as_they_are_likely(scale: Scale) -> None:
    tried = 0
    for seed in range(scale(4, 60)):
        play, rng = Play.start({"spots": "chance"}, seed), random.Random(seed)
        stop = rng.randrange(60, 160)
        for step, _ in enumerate(play.steps(rng)):
            if step == stop or play.over:
                break
        if play.over or play.p[0]["bagged_n"]:
            continue
        views, n = play.hide(r.SHARK), 3000
        where: Counter[int] = Counter()
        held: Counter[tuple[int, ...]] = Counter()
        for i in range(n):
            p = play.redeal(views, i).p[0]
            where[p["block"].tolist().index(r.THE_OCTOPUS)] += 1
            held[tuple(p["hand"].tolist())] += 1
        fits(where, places_of_the_octopus(play.p[0]))
        fits(held, hands(play))
        tried += 1
    assert tried > 1


def test_the_octopus_is_dealt_its_own_position() -> None:
    """It sees all there is but what the Shark has begun to choose."""
    play, rng = Play.start({}, 3), random.Random(3)
    for _ in play.steps(rng):
        if play.over:
            break
        other = play.redeal(play.hide(r.OCTOPUS), 5)
        for field in ("block", "bagged", "held", "hand", "deck", "bag", "stock", "under", "lore"):
            assert (other.p[0][field] == play.p[0][field]).all(), field
