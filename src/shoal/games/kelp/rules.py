"""Kelp: Shark vs Octopus: the machine that asks the two sides and carries out what they answer.

What the Octopus does is in `octopus.py`, what the Shark does in `shark.py`, what the Shark knows in `lore.py`. References
such as S15 are the rulings in `docs/rulings/kelp.md`.
"""

from typing import Any

import numpy as np

from shoal.games.kelp.base import (
    end,
    forget,
    mark,
    place_of,
    random_kind,
)
from shoal.games.kelp.lore import (
    forget_all,
)
from shoal.games.kelp.octopus import (
    act_octopus,
    asked_octopus,
    begin_octopus_turn,
    can_learn,
    card_is_done,
    do_action,
    draw_card,
    drop,
    eat,
    gainable,
    gather_blocks,
    gather_chosen,
    gathers,
    hide_aimed,
    land,
    learn,
    learning_is_done,
    legal_octopus,
    lift,
    put_back,
    shuffle_is_done,
    stays_hidden,
    swap_blocks,
    trash_card,
    turn_up,
)
from shoal.games.kelp.record import (
    AGAIN,
    AGILE,
    ANSWERS,
    ASK_ACTION,
    ASK_AGAIN,
    ASK_AT,
    ASK_CHOOSE,
    ASK_CONFRONT,
    ASK_DART,
    ASK_DEN,
    ASK_DICE,
    ASK_DROP,
    ASK_ENERGY,
    ASK_ESCAPE,
    ASK_EXCHANGE,
    ASK_FEED,
    ASK_FETCH,
    ASK_FIRST,
    ASK_HIDE,
    ASK_IGNORE,
    ASK_KEEP,
    ASK_LEARN,
    ASK_PAY,
    ASK_PLACE,
    ASK_RAISE,
    ASK_RECALL,
    ASK_REPLACE,
    ASK_RETURN,
    ASK_ROLL,
    ASK_SACRIFICE,
    ASK_SAVE,
    ASK_SHUFFLE,
    ASK_SINK,
    ASK_SPOT,
    ASK_STORE,
    ASK_SWAP,
    ASK_SWIM,
    ASK_TRASH,
    ASK_TURN_UP,
    ASK_WITH,
    AT,
    AT_ACTION,
    AT_CARD_END,
    AT_CHOOSE,
    AT_CONFRONT,
    AT_DICE,
    AT_DRAW,
    AT_DROP,
    AT_EAT,
    AT_ENERGY,
    AT_ESCAPE,
    AT_FEED,
    AT_GROW,
    AT_HIDE,
    AT_IGNORE,
    AT_LEARN,
    AT_LEAST_ONE,
    AT_MAIN,
    AT_ORDER,
    AT_PLACE,
    AT_RECALL,
    AT_REVEAL,
    AT_ROLL,
    AT_SETUP,
    AT_SHUFFLE,
    AT_SPENT,
    AT_STORE,
    AT_SWAP,
    AT_SWIM,
    AT_TRAP,
    AT_TRASH,
    BEGINS,
    BLOCKS,
    BUY,
    CANNOT_PAY,
    CARDS,
    CAUGHT,
    CHOOSE,
    COLOURS,
    CONFRONT,
    CONFRONTED,
    CORNERED,
    CURRENT,
    DARING,
    DART,
    DECLINED,
    DEN,
    DISCARD,
    DONE,
    DOUBLE,
    DRAW,
    DRAW_DICE,
    DROP,
    EATEN,
    EFFECT,
    END,
    ESCAPE_DEN,
    ESCAPE_HIDE,
    ESCAPED,
    EXCHANGE,
    FATE_ROW,
    FEED,
    FETCH_DECK,
    FIRST,
    FOODS,
    GAIN,
    HAND,
    HAND_FULL,
    HIDE_ALL,
    HIDE_AT,
    HOSTILE,
    KEEP,
    LANDED,
    LYING,
    MOVING,
    MUST_ACT,
    MUST_BUY,
    NO_CHAIN,
    NO_DIE,
    NO_EFFECT,
    NO_EXCHANGE,
    NO_SUCH_CARD,
    NO_USE,
    NOT_AHEAD,
    NOT_BESIDE,
    NOT_HIDDEN,
    NOT_IN_HAND,
    NOT_IN_ROW,
    NOT_OPEN,
    NOT_THERE,
    NOTHING_LEFT,
    OCCUPIED,
    OCTOPUS,
    OUT_OF_REACH,
    OVER,
    PLAY,
    RAISE,
    RECALL,
    RED,
    REDUCE,
    RELENTLESS,
    REPLACE,
    REROLL,
    RETURN,
    REVEAL,
    ROLL,
    ROW,
    RUTHLESS,
    SACRIFICE,
    SAVE,
    SEARCH,
    SHARK,
    SHARK_CARDS,
    SHUFFLE_AT,
    SINK,
    SPOT,
    STANDING,
    STORE,
    STRATEGIES,
    STRIKE,
    SWAP,
    SWIFT,
    TAKE,
    THE_OCTOPUS,
    TOO_DEAR,
    TOO_LATE,
    TOO_LOW,
    TRASH_HAND,
    TURN_UP,
    USE,
    VIGILANT,
    WITH,
    WITH_SAVED,
    WRONG_PAYMENT,
    YELLOW,
    ZONES,
)
from shoal.games.kelp.shark import (
    act_shark,
    aimed_zone,
    asked_shark,
    begin_shark_turn,
    choose,
    dice_of,
    die_is_spent,
    do_dart,
    do_energy,
    do_ignore,
    do_main,
    do_order,
    do_place,
    do_trap,
    draw_dice,
    feed,
    grow,
    has,
    in_reach,
    legal_shark,
    may_aim,
    next_state,
    on_offer,
    react,
    recall,
    reveal_target,
    roll,
    store,
    swim,
    to_den,
)
from shoal.kernel import emit, rule, watched
from shoal.kernel.contract import FINE, NONE, NOT_ASKED, OTHER_QUESTION


# --- setup ------------------------------------------------------------------------------------------------------------
@rule
def setup(t: Any, p: Any, log: Any) -> None:
    """Bag, decks, piles, nine blocks at random, a hand of four; the Octopus then chooses the Shark's den."""
    for colour in range(COLOURS):
        p.bag[colour] = t.first_dice[colour]
        p.supply[colour] = t.dice[colour] - t.first_dice[colour]
    for card in range(SHARK_CARDS):
        p.stock[card] = t.shark_copies[card]
        p.stock_n += t.shark_copies[card]
    for slot in range(ROW):
        if p.stock_n:
            card = random_kind(p, FATE_ROW, p.stock, SHARK_CARDS, np.int64(p.stock_n))
            p.stock[card] -= 1
            p.stock_n -= 1
            p.offer[slot] = card + 1
    for colour in range(STRATEGIES):
        p.pair[colour] = 1
    setup_cards(t, p, log)
    setup_blocks(t, p)
    p.lap = 1
    p.phase = AT_SETUP
    emit(log, BEGINS, 0, 0, 0)


@rule
def setup_cards(t: Any, p: Any, log: Any) -> None:
    for card in range(CARDS):
        p.deck[card] = t.starters[card]
        p.deck_n += t.starters[card]
        p.under[card] = t.copies[card] - t.starters[card]
    for pile in range(4):
        turn_up(t, p, pile, log)
    p.hand_size = HAND
    p.deck[t.opening] -= 1
    p.deck_n -= 1
    p.hand[t.opening] = 1
    p.hand_n = 1
    p.sure[t.opening] = 1
    while p.hand_n < HAND and draw_card(p, log):
        pass


@rule
def setup_blocks(t: Any, p: Any) -> None:
    for kind in range(BLOCKS):
        p.bagged[kind] = t.first_blocks[kind]
        p.aside[kind] = t.blocks[kind] - t.first_blocks[kind]
    p.bagged_n = ZONES
    for zone in range(ZONES):
        lift(p)
        land(p, zone)
    forget_all(p)


# --- questions and answers ----------------------------------------------------------------------------------------------
@rule
def asked_now(t: Any, p: Any, seat: int) -> int:
    """What a seat still has to choose, NONE if nothing."""
    return asked_octopus(t, p) if seat == OCTOPUS else asked_shark(t, p)


@rule
def question(t: Any, p: Any, seat: int) -> int:
    return NONE if p.ready[seat] else asked_now(t, p, seat)


@rule
def legal(t: Any, p: Any, seat: int, mask: Any) -> int:
    asked = question(t, p, seat)
    if asked == NONE:
        return 0
    mask[:] = 0
    return legal_octopus(t, p, asked, mask) if seat == OCTOPUS else legal_shark(t, p, asked, mask)


@rule
def act(t: Any, p: Any, seat: int, answer: int) -> None:
    if seat == OCTOPUS:
        act_octopus(t, p, answer)
    else:
        act_shark(t, p, answer)
    p.ready[seat] = asked_now(t, p, seat) == NONE


@rule
def take_back(t: Any, p: Any, seat: int) -> None:
    forget(p, seat)


# --- why an answer is not legal -------------------------------------------------------------------------------------------
@rule
def belongs(asked: int, answer: int) -> bool:
    """Whether an answer is one to this question."""
    if answer == DONE:
        return (
            (asked == ASK_HIDE)
            | (asked == ASK_SHUFFLE)
            | (asked == ASK_LEARN)
            | (asked == ASK_TRASH)
            | (asked == ASK_SINK)
            | (asked == ASK_ESCAPE)
            | (asked == ASK_AGAIN)
            | (asked == ASK_DART)
            | (asked == ASK_PLACE)
            | (asked == ASK_IGNORE)
            | (asked == ASK_ENERGY)
        )
    if answer < DART:
        return asked == ASK_SWIM
    if answer < CURRENT:
        return (asked == ASK_SWIM) | (asked == ASK_DART)
    if answer < USE:
        return asked == ASK_SWIM
    if answer < REROLL:
        return (asked == ASK_SWIM) | (asked == ASK_PLACE) | (asked == ASK_ROLL) | (asked == ASK_IGNORE)
    if answer < PLAY:
        return asked == (ASK_SWIM if answer < SEARCH else ASK_PLACE if answer < BUY else ASK_ENERGY)
    if answer < DONE:
        return asked == (ASK_ACTION if answer < TAKE else ASK_LEARN)
    if answer < KEEP:
        return asked == pick_question(answer)
    if answer < RECALL:
        return asked == place_question(answer)
    if answer < CONFRONT:
        return asked == dice_question(answer)
    return asked == last_question(answer)


@rule
def pick_question(answer: int) -> int:
    if answer < HIDE_AT:
        return ASK_PAY
    if answer < SHUFFLE_AT:
        return ASK_HIDE
    if answer < SWAP:
        return ASK_SHUFFLE
    return ASK_SWAP if answer < EXCHANGE else ASK_EXCHANGE


@rule
def place_question(answer: int) -> int:
    if answer < AT:
        return ASK_KEEP
    if answer < WITH:
        return ASK_AT
    if answer < SPOT:
        return ASK_WITH
    if answer < DRAW_DICE:
        return ASK_SPOT if answer < FIRST else ASK_FIRST
    return ASK_DICE if answer < ROLL else ASK_ROLL


@rule
def dice_question(answer: int) -> int:
    if answer < CHOOSE:
        return ASK_RECALL if answer < RETURN else ASK_RETURN
    if answer < RAISE:
        return ASK_CHOOSE if answer < AGAIN else ASK_AGAIN
    if answer < TURN_UP:
        return ASK_RAISE if answer < SACRIFICE else ASK_SACRIFICE
    if answer < STORE:
        return ASK_TURN_UP if answer < SAVE else ASK_SAVE
    if answer < REPLACE:
        return ASK_STORE
    return ASK_REPLACE if answer < FEED else ASK_FEED


@rule
def last_question(answer: int) -> int:
    if answer < SINK:
        return ASK_CONFRONT if answer < DEN else ASK_DEN
    if answer < TRASH_HAND:
        return ASK_SINK if answer < HIDE_ALL else ASK_ESCAPE
    if answer < FETCH_DECK:
        return ASK_TRASH
    return ASK_FETCH if answer < DROP else ASK_DROP


@rule(arrays=True)
def why(t: Any, p: Any, seat: int, answer: int) -> int:
    asked = question(t, p, seat)
    if asked == NONE:
        return NOT_ASKED
    if not belongs(asked, answer):
        return OTHER_QUESTION
    mask = np.zeros(ANSWERS, np.uint8)
    legal(t, p, seat, mask)
    if mask[answer]:
        return FINE
    return why_not_octopus(t, p, asked, answer) if seat == OCTOPUS else why_not_shark(t, p, asked, answer)


@rule
def why_not_octopus(t: Any, p: Any, asked: int, answer: int) -> int:
    if answer == DONE:
        return AT_LEAST_ONE
    if asked == ASK_ACTION:
        return why_not_do(t, p, answer)
    if asked == ASK_PAY:
        return WRONG_PAYMENT if stays_hidden(p, answer - REVEAL) else NOT_HIDDEN
    if asked == ASK_HIDE:
        return NOT_OPEN
    if asked == ASK_SHUFFLE:
        return NOT_HIDDEN
    if asked == ASK_SWAP:
        return NOT_BESIDE
    if asked == ASK_EXCHANGE:
        return NO_EXCHANGE
    if asked == ASK_LEARN:
        gone = answer < GAIN and p.top[t.pile_of[answer - TAKE]] != answer - TAKE + 1
        return NOT_THERE if gone or (answer >= GAIN and not gainable(p, answer - GAIN)) else NO_EXCHANGE
    return OCCUPIED if asked == ASK_DEN else NOT_THERE


@rule
def why_not_do(t: Any, p: Any, answer: int) -> int:
    """Why an action cannot be done now."""
    if answer == END:
        return MUST_ACT
    if answer >= EFFECT:
        return NOT_THERE if p.food[answer - EFFECT] != 1 else NO_EFFECT
    if p.actions == 0:
        return TOO_LATE
    if answer == DRAW:
        return HAND_FULL if p.hand_n >= p.hand_size else NOTHING_LEFT
    if answer >= DISCARD or p.hand[answer - PLAY] == 0:
        return NOT_IN_HAND
    card, able = answer - PLAY, 0
    for zone in range(ZONES):
        if p.stands[zone] == STANDING:
            able += 1 + np.int64(p.block[zone] == DOUBLE)
    return CANNOT_PAY if able < t.cost[card] else NO_EFFECT


@rule
def why_not_shark(t: Any, p: Any, asked: int, answer: int) -> int:
    if answer < CURRENT:
        if asked == ASK_SWIM and answer < DART:
            return NO_CHAIN if next_state(t, p, answer) >= 0 else NOT_AHEAD
        if not has(p, SWIFT):
            return NO_SUCH_CARD
        return OCCUPIED if p.current[answer - DART] else NOT_AHEAD
    if answer == DONE:
        return AT_LEAST_ONE if asked == ASK_AGAIN else MUST_BUY
    if answer < USE:
        return TOO_LATE if p.choice[SHARK] or p.flowing == MOVING else NO_DIE
    if answer < REROLL:
        return why_not_use(p, asked, answer - USE)
    if answer < SEARCH:
        return NO_DIE if p.rerolls and p.flowing != MOVING else TOO_LATE
    if answer < BUY:
        zone = answer - (SEARCH if answer < STRIKE else STRIKE)
        colour = YELLOW if answer < STRIKE else RED
        if not in_reach(t, p, zone):
            return OUT_OF_REACH
        if p.pick[SHARK, zone]:
            return OCCUPIED
        if not may_aim(p, zone, colour):
            return NOT_HIDDEN
        return TOO_LOW if dice_of(p, colour) > 0 else NO_DIE
    if answer < REDUCE:
        return TOO_DEAR if on_offer(p, answer - BUY) else NOT_IN_ROW
    if answer < PLAY:
        return TOO_LATE if p.reduced or p.bought else NO_DIE
    if asked == ASK_AT:
        return OCCUPIED if t.space[answer - AT] else NOT_THERE
    if asked == ASK_WITH:
        return TOO_LOW if answer < WITH_SAVED and answer - WITH + 1 < t.value[aimed_zone(p)] else NO_DIE
    if asked == ASK_SPOT:
        return OCCUPIED
    return NOT_IN_ROW if asked == ASK_REPLACE else NO_DIE if asked >= ASK_RETURN else NOT_THERE


@rule
def why_not_use(p: Any, asked: int, card: int) -> int:
    if not has(p, card):
        return NO_SUCH_CARD
    if asked == ASK_SWIM and (card == HOSTILE or card == VIGILANT):
        return NO_USE
    if asked == ASK_SWIM and p.flowing != MOVING and card in (AGILE, DARING, RELENTLESS, RUTHLESS):
        return NO_USE
    return TOO_LATE


# --- the machine: one automatic step at a time --------------------------------------------------------------------------
@rule
def over(p: Any) -> bool:
    return p.phase == OVER


@rule
def advance(t: Any, p: Any, log: Any) -> bool:
    while goes_on(t, p):
        step(t, p, log)
        if watched(log):
            return goes_on(t, p)
    return False


@rule
def goes_on(t: Any, p: Any) -> bool:
    """Whether there is a further step before anybody is asked."""
    return not over(p) and question(t, p, OCTOPUS) == NONE and question(t, p, SHARK) == NONE


@rule
def step(t: Any, p: Any, log: Any) -> None:
    """One step."""
    phase = np.int64(p.phase)
    if phase < AT_DICE:
        step_octopus(t, p, phase, log)
    elif phase < AT_PLACE:
        step_before_dice(t, p, phase, log)
    else:
        step_after_dice(t, p, phase, log)


@rule
def step_octopus(t: Any, p: Any, phase: int, log: Any) -> None:
    if phase == AT_ACTION:
        do_action(t, p, log)
    elif phase == AT_CARD_END:
        card_is_done(t, p, log)
    elif phase == AT_HIDE:
        hide_aimed(p, log)
        p.phase = AT_CARD_END
    elif phase == AT_SHUFFLE:
        step_shuffle(t, p, log)
    elif phase == AT_SWAP:
        swap_blocks(p, log)
    elif phase == AT_LEARN:
        if p.ready[OCTOPUS]:
            learn(t, p, log)
            p.left = p.left if can_learn(t, p) else 0
        else:
            learning_is_done(t, p, log)
    elif phase == AT_TRASH:
        trash_card(t, p, log)
    elif phase == AT_EAT:
        eat(p, log)
        if p.track[FOODS - 1]:
            end(p, EATEN, log)
        else:
            p.phase = AT_CARD_END
    elif phase == AT_DROP:
        drop(p, log)
    else:
        den = np.int64(p.choice[OCTOPUS]) - 1 - (DEN - CONFRONT)
        forget(p, OCTOPUS)
        to_den(t, p, den, log)
        begin_octopus_turn(p, log)


@rule
def step_shuffle(t: Any, p: Any, log: Any) -> None:
    if p.lifted:
        zone = np.int64(p.choice[SHARK]) - 1
        forget(p, SHARK)
        land(p, zone)
        emit(log, LANDED, zone, 0, 0)
        if p.bagged_n == 0:
            shuffle_is_done(p)
    elif gathers(p):
        gather_chosen(t, p, log)
    else:
        put_back(t, p, log)


@rule
def step_before_dice(t: Any, p: Any, phase: int, log: Any) -> None:
    if phase == AT_MAIN:
        do_main(t, p, log)
    elif phase == AT_DICE:
        extra = np.int64(p.choice[SHARK] == 2)
        forget(p, SHARK)
        begin_shark_turn(p, extra, log)
        draw_dice(p, log)
    elif phase == AT_DRAW:
        draw_dice(p, log)
    elif phase == AT_RECALL:
        recall(p, log)
    elif phase == AT_ROLL:
        if p.choice[SHARK] and p.choice[SHARK] != DONE + 1:
            react(t, p, log)
        else:
            forget(p, SHARK)
            roll(p, log)
    elif phase == AT_CHOOSE:
        choose(p, log)
    elif phase == AT_SWIM:
        swim(t, p, log)
    else:
        do_dart(t, p, log)


@rule
def step_after_dice(t: Any, p: Any, phase: int, log: Any) -> None:
    if phase == AT_PLACE:
        do_place(t, p, log)
    elif phase == AT_GROW:
        grow(t, p, log)
    elif phase == AT_STORE:
        store(t, p, log)
    elif phase == AT_ENERGY:
        do_energy(t, p, log)
    elif phase == AT_FEED:
        feed(t, p, log)
    elif phase == AT_ORDER:
        do_order(p)
    elif phase == AT_REVEAL:
        reveal_target(t, p, log)
    elif phase == AT_IGNORE:
        do_ignore(p, log)
    elif phase == AT_TRAP:
        do_trap(t, p, log)
    elif phase == AT_CONFRONT:
        confront(t, p, log)
    elif phase == AT_ESCAPE:
        escape(t, p, log)
    else:
        die_is_spent(p, log)


# --- the confrontation ----------------------------------------------------------------------------------------------------
@rule
def confront(t: Any, p: Any, log: Any) -> None:
    """Both turn up their card. The same colour wins for the Shark; else the Octopus escapes, and its colour goes (S14)."""
    own, counter = np.int64(p.choice[OCTOPUS]) - 1, np.int64(p.choice[SHARK]) - 1
    forget(p, OCTOPUS)
    forget(p, SHARK)
    mark(p)
    p.counter = counter + 1
    emit(log, CONFRONTED, own, counter, 0)
    if own == counter:
        end(p, CAUGHT, log)
        return
    p.pair[own] = 0
    p.escaped = own + 1
    emit(log, ESCAPED, own, 0, 0)
    p.phase = AT_ESCAPE


@rule
def escape(t: Any, p: Any, log: Any) -> None:
    """What the card of an Octopus that has escaped lets it do."""
    effect = np.int64(t.escape[np.int64(p.escaped) - 1])
    p.escaped = 0
    p.phase = AT_SPENT
    if effect == ESCAPE_DEN:
        den = np.int64(p.choice[OCTOPUS]) - 1 - (DEN - CONFRONT)
        forget(p, OCTOPUS)
        to_den(t, p, den, log)
    elif p.closed[OCTOPUS]:
        forget(p, OCTOPUS)
        emit(log, DECLINED, 0, 0, 0)
    elif effect == ESCAPE_HIDE:
        forget(p, OCTOPUS)
        for zone in range(ZONES):
            p.aim[zone] = p.stands[zone] == LYING
        hide_aimed(p, log)
    else:
        p.pick[OCTOPUS, place_of(p, THE_OCTOPUS)] = 1
        gather_blocks(p, THE_OCTOPUS, log)


# --- the end --------------------------------------------------------------------------------------------------------------
@rule
def score(t: Any, p: Any, out: Any) -> int:
    """One side wins; before the end nobody has."""
    shark = (p.ended == CAUGHT) | (p.ended == CORNERED)
    out[OCTOPUS, 0] = np.int64(p.ended != 0) - np.int64(shark)
    out[SHARK, 0] = np.int64(shark)
    return np.int64(p.ended) - 1
