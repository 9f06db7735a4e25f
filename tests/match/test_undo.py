"""Taking back: as far as the last mark and never beyond it, the same again afterwards, and nothing learned by it."""

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.shells.shells import GAME, LAPS
from tests.games.test_undo import offers
from tests.match.test_match import moves_of

import shoal
from shoal.match import GameHandle, IllegalMove, Match
from shoal.match.back import LONGEST

Scale = Callable[[int, int], int]
SHELLS = GameHandle(GAME)
VIEWERS = (None, 0, 1)


def text(data: Any) -> str:
    return json.dumps(data, sort_keys=True)


def everything(match: Match) -> tuple[str, list[str]]:
    """The position and what each viewer sees, but for the stage, which only ever grows."""
    views = [match.view(viewer) for viewer in VIEWERS]
    return text(match.position()), [text(view | {"stage": 0}) for view in views]


def start(seed: int = 1, **options: Any) -> Match:
    """A match in which seat 0 has one shell of each kind in its hand."""
    match = SHELLS.start(seed=seed, **options)
    match.place({"hand": [[1, 1, 1], [1, 1, 1]], "held": 3})
    return match


def refused(match: Match, seat: int, count: Any = 1) -> str:
    """The key of the reason why taking back is refused; nothing may have changed."""
    before, moves, stage = everything(match), len(match.moves), match.stage
    with pytest.raises(IllegalMove) as caught:
        match.undo(seat, count)
    assert (everything(match), len(match.moves), match.stage) == (before, moves, stage)
    assert not str(caught.value).startswith("common-"), "the reason has words"
    return str(caught.value.reason["key"])


def test_answers_are_taken_back_one_by_one_or_all_at_once() -> None:
    match = start()
    marks = [everything(match)]
    for answers in (["lay 1"], ["lay 2"], ["up", "up 1"], ["lay 3"]):
        match.play(0, *answers)
        marks.append(everything(match))
    assert match.may_undo(0) == 4 and match.may_undo(1) == 0
    assert match.view(0)["undo"] == [["lay 1"], ["lay 2"], ["up", "up 1"], ["lay 3"]]
    match.undo(0)
    assert everything(match) == marks[3]
    match.undo(0, 2)
    assert everything(match) == marks[1] and match.may_undo(0) == 1
    match.play(0, "lay 3")
    match.undo(0, 2)
    assert everything(match) == marks[0] and match.may_undo(0) == 0 and "undo" not in match.view(0)
    assert refused(match, 0) == "common-why-no-undo"


def test_it_is_told_to_everybody_and_the_stage_only_grows() -> None:
    match = start()
    before = [match.view(viewer) for viewer in VIEWERS]
    match.play(0, "lay 1")
    stage = match.stage
    (frame,) = match.undo(0)
    assert match.stage == stage + 1
    for viewer, view in zip(VIEWERS, before, strict=True):
        (event,) = frame.events(viewer)
        assert event == {"key": "common-event-undo", "params": {"who": ["seat", 0], "n": ["n", 1]}}
        assert frame.view(viewer, memory=True) == match.view(viewer) == view | {"stage": stage + 1}


@pytest.mark.parametrize("answer", ["draw", "look"])
def test_what_was_drawn_or_seen_stays(answer: str) -> None:
    match = start()
    match.play(0, "lay 1")
    match.play(0, answer)
    assert refused(match, 0) == "common-why-no-undo"
    match.play(0, "lay 2")
    assert match.may_undo(0) == 1, "back to the mark and not beyond it"
    assert refused(match, 0, 2) == "common-why-undo-far"
    match.undo(0)
    assert refused(match, 0) == "common-why-no-undo"


def test_the_turn_before_can_be_taken_back_until_the_next_answers() -> None:
    match = start()
    match.play(0, "lay 1")
    whole = everything(match)
    match.play(0, "pass")  # the toll has only one answer
    assert match.open == {1: "turn"} and match.may_undo(0) == 2
    assert match.view(0)["undo"] == [["lay 1"], ["pass"]]
    assert refused(match, 1) == "common-why-no-undo"
    other = match.copy()
    match.undo(0)
    assert everything(match) == whole and match.open == {0: "turn"}, "the toll went back with the pass"
    other.play(1, "lay 1")
    assert refused(other, 0) == "common-why-no-undo" and other.may_undo(1) == 1
    other.undo(1)
    assert other.open == {1: "turn"} and refused(other, 0) == "common-why-no-undo", "the mark has come to stay"


def test_secret_answers_are_changed_and_never_taken_back() -> None:
    match = start()
    match.play(0, "pass")
    match.play(1, "pass")
    assert set(match.open) == {0, 1} and match.may_undo(1) == 1
    vote = match.copy()
    vote.play(0, "yes")
    for seat in (0, 1):
        assert refused(vote, seat) == "common-why-no-undo"
    vote.change(0, "no")
    vote.play(1, "yes")
    for seat in (0, 1):
        assert refused(vote, seat) == "common-why-no-undo"
    match.undo(1)
    assert match.open == {1: "turn"}, "nobody had voted yet"


def test_the_end_stays() -> None:
    match = start()
    for _ in range(LAPS):
        for answer in ("pass", "pass", "yes", "yes"):
            match.play(next(iter(match.open)), answer)
    assert match.over
    assert refused(match, 1) == "common-why-no-undo"


def test_a_mark_can_be_set_from_outside() -> None:
    match = start()
    (frame,) = match.play(0, "lay 1")
    match.mark()
    assert refused(match, 0) == "common-why-no-undo" and "undo" not in frame.view(0)


def test_staged_parts_go_back_too() -> None:
    match = start()
    match.play(0, "lay 1")
    match.play(0, "lay 2")
    before = everything(match)
    match.play(0, "up")
    assert match.open == {0: "kind"} and match.may_undo(0) == 3
    match.undo(0)
    assert everything(match) == before
    match.play(0, "up")
    match.withdraw(0)
    assert match.open == {0: "turn"} and match.may_undo(0) == 0
    match.play(0, "lay 3")
    match.withdraw(0)
    match.withdraw(1)
    assert match.may_undo(0) == 1, "there was nothing to withdraw"


@pytest.mark.parametrize("count", [0, -1, True, 1.0, "1", None])
def test_a_count_is_a_number(count: Any) -> None:
    match = start()
    match.play(0, "lay 1")
    assert refused(match, 0, count) == "common-why-undo-count"


def test_no_seat_but_those_there_are() -> None:
    with pytest.raises(IllegalMove):
        start().undo(2)
    with pytest.raises(IllegalMove):
        start().may_undo(-1)


def test_it_goes_back_so_far_and_no_further() -> None:
    match = start()
    for i in range(LONGEST + 5):
        match.play(0, *(["up", "up 1"] if i % 2 else ["lay 1"]))
    assert match.may_undo(0) == LONGEST
    match.undo(0, LONGEST)
    assert match.may_undo(0) == 0
    assert Match.restore(GAME, match.save()).moves == match.moves


def test_taking_back_never_rolls_again() -> None:
    straight, crooked = start(seed=8), start(seed=8)
    for answer in ("lay 2", "pass"):
        crooked.play(0, answer)
        crooked.undo(0)
    crooked.play(0, "lay 1")
    crooked.play(0, "lay 2")
    crooked.undo(0, 2)
    for match in (straight, crooked):
        match.play(0, "draw")
    assert straight.position() == crooked.position()


def wander(seed: int, options: dict[str, Any], steps: int = 60) -> Match:
    """Random play that takes back whenever it may, now and then."""
    match, rng = SHELLS.start(seed=seed, **options), random.Random(seed)
    while not match.over and len(match.moves) < steps:
        backs = [seat for seat in range(match.seats) if match.may_undo(seat)]
        if backs and rng.random() < 0.3:
            match.undo(backs[0], rng.randint(1, match.may_undo(backs[0])))
            continue
        seat, answers = rng.choice(list(moves_of(match, rng).items()))
        match.play(seat, *answers)
    return match


@pytest.mark.usefixtures("shells")
def test_records_replay_byte_for_byte(scale: Scale) -> None:
    kinds = set()
    for seed in range(scale(12, 1000)):
        match = wander(seed, {"players": 2 + seed % 2})
        record = json.loads(text(match.record()))
        again = shoal.verify(record)
        assert text(again.record()) == text(record) and text(again.save()) == text(match.save() | {"live": False})
        kinds |= {kind for move in record["moves"] for kind in move}
    assert kinds == {"seat", "play", "undo"}


@pytest.mark.usefixtures("shells")
def test_a_record_that_takes_back_too_much_is_refused() -> None:
    match = SHELLS.start(seed=3)
    match.play(0, "pass")
    match.undo(0)
    record = match.record()
    for undo in (2, 0, -1, True, "1", [1], None):
        wrong = copy.deepcopy(record)
        wrong["moves"][-1]["undo"] = undo
        with pytest.raises(shoal.RecordError, match="move"):
            shoal.replay(wrong)
    record["moves"].append({"seat": 0, "undo": 1})
    with pytest.raises(shoal.RecordError, match="move 3"):
        shoal.replay(record)


def test_saved_matches_keep_the_way_back(scale: Scale) -> None:
    for seed in range(scale(12, 1000)):
        match = wander(seed, {"players": 2}, steps=5 + seed % 30)
        saved = json.loads(text(match.save()))
        again = SHELLS.load(saved)
        assert text(again.save()) == text(saved)
        for seat in range(match.seats):
            assert again.way_back(seat) == match.way_back(seat)
        seat = next((seat for seat in range(match.seats) if match.may_undo(seat)), None)
        while seat is not None and match.may_undo(seat):
            match.undo(seat)
            again.undo(seat)
            assert everything(match) == everything(again)


def test_a_save_from_before_there_was_undo_has_no_way_back() -> None:
    match = start()
    match.play(0, "lay 1")
    saved = match.save()
    assert "undo" in saved
    del saved["undo"]
    assert SHELLS.load(saved).may_undo(0) == 0


@pytest.mark.parametrize(
    "damage",
    [
        {"seat": 2}, {"seat": "0"}, {"seat": True}, {"steps": {}}, {"steps": [{}]}, {"steps": [[]]}, None, [],
        {"steps": [{"answers": ["fly"], "fields": {}}]}, {"steps": [{"answers": "lay 1", "fields": {}}]},
        {"steps": [{"answers": [], "fields": {"lap": 99}}]}, {"steps": [{"answers": [], "fields": {"wings": 2}}]},
        {"steps": [{"answers": [], "fields": 7}]}, {"steps": [{"answers": [], "fields": {}}] * (LONGEST + 1)},
    ],
)  # fmt: skip
def test_a_damaged_way_back_is_refused(damage: Any) -> None:
    match = start()
    match.play(0, "lay 1")
    saved = match.save()
    saved["undo"] = saved["undo"] | damage if isinstance(damage, dict) else damage
    with pytest.raises(ValueError, match=r"."):
        SHELLS.load(saved)


def test_nothing_is_learned_from_what_can_be_taken_back(scale: Scale) -> None:
    for seed in range(scale(10, 500)):
        assert not any(offers(SHELLS, seed, {"players": 2 + seed % 2}, 80))


def test_a_game_that_forgets_a_mark_is_found_out() -> None:
    assert any(any(offers(SHELLS, seed, {"players": 2, "careless": True})) for seed in range(20))
