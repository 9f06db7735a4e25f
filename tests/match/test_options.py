"""Options: every wrong value is refused with what is allowed; so is every damaged components file."""

import itertools
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.games.damage import anywhere, check_refused, own_file

import shoal
from shoal.games.krill.notation import MISSION_NAMES, SPECIAL_CARDS
from shoal.match.words import words

KRILL = shoal.game("krill")
OPTIONS = {option.name: option for option in KRILL.options}
OWN = own_file("krill")

ALLOWED = {
    "players": "a whole number from 2 to 7",
    "beginners": "true or false",
    "darker_waters": "true or false",
    "tie_breakers": "true or false",
    "missions": "true or false",
    "plastics": "true or false",
    "deck": "falling, flat",
    "hand_cards": "exactly 2 different ones of penguin, shark",
    "mission_cards": "exactly 4 different ones of third-time",
}
WRONG: dict[str, list[Any]] = {
    "players": [1, 8, 0, -3, 2.5, "4", None, True, [4]],
    **{
        name: [0, 1, "true", None, [], 2]
        for name in ("beginners", "darker_waters", "tie_breakers", "missions", "plastics")
    },
    "deck": ["", "Flat", "rising", None, 1, ["flat"]],
    "hand_cards": [
        [],
        ["shark"],
        ["shark", "shark"],
        ["shark", "squid"],
        ["1", "2"],
        "shark",
        3,
        None,
        ["shark", 5],
        ["net", "seal", "shark"],
    ],
    "mission_cards": [
        ["hasty"],
        ["hasty"] * 4,
        ["hasty", "x", "reserved", "collector"],
        "hasty",
        7,
        None,
        list(MISSION_NAMES[1:6]),
    ],
}


def test_every_option_is_tried() -> None:
    assert set(WRONG) == set(ALLOWED) == set(OPTIONS)


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in WRONG.items() for value in values], ids=repr
)
def test_a_wrong_value_is_refused_with_what_is_allowed(name: str, value: Any) -> None:
    with pytest.raises(shoal.OptionError, match=re.escape(f"option {name}:")) as refused:
        KRILL.start(**{"darker_waters": True, "missions": True, name: value})
    assert ALLOWED[name] in str(refused.value)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=2),
    max_leaves=6,
)


@given(st.sampled_from(sorted(OPTIONS)), anything)
def test_anything_is_either_an_allowed_value_or_refused(name: str, value: Any) -> None:
    try:
        resolved = KRILL.variant(**{"darker_waters": True, "missions": True, name: value})
    except shoal.OptionError as error:
        assert f"option {name}" in str(error)
    else:
        assert resolved.options[name] == value or isinstance(value, str | list)
        assert KRILL.variant(**resolved.options).options == resolved.options


@given(st.text(max_size=12))
def test_an_unknown_option_is_refused(name: str) -> None:
    assume(name not in OPTIONS and name not in ("self", "components"))
    with pytest.raises(shoal.OptionError, match="there are players, beginners"):
        KRILL.variant(**{name: 1})


@pytest.mark.parametrize("game", ["chess", "", "Krill", "krill ", "../krill"])
def test_an_unknown_game_is_refused(game: str) -> None:
    with pytest.raises(shoal.OptionError, match="there are: krill"):
        shoal.game(game)


def test_what_belongs_to_darker_waters_needs_it() -> None:
    said = "players: 7 needs darker_waters, which is off; without it 2 to 6 are allowed"
    with pytest.raises(shoal.OptionError, match=said) as refused:
        KRILL.start(players=7)
    reason = refused.value.reason
    assert reason is not None
    assert words(KRILL.kernel, "ru").render(reason).startswith("Игроки: 7 — только с настройкой «Тёмные воды»")
    with pytest.raises(shoal.OptionError, match="hand_cards needs darker_waters"):
        KRILL.start(hand_cards=["net", "seal"])
    with pytest.raises(shoal.OptionError, match="mission_cards needs missions"):
        KRILL.start(mission_cards=["hasty", "collector", "reserved", "minimalist"])
    assert KRILL.start(players=7, darker_waters=True).seats == 7


@pytest.mark.parametrize("pair", list(itertools.combinations(SPECIAL_CARDS, 2)), ids="+".join)
def test_any_two_special_cards_in_any_order(pair: tuple[str, str]) -> None:
    one, other = (KRILL.start(seed=1, darker_waters=True, hand_cards=cards) for cards in (pair, [*reversed(pair)]))
    assert one.position() == other.position() and one.options == other.options
    assert {"squid", *pair} == {card for card in one.view(0)["hands"][0]["cards"] if not card.isdigit()}
    typed = KRILL.start(seed=1, darker_waters=True, hand_cards=", ".join(pair))
    assert typed.position() == one.position()


def test_chosen_missions_lie_on_the_table() -> None:
    chosen = ["hasty", "krill-king", "leftovers", "minimalist"]
    match = KRILL.start(seed=1, missions=True, mission_cards=chosen)
    assert sorted(mission["mission"] for mission in match.view()["missions"]) == sorted(chosen)


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "1", True, [1]], ids=repr)
def test_wrong_seeds_are_refused(seed: Any) -> None:
    with pytest.raises(shoal.OptionError, match="whole number from 0"):
        KRILL.start(seed=seed)


def test_wrong_keys_are_refused() -> None:
    for key in (b"", b"short", bytes(33), "x" * 32):
        with pytest.raises(shoal.OptionError, match="32 bytes"):
            KRILL.start(key=key)  # type: ignore[arg-type]
    with pytest.raises(shoal.OptionError, match="not both"):
        KRILL.start(seed=1, key=bytes(32))


# --- components files ---------------------------------------------------------------------------------------------------
DAMAGE = anywhere(OWN) | {
    "unknown field": (OWN.replace("[[specialty]]", "[[specialty]]\ncolour = 1", 1), "colour"),
    "a count below zero": (OWN.replace("counts = [", "counts = [-1, ", 1), "counts"),
    "a count too many": (re.sub(r"counts = \[\d+,", "counts = [7, 7,", OWN, count=1), "counts"),
    "too large a count": (re.sub(r"counts = \[\d+,", "counts = [100,", OWN, count=1), "counts"),
    "words for a count": (re.sub(r"counts = \[\d+,", 'counts = ["a",', OWN, count=1), "counts"),
    "a wrong kind": (OWN.replace('kind = "plankton"', 'kind = "kelp"', 1), "kind"),
    "a mission missing": (OWN.replace('name = "hasty"', 'name = "reserved"', 1), "mission must list each"),
    "a specialty twice": (OWN.replace('name = "orca"', 'name = "turtle"', 1), "specialty must list each"),
    "more food than fits": (
        re.sub(r"counts = \[\d+, *\d+, *\d+", "counts = [99, 99, 99", OWN, count=1),
        "room for 200",
    ),
    "too many rounds": (re.sub(r"\nbase = 12", "\nbase = 14", OWN), "base"),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_components_file_is_refused(tmp_path: Path, damage: str) -> None:
    check_refused("krill", tmp_path, *DAMAGE[damage])


def test_a_missing_components_file_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.toml", tmp_path):
        with pytest.raises(shoal.OptionError, match=re.escape(str(path))):
            KRILL.start(components=path)


def test_the_decks_have_the_counts_of_the_rulings() -> None:
    totals = {}
    for deck, darker, plastics in itertools.product(("falling", "flat"), (False, True), (False, True)):
        counts = KRILL.variant(deck=deck, darker_waters=darker, plastics=plastics).tables[0]["deck"]
        assert counts[1:11].sum() == 118 + 32 * darker and counts[11:21].sum() == 27 + 6 * darker
        assert counts[21:31].tolist() == [int(plastics)] * 10 and counts[31:].tolist() == [1, 1, 1]
        totals[deck, darker, plastics] = int(counts.sum())
    assert totals["falling", False, False] == totals["flat", False, False] == 148
    assert totals["falling", True, True] == 196
    falling = KRILL.variant().tables[0]["deck"]
    assert falling[1:11].tolist() == [20, 18, 16, 14, 12, 10, 8, 7, 7, 6]
    assert falling[11:21].tolist() == [5, 4, 4, 3, 3, 2, 2, 2, 1, 1]
