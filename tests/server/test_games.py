"""Every game over the wire: two people play it to its end, each sees its own secrets and nobody else does."""

import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.live import Client, Live, running

import shoal
from shoal.server.rules import Shoal

OPTIONS: dict[str, dict[str, Any]] = {
    "krill": {},
    "kraken": {},
    "herring": {"turn_limit": 3},
    "kelp": {"spots": "shark", "edition": "rocky-5"},
}


def test_each_game_is_here() -> None:
    assert set(OPTIONS) == set(shoal.games())


def take_seats(live: Live, game: str) -> tuple[str, list[Client]]:
    host, guest = live.client(), live.client()
    info = host.create("me person", game=game, options=OPTIONS[game])
    guest.claim(info["table"], info["seats"][1]["invite"])
    return info["table"], [host, guest]


def asked(client: Client, table: str) -> tuple[dict[str, Any], str | None]:
    head = client.hello(table)
    return head["view"], head["decision"] if head["view"].get("questions") else None


@pytest.mark.slow
@pytest.mark.parametrize("game", OPTIONS)
def test_two_people_play_it_to_its_end(tmp_path: Path, source: Shoal, game: str) -> None:
    chance = random.Random(5)
    with running(tmp_path, source) as live:
        table, clients = take_seats(live, game)
        public, answered = live.client(), 0
        while True:
            for seat, client in enumerate(clients):
                view, decision = asked(client, table)
                if decision and seat in view["asked"]:
                    said: list[str] = []
                    while parts := view["questions"]:  # what is asked next depends on the first part
                        said.append(chance.choice([one["answer"] for one in parts[0]["answers"] if one["legal"]]))
                        view = client.post(f"/api/tables/{table}/ahead", {"decision": decision, "answers": said})
                    client.answer(table, decision, *said)
                    answered += 1
            seen = public.hello(table)["view"]
            assert "questions" not in seen and "choice" not in seen
            if seen.get("result"):
                break
        assert answered > 5
        assert all(client.hello(table)["view"]["result"] == seen["result"] for client in clients)
        shoal.verify(clients[0].get(f"/api/tables/{table}/record"))
