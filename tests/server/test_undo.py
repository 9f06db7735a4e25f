"""Answers taken back over the wire: once each, by whoever gave them, as long as nobody has built on them."""

import json
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.games.shells.shells import known
from tests.server.live import Client, Live, fresh_id, running
from tests.server.live import seated as all_seated

import shoal
from shoal.server.rules import Shoal
from shoal.server.schema import commands, jobs
from shoal.server.storage import loads


class Shells(Shoal):
    """The game of several answers in a row and nothing else."""

    def games(self) -> list[str]:
        return ["shells"]


@pytest.fixture(scope="module", autouse=True)
def shells() -> Iterator[None]:
    with known():
        yield


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with running(tmp_path_factory.mktemp("data"), Shells()) as service:
        yield service


def seated(live: Live, seats: str = "me person", **more: Any) -> tuple[str, list[Client]]:
    return all_seated(live, seats, game="shells", **more)


def answer(client: Client, table: str, *answers: str) -> Any:
    return client.answer(table, client.hello(table)["decision"], *answers)


def undo(
    client: Client, table: str, count: int = 1, decision: str | None = None, id: str | None = None, status: int = 200
) -> Any:
    decision = decision or client.hello(table).get("decision") or "none"
    return client.post(
        f"/api/tables/{table}/undo", {"id": id or fresh_id(), "decision": decision, "count": count}, status
    )


def view(client: Client, table: str) -> Any:
    """What a client sees, but for the stage."""
    return client.hello(table)["view"] | {"stage": 0}


def lay(client: Client, table: str) -> None:
    """Lay any shell."""
    legal = client.hello(table)["view"]["questions"][0]["answers"]
    answer(client, table, next(a["answer"] for a in legal if a["answer"].startswith("lay")))


def test_one_and_all(live: Live) -> None:
    table, (a, b) = seated(live)
    seen = [[view(client, table) for client in (a, b, live.client())]]
    with b.stream(table) as stream:
        for _ in range(3):
            lay(a, table)
            seen.append([view(client, table) for client in (a, b, live.client())])
        assert len(view(a, table)["undo"]) == 3
        assert undo(a, table)["status"] == "accepted"
        assert [view(client, table) for client in (a, b, live.client())] == seen[2]
        undo(a, table, 2)
        assert [view(client, table) for client in (a, b, live.client())] == seen[0]
        last = a.hello(table)
        stream.until(lambda s: s.view["stage"] == last["view"]["stage"])
        told = [event for event in stream.log if event["key"] == "common-event-undo"]
        assert [event["params"]["n"][1] for event in told] == [1, 2]
        assert stream.view | {"stage": 0} == seen[0][1]
    assert undo(a, table, status=422)["error"]["key"] == "common-why-no-undo"
    assert a.hello(table) == last


def test_the_same_id_counts_once_for_ever(live: Live) -> None:
    table, (a, _) = seated(live)
    for _ in range(3):
        lay(a, table)
    decision = a.hello(table)["decision"]
    first = undo(a, table, decision=decision, id="once")
    again = {"status": "duplicate", "seq": first["seq"]}
    assert undo(a, table, decision=decision, id="once") == again
    assert undo(a, table, id="once") == again, "not even with the decision of now"
    assert a.answer(table, decision, "pass", id="once") == again
    assert len(view(a, table)["undo"]) == 2
    assert undo(a, table, decision=decision, status=409)["error"]["key"] == "ui-error-stale"


def test_parallel_repeats_count_once(live: Live) -> None:
    table, (a, _) = seated(live)
    for _ in range(3):
        lay(a, table)
    decision = a.hello(table)["decision"]

    def post(number: int) -> Any:
        client = Client(live.address)
        client.http.cookies = a.http.cookies
        body = {"id": f"parallel-{number % 2}", "decision": decision, "count": 1}
        return client.http.post(f"/api/tables/{table}/undo", json=body)

    with ThreadPoolExecutor(8) as pool:
        replies = list(pool.map(post, range(16)))
    assert sorted({reply.status_code for reply in replies}) == [200, 409], "of two, one comes too late"
    assert [reply.json()["status"] for reply in replies if reply.status_code == 200].count("accepted") == 1
    assert len(view(a, table)["undo"]) == 2


def test_an_answer_and_an_undo_at_once(live: Live) -> None:
    """Both name the same decision: one counts, the other comes too late."""
    for _ in range(5):
        table, (a, _) = seated(live)
        lay(a, table)
        decision = a.hello(table)["decision"]
        bodies = {
            "undo": {"id": "u", "decision": decision, "count": 1},
            "answers": {"id": "a", "decision": decision, "answers": ["pass"]},
        }

        def post(path: str, table: str = table, a: Client = a, bodies: dict[str, Any] = bodies) -> int:
            client = Client(live.address)
            client.http.cookies = a.http.cookies
            return client.http.post(f"/api/tables/{table}/{path}", json=bodies[path]).status_code

        with ThreadPoolExecutor(2) as pool:
            assert sorted(pool.map(post, ["undo", "answers"])) == [200, 409]


def test_until_the_next_has_answered(live: Live) -> None:
    table, (a, b) = seated(live)
    lay(a, table)
    before = view(a, table)
    answer(a, table, "pass")
    hello = a.hello(table)
    assert hello["view"]["asked"] == [1] and hello["view"]["undo"][-1] == ["pass"] and hello["decision"]
    old = b.hello(table)["decision"]
    undo(a, table)
    assert view(a, table) == before
    assert b.answer(table, old, "pass", status=409)["error"]["key"] == "ui-error-stale"
    answer(a, table, "pass")
    decision = a.hello(table)["decision"]
    lay(b, table)
    hello = a.hello(table)
    assert "undo" not in hello["view"] and "decision" not in hello
    assert undo(a, table, decision=decision, status=409)["error"]["key"] == "ui-error-stale"
    assert view(b, table)["undo"]


def test_who_may_not(live: Live) -> None:
    table, (a, b) = seated(live)
    lay(a, table)
    hello = a.hello(table)
    decision = hello["decision"]
    for client in (live.client(),):
        assert undo(client, table, decision=decision, status=403)["error"]["key"] == "ui-error-seat"
    assert undo(b, table, decision=decision, status=409)["error"]["key"] == "ui-error-stale"
    refused = undo(a, table, 2, status=422)
    assert refused["error"] == {"key": "common-why-undo-far", "params": {"n": ["n", 1]}}
    for body in (
        {}, {"id": "x", "decision": decision, "count": 0}, {"id": "x", "decision": decision, "count": "1"},
        {"id": "x", "decision": decision, "count": 1, "seat": 0}, {"id": "x", "count": 1}, {"decision": decision},
        {"id": "x", "decision": decision, "count": 10**30}, {"id": "x", "decision": decision, "count": 1.5},
    ):  # fmt: skip
        assert a.post(f"/api/tables/{table}/undo", body, 400)["error"]["key"] == "ui-error-malformed"
    assert a.hello(table) == hello
    a.post("/api/tables/nothing/undo", {"id": "x", "decision": "y", "count": 1}, 404)


def test_a_bot_that_has_been_asked_is_a_mark(tmp_path: Path) -> None:
    with running(tmp_path, Shells(), bot_workers=0) as live:
        table, (a,) = seated(live, "me random")
        lay(a, table)
        assert len(view(a, table)["undo"]) == 1
        answer(a, table, "pass")
        hello = a.hello(table)
        assert hello["view"]["asked"] == [1] and "undo" not in hello["view"] and "decision" not in hello
        with live.service.storage.read() as connection:
            assert len(connection.execute(select(jobs)).all()) == 1
        undo(a, table, status=409)


def test_a_seat_that_a_bot_takes_meanwhile(tmp_path: Path) -> None:
    with running(tmp_path, Shells(), bot_workers=0) as live:
        host = live.client()
        table = host.create("me person", game="shells")["table"]
        lay(host, table)
        answer(host, table, "pass")
        assert len(view(host, table)["undo"]) == 2
        host.post(f"/api/tables/{table}/fill", {"seat": 1, "bot": "random"})
        hello = host.hello(table)
        assert undo(host, table, status=409)["error"]["key"] == "ui-error-stale"
        assert host.hello(table) == hello
        with live.service.storage.read() as connection:
            assert len(connection.execute(select(jobs)).all()) == 1


def test_it_outlives_the_process(tmp_path: Path) -> None:
    with running(tmp_path, Shells()) as live:
        table, (a, _) = seated(live)
        before = view(a, table)
        lay(a, table)
        lay(a, table)
        decision = a.hello(table)["decision"]
        first = undo(a, table, decision=decision, id="before")
        seen = view(a, table)
    with running(tmp_path, Shells()) as live:
        again = live.client()
        again.http.cookies = a.http.cookies
        assert view(again, table) == seen and len(seen["undo"]) == 1
        reply = undo(again, table, decision=decision, id="before")
        assert reply == {"status": "duplicate", "seq": first["seq"]}
        undo(again, table)
        assert view(again, table) == before
        with live.service.storage.read() as connection:
            rows = connection.execute(select(commands).order_by(commands.c.seq)).all()
        assert [row.undo for row in rows] == [None, None, 1, 1]
        assert [bool(loads(row.answers)) for row in rows] == [True, True, False, False]


def test_nobody_else_is_told_what_could_be_taken_back(live: Live) -> None:
    """In no row of the others', and nothing comes to them that they have nothing to see of."""
    table, (a, b, _) = seated(live, "me person person", options={"players": 3})
    watcher = live.client()
    lay(a, table)
    answer(a, table, "draw")
    answer(a, table, "pass")  # the toll is forced
    undo(a, table)
    answer(a, table, "pass")
    lay(b, table)
    streams = []
    for client in (a, b, watcher):
        head = client.hello(table)["seq"]
        streams.append([m for m in client.sse(table, 0, head) if m["type"] == "frame"])
    own, other, public = streams
    assert '"undo":[[' in json.dumps(own, separators=(",", ":"))
    for frames in (other[:-1], public):
        assert '"undo":' not in json.dumps(frames, separators=(",", ":"))
        assert all(frame["events"] for frame in frames[1:])
    assert len(other) == len(public) == len(own)


def test_whole_games_with_undo_verify(live: Live) -> None:
    for seed in range(2):
        chance = random.Random(seed)
        table, clients = seated(live)
        for _ in range(400):
            hellos = [client.hello(table) for client in clients]
            if hellos[0]["view"]["phase"] == "over":
                break
            backs = [i for i, hello in enumerate(hellos) if "undo" in hello["view"]]
            if backs and chance.random() < 0.3:
                undo(clients[backs[0]], table, chance.randint(1, len(hellos[backs[0]]["view"]["undo"])))
                continue
            i = chance.choice(hellos[0]["view"]["asked"])
            legal = [a["answer"] for a in hellos[i]["view"]["questions"][0]["answers"] if a["answer"] != "up"]
            clients[i].answer(table, hellos[i]["decision"], chance.choice(legal))
        record = clients[0].get(f"/api/tables/{table}/record")
        assert any("undo" in move for move in record["moves"])
        assert shoal.verify(record).over
