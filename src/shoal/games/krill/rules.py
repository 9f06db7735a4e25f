"""Go For The Krill: the whole of the rules, with Darker Waters, Tie-Breakers, Missions and Plastics.

Rules are indexed by *hand*: one for each seat, two (right, then left) in the 2-player variant. References such as K9
are the rulings in `docs/rulings/krill.md`, page numbers those of the rulebook.

The draw pile is kept as a bag: drawing a card at random from the bag is the same as drawing from a shuffled pile, and
nobody can peek at an order that does not exist yet. `deck` counts what is in it, which all can work out.

Food that a hand has taken is a list of cards in the order it left the table (`food`, `taken_by`); the thefts of steps F
and G only change who holds a card (`after_albatross`, `held_by`). Of equal cards that one hand took in one round, the
Albatross takes the first and the Leopard Seal the last, so that a position says nothing but what happened.
"""

from typing import Any

import numpy as np

from shoal.kernel import CUSTOM, HIDDEN, OWNER, Field, Layout, below, emit, rule, watched
from shoal.kernel.contract import FINE, NONE, NOT_ASKED, OTHER_QUESTION

# --- components -----------------------------------------------------------------------------------------------------
HANDS, VALUES, MAX_FOOD, MAX_ROUNDS, MISSION_SLOTS = 7, 11, 200, 13, 4
PLANKTON, KRILL, PLASTIC, KINDS = 0, 1, 2, 3
TURTLE, ORCA, DIVER, FOODS = 31, 32, 33, 34  # food cards: 10 * kind + value up to 30, then the three specialties
SQUID, PENGUIN, SHARK, NET, WHALE_SHARK, ALBATROSS, SEAL, CARDS = 11, 12, 13, 14, 15, 16, 17, 18  # whales are 1 to 10
THIRD_TIME, COLLECTOR, PERFECTIONIST, LEFTOVERS, SLIM_PICKINGS = 1, 2, 3, 4, 5
HASTY, ONE_AND_DONE, PURIST, RESERVED, MINIMALIST, KRILL_KING, MISSIONS = 6, 7, 8, 9, 10, 11, 12

# --- answers: one flat table, disjoint by question --------------------------------------------------------------------
PLAY, CROSS, TICK, BITE, SPOOKED_STACK, ANY_STACK, ROB, RETURN, ANSWERS = 0, 17, 18, 19, 26, 36, 46, 53, 70
ASK_CARD, ASK_TIE, ASK_SHARK, ASK_WHALE_SHARK, ASK_PENGUIN, ASK_SEAL, ASK_SQUID = range(7)

# --- phases, in the order in which they come --------------------------------------------------------------------------
(
    REPLENISH,
    SELECT,
    TIES,
    A_SHARK,
    B_NET,
    C_WHALES,
    D_WHALE_SHARK,
    E_PENGUIN,
    F_ALBATROSS,
    G_SEAL,
    H_SQUID,
    CLEAN_UP,
    OVER,
) = range(13)

# The cards that resolve in each phase, as bits by card.
RESOLVES = np.zeros(OVER + 1, np.int64)
RESOLVES[C_WHALES] = (1 << SQUID) - 2
for _phase, _card in (
    *((A_SHARK, SHARK), (B_NET, NET), (D_WHALE_SHARK, WHALE_SHARK), (E_PENGUIN, PENGUIN)),
    *((F_ALBATROSS, ALBATROSS), (G_SEAL, SEAL), (H_SQUID, SQUID)),
):
    RESOLVES[_phase] = 1 << _card

# --- why an answer is not legal -----------------------------------------------------------------------------------------
(
    NOT_IN_HAND,
    SQUID_FIRST_ROUND,
    TICK_GONE,
    OWN_CARD,
    CANCELLED,
    SQUID_SAFE,
    NO_STACK,
    SPOOKED,
    NOT_SPOOKED,
    NOTHING_CAUGHT,
    NOT_IN_DISCARDS,
    NO_SUCH_HAND,
) = range(3, 15)

# --- events -----------------------------------------------------------------------------------------------------------
(
    ROUND,
    FOOD,
    ASIDE,
    TURTLE_EATS,
    ORCA_EATS,
    DIVER_SCARES,
    IGNORED,
    PLAYED,
    CANCEL,
    TIE_WON,
    SHARK_BITES,
    NET_CATCHES,
    COLLECT,
    ALBATROSS_STEALS,
    SEAL_STEALS,
    SQUID_RETURNS,
    DISCARDS,
    HASTY_WON,
    ENDED,
) = range(1, 20)

# --- records ------------------------------------------------------------------------------------------------------------
TABLE = Layout(
    Field("seats", np.int8, high=HANDS, doc="people at the table"),
    Field("hands_each", np.int8, high=2, doc="hands a person plays: 2 in the 2-player variant, else 1"),
    Field("rounds", np.int8, high=MAX_ROUNDS),
    Field("beginners", np.int8, doc="specialty food cards do nothing"),
    Field("ties", np.int8, doc="the Tie-Breaker module is in play"),
    Field("missions", np.int8, doc="the Mission module is in play"),
    Field(
        "chosen_missions", np.int8, (MISSION_SLOTS,), high=MISSIONS - 1, doc="missions agreed on; 0: drawn at random"
    ),
    Field("mission_points", np.int16, (MISSIONS,), high=99),
    Field("in_set", np.int8, (CARDS,), doc="the cards each hand starts with"),
    Field("deck", np.int8, (FOODS,), high=99, doc="food cards of each sort"),
)

POSITION = Layout(
    Field("chance", np.uint64, sees=HIDDEN, doc="the stream all randomness comes from"),
    Field("step", np.int32, high=2**31 - 1, doc="automatic steps so far, counted by the match"),
    Field("taken", np.uint8, high=MAX_FOOD, doc="cards taken from the table so far, all hands together"),
    Field("deck_left", np.uint8, high=MAX_FOOD, doc="cards in the draw pile"),
    Field("viewer", np.int8, low=-3, high=HANDS, doc="whose view this is"),
    Field("phase", np.int8, high=OVER),
    Field("turn", np.int8, high=MAX_ROUNDS + 1, doc="the round, from 1"),
    Field("to_reveal", np.int8, high=2 * HANDS, doc="food cards still to be revealed this round"),
    Field("cursor", np.int8, high=CARDS, doc="next card to look for ties, or next hand the Albatross robs"),
    Field("shown", np.int8, high=FOODS, doc="the food card revealed last"),
    Field("deck", np.int8, (FOODS,), high=99, doc="what the draw pile holds: all can count it"),
    Field("out", np.int8, (FOODS,), high=99, doc="face up beside the draw pile, out of play"),
    Field("aside", np.int8, (FOODS,), high=99, doc="set aside while the first round is laid out"),
    Field("stack", np.int8, (VALUES, KINDS), high=99, doc="the food stacks"),
    Field("spooked", np.int8, (VALUES,), doc="numbers that two or more hands revealed this round"),
    Field("hand", np.int8, (HANDS, CARDS), doc="cards in hand: public by subtraction"),
    Field(
        "discard", np.int8, (HANDS, CARDS), high=MAX_ROUNDS, doc="the round a card was discarded in, 0 if it was not"
    ),
    Field("tick", np.int8, (HANDS,), doc="the hand still has its Tie-Breaker tick"),
    Field("ready", np.int8, (HANDS,), doc="by seat: has answered all it was asked"),
    Field("played", np.int8, (HANDS,), high=CARDS, doc="the card revealed this round"),
    Field("broke", np.int8, (HANDS,), doc="the tick was revealed with it"),
    Field("cancelled", np.int8, (HANDS,)),
    Field("returned", np.int8, (HANDS,), high=CARDS, doc="the card a Giant Squid brought back this round"),
    Field("caught", np.uint8, (HANDS,), high=MAX_FOOD, doc="food cards collected this round and still held"),
    Field("pile", np.uint8, (HANDS,), high=MAX_FOOD, doc="cards in the Personal Food Collection Pile"),
    Field("streak", np.int8, (HANDS,), high=MAX_ROUNDS, doc="rounds cancelled in a row"),
    Field("third_time", np.int8, (HANDS,), doc="was cancelled three rounds in a row"),
    Field("history", np.int8, (HANDS, 2), high=CARDS, doc="the cards of the round before last and of the last round"),
    Field("perfect", np.int8, (HANDS,), doc="played three numbers in order"),
    Field("mission", np.int8, (MISSION_SLOTS,), high=MISSIONS - 1, doc="the missions on the table"),
    Field("hasty", np.int8, high=HANDS, doc="the hand (from 1) that collected the first 10"),
    Field("food", np.int8, (MAX_FOOD,), high=FOODS, doc="each card taken from the table"),
    Field("taken_by", np.int8, (MAX_FOOD,), high=HANDS, doc="the hand that took it"),
    Field("first", np.uint8, (MAX_ROUNDS + 2,), high=MAX_FOOD, doc="by round: the first card taken in it"),
    Field("albatross", np.int8, (MAX_ROUNDS + 1,), high=HANDS, doc="by round: the hand (from 1) that stole in F"),
    Field("seal", np.int8, (MAX_ROUNDS + 1,), high=HANDS, doc="by round: the hand (from 1) that stole in G"),
    Field("seal_victim", np.int8, (MAX_ROUNDS + 1,), high=HANDS, doc="by round: the hand (from 1) it stole from"),
    Field("after_albatross", np.int8, (MAX_FOOD,), high=HANDS, sees=CUSTOM, doc="who held the card after step F"),
    Field("held_by", np.int8, (MAX_FOOD,), high=HANDS, sees=CUSTOM, doc="who holds it since the end of its round"),
    Field(
        "chosen", np.int8, (HANDS,), high=CARDS, sees=OWNER, doc="card, hand (from 1) or stack chosen, not yet shown"
    ),
    Field("chosen_tie", np.int8, (HANDS,), high=2, sees=OWNER, doc="Tie-Breaker chosen: 1 cross, 2 tick"),
    Field(
        "bag",
        np.int8,
        (MAX_FOOD,),
        high=FOODS,
        sees=HIDDEN,
        doc="the cards of the draw pile, in no order that means anything",
    ),
    Field(
        "coming",
        np.int8,
        (2 * HANDS,),
        high=FOODS,
        sees=HIDDEN,
        doc="the next cards, last first, where a scenario sets them",
    ),
    Field("coming_left", np.int8, high=2 * HANDS, sees=HIDDEN),
)


# --- words of the rulebook ----------------------------------------------------------------------------------------------
@rule
def hands_of(t: Any) -> int:
    """How many hands play."""
    return t.seats * t.hands_each


@rule
def seat_of(t: Any, hand: int) -> int:
    """Whose hand it is. A shift: one or two hands each, and a division is what costs most in scoring."""
    return hand >> (t.hands_each - 1)


@rule
def counts(t: Any, hand: int) -> bool:
    """Whether the hand's food counts: in the 2-player variant only the right hand's does."""
    return hand & (t.hands_each - 1) == 0


@rule
def height(p: Any, value: int) -> int:
    """The number of cards in a food stack; 0 means that there is no such stack (K2)."""
    return np.int64(p.stack[value, PLANKTON]) + p.stack[value, KRILL] + p.stack[value, PLASTIC]


@rule
def in_play(p: Any, hand: int, card: int) -> bool:
    """The hand revealed this card and it was not cancelled."""
    return p.played[hand] == card and p.cancelled[hand] == 0


@rule
def player_of(t: Any, p: Any, card: int) -> int:
    """The one hand whose uncancelled card this is, NONE if nobody's; equal cards other than Squids have cancelled."""
    for hand in range(hands_of(t)):
        if in_play(p, hand, card):
            return hand
    return NONE


@rule
def first_this_round(p: Any) -> int:
    """Where this round's cards begin in the list of food taken."""
    return np.int64(p.first[p.turn])


# Where many games are played, a branch that nobody can predict costs as much as twenty additions. The rules that run in
# every round therefore calculate with truth values (`|=`, `&`) where an `if` would say the same.


# --- setup ----------------------------------------------------------------------------------------------------------
@rule
def setup(t: Any, p: Any, log: Any) -> None:
    """Shuffle the food, hand out the cards, choose the missions; the first round's food is laid out by `advance`."""
    p.turn = 1
    p.phase = REPLENISH
    p.to_reveal = 2 * hands_of(t)
    for food in range(FOODS):
        p.deck[food] = t.deck[food]
    fill_bag(p)
    for hand in range(hands_of(t)):
        for card in range(CARDS):
            p.hand[hand, card] = t.in_set[card]
        p.tick[hand] = t.ties
    if t.missions:
        lay_out_missions(t, p)
    emit(log, ROUND, 1, t.rounds, 0)


@rule
def lay_out_missions(t: Any, p: Any) -> None:
    """Four of the eleven missions: those agreed on, else at random (M11)."""
    if t.chosen_missions[0]:
        for slot in range(MISSION_SLOTS):
            p.mission[slot] = t.chosen_missions[slot]
        return
    wanted = MISSION_SLOTS
    slot = 0
    for mission in range(1, MISSIONS):
        if below(p, MISSIONS - mission) < wanted:
            p.mission[slot] = mission
            slot += 1
            wanted -= 1


# --- 1. replenish -----------------------------------------------------------------------------------------------------
@rule
def fill_bag(p: Any) -> None:
    """Put into the bag what `deck` counts."""
    n = 0
    for food in range(FOODS):
        for i in range(n, n + p.deck[food]):
            p.bag[i] = food
        n += p.deck[food]
    p.deck_left = n


@rule
def put_back(p: Any, food: int) -> None:
    """Put a card into the draw pile, at random as all of it is."""
    p.bag[p.deck_left] = food
    p.deck[food] += 1
    p.deck_left += 1


@rule
def draw(p: Any) -> int:
    """Take the top card off the draw pile."""
    if p.coming_left:
        p.coming_left -= 1
        k = 0
        while p.bag[k] != p.coming[p.coming_left]:
            k += 1
    else:
        k = below(p, p.deck_left)
    food = np.int64(p.bag[k])
    p.deck_left -= 1
    p.bag[k] = p.bag[p.deck_left]
    p.bag[p.deck_left] = 0
    p.deck[food] -= 1
    return food


@rule
def discard_stack(p: Any, value: int) -> int:
    """Put a whole food stack face up beside the draw pile; returns how many cards it had."""
    n = height(p, value)
    for kind in range(KINDS):
        p.out[10 * kind + value] += p.stack[value, kind]
        p.stack[value, kind] = 0
    return n


@rule
def fewest(p: Any) -> int:
    """The stack with the fewest cards, of equal ones the higher; 0 if there is none."""
    found = 0
    for value in range(1, VALUES):
        if height(p, value) and (found == 0 or height(p, value) <= height(p, found)):
            found = value
    return found


@rule
def most(p: Any) -> int:
    """The stack with the most cards, of equal ones the lower; 0 if there is none."""
    found = 0
    for value in range(1, VALUES):
        if height(p, value) and (found == 0 or height(p, value) > height(p, found)):
            found = value
    return found


@rule
def reveal_food(t: Any, p: Any, log: Any) -> None:
    """Reveal one food card and put it where it belongs."""
    food = draw(p)
    p.shown = food
    if p.turn == 1 and food > 10 * PLASTIC:  # specialties and plastics wait until the first round is laid out (K1, K3)
        p.aside[food] += 1
        emit(log, ASIDE, 0, 0, 0)
        return
    p.to_reveal -= 1
    if food < TURTLE:
        value = (food - 1) % 10 + 1
        p.stack[value, (food - 1) // 10] += 1
        emit(log, FOOD, value, 0, 0)
        return
    p.out[food] += 1
    if t.beginners:
        emit(log, IGNORED, 0, 0, 0)
    elif food == TURTLE:
        value = fewest(p)
        emit(log, TURTLE_EATS, value, discard_stack(p, value), 0)
    elif food == ORCA:
        value = most(p)
        emit(log, ORCA_EATS, value, discard_stack(p, value), 0)
    else:
        n = 0
        for value in range(1, VALUES):
            n += discard_stack(p, value)
        emit(log, DIVER_SCARES, n, 0, 0)


@rule
def laid_out(p: Any) -> bool:
    """Nothing is left to reveal this round (K24: an empty draw pile is never refilled)."""
    return p.to_reveal == 0 or p.deck_left == 0


@rule
def begin_selection(p: Any) -> None:
    """What was set aside in the first round is shuffled back in; everybody selects a card."""
    if p.turn == 1:
        for food in range(10 * PLASTIC + 1, FOODS):
            while p.aside[food]:
                p.aside[food] -= 1
                put_back(p, food)
    p.to_reveal = 0
    p.shown = 0
    p.phase = SELECT


# --- questions and answers ----------------------------------------------------------------------------------------------
@rule
def may_select(p: Any, hand: int, card: int) -> bool:
    """Any card in hand, but no Giant Squid in the first round (K4)."""
    return p.hand[hand, card] == 1 and not (card == SQUID and p.turn == 1)


@rule
def may_bite(p: Any, shark: int, hand: int) -> bool:
    """The Great White Shark cancels another hand's card that still counts and is no Giant Squid (K16)."""
    return hand != shark and p.cancelled[hand] == 0 and p.played[hand] != SQUID


@rule
def may_rob(p: Any, seal: int, hand: int) -> bool:
    """The Leopard Seal steals from another hand that has food of this round; a cancelled one has none (K22)."""
    return hand != seal and p.cancelled[hand] == 0 and p.caught[hand] > 0


@rule
def may_take(p: Any, question: int, value: int) -> bool:
    """The Whale Shark takes a spooked stack, the Emperor Penguin one that is not."""
    return height(p, value) > 0 and (p.spooked[value] == 1) == (question == ASK_WHALE_SHARK)


@rule
def has_target(t: Any, p: Any, question: int, hand: int) -> bool:
    """Whether a follow-up question has a legal answer."""
    if question == ASK_SQUID:
        for card in range(1, CARDS):
            if p.discard[hand, card]:
                return True
        return False
    if question == ASK_SHARK or question == ASK_SEAL:
        for other in range(hands_of(t)):
            if (question == ASK_SHARK and may_bite(p, hand, other)) or (
                question == ASK_SEAL and may_rob(p, hand, other)
            ):
                return True
        return False
    for value in range(1, VALUES):
        if may_take(p, question, value):
            return True
    return False


@rule
def card_that_asks(phase: int) -> int:
    """The hand card whose step this is, if that step asks a question; else 0."""
    if phase == A_SHARK:
        return SHARK
    if phase == D_WHALE_SHARK:
        return WHALE_SHARK
    if phase == E_PENGUIN:
        return PENGUIN
    if phase == G_SEAL:
        return SEAL
    if phase == H_SQUID:
        return SQUID
    return 0


@rule
def question_of_card(card: int) -> int:
    """The question that a card asks in its step."""
    if card == SHARK:
        return ASK_SHARK
    if card == WHALE_SHARK:
        return ASK_WHALE_SHARK
    if card == PENGUIN:
        return ASK_PENGUIN
    if card == SEAL:
        return ASK_SEAL
    return ASK_SQUID


@rule
def open_hand(t: Any, p: Any, seat: int) -> int:
    """The first hand of the seat that still owes an answer, NONE if none does: the one place that knows who is asked."""
    if p.ready[seat]:
        return NONE
    first = seat * t.hands_each
    if p.phase == SELECT:
        for hand in range(first, first + t.hands_each):
            if p.chosen[hand] == 0 or (t.ties and p.chosen_tie[hand] == 0):
                return hand
        return NONE
    card = card_that_asks(p.phase)
    if card:
        for hand in range(first, first + t.hands_each):
            if in_play(p, hand, card) and p.chosen[hand] == 0 and has_target(t, p, question_of_card(card), hand):
                return hand
    return NONE


@rule
def question_of_hand(p: Any, hand: int) -> int:
    """What a hand that owes an answer is asked."""
    if p.phase == SELECT:
        return ASK_CARD if p.chosen[hand] == 0 else ASK_TIE
    return question_of_card(card_that_asks(p.phase))


@rule
def question(t: Any, p: Any, seat: int) -> int:
    hand = open_hand(t, p, seat)
    return NONE if hand == NONE else question_of_hand(p, hand)


@rule
def legal(t: Any, p: Any, seat: int, mask: Any) -> int:
    hand = open_hand(t, p, seat)
    if hand == NONE:
        return 0
    asked = question_of_hand(p, hand)
    n = 0
    mask[:] = 0
    if asked == ASK_CARD:
        for card in range(1, CARDS):
            mask[PLAY + card - 1] = p.hand[hand, card]
            n += np.int64(p.hand[hand, card])
        if p.turn == 1:
            mask[PLAY + SQUID - 1] = 0
            n -= np.int64(p.hand[hand, SQUID])
    elif asked == ASK_TIE:
        mask[CROSS] = 1
        mask[TICK] = p.tick[hand]
        n = 1 + np.int64(p.tick[hand])
    elif asked == ASK_SHARK:
        for other in range(hands_of(t)):
            if may_bite(p, hand, other):
                mask[BITE + other] = 1
                n += 1
    elif asked == ASK_SEAL:
        for other in range(hands_of(t)):
            if may_rob(p, hand, other):
                mask[ROB + other] = 1
                n += 1
    elif asked == ASK_SQUID:
        for card in range(1, CARDS):
            if p.discard[hand, card]:
                mask[RETURN + card - 1] = 1
                n += 1
    else:
        base = SPOOKED_STACK if asked == ASK_WHALE_SHARK else ANY_STACK
        for value in range(1, VALUES):
            if may_take(p, asked, value):
                mask[base + value - 1] = 1
                n += 1
    return n


@rule
def question_of_answer(answer: int) -> int:
    """The question an answer belongs to."""
    if answer < CROSS:
        return ASK_CARD
    if answer < BITE:
        return ASK_TIE
    if answer < SPOOKED_STACK:
        return ASK_SHARK
    if answer < ANY_STACK:
        return ASK_WHALE_SHARK
    if answer < ROB:
        return ASK_PENGUIN
    return ASK_SEAL if answer < RETURN else ASK_SQUID


@rule
def why_not_stack(p: Any, asked: int, value: int) -> int:
    if height(p, value) == 0:
        return NO_STACK
    if may_take(p, asked, value):
        return FINE
    return NOT_SPOOKED if asked == ASK_WHALE_SHARK else SPOOKED


@rule
def why_not_hand(t: Any, p: Any, asked: int, hand: int, other: int) -> int:
    if other >= hands_of(t):
        return NO_SUCH_HAND
    if other == hand:
        return OWN_CARD
    if p.cancelled[other]:
        return CANCELLED
    if asked == ASK_SHARK:
        return SQUID_SAFE if p.played[other] == SQUID else FINE
    return FINE if p.caught[other] else NOTHING_CAUGHT


@rule
def why(t: Any, p: Any, seat: int, answer: int) -> int:
    hand = open_hand(t, p, seat)
    if hand == NONE:
        return NOT_ASKED
    asked = question_of_hand(p, hand)
    if question_of_answer(answer) != asked:
        return OTHER_QUESTION
    if asked == ASK_CARD:
        card = answer - PLAY + 1
        if p.hand[hand, card] == 0:
            return NOT_IN_HAND
        return FINE if may_select(p, hand, card) else SQUID_FIRST_ROUND
    if asked == ASK_TIE:
        return TICK_GONE if answer == TICK and p.tick[hand] == 0 else FINE
    if asked == ASK_SHARK:
        return why_not_hand(t, p, asked, hand, answer - BITE)
    if asked == ASK_SEAL:
        return why_not_hand(t, p, asked, hand, answer - ROB)
    if asked == ASK_SQUID:
        return FINE if p.discard[hand, answer - RETURN + 1] else NOT_IN_DISCARDS
    return why_not_stack(p, asked, answer - (SPOOKED_STACK if asked == ASK_WHALE_SHARK else ANY_STACK) + 1)


@rule
def act(t: Any, p: Any, seat: int, answer: int) -> None:
    if answer < CROSS and t.hands_each == 1:  # the most frequent answer takes the short way
        p.chosen[seat] = answer - PLAY + 1
        p.ready[seat] = 1 - t.ties
        return
    hand = open_hand(t, p, seat)
    if answer < CROSS:
        p.chosen[hand] = answer - PLAY + 1
    elif answer < BITE:
        p.chosen_tie[hand] = answer - CROSS + 1
    elif answer < SPOOKED_STACK:
        p.chosen[hand] = answer - BITE + 1
    elif answer < ANY_STACK:
        p.chosen[hand] = answer - SPOOKED_STACK + 1
    elif answer < ROB:
        p.chosen[hand] = answer - ANY_STACK + 1
    elif answer < RETURN:
        p.chosen[hand] = answer - ROB + 1
    else:
        p.chosen[hand] = answer - RETURN + 1
    if open_hand(t, p, seat) == NONE:
        p.ready[seat] = 1


@rule
def take_back(t: Any, p: Any, seat: int) -> None:
    forget(t, p, seat)
    p.ready[seat] = 0


@rule
def forget(t: Any, p: Any, seat: int) -> None:
    """Empty what the seat has chosen."""
    for hand in range(seat * t.hands_each, (seat + 1) * t.hands_each):
        p.chosen[hand] = 0
        p.chosen_tie[hand] = 0


@rule
def somebody_is_asked(t: Any, p: Any) -> bool:
    if p.phase == SELECT:
        for seat in range(t.seats):
            if p.ready[seat] == 0:
                return True
        return False
    if card_that_asks(p.phase):
        for seat in range(t.seats):
            if open_hand(t, p, seat) != NONE:
                return True
    return False


# --- the machine: one automatic step at a time --------------------------------------------------------------------------
@rule
def over(p: Any) -> bool:
    return p.phase == OVER


@rule
def advance(t: Any, p: Any, log: Any) -> bool:
    if p.phase == OVER or (p.phase != REPLENISH and somebody_is_asked(t, p)):
        return False
    if p.phase == REPLENISH:
        while not laid_out(p):
            reveal_food(t, p, log)
            if watched(log):  # a scene for each card
                break
        if laid_out(p):
            begin_selection(p)
            return False
        return True
    if p.phase == SELECT:
        reveal_cards(t, p, log)
    elif p.phase == TIES:
        settle_tie(t, p, log)
    elif p.phase == A_SHARK:
        bite(t, p, log)
    elif p.phase == B_NET:
        cast_net(t, p, log)
    elif p.phase == C_WHALES:
        whales_collect(t, p, log)
    elif p.phase == D_WHALE_SHARK or p.phase == E_PENGUIN:
        take_chosen_stack(t, p, log)
    elif p.phase == F_ALBATROSS:
        albatross_steals(t, p, log)
    elif p.phase == G_SEAL:
        seal_steals(t, p, log)
    elif p.phase == H_SQUID:
        squids_return(t, p, log)
    else:
        clean_up(t, p, log)
    return p.phase != OVER and not somebody_is_asked(t, p)


@rule
def go_on(t: Any, p: Any, phase: int) -> None:
    """The next phase from `phase` on in which an uncancelled card resolves."""
    p.cursor = 0
    cards = 0
    for hand in range(hands_of(t)):
        if p.cancelled[hand] == 0:
            cards |= 1 << np.int64(p.played[hand])
    for seat in range(t.seats):
        p.ready[seat] = 0
    while phase < CLEAN_UP and RESOLVES[phase] & cards == 0:
        phase += 1
    p.phase = phase


# --- 3. reveal ----------------------------------------------------------------------------------------------------------
@rule
def next_tie(t: Any, p: Any, card: int) -> int:
    """The lowest card from `card` on that several hands revealed, CARDS if none; Giant Squids never tie (K8)."""
    once, again = 0, 1 << SQUID
    for hand in range(hands_of(t)):
        bit = 1 << np.int64(p.played[hand])
        again |= once & bit
        once |= bit
    again ^= 1 << SQUID
    while card < CARDS and again & (1 << card) == 0:
        card += 1
    return card


@rule
def to_ties_or_letters(t: Any, p: Any, card: int) -> None:
    tied = next_tie(t, p, card)
    if tied < CARDS:
        p.phase = TIES
        p.cursor = tied
    else:
        go_on(t, p, A_SHARK)


@rule
def reveal_cards(t: Any, p: Any, log: Any) -> None:
    """Everybody turns the selected card over, and the Tie-Breaker; a tick is gone whatever it did (K13)."""
    for hand in range(hands_of(t)):
        p.played[hand] = p.chosen[hand]
        p.broke[hand] = p.chosen_tie[hand] == 2
        if p.broke[hand]:
            p.tick[hand] = 0
        p.hand[hand, p.played[hand]] = 0
        emit(log, PLAYED, hand, 0, 0)
    for seat in range(t.seats):
        forget(t, p, seat)
        p.ready[seat] = 0
    to_ties_or_letters(t, p, 1)


@rule
def settle_tie(t: Any, p: Any, log: Any) -> None:
    """Hands that revealed the same card cancel each other; a single tick among them saves its owner (K8 to K15)."""
    card = np.int64(p.cursor)
    ticks = 0
    for hand in range(hands_of(t)):
        ticks += p.played[hand] == card and p.broke[hand] == 1
    for hand in range(hands_of(t)):
        tied = p.played[hand] == card
        saved = tied & (p.broke[hand] == 1) & (ticks == 1)
        p.cancelled[hand] |= tied & (not saved)
        if saved:
            emit(log, TIE_WON, hand, 0, 0)
    if card < SQUID:
        p.spooked[card] = 1
    emit(log, CANCEL, card, 0, 0)
    to_ties_or_letters(t, p, card + 1)


# --- 4. collection, A to H ----------------------------------------------------------------------------------------------
@rule
def bite(t: Any, p: Any, log: Any) -> None:
    """A: the Great White Shark cancels one card; that spooks nothing (K10)."""
    shark = player_of(t, p, SHARK)
    victim = np.int64(p.chosen[shark]) - 1
    p.chosen[shark] = 0
    if victim >= 0:
        p.cancelled[victim] = 1
    emit(log, SHARK_BITES, shark, victim, 0)
    go_on(t, p, B_NET)


@rule
def take(p: Any, hand: int, value: int, plankton: int, krill: int, plastic: int) -> None:
    """The hand takes so many cards of a stack into its pile."""
    n = plankton + krill + plastic
    first = np.int64(p.taken)
    for k in range(n):
        p.food[first + k] = value + 10 * (np.int64(k >= plankton) + np.int64(k >= plankton + krill))
        p.taken_by[first + k] = hand
        p.after_albatross[first + k] = hand
        p.held_by[first + k] = hand
    p.taken += n
    p.caught[hand] += n
    p.pile[hand] += n
    p.stack[value, PLANKTON] -= plankton
    p.stack[value, KRILL] -= krill
    p.stack[value, PLASTIC] -= plastic


@rule
def award_hasty(t: Any, p: Any, hand: int, value: int, log: Any) -> None:
    """Hasty goes to the first hand that collects any 10 from a stack (M6); left hands neither win nor use it up (M1)."""
    if value == 10 and p.hasty == 0 and counts(t, hand):
        for slot in range(MISSION_SLOTS):
            if p.mission[slot] == HASTY:
                p.hasty = hand + 1
                emit(log, HASTY_WON, hand, 0, 0)


@rule
def cast_net(t: Any, p: Any, log: Any) -> None:
    """B: the Krill Net takes all Krill, from spooked stacks too (K19)."""
    hand = player_of(t, p, NET)
    n = 0
    for value in range(1, VALUES):
        n += p.stack[value, KRILL]
    emit(log, NET_CATCHES, hand, n, 0)
    for value in range(1, VALUES):
        if p.stack[value, KRILL]:
            take(p, hand, value, 0, np.int64(p.stack[value, KRILL]), 0)
            award_hasty(t, p, hand, value, log)
    go_on(t, p, C_WHALES)


@rule
def collect(t: Any, p: Any, hand: int, value: int, log: Any) -> None:
    """The hand takes a whole food stack, if there is one."""
    n = height(p, value)
    emit(log, COLLECT, hand, value, n)
    if n:
        plankton, krill = np.int64(p.stack[value, PLANKTON]), np.int64(p.stack[value, KRILL])
        take(p, hand, value, plankton, krill, n - plankton - krill)
        award_hasty(t, p, hand, value, log)


@rule
def whales_collect(t: Any, p: Any, log: Any) -> None:
    """C: each uncancelled whale takes the stack of its number, spooked or not (K11)."""
    for hand in range(hands_of(t)):
        if p.played[hand] < SQUID and p.cancelled[hand] == 0:
            collect(t, p, hand, np.int64(p.played[hand]), log)
    go_on(t, p, D_WHALE_SHARK)


@rule
def take_chosen_stack(t: Any, p: Any, log: Any) -> None:
    """D and E: the Whale Shark and the Emperor Penguin take the stack they chose; nothing if none was allowed (K17)."""
    hand = player_of(t, p, card_that_asks(p.phase))
    value = np.int64(p.chosen[hand])
    p.chosen[hand] = 0
    collect(t, p, hand, value, log)
    go_on(t, p, p.phase + 1)


@rule
def give(p: Any, thief: int, victim: int) -> None:
    """One of this round's cards changes hands: the counts that everybody sees."""
    p.caught[victim] -= 1
    p.pile[victim] -= 1
    p.caught[thief] += 1
    p.pile[thief] += 1


@rule
def random_caught(p: Any, hand: int) -> int:
    """One of this round's cards in the hand, at random; the first of its sort that the hand holds."""
    left = below(p, p.caught[hand])
    for i in range(first_this_round(p), p.taken):
        if p.held_by[i] == hand:
            if left == 0:
                j = first_this_round(p)
                while p.held_by[j] != hand or p.food[j] != p.food[i]:
                    j += 1
                return j
            left -= 1
    return NONE


@rule
def next_robbed(t: Any, p: Any, thief: int) -> int:
    """The next hand from the cursor on that the Albatross steals from, NONE if there is no more (K21)."""
    for hand in range(p.cursor, hands_of(t)):
        if hand != thief and p.caught[hand] > 0:
            return hand
    return NONE


@rule
def albatross_steals(t: Any, p: Any, log: Any) -> None:
    """F: the Black-Browed Albatross steals a random card of this round from each other hand, one victim a step."""
    thief = player_of(t, p, ALBATROSS)
    victim = next_robbed(t, p, thief)
    if victim != NONE:
        p.albatross[p.turn] = thief + 1
        i = random_caught(p, victim)
        p.after_albatross[i] = thief
        p.held_by[i] = thief
        give(p, thief, victim)
        p.cursor = victim + 1
    emit(log, ALBATROSS_STEALS, thief, victim, 0)
    if victim == NONE or next_robbed(t, p, thief) == NONE:
        go_on(t, p, G_SEAL)


@rule
def steal_half(p: Any, thief: int, victim: int) -> int:
    """Move half of the victim's cards of this round, rounded down and random, to the thief; returns how many."""
    held = np.int64(p.caught[victim])
    wanted = held // 2
    n = wanted
    for i in range(first_this_round(p), p.taken):
        if p.held_by[i] == victim and wanted > 0:
            if below(p, held) < wanted:
                p.held_by[i] = thief
                give(p, thief, victim)
                wanted -= 1
            held -= 1
    sort_thefts(p, first_this_round(p), np.int64(p.taken), thief, victim)
    return n


@rule
def sort_thefts(p: Any, first: int, end: int, thief: int, victim: int) -> None:
    """Of equal cards the thief has the last: move its cards back past the victim's of the same sort and taker."""
    for i in range(first, end):
        if p.held_by[i] == thief and p.after_albatross[i] == victim:
            last = i
            for j in range(i + 1, end):
                if p.food[j] == p.food[i] and p.taken_by[j] == p.taken_by[i] and p.held_by[j] == victim:
                    last = j
            p.held_by[i] = victim
            p.held_by[last] = thief


@rule
def seal_steals(t: Any, p: Any, log: Any) -> None:
    """G: the Leopard Seal steals half of one hand's cards of this round, those stolen in F included (K22)."""
    thief = player_of(t, p, SEAL)
    victim = np.int64(p.chosen[thief]) - 1
    p.chosen[thief] = 0
    n = 0
    if victim >= 0:
        p.seal[p.turn] = thief + 1
        p.seal_victim[p.turn] = victim + 1
        n = steal_half(p, thief, victim)
    emit(log, SEAL_STEALS, thief, victim, n)
    go_on(t, p, H_SQUID)


@rule
def squids_return(t: Any, p: Any, log: Any) -> None:
    """H: every Giant Squid's chosen card goes back into its hand, all at once (K5, K6)."""
    for hand in range(hands_of(t)):
        if in_play(p, hand, SQUID):
            card = np.int64(p.chosen[hand])
            p.chosen[hand] = 0
            p.returned[hand] = card
            if card:
                p.discard[hand, card] = 0
                p.hand[hand, card] = 1
            emit(log, SQUID_RETURNS, hand, 0, 0)
    go_on(t, p, CLEAN_UP)


@rule
def in_order(a: int, b: int, c: int) -> bool:
    """Three numbers that go up or down by one (M5); 0 and special cards are no numbers."""
    numbers = (a > 0) & (a < SQUID) & (b > 0) & (b < SQUID) & (c > 0) & (c < SQUID)
    return numbers & ((b - a == 1) | (b - a == -1)) & (c - b == b - a)


@rule
def clean_up(t: Any, p: Any, log: Any) -> None:
    """Every played card goes to its hand's discard stack; the next round begins, or the game ends."""
    for hand in range(hands_of(t)):
        card = np.int64(p.played[hand])
        p.discard[hand, card] = p.turn
        p.streak[hand] = (p.streak[hand] + 1) * p.cancelled[hand]
        p.third_time[hand] |= p.streak[hand] == 3
        p.perfect[hand] |= in_order(np.int64(p.history[hand, 0]), np.int64(p.history[hand, 1]), card)
        p.history[hand, 0] = p.history[hand, 1]
        p.history[hand, 1] = card
        p.played[hand] = 0
        p.broke[hand] = 0
        p.cancelled[hand] = 0
        p.returned[hand] = 0
        p.caught[hand] = 0
    for value in range(VALUES):
        p.spooked[value] = 0
    emit(log, DISCARDS, 0, 0, 0)
    p.turn += 1
    p.first[p.turn] = p.taken
    if p.turn > t.rounds:
        p.phase = OVER
        emit(log, ENDED, 0, 0, 0)
        return
    p.to_reveal = 2 * hands_of(t)
    p.phase = REPLENISH
    emit(log, ROUND, p.turn, t.rounds, 0)
    if laid_out(p):
        begin_selection(p)


# --- scoring ------------------------------------------------------------------------------------------------------------
@rule
def count_food(p: Any, hand: int, food: int) -> int:
    """How many cards of one sort the hand has in its pile."""
    n = 0
    for i in range(p.taken):
        n += p.held_by[i] == hand and p.food[i] == food
    return n


@rule
def count_value(p: Any, hand: int, value: int) -> int:
    """How many cards of one number the hand has, Plankton, Krill and Plastic alike (M7)."""
    n = 0
    for i in range(p.taken):
        n += p.held_by[i] == hand and (p.food[i] - 1) % 10 + 1 == value
    return n


@rule
def count_krill(p: Any, hand: int) -> int:
    n = 0
    for i in range(p.taken):
        n += p.held_by[i] == hand and 10 < p.food[i] <= 20
    return n


@rule
def food_points(food: int) -> int:
    """Plankton counts its number, Krill twice that, Plastic against you."""
    value = (food - 1) % 10 + 1
    return value * (1 + (food > 10 * KRILL) - 3 * (food > 10 * PLASTIC))


@rule
def highest_left(p: Any, hand: int) -> int:
    """The highest card left in hand; special cards count as 12 (M2, M3)."""
    best = 0
    for card in range(1, CARDS):
        if p.hand[hand, card]:
            best = max(best, 12 if card >= SQUID else card)
    return best


@rule
def measure(p: Any, mission: int, hand: int) -> int:
    """What a competitive mission compares; the most wins."""
    if mission == ONE_AND_DONE:
        return count_value(p, hand, 1)
    if mission == PURIST:
        return -count_krill(p, hand)
    if mission == RESERVED:
        return highest_left(p, hand)
    if mission == MINIMALIST:
        return -np.int64(p.pile[hand])
    return count_krill(p, hand)


@rule
def alone_in_front(t: Any, p: Any, mission: int, hand: int) -> bool:
    """The hand is first in a competitive mission and nobody ties (M8); only hands that score compete (M1)."""
    mine = measure(p, mission, hand)
    for seat in range(t.seats):
        other = seat * t.hands_each
        if other != hand and measure(p, mission, other) >= mine:
            return False
    return True


@rule
def mission_score(t: Any, p: Any, mission: int, hand: int) -> int:
    """The points one mission gives one hand as things stand now."""
    worth = np.int64(t.mission_points[mission])
    if mission == THIRD_TIME:
        return worth * p.third_time[hand]
    if mission == PERFECTIONIST:
        return worth * p.perfect[hand]
    if mission == LEFTOVERS:
        return worth * highest_left(p, hand)
    if mission == HASTY:
        return worth if p.hasty == hand + 1 else 0
    if mission == COLLECTOR or mission == SLIM_PICKINGS:
        different = 0
        for value in range(1, VALUES):
            n = count_value(p, hand, value)
            different += n > 0
            if n > 5 and mission == SLIM_PICKINGS:
                return 0
        return worth * different if mission == COLLECTOR else worth
    return worth if alone_in_front(t, p, mission, hand) else 0


LEVELS = 12  # points, Krill cards, Plankton of value 1 to 10


@rule
def score(t: Any, p: Any, out: Any) -> int:
    """Points, then the levels of a tie: most Krill cards, most Plankton of value 1, 2, ... 10 (K26, K29)."""
    out[:] = 0
    for i in range(p.taken):
        hand = np.int64(p.held_by[i])
        if counts(t, hand):
            seat = seat_of(t, hand)
            food = np.int64(p.food[i])
            out[seat, 0] += food_points(food)
            out[seat, food + 1 if food <= 10 else 1] += food <= 20
    if t.missions:
        for seat in range(t.seats):
            for slot in range(MISSION_SLOTS):
                out[seat, 0] += mission_score(t, p, np.int64(p.mission[slot]), seat * t.hands_each)
    return 0
