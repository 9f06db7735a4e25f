"""The log of events: what happened in a step, in the order people should see it.

A row is `(code, a, b, c)`: an event code of the game and places, seats or counts, never the identity of something
hidden. What lies at a place is filled in for each viewer from that viewer's own views before and after the step.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from shoal.kernel.compiling import rule

LOG_WIDTH = 4


def new_log(room: int) -> NDArray[np.int16]:
    """An empty log for `room` events; row 0 counts. Simulations pass `new_log(0)`, which takes nothing and costs nothing."""
    return np.zeros((room + 1 if room else 0, LOG_WIDTH), np.int16)


def rows(log: NDArray[np.int16]) -> list[tuple[int, ...]]:
    """The events in the log, oldest first."""
    return [tuple(int(x) for x in row) for row in log[1 : 1 + int(log[0, 0])]]


@rule
def watched(log: Any) -> bool:
    """Whether anybody looks at the steps: the log has room."""
    return len(log) > 0


@rule
def emit(log: Any, code: int, a: int, b: int, c: int) -> None:
    """Append an event."""
    if watched(log):
        n = np.int64(log[0, 0]) + 1
        log[0, 0] = n
        log[n, 0] = code
        log[n, 1] = a
        log[n, 2] = b
        log[n, 3] = c
