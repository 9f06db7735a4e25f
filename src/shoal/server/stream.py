"""What happens at a table, as one viewer's own sequence. Streams only read.

A watcher has a cursor. It is woken when something is new, and looks by itself now and then; what
it sends are the stored rows after its cursor, byte for byte. There is no queue to overflow: a
reader that takes nothing is let go and comes back with its cursor.
"""

from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass, field
from time import monotonic as clock
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from shoal.server import tables as tables_
from shoal.server.heads import PUBLIC
from shoal.server.patch import merge
from shoal.server.play import table_row
from shoal.server.schema import audiences, frames, seats, tables
from shoal.server.service import Service
from shoal.server.storage import dumps, loads

BATCH = 200


@dataclass(frozen=True)
class Said:
    """One message of a stream; frames and hellos carry the number to go on from."""

    body: str
    seq: int | None = None


@dataclass
class Watcher:
    """One viewer of one table."""

    service: Service
    table: str
    identity: str | None
    cursor: int | None  # the last row it has, or None for a fresh start
    audience: int | None = None  # not greeted yet
    info: dict[str, Any] = field(default_factory=dict)
    stamp: tuple[Any, ...] = ()

    # -------------------------------------------------------- the loop

    async def messages(self) -> AsyncGenerator[Said | None, None]:
        """What to send, without end, and None on a beat of its own.

        The beat must not depend on what was new: a wake that brings this viewer nothing would be heard in it.
        """
        service = self.service
        ear = service.bus.subscribe(self.table)
        beat = clock() + service.settings.ping
        try:
            while not service.stopping:
                ear.clear()
                online = service.presence.online(self.table)
                batch = await service.run(self.read, online)
                for said in batch:
                    yield said
                if len(batch) >= BATCH:
                    continue
                if clock() >= beat:
                    yield None
                    beat += service.settings.ping
                await ear.wait(max(0.0, min(service.settings.poll, beat - clock())))
        finally:
            ear.close()

    # -------------------------------------------------------- reading

    def read(self, online: frozenset[str]) -> list[Said]:
        """Everything new since the last time."""
        with self.service.storage.read() as connection:
            at = select(tables.c.head, tables.c.version).where(tables.c.id == self.table)
            stamp = (*connection.execute(at).one(), online)
            if stamp == self.stamp:
                return []
            batch = self._frames(connection)
            batch += self._table(connection, online)
        if len(batch) < BATCH:  # otherwise more may follow at once
            self.stamp = stamp
        return batch

    def _frames(self, connection: Connection) -> list[Said]:
        audience = audience_of(connection, self.table, self.identity)
        greeting = []
        if audience != self.audience:
            # Somebody new, or somebody who has just taken a seat: begin (again).
            cursor = self.cursor if self.audience is None else None
            self.audience = audience
            greeting = [self._hello(connection, audience, cursor)]
        assert self.cursor is not None
        rows = frame_rows(connection, self.table, audience, self.cursor, BATCH)
        if rows:
            self.cursor = rows[-1][0]
        return greeting + [Said(body, seq) for seq, body in rows]

    def _hello(self, connection: Connection, audience: int, cursor: int | None) -> Said:
        hello = hello_at(connection, self.table, audience, cursor)
        hello["build"] = self.service.build()
        self.cursor = hello["seq"]
        return Said(dumps(hello), self.cursor)

    def _table(self, connection: Connection, online: frozenset[str]) -> list[Said]:
        info = tables_.info_in(self.service, connection, self.table, self.identity, online)
        if info == self.info:
            return []
        self.info = info
        return [Said(dumps({"type": "table"} | info))]


# ---------------------------------------------------------------- stored rows


def audience_of(connection: Connection, table: str, identity: str | None) -> int:
    """The audience that somebody belongs to: their seat's, or the public."""
    if identity is None:
        return PUBLIC
    where = (seats.c.table_id == table) & (seats.c.identity == identity)
    found = connection.execute(select(seats.c.seat).where(where)).scalar()
    return PUBLIC if found is None else int(found)


def frame_rows(
    connection: Connection, table: str, audience: int, after: int, most: int | None = None
) -> Sequence[tuple[int, str]]:
    """An audience's rows after a number."""
    where = (frames.c.table_id == table) & (frames.c.audience == audience) & (frames.c.seq > after)
    query = select(frames.c.seq, frames.c.body).where(where).order_by(frames.c.seq).limit(most)
    return [(row.seq, row.body) for row in connection.execute(query)]


class _Stored(msgspec.Struct):
    seq: int
    events: list[msgspec.Raw]
    patch: dict[str, Any]
    decision: str | msgspec.UnsetType | None = msgspec.UNSET


def hello_at(connection: Connection, table: str, audience: int, cursor: int | None) -> dict[str, Any]:
    """The greeting of an audience: where it stands, or where it stood at `cursor`."""
    where = (audiences.c.table_id == table) & (audiences.c.audience == audience)
    head = connection.execute(select(audiences).where(where)).one()
    if cursor is None or not 0 <= cursor <= head.seq:
        cursor = head.seq
    stored = [
        msgspec.json.decode(body, type=_Stored) for _, body in frame_rows(connection, table, audience, -1, cursor + 1)
    ]
    hello: dict[str, Any] = {"type": "hello", "seq": cursor}
    decision: str | None
    if cursor == head.seq:
        hello["view"], decision = loads(head.view), head.decision
    else:
        hello["view"], decision = _replayed(stored)
    if decision is not None:
        hello["decision"] = decision
    hello["log"] = [[row.seq, msgspec.json.decode(event)] for row in stored for event in row.events]
    return hello


def _replayed(stored: list[_Stored]) -> tuple[dict[str, Any], str | None]:
    view: dict[str, Any] = {}
    decision: str | None = None
    for row in stored:
        view = merge(view, row.patch)
        if row.decision is not msgspec.UNSET:
            decision = row.decision
    return view, decision


def exists(service: Service, table: str) -> None:
    """Refuse when there is no such table."""
    with service.storage.read() as connection:
        table_row(connection, table)
