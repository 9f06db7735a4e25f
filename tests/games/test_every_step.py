"""Very many games of each kind, looked at after every step; `test_properties.py` looks closer at fewer."""

from collections.abc import Sequence

import pytest
from tests.games.every_step import INSTINCT, RANDOM, Walk
from tests.games.walk import EVERY_GAME, Options, capped, named, subject

GAMES = {"krill": 25_000, "kraken": 100_000, "herring": 100_000, "kelp": 100_000}  # Krill's have the most steps
FEWER = {"mixed": 4, "turned": 4}  # a part of them, where both kinds play
WHO = {"random": (RANDOM,), "bots": (INSTINCT,), "mixed": (INSTINCT, RANDOM), "turned": (RANDOM, INSTINCT)}


def variants(name: str, n: int, who: Sequence[int]) -> list[Options]:
    """Variants to play, with their caps where a bot sits."""
    return [capped(name, options) if INSTINCT in who else options for options in subject(name).some_variants(n, seed=6)]


@EVERY_GAME
@pytest.mark.timeout(900)  # a cold cache compiles first
def test_a_few_games(name: str) -> None:
    """Of random players, then of bots: that the long form below finds nothing is worth something only if it can run."""
    walk = Walk(name, compiled=False)
    for seed, who in enumerate(((RANDOM,), (INSTINCT,))):
        games, _, longest, decisions = walk.play(variants(name, 1, who)[0], who, 1, seed)
        assert games == 1 and decisions > 10 and longest > decisions


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("who", WHO)
@EVERY_GAME
def test_every_step_of_many_games(name: str, who: str) -> None:
    walk, many, played, longest, total = Walk(name), GAMES[name] // FEWER.get(who, 1), 0, 0, 0
    every = variants(name, 40, WHO[who])
    for i, options in enumerate(every):
        games, _, most, decisions = walk.play(options, WHO[who], -(-many // len(every)), 1_000_000 * i)
        played, longest, total = played + games, max(longest, most), total + decisions
    print(f"{name}, {who}: {played} games, {total} decisions, at most {longest} steps; last {named(every[-1])}")
    assert played >= many
