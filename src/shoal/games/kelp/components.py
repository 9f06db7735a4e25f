"""Reading `components.toml`, and making the table record of a variant from it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import numpy as np
from numpy.typing import NDArray

from shoal.games.kelp import record as r
from shoal.games.kelp.notation import (
    BLOCK_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    DEN_NAMES,
    EFFECT_NAMES,
    ESCAPE_NAMES,
    FOOD_NAMES,
    SHARK_CARD_NAMES,
    SORT_NAMES,
    SPACE_NAMES,
    STRATEGY_NAMES,
    ZONE_KINDS,
    ZONE_NAMES,
)
from shoal.kernel import Option, OptionError
from shoal.kernel.components import read_components

Provenance = Literal["rulebook", "public", "derived", "reconstructed", "owner"]
Count = Annotated[int, msgspec.Meta(ge=0, le=9)]
Value = Annotated[int, msgspec.Meta(ge=1, le=6)]
EDITIONS = ("rocky-3", "rocky-5")
NO_EFFECT = dict.fromkeys(CARD_NAMES, "")


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all entries have."""

    provenance: Provenance


class Edition(Entry, frozen=True):
    """What a die must show at least, by kind of zone."""

    name: str
    values: dict[str, Value]


class Zone(Entry, frozen=True):
    """A zone and those beside it."""

    name: str
    kind: Literal["exposed", "kelp", "rocky"]
    beside: list[str]


class Space(Entry, frozen=True):
    """A Current space: the zones it touches, and the spaces that each of its two ends leads to."""

    name: str
    touches: list[str]
    ends: list[list[str]]
    den: bool = False


class Block(Entry, frozen=True):
    """A kind of block: how many, and how many of them on the board at the start."""

    name: str
    copies: Count
    start: Count


class Card(Entry, frozen=True):
    """A card of the Octopus."""

    name: str
    sort: Literal["learn", "hide", "move", "eat"]
    copies: Count
    start: Count
    cost: Annotated[int, msgspec.Meta(ge=0, le=3)]
    effect: Literal["learn", "hide", "swap", "shuffle", "chances", "ink", "eat"]
    amount: Count = 0
    draws: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    trashes: bool = False
    to_hand: bool = False


class Dice(Entry, frozen=True):
    """Dice of a colour."""

    colour: str
    copies: Annotated[int, msgspec.Meta(ge=0, le=35)]
    start: Annotated[int, msgspec.Meta(ge=0, le=35)]


class SharkCard(Entry, frozen=True):
    """A card of the Shark."""

    name: str
    copies: Count
    price: Annotated[int, msgspec.Meta(ge=1, le=23)]
    dice: dict[str, Count]
    amount: Count = 0


class Strategy(Entry, frozen=True):
    """A confrontation card of the Octopus."""

    colour: str
    effect: Literal["den", "hide", "shuffle"]
    amount: Count = 0


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A components file; lists that are missing are taken from the game's own."""

    schema: Literal[1]
    edition: list[Edition] | None = None
    zone: list[Zone] | None = None
    space: list[Space] | None = None
    block: list[Block] | None = None
    card: list[Card] | None = None
    dice: list[Dice] | None = None
    shark: list[SharkCard] | None = None
    strategy: list[Strategy] | None = None


class KelpComponents(msgspec.Struct, frozen=True):
    """All components, checked."""

    edition: list[Edition]
    zone: list[Zone]
    space: list[Space]
    block: list[Block]
    card: list[Card]
    dice: list[Dice]
    shark: list[SharkCard]
    strategy: list[Strategy]
    digest: str


OWN = Path(__file__).parent / "components.toml"


def load(path: Path = OWN) -> KelpComponents:
    """The components in `path`, completed from the game's own file."""
    result = read_components(path, OWN, File, KelpComponents)
    wrong = problem(result)
    if wrong:
        raise OptionError(f"components file {path}: {wrong}")
    return result


def problem(components: KelpComponents) -> str:
    """What is not possible with these components, "" if nothing."""
    for label, names, wanted in (
        ("edition", [edition.name for edition in components.edition], EDITIONS),
        ("zone", [zone.name for zone in components.zone], ZONE_NAMES),
        ("block", [block.name for block in components.block], BLOCK_NAMES),
        ("card", [card.name for card in components.card], CARD_NAMES),
        ("dice", [dice.colour for dice in components.dice], COLOUR_NAMES),
        ("shark", [card.name for card in components.shark], SHARK_CARD_NAMES),
        ("strategy", [strategy.colour for strategy in components.strategy], STRATEGY_NAMES),
    ):
        if sorted(names) != sorted(wanted):
            return f"{label} must list each of {', '.join(wanted)} once"
    return board_problem(components) or parts_problem(components)


def board_problem(components: KelpComponents) -> str:
    """What is wrong with the board."""
    for edition in components.edition:
        if sorted(edition.values) != sorted(ZONE_KINDS):
            return f"edition {edition.name} must give a value to each of {', '.join(ZONE_KINDS)}"
    if [zone.kind for zone in components.zone].count("exposed") != 1:
        return "exactly one zone is exposed"
    beside = {zone.name: zone.beside for zone in components.zone}
    for name, others in beside.items():
        for other in others:
            if other not in beside or other == name or name not in beside[other]:
                return f"zone {name} cannot be beside {other}: both must say so of each other"
        if not others:
            return f"zone {name} is beside no other"
    return spaces_problem(components.space)


def spaces_problem(spaces: Sequence[Space]) -> str:
    """What is wrong with the Current spaces."""
    by_name = {space.name: space for space in spaces}
    if len(by_name) != len(spaces) or not set(by_name) <= set(SPACE_NAMES):
        return f"the spaces are some of {', '.join(SPACE_NAMES)}, each once"
    for name, space in by_name.items():
        if space.den != (name in DEN_NAMES):
            return f"space {name}: dens are {', '.join(DEN_NAMES)} and no others"
        if not set(space.touches) <= set(ZONE_NAMES) or not 1 <= len(set(space.touches)) <= r.TOUCHES:
            return f"space {name} must touch one or two zones of {', '.join(ZONE_NAMES)}"
        if len(space.ends) != r.ENDS_OF_SPACE or not all(1 <= len(end) <= r.EXITS for end in space.ends):
            return f"space {name} must have two ends that lead to 1 to {r.EXITS} spaces each"
        leads = [other for end in space.ends for other in end]
        if len(set(leads)) != len(leads) or name in leads or not set(leads) <= set(by_name):
            return f"space {name} must lead to other spaces, to each once"
        for other in leads:
            if sum(name in end for end in by_name[other].ends) != 1:
                return f"space {name} leads to {other}, which must lead back"
    if not all(den in by_name for den in DEN_NAMES):
        return f"there must be the dens {', '.join(DEN_NAMES)}"
    touched = {zone for space in spaces for zone in space.touches}
    return "" if touched == set(ZONE_NAMES) else f"no space touches {', '.join(sorted(set(ZONE_NAMES) - touched))}"


def parts_problem(components: KelpComponents) -> str:
    """What is wrong with blocks, cards and dice."""
    starts = [(block.name, block.start, block.copies) for block in components.block]
    starts += [(card.name, card.start, card.copies) for card in components.card]
    starts += [(dice.colour, dice.start, dice.copies) for dice in components.dice]
    for name, start, copies in starts:
        if start > copies:
            return f"{name}: more at the start than there are"
    blocks = {block.name: block for block in components.block}
    if sum(block.start for block in components.block) != r.ZONES:
        return f"{r.ZONES} blocks are on the board at the start"
    for name in BLOCK_NAMES[1:]:
        if blocks[name].copies > 1 or (name == "octopus" and blocks[name].start != 1):
            return f"{name}: there is one at most, and the octopus is there from the start"
        if name in FOOD_NAMES and (blocks[name].copies != 1 or blocks[name].start):
            return f"{name}: there is one of it, beside the board at the start"
    if blocks["shell"].copies < blocks["shell"].start + 1:
        return "there must be a shell to spare for food that is eaten"
    return cards_problem(components)


def cards_problem(components: KelpComponents) -> str:
    """What is wrong with the cards."""
    starters = 0
    for card in components.card:
        starters += card.start
        eat = card.name.startswith("eat-")
        if eat != (card.sort == "eat") or eat != (card.effect == "eat"):
            return f"{card.name}: the four Eat cards and no others have the sort and the effect eat"
        if eat and (card.copies != 1 or card.start):
            return f"{card.name}: there is one of it, in its pile"
        if not eat and card.amount == 0:
            return f"{card.name} needs an amount"
        most = {"swap": 2, "shuffle": r.ZONES, "chances": r.ZONES - 1, "ink": r.ZONES - 1}.get(card.effect, r.ZONES)
        if card.amount > most:
            return f"{card.name}: {card.amount} is too much; at most {most}"
        if card.effect == "shuffle" and card.amount < 2:
            return f"{card.name}: a single block is not shuffled"
    if next(card for card in components.card if card.name == "fast-learning").start < 1:
        return "fast-learning is a starter: it is in the first hand"
    if starters < r.HAND:
        return f"there are {starters} starters; the first hand takes {r.HAND}"
    if sum(card.copies for card in components.card) > 21:
        return "there is room for 21 cards of the Octopus"
    if sum(card.copies for card in components.shark) > 20:
        return "there is room for 20 cards of the Shark"
    if sum(dice.copies for dice in components.dice) > 35:
        return "there is room for 35 dice"
    for shark in components.shark:
        if not set(shark.dice) <= set(COLOUR_NAMES):
            return f"{shark.name}: dice are {', '.join(COLOUR_NAMES)}"
        if shark.name == "vigilant" and shark.copies > 1:
            return "vigilant: one at most, there is one place for a saved die"
        if shark.name == "ruthless" and not 1 <= shark.amount <= 5:
            return "ruthless adds 1 to 5 to a die"
        if shark.name == "reactive" and not 1 <= shark.amount <= 2:
            return "reactive takes 1 or 2 dice from the bag"
    for strategy in components.strategy:
        if (strategy.effect == "shuffle") != (1 <= strategy.amount < r.ZONES):
            return f"{strategy.colour}: a shuffle, and nothing else, needs an amount"
    return ""


OPTIONS = (
    Option("players", "int", 2, minimum=2, maximum=2),
    Option("edition", "choice", "rocky-3", choices=EDITIONS),
    Option("spots", "choice", "chance", choices=("shark", "chance")),
    Option("round_limit", "int", 60, minimum=0, maximum=250, cap="limit"),
)
COMPONENT_FIELDS = frozenset(
    {
        *("value", "beside", "exposed", "kind_of_zone", "space", "den", "touches", "way", "blocks", "first_blocks"),
        *("copies", "starters", "cost", "pile_of", "effect", "amount", "draws", "trashes", "to_hand"),
        *("shark_copies", "price", "gives", "dice", "first_dice", "raises", "chooses", "escape", "escape_amount"),
    }
)


def resolve(options: Mapping[str, Any], components: KelpComponents) -> NDArray[Any]:
    """The table record of a variant, as an array of one."""
    tables = r.TABLE.zeros(1)
    t = tables[0]
    t["seats"], t["hands_each"] = r.SEATS, 1
    t["limit"] = options["round_limit"]
    t["asks_spots"] = options["spots"] == "shark"
    values = next(edition.values for edition in components.edition if edition.name == options["edition"])
    for entry in components.zone:
        zone = ZONE_NAMES.index(entry.name)
        t["value"][zone], t["kind_of_zone"][zone] = values[entry.kind], ZONE_KINDS.index(entry.kind)
        t["beside"][zone] = sum(1 << ZONE_NAMES.index(other) for other in set(entry.beside))
        if entry.kind == "exposed":
            t["exposed"] = zone
    t["den"] = [SPACE_NAMES.index(name) for name in DEN_NAMES]
    resolve_spaces(t, components.space)
    for block in components.block:
        kind = BLOCK_NAMES.index(block.name)
        t["blocks"][kind], t["first_blocks"][kind] = block.copies, block.start
    for card in components.card:
        i = CARD_NAMES.index(card.name)
        t["copies"][i], t["starters"][i], t["cost"][i] = card.copies, card.start, card.cost
        t["pile_of"][i], t["effect"][i] = SORT_NAMES.index(card.sort), EFFECT_NAMES.index(card.effect)
        t["amount"][i], t["draws"][i], t["trashes"][i] = card.amount, card.draws, card.trashes
        t["to_hand"][i] = card.to_hand
    for dice in components.dice:
        colour = COLOUR_NAMES.index(dice.colour)
        t["dice"][colour], t["first_dice"][colour] = dice.copies, dice.start
    for shark in components.shark:
        i = SHARK_CARD_NAMES.index(shark.name)
        t["shark_copies"][i], t["price"][i] = shark.copies, shark.price
        t["gives"][i] = [shark.dice.get(colour, 0) for colour in COLOUR_NAMES]
    amounts = {shark.name: shark.amount for shark in components.shark}
    t["raises"], t["chooses"] = amounts["ruthless"], amounts["reactive"]
    for strategy in components.strategy:
        i = STRATEGY_NAMES.index(strategy.colour)
        t["escape"][i], t["escape_amount"][i] = ESCAPE_NAMES.index(strategy.effect), strategy.amount
    return tables


def resolve_spaces(t: Any, spaces: Sequence[Space]) -> None:
    """Zones beside the spaces, and where their ends lead: the space, and the end by which one then leaves it."""
    ends = {space.name: space.ends for space in spaces}
    for space in spaces:
        i = SPACE_NAMES.index(space.name)
        t["space"][i] = 1
        for k, zone in enumerate(space.touches):
            t["touches"][i][k] = ZONE_NAMES.index(zone) + 1
        for end, others in enumerate(space.ends):
            for k, other in enumerate(others):
                leaves = 1 if space.name in ends[other][0] else 0
                t["way"][i][end][k] = 2 * SPACE_NAMES.index(other) + leaves + 1


def check_table(t: Any) -> None:
    """What of a table comes from a components file must be what such a file can give (a ValueError says what is not)."""
    wrong = ""
    if t["first_blocks"].sum() != r.ZONES or (t["first_blocks"] > t["blocks"]).any():
        wrong = "the blocks at the start are not possible"
    if (t["starters"] > t["copies"]).any() or t["starters"].sum() < r.HAND or t["copies"].sum() > 21:
        wrong = wrong or "the cards of the Octopus are not possible"
    if (t["first_dice"] > t["dice"]).any() or t["dice"].sum() > 35 or t["shark_copies"].sum() > 20:
        wrong = wrong or "the dice or the cards of the Shark are not possible"
    ways = t["way"].astype(int) - 1
    there = t["space"].astype(bool)
    if (
        not there[t["den"]].all()
        or ((ways >= 0) & ~there[(ways // 2).clip(0)]).any()
        or (ways.max(axis=2) < 0)[there].any()
    ):
        wrong = wrong or "the spaces of the board are not possible"
    for space, end in zip(*np.nonzero((ways >= 0).any(axis=2)), strict=True):
        for state in ways[space][end][ways[space][end] >= 0]:
            back = ways[state // 2][1 - state % 2]
            if space not in back[back >= 0] // 2:
                wrong = wrong or "the lines of the board do not lead back"
    if wrong:
        raise ValueError(wrong)
