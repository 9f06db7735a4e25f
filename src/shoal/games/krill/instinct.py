"""A quick judge of a view: what each card is worth now against what it would be worth later, and who else wants it.

Every hand is taken to choose among its cards the more often the better they look, and to know that the others do; a
few rounds of that reasoning give each hand's chances, and from them the chance of being cancelled. The card is then
drawn from the best, so that two of these players do not forever collide.
"""

from typing import Any

import numpy as np

from shoal.games.krill.rules import (
    ALBATROSS,
    ANY_STACK,
    ASK_CARD,
    ASK_PENGUIN,
    ASK_SEAL,
    ASK_SHARK,
    ASK_SQUID,
    ASK_TIE,
    ASK_WHALE_SHARK,
    BITE,
    CARDS,
    CROSS,
    HANDS,
    KINDS,
    KRILL,
    NET,
    PENGUIN,
    PLANKTON,
    PLASTIC,
    RETURN,
    ROB,
    SEAL,
    SHARK,
    SPOOKED_STACK,
    SQUID,
    TICK,
    VALUES,
    WHALE_SHARK,
    hands_of,
    open_hand,
    question_of_hand,
)
from shoal.kernel import below, rule

REASONING, EAGERNESS, SHARPNESS = 3, 0.35, 1.2  # rounds of it; how much others, and how much this hand, favour the best
LATER = 0.75  # what a card is worth later, as a share of an average stack of its number


@rule
def stack_points(p: Any, value: int) -> float:
    """What a food stack is worth."""
    return float(value * (p.stack[value, PLANKTON] + 2 * p.stack[value, KRILL] - p.stack[value, PLASTIC]))


@rule
def krill_points(p: Any) -> float:
    points = 0.0
    for value in range(1, VALUES):
        points += 2.0 * value * p.stack[value, KRILL]
    return points


@rule
def best_stack(p: Any) -> float:
    best = 0.0
    for value in range(1, VALUES):
        best = max(best, stack_points(p, value))
    return best


@rule
def mean_haul(p: Any) -> float:
    """What one card is likely to bring a hand in this round."""
    total = 0.0
    for value in range(1, VALUES):
        total += max(0.0, stack_points(p, value))
    return total / 8.0


@rule
def worth_now(t: Any, p: Any, card: int) -> float:
    """What a card brings this round if nobody cancels it."""
    if card < SQUID:
        return stack_points(p, card)
    if card == PENGUIN:
        return 0.75 * best_stack(p)
    if card == SHARK:
        return 0.5 * mean_haul(p)
    if card == NET:
        return krill_points(p)
    if card == WHALE_SHARK:
        return 0.45 * best_stack(p)
    if card == ALBATROSS:
        return 4.0 * (hands_of(t) - 1) * 0.6
    if card == SEAL:
        return 0.4 * best_stack(p)
    return 0.0


@rule
def worth_later(t: Any, p: Any, card: int) -> float:
    """What a card would bring in an average round to come: stacks gather what nobody takes."""
    if card == SQUID:
        return 0.0
    if card < SQUID:
        left = 0.0
        for kind in range(KINDS):
            sign = 2.0 if kind == KRILL else 1.0 if kind == PLANKTON else -1.0
            left += sign * p.deck[10 * kind + card]
        per_round = 2.0 * hands_of(t) / max(1, p.deck_left)
        return LATER * card * left * per_round * 2.2
    return LATER * mean_haul(p) * 2.0


@rule
def squid_worth(t: Any, p: Any, hand: int) -> float:
    """A Giant Squid is worth the best card it can bring back, if rounds are left to play it."""
    left = t.rounds - p.turn
    best = 0.0
    for card in range(1, CARDS):
        if p.discard[hand, card]:
            best = max(best, worth_later(t, p, card))
    return best if left > 0 else 0.0


@rule
def appeal(t: Any, p: Any, hand: int, card: int) -> float:
    """How good a card looks for a hand before it thinks of the others."""
    if card == SQUID:
        return 0.8 * squid_worth(t, p, hand)
    return worth_now(t, p, card) - 0.5 * worth_later(t, p, card)


@rule
def chances_of_all(t: Any, p: Any, chance: Any, sharp: float) -> None:
    """Fill `chance[hand, card]`: how likely each hand is to select each card."""
    n = hands_of(t)
    for _ in range(REASONING):
        before = chance.copy()
        for hand in range(n):
            top = -1e9
            for card in range(1, CARDS):
                chance[hand, card] = -1e9
                if p.hand[hand, card] and not (card == SQUID and p.turn == 1):
                    chance[hand, card] = expected(t, p, before, hand, card)
                    top = max(top, chance[hand, card])
            total = 0.0
            for card in range(1, CARDS):
                chance[hand, card] = np.exp(sharp * (chance[hand, card] - top)) if chance[hand, card] > -1e8 else 0.0
                total += chance[hand, card]
            for card in range(1, CARDS):
                chance[hand, card] /= total


@rule
def safe(t: Any, chance: Any, hand: int, card: int) -> float:
    """The chance that no other hand selects the same card."""
    if card == SQUID:
        return 1.0
    alone = 1.0
    for other in range(hands_of(t)):
        if other != hand:
            alone *= 1.0 - chance[other, card]
    return alone


@rule
def expected(t: Any, p: Any, chance: Any, hand: int, card: int) -> float:
    """What selecting a card is worth to a hand, given how likely the others are to select it too."""
    later = 0.5 * worth_later(t, p, card) if card != SQUID else 0.0
    gain = 0.8 * squid_worth(t, p, hand) if card == SQUID else worth_now(t, p, card)
    return gain * safe(t, chance, hand, card) - later


@rule
def choose_card(t: Any, p: Any, hand: int, mask: Any) -> int:
    chance = np.zeros((HANDS, CARDS))
    chances_of_all(t, p, chance, EAGERNESS)
    best = -1e9
    for card in range(1, CARDS):
        if mask[card - 1]:
            best = max(best, expected(t, p, chance, hand, card))
    total = 0.0
    weight = np.zeros(CARDS)
    for card in range(1, CARDS):
        if mask[card - 1]:
            weight[card] = np.exp(SHARPNESS * (expected(t, p, chance, hand, card) - best))
            total += weight[card]
    at = below(p, 1 << 30) / (1 << 30) * total
    for card in range(1, CARDS):
        if mask[card - 1]:
            last = card
            at -= weight[card]
            if at < 0.0:
                break
    return last - 1


@rule
def choose_tie(t: Any, p: Any, hand: int, mask: Any) -> int:
    """The tick goes where the stack is good and others are likely to want it."""
    card = np.int64(p.chosen[hand])
    if mask[TICK] == 0 or card == SQUID:
        return CROSS
    chance = np.zeros((HANDS, CARDS))
    chances_of_all(t, p, chance, EAGERNESS)
    rounds_left = np.int64(t.rounds) - p.turn
    risk = 1.0 - safe(t, chance, hand, card)
    return TICK if risk * worth_now(t, p, card) > 2.0 + 0.4 * rounds_left else CROSS


@rule
def choose_victim(t: Any, p: Any, hand: int, mask: Any, base: int, seal: bool) -> int:
    """The hand with most to lose: for the Seal the most cards, for the Shark the best catch to come."""
    best, worst = -1, -1e9
    for other in range(hands_of(t)):
        if mask[base + other]:
            card = np.int64(p.played[other])
            loss = float(p.caught[other]) if seal else worth_now(t, p, card)
            if t.hands_each == 2 and (other % 2 == 1 or other // 2 == hand // 2):
                loss -= 1000.0 if other // 2 == hand // 2 else 100.0
            if loss > worst:
                best, worst = other, loss
    return base + best


@rule
def choose_stack(p: Any, mask: Any, base: int) -> int:
    best, worst = -1, -1e9
    for value in range(1, VALUES):
        if mask[base + value - 1] and stack_points(p, value) > worst:
            best, worst = value, stack_points(p, value)
    return base + best - 1


@rule
def choose_return(t: Any, p: Any, mask: Any) -> int:
    best, worst = -1, -1e9
    for card in range(1, CARDS):
        if mask[RETURN + card - 1] and worth_later(t, p, card) > worst:
            best, worst = card, worth_later(t, p, card)
    return RETURN + best - 1


@rule
def instinct(t: Any, view: Any, mask: Any) -> int:
    hand = open_hand(t, view, np.int64(view.viewer))
    asked = question_of_hand(view, hand)
    if asked == ASK_CARD:
        return choose_card(t, view, hand, mask)
    if asked == ASK_TIE:
        return choose_tie(t, view, hand, mask)
    if asked == ASK_SHARK:
        return choose_victim(t, view, hand, mask, BITE, False)
    if asked == ASK_SEAL:
        return choose_victim(t, view, hand, mask, ROB, True)
    if asked == ASK_SQUID:
        return choose_return(t, view, mask)
    return choose_stack(view, mask, SPOOKED_STACK if asked == ASK_WHALE_SHARK else ANY_STACK)
