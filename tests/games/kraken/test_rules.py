"""Whole games of Kraken Up against the rulebook told once more, in other words and without looking at the rules."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
from tests.games.kraken.walk import Options, Play, every_variant, some_variants
from tests.games.walk import named
from tests.odds import fits

from shoal.games.kraken import rules as r

Scale = Callable[[int, int], int]
HANDS = {2: 14, 3: 9, 4: 7}
UNSEEN = {2: 6, 3: 8, 4: 6}


class Told:
    """A game as somebody at the table would keep it on paper: places as lists of cards, nothing of the records."""

    def __init__(self, play: Play) -> None:
        t = self.t = play.t
        self.seats = play.seats
        self.hands = [Counter(cards(play.p[0]["hand"][seat])) for seat in range(self.seats)]
        self.lairs: list[list[int]] = [[] for _ in range(self.seats)]
        self.oceans: list[list[int]] = [[] for _ in range(self.seats)]
        self.tentacles: list[list[int]] = [[] for _ in range(self.seats)]
        self.ships = sorted(t["ships"].tolist())
        self.grabbed: list[list[int]] = [[] for _ in range(self.seats)]
        self.discards: list[int] = []

    def turn(self, chosen: list[int], feeds: list[bool], drawn: dict[int, list[int]]) -> None:
        """One turn; which tentacle cards came is told."""
        for seat, (kind, feed) in enumerate(zip(chosen, feeds, strict=True)):
            self.hands[seat] -= Counter([kind])
            if feed:
                self.discards.append(kind)
                food = min(int(self.t["food"][kind]), 4 - len(self.tentacles[seat]))
                assert len(drawn.get(seat, [])) == food
                self.tentacles[seat] += drawn.get(seat, [])
            else:
                assert seat not in drawn
                (self.oceans if self.t["height"][kind] else self.lairs)[seat].append(kind)
        for seat in sorted(range(self.seats), key=lambda s: min(self.tentacles[s], default=99)):
            if len(self.tentacles[seat]) == 4 and self.ships:
                self.grabbed[seat].append(self.ships.pop())
                self.retract(seat)
        if any(hand.total() for hand in self.hands):
            self.hands = [self.hands[-1], *self.hands[:-1]]
            return
        for seat in range(self.seats):
            self.retract(seat)
            self.discards += self.oceans[seat]
            self.oceans[seat] = []

    def retract(self, seat: int) -> None:
        reach = len(self.tentacles[seat])
        self.lairs[seat] += [kind for kind in self.oceans[seat] if self.t["height"][kind] <= reach]
        self.oceans[seat] = [kind for kind in self.oceans[seat] if self.t["height"][kind] > reach]
        self.tentacles[seat] = []

    def points(self) -> list[int]:
        babies = [lair.count(r.BABY) for lair in self.lairs]
        first = [s for s in range(self.seats) if babies[s] == max(babies) > 0]
        others = [s for s in range(self.seats) if 0 < babies[s] < max(babies)]
        second = [s for s in others if babies[s] == max(babies[o] for o in others)] if len(first) == 1 else []
        found = []
        for seat, lair in enumerate(self.lairs):
            total = sum(int(self.t["points"][kind]) for kind in lair) + sum(self.grabbed[seat])
            mermaids = lair.count(r.MERMAID)
            while mermaids:
                total += int(self.t["mermaid"][min(3, mermaids)])
                mermaids -= min(3, mermaids)
            total += int(self.t["baby"][0]) // len(first) if seat in first else 0
            total += int(self.t["baby"][1]) // len(second) if seat in second else 0
            found.append(total)
        return found

    def same(self, p: Any) -> None:
        """The position shows what the paper says."""
        for seat in range(self.seats):
            assert Counter(cards(p["lair"][seat])) == Counter(self.lairs[seat])
            assert Counter(cards(p["ocean"][seat])) == Counter(self.oceans[seat])
            assert [n for n in p["tentacle"][seat] if n] == self.tentacles[seat]
            ships = [int(self.t["ships"][i]) for i in range(4) if p["grabbed_by"][i] == seat + 1]
            assert ships == self.grabbed[seat]


def cards(counts: Any) -> list[int]:
    return [kind for kind, n in enumerate(counts) for _ in range(int(n))]


def play_turn(play: Play, rng: random.Random) -> tuple[list[int], list[bool], dict[int, list[int]]]:
    """Play until everybody is asked for a card again: what was chosen, and the tentacle cards that came."""
    chosen, feeds, drawn = [0] * play.seats, [False] * play.seats, dict[int, list[int]]()
    answered = 0
    while not (answered == 2 * play.seats and (play.over or (play.asked() and play.phase == r.SELECT))):
        asked = play.asked()
        if asked:
            seat = rng.choice(asked)
            answer = rng.choice(play.legal(seat))
            if play.question(seat) == r.ASK_USE:
                feeds[seat] = answer == r.FEED
            else:
                chosen[seat] = answer
            play.act(seat, answer)
            answered += 1
            continue
        _, rows = play.advance()
        for code, seat, rung, _ in rows:
            if code == r.GREW:
                drawn.setdefault(seat, []).append(int(play.p[0]["tentacle"][seat][rung - 1]))
    return chosen, feeds, drawn


def told_again(options: Options, seed: int) -> None:
    play, rng = Play.start(options, seed), random.Random(seed)
    told = Told(play)
    for round_no in (1, 2):
        p = play.p[0]
        assert p["round_no"] == round_no
        if round_no == 2:
            if not options["reshuffle"]:
                assert Counter(cards(p["fed"] + p["lost"])) == Counter(told.discards)
            else:
                assert not p["fed"].any() and not p["lost"].any()
                told.discards = []
            told.hands = [Counter(cards(p["hand"][seat])) for seat in range(play.seats)]
        for turn in range(1, HANDS[play.seats] + 1):
            assert play.p[0]["turn"] == turn
            assert [Counter(cards(play.p[0]["hand"][seat])) for seat in range(play.seats)] == told.hands
            told.turn(*play_turn(play, rng))
            told.same(play.p[0])
    assert play.over
    assert play.scores()[:, 0].tolist() == told.points()
    if not options["reshuffle"]:
        assert play.p[0]["bag_left"] == UNSEEN[play.seats]


def test_games_go_as_told_on_paper(scale: Scale) -> None:
    for i, options in enumerate(some_variants(scale(48, 2000), 5)):
        try:
            told_again(options, i)
        except AssertionError:
            print(named(options), "seed", i)
            raise


def test_positions_hold_nothing_of_the_past_but_what_counts() -> None:
    """When cards are chosen, nothing of the turn before is left in the record; when a round begins, nothing of the round."""
    for i, options in enumerate(every_variant()):
        play = Play.start(options, i)
        for _ in play.steps(random.Random(i)):
            p = play.p[0]
            if play.phase == r.SELECT:
                assert not any(p[field].any() for field in ("shown", "used", "grown", "cursor", "growing"))
                if p["turn"] == 1:
                    assert not p["ocean"].any() and not p["tentacle"].any() and p["numbers_left"] == 16


def test_tentacle_cards_are_as_likely_as_each_other(scale: Scale) -> None:
    """The first drawn, the second after it, and one drawn after a tentacle has gone back (U4)."""
    play = Play.start({"players": 4, "use": "after", "reshuffle": False}, 1)
    first, second, later = Counter[int](), Counter[int](), Counter[int]()
    n = scale(4000, 60_000)
    for seed in range(n):
        p = play.game.position.zeros(1)
        p[0] = play.p[0]
        p[0]["chance"] = seed * 7919
        p[0]["phase"], p[0]["shown"][:], p[0]["used"][:] = r.RESOLVE, 1, 1
        p[0]["shown"][0], p[0]["used"][0] = r.TUNA + 1, 2
        trial = Play(play.tables, p)
        trial.advance()
        trial.advance()
        one, two = (int(x) for x in p[0]["tentacle"][0][:2])
        first[one] += 1
        second[two] += 1
        assert one != two
        while trial.advance()[0]:
            pass
        assert p[0]["phase"] == r.SELECT
        # what was grown goes back by hand, as a retraction does, and the next card may be any again
        p[0]["numbers"][14:16], p[0]["numbers_left"] = [one, two], 16
        p[0]["tentacle"][:], p[0]["reach"][:], p[0]["phase"] = 0, 0, r.RESOLVE
        p[0]["shown"][:], p[0]["used"][:], p[0]["shown"][0], p[0]["used"][0], p[0]["cursor"] = 1, 1, r.CRAB + 1, 2, 0
        trial.advance()
        later[int(p[0]["tentacle"][0][0])] += 1
    even = dict.fromkeys(range(1, 17), 1 / 16)
    for counts in (first, second, later):
        fits(counts, even)


def test_every_card_can_be_dealt_to_every_seat_and_to_nobody(scale: Scale) -> None:
    """Each seat's first card kind by kind, as often as there are cards of it, in both rounds."""
    for players in (2, 3, 4):
        table = Play.start({"players": players, "use": "after", "reshuffle": False}, 0)
        held, undealt = np.zeros((players, r.KINDS)), np.zeros(r.KINDS)
        n = scale(1500, 20_000)
        for seed in range(n):
            play = Play.start({"players": players, "use": "after", "reshuffle": False}, seed * 104_729)
            held += play.p[0]["hand"][:players]
            undealt += np.bincount(play.p[0]["bag"][: play.p[0]["bag_left"]], minlength=r.KINDS)
        copies = table.t["copies"].astype(float)
        for seat in range(players):
            # the mean of a hypergeometric draw, and how far it strays
            mean, size = copies * HANDS[players] / copies.sum(), HANDS[players]
            spread = np.sqrt(size * copies / 62 * (1 - copies / 62) * (62 - size) / 61 / n)
            assert (np.abs(held[seat] / n - mean) < 5 * spread).all()
        assert undealt.sum() == n * (62 - players * HANDS[players])
