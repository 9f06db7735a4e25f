"""Reading `components.toml`, and making the table record of a variant from it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from numpy.typing import NDArray

from shoal.games.herring import rules as r
from shoal.games.herring.notation import DISASTER_NAMES, FOOD_NAMES, SPECIES_NAMES
from shoal.kernel import Option, OptionError
from shoal.kernel.components import read_components

Provenance = Literal["rulebook", "public", "derived", "reconstructed", "owner"]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Species = Literal[
    "herring", "mackerel", "squid", "cod", "dolphin", "seal", "basking-shark", "minke-whale", "orca", "greenland-shark"
]  # fmt: skip
Food = Species | Literal["plankton"]
LEAST = r.SEATS * r.HAND + 1  # cards to deal, and one to draw


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all entries have."""

    provenance: Provenance


class Setup(Entry, frozen=True):
    """The points that end the game and the destruction value at the start, by number of players."""

    goal: Annotated[int, msgspec.Meta(ge=1, le=99)]
    destruction: dict[str, Count]


class Animal(Entry, frozen=True):
    """A species: the food it needs, what it eats (or, of an apex predator, what it does not), how many cards."""

    name: Species
    level: Annotated[int, msgspec.Meta(ge=1, le=3)]
    copies: Count
    eats: list[Food] | None = None
    avoids: list[Food] | None = None

    @property
    def diet(self) -> set[str]:
        """What the animal eats."""
        return set(self.eats) if self.eats is not None else set(FOOD_NAMES) - set(self.avoids or ())


class Disaster(Entry, frozen=True):
    """How many there are of a destruction card."""

    name: Literal["fishermen", "mine", "storm", "nets", "whalers", "oil", "plastic", "warming"]
    copies: Count


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A components file; lists that are missing are taken from the game's own."""

    schema: Literal[1]
    setup: Setup | None = None
    animal: list[Animal] | None = None
    destruction: list[Disaster] | None = None


class HerringComponents(msgspec.Struct, frozen=True):
    """All components, checked."""

    setup: Setup
    animal: list[Animal]
    destruction: list[Disaster]
    digest: str


OWN = Path(__file__).parent / "components.toml"


def load(path: Path = OWN) -> HerringComponents:
    """The components in `path`, completed from the game's own file."""
    result = read_components(path, OWN, File, HerringComponents)
    wrong = problem(result)
    if wrong:
        raise OptionError(f"components file {path}: {wrong}")
    return result


def problem(components: HerringComponents) -> str:
    """What is not possible with these components, "" if nothing."""
    for label, names, wanted in (
        ("animal", [animal.name for animal in components.animal], SPECIES_NAMES),
        ("destruction", [card.name for card in components.destruction], DISASTER_NAMES),
        ("the start destruction", list(components.setup.destruction), ("2", "3", "4", "5")),
    ):
        if sorted(names) != sorted(wanted):
            return f"{label} must list each of {', '.join(wanted)} once"
    for animal in components.animal:
        if (animal.eats is None) == (animal.avoids is None):
            return f"{animal.name} needs either `eats` or `avoids`"
        if animal.name in animal.diet:
            return f"{animal.name} eats its own kind; nobody does"
        if animal.avoids is not None and ("plankton" in animal.diet or animal.level != 3):
            return f"{animal.name} is an apex predator: it is of level 3 and avoids plankton"
        if not animal.diet:
            return f"{animal.name} eats nothing"
    return wrong_totals(
        sum(animal.copies for animal in components.animal), sum(card.copies for card in components.destruction)
    )


def wrong_totals(animals: int, disasters: int) -> str:
    """What is wrong with the sizes of the decks, "" if nothing."""
    if not LEAST <= animals <= r.MOST:
        return f"{animals} animal cards; there must be from {LEAST} to {r.MOST}"
    return f"{disasters} destruction cards; there is room for {r.MOST}" if disasters > r.MOST else ""


def check_table(t: Any) -> None:
    """What of a table comes from a components file must be what such a file can give (a ValueError says what is not)."""
    wrong = wrong_totals(int(t["deck"].astype(int).sum()), int(t["disasters"].astype(int).sum()))
    for species, diet in enumerate(t["diet"].tolist()):
        if diet & (1 << species) or not diet:
            wrong = wrong or f"the diet of {SPECIES_NAMES[species]} is not possible"
    if not t["goal"]:
        wrong = wrong or "the goal is at least 1"
    if wrong:
        raise ValueError(wrong)


OPTIONS = (
    Option("players", "int", 3, minimum=2, maximum=r.SEATS),
    Option("turn_limit", "int", 100, minimum=0, maximum=250, cap="limit"),
)


def resolve(options: Mapping[str, Any], components: HerringComponents) -> NDArray[Any]:
    """The table record of a variant, as an array of one."""
    tables = r.TABLE.zeros(1)
    t = tables[0]
    t["seats"], t["hands_each"] = options["players"], 1
    t["limit"] = options["turn_limit"]
    t["goal"], t["start"] = components.setup.goal, components.setup.destruction[str(options["players"])]
    for animal in components.animal:
        species = SPECIES_NAMES.index(animal.name)
        t["level"][species], t["deck"][species] = animal.level, animal.copies
        t["apex"][species] = animal.avoids is not None
        t["diet"][species] = sum(1 << FOOD_NAMES.index(food) for food in animal.diet)
    for card in components.destruction:
        t["disasters"][DISASTER_NAMES.index(card.name)] = card.copies
    return tables
