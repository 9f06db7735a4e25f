"""Reading `components.toml`, and making the table record of a variant from it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from numpy.typing import NDArray

from shoal.games.kraken import rules as r
from shoal.games.kraken.notation import CARD_NAMES
from shoal.kernel import Option, OptionError
from shoal.kernel.components import read_components

Provenance = Literal["rulebook", "public", "derived", "reconstructed", "owner"]
Points = Annotated[int, msgspec.Meta(ge=0, le=99)]
CardName = Literal[
    "baby", "crab", "chest", "tuna", "diver", "mermaid", "submarine", "shark", "swimmer", "boat"
]  # fmt: skip
FEWEST_CARDS = 56  # two rounds for four players, dealt without shuffling again (U12)
OF_SETS = (r.BABY, r.MERMAID)  # what they score stands under babies and mermaids


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all entries have."""

    provenance: Provenance


class Card(Entry, frozen=True):
    """A kind of fishing card."""

    name: CardName
    food: Annotated[int, msgspec.Meta(ge=0, le=2)]
    height: Annotated[int, msgspec.Meta(ge=0, le=r.TOP - 1)]
    copies: Annotated[int, msgspec.Meta(ge=0, le=r.MOST_CARDS)]
    points: Points | None = None


class Ships(Entry, frozen=True):
    """What the cruise ships score, the highest first."""

    points: Annotated[list[Points], msgspec.Meta(min_length=r.SHIPS, max_length=r.SHIPS)]


class Babies(Entry, frozen=True):
    """Points for the most and the second most baby krakens."""

    first: Points
    second: Points


class Mermaids(Entry, frozen=True):
    """Points for sets of one, two and three mermaids."""

    sets: Annotated[list[Points], msgspec.Meta(min_length=r.MERMAID_SET, max_length=r.MERMAID_SET)]


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A components file; sections that are missing are taken from the game's own."""

    schema: Literal[1]
    card: list[Card] | None = None
    ships: Ships | None = None
    babies: Babies | None = None
    mermaids: Mermaids | None = None


class KrakenComponents(msgspec.Struct, frozen=True):
    """All components, checked."""

    card: list[Card]
    ships: Ships
    babies: Babies
    mermaids: Mermaids
    digest: str


OWN = Path(__file__).parent / "components.toml"


def load(path: Path = OWN) -> KrakenComponents:
    """The components in `path`, completed from the game's own file."""
    result = read_components(path, OWN, File, KrakenComponents)
    _check(result, path)
    return result


def _check(components: KrakenComponents, path: Path) -> None:
    if sorted(card.name for card in components.card) != sorted(CARD_NAMES):
        raise OptionError(f"components file {path}: card must list each of {', '.join(CARD_NAMES)} once")
    for card in components.card:
        of_sets = CARD_NAMES.index(card.name) in OF_SETS
        if of_sets and card.points is not None:
            raise OptionError(
                f"components file {path}: {card.name} has no points of its own; they stand under [babies] or [mermaids]"
            )
        if not of_sets and card.points is None:
            raise OptionError(f"components file {path}: {card.name} needs points")
    tables = r.TABLE.zeros(1)
    fill(tables[0], components)
    try:
        check_table(tables[0])
    except ValueError as error:
        raise OptionError(f"components file {path}: {error}") from None


def check_table(t: Any) -> None:
    """What of a table comes from a components file must be what such a file can give (a ValueError says what is not)."""
    total, ships = int(t["copies"].astype(int).sum()), t["ships"].tolist()
    if not FEWEST_CARDS <= total <= r.MOST_CARDS:
        raise ValueError(f"{total} fishing cards; there must be {FEWEST_CARDS} to {r.MOST_CARDS}")
    if ships != sorted(set(ships), reverse=True):
        raise ValueError("the cruise ships must score less and less, the highest first")


def fill(t: Any, components: KrakenComponents) -> None:
    """Write the components into a table record."""
    for card in components.card:
        kind = CARD_NAMES.index(card.name)
        t["copies"][kind], t["food"][kind], t["height"][kind] = card.copies, card.food, card.height
        t["points"][kind] = card.points or 0
    t["ships"] = components.ships.points
    t["baby"] = components.babies.first, components.babies.second
    t["mermaid"] = [0, *components.mermaids.sets]


OPTIONS = (
    Option("players", "int", 4, minimum=2, maximum=r.SEATS),
    Option("use", "choice", "after", choices=("after", "together")),
    Option("reshuffle", "bool", False),
)


def resolve(options: Mapping[str, Any], components: KrakenComponents) -> NDArray[Any]:
    """The table record of a variant, as an array of one."""
    tables = r.TABLE.zeros(1)
    t = tables[0]
    t["seats"], t["hands_each"] = options["players"], 1
    t["hand_cards"] = r.HAND_CARDS[options["players"]]
    t["together"], t["reshuffle"] = options["use"] == "together", options["reshuffle"]
    fill(t, components)
    return tables


FREE = frozenset({"copies", "food", "points", "height", "baby", "mermaid", "ships"})
