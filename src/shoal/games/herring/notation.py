"""The names of cards, questions and answers."""

from shoal.games.herring import rules as r

SPECIES_NAMES = (
    *("herring", "mackerel", "squid", "cod", "dolphin", "seal"),
    *("basking-shark", "minke-whale", "orca", "greenland-shark"),
)
FOOD_NAMES = (*SPECIES_NAMES, "plankton")
DISASTER_NAMES = ("fishermen", "mine", "storm", "nets", "whalers", "oil", "plastic", "warming")
CARD_NAMES = (*SPECIES_NAMES, *DISASTER_NAMES)  # all that a hand may hold
ACTION_NAMES = ("none", "destruction", "small", "any", "current")
QUESTIONS = ("turn", "food", "mine", "nets", "storm", "give", "discard")
LEVELS = ("points", "cards", "survived")
ENDS = (
    *("empty-hand", "goal", "empty-hand-and-goal", "limit"),
    *("empty-hand-all-lose", "goal-all-lose", "empty-hand-and-goal-all-lose", "limit-all-lose"),
)
REASONS = (
    *("", "not-asked", "other-question", "not-in-hand", "not-small", "one-species", "one-card", "too-late"),
    *("no-food", "nothing-done", "not-eaten", "not-there", "no-such-seat", "not-yourself"),
)


def answer_names() -> tuple[str, ...]:
    """Every answer's name. Seats are counted from 1.

    >>> names = answer_names()
    >>> names[r.PLAY + r.STORM], names[r.SMALL + r.SQUID], names[r.ANY + r.ORCA], names[r.EAT + r.PLANKTON]
    ('play storm', 'small squid', 'any orca', 'eat plankton')
    >>> names[r.AIM + 1], names[r.HAUL], names[r.SEND + 2], names[r.GIVE + r.ANIMALS], names[r.DISCARD + r.COD]
    ('mine 2', 'nets herring', 'storm 3', 'give fishermen', 'discard cod')
    """
    seats = range(1, r.SEATS + 1)
    return (
        *("end", "current"),
        *(f"play {card}" for card in DISASTER_NAMES),
        *(f"small {species}" for species in SPECIES_NAMES),
        *(f"any {species}" for species in SPECIES_NAMES),
        *(f"eat {food}" for food in FOOD_NAMES),
        *(f"mine {seat}" for seat in seats),
        *(f"nets {species}" for species in SPECIES_NAMES),
        *(f"storm {seat}" for seat in seats),
        *(f"give {card}" for card in CARD_NAMES),
        "draw",
        *(f"discard {species}" for species in SPECIES_NAMES),
    )


ANSWERS = answer_names()
assert len(ANSWERS) == r.ANSWERS
