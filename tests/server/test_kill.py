"""Killed at any moment, the service has lost nothing that it acknowledged.

SHOAL_KILLS says how often (20 unless it does; 200 in the long run).
"""

import contextlib
import os
import random
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from tests.conftest import SOAK
from tests.games.shells.shells import known
from tests.server.live import PATIENCE, Client, fresh_id
from tests.server.processes import ENVIRONMENT, Process

from shoal.server.schema import commands
from shoal.server.storage import Storage, loads

KILLS = int(os.environ.get("SHOAL_KILLS") or (200 if SOAK else 20))


def path_of(wish: dict[str, Any]) -> str:
    """Where a wish goes."""
    return "answers" if "answers" in wish else "undo" if "count" in wish else "end"


class Player:
    """A person who answers until the service is gone, and remembers what it acknowledged."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.tired = seed % 2 == 0  # would like to end the game now and then; the other never agrees
        self.cookies: Any = None
        self.acknowledged: list[dict[str, Any]] = []
        self.unsure: dict[str, Any] | None = None
        self.over = False

    def at(self, process: Process) -> Client:
        client = process.client()
        if self.cookies is not None:
            client.http.cookies = self.cookies
        return client

    def send(self, client: Client, table: str, wish: dict[str, Any]) -> None:
        """Post an answer; what is acknowledged is remembered, what is not is unsure."""
        self.unsure = wish
        path = f"/api/tables/{table}/{path_of(wish)}"
        while (reply := client.http.post(path, json=wish)).status_code == 503:
            time.sleep(0.2)
        self.unsure = None
        if reply.status_code == 422 and reply.json()["error"]["key"] == "ui-error-incomplete":
            more = self.random.choice(reply.json()["legal"])
            return self.send(client, table, wish | {"id": fresh_id(), "answers": [*wish["answers"], more]})
        if "count" in wish and reply.status_code == 422:  # while it was on its way another's secret answer set a mark
            assert reply.json()["error"]["key"] == "common-why-no-undo", reply.text
            return
        assert reply.status_code in (200, 409), reply.text
        if reply.status_code == 200:
            self.acknowledged.append(wish | {"seq": reply.json()["seq"]})

    def play(self, client: Client, table: str) -> None:
        """Answer whatever is asked until the connection breaks or the game is over."""
        with contextlib.suppress(httpx.TransportError):
            if self.unsure is not None:
                self.send(client, table, self.unsure)
            while not self.over:
                hello = client.http.get(f"/api/tables/{table}").json()
                view = first(client, table)
                self.over = hello["state"] == "over"
                questions, decision = view["view"].get("questions"), view.get("decision")
                if self.tired and not self.over and self.random.random() < 0.1:
                    self.send(client, table, {"id": fresh_id(), "agree": True, "proposal": ""})
                if view["view"].get("undo") and self.random.random() < 0.2:
                    self.send(client, table, {"id": fresh_id(), "decision": decision, "count": 1})
                    continue
                if not questions or not decision:
                    time.sleep(0.01)
                    continue
                answers = [
                    self.random.choice([a["answer"] for a in part["answers"] if a["legal"]]) for part in questions
                ]
                self.send(client, table, {"id": fresh_id(), "decision": decision, "answers": answers})


def first(client: Client, table: str) -> Any:
    return client.sse(table)[0]


def stored(data: Path, table: str) -> list[Any]:
    storage = Storage(f"sqlite:///{data / 'shoal.sqlite3'}")
    try:
        with storage.read() as connection:
            where = commands.c.table_id == table
            query = select(commands).where(where).order_by(commands.c.seq)
            return list(connection.execute(query))
    finally:
        storage.close()


def check(data: Path, table: str, players: dict[int, Player]) -> int:
    """Every acknowledged answer is there, once, with its number; returns how many there are."""
    rows = stored(data, table)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    known = {(row.seat, row.client): row for row in rows}
    assert len(known) == len(rows)
    for seat, player in players.items():
        for wish in player.acknowledged:
            row = known[seat, wish["id"]]
            assert loads(row.answers) == wish.get("answers", [])
            assert row.undo == wish.get("count")
            assert row.seen == wish["seq"]
            assert row.decision == wish.get("decision", wish.get("proposal"))
            assert row.agree == wish.get("agree")
    return sum(len(player.acknowledged) for player in players.values())


def open_table(process: Process, players: dict[int, Player], game: str) -> str:
    """A table for all at once with bots, or one for answers in a row that are now and then taken back."""
    host, guest = players[0].at(process), players[1].at(process)
    options = {"darker_waters": True, "tie_breakers": True}
    krill: dict[str, Any] = {"seats": "me person instinct random", "options": options}
    info = host.create(game=game, **(krill if game == "krill" else {"seats": "me person"}))
    guest.claim(info["table"], info["seats"][1]["invite"])
    for player, client in ((players[0], host), (players[1], guest)):
        player.cookies = client.http.cookies
    return str(info["table"])


@pytest.mark.slow
@pytest.mark.usefixtures("source")
@pytest.mark.timeout(120 + 20 * KILLS)
def test_no_acknowledged_answer_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "data"
    clock = random.Random(7)
    monkeypatch.setitem(ENVIRONMENT, "SHOAL_GAMES", "tests.games.shells.elsewhere")
    process = Process(data)
    tables: list[tuple[str, dict[int, Player]]] = []
    total = 0
    try:
        for kill in range(KILLS):
            if not tables or all(player.over for player in tables[-1][1].values()):
                players = {0: Player(2 * kill), 1: Player(2 * kill + 1)}
                game = ("shells", "krill")[len(tables) % 2]
                tables.append((open_table(process, players, game), players))
            table, players = tables[-1]
            process.client().get("/api/games")  # the rules are loaded: from here on it is played
            threads = [
                threading.Thread(target=player.play, args=(player.at(process), table)) for player in players.values()
            ]
            for thread in threads:
                thread.start()
            time.sleep(clock.uniform(0.05, 0.8))
            process.kill()
            for thread in threads:
                thread.join(PATIENCE)
                assert not thread.is_alive()
            total = sum(check(data, name, sitting) for name, sitting in tables)
            process = Process(data)
            for seat, player in players.items():
                again(player.at(process), table, player, seat)
        finish(process, *tables[-1])
        assert total >= KILLS, "the kills must hit a service that is being played on"
        wishes = [wish for _, sitting in tables for player in sitting.values() for wish in player.acknowledged]
        assert KILLS < 10 or any("count" in wish for wish in wishes), "and one on which answers are taken back"
        assert KILLS < 10 or any("agree" in wish for wish in wishes), "and somebody would like to end it"
    finally:
        process.process.kill()


def again(client: Client, table: str, player: Player, seat: int) -> None:
    """The restarted service knows the player, and every answer it acknowledged."""
    hello = first(client, table)
    assert hello["view"]["viewer"] == seat
    if not player.acknowledged:
        return
    last = player.acknowledged[-1]
    assert hello["seq"] >= last["seq"]
    reply = client.post(f"/api/tables/{table}/{path_of(last)}", {name: last[name] for name in last if name != "seq"})
    assert reply == {"status": "duplicate", "seq": last["seq"]}


def finish(process: Process, table: str, players: dict[int, Player]) -> None:
    """The last game can be played to its end, and its record is whole."""
    threads = [threading.Thread(target=player.play, args=(player.at(process), table)) for player in players.values()]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
        assert not thread.is_alive()
    record = process.client().get(f"/api/tables/{table}/record")
    import shoal

    with known():
        shoal.verify(record)
