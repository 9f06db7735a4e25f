"""Two services on one database: whichever is asked, the table is the same."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from tests.server.live import Client, Live, running
from tests.server.test_answers import seated, stored


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Live, Live]]:
    data = tmp_path_factory.mktemp("shared")
    with running(data, poll=0.2) as one, running(data, poll=0.2) as two:
        yield one, two


def at(client: Client, live: Live) -> Client:
    fresh = live.client()
    fresh.http.cookies = client.http.cookies
    return fresh


def test_a_watcher_here_sees_what_is_answered_there(both: tuple[Live, Live]) -> None:
    one, two = both
    table, (a, b, c) = seated(one)
    with at(a, two).stream(table) as stream:
        for client in (a, b, c):
            client.answer(table, client.hello(table)["decision"], "2")
        stream.until(lambda s: s.view["round"] == 1, 5)
        # And on from there at the other service, whose own head is old by now.
        for client in (a, b, c):
            there = at(client, two)
            there.answer(table, there.hello(table)["decision"], "3")
        stream.until(lambda s: s.view["round"] == 2, 5)
        for client in (a, b, c):
            client.answer(table, client.hello(table)["decision"], "1")
        stream.until(lambda s: s.view["round"] == 3, 5)


def test_the_same_id_at_both_counts_once(both: tuple[Live, Live]) -> None:
    table, (a, _b, _c) = seated(both[0])
    decision = a.hello(table)["decision"]

    def post(n: int) -> Any:
        return at(a, both[n % 2]).answer(table, decision, "3", id="parallel")

    with ThreadPoolExecutor(8) as pool:
        replies = list(pool.map(post, range(16)))
    assert sorted(r["status"] for r in replies) == ["accepted"] + ["duplicate"] * 15
    assert len({r["seq"] for r in replies}) == 1
    assert stored(both[0], table) == 1


def test_everybody_at_once_at_both(both: tuple[Live, Live]) -> None:
    table, clients = seated(both[0], "me person person person person person")
    for turn in range(1, 5):
        asks = [(client, both[(n + turn) % 2], client.hello(table)["decision"]) for n, client in enumerate(clients)]

        def post(ask: Any, turn: int = turn) -> Any:
            client, live, decision = ask
            return at(client, live).answer(table, decision, str(turn))

        with ThreadPoolExecutor(6) as pool:
            assert all(r["status"] == "accepted" for r in pool.map(post, asks))
    for live in both:
        view = at(clients[0], live).hello(table)["view"]
        assert view["phase"] == "over"
        assert view["hand"] == [5]
    assert stored(both[1], table) == 24


def test_bots_are_asked_by_one_of_both(both: tuple[Live, Live]) -> None:
    host = both[0].client()
    table = host.create("me low low low")["table"]
    with at(host, both[1]).stream(table) as stream:
        for pebble in range(1, 5):
            stream.until(lambda s: s.view["ready"][1:] == [True] * 3)
            host.answer(table, stream.decision or "", str(pebble))
            stream.until(lambda s, n=pebble: s.view["round"] == n)
    assert stored(both[0], table) == 16
