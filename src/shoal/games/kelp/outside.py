"""Positions from outside: whether they are possible, and how scenarios write them."""

import itertools
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from shoal.games.kelp import lore, rules
from shoal.games.kelp import record as r
from shoal.games.kelp.notation import (
    BLOCK_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    FOOD_NAMES,
    PHASE_NAMES,
    SHARK_CARD_NAMES,
    SORT_NAMES,
    SPACE_NAMES,
    STRATEGY_NAMES,
    ZONE_NAMES,
)

IMPOSSIBLE = "the position holds a choice that nobody can make"


def plain(function: Any) -> Any:
    """A rule as plain Python, for single calls on data that is not worth compiling for."""
    return getattr(function, "py_func", function)


# --- positions from outside -----------------------------------------------------------------------------------------------
def check_position(t: Any, p: Any) -> None:
    """A position from outside must hold what its table has, thing for thing, and ask what can be asked."""
    for what, found, wanted in (
        ("dice", all_dice(p), t["dice"]),
        ("blocks", all_blocks(p), t["blocks"]),
        ("cards of the Octopus", all_cards(t, p), t["copies"]),
        ("cards of the Shark", all_shark_cards(p), t["shark_copies"]),
    ):
        if found.tolist() != wanted.tolist():
            raise ValueError(f"the position does not hold the {what} of its table")
    counted = ("hand", "deck", "discard", "bagged", "stock", "hunger")
    if any(int(p[f"{things}_n"]) != int(p[things].sum()) for things in counted):
        raise ValueError("the position counts its things wrongly")
    if int(p["energy"].sum()) > r.ENERGY_SLOTS or (p["sure"] > p["hand"]).any():
        raise ValueError("the position stores too many dice, or is sure of cards that are not there")
    if not t["space"][p["where"]] or (p["ahead"] == r.EITHER and p["where"] not in t["den"]) or misplaced(t, p):
        raise ValueError("the Shark, a Current or a block is where it cannot be")
    check_lore(p)
    check_phase(t, p)
    for seat in range(r.SEATS):
        check_choice(t, p, seat)


def in_254ths(saved: dict[str, Any]) -> dict[str, Any]:
    """From schema 1 to 2: scents were 255ths, of which 255 looked like the unknown in an observation."""
    position = saved["position"]
    scent = [round(chance * r.CERTAIN / 255) for chance in position["scent"]]
    return {**saved, "position": {**position, "scent": scent}}


def all_dice(p: Any) -> Any:
    """The dice, by colour."""
    found = sum(p[zone].astype(int) for zone in ("bag", "supply", "drawn", "waiting", "growth", "hunger"))
    found = found + p["pool"].sum(axis=1) + p["energy"].sum(axis=1)
    found[r.BLUE] += (p["current"] > 0).sum()
    for colour in range(r.COLOURS):
        found[colour] += ((p["placed"] > 0) & (p["placed"] >> 3 == colour)).sum() + (p["saved"] == colour + 1)
    return found


def all_blocks(p: Any) -> Any:
    """The blocks, by kind."""
    found = p["aside"].astype(int) + p["bagged"]
    for zone in range(r.ZONES):
        found[p["block"][zone]] += p["stands"][zone] != r.EMPTY
    if p["held"]:
        found[p["held"] - 1] += 1
    found[r.CRAB : r.CRAB + r.FOODS] += p["food"] > 0
    return found


def all_cards(t: Any, p: Any) -> Any:
    """The cards of the Octopus, by kind."""
    found = sum(p[zone].astype(int) for zone in ("hand", "deck", "discard", "played", "trash", "under"))
    return found + (p["top"][t["pile_of"]] == np.arange(1, r.CARDS + 1))


def all_shark_cards(p: Any) -> Any:
    """The cards of the Shark, by kind."""
    found = sum(p[zone].astype(int) for zone in ("stock", "cards", "used"))
    found = found + np.bincount(p["offer"], minlength=r.SHARK_CARDS + 1)[1:]
    found[r.VIGILANT] += p["saved"] > 0
    return found


def misplaced(t: Any, p: Any) -> bool:
    """Whether anything lies where there is no place for it."""
    tops = [top == 0 or int(t["pile_of"][top - 1]) == pile for pile, top in enumerate(p["top"])]
    eaten = [food for food in p["track"].tolist() if food]
    return (
        bool((p["current"] > 0)[t["space"] == 0].any())
        or not all(tops)
        or sorted(eaten) != [i + 1 for i in range(r.FOODS) if p["food"][i]]
        or bool(p["placed"][(p["placed"] > 0) & ((p["placed"] & 7 == 0) | (p["placed"] & 7 == 7))].any())
        or bool((p["placed"] >= r.SAVED).any())
        or (p["saved"] > 0) != (p["saved_value"] > 0)
        or int((p["stands"] == r.EMPTY).sum()) != p["bagged_n"] + (p["held"] > 0)
        or (p["held"] > 0) != p["lifted"]
        or (
            not (p["block"] == r.THE_OCTOPUS).any()
            and not p["bagged"][r.THE_OCTOPUS]
            and p["held"] != r.THE_OCTOPUS + 1
        )
    )


def check_lore(p: Any) -> None:
    """What an attentive shark knows must be possible."""
    n, starts = int(p["lore_n"]), int(p["starts"])
    wrong = ValueError("what an attentive shark knows is not possible in this position")
    if n < 1 or not starts & 1 or sorted(p["mat"].tolist()) != list(range(r.ZONES)) or p["lore"][n:].any():
        raise wrong
    blocks = p["block"].astype(int).copy()
    inside = [kind for kind in range(r.BLOCKS) for _ in range(int(p["bagged"][kind]) + (p["held"] == kind + 1))]
    blocks[p["stands"] == r.EMPTY] = inside
    bounds = [mat for mat in range(r.ZONES) if starts >> mat & 1] + [r.ZONES]
    for entry in p["lore"][:n].tolist():
        kinds = [entry >> 4 * mat & 15 for mat in range(r.ZONES)]
        in_order = all(kinds[a:b] == sorted(kinds[a:b]) for a, b in itertools.pairwise(bounds))
        if not 0 < entry >> lore.BITS < lore.HEAVIEST or sorted(kinds) != sorted(blocks.tolist()) or not in_order:
            raise wrong
        for zone in range(r.ZONES):
            if p["stands"][zone] == r.LYING and kinds[p["mat"][zone]] != blocks[zone]:
                raise wrong
    for zone in range(r.ZONES):  # seen blocks are runs of their own
        mat = int(p["mat"][zone])
        alone = starts >> mat & 1 and (mat == r.ZONES - 1 or starts >> mat + 1 & 1)
        if (int(p["seen"]) >> mat & 1 and not alone) or (
            p["stands"][zone] == r.LYING and not int(p["seen"]) >> mat & 1
        ):
            raise wrong


def check_phase(t: Any, p: Any) -> None:
    """What is going on must be possible: somebody is asked, or something happens by itself that can."""
    phase, wrong = int(p["phase"]), ValueError("nothing can go on from this position")
    if (phase == r.OVER) != (p["ended"] > 0):
        raise wrong
    if phase == r.OVER:
        return
    pairs = int(p["pair"].sum())
    needs = {
        r.AT_SWAP: 0 < p["left"] <= 2 and all(0 < p["swaps"][i] <= r.PAIRS for i in range(int(p["left"]))),
        r.AT_SHUFFLE: p["bagged_n"] > 0 or p["lifted"] or gathers(t, p),
        r.AT_EAT: p["doing"] > r.EAT_CARDS
        and p["doing"] <= r.CARDS
        and (p["block"] == r.CRAB + p["doing"] - 1 - r.EAT_CARDS).any()
        and p["aside"][r.SHELL] > 0,
        r.AT_SWIM: bool(p["path"][0]) and path_is_possible(t, p),
        r.AT_ORDER: (p["placed"] > 0).sum() == 2,
        r.AT_REVEAL: p["target"] > 0 and p["placed"][p["target"] - 1] > 0,
        r.AT_SPENT: p["target"] > 0 and p["placed"][p["target"] - 1] > 0,
        r.AT_IGNORE: r.TRAP_HIDE <= p["trap"] <= r.TRAP_DEN and p["target"] > 0 and p["cards"][r.OBSERVANT] > 0,
        r.AT_TRAP: r.TRAP_HIDE <= p["trap"] <= r.TRAP_DEN and p["target"] > 0,
        r.AT_CONFRONT: pairs > 1 and p["target"] > 0,
        r.AT_ESCAPE: p["escaped"] > 0 and p["target"] > 0,
        r.AT_FEED: p["energy"].sum() > 0,
        r.AT_DROP: p["hand_n"] > 0,
        r.AT_CHOOSE: p["due"] > 0 and p["bag"].sum() >= p["due"],
        r.AT_MAIN: p["again"] == 0 or p["pool"][(p["again"] - 1) // 6][(p["again"] - 1) % 6 + 1] > 0,
    }
    if not needs.get(phase, True) or pairs < 1 or p["hunger_n"] >= r.TRACK:
        raise wrong
    if phase != r.AT_SWAP and p["swaps"].any():
        raise wrong
    if phase == r.AT_SHUFFLE and p["turn"] == r.SHARK and not (p["target"] and p["placed"][p["target"] - 1]):
        raise wrong
    mask = np.zeros(r.ANSWERS, np.uint8)
    trial = cleared(p)
    for seat in range(r.SEATS):
        asked = plain_call(rules.question, t, trial, seat)
        if asked >= 0 and plain_call(rules.legal, t, trial, seat, mask) == 0:
            raise wrong


def gathers(t: Any, p: Any) -> bool:
    """Whether a card that shuffles is being carried out."""
    shuffles = (r.DO_SHUFFLE, r.DO_CHANCES, r.DO_INK)
    return p["turn"] == r.OCTOPUS and 0 < p["doing"] <= r.CARDS and int(t["effect"][p["doing"] - 1]) in shuffles


def path_is_possible(t: Any, p: Any) -> bool:
    """Whether the way that is being swum follows the lines."""
    where, ends = int(p["where"]), [0, 1] if p["ahead"] == r.EITHER else [int(p["ahead"])]
    for step in p["path"].tolist():
        if not step:
            break
        ways = {(int(way) - 1) // 2: (int(way) - 1) % 2 for end in ends for way in t["way"][where][end] if way}
        if step - 1 not in ways:
            return False
        where, ends = step - 1, [ways[step - 1]]
    return True


def cleared(p: Any) -> Any:
    """A copy in which nobody has chosen anything."""
    trials = r.POSITION.zeros(1)
    trials[0] = p
    trial = trials[0]
    for field in ("ready", "choice", "pay", "pick", "extra", "parts", "closed"):
        trial[field] = 0
    return trial


def plain_call(rule: Any, t: Any, p: Any, *rest: Any) -> Any:
    """Call a rule on single records."""
    from shoal.kernel.compiling import COMPILED
    from shoal.kernel.uncompiled import widen

    return rule(t, p, *rest) if COMPILED else rule(widen(t), widen(p), *(widen(one) for one in rest))


def check_choice(t: Any, p: Any, seat: int) -> None:
    """What a seat has chosen so far must be what could be chosen."""
    fields = ("choice", "pay", "pick", "extra", "parts", "closed", "ready")
    trial = cleared(p)
    if p["parts"][seat] > 8:
        raise ValueError(IMPOSSIBLE)
    for answer in staged_octopus(t, p) if seat == r.OCTOPUS else staged_shark(p):
        if not 0 <= answer < r.ANSWERS or plain_call(rules.why, t, trial, seat, answer) != 0:
            raise ValueError(IMPOSSIBLE)
        plain_call(rules.act, t, trial, seat, answer)
    if any(trial[name][seat].tolist() != p[name][seat].tolist() for name in fields):
        raise ValueError(IMPOSSIBLE)


def parts_of(p: Any, seat: int) -> list[int]:
    """The parts of a choice, from 0."""
    return [int(part) - 1 for part in p["extra"][seat][: int(p["parts"][seat])]]


def zones_of(p: Any, field: str, seat: int) -> list[int]:
    return [zone for zone in range(r.ZONES) if p[field][seat][zone]]


def staged_octopus(t: Any, p: Any) -> list[int]:
    """The answers that make what the Octopus has chosen so far."""
    phase, answer = int(p["phase"]), int(p["choice"][r.OCTOPUS]) - 1
    parts, picked = parts_of(p, r.OCTOPUS), zones_of(p, "pick", r.OCTOPUS)
    done = [r.DONE] if p["closed"][r.OCTOPUS] else []
    if phase == r.AT_ACTION and answer >= 0:
        first = [answer] + [r.REVEAL + zone for zone in zones_of(p, "pay", r.OCTOPUS)]
        if r.PLAY <= answer < r.DISCARD:
            effect = int(t["effect"][answer - r.PLAY])
            base = r.HIDE_AT if effect == r.DO_HIDE else r.SHUFFLE_AT
            return first + [r.SWAP + pair for pair in parts] + [base + zone for zone in picked] + done
        return first + [r.FETCH_DECK + card for card in parts] + [r.HIDE_AT + zone for zone in picked] + done
    if phase == r.AT_LEARN and answer >= 0:
        base = r.EXCHANGE if answer >= r.TAKE + r.EAT_CARDS else r.KEEP
        return [answer] + [base + part for part in parts]
    if phase == r.AT_TRAP:
        base = r.SINK if p["trap"] != r.TRAP_HIDE else r.HIDE_AT
        rest = parts if base == r.SINK else picked
        single = [answer + r.CONFRONT] if answer >= 0 else []
        return single + [base + one for one in rest] + done
    if phase == r.AT_SHUFFLE:
        return [r.SHUFFLE_AT + zone for zone in picked] + done
    if phase == r.AT_ESCAPE:
        single = [answer + r.CONFRONT] if answer >= 0 else []
        return single + [r.SHUFFLE_AT + zone for zone in picked] + done
    if answer < 0:
        return []
    return [answer if phase == r.AT_TRASH and answer == r.DONE else answer + r.CONFRONT]


# Where an answer of a single part begins, by phase.
SINGLE = {
    r.AT_SHUFFLE: r.SPOT,
    r.AT_DICE: r.DRAW_DICE,
    r.AT_RECALL: r.RECALL,
    r.AT_CHOOSE: r.CHOOSE,
    r.AT_DART: 0,
    r.AT_ORDER: r.FIRST,
    r.AT_IGNORE: 0,
    r.AT_CONFRONT: r.CONFRONT,
    r.AT_FEED: r.FEED,
}


def staged_shark(p: Any) -> list[int]:
    """The answers that make what the Shark has chosen so far."""
    phase, answer = int(p["phase"]), int(p["choice"][r.SHARK]) - 1
    parts, done = parts_of(p, r.SHARK), [r.DONE] if p["closed"][r.SHARK] else []
    if phase == r.AT_STORE:
        return [r.STORE + which for which in parts]
    if phase == r.AT_PLACE:
        found = []
        for zone in zones_of(p, "pick", r.SHARK):
            code = int(p["pick"][r.SHARK][zone])
            colour, value = code % r.SAVED >> 3, code & 7
            found.append((r.SEARCH if colour == r.YELLOW else r.STRIKE) + zone)
            found.append(r.WITH_SAVED if code >= r.SAVED else r.WITH + value - 1)
        return found + ([answer] if answer >= 0 else []) + done
    if answer < 0:
        return []
    if phase == r.AT_ROLL:
        if answer == r.DONE:
            return [r.ROLL]
        return [answer] + [r.RETURN + part for part in parts]
    if phase == r.AT_ENERGY:
        return [answer] + [r.REPLACE + part for part in parts]
    if phase == r.AT_MAIN:
        return staged_main(answer, parts) + done
    return [SINGLE[phase] + answer] if phase in SINGLE else [-1]


def staged_main(answer: int, parts: list[int]) -> list[int]:
    """The same before the move."""
    if answer == r.SWIM:
        return [r.SWIM + part for part in parts]
    bases = {
        r.USE + r.RELENTLESS: (r.AGAIN, r.AGAIN),
        r.USE + r.DARING: (r.SACRIFICE, r.TURN_UP),
        r.USE + r.RUTHLESS: (r.RAISE,),
        r.USE + r.VIGILANT: (r.SAVE,),
    }.get(answer, (r.AT,) if r.CURRENT <= answer < r.USE else ())
    if len(parts) > len(bases):
        return [-1]
    return [answer] + [base + part for base, part in zip(bases, parts, strict=False)]


# --- zones: positions in the words of scenarios ---------------------------------------------------------------------------
def listed(counts: Sequence[int], names: Sequence[str]) -> list[str]:
    """Counts by kind as a list of names."""
    return [name for name, n in zip(names, counts, strict=True) for _ in range(int(n))]


def dice_listed(dice: Any) -> list[str]:
    return [
        f"{name} {value}"
        for colour, name in enumerate(COLOUR_NAMES)
        for value in range(1, r.FACES)
        for _ in range(int(dice[colour][value]))
    ]


def zones(t: Any, p: Any) -> dict[str, Any]:
    """The zones of a true position."""
    board = range(r.ZONES)
    likely = {ZONE_NAMES[zone]: int(p["scent"][zone]) for zone in board}
    return {
        "turn": ("octopus", "shark")[p["turn"]],
        "phase": PHASE_NAMES[p["phase"]],
        "round": int(p["lap"]),
        "actions": int(p["actions"]),
        "blocks": {ZONE_NAMES[zone]: BLOCK_NAMES[p["block"][zone]] for zone in board if p["stands"][zone] != r.EMPTY},
        "open": [ZONE_NAMES[zone] for zone in board if p["stands"][zone] == r.LYING],
        "aside": listed(p["aside"], BLOCK_NAMES),
        "in_bag": listed(p["bagged"], BLOCK_NAMES),
        "foods": {name: ("there", "eaten", "used")[p["food"][i]] for i, name in enumerate(FOOD_NAMES)},
        "track": [FOOD_NAMES[food - 1] for food in p["track"] if food],
        "hand": listed(p["hand"], CARD_NAMES),
        "hand_size": int(p["hand_size"]),
        "deck": listed(p["deck"], CARD_NAMES),
        "discards": listed(p["discard"], CARD_NAMES),
        "played": listed(p["played"], CARD_NAMES),
        "trash": listed(p["trash"], CARD_NAMES),
        "sure": listed(p["sure"], CARD_NAMES),
        "tops": {name: CARD_NAMES[p["top"][i] - 1] if p["top"][i] else "" for i, name in enumerate(SORT_NAMES)},
        "under": listed(p["under"], CARD_NAMES),
        "shark": SPACE_NAMES[p["where"]],
        "ahead": ahead_names(t, p),
        "currents": {SPACE_NAMES[space]: int(p["current"][space]) for space in range(r.SPACES) if t["space"][space]},
        "bag": listed(p["bag"], COLOUR_NAMES),
        "supply": listed(p["supply"], COLOUR_NAMES),
        "drawn": listed(p["drawn"], COLOUR_NAMES),
        "pool": dice_listed(p["pool"]),
        "energy": dice_listed(p["energy"]),
        "saved": f"{COLOUR_NAMES[p['saved'] - 1]} {p['saved_value']}" if p["saved"] else "",
        "placed": {
            ZONE_NAMES[zone]: f"{COLOUR_NAMES[p['placed'][zone] >> 3]} {p['placed'][zone] & 7}"
            for zone in board
            if p["placed"][zone]
        },
        "growth": listed(p["growth"], COLOUR_NAMES),
        "tiles": int(p["tiles"]),
        "hunger": listed(p["hunger"], COLOUR_NAMES),
        "hunger_n": int(p["hunger_n"]),
        "offer": [SHARK_CARD_NAMES[card - 1] for card in p["offer"] if card],
        "cards": listed(p["cards"], SHARK_CARD_NAMES),
        "used": listed(p["used"], SHARK_CARD_NAMES),
        "stock_n": int(p["stock_n"]),
        "strategies": [name for i, name in enumerate(STRATEGY_NAMES) if p["pair"][i]],
        "scent": likely,
        "classes": int(p["lore_n"]),
        "marks": int(p["marks"]),
    }


def ahead_names(t: Any, p: Any) -> list[str]:
    ends = range(r.ENDS_OF_SPACE) if p["ahead"] == r.EITHER else [int(p["ahead"])]
    return [SPACE_NAMES[(int(way) - 1) // 2] for end in ends for way in t["way"][p["where"]][end] if way]


PLACED = (
    *("turn", "round", "actions", "blocks", "open", "foods", "hand", "hand_size", "deck", "discards", "trash"),
    *("sure", "tops", "shark", "ahead", "currents", "bag", "pool", "energy", "saved", "growth", "tiles", "hunger"),
    *("offer", "cards", "used", "strategies", "fate", "rerolls", "placed"),
)
FATES = {
    "roll": (r.FATE_ROLL, [str(n) for n in range(7)]),
    "die": (r.FATE_DIE, COLOUR_NAMES),
    "card": (r.FATE_CARD, CARD_NAMES),
    "row": (r.FATE_ROW, SHARK_CARD_NAMES),
    "top": (r.FATE_TOP, CARD_NAMES),
    "block": (r.FATE_BLOCK, BLOCK_NAMES),
    "pair": (r.FATE_PAIR, STRATEGY_NAMES),
}


def one_of(what: str, name: Any, names: Sequence[str]) -> int:
    if name not in names:
        raise ValueError(f"there is no {what} {name!r}; there are {', '.join(names)}")
    return list(names).index(name)


def number(zone: str, value: Any, least: int, most: int) -> int:
    if not isinstance(value, int) or not least <= value <= most:
        raise ValueError(f"{zone} is a number from {least} to {most}, not {value!r}")
    return value


def counts_of(what: str, things: Any, names: Sequence[str]) -> Any:
    """Things as a list of names, or as a table of how many, counted by kind."""
    named = things if isinstance(things, Mapping) else {name: list(things).count(name) for name in things}
    counts = np.zeros(len(names), np.int8)
    for name, n in named.items():
        counts[one_of(what, name, names)] = number(str(name), n, 0, 35)
    return counts


def die_of(name: Any) -> tuple[int, int]:
    colour, _, value = str(name).partition(" ")
    return one_of("die", colour, COLOUR_NAMES), one_of("value", value, [str(n) for n in range(7)])


def place(t: Any, p: Any, zones: Mapping[str, Any]) -> None:
    """Change a position to have these zones.

    It is then the start of the first or second action of the Octopus, the start of the Shark's turn, with `pool` the
    moment before it moves, or with two dice `placed` the moment before the Shark says which comes first.
    """
    unknown = set(zones) - set(PLACED)
    if unknown:
        raise ValueError(f"there is no zone {', '.join(sorted(unknown))}; there are {', '.join(PLACED)}")
    if not zones:
        return
    turn = one_of("turn", zones.get("turn", "octopus"), ("octopus", "shark"))
    p["turn"], p["lap"] = turn, number("round", zones.get("round", 1), 1, 250)
    p["actions"] = number("actions", zones.get("actions", r.ACTIONS), 1, r.ACTIONS) if turn == r.OCTOPUS else 0
    p["phase"] = r.AT_DICE if turn == r.SHARK else r.AT_ACTION
    if "pool" in zones or "placed" in zones:
        p["phase"] = r.AT_ORDER if "placed" in zones else r.AT_MAIN
    place_foods(p, zones)
    place_blocks(t, p, zones)
    place_cards(t, p, zones)
    place_shark(t, p, zones)
    place_dice(t, p, zones)
    place_shark_cards(t, p, zones)
    fate = [str(one).partition(" ") for one in zones.get("fate", ())]
    if len(fate) > r.FATE:
        raise ValueError(f"at most {r.FATE} things can be fated, not {len(fate)}")
    for i, (kind, _, name) in enumerate(reversed(fate)):
        if kind not in FATES:
            raise ValueError(f"fate does not decide over {kind!r}; it does over {', '.join(FATES)}")
        p["fate"][i] = FATES[kind][0] * 32 + one_of(kind, name, FATES[kind][1])
    p["fate_left"] = len(fate)
    check_position(t, p)


def place_foods(p: Any, zones: Mapping[str, Any]) -> None:
    for i, (name, state) in enumerate(zones.get("foods", {}).items()):
        kind = one_of("food", name, FOOD_NAMES)
        p["food"][kind] = one_of("state", state, ("there", "eaten", "used"))
        p["track"][i] = kind + 1


def place_blocks(t: Any, p: Any, zones: Mapping[str, Any]) -> None:
    """Blocks that are named; the other spaces get what is named nowhere, shells first. An attentive shark knows the open ones."""
    named = {one_of("zone", z, ZONE_NAMES): one_of("block", b, BLOCK_NAMES) for z, b in zones.get("blocks", {}).items()}
    left = t["blocks"].astype(int).copy()
    left[r.CRAB : r.CRAB + r.FOODS] -= p["food"] > 0
    for kind in named.values():
        left[kind] -= 1
    if (left < 0).any():
        raise ValueError("there are not so many blocks of a kind")
    start = t["first_blocks"].astype(int).copy()
    for zone in range(r.ZONES):
        if zone not in named:
            wanted = [kind for kind in (r.THE_OCTOPUS, r.SHELL) if left[kind]]
            first = [kind for kind in wanted if kind != r.THE_OCTOPUS or start[kind]]
            named[zone] = (first or np.flatnonzero(left).tolist())[0]
            left[named[zone]] -= 1
    p["block"] = [named[zone] for zone in range(r.ZONES)]
    p["aside"], p["stands"] = left, r.STANDING
    call(lore.forget_all, p)
    for name in zones.get("open", ()):
        zone = one_of("zone", name, ZONE_NAMES)
        p["stands"][zone] = r.LYING
        call(lore.see, p, zone, int(p["block"][zone]))


def call(rule: Any, p: Any, *rest: Any) -> Any:
    """Call a rule that takes a position alone."""
    from shoal.kernel.compiling import COMPILED
    from shoal.kernel.uncompiled import widen

    return rule(p if COMPILED else widen(p), *rest)


def place_cards(t: Any, p: Any, zones: Mapping[str, Any]) -> None:
    """Cards that are named; other starters are in the draw pile, the others in the piles."""
    fields = {"hand": "hand", "discards": "discard", "trash": "trash", "deck": "deck"}
    p["played"] = 0
    for zone, field in fields.items():
        p[field] = counts_of("card", zones.get(zone, ()), CARD_NAMES)
    placed = sum(p[field].astype(int) for field in fields.values())
    if (placed > t["copies"]).any():
        raise ValueError("there are not so many cards of a kind")
    if "hand" not in zones:
        p["hand"][t["opening"]] += placed[t["opening"]] == 0
        placed[t["opening"]] += placed[t["opening"]] == 0
    rest = np.maximum(t["starters"] - placed, 0)
    p["discard" if "deck" in zones else "deck"] += rest.astype(np.int8)
    p["under"] = np.maximum(t["copies"] - placed - rest, 0)
    p["top"] = 0
    for pile, sort in enumerate(SORT_NAMES):
        cards = [card for card in range(r.CARDS) if t["pile_of"][card] == pile and p["under"][card]]
        if not cards:
            continue
        top = cards[0]
        if sort in zones.get("tops", {}):
            top = one_of("card", zones["tops"][sort], CARD_NAMES)
            if top not in cards:
                raise ValueError(f"{CARD_NAMES[top]} is not in the pile {sort}")
        p["under"][top] -= 1
        p["top"][pile] = top + 1
    p["hand_size"] = number("hand_size", zones.get("hand_size", r.HAND), 1, r.LARGE_HAND)
    for field in ("hand", "deck", "discard"):
        p[f"{field}_n"] = p[field].sum()
    p["sure"] = counts_of("card", zones.get("sure", ()), CARD_NAMES)
    if p["deck_n"] == 0:
        p["sure"] = p["hand"]


def place_shark(t: Any, p: Any, zones: Mapping[str, Any]) -> None:
    """Where the Shark is and heads; in a den without `ahead`, either way. Currents, growth."""
    space = one_of("space", zones.get("shark", "den-nw"), SPACE_NAMES)
    p["where"], p["ahead"] = space, r.EITHER
    if "ahead" in zones:
        ahead = one_of("space", zones["ahead"], SPACE_NAMES)
        ends = [end for end in range(2) for way in t["way"][space][end] if way and (int(way) - 1) // 2 == ahead]
        if not ends:
            raise ValueError(f"{SPACE_NAMES[space]} does not lead to {SPACE_NAMES[ahead]}")
        p["ahead"] = ends[0]
    elif space not in t["den"]:
        p["ahead"] = 0
    p["current"] = 0
    for name, value in zones.get("currents", {}).items():
        p["current"][one_of("space", name, SPACE_NAMES)] = number(name, value, 0, 6)
    p["tiles"] = number("tiles", zones.get("tiles", 0), 0, r.TILES)
    p["rerolls"] = number("rerolls", zones.get("rerolls", int(p["tiles"] >= 1) + int(p["tiles"] >= 3)), 0, 2)
    for colour in STRATEGY_NAMES:
        named = zones.get("strategies", STRATEGY_NAMES)
        p["pair"][STRATEGY_NAMES.index(colour)] = colour in named


def place_dice(t: Any, p: Any, zones: Mapping[str, Any]) -> None:
    """Dice that are named; of the first eleven those that lie nowhere else are in the bag, all others in the supply."""
    for field in ("pool", "energy"):
        p[field] = 0
        for name in zones.get(field, ()):
            p[field][die_of(name)] += 1
    p["saved"], p["saved_value"], p["fresh"] = 0, 0, 0
    if zones.get("saved"):
        colour, value = die_of(zones["saved"])
        p["saved"], p["saved_value"] = colour + 1, value
    p["placed"] = 0
    for zone, name in zones.get("placed", {}).items():
        colour, value = die_of(name)
        p["placed"][one_of("zone", zone, ZONE_NAMES)] = 8 * colour + number(name, value, 1, 6)
    p["growth"] = counts_of("die", zones.get("growth", ()), COLOUR_NAMES)
    p["hunger"] = counts_of("die", zones.get("hunger", ()), COLOUR_NAMES)
    p["hunger_n"] = p["hunger"].sum()
    p["bag"], p["supply"], p["drawn"], p["waiting"] = 0, 0, 0, 0
    elsewhere = all_dice(p)
    if "bag" in zones:
        p["bag"] = counts_of("die", zones["bag"], COLOUR_NAMES)
    else:
        p["bag"] = np.maximum(t["first_dice"] - elsewhere, 0)
    left = t["dice"] - elsewhere - p["bag"]
    if (left < 0).any():
        raise ValueError("there are not so many dice of a colour")
    p["supply"] = left


def place_shark_cards(t: Any, p: Any, zones: Mapping[str, Any]) -> None:
    """Cards of the Shark that are named; the others are in its deck."""
    p["cards"] = counts_of("card", zones.get("cards", ()), SHARK_CARD_NAMES)
    p["used"] = counts_of("card", zones.get("used", ()), SHARK_CARD_NAMES)
    placed = p["cards"].astype(int) + p["used"]
    placed[r.VIGILANT] += p["saved"] > 0
    offer = [one_of("card", name, SHARK_CARD_NAMES) + 1 for name in zones.get("offer", ())]
    if "offer" not in zones:  # those that were dealt, as far as they are not elsewhere
        for card in p["offer"].tolist():
            if card and placed[card - 1] + offer.count(card) < t["shark_copies"][card - 1]:
                offer.append(card)
    if len(offer) > r.ROW:
        raise ValueError(f"at most {r.ROW} cards are on offer")
    p["offer"] = [*offer, *[0] * (r.ROW - len(offer))]
    for card in offer:
        placed[card - 1] += 1
    if (placed > t["shark_copies"]).any():
        raise ValueError("there are not so many cards of the Shark")
    p["stock"] = t["shark_copies"] - placed
    p["stock_n"] = p["stock"].sum()
