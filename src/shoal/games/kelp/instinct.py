"""A quick judge of a view, for either side.

Both look at `scent`: how likely an attentive shark takes the Octopus to be on each space. The Shark goes where it is high,
searches to know more, strikes where it is high enough, and spends nothing that it need not: hunger is what it loses by.
The Octopus weighs danger (can the Shark be there, with a red die high enough, and does it suspect the place?) against
what it wants: to learn, and to eat where it is safe. It pays with blocks that the Shark has seen anyway, and mixes itself
with others when it has been found.
"""

from typing import Any

import numpy as np

from shoal.games.kelp.base import (
    dice_in,
    place_of,
    red_dice,
    total,
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
    ASK_KEEP,
    ASK_LEARN,
    ASK_PAY,
    ASK_PLACE,
    ASK_RAISE,
    ASK_RECALL,
    ASK_REPLACE,
    ASK_ROLL,
    ASK_SACRIFICE,
    ASK_SAVE,
    ASK_SHUFFLE,
    ASK_SINK,
    ASK_STORE,
    ASK_SWAP,
    ASK_SWIM,
    ASK_TRASH,
    ASK_TURN_UP,
    ASK_WITH,
    AT,
    BUY,
    CARDS,
    CERTAIN,
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
    DO_SHUFFLE,
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
    FOODS,
    GAIN,
    HIDE_AT,
    HOSTILE,
    HUNGRY,
    KEEP,
    LOBSTER,
    LYING,
    OCTOPUS,
    PAIRS,
    PLAY,
    RAISE,
    RECALL,
    RED,
    REDUCE,
    RELENTLESS,
    REPLACE,
    REROLL,
    REVEAL,
    ROLL,
    RUTHLESS,
    SACRIFICE,
    SAVE,
    SEARCH,
    SECOND_OF_PAIR,
    SHARK,
    SHARK_CARDS,
    SHUFFLE_AT,
    SINK,
    SNAIL,
    STANDING,
    STORE,
    STRIKE,
    SWAP,
    SWIM,
    TAKE,
    THE_OCTOPUS,
    TOUCHES,
    TRACK,
    TRAP_DEN,
    TRAP_HIDE,
    TRASH_HAND,
    TURN_UP,
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
    next_state,
    stored_of,
)
from shoal.kernel import below, rule

# Found by trying: thousands of games of either side against random players and against each other.
WHIM, STRAY = 0.1, 0.02  # how much chance there is in a judgement of the Octopus, and of the Shark

# The Octopus. What counts is the chance to lose: a danger of 1 is a strike that hits when no escape is left.
CARRIED, NEXT, FAR = 0.9, 0.5, 0.1  # how likely the Shark gets there over a Current, over one yet to be placed, by luck
NIBBLE = 0.03  # a zone that the Shark can reach is bad even if it has no red die to draw
FOUND, SMELT = 0.59, 0.78  # from which scent on the Octopus takes itself for found, and thinks ink worth its block
WARM, COOL = 0.4, 0.3  # below which scent the Shark rarely strikes, and what such a scent counts
UNKNOWN = 0.15  # what it is worth to the Octopus not to be found
NEARBY = 0.5  # how much the Shark's reach counts, beside scent, when blocks are chosen to be shuffled
UNSEEN, HIDDEN = 0.02, 0.04  # what it costs to reveal a block not seen before; what a hidden block is worth
LEARNING, LATE = 0.08, 0.003  # what a thing learned is worth, and how much less with every round
DRAWN, EMPTY_HAND, NEED = 0.02, 0.08, 0.5  # what drawing is worth: a card, with no hand, when there is no escape
KEEPING, HOLDING, COVER = 0.1, 0.01, 0.06  # what a card in hand is worth; a Hide card kept; the Octopus stood up
TRASHING = 0.4  # which cards are better trashed
BLUFF = 0.9  # how gladly an Octopus that is not suspected comes along in a shuffle
BAIT = 0.3  # how gladly traps are set up where the Shark can be
BESIDE, NEARING = 0.3, 0.1  # food is set down beside the Octopus; what it is worth to get beside a food
EATING = np.array([0.35, 0.35, 0.45, 1.0])  # what a food eaten is worth, by how many were

# The Shark.
STRIKING, SEARCHING, USING = 3.0, 0.5, 0.12  # what a hit, knowing more, and a die less to be stored is worth
LURKING = 0.3  # what it is worth to be near
GROWING = 0.04  # what a die on the Growth tiles is worth
BOLD, RASH, SURE = 0.6, 0.3, 0.9  # from which scent on it strikes; how much lower at times; when it is sure
READY = 1.5  # what a move is worth that makes a strike possible
ELSEWHERE = -0.5  # what a Current is worth that is not ahead
EAGER = 3  # up to which hunger it buys what it need not
UNWISE = -100.0
FEEDING = np.array([1.0, 0.5, 0.0])  # what goes to the Hunger Track: blue, yellow, red

# What a card (of 19) or a block (of 11) is worth to have, and a card of the Shark (of 11) with its dice.
CARD_WORTH = np.array(
    [0.5, 0.35, 0.5, 0.4, 0.7, 0.45, 0.35, 0.4, 0.6, 0.75, 0.65, 0.5, 0.75, 0.9, 0.75, 1.2, 1.2, 1.2, 1.2]
)
BLOCK_WORTH = np.array([0.0, 1.0, 0.6, 0.3, 0.45, 0.8, 0.1, 0.1, 0.1, 0.1, 0.55])
SHARK_WORTH = np.array([3.7, 1.0, 3.4, 5.3, 3.4, -0.4, -0.5, 0.8, 3.6, 2.2, 2.9])


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
    return view.scent[zone] / CERTAIN


# --- the Octopus ----------------------------------------------------------------------------------------------------------
@rule
def touches(t: Any, space: int, zone: int) -> bool:
    for i in range(TOUCHES):
        if t.touches[space, i] == zone + 1:
            return True
    return False


@rule
def reach(t: Any, view: Any, zone: int) -> float:
    """How likely the Shark's next move ends beside a zone if it wants that: at once, over a Current, or by luck."""
    best = FAR
    for i in range(exits(np.int64(view.ahead))):
        after = exit_of(t, np.int64(view.where), np.int64(view.ahead), i)
        if after >= 0:
            carried = view.current[after >> 1] > 0
            if touches(t, after >> 1, zone) and not carried:
                return 1.0
            for j in range(EXITS):
                further = np.int64(t.way[after >> 1, after & 1, j]) - 1
                if further >= 0 and view.current[further >> 1] == 0 and touches(t, further >> 1, zone):
                    best = max(best, CARRIED if carried else NEXT)
    return best


@rule
def bite(t: Any, view: Any, zone: int) -> float:
    """How likely the Shark has a red die that is high enough for a zone in its next turn."""
    if view.saved == RED + 1 and view.saved_value >= t.value[zone]:
        return 1.0
    dice, red = total(view.bag), np.int64(view.bag[RED])
    if red == 0:
        return 0.0
    none = (dice - red) / dice
    some = 1.0 - none * none
    low = (np.int64(t.value[zone]) - 1) / 6.0
    if view.tiles:
        low = low * low
    return some * (1.0 - low)


@rule
def threat(t: Any, view: Any, zone: int) -> float:
    """How likely the Shark could strike a zone in its next turn."""
    return reach(t, view, zone) * (NIBBLE + bite(t, view, zone))


@rule
def stake(view: Any) -> float:
    """What is lost by a strike that hits: the fewer confrontation cards are left, the more."""
    pairs = np.int64(view.pair[0]) + view.pair[1] + view.pair[2]
    return 1.0 / pairs


@rule
def heat(smell: float) -> float:
    """How likely the Shark strikes there if it can, by how likely it takes the Octopus to be there."""
    return smell if smell > WARM else COOL * smell


@rule
def danger_at(t: Any, view: Any, zone: int, smell: float) -> float:
    return stake(view) * heat(smell) * threat(t, view, zone)


@rule
def danger(t: Any, view: Any) -> float:
    """What the Octopus stands to lose in the next turn of the Shark if it stays as it is."""
    here = place_of(view, THE_OCTOPUS)
    return danger_at(t, view, here, scent(view, here))


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
def trouble(t: Any, view: Any, zone: int) -> float:
    """How bad a zone is as company in a shuffle: the Shark suspects it, or is near."""
    return scent(view, zone) + NEARBY * threat(t, view, zone)


@rule
def mixing(t: Any, view: Any, n: int, must: int, open_too: bool) -> float:
    """What it is worth to mix the Octopus with others, `n` blocks in all, `must` (if any) among them: less danger."""
    here = place_of(view, THE_OCTOPUS)
    mixed, count = 1 << here, 1
    mass, risk = scent(view, here), threat(t, view, here)
    if must >= 0 and must != here:
        mixed, count = mixed | 1 << must, 2
        mass, risk = mass + scent(view, must), risk + threat(t, view, must)
    while count < n:
        best, least = -1, 1e9
        for zone in range(ZONES):
            if (mixed >> zone) & 1 == 0 and (open_too or view.stands[zone] == STANDING):
                bad = trouble(t, view, zone)
                if bad < least:
                    best, least = zone, bad
        if best < 0:
            return -0.5
        mixed, count = mixed | 1 << best, count + 1
        mass, risk = mass + scent(view, best), risk + threat(t, view, best)
    before = scent(view, here)
    after = min(1.0, mass) / n
    calm = stake(view) * heat(after) * risk / n
    return danger(t, view) - calm + UNKNOWN * (before - after)


@rule
def shuffling(t: Any, view: Any, card: int) -> float:
    """What a card that shuffles is worth, if the Octopus stands."""
    effect, amount = np.int64(t.effect[card]), np.int64(t.amount[card])
    if effect == DO_INK:
        return mixing(t, view, amount + 1, -1, True) - cost_of(t, view, card)
    if effect == DO_CHANCES:
        return mixing(t, view, amount + 1, np.int64(t.exposed), False) - cost_of(t, view, card)
    if effect == DO_SHUFFLE:
        return mixing(t, view, amount, -1, False) - cost_of(t, view, card)
    return -1.0


@rule
def best_shuffle(t: Any, view: Any, but: int) -> float:
    """The best shuffle in hand besides a card."""
    best = -1.0
    for card in range(EAT_CARDS):
        if np.int64(view.hand[card]) > (card == but) and standing_blocks(view) > t.cost[card] + 1:
            best = max(best, shuffling(t, view, card))
    return best


@rule
def standing_blocks(view: Any) -> int:
    n = 0
    for zone in range(ZONES):
        n += np.int64(view.stands[zone] == STANDING)
    return n


@rule
def eaten(view: Any) -> int:
    n = 0
    for food in range(FOODS):
        n += np.int64(view.food[food] > 0)
    return n


@rule
def octopus_worth(t: Any, view: Any, asked: int, answer: int) -> float:
    if asked == ASK_ACTION:
        return action_worth(t, view, answer)
    if asked == ASK_PAY:
        return payment_worth(t, view, answer - REVEAL)
    if asked == ASK_HIDE:
        return 0.0 if answer == DONE else hiding_worth(t, view, answer - HIDE_AT)
    if asked == ASK_SHUFFLE:
        return 0.0 if answer == DONE else company_worth(t, view, answer - SHUFFLE_AT)
    if asked == ASK_SWAP:
        return swap_worth(t, view, answer - SWAP)
    if asked == ASK_LEARN:
        return learning_worth(t, view, answer)
    if asked == ASK_EXCHANGE:
        return exchange_worth(t, view, answer - EXCHANGE)
    if asked == ASK_KEEP:
        return 1.0 * (answer - KEEP)
    if asked == ASK_TRASH:
        return 0.0 if answer == DONE else TRASHING - CARD_WORTH[(answer - TRASH_HAND) % CARDS]
    if asked == ASK_FETCH:
        card = (answer - FETCH_DECK) % CARDS
        return CARD_WORTH[card] + 5.0 * eatable(t, view, card) + (found_out(view) and shuffling(t, view, card) > 0.0)
    if asked == ASK_DROP:
        return -CARD_WORTH[answer - DROP]
    if asked == ASK_DEN:
        return -nearness(t, view, np.int64(t.den[answer - DEN]))
    if asked == ASK_SINK:
        return 0.0 if answer == DONE else 0.1 * view.current[answer - SINK]
    return 0.0 if answer == DONE else 1.0


@rule
def hiding_worth(t: Any, view: Any, zone: int) -> float:
    """The Octopus first, then what is good to pay with, or bad to step on."""
    kind = np.int64(view.block[zone])
    if kind == THE_OCTOPUS:
        return 3.0
    return 0.1 + BLOCK_WORTH[kind] + BAIT * reach(t, view, zone) * (kind >= TRAP_HIDE and kind <= TRAP_DEN)


@rule
def company_worth(t: Any, view: Any, zone: int) -> float:
    """Which blocks are shuffled: the Octopus when it is suspected (and often when not), the others by how calm it is there."""
    if view.block[zone] == THE_OCTOPUS:
        return BLUFF + 20.0 * max(0.0, scent(view, zone) - 0.15)
    return 1.0 - trouble(t, view, zone) + 0.1 * (view.stands[zone] == LYING)


@rule
def nearness(t: Any, view: Any, space: int) -> float:
    """How near a space is to the Octopus."""
    here, near = place_of(view, THE_OCTOPUS), 0.0
    for zone in range(ZONES):
        if touches(t, space, zone):
            near += 2.0 * (zone == here) + ((np.int64(t.beside[zone]) >> here) & 1)
    return near


@rule
def found_out(view: Any) -> bool:
    """The Shark knows, or nearly, where the Octopus is."""
    return scent(view, place_of(view, THE_OCTOPUS)) > FOUND


@rule
def eatable(t: Any, view: Any, card: int) -> bool:
    return card >= EAT_CARDS and can_eat(t, view, card - EAT_CARDS)


@rule
def meal_worth(t: Any, view: Any, here: int) -> float:
    """What it is worth to eat in a zone: nearer to the fourth food, but seen by the Shark."""
    n = eaten(view)
    if n == FOODS - 1:
        return 10.0
    before = danger(t, view)
    after = stake(view) * threat(t, view, here)
    shown = UNKNOWN * (1.0 - scent(view, place_of(view, THE_OCTOPUS)))
    return EATING[n] - (after - before) - shown


@rule
def eating_near(t: Any, view: Any) -> float:
    """The best meal for which the card is in hand."""
    best, here = -1.0, place_of(view, THE_OCTOPUS)
    for food in range(FOODS):
        if view.hand[EAT_CARDS + food] and can_eat(t, view, food):
            best = max(best, meal_worth(t, view, here))
    return best


@rule
def action_worth(t: Any, view: Any, answer: int) -> float:
    here = place_of(view, THE_OCTOPUS)
    if answer == DRAW:
        escapes = best_shuffle(t, view, -1)
        need = max(0.0, danger(t, view) - max(0.0, escapes))
        return DRAWN * max(0, np.int64(view.hand_size) - view.hand_n) + EMPTY_HAND * (view.hand_n <= 1) + NEED * need
    if answer < PLAY or answer >= EFFECT + FOODS:
        return 0.0
    if answer >= EFFECT:
        return food_worth(t, view, answer - EFFECT)
    if answer >= DISCARD:
        card = answer - DISCARD
        kept = KEEPING * CARD_WORTH[card]
        if card >= EAT_CARDS:
            kept = 0.3 + (1.0 if eaten(view) == FOODS - 1 else 0.0)
        return standing_up(t, view, 1, card) - kept
    card = answer - PLAY
    effect, amount = np.int64(t.effect[card]), np.int64(t.amount[card])
    if effect == DO_EAT:
        return meal_worth(t, view, here)
    if effect == DO_HIDE:
        return standing_up(t, view, amount, card) + DRAWN * t.draws[card] - HOLDING
    if effect == DO_LEARN:
        return LEARNING * amount - cost_of(t, view, card) - LATE * view.lap
    if effect == DO_SWAP:
        best = -1.0
        for pair in range(PAIRS):
            if (np.int64(t.beside[FIRST_OF_PAIR[pair]]) >> np.int64(SECOND_OF_PAIR[pair])) & 1:
                best = max(best, swap_worth(t, view, pair))
        return best - cost_of(t, view, card)
    stands = view.stands[here] == STANDING or effect == DO_INK or (effect == DO_CHANCES and here == t.exposed)
    return shuffling(t, view, card) if stands else -0.5


@rule
def standing_up(t: Any, view: Any, amount: int, card: int) -> float:
    """What it is worth to hide so many blocks: most if the Octopus was found and can be shuffled next."""
    n = min(amount, ZONES - standing_blocks(view))
    worth = HIDDEN * n
    if view.stands[place_of(view, THE_OCTOPUS)] == LYING:
        worth += COVER
        if view.actions == 2:
            worth += max(0.0, best_shuffle(t, view, card))
    return worth


@rule
def food_worth(t: Any, view: Any, food: int) -> float:
    """Foods are used when they are worth most."""
    lies = view.stands[place_of(view, THE_OCTOPUS)] == LYING
    if food == CRAB - CRAB:
        return 2.0 if view.hand_n <= 3 else 0.05
    if food == SNAIL - CRAB:
        for other in range(FOODS):
            card = EAT_CARDS + other
            if view.actions and can_eat(t, view, other) and view.deck[card] + view.discard[card] > 0:
                return 2.0
        return 1.0 if view.actions and lies and best_shuffle(t, view, -1) <= 0.0 else -1.0
    if food == LOBSTER - CRAB:
        return 2.0 if (lies and (view.actions > 0 or danger(t, view) > 0.05)) or standing_blocks(view) < 6 else -1.0
    return 2.0 if ZONES - standing_blocks(view) - lies >= 2 else -1.0


@rule
def payment_worth(t: Any, view: Any, zone: int) -> float:
    """Blocks that the Shark has seen first, the Octopus last; food is set down beside the Octopus if it goes."""
    kind, card = np.int64(view.block[zone]), np.int64(view.choice[OCTOPUS]) - 1 - PLAY
    if kind == THE_OCTOPUS:
        ink = card >= 0 and t.effect[card] == DO_INK
        return 0.5 if ink and scent(view, zone) > SMELT else -3.0
    worth = 1.0 - 0.6 * BLOCK_WORTH[kind] + 1.0 * seen_before(view, zone)
    if kind == DOUBLE:
        worth += 0.5
    if card >= 0 and t.effect[card] == DO_LEARN:
        worth += BESIDE * ((np.int64(t.beside[zone]) >> place_of(view, THE_OCTOPUS)) & 1)
    return worth


@rule
def swap_worth(t: Any, view: Any, pair: int) -> float:
    """Getting out of the way, or beside a food whose card is in hand."""
    a, b = np.int64(FIRST_OF_PAIR[pair]), np.int64(SECOND_OF_PAIR[pair])
    here = place_of(view, THE_OCTOPUS)
    to = b if here == a else a if here == b else here
    worth = 0.0
    if to != here:
        worth = danger(t, view) - danger_at(t, view, to, scent(view, here))
    meal = 0.0
    for food in range(FOODS):
        zone = place_of(view, CRAB + food)
        if zone >= 0:
            moved = b if zone == a else a if zone == b else zone
            before, after = (np.int64(t.beside[zone]) >> here) & 1, (np.int64(t.beside[moved]) >> to) & 1
            if view.hand[EAT_CARDS + food] == 0:
                worth += 0.1 * NEARING * (after - before)
            elif before != after and view.actions == 2:
                meal = max(meal, meal_worth(t, view, to)) if after else min(meal, -NEARING)
            else:
                worth += NEARING * (after - before)
    return worth + meal


@rule
def learning_worth(t: Any, view: Any, answer: int) -> float:
    if answer == DONE:
        return 0.2
    return BLOCK_WORTH[answer - GAIN] if answer >= GAIN else CARD_WORTH[answer - TAKE]


@rule
def exchange_worth(t: Any, view: Any, zone: int) -> float:
    """Shells go first; food is put beside the Octopus."""
    kind, answer = np.int64(view.block[zone]), np.int64(view.choice[OCTOPUS]) - 1
    if kind >= CRAB and kind <= ABALONE:
        return -2.0
    food = answer < GAIN or (answer - GAIN >= CRAB and answer - GAIN <= ABALONE)
    return BESIDE * food * ((np.int64(t.beside[zone]) >> place_of(view, THE_OCTOPUS)) & 1) - BLOCK_WORTH[kind]


# --- the Shark ------------------------------------------------------------------------------------------------------------
@rule
def boldness(t: Any, view: Any) -> float:
    """From which scent on a strike is worth its hunger.

    An Octopus that may have been found moves, so a strike at a mere chance mostly misses. The Shark takes one in its last
    round, when a single food is left to eat, and now and then when the die would cost hunger all the same.
    """
    if t.limit and view.lap >= t.limit:
        return 0.0
    full = dice_in(view.energy) + dice_in(view.pool) >= ENERGY_SLOTS
    rash = (full and (view.lap + view.hunger_n) % 3 == 0) or eaten(view) == FOODS - 1
    return BOLD - RASH * rash


@rule
def found(view: Any) -> int:
    """Where the Shark knows the Octopus to be, -1 if it does not."""
    for zone in range(ZONES):
        if scent(view, zone) > SURE:
            return zone
    return -1


@rule
def wants_red(view: Any) -> bool:
    """Energy is spent for red dice if there are none, or to get a stored one back when the Octopus is found."""
    if view.hunger_n > EAGER or view.bag[RED] + dice_of(view, RED) + (view.saved == RED + 1) > 0:
        return False
    return red_dice(view) == 0 or (found(view) >= 0 and dice_in(view.energy) > stored_of(view, RED))


@rule
def low(t: Any) -> int:
    """Dice that are good for no zone but the exposed one are rolled again."""
    least = FACES
    for zone in range(ZONES):
        if zone != t.exposed:
            least = min(least, np.int64(t.value[zone]))
    return least - 1


@rule
def has_die(t: Any, view: Any, zone: int, colour: int) -> bool:
    """There is a die of the colour for the zone."""
    for value in range(np.int64(t.value[zone]), FACES):
        if view.pool[colour, value]:
            return True
    return view.saved == colour + 1 and view.fresh == 0 and view.saved_value >= t.value[zone]


@rule
def place_worth(t: Any, view: Any, zone: int, colour: int) -> float:
    """What a die on a zone is worth: a hit, or news (most where it is even whether the Octopus is there)."""
    smell = scent(view, zone)
    if colour == RED:
        return STRIKING * smell if smell >= boldness(t, view) else -1.0
    if view.stands[zone] != STANDING:
        return -1.0
    return SEARCHING * min(smell, 1.2 * (1.0 - smell)) + USING


@rule
def dice_worth(t: Any, view: Any, space: int) -> float:
    """What the dice can do from a space; one die does one thing."""
    both, best = 0.0, 0.0
    for i in range(TOUCHES):
        zone = np.int64(t.touches[space, i]) - 1
        if zone >= 0:
            here = 0.0
            open_octopus = view.stands[zone] == LYING and view.block[zone] == THE_OCTOPUS
            if (view.stands[zone] == STANDING or open_octopus) and has_die(t, view, zone, RED):
                here = max(here, place_worth(t, view, zone, RED))
            if view.stands[zone] == STANDING and has_die(t, view, zone, YELLOW):
                here = max(here, place_worth(t, view, zone, YELLOW))
            both += here
            best = max(best, here)
    return both if dice_of(view, RED) + dice_of(view, YELLOW) + (view.saved > 0) > 1 else best


@rule
def around(t: Any, view: Any, space: int) -> float:
    """How likely the Octopus is beside a space, on the likelier side."""
    most = 0.0
    for i in range(TOUCHES):
        zone = np.int64(t.touches[space, i]) - 1
        if zone >= 0:
            most = max(most, scent(view, zone))
    return most


@rule
def prospect(t: Any, view: Any, state: int) -> float:
    """How likely the Octopus is in reach after the next move; to be beside it now counts half."""
    best = 0.5 * around(t, view, state >> 1)
    for i in range(EXITS):
        after = np.int64(t.way[state >> 1, state & 1, i]) - 1
        if after >= 0:
            best = max(best, around(t, view, after >> 1))
    return best


@rule
def end_worth(t: Any, view: Any, state: int) -> float:
    """What a move is worth that ends in a space, heading on by an end: what the dice can do now, and the next ones."""
    return dice_worth(t, view, state >> 1) + LURKING * prospect(t, view, state)


@rule
def carried_worth(t: Any, view: Any, state: int, value: int) -> float:
    """The best that a Current of this value on a space leads to."""
    best = -1.0
    for i in range(EXITS):
        after = np.int64(t.way[state >> 1, state & 1, i]) - 1
        if after >= 0:
            lower = np.int64(view.current[after >> 1])
            if lower == 0:
                best = max(best, end_worth(t, view, after))
            elif lower < value:
                for j in range(EXITS):
                    further = np.int64(t.way[after >> 1, after & 1, j]) - 1
                    if further >= 0 and view.current[further >> 1] == 0:
                        best = max(best, end_worth(t, view, further))
    return best + GROWING


@rule
def way_worth(t: Any, view: Any, state: int, above: int) -> float:
    """What it is worth to swim there: an empty space, or the best space that its Current leads to."""
    value = np.int64(view.current[state >> 1])
    if value == 0:
        return end_worth(t, view, state)
    return carried_worth(t, view, state, value) if value < above else -1.0


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
    """What a Current on a space (-1: the best) is worth: ahead of the Shark it carries on, unless it spoils a strike."""
    best, plain = -1.0, best_way(t, view, np.int64(view.ahead))
    for i in range(exits(np.int64(view.ahead))):
        after = exit_of(t, np.int64(view.where), np.int64(view.ahead), i)
        if after >= 0 and (after >> 1 == space or space < 0) and view.current[after >> 1] == 0:
            best = max(best, carried_worth(t, view, after, value))
    return best if plain < READY or best > plain else -1.0


@rule
def shark_worth(t: Any, view: Any, asked: int, answer: int) -> float:
    if asked == ASK_SWIM:
        return main_worth(t, view, answer)
    if asked == ASK_PLACE:
        return placing_worth(t, view, answer)
    if asked == ASK_ENERGY:
        return energy_worth(t, view, answer)
    if answer == DONE:
        return end_worth(t, view, 2 * np.int64(view.where) + view.ahead) + 0.2 if asked == ASK_DART else 0.0
    if asked == ASK_AT:
        saved = view.choice[SHARK] - 1 == CURRENT_SAVED
        value = np.int64(view.saved_value) if saved else np.int64(view.choice[SHARK]) - CURRENT
        return max(ELSEWHERE, current_worth(t, view, answer - AT, value))
    if asked == ASK_DART:
        return end_worth(t, view, next_state(t, view, answer - DART))
    if asked == ASK_WITH:
        return 0.3 if answer == WITH_SAVED else -0.1 * (answer - WITH)
    if asked == ASK_REPLACE:  # the one that would have to be bought
        return -1.0 * t.price[answer - REPLACE]
    if asked == ASK_FEED:
        return FEEDING[answer - FEED]
    if asked == ASK_ROLL:
        reacts = found(view) >= 0 and view.drawn[RED] == 0 and view.saved != RED + 1 and view.bag[RED] > 0
        return 0.5 if answer == ROLL else 1.0 * reacts
    if asked == ASK_CHOOSE:
        return answer * 1.0
    if asked == ASK_DICE:
        return 0.0 if answer == DRAW_DICE or wants_red(view) or found(view) >= 0 else -0.1
    if asked == ASK_RECALL:
        return -0.1 * view.current[answer - RECALL]
    return die_worth(view, asked, answer)


@rule
def die_worth(view: Any, asked: int, answer: int) -> float:
    """Which die a card is used on, or stored: red ones first, low ones to be changed, high ones to be saved."""
    if asked == ASK_STORE:
        return (0.1 if wants_red(view) else -0.1) * ((answer - STORE) % 6)
    if asked == ASK_SAVE:
        return (answer - SAVE) // 6 + 0.1 * ((answer - SAVE) % 6)
    if asked == ASK_AGAIN:
        return 0.2 * ((answer - AGAIN) // 6) + 0.1 * (2 - (answer - AGAIN) % 6)
    if asked == ASK_RAISE:
        return (answer - RAISE) // 6 - 0.1 * ((answer - RAISE) % 6)
    if asked == ASK_SACRIFICE:
        return -1.0 * ((answer - SACRIFICE) // 6)
    return -0.1 * (answer - TURN_UP) if asked == ASK_TURN_UP else 0.01


@rule
def main_worth(t: Any, view: Any, answer: int) -> float:
    """Before the move: cards and rerolls that help come first, then Currents that carry it on, then the best way."""
    if answer < DART:
        return way_worth(t, view, next_state(t, view, answer - SWIM), FACES if view.parts[SHARK] == 0 else 6) - 10.0
    if answer < CURRENT:
        return UNWISE
    if answer < USE:
        value = np.int64(view.saved_value) if answer == CURRENT_SAVED else answer - CURRENT + 1
        return 1.0 if current_worth(t, view, -1, value) > ELSEWHERE else UNWISE
    if answer < REROLL:
        return card_worth(t, view, answer - USE)
    colour, value = (answer - REROLL) // 6, (answer - REROLL) % 6 + 1
    if colour == RED and value <= low(t) + 1 and best_way(t, view, np.int64(view.ahead)) < 2.0:
        return 3.0 - 0.1 * value
    return 2.0 - 0.1 * value if colour == YELLOW and value <= low(t) else UNWISE


@rule
def card_worth(t: Any, view: Any, card: int) -> float:
    """Whether a card of the Shark is used now: most are kept until the Octopus is found and in reach."""
    if card == HOSTILE:
        return 3.0
    best = best_way(t, view, np.int64(view.ahead))
    if card == VIGILANT:
        high = np.int64(view.pool[RED, 4]) + view.pool[RED, 5] + view.pool[RED, 6]
        return 2.0 if high > 0 and best < 1.0 else UNWISE
    if card == AGILE and view.ahead != EITHER:
        return 2.0 if best_way(t, view, 1 - np.int64(view.ahead)) > best + 0.3 else UNWISE
    zone = found(view)
    if zone < 0 or best > 2.0 or reach(t, view, zone) < CARRIED:
        return UNWISE
    if card == HUNGRY:
        return 3.0
    reds = dice_of(view, RED)
    if card == RELENTLESS or card == RUTHLESS:
        return 2.0 if reds > 0 else UNWISE
    return 1.5 if card == DARING and reds > 0 and view.hunger_n < TRACK - 1 else UNWISE


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
    """Energy costs hunger: nothing is bought but red dice if there are none, or what must be; then all that can be had."""
    if answer == DONE:
        return 0.0
    if answer >= REDUCE:  # the only card that would have to be bought is replaced
        return (0.5 if buyable(t, view) == 1 and not wants_red(view) else -20.0) - 0.01 * ((answer - REDUCE) % 6)
    card = answer - BUY
    wants = wants_red(view)
    worth = SHARK_WORTH[card] + 2.0 * t.gives[card, RED] * wants
    if view.bought or (wants and (t.gives[card, RED] > 0 or stored_of(view, RED) > 0)):
        return worth
    return worth - 10.0
