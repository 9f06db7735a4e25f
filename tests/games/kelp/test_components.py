"""The components file: what the rulings say is in it, other boards of the same kind, and whatever is damaged is refused."""

import random
import re
from pathlib import Path

import pytest
from tests.games.damage import anywhere, check_refused, own_file

import shoal
from shoal.games.kelp import record as r
from shoal.games.kelp.notation import CARD_NAMES, SHARK_CARD_NAMES, SPACE_NAMES, ZONE_NAMES
from shoal.kernel.records import to_plain
from shoal.match import Match

KELP = shoal.game("kelp")
OWN = own_file("kelp")


def test_the_box_holds_what_the_rulebook_says() -> None:
    t = KELP.variant().tables[0]
    assert t["blocks"].sum() == 18 and t["first_blocks"].sum() == 9 and t["blocks"][r.SHELL] == 8
    assert t["dice"].tolist() == [15, 10, 10] and t["first_dice"].tolist() == [7, 3, 1]
    assert t["copies"].sum() == 21 and t["shark_copies"].sum() == 20
    brought = (t["gives"].astype(int) * t["shark_copies"][:, None]).sum(axis=0)
    assert (brought == t["dice"] - t["first_dice"]).all(), "the cards bring the whole supply"
    assert not t["cost"][t["pile_of"] == r.HIDE].any() and t["cost"].max() == 3
    assert t["starters"][CARD_NAMES.index("fast-learning")] == 1 and t["starters"].sum() == 7
    values = {KELP.variant(edition=edition).tables[0]["value"][0] for edition in ("rocky-3", "rocky-5")}
    assert values == {3, 5} and t["value"][4] == 2 and t["value"][1] == 4


def test_every_way_leads_to_every_other() -> None:
    """All 32 ways to stand on the board reach each other, in at most nine moves."""
    t = KELP.variant().tables[0]
    for start in range(2 * r.SPACES):
        reached, front, moves = {start}, {start}, 0
        while front:
            nexts = {int(way) - 1 for s in front for way in t["way"][s // 2][s % 2] if way}
            front = nexts - reached
            reached |= front
            moves += bool(front)
        assert len(reached) == 2 * r.SPACES and moves <= 9
    touching = {zone: int((t["touches"] == i + 1).any(axis=1).sum()) for i, zone in enumerate(ZONE_NAMES)}
    assert touching["c"] == 4 and touching["n"] == 3 and touching["nw"] == 3


RING = SPACE_NAMES[:12]
OTHER_BOARD = "schema = 1\n" + "".join(
    f"""
[[space]]
name = "{name}"
touches = {str(list(touches)).replace("'", '"')}
ends = [["{order[i - 1]}"], ["{order[(i + 1) % len(order)]}"]]
den = {str(name.startswith("den")).lower()}
provenance = "owner"
"""
    for order in [
        ["nw-n", "den-nw", "nw-w", "w-c", "w-sw", "den-sw", "sw-s", "s-se", "den-se", "e-se", "ne-e", "den-ne"]
    ]
    for i, (name, touches) in enumerate(
        (
            name,
            tuple(
                {"den-nw": ["nw"], "den-sw": ["sw"], "den-se": ["se"], "den-ne": ["ne", "n"]}.get(name, name.split("-"))
            ),
        )
        for name in order
    )
)


def test_another_board_of_the_same_kind_is_played(tmp_path: Path) -> None:
    """A single ring of twelve spaces."""
    path = tmp_path / "ring.toml"
    path.write_text(OTHER_BOARD, encoding="utf-8")
    for seed in range(3):
        match, rng = KELP.start(seed=seed, components=path), random.Random(seed)
        assert len(match.view()["spaces"]) == 12
        while not match.over:
            seat = rng.choice(list(match.open))
            match.play(seat, rng.choice(match.legal(seat)))
        assert shoal.verify(match.record()).over


DAMAGE = anywhere(OWN) | {
    "unknown field": (OWN.replace('kind = "kelp"', 'kind = "kelp"\nfish = 1', 1), "fish"),
    "a value too high": (OWN.replace("kelp = 4", "kelp = 7", 1), "6"),
    "no rocky value": (OWN.replace(", rocky = 3", "", 1), "edition rocky-3 must give"),
    "two exposed zones": (OWN.replace('kind = "kelp"', 'kind = "exposed"', 1), "exactly one zone"),
    "one-sided neighbours": (OWN.replace('beside = ["n", "w"]', 'beside = ["n", "w", "se"]', 1), "both must say so"),
    "a zone twice": (OWN.replace('name = "ne"', 'name = "n"', 1), "zone must list each"),
    "a space that leads nowhere": (OWN.replace('ends = [["den-nw"]', 'ends = [["den-se"]', 1), "must lead back"),
    "a space with three ends": (OWN.replace('ends = [["den-nw"]', 'ends = [["den-nw"], ["n-c"]', 1), "two ends"),
    "a den that is none": (OWN.replace("den = true\n", "", 1), "dens are"),
    "an unknown space": (OWN.replace('name = "n-c"', 'name = "x"', 1), "the spaces are"),
    "too many blocks at the start": (OWN.replace("copies = 8\nstart = 7", "copies = 8\nstart = 8", 1), "9 blocks"),
    "no spare shell": (OWN.replace("copies = 8\nstart = 7", "copies = 7\nstart = 7", 1), "shell to spare"),
    "two octopuses": (OWN.replace('name = "octopus"\ncopies = 1', 'name = "octopus"\ncopies = 2'), "octopus"),
    "no food": (OWN.replace('name = "crab"\ncopies = 1', 'name = "crab"\ncopies = 0'), "crab"),
    "a cost too high": (OWN.replace("cost = 3", "cost = 4", 1), "cost"),
    "a card without an amount": (OWN.replace("amount = 2\n", "", 1), "needs an amount"),
    "three swaps": (OWN.replace('effect = "swap"\namount = 2', 'effect = "swap"\namount = 3'), "at most 2"),
    "an Eat card among the others": (OWN.replace('sort = "eat"', 'sort = "hide"', 1), "Eat cards"),
    "too few starters": (re.sub(r"start = 2\ncost", "start = 0\ncost", OWN), "starters"),
    "no Fast Learning": (OWN.replace("start = 1\ncost = 2", "start = 0\ncost = 2", 1), "fast-learning is a starter"),
    "too many dice": (OWN.replace("copies = 15", "copies = 16", 1), "35 dice"),
    "dice of an unknown colour": (OWN.replace("red = 2 }", "green = 2 }", 1), "dice are"),
    "too many cards of the Shark": (re.sub(r"copies = 2\nprice", "copies = 9\nprice", OWN), "20 cards"),
    "two Vigilants": (
        OWN.replace('"vigilant"\ncopies = 1', '"vigilant"\ncopies = 2').replace(
            '"hostile"\ncopies = 1', '"hostile"\ncopies = 0'
        ),
        "vigilant: one",
    ),
    "a Ruthless without effect": (OWN.replace("red = 1 }\namount = 2", "red = 1 }", 1), "ruthless"),
    "a shuffle without an amount": (OWN.replace('effect = "shuffle"\namount = 2', 'effect = "shuffle"'), "yellow"),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_components_file_is_refused(tmp_path: Path, damage: str) -> None:
    check_refused("kelp", tmp_path, *DAMAGE[damage])


def test_wrong_options_are_refused() -> None:
    for wrong in ({"players": 3}, {"edition": "rocky-4"}, {"spots": "octopus"}, {"round_limit": 251}, {"krill": 1}):
        with pytest.raises(shoal.OptionError):
            KELP.start(**wrong)


# --- positions from outside -----------------------------------------------------------------------------------------------
def test_a_saved_match_of_schema_1_goes_on() -> None:
    """Scents were 255ths."""
    match, rng = KELP.start(seed=3, spots="shark"), random.Random(3)
    before = set[int]()
    while not match.over:
        saved = match.save()
        scent = saved["position"]["scent"]
        before |= set(scent)
        old = [round(chance * 255 / 254) for chance in scent]
        again = Match.restore(KELP.kernel, {**saved, "schema": 1, "position": {**saved["position"], "scent": old}})
        assert again.position() == match.position() and again.open == match.open
        with pytest.raises(ValueError, match="scent"):
            Match.restore(KELP.kernel, {**saved, "position": {**saved["position"], "scent": [255] * 9}})
        seat = rng.choice(list(match.open))
        match.play(seat, rng.choice(match.legal(seat)))
    assert 254 in before and len(before) > 5


def some_position() -> Match:
    match, rng = KELP.start(seed=11), random.Random(11)
    for _ in range(40):
        seat = rng.choice(list(match.open))
        match.play(seat, rng.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("bag", lambda bag: [bag[0] + 1, *bag[1:]]),
        ("hand", lambda hand: [hand[0] + 1, *hand[1:]]),
        ("hand_n", lambda n: n + 1),
        ("block", lambda blocks: [r.THE_OCTOPUS] * 9),
        ("stock", lambda stock: [stock[0] + 1, *stock[1:]]),
        ("where", lambda space: -1),
        ("mat", lambda mats: [0] * 9),
        ("lore_n", lambda n: 0),
        ("starts", lambda starts: 0),
        ("sure", lambda sure: [9] * len(sure)),
        ("choice", lambda choice: [200, choice[1]]),
        ("parts", lambda parts: [9, 9]),
        ("phase", lambda phase: r.AT_REVEAL),
        ("ended", lambda ended: r.CAUGHT),
        ("top", lambda top: [top[3], *top[1:]]),
    ],
)
def test_an_impossible_position_is_refused(field: str, change: object) -> None:
    match = some_position()
    saved = match.save()
    assert Match.restore(KELP.kernel, saved).position() == match.position()
    saved["position"] = {**saved["position"], field: change(saved["position"][field])}  # type: ignore[operator]
    with pytest.raises(ValueError):
        Match.restore(KELP.kernel, saved)


def test_a_table_that_no_file_can_give_is_refused() -> None:
    saved = some_position().save()
    for field in ("first_blocks", "dice", "way", "starters"):
        table = to_plain(KELP.variant().tables[0])
        flat = table[field]
        while isinstance(flat[0], list):
            flat = flat[0]
        flat[0] += 3
        with pytest.raises(ValueError):
            Match.restore(KELP.kernel, {**saved, "table": table})
    assert SHARK_CARD_NAMES[r.VIGILANT] == "vigilant"
