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
    ASK_SEAL,
    ASK_SHARK,
    ASK_SQUID,
    ASK_TIE,
    ASK_WHALE_SHARK,
    BITE,
    CARDS,
    CROSS,
    HANDS,
    KRILL,
    NET,
    PENGUIN,
    PLANKTON,
    PLASTIC,
    RETURN,
    ROB,
    SEAL,
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

# Found by trying: thousands of games against random, greedy and earlier players.
REASONING = 3  # rounds of reasoning about what the others select
EAGERNESS = 0.15  # how much better a card must look for others to favour it, per point
STRAY = 0.75  # how often others select without thinking
SHARPNESS = 0.5  # how much this hand favours the best card, per point
LATER = 0.41  # what a later round is worth, against this one
PATIENCE = 20.0  # rounds in which every hand plays a number once: how long a stack grows until somebody takes it
CHOICE = 0.34  # what the choice among all stacks left is worth, as a share of the best stack
NOTHING = 0.6  # what a Giant Squid is worth in a poor round, as a share of the card it returns


@rule
def stack_points(p: Any, value: int) -> float:
    """What a food stack is worth."""
    return float(value * (p.stack[value, PLANKTON] + 2 * p.stack[value, KRILL] - p.stack[value, PLASTIC]))


@rule
def growth(t: Any, p: Any, value: int) -> float:
    """The points a stack gathers in a round."""
    left = p.deck[value] + 2 * p.deck[10 * KRILL + value] - p.deck[10 * PLASTIC + value]
    return 2.0 * hands_of(t) * value * left / max(1, p.deck_left)


@rule
def krill_points(p: Any) -> float:
    """What the Krill Net would catch."""
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
def usual_stack(t: Any, p: Any) -> float:
    """What an average stack is worth when it is taken."""
    total = 0.0
    for value in range(1, VALUES):
        total += growth(t, p, value)
    return total / 10.0 * PATIENCE / hands_of(t)


@rule
def worth_now(t: Any, p: Any, card: int) -> float:
    """What a card brings this round if nobody cancels it."""
    if card < SQUID:
        return stack_points(p, card)
    if card == PENGUIN:
        return CHOICE * best_stack(p)
    if card == NET:
        return 0.9 * krill_points(p)
    if card == WHALE_SHARK:
        return 0.4 * best_stack(p)
    if card == ALBATROSS:
        return 0.5 * (hands_of(t) - 1) * 5.0
    if card == SEAL:
        return 0.4 * best_stack(p)
    return 0.3 * best_stack(p)  # the Great White Shark: what another does not get


@rule
def worth_later(t: Any, p: Any, card: int) -> float:
    """What a card is likely to bring in a round to come."""
    rounds = np.int64(t.rounds) - p.turn
    if card == SQUID or rounds <= 0:
        return 0.0
    grown = min(PATIENCE / hands_of(t), float(rounds))
    if card < SQUID:
        return LATER * growth(t, p, card) * grown
    return LATER * usual_stack(t, p) * min(1.0, grown * hands_of(t) / PATIENCE)


@rule
def squid_gain(t: Any, p: Any, hand: int) -> float:
    """What the best card brings that a Giant Squid can return, over the worst card still in hand."""
    best, worst = 0.0, 1e9
    for card in range(1, CARDS):
        if p.discard[hand, card]:
            best = max(best, worth_later(t, p, card))
        elif p.hand[hand, card] and card != SQUID:
            worst = min(worst, worth_later(t, p, card))
    return max(0.0, best - worst)


@rule
def safe(t: Any, chance: Any, hand: int, card: int) -> float:
    """The chance that no other hand selects the same card."""
    alone = 1.0
    for other in range(hands_of(t)):
        if other != hand:
            alone *= 1.0 - chance[other, card]
    return alone


@rule
def advantage(t: Any, p: Any, chance: Any, hand: int, card: int) -> float:
    """What selecting a card now brings over keeping it, given how likely the others are to select it too."""
    if card == SQUID:
        return NOTHING * squid_gain(t, p, hand)
    return worth_now(t, p, card) * safe(t, chance, hand, card) - worth_later(t, p, card)


@rule
def may_choose(p: Any, hand: int, card: int) -> bool:
    return p.hand[hand, card] == 1 and not (card == SQUID and p.turn == 1)


@rule
def favour(t: Any, p: Any, before: Any, hand: int, sharp: float, chance: Any) -> None:
    """Fill `chance[hand]`: the better a card, the likelier."""
    top = -1e9
    for card in range(1, CARDS):
        chance[hand, card] = 0.0
        if may_choose(p, hand, card):
            chance[hand, card] = advantage(t, p, before, hand, card)
            top = max(top, chance[hand, card])
    total = 0.0
    for card in range(1, CARDS):
        if may_choose(p, hand, card):
            chance[hand, card] = np.exp(sharp * (chance[hand, card] - top))
            total += chance[hand, card]
    for card in range(1, CARDS):
        chance[hand, card] /= total


@rule(arrays=True)
def others_chances(t: Any, p: Any) -> Any:
    """How likely each hand is to select each card: some stray, the rest reason that the others reason."""
    chance = np.zeros((HANDS, CARDS))
    for _ in range(REASONING):
        before = chance.copy()
        for hand in range(hands_of(t)):
            favour(t, p, before, hand, EAGERNESS, chance)
            held = 0
            for card in range(1, CARDS):
                held += may_choose(p, hand, card)
            for card in range(1, CARDS):
                chance[hand, card] *= 1.0 - STRAY
                if may_choose(p, hand, card):
                    chance[hand, card] += STRAY / held
    return chance


@rule(arrays=True)
def choose_card(t: Any, p: Any, hand: int, mask: Any) -> int:
    """One of the best cards, the best most often."""
    chance = others_chances(t, p)
    mine = np.zeros((HANDS, CARDS))
    favour(t, p, chance, hand, SHARPNESS, mine)
    at = below(p, 1 << 30) / (1 << 30)
    last = SQUID
    for card in range(1, CARDS):
        if mask[card - 1]:
            last = card
            at -= mine[hand, card]
            if at < 0.0:
                break
    return last - 1


@rule
def choose_tie(t: Any, p: Any, hand: int, mask: Any) -> int:
    """The tick goes where the stack is good and others are likely to want it."""
    card = np.int64(p.chosen[hand])
    if mask[TICK] == 0 or card == SQUID:
        return CROSS
    chance = others_chances(t, p)
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
