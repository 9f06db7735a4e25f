"""Ending a game by agreement over the wire: all people have to want it, and any no, or playing on, ends the matter."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.live import Client, Live, fresh_id, running
from tests.server.live import seated as all_seated

import shoal
from shoal.server.rules import Shoal
from shoal.server.schema import commands, jobs


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with running(tmp_path_factory.mktemp("data"), Shoal()) as service:
        yield service


def seated(live: Live, seats: str = "me person person", game: str = "krill", **more: Any) -> tuple[str, list[Client]]:
    return all_seated(live, seats, game=game, **more)


def say(
    client: Client,
    table: str,
    agree: bool = True,
    status: int = 200,
    id: str | None = None,
    proposal: str | None = None,
) -> Any:
    """A word on ending the game, about the proposal that stands unless it names another."""
    if proposal is None:
        proposal = (ending(client, table) or {}).get("proposal", "")
    body = {"id": id or fresh_id(), "agree": agree, "proposal": proposal}
    return client.post(f"/api/tables/{table}/end", body, status)


def ending(client: Client, table: str) -> Any:
    return client.get(f"/api/tables/{table}").get("ending")


def agreed(client: Client, table: str) -> Any:
    return (ending(client, table) or {}).get("agreed")


def key_of(reply: Any) -> Any:
    return reply["error"]["key"]


def answer(client: Client, table: str) -> Any:
    """Any first legal answer."""
    hello = client.hello(table)
    parts = [next(a["answer"] for a in part["answers"] if a["legal"]) for part in hello["view"]["questions"]]
    return client.answer(table, hello["decision"], *parts)


def test_all_people_have_to_agree(live: Live) -> None:
    table, (ann, ben, cleo) = seated(live)
    watcher = live.client()
    with watcher.stream(table) as public, cleo.stream(table) as own:
        say(ann, table)
        assert agreed(watcher, table) == [0], "everybody sees who has agreed"
        say(ben, table)
        assert agreed(cleo, table) == [0, 1]
        assert ann.get(f"/api/tables/{table}")["state"] == "playing"
        say(cleo, table)
        for stream in (public, own):
            stream.until(lambda s: "result" in s.view)
            keys = [e["key"] for e in stream.log if e["key"].startswith("common-event")]
            assert keys == ["common-event-end-proposed", *["common-event-end-agrees"] * 2, "common-event-agreed"]
            assert stream.view["result"]["end"] == "agreed" and stream.view["result"]["winners"] == []
            assert stream.view["asked"] == [] and "questions" not in stream.view and stream.decision is None
    info = watcher.get(f"/api/tables/{table}")
    assert info["state"] == "over" and "ending" not in info and len(info["key"]) == 64
    record = watcher.get(f"/api/tables/{table}/record")
    assert record["moves"] == [{"agreed": True}] and shoal.verify(record).agreed
    assert key_of(say(ann, table, status=409)) == "ui-error-stale"
    assert cleo.post(f"/api/tables/{table}/rematch", {})["state"] == "playing"


def test_a_no_ends_the_matter_until_somebody_plays_on(live: Live) -> None:
    table, (ann, ben, cleo) = seated(live)
    say(ann, table)
    say(ben, table)
    before = ending(ann, table)["proposal"]
    say(cleo, table, agree=False)
    assert ending(ann, table) == {"proposal": "", "agreed": []}
    for client in (ann, ben, cleo):
        assert key_of(say(client, table, status=409)) == "ui-error-end-refused"
    assert key_of(say(ann, table, status=409, proposal=before)) == "ui-error-stale"
    answer(ben, table)
    assert ending(ann, table) is None
    say(cleo, table)
    assert agreed(ann, table) == [2] and ending(ann, table)["proposal"] != before


def test_taking_the_own_word_back(live: Live) -> None:
    table, (ann, ben, cleo) = seated(live)
    say(ann, table)
    say(ben, table)
    say(ann, table, agree=False)
    assert agreed(ann, table) == [1]
    say(cleo, table)
    assert agreed(ann, table) == [1, 2] and ann.get(f"/api/tables/{table}")["state"] == "playing"
    say(ben, table, agree=False)
    say(cleo, table, agree=False)
    assert agreed(ann, table) == []
    assert key_of(say(ann, table, agree=False, status=409)) == "ui-error-stale"


def test_playing_on_is_a_no_but_thinking_again_is_nobodys_business(live: Live) -> None:
    table, (ann, ben, _) = seated(live)
    answer(ben, table)
    say(ann, table)
    standing = ending(ann, table)
    hello = ben.hello(table)
    other = [a["answer"] for a in hello["view"]["questions"][0]["answers"] if a["legal"]][-1]
    parts = [next(a["answer"] for a in part["answers"] if a["legal"]) for part in hello["view"]["questions"][1:]]
    with live.client().stream(table) as public:
        ben.answer(table, hello["decision"], other, *parts)
        assert ending(ann, table) == standing, "another choice shows nothing to anybody"
        public.quiet()
    answer(ann, table)
    assert ending(ann, table) is None, "also when it was one's own proposal"


def test_words_about_what_is_no_more_are_refused(live: Live) -> None:
    table, (ann, ben, cleo) = seated(live)
    assert key_of(say(ben, table, agree=False, status=409)) == "ui-error-stale"
    assert key_of(say(ben, table, status=409, proposal="nothing")) == "ui-error-stale"
    say(ann, table)
    old = ending(ann, table)["proposal"]
    assert key_of(say(ann, table, status=409)) == "ui-error-stale"
    answer(cleo, table)
    assert key_of(say(ben, table, status=409, proposal=old)) == "ui-error-stale", "an old yes proposes nothing"
    assert ending(ann, table) is None
    assert key_of(say(live.client(), table, status=403)) == "ui-error-seat"
    say(ann, table, proposal="")
    say(ben, table, proposal="")
    assert agreed(ann, table) == [0, 1], "two who propose at once agree"


def test_each_word_counts_once(live: Live) -> None:
    table, (ann, ben) = seated(live, "me person")
    first = say(ann, table, id="word-1")
    proposal = ending(ann, table)["proposal"]
    say(ben, table, agree=False)
    assert say(ann, table, id="word-1", proposal="") == {"status": "duplicate", "seq": first["seq"]}
    answer(ben, table)
    say(ann, table)
    assert ending(ann, table)["proposal"] != proposal
    name = ending(ann, table)["proposal"]
    with ThreadPoolExecutor(6) as pool:
        said = list(pool.map(lambda _: say(ben, table, id="word-2", proposal=name), range(6)))
    assert sorted(reply["status"] for reply in said) == ["accepted", *["duplicate"] * 5]
    assert ann.get(f"/api/tables/{table}/record")["moves"][-1] == {"agreed": True}
    with live.service.storage.read() as connection:
        rows = connection.execute(select(commands).where(commands.c.table_id == table).order_by(commands.c.seq)).all()
    assert [row.agree for row in rows] == [True, False, None, True, True]


def test_bots_agree_always(live: Live) -> None:
    table, (ann, ben) = seated(live, "me person random")
    say(ann, table)
    assert agreed(ann, table) == [0]
    say(ben, table)
    assert ann.get(f"/api/tables/{table}")["state"] == "over"
    with live.service.storage.read() as connection:
        assert not connection.execute(select(jobs).where(jobs.c.table_id == table)).all(), "bots stop"
    alone, (ann,) = seated(live, "me random random")
    say(ann, alone)
    keys = [e["key"] for _, e in ann.hello(alone)["log"] if e["key"].startswith("common-event")]
    assert keys == ["common-event-agreed"]
    assert shoal.verify(ann.get(f"/api/tables/{alone}/record")).agreed


def test_not_before_everybody_is_there(live: Live) -> None:
    host, guest = live.client(), live.client()
    info = host.create("me person person", game="krill")
    table = info["table"]
    guest.claim(table, info["seats"][1]["invite"])
    assert key_of(say(guest, table, status=409)) == "ui-error-end-waiting"
    host.post(f"/api/tables/{table}/fill", {"seat": 2, "bot": "random"})
    say(guest, table)
    assert agreed(host, table) == [1]


@pytest.mark.parametrize(
    "body",
    [
        {}, {"id": "a"}, {"id": "a", "agree": "yes"}, {"id": "a", "agree": True, "proposal": None},
        {"id": "a", "agree": True, "proposal": "x" * 65}, {"id": "", "agree": True}, {"id": "a", "agree": 1, "more": 2},
    ],
)  # fmt: skip
def test_malformed(live: Live, body: Any) -> None:
    client = live.client()
    table = client.create("me random", game="krill", options={"players": 2})["table"]
    assert key_of(client.post(f"/api/tables/{table}/end", body, 400)) == "ui-error-malformed"
    assert client.get(f"/api/tables/{table}")["state"] == "playing"


def test_a_proposal_outlives_the_service(tmp_path: Path) -> None:
    with running(tmp_path, Shoal()) as live:
        table, (ann, ben) = seated(live, "me person")
        say(ann, table, id="once")
        standing = ending(ben, table)
        cookies = [client.http.cookies for client in (ann, ben)]
    with running(tmp_path, Shoal()) as live:
        ann, ben = live.client(), live.client()
        ann.http.cookies, ben.http.cookies = cookies
        assert ending(ben, table) == standing
        assert say(ann, table, id="once")["status"] == "duplicate"
        say(ben, table)
        assert shoal.verify(ben.get(f"/api/tables/{table}/record")).agreed


def test_what_others_hold_is_told_by_none_of_it(live: Live) -> None:
    """The name of a proposal is a word without a meaning, and what is said of it the same for all."""
    table, clients = seated(live)
    say(clients[0], table)
    told = [json.dumps(ending(client, table)) for client in (*clients, live.client())]
    assert len(set(told)) == 1
    rows = [client.hello(table)["log"][-1][1] for client in clients]
    assert rows == [{"key": "common-event-end-proposed", "params": {"who": ["seat", 0]}}] * 3


# ---------------------------------------------------------------- caps


def limit(client: Client, table: str) -> Any:
    return client.get(f"/api/tables/{table}")["options"]["turn_limit"]


def test_a_cap_wherever_a_bot_sits(live: Live) -> None:
    host = live.client()
    assert limit(host, host.create("me random", game="herring")["table"]) == 100
    assert limit(host, host.create("me person", game="herring")["table"]) == 0
    assert limit(host, host.create("me person", game="herring", options={"turn_limit": 9})["table"]) == 9
    wish = {"game": "herring", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    refused = host.post("/api/tables", wish | {"options": {"turn_limit": 0}}, 400)
    assert key_of(refused) == "common-option-cap"
    seven = {"game": "krill", "seats": wish["seats"] + [{"kind": "person"}] * 5, "options": {"players": 7}}
    said = host.post("/api/tables", seven, 400)["error"]
    assert said["key"] == "common-option-beyond"
    assert said["params"]["name"] == ["option", "players"] and said["params"]["needs"] == ["option", "darker_waters"]
    options = {option["name"]: option for game in host.get("/api/games") for option in game["options"]}
    krill = next(game for game in host.get("/api/games") if game["name"] == "krill")
    assert krill["options"][0]["beyond"] == [6, "darker_waters"]
    assert options["turn_limit"]["cap"] is True and "cap" not in options["players"]


def test_a_bot_that_takes_a_free_seat_brings_the_cap(live: Live) -> None:
    host = live.client()
    table = host.create("me person person", game="herring", options={"turn_limit": 0})["table"]
    with host.stream(table) as stream:
        assert "limit" not in stream.view
        host.post(f"/api/tables/{table}/fill", {"seat": 1, "bot": "random"})
        stream.until(lambda s: s.view.get("limit") == 100)
    assert limit(host, table) == 100
    host.post(f"/api/tables/{table}/fill", {"seat": 2, "bot": "random"})
    say(host, table)
    record = host.get(f"/api/tables/{table}/record")
    assert record["options"]["turn_limit"] == 100 and shoal.verify(record).agreed
    assert limit(host, host.post(f"/api/tables/{table}/rematch", {})["table"]) == 100
