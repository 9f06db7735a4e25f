"""The Shark: dice, Currents, the move, searching and striking, growth, energy and its cards.

References such as S9 are the rulings in `docs/rulings/kelp.md`.
"""

from typing import Any

import numpy as np

from shoal.games.kelp.base import (
    add_part,
    dice_in,
    end,
    forget,
    get_hungry,
    luck,
    mark,
    open_blocks,
    part,
    random_kind,
    reveal,
    total,
)
from shoal.games.kelp.octopus import (
    begin_octopus_turn,
    currents,
    sunk,
)
from shoal.games.kelp.record import (
    AGAIN,
    AGILE,
    ASK_AGAIN,
    ASK_AT,
    ASK_CHOOSE,
    ASK_CONFRONT,
    ASK_DART,
    ASK_DICE,
    ASK_ENERGY,
    ASK_FEED,
    ASK_FIRST,
    ASK_IGNORE,
    ASK_PLACE,
    ASK_RAISE,
    ASK_RECALL,
    ASK_REPLACE,
    ASK_RETURN,
    ASK_ROLL,
    ASK_SACRIFICE,
    ASK_SAVE,
    ASK_SPOT,
    ASK_STORE,
    ASK_SWIM,
    ASK_TURN_UP,
    ASK_WITH,
    AT,
    AT_CHOOSE,
    AT_CONFRONT,
    AT_DART,
    AT_DICE,
    AT_DRAW,
    AT_ENERGY,
    AT_FEED,
    AT_GROW,
    AT_IGNORE,
    AT_MAIN,
    AT_ORDER,
    AT_PLACE,
    AT_RECALL,
    AT_REVEAL,
    AT_ROLL,
    AT_SHUFFLE,
    AT_SPENT,
    AT_STORE,
    AT_SWIM,
    AT_TRAP,
    BLUE,
    BOUGHT,
    BUY,
    CHOOSE,
    CHOSE,
    COLOURS,
    CONFRONT,
    CORNERED,
    CURRENT,
    CURRENT_SAVED,
    DARING,
    DART,
    DARTED,
    DECLINED,
    DEN,
    DEN_CHOSEN,
    DICE,
    DIE,
    DONE,
    DRAW_DICE,
    DREW_DICE,
    EITHER,
    EMPTY,
    ENERGY_SLOTS,
    EXITS,
    FACES,
    FATE_DIE,
    FATE_PAIR,
    FATE_ROLL,
    FATE_ROW,
    FEED,
    FIRST,
    FIZZLED,
    FLOWING,
    GREW,
    GREW_UP,
    HIDDEN_AGAIN,
    HOSTILE,
    HUNGRY,
    IGNORED,
    LIMIT,
    LOST_PAIR,
    LYING,
    MOVING,
    OBSERVANT,
    OCTOPUS,
    PLACED,
    PLACED_CURRENT,
    PLAY,
    PUSHED,
    RAISE,
    RAISED,
    REACTIVE,
    RECALL,
    RECALLED,
    RED,
    REDUCE,
    REDUCED,
    REFILLED,
    RELENTLESS,
    REPLACE,
    REROLL,
    REROLLED,
    RETURN,
    RETURNED,
    ROLL,
    ROLLED,
    ROW,
    RUTHLESS,
    SACRIFICE,
    SAVE,
    SAVED,
    SAVED_DIE,
    SEARCH,
    SEARCHED,
    SHARK,
    SHARK_CARDS,
    SHARKS_TURN,
    SPACES,
    SPOT,
    STANDING,
    STORE,
    STORED,
    STRATEGIES,
    STRIKE,
    STRUCK,
    SUNK,
    SWAM,
    SWIFT,
    SWIM,
    SWUM,
    THE_OCTOPUS,
    TILE,
    TILES,
    TO_BAG,
    TOUCHES,
    TRAP_DEN,
    TRAP_HIDE,
    TRAPPED,
    TURN_UP,
    USE,
    USED_CARD,
    VIGILANT,
    WITH,
    WITH_SAVED,
    YELLOW,
    ZONES,
)
from shoal.kernel import emit, rule, watched
from shoal.kernel.contract import NONE


@rule
def die(colour: int, value: int) -> int:
    """A die as a number: by colour, then by value."""
    return 6 * colour + value - 1


@rule
def die_there(dice: Any, which: int) -> bool:
    """There is such a die."""
    return dice[which // 6, which % 6 + 1] > 0


@rule
def legal_dice(dice: Any, mask: Any, first: int) -> int:
    """Answers for each die that is there."""
    n = 0
    for colour in range(COLOURS):
        for value in range(1, FACES):
            there = np.int64(dice[colour, value] > 0)
            mask[first + die(colour, value)] = there
            n += there
    return n


@rule
def has(p: Any, card: int) -> bool:
    """The Shark has such a card, unused."""
    return p.cards[card] > 0


@rule
def spend(p: Any, card: int, log: Any) -> None:
    """A card is used: once, then it is trashed."""
    p.cards[card] -= 1
    p.used[card] += 1
    emit(log, USED_CARD, card, 0, 0)


# --- draw and roll ------------------------------------------------------------------------------------------------------
@rule
def begin_shark_turn(p: Any, extra: int, log: Any) -> None:
    """Two dice, and a third for the last Growth tile if the Shark wants it (S38)."""
    p.due = DICE + extra
    p.rerolls = np.int64(p.tiles >= 1) + np.int64(p.tiles >= 3)
    p.flowing = 0
    p.fresh = 0
    p.reduced = 0
    p.bought = 0
    p.spent = 0
    p.phase = AT_DRAW
    emit(log, SHARKS_TURN, 0, 0, 0)


@rule
def draw_dice(p: Any, log: Any) -> None:
    """Draw what is due; if the bag is too small, Currents come back from the board (S21)."""
    n = total(p.bag)
    while p.due > 0 and n > 0:
        colour = random_kind(p, FATE_DIE, p.bag, COLOURS, n)
        p.bag[colour] -= 1
        p.drawn[colour] += 1
        p.due -= 1
        n -= 1
    if watched(log):
        for colour in range(COLOURS):
            for _ in range(np.int64(p.drawn[colour])):
                emit(log, DREW_DICE, colour, 0, 0)
    mark(p)
    if p.due > 0 and currents(p) > 0:
        p.phase = AT_RECALL
        return
    p.due = 0
    p.phase = AT_ROLL


@rule
def recall(p: Any, log: Any) -> None:
    """A Current leaves the board to be rolled."""
    space = np.int64(p.choice[SHARK]) - 1
    forget(p, SHARK)
    p.current[space] = 0
    p.drawn[BLUE] += 1
    p.due -= 1
    emit(log, RECALLED, space, 0, 0)
    if p.due == 0 or currents(p) == 0:
        p.due = 0
        p.phase = AT_ROLL


@rule
def may_react(p: Any) -> bool:
    """Reactive: two drawn dice go back. It comes before rolling; a die drawn for Hungry is rolled at once."""
    return has(p, REACTIVE) and total(p.drawn) >= 2 and dice_in(p.pool) == 0


@rule
def roll(p: Any, log: Any) -> None:
    """Roll all that was drawn into the pool, which is empty unless this is the one die of Hungry."""
    one, value = total(p.drawn) == 1, 0
    for colour in range(COLOURS):
        while p.drawn[colour]:
            p.drawn[colour] -= 1
            value = roll_die(p)
            p.pool[colour, value] += 1
            if one:
                emit(log, ROLLED, colour, value, 0)
    if watched(log) and not one:
        for which in range(DIE):
            for _ in range(np.int64(p.pool[which // 6, which % 6 + 1])):
                emit(log, ROLLED, which // 6, which % 6 + 1, 0)
    p.phase = AT_MAIN


@rule
def roll_die(p: Any) -> int:
    value = luck(p, FATE_ROLL, 6)
    return value + 1 if value >= 0 else -1 - value


@rule
def react(t: Any, p: Any, log: Any) -> None:
    """Two dice go back to the bag; then others are chosen from it."""
    spend(p, REACTIVE, log)
    for colour in range(COLOURS):
        for _ in range(chosen_dice(p, colour)):
            p.drawn[colour] -= 1
            p.bag[colour] += 1
            emit(log, RETURNED, colour, 0, 0)
    forget(p, SHARK)
    p.due = t.chooses
    p.phase = AT_CHOOSE


@rule
def choose(p: Any, log: Any) -> None:
    """A die is taken from the bag by choice."""
    colour = np.int64(p.choice[SHARK]) - 1
    forget(p, SHARK)
    p.bag[colour] -= 1
    p.drawn[colour] += 1
    p.due -= 1
    emit(log, CHOSE, colour, 0, 0)
    if p.due == 0:
        p.phase = AT_ROLL


# --- the board ------------------------------------------------------------------------------------------------------------
ANYWHERE = FACES + 1  # above every Current there can be, and not stopped by any


@rule
def exit_of(t: Any, space: int, ahead: int, i: int) -> int:
    """The i-th way out: a space and the end by which one then leaves it, 2 * space + end; -1 if there is none."""
    if ahead == EITHER:
        return np.int64(t.way[space, i // EXITS, i % EXITS]) - 1
    return np.int64(t.way[space, ahead, i]) - 1 if i < EXITS else -1


@rule
def exits(ahead: int) -> int:
    """How many ways out to look at."""
    return 2 * EXITS if ahead == EITHER else EXITS


@rule
def leads_on(t: Any, p: Any, state: int) -> bool:
    """From a Current swum over in this direction, the way goes on over lower and lower ones to an empty space (S3)."""
    space = state >> 1
    good = 0
    for value in range(1, np.int64(p.current[space])):  # spaces from which one gets on, the lowest Currents first
        for other in range(SPACES):
            if p.current[other] == value:
                for way in range(2):
                    for i in range(EXITS):
                        after = np.int64(t.way[other, way, i]) - 1
                        if after >= 0:
                            die_ahead = np.int64(p.current[after >> 1])
                            on = die_ahead == 0 or (die_ahead < value and (good >> after) & 1 == 1)
                            good |= np.int64(on) << (2 * other + way)
    for i in range(EXITS):
        after = np.int64(t.way[space, state & 1, i]) - 1
        if after >= 0:
            die_ahead = np.int64(p.current[after >> 1])
            if die_ahead == 0 or (die_ahead < p.current[space] and (good >> after) & 1 == 1):
                return True
    return False


@rule
def may_swim(t: Any, p: Any, state: int, above: int) -> bool:
    """One may swim there: an empty space, or a Current lower than the last from which the way goes on."""
    ahead = np.int64(p.current[state >> 1])
    return ahead == 0 or (ahead < above and leads_on(t, p, state))


@rule
def swum_to(t: Any, p: Any) -> int:
    """Where the chosen part of the way ends, 2 * space + end; -1 if nothing is chosen. Dens may be left by either end."""
    space, ahead, state = np.int64(p.where), np.int64(p.ahead), -1
    for k in range(np.int64(p.parts[SHARK])):
        wanted = part(p, SHARK, k)
        for i in range(exits(ahead)):
            after = exit_of(t, space, ahead, i)
            if after >= 0 and after >> 1 == wanted:
                state = after
        space, ahead = state >> 1, state & 1
    return state


@rule
def next_state(t: Any, p: Any, space: int) -> int:
    """A space that comes next on the chosen way, with the end by which it is then left; -1 for any other."""
    state = swum_to(t, p)
    at, ahead = np.int64(p.where), np.int64(p.ahead)
    if state >= 0:
        at, ahead = state >> 1, state & 1
    for i in range(exits(ahead)):
        after = exit_of(t, at, ahead, i)
        if after >= 0 and after >> 1 == space:
            return after
    return -1


@rule
def stuck(t: Any, p: Any) -> bool:
    """No legal move: all that lies ahead is covered, and no chain leads on (S5)."""
    for i in range(exits(np.int64(p.ahead))):
        after = exit_of(t, np.int64(p.where), np.int64(p.ahead), i)
        if after >= 0 and may_swim(t, p, after, FACES):
            return False
    return True


@rule
def legal_swim(t: Any, p: Any, mask: Any) -> int:
    """The next space of the way; where there is no legal move, any that lies ahead (S5)."""
    state = swum_to(t, p)
    if state >= 0:
        return swim_on(t, p, mask, state >> 1, state & 1, np.int64(p.current[state >> 1]))
    n = swim_on(t, p, mask, np.int64(p.where), np.int64(p.ahead), FACES)
    return n if n else swim_on(t, p, mask, np.int64(p.where), np.int64(p.ahead), ANYWHERE)


@rule
def swim_on(t: Any, p: Any, mask: Any, space: int, ahead: int, above: int) -> int:
    """Spaces one may swim to from a Current of so much; all of them for a Shark that is pushed."""
    n = 0
    for i in range(exits(ahead)):
        after = exit_of(t, space, ahead, i)
        if after >= 0 and (above == ANYWHERE or may_swim(t, p, after, above)):
            n += 1 - np.int64(mask[SWIM + (after >> 1)])
            mask[SWIM + (after >> 1)] = 1
    return n


@rule
def empty_ahead(t: Any, p: Any, i: int) -> int:
    """The space to which the i-th way out leads, if it has no Current (S7); else -1."""
    after = exit_of(t, np.int64(p.where), np.int64(p.ahead), i)
    return after >> 1 if after >= 0 and p.current[after >> 1] == 0 else -1


@rule
def may_dart(t: Any, p: Any) -> bool:
    """A Swift card could be used now."""
    if has(p, SWIFT):
        for i in range(exits(np.int64(p.ahead))):
            if empty_ahead(t, p, i) >= 0:
                return True
    return False


@rule
def go(t: Any, p: Any, space: int) -> None:
    """The Shark swims to the next space and heads on, away from where it came."""
    for i in range(exits(np.int64(p.ahead))):
        after = exit_of(t, np.int64(p.where), np.int64(p.ahead), i)
        if after >= 0 and after >> 1 == space:
            p.where = space
            p.ahead = after & 1
            return


@rule
def to_den(t: Any, p: Any, den: int, log: Any) -> None:
    """The Shark is put into a den, free to leave it either way; a Current there goes back into the bag (S33)."""
    space = np.int64(t.den[den])
    if p.current[space]:
        p.current[space] = 0
        p.bag[BLUE] += 1
        emit(log, SUNK, space, 0, 0)
    p.where = space
    p.ahead = EITHER
    emit(log, DEN_CHOSEN, space, 0, 0)


# --- before the move ----------------------------------------------------------------------------------------------------
@rule
def free_for_current(t: Any, p: Any, space: int) -> bool:
    """A Current may be placed on any empty space; the Shark's own is not empty (S2)."""
    return t.space[space] > 0 and p.current[space] == 0 and p.where != space


@rule
def any_free(t: Any, p: Any) -> bool:
    for space in range(SPACES):
        if free_for_current(t, p, space):
            return True
    return False


@rule
def may_use_saved(p: Any, colour: int) -> bool:
    """The die on Vigilant has this colour and was not saved this very turn (S25)."""
    return p.saved == colour + 1 and p.fresh == 0


@rule
def useful(t: Any, p: Any, card: int) -> bool:
    """A card of the Shark can be used before the move; most no more once a Swift has begun it (S7)."""
    if not has(p, card):
        return False
    dice = dice_in(p.pool)
    if card == HOSTILE:
        return total(p.pair) > 1
    if card == VIGILANT:
        return p.saved == 0 and dice > 0
    if p.flowing == MOVING:
        return False
    if card == AGILE:
        return p.ahead != EITHER
    if card == DARING:
        reds = dice_of(p, RED)
        return reds > 0 and dice > 1
    if card == HUNGRY:
        return p.flowing == 0 and total(p.bag) + currents(p) > 0
    if card == RELENTLESS:
        return dice > 0
    return card == RUTHLESS and dice > dice_showing(p, 6)


@rule
def dice_of(p: Any, colour: int) -> int:
    """Dice of a colour in the pool."""
    n = 0
    for value in range(1, FACES):
        n += np.int64(p.pool[colour, value])
    return n


@rule
def dice_showing(p: Any, value: int) -> int:
    n = 0
    for colour in range(COLOURS):
        n += np.int64(p.pool[colour, value])
    return n


@rule
def legal_main(t: Any, p: Any, mask: Any) -> int:
    n = legal_swim(t, p, mask)
    if p.flowing != MOVING and any_free(t, p):
        for value in range(1, FACES):
            there = np.int64(p.pool[BLUE, value] > 0)
            mask[CURRENT + value - 1] = there
            n += there
        there = np.int64(may_use_saved(p, BLUE))
        mask[CURRENT_SAVED] = there
        n += there
    if p.rerolls and p.flowing != MOVING:
        n += legal_dice(p.pool, mask, REROLL)
    if total(p.cards):
        for card in range(SHARK_CARDS):
            can = np.int64(useful(t, p, card))
            mask[USE + card] = can
            n += can
        if has(p, SWIFT):
            n += legal_dart(t, p, mask)
    return n


@rule
def legal_dart(t: Any, p: Any, mask: Any) -> int:
    n = 0
    for i in range(exits(np.int64(p.ahead))):
        space = empty_ahead(t, p, i)
        if space >= 0:
            n += 1 - np.int64(mask[DART + space])
            mask[DART + space] = 1
    return n


# --- search and strike --------------------------------------------------------------------------------------------------
@rule
def in_reach(t: Any, p: Any, zone: int) -> bool:
    """The zone lies beside the Shark's space."""
    for i in range(TOUCHES):
        if t.touches[p.where, i] == zone + 1:
            return True
    return False


@rule
def may_aim(p: Any, zone: int, colour: int) -> bool:
    """A search takes a hidden block; a strike that, or the Octopus in the open (S8)."""
    if p.stands[zone] == STANDING:
        return True
    return colour == RED and p.stands[zone] == LYING and p.block[zone] == THE_OCTOPUS


@rule
def to_place(p: Any, colour: int, value: int) -> int:
    """Dice of the pool that are not yet chosen to be placed."""
    n = np.int64(p.pool[colour, value])
    for zone in range(ZONES):
        n -= np.int64(p.pick[SHARK, zone] == 8 * colour + value)
    return n


@rule
def saved_to_place(p: Any, colour: int) -> bool:
    """The die on Vigilant may be placed and is not yet chosen."""
    if not may_use_saved(p, colour):
        return False
    for zone in range(ZONES):
        if p.pick[SHARK, zone] >= SAVED:
            return False
    return True


@rule
def free_dice(p: Any, colour: int) -> int:
    """The dice of a colour that may still be placed, counted by value, a byte each."""
    counts = 0
    for value in range(1, FACES):
        counts += np.int64(p.pool[colour, value]) << (8 * value)
    for zone in range(ZONES):
        chosen = np.int64(p.pick[SHARK, zone])
        counts -= np.int64(chosen >> 3 == colour) << (8 * (chosen & 7))
    return counts + (np.int64(saved_to_place(p, colour)) << (8 * np.int64(p.saved_value)))


@rule
def may_place(t: Any, p: Any, zone: int, colour: int, dice: int) -> bool:
    """One die a zone (S9), high enough, on something to search or strike."""
    high_enough = dice >> (8 * np.int64(t.value[zone])) != 0
    return high_enough and p.pick[SHARK, zone] == 0 and may_aim(p, zone, colour)


@rule
def can_place(t: Any, p: Any) -> bool:
    """Some die may be placed."""
    yellow, red = free_dice(p, YELLOW), free_dice(p, RED)
    if yellow + red == 0:
        return False
    for i in range(TOUCHES):
        zone = np.int64(t.touches[p.where, i]) - 1
        if zone >= 0 and (may_place(t, p, zone, YELLOW, yellow) or may_place(t, p, zone, RED, red)):
            return True
    return False


@rule
def legal_place(t: Any, p: Any, mask: Any) -> int:
    n = 1
    mask[DONE] = 1
    yellow, red = free_dice(p, YELLOW), free_dice(p, RED)
    for i in range(TOUCHES):
        zone = np.int64(t.touches[p.where, i]) - 1
        if zone >= 0:
            search = np.int64(may_place(t, p, zone, YELLOW, yellow))
            strike = np.int64(may_place(t, p, zone, RED, red))
            mask[SEARCH + zone] = search
            mask[STRIKE + zone] = strike
            n += search + strike
    if has(p, HOSTILE) and total(p.pair) > 1 and p.choice[SHARK] == 0 and dice_chosen(p) == 0:
        mask[USE + HOSTILE] = 1
        n += 1
    return n


@rule
def dice_chosen(p: Any) -> int:
    n = 0
    for zone in range(ZONES):
        n += np.int64(p.pick[SHARK, zone] > 0)
    return n


@rule
def aimed_zone(p: Any) -> int:
    """The zone for which a die is still to be chosen."""
    answer = np.int64(p.choice[SHARK]) - 1
    return answer - (SEARCH if answer < STRIKE else STRIKE)


@rule
def aimed_colour(p: Any) -> int:
    return YELLOW if p.choice[SHARK] <= STRIKE else RED


# --- energy ---------------------------------------------------------------------------------------------------------------
@rule
def pips(p: Any) -> int:
    """What can be spent: the sum of the stored dice, and 5 more for the second tile if that is 5 or less (S29)."""
    points = 0
    for colour in range(COLOURS):
        for value in range(1, FACES):
            points += value * np.int64(p.energy[colour, value])
    return points + 5 * np.int64((p.tiles >= 2) & (points <= 5) & (points > 0))


@rule
def affordable(t: Any, p: Any, card: int) -> bool:
    """The card is on offer and costs no more than what is left."""
    return on_offer(p, card) and p.spent + t.price[card] <= pips(p)


@rule
def on_offer(p: Any, card: int) -> bool:
    for i in range(ROW):
        if p.offer[i] == card + 1:
            return True
    return False


@rule
def any_affordable(t: Any, p: Any) -> bool:
    budget = pips(p) - p.spent
    for i in range(ROW):
        card = np.int64(p.offer[i]) - 1
        if card >= 0 and t.price[card] <= budget:
            return True
    return False


@rule
def can_reduce(p: Any) -> bool:
    """Once a turn, before anything is bought, a die above 1 may be reduced to replace a card on offer."""
    return p.reduced == 0 and p.bought == 0 and reducible(p)


@rule
def reducible(p: Any) -> bool:
    """There is a die above 1, and a card to replace."""
    if p.offer[0] + p.offer[1] + p.offer[2] + p.offer[3] == 0:
        return False
    for colour in range(COLOURS):
        for value in range(2, FACES):
            if p.energy[colour, value]:
                return True
    return False


@rule
def legal_energy(t: Any, p: Any, mask: Any) -> int:
    n = 0
    budget = pips(p) - p.spent
    for i in range(ROW):
        card = np.int64(p.offer[i]) - 1
        if card >= 0 and t.price[card] <= budget:
            n += 1 - np.int64(mask[BUY + card])
            mask[BUY + card] = 1
    must = n > 0  # with three dice stored: buy a card if one can be bought, else reduce a die if one can be (S28)
    if can_reduce(p):
        must = True
        for which in range(DIE):
            there = np.int64(which % 6 > 0) & np.int64(die_there(p.energy, which))
            mask[REDUCE + which] = there
            n += there
    if p.bought or not must or dice_in(p.energy) < ENERGY_SLOTS:
        mask[DONE] = 1
        n += 1
    return n


# --- questions ----------------------------------------------------------------------------------------------------------
@rule
def asked_shark(t: Any, p: Any) -> int:
    """What the Shark is asked in this phase, given what it has chosen so far; NONE if nothing is missing."""
    phase = np.int64(p.phase)
    if phase == AT_MAIN:
        return NONE if p.again else asked_main(t, p)
    if phase == AT_PLACE:
        if p.choice[SHARK] > USE + SHARK_CARDS:
            return ASK_WITH
        return NONE if p.closed[SHARK] or p.choice[SHARK] else ASK_PLACE
    if phase == AT_ENERGY:
        answer = np.int64(p.choice[SHARK]) - 1
        if answer < 0:
            return ASK_ENERGY
        return ASK_REPLACE if answer >= REDUCE and answer < PLAY and p.parts[SHARK] == 0 else NONE
    if phase == AT_STORE:
        return ASK_STORE if p.parts[SHARK] < ENERGY_SLOTS - dice_in(p.energy) else NONE
    if phase == AT_ROLL:
        return asked_roll(t, p)
    if p.choice[SHARK]:
        return NONE
    if phase == AT_SHUFFLE:
        return ASK_SPOT if p.lifted else NONE
    if phase == AT_DICE:
        return ASK_DICE if p.tiles == TILES else NONE
    if phase == AT_RECALL:
        return ASK_RECALL
    if phase == AT_CHOOSE:
        return ASK_CHOOSE
    if phase == AT_DART:
        return ASK_DART
    if phase == AT_ORDER:
        return ASK_FIRST
    if phase == AT_IGNORE:
        return ASK_IGNORE
    if phase == AT_CONFRONT:
        return ASK_CONFRONT
    return ASK_FEED if phase == AT_FEED else NONE


@rule
def asked_roll(t: Any, p: Any) -> int:
    if p.choice[SHARK] == 0:
        return ASK_ROLL if may_react(p) else NONE
    if p.choice[SHARK] == DONE + 1:
        return NONE
    return ASK_RETURN if p.parts[SHARK] < 2 else NONE


@rule
def asked_main(t: Any, p: Any) -> int:
    answer, parts = np.int64(p.choice[SHARK]) - 1, np.int64(p.parts[SHARK])
    if answer < 0:
        return ASK_SWIM
    if answer < DART:
        state = swum_to(t, p)
        on_current = p.current[state >> 1] > 0 and not (parts == 1 and stuck(t, p))
        return ASK_SWIM if on_current else NONE
    if answer < CURRENT:
        return NONE
    if answer < USE:
        return ASK_AT if parts == 0 else NONE
    if answer >= REROLL:
        return NONE
    card = answer - USE
    if card == RELENTLESS:
        return ASK_AGAIN if parts < 2 and p.closed[SHARK] == 0 and parts < dice_in(p.pool) else NONE
    if card == DARING:
        return ASK_SACRIFICE if parts == 0 else ASK_TURN_UP if parts == 1 else NONE
    if card == RUTHLESS:
        return ASK_RAISE if parts == 0 else NONE
    if card == VIGILANT:
        return ASK_SAVE if parts == 0 else NONE
    return NONE


@rule
def legal_shark(t: Any, p: Any, asked: int, mask: Any) -> int:
    """Write the legal answers to a question of the Shark; the mask is empty before."""
    if asked == ASK_SWIM:
        return legal_main(t, p, mask) if p.choice[SHARK] == 0 else legal_swim(t, p, mask)
    if asked == ASK_PLACE:
        return legal_place(t, p, mask)
    if asked == ASK_ENERGY:
        return legal_energy(t, p, mask)
    n = 0
    if asked == ASK_AT:
        for space in range(SPACES):
            can = np.int64(free_for_current(t, p, space))
            mask[AT + space] = can
            n += can
        return n
    if asked == ASK_WITH:
        zone, colour = aimed_zone(p), aimed_colour(p)
        for value in range(np.int64(t.value[zone]), FACES):
            there = np.int64(to_place(p, colour, value) > 0)
            mask[WITH + value - 1] = there
            n += there
        saved = np.int64(p.saved_value >= t.value[zone] and saved_to_place(p, colour))
        mask[WITH_SAVED] = saved
        return n + saved
    if asked == ASK_STORE:
        for which in range(DIE):
            there = np.int64(p.pool[which // 6, which % 6 + 1] > chosen_dice(p, which))
            mask[STORE + which] = there
            n += there
        return n
    if asked == ASK_SPOT:
        for zone in range(ZONES):
            empty = np.int64(p.stands[zone] == EMPTY)
            mask[SPOT + zone] = empty
            n += empty
        return n
    if asked == ASK_DICE:
        mask[DRAW_DICE] = 1
        mask[DRAW_DICE + 1] = 1
        return 2
    if asked == ASK_RECALL:
        for space in range(SPACES):
            there = np.int64(p.current[space] > 0)
            mask[RECALL + space] = there
            n += there
        return n
    if asked == ASK_DART:
        mask[DONE] = 1
        return 1 + legal_dart(t, p, mask)
    if asked == ASK_FIRST:
        for zone in range(ZONES):
            there = np.int64(p.placed[zone] > 0)
            mask[FIRST + zone] = there
            n += there
        return n
    if asked == ASK_IGNORE:
        mask[USE + OBSERVANT] = 1
        mask[DONE] = 1
        return 2
    if asked == ASK_CONFRONT:
        for colour in range(STRATEGIES):
            mask[CONFRONT + colour] = p.pair[colour]
            n += np.int64(p.pair[colour])
        return n
    if asked == ASK_FEED:
        for colour in range(COLOURS):
            there = np.int64(stored_of(p, colour) > 0)
            mask[FEED + colour] = there
            n += there
        return n
    if asked == ASK_REPLACE:
        for card in range(SHARK_CARDS):
            there = np.int64(on_offer(p, card))
            mask[REPLACE + card] = there
            n += there
        return n
    return legal_card_part(t, p, asked, mask)


@rule
def legal_card_part(t: Any, p: Any, asked: int, mask: Any) -> int:
    """Legal answers to what a card of the Shark needs."""
    n = 0
    if asked == ASK_ROLL:
        mask[USE + REACTIVE] = 1
        mask[ROLL] = 1
        return 2
    if asked == ASK_RETURN:
        for colour in range(COLOURS):
            there = np.int64(p.drawn[colour] > chosen_dice(p, colour))
            mask[RETURN + colour] = there
            n += there
        return n
    if asked == ASK_CHOOSE:
        for colour in range(COLOURS):
            there = np.int64(p.bag[colour] > 0)
            mask[CHOOSE + colour] = there
            n += there
        return n
    if asked == ASK_AGAIN:
        for which in range(DIE):
            there = np.int64(p.pool[which // 6, which % 6 + 1] > chosen_dice(p, which))
            mask[AGAIN + which] = there
            n += there
        mask[DONE] = p.parts[SHARK] > 0
        return n + np.int64(p.parts[SHARK] > 0)
    if asked == ASK_SAVE:
        return legal_dice(p.pool, mask, SAVE)
    if asked == ASK_RAISE:
        for which in range(DIE):
            there = np.int64(which % 6 < 5 and die_there(p.pool, which))
            mask[RAISE + which] = there
            n += there
        return n
    if asked == ASK_SACRIFICE:  # any die but the last red one, which is to be turned to a 6
        last = dice_of(p, RED) == 1
        for which in range(DIE):
            there = np.int64(die_there(p.pool, which) and not (last and which // 6 == RED))
            mask[SACRIFICE + which] = there
            n += there
        return n
    for value in range(1, FACES):
        there = np.int64(p.pool[RED, value] > np.int64(part(p, SHARK, 0) == die(RED, value)))
        mask[TURN_UP + value - 1] = there
        n += there
    return n


@rule
def chosen_dice(p: Any, which: int) -> int:
    """How many such dice are among the parts."""
    n = 0
    for i in range(np.int64(p.parts[SHARK])):
        n += np.int64(part(p, SHARK, i) == which)
    return n


@rule
def stored_of(p: Any, colour: int) -> int:
    n = 0
    for value in range(1, FACES):
        n += np.int64(p.energy[colour, value])
    return n


# --- answering ------------------------------------------------------------------------------------------------------------
@rule
def act_shark(t: Any, p: Any, answer: int) -> None:
    """Keep an answer until the choice is whole."""
    phase = np.int64(p.phase)
    if answer < DART:
        p.choice[SHARK] = SWIM + 1
        add_part(p, SHARK, answer - SWIM)
    elif answer <= DONE:
        if answer == DONE and phase != AT_DART and phase != AT_ENERGY and phase != AT_IGNORE:
            p.closed[SHARK] = 1
        else:
            p.choice[SHARK] = answer + 1
    elif answer >= AT and answer < WITH:
        add_part(p, SHARK, answer - AT)
    elif answer >= WITH and answer < SPOT:
        die_of_aim = SAVED + 8 * aimed_colour(p) + p.saved_value
        if answer < WITH_SAVED:
            die_of_aim = 8 * aimed_colour(p) + answer - WITH + 1
        p.pick[SHARK, aimed_zone(p)] = die_of_aim
        p.choice[SHARK] = 0
    elif answer < FIRST:
        p.choice[SHARK] = answer - SPOT + 1
    elif answer < DRAW_DICE:
        p.choice[SHARK] = answer - FIRST + 1
    elif answer < ROLL:
        p.choice[SHARK] = answer - DRAW_DICE + 1
    elif answer == ROLL:
        p.choice[SHARK] = DONE + 1
    elif answer < RETURN:
        p.choice[SHARK] = answer - RECALL + 1
    elif answer < CHOOSE:
        add_part(p, SHARK, answer - RETURN)
    elif answer < AGAIN:
        p.choice[SHARK] = answer - CHOOSE + 1
    elif answer < RAISE:
        add_part(p, SHARK, answer - AGAIN)
    elif answer < SACRIFICE:
        add_part(p, SHARK, answer - RAISE)
    elif answer < TURN_UP:
        add_part(p, SHARK, answer - SACRIFICE)
    elif answer < SAVE:
        add_part(p, SHARK, answer - TURN_UP)
    elif answer < STORE:
        add_part(p, SHARK, answer - SAVE)
    elif answer < REPLACE:
        add_part(p, SHARK, answer - STORE)
    elif answer < FEED:
        add_part(p, SHARK, answer - REPLACE)
    elif answer < CONFRONT:
        p.choice[SHARK] = answer - FEED + 1
    else:
        p.choice[SHARK] = answer - CONFRONT + 1


# --- what was chosen before the move --------------------------------------------------------------------------------------
@rule
def do_main(t: Any, p: Any, log: Any) -> None:
    if p.again:
        which = np.int64(p.again) - 1
        p.again = 0
        reroll(p, which, log)
        return
    answer = np.int64(p.choice[SHARK]) - 1
    first, second = part(p, SHARK, 0), part(p, SHARK, 1)
    if answer < DART:
        set_out(t, p, log)
        return
    if answer < CURRENT:
        forget(p, SHARK)
        spend(p, SWIFT, log)
        p.flowing = MOVING
        go(t, p, answer - DART)
        emit(log, DARTED, answer - DART, 0, 0)
        return
    forget(p, SHARK)
    if answer < USE:
        place_current(p, answer, first, log)
    elif answer >= REROLL:
        p.rerolls -= 1
        reroll(p, answer - REROLL, log)
    else:
        use_card(t, p, answer - USE, first, second, log)


@rule
def place_current(p: Any, answer: int, space: int, log: Any) -> None:
    value = answer - CURRENT + 1
    if answer == CURRENT_SAVED:
        value = np.int64(p.saved_value)
        take_saved(p)
    else:
        p.pool[BLUE, value] -= 1
    p.current[space] = value
    p.flowing = FLOWING
    emit(log, PLACED_CURRENT, space, value, 0)


@rule
def take_saved(p: Any) -> None:
    """The die leaves Vigilant, which is trashed."""
    p.saved = 0
    p.saved_value = 0
    p.used[VIGILANT] += 1


@rule
def reroll(p: Any, which: int, log: Any) -> None:
    colour, value = which // 6, which % 6 + 1
    new = roll_die(p)
    p.pool[colour, value] -= 1
    p.pool[colour, new] += 1
    p.turned = which + 1
    emit(log, REROLLED, colour, value, new)


@rule
def use_card(t: Any, p: Any, card: int, first: int, second: int, log: Any) -> None:
    """Cards that are used before the move, and Hostile."""
    if card == VIGILANT:  # it is trashed when its die is taken
        p.cards[VIGILANT] -= 1
        emit(log, USED_CARD, card, 0, 0)
        colour, value = first // 6, first % 6 + 1
        p.pool[colour, value] -= 1
        p.saved = colour + 1
        p.saved_value = value
        p.fresh = 1
        emit(log, SAVED_DIE, colour, value, 0)
        return
    spend(p, card, log)
    if card == AGILE:
        p.ahead = 1 - p.ahead
    elif card == HUNGRY:
        p.due = 1
        p.phase = AT_DRAW
    elif card == HOSTILE:
        be_hostile(p, log)
    elif card == RELENTLESS:
        reroll(p, first, log)
        p.again = second + 1
    elif card == RUTHLESS:
        colour, value = first // 6, first % 6 + 1
        higher = min(6, value + t.raises)
        p.pool[colour, value] -= 1
        p.pool[colour, higher] += 1
        emit(log, RAISED, colour, value, higher)
    elif card == DARING:
        value = second + 1
        p.pool[RED, value] -= 1
        p.pool[RED, 6] += 1
        p.turned = die(RED, value) + 1
        emit(log, RAISED, RED, value, 6)
        p.pool[first // 6, first % 6 + 1] -= 1
        get_hungry(p, first // 6, log)


@rule
def be_hostile(p: Any, log: Any) -> None:
    """One of the Octopus's confrontation cards is drawn and trashed with its counterpart."""
    colour = random_kind(p, FATE_PAIR, p.pair, STRATEGIES, total(p.pair))
    p.pair[colour] = 0
    mark(p)
    emit(log, LOST_PAIR, colour, 0, 0)


# --- the move -------------------------------------------------------------------------------------------------------------
@rule
def set_out(t: Any, p: Any, log: Any) -> None:
    """The whole way is known. Pushed onto a Current, the Shark returns it to the bag instead of using it (S5)."""
    n = np.int64(p.parts[SHARK])
    for i in range(n):
        p.path[i] = p.extra[SHARK, i]
    first = part(p, SHARK, 0)
    if p.current[first]:
        if n == 1:
            p.current[first] = 0
            p.bag[BLUE] += 1
            emit(log, PUSHED, first, 0, 0)
        else:
            p.first_die = first + 1
    forget(p, SHARK)
    p.phase = AT_SWIM
    swim(t, p, log)


@rule
def swim(t: Any, p: Any, log: Any) -> None:
    """One space further; at the end of the way the first Current leaves the board (S4)."""
    space = np.int64(p.path[0]) - 1
    for i in range(7):
        p.path[i] = p.path[i + 1]
    go(t, p, space)
    emit(log, SWAM, space, np.int64(p.current[space]), 0)
    if p.path[0]:
        return
    if p.first_die:
        first = np.int64(p.first_die) - 1
        p.first_die = 0
        p.current[first] = 0
        p.waiting[BLUE] = 1
        emit(log, SWUM, first, 0, 0)
    if may_dart(t, p):
        p.phase = AT_DART
    else:
        begin_placing(t, p)


@rule
def do_dart(t: Any, p: Any, log: Any) -> None:
    answer = np.int64(p.choice[SHARK]) - 1
    forget(p, SHARK)
    if answer < CURRENT:
        spend(p, SWIFT, log)
        go(t, p, answer - DART)
        emit(log, DARTED, answer - DART, 0, 0)
        if may_dart(t, p):
            return
    begin_placing(t, p)


# --- search and strike --------------------------------------------------------------------------------------------------
@rule
def begin_placing(t: Any, p: Any) -> None:
    p.phase = AT_PLACE if can_place(t, p) else AT_GROW


@rule
def do_place(t: Any, p: Any, log: Any) -> None:
    """All dice are placed, then resolved one by one (S10)."""
    if p.choice[SHARK]:
        forget(p, SHARK)
        spend(p, HOSTILE, log)
        be_hostile(p, log)
        return
    n, last = 0, 0
    for zone in range(ZONES):
        chosen = np.int64(p.pick[SHARK, zone])
        if chosen:
            if chosen >= SAVED:
                chosen -= SAVED
                take_saved(p)
            else:
                p.pool[chosen >> 3, chosen & 7] -= 1
            p.placed[zone] = chosen
            emit(log, PLACED, zone, chosen >> 3, chosen & 7)
            n += 1
            last = zone + 1
    forget(p, SHARK)
    p.target = last
    p.phase = AT_GROW if n == 0 else AT_REVEAL if n == 1 else AT_ORDER


@rule
def do_order(p: Any) -> None:
    p.target = p.choice[SHARK]
    forget(p, SHARK)
    p.phase = AT_REVEAL


@rule
def reveal_target(t: Any, p: Any, log: Any) -> None:
    """The die reveals its block; a trap or the Octopus does the rest."""
    zone = np.int64(p.target) - 1
    colour, was_hidden = np.int64(p.placed[zone]) >> 3, p.stands[zone] == STANDING
    p.phase = AT_SPENT
    if not may_aim(p, zone, colour):  # it has been revealed meanwhile (S11)
        emit(log, FIZZLED, zone, colour, 0)
        return
    emit(log, STRUCK if colour == RED else SEARCHED, zone, 0, 0)
    reveal(p, zone)
    kind = np.int64(p.block[zone])
    if was_hidden and kind >= TRAP_HIDE and kind <= TRAP_DEN:
        p.trap = kind
        emit(log, TRAPPED, kind, zone, 0)
        if trap_does_something(p):
            p.phase = AT_IGNORE if has(p, OBSERVANT) else AT_TRAP
        else:
            p.trap = 0
    elif kind == THE_OCTOPUS and colour == RED:
        if total(p.pair) == 1:
            end(p, CORNERED, log)
        else:
            p.phase = AT_CONFRONT


@rule
def trap_does_something(p: Any) -> bool:
    if p.trap == TRAP_HIDE:
        return open_blocks(p) > 1
    return p.trap == TRAP_DEN or currents(p) > 0


@rule
def do_ignore(p: Any, log: Any) -> None:
    """An Observant shark ignores the trap, or does not."""
    ignores = p.choice[SHARK] != DONE + 1
    forget(p, SHARK)
    if ignores:
        spend(p, OBSERVANT, log)
        emit(log, IGNORED, np.int64(p.trap), 0, 0)
        p.trap = 0
        p.phase = AT_SPENT
    else:
        p.phase = AT_TRAP


@rule
def do_trap(t: Any, p: Any, log: Any) -> None:
    """The Octopus uses the trap."""
    trap = np.int64(p.trap)
    p.trap = 0
    p.phase = AT_SPENT
    if trap == TRAP_DEN:
        den = np.int64(p.choice[OCTOPUS]) - 1 - (DEN - CONFRONT)
        forget(p, OCTOPUS)
        to_den(t, p, den, log)
        return
    n = 0
    if trap == TRAP_HIDE:
        for zone in range(ZONES):
            if p.pick[OCTOPUS, zone]:
                p.stands[zone] = STANDING
                n += 1
                emit(log, HIDDEN_AGAIN, zone, 0, 0)
    else:
        n = np.int64(p.parts[OCTOPUS])
        for space in range(SPACES):
            if sunk(p, space):
                p.current[space] = 0
                p.bag[BLUE] += 1
                emit(log, SUNK, space, 0, 0)
    forget(p, OCTOPUS)
    if n == 0:
        emit(log, DECLINED, 0, 0, 0)


@rule
def die_is_spent(p: Any, log: Any) -> None:
    """A red die goes to the Hunger Track, a yellow one waits for the Growth step; then the other die."""
    zone = np.int64(p.target) - 1
    colour = np.int64(p.placed[zone]) >> 3
    p.placed[zone] = 0
    p.target = 0
    p.trap = 0
    if colour == RED:
        if not get_hungry(p, RED, log):
            return
    else:
        p.waiting[colour] += 1
    p.phase = AT_GROW
    for other in range(ZONES):
        if p.placed[other]:
            p.target = other + 1
            p.phase = AT_REVEAL


# --- growth and energy ----------------------------------------------------------------------------------------------------
@rule
def grow(t: Any, p: Any, log: Any) -> None:
    """One used die: the Current first, then the search dice; three fill a tile, which is turned at once (S4, S18)."""
    colour = BLUE if p.waiting[BLUE] else YELLOW
    if p.waiting[colour] == 0:
        if has_to_choose(p):
            p.phase = AT_STORE
        else:
            store(t, p, log)
        return
    p.waiting[colour] -= 1
    if p.tiles == TILES:
        p.bag[colour] += 1
        emit(log, TO_BAG, colour, 0, 0)
        return
    p.growth[colour] += 1
    emit(log, GREW, colour, np.int64(p.tiles), 0)
    if total(p.growth) == TILE:
        for kind in range(COLOURS):
            p.bag[kind] += p.growth[kind]
            p.growth[kind] = 0
        p.tiles += 1
        emit(log, GREW_UP, np.int64(p.tiles), 0, 0)


@rule
def has_to_choose(p: Any) -> bool:
    """More dice are left than there are free slots, and some slot is free (S27)."""
    free = ENERGY_SLOTS - dice_in(p.energy)
    return free > 0 and dice_in(p.pool) > free


@rule
def store(t: Any, p: Any, log: Any) -> None:
    """What is left in the pool is stored; dice for which there is no slot go into the bag (S27)."""
    room = ENERGY_SLOTS - dice_in(p.energy)
    parts = np.int64(p.parts[SHARK])
    if parts:
        for which in range(DIE):
            for _ in range(chosen_dice(p, which)):
                p.pool[which // 6, which % 6 + 1] -= 1
                p.energy[which // 6, which % 6 + 1] += 1
                emit(log, STORED, which // 6, which % 6 + 1, 0)
    room -= parts
    forget(p, SHARK)
    for colour in range(COLOURS):
        for value in range(1, FACES):
            left = np.int64(p.pool[colour, value])
            kept = min(left, max(0, room))
            room -= kept
            p.pool[colour, value] = 0
            p.energy[colour, value] += kept
            p.bag[colour] += left - kept
            if watched(log):
                for i in range(left):
                    emit(log, STORED if i < kept else TO_BAG, colour, value if i < kept else 0, 0)
    begin_energy(t, p, log)


@rule
def begin_energy(t: Any, p: Any, log: Any) -> None:
    """Ask if anything can be bought or replaced."""
    if dice_in(p.energy) and (any_affordable(t, p) or can_reduce(p)):
        p.phase = AT_ENERGY
    else:
        leave_energy(t, p, log)


@rule
def leave_energy(t: Any, p: Any, log: Any) -> None:
    """Nothing was bought. Full slots that never will buy anything go into the bag without hunger (S28)."""
    if dice_in(p.energy) == ENERGY_SLOTS and not reducible(p):
        for colour in range(COLOURS):
            for value in range(1, FACES):
                n = np.int64(p.energy[colour, value])
                p.energy[colour, value] = 0
                p.bag[colour] += n
                for _ in range(n):
                    emit(log, TO_BAG, colour, 0, 0)
    end_shark_turn(t, p, log)


@rule
def do_energy(t: Any, p: Any, log: Any) -> None:
    answer, card = np.int64(p.choice[SHARK]) - 1, part(p, SHARK, 0)
    forget(p, SHARK)
    if answer == DONE:
        if p.bought:
            p.phase = AT_FEED
        else:
            leave_energy(t, p, log)
    elif answer >= REDUCE:
        reduce_die(t, p, answer - REDUCE, card, log)
        if not any_affordable(t, p):
            leave_energy(t, p, log)
    else:
        buy(t, p, answer - BUY, log)


@rule
def reduce_die(t: Any, p: Any, which: int, card: int, log: Any) -> None:
    """A die shows one less, a card on offer is replaced."""
    colour, value = which // 6, which % 6 + 1
    p.energy[colour, value] -= 1
    p.energy[colour, value - 1] += 1
    p.reduced = 1
    emit(log, REDUCED, colour, value, card)
    p.used[card] += 1
    refill(p, card, log)


@rule
def refill(p: Any, card: int, log: Any) -> None:
    """The next card of the deck takes a card's place; with an empty deck the place stays empty (S32, S36)."""
    slot = 0
    while p.offer[slot] != card + 1:
        slot += 1
    p.offer[slot] = 0
    if p.stock_n:
        new = random_kind(p, FATE_ROW, p.stock, SHARK_CARDS, np.int64(p.stock_n))
        p.stock[new] -= 1
        p.stock_n -= 1
        p.offer[slot] = new + 1
        emit(log, REFILLED, new, slot, 0)
    mark(p)


@rule
def buy(t: Any, p: Any, card: int, log: Any) -> None:
    """A card and its dice; the place is filled again at once. If nothing else can be bought, the Shark eats (S30)."""
    p.spent += t.price[card]
    p.bought += 1
    p.cards[card] += 1
    for colour in range(COLOURS):
        n = min(np.int64(t.gives[card, colour]), np.int64(p.supply[colour]))
        p.supply[colour] -= n
        p.bag[colour] += n
    emit(log, BOUGHT, card, 0, 0)
    refill(p, card, log)
    if not any_affordable(t, p):
        p.phase = AT_FEED


@rule
def feed(t: Any, p: Any, log: Any) -> None:
    """One stored die goes to the Hunger Track, the others into the bag."""
    fed = np.int64(p.choice[SHARK]) - 1
    forget(p, SHARK)
    p.spent = 0
    p.bought = 0
    first = True
    for colour in range(COLOURS):
        for value in range(1, FACES):
            n = np.int64(p.energy[colour, value])
            if n and colour == fed and first:
                n -= 1
                first = False
            p.energy[colour, value] = 0
            p.bag[colour] += n
            for _ in range(n):
                emit(log, TO_BAG, colour, 0, 0)
    if get_hungry(p, fed, log):
        end_shark_turn(t, p, log)


@rule
def end_shark_turn(t: Any, p: Any, log: Any) -> None:
    """The next round, unless there is a limit and it is over (S34)."""
    if t.limit and p.lap >= t.limit:
        end(p, LIMIT, log)
        return
    p.lap = min(250, np.int64(p.lap) + 1)
    begin_octopus_turn(p, log)
