"""Taking seats: once, by one person, by the invite; bots for the rest; playing again."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import update
from tests.server.live import Client, Live

from shoal.server.schema import passes


def key_of(reply: Any) -> Any:
    return reply["error"]["key"]


def play_out(client: Client, table: str) -> None:
    """Play to the end against bots."""
    with client.stream(table) as stream:
        for pebble in range(1, 5):
            client.answer(table, stream.decision or "", str(pebble))
            stream.until(lambda s, done=pebble: s.view["round"] == done)


def test_an_invite_is_claimed_once_under_parallel_claims(live: Live) -> None:
    for _ in range(3):
        info = live.client().create("me person")
        invite = info["seats"][1]["invite"]
        clients = [live.client() for _ in range(10)]

        def claim(client: Client, info: Any = info, invite: str = invite) -> int:
            path = f"/api/tables/{info['table']}/claim"
            return client.http.post(path, json={"invite": invite}).status_code

        with ThreadPoolExecutor(10) as pool:
            statuses = list(pool.map(claim, clients))
        assert sorted(statuses) == [200] + [409] * 9
        seats = [client.get(f"/api/tables/{info['table']}").get("my_seat") for client in clients]
        assert sorted(seats, key=str) == [1] + [None] * 9


def test_claiming_again(live: Live) -> None:
    host, guest = live.client(), live.client()
    info = host.create("me person person", name="Ann")
    table, one, two = info["table"], info["seats"][1]["invite"], info["seats"][2]["invite"]
    assert guest.claim(table, one, name="Ben")["my_seat"] == 1
    assert guest.claim(table, one)["my_seat"] == 1
    assert key_of(guest.claim(table, two, 409)) == "ui-error-seated"
    assert key_of(host.claim(table, two, 409)) == "ui-error-seated"
    assert key_of(live.client().claim(table, one, 409)) == "ui-error-claimed"
    assert key_of(live.client().claim(table, "nonsense", 403)) == "ui-error-invite"
    other = host.create("me person")["table"]
    assert key_of(live.client().claim(other, two, 403)) == "ui-error-invite"
    seats = host.get(f"/api/tables/{table}")["seats"]
    assert [seat.get("name") for seat in seats] == ["Ann", "Ben", None]
    assert host.get(f"/api/tables/{table}")["state"] == "waiting"


def test_whoever_sits_there_is_told_whether_they_are_asked(live: Live) -> None:
    host, guest = live.client(), live.client()
    info = host.create("me person")
    table, path = info["table"], f"/api/tables/{info['table']}"
    assert guest.claim(table, info["seats"][1]["invite"])["asked"] is True
    assert "asked" not in live.client().get(path)
    for pebble in range(1, 5):
        host.answer(table, host.hello(table)["decision"], str(pebble))
        assert (host.get(path)["asked"], guest.get(path)["asked"]) == (False, True)
        guest.answer(table, guest.hello(table)["decision"], str(pebble))
    assert host.get(path)["state"] == "over" and host.get(path)["asked"] is guest.get(path)["asked"] is False


def test_the_host_fills_a_seat_with_a_bot(live: Live) -> None:
    host, guest = live.client(), live.client()
    info = host.create("me person person")
    table = info["table"]
    invite = info["seats"][1]["invite"]
    guest.claim(table, invite)
    fill = f"/api/tables/{table}/fill"
    assert key_of(guest.post(fill, {"seat": 2, "bot": "low"}, 403)) == "ui-error-host"
    assert key_of(live.client().post(fill, {"seat": 2, "bot": "low"}, 403)) == "ui-error-host"
    assert key_of(host.post(fill, {"seat": 2, "bot": "no"}, 400)) == "ui-error-bot"
    assert key_of(host.post(fill, {"seat": 9, "bot": "low"}, 404)) == "ui-error-no-seat"
    assert key_of(host.post(fill, {"seat": 1, "bot": "low"}, 409)) == "ui-error-claimed"
    assert key_of(host.post(fill, {"seat": 0, "bot": "low"}, 409)) == "ui-error-claimed"
    after = host.post(fill, {"seat": 2, "bot": "low"})
    assert after["seats"][2]["bot"] == "low"
    assert after["state"] == "playing"
    host.post(fill, {"seat": 2, "bot": "low"})
    invite = info["seats"][2]["invite"]
    assert key_of(live.client().claim(table, invite, 403)) == "ui-error-invite"
    with host.stream(table) as stream:
        stream.until(lambda s: s.view["ready"][2])


def test_filling_and_claiming_at_once_has_one_winner(live: Live) -> None:
    for _ in range(6):
        host, guest = live.client(), live.client()
        info = host.create("me person")
        table, invite = info["table"], info["seats"][1]["invite"]
        asks = [
            lambda h=host, t=table: h.http.post(f"/api/tables/{t}/fill", json={"seat": 1, "bot": "low"}),
            lambda g=guest, t=table, i=invite: g.http.post(f"/api/tables/{t}/claim", json={"invite": i}),
        ]
        with ThreadPoolExecutor(2) as pool:
            filled, claimed = (f.result().status_code for f in [pool.submit(ask) for ask in asks])
        seat = host.get(f"/api/tables/{table}")["seats"][1]
        assert (filled == 200) != (claimed == 200)
        assert seat["kind"] == ("bot" if filled == 200 else "person")


def test_rematch_is_one_table_for_all(live: Live) -> None:
    host, guest = live.client(), live.client()
    info = host.create("me person low", name="Ann", options={"fast": True}, memory=True)
    table = info["table"]
    guest.claim(table, info["seats"][1]["invite"], name="Ben")
    again = f"/api/tables/{table}/rematch"
    assert key_of(host.post(again, status=409)) == "ui-error-not-over"
    with host.stream(table) as stream, guest.stream(table) as other:
        for pebble in range(1, 5):
            for client, watched in ((host, stream), (guest, other)):
                client.answer(table, watched.decision or "", str(pebble))
            for watched in (stream, other):
                watched.until(lambda s, done=pebble: s.view["round"] == done)
        assert key_of(live.client().post(again, status=403)) == "ui-error-seat"
        asking = [host, guest, host, guest, host, guest]
        with ThreadPoolExecutor(6) as pool:
            replies = list(pool.map(lambda client: client.post(again), asking))
        fresh = {reply["table"] for reply in replies}
        assert len(fresh) == 1
        assert stream.until(lambda s: s.messages[-1].get("rematch") in fresh)
    after = guest.get(f"/api/tables/{fresh.pop()}")
    assert after["my_seat"] == 1
    assert after["memory"] is True
    assert after["options"]["fast"] is True
    assert [seat.get("name") for seat in after["seats"]] == ["Ann", "Ben", None]
    assert after["seats"][2]["bot"] == "low"
    assert after["commitment"] != info["commitment"]
    assert host.post(again)["table"] == after["table"]


def test_names(live: Live) -> None:
    host = live.client()
    assert host.get("/api/me") == {}
    assert host.post("/api/me", {"name": "  Åsa \n  Öst "}) == {"name": "Åsa Öst"}
    assert host.get("/api/me") == {"name": "Åsa Öst"}
    table = host.create("me person")["table"]
    assert host.get(f"/api/tables/{table}")["seats"][0]["name"] == "Åsa Öst"
    with live.client().stream(table) as stream:
        stream.next("table")
        host.post("/api/me", {"name": "<b>Å</b>"})
        stream.until(lambda s: s.messages[-1]["seats"][0]["name"] == "<b>Å</b>")
    for name in ("a\x00b", "a\u202eb", "x" * 41, "\ud800"):
        body = b'{"name":"%s"}' % name.encode("utf-8", "surrogatepass")
        reply = host.http.post("/api/me", content=body, headers={"content-type": "application/json"})
        assert reply.status_code == 400, name
    assert host.get("/api/me") == {"name": "<b>Å</b>"}


def test_presence_counts_connections(live: Live) -> None:
    host = live.client()
    table = host.create("me person")["table"]

    def online() -> bool:
        seats = live.client().get(f"/api/tables/{table}")["seats"]
        return bool(seats[0]["online"])

    with live.client().stream(table) as watching:
        assert not online()
        first, second = host.stream(table), host.stream(table)
        watching.until(lambda s: s.messages[-1]["type"] == "table" and s.messages[-1]["seats"][0]["online"])
        first.close()
        watching.quiet(0.3)
        assert online(), "one of two tabs is still open"
        second.close()
        watching.until(lambda s: not s.messages[-1]["seats"][0]["online"])
        assert not online()


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "ui-error-game"),
        ({"game": "pebbles", "seats": [{"kind": "bot", "bot": "no"}]}, "ui-error-bot"),
        ({"game": "pebbles", "seats": [{"kind": "bot"}]}, "ui-error-bot"),
        ({"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "me"}]}, "ui-error-seats"),
        ({"game": "pebbles", "seats": [{"kind": "person"}] * 7}, "ui-error-options"),
        ({"game": "pebbles", "seats": [{"kind": "me"}], "options": {"players": 2}}, "ui-error-seats"),
        ({"game": "pebbles", "seats": [{"kind": "me"}], "options": {"fast": 1}}, "ui-error-options"),
        ({"game": "pebbles", "seats": [{"kind": "me"}], "options": {"key": "0"}}, "ui-error-options"),
        ({"game": "pebbles", "seats": [{"kind": "me"}], "options": {"self": "0"}}, "ui-error-options"),
        ({"game": "pebbles", "seats": [{"kind": "me"}], "options": {"seed": 1}}, "ui-error-options"),
        ({"game": "pebbles", "seats": [{"kind": "me"}], "options": {"components": "x"}}, "ui-error-options"),
        ({"game": "pebbles", "seats": []}, "ui-error-malformed"),
    ],
)
def test_tables_that_cannot_be_opened(live: Live, body: Any, key: str) -> None:
    reply = live.client().http.post("/api/tables", json=body)
    assert 400 <= reply.status_code < 500
    assert reply.json()["error"]["key"] == key


def test_a_seat_goes_along_to_another_device(live: Live) -> None:
    laptop, phone, eve = live.client(), live.client(), live.client()
    table = laptop.create("me person", name="Ann")["table"]
    path = f"/api/tables/{table}/link"
    assert key_of(eve.post(path, status=403)) == "ui-error-seat"
    token = laptop.post(path)["invite"]
    assert phone.claim(table, token)["my_seat"] == 0
    assert phone.get("/api/me") == {"name": "Ann"}
    decision = phone.hello(table)["decision"]
    assert decision == laptop.hello(table)["decision"]
    phone.answer(table, decision, "3", id="phone")
    assert laptop.answer(table, decision, "3", id="phone")["status"] == "duplicate"
    assert key_of(eve.claim(table, token, 409)) == "ui-error-claimed"
    assert "my_seat" not in eve.get(f"/api/tables/{table}")
    # Nobody loses their own seats by opening such a link.
    other = live.client()
    other.create("me person")
    token = laptop.post(path)["invite"]
    assert key_of(other.claim(table, token, 409)) == "ui-error-known"
    elsewhere = laptop.create("me person")["table"]
    assert key_of(eve.claim(elsewhere, token, 403)) == "ui-error-invite"
    assert not eve.http.cookies, "a bad invite makes nobody known"
    assert eve.claim(table, token)["my_seat"] == 0


def test_a_link_to_one_s_seat_is_there_for_an_hour(live: Live) -> None:
    host, late = live.client(), live.client()
    table = host.create("me person")["table"]
    token = host.post(f"/api/tables/{table}/link")["invite"]
    with live.service.storage.write() as connection:
        connection.execute(update(passes).values(created=passes.c.created - 3_600_001))
    assert key_of(late.claim(table, token, 409)) == "ui-error-claimed"
