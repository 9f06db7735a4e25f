"""Limits on how often somebody may ask: one token bucket per kind of request and asker."""

import time
from collections.abc import Callable

# kind: (how many at once, how many a second in the long run)
KINDS = {
    "create": (30, 0.5),
    "seat": (40, 1.0),
    "answer": (80, 10.0),
    "read": (200, 40.0),
    "lesson": (60, 4.0),
    "stream": (80, 5.0),
    "identity": (60, 1.0),
}
KEPT = 20_000


class Limits:
    """The buckets of everybody who asked lately."""

    def __init__(self, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._on = on
        self._clock = clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, kind: str, who: str) -> bool:
        """Whether `who` may do one more of `kind` now."""
        if not self._on:
            return True
        burst, rate = KINDS[kind]
        now = self._clock()
        level, since = self._buckets.pop((kind, who), (float(burst), now))
        level = min(float(burst), level + (now - since) * rate)
        allowed = level >= 1
        self._buckets[kind, who] = (level - 1 if allowed else level, now)
        if len(self._buckets) > KEPT:
            self._forget()
        return allowed

    def _forget(self) -> None:
        """Drop the half that asked longest ago; they are full again, or soon."""
        for asker in list(self._buckets)[: KEPT // 2]:
            del self._buckets[asker]
