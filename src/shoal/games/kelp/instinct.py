"""A quick judge of a view, for either side.

Both look at `scent`: how likely an attentive shark takes the Octopus to be on each space. The Shark goes where it is high,
searches to know more and strikes where it is high enough. The Octopus keeps its own low: it pays with blocks that the
Shark has seen anyway, mixes itself with others when it has been found, and stays out of the way.
"""

from typing import Any

import numpy as np

from shoal.games.kelp.base import (
    dice_in,
    place_of,
    red_dice,
)
from shoal.games.kelp.octopus import (
    asked_octopus,
    can_eat,
)
from shoal.games.kelp.record import (
    ABALONE,
    AGAIN,
    AGILE,
    ASK_ACTION,
    ASK_AGAIN,
    ASK_AT,
    ASK_CHOOSE,
    ASK_DART,
    ASK_DEN,
    ASK_DICE,
    ASK_DROP,
    ASK_ENERGY,
    ASK_EXCHANGE,
    ASK_FEED,
    ASK_FETCH,
    ASK_HIDE,
    ASK_LEARN,
    ASK_PAY,
    ASK_PLACE,
    ASK_RECALL,
    ASK_REPLACE,
    ASK_ROLL,
    ASK_SAVE,
    ASK_SHUFFLE,
    ASK_SINK,
    ASK_STORE,
    ASK_SWAP,
    ASK_SWIM,
    ASK_TRASH,
    ASK_WITH,
    AT,
    BLUE,
    BUY,
    CARDS,
    COLOURS,
    CRAB,
    CURRENT,
    CURRENT_SAVED,
    DARING,
    DART,
    DEN,
    DISCARD,
    DO_CHANCES,
    DO_EAT,
    DO_HIDE,
    DO_INK,
    DO_LEARN,
    DO_SWAP,
    DONE,
    DOUBLE,
    DRAW,
    DRAW_DICE,
    DROP,
    EAT_CARDS,
    EFFECT,
    EITHER,
    ENERGY_SLOTS,
    EXCHANGE,
    EXITS,
    FACES,
    FEED,
    FETCH_DECK,
    FIRST_OF_PAIR,
    GAIN,
    HIDE_AT,
    HOSTILE,
    HUNGRY,
    LYING,
    OCTOPUS,
    PAIRS,
    PLAY,
    RECALL,
    RED,
    REDUCE,
    RELENTLESS,
    REPLACE,
    REROLL,
    REVEAL,
    ROLL,
    RUTHLESS,
    SAVE,
    SEARCH,
    SECOND_OF_PAIR,
    SHARK,
    SHARK_CARDS,
    SHUFFLE_AT,
    SINK,
    STANDING,
    STORE,
    STRIKE,
    SWAP,
    SWIM,
    TAKE,
    THE_OCTOPUS,
    TOUCHES,
    TRACK,
    USE,
    VIGILANT,
    WITH,
    WITH_SAVED,
    YELLOW,
    ZONES,
)
from shoal.games.kelp.shark import (
    affordable,
    asked_shark,
    dice_of,
    exit_of,
    exits,
    swum_to,
)
from shoal.kernel import below, rule

# Found by trying: thousands of games of either side against random and earlier players.
NEAR, FAR = 1.0, 0.35  # how much a place counts that the Shark can reach with its next move, or only later
WHIM, STRAY = 0.9, 0.02  # how much chance there is in a judgement of the Octopus, and of the Shark
UNSEEN = 0.10  # what it costs the Octopus to reveal a block that the Shark has not seen
HIDDEN = 0.05  # what a hidden block is worth to it
LEARNING = 0.10  # what a thing learned is worth
DRAWN = 0.05  # what a card drawn is worth
EATING = 0.8  # what a food eaten is worth
SEARCHING, LURKING = 0.5, 0.3  # what knowing more, and being near, is worth to the Shark
BOLD = 0.19  # from which scent on it strikes
REDS = 3  # red dice it wants before it stops buying
GROWING = 0.08  # what a die on the Growth tiles is worth

# What a card (of 19) or a block (of 11) is worth to have, and a card of the Shark (of 11).
CARD_WORTH = np.array(
    [0.5, 0.35, 0.5, 0.4, 0.7, 0.45, 0.35, 0.4, 0.6, 0.75, 0.65, 0.5, 0.75, 0.9, 0.75, 0.6, 0.5, 0.6, 0.5]
)
BLOCK_WORTH = np.array([0.0, 1.0, 0.6, 0.3, 0.45, 0.8, 0.1, 0.1, 0.1, 0.1, 0.55])
SHARK_WORTH = np.array([2.2, 0.2, 0.9, 1.8, 0.6, 0.3, 0.2, 0.5, 1.1, 0.5, 0.6])


@rule
def instinct(t: Any, view: Any, mask: Any) -> int:
    best, most = 0, -1e9
    asked = asked_octopus(t, view) if view.viewer == OCTOPUS else asked_shark(t, view)
    for answer in range(mask.shape[0]):
        if mask[answer]:
            if view.viewer == OCTOPUS:
                worth = octopus_worth(t, view, asked, answer) + WHIM * below(view, 1000) / 1000.0
            else:
                worth = shark_worth(t, view, asked, answer) + STRAY * below(view, 1000) / 1000.0
            if worth > most:
                best, most = answer, worth
    return best


@rule
def scent(view: Any, zone: int) -> float:
    """How likely the Octopus is there, to the Shark."""
    return view.scent[zone] / 255.0


# --- the Octopus ----------------------------------------------------------------------------------------------------------
@rule
def reachable(t: Any, view: Any, zone: int) -> bool:
    """The Shark can be beside the zone after its next move."""
    for i in range(exits(np.int64(view.ahead))):
        after = exit_of(t, np.int64(view.where), np.int64(view.ahead), i)
        if after >= 0:
            if touches(t, after >> 1, zone):
                return True
            if view.current[after >> 1]:
                for j in range(EXITS):
                    further = np.int64(t.way[after >> 1, after & 1, j]) - 1
                    if further >= 0 and touches(t, further >> 1, zone):
                        return True
    return False


@rule
def touches(t: Any, space: int, zone: int) -> bool:
    for i in range(TOUCHES):
        if t.touches[space, i] == zone + 1:
            return True
    return False


@rule
def exposure(t: Any, view: Any, zone: int) -> float:
    """How much it matters what the Shark thinks of a zone."""
    return NEAR if reachable(t, view, zone) else FAR


@rule
def seen_before(view: Any, zone: int) -> bool:
    """The Shark knows the block, hidden or not."""
    return ((np.int64(view.seen) >> np.int64(view.mat[zone])) & 1) == 1


@rule
def cost_of(t: Any, view: Any, card: int) -> float:
    """What paying for a card gives away: blocks that the Shark has not seen."""
    known = 0
    for zone in range(ZONES):
        if view.stands[zone] == STANDING and view.block[zone] != THE_OCTOPUS and seen_before(view, zone):
            known += 1 + (view.block[zone] == DOUBLE)
    return UNSEEN * max(0, np.int64(t.cost[card]) - known) + 0.5 * HIDDEN * t.cost[card]


@rule
def mixing(t: Any, view: Any, n: int, must: int) -> float:
    """What it is worth to mix the Octopus with others, `n` blocks in all; `must` is a zone that has to be among them."""
    here = place_of(view, THE_OCTOPUS)
    now = scent(view, here) * exposure(t, view, here)
    mass, risk, count = scent(view, here), exposure(t, view, here), 1
    if must >= 0 and must != here:
        mass, risk, count = mass + scent(view, must), risk + exposure(t, view, must), 2
    calm = 0.0
    for zone in range(ZONES):
        if zone != here and zone != must and view.stands[zone] == STANDING and count < n:
            mass, risk, count = mass + scent(view, zone), risk + 0.7, count + 1
    calm = min(1.0, mass) / n * risk / count
    return now - calm


@rule
def octopus_worth(t: Any, view: Any, asked: int, answer: int) -> float:
    if asked == ASK_ACTION:
        return action_worth(t, view, answer)
    if asked == ASK_PAY:
        return payment_worth(t, view, answer - REVEAL)
    if asked == ASK_HIDE:
        if answer == DONE:
            return 0.0
        kind = np.int64(view.block[answer - HIDE_AT])
        return 2.0 if kind == THE_OCTOPUS else 0.1 + BLOCK_WORTH[kind]
    if asked == ASK_SHUFFLE:
        if answer == DONE:
            return 0.2
        zone = answer - SHUFFLE_AT
        if view.block[zone] == THE_OCTOPUS:
            return 5.0
        return 1.0 - 0.5 * exposure(t, view, zone) - 0.5 * scent(view, zone) + 0.1 * (view.stands[zone] == LYING)
    if asked == ASK_SWAP:
        return swap_worth(t, view, answer - SWAP)
    if asked == ASK_LEARN:
        return learning_worth(t, view, answer)
    if asked == ASK_EXCHANGE:
        kind = np.int64(view.block[answer - EXCHANGE])
        return -1.0 if kind >= CRAB and kind <= ABALONE else -BLOCK_WORTH[kind]
    if asked == ASK_TRASH:
        return 0.3 if answer == DONE else 0.0
    if asked == ASK_FETCH:
        return CARD_WORTH[(answer - FETCH_DECK) % CARDS] + 5.0 * eatable(t, view, (answer - FETCH_DECK) % CARDS)
    if asked == ASK_DROP:
        return -CARD_WORTH[answer - DROP]
    if asked == ASK_DEN:
        return -nearness(t, view, np.int64(t.den[answer - DEN]))
    if asked == ASK_SINK:
        return 0.0 if answer == DONE else 0.1 * view.current[answer - SINK]
    return 0.0 if answer == DONE else 1.0


@rule
def nearness(t: Any, view: Any, space: int) -> float:
    """How much scent lies around a space, and on it the Octopus."""
    here, near = place_of(view, THE_OCTOPUS), 0.0
    for zone in range(ZONES):
        if touches(t, space, zone):
            near += scent(view, zone) + 2.0 * (zone == here) + ((np.int64(t.beside[zone]) >> here) & 1)
    return near


@rule
def eatable(t: Any, view: Any, card: int) -> bool:
    return card >= EAT_CARDS and can_eat(t, view, card - EAT_CARDS)


@rule
def action_worth(t: Any, view: Any, answer: int) -> float:
    here = place_of(view, THE_OCTOPUS)
    if answer == DRAW:
        return DRAWN * max(0, np.int64(view.hand_size) - view.hand_n) + 0.1 * (view.hand_n <= 1)
    if answer < PLAY or answer > EFFECT + 3:
        return 0.0
    if answer >= EFFECT:  # foods are used when they are worth most
        food = answer - EFFECT
        if food == 2:
            return 0.5 if view.stands[here] == LYING or standing_blocks(view) < 6 else -1.0
        return 0.6
    if answer >= DISCARD:
        kept = 0.12 * CARD_WORTH[answer - DISCARD] + 0.4 * (answer - DISCARD >= EAT_CARDS)
        opens = standing_blocks(view) < ZONES
        return HIDDEN * opens + 0.12 * (view.stands[here] == LYING) - kept
    card = answer - PLAY
    effect, amount = np.int64(t.effect[card]), np.int64(t.amount[card])
    cost = cost_of(t, view, card)
    if effect == DO_EAT:
        return EATING
    if effect == DO_HIDE:
        n = min(amount, ZONES - standing_blocks(view))
        return HIDDEN * n + 0.15 * (view.stands[here] == LYING) + DRAWN * t.draws[card]
    if effect == DO_LEARN:
        return LEARNING * amount - cost - 0.02 * view.lap
    if effect == DO_SWAP:
        best = -1.0
        for pair in range(PAIRS):
            if (np.int64(t.beside[FIRST_OF_PAIR[pair]]) >> np.int64(SECOND_OF_PAIR[pair])) & 1:
                best = max(best, swap_worth(t, view, pair))
        return best - cost
    if effect == DO_INK:
        return mixing(t, view, amount + 1, -1) + 0.1 * (view.stands[here] == LYING) - 0.7 * cost
    if effect == DO_CHANCES:
        if view.stands[here] != STANDING and here != t.exposed:
            return -0.5
        return mixing(t, view, amount + 1, np.int64(t.exposed)) - cost
    if view.stands[here] != STANDING:
        return -0.5
    return mixing(t, view, amount, -1) - cost


@rule
def standing_blocks(view: Any) -> int:
    n = 0
    for zone in range(ZONES):
        n += np.int64(view.stands[zone] == STANDING)
    return n


@rule
def payment_worth(t: Any, view: Any, zone: int) -> float:
    """Blocks that the Shark has seen first, the Octopus last."""
    kind = np.int64(view.block[zone])
    if kind == THE_OCTOPUS:
        ink = view.choice[OCTOPUS] >= 1 and t.effect[np.int64(view.choice[OCTOPUS]) - 1 - PLAY] == DO_INK
        return 0.5 if ink and view.scent[zone] > 200 else -3.0
    worth = 1.0 - 0.6 * BLOCK_WORTH[kind]
    if kind == DOUBLE:
        worth += 0.5
    return worth + 1.0 * seen_before(view, zone)


@rule
def swap_worth(t: Any, view: Any, pair: int) -> float:
    """Getting out of the way, or beside a food whose card is in hand."""
    a, b = np.int64(FIRST_OF_PAIR[pair]), np.int64(SECOND_OF_PAIR[pair])
    here = place_of(view, THE_OCTOPUS)
    worth = 0.0
    to = b if here == a else a if here == b else here
    if to != here:
        worth += scent(view, here) * (exposure(t, view, here) - exposure(t, view, to))
    for food in range(4):
        zone = place_of(view, CRAB + food)
        if zone >= 0 and view.hand[EAT_CARDS + food]:
            moved = b if zone == a else a if zone == b else zone
            before = (np.int64(t.beside[zone]) >> here) & 1
            after = (np.int64(t.beside[moved]) >> to) & 1
            worth += 0.4 * (after - before)
    return worth


@rule
def learning_worth(t: Any, view: Any, answer: int) -> float:
    if answer == DONE:
        return 0.2
    if answer >= GAIN:
        return BLOCK_WORTH[answer - GAIN]
    return CARD_WORTH[answer - TAKE]


# --- the Shark ------------------------------------------------------------------------------------------------------------
@rule
def boldness(t: Any, view: Any) -> float:
    """From which scent on a strike is worth its hunger."""
    left = TRACK - np.int64(view.hunger_n)
    if t.limit and view.lap >= t.limit - 1:
        return 0.05
    full = dice_in(view.energy) + dice_in(view.pool) >= ENERGY_SLOTS  # what is kept costs hunger all the same
    return BOLD + 0.05 * (left == 2) - 0.04 * full


@rule
def wants_red(view: Any) -> bool:
    """The Shark saves Energy for its first red dice."""
    return red_dice(view) < REDS and view.hunger_n <= 2


@rule
def best_die(t: Any, view: Any, zone: int, colour: int) -> bool:
    """There is a die of the colour for the zone."""
    for value in range(np.int64(t.value[zone]), FACES):
        if view.pool[colour, value]:
            return True
    return view.saved == colour + 1 and view.fresh == 0 and view.saved_value >= t.value[zone]


@rule
def suspicion(view: Any, zone: int) -> float:
    """How likely the Octopus is on a zone to a Shark that thinks of its choices too.

    Where the Octopus is likely to be found it does something about it; where it did nothing it is less likely to be.
    """
    smell = scent(view, zone)
    return smell if smell > 0.9 else smell * (1.1 - 1.6 * min(0.6, smell))


@rule
def place_worth(t: Any, view: Any, zone: int, colour: int) -> float:
    """What a die on a zone is worth."""
    smell = suspicion(view, zone)
    if colour == RED:
        return 3.0 * smell - 0.3 if smell >= boldness(t, view) else -1.0
    if view.stands[zone] != STANDING:
        return -1.0
    return SEARCHING * min(smell, 1.2 * (1.0 - smell)) + 0.06


@rule
def end_worth(t: Any, view: Any, space: int) -> float:
    """What can be done from a space, now and later."""
    worth, later = 0.0, 0.0
    for i in range(TOUCHES):
        zone = np.int64(t.touches[space, i]) - 1
        if zone >= 0:
            later = max(later, suspicion(view, zone))
            here = 0.0
            open_octopus = view.stands[zone] == LYING and view.block[zone] == THE_OCTOPUS
            if (view.stands[zone] == STANDING or open_octopus) and best_die(t, view, zone, RED):
                here = max(here, place_worth(t, view, zone, RED))
            if view.stands[zone] == STANDING and best_die(t, view, zone, YELLOW):
                here = max(here, place_worth(t, view, zone, YELLOW))
            worth += here
    return worth + LURKING * later


@rule
def way_worth(t: Any, view: Any, state: int, above: int) -> float:
    """What it is worth to swim there: an empty space, or the best space that a Current leads to."""
    value = np.int64(view.current[state >> 1])
    if value == 0:
        return end_worth(t, view, state >> 1)
    if value >= above:
        return -1.0
    best = -1.0
    for i in range(EXITS):
        after = np.int64(t.way[state >> 1, state & 1, i]) - 1
        if after >= 0:
            lower = np.int64(view.current[after >> 1])
            if lower == 0:
                best = max(best, end_worth(t, view, after >> 1))
            elif lower < value:
                for j in range(EXITS):
                    further = np.int64(t.way[after >> 1, after & 1, j]) - 1
                    if further >= 0 and view.current[further >> 1] == 0:
                        best = max(best, end_worth(t, view, further >> 1))
    return best + GROWING


@rule
def state_to(t: Any, view: Any, space: int) -> int:
    """The next space on the way with the end by which it is then left."""
    state = swum_to(t, view)
    at, ahead = np.int64(view.where), np.int64(view.ahead)
    if state >= 0:
        at, ahead = state >> 1, state & 1
    for i in range(exits(ahead)):
        after = exit_of(t, at, ahead, i)
        if after >= 0 and after >> 1 == space:
            return after
    return 0


@rule
def best_way(t: Any, view: Any, ahead: int) -> float:
    """The best that the next move can bring."""
    best = -1.0
    for i in range(exits(ahead)):
        after = exit_of(t, np.int64(view.where), ahead, i)
        if after >= 0:
            best = max(best, way_worth(t, view, after, FACES))
    return best


@rule
def current_worth(t: Any, view: Any, space: int, value: int) -> float:
    """What a Current on a space is worth: ahead of the Shark it carries on to the next one."""
    for i in range(exits(np.int64(view.ahead))):
        after = exit_of(t, np.int64(view.where), np.int64(view.ahead), i)
        if after >= 0 and after >> 1 == space:
            best = -1.0
            for j in range(EXITS):
                further = np.int64(t.way[space, after & 1, j]) - 1
                if further >= 0:
                    there = np.int64(view.current[further >> 1])
                    if there == 0:
                        best = max(best, end_worth(t, view, further >> 1))
                    elif there < value:
                        best = max(best, way_worth(t, view, further, value))
            return best + GROWING
    return -0.5


@rule
def shark_worth(t: Any, view: Any, asked: int, answer: int) -> float:
    if asked == ASK_SWIM:
        return main_worth(t, view, answer)
    if asked == ASK_AT:
        value = 3 if view.choice[SHARK] - 1 == CURRENT_SAVED else np.int64(view.choice[SHARK]) - CURRENT
        return current_worth(t, view, answer - AT, value)
    if asked == ASK_PLACE:
        return placing_worth(t, view, answer)
    if asked == ASK_WITH:
        return 0.3 if answer == WITH_SAVED else -0.1 * (answer - WITH)
    if asked == ASK_ENERGY:
        return energy_worth(t, view, answer)
    if asked == ASK_REPLACE:  # the one that would have to be bought
        return -1.0 * t.price[answer - REPLACE]
    if asked == ASK_FEED:
        return (0.5, 1.0, 0.0)[answer - FEED]  # Currents can always be placed; search dice fill the Energy slots
    if asked == ASK_STORE:
        pips_of_die = 0.1 * ((answer - STORE) % 6)
        return pips_of_die if wants_red(view) else -pips_of_die
    if asked == ASK_DART:
        if answer == DONE:
            return end_worth(t, view, np.int64(view.where)) + 0.2
        return end_worth(t, view, answer - DART)
    if asked == ASK_AGAIN:
        return 0.3 if answer == DONE else 0.1 * (5 - (answer - AGAIN) % 6)
    if asked == ASK_SAVE:
        return (answer - SAVE) // 6 + 0.1 * ((answer - SAVE) % 6)
    if asked == ASK_CHOOSE:
        return answer * 1.0
    if asked == ASK_ROLL:
        reacts = found(view) and view.drawn[RED] == 0 and view.saved != RED + 1 and view.bag[RED] > 0
        return 0.5 if answer == ROLL else 1.0 * reacts
    if asked == ASK_DICE:
        return 0.0 if answer == DRAW_DICE or wants_red(view) or found(view) else -0.1
    if asked == ASK_RECALL:
        return -0.1 * view.current[answer - RECALL]
    return 0.0 if answer == DONE else 0.01


@rule
def main_worth(t: Any, view: Any, answer: int) -> float:
    """Before the move: cards and rerolls that help come first, then Currents, then the best way."""
    if answer < DART:
        return way_worth(t, view, state_to(t, view, answer - SWIM), FACES if view.parts[SHARK] == 0 else 6)
    if answer < CURRENT:
        return -1.0
    if answer < USE:
        value = np.int64(view.saved_value) if answer == CURRENT_SAVED else answer - CURRENT + 1
        best = -1.0
        for i in range(exits(np.int64(view.ahead))):
            after = exit_of(t, np.int64(view.where), np.int64(view.ahead), i)
            if after >= 0 and view.current[after >> 1] == 0:
                best = max(best, current_worth(t, view, after >> 1, value))
        gain = best - best_way(t, view, np.int64(view.ahead)) - 0.015 * value
        if wants_red(view) and value >= 3 and gain < 0.25:
            return -2.0
        return 1.5 + gain
    if answer < REROLL:
        return card_worth(t, view, answer - USE)
    value = (answer - REROLL) % 6 + 1
    return 2.0 + 0.1 * (4 - value) if value <= 3 else -2.0


@rule
def found(view: Any) -> bool:
    """The Shark knows where the Octopus is."""
    for zone in range(ZONES):
        if view.scent[zone] > 230:
            return True
    return False


@rule
def card_worth(t: Any, view: Any, card: int) -> float:
    """Whether a card of the Shark is used now: most are kept until the Octopus is found."""
    if card == HOSTILE:
        return 3.0
    low = 0
    for colour in range(1, COLOURS):
        for value in range(1, 4):
            low += np.int64(view.pool[colour, value])
    best = best_way(t, view, np.int64(view.ahead))
    if card == VIGILANT:
        for value in range(4, FACES):
            if view.pool[RED, value] and best < 0.6:
                return 2.0
        return -2.0
    if card == AGILE and view.ahead != EITHER:
        return 2.0 if best_way(t, view, 1 - np.int64(view.ahead)) > best + 0.3 else -2.0
    if not found(view) or best > 2.0:
        return -2.0
    if card == HUNGRY:
        return 3.0
    if card == RELENTLESS:
        return 2.0 if low > 0 else -2.0
    return 2.0 if card in (RUTHLESS, DARING) and dice_of(view, RED) > 0 and low > 0 and view.hunger_n < 6 else -2.0


@rule
def placing_worth(t: Any, view: Any, answer: int) -> float:
    if answer == DONE:
        return 0.0
    if answer < SEARCH:
        return 5.0  # Hostile
    if answer < STRIKE:
        return place_worth(t, view, answer - SEARCH, YELLOW)
    return place_worth(t, view, answer - STRIKE, RED)


@rule
def buyable(t: Any, view: Any) -> int:
    """How many cards on offer can be bought."""
    n = 0
    for card in range(SHARK_CARDS):
        n += np.int64(affordable(t, view, card))
    return n


@rule
def energy_worth(t: Any, view: Any, answer: int) -> float:
    """Cards that bring red dice first; a die of hunger is worth it for a good one, and then for all that can be had."""
    if answer == DONE:
        return 0.0
    if answer >= REDUCE:
        spares = not wants_red(view) and buyable(t, view) == 1
        return (0.5 if spares else -6.0) - 0.01 * ((answer - REDUCE) % 6)
    card = answer - BUY
    worth = SHARK_WORTH[card] + 0.5 * t.gives[card, RED] * (red_dice(view) < 2)
    if not wants_red(view):  # a must: rather with dice that can always be placed
        worth = 0.3 * SHARK_WORTH[card] + t.gives[card, BLUE] - 0.7 * t.gives[card, YELLOW]
    if view.bought:
        return worth
    if view.hunger_n >= TRACK - 1:
        return -5.0
    return worth - (1.2 if wants_red(view) and t.gives[card, RED] > 0 else 4.0)
