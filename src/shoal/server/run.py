"""Starts the service and stops it."""

import asyncio
import contextlib
import errno
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar
from litestar.types import ASGIApp

from shoal.server.app import make_app
from shoal.server.logs import set_up
from shoal.server.rules import Shoal, Source
from shoal.server.settings import Settings
from shoal.server.storage import StorageError

GRACE = 6
MESSAGE = 4096


class BusyPort(Exception):
    """The service cannot listen there, with the reason in one line."""


class Server(uvicorn.Server):
    """A server that loads the rules when it listens, and lets streams end before it stops."""

    def __init__(self, app: ASGIApp, inner: Litestar, listening: Callable[[], None]) -> None:
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            lifespan="on",
            ws_max_size=MESSAGE,
            timeout_graceful_shutdown=GRACE,
            server_header=False,
        )
        super().__init__(config)
        self._inner = inner
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._listening()
        # The first page goes out before the rules begin to use the processor.
        asyncio.get_running_loop().call_later(0.2, self._inner.state.service.rules.begin)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._inner.state.service.stop()
        await asyncio.sleep(0.05)
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Any:
        """Stop at the usual signals, and then return like anybody else."""
        main = threading.current_thread() is threading.main_thread()
        kinds = (signal.SIGINT, signal.SIGTERM) if main else ()
        before = {kind: signal.signal(kind, self.handle_exit) for kind in kinds}
        try:
            yield
        finally:
            for kind, handler in before.items():
                signal.signal(kind, handler)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there, or the reason why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, every connection sends its small packets at once (TCP_NODELAY).
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        other = port + 1 if port < 65535 else 8000
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise BusyPort(
                f"port {port} on {host} is in use; choose another one, as in --port {other} or make play PORT={other}"
            ) from None
        reason = error.strerror if isinstance(error, OSError) else "no such port"
        raise BusyPort(f"cannot listen on {host}, port {port}: {reason}") from None
    listener.listen(256)
    return listener


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: str | Path | None = None,
    open_browser: bool = False,
    *,
    log_level: str | None = None,
    source: Callable[[], Source] = Shoal,
    **more: Any,
) -> None:
    """Run the service until it is told to stop. Port 0 takes any free one."""
    set_up(log_level or os.environ.get("SHOAL_LOG") or "warning")
    if data is not None:
        more["data"] = Path(data)
    settings = Settings(host=host, **more)
    listener = listen(host, port)
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listener.getsockname()[1]}"

    def listening() -> None:
        print(f"Shoal is at {address}", flush=True)
        print(f"Tables are kept in {settings.data}; Ctrl-C stops the service and leaves them there.", flush=True)
        if open_browser:
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)

    try:
        app, inner = make_app(settings, source)
    except StorageError as error:
        listener.close()
        sys.exit(str(error))
    try:
        Server(app, inner, listening).run(sockets=[listener])
    finally:
        listener.close()
