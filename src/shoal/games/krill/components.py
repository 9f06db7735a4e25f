"""Reading `components.toml`, and making the table record of a variant from it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import numpy as np
from numpy.typing import NDArray

from shoal.games.krill import rules as r
from shoal.games.krill.notation import CARD_NAMES, FOOD_NAMES, KIND_NAMES, MISSION_NAMES, SPECIAL_CARDS
from shoal.kernel import Option, OptionError
from shoal.kernel.components import read_components

Provenance = Literal["rulebook", "public", "derived", "reconstructed", "owner"]
MOST = 99  # cards of one sort
Count = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
MissionName = Literal[
    "third-time", "collector", "perfectionist", "leftovers", "slim-pickings", "hasty", "one-and-done",
    "plankton-purist", "reserved", "minimalist", "krill-king",
]  # fmt: skip


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all entries have."""

    provenance: Provenance


class Food(Entry, frozen=True):
    """How many food cards of a kind there are of each number."""

    kind: Literal["plankton", "krill", "plastic"]
    set: Literal["base", "darker-waters", "plastics"]
    deck: Literal["falling", "flat", "any"]
    counts: Annotated[list[Count], msgspec.Meta(min_length=10, max_length=10)]


class Specialty(Entry, frozen=True):
    """How many there are of a specialty food card."""

    name: Literal["turtle", "orca", "diver"]
    count: Count


class Mission(Entry, frozen=True):
    """What a mission pays."""

    name: MissionName
    points: Count


class Rounds(Entry, frozen=True, rename="kebab"):
    """How many rounds a game has."""

    base: Annotated[int, msgspec.Meta(ge=1, le=12)]
    two_players: Annotated[int, msgspec.Meta(ge=1, le=12)]
    darker_waters: Annotated[int, msgspec.Meta(ge=1, le=13)]
    darker_waters_two_players: Annotated[int, msgspec.Meta(ge=1, le=13)]


class Whale(Entry, frozen=True):
    """The name of a numbered whale."""

    number: Annotated[int, msgspec.Meta(ge=1, le=10)]
    name: str


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A components file; lists that are missing are taken from the game's own."""

    schema: Literal[1]
    food: list[Food] | None = None
    specialty: list[Specialty] | None = None
    mission: list[Mission] | None = None
    rounds: Rounds | None = None
    whale: list[Whale] | None = None


class KrillComponents(msgspec.Struct, frozen=True):
    """All components, checked."""

    food: list[Food]
    specialty: list[Specialty]
    mission: list[Mission]
    rounds: Rounds
    whale: list[Whale]
    digest: str


OWN = Path(__file__).parent / "components.toml"


def load(path: Path = OWN) -> KrillComponents:
    """The components in `path`, completed from the game's own file."""
    result = read_components(path, OWN, File, KrillComponents)
    _check(result, path)
    return result


def _check(components: KrillComponents, path: Path) -> None:
    for label, names, wanted in (
        ("mission", [m.name for m in components.mission], list(MISSION_NAMES[1:])),
        ("specialty", [s.name for s in components.specialty], list(FOOD_NAMES[r.TURTLE :])),
    ):
        if sorted(names) != sorted(wanted):
            raise OptionError(f"components file {path}: {label} must list each of {', '.join(wanted)} once")
    keys = [(f.kind, f.set, f.deck) for f in components.food]
    if len(set(keys)) != len(keys):
        raise OptionError(f"components file {path}: food lists one kind, set and deck twice")
    for deck in ("falling", "flat"):
        for darker in (False, True):
            counts = deck_of(components, deck, darker, True)
            if counts.max() > MOST:
                name = FOOD_NAMES[int(counts.argmax())]
                raise OptionError(
                    f"components file {path}: {counts.max()} cards {name}; there is room for {MOST} of a sort"
                )
            total = int(counts.sum())
            if total > r.MAX_FOOD:
                raise OptionError(f"components file {path}: {total} food cards; there is room for {r.MAX_FOOD}")


def check_table(t: Any) -> None:
    """What of a table comes from a components file must be what such a file can give (a ValueError says what is not)."""
    if int(t["deck"].astype(int).sum()) > r.MAX_FOOD or t["deck"][0]:
        raise ValueError(f"there is room for {r.MAX_FOOD} food cards")
    if not 1 <= t["rounds"] <= t["in_set"].sum():
        raise ValueError("there is a round for each card of a hand at most")


def deck_of(components: KrillComponents, deck: str, darker: bool, plastics: bool) -> NDArray[Any]:
    """How many food cards of each sort a variant has."""
    counts = np.zeros(r.FOODS, int)
    sets = {"base", *(["darker-waters"] if darker else []), *(["plastics"] if plastics else [])}
    for food in components.food:
        if food.set in sets and food.deck in (deck, "any"):
            first = 10 * KIND_NAMES.index(food.kind) + 1
            counts[first : first + 10] += food.counts
    for specialty in components.specialty:
        counts[FOOD_NAMES.index(specialty.name)] = specialty.count
    return counts


OPTIONS = (
    # Darker Waters has the seventh set of cards.
    Option("players", "int", 4, minimum=2, maximum=7, beyond=(6, "darker_waters")),
    Option("beginners", "bool", False),
    Option("darker_waters", "bool", False),
    Option("hand_cards", "pick", ["penguin", "shark"], choices=SPECIAL_CARDS, count=2, needs="darker_waters"),
    Option("tie_breakers", "bool", False),
    Option("missions", "bool", False),
    Option("mission_cards", "pick", [], choices=MISSION_NAMES[1:], count=4, empty=True, needs="missions"),
    Option("plastics", "bool", False),
    Option("deck", "choice", "falling", choices=("falling", "flat")),
)


def resolve(options: Mapping[str, Any], components: KrillComponents) -> NDArray[Any]:
    """The table record of a variant, as an array of one."""
    players, darker = options["players"], options["darker_waters"]
    tables = r.TABLE.zeros(1)
    t = tables[0]
    t["seats"], t["hands_each"] = players, 2 if players == 2 else 1
    rounds = components.rounds
    if players == 2:
        t["rounds"] = rounds.darker_waters_two_players if darker else rounds.two_players
    else:
        t["rounds"] = rounds.darker_waters if darker else rounds.base
    t["beginners"], t["ties"], t["missions"] = options["beginners"], options["tie_breakers"], options["missions"]
    for slot, name in enumerate(options["mission_cards"]):
        t["chosen_missions"][slot] = MISSION_NAMES.index(name)
    for mission in components.mission:
        t["mission_points"][MISSION_NAMES.index(mission.name)] = mission.points
    t["in_set"][1 : r.SQUID + 1] = 1
    for name in options["hand_cards"] if darker else ["penguin"]:
        t["in_set"][CARD_NAMES.index(name)] = 1
    t["deck"] = deck_of(components, options["deck"], darker, options["plastics"])
    return tables
