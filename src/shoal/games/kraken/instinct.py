"""A quick judge of a view: what a card brings where it would lie, and what a longer tentacle would bring.

A plan is how high the tentacle is to grow this round: the higher, the more of the own ocean it catches, up to the ship,
the more picks it costs and the less likely it gets there. A card is worth what it adds to the best plan.
"""

from typing import Any

import numpy as np

from shoal.games.kraken.rules import (
    ASK_USE,
    BABY,
    FEED,
    KINDS,
    MERMAID,
    PLACE,
    ROUNDS,
    SELECT,
    SHIPS,
    TOP,
    mermaid_points,
    question,
)
from shoal.kernel import below, rule

# Found by trying: hundreds of thousands of games against random and earlier players.
RATE = 0.9  # tentacle cards that a pick brings if one is after them
SPREAD = 2.0  # how uncertain that is
SURE = 0.97  # nothing to come is surer than this
COST = 1.6  # points that a pick for one tentacle card would otherwise have brought
BABY_EARLY = 1.8  # what a baby kraken is worth while the majority is open
MERMAID_EARLY = 3.2  # and a mermaid while sets are open
NOISE = 0.3  # points by which a choice may stray


@rule
def progress(t: Any, p: Any) -> float:
    """How far the game has come, 0 to 1."""
    done = (np.int64(p.round_no) - 1) * t.hand_cards + np.int64(t.hand_cards) - p.hand_size
    return float(done) / float(ROUNDS * np.int64(t.hand_cards))


@rule
def another_baby(t: Any, p: Any, seat: int) -> float:
    """What the majority would pay for one more baby kraken as things stand."""
    mine = np.int64(p.lair[seat, BABY])
    ahead, equal, ahead_then, equal_then = 0, 1, 0, 1
    for other in range(t.seats):
        if other != seat:
            n = np.int64(p.lair[other, BABY])
            ahead += n > mine
            equal += n == mine
            ahead_then += n > mine + 1
            equal_then += n == mine + 1
    now = float(t.baby[ahead]) / equal if mine > 0 and ahead < 2 else 0.0
    return (float(t.baby[ahead_then]) / equal_then if ahead_then < 2 else 0.0) - now


@rule
def worth(t: Any, p: Any, seat: int, kind: int) -> float:
    """What one more card of a kind is worth in the lair."""
    late = progress(t, p)
    if kind == BABY:
        return (1.0 - late) * BABY_EARLY + late * another_baby(t, p, seat)
    if kind == MERMAID:
        held = np.int64(p.lair[seat, MERMAID]) + p.ocean[seat, MERMAID]
        now = float(mermaid_points(t, held + 1) - mermaid_points(t, held))
        return (1.0 - late) * MERMAID_EARLY + late * now
    return float(t.points[kind])


@rule
def at_height(t: Any, p: Any, seat: int, height: int) -> float:
    """What the cards at a height of the own ocean are worth."""
    points = 0.0
    for kind in range(KINDS):
        if p.ocean[seat, kind] and t.height[kind] == height:
            each = MERMAID_EARLY if kind == MERMAID else float(t.points[kind])
            points += each * p.ocean[seat, kind]
    return points


@rule
def best_ship(t: Any, p: Any) -> float:
    """What the best cruise ship that is left scores."""
    for ship in range(SHIPS):
        if p.grabbed_by[ship] == 0:
            return float(t.ships[ship])
    return 0.0


@rule
def likely(need: int, left: int) -> float:
    """The chance to grow so much more with so many picks left."""
    if need == 0:
        return 1.0
    return min(SURE, max(0.0, (RATE * left - need) / SPREAD + 0.5))


@rule
def plan(reach: int, one: float, two: float, three: float, ship: float, left: int) -> float:
    """What the best plan brings, with cards worth so much at heights 1, 2 and 3."""
    sure = 0.0
    if reach >= 1:
        sure += one
    if reach >= 2:
        sure += two
    if reach >= 3:
        sure += three
    best, more = 0.0, 0.0
    for top in range(reach + 1, TOP + 1):
        more += one if top == 1 else two if top == 2 else three if top == 3 else ship
        best = max(best, more * likely(top - reach, left) - COST * (top - reach))
    return sure + best


@rule
def judge(t: Any, p: Any, seat: int, kind: int, answer: int, left: int) -> float:
    """What placing or feeding a card brings, with so many picks left this round."""
    reach, height = np.int64(p.reach[seat]), np.int64(t.height[kind])
    one, two, three, ship = (
        at_height(t, p, seat, 1),
        at_height(t, p, seat, 2),
        at_height(t, p, seat, 3),
        best_ship(t, p),
    )
    before = plan(reach, one, two, three, ship, left)
    if answer == PLACE:
        gain = worth(t, p, seat, kind)
        if height == 0:
            return gain
        if height == 1:
            one += gain
        elif height == 2:
            two += gain
        else:
            three += gain
        return plan(reach, one, two, three, ship, left) - before
    reach = min(TOP, reach + np.int64(t.food[kind]))
    if reach == TOP and ship > 0.0:
        return one + two + three + ship + plan(0, 0.0, 0.0, 0.0, ship - 1.0, left) - before
    return plan(reach, one, two, three, ship, left) - before


@rule
def stray(view: Any) -> float:
    return NOISE * below(view, 1 << 20) / (1 << 20)


@rule
def instinct(t: Any, view: Any, mask: Any) -> int:
    seat = np.int64(view.viewer)
    if question(t, view, seat) == ASK_USE:
        card = np.int64(view.chosen[seat]) if view.phase == SELECT else np.int64(view.shown[seat])
        left = np.int64(view.hand_size) - (view.phase == SELECT)
        place = judge(t, view, seat, card - 1, PLACE, left) + stray(view)
        return PLACE if place >= judge(t, view, seat, card - 1, FEED, left) + stray(view) else FEED
    found, best = 0, -1e9
    left = np.int64(view.hand_size) - 1
    for kind in range(KINDS):
        if mask[kind]:
            place, feed = judge(t, view, seat, kind, PLACE, left), judge(t, view, seat, kind, FEED, left)
            value = max(place, feed) + stray(view)
            if value > best:
                found, best = kind, value
    return found
