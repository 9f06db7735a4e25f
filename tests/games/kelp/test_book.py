"""Legal answers and ends of random games, beside what the rulebook says, written down a second time and simply.

Nothing here is shared with the rules but the names of answers and fields: sets of blocks and dice are listed one by one.
"""

import itertools
import random
from collections.abc import Callable, Iterator
from typing import Any

from tests.games.kelp.walk import Play, some_variants

from shoal.games.kelp import record as r
from shoal.games.kelp.notation import (
    ANSWERS,
    CARD_NAMES,
    COLOUR_NAMES,
    SHARK_CARD_NAMES,
    SPACE_NAMES,
    ZONE_NAMES,
)

Scale = Callable[[int, int], int]
NEIGHBOURS = {
    a: [b for b in range(9) if abs(a // 3 - b // 3) + abs(a % 3 - b % 3) == 1] for a in range(9)
}  # the block spaces, row by row
SHUFFLES = ("drift", "kelp-dance")
LEARNS = ("fast-learning", "curiosity", "sharp-senses", "observation", "adaptation")
HIDES = ("camouflage", "shell-armour", "vanish", "perfect-disguise")


def names(play: Play, seat: int) -> set[str]:
    return {ANSWERS[answer] for answer in play.legal(seat)}


def some_of(answers: set[str], *words: str) -> set[str]:
    """The answers that begin with one of these words."""
    return {answer for answer in answers if answer.split()[0] in words}


def zones_that(p: Any, state: int) -> set[int]:
    return {zone for zone in range(9) if p["stands"][zone] == state}


# --- the Octopus ----------------------------------------------------------------------------------------------------------
def payments(t: Any, p: Any, card: str) -> Iterator[frozenset[int]]:
    """Sets of hidden blocks that pay for a card: none can be left out, and the whole effect is possible afterwards."""
    hidden, cost = zones_that(p, r.STANDING), int(t["cost"][CARD_NAMES.index(card)])
    for n in range(cost + 1):
        for paid in itertools.combinations(sorted(hidden), n):
            worth = [2 if p["block"][zone] == r.DOUBLE else 1 for zone in paid]
            if sum(worth) >= cost and all(sum(worth) - one < cost for one in worth):
                if possible(t, p, card, hidden - set(paid)):
                    yield frozenset(paid)


def able(t: Any, p: Any, card: str) -> bool:
    return any(True for _ in payments(t, p, card))


def possible(t: Any, p: Any, card: str, hidden: set[int]) -> bool:
    """Whether all that a card says can be done while these blocks are hidden and the others lie open."""
    opened, amount = set(range(9)) - hidden, int(t["amount"][CARD_NAMES.index(card)])
    if card in SHUFFLES:
        return len(hidden) >= amount
    if card == "taking-chances":
        return len(hidden - {4}) >= amount
    if card == "vanish" and p["deck_n"] + p["discard_n"] == 0:
        return False
    if card in HIDES:
        return bool(opened)
    if card in LEARNS:
        free = sum(p["block"][zone] != r.THE_OCTOPUS for zone in opened)
        plain = [name for name in CARD_NAMES if not name.startswith("eat-")]
        cards = sum(int(p["under"][CARD_NAMES.index(name)]) for name in plain) + sum(p["top"][:3] > 0)
        return amount <= cards + (free if gainable(p) or p["top"][3] else 0)
    if card.startswith("eat-"):
        food = r.CRAB + ("crab", "snail", "lobster", "abalone").index(card[4:])
        places, here = [z for z in range(9) if p["block"][z] == food], int(p["block"].tolist().index(r.THE_OCTOPUS))
        return any(place in NEIGHBOURS[here] for place in places)
    return True


def gainable(p: Any) -> set[int]:
    """Blocks beside the board that may be gained by themselves: no food whose Eat card has not been gained."""
    waiting = {int(card) - r.EAT_CARDS for card in kinds_in(p["under"]) if card >= r.EAT_CARDS}
    if p["top"][3]:
        waiting.add(int(p["top"][3]) - 1 - r.EAT_CARDS)
    return {kind for kind in range(r.BLOCKS) if p["aside"][kind] and kind - r.CRAB not in waiting}


def kinds_in(counts: Any) -> list[int]:
    return [kind for kind, n in enumerate(counts) if n]


def octopus_agrees(play: Play, p: Any, asked: int) -> bool:
    """Whether the answers of the Octopus were looked at."""
    found = names(play, r.OCTOPUS)
    opened = zones_that(p, r.LYING)
    hand = {CARD_NAMES[card] for card in kinds_in(p["hand"])}
    if asked == r.ASK_ACTION:
        wanted = set[str]()
        if p["actions"]:
            wanted |= {f"play {card}" for card in hand if able(play.t, p, card)} | {f"discard {card}" for card in hand}
            if not hand or (p["hand_n"] < p["hand_size"] and p["deck_n"] + p["discard_n"] > 0):
                wanted.add("draw")
        else:
            wanted.add("end")
        works = {"crab": True, "snail": p["deck_n"] + p["discard_n"] > 0, "lobster": bool(opened), "abalone": True}
        wanted |= {f"use {food}" for i, (food, now) in enumerate(works.items()) if p["food"][i] == 1 and now}
        assert found == wanted
    elif asked == r.ASK_PAY:
        card = CARD_NAMES[int(p["choice"][0]) - 1 - r.PLAY]
        paid = {zone for zone in range(9) if p["pay"][0][zone]}
        more = {zone for whole in payments(play.t, p, card) if paid <= whole for zone in whole - paid}
        assert found == {f"reveal {ZONE_NAMES[zone]}" for zone in more}
    elif asked == r.ASK_SWAP:
        assert found == {f"swap {ZONE_NAMES[a]} {ZONE_NAMES[b]}" for a in range(9) for b in NEIGHBOURS[a] if a < b}
    elif asked == r.ASK_LEARN:
        free = any(p["block"][zone] != r.THE_OCTOPUS and not p["new"][zone] for zone in opened)
        tops = [CARD_NAMES[top - 1] for top in p["top"].tolist() if top]
        assert some_of(found, "learn") == {f"learn {card}" for card in tops if free or not card.startswith("eat-")}
        assert len(some_of(found, "gain")) == (len(gainable(p)) if free else 0)
        assert ("done" in found) == (p["doing"] > r.CARDS)
    elif asked == r.ASK_EXCHANGE:
        may = {zone for zone in opened if p["block"][zone] != r.THE_OCTOPUS and not p["new"][zone]}
        assert found == {f"exchange {ZONE_NAMES[zone]}" for zone in may}
    elif asked == r.ASK_DEN:
        dens = {SPACE_NAMES[space] for space in range(12, 16)}
        assert found == ({den for den in dens if not p["current"][SPACE_NAMES.index(den)]} or dens)
    else:
        return False
    return True


# --- the Shark --------------------------------------------------------------------------------------------------------------
def pool_of(p: Any, field: str = "pool") -> list[tuple[str, int]]:
    return [
        (name, value)
        for colour, name in enumerate(COLOUR_NAMES)
        for value in range(1, 7)
        for _ in range(int(p[field][colour][value]))
    ]


def shark_agrees(play: Play, p: Any, asked: int) -> bool:
    found = names(play, r.SHARK)
    dice = pool_of(p)
    saved = (COLOUR_NAMES[p["saved"] - 1], int(p["saved_value"])) if p["saved"] and not p["fresh"] else None
    if asked == r.ASK_SWIM and not p["choice"][1]:
        swum = p["flowing"] == 2
        blue = {f"current {value}" for colour, value in dice if colour == "blue"}
        assert some_of(found, "current", "current-saved") - {"current saved"} == (set() if swum else blue)
        assert ("current saved" in found) == (saved is not None and saved[0] == "blue" and not swum)
        again = {f"reroll {colour} {value}" for colour, value in dice}
        assert some_of(found, "reroll") == (again if p["rerolls"] and not swum else set())
    elif asked == r.ASK_AT:
        free = {space for space in range(16) if not p["current"][space] and space != p["where"]}
        assert found == {f"at {SPACE_NAMES[space]}" for space in free}
    elif asked == r.ASK_PLACE:
        wanted = {"done"}
        left = [*dice, *([saved] if saved else [])]
        for code in p["pick"][1].tolist():
            if code:
                left.remove((COLOUR_NAMES[code % 32 // 8], code % 8))
        for name in SPACE_NAMES[p["where"]].removeprefix("den-").split("-"):
            zone = ZONE_NAMES.index(name)
            value = 2 if zone == 4 else 4 if zone % 2 else int(play.t["value"][0])
            hidden, octopus = p["stands"][zone] == r.STANDING, p["block"][zone] == r.THE_OCTOPUS
            if p["pick"][1][zone]:
                continue
            if hidden and any(colour == "yellow" and shown >= value for colour, shown in left):
                wanted.add(f"search {name}")
            if (hidden or octopus) and any(colour == "red" and shown >= value for colour, shown in left):
                wanted.add(f"strike {name}")
        if p["cards"][r.HOSTILE] and p["pair"].sum() > 1 and not p["pick"][1].any():
            wanted.add("use hostile")
        assert found == wanted
    elif asked == r.ASK_ENERGY:
        stored = pool_of(p, "energy")
        pips = sum(value for _, value in stored)
        budget = pips + (5 if p["tiles"] >= 2 and 0 < pips <= 5 else 0) - int(p["spent"])
        offer = {SHARK_CARD_NAMES[card - 1]: int(play.t["price"][card - 1]) for card in p["offer"].tolist() if card}
        wanted = {f"buy {card}" for card, price in offer.items() if price <= budget}
        may_reduce = not p["reduced"] and not p["bought"] and offer
        lower = {f"reduce {colour} {value}" for colour, value in stored if value > 1} if may_reduce else set[str]()
        must = len(stored) == 3 and not p["bought"] and (wanted or lower)
        assert found == wanted | lower | (set() if must else {"done"})
    elif asked == r.ASK_CONFRONT:
        assert len(found) == p["pair"].sum() > 1
    else:
        return False
    return True


# --- the end ----------------------------------------------------------------------------------------------------------------
def ends_agree(p: Any, limit: int) -> None:
    """Nothing goes on that is over, and what is over is over for its reason."""
    red = int(p["bag"][2] + p["drawn"][2] + p["pool"][2].sum() + p["energy"][2].sum() + (p["saved"] == 3))
    red += sum(code // 8 == 2 for code in p["placed"].tolist())
    toothless = p["hunger_n"] == 6 and red == 0
    reasons = {
        r.EATEN: (p["food"] > 0).all(),
        r.EXHAUSTED: p["hunger_n"] == 7,
        r.TOOTHLESS: toothless,
        r.LIMIT: limit and p["lap"] >= limit and p["ended"] == r.LIMIT,
        r.CAUGHT: p["ended"] == r.CAUGHT and p["pair"].sum() > 1,
        r.CORNERED: p["ended"] == r.CORNERED and p["pair"].sum() == 1,
    }
    assert [reason for reason, holds in reasons.items() if holds] == ([int(p["ended"])] if p["ended"] else [])


def test_legal_answers_and_ends_are_those_of_the_book(scale: Scale) -> None:
    looked, ended = dict[int, int](), set[int]()
    for i, options in enumerate(some_variants(scale(48, 4000), seed=9)):
        play, rng = Play.start(options, i), random.Random(i)
        for _ in play.steps(rng):
            p = play.p[0]
            ends_agree(p, int(options["round_limit"]))
            for seat, agrees in ((r.OCTOPUS, octopus_agrees), (r.SHARK, shark_agrees)):
                asked = play.question(seat)
                if asked >= 0 and agrees(play, p, asked):
                    looked[asked] = looked.get(asked, 0) + 1
        ended.add(int(play.p[0]["ended"]))
    assert len(looked) == 11 and min(looked.values()) > 3, looked
    assert ended >= {r.EXHAUSTED, r.TOOTHLESS}, ended
