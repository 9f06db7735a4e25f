"""The Octopus: actions and cards, what they cost, learning, eating, and shuffles.

References such as O5 are the rulings in `docs/rulings/kelp.md`.
"""

from typing import Any

import numpy as np

from shoal.games.kelp.base import (
    add_part,
    forget,
    mark,
    open_blocks,
    part,
    picks,
    place_of,
    random_kind,
    reveal,
    standing,
)
from shoal.games.kelp.lore import (
    NO_HINT,
    gather,
    put,
)
from shoal.games.kelp.record import (
    ABALONE,
    ACTIONS,
    ANSWERS,
    ASK_ACTION,
    ASK_CONFRONT,
    ASK_DEN,
    ASK_DROP,
    ASK_ESCAPE,
    ASK_EXCHANGE,
    ASK_FETCH,
    ASK_HIDE,
    ASK_KEEP,
    ASK_LEARN,
    ASK_PAY,
    ASK_SHUFFLE,
    ASK_SINK,
    ASK_SWAP,
    ASK_TRASH,
    AT,
    AT_ACTION,
    AT_CARD_END,
    AT_CONFRONT,
    AT_DICE,
    AT_DROP,
    AT_EAT,
    AT_ESCAPE,
    AT_HIDE,
    AT_LEARN,
    AT_SETUP,
    AT_SHUFFLE,
    AT_SPENT,
    AT_SWAP,
    AT_TRAP,
    AT_TRASH,
    ATE,
    BLOCKS,
    CARDS,
    CONFRONT,
    CRAB,
    DEN,
    DENS,
    DISCARD,
    DISCARDED,
    DO_CHANCES,
    DO_EAT,
    DO_HIDE,
    DO_INK,
    DO_LEARN,
    DO_SHUFFLE,
    DO_SWAP,
    DONE,
    DOUBLE,
    DRAW,
    DREW,
    DROP,
    EAT,
    EAT_CARDS,
    EFFECT,
    EMPTY,
    END,
    ESCAPE_DEN,
    ESCAPE_HIDE,
    EXCHANGE,
    FATE_BLOCK,
    FATE_CARD,
    FATE_TOP,
    FEASTED,
    FETCH_DECK,
    FETCH_PILE,
    FETCHED,
    FIRST_OF_PAIR,
    FOODS,
    GAIN,
    GAINED,
    GATHERED,
    HIDDEN_AGAIN,
    HIDE,
    HIDE_ALL,
    HIDE_AT,
    KEEP,
    LANDED_ALL,
    LARGE_HAND,
    LEARN,
    LIFTED,
    LOBSTER,
    LYING,
    MOVE,
    OCTOPUS,
    PAID,
    PAIRS,
    PLAY,
    PLAYED,
    RESHUFFLED,
    REVEAL,
    ROUND,
    SECOND_OF_PAIR,
    SHARK,
    SHELL,
    SHUFFLE_AT,
    SINK,
    SNAIL,
    SPACES,
    STANDING,
    STRATEGIES,
    SWAP,
    SWAPPED,
    TAKE,
    THE_OCTOPUS,
    TOOK,
    TRAP_DEN,
    TRAP_HIDE,
    TRAP_ONE,
    TRASH_HAND,
    TRASH_PILE,
    TRASHED,
    TURNED_UP,
    USED_FOOD,
    ZONES,
)
from shoal.kernel import below, emit, rule
from shoal.kernel.contract import NONE

HANDS_CARD, PILES_CARD = 0, 1


# --- what an action needs -----------------------------------------------------------------------------------------------
@rule
def exchangeable(p: Any, zone: int) -> bool:
    """The block may be exchanged for one that is gained: open, not the Octopus, not gained by the same Learn (O7, O8)."""
    return (p.stands[zone] == LYING) & (p.block[zone] != THE_OCTOPUS) & (p.new[zone] == 0)


@rule
def exchangeables(p: Any) -> int:
    n = 0
    for zone in range(ZONES):
        n += np.int64(exchangeable(p, zone))
    return n


@rule
def card_of_food(food: int) -> int:
    """The Eat card that belongs to a food."""
    return EAT_CARDS + food


@rule
def still_in_pile(p: Any, card: int) -> bool:
    """An Eat card has not been gained yet."""
    return (p.under[card] > 0) | (p.top[EAT] == card + 1)


@rule
def gainable(p: Any, kind: int) -> bool:
    """A block beside the board may be gained; a food only once its Eat card has been (O9)."""
    if p.aside[kind] == 0:
        return False
    return kind < CRAB or kind > ABALONE or not still_in_pile(p, card_of_food(kind - CRAB))


@rule
def any_gainable(t: Any, p: Any) -> bool:
    """Some block may be gained, with an Eat card or by itself."""
    if p.top[EAT]:
        return True
    for kind in range(BLOCKS):
        if gainable(p, kind):
            return True
    return False


@rule
def plain_cards_left(t: Any, p: Any) -> int:
    """Cards in the piles that come without a block: all but the Eat cards (O11)."""
    n = tops(p)
    for card in range(EAT_CARDS):
        n += np.int64(p.under[card])
    return n


@rule
def tops(p: Any) -> int:
    """How many of those are on top of their pile."""
    return np.int64(p.top[LEARN] > 0) + np.int64(p.top[HIDE] > 0) + np.int64(p.top[MOVE] > 0)


@rule
def completes(t: Any, p: Any, card: int, paid: int, octopus: int, exposed: int) -> bool:
    """Whether the effect can be completed after `paid` blocks are revealed, the Octopus or the exposed one among them (O5)."""
    effect, amount = np.int64(t.effect[card]), np.int64(t.amount[card])
    if t.draws[card] > np.int64(p.deck_n) + p.discard_n:
        return False
    if effect == DO_LEARN:
        if tops(p) >= amount:
            return True
        cards = plain_cards_left(t, p)
        return cards >= amount or (any_gainable(t, p) and cards + exchangeables(p) + paid - octopus >= amount)
    if effect == DO_EAT:
        return can_eat(t, p, card - EAT_CARDS)
    hidden = standing(p)
    if effect == DO_SHUFFLE:
        return hidden - paid >= amount
    if effect == DO_HIDE:
        return ZONES - hidden + paid > 0
    if effect == DO_CHANCES:
        return hidden - paid - np.int64(p.stands[t.exposed] == STANDING) + exposed >= amount
    return True


@rule
def can_eat(t: Any, p: Any, food: int) -> bool:
    """The food lies or stands on the board, beside the Octopus."""
    zone = place_of(p, CRAB + food)
    return zone >= 0 and ((np.int64(t.beside[zone]) >> place_of(p, THE_OCTOPUS)) & 1) == 1


# How a hidden block counts as a payment: the double shell for two; the Octopus and the block of the Exposed Zone matter
# to what the card can do afterwards; all others are alike. Blocks are counted by class, a nibble each.
PLAIN, TWICE, ITSELF, MIDDLE = range(4)
CLASSES = 4


@rule
def class_of(t: Any, p: Any, zone: int) -> int:
    kind = np.int64(p.block[zone])
    double, octopus = np.int64(kind == DOUBLE), np.int64(kind == THE_OCTOPUS)
    return TWICE * double + ITSELF * octopus + MIDDLE * (np.int64(zone == t.exposed) & (1 - double - octopus))


@rule
def hidden_classes(t: Any, p: Any) -> int:
    """The hidden blocks by class."""
    counts = 0
    for zone in range(ZONES):
        counts += np.int64(p.stands[zone] == STANDING) << (4 * class_of(t, p, zone))
    return counts


@rule
def paid_classes(t: Any, p: Any) -> int:
    """The blocks paid so far by class."""
    counts = 0
    for zone in range(ZONES):
        counts += np.int64(p.pay[OCTOPUS, zone]) << (4 * class_of(t, p, zone))
    return counts


@rule
def of_class(counts: int, sort: int) -> int:
    return (counts >> (4 * sort)) & 15


@rule
def can_pay(t: Any, p: Any, card: int, there: int, paid: int) -> bool:
    """Whether what is `paid` can become a payment out of the hidden blocks that are `there`, both by class.

    A payment covers the cost, no block in it is superfluous (O4), and the card's effect can be completed after it (O5).
    """
    cost, exposed_class = np.int64(t.cost[card]), PLAIN
    if p.stands[t.exposed] == STANDING:
        exposed_class = class_of(t, p, np.int64(t.exposed))
    for twice in range(of_class(paid, TWICE), of_class(there, TWICE) + 1):
        if twice > 1 or (twice and cost == 0):
            break
        single = max(0, cost - 2 * twice)
        for itself in range(of_class(paid, ITSELF), of_class(there, ITSELF) + 1):
            for middle in range(of_class(paid, MIDDLE), of_class(there, MIDDLE) + 1):
                plain = single - itself - middle
                if plain >= of_class(paid, PLAIN) and plain <= of_class(there, PLAIN):
                    exposed = middle + (exposed_class == ITSELF) * itself + (exposed_class == TWICE) * twice
                    if completes(t, p, card, single + twice, itself, exposed):
                        return True
    return False


@rule
def paid_for(t: Any, p: Any, card: int) -> bool:
    """The cost is covered."""
    paid = 0
    for zone in range(ZONES):
        paid += np.int64(p.pay[OCTOPUS, zone]) << np.int64(p.block[zone] == DOUBLE)
    return paid >= t.cost[card]


@rule
def stays_hidden(p: Any, zone: int) -> bool:
    """The block is hidden after the payment that has been chosen."""
    return (p.stands[zone] == STANDING) & (p.pay[OCTOPUS, zone] == 0)


@rule
def can_be_hidden(p: Any, zone: int) -> bool:
    """The block lies open after the payment, and is not chosen yet; a trap cannot hide itself."""
    other = (p.phase != AT_TRAP) | (p.target != zone + 1)
    return ((p.stands[zone] == LYING) | (p.pay[OCTOPUS, zone] > 0)) & (p.pick[OCTOPUS, zone] == 0) & other


@rule
def to_hide(p: Any) -> int:
    """How many blocks could still be chosen to be hidden."""
    n = 0
    for zone in range(ZONES):
        n += np.int64(can_be_hidden(p, zone))
    return n


@rule
def may_shuffle(t: Any, p: Any, effect: int, zone: int) -> bool:
    """The block may be chosen to be shuffled, besides one that has to be."""
    if p.pick[OCTOPUS, zone]:
        return False
    if effect == DO_INK:
        return p.block[zone] != THE_OCTOPUS
    return stays_hidden(p, zone) and not (effect == DO_CHANCES and zone == t.exposed)


@rule
def may_use(p: Any, food: int) -> bool:
    """An eaten food has an effect left that does something now (O16, O24)."""
    if p.food[food] != 1:
        return False
    if food == SNAIL - CRAB:
        return p.deck_n > 0 or p.discard_n > 0
    return food != LOBSTER - CRAB or open_blocks(p) > 0


@rule
def any_food(p: Any) -> bool:
    """Some food may be used."""
    for food in range(FOODS):
        if may_use(p, food):
            return True
    return False


@rule
def may_draw(p: Any) -> bool:
    """Drawing is an action below the hand size; with an empty hand it is the only one (O1, O2)."""
    if p.hand_n == 0:
        return True
    return (p.hand_n < p.hand_size) & ((p.deck_n > 0) | (p.discard_n > 0))


# --- questions ----------------------------------------------------------------------------------------------------------
@rule
def asked_octopus(t: Any, p: Any) -> int:
    """What the Octopus is asked in this phase, given what it has chosen so far; NONE if nothing is missing."""
    phase = np.int64(p.phase)
    if phase == AT_ACTION:
        return asked_action(t, p)
    if phase == AT_LEARN:
        return asked_learn(t, p)
    chosen = p.choice[OCTOPUS] > 0
    if phase == AT_SETUP:
        return NONE if chosen else ASK_DEN
    if phase == AT_TRASH:
        return NONE if chosen else ASK_TRASH
    if phase == AT_DROP:
        return NONE if chosen else ASK_DROP
    if phase == AT_CONFRONT:
        return NONE if chosen else ASK_CONFRONT
    if phase == AT_TRAP:
        return asked_trap(t, p)
    if phase == AT_ESCAPE:
        return asked_escape(t, p)
    if phase == AT_SHUFFLE and gathers(p):
        amount = t.amount[np.int64(p.doing) - 1]
        return NONE if p.closed[OCTOPUS] or picks(p, OCTOPUS) >= amount else ASK_SHUFFLE
    return NONE


@rule
def gathers(p: Any) -> bool:
    """A card's cost is paid, and the blocks that it shuffles are still to leave the board."""
    return (p.phase == AT_SHUFFLE) & (p.bagged_n == 0) & (p.lifted == 0)


@rule
def asked_action(t: Any, p: Any) -> int:
    answer = np.int64(p.choice[OCTOPUS]) - 1
    if answer < 0:
        return ASK_ACTION
    if answer >= EFFECT:
        return ASK_FETCH if answer == EFFECT + SNAIL - CRAB and p.parts[OCTOPUS] == 0 else NONE
    if answer == DRAW or answer < PLAY:
        return NONE
    closed = p.closed[OCTOPUS] > 0
    if answer >= DISCARD:
        return NONE if closed or picks(p, OCTOPUS) > 0 or to_hide(p) == 0 else ASK_HIDE
    card = answer - PLAY
    if not paid_for(t, p, card):
        return ASK_PAY
    effect, amount = np.int64(t.effect[card]), np.int64(t.amount[card])
    if effect == DO_SWAP:
        return ASK_SWAP if p.parts[OCTOPUS] < amount else NONE
    if effect == DO_HIDE:
        return NONE if closed or picks(p, OCTOPUS) >= amount or to_hide(p) == 0 else ASK_HIDE
    if effect == DO_SHUFFLE or effect == DO_CHANCES or effect == DO_INK:
        return NONE if closed or picks(p, OCTOPUS) >= amount else ASK_SHUFFLE
    return NONE


@rule
def asked_learn(t: Any, p: Any) -> int:
    """A card or a block, what it is exchanged for, where a card goes."""
    answer, parts = np.int64(p.choice[OCTOPUS]) - 1, np.int64(p.parts[OCTOPUS])
    if answer < 0:
        return ASK_LEARN if p.left else NONE
    if answer == DONE:
        return NONE
    if answer >= TAKE + EAT_CARDS:  # a block, or an Eat card with its block
        return ASK_EXCHANGE if parts == 0 else NONE
    return ASK_KEEP if parts == 0 and may_keep(t, p) else NONE


@rule
def may_keep(t: Any, p: Any) -> bool:
    """Cards gained now may go to the hand."""
    return np.int64(p.doing) <= CARDS and t.to_hand[max(0, np.int64(p.doing) - 1)] > 0


@rule
def asked_trap(t: Any, p: Any) -> int:
    if p.trap == TRAP_DEN:
        return NONE if p.choice[OCTOPUS] else ASK_DEN
    if p.closed[OCTOPUS]:
        return NONE
    if p.trap == TRAP_HIDE:
        return NONE if picks(p, OCTOPUS) >= 2 or to_hide(p) == 0 else ASK_HIDE
    left = min(1 if p.trap == TRAP_ONE else 2, currents(p))
    return NONE if p.parts[OCTOPUS] >= left else ASK_SINK


@rule
def asked_escape(t: Any, p: Any) -> int:
    effect = np.int64(t.escape[np.int64(p.escaped) - 1])
    if effect == ESCAPE_DEN:
        return NONE if p.choice[OCTOPUS] else ASK_DEN
    if p.closed[OCTOPUS]:
        return NONE
    if effect == ESCAPE_HIDE:
        return NONE if p.choice[OCTOPUS] else ASK_ESCAPE
    return NONE if picks(p, OCTOPUS) >= t.escape_amount[np.int64(p.escaped) - 1] else ASK_SHUFFLE


@rule
def currents(p: Any) -> int:
    """How many Currents are on the board."""
    n = 0
    for space in range(SPACES):
        n += np.int64(p.current[space] > 0)
    return n


@rule
def sunk(p: Any, space: int) -> bool:
    """The Current is already chosen to be removed."""
    for i in range(np.int64(p.parts[OCTOPUS])):
        if part(p, OCTOPUS, i) == space:
            return True
    return False


# --- legal answers ------------------------------------------------------------------------------------------------------
@rule
def legal_octopus(t: Any, p: Any, asked: int, mask: Any) -> int:
    """Write the legal answers to a question of the Octopus; the mask is empty before."""
    if asked == ASK_ACTION:
        return legal_action(t, p, mask)
    if asked == ASK_LEARN:
        return legal_learn(t, p, mask)
    n = 0
    if asked == ASK_PAY:
        return legal_payment(t, p, mask)
    if asked == ASK_HIDE:
        for zone in range(ZONES):
            can = np.int64(can_be_hidden(p, zone))
            mask[HIDE_AT + zone] = can
            n += can
        must = p.phase == AT_ACTION and p.choice[OCTOPUS] <= DISCARD and picks(p, OCTOPUS) == 0
        mask[DONE] = not must
        return n + (not must)
    if asked == ASK_SHUFFLE:
        return legal_shuffle(t, p, mask)
    if asked == ASK_SWAP:
        for pair in range(PAIRS):
            beside = (np.int64(t.beside[FIRST_OF_PAIR[pair]]) >> np.int64(SECOND_OF_PAIR[pair])) & 1
            mask[SWAP + pair] = beside
            n += beside
        return n
    if asked == ASK_EXCHANGE:
        for zone in range(ZONES):
            can = np.int64(exchangeable(p, zone))
            mask[EXCHANGE + zone] = can
            n += can
        return n
    if asked == ASK_KEEP:
        mask[KEEP] = 1
        mask[KEEP + 1] = 1
        return 2
    if asked == ASK_CONFRONT:
        return legal_confront(p, mask)
    if asked == ASK_DEN:
        return legal_dens(t, p, mask)
    if asked == ASK_ESCAPE:
        mask[HIDE_ALL] = 1
        mask[DONE] = 1
        return 2
    if asked == ASK_SINK:
        for space in range(SPACES):
            can = np.int64(p.current[space] > 0 and not sunk(p, space))
            mask[SINK + space] = can
            n += can
        mask[DONE] = 1
        return n + 1
    return legal_cards(p, asked, mask)


@rule
def legal_payment(t: Any, p: Any, mask: Any) -> int:
    """A further block to pay with; those of a class are alike."""
    card, n, fits = np.int64(p.choice[OCTOPUS]) - 1 - PLAY, 0, 0
    there, paid = hidden_classes(t, p), paid_classes(t, p)
    for sort in range(CLASSES):
        if of_class(there, sort) > of_class(paid, sort):
            fits |= np.int64(can_pay(t, p, card, there, paid + (1 << (4 * sort)))) << sort
    for zone in range(ZONES):
        can = np.int64(stays_hidden(p, zone)) & (fits >> class_of(t, p, zone))
        mask[REVEAL + zone] = can
        n += can
    return n


@rule
def legal_action(t: Any, p: Any, mask: Any) -> int:
    n = 0
    if p.actions:
        there = hidden_classes(t, p)
        for card in range(CARDS):
            if p.hand[card]:
                can = np.int64(can_pay(t, p, card, there, 0))
                mask[PLAY + card] = can
                mask[DISCARD + card] = 1
                n += 1 + can
        can = np.int64(may_draw(p))
        mask[DRAW] = can
        n += can
    else:
        mask[END] = 1
        n = 1
    for food in range(FOODS):
        if p.food[food] == 1:
            can = np.int64(may_use(p, food))
            mask[EFFECT + food] = can
            n += can
    return n


@rule
def legal_learn(t: Any, p: Any, mask: Any) -> int:
    n, room = 0, exchangeables(p) > 0
    for pile in range(4):
        card = np.int64(p.top[pile]) - 1
        if card >= 0 and (room or card < EAT_CARDS):
            mask[TAKE + card] = 1
            n += 1
    if room:
        for kind in range(BLOCKS):
            can = np.int64(gainable(p, kind))
            mask[GAIN + kind] = can
            n += can
    if may_stop(p):
        mask[DONE] = 1
        n += 1
    return n


@rule
def may_stop(p: Any) -> bool:
    """A food's Learn is "up to"; a card's is exactly its number (O5)."""
    return np.int64(p.doing) > CARDS


@rule
def legal_shuffle(t: Any, p: Any, mask: Any) -> int:
    """Blocks to shuffle; an escape may do without, ink with fewer."""
    n, effect, stop = 0, DO_INK, picks(p, OCTOPUS) == 0
    if p.phase != AT_ESCAPE:
        card = np.int64(p.choice[OCTOPUS]) - 1 - PLAY if p.phase == AT_ACTION else np.int64(p.doing) - 1
        effect = np.int64(t.effect[card])
        stop = effect == DO_INK and not stop
    for zone in range(ZONES):
        can = np.int64(may_shuffle(t, p, effect, zone))
        mask[SHUFFLE_AT + zone] = can
        n += can
    mask[DONE] = stop
    return n + stop


@rule
def legal_confront(p: Any, mask: Any) -> int:
    n = 0
    for colour in range(STRATEGIES):
        mask[CONFRONT + colour] = p.pair[colour]
        n += np.int64(p.pair[colour])
    return n


@rule
def legal_dens(t: Any, p: Any, mask: Any) -> int:
    """Dens without a Current; if all are covered, any: its Current is then removed (S33)."""
    n = 0
    for den in range(DENS):
        free = np.int64(p.current[t.den[den]] == 0)
        mask[DEN + den] = free
        n += free
    if n:
        return n
    for den in range(DENS):
        mask[DEN + den] = 1
    return DENS


@rule
def legal_cards(p: Any, asked: int, mask: Any) -> int:
    """Cards to trash, to fetch, or to drop."""
    n = 0
    hand = TRASH_HAND if asked == ASK_TRASH else FETCH_DECK if asked == ASK_FETCH else DROP
    pile = TRASH_PILE if asked == ASK_TRASH else FETCH_PILE
    for card in range(CARDS):
        there = np.int64(p.deck[card] > 0 if asked == ASK_FETCH else p.hand[card] > 0)
        mask[hand + card] = there
        n += there
        if asked != ASK_DROP:
            there = np.int64(p.discard[card] > 0)
            mask[pile + card] = there
            n += there
    if asked == ASK_TRASH:
        mask[DONE] = 1
        n += 1
    return n


# --- answering ------------------------------------------------------------------------------------------------------------
@rule
def act_octopus(t: Any, p: Any, answer: int) -> None:
    """Keep an answer until the choice is whole."""
    if answer == DONE and p.phase != AT_LEARN and p.phase != AT_TRASH:
        p.closed[OCTOPUS] = 1
    elif answer >= REVEAL and answer < HIDE_AT:
        p.pay[OCTOPUS, answer - REVEAL] = 1
    elif answer >= HIDE_AT and answer < SHUFFLE_AT:
        p.pick[OCTOPUS, answer - HIDE_AT] = 1
    elif answer >= SHUFFLE_AT and answer < SWAP:
        p.pick[OCTOPUS, answer - SHUFFLE_AT] = 1
    elif answer >= SWAP and answer < EXCHANGE:
        add_part(p, OCTOPUS, answer - SWAP)
    elif answer >= EXCHANGE and answer < KEEP:
        add_part(p, OCTOPUS, answer - EXCHANGE)
    elif answer >= KEEP and answer < AT:
        add_part(p, OCTOPUS, answer - KEEP)
    elif answer >= FETCH_DECK and answer < DROP:
        add_part(p, OCTOPUS, answer - FETCH_DECK)
    elif answer >= SINK and answer < HIDE_ALL:
        add_part(p, OCTOPUS, answer - SINK)
    elif answer >= CONFRONT and answer < ANSWERS:
        p.choice[OCTOPUS] = answer - CONFRONT + 1
    else:
        p.choice[OCTOPUS] = answer + 1


# --- cards in hand --------------------------------------------------------------------------------------------------------
@rule
def leave_hand(p: Any, card: int) -> None:
    """A card leaves the hand for all to see."""
    p.hand[card] -= 1
    p.hand_n -= 1
    p.sure[card] = max(0, np.int64(p.sure[card]) - 1)


@rule
def to_discard(p: Any, card: int, n: int) -> None:
    p.discard[card] += n
    p.discard_n += n


@rule
def draw_card(p: Any, log: Any) -> bool:
    """The top card of the draw pile, which is made of the discard pile when it is empty; False if there is none."""
    if p.deck_n == 0:
        if p.discard_n == 0:
            return False
        for card in range(CARDS):
            p.deck[card] = p.discard[card]
            p.discard[card] = 0
        p.deck_n = p.discard_n
        p.discard_n = 0
        emit(log, RESHUFFLED, p.deck_n, 0, 0)
    card = random_kind(p, FATE_CARD, p.deck, CARDS, np.int64(p.deck_n))
    p.deck[card] -= 1
    p.deck_n -= 1
    p.hand[card] += 1
    p.hand_n += 1
    if p.deck_n == 0:
        all_is_sure(p)
    return True


@rule
def all_is_sure(p: Any) -> None:
    """The draw pile has run out: whoever has counted knows the whole hand."""
    for card in range(CARDS):
        p.sure[card] = p.hand[card]


@rule
def draw_cards(p: Any, n: int, log: Any) -> None:
    """Draw up to `n` cards."""
    drawn = 0
    for _ in range(n):
        if draw_card(p, log):
            drawn += 1
    mark(p)
    emit(log, DREW, drawn, 0, 0)


# --- the turn -----------------------------------------------------------------------------------------------------------
@rule
def begin_octopus_turn(p: Any, log: Any) -> None:
    p.turn = OCTOPUS
    p.actions = ACTIONS
    p.phase = AT_ACTION
    emit(log, ROUND, np.int64(p.lap), 0, 0)


@rule
def next_action(p: Any) -> None:
    """The next action; after the last, as long as a food may be used, the Octopus is asked whether that is all (O16)."""
    p.doing = 0
    if p.actions > 0 or any_food(p):
        p.phase = AT_ACTION
    else:
        end_octopus_turn(p)


@rule
def end_octopus_turn(p: Any) -> None:
    """After a Sea Snail the hand is brought down to its size (O13); then the cards played are discarded (O3)."""
    if p.snailed and p.hand_n > p.hand_size:
        p.phase = AT_DROP
        return
    p.snailed = 0
    for card in range(CARDS):
        if p.played[card]:
            to_discard(p, card, np.int64(p.played[card]))
            p.played[card] = 0
    p.turn = SHARK
    p.phase = AT_DICE


@rule
def do_action(t: Any, p: Any, log: Any) -> None:
    """Carry out what was chosen: reveal the cost and begin the effect."""
    answer = np.int64(p.choice[OCTOPUS]) - 1
    if answer == DRAW:
        p.actions -= 1
        draw_cards(p, max(0, np.int64(p.hand_size) - p.hand_n), log)
        forget(p, OCTOPUS)
        next_action(p)
    elif answer == END:
        forget(p, OCTOPUS)
        end_octopus_turn(p)
    elif answer >= EFFECT:
        use_food(p, answer - EFFECT, log)
    elif answer >= DISCARD:
        card = answer - DISCARD
        leave_hand(p, card)
        to_discard(p, card, 1)
        emit(log, DISCARDED, card, 0, 0)
        take_aim(p)
        p.phase = AT_HIDE
    else:
        play_card(t, p, answer - PLAY, log)


@rule
def take_aim(p: Any) -> None:
    """The blocks that were picked are public from now on."""
    for zone in range(ZONES):
        p.aim[zone] = p.pick[OCTOPUS, zone] > 0
    forget(p, OCTOPUS)


@rule
def play_card(t: Any, p: Any, card: int, log: Any) -> None:
    """Show the card, reveal the cost, begin the effect."""
    leave_hand(p, card)
    effect = np.int64(t.effect[card])
    if effect == DO_EAT:
        p.trash[card] += 1
    else:
        p.played[card] += 1
    p.doing = card + 1
    emit(log, PLAYED, card, 0, 0)
    for zone in range(ZONES):
        if p.pay[OCTOPUS, zone]:
            show(p, zone, log)
    if effect == DO_SWAP:
        p.left = t.amount[card]
        for i in range(np.int64(p.parts[OCTOPUS])):
            p.swaps[i] = p.extra[OCTOPUS, i]
        forget(p, OCTOPUS)
        p.phase = AT_SWAP
    elif effect == DO_HIDE:
        take_aim(p)
        p.phase = AT_HIDE
    elif effect == DO_LEARN:
        forget(p, OCTOPUS)
        begin_learning(p, np.int64(t.amount[card]))
    elif effect == DO_EAT:
        forget(p, OCTOPUS)
        show(p, place_of(p, CRAB + card - EAT_CARDS), log)
        show(p, place_of(p, THE_OCTOPUS), log)
        p.phase = AT_EAT
    else:  # what has been revealed is seen before blocks leave the board; which ones, not yet
        for zone in range(ZONES):
            p.pay[OCTOPUS, zone] = 0
        p.choice[OCTOPUS] = 0
        p.phase = AT_SHUFFLE


@rule
def gather_chosen(t: Any, p: Any, log: Any) -> None:
    """A card's shuffle begins; the blocks that it names itself go with those that were chosen."""
    effect, hint = np.int64(t.effect[np.int64(p.doing) - 1]), NO_HINT
    if effect == DO_CHANCES:
        p.pick[OCTOPUS, t.exposed] = 1
    elif effect == DO_INK:
        p.pick[OCTOPUS, place_of(p, THE_OCTOPUS)] = 1
        hint = THE_OCTOPUS
    gather_blocks(p, hint, log)


@rule
def show(p: Any, zone: int, log: Any) -> None:
    """A block is laid open if it is not."""
    if p.stands[zone] == STANDING:
        reveal(p, zone)
        emit(log, PAID, zone, 0, 0)


@rule
def card_is_done(t: Any, p: Any, log: Any) -> None:
    """What a card does afterwards; then the action, or the food effect, is over."""
    card = np.int64(p.doing) - 1
    if card < CARDS:
        if card >= 0 and t.draws[card]:
            draw_cards(p, np.int64(t.draws[card]), log)
        p.actions -= 1
    next_action(p)


# --- move and hide --------------------------------------------------------------------------------------------------------
@rule
def swap_blocks(p: Any, log: Any) -> None:
    """Two neighbours change places, each as it was: hidden or open."""
    pair = np.int64(p.swaps[0]) - 1
    a, b = np.int64(FIRST_OF_PAIR[pair]), np.int64(SECOND_OF_PAIR[pair])
    p.block[a], p.block[b] = np.int64(p.block[b]), np.int64(p.block[a])
    p.stands[a], p.stands[b] = np.int64(p.stands[b]), np.int64(p.stands[a])
    p.mat[a], p.mat[b] = np.int64(p.mat[b]), np.int64(p.mat[a])
    p.scent[a], p.scent[b] = np.int64(p.scent[b]), np.int64(p.scent[a])
    p.swaps[0] = p.swaps[1]
    p.swaps[1] = 0
    p.left -= 1
    emit(log, SWAPPED, a, b, 0)
    if p.left == 0:
        p.phase = AT_CARD_END


@rule
def hide_aimed(p: Any, log: Any) -> None:
    """The chosen blocks stand up again."""
    for zone in range(ZONES):
        if p.aim[zone]:
            p.aim[zone] = 0
            p.stands[zone] = STANDING
            emit(log, HIDDEN_AGAIN, zone, 0, 0)


@rule
def gather_blocks(p: Any, hint: int, log: Any) -> None:
    """The picked blocks leave the board together, into the bag (O17)."""
    spaces = 0
    for zone in range(ZONES):
        spaces |= np.int64(p.pick[OCTOPUS, zone] > 0) << zone
    gather(p, spaces, hint)
    for zone in range(ZONES):
        if p.pick[OCTOPUS, zone]:
            p.bagged[p.block[zone]] += 1
            p.bagged_n += 1
            p.block[zone] = 0
            p.stands[zone] = EMPTY
            emit(log, GATHERED, zone, 0, 0)
    forget(p, OCTOPUS)
    p.phase = AT_SHUFFLE


@rule
def lift(p: Any) -> None:
    """The next block is drawn from the bag; only the Octopus sees it."""
    kind = random_kind(p, FATE_BLOCK, p.bagged, BLOCKS, np.int64(p.bagged_n))
    p.bagged[kind] -= 1
    p.bagged_n -= 1
    p.held = kind + 1
    p.lifted = 1


@rule
def land(p: Any, zone: int) -> None:
    """The block that was drawn is placed, hidden."""
    p.block[zone] = np.int64(p.held) - 1
    p.stands[zone] = STANDING
    p.held = 0
    p.lifted = 0


@rule
def put_back(t: Any, p: Any, log: Any) -> None:
    """Blocks come back: one after the other where the Shark names the spots, else all at once."""
    if t.asks_spots:
        lift(p)
        mark(p)
        emit(log, LIFTED, 0, 0, 0)
        return
    for zone in range(ZONES):
        if p.stands[zone] == EMPTY:
            lift(p)
            land(p, zone)
    emit(log, LANDED_ALL, 0, 0, 0)
    shuffle_is_done(p)


@rule
def shuffle_is_done(p: Any) -> None:
    p.phase = AT_SPENT if p.turn == SHARK else AT_CARD_END


# --- learning ---------------------------------------------------------------------------------------------------------------
@rule
def begin_learning(p: Any, n: int) -> None:
    p.left = n
    for zone in range(ZONES):
        p.new[zone] = 0
    p.phase = AT_LEARN


@rule
def can_learn(t: Any, p: Any) -> bool:
    """There is something that may be gained."""
    return p.top[LEARN] + p.top[HIDE] + p.top[MOVE] > 0 or (exchangeables(p) > 0 and any_gainable(t, p))


@rule
def learn(t: Any, p: Any, log: Any) -> None:
    """Gain what was chosen."""
    answer = np.int64(p.choice[OCTOPUS]) - 1
    if answer == DONE:
        p.left = 0
    elif answer >= GAIN:
        exchange(p, answer - GAIN, part(p, OCTOPUS, 0), log)
        p.left -= 1
    else:
        card = answer - TAKE
        take_card(t, p, card, p.parts[OCTOPUS] > 0 and card < EAT_CARDS and part(p, OCTOPUS, 0) == 1, log)
        if card >= EAT_CARDS:
            exchange(p, CRAB + card - EAT_CARDS, part(p, OCTOPUS, 0), log)
        p.left -= 1
    forget(p, OCTOPUS)


@rule
def take_card(t: Any, p: Any, card: int, keep: bool, log: Any) -> None:
    """The top card of a pile goes to the discard pile or the hand; the next one is turned up."""
    if keep:
        p.hand[card] += 1
        p.hand_n += 1
        p.sure[card] += 1
    else:
        to_discard(p, card, 1)
    pile = np.int64(t.pile_of[card])
    p.top[pile] = 0
    emit(log, TOOK, card, keep, 0)
    turn_up(t, p, pile, log)
    mark(p)


@rule
def turn_up(t: Any, p: Any, pile: int, log: Any) -> None:
    """The next card of a pile is seen."""
    n = 0
    for card in range(CARDS):
        n += np.int64(p.under[card]) * (t.pile_of[card] == pile)
    if n == 0:
        return
    left, found = below(p, n), -1
    if p.fate_left and np.int64(p.fate[p.fate_left - 1]) >> 5 == FATE_TOP:
        card = np.int64(p.fate[p.fate_left - 1]) & 31
        if card < CARDS and t.pile_of[card] == pile and p.under[card]:
            p.fate_left -= 1
            found = card
    for card in range(CARDS):
        if found < 0 and t.pile_of[card] == pile:
            left -= np.int64(p.under[card])
            if left < 0:
                found = card
    p.under[found] -= 1
    p.top[pile] = found + 1
    emit(log, TURNED_UP, found, pile, 0)


@rule
def exchange(p: Any, kind: int, zone: int, log: Any) -> None:
    """A block from beside the board takes the place of an open one."""
    old = np.int64(p.block[zone])
    p.aside[old] += 1
    p.aside[kind] -= 1
    p.block[zone] = kind
    p.new[zone] = 1
    put(p, zone, kind)
    emit(log, GAINED, kind, zone, old)


@rule
def learning_is_done(t: Any, p: Any, log: Any) -> None:
    """A card that lets its player trash another one asks for it, if there is one."""
    p.left = 0
    for zone in range(ZONES):
        p.new[zone] = 0
    card = np.int64(p.doing) - 1
    if card < CARDS and t.trashes[card] and p.hand_n + p.discard_n > 0:
        p.phase = AT_TRASH
    else:
        card_is_done(t, p, log)


@rule
def trash_card(t: Any, p: Any, log: Any) -> None:
    """The chosen card leaves the game."""
    answer = np.int64(p.choice[OCTOPUS]) - 1 + CONFRONT
    if p.choice[OCTOPUS] != DONE + 1 and answer >= TRASH_HAND:
        card = answer - TRASH_HAND
        if card < CARDS:
            leave_hand(p, card)
            emit(log, TRASHED, card, 0, 0)
        else:
            card -= CARDS
            p.discard[card] -= 1
            p.discard_n -= 1
            emit(log, TRASHED, card, 1, 0)
        p.trash[card] += 1
        if p.deck_n == 0:
            all_is_sure(p)
    forget(p, OCTOPUS)
    card_is_done(t, p, log)


# --- eating -----------------------------------------------------------------------------------------------------------------
@rule
def eat(p: Any, log: Any) -> None:
    """The food goes to the track, an open shell takes its place; the fourth food wins."""
    food = np.int64(p.doing) - 1 - EAT_CARDS
    zone = place_of(p, CRAB + food)
    p.block[zone] = SHELL
    p.aside[SHELL] -= 1
    put(p, zone, SHELL)
    p.food[food] = 1
    eaten = 0
    while p.track[eaten]:
        eaten += 1
    p.track[eaten] = food + 1
    emit(log, ATE, food, zone, eaten + 1)
    if eaten + 1 == FOODS:
        emit(log, FEASTED, 0, 0, 0)


@rule
def use_food(p: Any, food: int, log: Any) -> None:
    """The one-time effect of an eaten food; no action."""
    p.food[food] = 2
    emit(log, USED_FOOD, food, 0, 0)
    fetched = part(p, OCTOPUS, 0)
    forget(p, OCTOPUS)
    if food == CRAB - CRAB:
        p.hand_size = LARGE_HAND
        draw_cards(p, max(0, LARGE_HAND - np.int64(p.hand_n)), log)
    elif food == SNAIL - CRAB:
        fetch(p, fetched, log)
    elif food == LOBSTER - CRAB:
        for zone in range(ZONES):
            p.aim[zone] = p.stands[zone] == LYING
        hide_aimed(p, log)
    else:
        p.doing = CARDS + 1 + food
        begin_learning(p, 3)
        return
    next_action(p)


@rule
def fetch(p: Any, which: int, log: Any) -> None:
    """Sea Snail: a card from the draw pile, unseen by the Shark, or from the discard pile."""
    card = which % CARDS
    p.snailed = 1
    p.hand[card] += 1
    p.hand_n += 1
    mark(p)
    if which < CARDS:
        p.deck[card] -= 1
        p.deck_n -= 1
        emit(log, FETCHED, 0, 0, 0)
        if p.deck_n == 0:
            all_is_sure(p)
    else:
        p.discard[card] -= 1
        p.discard_n -= 1
        p.sure[card] += 1
        emit(log, FETCHED, 1, card, 0)


@rule
def drop(p: Any, log: Any) -> None:
    """One card too many goes to the discard pile."""
    card = np.int64(p.choice[OCTOPUS]) - 1 - (DROP - CONFRONT)
    forget(p, OCTOPUS)
    leave_hand(p, card)
    to_discard(p, card, 1)
    emit(log, DISCARDED, card, 1, 0)
    end_octopus_turn(p)
