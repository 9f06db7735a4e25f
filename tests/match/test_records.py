"""Game records replay byte for byte, and a damaged one is refused with a sentence that says why."""

import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.krill.walk import ALL, THIEVES, Options, named, some_variants
from tests.match.test_match import KRILL, play_out, through_json

import shoal
from shoal.kernel.records import to_plain
from shoal.match.records import FIELDS

Scale = Callable[[int, int], int]


def finished(options: Options, seed: int, live: bool = False) -> dict[str, Any]:
    start = {"key": bytes([seed % 256]) * 32} if live else {"seed": seed}
    record: dict[str, Any] = through_json(play_out(KRILL.start(**start, **options), random.Random(seed)).record())
    return record


EXAMPLE = finished({**ALL, "hand_cards": THIEVES, "players": 4}, 7)
OF_TWO = finished({**ALL, "players": 2}, 8, live=True)


def text(data: Any) -> str:
    return json.dumps(data, sort_keys=True)


def test_records_replay_byte_for_byte(scale: Scale) -> None:
    for i, options in enumerate(some_variants(30, 51)[:: scale(3, 1)]):
        record = finished(options, i, live=i % 2 == 0)
        match = shoal.replay(record)
        assert text(match.record()) == text(record), named(options)
        assert match.result == record["result"] and text(shoal.verify(record).position()) == text(match.position())


def test_changes_and_withdrawals_are_part_of_the_record() -> None:
    rng, match = random.Random(9), KRILL.start(seed=9, players=3)
    while not match.over:
        for seat in list(match.open):
            legal = match.legal(seat)
            match.play(seat, rng.choice(legal))
            if match.may_change(seat):
                match.change(seat, rng.choice(legal))
                if rng.random() < 0.3:
                    match.withdraw(seat)
                    match.play(seat, rng.choice(legal))
    record = through_json(match.record())
    assert {kind for move in record["moves"] for kind in move} == {"seat", "play", "change"}
    assert any(move.get("change") == [] for move in record["moves"])
    assert text(shoal.verify(record).record()) == text(record)


def test_a_match_from_a_seed_can_be_recorded_before_its_end() -> None:
    match = KRILL.start(seed=4, players=3)
    match.play(1, "5")
    record = through_json(match.record())
    assert text(shoal.verify(record).record()) == text(record) and "result" not in record


def test_a_live_match_cannot_be_replayed_before_its_end() -> None:
    match = KRILL.start(players=3)
    match.play(1, "5")
    with pytest.raises(shoal.RecordError, match="not over"):
        shoal.replay(match.record())


def test_the_components_are_recorded_by_digest(tmp_path: Path) -> None:
    own = tmp_path / "my.toml"
    own.write_text('schema = 1\n[[mission]]\nname = "hasty"\npoints = 10\nprovenance = "owner"\n')
    with pytest.raises(shoal.OptionError, match="mission must list each"):
        KRILL.start(components=own)
    food = '[[food]]\nkind = "plankton"\nset = "base"\ndeck = "falling"\nprovenance = "owner"\ncounts = [15, 15, 15, 15, 15, 15, 15, 15, 15, 15]\n'
    own.write_text("schema = 1\n" + food)
    match = KRILL.start(seed=1, components=own, players=3)
    assert match.record()["components"] != KRILL.start(seed=1).record()["components"]
    assert match.record()["table"]["deck"][1:11] == [15] * 10
    record = through_json(play_out(match, random.Random(1)).record())
    own.unlink()  # the record holds the table itself
    assert text(shoal.verify(record).record()) == text(record)


# --- damage -------------------------------------------------------------------------------------------------------------
def refused(record: Any) -> str:
    with pytest.raises(shoal.RecordError) as error:
        shoal.verify(record)
    assert len(str(error.value)) > 10
    return str(error.value)


@pytest.mark.parametrize("record", [None, 5, [], "record", {}], ids=repr)
def test_what_is_no_record_is_refused(record: Any) -> None:
    assert "record" in refused(record)


@pytest.mark.parametrize("field", [*FIELDS, "key", "position", "result"])
def test_a_missing_field_is_refused(field: str) -> None:
    record = copy.deepcopy(EXAMPLE)
    del record[field]
    message = refused(record)
    assert field in message or field in ("position", "result")


DAMAGE: dict[str, list[Any]] = {
    "format": [0, 2, None, "1"],
    "game": ["kelp", None, 3, []],
    "revision": [0, 99, None],
    "options": [None, [], {}, {"players": 99}, EXAMPLE["options"] | {"plastics": False}, EXAMPLE["options"] | {"x": 1}],
    "components": [None, "", "0" * 64],
    "table": [None, {}, EXAMPLE["table"] | {"seats": 7, "hands_each": 2}, EXAMPLE["table"] | {"rounds": 12}],
    "commitment": [None, "", "0" * 64],
    "seats": [None, 3, "4"],
    "moves": [None, {}, [], [None], [{}], [{"seat": 0}], EXAMPLE["moves"][:-1], EXAMPLE["moves"] + EXAMPLE["moves"][-1:]],
    "key": [None, "", "zz", "0" * 64, " " + EXAMPLE["key"], EXAMPLE["key"].upper(), 5],
    "position": [None, "", "0" * 64],
    "result": [None, {}, EXAMPLE["result"] | {"winners": []}, EXAMPLE["result"] | {"points": [0, 0, 0, 0]}],
}  # fmt: skip


@pytest.mark.parametrize(
    ("field", "value"), [(f, v) for f, vs in DAMAGE.items() for v in vs], ids=lambda x: repr(x)[:40]
)
def test_a_damaged_field_is_refused(field: str, value: Any) -> None:
    assert EXAMPLE[field] != value
    refused(EXAMPLE | {field: value})


@pytest.mark.parametrize("key", [None, "", "zz", "0" * 63, " " + EXAMPLE["key"], EXAMPLE["key"].upper(), "٠" * 64, 5])
def test_what_a_key_looks_like_is_said(key: Any) -> None:
    assert "key takes 64 hexadecimal digits, 0 to 9 and a to f" in refused(EXAMPLE | {"key": key})


BAD_MOVES = [
    {"seat": 9, "play": ["5"]},
    {"seat": -1, "play": ["5"]},
    {"seat": True, "play": ["5"]},
    {"seat": 0, "play": []},
    {"seat": 0, "play": ["kelp"]},
    {"seat": 0, "play": [["5"]]},
    {"seat": 0, "play": [None]},
    {"seat": 0, "play": "5"},
    {"seat": 0, "play": ["5"], "change": ["6"]},
    {"seat": 0, "change": ["6"]},
    {"play": ["5"]},
    "5",
]


@pytest.mark.parametrize("move", BAD_MOVES, ids=repr)
def test_a_damaged_move_is_refused_by_its_number(move: Any) -> None:
    message = refused(EXAMPLE | {"moves": [move, *EXAMPLE["moves"]]})
    assert "move 1" in message or "a move is" in message


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in nested data that holds a value."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else None
    if inside is None:
        return [path]
    return [path, *(place for name, one in inside for place in places(one, (*path, name)))]


junk = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-300, 300),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=5),
    st.lists(st.integers(-2, 99), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)


@given(st.sampled_from([EXAMPLE, OF_TWO]), st.randoms(use_true_random=False), junk)
def test_any_other_value_anywhere_is_refused(record: dict[str, Any], rng: random.Random, value: Any) -> None:
    """Fuzzing: one value of the record is replaced. Only a record that says the same may pass."""
    damaged = copy.deepcopy(record)
    *path, last = rng.choice([place for place in places(damaged) if place])
    inside = damaged
    for name in path:
        inside = inside[name]
    inside[last] = value
    if text(damaged) == text(record) or _same_game(damaged, record):
        return
    refused(damaged)


def _same_game(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Equal but for the type of a number (1, 1.0 and true)."""
    return one == other


@given(st.randoms(use_true_random=False))
def test_moves_in_another_order_or_place_are_refused_or_lead_elsewhere(rng: random.Random) -> None:
    moves = copy.deepcopy(OF_TWO["moves"])
    kind = rng.choice(["drop", "double", "cut"])
    i = rng.randrange(len(moves))
    if kind == "drop":
        del moves[i]
    elif kind == "double":
        moves.insert(i, moves[i])
    else:
        del moves[i:]
    refused(OF_TWO | {"moves": moves})


@given(st.text(max_size=200))
def test_any_text_is_refused(text: str) -> None:
    refused(text)


def test_the_table_in_the_record_is_the_whole_table() -> None:
    match = KRILL.start(seed=1, **ALL, players=5)
    assert match.record()["table"] == to_plain(match.variant.tables[0])
