"""Looking ahead: the next part of an answer, from what the seat knows, with nothing changed."""

import json
import random

import pytest

import shoal
from shoal.match import IllegalMove


def test_every_answer_can_be_made_part_by_part_and_nothing_changes() -> None:
    """Whoever picks part by part what is offered next ends with a whole answer, which the match takes."""
    rng = random.Random(1)
    match = shoal.game("herring").start(seed=1, players=3)
    compound = 0
    for _ in range(60):
        if match.over:
            break
        seat = next(iter(match.open))
        before = json.dumps(match.save())
        given: list[str] = []
        parts = match.questions(seat)
        while parts:
            given.append(rng.choice([a["answer"] for a in parts[0]["answers"] if a["legal"]]))
            shown = match.ahead(seat, *given)
            parts = shown["questions"]
            assert parts or shown["ready"][seat]
        compound += len(given) > 1
        assert json.dumps(match.save()) == before
        match.play(seat, *given)
    assert compound > 10


def test_what_is_illegal_is_refused_with_the_reason() -> None:
    match = shoal.game("herring").start(seed=1, players=3)
    seat = next(iter(match.open))
    before = json.dumps(match.save())
    with pytest.raises(IllegalMove) as refused:
        match.ahead(seat, "end")
    assert refused.value.reason["key"] == "herring-why-nothing-done"
    with pytest.raises(IllegalMove):
        match.ahead(seat)
    assert json.dumps(match.save()) == before
