"""Batches play the same games as matches, many at a time."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from tests.games.krill.walk import ALL, THIEVES
from tests.games.walk import choose

import shoal
from shoal.kernel.records import as_bytes
from shoal.match import Batch

Scale = Callable[[int, int], int]
GAME = shoal.game("krill")


def test_observations_leave_out_what_is_hidden() -> None:
    names = {name for name, _, _ in GAME.batch(1).slices}
    assert not names & {"chance", "bag", "coming", "coming_left"} and {"hand", "chosen", "held_by"} <= names


def test_an_illegal_answer_is_refused_and_nothing_has_changed() -> None:
    batch, rng = GAME.batch(6, seed=2, **ALL, players=5), np.random.default_rng(2)
    for _ in range(15):
        legal = batch.legal()
        good = choose(legal, rng)
        before = batch._positions.tobytes(), batch.seat.tobytes(), batch.scores.tobytes(), batch.over.tobytes()
        for game in (0, 3, 5):
            for wrong in (int(np.flatnonzero(legal[game] == 0)[0]), -1, batch.answers, 65_536, 2**40):
                answers = good.copy()
                answers[game] = wrong
                with pytest.raises(ValueError, match=f"game {game}.*allowed") as refused:
                    batch.act(answers)
                allowed = [f"{a} ({batch.names[a]})" for a in np.flatnonzero(legal[game])]
                assert ", ".join(allowed) in str(refused.value)
                after = batch._positions.tobytes(), batch.seat.tobytes(), batch.scores.tobytes(), batch.over.tobytes()
                assert after == before
        batch.act(good)


@pytest.mark.parametrize(
    "wrong", [np.zeros(5, int), np.zeros((6, 1), int), np.full(6, 65_536), np.zeros(6) + 0.5], ids=repr
)
def test_answers_of_a_wrong_shape_or_kind_are_refused(wrong: Any) -> None:
    batch = GAME.batch(6, seed=2)
    before = batch._positions.tobytes()
    with pytest.raises((ValueError, TypeError)):
        batch.act(wrong)
    assert batch._positions.tobytes() == before


def test_arrays_to_write_into_must_fit() -> None:
    batch = GAME.batch(3)
    legal = np.empty((3, batch.answers), np.uint8)
    assert batch.legal(legal) is legal
    with pytest.raises(ValueError, match="expected"):
        batch.legal(np.empty((3, 5), np.uint8))
    with pytest.raises(ValueError, match="expected"):
        batch.legal(np.empty((3, batch.answers), np.int32))
    with pytest.raises(ValueError, match="expected"):
        batch.observe(np.empty((3, 5), np.float32))


def test_games_start_anew_if_asked() -> None:
    batch, rng = GAME.batch(8, seed=3, again=True, players=3), np.random.default_rng(3)
    ends, starts = np.zeros(8, int), []
    for _ in range(160):
        batch.act(choose(batch.legal(), rng))
        assert (batch.seat >= 0).all()
        ends += batch.over
        for game in np.flatnonzero(batch.over):
            p = batch._positions[game]
            assert p["turn"] == 1 and p["taken"] == 0 and batch.scores[game].any()
            assert np.isclose(batch.shares[game].sum(), 1)
            starts.append(p["stack"].tobytes())
    assert (ends >= 3).all()
    assert len(set(starts)) > len(starts) // 2, "the new games are all alike"


def test_threads_make_no_difference(scale: Scale) -> None:
    variant = GAME.variant(**ALL, hand_cards=THIEVES, players=4)
    one, two = Batch(variant, 101, seed=4, again=True), Batch(variant, 101, seed=4, again=True, threads=2)
    rng = np.random.default_rng(4)
    for _ in range(scale(120, 2000)):
        assert (one.seat == two.seat).all()
        legal = one.legal()
        assert (legal == two.legal()).all() and (one.observe() == two.observe()).all()
        answers = choose(legal, rng)
        one.act(answers)
        two.act(answers)
        assert one._positions.tobytes() == two._positions.tobytes()
        assert (one.scores == two.scores).all() and (one.over == two.over).all() and (one.shares == two.shares).all()


def test_a_seed_reproduces_a_batch_and_games_differ() -> None:
    one, other, third = GAME.batch(50, seed=1), GAME.batch(50, seed=1), GAME.batch(50, seed=2)
    assert one._positions.tobytes() == other._positions.tobytes() != third._positions.tobytes()
    assert len({row.tobytes() for row in as_bytes(one._positions)}) == 50


@pytest.mark.parametrize(
    ("n", "more"),
    [(0, {}), (-1, {}), (1.5, {}), ("2", {}), (2, {"seed": -1}), (2, {"seed": 2**63}), (2, {"seed": "x"})],
)
def test_wrong_sizes_and_seeds_are_refused(n: Any, more: dict[str, Any]) -> None:
    with pytest.raises(shoal.OptionError):
        GAME.batch(n, **more)
