"""The names of cards, questions and answers."""

from shoal.games.kraken import rules as r

CARD_NAMES = ("baby", "crab", "chest", "tuna", "diver", "mermaid", "submarine", "shark", "swimmer", "boat")
USE_NAMES = ("place", "feed")
QUESTIONS = ("card", "last-card", "use")
LEVELS = ("points",)
ENDS = ("rounds",)
REASONS = ("", "not-asked", "other-question", "not-in-hand")
ANSWERS = (*CARD_NAMES, *USE_NAMES)
assert len(CARD_NAMES) == r.KINDS and len(ANSWERS) == r.ANSWERS
