"""The components file: what the rulings say is in it, and whatever is damaged in one's own is refused."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from tests.games.damage import anywhere, check_refused, own_file

import shoal
from shoal.games.herring import rules as r
from shoal.games.herring.notation import SPECIES_NAMES
from shoal.kernel.records import to_plain
from shoal.match import Match

HERRING = shoal.game("herring")
OWN = own_file("herring")


def test_the_box_holds_what_the_rulebook_says() -> None:
    t = HERRING.variant(players=3).tables[0]
    assert t["deck"].sum() == 90 and t["disasters"].sum() == 18 and t["goal"] == 25
    assert t["deck"].argmax() == r.HERRING
    starts = {players: int(HERRING.variant(players=players).tables[0]["start"]) for players in (2, 3, 4, 5)}
    assert starts == {2: 12, 3: 8, 4: 4, 5: 0}
    shown = {species["name"]: species for species in HERRING.start(players=3).view()["species"]}
    assert shown["dolphin"]["eats"] == ["herring", "mackerel"] and shown["dolphin"]["level"] == 2
    assert shown["squid"]["eats"] == ["herring", "mackerel"] and shown["herring"]["eats"] == ["plankton"]
    assert {"herring", "plankton"} <= set(shown["basking-shark"]["eats"]) and shown["basking-shark"]["level"] == 3
    for name, species in shown.items():
        assert name not in species["eats"], "nobody eats their own kind (H10)"
        assert not species["apex"] or (species["level"] == 3 and "plankton" not in species["eats"]), "H9"


DAMAGE = anywhere(OWN) | {
    "unknown field": (OWN.replace("level = 1", "level = 1\ncolour = 1", 1), "colour"),
    "too large": (OWN.replace("level = 3", "level = 4", 1), "level"),
    "copies below zero": (OWN.replace("copies = 32", "copies = -1", 1), "copies"),
    "more cards than fit": (OWN.replace("copies = 32", "copies = 90"), "148 animal cards"),
    "too few to deal": (re.sub(r"copies = (32|20|12)", "copies = 0", OWN), "26 animal cards"),
    "too many destruction cards": (OWN.replace("copies = 3\n", "copies = 60\n"), "from 36 to 120"),
    "an animal twice": (OWN.replace('name = "cod"', 'name = "seal"', 1), "animal must list each"),
    "an unknown animal": (OWN.replace('name = "cod"', 'name = "whale"', 1), "name"),
    "an unknown food": (OWN.replace('"squid", "cod"]', '"squid", "krill"]', 1), "eats"),
    "its own kind": (OWN.replace('["herring", "squid"]', '["herring", "cod"]', 1), "cod eats its own kind"),
    "an orca that eats orcas": (OWN.replace('"squid", "orca"]', '"squid"]', 1), "orca eats its own kind"),
    "an orca that eats plankton": (OWN.replace('["plankton", "squid", "orca"]', '["orca"]', 1), "orca is an apex"),
    "nothing to eat": (OWN.replace('["herring", "squid"]', "[]", 1), "cod eats nothing"),
    "no diet": (OWN.replace('eats = ["herring", "squid"]\n', "", 1), "cod needs either"),
    "a start too few": (OWN.replace(", 5 = 0", ""), "start destruction must list each"),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_components_file_is_refused(tmp_path: Path, damage: str) -> None:
    check_refused("herring", tmp_path, *DAMAGE[damage])


def test_cards_of_ones_own_are_played_and_verified(tmp_path: Path) -> None:
    """A file with one section changes that and nothing else; the record of the game carries it."""
    path = tmp_path / "my.toml"
    path.write_text(
        'schema = 1\n[setup]\ngoal = 3\ndestruction = { 2 = 1, 3 = 2, 4 = 3, 5 = 4 }\nprovenance = "owner"\n'
    )
    match, rng = HERRING.start(seed=5, components=path, players=3), random.Random(5)
    assert match.view()["goal"] == 3 and match.view()["destruction"] == 2
    assert match.view()["species"] == HERRING.start(seed=5, players=3).view()["species"]
    assert [species["name"] for species in match.view()["species"]] == list(SPECIES_NAMES)
    while not match.over:
        seat = next(iter(match.open))
        match.play(seat, rng.choice(match.legal(seat)))
    assert shoal.verify(match.record()).result == match.result


def broken(field: str, index: Any, value: int) -> dict[str, Any]:
    """A saved match of which one value is another."""
    match = HERRING.start(seed=4, players=3)
    seat = next(iter(match.open))
    match.play(seat, "current")
    saved = match.save()
    position = match._p.copy()
    position[field][(0, *(index if isinstance(index, tuple) else (index,)))] = value
    return {**saved, "position": to_plain(position[0])}


@pytest.mark.parametrize(
    ("field", "index", "value"),
    [
        ("deck", 0, 9),
        ("sea", 3, 1),
        ("plankton", (), 5),
        ("cards", 1, 3),
        ("turn", (), 4),
        ("first", (), 3),
        ("known", (0, 1, 0), 9),
        ("hand", (4, 0), 1),
        ("choice", 1, r.PLAY + r.STORM + 1),
        ("choice", 2, r.CURRENT + 1),
        ("picks", 0, 3),
        ("ready", 1, 1),
    ],
)
def test_a_position_that_cannot_be_is_refused(field: str, index: Any, value: int) -> None:
    """Compiled rules check no bounds: what comes from outside is checked before."""
    with pytest.raises(ValueError, match=r"position|field"):
        Match.restore(HERRING.kernel, broken(field, index, value))
    assert Match.restore(HERRING.kernel, HERRING.start(seed=4, players=3).save()).open


def test_a_saved_match_of_schema_1_goes_on() -> None:
    """What an observation shows went up to 255."""
    match = HERRING.start(seed=3)
    saved = match.save()
    old = {**saved["position"], "danger": 255, "lap": 255, "points": [255, 3, 0, 0, 0]}
    with pytest.raises(ValueError, match=r"danger|lap|points"):
        Match.restore(HERRING.kernel, {**saved, "position": old})
    again = Match.restore(HERRING.kernel, {**saved, "schema": 1, "position": {**old, "destruction": 300}}).position()
    assert (again["danger"], again["lap"], again["points"]) == (254, 254, [254, 3, 0, 0, 0])
