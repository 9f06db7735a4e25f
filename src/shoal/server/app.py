"""Puts the service together."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from litestar import Litestar, Request, Response, route
from litestar.enums import HttpMethod
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp
from sqlalchemy.exc import OperationalError, TimeoutError

from shoal.server.api import ROUTES, said
from shoal.server.bus import LocalBus
from shoal.server.guard import Guard
from shoal.server.jobs import Bots, Thinker
from shoal.server.limits import Limits
from shoal.server.presence import Presence
from shoal.server.rules import Rules, Shoal, Source
from shoal.server.service import Service
from shoal.server.settings import Settings
from shoal.server.site import Site
from shoal.server.storage import open_storage, server_secret
from shoal.server.wire import ApiError

log = logging.getLogger("shoal.server")
STATUS_KEYS = {404: "not-found", 405: "method", 413: "too-large", 415: "malformed", 429: "rate"}


def make_app(
    settings: Settings,
    source: Callable[[], Source] = Shoal,
    thinker: Thinker | None = None,
) -> tuple[ASGIApp, Litestar]:
    """The application as it is served, and its inner part (for whoever starts and stops it)."""
    site = Site(settings.static)
    storage = open_storage(settings.data, settings.url)
    secret = server_secret(settings.data, settings.token(32))

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        bus = LocalBus()
        service = Service(
            settings=settings,
            storage=storage,
            secret=secret,
            rules=Rules(source),
            bus=bus,
            presence=Presence(bus),
            limits=Limits(settings.limits),
            build=site.build,
        )
        app.state.service = service
        bots = Bots(service, thinker)
        await bots.start()
        try:
            yield
        finally:
            service.stop()
            await bots.stop()
            await asyncio.to_thread(service.close)

    @route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD])
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        """The browser client."""
        path = str(request.path_params.get("path", "")).lstrip("/")
        machine = path == "api" or path.startswith(("api/", "assets/"))
        file = None if path == "api" or path.startswith("api/") else site.get(path)
        if file is None and not machine and "text/html" in request.headers.get("accept", ""):
            file = replace(site.index(), status=404)  # the client has a page for wrong addresses
        if file is None:
            raise ApiError(404, "not-found")
        headers = {"cache-control": file.cache, "etag": f'"{file.tag}"'}
        if request.headers.get("if-none-match") == headers["etag"] and file.status == 200:
            return Response(b"", status_code=304, headers=headers)
        return Response(file.body, status_code=file.status, media_type=file.kind, headers=headers)

    inner = Litestar(
        [*ROUTES, page],
        lifespan=[running],
        exception_handlers={ApiError: refused, HTTPException: broken_request, Exception: broken},
        request_max_body_size=settings.body,
        openapi_config=None,
        logging_config=None,
    )
    return Guard(inner, settings), inner


def refused(_request: Any, error: ApiError) -> Response[bytes]:
    """A refusal of ours."""
    response = said(error.body(), error.status)
    if error.status in (429, 503):
        response.set_header("retry-after", "1")
    return response


def broken_request(_request: Any, error: HTTPException) -> Response[bytes]:
    """A refusal of the framework's, in our form."""
    status = error.status_code
    if status >= 500:
        return broken(_request, error)
    return said(ApiError(status, STATUS_KEYS.get(status, "malformed")).body(), status)


def broken(request: Any, error: Exception) -> Response[bytes]:
    """A fault of ours: where it happened goes to the log, what was asked does not."""
    trace = error.__traceback__
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    busy = isinstance(error, (TimeoutError, OperationalError))
    log.error(
        "busy" if busy else "fault",
        extra={"path": request.scope["path"], "error": type(error).__name__, "where": places[-8:]},
    )
    # The database had no time for us, or no room: nothing was stored, and one may ask again.
    return refused(request, ApiError(503, "busy")) if busy else said(ApiError(500, "fault").body(), 500)
