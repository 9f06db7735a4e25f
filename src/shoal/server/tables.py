"""Opening tables, taking seats, and what a table says about itself to whoever asks."""

import base64
import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from shoal.server import ending
from shoal.server import identity as people
from shoal.server.heads import PUBLIC, Cursor, Head
from shoal.server.identity import hashed, keyed, text_of
from shoal.server.play import (
    TRIES,
    Conflict,
    advance,
    bot_jobs,
    bots_of,
    claimed,
    project,
    seat_of,
    seat_rows,
    store_cursor,
    store_jobs,
    store_position,
    table_row,
    take_head,
)
from shoal.server.rules import Game, Match
from shoal.server.schema import audiences, seats, tables
from shoal.server.service import Service
from shoal.server.storage import dumps, loads, now
from shoal.server.wire import ApiError, Claim, Fill, NewTable

Info = dict[str, Any]


@dataclass(frozen=True)
class Sitter:
    """Who gets a seat when a table is opened: a bot, somebody, or whoever has the invite."""

    bot: str | None = None
    identity: str | None = None
    name: str = ""


# ---------------------------------------------------------------- games


def games(service: Service) -> list[Info]:
    """What can be played."""
    source = service.rules.source
    return [_game_info(source.game(name), source.bots()) for name in source.games()]


def _game_info(game: Game, bots: Sequence[str]) -> Info:
    return {
        "name": game.name,
        "revision": game.revision,
        "players": list(game.players),
        "options": [_option_info(option) for option in game.options],
        "bots": list(bots),
    }


def _option_info(option: Any) -> Info:
    names = ("name", "kind", "default", "needs")
    by_kind = {"int": ("minimum", "maximum", "beyond"), "choice": ("choices",), "pick": ("choices", "count", "empty")}
    info = {name: getattr(option, name) for name in (*names, *by_kind.get(option.kind, ()))}
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in info.items()
        if value is not None and (name != "needs" or value)
    } | ({"cap": True} if option.cap else {})


def _game(service: Service, name: str) -> Game:
    source = service.rules.source
    if name not in source.games():
        raise ApiError(404, "game")
    return source.game(name)


def _check_bot(service: Service, bot: str) -> str:
    if bot not in service.rules.source.bots():
        raise ApiError(400, "bot")
    return bot


# ---------------------------------------------------------------- opening


def create(service: Service, host: str, wish: NewTable) -> str:
    """Open a table; returns its name."""
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise ApiError(400, "seats", params={"n": ["n", len(wish.seats)]})
    with service.storage.read() as connection:
        name = people.name_of(connection, host)
    sitters = []
    for seat in wish.seats:
        if seat.kind == "bot":
            sitters.append(Sitter(bot=_check_bot(service, seat.bot)))
        elif seat.kind == "me":
            sitters.append(Sitter(identity=host, name=name))
        else:
            sitters.append(Sitter())
    return _open(service, wish.game, dict(wish.options), wish.memory, host, sitters, None)


def _start(service: Service, game: Game, wishes: Info, sitters: Sequence[Sitter], key: bytes) -> Match:
    """A match for those who sit there, or the refusal of the options."""
    persons = len(sitters)
    known = {option.name for option in game.options}
    if unknown := sorted(set(wishes) - known):  # nothing else that `start` takes is for strangers
        raise ApiError(400, "options", params={"detail": ["text", unknown[0]]})
    options = dict(wishes)
    if "players" in known:
        options.setdefault("players", persons)
    try:
        options = game.seated(options, bots=any(sitter.bot is not None for sitter in sitters))
        match = game.start(key=key, **options)
    except (service.rules.source.wrong_option(), TypeError) as error:
        said = getattr(error, "reason", None)
        params = {"detail": ["text", str(error)[:300]]}
        raise ApiError(400, "options", message=said, params=params) from None
    if match.seats != persons:
        raise ApiError(400, "seats", params={"n": ["n", match.seats]})
    return match


def _open(
    service: Service,
    name: str,
    wishes: Info,
    memory: bool,
    host: str,
    sitters: list[Sitter],
    rematch_of: str | None,
) -> str:
    game = _game(service, name)
    token = service.settings.token
    key, secret = token(32), token(32)
    table = base64.b32encode(token(10)).decode().lower()
    match = _start(service, game, wishes, sitters, key)
    row = {
        "id": table,
        "game": name,
        "revision": game.revision,
        "wishes": dumps(wishes),
        "options": dumps(dict(match.options)),
        "memory": memory,
        "host": host,
        "key": key,
        "commitment": hashlib.sha256(key).hexdigest(),
        "secret": secret,
        "head": 0,
        "version": 0,
        "over": match.over,
        "rematch_of": rematch_of,
        "created": now(),
    }
    watching = [PUBLIC] + [at for at, sitter in enumerate(sitters) if sitter.bot is None]
    head = Head(table, 0, match, {at: Cursor(-1, {}, None) for at in watching})
    rows = project(match, match.opening, head.cursors, memory, secret)
    bots = {at: sitter.bot for at, sitter in enumerate(sitters) if sitter.bot is not None}
    with service.storage.write() as connection:
        connection.execute(insert(tables).values(row))
        connection.execute(insert(seats), [_seat(service, table, at, sitter) for at, sitter in enumerate(sitters)])
        store_position(connection, head, rows)
        for audience, cursor in head.cursors.items():
            store_cursor(connection, table, audience, cursor)
        store_jobs(connection, table, bot_jobs(match, secret, bots))
    service.heads.give(head)
    service.told(table)
    return table


def _seat(service: Service, table: str, at: int, sitter: Sitter) -> Info:
    free = sitter.bot is None and sitter.identity is None
    return {
        "table_id": table,
        "seat": at,
        "kind": "person" if sitter.bot is None else "bot",
        "bot": sitter.bot,
        "identity": sitter.identity,
        "name": sitter.name,
        "invite": hashed(invite(service, table, at)) if free else None,
    }


def invite(service: Service, table: str, seat: int) -> str:
    """The invite to a seat. Only its hash is in the database; the rest is the service's secret."""
    return text_of(keyed(service.secret, "invite", table, seat)[:16])


# ---------------------------------------------------------------- what a table says


def info(service: Service, table: str, identity: str | None, online: frozenset[str]) -> Info:
    """What `identity` may know about the table."""
    with service.storage.read() as connection:
        said = info_in(service, connection, table, identity, online)
        if "my_seat" in said:  # not in the stream: it says so with every view
            said["asked"] = is_asked(connection, table, said["my_seat"])
        return said


def is_asked(connection: Connection, table: str, seat: int) -> bool:
    """Whether a seat that somebody sits in has something to answer."""
    where = (audiences.c.table_id == table) & (audiences.c.audience == seat)
    view = loads(connection.execute(select(audiences.c.view).where(where)).scalar_one())
    return seat in view["asked"] and not view["ready"][seat]


def info_in(
    service: Service,
    connection: Connection,
    table: str,
    identity: str | None,
    online: frozenset[str],
) -> Info:
    """The same within a transaction."""
    row = table_row(connection, table)
    sitting = seat_rows(connection, table)
    host = identity is not None and row.host == identity
    said: Info = {
        "table": row.id,
        "game": row.game,
        "revision": row.revision,
        "options": loads(row.options),
        "memory": row.memory,
        "state": _state(row, sitting),
        "commitment": row.commitment,
        "host": host,
        "seats": [_seat_info(service, at, host, identity, online) for at in sitting],
    }
    mine = [at.seat for at in sitting if identity is not None and at.identity == identity]
    if mine:
        said["my_seat"] = mine[0]
    following = select(tables.c.id).where(tables.c.rematch_of == table)
    if (rematch_table := connection.execute(following).scalar()) is not None:
        said["rematch"] = rematch_table
    if (proposed := ending.stored(row.ending)) is not None:
        said["ending"] = proposed.said()
    if row.over:
        said["key"] = row.key.hex()
    return said


def _state(row: Row[Any], sitting: Sequence[Row[Any]]) -> str:
    if row.over:
        return "over"
    return "playing" if all(claimed(seat) for seat in sitting) else "waiting"


def _seat_info(service: Service, seat: Row[Any], host: bool, identity: str | None, online: frozenset[str]) -> Info:
    said: Info = {
        "seat": seat.seat,
        "kind": seat.kind,
        "claimed": claimed(seat),
        "you": identity is not None and seat.identity == identity,
        "online": seat.kind == "bot" or seat.identity in online,
    }
    if seat.kind == "bot":
        said["bot"] = seat.bot
    if seat.name:
        said["name"] = seat.name
    if host and not said["claimed"]:
        token = invite(service, seat.table_id, seat.seat)
        if seat.invite is not None and hmac.compare_digest(hashed(token), seat.invite):
            said["invite"] = token
    return said


# ---------------------------------------------------------------- taking seats


def invited(service: Service, table: str, token: str) -> bool:
    """Whether a token is the invite to a seat of the table, free or not."""
    with service.storage.read() as connection:
        table_row(connection, table)
        where = (seats.c.table_id == table) & (seats.c.invite == hashed(token))
        return connection.execute(select(seats.c.seat).where(where)).first() is not None


def sits(service: Service, table: str, identity: str | None) -> int:
    """The seat of somebody, or the refusal that they have none."""
    with service.storage.read() as connection:
        table_row(connection, table)
        return seat_of(seat_rows(connection, table), identity)


def claim(service: Service, table: str, identity: str, wish: Claim) -> None:
    """Take the seat of an invite. The same person may ask again; nobody else gets it."""
    with service.storage.write() as connection:
        table_row(connection, table)
        where = (seats.c.table_id == table) & (seats.c.invite == hashed(wish.invite))
        seat = connection.execute(select(seats).where(where)).first()
        if seat is None:
            raise ApiError(403, "invite")
        if seat.identity == identity:
            return
        if seat.kind == "bot" or seat.identity is not None:
            raise ApiError(409, "claimed")
        mine = (seats.c.table_id == table) & (seats.c.identity == identity)
        if connection.execute(select(seats.c.seat).where(mine)).first() is not None:
            raise ApiError(409, "seated")
        name = people.name_of(connection, identity)
        free = where & seats.c.identity.is_(None)
        connection.execute(update(seats).where(free).values(identity=identity, name=name))
        _changed(connection, table)
    service.told(table)


def fill(service: Service, table: str, identity: str | None, wish: Fill) -> None:
    """The host gives an unclaimed seat to a bot."""
    for _ in range(TRIES):
        try:
            return _fill(service, table, identity, wish)
        except Conflict:
            continue
    raise ApiError(503, "busy")


def _fill(service: Service, table: str, identity: str | None, wish: Fill) -> None:
    with service.storage.read() as connection:
        row = table_row(connection, table)
        if identity is None or row.host != identity:
            raise ApiError(403, "host")
        bot = _check_bot(service, wish.bot)
        sitting = seat_rows(connection, table)
        if wish.seat >= len(sitting):
            raise ApiError(404, "no-seat")
        seat = sitting[wish.seat]
        if seat.kind == "bot" and seat.bot == bot:
            return
        if claimed(seat):
            raise ApiError(409, "claimed")
        head = take_head(service, connection, row)
    head.cursors.pop(wish.seat, None)
    rows = project(head.match, [], head.cursors, row.memory, row.secret) if head.match.cap() else []
    head.seq += 1
    with service.storage.write() as connection:
        options = dict(head.match.options)
        wishes = {name: wish for name, wish in loads(row.wishes).items() if wish != 0 or options[name] == 0}
        advance(connection, row, options=dumps(options), wishes=dumps(wishes))  # no wish is left to have no cap
        free = (
            (seats.c.table_id == table)
            & (seats.c.seat == wish.seat)
            & (seats.c.kind == "person")
            & seats.c.identity.is_(None)
        )
        values = {"kind": "bot", "bot": bot, "invite": None}
        if connection.execute(update(seats).where(free).values(values)).rowcount != 1:
            raise Conflict
        mine = (audiences.c.table_id == table) & (audiences.c.audience == wish.seat)
        connection.execute(delete(audiences).where(mine))
        bots = bots_of(seat_rows(connection, table))
        store_jobs(connection, table, bot_jobs(head.match, row.secret, bots))
        store_position(connection, head, rows)
        _changed(connection, table)
    service.heads.give(head)
    service.told(table)


def _changed(connection: Connection, table: str) -> None:
    where = tables.c.id == table
    connection.execute(update(tables).where(where).values(version=tables.c.version + 1))


def rename_if_new(service: Service, identity: str, name: str) -> None:
    """Call somebody `name`, if that is not their name already."""
    with service.storage.read() as connection:
        known = people.name_of(connection, identity)
    if known != name:
        rename(service, identity, name)


def rename(service: Service, identity: str, name: str) -> None:
    """Call somebody `name`, also at the tables where they sit and play."""
    with service.storage.write() as connection:
        people.rename(connection, identity, name)
        mine = (
            select(seats.c.table_id)
            .join(tables, tables.c.id == seats.c.table_id)
            .where((seats.c.identity == identity) & tables.c.over.is_(False))
        )
        touched = list(connection.execute(mine).scalars())
        where = (seats.c.identity == identity) & seats.c.table_id.in_(touched)
        connection.execute(update(seats).where(where).values(name=name))
        for table in touched:
            _changed(connection, table)
    for table in touched:
        service.told(table)


# ---------------------------------------------------------------- afterwards


def rematch(service: Service, table: str, identity: str | None) -> str:
    """The table at which the same people play again: opened once, whoever asks and how often."""
    with service.storage.read() as connection:
        row = table_row(connection, table)
        sitting = seat_rows(connection, table)
        if identity is None or row.host != identity:
            seat_of(sitting, identity)
        if not row.over:
            raise ApiError(409, "not-over")
        following = select(tables.c.id).where(tables.c.rematch_of == table)
        found = connection.execute(following).scalar()
    if found is not None:
        return str(found)
    sitters = [Sitter(seat.bot, seat.identity, seat.name) for seat in sitting]
    wishes = loads(row.wishes)
    try:
        fresh = _open(service, row.game, wishes, row.memory, row.host, sitters, table)
    except IntegrityError:  # somebody else asked at the same moment
        with service.storage.read() as connection:
            return str(connection.execute(following).scalar_one())
    with service.storage.write() as connection:
        _changed(connection, table)
    service.told(table)
    return fresh


def record(service: Service, table: str) -> Info:
    """The record of a finished game, with what everybody at the table could see of who played."""
    with service.storage.read() as connection:
        row = table_row(connection, table)
        if not row.over:
            raise ApiError(409, "not-over")
        sitting = seat_rows(connection, table)
        head = take_head(service, connection, row)
    who = {"names": [seat.name or "" for seat in sitting], "bots": [seat.bot for seat in sitting]}
    try:
        return head.match.record() | who
    finally:
        service.heads.give(head)
