"""How Go For The Krill shows itself: views as plain data, events and questions as messages, zones for scenarios."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np

from shoal.games.krill import rules as r
from shoal.games.krill.notation import CARD_NAMES, FOOD_NAMES, KIND_NAMES, MISSION_NAMES, QUESTIONS, REASONS
from shoal.kernel import UNKNOWN
from shoal.kernel.messages import Message, message
from shoal.kernel.records import to_plain
from shoal.kernel.uncompiled import widen

PHASES = ("replenish", "select", "reveal", *["collect"] * 9, "over")
TIES = ("", "cross", "tick")


# --- views --------------------------------------------------------------------------------------------------------------
def hands_of(t: Any) -> range:
    """The hands in play."""
    return range(int(t["seats"]) * int(t["hands_each"]))


def seat_of(t: Any, hand: int) -> int:
    """Whose hand it is."""
    return hand // int(t["hands_each"])


def scores(t: Any, hand: int) -> bool:
    """Whether the hand's food counts: a left hand's does not."""
    return hand % int(t["hands_each"]) == 0


def side_of(t: Any, hand: int) -> str:
    """Which of its seat's hands it is."""
    return "only" if t["hands_each"] == 1 else ("right", "left")[hand % 2]


def food_counts(counts: Any) -> dict[str, int]:
    """Counts by food code as a dict by name."""
    return {FOOD_NAMES[food]: int(n) for food, n in enumerate(counts) if n > 0}


def was_robbed(view: Any, turn: int, hand: int) -> bool:
    """Whether the Albatross has taken a card of what the hand collected in a round."""
    thief = view["albatross"][turn] - 1
    done = turn < view["turn"] or view["phase"] != r.F_ALBATROSS or hand < view["cursor"]
    return bool(thief >= 0 and hand != thief and done)


def known_pile(t: Any, view: Any, hand: int) -> Counter[str]:
    """The cards that the viewer can tell to be in the pile: those seen, and those nothing can have happened to."""
    taken = int(view["taken"])
    cards = zip(view["food"][:taken], view["held_by"][:taken], strict=True)
    return Counter(FOOD_NAMES[food] for food, holder in cards if holder == hand)


def certain_pile(t: Any, view: Any, hand: int, viewer: int | None) -> Counter[str]:
    """The cards that must be in the pile whatever was stolen: those known, and what counting leaves no choice about."""
    certain = known_pile(t, view, hand)
    for turn in range(1, min(int(view["turn"]), r.MAX_ROUNDS) + 1):
        if view["albatross"][turn] or view["seal"][turn]:
            certain += certain_of_round(t, view, turn, hand, viewer)
    return certain


def certain_of_round(t: Any, view: Any, turn: int, hand: int, viewer: int | None) -> Counter[str]:
    """Of a round's cards that the viewer has not placed: how many of each sort the hand holds at least.

    The Albatross took one card of each hand it robbed, the Leopard Seal half of what one hand then held; different hands
    took different sorts from the table.
    """
    first = view["first"][turn]
    end = view["first"][turn + 1] if turn < view["turn"] else view["taken"]
    thief, seal, victim = (int(view[name][turn]) - 1 for name in ("albatross", "seal", "seal_victim"))
    hidden = seal >= 0 and viewer not in (seat_of(t, seal), seat_of(t, victim))  # what the Seal took
    robbed = {taker for taker in view["taken_by"][first:end] if was_robbed(view, turn, taker)}
    held = len(robbed) if victim == thief else view["taken_by"][first:end].count(victim) - (victim in robbed)
    stolen = held // 2 if hidden else 0
    certain: Counter[str] = Counter()
    for taker in set(view["taken_by"][first:end]):
        mine = [i for i in range(first, end) if view["taken_by"][i] == taker and view["held_by"][i] == UNKNOWN]
        unplaced = [i for i in mine if view["after_albatross"][i] == UNKNOWN]
        gone = int(bool(unplaced))  # one of these went to the Albatross
        for food, n in Counter(view["food"][i] for i in mine if view["after_albatross"][i] in (UNKNOWN, taker)).items():
            alone = n == len(mine)
            if hand == taker:
                certain[FOOD_NAMES[food]] += max(0, n - gone - (stolen if victim == taker else 0))
            if hand == thief and gone and alone and not (victim == thief and stolen):
                certain[FOOD_NAMES[food]] += 1
            if hand == seal and victim == taker:
                certain[FOOD_NAMES[food]] += max(0, stolen - (len(mine) - n))
        for i in mine:
            if view["after_albatross"][i] == thief and hand == thief and not stolen:
                certain[FOOD_NAMES[view["food"][i]]] += 1
    return certain


def worth(pile: Mapping[str, int]) -> int:
    """What known food counts."""
    return sum(n * int(plain(r.food_points)(FOOD_NAMES.index(food))) for food, n in pile.items())


def plain(function: Any) -> Any:
    """A rule as plain Python, for single calls on data that is not worth compiling for."""
    return getattr(function, "py_func", function)


def hand_view(t: Any, view: Any, hand: int, viewer: int | None, memory: bool) -> dict[str, Any]:
    """One hand as the viewer sees it."""
    own = viewer is not None and seat_of(t, hand) == viewer
    discards = sorted((int(n), card) for card, n in enumerate(view["discard"][hand]) if n)
    shown: dict[str, Any] = {
        "hand": hand,
        "seat": seat_of(t, hand),
        "side": side_of(t, hand),
        "scores": scores(t, hand),
        "cards": [CARD_NAMES[card] for card in range(1, r.CARDS) if view["hand"][hand][card]],
        "discards": [{"card": CARD_NAMES[card], "round": turn} for turn, card in discards],
        "cancelled": bool(view["cancelled"][hand]),
        "catch": int(view["caught"][hand]),
        "pile": {"cards": int(view["pile"][hand])},
    }
    if view["played"][hand]:
        shown["played"] = CARD_NAMES[view["played"][hand]]
        if t["ties"]:
            shown["tie"] = TIES[1 + int(view["broke"][hand])]
    if view["returned"][hand]:
        shown["returned"] = CARD_NAMES[view["returned"][hand]]
    if t["ties"]:
        shown["has_tick"] = bool(view["tick"][hand])
    if own and view["phase"] == r.SELECT and view["chosen"][hand] > 0:
        shown["chosen"] = CARD_NAMES[view["chosen"][hand]]
        if t["ties"] and view["chosen_tie"][hand] > 0:
            shown["chosen_tie"] = TIES[view["chosen_tie"][hand]]
    if own and view["phase"] == r.H_SQUID and view["chosen"][hand] > 0:
        shown["chosen_return"] = CARD_NAMES[view["chosen"][hand]]
    if own or memory or view["phase"] == r.OVER:
        pile = certain_pile(t, view, hand, viewer)
        shown["pile"] |= {"food": dict(pile), "points": worth(pile)}
        if pile.total() < view["pile"][hand]:
            shown["pile"]["unknown"] = int(view["pile"][hand]) - pile.total()
    return shown


def mission_view(t: Any, view: Any, mission: int, viewer: int | None, memory: bool) -> dict[str, Any]:
    """One mission: what it pays, who has it, and how far the hands are as far as the viewer may see."""
    shown: dict[str, Any] = {"mission": MISSION_NAMES[mission], "points": int(t["mission_points"][mission])}
    if mission == r.HASTY and view["hasty"]:
        shown["holder"] = int(view["hasty"]) - 1
    progress = []
    for hand in hands_of(t):
        own = viewer is not None and seat_of(t, hand) == viewer
        if scores(t, hand):
            text = progress_of(t, view, mission, hand, viewer, own or memory or view["phase"] == r.OVER)
            if text:
                progress.append({"hand": hand, "text": text})
    shown["progress"] = progress
    return shown


def progress_of(t: Any, view: Any, mission: int, hand: int, viewer: int | None, sees_pile: bool) -> Message | None:
    """How far a hand is with a mission; None where the viewer may not see it."""
    if mission in (r.THIRD_TIME, r.PERFECTIONIST):
        done = view["third_time" if mission == r.THIRD_TIME else "perfect"][hand]
        if done:
            return message("krill-progress-done")
        if mission == r.THIRD_TIME:
            return message("krill-progress-streak", n=("n", int(view["streak"][hand])))
        cards = [CARD_NAMES[card] for card in view["history"][hand] if card]
        return message("krill-progress-last", cards=("cards", cards)) if cards else message("krill-progress-none")
    if mission == r.HASTY:
        return message("krill-progress-done") if view["hasty"] == hand + 1 else None
    if mission in (r.LEFTOVERS, r.RESERVED):
        return message("krill-progress-highest", n=("n", int(plain_highest(view, hand))))
    if not sees_pile:
        return message("krill-progress-cards", n=("n", int(view["pile"][hand]))) if mission == r.MINIMALIST else None
    pile = certain_pile(t, view, hand, viewer)
    numbers: Counter[int] = Counter()
    for food, n in pile.items():
        numbers[int(food.rpartition("-")[2])] += n
    krill = sum(n for food, n in pile.items() if food.startswith("krill"))
    if mission == r.COLLECTOR:
        return message("krill-progress-numbers", n=("n", len(numbers)))
    if mission == r.SLIM_PICKINGS:
        return message("krill-progress-largest", n=("n", max(numbers.values(), default=0)))
    if mission == r.ONE_AND_DONE:
        return message("krill-progress-ones", n=("n", numbers[1]))
    if mission == r.MINIMALIST:
        return message("krill-progress-cards", n=("n", int(view["pile"][hand])))
    return message("krill-progress-krill", n=("n", krill))


def plain_highest(view: Any, hand: int) -> int:
    """The highest card left in hand, specials 12."""
    left = [card for card in range(1, r.CARDS) if view["hand"][hand][card]]
    return max((12 if card >= r.SQUID else card for card in left), default=0)


def view(t: Any, record: Any, viewer: int | None, memory: bool) -> dict[str, Any]:
    """What lies on the table, for the browser and the terminal."""
    view = to_plain(record)  # lists: reading a record value by value is slow
    stacks = {}
    for value in range(1, r.VALUES):
        if any(view["stack"][value]) or view["spooked"][value]:
            counts = {kind: view["stack"][value][i] for i, kind in enumerate(KIND_NAMES)}
            stacks[str(value)] = counts | {"spooked": bool(view["spooked"][value])}
    deck: dict[str, Any] = {"left": int(view["deck_left"])}
    if memory:
        deck["unseen"] = food_counts(view["deck"])
    shown: dict[str, Any] = {
        "game": "krill",
        "seats": int(t["seats"]),
        "hands_each": int(t["hands_each"]),
        "round": min(int(view["turn"]), int(t["rounds"])),
        "rounds": int(t["rounds"]),
        "phase": PHASES[view["phase"]],
        "ready": [bool(view["ready"][seat]) for seat in range(int(t["seats"]))],
        "deck": deck,
        "out": food_counts(view["out"]),
        "stacks": stacks,
        "hands": [hand_view(t, view, hand, viewer, memory) for hand in hands_of(t)],
        "missions": [mission_view(t, view, int(m), viewer, memory) for m in view["mission"] if m],
    }
    if viewer is not None:
        shown["viewer"] = viewer
    if view["shown"]:
        shown["shown"] = FOOD_NAMES[view["shown"]]
    if r.A_SHARK <= view["phase"] <= r.H_SQUID:
        shown["letter"] = "ABCDEFGH"[view["phase"] - r.A_SHARK]
    if view["phase"] == r.OVER:
        shown["sheet"] = [sheet(t, record, view, hand) for hand in hands_of(t)]
    return shown


def sheet(t: Any, record: Any, view: Any, hand: int) -> dict[str, Any]:
    """The score sheet of one hand after the end: points by kind of food and by mission."""
    pile = known_pile(t, view, hand)
    points = {kind: worth({food: n for food, n in pile.items() if food.startswith(kind)}) for kind in KIND_NAMES}
    missions = {
        MISSION_NAMES[m]: int(r.mission_score(t, record, m, hand)) for m in view["mission"] if m and scores(t, hand)
    }
    return {"hand": hand, "food": points, "missions": missions, "counts": scores(t, hand)}


# --- events -------------------------------------------------------------------------------------------------------------
def moved(before: Any, after: Any, thief: int, victim: int) -> list[str] | None:
    """The food that went from one hand to another between two views; None if the viewer cannot tell."""
    first, taken = int(after["first"][after["turn"]]), int(after["taken"])
    known = [
        FOOD_NAMES[after["food"][i]]
        for i in range(first, taken)
        if after["held_by"][i] == thief and before["held_by"][i] != thief and before["held_by"][i] in (victim, UNKNOWN)
    ]
    return known or None


def describe(t: Any, row: tuple[int, ...], before: Any, after: Any, viewer: int | None) -> list[Message]:
    """The messages for one event. Identities come from the viewer's own views, never from the event."""
    code, a, b, c = row
    hand = ("hand", a)
    if code == r.ROUND:
        return [message("krill-event-round", n=("n", a), of=("n", b))]
    if code in (r.FOOD, r.ASIDE, r.IGNORED):
        key = {r.FOOD: "food", r.ASIDE: "aside", r.IGNORED: "ignored"}[code]
        return [message(f"krill-event-{key}", food=("food", revealed(before, after)))]
    if code in (r.TURTLE_EATS, r.ORCA_EATS):
        key = "turtle" if code == r.TURTLE_EATS else "orca"
        if not a:
            return [message(f"krill-event-{key}-none")]
        return [message(f"krill-event-{key}", value=("value", a), n=("n", b))]
    if code == r.DIVER_SCARES:
        return [message("krill-event-diver", n=("n", a))]
    if code == r.PLAYED:
        card = ("card", CARD_NAMES[after["played"][a]])
        if t["ties"]:
            return [
                message("krill-event-played-tie", hand=hand, card=card, tie=("tie", TIES[1 + int(after["broke"][a])]))
            ]
        return [message("krill-event-played", hand=hand, card=card)]
    if code == r.CANCEL:
        hands = ("hands", [h for h in hands_of(t) if after["played"][h] == a and after["cancelled"][h]])
        if a < r.SQUID:
            return [message("krill-event-cancel-number", card=("card", CARD_NAMES[a]), hands=hands, value=("value", a))]
        return [message("krill-event-cancel-card", card=("card", CARD_NAMES[a]), hands=hands)]
    if code == r.TIE_WON:
        played = int(after["played"][a])
        losers = [h for h in hands_of(t) if h != a and after["played"][h] == played]
        return [message("krill-event-tie-won", hand=hand, card=("card", CARD_NAMES[played]), hands=("hands", losers))]
    if code == r.SHARK_BITES:
        if b < 0:
            return [message("krill-event-shark-none", hand=hand)]
        return [
            message("krill-event-shark", hand=hand, victim=("hand", b), card=("card", CARD_NAMES[after["played"][b]]))
        ]
    if code == r.NET_CATCHES:
        return [message("krill-event-net", hand=hand, n=("n", b)) if b else message("krill-event-net-none", hand=hand)]
    if code == r.COLLECT:
        card = ("card", CARD_NAMES[after["played"][a]])
        if not c:
            return [message("krill-event-collect-none", hand=hand, card=card)]
        return [message("krill-event-collect", hand=hand, card=card, value=("value", b), n=("n", c))]
    if code == r.ALBATROSS_STEALS:
        return [describe_albatross(a, b, moved(before, after, a, b))]
    if code == r.SEAL_STEALS:
        return [describe_seal(t, a, b, c, moved(before, after, a, b), viewer)]
    if code == r.SQUID_RETURNS:
        if not after["returned"][a]:
            return [message("krill-event-squid-none", hand=hand)]
        return [message("krill-event-squid", hand=hand, card=("card", CARD_NAMES[after["returned"][a]]))]
    if code == r.DISCARDS:
        return [message("krill-event-discards")]
    if code == r.HASTY_WON:
        return [message("krill-event-hasty", hand=hand)]
    assert code == r.ENDED, row
    return [message("krill-event-over")]


def revealed(before: Any, after: Any) -> str:
    """The food card a step revealed: the sort of which the draw pile holds one less, or what it showed."""
    if after["shown"]:
        return str(FOOD_NAMES[after["shown"]])
    # The last card of a replenishment: the step also began the selection, and put aside cards went back.
    change = after["deck"].astype(int) - before["deck"].astype(int) - before["aside"].astype(int)
    food: str = FOOD_NAMES[int(np.argmin(change))]
    return food


def describe_albatross(thief: int, victim: int, seen: list[str] | None) -> Message:
    if victim < 0:
        return message("krill-event-albatross-none", hand=("hand", thief))
    parties = {"hand": ("hand", thief), "victim": ("hand", victim)}
    if seen and len(seen) == 1:
        return message("krill-event-albatross-seen", **parties, food=("food", seen[0]))
    return message("krill-event-albatross", **parties)


def describe_seal(t: Any, thief: int, victim: int, n: int, seen: list[str] | None, viewer: int | None) -> Message:
    if victim < 0:
        return message("krill-event-seal-none", hand=("hand", thief))
    parties = {"hand": ("hand", thief), "victim": ("hand", victim), "n": ("n", n)}
    party = viewer is not None and viewer in (seat_of(t, thief), seat_of(t, victim))
    if party and seen and len(seen) == n:
        return message("krill-event-seal-seen", **parties, foods=("foods", sorted(seen)))
    return message("krill-event-seal", **parties)


# --- questions ----------------------------------------------------------------------------------------------------------
def prompt(t: Any, view: Any, seat: int, question: int) -> tuple[int, Message]:
    """The hand a question is about, and the sentence that asks it."""
    hand = int(r.open_hand(t, view, seat))
    return hand, message(f"krill-ask-{QUESTIONS[question]}", hand=("hand", hand), side=("side", side_of(t, hand)))


def reason(t: Any, view: Any, seat: int, code: int, answer: int) -> Message:
    """Why an answer is not legal."""
    return message(f"krill-why-{REASONS[code]}")


# --- positions from outside -----------------------------------------------------------------------------------------------
def check_position(t: Any, p: Any) -> None:
    """A position from outside must hold the food of its table, card for card (a ValueError says where it does not)."""
    taken = int(p["taken"])
    found = p["deck"].astype(int) + p["out"] + p["aside"] + np.bincount(p["food"][:taken], minlength=r.FOODS)
    for kind in range(r.KINDS):
        found[10 * kind + 1 : 10 * kind + r.VALUES] += p["stack"][1:, kind]
    bag = np.bincount(p["bag"][: int(p["deck_left"])], minlength=r.FOODS)
    coming = np.bincount(p["coming"][: int(p["coming_left"])], minlength=r.FOODS)
    if found.tolist() != t["deck"].tolist() or bag.tolist() != p["deck"].tolist() or (coming > bag).any():
        raise ValueError("the position does not hold the food of its table")


# --- zones: positions in the words of scenarios ---------------------------------------------------------------------------
def hand_names(t: Any) -> list[str]:
    """The names of hands in scenarios: "1", "2", ... or "1R", "1L", "2R", "2L"."""
    if t["hands_each"] == 1:
        return [str(hand + 1) for hand in hands_of(t)]
    return [f"{seat_of(t, hand) + 1}{'RL'[hand % 2]}" for hand in hands_of(t)]


def hand_index(t: Any, name: str) -> int:
    if name not in hand_names(t):
        raise ValueError(f"there is no hand {name!r}; there are {', '.join(hand_names(t))}")
    return hand_names(t).index(name)


def index_of(names: tuple[str, ...], name: Any, what: str) -> int:
    if not isinstance(name, str) or name not in names or not name:
        raise ValueError(f"there is no {what} {name!r}; there are {', '.join(filter(None, names))}")
    return names.index(name)


def zones(t: Any, p: Any) -> dict[str, Any]:
    """The zones of a true position."""
    names = hand_names(t)
    return {
        "round": int(p["turn"]),
        "stacks": {
            str(v): [kind for i, kind in enumerate(KIND_NAMES) for _ in range(int(p["stack"][v, i]))]
            for v in range(1, r.VALUES)
        },
        "hands": {n: [CARD_NAMES[c] for c in range(1, r.CARDS) if p["hand"][h, c]] for h, n in enumerate(names)},
        "discards": {
            n: tuple(
                CARD_NAMES[c]
                for _, c in sorted((int(p["discard"][h, c]), c) for c in range(r.CARDS) if p["discard"][h, c])
            )
            for h, n in enumerate(names)
        },
        "piles": {n: sorted(known_pile(t, p, h).elements()) for h, n in enumerate(names)},
        "pile_counts": {n: int(p["pile"][h]) for h, n in enumerate(names)},
        "played": {n: CARD_NAMES[p["played"][h]] for h, n in enumerate(names)},
        "cancelled": [n for h, n in enumerate(names) if p["cancelled"][h]],
        "spooked": [v for v in range(1, r.VALUES) if p["spooked"][v]],
        "ticks": {n: bool(p["tick"][h]) for h, n in enumerate(names)},
        "out": {name: int(n) for name, n in zip(FOOD_NAMES, p["out"], strict=True) if name},
        "deck_left": int(p["deck_left"]),
        "missions": [MISSION_NAMES[m] for m in p["mission"] if m],
        "hasty": names[int(p["hasty"]) - 1] if p["hasty"] else "",
        "missions_scored": {
            str(seat_of(t, h) + 1): [MISSION_NAMES[m] for m in p["mission"] if m and r.mission_score(t, p, int(m), h)]
            for h in hands_of(t)
            if scores(t, h)
        },
    }


def place(t: Any, p: Any, zones: Mapping[str, Any]) -> None:
    """Change a position, in which everybody selects, to have these zones."""
    writers = {
        "round": place_round,
        "stacks": place_stacks,
        "piles": place_piles,
        "hands": place_hands,
        "discards": place_discards,
        "ticks": place_ticks,
        "missions": place_missions,
        "streaks": place_streaks,
        "history": place_history,
        "hasty": place_hasty,
        "deck": place_deck,
    }
    unknown = set(zones) - set(writers)
    if unknown:
        raise ValueError(f"there is no zone {', '.join(sorted(unknown))}; there are {', '.join(writers)}")
    for name, write in writers.items():
        if name in zones:
            write(t, p, zones[name])
    p["bag"] = 0
    plain(r.fill_bag)(widen(p))


def place_round(t: Any, p: Any, turn: Any) -> None:
    if not isinstance(turn, int) or not 1 <= turn <= t["rounds"]:
        raise ValueError(f"round is a number from 1 to {t['rounds']}, not {turn!r}")
    p["turn"] = turn
    p["first"][: turn + 1] = p["taken"]


def move_food(p: Any, food: int, n: int) -> None:
    """Take `n` cards out of the draw pile (or put them back)."""
    if p["deck"][food] < n:
        raise ValueError(f"the draw pile has only {p['deck'][food]} {FOOD_NAMES[food]} left, not {n}")
    p["deck"][food] -= n
    p["deck_left"] = int(p["deck_left"]) - n


def place_stacks(t: Any, p: Any, stacks: Any) -> None:
    for value in range(1, r.VALUES):
        for kind in range(r.KINDS):
            move_food(p, 10 * kind + value, -int(p["stack"][value, kind]))
            p["stack"][value, kind] = 0
    for name, cards in stacks.items():
        value = index_of(CARD_NAMES[: r.SQUID], name, "stack")
        for card in cards:
            kind = index_of(KIND_NAMES, card, "kind of food")
            move_food(p, 10 * kind + value, 1)
            p["stack"][value, kind] += 1


def place_piles(t: Any, p: Any, piles: Any) -> None:
    for name, cards in piles.items():
        hand = hand_index(t, name)
        for card in cards:
            food, at = index_of(FOOD_NAMES, card, "food"), int(p["taken"])
            move_food(p, food, 1)
            p["food"][at] = food
            p["taken_by"][at] = p["after_albatross"][at] = p["held_by"][at] = hand
            p["pile"][hand] += 1
            p["taken"] += 1
    p["first"][2 : int(p["turn"]) + 1] = p["taken"]  # all of it was collected in the first round


def place_hands(t: Any, p: Any, hands: Any) -> None:
    for name, cards in hands.items():
        hand = hand_index(t, name)
        held = {index_of(CARD_NAMES, card, "card") for card in cards}
        set_cards(t, p, hand, held, [card for card in range(1, r.CARDS) if t["in_set"][card] and card not in held])


def place_discards(t: Any, p: Any, discards: Any) -> None:
    for name, cards in discards.items():
        hand = hand_index(t, name)
        gone = [index_of(CARD_NAMES, card, "card") for card in cards]
        held = {card for card in range(1, r.CARDS) if p["hand"][hand][card] and card not in gone}
        set_cards(t, p, hand, held, gone)


def set_cards(t: Any, p: Any, hand: int, held: set[int], gone: list[int]) -> None:
    for card in (*held, *gone):
        if not t["in_set"][card]:
            raise ValueError(f"the card {CARD_NAMES[card]} is not in this game")
    p["hand"][hand] = 0
    p["discard"][hand] = 0
    for card in held:
        p["hand"][hand][card] = 1
    for order, card in enumerate(gone):
        p["discard"][hand, card] = max(1, int(p["turn"]) - len(gone) + order)


def place_ticks(t: Any, p: Any, ticks: Any) -> None:
    for name, has in ticks.items():
        p["tick"][hand_index(t, name)] = bool(has)


def place_missions(t: Any, p: Any, missions: Any) -> None:
    if len(missions) != r.MISSION_SLOTS:
        raise ValueError(f"{r.MISSION_SLOTS} missions lie on the table, not {len(missions)}")
    p["mission"] = [index_of(MISSION_NAMES, name, "mission") for name in missions]


def place_streaks(t: Any, p: Any, streaks: Any) -> None:
    for name, n in streaks.items():
        p["streak"][hand_index(t, name)] = n


def place_history(t: Any, p: Any, history: Any) -> None:
    for name, cards in history.items():
        last = [index_of(CARD_NAMES, card, "card") for card in cards][-2:]
        p["history"][hand_index(t, name)] = [0] * (2 - len(last)) + last


def place_hasty(t: Any, p: Any, name: Any) -> None:
    p["hasty"] = hand_index(t, name) + 1 if name else 0


def place_deck(t: Any, p: Any, cards: Any) -> None:
    foods = [index_of(FOOD_NAMES, card, "food") for card in cards]
    if len(foods) > len(p["coming"]):
        raise ValueError(f"at most {len(p['coming'])} coming cards can be set, not {len(foods)}")
    for food, n in Counter(foods).items():
        if p["deck"][food] < n:
            raise ValueError(f"the draw pile has only {p['deck'][food]} {FOOD_NAMES[food]} left, not {n}")
    p["coming"] = 0
    p["coming"][: len(foods)] = foods[::-1]
    p["coming_left"] = len(foods)
