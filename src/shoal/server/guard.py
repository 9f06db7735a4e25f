"""What every request passes first: is it meant for us, does it come from our own pages.

Also puts the security headers on every response and writes the log of requests: path and status,
never a query, a cookie or a body.
"""

import ipaddress
import logging
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from shoal.server.settings import Settings
from shoal.server.wire import ApiError

log = logging.getLogger("shoal.server.request")

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # addresses may carry an invite
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._hosts = settings.names()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Judge, pass on, log."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        began = perf_counter()
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            elif message["type"] == "websocket.close":
                status = message["code"]
            await send(message)

        try:
            key = self._refusal(scope)
            if key is None:
                await self._app(scope, receive, sending)
            else:
                await _refuse(scope, key, sending)
        finally:
            log.info(
                "request",
                extra={
                    "method": scope.get("method", "WS"),
                    "path": scope["path"],
                    "status": status,
                    "ms": round((perf_counter() - began) * 1000, 1),
                },
            )

    def _refusal(self, scope: Any) -> str | None:
        """Why the request is not let in, if it is not."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if not self._ours(host):
            return "host-name"
        if scope["type"] == "http" and scope["method"] in SAFE:
            return None
        # Browsers name the page that asks; programs need not, and carry nobody's cookie by accident.
        origin = headers.get(b"origin")
        if origin is not None and _place(origin) != _place(f"//{host}"):
            return "origin"
        if headers.get(b"sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return "origin"
        return None

    def _ours(self, host: str) -> bool:
        """Whether the request was meant for us, and not for a name that somebody pointed here."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name in self._hosts:
            return True
        if not self._settings.open_to_others:
            return False
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True  # a bare address belongs to no foreign page


def _place(address: str) -> tuple[str | None, int | None]:
    """Host and port that an address names."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return None, None
    if not parts.netloc:
        return None, None
    if port in (80, 443):
        port = None
    return parts.hostname, port


async def _refuse(scope: Any, key: str, send: Any) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    body = msgspec.json.encode(ApiError(403, key).body())
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
