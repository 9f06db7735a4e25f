"""Kelp's numbers: components, answers, questions, phases, events, and the records that hold a table and a position.

Seat 0 is the Octopus and moves first, seat 1 the Shark. Nothing here has an order that anybody could peek at: the dice
bag, both decks, the cards under the four piles and the blocks in a bag are counts, and one is drawn when it is needed.
"""

import numpy as np

from shoal.kernel import CUSTOM, HIDDEN, OWNER, Field, Layout, common_fields
from shoal.kernel.records import MOST_SHOWN

OCTOPUS, SHARK = 0, 1
SEATS = 2

# --- the board ------------------------------------------------------------------------------------------------------
ZONES, SPACES, DENS, ENDS_OF_SPACE, EXITS, TOUCHES = 9, 16, 4, 2, 4, 2
PAIRS = ZONES * (ZONES - 1) // 2  # two zones, whether beside each other or not
FIRST_OF_PAIR = np.array([a for a in range(ZONES) for _ in range(a + 1, ZONES)])
SECOND_OF_PAIR = np.array([b for a in range(ZONES) for b in range(a + 1, ZONES)])
LYING, STANDING, EMPTY = range(3)  # how a block space looks: its block open, its block hidden, no block
EITHER = 2  # the end by which the Shark leaves a den: one or the other

# --- blocks ---------------------------------------------------------------------------------------------------------
SHELL, THE_OCTOPUS, TRAP_HIDE, TRAP_ONE, TRAP_TWO, TRAP_DEN, CRAB, SNAIL, LOBSTER, ABALONE, DOUBLE = range(11)
BLOCKS = 11  # kinds
FOODS = 4  # CRAB .. ABALONE

# --- the Octopus's cards ----------------------------------------------------------------------------------------------
CARDS, EAT_CARDS = 19, 15  # kinds; the last four are Eat cards, in the order of the foods
LEARN, HIDE, MOVE, EAT = range(4)  # sorts of cards, and the four piles
DO_LEARN, DO_HIDE, DO_SWAP, DO_SHUFFLE, DO_CHANCES, DO_INK, DO_EAT = range(7)  # what a card does
HAND, LARGE_HAND, ACTIONS = 4, 5, 2

# --- the Shark's dice and cards ---------------------------------------------------------------------------------------
BLUE, YELLOW, RED = range(3)
COLOURS, FACES, ENERGY_SLOTS, ROW, TRACK, TILE, TILES, DICE = 3, 7, 3, 4, 7, 3, 4, 2
DIE = COLOURS * 6  # a colour and a value
AGGRESSIVE, AGILE, DARING, HOSTILE, HUNGRY, OBSERVANT, REACTIVE, RELENTLESS, RUTHLESS, SWIFT, VIGILANT = range(11)
SHARK_CARDS = 11
STRATEGIES = 3  # red, gray, yellow
ESCAPE_DEN, ESCAPE_HIDE, ESCAPE_SHUFFLE = range(3)  # what an Octopus that has escaped may do
FLOWING, MOVING = 1, 2  # a Current was placed this turn; a Swift card has moved the Shark
SAVED = 32  # added to a die that comes from the Vigilant card

# --- answers: one flat table, disjoint by question; what opens a choice comes first -------------------------------------
SIZES = (
    ("SWIM", SPACES),
    ("DART", SPACES),
    ("CURRENT", 6),
    ("CURRENT_SAVED", 1),
    ("USE", SHARK_CARDS),
    ("REROLL", DIE),
    ("SEARCH", ZONES),
    ("STRIKE", ZONES),
    ("BUY", SHARK_CARDS),
    ("REDUCE", DIE),
    ("PLAY", CARDS),
    ("DISCARD", CARDS),
    ("DRAW", 1),
    ("EFFECT", FOODS),
    ("END", 1),
    ("TAKE", CARDS),
    ("GAIN", BLOCKS),
    ("DONE", 1),
    ("REVEAL", ZONES),
    ("HIDE_AT", ZONES),
    ("SHUFFLE_AT", ZONES),
    ("SWAP", PAIRS),
    ("EXCHANGE", ZONES),
    ("KEEP", 2),
    ("AT", SPACES),
    ("WITH", 6),
    ("WITH_SAVED", 1),
    ("SPOT", ZONES),
    ("FIRST", ZONES),
    ("DRAW_DICE", 2),
    ("ROLL", 1),
    ("RECALL", SPACES),
    ("RETURN", COLOURS),
    ("CHOOSE", COLOURS),
    ("AGAIN", DIE),
    ("RAISE", DIE),
    ("SACRIFICE", DIE),
    ("TURN_UP", 6),
    ("SAVE", DIE),
    ("STORE", DIE),
    ("REPLACE", SHARK_CARDS),
    ("FEED", COLOURS),
    ("CONFRONT", STRATEGIES),
    ("DEN", DENS),
    ("SINK", SPACES),
    ("HIDE_ALL", 1),
    ("TRASH_HAND", CARDS),
    ("TRASH_PILE", CARDS),
    ("FETCH_DECK", CARDS),
    ("FETCH_PILE", CARDS),
    ("DROP", CARDS),
)
SWIM = 0
DART = SWIM + SPACES
CURRENT = DART + SPACES
CURRENT_SAVED = CURRENT + 6
USE = CURRENT_SAVED + 1
REROLL = USE + SHARK_CARDS
SEARCH = REROLL + DIE
STRIKE = SEARCH + ZONES
BUY = STRIKE + ZONES
REDUCE = BUY + SHARK_CARDS
PLAY = REDUCE + DIE
DISCARD = PLAY + CARDS
DRAW = DISCARD + CARDS
EFFECT = DRAW + 1
END = EFFECT + FOODS
TAKE = END + 1
GAIN = TAKE + CARDS
DONE = GAIN + BLOCKS
REVEAL = DONE + 1
HIDE_AT = REVEAL + ZONES
SHUFFLE_AT = HIDE_AT + ZONES
SWAP = SHUFFLE_AT + ZONES
EXCHANGE = SWAP + PAIRS
KEEP = EXCHANGE + ZONES
AT = KEEP + 2
WITH = AT + SPACES
WITH_SAVED = WITH + 6
SPOT = WITH_SAVED + 1
FIRST = SPOT + ZONES
DRAW_DICE = FIRST + ZONES
ROLL = DRAW_DICE + 2
RECALL = ROLL + 1
RETURN = RECALL + SPACES
CHOOSE = RETURN + COLOURS
AGAIN = CHOOSE + COLOURS
RAISE = AGAIN + DIE
SACRIFICE = RAISE + DIE
TURN_UP = SACRIFICE + DIE
SAVE = TURN_UP + 6
STORE = SAVE + DIE
REPLACE = STORE + DIE
FEED = REPLACE + SHARK_CARDS
CONFRONT = FEED + COLOURS
DEN = CONFRONT + STRATEGIES
SINK = DEN + DENS
HIDE_ALL = SINK + SPACES
TRASH_HAND = HIDE_ALL + 1
TRASH_PILE = TRASH_HAND + CARDS
FETCH_DECK = TRASH_PILE + CARDS
FETCH_PILE = FETCH_DECK + CARDS
DROP = FETCH_PILE + CARDS
ANSWERS = DROP + CARDS

# --- questions --------------------------------------------------------------------------------------------------------
(
    ASK_DEN,
    ASK_ACTION,
    ASK_PAY,
    ASK_HIDE,
    ASK_SHUFFLE,
    ASK_SWAP,
    ASK_LEARN,
    ASK_EXCHANGE,
    ASK_KEEP,
    ASK_TRASH,
    ASK_FETCH,
    ASK_DROP,
    ASK_SINK,
    ASK_ESCAPE,
    ASK_CONFRONT,
    ASK_SPOT,
    ASK_DICE,
    ASK_RECALL,
    ASK_ROLL,
    ASK_RETURN,
    ASK_CHOOSE,
    ASK_SWIM,
    ASK_AT,
    ASK_AGAIN,
    ASK_RAISE,
    ASK_SACRIFICE,
    ASK_TURN_UP,
    ASK_SAVE,
    ASK_DART,
    ASK_PLACE,
    ASK_WITH,
    ASK_FIRST,
    ASK_IGNORE,
    ASK_STORE,
    ASK_ENERGY,
    ASK_REPLACE,
    ASK_FEED,
) = range(37)

# --- where the game is ------------------------------------------------------------------------------------------------
(
    AT_SETUP,  # the Octopus chooses the den
    AT_ACTION,  # an action, a food effect, or the end of the turn
    AT_SWAP,  # blocks change places
    AT_HIDE,  # blocks stand up
    AT_SHUFFLE,  # blocks leave the board for the bag and come back
    AT_LEARN,  # cards and blocks are gained
    AT_TRASH,  # a card may be trashed
    AT_EAT,  # a food goes to the track
    AT_CARD_END,  # the action is over
    AT_DROP,  # too many cards in hand after a Sea Snail
    AT_DICE,  # the Shark may draw an extra die
    AT_DRAW,  # dice are drawn
    AT_RECALL,  # the bag is empty: a Current must come back
    AT_ROLL,  # a card may be used before dice are rolled
    AT_CHOOSE,  # dice are chosen from the bag
    AT_MAIN,  # cards, rerolls, Currents, and the move
    AT_SWIM,  # the Shark swims
    AT_DART,  # a Swift card may be used after the move
    AT_PLACE,  # dice are placed
    AT_ORDER,  # which comes first
    AT_REVEAL,  # a block is revealed
    AT_IGNORE,  # a trap has been triggered; an Observant shark may ignore it
    AT_TRAP,  # the Octopus uses a trap
    AT_CONFRONT,  # both choose a card
    AT_ESCAPE,  # the Octopus has escaped
    AT_SPENT,  # the die has done its work
    AT_GROW,  # used dice go to the Growth tiles
    AT_STORE,  # what is left is stored
    AT_ENERGY,  # cards are bought
    AT_FEED,  # a die goes to the Hunger Track
    OVER,
) = range(31)

# --- why the game ended -----------------------------------------------------------------------------------------------
EATEN, EXHAUSTED, TOOTHLESS, CAUGHT, CORNERED, LIMIT = range(1, 7)

# --- why an answer is not legal -----------------------------------------------------------------------------------------
(
    NOT_IN_HAND,
    CANNOT_PAY,
    NO_EFFECT,
    HAND_FULL,
    NOTHING_LEFT,
    MUST_ACT,
    NOT_HIDDEN,
    NOT_OPEN,
    WRONG_PAYMENT,
    NOT_BESIDE,
    NO_EXCHANGE,
    NO_DIE,
    TOO_LOW,
    OCCUPIED,
    NOT_AHEAD,
    NO_CHAIN,
    TOO_DEAR,
    MUST_BUY,
    NOT_IN_ROW,
    NO_SUCH_CARD,
    TOO_LATE,
    NO_USE,
    OUT_OF_REACH,
    NOT_THERE,
    AT_LEAST_ONE,
) = range(3, 28)

# --- events -------------------------------------------------------------------------------------------------------------
(
    BEGINS,
    ROUND,
    DEN_CHOSEN,
    PLAYED,
    PAID,
    HIDDEN_AGAIN,
    SWAPPED,
    GATHERED,
    LIFTED,
    LANDED,
    LANDED_ALL,
    DREW,
    RESHUFFLED,
    DISCARDED,
    TOOK,
    GAINED,
    TURNED_UP,
    TRASHED,
    ATE,
    FEASTED,
    USED_FOOD,
    FETCHED,
    SHARKS_TURN,
    DREW_DICE,
    RECALLED,
    ROLLED,
    USED_CARD,
    RETURNED,
    CHOSE,
    REROLLED,
    RAISED,
    SACRIFICED,
    SAVED_DIE,
    PLACED_CURRENT,
    SWAM,
    SWUM,
    DARTED,
    PUSHED,
    PLACED,
    SEARCHED,
    STRUCK,
    FIZZLED,
    TRAPPED,
    IGNORED,
    SUNK,
    DECLINED,
    CONFRONTED,
    ESCAPED,
    LOST_PAIR,
    GOT_HUNGRY,
    GREW,
    GREW_UP,
    TO_BAG,
    STORED,
    REDUCED,
    BOUGHT,
    REFILLED,
    ENDED,
) = range(1, 59)

# --- records ------------------------------------------------------------------------------------------------------------
LORE = 96  # classes of arrangements that a position has room for
CERTAIN = MOST_SHOWN  # the scent of a space on which the Octopus lies for sure
FATE = 24
FATE_ROLL, FATE_DIE, FATE_CARD, FATE_ROW, FATE_TOP, FATE_BLOCK, FATE_PAIR = range(7)  # what a scenario may decide

TABLE = Layout(
    Field("seats", np.int8, high=SEATS),
    Field("hands_each", np.int8),
    Field("limit", np.uint8, high=250, doc="rounds at most; 0: no limit (S34)"),
    Field("asks_spots", np.int8, doc="the Shark names the spots of shuffled blocks (O17)"),
    Field("value", np.int8, (ZONES,), low=1, high=6, doc="what a die must show at least"),
    Field("beside", np.int16, (ZONES,), high=(1 << ZONES) - 1, doc="a bit for each zone beside this one"),
    Field("exposed", np.int8, high=ZONES - 1, doc="the Exposed Zone"),
    Field("kind_of_zone", np.int8, (ZONES,), high=2, doc="exposed, kelp, rocky"),
    Field("space", np.int8, (SPACES,), doc="there is such a Current space"),
    Field("den", np.int8, (DENS,), high=SPACES - 1, doc="the spaces of the dens"),
    Field("touches", np.int8, (SPACES, TOUCHES), high=ZONES, doc="the zones (from 1) beside a space"),
    Field(
        "way",
        np.int8,
        (SPACES, ENDS_OF_SPACE, EXITS),
        high=2 * SPACES,
        doc="by space and end: a space it leads to and the end by which one then leaves that (2 * space + end, from 1)",
    ),
    Field("blocks", np.int8, (BLOCKS,), high=ZONES, doc="blocks of each kind"),
    Field("first_blocks", np.int8, (BLOCKS,), high=ZONES, doc="blocks that are on the board at the start"),
    Field("copies", np.int8, (CARDS,), high=9, doc="cards of the Octopus"),
    Field("starters", np.int8, (CARDS,), high=9, doc="how many of them are there from the start"),
    Field("opening", np.int8, high=CARDS - 1, doc="the card that is in the first hand for sure"),
    Field("cost", np.int8, (CARDS,), high=3),
    Field("pile_of", np.int8, (CARDS,), high=3),
    Field("effect", np.int8, (CARDS,), high=6),
    Field("amount", np.int8, (CARDS,), high=ZONES),
    Field("draws", np.int8, (CARDS,), high=9, doc="cards drawn afterwards"),
    Field("trashes", np.int8, (CARDS,), doc="another card may be trashed afterwards"),
    Field("to_hand", np.int8, (CARDS,), doc="cards gained may go to the hand"),
    Field("shark_copies", np.int8, (SHARK_CARDS,), high=20),
    Field("price", np.int8, (SHARK_CARDS,), low=1, high=36),
    Field("gives", np.int8, (SHARK_CARDS, COLOURS), high=9, doc="dice that come with a card"),
    Field("dice", np.int8, (COLOURS,), high=35, doc="all dice"),
    Field("first_dice", np.int8, (COLOURS,), high=35, doc="dice in the bag at the start"),
    Field("raises", np.int8, low=1, high=5, doc="what Ruthless adds to a die"),
    Field("chooses", np.int8, low=1, high=2, doc="dice that Reactive takes from the bag for two (S22)"),
    Field("escape", np.int8, (STRATEGIES,), high=2, doc="what the Octopus may do after an escape"),
    Field("escape_amount", np.int8, (STRATEGIES,), high=ZONES - 1),
)

POSITION = Layout(
    *common_fields(SEATS),
    Field("marks", np.uint16, high=2**16 - 1, doc="how often something became known that no undo may unlearn"),
    Field("phase", np.int8, high=OVER),
    Field("ended", np.int8, high=LIMIT, doc="why the game is over"),
    Field("lap", np.uint8, low=0, high=251, doc="the round"),
    Field("turn", np.int8, high=SHARK, doc="whose turn it is"),
    # the blocks
    Field("stands", np.int8, (ZONES,), high=EMPTY, doc="open, hidden, or none there"),
    Field("block", np.int8, (ZONES,), high=BLOCKS - 1, sees=CUSTOM, doc="the kind of block on each block space"),
    Field("aside", np.int8, (BLOCKS,), high=ZONES, doc="blocks beside the board"),
    Field("bagged", np.int8, (BLOCKS,), high=ZONES, sees=CUSTOM, doc="blocks in the bag of a running shuffle"),
    Field("bagged_n", np.int8, high=ZONES),
    Field("held", np.int8, high=BLOCKS, sees=CUSTOM, doc="the block (from 1) just drawn from that bag"),
    Field("lifted", np.int8, doc="there is such a block"),
    Field("food", np.int8, (FOODS,), high=2, doc="not eaten, eaten, effect used"),
    Field("track", np.int8, (FOODS,), high=FOODS, doc="the foods (from 1) eaten, in order"),
    # the Octopus's cards
    Field("hand", np.int8, (CARDS,), high=21, sees=CUSTOM),
    Field("hand_n", np.int8, high=21),
    Field("hand_size", np.int8, high=LARGE_HAND),
    Field("deck", np.int8, (CARDS,), high=21, sees=CUSTOM, doc="the draw pile; only its owner can count it"),
    Field("deck_n", np.int8, high=21),
    Field("sure", np.int8, (CARDS,), high=21, doc="cards that all know to be in hand"),
    Field("discard", np.int8, (CARDS,), high=21),
    Field("discard_n", np.int8, high=21),
    Field("played", np.int8, (CARDS,), high=21, doc="played this turn, not yet discarded"),
    Field("trash", np.int8, (CARDS,), high=21),
    Field("top", np.int8, (4,), high=CARDS, doc="the card (from 1) on top of each pile"),
    Field("under", np.int8, (CARDS,), high=21, doc="cards below the tops"),
    Field("actions", np.int8, high=ACTIONS, doc="actions left this turn"),
    Field("doing", np.int8, high=CARDS + FOODS, doc="the card (from 1) or food (behind the cards) being carried out"),
    Field("left", np.int8, high=ZONES, doc="things still to learn, or swaps to make"),
    Field("aim", np.int8, (ZONES,), doc="block spaces to be hidden"),
    Field("swaps", np.int8, (2,), high=PAIRS, doc="swaps (from 1) still to be made"),
    Field("new", np.int8, (ZONES,), doc="blocks gained by the Learn that is being carried out"),
    Field("snailed", np.int8, doc="the Sea Snail was used this turn"),
    # the Shark
    Field("where", np.int8, high=SPACES - 1),
    Field("ahead", np.int8, high=EITHER, doc="the end by which it leaves its space"),
    Field("current", np.int8, (SPACES,), high=6, doc="the Current on each space"),
    Field("bag", np.int8, (COLOURS,), high=35),
    Field("supply", np.int8, (COLOURS,), high=35),
    Field("due", np.int8, high=9, doc="dice still to be drawn"),
    Field("drawn", np.int8, (COLOURS,), high=35, doc="drawn and not yet rolled"),
    Field("pool", np.int8, (COLOURS, FACES), high=35),
    Field("energy", np.int8, (COLOURS, FACES), high=ENERGY_SLOTS),
    Field("saved", np.int8, high=COLOURS, doc="the colour (from 1) of the die on Vigilant"),
    Field("saved_value", np.int8, high=6),
    Field("fresh", np.int8, doc="it was saved this turn"),
    Field("placed", np.int8, (ZONES,), high=SAVED + 23, doc="the die on each zone: 8 * colour + value"),
    Field("target", np.int8, high=ZONES, doc="the zone (from 1) that is being searched or struck"),
    Field("waiting", np.int8, (COLOURS,), high=9, doc="used dice on their way to the Growth tiles"),
    Field("growth", np.int8, (COLOURS,), high=TILE, doc="dice on the tile that is not yet turned"),
    Field("tiles", np.int8, high=TILES, doc="Growth tiles turned"),
    Field("hunger", np.int8, (COLOURS,), high=TRACK),
    Field("hunger_n", np.int8, high=TRACK),
    Field("rerolls", np.int8, high=2, doc="rerolls of the Growth tiles left this turn"),
    Field("turned", np.int8, high=DIE, doc="the die (from 1) that was last rolled again or turned"),
    Field("again", np.int8, high=DIE, doc="the die (from 1) that Relentless rolls next"),
    Field(
        "flowing",
        np.int8,
        high=MOVING,
        doc="drawing dice is over: a Current was placed this turn, or a Swift used to move",
    ),
    Field("path", np.int8, (8,), high=SPACES, doc="the spaces (from 1) still to be swum over"),
    Field("first_die", np.int8, high=SPACES, doc="the space (from 1) of the Current that is used up by this move"),
    Field("offer", np.int8, (ROW,), high=SHARK_CARDS, doc="the cards (from 1) that may be bought"),
    Field("stock", np.int8, (SHARK_CARDS,), high=20, doc="the Shark's deck"),
    Field("stock_n", np.int8, high=20),
    Field("cards", np.int8, (SHARK_CARDS,), high=20, doc="the Shark's cards"),
    Field("used", np.int8, (SHARK_CARDS,), high=20, doc="its trash pile"),
    Field("reduced", np.int8, doc="a die was reduced this turn"),
    Field("bought", np.int8, high=20, doc="cards bought this turn"),
    Field("spent", np.uint8, high=MOST_SHOWN, doc="pips spent this turn"),
    Field("trap", np.int8, high=TRAP_DEN, doc="the trap that has been triggered"),
    # the confrontation
    Field("pair", np.int8, (STRATEGIES,), doc="the colours that both still have"),
    Field("counter", np.int8, high=STRATEGIES, doc="the card (from 1) that the Shark chose last"),
    Field("escaped", np.int8, high=STRATEGIES, doc="the colour (from 1) by which the Octopus has just escaped"),
    # what has been chosen and not yet done, by seat
    Field(
        "choice", np.uint8, (SEATS,), high=MOST_SHOWN, sees=OWNER, doc="the answer (from 1) that a choice begins with"
    ),
    Field("pay", np.int8, (SEATS, ZONES), sees=OWNER, doc="blocks to be revealed as the cost"),
    Field("pick", np.int8, (SEATS, ZONES), high=SAVED + 23, sees=OWNER, doc="zones chosen, with the die placed there"),
    Field("extra", np.uint8, (SEATS, 8), high=MOST_SHOWN, sees=OWNER, doc="the further parts (from 1)"),
    Field("parts", np.int8, (SEATS,), high=9, sees=OWNER, doc="how many those are"),
    Field("closed", np.int8, (SEATS,), sees=OWNER, doc="no more parts are wanted"),
    # what an attentive shark knows
    Field("lore", np.int64, (LORE,), high=2**61 - 1, doc="classes of arrangements with their weights"),
    Field("lore_n", np.int8, high=LORE),
    Field("starts", np.int16, high=(1 << ZONES) - 1, doc="a bit for each mat with which a run begins"),
    Field(
        "seen", np.int16, high=(1 << ZONES) - 1, doc="a bit for each mat whose block was seen since it was last mixed"
    ),
    Field("mat", np.int8, (ZONES,), high=ZONES - 1, doc="the mat on each block space"),
    Field("blurred", np.int8, doc="classes had to be dropped"),
    Field("scent", np.uint8, (ZONES,), high=CERTAIN, doc="how likely the Octopus is on each block space, in 254ths"),
    # what a scenario decides
    Field("fate", np.uint8, (FATE,), high=255, sees=HIDDEN, doc="what chance brings next, last first"),
    Field("fate_left", np.int8, high=FATE, sees=HIDDEN),
)
