"""How Kraken Up shows itself: views as plain data, events and questions as messages, zones for scenarios."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from shoal.games.kraken import rules as r
from shoal.games.kraken.notation import CARD_NAMES, QUESTIONS, REASONS, USE_NAMES
from shoal.kernel.messages import Message, message
from shoal.kernel.records import to_plain

PHASES = ("select", "use", "resolve", "ships", "pass", "retract", "deal", "over")
Cards = dict[str, int]


def seats_of(t: Any) -> range:
    """The seats at the table."""
    return range(int(t["seats"]))


def named(counts: Sequence[int]) -> Cards:
    """Counts by kind as a dict by name."""
    return {name: int(n) for name, n in zip(CARD_NAMES, counts, strict=True) if n > 0}


def listed(counts: Sequence[int]) -> list[str]:
    """Counts by kind as a list of names."""
    return [name for name, n in zip(CARD_NAMES, counts, strict=True) for _ in range(int(n))]


# --- views --------------------------------------------------------------------------------------------------------------
def view(t: Any, record: Any, viewer: int | None, memory: bool) -> dict[str, Any]:
    """What lies on the table, for the browser and the terminal."""
    view = to_plain(record)  # lists: reading a record value by value is slow
    ships = t["ships"].tolist()
    over = view["phase"] == r.OVER
    shown: dict[str, Any] = {
        "game": "kraken",
        "seats": int(t["seats"]),
        "hands_each": 1,
        "round": view["round_no"],
        "rounds": r.ROUNDS,
        "turn": view["turn"],
        "turns": int(t["hand_cards"]),
        "phase": PHASES[view["phase"]],
        "together": bool(t["together"]),
        "ready": [bool(view["ready"][seat]) for seat in seats_of(t)],
        "ships": [{"points": ships[i], "seat": view["grabbed_by"][i] - 1} for i in range(r.SHIPS)],
        "tentacles": view["numbers_left"],
        "discards": {"fed": named(view["fed"]), "lost": named(view["lost"])},
        "deck": {"left": view["bag_left"]},
        "sets": {"babies": t["baby"].tolist(), "mermaids": t["mermaid"].tolist()[1:]},
        "cards": {name: card_view(t, kind) for kind, name in enumerate(CARD_NAMES)},
        "hands": [seat_view(t, record, view, seat, viewer, memory) for seat in seats_of(t)],
    }
    if viewer is not None:
        shown["viewer"] = viewer
    if memory and not over:
        shown["deck"]["unseen"] = named(unseen(t, view))
    if over:
        shown["deck"]["cards"] = named(np.bincount(view["bag"][: view["bag_left"]], minlength=r.KINDS).tolist())
        shown["sheet"] = [sheet(t, record, seat) for seat in seats_of(t)]
    elif viewer is not None:
        shown["outlook"] = outlook(t, record, view, viewer)
    return shown


def card_view(t: Any, kind: int) -> dict[str, int]:
    """What is printed on a card; babies and mermaids score in sets and have no points of their own."""
    shown = {"food": int(t["food"][kind]), "height": int(t["height"][kind]), "copies": int(t["copies"][kind])}
    return shown if kind in (r.BABY, r.MERMAID) else shown | {"points": int(t["points"][kind])}


def seat_view(t: Any, record: Any, view: Any, seat: int, viewer: int | None, memory: bool) -> dict[str, Any]:
    """One seat as the viewer sees it. Hands passed on are known, but remembering them is left to the viewer."""
    own = seat == viewer
    shown: dict[str, Any] = {
        "hand": seat,
        "seat": seat,
        "side": "only",
        "size": view["hand_size"],
        "passes_to": (seat + 1) % int(t["seats"]),
        "lair": named(view["lair"][seat]),
        "ships": [int(t["ships"][i]) for i in range(r.SHIPS) if view["grabbed_by"][i] == seat + 1],
        "ocean": {
            str(height): named([n * (t["height"][kind] == height) for kind, n in enumerate(view["ocean"][seat])])
            for height in range(1, r.TOP)
        },
        "tentacle": view["tentacle"][seat][: view["reach"][seat]],
        "grown": view["grown"][seat],
    }
    if own or (memory and min(view["hand"][seat]) >= 0):
        shown["cards"] = named(view["hand"][seat])
    if view["shown"][seat]:
        shown["shown"] = CARD_NAMES[view["shown"][seat] - 1]
    if view["used"][seat]:
        shown["used"] = USE_NAMES[view["used"][seat] - 1]
    if own and view["chosen"][seat] > 0:
        shown["chosen"] = CARD_NAMES[view["chosen"][seat] - 1]
    if own and view["chosen_use"][seat] > 0:
        shown["chosen_use"] = USE_NAMES[view["chosen_use"][seat] - 1]
    if own or memory or view["phase"] == r.OVER:
        shown["points"] = int(r.seat_points(t, record, seat))
    return shown


def unseen(t: Any, view: Any) -> list[int]:
    """Cards by kind that the viewer has seen nowhere: in hands it has not held, or not dealt."""
    left = t["copies"].astype(int) - view["fed"] - view["lost"]
    for seat in seats_of(t):
        left -= np.array(view["lair"][seat]) + view["ocean"][seat]
        if view["shown"][seat]:
            left[view["shown"][seat] - 1] -= 1
        if min(view["hand"][seat]) >= 0:
            left -= view["hand"][seat]
    rest: list[int] = left.tolist()
    return rest


def outlook(t: Any, record: Any, view: Any, seat: int) -> dict[str, Any]:
    """What each card the seat may now use would score or leave, worked out from its view alone."""
    card = view["shown"][seat]
    if view["phase"] == r.USE:
        kinds = [card - 1] if card else []
    elif view["phase"] == r.SELECT:
        kinds = [kind for kind in range(r.KINDS) if view["hand"][seat][kind] > 0]
    else:
        kinds = []
    return {
        CARD_NAMES[kind]: {
            "place": place_outlook(t, record, view, seat, kind),
            "feed": feed_outlook(t, record, view, seat, kind),
        }
        for kind in kinds
    }


def place_outlook(t: Any, record: Any, view: Any, seat: int, kind: int) -> dict[str, Any]:
    """At which height the card would lie, what it would add to the points once in the lair, whether the tentacle is as
    high as that already, and whether the card is sure to be lost, because the round ends before it can be."""
    height = int(t["height"][kind])
    caught = caught_up_to(t, record, seat, max(height, view["reach"][seat]), kind)
    without = caught_up_to(t, record, seat, max(height, view["reach"][seat]))
    in_reach = height <= view["reach"][seat]
    last = view["turn"] == t["hand_cards"]
    return {"height": height, "points": caught - without, "in_reach": in_reach, "lost": bool(last and not in_reach)}


def feed_outlook(t: Any, record: Any, view: Any, seat: int, kind: int) -> dict[str, Any]:
    """How far the tentacle would grow, the best ship it would come to, what it would then catch of the own ocean when it
    retracts (in points) and how many cards would stay out of reach."""
    food, reach = int(t["food"][kind]), view["reach"][seat]
    height = min(r.TOP, reach + food)
    ships = [int(t["ships"][i]) for i in range(r.SHIPS) if view["grabbed_by"][i] == 0]
    out = sum(n for k, n in enumerate(view["ocean"][seat]) if t["height"][k] > height)
    return {
        "grows": height - reach,
        "wasted": reach + food - height,
        "height": height,
        "ship": ships[0] if ships and height == r.TOP else 0,
        "catch": caught_up_to(t, record, seat, height) - int(r.seat_points(t, record, seat)),
        "out_of_reach": out,
    }


def caught_up_to(t: Any, record: Any, seat: int, height: int, kind: int | None = None) -> int:
    """The points a seat would have if all cards up to this height, and one more of a kind, lay in its lair."""
    trial = record.copy()
    trial["lair"][seat] += record["ocean"][seat] * (t["height"] <= height)
    if kind is not None:
        trial["lair"][seat, kind] += 1
    return int(r.seat_points(t, trial, seat))


def sheet(t: Any, record: Any, seat: int) -> dict[str, Any]:
    """The score sheet of one seat after the end."""
    cards = {
        CARD_NAMES[kind]: int(t["points"][kind]) * int(record["lair"][seat][kind])
        for kind in range(r.KINDS)
        if kind not in (r.BABY, r.MERMAID) and record["lair"][seat][kind]
    }
    return {
        "hand": seat,
        "cards": cards,
        "babies": int(r.baby_points(t, record, seat)),
        "mermaids": int(r.mermaid_points(t, int(record["lair"][seat][r.MERMAID]))),
        "ships": int(r.ship_points(t, record, seat)),
        "total": int(r.seat_points(t, record, seat)),
    }


# --- events -------------------------------------------------------------------------------------------------------------
def describe(t: Any, row: tuple[int, ...], before: Any, after: Any, viewer: int | None) -> list[Message]:
    """The messages for one event. Identities come from the viewer's own views, never from the event."""
    code, a, b, c = row
    hand = ("hand", a)
    if code == r.ROUND:
        return [message("kraken-event-round", n=("n", a), of=("n", b), cards=("n", c))]
    if code == r.TURNED_UP:
        return [message("kraken-event-shown", hand=hand, card=("card", shown_card(before, after, a)))]
    if code == r.PLACED:
        card = ("card", shown_card(before, after, a))
        if b == 0:
            return [message("kraken-event-lair", hand=hand, card=card)]
        return [message("kraken-event-placed", hand=hand, card=card, height=("n", b))]
    if code == r.FED:
        card = ("card", shown_card(before, after, a))
        if b == 0:
            return [message("kraken-event-fed-nothing", hand=hand, card=card)]
        if c:
            return [message("kraken-event-fed-wasted", hand=hand, card=card, food=("n", b), n=("n", c))]
        return [message("kraken-event-fed", hand=hand, card=card, food=("n", b))]
    if code == r.GREW:
        number = int(after["tentacle"][a][b - 1])
        return [message("kraken-event-grew", hand=hand, number=("n", number), height=("n", b))]
    if code == r.GRABBED:
        return [message("kraken-event-grabbed", hand=hand, points=("n", int(t["ships"][b])))]
    if code == r.RETRACTED:
        caught = listed(after["lair"][a].astype(int) - before["lair"][a])
        if not caught:
            return [message("kraken-event-retracted-empty", hand=hand, height=("n", b))]
        return [message("kraken-event-retracted", hand=hand, height=("n", b), cards=("cards", caught), n=("n", c))]
    if code == r.STAYED:
        return [message("kraken-event-stayed", hand=hand)]
    if code == r.LOST:
        gone = listed(after["lost"].astype(int) - before["lost"])
        return [message("kraken-event-lost", hand=hand, cards=("cards", gone), n=("n", b))]
    if code == r.PASSED:
        return [message("kraken-event-passed")]
    assert code == r.ENDED, row
    return [message("kraken-event-over")]


def shown_card(before: Any, after: Any, seat: int) -> str:
    """The card that a seat has turned up: it lies there after the step, or lay there before it."""
    return CARD_NAMES[int(after["shown"][seat] or before["shown"][seat]) - 1]


# --- questions ----------------------------------------------------------------------------------------------------------
def prompt(t: Any, view: Any, seat: int, question: int) -> tuple[int, Message]:
    """The hand a question is about, and the sentence that asks it."""
    parameters: dict[str, tuple[str, Any]] = {"hand": ("hand", seat)}
    card = int(view["shown"][seat]) or int(view["chosen"][seat])
    if question == r.ASK_USE and card > 0:
        parameters["card"] = ("card", CARD_NAMES[card - 1])
    return seat, message(f"kraken-ask-{QUESTIONS[question]}", **parameters)


def reason(t: Any, view: Any, seat: int, code: int, answer: int) -> Message:
    """Why an answer is not legal."""
    return message(f"kraken-why-{REASONS[code]}")


# --- positions from outside -----------------------------------------------------------------------------------------------
def cards_of(t: Any, p: Any) -> Any:
    """All fishing cards of a true position, by kind."""
    found = p["fed"].astype(int) + p["lost"] + np.bincount(p["bag"][: int(p["bag_left"])], minlength=r.KINDS)
    for zone in ("lair", "ocean", "hand"):
        found += p[zone].astype(int).sum(axis=0)
    return found + np.bincount(p["shown"][p["shown"] > 0] - 1, minlength=r.KINDS)


def check_position(t: Any, p: Any) -> None:
    """A position from outside must hold the cards of its table, each once (a ValueError says where it does not)."""
    seats = int(t["seats"])
    if not np.array_equal(cards_of(t, p), t["copies"]):
        raise ValueError("the position does not hold the fishing cards of its table")
    numbers = [*p["tentacle"][p["tentacle"] > 0].tolist(), *p["numbers"][: int(p["numbers_left"])].tolist()]
    if sorted(numbers) != list(range(1, r.NUMBERS + 1)):
        raise ValueError("the position does not hold each tentacle card once")
    coming = p["coming"][: int(p["coming_left"])].tolist()
    if len(set(coming)) < len(coming) or not set(coming) <= set(numbers[len(numbers) - int(p["numbers_left"]) :]):
        raise ValueError("the tentacle cards to come are not in their deck")
    for seat in range(r.SEATS):
        reach = int(p["reach"][seat])
        if (p["tentacle"][seat] > 0).tolist() != [rung < reach for rung in range(r.TOP)]:
            raise ValueError("a tentacle does not have the cards that its height says")
        if seat >= seats and any(p[zone][seat].any() for zone in ("lair", "ocean", "hand", "reach", "shown", "ready")):
            raise ValueError(f"there is something at a seat that this table of {seats} does not have")
    if any((p["hand"][seat].astype(int).sum() != p["hand_size"]) for seat in range(seats)):
        raise ValueError("every hand must have as many cards as hand_size says")
    check_moment(t, p, seats)


def check_moment(t: Any, p: Any, seats: int) -> None:
    """Phase, turn, ships and choices must fit each other."""
    phase, size = int(p["phase"]), int(p["hand_size"])
    if not 1 <= p["round_no"] <= r.ROUNDS or size != t["hand_cards"] - p["turn"] + (phase == r.SELECT):
        raise ValueError("round, turn and hand size do not fit each other")
    grabbed = p["grabbed_by"] > 0
    if (p["grabbed_by"] > seats).any() or (~grabbed[:-1] & grabbed[1:]).any():
        raise ValueError("the best cruise ships go first, to seats that there are")
    if phase == r.GRAB and (grabbed.all() or not (p["reach"] == r.TOP).any()):
        raise ValueError("nobody can grab a cruise ship")
    for seat in range(seats):
        check_choices(t, p, seat)
    waiting = [seat for seat in range(seats) if p["shown"][seat]]
    cursor, growing = int(p["cursor"]), int(p["growing"])
    if phase in (r.RESOLVE, r.RETRACT) and cursor >= seats:
        raise ValueError("the cursor is on no seat")
    if growing and (phase != r.RESOLVE or growing + p["reach"][cursor] > r.TOP):
        raise ValueError("the tentacle at the cursor cannot grow")
    first = {r.USE: 0, r.RESOLVE: cursor + (growing > 0)}.get(phase, seats)
    if waiting != list(range(first, seats)):
        raise ValueError("the cards turned up are not those still to be used")


def check_choices(t: Any, p: Any, seat: int) -> None:
    """What a seat has chosen must be possible, and there if it is ready."""
    phase, card, use = int(p["phase"]), int(p["chosen"][seat]), int(p["chosen_use"][seat])
    if card and (phase != r.SELECT or p["hand"][seat, card - 1] == 0):
        raise ValueError("a card is chosen that is not in the hand")
    if use and phase != r.USE and not (phase == r.SELECT and t["together"] and card):
        raise ValueError("a use is chosen that is not asked")
    answered = {r.SELECT: bool(card and (use or not t["together"])), r.USE: bool(use)}.get(phase, False)
    if bool(p["ready"][seat]) != answered:
        raise ValueError("who is ready does not fit the choices")
    if phase == r.RESOLVE and seat >= p["cursor"] and p["used"][seat] == 0:
        raise ValueError("a card turned up has no use")
    if phase <= r.USE and (p["used"][seat] or p["grown"][seat]):
        raise ValueError("a card is used before its use is chosen")


# --- zones: positions in the words of scenarios ---------------------------------------------------------------------------
def zones(t: Any, p: Any) -> dict[str, Any]:
    """The zones of a true position; seats are counted from 1."""
    names = {seat: str(seat + 1) for seat in seats_of(t)}
    bag = np.bincount(p["bag"][: int(p["bag_left"])], minlength=r.KINDS).tolist()
    return {
        "round": int(p["round_no"]),
        "turn": int(p["turn"]),
        "phase": PHASES[int(p["phase"])],
        "hand_size": int(p["hand_size"]),
        "hands": {name: listed(p["hand"][seat]) for seat, name in names.items()},
        "lairs": {name: listed(p["lair"][seat]) for seat, name in names.items()},
        "oceans": {name: listed(p["ocean"][seat]) for seat, name in names.items()},
        "shown": {name: ["", *CARD_NAMES][int(p["shown"][seat])] for seat, name in names.items()},
        "used": {name: ["", *USE_NAMES][int(p["used"][seat])] for seat, name in names.items()},
        "tentacles": {name: tuple(int(x) for x in p["tentacle"][seat] if x) for seat, name in names.items()},
        "reach": {name: int(p["reach"][seat]) for seat, name in names.items()},
        "ships": tuple(int(t["ships"][i]) for i in range(r.SHIPS) if not p["grabbed_by"][i]),
        "ships_of": {
            name: tuple(int(t["ships"][i]) for i in range(r.SHIPS) if p["grabbed_by"][i] == seat + 1)
            for seat, name in names.items()
        },
        "fed": listed(p["fed"]),
        "lost": listed(p["lost"]),
        "undealt": listed(bag),
        "undealt_left": int(p["bag_left"]),
        "tentacle_deck": sorted(int(x) for x in p["numbers"][: int(p["numbers_left"])]),
        "standing": {name: int(r.seat_points(t, p, seat)) for seat, name in names.items()},
    }


CARD_ZONES = {"hands": "hand", "lairs": "lair", "oceans": "ocean"}
PILES = ("fed", "lost")


def place(t: Any, p: Any, zones: Mapping[str, Any]) -> None:
    """Change a position, in which everybody chooses a card, to have these zones."""
    known = ("round", "turn", *CARD_ZONES, *PILES, "tentacles", "next_tentacles", "ships_of")
    unknown = set(zones) - set(known)
    if unknown:
        raise ValueError(f"there is no zone {', '.join(sorted(unknown))}; there are {', '.join(known)}")
    if "round" in zones:
        p["round_no"] = number_in(zones["round"], "round", r.ROUNDS)
    place_turn(t, p, zones)
    place_cards(t, p, zones)
    place_tentacles(t, p, zones)
    place_ships(t, p, zones.get("ships_of", {}))


def number_in(value: Any, what: str, most: int) -> int:
    if not isinstance(value, int) or not 1 <= value <= most:
        raise ValueError(f"{what} is a number from 1 to {most}, not {value!r}")
    return value


def seat_index(t: Any, name: str) -> int:
    names = [str(seat + 1) for seat in seats_of(t)]
    if name not in names:
        raise ValueError(f"there is no seat {name!r}; there are {', '.join(names)}")
    return names.index(name)


def kinds_of(cards: Any) -> list[int]:
    """The kinds of cards given by name."""
    if not isinstance(cards, list):
        raise ValueError(f"cards are a list of names, not {cards!r}")
    for name in cards:
        if name not in CARD_NAMES:
            raise ValueError(f"there is no card {name!r}; there are {', '.join(CARD_NAMES)}")
    return [CARD_NAMES.index(name) for name in cards]


def place_turn(t: Any, p: Any, zones: Mapping[str, Any]) -> None:
    """The turn, given as such or by how many cards are left in hand."""
    sizes = {len(cards) for cards in zones.get("hands", {}).values()}
    if len(sizes) > 1:
        raise ValueError("all hands have equally many cards")
    size = sizes.pop() if sizes else int(t["hand_cards"])
    if not 1 <= size <= t["hand_cards"]:
        raise ValueError(f"a hand has 1 to {t['hand_cards']} cards, not {size}")
    turn = int(t["hand_cards"]) - size + 1
    if "turn" in zones:
        given = number_in(zones["turn"], "turn", int(t["hand_cards"]))
        if sizes and given != turn:
            raise ValueError(f"in turn {given} a hand has {t['hand_cards'] - given + 1} cards")
        turn = given
    p["turn"], p["hand_size"] = turn, int(t["hand_cards"]) - turn + 1


def place_cards(t: Any, p: Any, zones: Mapping[str, Any]) -> None:
    """Take what is named out of all cards; hands that are not named keep what they can, and are filled up."""
    dealt = [listed(p["hand"][seat]) for seat in seats_of(t)]
    for field in (*CARD_ZONES.values(), *PILES):
        p[field] = 0
    pool = Counter({kind: int(n) for kind, n in enumerate(t["copies"])})

    def take(kind: int, where: Any) -> None:
        if pool[kind] == 0:
            raise ValueError(f"there are only {t['copies'][kind]} cards {CARD_NAMES[kind]}")
        pool[kind] -= 1
        where[kind] += 1

    for zone, field in CARD_ZONES.items():
        for name, cards in zones.get(zone, {}).items():
            seat = seat_index(t, name)
            for kind in kinds_of(cards):
                if zone == "oceans" and t["height"][kind] == 0:
                    raise ValueError(f"{CARD_NAMES[kind]} goes into the lair, not into the ocean")
                take(kind, p[field][seat])
    for zone in PILES:
        for kind in kinds_of(zones.get(zone, [])):
            take(kind, p[zone])
    for seat in seats_of(t):
        if str(seat + 1) not in zones.get("hands", {}):
            rest = [*kinds_of(dealt[seat]), *(kind for kind in range(r.KINDS) for _ in range(int(t["copies"][kind])))]
            for kind in rest:
                if pool[kind] and p["hand"][seat].sum() < p["hand_size"]:
                    take(kind, p["hand"][seat])
            if p["hand"][seat].sum() < p["hand_size"]:
                raise ValueError("not enough cards are left for the hands")
    left = [kind for kind in range(r.KINDS) for _ in range(pool[kind])]
    p["bag"] = [*left, *[0] * (r.MOST_CARDS - len(left))]
    p["bag_left"] = len(left)


def place_tentacles(t: Any, p: Any, zones: Mapping[str, Any]) -> None:
    """Numbers on the krakens, from below, and the next ones in their deck."""
    for name, numbers in zones.get("tentacles", {}).items():
        seat = seat_index(t, name)
        if len(numbers) > r.TOP:
            raise ValueError(f"a tentacle has at most {r.TOP} cards, not {len(numbers)}")
        p["tentacle"][seat] = [number_in(n, "a tentacle card", r.NUMBERS) for n in numbers] + [0] * (
            r.TOP - len(numbers)
        )
        p["reach"][seat] = len(numbers)
    grown = p["tentacle"][p["tentacle"] > 0].tolist()
    coming = [number_in(n, "a tentacle card", r.NUMBERS) for n in zones.get("next_tentacles", [])]
    if len({*grown, *coming}) < len(grown) + len(coming):
        raise ValueError("each tentacle card is there once")
    deck = [n for n in range(1, r.NUMBERS + 1) if n not in grown]
    p["numbers"] = [*deck, *[0] * len(grown)]
    p["numbers_left"] = len(deck)
    p["coming"] = [*coming[::-1], *[0] * (r.NUMBERS - len(coming))]
    p["coming_left"] = len(coming)


def place_ships(t: Any, p: Any, owners: Mapping[str, Any]) -> None:
    """The cruise ships that are gone, by seat; the best go first."""
    ships = t["ships"].tolist()
    for name, points in owners.items():
        for value in points:
            if value not in ships:
                raise ValueError(f"there is no cruise ship of {value!r}; there are {', '.join(map(str, ships))}")
            if p["grabbed_by"][ships.index(value)]:
                raise ValueError(f"the cruise ship of {value} is there once")
            p["grabbed_by"][ships.index(value)] = seat_index(t, name) + 1
    grabbed = p["grabbed_by"] > 0
    if (~grabbed[:-1] & grabbed[1:]).any():
        raise ValueError("the best cruise ships go first")
