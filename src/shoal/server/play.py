"""The one way in which a game moves on.

Authorise, load the head, ask the rules, store under the key (table, seq), acknowledge, wake the
watchers. Of two writers one fails on the key and tries again on the fresh head, so any number of
processes could serve one table.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from shoal.server import ending
from shoal.server.heads import PUBLIC, Cursor, Head
from shoal.server.identity import keyed, text_of
from shoal.server.patch import diff
from shoal.server.rules import Match, Step
from shoal.server.schema import audiences, commands, frames, jobs, positions, seats, tables
from shoal.server.service import Service
from shoal.server.storage import dumps, loads, now
from shoal.server.wire import Ahead, Answer, ApiError, End, Message, Undo

SCHEMA = 1
TRIES = 60
Wish = Answer | Undo | End


class Conflict(Exception):
    """Another writer was quicker."""


class Shown(NamedTuple):
    """One row of an audience's sequence."""

    audience: int
    seq: int
    body: str


class Job(NamedTuple):
    """A decision that a bot has to take."""

    decision: str
    seat: int
    bot: str


@dataclass(frozen=True)
class Remark:
    """What somebody says at the table that is no move: all hear the same, and see what they saw last."""

    said: Message
    shown: dict[int, dict[str, Any]]

    def events(self, viewer: int | None) -> list[Message]:
        """The remark."""
        return [self.said]

    def view(self, viewer: int | None, memory: bool = False) -> dict[str, Any]:
        """The table as it was."""
        return self.shown[PUBLIC if viewer is None else viewer]


@dataclass(frozen=True)
class Reply:
    """What somebody is told who answered: stored now, or stored before."""

    status: str
    seq: int


# ---------------------------------------------------------------- decisions


def decision_id(secret: bytes, seat: int, stage: int) -> str:
    """The name of what `seat` is asked at `stage`. It tells nothing to whom it is not told."""
    return text_of(keyed(secret, "decision", seat, stage)[:15])


def open_decision(match: Match, secret: bytes, seat: int) -> str | None:
    """The decision of a seat that is asked, or may still think again or go back."""
    if seat == PUBLIC or match.over or not (seat in match.open or match.ready(seat) or match.may_undo(seat)):
        return None
    return decision_id(secret, seat, match.stage)


def bot_is_asked(match: Match, bots: dict[int, str]) -> bool:
    """Whether some bot is asked something. Then nobody goes back: it is a mark as if it had answered."""
    return not match.over and any(seat in bots for seat in match.open)


def bot_jobs(match: Match, secret: bytes, bots: dict[int, str]) -> list[Job]:
    """What the bots at a table have to decide now."""
    return [
        Job(decision_id(secret, seat, match.stage), seat, bots[seat])
        for seat in sorted(match.open)
        if seat in bots and not match.over
    ]


# ---------------------------------------------------------------- what each audience is shown


def plain(value: Any) -> Any:
    """A value as it comes out of JSON, so that what is stored and what is new compare alike."""
    return msgspec.json.decode(msgspec.json.encode(value))


def project(
    match: Match, steps: Sequence[Step], cursors: dict[int, Cursor], memory: bool, secret: bytes
) -> list[Shown]:
    """The rows that each audience gets for `steps`; moves the cursors on.

    An audience gets a row only for a step that it sees: its sequence counts its own rows, so that
    the numbers betray nothing of what happens out of its sight.
    """
    rows: list[Shown] = []
    for audience, cursor in cursors.items():
        viewer = None if audience == PUBLIC else audience
        seen = [(step.view(viewer, memory=memory), step.events(viewer)) for step in steps]
        seen.append((match.view(viewer, memory=memory), []))
        rows += _rows(audience, cursor, seen, open_decision(match, secret, audience))
    return rows


def _rows(audience: int, cursor: Cursor, seen: list[tuple[Any, Any]], decision: str | None) -> list[Shown]:
    parts: list[dict[str, Any]] = []
    for view, events in seen:
        after = plain(view)
        patch = diff(cursor.view, after)
        if patch or events:
            parts.append({"events": events, "patch": patch})
        cursor.view = after
    if decision != cursor.decision:
        parts = parts or [{"events": [], "patch": {}}]
        if cursor.decision is not None:
            parts[0]["decision"] = None
        parts[-1]["decision"] = decision
        cursor.decision = decision
    rows = []
    for part in parts:
        cursor.seq += 1
        body = {"type": "frame", "seq": cursor.seq} | part
        rows.append(Shown(audience, cursor.seq, dumps(body)))
    return rows


# ---------------------------------------------------------------- loading


def table_row(connection: Connection, table: str) -> Row[Any]:
    """A table, or the refusal that there is none."""
    row = connection.execute(select(tables).where(tables.c.id == table)).first()
    if row is None:
        raise ApiError(404, "table")
    return row


def seat_rows(connection: Connection, table: str) -> Sequence[Row[Any]]:
    """The seats of a table in order."""
    return connection.execute(select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)).all()


def claimed(seat: Row[Any]) -> bool:
    """Whether somebody sits there."""
    return seat.kind == "bot" or seat.identity is not None


def bots_of(rows: Iterable[Row[Any]]) -> dict[int, str]:
    """Which bot sits where."""
    return {row.seat: row.bot for row in rows if row.kind == "bot"}


def take_head(service: Service, connection: Connection, row: Row[Any]) -> Head:
    """The table's match at its newest position, for the caller alone."""
    head = service.heads.take(row.id, row.head)
    return head if head is not None else load_head(service, connection, row)


def load_head(service: Service, connection: Connection, row: Row[Any]) -> Head:
    """The same from the database."""
    stored = connection.execute(select(positions).where(positions.c.table_id == row.id)).one()
    saved = upgrade(loads(stored.body), stored.schema)
    cursors = {
        at.audience: Cursor(at.seq, loads(at.view), at.decision)
        for at in connection.execute(
            select(audiences).where(audiences.c.table_id == row.id).order_by(audiences.c.audience)
        )
    }
    return Head(row.id, stored.seq, service.rules.source.game(row.game).load(saved), cursors)


def upgrade(saved: dict[str, Any], schema: int) -> dict[str, Any]:
    """A stored position in today's form: one step here for every schema there was."""
    if schema != SCHEMA:
        raise ApiError(500, "schema")
    return saved


# ---------------------------------------------------------------- storing


def store_position(connection: Connection, head: Head, rows: list[Shown]) -> None:
    """Put the head's position, its audiences and their new rows into the database."""
    body = {"seq": head.seq, "schema": SCHEMA, "body": dumps(head.match.save())}
    where = positions.c.table_id == head.table
    if not connection.execute(update(positions).where(where).values(body)).rowcount:
        connection.execute(insert(positions).values(table_id=head.table, **body))
    if rows:
        connection.execute(insert(frames), [{"table_id": head.table, **row._asdict()} for row in rows])
    for audience in {row.audience for row in rows}:
        store_cursor(connection, head.table, audience, head.cursors[audience])


def store_cursor(connection: Connection, table: str, audience: int, cursor: Cursor) -> None:
    """Put where an audience stands into the database."""
    values = {"seq": cursor.seq, "view": dumps(cursor.view), "decision": cursor.decision}
    where = (audiences.c.table_id == table) & (audiences.c.audience == audience)
    if not connection.execute(update(audiences).where(where).values(values)).rowcount:
        connection.execute(insert(audiences).values(table_id=table, audience=audience, **values))


def store_jobs(connection: Connection, table: str, wanted: list[Job]) -> None:
    """Make the table's jobs exactly those wanted; one that is there already stays as it is."""
    names = [job.decision for job in wanted]
    here = (jobs.c.table_id == table) & jobs.c.decision.in_(names)
    connection.execute(delete(jobs).where((jobs.c.table_id == table) & jobs.c.decision.not_in(names)))
    known = set(connection.execute(select(jobs.c.decision).where(here)).scalars())
    fresh = [
        {"table_id": table, **job._asdict(), "tries": 0, "lease": 0, "created": now()}
        for job in wanted
        if job.decision not in known
    ]
    if fresh:
        connection.execute(insert(jobs), fresh)


def advance(connection: Connection, row: Row[Any], **news: Any) -> None:
    """Move the table from the head it was read at to the next, if it still stands there, with what else is new of it."""
    values: dict[str, Any] = {"head": row.head + 1}
    if any(row._mapping[name] != value for name, value in news.items()):
        values |= {**news, "version": tables.c.version + 1}
    where = (tables.c.id == row.id) & (tables.c.head == row.head)
    if connection.execute(update(tables).where(where).values(values)).rowcount != 1:
        raise Conflict


# ---------------------------------------------------------------- answering


def seat_of(rows: Iterable[Row[Any]], identity: str | None) -> int:
    """The seat somebody sits on, or the refusal that it is none."""
    for row in rows:
        if identity is not None and row.identity == identity and row.kind == "person":
            return int(row.seat)
    raise ApiError(403, "seat")


def answer(service: Service, table: str, identity: str | None, wish: Wish) -> Reply:
    """A person's answer, answers taken back, or a word on ending the game: stored when this returns."""
    return _answer(service, table, wish, lambda rows: seat_of(rows, identity))


def answer_for_bot(service: Service, table: str, seat: int, wish: Answer) -> Reply:
    """A bot's answer, in the same way."""

    def authorise(rows: Iterable[Row[Any]]) -> int:
        if seat not in bots_of(rows):
            raise ApiError(403, "seat")
        return seat

    return _answer(service, table, wish, authorise)


def _answer(service: Service, table: str, wish: Wish, authorise: Any) -> Reply:
    for _ in range(TRIES):
        try:
            reply = _attempt(service, table, wish, authorise)
        except (Conflict, IntegrityError):
            continue
        if reply.status == "accepted":
            service.told(table)
        return reply
    raise ApiError(503, "busy")


def _attempt(service: Service, table: str, wish: Wish, authorise: Any) -> Reply:
    with service.storage.read() as connection:
        row = table_row(connection, table)
        sitting = seat_rows(connection, table)
        seat = authorise(sitting)
        before = _seen_before(connection, table, seat, wish.id)
        if before is not None:
            return Reply("duplicate", before)
        head = take_head(service, connection, row)
    bots, proposed = bots_of(sitting), row.ending
    try:
        if isinstance(wish, End):
            steps, proposed = _end(head, row, sitting, seat, wish)
        else:
            if seat not in bots and not (isinstance(wish, Answer) and head.match.ready(seat)):
                proposed = None  # a person plays on; that somebody thinks again is nobody's business
            steps = _apply(service, head, row.secret, seat, wish, bots)
    except ApiError:
        service.heads.give(head)  # nothing was changed
        raise
    decision = wish.proposal if isinstance(wish, End) else wish.decision
    asked = seat in head.match.open and not isinstance(wish, End)
    if asked and decision_id(row.secret, seat, head.match.stage) == decision:
        raise ApiError(422, "incomplete", legal=head.match.legal(seat))  # and drop the head
    if bot_is_asked(head.match, bots):
        head.match.mark()
    rows = project(head.match, steps, head.cursors, row.memory, row.secret)
    head.seq += 1
    # A bot's seat has no audience; its answers count by the table's own number.
    seen = head.cursors[seat].seq if seat in head.cursors else head.seq
    with service.storage.write() as connection:
        advance(connection, row, over=head.match.over, ending=None if head.match.over else proposed)
        connection.execute(
            insert(commands).values(
                table_id=table,
                seq=head.seq,
                seat=seat,
                client=wish.id,
                decision=decision,
                answers=dumps(wish.answers if isinstance(wish, Answer) else []),
                seen=seen,
                at=now(),
                undo=wish.count if isinstance(wish, Undo) else None,
                agree=wish.agree if isinstance(wish, End) else None,
            )
        )
        store_position(connection, head, rows)
        sitting = seat_rows(connection, table)  # somebody may have been replaced meanwhile
        store_jobs(connection, table, bot_jobs(head.match, row.secret, bots_of(sitting)))
    service.heads.give(head)
    return Reply("accepted", seen)


def _seen_before(connection: Connection, table: str, seat: int, client: str) -> int | None:
    where = (commands.c.table_id == table) & (commands.c.seat == seat) & (commands.c.client == client)
    found = connection.execute(select(commands.c.seen).where(where)).scalar()
    return None if found is None else int(found)


def _apply(
    service: Service, head: Head, secret: bytes, seat: int, wish: Answer | Undo, bots: dict[int, str]
) -> Sequence[Step]:
    """Let the rules take the answers (or give them back), or refuse and leave the match as it was."""
    match = head.match
    seq = head.cursors[seat].seq if seat in head.cursors else None
    if wish.decision != open_decision(match, secret, seat):
        raise ApiError(409, "stale", seq=seq)
    try:
        if isinstance(wish, Undo):
            if bot_is_asked(match, bots):  # it took the next seat just now
                raise ApiError(409, "stale", seq=seq)
            return match.undo(seat, wish.count)
        if match.ready(seat):
            return match.change(seat, *wish.answers)
        return match.play(seat, *wish.answers)
    except service.rules.source.illegal() as refused:
        raise illegal(refused, seq) from None


def _end(
    head: Head, row: Row[Any], sitting: Sequence[Row[Any]], seat: int, wish: End
) -> tuple[Sequence[Step], str | None]:
    """Take a word on ending the game: what all see of it, and the proposal as it stands then."""
    seq = head.cursors[seat].seq
    if head.match.over:
        raise ApiError(409, "stale", seq=seq)
    if not all(map(claimed, sitting)):
        raise ApiError(409, "end-waiting", seq=seq)
    fresh = text_of(keyed(row.secret, "end", head.seq)[:15])
    after, said = ending.answered(ending.stored(row.ending), wish, seat, fresh)
    persons = {at.seat for at in sitting if at.kind == "person"}
    remark = Remark(said, {audience: cursor.view for audience, cursor in head.cursors.items()})
    if not ending.complete(after, persons):
        return [remark], after.store()
    return [*([remark] if len(persons) > 1 else []), *head.match.agree()], None


def illegal(refused: Exception, seq: int | None = None) -> ApiError:
    """What the rules would not take."""
    return ApiError(
        422,
        "illegal",
        message=getattr(refused, "reason", None),
        legal=[str(legal) for legal in getattr(refused, "legal", ())],
        seq=seq,
    )


# ---------------------------------------------------------------- looking ahead


def ahead(service: Service, table: str, identity: str | None, wish: Ahead) -> dict[str, Any]:
    """What a person would see and be asked after the first parts of an answer. Nothing is stored, nobody is told."""
    with service.storage.read() as connection:
        row = table_row(connection, table)
        seat = seat_of(seat_rows(connection, table), identity)
        head = take_head(service, connection, row)
    try:
        seq = head.cursors[seat].seq
        if wish.decision != open_decision(head.match, row.secret, seat):
            raise ApiError(409, "stale", seq=seq)
        return head.match.ahead(seat, *wish.answers, memory=row.memory)
    except service.rules.source.illegal() as refused:
        raise illegal(refused, seq) from None
    finally:
        service.heads.give(head)  # nothing was changed
