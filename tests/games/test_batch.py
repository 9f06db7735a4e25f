"""A batch plays the same games as one plays step by step, and shows the same of them."""

from collections.abc import Callable

import numpy as np
from tests.games.walk import EVERY_GAME, Options, capped, choose, named, subject

import shoal
from shoal.kernel.contract import NONE
from shoal.kernel.game import ranking
from shoal.match import Batch

Scale = Callable[[int, int], int]
GOLDEN = 0x9E3779B97F4A7C15


class Twin:
    """One game, played step by step beside a batch: the lowest seat that has a choice answers."""

    def __init__(self, name: str, options: Options, seed: int, number: int) -> None:
        self.play = subject(name).Play.start(options, (seed + number * GOLDEN) % 2**64)
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

    @property
    def reason(self) -> int:
        return int(self.play.game.code.score(self.play.tables, self.play.p, 0, self.play.scores()))

    def act(self, answer: int) -> None:
        self.play.act(self.seat, answer)
        self.seat = self.settle()


@EVERY_GAME
def test_a_batch_and_games_played_one_by_one_are_the_same(name: str, scale: Scale) -> None:
    for i, options in enumerate(subject(name).some_variants(30, 61)[:: scale(8, 1)]):
        options, n, rng = capped(name, options), 3, np.random.default_rng(i)
        batch = shoal.game(name).batch(n, seed=i, **options)
        twins, ended = [Twin(name, options, i, number) for number in range(n)], np.zeros(n, bool)
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
                    if twin.reason in twin.play.game.nobody_wins:
                        winners = [NONE]
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
            in_floats = np.where(
                features[number, start:end] == 255, -1, seen / max(1, twin.play.game.position.by_name[name].high)
            )
            assert name == "viewer" or np.allclose(floats[number, start:end], in_floats, atol=1e-6), name
    assert all(end > start for _, start, end in batch.slices)
    assert batch.slices[-1][2] == batch.features
