"""`lore` is exactly what a perfectly attentive shark knows: equal to Bayes in fractions, not close.

The yardstick keeps every arrangement of the nine blocks with its probability and works a shuffle out permutation by
permutation. It shares no code with the rules.
"""

import itertools
import math
import random
from collections import Counter, defaultdict
from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest
from tests.games.kelp.walk import KELP, lore_holds

from shoal.games.kelp import lore
from shoal.games.kelp import record as r
from shoal.games.kelp.outside import call

Scale = Callable[[int, int], int]
Arrangement = tuple[int, ...]
SMALL = (  # boards of which all arrangements can be listed
    [r.SHELL] * 8 + [r.THE_OCTOPUS],
    [r.SHELL] * 7 + [r.THE_OCTOPUS, r.TRAP_ONE],
    [r.SHELL] * 6 + [r.THE_OCTOPUS, r.TRAP_DEN, r.DOUBLE],
    [r.SHELL] * 5 + [r.TRAP_ONE] * 3 + [r.THE_OCTOPUS],
)


class Knowledge:
    """A record, with the truth on its board, and beside it the full joint distribution."""

    def __init__(self, blocks: list[int]) -> None:
        self.records = r.POSITION.zeros(1)
        self.p = self.records[0]
        self.p["block"] = blocks
        self.p["stands"] = r.STANDING
        call(lore.forget_all, self.p)
        arrangements = set(itertools.permutations(blocks)) if len(set(blocks)) < 3 else self.every(blocks)
        self.joint: dict[Arrangement, Fraction] = dict.fromkeys(arrangements, Fraction(1, len(arrangements)))

    @staticmethod
    def every(blocks: list[int]) -> set[Arrangement]:
        """All different arrangements: the rare kinds first, shells everywhere else."""
        found: set[Arrangement] = set()
        rare = [kind for kind in blocks if kind != r.SHELL]
        for places in itertools.permutations(range(r.ZONES), len(rare)):
            row = [r.SHELL] * r.ZONES
            for place, kind in zip(places, rare, strict=True):
                row[place] = kind
            found.add(tuple(row))
        return found

    # --- what happens ---
    def see(self, zone: int) -> None:
        kind = int(self.p["block"][zone])
        self.p["stands"][zone] = r.LYING
        call(lore.see, self.p, zone, kind)
        self.joint = {f: w for f, w in self.joint.items() if f[zone] == kind}
        self.normal()

    def put(self, zone: int, kind: int) -> None:
        self.p["block"][zone] = kind
        call(lore.put, self.p, zone, kind)
        self.joint = {(*f[:zone], kind, *f[zone + 1 :]): w for f, w in self.joint.items()}

    def swap(self, a: int, b: int) -> None:
        for field in ("block", "stands", "mat", "scent"):
            self.p[field][a], self.p[field][b] = int(self.p[field][b]), int(self.p[field][a])
        order = list(range(r.ZONES))
        order[a], order[b] = b, a
        self.joint = {tuple(f[i] for i in order): w for f, w in self.joint.items()}

    def gather(self, zones: list[int], hint: int, rng: random.Random) -> None:
        call(lore.gather, self.p, sum(1 << zone for zone in zones), hint)
        kinds = [int(self.p["block"][zone]) for zone in zones]
        rng.shuffle(kinds)
        for zone, kind in zip(zones, kinds, strict=True):
            self.p["block"][zone] = kind
            self.p["stands"][zone] = r.STANDING
        mixed: dict[Arrangement, Fraction] = defaultdict(Fraction)
        for f, w in self.joint.items():
            if hint == lore.NO_HINT or any(f[zone] == hint for zone in zones):
                orders = Counter(itertools.permutations([f[zone] for zone in zones]))
                ways = sum(orders.values())
                for order, n in orders.items():
                    row = list(f)
                    for zone, kind in zip(zones, order, strict=True):
                        row[zone] = kind
                    mixed[tuple(row)] += w * n / ways
        self.joint = dict(mixed)
        self.normal()

    def normal(self) -> None:
        total = sum(self.joint.values())
        self.joint = {f: w / total for f, w in self.joint.items()}

    # --- what the table says ---
    def runs(self) -> list[tuple[int, int]]:
        starts = [mat for mat in range(r.ZONES) if self.p["starts"] >> mat & 1] + [r.ZONES]
        return list(itertools.pairwise(starts))

    def told(self, f: Arrangement) -> Fraction:
        """The probability of an arrangement by the table."""
        on_mats = [0] * r.ZONES
        for zone in range(r.ZONES):
            on_mats[self.p["mat"][zone]] = f[zone]
        code, share = 0, Fraction(1)
        for a, b in self.runs():
            run = sorted(on_mats[a:b])
            for mat, kind in enumerate(run, a):
                code |= kind << 4 * mat
            share *= Fraction(math.prod(math.factorial(n) for n in Counter(run).values()), math.factorial(b - a))
        entries = [int(entry) for entry in self.p["lore"][: self.p["lore_n"]]]
        total = sum(entry >> lore.BITS for entry in entries)
        weight = sum(entry >> lore.BITS for entry in entries if entry & lore.CODE == code)
        return Fraction(weight, total) * share

    def agrees(self) -> None:
        lore_holds(self.records)
        for f, w in self.joint.items():
            assert self.told(f) == w, f
        assert sum(map(self.told, self.joint)) == 1, "the table holds what is impossible"
        for zone in range(r.ZONES):
            chance = sum((w for f, w in self.joint.items() if f[zone] == r.THE_OCTOPUS), Fraction())
            assert abs(int(self.p["scent"][zone]) - 254 * chance) <= 1
            assert (self.p["scent"][zone] > 0) == (chance > 0)


def something(world: Knowledge, rng: random.Random, spares: list[int]) -> None:
    """One thing that happens in a game."""
    zones = list(range(r.ZONES))
    kind = rng.choice(("see", "see", "gather", "gather", "ink", "swap", "hide", "put"))
    lying = [zone for zone in zones if world.p["stands"][zone] == r.LYING]
    if kind == "see":
        world.see(rng.choice(zones))
    elif kind == "swap":
        a = rng.choice(zones)
        world.swap(a, rng.choice([zone for zone in zones if zone != a]))
    elif kind == "hide":
        for zone in rng.sample(lying, min(2, len(lying))):
            world.p["stands"][zone] = r.STANDING
    elif kind == "gather":
        world.gather(sorted(rng.sample(zones, rng.choice((2, 3, 4)))), lore.NO_HINT, rng)
    elif kind == "ink":
        here = world.p["block"].tolist().index(r.THE_OCTOPUS)
        others = rng.sample([zone for zone in zones if zone != here], rng.choice((1, 2, 3)))
        world.gather(sorted([here, *others]), r.THE_OCTOPUS, rng)
    elif lying and spares:
        zone = rng.choice(lying)
        if world.p["block"][zone] != r.THE_OCTOPUS:
            new, old = spares.pop(), int(world.p["block"][zone])
            world.put(zone, new)
            spares.append(old)


@pytest.mark.parametrize("blocks", SMALL, ids=("octopus", "trap", "double", "traps"))
def test_random_histories_equal_bayes_in_fractions(blocks: list[int], scale: Scale) -> None:
    """As long as the table has room: players who shuffle at random fill it now and then, which is the next but last test."""
    compared, blurred = 0, 0
    for seed in range(scale(6, 750)):
        rng = random.Random(seed)
        shuffled = list(blocks)
        rng.shuffle(shuffled)
        world, spares = Knowledge(shuffled), [r.TRAP_HIDE]
        for _ in range(rng.choice((4, 8, 14))):
            something(world, rng, spares)
            if world.p["blurred"]:
                blurred += 1
                break
            world.agrees()
            compared += 1
    assert compared > 25 and blurred < compared / 10


def test_a_shuffle_inside_a_run_changes_no_byte() -> None:
    world = Knowledge(SMALL[2])
    before = world.records.tobytes()
    for spaces in (0b11, 0b1010101, 0b111100000):
        call(lore.gather, world.p, spaces, lore.NO_HINT)
        assert world.records.tobytes() == before
    world.see(3)
    before = world.records.tobytes()
    call(lore.gather, world.p, 0b110, lore.NO_HINT)
    call(lore.see, world.p, 3, int(world.p["block"][3]))
    assert world.records.tobytes() == before


def test_hiding_forgets_nothing_and_swaps_are_followed() -> None:
    world = Knowledge([r.THE_OCTOPUS] + [r.SHELL] * 8)
    world.see(0)
    world.p["stands"][0] = r.STANDING
    world.swap(0, 1)
    assert world.p["scent"].tolist() == [0, 254, 0, 0, 0, 0, 0, 0, 0]


def test_the_ink_tells_that_the_octopus_is_in_it() -> None:
    world = Knowledge([r.THE_OCTOPUS] + [r.SHELL] * 8)
    world.gather([0, 4], r.THE_OCTOPUS, random.Random(1))
    assert world.p["scent"].tolist() == [127, 0, 0, 0, 127, 0, 0, 0, 0]


def test_when_too_many_classes_are_dropped_the_rest_stays_consistent(scale: Scale) -> None:
    """Nine different blocks, shuffled and never looked at, overflow the table; what is open is never contradicted."""
    blurred = 0
    for seed in range(scale(4, 100)):
        rng = random.Random(seed)
        kinds = [r.THE_OCTOPUS, *rng.sample([k for k in range(r.BLOCKS) if k != r.THE_OCTOPUS], 8)]
        records = r.POSITION.zeros(1)
        p = records[0]
        p["block"], p["stands"] = kinds, r.STANDING
        call(lore.forget_all, p)
        for zone in rng.sample(range(r.ZONES), 6):
            p["stands"][zone] = r.LYING
            call(lore.see, p, zone, int(p["block"][zone]))
        for step in range(12):
            if step % 3 < 2:
                zones = sorted(rng.sample(range(r.ZONES), 4))
                call(lore.gather, p, sum(1 << zone for zone in zones), lore.NO_HINT)
                row = [int(p["block"][zone]) for zone in zones]
                rng.shuffle(row)
                p["block"][zones], p["stands"][zones] = row, r.STANDING
            else:
                zone = rng.randrange(r.ZONES)
                p["stands"][zone] = r.LYING
                call(lore.see, p, zone, int(p["block"][zone]))
            lore_holds(records)
            assert int(p["lore_n"]) <= r.LORE and (p["lore"] >> lore.BITS).max() < lore.HEAVIEST
        blurred += int(p["blurred"])
    assert blurred > 0


def test_the_record_is_small_enough() -> None:
    assert KELP.position.dtype.itemsize <= 2048
    assert np.array_equal(lore.CHOOSE_TABLE[9], [math.comb(9, k) for k in range(10)])
