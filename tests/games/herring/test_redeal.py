"""`redeal` deals what a viewer has not seen, each deal as often as it is likely.

What is possible, and how likely, is worked out by brute force: every card that the viewer has not placed is taken to be
a card of its own, and every way to lay them into the open places counts once.
"""

import itertools
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pytest
from tests.games.herring.walk import HERRING, Play
from tests.odds import fits

from shoal.games.herring import rules as r
from shoal.games.herring import table
from shoal.games.herring.notation import ANSWERS, CARD_NAMES, DISASTER_NAMES, SPECIES_NAMES
from shoal.kernel.records import PUBLIC_VIEWER

Scale = Callable[[int, int], int]
DECK = {"herring": 4, "mackerel": 2, "squid": 2, "cod": 1}
PILE = {"storm": 2, "oil": 1, "mine": 1}


def small_game(zones: Mapping[str, Any], seats: int = 3) -> Play:
    """A game with few cards, so that all deals can be listed."""
    play = Play.start({"players": seats, "turn_limit": 100}, 1)
    t = play.tables.copy()
    for field, names, counts in (("deck", SPECIES_NAMES, DECK), ("disasters", DISASTER_NAMES, PILE)):
        t[0][field] = [counts.get(name, 0) for name in names]
    for field, source in (("shuffled", "deck"), ("reshuffled", "disasters")):
        play.p[0][field] = t[0][source]
    table.place(t[0], play.p[0], {"turn": 1, "first": 1, **zones})
    table.check_position(t[0], play.p[0])
    return Play(t, play.p)


def give(play: Play, *names: str) -> None:
    """The one whose turn it is answers."""
    for name in names:
        play.act(int(play.p[0]["turn"]), ANSWERS.index(name))
    while play.advance()[0]:
        pass


def layout(p: Any, viewer: int, seats: int) -> tuple[tuple[int, ...], ...]:
    """All hands but the viewer's."""
    return tuple(tuple(p["hand"][seat].tolist()) for seat in range(seats) if seat != viewer)


def deals(play: Play, viewer: int) -> dict[tuple[tuple[int, ...], ...], float]:
    """The chance of each layout: unseen cards, those known to be in a hand apart, in every order into the open places."""
    p, t, seats = play.p[0], play.t, play.seats
    others = [seat for seat in range(seats) if seat != viewer]
    known = {seat: p["known"][viewer][seat] if viewer >= 0 else np.zeros(r.KINDS, int) for seat in others}
    chances: dict[Any, float] = {tuple(tuple(known[seat].tolist()) for seat in others): 1.0}
    for first, last, total, open_, left in (
        (0, r.ANIMALS, t["deck"], p["sea"].astype(int) + p["discard"], p["plankton"]),
        (r.ANIMALS, r.KINDS, t["disasters"], p["wrecks"].astype(int), p["disasters"]),
    ):
        unseen = total.astype(int) - open_ - sum(known[seat][first:last].astype(int) for seat in others)
        if viewer >= 0:
            unseen -= p["hand"][viewer][first:last]
        cards = [first + kind for kind, n in enumerate(unseen) for _ in range(n)]
        sizes = [int((p["cards"] if first == 0 else p["threats"])[s]) - int(known[s][first:last].sum()) for s in others]
        assert len(cards) == sum(sizes) + left
        ways: Counter[Any] = Counter()
        for order in itertools.permutations(range(len(cards)), sum(sizes)):
            at, hands = iter(order), []
            for size in sizes:
                hands.append(tuple(sorted(cards[next(at)] for _ in range(size))))
            ways[tuple(hands)] += 1
        longer: dict[Any, float] = {}
        for before, chance in chances.items():
            for hands, n in ways.items():
                counts = [list(hand) for hand in before]
                for hand, added in zip(counts, hands, strict=True):
                    for kind in added:
                        hand[kind] += 1
                key = tuple(map(tuple, counts))
                longer[key] = longer.get(key, 0.0) + chance * n / ways.total()
        chances = longer
    return chances


SCENES: dict[str, tuple[Mapping[str, Any], tuple[tuple[str, ...], ...]]] = {
    "nothing known": ({"hands": {1: ["herring", "cod"], 2: ["mackerel", "oil"], 3: ["herring", "squid"]}}, ()),
    "cards open": (
        {
            "hands": {1: ["herring", "cod"], 2: ["mackerel", "storm"], 3: ["herring", "squid", "mine"]},
            "sea": ["herring"],
            "discards": ["squid"],
            "wrecks": ["storm"],
        },
        (),
    ),
    "given in a storm": (
        {"hands": {1: ["herring", "mackerel", "cod", "storm"], 2: ["herring"], 3: ["squid"]}},
        (("play storm", "storm 2", "give herring", "give mackerel"),),
    ),
    "given and laid": (
        {"hands": {1: ["herring", "mackerel", "cod", "storm"], 2: ["herring", "squid"], 3: ["squid"]}},
        (("play storm", "storm 2", "give herring", "give mackerel"), ("end",), ("small herring", "eat plankton")),
    ),
    "a storm of somebody else": (
        {"hands": {1: ["storm", "herring", "cod", "oil"], 2: ["squid"], 3: ["mackerel"]}, "turn": 1},
        (("play storm", "storm 3", "give oil", "give cod"),),
    ),
}  # fmt: skip


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("viewer", [PUBLIC_VIEWER, 0, 1])
def test_every_deal_as_often_as_it_is_likely(scene: str, viewer: int, scale: Scale) -> None:
    zones, moves = SCENES[scene]
    play = small_game(zones)
    for answers in moves:
        give(play, *answers)
    chances, views = deals(play, viewer), play.hide(viewer)
    found: Counter[Any] = Counter()
    for seed in range(scale(1500, 20_000)):
        other = play.redeal(views, seed)
        found[layout(other.p[0], viewer, play.seats)] += 1
        if seed < 50:
            assert other.sight(viewer) == views.tobytes()
    fits(found, chances)


def test_right_after_a_deck_is_shuffled_it_is_known() -> None:
    """All have seen the discards that became the deck, so what is not among them is in the hands."""
    zones = {"hands": {1: ["herring", "cod"], 2: ["mackerel"], 3: ["squid"]}, "deck": ["squid"]}
    play = small_game(zones)
    give(play, "small herring", "eat plankton")  # takes the last card
    assert play.p[0]["plankton"] == sum(DECK.values()) - 5 and not play.p[0]["discard"].any()
    for viewer in play.viewers:
        views = play.hide(viewer)
        for seed in range(200):
            assert (play.redeal(views, seed).p[0]["deck"] == play.p[0]["deck"]).all()


def test_nothing_of_a_choice_is_dealt_but_that_it_is_made() -> None:
    """A choice half made is its owner's alone; who is ready has chosen something legal."""
    play = small_game({"hands": {1: ["herring", "cod", "storm"], 2: ["mackerel"], 3: ["squid"]}})
    play.act(0, ANSWERS.index("play storm"))
    assert play.redeal(play.hide(0), 1).p[0]["choice"][0] == ANSWERS.index("play storm") + 1
    assert play.redeal(play.hide(1), 1).p[0]["choice"][0] == 0
    play.take_back(0)
    play.act(0, ANSWERS.index("small herring"))
    play.act(0, ANSWERS.index("eat plankton"))
    assert play.p[0]["ready"][0]
    views, chosen = play.hide(1), set()
    for seed in range(300):
        other = play.redeal(views, seed)
        assert other.p[0]["ready"][0] and other.question(0) == -1
        chosen.add(ANSWERS[int(other.p[0]["choice"][0]) - 1])
    assert {"current", "small herring", "any herring"} <= chosen and "end" not in chosen


def test_names_of_cards_are_those_of_the_record() -> None:
    assert len(CARD_NAMES) == r.KINDS and HERRING.answers == ANSWERS
