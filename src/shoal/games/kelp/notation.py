"""The names of things, questions and answers."""

from shoal.games.kelp import record as r

ZONE_NAMES = ("nw", "n", "ne", "w", "c", "e", "sw", "s", "se")
ZONE_KINDS = ("exposed", "kelp", "rocky")
SPACE_NAMES = (
    *("nw-n", "n-ne", "nw-w", "n-c", "ne-e", "w-c", "c-e", "w-sw", "c-s", "e-se", "sw-s", "s-se"),
    *("den-nw", "den-ne", "den-sw", "den-se"),
)
DEN_NAMES = SPACE_NAMES[-r.DENS :]
BLOCK_NAMES = (
    *("shell", "octopus", "trap-hide", "trap-current", "trap-currents", "trap-den"),
    *("crab", "snail", "lobster", "abalone", "double-shell"),
)
FOOD_NAMES = BLOCK_NAMES[r.CRAB : r.CRAB + r.FOODS]
CARD_NAMES = (
    *("fast-learning", "curiosity", "camouflage", "slip-away", "drift", "sharp-senses", "observation", "adaptation"),
    *("shell-armour", "vanish", "perfect-disguise", "sudden-evasion", "taking-chances", "cloud-of-ink", "kelp-dance"),
    *("eat-crab", "eat-snail", "eat-lobster", "eat-abalone"),
)
SORT_NAMES = ("learn", "hide", "move", "eat")
EFFECT_NAMES = ("learn", "hide", "swap", "shuffle", "chances", "ink", "eat")
COLOUR_NAMES = ("blue", "yellow", "red")
SHARK_CARD_NAMES = (
    *("aggressive", "agile", "daring", "hostile", "hungry", "observant"),
    *("reactive", "relentless", "ruthless", "swift", "vigilant"),
)
STRATEGY_NAMES = ("red", "gray", "yellow")
ESCAPE_NAMES = ("den", "hide", "shuffle")
PHASE_NAMES = (
    *("setup", "action", "swap", "hide", "shuffle", "learn", "trash", "eat", "card-end", "drop"),
    *(
        "dice",
        "draw",
        "recall",
        "roll",
        "choose",
        "swim",
        "swimming",
        "dart",
        "place",
        "order",
        "reveal",
        "ignore",
        "trap",
    ),
    *("confront", "escape", "spent", "grow", "store", "energy", "feed", "over"),
)
QUESTIONS = (
    *("den", "action", "pay", "hide", "shuffle", "swap", "learn", "exchange", "keep", "trash", "fetch", "drop"),
    *("sink", "escape", "confront", "spot", "dice", "recall", "roll", "return", "choose", "swim", "at", "again"),
    *("raise", "sacrifice", "turn-up", "save", "dart", "place", "with", "first", "ignore", "store", "energy"),
    *("replace", "feed"),
)
LEVELS = ("won",)
ENDS = ("eaten", "exhausted", "toothless", "caught", "cornered", "limit")
REASONS = (
    *("", "not-asked", "other-question", "not-in-hand", "cannot-pay", "no-effect", "hand-full", "nothing-left"),
    *("must-act", "not-hidden", "not-open", "wrong-payment", "not-beside", "no-exchange", "no-die", "too-low"),
    *("occupied", "not-ahead", "no-chain", "too-dear", "must-buy", "not-in-row", "no-such-card", "too-late"),
    *("no-use", "out-of-reach", "not-there", "at-least-one"),
)
PAIR_NAMES = tuple(f"{ZONE_NAMES[a]} {ZONE_NAMES[b]}" for a, b in zip(r.FIRST_OF_PAIR, r.SECOND_OF_PAIR, strict=True))
DIE_NAMES = tuple(f"{colour} {value}" for colour in COLOUR_NAMES for value in range(1, 7))
VALUES = tuple(str(value) for value in range(1, 7))


def answer_names() -> tuple[str, ...]:
    """Every answer's name.

    >>> names = answer_names()
    >>> names[r.PLAY], names[r.SWIM + 3], names[r.REROLL + 11], names[r.SWAP], names[r.TRASH_PILE + 4]
    ('play fast-learning', 'swim n-c', 'reroll yellow 6', 'swap nw n', 'trash drift from pile')
    """
    groups: dict[str, tuple[str, ...]] = {
        "SWIM": tuple(f"swim {name}" for name in SPACE_NAMES),
        "DART": tuple(f"dart {name}" for name in SPACE_NAMES),
        "CURRENT": tuple(f"current {value}" for value in VALUES),
        "CURRENT_SAVED": ("current saved",),
        "USE": tuple(f"use {name}" for name in SHARK_CARD_NAMES),
        "REROLL": tuple(f"reroll {name}" for name in DIE_NAMES),
        "SEARCH": tuple(f"search {name}" for name in ZONE_NAMES),
        "STRIKE": tuple(f"strike {name}" for name in ZONE_NAMES),
        "BUY": tuple(f"buy {name}" for name in SHARK_CARD_NAMES),
        "REDUCE": tuple(f"reduce {name}" for name in DIE_NAMES),
        "PLAY": tuple(f"play {name}" for name in CARD_NAMES),
        "DISCARD": tuple(f"discard {name}" for name in CARD_NAMES),
        "DRAW": ("draw",),
        "EFFECT": tuple(f"use {name}" for name in FOOD_NAMES),
        "END": ("end",),
        "TAKE": tuple(f"learn {name}" for name in CARD_NAMES),
        "GAIN": tuple(f"gain {name}" for name in BLOCK_NAMES),
        "DONE": ("done",),
        "REVEAL": tuple(f"reveal {name}" for name in ZONE_NAMES),
        "HIDE_AT": tuple(f"hide {name}" for name in ZONE_NAMES),
        "SHUFFLE_AT": tuple(f"shuffle {name}" for name in ZONE_NAMES),
        "SWAP": tuple(f"swap {name}" for name in PAIR_NAMES),
        "EXCHANGE": tuple(f"exchange {name}" for name in ZONE_NAMES),
        "KEEP": ("to discard", "to hand"),
        "AT": tuple(f"at {name}" for name in SPACE_NAMES),
        "WITH": tuple(f"with {value}" for value in VALUES),
        "WITH_SAVED": ("with saved",),
        "SPOT": tuple(f"spot {name}" for name in ZONE_NAMES),
        "FIRST": tuple(f"first {name}" for name in ZONE_NAMES),
        "DRAW_DICE": ("draw 2", "draw 3"),
        "ROLL": ("roll",),
        "RECALL": tuple(f"recall {name}" for name in SPACE_NAMES),
        "RETURN": tuple(f"return {name}" for name in COLOUR_NAMES),
        "CHOOSE": tuple(f"choose {name}" for name in COLOUR_NAMES),
        "AGAIN": tuple(f"again {name}" for name in DIE_NAMES),
        "RAISE": tuple(f"raise {name}" for name in DIE_NAMES),
        "SACRIFICE": tuple(f"sacrifice {name}" for name in DIE_NAMES),
        "TURN_UP": tuple(f"turn-up red {value}" for value in VALUES),
        "SAVE": tuple(f"save {name}" for name in DIE_NAMES),
        "STORE": tuple(f"store {name}" for name in DIE_NAMES),
        "REPLACE": tuple(f"replace {name}" for name in SHARK_CARD_NAMES),
        "FEED": tuple(f"feed {name}" for name in COLOUR_NAMES),
        "CONFRONT": tuple(f"confront {name}" for name in STRATEGY_NAMES),
        "DEN": tuple(DEN_NAMES),
        "SINK": tuple(f"sink {name}" for name in SPACE_NAMES),
        "HIDE_ALL": ("hide all",),
        "TRASH_HAND": tuple(f"trash {name}" for name in CARD_NAMES),
        "TRASH_PILE": tuple(f"trash {name} from pile" for name in CARD_NAMES),
        "FETCH_DECK": tuple(f"fetch {name}" for name in CARD_NAMES),
        "FETCH_PILE": tuple(f"fetch {name} from pile" for name in CARD_NAMES),
        "DROP": tuple(f"drop {name}" for name in CARD_NAMES),
    }
    names: list[str] = []
    for group, n in r.SIZES:
        assert len(groups[group]) == n and (len(names) == getattr(r, group)), group
        names += groups[group]
    return tuple(names)


ANSWERS = answer_names()
assert len(ANSWERS) == r.ANSWERS == len(set(ANSWERS))
