"""A quick judge of a view."""

from typing import Any

from shoal.games.kraken.rules import ANSWERS
from shoal.kernel import below, rule


@rule
def instinct(t: Any, view: Any, mask: Any) -> int:
    answer = below(view, ANSWERS)
    while mask[answer] == 0:
        answer = (answer + 1) % ANSWERS
    return answer
