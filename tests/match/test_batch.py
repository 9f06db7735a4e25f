"""Batches play the same games as matches, many at a time."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from tests.games.krill.walk import ALL, KRILL, THIEVES, Options, Play, named, some_variants

import shoal
from shoal.kernel.game import ranking
from shoal.kernel.records import as_bytes
from shoal.match import Batch

Scale = Callable[[int, int], int]
GAME = shoal.game("krill")
GOLDEN = 0x9E3779B97F4A7C15


def choose(legal: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    return np.where(legal.any(axis=1), (legal * rng.random(legal.shape)).argmax(axis=1), 0)


class Twin:
    """One game, played step by step beside a batch: the lowest seat that has a choice answers."""

    def __init__(self, options: Options, seed: int, number: int) -> None:
        self.play = Play.start(options, (seed + number * GOLDEN) % 2**64)
        self.seat = self.settle()

    def settle(self) -> int:
        while True:
            while self.play.advance()[0]:
                pass
            if self.play.over:
                return -1
            for seat in range(self.play.seats):
                while len(legal := self.play.legal(seat)) == 1:
                    self.play.act(seat, legal[0])
                if legal:
                    return seat

    def act(self, answer: int) -> None:
        self.play.act(self.seat, answer)
        self.seat = self.settle()


def test_a_batch_and_games_played_one_by_one_are_the_same(scale: Scale) -> None:
    for i, options in enumerate(some_variants(30, 61)[:: scale(8, 1)]):
        batch, rng, n = GAME.batch(3, seed=i, **options), np.random.default_rng(i), 3
        twins, ended = [Twin(options, i, number) for number in range(n)], np.zeros(n, bool)
        while not ended.all():
            assert batch.seat.tolist() == [twin.seat for twin in twins], named(options)
            legal, features = batch.legal(), batch.observe()
            for number, twin in enumerate(twins):
                mine = twin.play.legal(twin.seat) if twin.seat >= 0 else []
                assert np.flatnonzero(legal[number]).tolist() == mine
                if twin.seat < 0:
                    assert not features[number].any()
            check_features(batch, twins, features)
            answers = choose(legal, rng)
            batch.act(answers)
            for number, twin in enumerate(twins):
                now_over = False
                if twin.seat >= 0:
                    twin.act(int(answers[number]))
                    now_over = twin.seat < 0
                assert batch.over[number] == now_over
                if now_over:
                    ended[number] = True
                    scores = twin.play.scores()
                    assert (batch.scores[number] == scores).all()
                    _, winners = ranking(scores, twin.play.seats)
                    share = [(seat in winners) / len(winners) for seat in range(twin.play.seats)]
                    assert np.allclose(batch.shares[number], share)
                else:
                    assert not batch.shares[number].any()
        assert (batch.seat == -1).all()
        before = batch.scores.copy()
        batch.act(np.zeros(n, int))
        assert not batch.over.any() and (batch.scores == before).all()


def check_features(batch: Batch, twins: list[Twin], features: np.ndarray) -> None:
    """Each named slice holds the field of the seat's hidden view."""
    floats = batch.observe(np.empty((batch.n, batch.features), np.float32))
    assert features.shape == (batch.n, batch.features) and features.dtype == np.uint8
    for number, twin in enumerate(twins):
        if twin.seat < 0:
            continue
        view = twin.play.hide(twin.seat)[0]
        for name, start, end in batch.slices:
            seen = np.asarray(view[name]).reshape(-1)
            assert features[number, start:end].tolist() == [int(value) % 256 for value in seen], name
            in_floats = np.where(seen < 0, -1, seen / max(1, KRILL.position.by_name[name].high))
            assert name == "viewer" or np.allclose(floats[number, start:end], in_floats, atol=1e-6), name
    assert all(end > start for _, start, end in batch.slices)
    assert batch.slices[-1][2] == batch.features


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
