"""Plays many whole games with quick bots and counts: scores, first places, ends, speed."""

import hashlib
import math
import os
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shoal.kernel.events import new_log
from shoal.kernel.generic import INSTINCT, RANDOM
from shoal.kernel.options import OptionError, with_caps
from shoal.kernel.records import as_bytes
from shoal.match.match import Variant

# The bots that are compiled together with the rules, and so can play inside one long call.
POLICIES = {"instinct": INSTINCT, "random": RANDOM}
MOST = 10_000_000
FIRST_CHUNK, LONGEST = 16, 0.2  # games; seconds that one call should take, so that progress is seen
Z95 = 1.959963984540054

Report = Callable[[int, int], None]


@dataclass(frozen=True)
class Seat:
    """How one seat fared."""

    bot: str
    mean: float
    sd: float
    minimum: int
    quartiles: tuple[float, float, float]
    maximum: int
    share: float  # of first places; k who share one count 1/k each
    low: float  # the 95 % interval of the share
    high: float


@dataclass(frozen=True)
class Statistics:
    """What came out of a simulation."""

    game: str
    options: dict[str, Any]
    components: str
    seed: int
    asked: int
    games: int  # fewer than asked if it was stopped
    seats: list[Seat]
    shared: int  # games in which several share first place
    nobody: int  # games that nobody won
    ends: dict[str, int]
    decisions: int
    seconds: float
    threads: int

    @property
    def games_per_second(self) -> float:
        """By the clock, all threads together."""
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        """By the clock, all threads together."""
        return self.decisions / self.seconds


@dataclass
class _Tally:
    """What the finished chunks add up to."""

    points: list[NDArray[np.int32]] = field(default_factory=list)
    shares: list[NDArray[np.float64]] = field(default_factory=list)
    ends: Counter[int] = field(default_factory=Counter)
    games: int = 0
    decisions: int = 0
    shared: int = 0
    nobody: int = 0


def wilson(share: float, n: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson interval of a share seen in `n` games.

    >>> [round(x, 3) for x in wilson(0.5, 100)]
    [0.404, 0.596]
    """
    if not n:
        return 0.0, 1.0
    middle = share + z * z / (2 * n)
    spread = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    low, high = (middle - spread) / (1 + z * z / n), (middle + spread) / (1 + z * z / n)
    return 0.0 if share == 0 else max(0.0, low), 1.0 if share == 1 else min(1.0, high)


def policies(bots: Sequence[str], seats: int) -> list[str]:
    """One bot for every seat: a single name is for all. An OptionError says what is allowed."""
    for name in bots:
        if name not in POLICIES:
            raise OptionError(f"there is no bot {name!r} for simulations; there are: {', '.join(POLICIES)}")
    if len(bots) == 1:
        return [*bots] * seats
    if len(bots) != seats:
        raise OptionError(f"{len(bots)} bots are named for {seats} seats; name one for all, or one for each seat")
    return list(bots)


def first_places(levels: NDArray[np.int32]) -> NDArray[np.float64]:
    """Each seat's share of first place in each game: 1/k where k are equal on every level."""
    first = np.ones(levels.shape[:2], np.bool_)
    for level in range(levels.shape[2]):
        values = np.where(first, levels[:, :, level], np.iinfo(np.int32).min)
        first &= values == values.max(axis=1, keepdims=True)
    return np.asarray(first / first.sum(axis=1, keepdims=True), np.float64)


def _whole(value: Any, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def usable_cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def simulate(
    variant: Variant,
    bots: str | Sequence[str],
    n: int,
    *,
    seed: int = 0,
    threads: int = 0,
    report: Report = lambda done, of: None,
) -> Statistics:
    """Play `n` games with one bot in all seats or one for each. The same seed gives the same games on any threads.

    A KeyboardInterrupt ends it early: the statistics are then of the games that were played.

    Raises:
        OptionError: a number or a bot is not allowed.
    """
    if not _whole(n, 1, MOST):
        raise OptionError(f"{n!r} games are not allowed; from 1 to {MOST:,} are")
    if not _whole(seed, 0, 2**63 - 1) or not _whole(threads, 0, MOST):
        raise OptionError(f"seed {seed!r} and threads {threads!r}: both take whole numbers, 0 threads for all cores")
    names = policies([bots] if isinstance(bots, str) else bots, variant.seats)
    with_caps(variant.game.options, variant.options, bots=True)
    threads = threads or (usable_cores() if n >= 2000 else 1)
    base = int.from_bytes(hashlib.sha256(f"shoal sim {seed}".encode()).digest()[:8], "big") >> 2
    codes = np.array([POLICIES[name] for name in names], np.int8)
    workers = threading.local()
    variant.game.code  # noqa: B018  built before several threads want it
    _Worker(variant, codes).play(base, 1)  # compiles, so that the clock counts games alone

    def chunk(first: int, count: int) -> tuple[int, float, NDArray[np.int32], NDArray[np.int16]]:
        if not hasattr(workers, "own"):
            workers.own = _Worker(variant, codes)
        begun = time.perf_counter()
        decisions, levels, ended = workers.own.play(base + first, count)
        return decisions, time.perf_counter() - begun, levels, ended

    tally = _Tally()
    begun = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        _collect(variant, tally, pool, chunk, n, threads, report)
    return _statistics(variant, names, tally, n, seed, threads, time.perf_counter() - begun)


class _Worker:
    """One thread's own position, view and mask."""

    def __init__(self, variant: Variant, codes: NDArray[np.int8]) -> None:
        game = self.game = variant.game
        self.tables, self.codes, self.seats = variant.tables, codes, variant.seats
        self.p, self.v = game.position.zeros(1), game.position.zeros(1)
        self.veils = variant.veils
        self.mask, self.log = np.zeros(len(game.answers), np.uint8), new_log(0)

    def play(self, seed: int, count: int) -> tuple[int, NDArray[np.int32], NDArray[np.int16]]:
        """Play `count` games: decisions, levels and ends."""
        levels = np.zeros((count, self.seats, len(self.game.levels)), np.int32)
        ended = np.zeros(count, np.int16)
        raw, views_raw = as_bytes(self.p), as_bytes(self.v)
        decisions = self.game.code.play_games(
            *(self.tables, self.p, raw, self.v, views_raw, self.veils),
            *(seed, self.codes, self.mask, self.log, levels, ended),
        )
        return int(decisions), levels, ended


def _collect(
    variant: Variant,
    tally: _Tally,
    pool: ThreadPoolExecutor,
    chunk: Callable[..., Any],
    n: int,
    threads: int,
    report: Report,
) -> None:
    """Keep the threads busy with chunks of a size that takes a moment, and add up what they bring."""
    done: dict[int, tuple[NDArray[np.int32], NDArray[np.float64]]] = {}
    running: dict[Future[Any], int] = {}
    given, size = 0, min(FIRST_CHUNK, n)
    report(0, n)
    try:
        while given < n or running:
            while given < n and len(running) < threads:
                count = min(size, n - given)
                running[pool.submit(chunk, given, count)] = given
                given += count
            finished, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                first = running.pop(future)
                decisions, seconds, levels, ended = future.result()
                done[first] = _count(variant, tally, decisions, levels, ended)
                size = max(1, min(4 * size, int(len(ended) * LONGEST / max(seconds, 1e-6)), 50_000))
            report(tally.games, n)
    except KeyboardInterrupt:
        for future, first in running.items():
            decisions, _, levels, ended = future.result()
            done[first] = _count(variant, tally, decisions, levels, ended)
    for first in sorted(done):
        tally.points.append(done[first][0])
        tally.shares.append(done[first][1])


def _count(
    variant: Variant, tally: _Tally, decisions: int, levels: NDArray[np.int32], ended: NDArray[np.int16]
) -> tuple[NDArray[np.int32], NDArray[np.float64]]:
    lost = np.isin(ended, sorted(variant.game.nobody_wins))
    shares = np.where(lost[:, None], 0.0, first_places(levels))
    tally.games += len(ended)
    tally.decisions += decisions
    tally.shared += int(((shares > 0).sum(axis=1) > 1).sum())
    tally.nobody += int(lost.sum())
    tally.ends.update(ended.tolist())
    return levels[:, :, 0].copy(), shares


def _statistics(
    variant: Variant, names: list[str], tally: _Tally, n: int, seed: int, threads: int, seconds: float
) -> Statistics:
    points = np.concatenate(tally.points) if tally.points else np.zeros((0, variant.seats), np.int32)
    shares = np.concatenate(tally.shares) if tally.shares else np.zeros((0, variant.seats))
    seats = []
    for seat, name in enumerate(names if tally.games else []):
        own, share = points[:, seat], float(shares[:, seat].mean())
        low, high = wilson(share, tally.games)
        lower, median, upper = (float(q) for q in np.percentile(own, (25, 50, 75)))
        sd = float(own.std(ddof=1)) if tally.games > 1 else 0.0
        seats.append(
            Seat(name, float(own.mean()), sd, int(own.min()), (lower, median, upper), int(own.max()), share, low, high)
        )
    return Statistics(
        game=variant.game.name,
        options=dict(variant.options),
        components=variant.components,
        seed=seed,
        asked=n,
        games=tally.games,
        seats=seats,
        shared=tally.shared,
        nobody=tally.nobody,
        ends={variant.game.ends[end]: count for end, count in sorted(tally.ends.items())},
        decisions=tally.decisions,
        seconds=max(seconds, 1e-9),
        threads=threads,
    )
