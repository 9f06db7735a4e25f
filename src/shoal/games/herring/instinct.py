"""A quick judge of a view: what laying this, then that, would bring in this turn, and what it would cost the sea.

It plans one turn at a time: which small animals, then which animals, fed so that as much as possible is eaten and as
little as possible dies out. A card in hand is worth something while the game lasts and costs a point when it ends.
"""

from typing import Any

import numpy as np

from shoal.games.herring.rules import (
    AIM,
    ANIMALS,
    ANY,
    ASK_DISCARD,
    ASK_FOOD,
    ASK_GIVE,
    ASK_MINE,
    ASK_NETS,
    ASK_TURN,
    CURRENT,
    DISASTERS,
    DISCARD,
    DRAW,
    EAT,
    END,
    FISHERMEN,
    FISHERMEN_PAY,
    GIVE,
    HAUL,
    KINDS,
    LAY_ANY,
    LAY_SMALL,
    MINE,
    NETS,
    OIL,
    OIL_PAYS,
    PLANKTON,
    PLASTIC,
    PLAY,
    SEND,
    SMALL,
    STORM,
    WARMING,
    WHALERS,
    asked_now,
    can_be_fed,
    laid,
    there_are,
)
from shoal.kernel import below, rule

# Found by trying: thousands of games against random and earlier players.
HARM = 1.1  # what a point of destruction costs, in points
FEAR = 0.19  # how much more for each point that the sea is closer to death than usual
CARD = 0.7  # what a card in hand is worth before the end
FULL_HAND = 0.06  # how much less for each card held
LIFE = 0.1  # what an animal left in the sea is worth: it is food for a turn to come
THREAT = 0.6  # what a destruction card in hand is worth before the end
ENOUGH = 5  # animals in hand beyond which those that cannot be fed are thrown away
STRAY = 40  # once in so often it passes over the small animals, so as not to play the same for ever
LEAD = 3  # points ahead that are enough to let the game end


@rule
def is_ending(t: Any, p: Any, seat: int) -> bool:
    """Somebody's next turn will end the game, as far as anybody can tell."""
    ending = False
    for other in range(t.seats):
        ending |= p.points[other] >= t.goal
        ending |= (other != seat) & (p.cards[other] == 0)
    return ending


@rule
def harm(t: Any, p: Any, seat: int) -> float:
    """What a point of destruction costs this seat now."""
    best = 0
    for other in range(t.seats):
        best = max(best, np.int64(p.points[other]))
    return HARM + FEAR * max(0, np.int64(p.destruction) + 4 - (best + 24) // 2)


@rule
def card_worth(t: Any, p: Any, seat: int) -> float:
    """What one more animal in hand is worth."""
    if is_ending(t, p, seat):
        return -1.0
    return CARD - FULL_HAND * p.cards[seat]


@rule
def best_food(t: Any, sea: Any, species: int, bad: float, card: float) -> int:
    """The best thing to eat of what is there: plenty first, the last of a species rather not; -1 if there is nothing."""
    diet = np.int64(t.diet[species])
    best, found = -1e9, -1
    if diet >> PLANKTON:
        best, found = card, PLANKTON
    for prey in range(ANIMALS):
        if (diet >> prey) & 1 and sea[prey] > 0:
            worth = 1.0 - (bad if sea[prey] == 1 else 0.0) - LIFE + 0.001 * sea[prey]
            if worth > best:
                best, found = worth, prey
    return found


@rule
def lay_one(t: Any, sea: Any, species: int, bad: float, card: float, threat: float, new: bool) -> float:
    """What laying one animal brings; the sea is as it is then. Very little if it cannot be fed."""
    gain = -card + LIFE + (1.0 if new else 0.0)
    gain += threat if t.level[species] == 3 else 0.0
    for _ in range(t.level[species]):
        food = best_food(t, sea, species, bad, card)
        if food < 0:
            return -1e6
        if food == PLANKTON:
            gain += card
        else:
            sea[food] -= 1
            gain += 1.0 - LIFE - (bad if sea[food] == 0 else 0.0)
    sea[species] += 1
    return gain


@rule(arrays=True)
def lay_many(t: Any, sea: Any, species: int, n: int, bad: float, card: float, threat: float, begun: bool) -> float:
    """What laying up to `n` animals brings, as long as each is worth it; the sea is as it is then."""
    total = 0.0
    new = not begun and sea[species] == 0
    before = sea.copy()
    for _ in range(n):
        before[:] = sea
        gain = lay_one(t, sea, species, bad, card, threat, new)
        if gain <= 0.0:
            sea[:] = before
            return total
        total += gain
        new = False
    return total


@rule(arrays=True)
def best_last(
    t: Any, p: Any, seat: int, sea: Any, spent: int, used: int, bad: float, card: float, threat: float, out: Any
) -> float:
    """The best animals for action 3 into `out[1]`, -1 if none are worth it; `used` are no longer in hand."""
    best = 0.0
    out[1] = -1
    trial = sea.copy()
    for species in range(ANIMALS):
        left = np.int64(p.hand[seat, species]) - (out[2] if species == used else 0)
        going_on = spent == LAY_ANY and p.laying == species + 1
        if left > 0 and (spent < LAY_ANY or going_on):
            trial[:] = sea
            gain = lay_many(t, trial, species, left, bad, card, threat, going_on)
            if gain > best:
                best, out[1] = gain, species
    return best


@rule(arrays=True)
def plan(t: Any, p: Any, seat: int, sea: Any, spent: int, bad: float, card: float, threat: float, out: Any) -> float:
    """The best small animals and then the best of any kind: into `out` (species, -1 for none), with what they bring."""
    out[2] = 0
    best = best_last(t, p, seat, sea, spent, -1, bad, card, threat, out)
    small, other = -1, out[1]
    first = sea.copy()
    for species in range(ANIMALS):
        going_on = spent == LAY_SMALL and p.laying == species + 1
        if t.level[species] > 1 or not (spent < LAY_SMALL or going_on):
            continue
        first[:] = sea
        gain = 0.0
        new = not going_on and sea[species] == 0
        for n in range(np.int64(p.hand[seat, species])):
            gain += lay_one(t, first, species, bad, card, threat, new)
            new = False
            if gain < -100.0:
                break
            out[2] = n + 1
            more = best_last(t, p, seat, first, spent, species, bad, card, threat, out)
            if gain + more > best:
                best, small, other = gain + more, species, out[1]
    out[0], out[1] = small, other
    return best


@rule
def play_worth(t: Any, p: Any, seat: int, card: int, sea: Any, bad: float, keep: float) -> float:
    """What a destruction card brings, with the sea as it is then."""
    if card == MINE:
        n = np.int64(p.threats[seat]) - 1
        best = 2.0 * n - keep * n
        for other in range(t.seats):
            if other != seat:
                best = max(best, float(p.threats[other]))
        return best - bad
    if card == STORM:
        return -bad - 2.0 * keep if keep < 0.0 else -bad
    if card == PLASTIC:
        return 0.3 * (t.seats - 1) - bad
    if card == WARMING:
        return 2.0 * keep - bad
    gain, most = 0.0, 0
    for species in range(ANIMALS):
        n = np.int64(sea[species])
        if n == 0:
            continue
        level = np.int64(t.level[species])
        if card == OIL:
            sea[species] = n - 1
            gain -= bad if n == 1 else 0.0
        elif card == NETS and level == 1:
            most = max(most, n)
        elif (card == FISHERMEN and level >= 2) or (card == WHALERS and level == 3):
            sea[species] = 0
            gain += (FISHERMEN_PAY if card == FISHERMEN else n) - bad
    if card == OIL:
        gain += OIL_PAYS
    return (most + 1) // 2 - bad if card == NETS and most else gain


@rule(arrays=True)
def choose_turn(t: Any, p: Any, seat: int, mask: Any) -> int:
    """A destruction card that is worth it, the animals of the best plan, or the end of the turn."""
    ending = is_ending(t, p, seat)
    bad, keep = harm(t, p, seat), card_worth(t, p, seat)
    threat = -1.0 if ending else THREAT
    sea, after, out = np.zeros(ANIMALS, np.int64), np.zeros(ANIMALS, np.int64), np.zeros(3, np.int64)
    for species in range(ANIMALS):
        sea[species] = p.sea[species]
    spent = np.int64(p.spent)
    if spent < LAY_SMALL and below(p, STRAY) == 0:
        spent = LAY_SMALL
    best = plan(t, p, seat, sea, spent, bad, keep, threat, out)
    small, other = out[0], out[1]
    answer = -1
    for card in range(DISASTERS):
        if mask[PLAY + card]:
            after[:] = sea
            gain = play_worth(t, p, seat, card, after, bad, keep) - threat
            gain += plan(t, p, seat, after, spent, bad, keep, threat, out)
            if gain > best:
                best, answer = gain, PLAY + card
    if answer >= 0:
        return answer
    if small >= 0 and mask[SMALL + small]:
        return SMALL + small
    if other >= 0 and mask[ANY + other]:
        return ANY + other
    return finish(t, p, seat, mask, ending, keep)


@rule
def finish(t: Any, p: Any, seat: int, mask: Any, ending: bool, keep: float) -> int:
    """A current change, or the end of the turn."""
    if mask[END] == 0:
        return CURRENT
    if ending:
        return CURRENT if p.cards[seat] > 1 else END
    if p.cards[seat] == 0:
        return END if wins_now(t, p, seat) else CURRENT
    return CURRENT if keep > 0.0 else END


@rule
def wins_now(t: Any, p: Any, seat: int) -> bool:
    """Well ahead, and above the destruction."""
    points = np.int64(p.points[seat]) - p.threats[seat]
    ahead = points >= np.int64(p.destruction) + 2
    for other in range(t.seats):
        if other != seat:
            ahead &= points >= np.int64(p.points[other]) - p.cards[other] - p.threats[other] + LEAD
    return ahead


@rule(arrays=True)
def choose_food(t: Any, p: Any, seat: int) -> int:
    sea = np.zeros(ANIMALS, np.int64)
    for species in range(ANIMALS):
        sea[species] = np.int64(p.sea[species]) - p.picked[seat, species]
    return EAT + best_food(t, sea, laid(p, seat), harm(t, p, seat), card_worth(t, p, seat))


@rule
def choose_mine(t: Any, p: Any, seat: int) -> int:
    """Oneself, if that clears the hand of more; else whoever has most."""
    own = np.int64(p.threats[seat]) - 1
    best, found = own * (2.0 if is_ending(t, p, seat) else 1.4), seat
    for other in range(t.seats):
        if other != seat and p.threats[other] > best:
            best, found = float(p.threats[other]), other
    return AIM + found


@rule
def choose_receiver(t: Any, p: Any, seat: int) -> int:
    """Whoever is ahead: cards cost points in the end."""
    best, found = -1, 0
    for other in range(t.seats):
        if other != seat and np.int64(p.points[other]) > best:
            best, found = np.int64(p.points[other]), other
    return SEND + found


@rule
def choose_gift(t: Any, p: Any, mask: Any) -> int:
    """The hardest to feed of the animals; destruction cards only when there is nothing else."""
    best, found = -1.0, 0
    for kind in range(KINDS):
        if mask[GIVE + kind]:
            worth = 1.0 + t.level[kind] if kind < ANIMALS else 0.5
            if worth > best:
                best, found = worth, kind
    return GIVE + found


@rule
def choose_discard(t: Any, p: Any, seat: int, mask: Any) -> int:
    """At the end everything; before it what the sea cannot feed, if the hand is full."""
    ending = is_ending(t, p, seat)
    many = p.cards[seat] - p.picks[seat] > ENOUGH
    ones, twos, threes = there_are(p, 1), there_are(p, 2), there_are(p, 3)
    for species in range(ANIMALS):
        if mask[DISCARD + species]:
            if ending or (many and t.level[species] > 1 and not can_be_fed(t, species, ones, twos, threes)):
                return DISCARD + species
    return DRAW


@rule
def choose_haul(p: Any, mask: Any) -> int:
    best, found = 0, 0
    for species in range(ANIMALS):
        if mask[HAUL + species] and p.sea[species] > best:
            best, found = np.int64(p.sea[species]), species
    return HAUL + found


@rule
def instinct(t: Any, view: Any, mask: Any) -> int:
    seat = np.int64(view.viewer)
    asked = asked_now(t, view, seat)
    if asked == ASK_TURN:
        return choose_turn(t, view, seat, mask)
    if asked == ASK_FOOD:
        return choose_food(t, view, seat)
    if asked == ASK_DISCARD:
        return choose_discard(t, view, seat, mask)
    if asked == ASK_MINE:
        return choose_mine(t, view, seat)
    if asked == ASK_NETS:
        return choose_haul(view, mask)
    if asked == ASK_GIVE:
        return choose_gift(t, view, mask)
    return choose_receiver(t, view, seat)
