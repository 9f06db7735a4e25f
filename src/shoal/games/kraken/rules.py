"""Kraken Up: the whole of the rules.

References such as U5 are the rulings in `docs/rulings/kraken.md`.

Fishing cards and tentacle cards are kept as bags: drawing a card at random from a bag is the same as drawing it from a
shuffled deck, and nobody can peek at an order that does not exist yet. Cards of one kind are equal, so hands, lairs and
oceans count them.
"""

from typing import Any

import numpy as np

from shoal.kernel import CUSTOM, HIDDEN, OWNER, Field, Layout, below, common_fields, emit, rule, watched
from shoal.kernel.contract import FINE, NONE, NOT_ASKED, OTHER_QUESTION

# --- components -----------------------------------------------------------------------------------------------------
SEATS, ROUNDS, TOP, MERMAID_SET = 4, 2, 4, 3  # the cruise ship is at height 4 (TOP)
BABY, CRAB, CHEST, TUNA, DIVER, MERMAID, SUBMARINE, SHARK, SWIMMER, BOAT, KINDS = range(11)
SHIPS, NUMBERS, MOST_CARDS, MOST_IN_HAND = 4, 16, 80, 14
HAND_CARDS = (0, 0, 14, 9, 7)  # dealt to each seat, by the number of players

# --- answers: one flat table, disjoint by question --------------------------------------------------------------------
PLACE, FEED, ANSWERS = KINDS, KINDS + 1, KINDS + 2  # below PLACE: the kinds
ASK_CARD, ASK_LAST, ASK_USE = range(3)

# --- phases, in the order in which they come --------------------------------------------------------------------------
SELECT, USE, RESOLVE, GRAB, PASS, RETRACT, DEAL, OVER = range(8)

# --- why an answer is not legal -----------------------------------------------------------------------------------------
NOT_IN_HAND = 3

# --- events -----------------------------------------------------------------------------------------------------------
ROUND, TURNED_UP, PLACED, FED, GREW, GRABBED, RETRACTED, STAYED, LOST, PASSED, ENDED = range(1, 12)

# --- records ------------------------------------------------------------------------------------------------------------
TABLE = Layout(
    Field("seats", np.int8, high=SEATS, doc="people at the table"),
    Field("hands_each", np.int8, high=1),
    Field("hand_cards", np.int8, high=MOST_IN_HAND, doc="cards dealt to each seat in each round"),
    Field("together", np.int8, doc="the card and its use are one secret choice"),
    Field("reshuffle", np.int8, doc="discards are shuffled into the deck before the second round"),
    Field("copies", np.int8, (KINDS,), high=MOST_CARDS, doc="fishing cards of each kind"),
    Field("food", np.int8, (KINDS,), high=2, doc="tentacle cards that a kind is worth as food"),
    Field("points", np.int8, (KINDS,), high=99, doc="what a card in the lair scores; 0 for the two kinds below"),
    Field("height", np.int8, (KINDS,), high=TOP - 1, doc="where a kind is placed; 0 is the lair"),
    Field("baby", np.int8, (2,), high=99, doc="points for the most and the second most baby krakens"),
    Field("mermaid", np.int8, (MERMAID_SET + 1,), high=99, doc="points for a set of so many mermaids"),
    Field("ships", np.int8, (SHIPS,), high=99, doc="what the cruise ships score, the highest first"),
)

POSITION = Layout(
    *common_fields(SEATS),
    Field("phase", np.int8, high=OVER),
    Field("round_no", np.int8, high=ROUNDS, doc="the round, from 1"),
    Field("turn", np.int8, high=MOST_IN_HAND, doc="the turn of the round, from 1"),
    Field("hand_size", np.int8, high=MOST_IN_HAND, doc="cards in each hand, choices not yet shown included"),
    Field("cursor", np.int8, high=SEATS, doc="the seat whose card resolves or whose tentacle retracts next"),
    Field("growing", np.int8, high=2, doc="tentacle cards that the seat at the cursor still takes"),
    Field("bag_left", np.int8, high=MOST_CARDS, doc="fishing cards that nobody has been dealt"),
    Field("numbers_left", np.int8, high=NUMBERS, doc="tentacle cards in their deck"),
    Field("lair", np.int8, (SEATS, KINDS), high=MOST_CARDS, doc="cards in each lair, by kind"),
    Field("ocean", np.int8, (SEATS, KINDS), high=MOST_CARDS, doc="cards placed above each lair, by kind"),
    Field("reach", np.int8, (SEATS,), high=TOP, doc="how high each tentacle is"),
    Field("tentacle", np.int8, (SEATS, TOP), high=NUMBERS, doc="the numbers on each tentacle from below, then 0"),
    Field("shown", np.int8, (SEATS,), high=KINDS, doc="the kind (from 1) turned up and not yet placed or fed"),
    Field("used", np.int8, (SEATS,), high=2, doc="how this turn's card is used: 1 placed, 2 fed"),
    Field("grown", np.int8, (SEATS,), high=2, doc="tentacle cards taken this turn"),
    Field("grabbed_by", np.int8, (SHIPS,), high=SEATS, doc="the seat (from 1) that has each cruise ship"),
    Field("fed", np.int8, (KINDS,), high=MOST_CARDS, doc="discarded for their food"),
    Field("lost", np.int8, (KINDS,), high=MOST_CARDS, doc="discarded out of reach at the end of a round"),
    Field("hand", np.int8, (SEATS, KINDS), high=MOST_CARDS, sees=CUSTOM, doc="cards in each hand, by kind"),
    Field("chosen", np.int8, (SEATS,), high=KINDS, sees=OWNER, doc="the kind (from 1) chosen, not yet shown"),
    Field("chosen_use", np.int8, (SEATS,), high=2, sees=OWNER, doc="the use chosen, not yet shown"),
    Field("bag", np.int8, (MOST_CARDS,), high=KINDS, sees=HIDDEN, doc="undealt cards, in no order that means anything"),
    Field("numbers", np.int8, (NUMBERS,), high=NUMBERS, sees=HIDDEN, doc="the tentacle deck, likewise"),
    Field("coming", np.int8, (NUMBERS,), high=NUMBERS, sees=HIDDEN, doc="the next numbers, where a scenario sets them"),
    Field("coming_left", np.int8, high=NUMBERS, sees=HIDDEN),
)

# Where many games are played, a branch that nobody can predict costs as much as twenty additions. The rules that run in
# every turn therefore calculate with truth values where an `if` would say the same.


# --- setup ----------------------------------------------------------------------------------------------------------
@rule
def setup(t: Any, p: Any, log: Any) -> None:
    """Shuffle both decks, lay out the cruise ships, deal the first round."""
    fill_bag(t.copies, p)
    fill_numbers(p)
    deal(t, p, log)


@rule
def fill_bag(counts: Any, p: Any) -> None:
    """Put cards by kind into the bag."""
    n = 0
    for kind in range(KINDS):
        for i in range(n, n + counts[kind]):
            p.bag[i] = kind
        n += counts[kind]
    p.bag_left = n


@rule
def fill_numbers(p: Any) -> None:
    """All tentacle cards that are on no kraken are in their deck."""
    for number in range(NUMBERS):
        p.numbers[number] = 0
    n = 0
    for number in range(1, NUMBERS + 1):
        there = 1
        for seat in range(SEATS):
            for rung in range(TOP):
                there &= p.tentacle[seat, rung] != number
        if there:
            p.numbers[n] = number
            n += 1
    p.numbers_left = n


@rule
def deal(t: Any, p: Any, log: Any) -> None:
    """Every seat is dealt its cards; a round begins."""
    left = np.int64(p.bag_left)
    for seat in range(t.seats):
        for _ in range(t.hand_cards):
            k = below(p, left)
            left -= 1
            p.hand[seat, p.bag[k]] += 1
            p.bag[k] = p.bag[left]
            p.bag[left] = 0
    p.bag_left = left
    p.hand_size = t.hand_cards
    p.round_no += 1
    p.turn = 1
    p.phase = SELECT
    emit(log, ROUND, p.round_no, ROUNDS, t.hand_cards)


# --- questions and answers ----------------------------------------------------------------------------------------------
@rule
def question(t: Any, p: Any, seat: int) -> int:
    if p.ready[seat] or p.phase > USE:
        return NONE
    if p.phase == USE or p.chosen[seat]:
        return ASK_USE
    return ASK_CARD if p.hand_size > 1 else ASK_LAST  # a last card is no choice, and all can tell (U10)


@rule
def legal(t: Any, p: Any, seat: int, mask: Any) -> int:
    if p.ready[seat] or p.phase > USE:
        return 0
    if p.phase == USE or p.chosen[seat]:
        for kind in range(KINDS):
            mask[kind] = 0
        mask[PLACE] = 1
        mask[FEED] = 1  # for its food, be it none (U2)
        return 2
    n = 0
    for kind in range(KINDS):
        held = np.int64(p.hand[seat, kind] > 0)
        mask[kind] = held
        n += held
    mask[PLACE] = 0
    mask[FEED] = 0
    return n


@rule
def why(t: Any, p: Any, seat: int, answer: int) -> int:
    asked = question(t, p, seat)
    if asked == NONE:
        return NOT_ASKED
    if (asked == ASK_USE) != (answer >= PLACE):
        return OTHER_QUESTION
    return FINE if asked == ASK_USE or p.hand[seat, answer] else NOT_IN_HAND


@rule
def act(t: Any, p: Any, seat: int, answer: int) -> None:
    if answer < PLACE:
        p.chosen[seat] = answer + 1
        p.ready[seat] = 1 - t.together
    else:
        p.chosen_use[seat] = answer - PLACE + 1
        p.ready[seat] = 1


@rule
def take_back(t: Any, p: Any, seat: int) -> None:
    p.chosen[seat] = 0
    p.chosen_use[seat] = 0
    p.ready[seat] = 0


@rule
def everybody_is_ready(t: Any, p: Any) -> bool:
    ready = 0
    for seat in range(t.seats):
        ready += p.ready[seat]
    return ready == t.seats


# --- the machine: one automatic step at a time --------------------------------------------------------------------------
@rule
def over(p: Any) -> bool:
    return p.phase == OVER


@rule
def advance(t: Any, p: Any, log: Any) -> bool:
    if p.phase <= USE and not everybody_is_ready(t, p):
        return False
    if p.phase == RESOLVE:
        resolve(t, p, log)
    elif p.phase == SELECT:
        turn_up(t, p, log)
    elif p.phase == USE:
        show_uses(t, p)
        resolve(t, p, log)
    elif p.phase == PASS:
        pass_hands(t, p, log)
    elif p.phase == GRAB:
        grab(t, p, log)
    elif p.phase == RETRACT:
        end_for_one(t, p, log)
    elif p.phase == DEAL:
        deal_again(t, p, log)
    return p.phase >= RESOLVE and p.phase < OVER


# --- a turn -------------------------------------------------------------------------------------------------------------
@rule
def turn_up(t: Any, p: Any, log: Any) -> None:
    """All turn up the chosen cards; if the use was chosen with them, it shows too (U1)."""
    for seat in range(t.seats):
        p.shown[seat] = p.chosen[seat]
        p.hand[seat, np.int64(p.chosen[seat]) - 1] -= 1
        p.chosen[seat] = 0
        p.ready[seat] = 0
        emit(log, TURNED_UP, seat, 0, 0)
    p.hand_size -= 1
    p.phase = USE
    if t.together:
        show_uses(t, p)


@rule
def show_uses(t: Any, p: Any) -> None:
    """All show at once whether they place or feed."""
    for seat in range(t.seats):
        p.used[seat] = p.chosen_use[seat]
        p.chosen_use[seat] = 0
        p.ready[seat] = 0
    p.cursor = 0
    p.phase = RESOLVE


@rule
def resolve(t: Any, p: Any, log: Any) -> None:
    """The next seat places or feeds its card; one tentacle card grows in a step (U4: in seat order)."""
    seat = np.int64(p.cursor)
    if p.growing == 0:
        use_card(t, p, seat, log)
    if p.growing:
        grow(p, seat, log)
    if p.growing == 0:
        p.cursor = seat + 1
        if p.cursor == t.seats:
            after_uses(t, p, log)


@rule
def use_card(t: Any, p: Any, seat: int, log: Any) -> None:
    """Place the card at its height, in the lair for good if that is L (U9), or discard it for food; no more grows than
    up to the ship, further food is lost (U3)."""
    kind = np.int64(p.shown[seat]) - 1
    feeds = np.int64(p.used[seat]) - 1
    to_lair = np.int64(t.height[kind] == 0) & (1 - feeds)
    p.shown[seat] = 0
    p.fed[kind] += feeds
    p.lair[seat, kind] += to_lair
    p.ocean[seat, kind] += 1 - feeds - to_lair
    food = feeds * t.food[kind]
    growing = min(food, TOP - np.int64(p.reach[seat]))
    p.growing = growing
    p.grown[seat] = growing
    if watched(log):
        emit(log, FED if feeds else PLACED, seat, food if feeds else np.int64(t.height[kind]), food - growing)


@rule
def grow(p: Any, seat: int, log: Any) -> None:
    """The top card of the tentacle deck goes on top of the kraken."""
    rung = np.int64(p.reach[seat])
    p.tentacle[seat, rung] = draw_number(p)
    p.reach[seat] = rung + 1
    p.growing -= 1
    emit(log, GREW, seat, rung + 1, 0)


@rule
def draw_number(p: Any) -> int:
    """Take a tentacle card off its shuffled deck."""
    if p.coming_left:
        p.coming_left -= 1
        k = 0
        while p.numbers[k] != p.coming[p.coming_left]:
            k += 1
    else:
        k = below(p, p.numbers_left)
    number = np.int64(p.numbers[k])
    p.numbers_left -= 1
    p.numbers[k] = p.numbers[p.numbers_left]
    p.numbers[p.numbers_left] = 0
    return number


@rule
def ships_left(p: Any) -> int:
    """Cruise ships that nobody has grabbed."""
    n = 0
    for ship in range(SHIPS):
        n += p.grabbed_by[ship] == 0
    return n


@rule
def lowest_number(p: Any, seat: int) -> int:
    """The lowest number in a tentacle that has grown to the top."""
    lowest = np.int64(p.tentacle[seat, 0])
    for rung in range(1, TOP):
        lowest = min(lowest, np.int64(p.tentacle[seat, rung]))
    return lowest


@rule
def next_to_grab(t: Any, p: Any) -> int:
    """Of the krakens that reach the ship the one with the lowest number in its tentacle (U5), NONE if none does."""
    first, lowest = NONE, NUMBERS + 1
    for seat in range(t.seats):
        if p.reach[seat] == TOP and lowest_number(p, seat) < lowest:
            first, lowest = seat, lowest_number(p, seat)
    return first


@rule
def after_uses(t: Any, p: Any, log: Any) -> None:
    """Krakens that reach the cruise ship grab one, if one is left (U6); then the hands go on, or the round ends."""
    highest = 0
    for seat in range(t.seats):
        highest = max(highest, np.int64(p.reach[seat]))
    if highest == TOP and ships_left(p):
        p.phase = GRAB
        return
    if highest == TOP:
        for seat in range(t.seats):
            if p.reach[seat] == TOP and p.grown[seat]:
                emit(log, STAYED, seat, 0, 0)
    p.cursor = 0
    p.phase = PASS
    if p.hand_size == 0:
        p.phase = RETRACT
        next_retracts(t, p, 0, log)


@rule
def grab(t: Any, p: Any, log: Any) -> None:
    """One kraken grabs the best cruise ship that is left and its tentacle retracts at once (U5, U7)."""
    seat = next_to_grab(t, p)
    ship = SHIPS - ships_left(p)
    p.grabbed_by[ship] = seat + 1
    emit(log, GRABBED, seat, ship, 0)
    retract(t, p, seat, log)
    after_uses(t, p, log)


@rule
def retract(t: Any, p: Any, seat: int, log: Any) -> None:
    """The tentacle takes the cards up to its height into the lair; its own cards go back and their deck is shuffled."""
    reach = np.int64(p.reach[seat])
    n = 0
    for kind in range(KINDS):
        if t.height[kind] <= reach:
            caught = np.int64(p.ocean[seat, kind])
            p.lair[seat, kind] += caught
            p.ocean[seat, kind] -= caught
            n += caught
    for rung in range(reach):
        p.numbers[p.numbers_left] = p.tentacle[seat, rung]
        p.numbers_left += 1
        p.tentacle[seat, rung] = 0
    p.reach[seat] = 0
    emit(log, RETRACTED, seat, reach, n)


@rule
def pass_hands(t: Any, p: Any, log: Any) -> None:
    """Every hand goes to the left, to the next seat, in both rounds (U11, U21)."""
    for kind in range(KINDS):
        passed = p.hand[t.seats - 1, kind]
        for seat in range(t.seats):
            held = p.hand[seat, kind]
            p.hand[seat, kind] = passed
            passed = held
    for seat in range(t.seats):
        p.used[seat] = 0
        p.grown[seat] = 0
    p.turn += 1
    p.phase = SELECT
    emit(log, PASSED, 0, 0, 0)


# --- the end of a round ---------------------------------------------------------------------------------------------------
@rule
def ocean_cards(p: Any, seat: int) -> int:
    """How many cards lie above a lair."""
    n = 0
    for kind in range(KINDS):
        n += p.ocean[seat, kind]
    return n


@rule
def next_retracts(t: Any, p: Any, seat: int, log: Any) -> None:
    """On to the first seat from `seat` on that has a tentacle or cards in the ocean; without one the round is over."""
    while seat < t.seats and p.reach[seat] == 0 and ocean_cards(p, seat) == 0:
        seat += 1
    p.cursor = seat
    if seat == t.seats:
        end_round(t, p, log)


@rule
def end_for_one(t: Any, p: Any, log: Any) -> None:
    """A tentacle retracts, and what lies out of its reach is discarded (U13)."""
    seat = np.int64(p.cursor)
    if p.reach[seat]:
        retract(t, p, seat, log)
    n = ocean_cards(p, seat)
    if n:
        for kind in range(KINDS):
            p.lost[kind] += p.ocean[seat, kind]
            p.ocean[seat, kind] = 0
        emit(log, LOST, seat, n, 0)
    next_retracts(t, p, seat + 1, log)


@rule
def end_round(t: Any, p: Any, log: Any) -> None:
    """After the second round the points are counted."""
    p.cursor = 0
    for seat in range(t.seats):
        p.used[seat] = 0
        p.grown[seat] = 0
    if p.round_no == ROUNDS:
        p.phase = OVER
        emit(log, ENDED, 0, 0, 0)
    else:
        p.phase = DEAL


@rule
def deal_again(t: Any, p: Any, log: Any) -> None:
    """The next round is dealt from the rest of the deck (U12); as an option the discards are shuffled in first (U22)."""
    if t.reshuffle:
        for kind in range(KINDS):
            n = np.int64(p.fed[kind]) + p.lost[kind]
            for i in range(p.bag_left, p.bag_left + n):
                p.bag[i] = kind
            p.bag_left += n
            p.fed[kind] = 0
            p.lost[kind] = 0
    deal(t, p, log)


# --- scoring ------------------------------------------------------------------------------------------------------------
@rule
def mermaid_points(t: Any, n: int) -> int:
    """Sets of at most three; what is left begins a new set."""
    points = 0
    while n > MERMAID_SET:
        points += t.mermaid[MERMAID_SET]
        n -= MERMAID_SET
    return points + t.mermaid[n]


@rule
def baby_points(t: Any, p: Any, seat: int) -> int:
    """The most baby krakens and the second most (U15); who ties shares, rounded down, and a tie for the most leaves
    no second place."""
    mine = np.int64(p.lair[seat, BABY])
    ahead, equal = 0, 0
    for other in range(t.seats):
        ahead += p.lair[other, BABY] > mine
        equal += p.lair[other, BABY] == mine
    if mine == 0 or ahead > 1:
        return 0
    return np.int64(t.baby[ahead]) // equal


@rule
def lair_points(t: Any, p: Any, seat: int) -> int:
    """What the points printed on a lair's cards add up to."""
    points = 0
    for kind in range(KINDS):
        points += np.int64(t.points[kind]) * p.lair[seat, kind]
    return points


@rule
def ship_points(t: Any, p: Any, seat: int) -> int:
    """What the cruise ships in a lair score."""
    points = 0
    for ship in range(SHIPS):
        points += np.int64(t.ships[ship]) * (p.grabbed_by[ship] == seat + 1)
    return points


@rule
def seat_points(t: Any, p: Any, seat: int) -> int:
    """All points of a seat as its lair stands."""
    mermaids = mermaid_points(t, np.int64(p.lair[seat, MERMAID]))
    return lair_points(t, p, seat) + ship_points(t, p, seat) + baby_points(t, p, seat) + mermaids


@rule
def score(t: Any, p: Any, out: Any) -> int:
    """Points; who has equally many shares the place (U16, U20)."""
    for seat in range(t.seats):
        out[seat, 0] = seat_points(t, p, seat)
    return 0
