"""Herring: Northern Seas: the whole of the rules.

One sea for all: the animals on the table belong to nobody. References such as H5 are the rulings in
`docs/rulings/herring.md`.

A turn is a row of choices, each answered as a whole: what to do next, then what that needs (the food of an animal, the
target of a card, the cards thrown away). Parts of a choice are kept in `choice`, `target` and `picked` until the last
is given; then `advance` carries it out.

Both decks are bags of counts: a card drawn at random from the bag is the same as the top card of a shuffled pile, and
nobody can peek at an order that does not exist.
"""

from typing import Any

import numpy as np

from shoal.kernel import HIDDEN, OWNER, Field, Layout, below, common_fields, emit, rule
from shoal.kernel.contract import FINE, NONE, NOT_ASKED, OTHER_QUESTION
from shoal.kernel.records import MOST_SHOWN

# --- components -----------------------------------------------------------------------------------------------------
SEATS, HAND, MOST = 5, 7, 120  # people, cards dealt to each, cards that a deck may have
HERRING, MACKEREL, SQUID, COD, DOLPHIN, SEAL, BASKING_SHARK, MINKE, ORCA, GREENLAND_SHARK = range(10)
ANIMALS = 10
PLANKTON, FOODS = ANIMALS, ANIMALS + 1  # what an animal may eat: any species, or plankton
FISHERMEN, MINE, STORM, NETS, WHALERS, OIL, PLASTIC, WARMING = range(8)
DISASTERS = 8  # kinds of destruction cards
KINDS = ANIMALS + DISASTERS  # kinds of cards a hand may hold: animals first, then destruction cards
STORM_GIVES, WARMING_BRINGS, FISHERMEN_PAY, OIL_PAYS = 2, 2, 2, 2
MOST_LAPS, MOST_POINTS, COMING = MOST_SHOWN, MOST_SHOWN, 16

# --- answers: one flat table, disjoint by question --------------------------------------------------------------------
END, CURRENT, PLAY = 0, 1, 2
SMALL = PLAY + DISASTERS
ANY = SMALL + ANIMALS
EAT = ANY + ANIMALS
AIM = EAT + FOODS
HAUL = AIM + SEATS
SEND = HAUL + ANIMALS
GIVE = SEND + SEATS
DRAW = GIVE + KINDS
DISCARD = DRAW + 1
ANSWERS = DISCARD + ANIMALS
ASK_TURN, ASK_FOOD, ASK_MINE, ASK_NETS, ASK_STORM, ASK_GIVE, ASK_DISCARD = range(7)

# --- where the game is: somebody is asked, cards are drawn, or it is over --------------------------------------------------
ASKING, DRAWING, OVER = range(3)

# --- the four actions of a turn, in their order --------------------------------------------------------------------------
NOTHING, DESTROY, LAY_SMALL, LAY_ANY, CHANGE = range(5)

# --- why the game ended: bits, for both can be true at once (H35) -------------------------------------------------------
GOING_ON, EMPTY_HAND, RICH, LIMIT = 0, 1, 2, 4

# --- why an answer is not legal -----------------------------------------------------------------------------------------
(
    NOT_IN_HAND,
    NOT_SMALL,
    ONE_SPECIES,
    ONE_CARD,
    TOO_LATE,
    NO_FOOD,
    NOTHING_DONE,
    NOT_EATEN,
    NOT_THERE,
    NO_SUCH_SEAT,
    NOT_YOURSELF,
) = range(3, 14)

# --- events -----------------------------------------------------------------------------------------------------------
(
    BEGINS,
    ROUND,
    TURN,
    LAID,
    EATEN,
    DIVERSITY,
    EXTINCT,
    DRAWN,
    TAKEN,
    SHUFFLED,
    PLAYED,
    SWEPT,
    EFFECT,
    MINED,
    STORMED,
    LOST,
    DISCARDED,
    CHANGED,
    ENDED,
) = range(1, 20)

# --- records ------------------------------------------------------------------------------------------------------------
TABLE = Layout(
    Field("seats", np.int8, high=SEATS, doc="people at the table"),
    Field("hands_each", np.int8),
    Field("limit", np.uint8, high=MOST_LAPS, doc="turns each player has at most; 0: no limit (H29)"),
    Field("goal", np.uint8, high=99, doc="points that end the game when their owner's turn comes"),
    Field("start", np.uint8, high=99, doc="destruction at the start"),
    Field("level", np.int8, (ANIMALS,), low=1, high=3, doc="food an animal needs"),
    Field("apex", np.int8, (ANIMALS,), doc="an apex predator: its card says what it cannot eat"),
    Field("diet", np.int16, (ANIMALS,), high=(1 << FOODS) - 1, doc="a bit for each food an animal may eat"),
    Field("deck", np.int8, (ANIMALS,), high=99, doc="animal cards of each species"),
    Field("disasters", np.int8, (DISASTERS,), high=99, doc="destruction cards of each kind"),
)

POSITION = Layout(
    *common_fields(SEATS),
    Field("marks", np.uint16, high=2**16 - 1, doc="how often something became known that no undo may unlearn"),
    Field("destruction", np.int16, high=2**15 - 1),
    Field("danger", np.uint8, high=MOST_POINTS, doc="the destruction once more, 254 at most, for observations"),
    Field("phase", np.int8, high=OVER),
    Field("ended", np.int8, high=7, doc="why the game is over"),
    Field("first", np.int8, high=SEATS, doc="who began"),
    Field("turn", np.int8, high=SEATS, doc="whose turn it is"),
    Field("lap", np.uint8, high=MOST_LAPS, doc="turns that the first player has begun"),
    Field("spent", np.int8, high=CHANGE, doc="the latest action done this turn: it and all before are closed"),
    Field("done", np.int8, high=31, doc="a bit for each action done this turn"),
    Field("laying", np.int8, high=ANIMALS, doc="the species (from 1) laid in this action, which may go on"),
    Field("to_draw", np.int8, high=MOST + 1, doc="plankton still to be drawn"),
    Field("to_take", np.int8, doc="a destruction card is still to be taken"),
    Field("storms", np.int8, doc="a Storm has moved cards"),
    Field("points", np.uint8, (SEATS,), high=MOST_POINTS),
    Field("cards", np.uint8, (SEATS,), high=MOST, doc="animal cards in hand"),
    Field("threats", np.uint8, (SEATS,), high=MOST, doc="destruction cards in hand"),
    Field("sea", np.int8, (ANIMALS,), high=99, doc="the animals on the table"),
    Field("discard", np.int8, (ANIMALS,), high=99, doc="the animal discard pile, face up"),
    Field("wrecks", np.int8, (DISASTERS,), high=99, doc="the destruction discard pile, face up"),
    Field("plankton", np.uint8, high=MOST, doc="cards in the plankton deck"),
    Field("disasters", np.uint8, high=MOST, doc="cards in the destruction deck"),
    Field("shuffled", np.int8, (ANIMALS,), high=99, doc="what the plankton deck held when it was last shuffled"),
    Field("reshuffled", np.int8, (DISASTERS,), high=99, doc="what the destruction deck held then"),
    Field("hand", np.int8, (SEATS, KINDS), high=99, sees=OWNER, doc="the cards in hand, by kind"),
    Field(
        "known",
        np.int8,
        (SEATS, SEATS, KINDS),
        high=99,
        sees=OWNER,
        doc="by who knows it, holder and kind: cards that must be in a hand",
    ),
    Field(
        "choice",
        np.int8,
        (SEATS,),
        high=EAT,
        sees=OWNER,
        doc="the answer (from 1) that a choice begins with, not yet done",
    ),
    Field("target", np.int8, (SEATS,), high=SEATS, sees=OWNER, doc="the seat (from 1) it is aimed at"),
    Field("picked", np.int8, (SEATS, KINDS), high=99, sees=OWNER, doc="the food, or the cards, chosen with it"),
    Field("picks", np.uint8, (SEATS,), high=MOST, sees=OWNER, doc="how many those are"),
    Field("decided", np.int8, (SEATS,), sees=OWNER, doc="the cards to be thrown away are all named"),
    Field("deck", np.int8, (ANIMALS,), high=99, sees=HIDDEN, doc="what the plankton deck holds"),
    Field("pile", np.int8, (DISASTERS,), high=99, sees=HIDDEN, doc="what the destruction deck holds"),
    Field("coming", np.int8, (COMING,), high=ANIMALS, sees=HIDDEN, doc="the next plankton, last first, in scenarios"),
    Field("coming_left", np.int8, high=COMING, sees=HIDDEN),
    Field("fated", np.int8, (COMING,), high=DISASTERS, sees=HIDDEN, doc="the next destruction cards, in scenarios"),
    Field("fated_left", np.int8, high=COMING, sees=HIDDEN),
)

# Where many games are played, a branch that nobody can predict costs as much as twenty additions. The rules that run in
# every turn therefore calculate with truth values (`|`, `&`) where an `if` would say the same.


# --- decks --------------------------------------------------------------------------------------------------------------
@rule
def shuffle_discards(p: Any, log: Any) -> None:
    """The animal discard pile becomes the plankton deck, if that is used up (H11)."""
    n = 0
    for species in range(ANIMALS):
        n += np.int64(p.discard[species])
        p.deck[species] = p.discard[species]
        p.shuffled[species] = p.discard[species]
        p.discard[species] = 0
    p.plankton = n
    if n:
        emit(log, SHUFFLED, 0, n, 0)


@rule
def shuffle_wrecks(p: Any, log: Any) -> None:
    """The destruction discard pile becomes the destruction deck, if that is used up (H12)."""
    n = 0
    for card in range(DISASTERS):
        n += np.int64(p.wrecks[card])
        p.pile[card] = p.wrecks[card]
        p.reshuffled[card] = p.wrecks[card]
        p.wrecks[card] = 0
    p.disasters = n
    if n:
        emit(log, SHUFFLED, 1, n, 0)


@rule
def random_animal(p: Any, left: int) -> int:
    """The species of the next card of the plankton deck, which holds `left`."""
    if p.coming_left:
        p.coming_left -= 1
        species = np.int64(p.coming[p.coming_left])
        if p.deck[species]:
            return species
    k = below(p, left)
    species, passed = 0, 0
    for other in range(ANIMALS - 1):
        passed += np.int64(p.deck[other])
        species += passed <= k
    return species


@rule
def draw(p: Any, seat: int) -> None:
    """The seat takes the top card of the plankton deck, which is not empty."""
    left = np.int64(p.plankton)
    species = random_animal(p, left)
    p.deck[species] -= 1
    p.plankton = left - 1
    p.hand[seat, species] += 1
    p.cards[seat] += 1


@rule
def draw_plankton(p: Any, seat: int, n: int, log: Any) -> int:
    """Up to `n` cards from the plankton deck; returns how many there were. None are left only if nothing is discarded."""
    drawn = 0
    for _ in range(n):
        if p.plankton == 0:  # something may have been discarded since the last card went (H30)
            shuffle_discards(p, log)
        if p.plankton:
            draw(p, seat)
            drawn += 1
            if p.plankton == 0:
                shuffle_discards(p, log)
    return drawn


@rule
def random_disaster(p: Any, left: int) -> int:
    """The next card of the destruction deck, which holds `left`."""
    if p.fated_left:
        p.fated_left -= 1
        card = np.int64(p.fated[p.fated_left])
        if p.pile[card]:
            return card
    k = below(p, left)
    card, passed = 0, 0
    for other in range(DISASTERS - 1):
        passed += np.int64(p.pile[other])
        card += passed <= k
    return card


@rule
def take_disaster(p: Any, seat: int, log: Any) -> int:
    """The seat takes the top card of the destruction deck; returns 0 if there is none."""
    if p.disasters == 0:
        shuffle_wrecks(p, log)
    left = np.int64(p.disasters)
    if left == 0:
        return 0
    card = random_disaster(p, left)
    p.pile[card] -= 1
    p.disasters = left - 1
    p.hand[seat, ANIMALS + card] += 1
    p.threats[seat] += 1
    if p.disasters == 0:
        shuffle_wrecks(p, log)
    return 1


# --- setup ----------------------------------------------------------------------------------------------------------
@rule
def setup(t: Any, p: Any, log: Any) -> None:
    """Shuffle, deal seven animals to everybody; the most herring begins."""
    animals, disasters = 0, 0
    for species in range(ANIMALS):
        p.deck[species] = t.deck[species]
        p.shuffled[species] = t.deck[species]
        animals += np.int64(t.deck[species])
    for card in range(DISASTERS):
        p.pile[card] = t.disasters[card]
        p.reshuffled[card] = t.disasters[card]
        disasters += np.int64(t.disasters[card])
    p.plankton = animals
    p.disasters = disasters
    for seat in range(t.seats):
        for _ in range(HAND):
            draw(p, seat)
    p.destruction = t.start
    p.danger = t.start
    p.first = most_herring(t, p)
    p.turn = p.first
    p.lap = 1
    emit(log, BEGINS, p.first, 0, 0)
    emit(log, ROUND, 1, 0, 0)
    emit(log, TURN, p.first, 0, 0)


@rule
def most_herring(t: Any, p: Any) -> int:
    """Who begins: the most herring in hand, at random among those who have as many (H24)."""
    most, tied, first = -1, 0, 0
    for seat in range(t.seats):
        herring = np.int64(p.hand[seat, HERRING])
        if herring > most:
            most, tied, first = herring, 1, seat
        elif herring == most:
            tied += 1
            if below(p, tied) == 0:
                first = seat
    return first


# --- what may be fed ----------------------------------------------------------------------------------------------------
@rule
def there_are(p: Any, n: int) -> int:
    """A bit for each food of which there are `n` on the table; of plankton there always are."""
    foods = 1 << PLANKTON
    for species in range(ANIMALS):
        foods |= np.int64(p.sea[species] >= n) << species
    return foods


@rule
def can_be_fed(t: Any, species: int, ones: int, twos: int, threes: int) -> bool:
    """Whether the table has all the food an animal needs (H4), given the foods of which there are one, two, three."""
    diet, level = np.int64(t.diet[species]), np.int64(t.level[species])
    one, two, three = diet & ones, diet & twos, diet & threes
    second = one & (one - 1)  # a bit less: not 0 if there are two different foods
    third = second & (second - 1)
    enough_2 = (second | two) != 0
    enough_3 = ((third | three) != 0) | ((second != 0) & (two != 0))
    return ((level == 1) & (one != 0)) | ((level == 2) & enough_2) | ((level == 3) & enough_3)


@rule
def may_lay(p: Any, action: int, species: int) -> bool:
    """The action is still open, or goes on with the species it began with."""
    return (p.spent < action) | ((p.spent == action) & (p.laying == species + 1))


# --- questions and answers ----------------------------------------------------------------------------------------------
@rule
def is_asked(p: Any, seat: int) -> bool:
    return (p.turn == seat) & (p.phase == ASKING) & (p.ready[seat] == 0)


@rule
def laid(p: Any, seat: int) -> int:
    """The species that is being laid, if `choice` is that."""
    return np.int64(p.choice[seat]) - 1 - (ANY if p.choice[seat] > ANY else SMALL)


@rule
def small_in_sea(t: Any, p: Any) -> bool:
    """A small animal lies on the table."""
    for species in range(ANIMALS):
        if (t.level[species] == 1) & (p.sea[species] > 0):
            return True
    return False


@rule
def to_give(p: Any, seat: int) -> int:
    """How many cards a Storm takes along: two, or what the hand has besides the Storm itself (H17)."""
    return min(STORM_GIVES, np.int64(p.cards[seat]) + p.threats[seat] - 1)


@rule
def asked_now(t: Any, p: Any, seat: int) -> int:
    """What a choice still lacks, NONE if it is whole; the seat is the one whose turn it is."""
    answer = np.int64(p.choice[seat]) - 1
    if answer < 0:
        return ASK_TURN
    if answer >= SMALL:
        return ASK_FOOD if p.picks[seat] < t.level[laid(p, seat)] else NONE
    if answer == CURRENT:
        return NONE if p.decided[seat] else ASK_DISCARD
    if answer == PLAY + MINE:
        return NONE if p.target[seat] else ASK_MINE
    if answer == PLAY + NETS:
        return ASK_NETS if p.picks[seat] == 0 and small_in_sea(t, p) else NONE
    if answer == PLAY + STORM:
        if p.target[seat] == 0:
            return ASK_STORM if to_give(p, seat) else NONE
        return ASK_GIVE if p.picks[seat] < to_give(p, seat) else NONE
    return NONE


@rule
def question(t: Any, p: Any, seat: int) -> int:
    return asked_now(t, p, seat) if is_asked(p, seat) else NONE


@rule
def legal(t: Any, p: Any, seat: int, mask: Any) -> int:
    if not is_asked(p, seat):
        return 0
    mask[:] = 0
    asked = asked_now(t, p, seat)
    if asked == ASK_TURN:
        return legal_turn(t, p, seat, mask)
    if asked == ASK_FOOD:
        return legal_food(t, p, seat, mask)
    n = 0
    if asked == ASK_DISCARD:
        mask[DRAW] = 1
        n = 1
        for species in range(ANIMALS):
            held = np.int64(p.hand[seat, species] > p.picked[seat, species])
            mask[DISCARD + species] = held
            n += held
    elif asked == ASK_GIVE:
        for kind in range(KINDS):
            held = np.int64(gives(p, seat, kind))
            mask[GIVE + kind] = held
            n += held
    elif asked == ASK_NETS:
        for species in range(ANIMALS):
            small = np.int64((t.level[species] == 1) & (p.sea[species] > 0))
            mask[HAUL + species] = small
            n += small
    elif asked == ASK_MINE:
        for other in range(t.seats):
            mask[AIM + other] = 1
            n += 1
    else:
        for other in range(t.seats):
            mask[SEND + other] = other != seat
            n += other != seat
    return n


@rule
def legal_turn(t: Any, p: Any, seat: int, mask: Any) -> int:
    """What to do next: what has not been closed by a later action (H14)."""
    mask[END] = p.spent > NOTHING
    mask[CURRENT] = 1
    n = 1 + np.int64(p.spent > NOTHING)
    if p.spent < DESTROY and p.threats[seat]:
        for card in range(DISASTERS):
            held = np.int64(p.hand[seat, ANIMALS + card] > 0)
            mask[PLAY + card] = held
            n += held
    ones, twos, threes = there_are(p, 1), there_are(p, 2), there_are(p, 3)
    for species in range(ANIMALS):
        able = (p.hand[seat, species] > 0) & can_be_fed(t, species, ones, twos, threes)
        small = np.int64(able & (t.level[species] == 1) & may_lay(p, LAY_SMALL, species))
        anything = np.int64(able & may_lay(p, LAY_ANY, species))
        mask[SMALL + species] = small
        mask[ANY + species] = anything
        n += small + anything
    return n


@rule
def legal_food(t: Any, p: Any, seat: int, mask: Any) -> int:
    """The food of the animal's diet that is there and not yet chosen."""
    diet = np.int64(t.diet[laid(p, seat)])
    n = diet >> PLANKTON
    mask[EAT + PLANKTON] = n
    for prey in range(ANIMALS):
        there = np.int64(p.sea[prey] > p.picked[seat, prey]) & (diet >> prey)
        mask[EAT + prey] = there
        n += there
    return n


@rule
def gives(p: Any, seat: int, kind: int) -> bool:
    """The hand has a card of this kind that is not yet given; the Storm that is being played is not one."""
    return p.hand[seat, kind] > p.picked[seat, kind] + (kind == ANIMALS + STORM)


@rule
def question_of_answer(answer: int) -> int:
    """The question an answer belongs to."""
    if answer < EAT:
        return ASK_TURN
    if answer < AIM:
        return ASK_FOOD
    if answer < HAUL:
        return ASK_MINE
    if answer < SEND:
        return ASK_NETS
    if answer < GIVE:
        return ASK_STORM
    return ASK_GIVE if answer < DRAW else ASK_DISCARD


@rule
def why(t: Any, p: Any, seat: int, answer: int) -> int:
    if not is_asked(p, seat):
        return NOT_ASKED
    asked = asked_now(t, p, seat)
    if question_of_answer(answer) != asked:
        return OTHER_QUESTION
    if asked == ASK_TURN:
        return why_not_do(t, p, seat, answer)
    if asked == ASK_FOOD:
        food = answer - EAT
        if food < PLANKTON and p.sea[food] == 0:
            return NOT_THERE
        if (np.int64(t.diet[laid(p, seat)]) >> food) & 1 == 0:
            return NOT_EATEN
        return NOT_THERE if food < PLANKTON and p.sea[food] <= p.picked[seat, food] else FINE
    if asked == ASK_NETS:
        species = answer - HAUL
        if t.level[species] > 1:
            return NOT_SMALL
        return FINE if p.sea[species] else NOT_THERE
    if asked == ASK_GIVE:
        return FINE if gives(p, seat, answer - GIVE) else NOT_IN_HAND
    if asked == ASK_DISCARD:
        if answer == DRAW or p.hand[seat, answer - DISCARD] > p.picked[seat, answer - DISCARD]:
            return FINE
        return NOT_IN_HAND
    other = answer - (AIM if asked == ASK_MINE else SEND)
    if other >= t.seats:
        return NO_SUCH_SEAT
    return NOT_YOURSELF if asked == ASK_STORM and other == seat else FINE


@rule
def why_not_do(t: Any, p: Any, seat: int, answer: int) -> int:
    """Why something cannot be done now."""
    if answer == END:
        return FINE if p.spent > NOTHING else NOTHING_DONE
    if answer == CURRENT:
        return FINE
    if answer < SMALL:
        if p.hand[seat, ANIMALS + answer - PLAY] == 0:
            return NOT_IN_HAND
        return ONE_CARD if p.spent == DESTROY else FINE if p.spent == NOTHING else TOO_LATE
    action = LAY_SMALL if answer < ANY else LAY_ANY
    species = answer - (SMALL if answer < ANY else ANY)
    if action == LAY_SMALL and t.level[species] > 1:
        return NOT_SMALL
    if p.hand[seat, species] == 0:
        return NOT_IN_HAND
    if not may_lay(p, action, species):
        return ONE_SPECIES if p.spent == action else TOO_LATE
    return FINE if can_be_fed(t, species, there_are(p, 1), there_are(p, 2), there_are(p, 3)) else NO_FOOD


@rule
def act(t: Any, p: Any, seat: int, answer: int) -> None:
    if answer < EAT:
        p.choice[seat] = answer + 1
        if answer >= SMALL:  # an animal always needs food
            return
    elif answer < AIM:  # the most frequent answer takes the short way
        p.picked[seat, answer - EAT] += 1
        p.picks[seat] += 1
        p.ready[seat] = p.picks[seat] == t.level[laid(p, seat)]
        return
    elif answer < HAUL:
        p.target[seat] = answer - AIM + 1
    elif answer < SEND:
        p.picked[seat, answer - HAUL] = 1
        p.picks[seat] = 1
    elif answer < GIVE:
        p.target[seat] = answer - SEND + 1
    elif answer < DRAW:
        p.picked[seat, answer - GIVE] += 1
        p.picks[seat] += 1
    elif answer == DRAW:
        p.decided[seat] = 1
    else:
        p.picked[seat, answer - DISCARD] += 1
        p.picks[seat] += 1
    p.ready[seat] = asked_now(t, p, seat) == NONE


@rule
def take_back(t: Any, p: Any, seat: int) -> None:
    if p.turn == seat:
        forget(p, seat)


@rule
def forget(p: Any, seat: int) -> None:
    """Empty what has been chosen."""
    p.choice[seat] = 0
    p.target[seat] = 0
    p.picks[seat] = 0
    p.decided[seat] = 0
    for kind in range(KINDS):
        p.picked[seat, kind] = 0
    p.ready[seat] = 0


# --- the machine: one automatic step at a time --------------------------------------------------------------------------
@rule
def over(p: Any) -> bool:
    return p.phase == OVER


@rule
def advance(t: Any, p: Any, log: Any) -> bool:
    seat = np.int64(p.turn)
    if p.phase == DRAWING:
        draw_cards(t, p, seat, log)
        return False
    if p.phase == OVER or p.ready[seat] == 0:
        return False
    answer = np.int64(p.choice[seat]) - 1
    if answer >= SMALL:
        lay(t, p, seat, LAY_ANY if answer >= ANY else LAY_SMALL, laid(p, seat), log)
    elif answer == END:
        pass_turn(t, p, seat, log)
    elif answer == CURRENT:
        change_current(p, seat, log)
    else:
        play_disaster(t, p, seat, answer - PLAY, log)
    forget(p, seat)
    return p.phase == DRAWING


@rule
def draw_cards(t: Any, p: Any, seat: int, log: Any) -> None:
    """The plankton eaten, then for a large animal the destruction card (H3). After a current change the turn is over."""
    drawn = draw_plankton(p, seat, np.int64(p.to_draw), log)
    if p.to_draw:
        emit(log, DRAWN, seat, drawn, 0)
    if p.to_take:
        taken = take_disaster(p, seat, log)
        emit(log, TAKEN, seat, taken, 0)
        drawn += taken
    mark(p, drawn > 0)
    p.to_draw = 0
    p.to_take = 0
    p.phase = ASKING
    if p.spent == CHANGE:
        pass_turn(t, p, seat, log)


@rule
def mark(p: Any, learned: bool) -> None:
    """Something has become known: nobody may go back behind this."""
    p.marks = (np.int64(p.marks) + learned) & 0xFFFF


@rule
def destroy(p: Any, n: int) -> None:
    """The destruction value rises; there is no highest (H25)."""
    p.destruction += n
    p.danger = min(MOST_POINTS, np.int64(p.destruction))


@rule
def leaves_hand(p: Any, seat: int, kind: int, n: int) -> None:
    """Cards leave a hand for all to see; whoever knew of such cards knows of so many less."""
    p.hand[seat, kind] -= n
    if kind < ANIMALS:
        p.cards[seat] -= n
    else:
        p.threats[seat] -= n
    if p.storms:
        for viewer in range(SEATS):
            p.known[viewer, seat, kind] = max(0, np.int64(p.known[viewer, seat, kind]) - n)


# --- actions 2 and 3: animals ---------------------------------------------------------------------------------------------
@rule
def lay(t: Any, p: Any, seat: int, action: int, species: int, log: Any) -> None:
    """Lay an animal and feed it: eaten cards score and go, extinction is looked at, then the animal is there (H3, H6)."""
    emit(log, LAID, seat, species, action)
    begins = p.spent < action
    p.spent = action
    p.done |= 1 << action
    p.laying = species + 1
    leaves_hand(p, seat, species, 1)
    eaten, extinct = 0, 0
    for prey in range(ANIMALS):
        n = np.int64(p.picked[seat, prey])
        left = np.int64(p.sea[prey]) - n
        p.sea[prey] = left
        p.discard[prey] += n
        eaten += n
        extinct += np.int64((n > 0) & (left == 0))
    if log.shape[0] > 0:
        tell_feeding(p, seat, log)
    new = np.int64(begins & (p.sea[species] == 0))  # diversity, once an action (H5)
    if new:
        emit(log, DIVERSITY, seat, species, 0)
    p.sea[species] += 1
    p.points[seat] += eaten + new
    destroy(p, extinct)
    p.to_draw = p.picked[seat, PLANKTON]
    p.to_take = t.level[species] == 3
    p.phase = DRAWING if (p.to_draw > 0) | (p.to_take > 0) else ASKING


@rule
def tell_feeding(p: Any, seat: int, log: Any) -> None:
    for prey in range(ANIMALS):
        if p.picked[seat, prey]:
            emit(log, EATEN, seat, prey, p.picked[seat, prey])
    for prey in range(ANIMALS):
        if p.picked[seat, prey] and p.sea[prey] == 0:
            emit(log, EXTINCT, prey, 0, 0)


# --- action 4: current change -----------------------------------------------------------------------------------------------
@rule
def change_current(p: Any, seat: int, log: Any) -> None:
    """Throw away any animals and draw as many and one more; this is the last action, so the turn ends with it."""
    emit(log, CHANGED, seat, p.picks[seat], 0)
    for species in range(ANIMALS):
        n = np.int64(p.picked[seat, species])
        if n:
            leaves_hand(p, seat, species, n)
            p.discard[species] += n
            emit(log, DISCARDED, seat, species, n)
    p.spent = CHANGE
    p.done |= 1 << CHANGE
    p.laying = 0
    p.to_draw = np.int64(p.picks[seat]) + 1
    p.phase = DRAWING


# --- action 1: destruction cards ----------------------------------------------------------------------------------------------
@rule
def play_disaster(t: Any, p: Any, seat: int, card: int, log: Any) -> None:
    """Reveal a destruction card and apply it in full, as far as there is something to apply it to (H15)."""
    emit(log, PLAYED, seat, card, 0)
    leaves_hand(p, seat, ANIMALS + card, 1)
    p.wrecks[card] += 1
    p.spent = DESTROY
    p.done = 1 << DESTROY
    points, worse = 0, 1
    if card == FISHERMEN:
        species = sweep(t, p, 2, log) & 0xFF
        points, worse = FISHERMEN_PAY * species, species
    elif card == WHALERS:
        swept = sweep(t, p, 3, log)
        points, worse = swept >> 8, swept & 0xFF
    elif card == MINE:
        points = blow_up(p, np.int64(p.target[seat]) - 1, seat, log)
    elif card == STORM:
        blow_over(p, seat, np.int64(p.target[seat]) - 1, log)
    elif card == NETS:
        n = haul(p, seat, log)
        points, worse = (n + 1) >> 1, np.int64(n > 0)
    elif card == OIL:
        points, worse = OIL_PAYS, spill(p, log)
    elif card == PLASTIC:
        litter(t, p, seat, log)
    else:
        p.to_draw = WARMING_BRINGS
        p.phase = DRAWING
    p.points[seat] += points
    destroy(p, worse)
    emit(log, EFFECT, seat, points, worse)


@rule
def sweep(t: Any, p: Any, level: int, log: Any) -> int:
    """Discard all animals of this level and above (H7): 256 times the cards plus the species."""
    cards, species = 0, 0
    for other in range(ANIMALS):
        n = np.int64(p.sea[other])
        if n and t.level[other] >= level:
            remove(p, other, n, log)
            cards += n
            species += 1
    return (cards << 8) + species


@rule
def remove(p: Any, species: int, n: int, log: Any) -> None:
    """So many animals of a species go from the table to the discard pile."""
    p.sea[species] -= n
    p.discard[species] += n
    emit(log, SWEPT, species, n, np.int64(p.sea[species]))


@rule
def blow_up(p: Any, target: int, seat: int, log: Any) -> int:
    """Old Mine: the target loses all destruction cards; returns how many (H16)."""
    n = np.int64(p.threats[target])
    emit(log, MINED, seat, target, n)
    mark(p, (n > 0) & (target != seat))
    for card in range(DISASTERS):
        held = np.int64(p.hand[target, ANIMALS + card])
        p.wrecks[card] += held
        leaves_hand(p, target, ANIMALS + card, held)
    return n


@rule
def blow_over(p: Any, seat: int, target: int, log: Any) -> None:
    """Storm: the chosen cards go to another hand; both sides remember what they saw (H17)."""
    if target < 0:
        emit(log, STORMED, seat, NONE, 0)
        return
    animals, disasters = 0, 0
    for kind in range(KINDS):
        n = np.int64(p.picked[seat, kind])
        p.hand[seat, kind] -= n
        p.hand[target, kind] += n
        p.known[seat, target, kind] += n
        p.known[target, seat, kind] = max(0, np.int64(p.known[target, seat, kind]) - n)
        animals += n * (kind < ANIMALS)
        disasters += n * (kind >= ANIMALS)
    for viewer in range(SEATS):
        if viewer != seat and viewer != target:  # they only saw how many of each sort went, so they know of less
            for kind in range(KINDS):
                n = animals if kind < ANIMALS else disasters
                p.known[viewer, seat, kind] = max(0, np.int64(p.known[viewer, seat, kind]) - n)
    p.cards[seat] -= animals
    p.cards[target] += animals
    p.threats[seat] -= disasters
    p.threats[target] += disasters
    p.storms = 1
    mark(p, True)
    emit(log, STORMED, seat, target, animals + 16 * disasters)


@rule
def haul(p: Any, seat: int, log: Any) -> int:
    """Ghost Nets: all animals of the chosen small species go; returns how many (H33)."""
    for species in range(ANIMALS):
        if p.picked[seat, species]:
            n = np.int64(p.sea[species])
            remove(p, species, n, log)
            return n
    return 0


@rule
def spill(p: Any, log: Any) -> int:
    """Oil Spill: one card of every species goes; returns how many species vanish."""
    gone = 0
    for species in range(ANIMALS):
        if p.sea[species]:
            remove(p, species, 1, log)
            gone += p.sea[species] == 0
    return gone


@rule
def litter(t: Any, p: Any, seat: int, log: Any) -> None:
    """Plastic Waste: everybody else loses a random animal from hand, face up (H18)."""
    for other in range(t.seats):
        if other != seat and p.cards[other]:
            k = below(p, np.int64(p.cards[other]))
            species, passed = 0, 0
            for one in range(ANIMALS - 1):
                passed += np.int64(p.hand[other, one])
                species += passed <= k
            leaves_hand(p, other, species, 1)
            p.discard[species] += 1
            emit(log, LOST, other, species, 0)
            mark(p, True)


# --- turns and the end --------------------------------------------------------------------------------------------------
@rule
def pass_turn(t: Any, p: Any, seat: int, log: Any) -> None:
    """The next player's turn, unless the game ends with it: no animals in hand, or enough points (H19)."""
    p.spent = NOTHING
    p.done = 0
    p.laying = 0
    p.ready[seat] = 0
    after = seat + 1 if seat + 1 < t.seats else 0
    p.turn = after
    if after == p.first:
        p.lap = min(MOST_LAPS, np.int64(p.lap) + 1)
    mark(p, True)
    ended = EMPTY_HAND * (p.cards[after] == 0) + RICH * (p.points[after] >= t.goal)
    if ended == 0 and t.limit and p.lap > t.limit:
        ended = LIMIT
    p.ended = ended
    if ended:
        p.phase = OVER
        emit(log, ENDED, after, ended, 0)
        return
    if after == p.first:
        emit(log, ROUND, p.lap, 0, 0)
    emit(log, TURN, after, 0, 0)


LEVELS = 3  # points, cards in hand, whether the seat has survived


@rule
def score(t: Any, p: Any, out: Any) -> int:
    """A point less for each card left; then fewer points than destruction lose (H21); equal points: cards in hand (H23)."""
    survivors = 0
    for seat in range(t.seats):
        cards = np.int64(p.cards[seat]) + p.threats[seat]
        points = np.int64(p.points[seat]) - cards
        out[seat, 0] = points
        out[seat, 1] = cards
        out[seat, 2] = points >= p.destruction
        survivors += points >= p.destruction
    reason = 3 if p.ended == LIMIT else np.int64(p.ended) - 1
    return reason + 4 * np.int64(survivors == 0)
