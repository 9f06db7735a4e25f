"""A game that the table agrees to end: nobody wins, nothing more can be done, and the record says so and holds."""

import json
import random
from typing import Any

import pytest
from tests.match.test_match import through_json

import shoal
from shoal.match import IllegalMove, Match, RecordError
from shoal.match.records import described


def begun(game: str, moves: int = 7, live: bool = True, seed: int = 3) -> Match:
    """A game in the middle."""
    rng = random.Random(seed)
    match = shoal.game(game).start(**({"key": bytes([seed]) * 32} if live else {"seed": seed}))
    while len(match.moves) < moves:
        seat = next(iter(match.open))
        match.play(seat, rng.choice(match.legal(seat)))
    return match


def text(data: Any) -> str:
    return json.dumps(data, sort_keys=True)


@pytest.mark.parametrize("game", shoal.games())
def test_the_end_by_agreement(game: str) -> None:
    match = begun(game)
    position, before = match.position(), {viewer: match.view(viewer) for viewer in (None, 0, 1)}
    assert match.key is None and match.open and not match.over and not match.agreed
    frames = match.agree()
    assert match.over and match.agreed and not match.open
    assert match.key is not None, "the key is published as at any end"
    assert match.position() == position, "what lies on the table stays as it is"
    result = match.result
    assert result is not None and len(result["points"]) == match.seats
    assert result | {"points": []} == {
        "end": "agreed", "winners": [], "ranks": [], "points": [], "levels": [], "level": "nobody",
    }  # fmt: skip
    for viewer, seen in before.items():
        after = match.view(viewer)
        assert [frame.view(viewer, memory=True) for frame in frames] == [after]
        assert after["result"] == result and after["asked"] == []
        gone = {"questions", "undo", "asked", "result"}
        assert {k: v for k, v in after.items() if k not in gone} == {k: v for k, v in seen.items() if k not in gone}
        assert [event["key"] for event in frames[0].events(viewer)] == ["common-event-agreed"]
    assert frames[0].view(0)["result"] == result


@pytest.mark.parametrize("game", shoal.games())
def test_the_record_says_so_and_holds(game: str) -> None:
    match = begun(game)
    early = text(match.record(0))
    assert "agreed" not in early and "key" not in json.loads(early)
    match.agree()
    record = through_json(match.record())
    assert record["moves"][-1] == {"agreed": True} and record["result"]["end"] == "agreed"
    again = shoal.verify(record)
    assert again.agreed and text(again.record()) == text(record)
    for wrong in (record["moves"][:-1], [*record["moves"], {"agreed": True}], [*record["moves"], record["moves"][0]]):
        with pytest.raises(RecordError):
            shoal.verify({**record, "moves": wrong})
    with pytest.raises(RecordError, match="a move is"):
        shoal.verify({**record, "moves": [*record["moves"][:-1], {"agreed": False}]})
    assert described(record["moves"][-1]) == "the table agrees to end the game"


@pytest.mark.parametrize("game", shoal.games())
def test_after_it_nothing_more_can_be_done(game: str) -> None:
    match = begun(game)
    seat = next(iter(match.open))
    answer = match.legal(seat)[0]
    match.agree()
    saved = text(match.save())
    for attempt in (
        lambda: match.play(seat, answer),
        lambda: match.change(seat, answer),
        lambda: match.ahead(seat, answer),
        lambda: match.undo(seat),
        match.agree,
    ):
        with pytest.raises(IllegalMove) as refused:
            attempt()
        assert not str(refused.value).startswith("common-"), "the reason has words"
    assert match.withdraw(seat) == []
    assert match.legal(seat) == [] and match.questions(seat) == [] and match.may_undo(seat) == 0
    assert text(match.save()) == saved
    assert match.copy().agreed and text(match.copy().result) == text(match.result)


def test_a_game_that_is_over_cannot_be_ended() -> None:
    match, rng = shoal.game("krill").start(seed=1, players=2), random.Random(1)
    while not match.over:
        seat = next(iter(match.open))
        match.play(seat, rng.choice(match.legal(seat)))
    with pytest.raises(IllegalMove, match="over"):
        match.agree()
    assert not match.agreed
