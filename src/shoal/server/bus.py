"""Waking watchers: the bus says only that something is new at a table, never what.

A watcher reads from its own cursor and looks by itself now and then, so a lost, doubled or late
message costs at most a moment. Between processes a `Bus` over a database or a broker takes the
place of `LocalBus`.
"""

import asyncio
import contextlib
from collections import defaultdict
from typing import Protocol


class Subscription(Protocol):
    """One watcher's ear."""

    def clear(self) -> None:
        """Forget what was heard: called before reading, so that nothing new is missed."""

    async def wait(self, seconds: float) -> None:
        """Until something is heard, or the time is over."""

    def close(self) -> None:
        """Hear no more."""


class Bus(Protocol):
    """Carries the names of tables at which something is new."""

    def publish(self, topic: str) -> None:
        """Wake everybody who listens to `topic`; any thread may call this."""

    def subscribe(self, topic: str) -> Subscription:
        """Listen to `topic`."""

    def wake_all(self) -> None:
        """Wake everybody, as when the service stops."""


class _LocalSubscription:
    def __init__(self, bus: "LocalBus", topic: str) -> None:
        self._bus = bus
        self._topic = topic
        self.event = asyncio.Event()

    def clear(self) -> None:
        self.event.clear()

    async def wait(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.event.wait(), seconds)

    def close(self) -> None:
        self._bus.drop(self._topic, self)


class LocalBus:
    """The bus within one process. A subscription is one flag, so it cannot overflow."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._ears: defaultdict[str, set[_LocalSubscription]] = defaultdict(set)

    def publish(self, topic: str) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody listens any more
            self._loop.call_soon_threadsafe(self._wake, topic)

    def _wake(self, topic: str) -> None:
        for ear in self._ears.get(topic, ()):
            ear.event.set()

    def subscribe(self, topic: str) -> Subscription:
        ear = _LocalSubscription(self, topic)
        self._ears[topic].add(ear)
        return ear

    def drop(self, topic: str, ear: _LocalSubscription) -> None:
        """Take out exactly this ear."""
        self._ears[topic].discard(ear)
        if not self._ears[topic]:
            del self._ears[topic]

    def wake_all(self) -> None:
        for topic in list(self._ears):
            self._wake(topic)
