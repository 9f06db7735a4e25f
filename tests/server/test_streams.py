"""Streams: the same sequence on both transports, from any cursor, whatever breaks in between."""

import asyncio
import json
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.live import Client, Live, Stream, merge, running
from websockets.exceptions import ConnectionClosed

from shoal.server.schema import identities
from shoal.server.sockets import EventStream, SocketStream
from shoal.server.stream import Watcher


def play(client: Client, table: str, rounds: int) -> None:
    """Some rounds against bots."""
    with client.stream(table) as stream:
        for _ in range(rounds):
            until_asked(stream)
            pebble = stream.view["questions"][0]["answers"][0]["answer"]
            after = stream.view["round"] + 1
            client.answer(table, stream.decision or "", pebble)
            stream.until(lambda s, n=after: s.view["round"] == n)
        if not stream.view.get("result"):
            stream.until(lambda s: s.view["ready"][1])


def until_asked(stream: Stream) -> None:
    stream.until(lambda s: s.decision and s.view.get("questions"))


@pytest.fixture(scope="module")
def played(live: Live) -> tuple[Client, str]:
    host = live.client()
    table = host.create("me low")["table"]
    play(host, table, 3)
    return host, table


def test_both_transports_say_the_same(live: Live, played: tuple[Client, str]) -> None:
    host, table = played
    for client in (host, live.client()):
        head = client.hello(table)["seq"]
        with client.stream(table, 0) as stream:
            stream.until(lambda s, n=head: s.seq == n)
            events = client.sse(table, 0, head)
        sequence = [m for m in stream.messages if m["type"] in ("hello", "frame")]
        assert sequence == [m for m in events if m["type"] in ("hello", "frame")]
        assert [m["seq"] for m in sequence] == list(range(head + 1))


def test_every_cursor_leads_to_the_same_place(live: Live, played: tuple[Client, str]) -> None:
    host, table = played
    head = host.hello(table)
    for since in range(head["seq"] + 1):
        with host.stream(table, since) as stream:
            assert stream.hello["seq"] == since
            stream.until(lambda s: s.seq == head["seq"])
            assert stream.view == head["view"]
            assert stream.decision == head["decision"]
            assert stream.log == [event for _, event in head["log"]]
            for seq, _ in stream.hello["log"]:
                assert seq <= since


def test_an_event_stream_comes_back_with_its_last_number(live: Live, played: tuple[Client, str]) -> None:
    host, table = played
    with host.http.stream("GET", f"/api/tables/{table}/events", headers={"last-event-id": "2"}) as reply:
        lines = reply.iter_lines()
        assert next(lines) == "retry: 1500"
        assert next(lines) == ""
        assert next(lines) == "id: 2"
        assert json.loads(next(lines)[6:])["seq"] == 2
        assert reply.headers["content-type"].startswith("text/event-stream")


def test_views_hold_no_null(live: Live, played: tuple[Client, str]) -> None:
    def check(value: Any) -> None:
        if isinstance(value, dict):
            assert None not in value.values()
            for inner in value.values():
                check(inner)
        if isinstance(value, list):
            for inner in value:
                check(inner)

    host, table = played
    check(host.hello(table)["view"])
    assert merge({"a": 1, "b": {"c": 1, "d": 2}}, {"a": None, "b": {"c": None}}) == {"b": {"d": 2}}


def test_whoever_takes_a_seat_is_greeted_again(live: Live) -> None:
    host, guest = live.client(), live.client()
    info = host.create("me person")
    guest.post("/api/me", {"name": "Ben"})
    with guest.stream(info["table"]) as stream:
        assert "viewer" not in stream.view
        guest.claim(info["table"], info["seats"][1]["invite"])
        hello = stream.next("hello")
        assert hello["view"]["viewer"] == 1
        assert hello["decision"]


def test_two_tabs_see_the_same(live: Live) -> None:
    host = live.client()
    table = host.create("me person")["table"]
    with host.stream(table) as one, host.stream(table) as two:
        host.answer(table, one.decision or "", "3")
        for stream in (one, two):
            stream.until(lambda s: s.view.get("chosen") == ["3"])
        assert one.frames == two.frames


def test_a_lost_notification_costs_a_moment_only(live: Live) -> None:
    host = live.client()
    table = host.create("me person")["table"]
    bus = live.service.bus
    with host.stream(table) as stream:
        stream.quiet()
        publish, bus.publish = bus.publish, lambda topic: None  # type: ignore[method-assign]
        try:
            host.answer(table, stream.decision or "", "3")
            stream.until(lambda s: s.view.get("chosen") == ["3"], 2 * live.settings.poll + 1)
        finally:
            bus.publish = publish  # type: ignore[method-assign]


def test_doubled_and_foreign_notifications_do_no_harm(live: Live) -> None:
    host = live.client()
    table = host.create("me person")["table"]
    with host.stream(table) as stream:
        stream.next("table")
        stream.quiet()
        before = len(stream.messages)
        for _ in range(50):
            live.service.bus.publish(table)
            live.service.bus.publish("nothing")
        stream.quiet()
        assert len(stream.messages) == before


class Deaf:
    """Somebody who takes the first few messages and then nothing more."""

    def __init__(self, takes: int) -> None:
        self.takes, self.got, self.code = takes, 0, 0

    async def send(self, *_: Any, **__: Any) -> None:
        self.got += 1
        if self.got > self.takes:
            await asyncio.sleep(60)

    async def receive(self) -> Any:
        await asyncio.sleep(60)

    send_data = send

    async def close(self, code: int = 0) -> None:
        self.code = code


@pytest.mark.parametrize("transport", ["websocket", "events"])
def test_a_reader_that_takes_nothing_is_let_go(tmp_path: Path, transport: str) -> None:
    with running(tmp_path, send_timeout=0.3) as live:
        host = live.client()
        table = host.create("me person")["table"]
        with live.service.storage.read() as connection:
            identity = connection.execute(select(identities.c.id)).scalar_one()

        async def run() -> Deaf:
            deaf: Any = Deaf(1)
            watcher = Watcher(live.service, table, identity, 0)
            if transport == "websocket":
                await SocketStream(live.service, deaf).run(watcher)
            else:
                await EventStream(live.service, watcher)(deaf, deaf.receive, deaf.send)
            return deaf

        began = time.monotonic()
        future = asyncio.run_coroutine_threadsafe(run(), live.service.bus._loop)  # type: ignore[attr-defined]
        deaf = future.result(10)
        assert time.monotonic() - began < 3
        assert deaf.got == 2, "one was taken, one was on its way, and nothing piled up behind"
        assert deaf.code == (1013 if transport == "websocket" else 0)
        assert not live.client().get(f"/api/tables/{table}")["seats"][0]["online"]


def test_a_graceful_stop_with_open_streams(tmp_path: Path) -> None:
    live = Live(tmp_path).start()
    host = live.client()
    table = host.create("me person")["table"]
    streams = [host.stream(table) for _ in range(5)]
    ended = threading.Event()

    def listen() -> None:
        with host.http.stream("GET", f"/api/tables/{table}/events") as reply:
            for _ in reply.iter_lines():
                pass
        ended.set()

    thread = threading.Thread(target=listen, daemon=True)
    thread.start()
    time.sleep(0.3)
    took = live.stop()
    assert took < 8
    assert ended.wait(5), "the event stream ends by itself"
    for stream in streams:
        with pytest.raises(ConnectionClosed) as closed:
            stream.quiet(5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        stream.close()
