"""What could have happened out of sight, worked out by brute force and independently of `hide` and `redeal`.

Out of sight are the thefts of steps F and G. Here they are told as a story: which sort of card the Albatross took from
each hand it robbed, and which cards the Leopard Seal took. From the rulebook alone follow every story that could have
happened, how likely each is, and who has seen what of it.
"""

import itertools
import math
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tests.games.krill.walk import Play

from shoal.games.krill import rules as r

Group = tuple[int, int]  # a hand and a sort of food: equal cards that one hand took in one round


@dataclass(frozen=True)
class Theft:
    """One event that all can see: a hand stole from a hand, in a round."""

    turn: int
    card: str  # "albatross" or "seal"
    thief: int
    victim: int


@dataclass(frozen=True)
class Story:
    """The cards that went in each theft, in the order of the thefts; and the chance that it went just like this."""

    loot: tuple[tuple[tuple[Group, int], ...], ...]
    chance: float


def catch_of(p: Any, turn: int, end: int) -> dict[int, Counter[Group]]:
    """What each hand took from the table in a round."""
    caught: dict[int, Counter[Group]] = {}
    for i in range(int(p["first"][turn]), end):
        hand = int(p["taken_by"][i])
        caught.setdefault(hand, Counter())[hand, int(p["food"][i])] += 1
    return caught


def end_of(p: Any, turn: int) -> int:
    return int(p["first"][turn + 1]) if turn < p["turn"] else int(p["taken"])


def halves(held: Counter[Group], n: int) -> Iterator[tuple[Counter[Group], float]]:
    """Every way to draw `n` of the cards, and its chance."""
    groups = sorted(held)
    total = math.comb(held.total(), n)
    for counts in itertools.product(*(range(held[g] + 1) for g in groups)):
        if sum(counts) == n:
            ways = math.prod(math.comb(held[g], k) for g, k in zip(groups, counts, strict=True))
            yield Counter({g: k for g, k in zip(groups, counts, strict=True) if k}), ways / total


def stories(p: Any, thefts: list[Theft]) -> list[Story]:
    """Every story of one round's thefts, from what the table shows of them."""
    if not thefts:
        return [Story((), 1.0)]
    turn = thefts[0].turn

    def go_on(holds: dict[int, Counter[Group]], rest: list[Theft]) -> Iterator[Story]:
        if not rest:
            yield Story((), 1.0)
            return
        theft, *later = rest
        n = 1 if theft.card == "albatross" else holds[theft.victim].total() // 2
        for loot, chance in halves(holds[theft.victim], n):
            after = {hand: +cards for hand, cards in holds.items()}
            after[theft.victim] = after[theft.victim] - loot
            after[theft.thief] = after.get(theft.thief, Counter()) + loot
            for story in go_on(after, later):
                yield Story((tuple(sorted(loot.items())), *story.loot), chance * story.chance)

    return list(go_on(catch_of(p, turn, end_of(p, turn)), thefts))


def seen_by(viewer: int, hands_each: int, thefts: list[Theft], story: Story) -> tuple[Any, ...]:
    """What a seat (or the public, -1) has seen of a story: thief and victim see the cards, nobody else does (K23)."""
    seen: list[Any] = []
    for theft, loot in zip(thefts, story.loot, strict=True):
        if viewer >= 0 and viewer in (theft.thief // hands_each, theft.victim // hands_each):
            sorts: Counter[int] = Counter()
            for (_, food), n in loot:
                sorts[food] += n
            seen.append(tuple(sorted(sorts.items())))
        else:
            seen.append(None)
    return tuple(seen)


def holders(p: Any, thefts: list[Theft], story: Story) -> tuple[NDArray[Any], NDArray[Any]]:
    """Who held this round's cards after step F and who holds them now, if this story has happened.

    Of equal cards that one hand took, the Albatross takes the first and the Leopard Seal the last.
    """
    first, end = int(p["first"][thefts[0].turn]), end_of(p, thefts[0].turn)
    takers, foods = p["taken_by"][first:end], p["food"][first:end]
    holder = takers.copy()
    after_f = holder.copy()
    for theft, loot in zip(thefts, story.loot, strict=True):
        for (taker, food), n in loot:
            places = np.flatnonzero((holder == theft.victim) & (takers == taker) & (foods == food))
            holder[places[:n] if theft.card == "albatross" else places[len(places) - n :]] = theft.thief
        if theft.card == "albatross":
            after_f = holder.copy()
    return after_f, holder


@dataclass(frozen=True)
class World:
    """A story and the holders that go with it."""

    story: Story
    after_albatross: NDArray[Any]
    held_by: NDArray[Any]

    @property
    def key(self) -> bytes:
        return self.after_albatross.tobytes() + self.held_by.tobytes()


def told(p: Any, turn: int) -> bytes:
    """The key of the world that a position is in, as to one round."""
    first, end = int(p["first"][turn]), end_of(p, turn)
    return bytes(p["after_albatross"][first:end].tobytes() + p["held_by"][first:end].tobytes())


def tell(p: Any, turn: int, world: World) -> None:
    """Make the position one of this world."""
    first, end = int(p["first"][turn]), end_of(p, turn)
    p["after_albatross"][first:end] = world.after_albatross
    p["held_by"][first:end] = world.held_by


class Chronicle:
    """All thefts of a game so far, and what else could have happened in them."""

    def __init__(self, hands_each: int) -> None:
        self.each = hands_each
        self.thefts: dict[int, list[Theft]] = {}
        self._worlds: dict[tuple[int, int], dict[bytes, World]] = {}
        self._alike: dict[tuple[int, int, int, bytes], list[World]] = {}

    def note(self, rows: list[tuple[int, ...]], turn: int) -> int:
        """Remember the thefts among a step's events; returns how many there were."""
        names = {r.ALBATROSS_STEALS: "albatross", r.SEAL_STEALS: "seal"}
        new = [Theft(turn, names[code], a, b) for code, a, b, _ in rows if code in names and b >= 0]
        if new:
            self.thefts[turn] = [*self.thefts.get(turn, []), *new]
        return len(new)

    def worlds(self, p: Any, turn: int) -> dict[bytes, World]:
        """All worlds of one round, by key; none is there twice."""
        thefts = self.thefts[turn]
        if (turn, len(thefts)) not in self._worlds:
            found = [World(story, *holders(p, thefts, story)) for story in stories(p, thefts)]
            self._worlds[turn, len(thefts)] = {world.key: world for world in found}
            assert len(found) == len(self._worlds[turn, len(thefts)]), "two stories make one position"
        return self._worlds[turn, len(thefts)]

    def seen(self, viewer: int, turn: int, world: World) -> tuple[Any, ...]:
        return seen_by(viewer, self.each, self.thefts[turn], world.story)

    def alike(self, p: Any, viewer: int, turn: int) -> list[World]:
        """The worlds that look to the viewer as the true one does."""
        key = turn, len(self.thefts[turn]), viewer, told(p, turn)
        if key not in self._alike:
            worlds = self.worlds(p, turn)
            truth = self.seen(viewer, turn, worlds[told(p, turn)])
            self._alike[key] = [world for world in worlds.values() if self.seen(viewer, turn, world) == truth]
        return self._alike[key]

    def posterior(self, p: Any, viewer: int, turn: int) -> dict[bytes, float]:
        """The chances of the worlds that the viewer cannot tell apart from the true one."""
        alike = self.alike(p, viewer, turn)
        total = sum(world.story.chance for world in alike)
        return {world.key: world.story.chance / total for world in alike}

    def retell(self, play: Play, viewer: int, rng: random.Random) -> Play:
        """A copy in which the thefts went otherwise, as far as the viewer cannot tell."""
        other = play.copy()
        for turn in self.thefts:
            tell(other.p[0], turn, rng.choice(self.alike(play.p[0], viewer, turn)))
        return other

    def retell_anyhow(self, play: Play, viewer: int, rng: random.Random) -> tuple[Play, bool]:
        """A copy in which one round's thefts went otherwise; whether the viewer cannot tell."""
        other, turn = play.copy(), rng.choice(list(self.thefts))
        worlds = self.worlds(play.p[0], turn)
        world = rng.choice(list(worlds.values()))
        tell(other.p[0], turn, world)
        true = worlds[told(play.p[0], turn)]
        return other, self.seen(viewer, turn, world) == self.seen(viewer, turn, true)


def unsettle(play: Play, viewer: int, rng: random.Random) -> None:
    """Change all else that the viewer may not know: the others' choices, and what chance will bring.

    Who is ready stays as it is: everybody sees that.
    """
    p = play.p[0]
    p["chance"] = rng.getrandbits(64)
    left = int(p["deck_left"])
    p["bag"][:left] = rng.sample(p["bag"][:left].tolist(), left)
    n = rng.randrange(2 * r.HANDS)
    p["coming"] = [rng.randrange(r.FOODS) for _ in range(2 * r.HANDS)]
    p["coming_left"] = n
    for seat in range(play.seats):
        if seat == viewer:
            continue
        was_ready = p["ready"][seat]
        play.take_back(seat)
        given = 0
        while legal := play.legal(seat):
            before = play.p.copy()
            play.act(seat, rng.choice(legal))
            given += 1
            if not was_ready and (p["ready"][seat] or rng.random() < 0.5):
                play.p[:] = before
                break
        assert p["ready"][seat] == was_ready
