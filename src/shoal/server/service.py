"""What the parts of the service share."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import ParamSpec, TypeVar

from shoal.server.bus import Bus
from shoal.server.heads import Heads
from shoal.server.limits import Limits
from shoal.server.presence import Presence
from shoal.server.rules import Rules
from shoal.server.settings import Settings
from shoal.server.storage import Storage

P = ParamSpec("P")
T = TypeVar("T")
WORKERS = 6


@dataclass
class Service:
    """One running service."""

    settings: Settings
    storage: Storage
    secret: bytes
    rules: Rules
    bus: Bus
    presence: Presence
    limits: Limits
    build: Callable[[], str]
    heads: Heads = field(default_factory=Heads)
    stopping: bool = False
    # Called when there may be work for bots; any thread may call it.
    wake_bots: Callable[[], None] = lambda: None
    _workers: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(WORKERS, thread_name_prefix="work"))

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do blocking work (database, rules) beside the event loop."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._workers, lambda: work(*args, **kwargs))

    def told(self, table: str) -> None:
        """Something is new at a table: wake its watchers and the bots. Any thread may call this."""
        self.bus.publish(table)
        self.wake_bots()

    def stop(self) -> None:
        """Let all streams end."""
        self.stopping = True
        self.bus.wake_all()

    def close(self) -> None:
        """Finish what is being done, then close the database."""
        self._workers.shutdown(wait=True, cancel_futures=True)
        self.storage.close()
