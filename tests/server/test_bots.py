"""Bots: beside the event loop, from their seat's view only, replaced when they fail."""

import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.fakes import Source
from tests.server.live import running

from shoal.server import jobs
from shoal.server.wire import Answer


@pytest.mark.parametrize("bot", ["broken", "cheat", "slow"])
def test_a_bad_bot_is_replaced_by_chance(tmp_path: Path, bot: str) -> None:
    with running(tmp_path, bot_budget=0.5) as live:
        host = live.client()
        table = host.create(f"me {bot}")["table"]
        with host.stream(table) as stream:
            for pebble in range(1, 5):
                stream.until(lambda s: s.view["ready"][1])
                host.answer(table, stream.decision or "", str(pebble))
                stream.until(lambda s, n=pebble: s.view["round"] == n)
            assert stream.view["phase"] == "over"
        assert host.get("/api/health")["ok"]


def test_bots_get_their_seat_s_view_and_nothing_else(tmp_path: Path) -> None:
    source = Source()
    with running(tmp_path, source) as live:
        host = live.client()
        table = host.create("me low low")["table"]
        with host.stream(table) as stream:
            host.answer(table, stream.decision or "", "5", "left")
            stream.until(lambda s: s.view["round"] == 1 and s.view["ready"][1:] == [True, True])
    seen = [view for _, view, seed in source.seen if seed != 1]
    assert len(seen) == 4
    for view in seen:
        assert view["viewer"] in (1, 2)
        assert "chosen" not in view
        assert set(view) <= {
            "game", "seats", "round", "phase", "stage", "ready", "asked", "points", "viewer", "hand", "questions",
        }  # fmt: skip


def test_the_service_answers_while_bots_think(tmp_path: Path) -> None:
    with running(tmp_path, bot_budget=5.0) as live:
        host = live.client()
        host.create("me slow")
        began = time.monotonic()
        for _ in range(20):
            host.get("/api/me")
        assert time.monotonic() - began < 2
        assert live.stop() < 8, "a thinking bot does not hold up the end"


def test_late_answers_are_dropped(tmp_path: Path) -> None:
    with running(tmp_path, bot_workers=0) as live:
        host = live.client()
        table = host.create("me low")["table"]
        service = live.service
        claimed = jobs.claim(service)
        assert len(claimed) == 1
        assert jobs.claim(service) == [], "a claimed job is taken"
        job = claimed[0]
        task = jobs.task_for(service, job)
        assert task is not None
        jobs.submit(service, job, ["2"])
        jobs.submit(service, job, ["2"])  # again, after a crash: the same answer
        hello = host.hello(table)
        assert hello["view"]["ready"] == [False, True]
        host.answer(table, hello["decision"], "1")
        assert jobs.task_for(service, job) is None
        from shoal.server.play import answer_for_bot
        from shoal.server.wire import ApiError

        with pytest.raises(ApiError) as refused:
            answer_for_bot(service, table, job.seat, Answer("late", job.decision, ["3"]))
        assert refused.value.status == 409
        with pytest.raises(ApiError) as refused:
            answer_for_bot(service, table, 0, Answer("late", job.decision, ["3"]))
        assert refused.value.status == 403
        assert host.hello(table)["view"]["ready"] == [False, False]


def test_leases_run_out(tmp_path: Path) -> None:
    with running(tmp_path, bot_workers=0, lease=0.2) as live:
        live.client().create("me low")
        first = jobs.claim(live.service)
        assert len(first) == 1
        assert jobs.claim(live.service) == []
        time.sleep(0.3)
        assert jobs.claim(live.service) == first


def test_the_same_decision_has_the_same_seed(tmp_path: Path) -> None:
    with running(tmp_path, bot_workers=0, lease=0.0) as live:
        live.client().create("me low low")
        time.sleep(0.01)
        one = [jobs.task_for(live.service, job) for job in jobs.claim(live.service)]
        time.sleep(0.01)
        two: list[Any] = [jobs.task_for(live.service, job) for job in jobs.claim(live.service)]
        assert one == two
        assert len({task.seed for task in two}) == 2


def test_a_table_of_bots_plays_by_itself(tmp_path: Path) -> None:
    with running(tmp_path) as live:
        host = live.client()
        table = host.create("low low low")["table"]
        with host.stream(table) as stream:
            stream.until(lambda s: s.view["phase"] == "over")
        assert host.get(f"/api/tables/{table}")["state"] == "over"
