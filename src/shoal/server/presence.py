"""Who is looking at a table right now, by open connections."""

import itertools
from collections import defaultdict

from shoal.server.bus import Bus


class Presence:
    """Open streams by table and identity. A connection takes out only itself."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._ids = itertools.count()
        self._open: defaultdict[str, dict[int, str]] = defaultdict(dict)

    def enter(self, table: str, identity: str | None) -> int:
        """A stream was opened; returns its connection id."""
        connection = next(self._ids)
        if identity is not None:
            before = self.online(table)
            self._open[table][connection] = identity
            self._tell(table, before)
        return connection

    def leave(self, table: str, connection: int) -> None:
        """The stream with this connection id is closed."""
        before = self.online(table)
        if table in self._open:
            self._open[table].pop(connection, None)
            if not self._open[table]:
                del self._open[table]
        self._tell(table, before)

    def online(self, table: str) -> frozenset[str]:
        """The identities that have a stream of this table open."""
        return frozenset(self._open[table].values()) if table in self._open else frozenset()

    def _tell(self, table: str, before: frozenset[str]) -> None:
        if self.online(table) != before:
            self._bus.publish(table)
