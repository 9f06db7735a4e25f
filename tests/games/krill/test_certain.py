"""What memory aids show of robbed piles: exactly what is the same in every position the viewer cannot rule out."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

import shoal
from shoal.games.krill import table
from shoal.kernel.records import as_bytes, to_plain

OPTIONS = {"players": 4, "darker_waters": True, "hand_cards": ["albatross", "seal"]}


def worlds(match: Any, viewer: int | None, n: int) -> list[list[Counter[str]]]:
    """The piles of all hands in `n` positions that give the viewer the same view."""
    variant = match.variant
    view = variant.hide(match._p, viewer)
    found = []
    for seed in range(n):
        p = variant.game.position.zeros(1)
        variant.game.code.redeal(variant.tables, view, as_bytes(view), 0, seed, p, as_bytes(p), 0)
        plain = to_plain(p[0])
        found.append([table.known_pile(variant.tables[0], plain, hand) for hand in range(4)])
    return found


def common(piles: list[Counter[str]]) -> Counter[str]:
    """What all piles have."""
    least = piles[0]
    for pile in piles[1:]:
        least = least & pile
    return least


@pytest.mark.parametrize("seed", range(12))
def test_certain_part(seed: int) -> None:
    """Never more than every possible position has, and as much as many drawn positions have in common."""
    rng = np.random.default_rng(seed)
    match = shoal.game("krill").start(seed=seed, **OPTIONS)
    compared = 0
    while not match.over:
        for seat in list(match.open):
            match.play(seat, wish(match.legal(seat), rng))
        if match.over or (not any(match._p[0]["albatross"]) and not any(match._p[0]["seal"])):
            continue
        for viewer in (None, 0, 1, 2, 3):
            drawn = worlds(match, viewer, 60)
            view = to_plain(match.variant.hide(match._p, viewer)[0])
            for hand in range(4):
                certain = table.certain_pile(match.variant.tables[0], view, hand, viewer)
                assert certain <= common([piles[hand] for piles in drawn]), (viewer, hand)
                if match._p[0]["turn"] <= 4:  # few rounds: sixty positions show every case
                    assert certain == common([piles[hand] for piles in drawn]), (viewer, hand)
                    compared += 1
    assert compared or match._p[0]["turn"] > 4


def wish(legal: list[str], rng: np.random.Generator) -> str:
    """The thieves early, otherwise anything."""
    thieves = [card for card in legal if card in ("albatross", "seal")]
    return thieves[0] if thieves and rng.random() < 0.35 else legal[rng.integers(len(legal))]
