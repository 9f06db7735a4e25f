"""`redeal` deals what a perfectly attentive seat would believe, each deal as often as it is likely.

The yardstick follows a game from the Shark's own views alone. It keeps every arrangement of the blocks with its chance,
and every hand, and works each happening out by listing what could lie behind it. It shares no code with the rules. The
choices of the Octopus are taken as uninformative: one that is possible is as likely whatever is hidden.
"""

import itertools
import random
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable
from fractions import Fraction
from math import comb
from typing import Any

import pytest
from tests.games.kelp.walk import KELP, Play
from tests.games.walk import table_of
from tests.odds import fits

from shoal.games.kelp import record as r
from shoal.games.kelp.notation import CARD_NAMES

Scale = Callable[[int, int], int]
Arrangement = tuple[int, ...]
MOST = 4000  # arrangements that are still listed
INK, CAMOUFLAGE, SLIP_AWAY, VANISH, EVASION = (
    CARD_NAMES.index(name) for name in ("cloud-of-ink", "camouflage", "slip-away", "vanish", "sudden-evasion")
)


class Attentive:
    """What can be known of the blocks by looking at the table: all arrangements with their chance."""

    def __init__(self, play: Play) -> None:
        blocks = [kind for kind in range(r.BLOCKS) for _ in range(int(play.t["first_blocks"][kind]))]
        found = {tuple(rest) for rest in orders(Counter(blocks))}
        self.chances = {row: 1 / len(found) for row in found}

    def step(self, before: Any, after: Any, rows: list[tuple[int, ...]]) -> None:
        """What changed on the table: swaps and gatherings as they are called out, blocks as they are seen."""
        for code, a, b, _ in rows:
            if code == r.SWAPPED:
                self.swap(a, b)
        gathered = [zone for code, zone, *_ in rows if code == r.GATHERED]
        if gathered:
            self.mix(gathered, inked=before["doing"] == INK + 1 and before["turn"] == r.OCTOPUS)
        for zone in range(r.ZONES):
            if after["stands"][zone] != r.LYING:
                continue
            kind = int(after["block"][zone])
            if any(code in (r.GAINED, r.ATE) and row_zone == zone for code, _, row_zone, *_ in rows):
                self.exchange(zone, kind)
            self.see(zone, kind)

    def see(self, zone: int, kind: int) -> None:
        self.chances = {row: chance for row, chance in self.chances.items() if row[zone] == kind}
        self.normal()

    def exchange(self, zone: int, kind: int) -> None:
        changed: dict[Arrangement, float] = defaultdict(float)
        for row, chance in self.chances.items():
            changed[(*row[:zone], kind, *row[zone + 1 :])] += chance
        self.chances = changed

    def swap(self, a: int, b: int) -> None:
        order = list(range(r.ZONES))
        order[a], order[b] = b, a
        self.chances = {tuple(row[i] for i in order): chance for row, chance in self.chances.items()}

    def mix(self, zones: list[int], inked: bool) -> None:
        mixed: dict[Arrangement, float] = defaultdict(float)
        for row, chance in self.chances.items():
            if inked and all(row[zone] != r.THE_OCTOPUS for zone in zones):
                continue
            new = list(orders(Counter(row[zone] for zone in zones)))
            for order in new:
                placed = list(row)
                for zone, kind in zip(zones, order, strict=True):
                    placed[zone] = kind
                mixed[tuple(placed)] += chance / len(new)
        self.chances = mixed
        self.normal()

    def normal(self) -> None:
        total = sum(self.chances.values())
        self.chances = {row: chance / total for row, chance in self.chances.items()}

    def tables(self, p: Any) -> dict[Hashable, float]:
        """How likely each board is, with what is off it in a running shuffle."""
        found: dict[Hashable, float] = defaultdict(float)
        empty = [zone for zone in range(r.ZONES) if p["stands"][zone] == r.EMPTY]
        for row, chance in self.chances.items():
            off = tuple(sorted(row[zone] for zone in empty))
            found[(tuple(-1 if zone in empty else row[zone] for zone in range(r.ZONES)), off)] += chance
        return found


def orders(counts: Counter[int]) -> list[tuple[int, ...]]:
    """All different orders of things of which so many are alike."""
    if not counts:
        return [()]
    return [(kind, *rest) for kind in counts for rest in orders(counts - Counter([kind]))]


def board(p: Any) -> Hashable:
    """A dealt board in the same words."""
    row = [-1 if p["stands"][zone] == r.EMPTY else int(p["block"][zone]) for zone in range(r.ZONES)]
    off = [kind for kind in range(r.BLOCKS) for _ in range(int(p["bagged"][kind]) + (p["held"] == kind + 1))]
    return tuple(row), tuple(off)


@pytest.mark.parametrize("spots", ["chance", pytest.param("shark", marks=pytest.mark.slow)])
def test_the_shark_is_dealt_boards_as_an_attentive_shark_believes(spots: str, scale: Scale) -> None:
    """In games of random players, at moments between all steps; with many moments none may be off by chance."""
    compared, mixed = 0, 0
    for seed in range(scale(3, 150)):
        play, rng = Play.start({"spots": spots}, seed), random.Random(seed)
        attentive = Attentive(play)
        before = play.hide(r.SHARK)[0].copy()
        for kind, rows in play.steps(rng):
            if play.over or len(attentive.chances) > MOST or play.p[0]["blurred"]:
                break
            after = play.hide(r.SHARK)[0].copy()
            if kind == "advance":
                attentive.step(before, after, rows)
            before = after
            if rng.random() < 0.03:
                chances, counts = attentive.tables(play.p[0]), Counter[Hashable]()
                views = play.hide(r.SHARK)
                for i in range(1500):
                    counts[board(play.redeal(views, rng.getrandbits(60) + i).p[0])] += 1
                fits(counts, chances)
                compared, mixed = compared + 1, mixed + (len(chances) > 1)
    assert compared > 12 and mixed > 8


# --- the hand -----------------------------------------------------------------------------------------------------------
Hand = tuple[int, ...]


class Counting:
    """What can be known of the hand by counting: every hand with its chance, cards alike apart in what is drawn.

    `by_card`: whoever discards picks any of the cards in hand alike, so that of two alike one goes twice as often; else
    any of the names.
    """

    def __init__(self, t: Any, sure: Hand, n: int, by_card: bool) -> None:
        self.by_card = by_card
        self.worlds: dict[tuple[Hand, Hand], Fraction] = {}
        rest = tuple(int(x) for x in t["starters"] - list(sure))
        self.worlds = {(sure, rest): Fraction(1)}
        self.draw(n - sum(sure))

    def draw(self, n: int) -> None:
        worlds: dict[tuple[Hand, Hand], Fraction] = defaultdict(Fraction)
        for (hand, deck), chance in self.worlds.items():
            for drawn, share in draws(deck, n):
                new = tuple(a + b for a, b in zip(hand, drawn, strict=True))
                worlds[(new, tuple(a - b for a, b in zip(deck, drawn, strict=True)))] += chance * share
        self.worlds = worlds

    def leave(self, card: int) -> None:
        worlds: dict[tuple[Hand, Hand], Fraction] = defaultdict(Fraction)
        for (hand, deck), chance in self.worlds.items():
            if hand[card]:
                share = Fraction(hand[card] if self.by_card else 1)
                worlds[((*hand[:card], hand[card] - 1, *hand[card + 1 :]), deck)] += chance * share
        total = sum(worlds.values())
        self.worlds = {world: chance / total for world, chance in worlds.items()}

    def reshuffle(self, discards: Hand) -> None:
        self.worlds = {(hand, discards): chance for (hand, _), chance in self.worlds.items()}

    def follow(self, before: Any, rows: list[tuple[int, ...]]) -> None:
        """A step: what was discarded, and how many were drawn."""
        for code, a, *_ in rows:
            if code == r.DISCARDED:
                self.leave(a)
            elif code == r.DREW:
                left = int(before["deck_n"])
                self.draw(min(a, left))
                if a > left:
                    self.reshuffle(tuple(int(x) for x in before["discard"]))
                    self.draw(a - left)

    def hands(self) -> dict[Hashable, float]:
        found: dict[Hashable, float] = defaultdict(float)
        for (hand, _), chance in self.worlds.items():
            found[hand] += float(chance)
        return found


def draws(deck: Hand, n: int) -> list[tuple[Hand, Fraction]]:
    """All ways to draw `n` cards, with the chance of each."""
    found = []
    for drawn in itertools.product(*(range(min(n, there) + 1) for there in deck)):
        if sum(drawn) == n:
            ways = 1
            for k, there in zip(drawn, deck, strict=True):
                ways *= comb(there, k)
            found.append((drawn, Fraction(ways, comb(sum(deck), n))))
    return found


def all_different() -> Any:
    """A table in which no starter is there twice."""
    tables = table_of(KELP, {}).copy()
    for card, other in ((CAMOUFLAGE, VANISH), (SLIP_AWAY, EVASION)):
        tables[0]["copies"][card] = tables[0]["starters"][card] = tables[0]["starters"][other] = 1
    return tables


def discarding(seed: int, by_card: bool, tables: Any) -> tuple[Play, Counting, Counting]:
    """Some turns in which the Octopus does nothing but discard and draw, and what can be known if it picks cards, or names."""
    play, rng = Play(tables, KELP.position.zeros(1)), random.Random(seed)
    play.p[0]["chance"] = seed
    KELP.code.setup(tables, play.p, 0, play.log)
    sure, n = tuple(int(x) for x in play.p[0]["sure"]), int(play.p[0]["hand_n"])
    both = Counting(play.t, sure, n, by_card=True), Counting(play.t, sure, n, by_card=False)
    actions = rng.randrange(1, 11)
    while actions or not play.asked():
        before = play.p.copy()[0]
        _, rows = play.advance()
        for counting in both:
            counting.follow(before, rows)
        for seat in play.asked()[: actions > 0]:
            legal = play.legal(seat)
            answer = r.DONE if r.DONE in legal else rng.choice(legal)
            if play.question(seat) == r.ASK_ACTION:
                plain = [answer for answer in legal if answer >= r.DISCARD]
                alike = [int(play.p[0]["hand"][answer - r.DISCARD]) if answer < r.DRAW else 1 for answer in plain]
                answer = rng.choices(plain, alike if by_card else None)[0]
                actions -= 1
            play.act(seat, answer)
    return play, *both


def believed(play: Play) -> dict[Hashable, float]:
    """The hands that `redeal` means to deal: what is sure, and any set of unseen cards with it."""
    p, t = play.p[0], play.t
    tops = p["top"][t["pile_of"]] == range(1, r.CARDS + 1)
    unseen = t["copies"].astype(int) - p["discard"] - p["played"] - p["trash"] - p["under"] - p["sure"] - tops
    more = draws(tuple(unseen.tolist()), int(p["hand_n"]) - int(p["sure"].sum()))
    return {tuple(int(x) for x in p["sure"] + drawn): float(chance) for drawn, chance in more}


def dealt(play: Play, seed: int) -> Counter[Hashable]:
    """Many hands dealt from what the Shark sees."""
    views = play.hide(r.SHARK)
    return Counter(tuple(int(x) for x in play.redeal(views, 9000 * seed + i).p[0]["hand"]) for i in range(1500))


def test_the_shark_is_dealt_hands_as_a_counting_shark_believes(scale: Scale) -> None:
    """Exactly, where no card of the Octopus is there twice."""
    unsure = 0
    for seed in range(scale(12, 400)):
        play, counting, _ = discarding(seed, True, all_different())
        fits(dealt(play, seed), counting.hands())
        unsure += len(counting.hands()) > 1
    assert unsure > 5


def test_how_far_off_hands_are_where_cards_are_there_twice(scale: Scale) -> None:
    """Which of two cards alike has left the hand cannot be known: `docs/how-it-works.md` says how much it makes."""
    for by_card in (True, False):
        off = []
        for seed in range(scale(60, 2000)):
            play, *both = discarding(seed, by_card, table_of(KELP, {}))
            exact, dealt_as = both[not by_card].hands(), believed(play)
            off.append(sum(abs(exact.get(hand, 0) - dealt_as.get(hand, 0)) for hand in {**exact, **dealt_as}) / 2)
            if seed < 6:
                fits(dealt(play, seed), dealt_as)
        mean, most = sum(off) / len(off), max(off)
        print(
            f"{'cards' if by_card else 'names'} picked: hands off by {mean:.3f}, at most {most:.3f}, {len(off)} games"
        )
        assert 0 < mean < 0.08 and most < 0.5


# --- the Octopus ----------------------------------------------------------------------------------------------------------
def test_the_octopus_is_dealt_its_own_position() -> None:
    """It sees all there is but what the Shark has begun to choose: orders do not exist, so that none can be known."""
    for seed in range(6):
        play, rng = Play.start({}, seed), random.Random(seed)
        for _ in play.steps(rng):
            if play.over:
                break
            other = play.redeal(play.hide(r.OCTOPUS), seed)
            for field in KELP.position.fields:
                if field.name not in ("chance", "choice", "pay", "pick", "extra", "parts", "closed"):
                    assert (other.p[0][field.name] == play.p[0][field.name]).all(), field.name
