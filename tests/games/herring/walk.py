"""Herring as the tests see it: its variants, and that no card is lost."""

import random
from typing import Any

from numpy.typing import NDArray
from tests.games import walk
from tests.games.walk import Options

from shoal.games import load
from shoal.games.herring import rules as r

HERRING = load("herring")


def every_variant() -> list[Options]:
    """Every player count, with the usual limit of turns and with a short one."""
    return [{"players": players, "turn_limit": limit} for limit in (100, 6) for players in (2, 3, 4, 5)]


def some_variants(n: int, seed: int = 1) -> list[Options]:
    """`n` variants: every player count for six turns, two whole games; the rest with few turns, so that many begin."""
    few: list[Options] = [{"players": players, "turn_limit": 3} for players in (5, 3, 2, 4)]
    sure = [*every_variant()[4:], *every_variant()[:2]]
    return [*sure, *random.Random(seed).choices(few, k=max(0, n - len(sure)))][:n]


class Play(walk.Play):
    """One true position of Herring."""

    game = HERRING


def conserved(t: Any, trace: NDArray[Any]) -> None:
    """In each of these positions every card of the game is somewhere, once, and every value in its declared range."""
    seats = int(t["seats"])
    walk.in_range(HERRING, trace)
    hands = trace["hand"].astype(int)
    animals = hands[:, :, : r.ANIMALS].sum(axis=1) + trace["deck"] + trace["discard"] + trace["sea"]
    assert (animals == t["deck"]).all()
    disasters = hands[:, :, r.ANIMALS :].sum(axis=1) + trace["pile"] + trace["wrecks"]
    assert (disasters == t["disasters"]).all()
    assert (trace["plankton"] == trace["deck"].sum(axis=1)).all()
    assert (trace["disasters"] == trace["pile"].sum(axis=1)).all()
    assert (trace["cards"] == hands[:, :, : r.ANIMALS].sum(axis=2)).all()
    assert (trace["threats"] == hands[:, :, r.ANIMALS :].sum(axis=2)).all()
    assert not hands[:, seats:].any() and not trace["points"][:, seats:].any()
    assert (trace["deck"] <= trace["shuffled"]).all() and (trace["pile"] <= trace["reshuffled"]).all()
    assert (trace["known"] <= hands[:, None]).all(), "somebody knows of a card that is not there"
    assert not trace["known"][:, range(r.SEATS), range(r.SEATS)][:, seats:].any()
    assert (trace["danger"] == trace["destruction"].clip(max=254)).all()
