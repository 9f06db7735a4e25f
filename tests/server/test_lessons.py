"""Lessons over the wire: nothing is stored, nothing needs an identity, and every refusal says why."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select
from tests.server.live import Client, running

from shoal.server.patch import merge
from shoal.server.rules import Shoal
from shoal.server.schema import metadata

FIRST = "/api/lessons/krill/first"


def take(client: Client, moves: list[list[str]]) -> dict[str, Any]:
    return client.post(FIRST, {"moves": moves})


@pytest.mark.slow
def test_a_lesson_over_the_wire(tmp_path: Path, source: Shoal) -> None:
    with running(tmp_path, source) as live:
        client = live.client()
        begun = take(client, [])
        assert [step["kind"] for step in begun["steps"]] == ["read", "ask"]
        view: dict[str, Any] = {}
        for step in begun["steps"]:
            for frame in step["frames"]:
                view = merge(view, frame["patch"])
            assert bool(view.get("questions")) == (step["kind"] == "ask")
        assert take(client, []) == begun, "the same to everybody, whenever they ask"

        refused = client.post(FIRST, {"moves": [["8"]]}, 422)
        assert refused["error"]["key"] == "krill-lesson-first-greed-instead"
        assert client.post(FIRST, {"moves": [["squid"]]}, 422)["error"]["key"] == "krill-why-squid-first-round"
        assert client.post(FIRST, {"moves": [["5"]] * 64}, 422)["error"]["key"]
        assert client.post(FIRST, {"moves": [["5"]] * 65}, 400)["error"]["key"] == "ui-error-malformed"
        assert client.post(f"{FIRST}/ahead", {"moves": [], "answers": ["5"]})["questions"] == []
        for path in ("krill/second", "krill/..", "pearls/first"):
            assert client.post(f"/api/lessons/{path}", {"moves": []}, 404)["error"]["key"]

        events = [
            event["key"] for step in take(client, [["5"]])["steps"] for f in step["frames"] for event in f["events"]
        ]
        assert "krill-event-cancel-number" in events
        assert "set-cookie" not in client.http.post(FIRST, json={"moves": []}).headers
        with live.service.storage.read() as reading:
            for table in metadata.sorted_tables:
                if table.name != "alembic_version":
                    assert reading.execute(select(func.count()).select_from(table)).scalar() == 0, table.name
