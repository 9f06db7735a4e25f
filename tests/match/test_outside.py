"""Tables and positions from outside cannot lead compiled rules out of their records."""

from typing import Any

import numpy as np
import pytest

import shoal


@pytest.fixture
def record() -> dict[str, Any]:
    match = shoal.game("krill").start(seed=3, players=3)
    for seat, card in enumerate(["5", "5", "3"]):
        match.play(seat, card)
    return match.record()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("deck", [99] * 34),
        ("deck", [1, *[0] * 33]),
        ("rounds", 13),
        ("rounds", 0),
    ],
)
def test_foreign_components_are_bounded(record: dict[str, Any], field: str, value: Any) -> None:
    record["components"] = "0" * 64
    record["table"][field] = value
    with pytest.raises(shoal.RecordError, match="damaged"):
        shoal.replay(record)


@pytest.mark.parametrize("field", ["missions", "ties", "beginners", "in_set"])
def test_foreign_components_do_not_change_the_options(record: dict[str, Any], field: str) -> None:
    record["components"] = "0" * 64
    record["table"][field] = np.logical_not(record["table"][field]).astype(int).tolist()
    with pytest.raises(shoal.RecordError, match=f"table's {field}"):
        shoal.replay(record)


@pytest.mark.parametrize("digest", ["", "x", "\x1b[2J" + "0" * 60, "0" * 63, "A" * 64])
def test_components_are_a_digest(record: dict[str, Any], digest: str) -> None:
    record["components"] = digest
    with pytest.raises(shoal.RecordError, match="SHA-256"):
        shoal.replay(record)


@pytest.mark.parametrize(
    ("field", "value"),
    [("taken", 200), ("deck_left", 200), ("stack", [[99] * 3] * 11), ("coming_left", 14), ("deck", [0] * 34)],
)
def test_a_position_holds_the_food_of_its_table(field: str, value: Any) -> None:
    krill = shoal.game("krill")
    saved = krill.start(seed=3, players=3).save()
    saved["position"][field] = value
    with pytest.raises(ValueError, match="food of its table"):
        krill.load(saved)


def test_a_sort_with_too_many_cards(tmp_path: Any) -> None:
    path = tmp_path / "c.toml"
    food = '[[food]]\nkind = "plankton"\nset = "base"\nprovenance = "owner"\n'
    lists = "".join(f'{food}deck = "{deck}"\ncounts = [99,0,0,0,0,0,0,0,0,0]\n' for deck in ("falling", "any"))
    path.write_text(f"schema = 1\n{lists}")
    with pytest.raises(shoal.OptionError, match="198 cards plankton-1"):
        shoal.game("krill").start(seed=1, players=3, components=path)
