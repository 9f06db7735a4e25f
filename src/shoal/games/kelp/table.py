"""How Kelp shows itself: views as plain data, events and questions as messages, zones for scenarios."""

from collections.abc import Callable, Sequence
from typing import Any

from shoal.games.kelp import record as r
from shoal.games.kelp.lore import BITS, at
from shoal.games.kelp.notation import (
    ANSWERS,
    BLOCK_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    DEN_NAMES,
    EFFECT_NAMES,
    ENDS,
    ESCAPE_NAMES,
    FOOD_NAMES,
    PHASE_NAMES,
    QUESTIONS,
    REASONS,
    SHARK_CARD_NAMES,
    SORT_NAMES,
    SPACE_NAMES,
    STRATEGY_NAMES,
    ZONE_KINDS,
    ZONE_NAMES,
)
from shoal.games.kelp.outside import check_position, place, zones
from shoal.kernel.messages import Message, message
from shoal.kernel.records import to_plain

__all__ = ["check_position", "describe", "place", "prompt", "reason", "view", "zones"]

STANDS = ("open", "hidden", "none")
FOOD_STATES = ("there", "eaten", "used")
SIDES = ("octopus", "shark")


# --- views --------------------------------------------------------------------------------------------------------------
def counted(counts: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    """Counts by kind as a dict by name, without zeros."""
    return {name: int(n) for name, n in zip(names, counts, strict=True) if n > 0}


def dice_of(dice: Sequence[Sequence[int]]) -> list[dict[str, Any]]:
    """Dice by colour and value, one entry a die."""
    return [
        {"colour": name, "value": value}
        for name, row in zip(COLOUR_NAMES, dice, strict=True)
        for value in range(1, r.FACES)
        for _ in range(int(row[value]))
    ]


def coded_die(code: int) -> dict[str, Any]:
    """A die kept as 8 * colour + value."""
    return {"colour": COLOUR_NAMES[code % r.SAVED // 8], "value": code % 8}


def name_of(number: int, names: Sequence[str]) -> str | None:
    """The name of what is kept from 1 on, None for 0."""
    return names[number - 1] if number > 0 else None


def zone_view(t: Any, view: Any, zone: int) -> dict[str, Any]:
    """A zone with its block space."""
    stands = view["stands"][zone]
    block = view["block"][zone]
    shown: dict[str, Any] = {
        "name": ZONE_NAMES[zone],
        "kind": ZONE_KINDS[int(t["kind_of_zone"][zone])],
        "value": int(t["value"][zone]),
        "stands": STANDS[stands],
    }
    if stands != r.EMPTY and block >= 0:
        shown["block"] = BLOCK_NAMES[block]
    if view["placed"][zone]:
        shown["die"] = coded_die(view["placed"][zone])
    if view["target"] == zone + 1:
        shown["target"] = True
    return shown


def space_view(t: Any, view: Any, space: int) -> dict[str, Any]:
    """A Current space: the zones beside it, where its ends lead, the Current on it."""
    ends = [
        [SPACE_NAMES[(int(way) - 1) // 2] for way in t["way"][space][end] if way > 0] for end in range(r.ENDS_OF_SPACE)
    ]
    return {
        "name": SPACE_NAMES[space],
        "touches": [ZONE_NAMES[int(zone) - 1] for zone in t["touches"][space] if zone > 0],
        "den": SPACE_NAMES[space] in DEN_NAMES,
        "ends": ends,
        "current": view["current"][space],
    }


def heads_to(t: Any, view: Any) -> list[str]:
    """The spaces that lie ahead of the Shark, Currents or not."""
    ends = range(r.ENDS_OF_SPACE) if view["ahead"] == r.EITHER else [view["ahead"]]
    ways = [int(way) - 1 for end in ends for way in t["way"][view["where"]][end] if way > 0]
    return [SPACE_NAMES[way // 2] for way in ways]


def ways(t: Any, view: Any) -> list[list[str]]:
    """Every way that the Shark can swim from where it is: over lower and lower Currents to an empty space.

    Where all that lies ahead is blocked there is none; the Shark then pushes through to a space next to it.
    """
    found: list[list[int]] = []

    def swim(states: list[int], above: int, gone: list[int]) -> None:
        for state in states:
            space, die = state >> 1, view["current"][state >> 1]
            if die == 0:
                found.append([*gone, space])
            elif die < above:
                swim([int(way) - 1 for way in t["way"][space][state & 1] if way > 0], die, [*gone, space])

    ends = range(r.ENDS_OF_SPACE) if view["ahead"] == r.EITHER else [view["ahead"]]
    swim([int(way) - 1 for end in ends for way in t["way"][view["where"]][end] if way > 0], r.FACES, [])
    return [[SPACE_NAMES[space] for space in way] for way in sorted(found, key=len)]


def octopus_view(t: Any, view: Any, viewer: int | None, memory: bool) -> dict[str, Any]:
    """The cards of the Octopus."""
    shown: dict[str, Any] = {
        "hand_n": view["hand_n"],
        "hand_size": view["hand_size"],
        "deck_n": view["deck_n"],
        "discards": counted(view["discard"], CARD_NAMES),
        "played": counted(view["played"], CARD_NAMES),
        "trash": counted(view["trash"], CARD_NAMES),
        "actions": view["actions"] if view["turn"] == r.OCTOPUS else 0,
        "piles": [pile_view(t, view, pile) for pile in range(4)],
        "aside": counted(view["aside"], BLOCK_NAMES),
        "gainable": [name for i, name in enumerate(BLOCK_NAMES) if may_be_gained(view, i)],
        "foods": {name: FOOD_STATES[view["food"][i]] for i, name in enumerate(FOOD_NAMES)},
        "track": [FOOD_NAMES[food - 1] for food in view["track"] if food],
    }
    if viewer == r.OCTOPUS or view["phase"] == r.OVER:
        shown["hand"] = counted(view["hand"], CARD_NAMES)
        shown["deck"] = counted(view["deck"], CARD_NAMES)
        if view["held"] > 0:
            shown["held"] = BLOCK_NAMES[view["held"] - 1]
    elif memory:
        shown["sure"] = counted(view["sure"], CARD_NAMES)
        shown["unseen"] = counted(unseen_cards(t, view), CARD_NAMES)
    return shown


def unseen_cards(t: Any, view: Any) -> list[int]:
    """The cards that are in the hand or the draw pile, by counting all others."""
    tops = [view["top"][int(t["pile_of"][card])] == card + 1 for card in range(r.CARDS)]
    gone = (view[zone] for zone in ("discard", "played", "trash", "under"))
    rows = zip(t["copies"].tolist(), tops, *gone, strict=True)
    return [copies - sum(others) for copies, *others in rows]


def may_be_gained(view: Any, kind: int) -> bool:
    """A block lies aside, and is no food that still waits for its Eat card."""
    waits = False
    if r.CRAB <= kind <= r.ABALONE:
        card = r.EAT_CARDS + kind - r.CRAB
        waits = view["under"][card] > 0 or view["top"][r.EAT] == card + 1
    return view["aside"][kind] > 0 and not waits


def pile_view(t: Any, view: Any, pile: int) -> dict[str, Any]:
    """A pile: its top card, and how many cards it has in all."""
    top = view["top"][pile]
    under = sum(n for card, n in enumerate(view["under"]) if int(t["pile_of"][card]) == pile)
    return {"sort": SORT_NAMES[pile], "top": name_of(top, CARD_NAMES), "n": under + (top > 0)}


def shark_view(t: Any, view: Any, viewer: int | None, memory: bool) -> dict[str, Any]:
    """The Shark, its dice and its cards."""
    tile = {"turned": view["tiles"], "dice": counted(view["growth"], COLOUR_NAMES)}
    shown: dict[str, Any] = {
        "space": SPACE_NAMES[view["where"]],
        "ways": ways(t, view) if PHASE_NAMES[view["phase"]] == "swim" else [],
        "ahead": heads_to(t, view),
        "in_den": view["ahead"] == r.EITHER,
        "bag_n": sum(view["bag"]),
        "supply": counted(view["supply"], COLOUR_NAMES),
        "drawn": counted(view["drawn"], COLOUR_NAMES),
        "pool": dice_of(view["pool"]),
        "energy": dice_of(view["energy"]),
        "pips": energy_pips(view),
        "spent": view["spent"],
        "waiting": counted(view["waiting"], COLOUR_NAMES),
        "growth": tile,
        "hunger": counted(view["hunger"], COLOUR_NAMES),
        "hunger_n": view["hunger_n"],
        "hunger_size": r.TRACK,
        "rerolls": view["rerolls"] if view["turn"] == r.SHARK else 0,
        "offer": [name_of(card, SHARK_CARD_NAMES) for card in view["offer"]],
        "stock_n": view["stock_n"],
        "cards": counted(view["cards"], SHARK_CARD_NAMES),
        "used": counted(view["used"], SHARK_CARD_NAMES),
    }
    if view["saved"]:
        shown["saved"] = {"colour": COLOUR_NAMES[view["saved"] - 1], "value": view["saved_value"]}
    if viewer == r.SHARK or memory or view["phase"] == r.OVER:
        shown["bag"] = counted(view["bag"], COLOUR_NAMES)
    if memory:
        shown["stock"] = counted(view["stock"], SHARK_CARD_NAMES)
    return shown


def energy_pips(view: Any) -> int:
    """What the stored dice are worth."""
    points = sum(int(die["value"]) for die in dice_of(view["energy"]))
    return points + 5 * (int(view["tiles"]) >= 2 and 0 < points <= 5)


def cards_view(t: Any) -> dict[str, Any]:
    """What the cards say, so that nobody has to know it by heart."""
    cards = {
        name: {
            "sort": SORT_NAMES[int(t["pile_of"][i])],
            "cost": int(t["cost"][i]),
            "effect": EFFECT_NAMES[int(t["effect"][i])],
            "amount": int(t["amount"][i]),
            "draws": int(t["draws"][i]),
            "trashes": bool(t["trashes"][i]),
            "to_hand": bool(t["to_hand"][i]),
            "copies": int(t["copies"][i]),
            "starters": int(t["starters"][i]),
        }
        for i, name in enumerate(CARD_NAMES)
    }
    shark = {
        name: {
            "price": int(t["price"][i]),
            "dice": counted(t["gives"][i].tolist(), COLOUR_NAMES),
            "copies": int(t["shark_copies"][i]),
        }
        for i, name in enumerate(SHARK_CARD_NAMES)
    }
    shark["ruthless"]["amount"], shark["reactive"]["amount"] = int(t["raises"]), int(t["chooses"])
    strategies = {
        name: {"effect": ESCAPE_NAMES[int(t["escape"][i])], "amount": int(t["escape_amount"][i])}
        for i, name in enumerate(STRATEGY_NAMES)
    }
    return {"octopus": cards, "shark": shark, "strategies": strategies}


def choice_view(t: Any, view: Any, seat: int) -> dict[str, Any]:
    """What the viewer has begun to choose."""
    shown: dict[str, Any] = {"zones": [name for i, name in enumerate(ZONE_NAMES) if view["pick"][seat][i] > 0]}
    extra = [part - 1 for part in view["extra"][seat] if part > 0]
    if seat == r.OCTOPUS:
        shown["pay"] = [name for i, name in enumerate(ZONE_NAMES) if view["pay"][seat][i] > 0]
    else:
        dice = view["pick"][seat]
        shown["dice"] = {ZONE_NAMES[i]: coded_die(code) for i, code in enumerate(dice) if code > 0}
    answer = view["choice"][seat] - 1
    if seat == r.OCTOPUS and bares(t, view, answer - r.PLAY):
        shown["bares"] = True
    if seat == r.SHARK and (fed := hunger_after(view, answer)):
        shown["hunger"] = fed
    if 0 <= answer < r.DONE:
        shown["answer"] = ANSWERS[answer]
        if seat == r.SHARK and answer == r.SWIM:
            shown["answer"] = "swim"
            shown["way"] = [SPACE_NAMES[space] for space in extra]
        elif seat == r.OCTOPUS and r.PLAY <= answer < r.DISCARD:
            shown["swaps"] = [
                [ZONE_NAMES[int(r.FIRST_OF_PAIR[pair])], ZONE_NAMES[int(r.SECOND_OF_PAIR[pair])]] for pair in extra
            ]
    return shown


def bares(t: Any, view: Any, playing: int) -> bool:
    """The choice of the Octopus would reveal it: as a part of the cost, or by eating."""
    hidden = [i for i in range(r.ZONES) if view["block"][i] == r.THE_OCTOPUS and view["stands"][i] == r.STANDING]
    eating = 0 <= playing < r.CARDS and int(t["pile_of"][playing]) == r.EAT
    return any(eating or view["pay"][r.OCTOPUS][zone] > 0 for zone in hidden)


def hunger_after(view: Any, answer: int) -> int:
    """How many dice would lie on the Hunger Track after the choice of the Shark, 0 if it adds none."""
    added = sum(1 for code in view["pick"][r.SHARK] if code > 0 and coded_die(code)["colour"] == COLOUR_NAMES[r.RED])
    added += answer == r.USE + SHARK_CARD_NAMES.index("daring")
    added += r.BUY <= answer < r.REDUCE and view["spent"] == 0
    return int(view["hunger_n"] + added) if added else 0


def lore_view(view: Any) -> dict[str, Any]:
    """With memory aids: how likely each kind of block is on each space, in percent; and what must be there."""
    weights = [entry >> BITS for entry in view["lore"][: view["lore_n"]]]
    total = sum(weights)
    starts = [mat for mat in range(r.ZONES) if view["starts"] >> mat & 1] + [r.ZONES]
    shown = {}
    for zone, name in enumerate(ZONE_NAMES):
        if view["stands"][zone] != r.STANDING:
            continue
        mat = view["mat"][zone]
        begin = max(start for start in starts if start <= mat)
        end = min(start for start in starts if start > mat)
        chances = [0.0] * r.BLOCKS
        for entry, weight in zip(view["lore"], weights, strict=False):
            for other in range(begin, end):
                chances[plain(at)(entry, other)] += weight / total / (end - begin)
        shown[name] = {BLOCK_NAMES[kind]: round(100 * chance) for kind, chance in enumerate(chances) if chance > 0}
    return shown


def plain(function: Any) -> Any:
    """A rule as plain Python, for single calls on data that is not worth compiling for."""
    return getattr(function, "py_func", function)


def view(t: Any, record: Any, viewer: int | None, memory: bool) -> dict[str, Any]:
    """What lies on the table, for the browser and the terminal."""
    view = to_plain(record)  # lists: reading a record value by value is slow
    shown: dict[str, Any] = {
        "game": "kelp",
        "seats": r.SEATS,
        "hands_each": 1,
        "sides": list(SIDES),
        "round": view["lap"],
        "phase": PHASE_NAMES[view["phase"]],
        "turn": view["turn"],
        "ready": [bool(ready) for ready in view["ready"]],
        "zones": [zone_view(t, view, zone) for zone in range(r.ZONES)],
        "spaces": [space_view(t, view, space) for space in range(r.SPACES) if t["space"][space]],
        "octopus": octopus_view(t, view, viewer, memory),
        "shark": shark_view(t, view, viewer, memory),
        "strategies": [name for i, name in enumerate(STRATEGY_NAMES) if view["pair"][i]],
        "cards": cards_view(t),
        "hands": [{"hand": seat, "seat": seat, "side": SIDES[seat]} for seat in range(r.SEATS)],
    }
    if t["limit"]:
        shown["limit"] = int(t["limit"])
    if viewer is not None:
        shown["viewer"] = viewer
    if view["doing"]:
        shown["doing"] = (*CARD_NAMES, *FOOD_NAMES)[view["doing"] - 1]
        shown["left"] = view["left"]
    if view["bagged_n"] or view["lifted"]:
        shown["in_bag"] = view["bagged_n"]
    if view["trap"]:
        shown["trap"] = BLOCK_NAMES[view["trap"]]
    if view["counter"]:
        shown["counter"] = STRATEGY_NAMES[view["counter"] - 1]
    if view["escaped"]:
        shown["escaped"] = STRATEGY_NAMES[view["escaped"] - 1]
    if view["phase"] == r.OVER:
        shown["end"] = ENDS[view["ended"] - 1]
    elif viewer is not None:
        chosen = choice_view(t, view, viewer)
        if any(chosen.values()):
            shown["choice"] = chosen
    if memory and view["phase"] != r.OVER:
        shown["memory"] = lore_view(view)
        shown["memory_blurred"] = bool(view["blurred"])
    return shown


# --- events -------------------------------------------------------------------------------------------------------------
def card(i: int) -> tuple[str, str]:
    return "card", CARD_NAMES[i]


def block(i: int) -> tuple[str, str]:
    return "block", BLOCK_NAMES[i]


def zone(i: int) -> tuple[str, str]:
    return "zone", ZONE_NAMES[i]


def space(i: int) -> tuple[str, str]:
    return "space", SPACE_NAMES[i]


def colour(i: int) -> tuple[str, str]:
    return "colour", COLOUR_NAMES[i]


def shark_card(i: int) -> tuple[str, str]:
    return "shark", SHARK_CARD_NAMES[i]


def strategy(i: int) -> tuple[str, str]:
    return "strategy", STRATEGY_NAMES[i]


def number(i: int) -> tuple[str, int]:
    return "n", i


def food(i: int) -> tuple[str, str]:
    return "block", FOOD_NAMES[i]


Kind = Callable[[int], tuple[str, Any]]

# What an event says: its key, and what its numbers stand for.
EVENTS: dict[int, tuple[str, dict[str, tuple[int, Kind]]]] = {
    r.BEGINS: ("begins", {}),
    r.ROUND: ("round", {"n": (0, number)}),
    r.SHARKS_TURN: ("sharks-turn", {}),
    r.DEN_CHOSEN: ("den", {"space": (0, space)}),
    r.PLAYED: ("played", {"card": (0, card)}),
    r.SWAPPED: ("swapped", {"a": (0, zone), "b": (1, zone)}),
    r.HIDDEN_AGAIN: ("hidden", {"zone": (0, zone)}),
    r.GATHERED: ("gathered", {"zone": (0, zone)}),
    r.LANDED_ALL: ("landed-all", {}),
    r.RESHUFFLED: ("reshuffled", {"n": (0, number)}),
    r.TURNED_UP: ("turned-up", {"card": (0, card)}),
    r.GAINED: ("gained", {"block": (0, block), "zone": (1, zone), "old": (2, block)}),
    r.ATE: ("ate", {"block": (0, food), "zone": (1, zone), "n": (2, number)}),
    r.FEASTED: ("feasted", {}),
    r.USED_FOOD: ("used-food", {"block": (0, food)}),
    r.DREW_DICE: ("drew-die", {"colour": (0, colour)}),
    r.RECALLED: ("recalled", {"space": (0, space)}),
    r.ROLLED: ("rolled", {"colour": (0, colour), "n": (1, number)}),
    r.USED_CARD: ("used-card", {"card": (0, shark_card)}),
    r.RETURNED: ("returned", {"colour": (0, colour)}),
    r.CHOSE: ("chose", {"colour": (0, colour)}),
    r.REROLLED: ("rerolled", {"colour": (0, colour), "n": (1, number), "to": (2, number)}),
    r.RAISED: ("raised", {"colour": (0, colour), "n": (1, number), "to": (2, number)}),
    r.SAVED_DIE: ("saved", {"colour": (0, colour), "n": (1, number)}),
    r.PLACED_CURRENT: ("current", {"space": (0, space), "n": (1, number)}),
    r.SWUM: ("used-current", {"space": (0, space)}),
    r.DARTED: ("darted", {"space": (0, space)}),
    r.PUSHED: ("pushed", {"space": (0, space)}),
    r.PLACED: ("placed", {"zone": (0, zone), "colour": (1, colour), "n": (2, number)}),
    r.FIZZLED: ("fizzled", {"zone": (0, zone), "colour": (1, colour)}),
    r.TRAPPED: ("trapped", {"block": (0, block)}),
    r.IGNORED: ("ignored", {"block": (0, block)}),
    r.SUNK: ("sunk", {"space": (0, space)}),
    r.DECLINED: ("declined", {}),
    r.CONFRONTED: ("confronted", {"own": (0, strategy), "counter": (1, strategy)}),
    r.ESCAPED: ("escaped", {"strategy": (0, strategy)}),
    r.LOST_PAIR: ("lost-pair", {"strategy": (0, strategy)}),
    r.GOT_HUNGRY: ("hunger", {"colour": (0, colour), "n": (1, number)}),
    r.GREW: ("grew", {"colour": (0, colour), "n": (1, number)}),
    r.GREW_UP: ("grew-up", {"n": (0, number)}),
    r.TO_BAG: ("to-bag", {"colour": (0, colour)}),
    r.STORED: ("stored", {"colour": (0, colour), "n": (1, number)}),
    r.REDUCED: ("reduced", {"colour": (0, colour), "n": (1, number), "card": (2, shark_card)}),
    r.BOUGHT: ("bought", {"card": (0, shark_card)}),
    r.REFILLED: ("refilled", {"card": (0, shark_card)}),
}


def describe(t: Any, row: tuple[int, ...], before: Any, after: Any, viewer: int | None) -> list[Message]:
    """The messages for one event. Identities come from the viewer's own views, never from the event."""
    code, a, b, _ = row
    if code in EVENTS:
        key, parameters = EVENTS[code]
        filled = {name: kind(row[1 + which]) for name, (which, kind) in parameters.items()}
        return [message(f"kelp-event-{key}", **filled)]
    if code in (r.PAID, r.SEARCHED, r.STRUCK):
        key = {r.PAID: "paid", r.SEARCHED: "searched", r.STRUCK: "struck"}[code]
        return [message(f"kelp-event-{key}", zone=zone(a), block=block(int(after["block"][a])))]
    if code == r.SWAM:
        return [message("kelp-event-swam-over" if b else "kelp-event-swam", space=space(a), n=number(b))]
    if code == r.LIFTED:
        held = int(after["held"])
        return [message("kelp-event-lifted-seen", block=block(held - 1)) if held > 0 else message("kelp-event-lifted")]
    if code == r.LANDED:
        kind = int(after["block"][a])
        seen = {"zone": zone(a), "block": block(kind)} if kind >= 0 else {"zone": zone(a)}
        return [message(f"kelp-event-landed{'-seen' if kind >= 0 else ''}", **seen)]
    if code == r.DREW:
        return [drawn(before, after, a)]
    if code == r.DISCARDED:
        return [message("kelp-event-dropped" if b else "kelp-event-discarded", card=card(a))]
    if code == r.TOOK:
        return [message("kelp-event-took-to-hand" if b else "kelp-event-took", card=card(a))]
    if code == r.TRASHED:
        return [message("kelp-event-trashed-discard" if b else "kelp-event-trashed", card=card(a))]
    if code == r.FETCHED:
        if a:
            return [message("kelp-event-fetched-discard", card=card(b))]
        found = gained(before, after)
        return [message("kelp-event-fetched-seen", cards=("cards", found)) if found else message("kelp-event-fetched")]
    assert code == r.ENDED, code
    return [message(f"kelp-event-ended-{ENDS[a - 1]}")]


def gained(before: Any, after: Any) -> list[str]:
    """The cards that came into the hand, if the viewer sees it."""
    if before["hand"][0] < 0 or after["hand"][0] < 0:
        return []
    change = after["hand"].astype(int) - before["hand"]
    return [name for name, n in zip(CARD_NAMES, change, strict=True) for _ in range(max(0, int(n)))]


def drawn(before: Any, after: Any, n: int) -> Message:
    """Cards drawn: which they are for whoever sees them."""
    found = gained(before, after)
    if n == 0:
        return message("kelp-event-drew-none")
    if found:
        return message("kelp-event-drew-seen", n=number(n), cards=("cards", found))
    return message("kelp-event-drew", n=number(n))


# --- questions ----------------------------------------------------------------------------------------------------------
def prompt(t: Any, view: Any, seat: int, question: int) -> tuple[int, Message]:
    """The hand a question is about, and the sentence that asks it."""
    key = f"kelp-ask-{QUESTIONS[question]}"
    doing = int(view["choice"][r.OCTOPUS]) - 1
    playing = doing - r.PLAY if r.PLAY <= doing < r.DISCARD and seat == r.OCTOPUS else -1
    if view["phase"] == r.AT_SHUFFLE:
        playing = int(view["doing"]) - 1
    if question == r.ASK_ACTION:
        return seat, message(key, n=number(int(view["actions"])))
    if question == r.ASK_PAY:
        kinds = [int(view["block"][i]) for i in range(r.ZONES) if view["pay"][seat][i]]
        left = int(t["cost"][playing]) - sum(2 if kind == r.DOUBLE else 1 for kind in kinds)
        return seat, message(key, card=card(playing), n=number(left))
    if question == r.ASK_DEN and view["phase"] == r.AT_SETUP:
        return seat, message("kelp-ask-den-first")
    if question in (r.ASK_HIDE, r.ASK_SHUFFLE, r.ASK_SWAP):
        return seat, message(key, n=number(still_to_pick(t, view, question, playing)))
    if question == r.ASK_LEARN:
        return seat, message(key, n=number(int(view["left"])))
    if question == r.ASK_SINK:
        most = 1 if view["trap"] == r.TRAP_ONE else 2
        return seat, message(key, n=number(most - int(view["parts"][seat])))
    if question == r.ASK_WITH:
        answer = int(view["choice"][seat]) - 1
        which = answer - (r.SEARCH if answer < r.STRIKE else r.STRIKE)
        return seat, message(key, zone=zone(which), n=number(int(t["value"][which])))
    if question == r.ASK_IGNORE:
        return seat, message(key, block=block(int(view["trap"])))
    if question == r.ASK_STORE:
        free = r.ENERGY_SLOTS - int(view["energy"].sum()) - int(view["parts"][seat])
        return seat, message(key, n=number(free))
    if question == r.ASK_ENERGY:
        pips = energy_pips({"energy": view["energy"].tolist(), "tiles": int(view["tiles"])}) - int(view["spent"])
        return seat, message(key, n=number(pips))
    if question == r.ASK_RETURN:
        return seat, message(key, n=number(2 - int(view["parts"][seat])))
    if question == r.ASK_SWIM and int(view["parts"][seat]):
        return seat, message("kelp-ask-swim-on")
    return seat, message(key)


def still_to_pick(t: Any, view: Any, question: int, playing: int) -> int:
    """How many blocks (or swaps) may still be chosen."""
    chosen = int((view["pick"][r.OCTOPUS] > 0).sum())
    if view["phase"] == r.AT_TRAP:
        return 2 - chosen
    if view["phase"] == r.AT_ESCAPE:
        return int(t["escape_amount"][int(view["escaped"]) - 1]) - chosen
    if playing < 0:
        return 1
    done = int(view["parts"][r.OCTOPUS]) if question == r.ASK_SWAP else chosen
    return int(t["amount"][playing]) - done


def reason(t: Any, view: Any, seat: int, code: int, answer: int) -> Message:
    """Why an answer is not legal."""
    key = f"kelp-why-{REASONS[code]}"
    if code == r.CANNOT_PAY:
        return message(key, card=card(answer - r.PLAY), n=number(int(t["cost"][answer - r.PLAY])))
    if code == r.TOO_DEAR:
        return message(key, card=shark_card(answer - r.BUY), n=number(int(t["price"][answer - r.BUY])))
    if code == r.TOO_LOW and r.SEARCH <= answer < r.BUY:
        which = answer - (r.SEARCH if answer < r.STRIKE else r.STRIKE)
        return message("kelp-why-too-low-for", zone=zone(which), n=number(int(t["value"][which])))
    return message(key)
