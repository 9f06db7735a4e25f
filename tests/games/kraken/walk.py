"""Kraken Up as the tests see it: its variants, and that no card is lost."""

import itertools
import random
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tests.games import walk
from tests.games.walk import Options

from shoal.games import load
from shoal.games.kraken import rules as r

KRAKEN = load("kraken")


def every_variant() -> list[Options]:
    """Every player count with every option."""
    return [
        {"players": players, "use": use, "reshuffle": reshuffle}
        for reshuffle, use, players in itertools.product((False, True), ("after", "together"), (4, 3, 2))
    ]


def some_variants(n: int, seed: int = 1) -> list[Options]:
    """`n` variants: all, as often as it takes; the rest at random."""
    everything = every_variant()
    return [*everything * (n // len(everything)), *random.Random(seed).sample(everything, n % len(everything))]


class Play(walk.Play):
    """One true position of Kraken Up."""

    game = KRAKEN


def counted(trace: NDArray[Any], field: str, left: str, kinds: int) -> NDArray[Any]:
    """How many of each kind the bags of these positions hold; behind them there is nothing."""
    inside = np.arange(trace[field].shape[1])[None, :] < trace[left][:, None]
    assert not trace[field][~inside].any()
    numbers = trace[field] + kinds * np.arange(len(trace))[:, None]
    return np.bincount(numbers[inside], minlength=kinds * len(trace)).reshape(len(trace), kinds)


def conserved(t: Any, trace: NDArray[Any]) -> None:
    """In each of these positions every card of the game is somewhere, once, and every value in its declared range."""
    seats = int(t["seats"])
    walk.in_range(KRAKEN, trace)
    cards = counted(trace, "bag", "bag_left", r.KINDS) + trace["fed"] + trace["lost"]
    for zone in ("hand", "lair", "ocean"):
        cards += trace[zone].astype(int).sum(axis=1)
    shown = trace["shown"][:, :, None] == np.arange(1, r.KINDS + 1)
    assert (cards + shown.sum(axis=1) == t["copies"]).all()

    numbers = counted(trace, "numbers", "numbers_left", r.NUMBERS + 1)
    for number in range(1, r.NUMBERS + 1):
        numbers[:, number] += (trace["tentacle"] == number).sum(axis=(1, 2))
    assert (numbers[:, 1:] == 1).all() and not numbers[:, 0].any()
    grown = np.arange(r.TOP)[None, None, :] < trace["reach"][:, :, None]
    assert ((trace["tentacle"] > 0) == grown).all(), "a tentacle has a hole or a card too many"

    assert (trace["hand"][:, :seats].astype(int).sum(axis=2) == trace["hand_size"][:, None]).all()
    assert not trace["ocean"][:, :, t["height"] == 0].any(), "an L card in the ocean (U9)"
    for zone in ("hand", "lair", "ocean", "reach", "shown", "used", "chosen", "chosen_use", "ready"):
        assert not trace[zone][:, seats:].any(), zone
    grabbed = trace["grabbed_by"] > 0
    assert (grabbed[:, :-1] >= grabbed[:, 1:]).all(), "a ship went before a better one"
