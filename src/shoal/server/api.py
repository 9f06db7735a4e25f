"""The routes of the service."""

from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import Cookie
from litestar.types import ASGIApp

from shoal.server import identity as people
from shoal.server import lessons, play, stream, tables
from shoal.server.service import Service
from shoal.server.sockets import EventStream, SocketStream
from shoal.server.stream import Watcher
from shoal.server.wire import (
    Ahead,
    Answer,
    ApiError,
    Body,
    Claim,
    End,
    Fill,
    Learned,
    LearnedAhead,
    Me,
    NewTable,
    Nothing,
    Undo,
    decode,
)

Req = Request[Any, Any, Any]
Socket = WebSocket[Any, Any, Any]
NO_TABLE = 4404


def service_of(connection: Req | Socket) -> Service:
    """The service behind a request."""
    service: Service = connection.app.state.service
    return service


def said(value: Any, status: int = 200, cookie: Cookie | None = None) -> Response[bytes]:
    """A JSON response."""
    return Response(
        msgspec.json.encode(value),
        status_code=status,
        media_type="application/json",
        headers={"cache-control": "no-store"},
        cookies=[cookie] if cookie else [],
    )


def table_of(connection: Req | Socket) -> str:
    """The table in the address."""
    return str(connection.path_params["table"])[:64]


# ---------------------------------------------------------------- who asks


def address_of(connection: Req | Socket) -> str:
    """Where somebody without a cookie asks from."""
    return connection.client.host if connection.client else ""


async def asker(connection: Req | Socket, kind: str) -> str | None:
    """The identity of who asks, within the limits of how often."""
    service = service_of(connection)
    token = connection.cookies.get(people.COOKIE)

    def look() -> str | None:
        with service.storage.read() as reading:
            return people.find(reading, token)

    identity = await service.run(look) if token else None
    if not service.limits.take(kind, identity or address_of(connection)):
        raise ApiError(429, "rate")
    return identity


async def somebody(request: Req, kind: str, raw_name: str | None) -> tuple[str, Cookie | None]:
    """The identity of who asks, made if need be, called by the name given with the request."""
    service = service_of(request)
    identity = await asker(request, kind)
    name = people.clean_name(raw_name or "")
    if identity is None:
        if not service.limits.take("identity", address_of(request)):
            raise ApiError(429, "rate")
        fresh, token = await service.run(people.make, service, name)
        return fresh, _cookie(request, token)
    if raw_name is not None and (name or kind == "seat"):
        await service.run(tables.rename_if_new, service, identity, name)
    return identity, None


def _cookie(request: Req, token: str) -> Cookie:
    return Cookie(
        key=people.COOKIE,
        value=token,
        max_age=people.COOKIE_AGE,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",
    )


async def body_of(request: Req, kind: type[Body]) -> Body:
    """The body of a request, strictly."""
    body = await request.body()
    if body and request.headers.get("content-type", "").partition(";")[0] != "application/json":
        raise ApiError(415, "malformed")
    if not body and kind is Nothing:
        body = b"{}"
    return decode(body, kind)


async def _info(
    request: Req, table: str, identity: str | None, status: int = 200, cookie: Cookie | None = None
) -> Response[bytes]:
    service = service_of(request)
    online = service.presence.online(table)
    info = await service.run(tables.info, service, table, identity, online)
    return said(info, status, cookie)


# ---------------------------------------------------------------- what there is


@get("/api/health")
async def health(request: Req) -> Response[bytes]:
    """Whether the service answers, and whether its rules are loaded."""
    return said({"ok": True, "rules": service_of(request).rules.loaded})


@get("/api/games")
async def games(request: Req) -> Response[bytes]:
    """The games with their options and bots."""
    service = service_of(request)
    await asker(request, "read")
    await service.rules.ready()
    return said(await service.run(tables.games, service))


@get("/api/me")
async def me(request: Req) -> Response[bytes]:
    """Who I am; nothing for somebody new."""
    service = service_of(request)
    identity = await asker(request, "read")

    def look() -> str:
        with service.storage.read() as reading:
            return people.name_of(reading, identity) if identity else ""

    name = await service.run(look)
    return said({"name": name} if name else {})


@post("/api/me")
async def call_me(request: Req) -> Response[bytes]:
    """What I want to be called."""
    wish = await body_of(request, Me)
    _, cookie = await somebody(request, "seat", wish.name)
    name = people.clean_name(wish.name)
    return said({"name": name} if name else {}, 200, cookie)


# ---------------------------------------------------------------- tables


@post("/api/tables")
async def create(request: Req) -> Response[bytes]:
    """Open a table."""
    service = service_of(request)
    wish = await body_of(request, NewTable)
    await service.rules.ready()
    identity, cookie = await somebody(request, "create", wish.name)
    try:
        table = await service.run(tables.create, service, identity, wish)
    except ApiError as refused:
        return said(refused.body(), refused.status, cookie)
    return await _info(request, table, identity, 201, cookie)


@get("/api/tables/{table:str}")
async def look(request: Req) -> Response[bytes]:
    """What a table says to whoever asks."""
    identity = await asker(request, "read")
    return await _info(request, table_of(request), identity)


@post("/api/tables/{table:str}/claim")
async def claim(request: Req) -> Response[bytes]:
    """Take the seat of an invite."""
    service = service_of(request)
    wish = await body_of(request, Claim)
    table = table_of(request)
    if not await service.run(tables.invited, service, table, wish.invite):
        asking = await asker(request, "seat")
        taken = await service.run(people.take_pass, service, asking, table, wish.invite)
        if taken is None:
            raise ApiError(403, "invite")
        return await _info(request, table, taken[0], 200, _cookie(request, taken[1]))
    identity, cookie = await somebody(request, "seat", wish.name or None)
    try:
        await service.run(tables.claim, service, table_of(request), identity, wish)
    except ApiError as refused:
        return said(refused.body(), refused.status, cookie)
    return await _info(request, table_of(request), identity, 200, cookie)


@post("/api/tables/{table:str}/link")
async def link(request: Req) -> Response[bytes]:
    """A link to take one's own seat along to another device: for its holder, once, for an hour."""
    service = service_of(request)
    await body_of(request, Nothing)
    identity = await asker(request, "seat")
    table = table_of(request)
    await service.run(tables.sits, service, table, identity)
    token = await service.run(people.make_pass, service, str(identity), table)
    return said({"invite": token})


@post("/api/tables/{table:str}/fill")
async def fill(request: Req) -> Response[bytes]:
    """Give an unclaimed seat to a bot."""
    service = service_of(request)
    wish = await body_of(request, Fill)
    identity = await asker(request, "seat")
    await service.rules.ready()
    await service.run(tables.fill, service, table_of(request), identity, wish)
    return await _info(request, table_of(request), identity)


@post("/api/tables/{table:str}/rematch")
async def rematch(request: Req) -> Response[bytes]:
    """Play again: the same table for whoever asks, and however often."""
    service = service_of(request)
    await body_of(request, Nothing)
    identity = await asker(request, "seat")
    await service.rules.ready()
    fresh = await service.run(tables.rematch, service, table_of(request), identity)
    return await _info(request, fresh, identity)


@post("/api/tables/{table:str}/answers")
async def answer(request: Req) -> Response[bytes]:
    """Answer what one's seat is asked. What this acknowledges is on the disk."""
    return await _answered(request, Answer)


async def _answered(request: Req, kind: type[Answer] | type[Undo] | type[End]) -> Response[bytes]:
    service = service_of(request)
    wish = await body_of(request, kind)
    identity = await asker(request, "answer")
    await service.rules.ready()
    reply = await service.run(play.answer, service, table_of(request), identity, wish)
    return said({"status": reply.status, "seq": reply.seq})


@post("/api/tables/{table:str}/ahead")
async def ahead(request: Req) -> Response[bytes]:
    """What one would see and be asked next, after the first parts of an answer."""
    service = service_of(request)
    wish = await body_of(request, Ahead)
    identity = await asker(request, "answer")
    await service.rules.ready()
    return said(await service.run(play.ahead, service, table_of(request), identity, wish))


@post("/api/tables/{table:str}/undo")
async def undo(request: Req) -> Response[bytes]:
    """Take back one's own last answers, as far as that is allowed."""
    return await _answered(request, Undo)


@post("/api/tables/{table:str}/end")
async def end(request: Req) -> Response[bytes]:
    """Propose to end the game by agreement, or answer such a proposal."""
    return await _answered(request, End)


@get("/api/tables/{table:str}/record")
async def record(request: Req) -> Response[bytes]:
    """The record of a finished game."""
    service = service_of(request)
    await asker(request, "read")
    await service.rules.ready()
    return said(await service.run(tables.record, service, table_of(request)))


# ---------------------------------------------------------------- lessons


@post("/api/lessons/{game:str}/{name:str}")
async def lesson(request: Req) -> Response[bytes]:
    """What comes after these answers in a lesson. Lessons belong to nobody and are not stored."""
    return await _lesson(request, Learned, lessons.taken)


@post("/api/lessons/{game:str}/{name:str}/ahead")
async def lesson_ahead(request: Req) -> Response[bytes]:
    """What one would see and be asked next in a lesson, after the first parts of an answer."""
    return await _lesson(request, LearnedAhead, lessons.ahead)


async def _lesson(request: Req, kind: type[Body], work: Callable[[Service, str, str, Body], Any]) -> Response[bytes]:
    service = service_of(request)
    wish = await body_of(request, kind)
    await asker(request, "lesson")
    await service.rules.ready()
    game, name = (str(request.path_params[part])[:64] for part in ("game", "name"))
    return said(await service.run(work, service, game, name, wish))


# ---------------------------------------------------------------- streams


def since_of(connection: Req | Socket, last: str | None = None) -> int | None:
    """The cursor in the address, or the one that an event stream comes back with."""
    given = last or connection.query_params.get("since")
    if given is None:
        return None
    if not given.isascii() or not given.isdigit() or len(given) > 9:
        raise ApiError(400, "malformed")
    return int(given)


async def watcher_of(connection: Req | Socket, since: int | None) -> Watcher:
    """A watcher of the table in the address."""
    service = service_of(connection)
    identity = await asker(connection, "stream")
    table = table_of(connection)
    await service.run(stream.exists, service, table)
    return Watcher(service, table, identity, since)


@get("/api/tables/{table:str}/events")
async def events(request: Req) -> ASGIApp:
    """The stream as server-sent events."""
    since = since_of(request, request.headers.get("last-event-id"))
    return EventStream(service_of(request), await watcher_of(request, since))


@websocket("/api/tables/{table:str}/stream")
async def sockets(socket: Socket) -> None:
    """The stream over a WebSocket."""
    service = service_of(socket)
    try:
        watcher = await watcher_of(socket, since_of(socket))
    except ApiError as refused:
        await socket.accept()
        await socket.close(code=4000 + refused.status, reason=refused.message["key"])
        return
    await socket.accept()
    await SocketStream(service, socket).run(watcher)


ROUTES = [
    health, games, me, call_me, create, look, claim, link, fill, rematch, answer, ahead, undo, end, record,
    lesson, lesson_ahead, events, sockets,
]  # fmt: skip
