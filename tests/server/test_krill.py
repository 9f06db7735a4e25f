"""The real game over the wire: whole games with every module, and nobody learns too much or too little."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.live import Client, Stream, running, seated
from tests.server.test_privacy import frames, repeatable, settle

import shoal
from shoal.server.rules import Shoal

OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"darker_waters": True, "tie_breakers": True, "missions": True, "plastics": True}),
    (3, {"beginners": True}),
    (5, {"darker_waters": True, "hand_cards": ["seal", "albatross"], "missions": True}),
]


def choose(view: dict[str, Any], chance: random.Random) -> list[str]:
    """A legal answer to every part that is asked."""
    return [
        chance.choice([answer["answer"] for answer in part["answers"] if answer["legal"]]) for part in view["questions"]
    ]


def play(table: str, clients: list[Client], chance: random.Random, between: Callable[[], None]) -> list[Stream]:
    """All persons answer, in an order of chance, until the game is over."""

    def settled(stream: Stream) -> bool:
        """Over, or somebody is asked; a decision comes with the newest frame only, and may be one frame behind."""
        asked = stream.view["asked"]
        return bool(stream.view.get("result") or (stream.decision if stream.view["viewer"] in asked else asked))

    streams = [client.stream(table, 0) for client in clients]
    while True:
        for stream in streams:
            stream.until(settled)
        newest = max(stream.seq for stream in streams)  # a question with one answer left is asked and over at once
        for stream in streams:
            stream.until(lambda s, n=newest: s.seq >= n and settled(s))
        stage = max(stream.view["stage"] for stream in streams)
        if any(stream.view.get("result") for stream in streams):
            break
        order = list(zip(clients, streams, strict=True))
        chance.shuffle(order)
        for client, stream in order:
            seat = stream.view["viewer"]
            if seat in stream.view["asked"]:
                between()
                client.answer(table, stream.decision, *choose(stream.view, chance))
        for stream in streams:
            stream.until(lambda s, n=stage: s.view["stage"] > n or s.view.get("result"))
    for stream in streams:
        stream.until(lambda s: s.view.get("result"))
    return streams


def without_null(value: Any) -> None:
    """Inside an object null would mean absent."""
    if isinstance(value, dict):
        assert None not in value.values()
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        without_null(inner)


@pytest.mark.slow
@pytest.mark.parametrize(("persons", "options"), OPTIONS)
def test_whole_games(tmp_path: Path, source: Shoal, persons: int, options: dict[str, Any]) -> None:
    with running(tmp_path, source) as live:
        seats = "me" + " person" * (persons - 1)
        table, clients = seated(live, seats, game="krill", options=options, memory=persons == 3)
        heads = live.service.heads._heads
        streams = play(table, clients, random.Random(persons), heads.clear)
        record = clients[0].get(f"/api/tables/{table}/record")
        shoal.verify(record)
        info = clients[0].get(f"/api/tables/{table}")
        assert record["names"] == [seat.get("name") or "" for seat in info["seats"]]
        results = [stream.view["result"] for stream in streams]
        assert all(result == results[0] for result in results)
        public = live.client()
        head = public.hello(table)
        assert head["view"]["result"] == results[0]
        assert public.get(f"/api/tables/{table}")["key"] == record["key"]
        events = public.sse(table, 0, head["seq"])
        assert [m["seq"] for m in events if m["type"] == "frame"] == list(range(1, head["seq"] + 1))
        for stream in streams:
            assert stream.decision is None
            without_null(stream.view)
            stream.close()


def seen_by_all(data: Path, source: Shoal, forget: bool) -> list[list[Any]]:
    with running(data, source, token=repeatable()) as live:
        options = {"darker_waters": True, "tie_breakers": True, "missions": True}
        table, clients = seated(live, "me person person", game="krill", options=options)
        between = live.service.heads._heads.clear if forget else lambda: None
        streams = play(table, clients, random.Random(3), between)
        for stream in streams:
            stream.close()
        everybody = [*clients, live.client()]
        heads = [client.hello(table)["seq"] for client in everybody]
        return [
            [m for m in client.sse(table, 0, head) if m["type"] != "table"]
            for client, head in zip(everybody, heads, strict=True)
        ]


@pytest.mark.slow
def test_loading_the_position_equals_going_on(tmp_path: Path, source: Shoal) -> None:
    loaded = seen_by_all(tmp_path / "a", source, True)
    assert loaded == seen_by_all(tmp_path / "b", source, False)
    assert all(len(sequence) > 100 for sequence in loaded)


def told_to_others(data: Path, source: Shoal, choices: list[str]) -> dict[str, list[str]]:
    with running(data, source, token=repeatable()) as live:
        table, (host, guest, last) = seated(live, "me person person", game="krill", options={"missions": True})
        watchers = {"guest": guest.stream(table, 0), "last": last.stream(table, 0)}
        watchers["public"] = live.client().stream(table, 0)
        settle(watchers)
        decision = host.hello(table)["decision"]
        for choice in choices:
            host.answer(table, decision, choice)
        settle(watchers)
        told = {name: frames(stream.raw) for name, stream in watchers.items()}
        told["late"] = [str(client.hello(table)) for client in (guest, last, live.client())]
        for stream in watchers.values():
            stream.close()
        return told


@pytest.mark.slow
def test_a_hidden_card_changes_no_byte_for_others(tmp_path: Path, source: Shoal) -> None:
    one = told_to_others(tmp_path / "a", source, ["3"])
    assert one == told_to_others(tmp_path / "b", source, ["10"])
    assert one == told_to_others(tmp_path / "c", source, ["1", "2", "4", "penguin"])
    assert one["public"][-1] != told_to_others(tmp_path / "d", source, [])["public"][-1]


@pytest.mark.slow
def test_bots_play_along(tmp_path: Path, source: Shoal) -> None:
    with running(tmp_path, source) as live:
        options = {"darker_waters": True, "tie_breakers": True}
        seats = "me instinct random instinct instinct random"
        table, clients = seated(live, seats, game="krill", options=options)
        for stream in play(table, clients, random.Random(1), lambda: None):
            stream.close()
        record = clients[0].get(f"/api/tables/{table}/record")
        shoal.verify(record)
        assert record["bots"] == [None, *seats.split()[1:]] and record["names"][1:] == [""] * 5
        again = clients[0].post(f"/api/tables/{table}/rematch")
        assert [seat.get("bot") for seat in again["seats"]] == [None, *seats.split()[1:]]
