"""The components file: what the rulings say is in it, and whatever is damaged in one's own is refused."""

import random
from pathlib import Path

import pytest
from tests.games.damage import anywhere, check_refused, own_file

import shoal
from shoal import bots
from shoal.games.kraken.notation import CARD_NAMES

KRAKEN = shoal.game("kraken")
OWN = own_file("kraken")


def test_the_box_holds_what_the_rulebook_says() -> None:
    t = KRAKEN.variant().tables[0]
    assert t["copies"].sum() == 62 and len(t["ships"]) == 4
    assert set(t["food"].tolist()) == {0, 1, 2} and set(t["height"].tolist()) == {0, 1, 2, 3}
    assert all(a > b for a, b in zip(t["ships"][:-1], t["ships"][1:], strict=True))
    for players, cards in ((2, 14), (3, 9), (4, 7)):
        assert KRAKEN.variant(players=players).tables[0]["hand_cards"] == cards
        assert 2 * players * cards <= 62


DAMAGE = anywhere(OWN) | {
    "unknown field": (OWN.replace("food = 0", "food = 0\ncolour = 1", 1), "colour"),
    "too much food": (OWN.replace("food = 2", "food = 3", 1), "food"),
    "too high": (OWN.replace("height = 3", "height = 4", 1), "height"),
    "copies below zero": (OWN.replace("copies = 8", "copies = -1", 1), "copies"),
    "more cards than fit": (OWN.replace("copies = 8", "copies = 80"), "56 to 80"),
    "fewer cards than two deals": (OWN.replace("copies = 8", "copies = 0"), "56 to 80"),
    "a card twice": (OWN.replace('name = "crab"', 'name = "chest"', 1), "card must list each"),
    "an unknown card": (OWN.replace('name = "crab"', 'name = "whale"', 1), "name"),
    "points missing": (OWN.replace("points = 1\n", "", 1), "crab needs points"),
    "points of its own": (OWN.replace('name = "baby"', 'name = "baby"\npoints = 3', 1), "no points of its own"),
    "words for points": (OWN.replace("points = 1\n", 'points = "one"\n', 1), "points"),
    "three ships": (OWN.replace("[8, 7, 6, 5]", "[8, 7, 6]"), "points"),
    "ships that tie": (OWN.replace("[8, 7, 6, 5]", "[8, 8, 6, 5]"), "less and less"),
    "ships upwards": (OWN.replace("[8, 7, 6, 5]", "[5, 6, 7, 8]"), "less and less"),
    "a set too many": (OWN.replace("[2, 6, 12]", "[2, 6, 12, 20]"), "sets"),
    "too many points": (OWN.replace("first = 13", "first = 130"), "first"),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_components_file_is_refused(tmp_path: Path, damage: str) -> None:
    check_refused("kraken", tmp_path, *DAMAGE[damage])


def test_cards_of_ones_own_are_played_and_verified(tmp_path: Path) -> None:
    """A file with one section changes that and nothing else; the record of the game carries it."""
    path = tmp_path / "my.toml"
    path.write_text('schema = 1\n[ships]\npoints = [20, 10, 5, 1]\nprovenance = "owner"\n')
    match, rng = KRAKEN.start(seed=5, components=path, players=3), random.Random(5)
    assert [ship["points"] for ship in match.view()["ships"]] == [20, 10, 5, 1]
    assert match.view()["cards"] == KRAKEN.start(seed=5, players=3).view()["cards"]
    assert list(match.view()["cards"]) == list(CARD_NAMES)
    while not match.over:
        seat = rng.choice(list(match.open))
        match.play(seat, rng.choice(match.legal(seat)))
    assert shoal.verify(match.record()).result == match.result
    assert match.record()["components"] != KRAKEN.variant().components


def test_positions_that_cannot_be_are_refused() -> None:
    """Compiled rules trust a position: what comes from outside is looked at first."""
    match, rng = KRAKEN.start(seed=2, players=3, use="together"), random.Random(2)
    for _ in range(8):
        seat = rng.choice(list(match.open))
        match.play(seat, *bots.answer(match, seat, "random", rng.getrandbits(60)))
    match.play(next(iter(match.open)), match.legal(next(iter(match.open)))[0])
    saved = match.save()
    assert KRAKEN.load(saved).view(0) == match.view(0)
    asked = next(iter(match.open))
    damages = [
        *(("hand", seat, 0) for seat in range(3)),
        *(("lair", 0, 0), ("ocean", 1, 3), ("tentacle", 0, 0), ("shown", 0), ("used", 0), ("chosen", asked)),
        *(("chosen_use", 2), ("reach", 1), ("grabbed_by", 1), ("fed", 2), ("numbers", 0), ("bag", 0), ("ready", asked)),
        *(("turn",), ("hand_size",), ("bag_left",), ("numbers_left",), ("phase",), ("growing",), ("coming_left",)),
    ]
    for name, *where in damages:
        position = KRAKEN.load(saved).save()["position"]
        if where:
            at = position[name] if len(where) == 1 else position[name][where[0]]
            at[where[-1]] += 1 + (name == "chosen_use")
        else:
            position[name] += 1
        if name == "chosen":
            position[name][asked] = 1 + position["hand"][asked].index(0)  # a card it does not have
        with pytest.raises(ValueError, match=r"[a-z]"):
            KRAKEN.load({**saved, "position": position})
            pytest.fail(f"{name} is taken as it comes")
