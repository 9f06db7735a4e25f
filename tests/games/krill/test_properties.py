"""What holds in every game of Go For The Krill beside what holds in every game there is (`tests/games`)."""

import random
from collections.abc import Callable

import numpy as np
import pytest
from tests.games.krill.walk import (
    ALL,
    KRILL,
    PARTS,
    THIEVES,
    Options,
    Play,
    conserved,
    every_variant,
    named,
    some_variants,
)

from shoal.games.krill import rules as r
from shoal.kernel.contract import NONE

Scale = Callable[[int, int], int]


def whole_game(options: Options, seed: int) -> None:
    play, rng = Play.start(options, seed), random.Random(seed)
    trace, at = KRILL.position.zeros(1000), 1
    trace[0] = play.p[0]
    squids = np.zeros(r.HANDS, int)
    for kind, what in play.steps(rng):
        trace[at] = play.p[0]
        at += 1
        if play.phase == r.SELECT:
            assert len(play.asked()) == play.seats - play.p[0]["ready"].sum()
        if kind == "advance":
            for code, hand, *_ in what:
                if code == r.SQUID_RETURNS:
                    squids[hand] += 1
    conserved(play.t, trace[:at])
    ticks = trace["tick"][:at].astype(int)
    assert (np.diff(ticks, axis=0) <= 0).all(), "a tick came back"
    assert set(trace["turn"][:at][trace["phase"][:at] == r.SELECT]) == set(range(1, int(play.t["rounds"]) + 1))
    ends_as_the_book_says(play, squids)


def ends_as_the_book_says(play: Play, squids: np.ndarray) -> None:
    """Rounds and hand sizes at the end: p. 7, p. 10, p. 13."""
    t, p = play.t, play.p[0]
    darker = t["in_set"].sum() == 13
    two = play.seats == 2
    assert t["rounds"] == ((10 if darker else 9) if two else (13 if darker else 12))
    assert p["turn"] == t["rounds"] + 1
    assert t["in_set"].sum() == (13 if darker else 12)
    for hand in range(play.hands):
        left = int(p["hand"][hand].sum())
        assert squids[hand] <= 1
        assert left == (3 + squids[hand] if two else 1)
        assert two or squids[hand] == 1
    assert not p["played"].any() and not p["chosen"].any() and not p["ready"].any()
    for seat in range(play.seats):
        assert play.question(seat) == NONE and not play.legal(seat)
    assert play.advance() == (False, [])


@PARTS
def test_every_step_of_random_games(part: int, scale: Scale) -> None:
    for i, options in enumerate(some_variants(26, seed=part), 1000 * part):
        try:
            for seed in range(i, i + scale(1, 10)):
                whole_game(options, seed)
        except AssertionError:
            print(named(options), "seed", seed)
            raise


@pytest.mark.slow
def test_every_module_set_with_every_player_count(scale: Scale) -> None:
    variants = every_variant()
    assert len(variants) == 32 * (5 + 15 * 6)
    for seed in range(scale(1, 10)):
        for i, options in enumerate(variants):
            try:
                whole_game(options, 100_000 * seed + i)
            except AssertionError:
                print(named(options), "seed", 100_000 * seed + i)
                raise


def test_positions_hold_nothing_of_the_past_but_what_counts() -> None:
    """Nothing of a round is left in the record once its cards are discarded."""
    play, rng = Play.start({**ALL, "players": 5, "hand_cards": THIEVES}, 5), random.Random(5)
    for _ in play.steps(rng):
        if play.phase in (r.REPLENISH, r.SELECT):
            p = play.p[0]
            for field in ("played", "broke", "cancelled", "returned", "caught", "spooked", "cursor"):
                assert not np.asarray(p[field]).any(), field
