"""Looking ahead: what the next part of an answer will be, with nothing stored and nobody told."""

from tests.server.live import Live
from tests.server.test_answers import seated, stored


def test_the_next_part_is_told_and_nothing_is_stored(live: Live) -> None:
    table, (a, b, _) = seated(live)
    before, others = a.hello(table), b.hello(table)
    path, decision = f"/api/tables/{table}/ahead", before["decision"]
    more = a.post(path, {"decision": decision, "answers": ["5"]})
    assert [part["answers"] for part in more["questions"]] == [
        [{"answer": s, "legal": True} for s in ("left", "right")]
    ]
    assert a.post(path, {"decision": decision, "answers": ["5", "left"]})["questions"] == []
    assert a.post(path, {"decision": decision, "answers": ["3"]})["questions"] == []
    assert stored(live, table) == 0
    assert a.hello(table) == before
    assert b.hello(table) == others
    # And the answer itself is free as before.
    a.answer(table, decision, "2")


def test_looking_ahead_is_refused_like_an_answer(live: Live) -> None:
    table, (a, b, _) = seated(live)
    path, decision = f"/api/tables/{table}/ahead", a.hello(table)["decision"]
    refused = a.post(path, {"decision": decision, "answers": ["7"]}, 422)
    assert refused["error"]["key"] == "pebbles-why"
    assert refused["legal"] == ["1", "2", "3", "4", "5"]
    a.post(path, {"decision": "another", "answers": ["5"]}, 409)
    a.post(path, {"decision": decision, "answers": []}, 400)
    b.post(path, {"decision": decision, "answers": ["5"]}, 409)  # not b's decision
    live.client().post(path, {"decision": decision, "answers": ["5"]}, 403)
    assert stored(live, table) == 0
