"""Answers: once each, by the right seat, to the right decision, durable."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import func, select
from tests.server.live import Client, Live, fresh_id, seated

from shoal.games.herring import rules as herring
from shoal.server import play
from shoal.server.schema import commands


def stored(live: Live, table: str) -> int:
    with live.service.storage.read() as connection:
        where = commands.c.table_id == table
        count: Any = connection.execute(select(func.count()).where(where)).scalar()
    return int(count)


def test_a_whole_game(live: Live) -> None:
    table, clients = seated(live)
    streams = [client.stream(table) for client in clients]
    for pebble in ("1", "2", "3", "4"):
        for client, stream in zip(clients, streams, strict=True):
            stream.until(lambda s: s.decision is not None and s.view["questions"])
            reply = client.answer(table, stream.decision, pebble)
            assert reply["status"] == "accepted"
            stream.until(lambda s, seq=reply["seq"]: s.seq >= seq)
        for stream in streams:
            stream.until(lambda s, n=int(pebble): s.view["round"] == n)
    for stream in streams:
        assert stream.view["phase"] == "over"
        assert stream.decision is None
        stream.close()
    info = clients[1].get(f"/api/tables/{table}")
    assert info["state"] == "over"
    record = live.client().get(f"/api/tables/{table}/record")
    assert record["key"] == info["key"]
    assert len(record["moves"]) == 4
    clients[0].answer(table, "anything", "5", "left", status=409)


def test_a_whole_hand_fits_into_one_answer(live: Live) -> None:
    table, (a, _, _) = seated(live)
    whole = ["current", *["discard greenland-shark"] * herring.MOST, "draw"]
    refused = a.answer(
        table, a.hello(table)["decision"], *whole, status=422
    )  # by the rules of this game, not as malformed
    assert refused["error"]["key"] != "ui-error-malformed"


def test_the_same_id_counts_once_for_ever(live: Live) -> None:
    table, (a, b, c) = seated(live)
    decision = a.hello(table)["decision"]
    first = a.answer(table, decision, "3", id="once")
    assert first["status"] == "accepted"
    again = a.answer(table, decision, "3", id="once")
    assert again == {"status": "duplicate", "seq": first["seq"]}
    a.answer(table, decision, "2", id="twice")
    # Even with other answers, even after a change, even after the round.
    assert a.answer(table, decision, "5", "left", id="once") == again
    assert a.hello(table)["view"]["chosen"] == ["2"]
    for client in (b, c):
        client.answer(table, client.hello(table)["decision"], "1", id="once")
    assert a.hello(table)["view"]["round"] == 1
    assert a.answer(table, decision, "3", id="once") == again


def test_parallel_repeats_count_once(live: Live) -> None:
    table, (a, _b, _c) = seated(live)
    decision = a.hello(table)["decision"]
    before = stored(live, table)

    def post(_: int) -> Any:
        client = Client(live.address)
        client.http.cookies = a.http.cookies
        return client.answer(table, decision, "3", id="parallel")

    with ThreadPoolExecutor(12) as pool:
        replies = list(pool.map(post, range(24)))
    assert sorted(r["status"] for r in replies) == ["accepted"] + ["duplicate"] * 23
    assert len({r["seq"] for r in replies}) == 1
    assert stored(live, table) == before + 1


def test_everybody_at_once(live: Live) -> None:
    table, clients = seated(live, "me person person person person person")
    decisions = [client.hello(table)["decision"] for client in clients]
    assert len(set(decisions)) == 6
    with ThreadPoolExecutor(6) as pool:
        replies = list(pool.map(lambda pair: pair[0].answer(table, pair[1], "4"), zip(clients, decisions, strict=True)))
    assert all(reply["status"] == "accepted" for reply in replies)
    for client in clients:
        view = client.hello(table)["view"]
        assert view["round"] == 1
        assert view["hand"] == [1, 2, 3, 5]


def test_parallel_changes_leave_one_choice(live: Live) -> None:
    table, (a, _b, _c) = seated(live)
    decision = a.hello(table)["decision"]
    with ThreadPoolExecutor(8) as pool:
        replies = list(pool.map(lambda p: a.answer(table, decision, str(p % 4 + 1)), range(16)))
    assert [r["status"] for r in replies] == ["accepted"] * 16
    assert stored(live, table) == 16
    assert len(a.hello(table)["view"]["chosen"]) == 1


def test_stale_decisions_are_refused(live: Live) -> None:
    table, clients = seated(live)
    old = [client.hello(table)["decision"] for client in clients]
    for client, decision in zip(clients, old, strict=True):
        client.answer(table, decision, "3")
    hello = clients[0].hello(table)
    assert hello["decision"] != old[0]
    refused = clients[0].answer(table, old[0], "2", status=409)
    assert refused["error"]["key"] == "ui-error-stale"
    assert refused["seq"] == hello["seq"]
    assert clients[0].hello(table)["view"] == hello["view"]


def test_nobody_answers_for_others(live: Live) -> None:
    table, (a, b, _c) = seated(live)
    decision = a.hello(table)["decision"]
    stranger, spectator = live.client(), live.client()
    spectator.post("/api/me", {"name": "Eve"})
    for client in (stranger, spectator):
        refused = client.answer(table, decision, "3", status=403)
        assert refused["error"]["key"] == "ui-error-seat"
    # Another player with my decision: theirs is another one.
    assert b.answer(table, decision, "3", status=409)["error"]["key"] == "ui-error-stale"
    assert a.hello(table)["view"]["ready"] == [False, False, False]


def test_an_illegal_answer_changes_nothing(live: Live) -> None:
    table, (a, _b, _c) = seated(live)
    hello = a.hello(table)
    refused = a.answer(table, hello["decision"], "9", id="try", status=422)
    assert refused["error"]["key"] == "pebbles-why"
    assert refused["legal"] == ["1", "2", "3", "4", "5"]
    assert a.hello(table) == hello
    a.answer(table, hello["decision"], "4", "left", status=422)
    assert a.hello(table) == hello
    # A refused id is not used up.
    assert a.answer(table, hello["decision"], "4", id="try")["status"] == "accepted"
    a.answer(table, hello["decision"], "9", status=422)
    assert a.hello(table)["view"]["chosen"] == ["4"]


def test_an_answer_is_whole(live: Live) -> None:
    table, (a, _b, _c) = seated(live)
    hello = a.hello(table)
    refused = a.answer(table, hello["decision"], "5", status=422)
    assert refused["error"]["key"] == "ui-error-incomplete"
    assert refused["legal"] == ["left", "right"]
    assert a.hello(table) == hello
    a.answer(table, hello["decision"], "5", "left")
    a.answer(table, hello["decision"], "5", status=422)
    assert a.hello(table)["view"]["chosen"] == ["5", "left"]


def test_a_choice_may_be_changed_until_the_last(live: Live) -> None:
    table, (a, b, c) = seated(live)
    with a.stream(table) as stream, b.stream(table) as other:
        a.answer(table, stream.decision, "3")
        stream.until(lambda s: s.view.get("chosen") == ["3"])
        a.answer(table, stream.decision, "5", "right")
        stream.until(lambda s: s.view.get("chosen") == ["5", "right"])
        for client in (b, c):
            client.answer(table, client.hello(table)["decision"], "1")
        stream.until(lambda s: s.view["round"] == 1)
        other.until(lambda s: s.view["round"] == 1)
        shown = next(f for f in other.frames if "laid" in f["patch"])
        assert shown["patch"]["laid"] == [5, 1, 1]


@pytest.mark.parametrize("size", [1, 64])
def test_ids_of_any_allowed_size(live: Live, size: int) -> None:
    table, (a, *_others) = seated(live)
    decision = a.hello(table)["decision"]
    assert a.answer(table, decision, "3", id="x" * size)["status"] == "accepted"
    a.answer(table, decision, "3", id="x" * 65, status=400)
    assert a.answer(table, decision, "3", id=fresh_id())["status"] == "accepted"


@pytest.mark.parametrize("step", ["advance", "project", "store_position", "store_jobs", "store_cursor"])
def test_a_fault_at_any_step_leaves_no_trace(live: Live, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    table, (a, b, c) = seated(live)
    for client in (b, c):
        client.answer(table, client.hello(table)["decision"], "1")
    before = [client.hello(table) for client in (a, b, c)]

    def fail(*_: Any, **__: Any) -> Any:
        raise RuntimeError("the disk is on fire")

    with a.stream(table) as stream:
        stream.quiet()
        with monkeypatch.context() as patch:
            patch.setattr(play, step, fail)
            refused = a.answer(table, stream.decision or "", "3", id="again", status=500)
        assert refused["error"]["key"] == "ui-error-fault"
        stream.quiet()
        assert stream.frames == [], "nothing was shown that is not stored"
        assert [client.hello(table) for client in (a, b, c)] == before
        assert stored(live, table) == 2
        assert a.answer(table, stream.decision or "", "3", id="again")["status"] == "accepted"
        stream.until(lambda s: s.view["round"] == 1)
