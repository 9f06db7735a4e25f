"""Matches: chance comes from the key alone, choices may be changed, saved games go on as they would have."""

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.krill.walk import ALL, THIEVES, Options, named, some_variants

import shoal
from shoal.match.match import Match

Scale = Callable[[int, int], int]
KRILL = shoal.game("krill")


def told(frames: list[Any]) -> str:
    """All that frames tell everybody."""
    return json.dumps([[frame.events(None), frame.view(None)] for frame in frames], sort_keys=True)


def moves_of(match: Match, rng: random.Random) -> dict[int, list[str]]:
    """A whole answer for every seat that is asked."""
    given = {}
    for seat in match.open:
        trial, given[seat] = match.seat_view(seat), []
        while (legal := trial.legal()).any():
            answer = rng.choice([i for i, yes in enumerate(legal) if yes])
            given[seat].append(match.game.answers[answer])
            trial.act(answer)
    return given


def play_out(match: Match, rng: random.Random) -> Match:
    while not match.over:
        for seat, answers in moves_of(match, rng).items():
            match.play(seat, *answers)
    return match


@pytest.mark.parametrize("options", some_variants(6), ids=named)
def test_a_seed_reproduces_the_match(options: Options) -> None:
    one, other, third = (KRILL.start(seed=seed, **options) for seed in (5, 5, 6))
    assert told(one.opening) == told(other.opening) != told(third.opening)
    play_out(one, random.Random(1))
    play_out(other, random.Random(1))
    assert one.position() == other.position() and one.record() == other.record()


def test_a_match_says_what_it_is() -> None:
    match = KRILL.start(seed=7, players=3)
    assert repr(match) == "<Match of krill, 3 seats, stage 1, asked: {0: 'card', 1: 'card', 2: 'card'}>"


def test_without_a_seed_every_match_is_another() -> None:
    one, other = KRILL.start(), KRILL.start()
    assert one.live and one.commitment != other.commitment and one.key is None


def test_changing_an_answer_never_rolls_again(scale: Scale) -> None:
    """Whatever was chosen before, and in which order: what follows depends on the final choices alone."""
    for i, options in enumerate(some_variants(30, 31)[:: scale(5, 1)]):
        rng = random.Random(i)
        direct, changed = KRILL.start(seed=i, **options), KRILL.start(seed=i, **options)
        for _ in range(4):
            given, first = moves_of(direct, rng), moves_of(changed, rng)
            order = list(given)
            frames = [frame for seat in order for frame in direct.play(seat, *given[seat])]
            rng.shuffle(order)
            for seat in order[:-1]:
                assert changed.play(seat, *first[seat]) == []
            for seat in order[:-1]:
                if rng.random() < 0.3:
                    changed.withdraw(seat)
                    assert not changed.ready(seat)
                    changed.play(seat, *given[seat])
                else:
                    changed.change(seat, *given[seat])
            last = changed.play(order[-1], *given[order[-1]])
            assert told(last) == told(frames)
            assert changed.position() == direct.position()


def test_a_change_comes_too_late_when_all_have_answered() -> None:
    match = KRILL.start(seed=1, players=3)
    for seat in (0, 1):
        match.play(seat, "1")
    assert match.may_change(0) and not match.may_change(2)
    match.play(2, "2")
    assert not match.may_change(0)
    before = match.save()
    with pytest.raises(shoal.IllegalMove, match=r"."):
        match.change(0, "3")
    assert match.save() == before


REFUSED = [
    *((0, ["squid"]), (0, ["nonsense"]), (0, []), (0, ["5", "6"]), (0, [5])),
    *((7, ["5"]), (-1, ["5"]), ("0", ["5"]), (True, ["5"])),
]


@pytest.mark.parametrize(("seat", "answers"), REFUSED, ids=repr)
def test_a_refused_move_changes_nothing(seat: Any, answers: list[Any]) -> None:
    match = KRILL.start(seed=1, players=3)
    before = copy.deepcopy(match.save())
    with pytest.raises(shoal.IllegalMove) as refused:
        match.play(seat, *answers)
    assert match.save() == before
    assert refused.value.reason["key"] and isinstance(refused.value.legal, list) and len(str(refused.value)) > 10
    if seat == 0 and answers != ["5", "6"]:
        assert refused.value.legal == match.legal(0)


def test_a_compound_answer_is_all_or_nothing() -> None:
    match = KRILL.start(seed=1, **ALL, players=2)
    before = copy.deepcopy(match.save())
    with pytest.raises(shoal.IllegalMove):
        match.play(0, "5", "tick", "6", "squid")
    assert match.save() == before
    assert match.play(0, "5", "tick") == [] and not match.ready(0) and match.open[0] == "card"
    match.play(0, "6", "cross")
    assert match.ready(0)


def test_the_end_is_the_end(scale: Scale) -> None:
    match = play_out(KRILL.start(seed=2, players=3), random.Random(2))
    assert match.open == {} and match.questions(0) == [] and match.legal(0) == [] and match.result is not None
    for act in (lambda: match.play(0, "5"), lambda: match.change(0, "5")):
        with pytest.raises(shoal.IllegalMove):
            act()
    view = match.view(1)
    assert view["result"] == match.result and view["phase"] == "over"


# --- saving -----------------------------------------------------------------------------------------------------------
def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


def test_a_saved_match_goes_on_as_it_would_have_after_every_move(scale: Scale) -> None:
    for i, options in enumerate(some_variants(26, 41)[:: scale(9, 1)]):
        rng = random.Random(i)
        match = KRILL.start(key=bytes([i]) * 32, **options)
        while not match.over:
            seat = rng.choice(list(match.open))
            answer = rng.choice(match.legal(seat))
            again = KRILL.load(through_json(match.save()))
            assert again.save() == match.save() and again.stage == match.stage
            assert told(again.play(seat, answer)) == told(match.play(seat, answer))
            assert again.position() == match.position()
        assert KRILL.load(through_json(match.save())).record() == match.record()


def saved() -> dict[str, Any]:
    match = KRILL.start(seed=3, **ALL, hand_cards=THIEVES, players=4)
    match.play(0, "5", "cross")
    data: dict[str, Any] = through_json(match.save())
    return data


@pytest.mark.parametrize("field", sorted(saved()))
def test_a_saved_match_without_a_field_is_refused(field: str) -> None:
    data = saved()
    del data[field]
    with pytest.raises(ValueError, match=field):
        KRILL.load(data)


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("schema", 99, "schema 99"),
        ("schema", 0, "schema 0"),
        ("format", 2, "format 2"),
        ("game", "kelp", "kelp"),
        ("key", "zz", "key"),
        ("moves", 5, "moves"),
        ("position", {}, "the fields"),
        ("position", 7, "the fields"),
        ("table", {}, "the fields"),
    ],
    ids=repr,
)
def test_a_saved_match_of_another_kind_is_refused(field: str, value: Any, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        KRILL.load(saved() | {field: value})


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("turn", 300),
        ("turn", "x"),
        ("hand", [1]),
        ("turn", 1.5),
        ("turn", 99),
        ("phase", -4),
        ("taken", 201),
        ("played", [99] * 7),
    ],
    ids=repr,
)
def test_a_saved_position_with_an_impossible_value_is_refused(field: str, value: Any) -> None:
    data = saved()
    data["position"][field] = value
    with pytest.raises(ValueError, match=field):
        KRILL.load(data)
