"""A running service for tests: in a thread of its own, on a free port of this machine."""

import contextlib
import itertools
import json
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from tests.server.fakes import Source
from websockets.sync.client import ClientConnection, connect

from shoal.server.app import make_app
from shoal.server.run import Server, listen
from shoal.server.service import Service
from shoal.server.settings import Settings

PATIENCE = 60.0


class Live:
    """A service that runs, and what tests want to know of it."""

    def __init__(self, data: Path, source: Any = None, **more: Any) -> None:
        self.source = source if source is not None else Source()
        self.settings = Settings(data=data, **({"limits": False, "poll": 0.5, "static": data / "static"} | more))
        self._listener = listen("127.0.0.1", 0)
        self.port: int = self._listener.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        app, self.inner = make_app(self.settings, lambda: self.source)
        self._up = threading.Event()
        self.server = Server(app, self.inner, self._up.set)
        self._thread = threading.Thread(target=lambda: self.server.run(sockets=[self._listener]), daemon=True)

    @property
    def service(self) -> Service:
        service: Service = self.inner.state.service
        return service

    def start(self) -> "Live":
        self._thread.start()
        assert self._up.wait(PATIENCE)
        return self

    def stop(self) -> float:
        began = time.monotonic()
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        return time.monotonic() - began

    def client(self) -> "Client":
        return Client(self.address)


@contextlib.contextmanager
def running(data: Path, source: Any = None, **more: Any) -> Iterator[Live]:
    live = Live(data, source, **more).start()
    try:
        yield live
    finally:
        live.stop()


class Client:
    """One browser: its cookie, its requests, its streams."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, trust_env=False)

    def get(self, path: str, status: int = 200) -> Any:
        return self.ask("GET", path, None, status)

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self.ask("POST", path, {} if body is None else body, status)

    def ask(self, method: str, path: str, body: Any, status: int) -> Any:
        """A request; like the browser it asks again while the service is busy or still loading."""
        end = time.monotonic() + 3 * PATIENCE
        while True:
            reply = self.http.request(method, path, json=body)
            if reply.status_code != 503 or status == 503 or time.monotonic() > end:
                break
            time.sleep(0.5)
        assert reply.status_code == status, (reply.status_code, reply.text)
        return reply.json()

    def create(self, seats: str = "me person person", game: str = "pebbles", **more: Any) -> Any:
        """A table; `seats` names me, person or a bot for each."""
        wishes = [
            {"kind": kind} if kind in ("me", "person") else {"kind": "bot", "bot": kind} for kind in seats.split()
        ]
        return self.post("/api/tables", {"game": game, "seats": wishes} | more, 201)

    def claim(self, table: str, invite: str, status: int = 200, **more: Any) -> Any:
        return self.post(f"/api/tables/{table}/claim", {"invite": invite} | more, status)

    def answer(self, table: str, decision: str, *answers: str, id: str | None = None, status: int = 200) -> Any:
        body = {"id": id or fresh_id(), "decision": decision, "answers": list(answers)}
        return self.post(f"/api/tables/{table}/answers", body, status)

    @property
    def cookie(self) -> str:
        token = self.http.cookies.get("shoal")
        return f"shoal={token}" if token else ""

    def hello(self, table: str, since: int | None = None) -> Any:
        with self.stream(table, since) as stream:
            return stream.hello

    def stream(self, table: str, since: int | None = None) -> "Stream":
        return Stream(self, table, since)

    def sse(self, table: str, since: int | None = None, until: int = 0) -> list[Any]:
        """The messages of the event stream up to the frame `until`."""
        query = "" if since is None else f"?since={since}"
        messages: list[Any] = []
        with self.http.stream("GET", f"/api/tables/{table}/events{query}") as reply:
            assert reply.status_code == 200
            for line in reply.iter_lines():
                if line.startswith("data: "):
                    messages.append(json.loads(line[6:]))
                    if messages[-1].get("seq", -1) >= until:
                        break
        return messages


class Stream:
    """A WebSocket of a table."""

    def __init__(self, client: Client, table: str, since: int | None = None) -> None:
        query = "" if since is None else f"?since={since}"
        address = client.address.replace("http", "ws")
        headers = {"Cookie": client.cookie} if client.cookie else {}
        self._open = contextlib.ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                f"{address}/api/tables/{table}/stream{query}",
                additional_headers=headers,
                proxy=None,
                open_timeout=PATIENCE,
            )
        )
        self.raw: list[str] = []
        self.messages: list[Any] = []
        self.hello = self.next("hello")
        self.view: dict[str, Any] = self.hello["view"]
        self.decision: str | None = self.hello.get("decision")
        self.seq: int = self.hello["seq"]
        self.log = [event for _, event in self.hello["log"]]

    def __enter__(self) -> "Stream":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def receive(self, timeout: float = PATIENCE) -> Any:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message = json.loads(text)
        self.messages.append(message)
        if message["type"] == "frame":
            assert message["seq"] == self.seq + 1, "gap"
            self.seq = message["seq"]
            self.view = merge(self.view, message["patch"])
            self.log += message["events"]
            self.decision = message.get("decision", self.decision)
        return message

    def next(self, kind: str, timeout: float = PATIENCE) -> Any:
        while True:
            message = self.receive(timeout)
            if message["type"] == kind:
                return message

    def until(self, done: Any, timeout: float = PATIENCE) -> "Stream":
        end = time.monotonic() + timeout
        while not done(self):
            self.receive(max(0.01, end - time.monotonic()))
        return self

    def quiet(self, seconds: float = 0.4) -> None:
        """Take what is there until nothing comes for a while."""
        with contextlib.suppress(TimeoutError):
            while True:
                self.receive(seconds)

    @property
    def frames(self) -> list[Any]:
        return [m for m in self.messages if m["type"] == "frame"]


def merge(target: Any, patch: Any) -> Any:
    """RFC 7396, written down once more for the tests."""
    if not isinstance(patch, dict):
        return patch
    target = dict(target) if isinstance(target, dict) else {}
    for name, value in patch.items():
        if value is None:
            target.pop(name, None)
        else:
            target[name] = merge(target.get(name), value)
    return target


_ids = itertools.count(1)


def fresh_id() -> str:
    return f"test-{time.monotonic_ns()}-{next(_ids)}"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def seated(live: Live, seats: str = "me person person", **more: Any) -> tuple[str, list[Client]]:
    """A table with everybody on their seats."""
    host = live.client()
    info = host.create(seats, **more)
    clients = [host]
    for seat in info["seats"]:
        if "invite" in seat:
            clients.append(live.client())
            clients[-1].claim(info["table"], seat["invite"])
    return info["table"], clients
