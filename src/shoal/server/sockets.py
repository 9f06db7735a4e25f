"""The two transports of a stream: WebSocket and server-sent events. Both carry the same messages."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager
from typing import Any, Literal

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketException
from litestar.types import Receive, Scope, Send

from shoal.server.service import Service
from shoal.server.stream import Said, Watcher

RESTARTING = 1012
REFUSED = 1008
SLOW = 1013
PONG = '{"type":"pong"}'
# A client that is told to come back does so soon, but not all in the same moment.
RETRY = 1500


class _Ping(msgspec.Struct, forbid_unknown_fields=True):
    type: Literal["ping"]


@asynccontextmanager
async def present(service: Service, watcher: Watcher) -> AsyncIterator[None]:
    """Be seen at the table while this lasts."""
    connection = service.presence.enter(watcher.table, watcher.identity)
    try:
        yield
    finally:
        service.presence.leave(watcher.table, connection)


# ---------------------------------------------------------------- WebSocket


class SocketStream:
    """A watcher behind a WebSocket."""

    def __init__(self, service: Service, socket: WebSocket[Any, Any, Any]) -> None:
        self._service = service
        self._socket = socket

    async def run(self, watcher: Watcher) -> None:
        """Send until either side has enough."""
        async with present(self._service, watcher):
            sending = asyncio.create_task(self._send(watcher))
            listening = asyncio.create_task(self._listen())
            done, pending = await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
            for task in pending:
                task.cancel()
            await asyncio.gather(*pending, return_exceptions=True)
            code = next((code for task in done if (code := _code(task)) is not None), None)
        if code is not None:
            with contextlib.suppress(Exception):  # already gone
                await self._socket.close(code=code)

    async def _send(self, watcher: Watcher) -> int:
        async with aclosing(watcher.messages()) as messages:
            async for said in messages:
                if said is not None and not await self._put(said.body):
                    return SLOW
        return RESTARTING

    async def _put(self, body: str) -> bool:
        """Whether the reader took it in time."""
        timeout = self._service.settings.send_timeout
        try:
            await asyncio.wait_for(self._socket.send_data(body, mode="text"), timeout)
        except TimeoutError:
            return False
        return True

    async def _listen(self) -> int | None:
        while True:
            message: Any = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return None
            try:
                msgspec.json.decode(message.get("text") or b"", type=_Ping)
            except (msgspec.DecodeError, ValueError, RecursionError):
                return REFUSED
            if not await self._put(PONG):
                return SLOW


def _code(task: asyncio.Task[Any]) -> int | None:
    """The code to close with; none when the other side is gone already."""
    error = task.exception()
    if error is None:
        result: int | None = task.result()
        return result
    if isinstance(error, (WebSocketException, OSError)) or "Disconnect" in type(error).__name__:
        return None
    raise error


# ---------------------------------------------------------------- server-sent events


class EventStream:
    """A watcher behind a response that does not end."""

    def __init__(self, service: Service, watcher: Watcher) -> None:
        self._service = service
        self._watcher = watcher

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send until either side has enough."""
        async with present(self._service, self._watcher):
            sending = asyncio.create_task(self._send(send))
            listening = asyncio.create_task(_gone(receive))
            done, pending = await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
            for task in pending:
                task.cancel()
            await asyncio.gather(*pending, return_exceptions=True)
        for task in done:
            if (error := task.exception()) is not None and not isinstance(error, OSError):
                raise error

    async def _send(self, send: Send) -> None:
        headers = [
            (b"content-type", b"text/event-stream; charset=utf-8"),
            (b"cache-control", b"no-store"),
            (b"x-accel-buffering", b"no"),
        ]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        if not await self._put(send, f"retry: {RETRY}\n\n"):
            return
        async with aclosing(self._watcher.messages()) as messages:
            async for said in messages:
                if not await self._put(send, event(said)):
                    return
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _put(self, send: Send, text: str) -> bool:
        """Whether the reader took it in time."""
        timeout = self._service.settings.send_timeout
        try:
            await asyncio.wait_for(
                send({"type": "http.response.body", "body": text.encode(), "more_body": True}),
                timeout,
            )
        except TimeoutError:
            return False
        return True


def event(said: Said | None) -> str:
    """A message as one event; a comment when there is none, to keep the connection warm."""
    if said is None:
        return ": still here\n\n"
    number = "" if said.seq is None else f"id: {said.seq}\n"
    return f"{number}data: {said.body}\n\n"


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
