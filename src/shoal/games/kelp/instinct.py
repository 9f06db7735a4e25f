"""A quick judge of a view."""

from typing import Any

from shoal.kernel import below, rule


@rule
def instinct(t: Any, view: Any, mask: Any) -> int:
    n = 0
    for answer in range(mask.shape[0]):
        n += mask[answer]
    left = below(view, n)
    for answer in range(mask.shape[0]):
        left -= mask[answer]
        if left < 0:
            return answer
    return 0
