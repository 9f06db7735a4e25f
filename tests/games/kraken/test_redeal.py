"""What a seat has seen, it knows, and nothing more (U17); what it has not seen is dealt as often as counting says."""

import itertools
import math
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.games.kraken.walk import KRAKEN, Play, every_variant
from tests.games.walk import named
from tests.odds import fits

from shoal.games.kraken import rules as r
from shoal.kernel.records import HIDDEN, OWNER, PUBLIC_VIEWER, UNKNOWN, as_bytes

Scale = Callable[[int, int], int]
Cards = tuple[int, ...]


def test_what_is_hidden_is_what_should_be() -> None:
    assert {field.name for field in KRAKEN.position.fields if field.sees == HIDDEN} == {
        *("chance", "bag", "numbers", "coming", "coming_left")
    }
    assert {field.name for field in KRAKEN.position.fields if field.sees == OWNER} == {"chosen", "chosen_use"}


def test_seats_know_the_hands_they_have_held_and_no_others(scale: Scale) -> None:
    """Packets of cards go round with a list of those who have held them; views are compared with the lists."""
    known, unknown = 0, 0
    for i, options in enumerate(every_variant() * scale(2, 40)):
        play, rng = Play.start(options, i), random.Random(i)
        seen = [{seat} for seat in range(play.seats)]  # of the hand now at each seat: who has held it
        for kind, what in play.steps(rng):
            for code, *_ in what if kind == "advance" else []:
                if code == r.PASSED:
                    seen = [seen[-1] | {0}, *(holders | {seat} for seat, holders in enumerate(seen[:-1], 1))]
                if code == r.ROUND:
                    seen = [{seat} for seat in range(play.seats)]
            if play.over:
                break
            for viewer in play.viewers:
                view = play.hide(viewer)[0]
                for seat in range(play.seats):
                    if viewer in seen[seat]:
                        assert view["hand"][seat].tolist() == play.p[0]["hand"][seat].tolist(), named(options)
                        known += 1
                    else:
                        assert (view["hand"][seat] == UNKNOWN).all(), named(options)
                        unknown += 1
    assert known > 1000 and unknown > 1000


def test_memory_is_told_only_where_it_is_wanted() -> None:
    """Without memory a view shows the own hand alone, whatever the seat has passed on; with it all it has held."""
    import shoal

    for players in (2, 3, 4):
        match, rng = shoal.game("kraken").start(seed=3, players=players), random.Random(3)
        most = 0
        while not match.over:
            for viewer in (None, *range(players)):
                plain, aided = match.view(viewer, memory=False), match.view(viewer, memory=True)
                assert [hand["seat"] for hand in plain["hands"] if "cards" in hand] == (
                    [] if viewer is None else [viewer]
                )
                held = [hand for hand in aided["hands"] if "cards" in hand]
                assert len(held) == (0 if viewer is None else min(players, aided["turn"]))
                assert all(sum(hand["cards"].values()) == hand["size"] for hand in held)
                assert "unseen" not in plain["deck"]
                hidden = aided["deck"]["left"] + aided["hands"][0]["size"] * (players - len(held))
                assert sum(aided["deck"]["unseen"].values()) == hidden
                most = max(most, len(held))
            seat = rng.choice(list(match.open))
            match.play(seat, rng.choice(match.legal(seat)))
        assert most == players


# --- exactness ------------------------------------------------------------------------------------------------------------
def small_position(players: int, size: int, turn: int, rng: random.Random, left: int) -> Play:
    """Hands of few cards early in a round, few cards undealt; all others are in lairs, oceans and discards."""
    play = Play.start({"players": players, "use": "after", "reshuffle": False}, rng.getrandbits(40))
    deck = [kind for kind in range(r.KINDS) for _ in range(int(play.t["copies"][kind]))]
    rng.shuffle(deck)
    p = play.p[0]
    for field in ("hand", "bag", "fed", "lost", "lair", "ocean"):
        p[field] = 0
    for seat in range(players):
        for _ in range(size):
            p["hand"][seat, deck.pop()] += 1
    for i in range(left):
        p["bag"][i] = deck.pop()
    p["bag_left"], p["hand_size"], p["turn"] = left, size, turn
    for kind in deck:
        where = rng.choice(["fed", "lost", "lair", "ocean"])
        if where in ("fed", "lost"):
            p[where][kind] += 1
        else:
            p["lair" if play.t["height"][kind] == 0 else where][rng.randrange(players), kind] += 1
    return play


def draws(pool: Counter[int], n: int) -> Iterator[tuple[Cards, float]]:
    """Every way to draw `n` cards, as sorted kinds, with its chance."""
    kinds, total = sorted(pool), math.comb(pool.total(), n)
    for counts in itertools.product(*(range(min(n, pool[kind]) + 1) for kind in kinds)):
        if sum(counts) == n:
            ways = math.prod(math.comb(pool[kind], k) for kind, k in zip(kinds, counts, strict=True))
            yield tuple(kind for kind, k in zip(kinds, counts, strict=True) for _ in range(k)), ways / total


def posterior(pool: Counter[int], hands: int, size: int) -> dict[tuple[Cards, ...], float]:
    """The chances of what unseen hands hold, dealt one after the other from what has not been seen."""
    if hands == 0:
        return {(): 1.0}
    found: dict[tuple[Cards, ...], float] = {}
    for hand, chance in draws(pool, size):
        for rest, more in posterior(pool - Counter(hand), hands - 1, size).items():
            found[hand, *rest] = chance * more
    return found


def cards(counts: Any) -> Cards:
    return tuple(kind for kind, n in enumerate(counts) for _ in range(int(n)))


@pytest.mark.parametrize(
    ("players", "size", "turn"), [(2, 2, 1), (3, 1, 1), (3, 2, 2), (4, 1, 1), (4, 1, 2), (4, 2, 3)]
)
def test_unseen_hands_are_dealt_as_likely_as_they_were(players: int, size: int, turn: int, scale: Scale) -> None:
    """For a seat, which knows as many hands as turns have begun, and for the public, which knows none."""
    rng = random.Random(100 * players + turn)
    play = small_position(players, size, turn, rng, left=3)
    for viewer in (0, players - 1, PUBLIC_VIEWER):
        known = [] if viewer == PUBLIC_VIEWER else [(viewer + k) % players for k in range(min(turn, players))]
        rest = [seat for seat in range(players) if seat not in known]
        pool = Counter(cards(sum(play.p[0]["hand"][seat].astype(int) for seat in rest)))
        pool += Counter(play.p[0]["bag"][:3].tolist())
        chances = posterior(pool, len(rest), size)
        if len(chances) > 600:
            continue
        views, p = play.hide(viewer), KRAKEN.position.zeros(1)
        raw, p_raw, counts = as_bytes(views), as_bytes(p), Counter[tuple[Cards, ...]]()
        for seed in range(scale(3000, 30_000)):
            KRAKEN.code.redeal(play.tables, views, raw, 0, seed * 7919 + 1, p, p_raw, 0)
            counts[tuple(cards(p[0]["hand"][seat]) for seat in rest)] += 1
            for seat in known:
                assert (p[0]["hand"][seat] == play.p[0]["hand"][seat]).all()
            assert Counter(cards(p[0]["hand"][rest].sum(axis=0))) + Counter(p[0]["bag"][:3].tolist()) == pool
        fits(counts, chances)


@pytest.mark.parametrize("together", [False, True])
def test_choices_of_those_who_are_ready_are_any_they_may_have_made(together: bool, scale: Scale) -> None:
    """Of a known hand every kind as likely; of an unknown hand every kind of every hand it may be. Nobody else has chosen."""
    rng = random.Random(7)
    play = small_position(3, 2, 1 if not together else 2, rng, left=3)
    play = Play(play.tables.copy(), play.p)
    play.t["together"] = together
    for seat in (1, 2):
        while legal := play.legal(seat):
            play.act(seat, legal[-1])
    views, counts = play.hide(0), Counter[tuple[int, int]]()
    for seed in range(scale(4000, 30_000)):
        p = play.redeal(views, seed).p[0]
        counts[int(p["chosen"][1]), int(p["chosen_use"][1])] += 1
        assert p["hand"][1, int(p["chosen"][1]) - 1] > 0
        assert p["chosen"][0] == 0 and p["ready"].tolist() == [0, 1, 1, 0]
    if together:  # seat 1 holds the hand that seat 0 has passed on
        hands = {(cards(play.p[0]["hand"][1]),): 1.0}
    else:
        pool = Counter(cards(play.p[0]["hand"][1] + play.p[0]["hand"][2])) + Counter(play.p[0]["bag"][:3].tolist())
        hands = posterior(pool, 1, 2)
    chances = Counter[tuple[int, int]]()
    for (hand,), chance in hands.items():
        for kind in set(hand):
            for use in (1, 2) if together else (0,):
                chances[kind + 1, use] += chance / len(set(hand)) / (2 if together else 1)  # type: ignore[assignment]
    fits(counts, chances)
