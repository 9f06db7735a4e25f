"""The names of cards, food, missions, questions and answers."""

from shoal.games.krill import rules as r

CARD_NAMES = (
    *("", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"),
    *("squid", "penguin", "shark", "net", "whale-shark", "albatross", "seal"),
)
SPECIAL_CARDS = ("penguin", "shark", "net", "whale-shark", "albatross", "seal")
KIND_NAMES = ("plankton", "krill", "plastic")
FOOD_NAMES = ("", *(f"{kind}-{value}" for kind in KIND_NAMES for value in range(1, 11)), "turtle", "orca", "diver")
MISSION_NAMES = (
    *("", "third-time", "collector", "perfectionist", "leftovers", "slim-pickings", "hasty"),
    *("one-and-done", "plankton-purist", "reserved", "minimalist", "krill-king"),
)
QUESTIONS = ("card", "tie", "shark", "whale-shark", "penguin", "seal", "squid")
LEVELS = ("points", "krill", *(f"plankton-{value}" for value in range(1, 11)))
ENDS = ("rounds",)
REASONS = (
    *("", "not-asked", "other-question", "not-in-hand", "squid-first-round", "tick-gone", "own-card", "cancelled"),
    *("squid-safe", "no-stack", "spooked", "not-spooked", "nothing-caught", "not-in-discards", "no-such-hand"),
)


def answer_names() -> tuple[str, ...]:
    """Every answer's name. Hands are counted from 1.

    >>> names = answer_names()
    >>> names[r.PLAY + 4], names[r.PLAY + r.SQUID - 1], names[r.TICK], names[r.BITE + 2], names[r.ANY_STACK + 4]
    ('5', 'squid', 'tick', 'shark 3', 'penguin 5')
    """
    hands, values, cards = range(1, r.HANDS + 1), range(1, r.VALUES), CARD_NAMES[1:]
    return (
        *cards,
        *("cross", "tick"),
        *(f"shark {hand}" for hand in hands),
        *(f"whale-shark {value}" for value in values),
        *(f"penguin {value}" for value in values),
        *(f"seal {hand}" for hand in hands),
        *(f"squid {card}" for card in cards),
    )


ANSWERS = answer_names()
assert len(ANSWERS) == r.ANSWERS
