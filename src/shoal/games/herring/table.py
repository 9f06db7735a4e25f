"""How Herring shows itself: views as plain data, events and questions as messages, zones for scenarios."""

from collections.abc import Mapping, Sequence
from typing import Any

from shoal.games.herring import rules as r
from shoal.games.herring.notation import (
    ACTION_NAMES,
    ANSWERS,
    CARD_NAMES,
    DISASTER_NAMES,
    FOOD_NAMES,
    QUESTIONS,
    REASONS,
    SPECIES_NAMES,
)
from shoal.kernel.messages import Message, message
from shoal.kernel.records import to_plain

PHASES = ("turn", "draw", "over")
END_REASONS = {r.EMPTY_HAND: "empty-hand", r.RICH: "goal", r.LIMIT: "limit"}


# --- views --------------------------------------------------------------------------------------------------------------
def seats_of(t: Any) -> range:
    """The seats in play."""
    return range(int(t["seats"]))


def counted(counts: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    """Counts by kind as a dict by name, without zeros."""
    return {name: int(n) for name, n in zip(names, counts, strict=True) if n > 0}


def diet_of(t: Any, species: int) -> list[str]:
    """What an animal eats."""
    return [food for i, food in enumerate(FOOD_NAMES) if int(t["diet"][species]) >> i & 1]


def species_view(t: Any, view: Any, species: int) -> dict[str, Any]:
    """One species: what its card says, and how many lie on the table."""
    return {
        "name": SPECIES_NAMES[species],
        "level": int(t["level"][species]),
        "apex": bool(t["apex"][species]),
        "eats": diet_of(t, species),
        "n": view["sea"][species],
    }


def hand_view(view: Any, seat: int, viewer: int | None, memory: bool) -> dict[str, Any]:
    """One player as the viewer sees them."""
    shown: dict[str, Any] = {
        "hand": seat,
        "seat": seat,
        "points": view["points"][seat],
        "animals": view["cards"][seat],
        "destruction": view["threats"][seat],
        "standing": view["points"][seat] - view["cards"][seat] - view["threats"][seat],  # if the end came now (H21)
    }
    if seat == viewer or view["phase"] == r.OVER:
        shown["cards"] = counted(view["hand"][seat], CARD_NAMES)
    elif memory and viewer is not None:
        shown["known"] = counted(view["known"][viewer][seat], CARD_NAMES)
    return shown


def actions_view(view: Any) -> dict[str, str]:
    """What has become of the four actions of the turn: open, now (it may go on), done, or passed over."""
    shown = {}
    for action in range(r.DESTROY, r.CHANGE + 1):
        now = action == view["spent"] and action in (r.LAY_SMALL, r.LAY_ANY)
        done = view["done"] >> action & 1
        shown[ACTION_NAMES[action]] = (
            "now" if now else "done" if done else "open" if view["spent"] < action else "passed"
        )
    return shown


def action_of(answer: int) -> int:
    """The action that an answer to what to do next belongs to; what ends the turn comes after all of them."""
    firsts = ((r.ANY, r.LAY_ANY), (r.SMALL, r.LAY_SMALL), (r.PLAY, r.DESTROY), (r.CURRENT, r.CHANGE))
    return next((action for first, action in firsts if answer >= first), r.CHANGE + 1)


def choice_view(t: Any, view: Any) -> dict[str, Any]:
    """What the viewer has begun to choose."""
    seat = view["turn"]
    answer = view["choice"][seat] - 1
    states = actions_view(view)
    passes = [ACTION_NAMES[action] for action in range(r.DESTROY, min(action_of(answer), r.CHANGE + 1))]
    shown: dict[str, Any] = {
        "answer": ANSWERS[answer],
        "passes": [name for name in passes if states[name] in ("open", "now")],
    }
    if view["target"][seat]:
        shown["target"] = view["target"][seat] - 1
    if answer >= r.SMALL:
        species = laid(answer)
        shown |= {
            "species": SPECIES_NAMES[species],
            "need": int(t["level"][species]),
            "left": int(t["level"][species]) - view["picks"][seat],
            "food": counted(view["picked"][seat][: r.FOODS], FOOD_NAMES),
            "extinct": doomed(t, view, species, view["picked"][seat]),
        }
    else:
        shown["cards"] = counted(view["picked"][seat], CARD_NAMES)
    if answer == r.CURRENT:
        shown["draws"] = view["picks"][seat] + 1
    return shown


def laid(answer: int) -> int:
    """The species that an answer lays."""
    return answer - (r.ANY if answer >= r.ANY else r.SMALL)


def doomed(t: Any, view: Any, species: int, picked: Sequence[int]) -> list[str]:
    """The species that are, or cannot all be kept from being, eaten up once so much food is chosen for an animal."""
    diet, sea = int(t["diet"][species]), view["sea"]
    gone = [SPECIES_NAMES[prey] for prey in range(r.ANIMALS) if picked[prey] and sea[prey] == picked[prey]]
    prey = [i for i in range(r.ANIMALS) if diet >> i & 1 and sea[i] > picked[i]]
    left = int(t["level"][species]) - sum(picked[: r.FOODS])
    there, spare = (sum(sea[i] - picked[i] - keep for i in prey) for keep in (0, 1))
    if diet >> r.PLANKTON & 1 or left <= spare or left > there:
        return gone
    return [name for i, name in enumerate(SPECIES_NAMES) if name in gone or i in prey]


def warnings(t: Any, view: Any, seat: int) -> dict[str, list[str]]:
    """The answers after which a species becomes extinct, whatever is chosen next: those it may be.

    Of animals in hand as laying them would go now, whether or not their action is still open.
    """
    found = {}
    answer = view["choice"][seat] - 1
    if answer >= r.SMALL:
        for food in range(r.ANIMALS):
            picked = list(view["picked"][seat])
            picked[food] += 1
            if int(t["diet"][laid(answer)]) >> food & 1 and picked[food] <= view["sea"][food]:
                found[ANSWERS[r.EAT + food]] = doomed(t, view, laid(answer), picked)
    elif answer < 0:
        for species in range(r.ANIMALS):
            if view["hand"][seat][species]:
                gone = doomed(t, view, species, [0] * r.KINDS)
                for first in (r.SMALL, r.ANY) if t["level"][species] == 1 else (r.ANY,):
                    found[ANSWERS[first + species]] = gone
    return {name: gone for name, gone in found.items() if gone}


def plain(function: Any) -> Any:
    """A rule as plain Python, for single calls on data that is not worth compiling for."""
    return getattr(function, "py_func", function)


def view(t: Any, record: Any, viewer: int | None, memory: bool) -> dict[str, Any]:
    """What lies on the table, for the browser and the terminal."""
    view = to_plain(record)  # lists: reading a record value by value is slow
    shown: dict[str, Any] = {
        "game": "herring",
        "seats": int(t["seats"]),
        "hands_each": 1,
        "round": view["lap"],
        "phase": PHASES[view["phase"]],
        "turn": view["turn"],
        "first": view["first"],
        "ready": [bool(view["ready"][seat]) for seat in seats_of(t)],
        "goal": int(t["goal"]),
        "destruction": view["destruction"],
        "species": [species_view(t, view, species) for species in range(r.ANIMALS)],
        "plankton": {"left": view["plankton"], "discards": counted(view["discard"], SPECIES_NAMES)},
        "disasters": {"left": view["disasters"], "discards": counted(view["wrecks"], DISASTER_NAMES)},
        "hands": [hand_view(view, seat, viewer, memory) for seat in seats_of(t)],
        "actions": actions_view(view),
    }
    if t["limit"]:
        shown["limit"] = int(t["limit"])
    if viewer is not None:
        shown["viewer"] = viewer
    if view["laying"]:
        shown["laying"] = SPECIES_NAMES[view["laying"] - 1]
    if view["phase"] == r.OVER:
        shown["end"] = [name for bit, name in END_REASONS.items() if view["ended"] & bit]
    elif viewer is not None and viewer == view["turn"]:
        if view["choice"][viewer]:
            shown["choice"] = choice_view(t, view)
        shown["warnings"] = warnings(t, view, viewer)
    if memory and view["phase"] != r.OVER:
        shown["unseen"] = unseen_view(t, view, viewer)
    return shown


def unseen_view(t: Any, view: Any, viewer: int | None) -> dict[str, int]:
    """With memory aids: the cards that lie in decks and in other hands."""
    gone = [*(sea + old for sea, old in zip(view["sea"], view["discard"], strict=True)), *view["wrecks"]]
    own = view["hand"][viewer] if viewer is not None else [0] * r.KINDS
    there = [*t["deck"].tolist(), *t["disasters"].tolist()]
    return counted([n - a - b for n, a, b in zip(there, gone, own, strict=True)], CARD_NAMES)


# --- events -------------------------------------------------------------------------------------------------------------
def arrived(before: Any, after: Any, seat: int, kinds: range) -> list[str] | None:
    """The cards of these kinds that came into a hand between two views; None if the viewer does not see it."""
    if after["hand"][seat][0] < 0 or before["hand"][seat][0] < 0:
        return None
    change = after["hand"][seat].astype(int) - before["hand"][seat]
    return [CARD_NAMES[kind] for kind in kinds for _ in range(max(0, int(change[kind])))]


def describe(t: Any, row: tuple[int, ...], before: Any, after: Any, viewer: int | None) -> list[Message]:
    """The messages for one event. Identities come from the viewer's own views, never from the event."""
    code, a, b, c = row
    hand = ("hand", a)
    if code == r.BEGINS:
        return [message("herring-event-begins", hand=hand)]
    if code == r.ROUND:
        return [message("herring-event-round", n=("n", a))]
    if code == r.TURN:
        return [message("herring-event-turn", hand=hand)]
    if code == r.LAID:
        return [message("herring-event-laid", hand=hand, card=("card", SPECIES_NAMES[b]))]
    if code == r.EATEN:
        return [message("herring-event-eaten", hand=hand, card=("card", SPECIES_NAMES[b]), n=("n", c))]
    if code == r.DIVERSITY:
        return [message("herring-event-diversity", hand=hand, card=("card", SPECIES_NAMES[b]))]
    if code == r.EXTINCT:
        return [message("herring-event-extinct", card=("card", SPECIES_NAMES[a]))]
    if code == r.DRAWN:
        return [describe_arrival("drawn", hand, b, arrived(before, after, a, range(r.ANIMALS)))]
    if code == r.TAKEN:
        return [describe_arrival("taken", hand, b, arrived(before, after, a, range(r.ANIMALS, r.KINDS)))]
    if code == r.SHUFFLED:
        return [message(f"herring-event-shuffled-{('plankton', 'destruction')[a]}", n=("n", b))]
    if code == r.LOST:
        return [message("herring-event-lost", hand=hand, card=("card", SPECIES_NAMES[b]))]
    if code == r.DISCARDED:
        return [message("herring-event-discarded", hand=hand, card=("card", SPECIES_NAMES[b]), n=("n", c))]
    if code == r.CHANGED:
        return [message("herring-event-current", hand=hand, n=("n", b))]
    if code == r.ENDED:
        reasons = [name for bit, name in END_REASONS.items() if b & bit]
        return [message(f"herring-event-ended-{'-and-'.join(reasons)}", hand=hand, n=("n", int(t["goal"])))]
    return [describe_disaster(code, a, b, c, before, after, viewer)]


def describe_disaster(code: int, a: int, b: int, c: int, before: Any, after: Any, viewer: int | None) -> Message:
    """The messages of destruction cards."""
    hand = ("hand", a)
    if code == r.PLAYED:
        return message("herring-event-played", hand=hand, card=("card", DISASTER_NAMES[b]))
    if code == r.SWEPT:
        return message("herring-event-swept", card=("card", SPECIES_NAMES[a]), n=("n", b), left=("n", c))
    if code == r.EFFECT:
        return message("herring-event-effect", hand=hand, points=("n", b), n=("n", c))
    if code == r.MINED:
        return message("herring-event-mine", hand=hand, victim=("hand", b), n=("n", c))
    assert code == r.STORMED, code
    if b < 0:
        return message("herring-event-storm-none", hand=hand)
    parties = {"hand": hand, "victim": ("hand", b)}
    if viewer == b:
        return message(
            "herring-event-storm-seen", **parties, cards=("cards", arrived(before, after, b, range(r.KINDS)))
        )
    gone = arrived(after, before, a, range(r.KINDS))  # from the giver's own hand, the Storm itself among it
    if gone is not None:
        gone.remove("storm")
        return message("herring-event-storm-seen", **parties, cards=("cards", gone))
    return message("herring-event-storm", **parties, animals=("n", c % 16), disasters=("n", c // 16))


def describe_arrival(key: str, hand: tuple[str, int], n: int, cards: list[str] | None) -> Message:
    """Cards drawn: which they are for whoever sees them, how many for the others."""
    if n == 0:
        return message(f"herring-event-{key}-none", hand=hand)
    if cards is None:
        return message(f"herring-event-{key}", hand=hand, n=("n", n))
    return message(f"herring-event-{key}-seen", hand=hand, n=("n", n), cards=("cards", cards))


# --- questions ----------------------------------------------------------------------------------------------------------
def prompt(t: Any, view: Any, seat: int, question: int) -> tuple[int, Message]:
    """The hand a question is about, and the sentence that asks it."""
    key = f"herring-ask-{QUESTIONS[question]}"
    if question == r.ASK_TURN:
        return seat, message(key, spent=("text", ACTION_NAMES[view["spent"]]))
    if question == r.ASK_FOOD:
        species = laid(int(view["choice"][seat]) - 1)
        of, eaten = int(t["level"][species]), int(view["picks"][seat])
        said = {"n": ("n", of - eaten), "of": ("n", of), "eaten": ("n", eaten)}
        return seat, message(key, card=("card", SPECIES_NAMES[species]), **said)
    if question == r.ASK_GIVE:
        left = min(r.STORM_GIVES, int(view["cards"][seat]) + int(view["threats"][seat]) - 1) - int(view["picks"][seat])
        return seat, message(key, n=("n", left), victim=("hand", int(view["target"][seat]) - 1))
    if question == r.ASK_DISCARD:
        return seat, message(key, n=("n", int(view["picks"][seat])))
    return seat, message(key)


def reason(t: Any, view: Any, seat: int, code: int, answer: int) -> Message:
    """Why an answer is not legal."""
    key = f"herring-why-{REASONS[code]}"
    if code == r.NO_FOOD:
        species = laid(answer)
        return message(key, card=("card", SPECIES_NAMES[species]), n=("n", int(t["level"][species])))
    if code == r.NOT_EATEN:
        species = laid(int(view["choice"][seat]) - 1)
        return message(key, card=("card", SPECIES_NAMES[species]))
    if code == r.ONE_SPECIES:
        return message(key, card=("card", SPECIES_NAMES[int(view["laying"]) - 1]))
    return message(key)


# --- positions from outside -----------------------------------------------------------------------------------------------
def up_to_254(saved: dict[str, Any]) -> dict[str, Any]:
    """From schema 1 to 2: what an observation shows went up to 255, which looked like the unknown."""
    position = saved["position"]
    counted = {name: min(r.MOST_POINTS, position[name]) for name in ("danger", "lap")}
    points = [min(r.MOST_POINTS, points) for points in position["points"]]
    return {**saved, "position": {**position, **counted, "points": points}}


def check_position(t: Any, p: Any) -> None:
    """A position from outside must hold the cards of its table, card for card, and ask what can be asked."""
    hands = p["hand"].astype(int)
    animals = p["deck"].astype(int) + p["discard"] + p["sea"] + hands[:, : r.ANIMALS].sum(axis=0)
    disasters = p["pile"].astype(int) + p["wrecks"] + hands[:, r.ANIMALS :].sum(axis=0)
    if animals.tolist() != t["deck"].tolist() or disasters.tolist() != t["disasters"].tolist():
        raise ValueError("the position does not hold the cards of its table")
    counted = (
        (p["plankton"], p["deck"].sum()),
        (p["disasters"], p["pile"].sum()),
        *((p["cards"][seat], hands[seat, : r.ANIMALS].sum()) for seat in range(r.SEATS)),
        *((p["threats"][seat], hands[seat, r.ANIMALS :].sum()) for seat in range(r.SEATS)),
    )
    if any(int(a) != int(b) for a, b in counted) or hands[int(t["seats"]) :].any():
        raise ValueError("the position counts its cards wrongly")
    seats = int(t["seats"])
    if p["turn"] >= seats or p["first"] >= seats or (p["known"] > hands[None]).any():
        raise ValueError("the position has a player too many, or knows of cards that are not there")
    check_choice(t, p)


def check_choice(t: Any, p: Any) -> None:
    """What has been chosen so far must be what could be chosen."""
    trial = r.POSITION.zeros(1)
    trial[0] = p
    for seat in range(r.SEATS):
        plain(r.forget)(trial[0], seat)
    seat = int(p["turn"])
    for answer in answers_of(p, seat):
        if answer >= r.ANSWERS or plain(r.why)(t, trial[0], seat, answer) != 0:
            break  # then it differs
        plain(r.act)(t, trial[0], seat, answer)
    if any(trial[0][name].tolist() != p[name].tolist() for name in ("choice", "target", "picked", "picks", "ready")):
        raise ValueError("the position holds a choice that nobody can make")


def answers_of(p: Any, seat: int) -> list[int]:
    """The answers that make what a seat has chosen so far."""
    choice, target = int(p["choice"][seat]), int(p["target"][seat])
    if not choice:
        return []
    first = {r.PLAY + r.STORM: r.GIVE, r.PLAY + r.NETS: r.HAUL, r.CURRENT: r.DISCARD}.get(choice - 1, r.EAT)
    aim = {r.PLAY + r.MINE: r.AIM, r.PLAY + r.STORM: r.SEND}.get(choice - 1, r.EAT)
    cards = [first + kind for kind in range(r.KINDS) for _ in range(int(p["picked"][seat][kind]))]
    return [choice - 1, *([aim + target - 1] if target else []), *cards, *([r.DRAW] if p["decided"][seat] else [])]


# --- zones: positions in the words of scenarios ---------------------------------------------------------------------------
def seat_index(t: Any, name: Any) -> int:
    names = [str(seat + 1) for seat in seats_of(t)]
    if str(name) not in names:
        raise ValueError(f"there is no seat {name!r}; there are {', '.join(names)}")
    return names.index(str(name))


def counts_of(cards: Any, names: Sequence[str]) -> list[int]:
    """Cards as a list of names, or as a table of how many, counted by kind."""
    named = cards if isinstance(cards, Mapping) else {name: list(cards).count(name) for name in cards}
    for name, n in named.items():
        if name not in names:
            raise ValueError(f"there is no card {name!r}; there are {', '.join(names)}")
        if not isinstance(n, int) or n < 0:
            raise ValueError(f"{name}: {n!r} is not how many there are")
    return [named.get(name, 0) for name in names]


def listed(counts: Sequence[int], names: Sequence[str]) -> list[str]:
    """Counts by kind as a list of names."""
    return [name for name, n in zip(names, counts, strict=True) for _ in range(int(n))]


def zones(t: Any, p: Any) -> dict[str, Any]:
    """The zones of a true position."""
    names = {seat: str(seat + 1) for seat in seats_of(t)}
    return {
        "turn": int(p["turn"]) + 1,
        "first": int(p["first"]) + 1,
        "round": int(p["lap"]),
        "track": {name: int(p["points"][seat]) for seat, name in names.items()},
        "destruction": int(p["destruction"]),
        "hands": {name: listed(p["hand"][seat], CARD_NAMES) for seat, name in names.items()},
        "animals": {name: int(p["cards"][seat]) for seat, name in names.items()},
        "threats": {name: int(p["threats"][seat]) for seat, name in names.items()},
        "sea": listed(p["sea"], SPECIES_NAMES),
        "discards": listed(p["discard"], SPECIES_NAMES),
        "wrecks": listed(p["wrecks"], DISASTER_NAMES),
        "deck": listed(p["deck"], SPECIES_NAMES),
        "pile": listed(p["pile"], DISASTER_NAMES),
        "deck_left": int(p["plankton"]),
        "pile_left": int(p["disasters"]),
        "actions": actions_view(to_plain(p)),
        "end": [name for bit, name in END_REASONS.items() if p["ended"] & bit],
        "known": {
            f"{a + 1} of {b + 1}": listed(p["known"][a, b], CARD_NAMES)
            for a in seats_of(t)
            for b in seats_of(t)
            if a != b
        },
        "marks": int(p["marks"]),
    }


ZONES = (
    *("turn", "first", "round", "track", "destruction", "hands", "sea", "discards", "wrecks", "deck", "pile"),
    *("rest", "plankton", "fate"),
)


def place(t: Any, p: Any, zones: Mapping[str, Any]) -> None:
    """Change a position, at the start of somebody's turn, to have these zones."""
    unknown = set(zones) - set(ZONES)
    if unknown:
        raise ValueError(f"there is no zone {', '.join(sorted(unknown))}; there are {', '.join(ZONES)}")
    for name, field in (("turn", "turn"), ("first", "first")):
        if name in zones:
            p[field] = seat_index(t, zones[name])
    if "round" in zones:
        p["lap"] = number("round", zones["round"], 1, r.MOST_LAPS)
    if "destruction" in zones:
        p["destruction"] = number("destruction", zones["destruction"], 0, 999)
        p["danger"] = min(r.MOST_POINTS, int(p["destruction"]))
    for name, points in zones.get("track", {}).items():
        p["points"][seat_index(t, name)] = number("track", points, 0, r.MOST_POINTS)
    for name, cards in zones.get("hands", {}).items():
        p["hand"][seat_index(t, name)] = counts_of(cards, CARD_NAMES)
    place_cards(t, p, zones, ("sea", "discards", "deck"), ("sea", "discard", "deck"), SPECIES_NAMES, 0)
    place_cards(t, p, zones, ("wrecks", "pile"), ("wrecks", "pile"), DISASTER_NAMES, r.ANIMALS)
    p["cards"] = p["hand"][:, : r.ANIMALS].sum(axis=1)
    p["threats"] = p["hand"][:, r.ANIMALS :].sum(axis=1)
    p["plankton"], p["disasters"] = p["deck"].sum(), p["pile"].sum()
    if "deck" in zones:
        p["shuffled"] = p["deck"]
    if "pile" in zones:
        p["reshuffled"] = p["pile"]
    for zone, field, left, names in (
        ("plankton", "coming", "coming_left", SPECIES_NAMES),
        ("fate", "fated", "fated_left", DISASTER_NAMES),
    ):
        if zone in zones:
            if not isinstance(zones[zone], list):
                raise ValueError(f"{zone} is a list, first card first, not {zones[zone]!r}")
            counts_of(zones[zone], names)
            cards = [names.index(name) for name in zones[zone]]
            if len(cards) > r.COMING:
                raise ValueError(f"at most {r.COMING} coming cards can be set, not {len(cards)}")
            p[field][: len(cards)] = cards[::-1]
            p[left] = len(cards)


def number(zone: str, value: Any, least: int, most: int) -> int:
    if not isinstance(value, int) or not least <= value <= most:
        raise ValueError(f"{zone} is a number from {least} to {most}, not {value!r}")
    return value


def place_cards(
    t: Any,
    p: Any,
    zones: Mapping[str, Any],
    places: Sequence[str],
    fields: Sequence[str],
    names: Sequence[str],
    first: int,
) -> None:
    """Lay cards of one sort where the zones say; all others lie in the `rest`: the deck, or the discards beside it.

    The discards if the zones say what the deck holds.
    """
    for place, field in zip(places, fields, strict=True):
        p[field] = counts_of(zones.get(place, ()), names)
    deck, discards = places[-1], places[-2]
    rest = zones.get("rest", discards if deck in zones else deck) if first == 0 else discards if deck in zones else deck
    if rest not in places:
        raise ValueError(f"rest is one of {', '.join(places)}, not {rest!r}")
    there = t["deck"] if first == 0 else t["disasters"]
    for kind, name in enumerate(names):
        placed = int(p["hand"][:, first + kind].sum()) + sum(int(p[field][kind]) for field in fields)
        if placed > there[kind]:
            raise ValueError(f"there are only {there[kind]} {name}, not {placed}")
        p[fields[places.index(rest)]][kind] += int(there[kind]) - placed
