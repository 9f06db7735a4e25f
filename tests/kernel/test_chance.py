"""Chance: one stream inside the record, the same everywhere, and fair."""

import math
from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest
from tests.games.krill.walk import KRILL, Play, table
from tests.odds import fits, interval

from shoal.games.krill import rules as r
from shoal.kernel import Field, Layout, below
from shoal.kernel.chance import BLOCK, nth
from shoal.kernel.uncompiled import widen

Scale = Callable[[int, int], int]
STREAM = Layout(Field("chance", np.uint64), Field("viewer", np.int8))
# The published test vector of splitmix64 with seed 1234567.
VECTOR = (6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821)


def stream(seed: int) -> object:
    p = STREAM.zeros(1)
    p[0]["chance"] = seed
    return p[0]


@pytest.mark.parametrize("n", [1, 2, 6, 1000, 2**31])
def test_the_stream_is_splitmix64(n: int) -> None:
    p = stream(1234567)
    for value in VECTOR:
        assert below(p, n) == (value >> 32) * n >> 32


@pytest.mark.parametrize("seed", [0, 1, 2**63, 2**64 - 1])
def test_compiled_and_plain_chance_are_the_same(seed: int) -> None:
    plain = getattr(below, "py_func", below)
    one, other = stream(seed), stream(seed)
    with np.errstate(over="ignore"):
        for n in (2, 7, 100, 2**31):
            assert below(one, n) == plain(widen(other), n)
            assert one["chance"] == other["chance"]  # type: ignore[index]


@pytest.mark.parametrize("size", [1, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK, 3 * BLOCK + 5])
def test_legal_answers_are_counted_in_order(size: int) -> None:
    rng = np.random.default_rng(size)
    masks = [np.ones(size, np.uint8), *((rng.random((20, size)) < rng.random((20, 1))).astype(np.uint8))]
    for mask in masks:
        assert [int(nth(mask, left)) for left in range(mask.sum())] == np.flatnonzero(mask).tolist()


@pytest.mark.parametrize("n", [2, 3, 7, 52])
def test_all_numbers_are_as_likely(n: int) -> None:
    p = stream(n)
    fits(Counter(int(below(p, n)) for _ in range(20_000)), dict.fromkeys(range(n), 1 / n))


def test_pairs_of_draws_are_independent() -> None:
    p = stream(3)
    fits(
        Counter((int(below(p, 5)), int(below(p, 5))) for _ in range(20_000)),
        {(a, b): 1 / 25 for a in range(5) for b in range(5)},
    )


def test_streams_of_neighbouring_seeds_differ() -> None:
    firsts = Counter(int(below(stream(seed), 10)) for seed in range(5000))
    fits(firsts, dict.fromkeys(range(10), 0.1))


# --- the draw pile ------------------------------------------------------------------------------------------------------
def first_round(seed: int, **options: object) -> tuple[Play, list[int]]:
    """A game up to its first question, and the food revealed, in order."""
    play, shown = Play.start(options, seed), []
    while True:
        more, rows = play.advance()
        if any(code in (r.FOOD, r.ASIDE) for code, *_ in rows) and play.p[0]["shown"]:
            shown.append(int(play.p[0]["shown"]))
        if not more:
            return play, shown


def test_every_food_card_is_as_likely_to_come_first(scale: Scale) -> None:
    n, deck = scale(6000, 60_000), table({"players": 3})[0]["deck"]
    counts = Counter(first_round(seed * 7919, players=3)[1][0] for seed in range(n))
    fits(counts, {food: int(deck[food]) / int(deck.sum()) for food in range(r.FOODS) if deck[food]})


def test_the_first_round_is_drawn_without_putting_back(scale: Scale) -> None:
    """How many 1-value Plankton lie in the first ten cards: hypergeometric, counting no specialty."""
    n, size = scale(3000, 30_000), 10
    deck = table({"players": 5})[0]["deck"]
    food = int(deck[1:31].sum())
    ones = int(deck[1])
    chances = {
        k: math.comb(ones, k) * math.comb(food - ones, size - k) / math.comb(food, size) for k in range(size + 1)
    }
    counts = Counter(int(first_round(seed * 104_729, players=5)[0].p[0]["stack"][1, 0]) for seed in range(n))
    fits(counts, chances)


def test_what_was_set_aside_comes_back_and_is_drawn_as_likely(scale: Scale) -> None:
    """After the first round the pile holds all that lies nowhere else, and any of it may come next."""
    for seed in range(2000):
        play, shown = first_round(seed, players=4, plastics=True)
        if any(food > 30 for food in shown):
            break
    deck = play.p[0]["deck"].astype(int)
    assert deck[31:].tolist() == [1, 1, 1] and not play.p[0]["aside"].any()
    for seat in range(4):
        play.act(seat, seat)
    while play.phase != r.REPLENISH:
        play.advance()
    counts = Counter[int]()
    for seed in range(scale(6000, 60_000)):
        again = play.copy()
        again.p[0]["chance"] = seed * 15_485_863
        again.advance()
        counts[int(again.p[0]["shown"])] += 1
    fits(counts, {food: int(deck[food]) / int(deck.sum()) for food in range(r.FOODS) if deck[food]})


def test_every_four_missions_are_as_likely(scale: Scale) -> None:
    n = scale(10_000, 100_000)
    counts = Counter(
        tuple(Play.start({"players": 3, "missions": True}, seed * 32_452_843).p[0]["mission"].tolist())
        for seed in range(n)
    )
    fits(counts, dict.fromkeys(_fours(), 1 / 330))


def _fours() -> list[tuple[int, ...]]:
    from itertools import combinations

    return list(combinations(range(1, 12), 4))


def test_intervals_and_fits_are_right() -> None:
    low, high = interval(50, 100)
    assert math.isclose(low, 0.404, abs_tol=0.001) and math.isclose(high, 0.596, abs_tol=0.001)
    fits({"a": 480, "b": 520}, {"a": 0.5, "b": 0.5})
    for wrong in ({"a": 400, "b": 600}, {"a": 1000}, {"a": 500, "b": 499, "c": 1}):
        with pytest.raises(AssertionError):
            fits(wrong, {"a": 0.5, "b": 0.5})
    assert KRILL.name == "krill"
