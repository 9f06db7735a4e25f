"""Golden games: finished games of every rules revision come out as they did, byte for byte.

A change that breaks one of these changes what a published game does: raise the game's revision and add new games. To
write the games of a new revision: `python -m tests.test_golden`.
"""

import itertools
import json
from pathlib import Path
from typing import Any

import pytest

import shoal
from shoal import bots

GOLDEN = Path(__file__).parent / "golden"
ALL = {"darker_waters": True, "tie_breakers": True, "missions": True, "plastics": True}
KRILL: dict[str, dict[str, Any]] = {
    **{f"base-{n}": {"players": n} for n in range(2, 7)},
    **{f"all-{n}": {"players": n, **ALL, "hand_cards": ["albatross", "seal"]} for n in range(2, 8)},
    "beginners": {"players": 4, "beginners": True},
    "flat": {"players": 5, "deck": "flat", "plastics": True},
    "net-whale-shark": {"players": 4, **ALL, "hand_cards": ["net", "whale-shark"]},
    "penguin-shark": {"players": 5, **ALL, "hand_cards": ["penguin", "shark"]},
    "tie-breakers": {"players": 3, "tie_breakers": True},
    "missions": {"players": 6, "missions": True},
}
KRAKEN: dict[str, dict[str, Any]] = {
    **{f"after-{n}": {"players": n} for n in range(2, 5)},
    **{f"together-{n}": {"players": n, "use": "together"} for n in range(2, 5)},
    **{f"reshuffle-{n}": {"players": n, "reshuffle": True} for n in range(2, 5)},
    "everything": {"players": 4, "use": "together", "reshuffle": True},
}
HERRING: dict[str, dict[str, Any]] = {
    **{f"players-{n}": {"players": n} for n in range(2, 6)},
    "short": {"players": 3, "turn_limit": 3},
}
KELP: dict[str, dict[str, Any]] = {
    f"{spots}-{edition}": {"spots": spots, "edition": edition}
    for spots in ("shark", "chance")
    for edition in ("rocky-3", "rocky-5")
}
GAMES = {"krill": KRILL, "kraken": KRAKEN, "herring": HERRING, "kelp": KELP}


def play(game: str, name: str) -> dict[str, Any]:
    """One whole game, seats alternating between the bots."""
    match = shoal.game(game).start(seed=1 + list(GAMES[game]).index(name), **GAMES[game][name])
    for number in itertools.count():
        if match.over:
            return match.record()
        for seat in list(match.open):
            answers = bots.answer(match, seat, ("instinct", "random")[seat % 2], seed=1000 * number + seat)
            match.play(seat, *answers)
    raise AssertionError


def files() -> list[Path]:
    return sorted(GOLDEN.glob("*.json"))


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_comes_out_as_it_did(path: Path) -> None:
    match = shoal.verify(json.loads(path.read_text()))
    assert match.over


@pytest.mark.parametrize("game", GAMES)
def test_every_variant_has_a_game(game: str) -> None:
    """Of the current revision; the terminal and the server play the same variants."""
    revision = shoal.game(game).revision
    assert {path.stem for path in files()} >= {f"{game}-{revision}-{name}" for name in GAMES[game]}


if __name__ == "__main__":
    for game, variants in GAMES.items():
        for name in variants:
            path = GOLDEN / f"{game}-{shoal.game(game).revision}-{name}.json"
            if not path.exists():
                path.write_text(json.dumps(play(game, name), separators=(",", ":")) + "\n")
