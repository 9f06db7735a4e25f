"""Many games in lockstep, for research: one decision per game a step, numpy in and numpy out."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shoal.kernel.contract import NONE
from shoal.kernel.events import new_log
from shoal.kernel.options import OptionError, with_caps
from shoal.kernel.records import as_bytes
from shoal.match.match import Variant

UNKNOWN_BYTE = 255


class Batch:
    """`n` games of one variant.

    Attributes:
        seat: int16 (n,), the seat that decides in each game, -1 where the game is over.
        scores: int32 (n, seats, levels), of the games that ended in the last step (`over`): points, then tie levels,
            which `levels` names.
        answers: the number A of answers; `names[a]` is the notation of answer a.
        features: the number O of features of an observation; `slices` names them as (field, start, end).

    Every seat asked is asked in turn, the lowest first; questions with one answer are answered. Answers are given
    with `act`; nobody sees them before all have answered. With `again`, a game that ends starts anew at once.
    """

    def __init__(self, variant: Variant, n: Any, seed: Any = 0, again: bool = False, threads: Any = 1) -> None:
        if not isinstance(n, int) or n < 1:
            raise OptionError(f"a batch has at least 1 game, not {n!r}")
        if not isinstance(seed, int) or not 0 <= seed < 2**63:
            raise OptionError(f"seed: {seed!r} is not allowed; it takes a whole number from 0 to 2**63 - 1")
        if not isinstance(threads, int) or not 1 <= threads <= n:
            raise OptionError(f"threads: {threads!r} is not allowed; it takes a whole number from 1 to the {n} games")
        with_caps(variant.game.options, variant.options, bots=True)
        self._variant, self._game, self._again = variant, variant.game, again
        game, seats = variant.game, variant.seats
        self.n, self.seats, self.answers, self.features = n, seats, len(game.answers), game.position.features
        self.names, self.slices, self.highest = game.answers, game.position.slices, game.position.highest
        self.levels = game.levels
        self.seat = np.zeros(n, np.int16)
        self.scores = np.zeros((n, seats, len(game.levels)), np.int32)
        self._ended = np.full(n, NONE, np.int16)
        self._legal = np.zeros((n, self.answers), np.uint8)
        self._positions = game.position.zeros(n)
        self._raw = as_bytes(self._positions)
        self._bounds = [(n * i // threads, n * (i + 1) // threads) for i in range(threads)]
        self._rooms = [_Room(variant, seed + i) for i in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._each(
            lambda first, last, room: game.code.batch_start(
                variant.tables, self._positions, self._raw, first, last, seed, room.silent
            )
        )
        self._go_on(np.full(n, NONE, np.int16))

    def __repr__(self) -> str:
        return f"<{self.n} games of {self._game.name} in lockstep, {self.seats} seats>"

    def _each(self, work: Callable[[int, int, "_Room"], Any]) -> None:
        """Do `work` on each thread's share of the games; compiled code runs without Python's lock."""
        if self._pool is None:
            work(0, self.n, self._rooms[0])
            return
        for task in [self._pool.submit(work, *b, room) for b, room in zip(self._bounds, self._rooms, strict=True)]:
            task.result()

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which games ended in the last step."""
        ended: NDArray[np.bool_] = self._ended != NONE
        return ended

    @property
    def shares(self) -> NDArray[np.float32]:
        """Float32 (n, seats): the share of first place in the games that ended in the last step, zeros elsewhere."""
        best = _lexicographic_best(self.scores)
        lost = np.isin(self._ended, list(self._game.nobody_wins))
        best[~self.over | lost] = False
        counts = np.maximum(1, best.sum(axis=1, keepdims=True))
        shares: NDArray[np.float32] = (best / counts).astype(np.float32)
        return shares

    def legal(self, out: NDArray[np.uint8] | None = None) -> NDArray[np.uint8]:
        """The legal answers of each game's seat, uint8 (n, A), written into `out` if given."""
        out = np.empty((self.n, self.answers), np.uint8) if out is None else out
        self._expect(out, (self.n, self.answers), np.uint8)
        out[:] = self._legal
        return out

    def observe(self, out: NDArray[Any] | None = None) -> NDArray[Any]:
        """What each game's seat may know, (n, O), written into `out` if given.

        Uint8: the values of the hidden record as they are, 255 where the seat may not look. Float32 (slower): divided
        by the highest value each may have (`highest`), -1 where the seat may not look.
        """
        raw = out if out is not None and out.dtype == np.uint8 else np.empty((self.n, self.features), np.uint8)
        if out is not None:
            self._expect(out, (self.n, self.features), np.float32 if out.dtype == np.float32 else np.uint8)
        code, tables, veils = self._game.code, self._variant.tables, self._variant.veils
        begin = self._game.position.first_feature
        self._each(
            lambda a, b, room: code.batch_observe(
                tables, self._positions, self._raw, a, b, self.seat, room.views, room.views_raw, veils, begin, raw
            )
        )
        if out is None or out is raw:
            return raw
        np.divide(raw, self.highest, out=out)
        out[raw == UNKNOWN_BYTE] = -1
        return out

    def sample(self, out: NDArray[np.int16] | None = None) -> NDArray[np.int16]:
        """A uniformly random legal answer for each game's seat, int16 (n,), written into `out` if given."""
        out = np.empty(self.n, np.int16) if out is None else out
        self._expect(out, (self.n,), np.int16)
        code = self._game.code
        self._each(lambda a, b, room: code.batch_sample(a, b, self.seat, self._legal, room.dice, out))
        return out

    def act(self, answers: NDArray[Any]) -> None:
        """Give each game's seat its answer, int (n,). Games that are over ignore theirs.

        Raises:
            ValueError: an answer is not legal; the message names the game and what is allowed. Nothing has changed.
        """
        given = np.ascontiguousarray(answers)
        if given.dtype != np.int16:
            if given.dtype.kind not in "iu":
                raise ValueError(f"answers are whole numbers, not {given.dtype}")
            given = given.clip(-1, self.answers).astype(np.int16)
        self._expect(given, (self.n,), np.int16)
        wrong = int(self._game.code.batch_illegal(self.seat, self._legal, given))
        if wrong != NONE:
            allowed = [f"{a} ({self.names[a]})" for a in np.flatnonzero(self._legal[wrong])]
            found = np.asarray(answers)[wrong]
            raise ValueError(f"game {wrong}: answer {found} is not legal; allowed: {', '.join(allowed)}")
        self._go_on(given)

    def _go_on(self, answers: NDArray[np.int16]) -> None:
        """Act on the answers, and take every game to where a seat has a choice."""
        self._each(
            lambda first, last, room: self._game.code.batch_act(
                *(self._variant.tables, self._positions, self._raw, first, last, answers),
                *(self.seat, self._legal, self.scores, self._ended, self._again, room.silent),
            )
        )

    @staticmethod
    def _expect(array: NDArray[Any], shape: tuple[int, ...], dtype: Any) -> None:
        if array.shape != shape or array.dtype != dtype:
            raise ValueError(f"expected {np.dtype(dtype)} of shape {shape}, not {array.dtype} of shape {array.shape}")


class _Room:
    """What one thread works with."""

    def __init__(self, variant: Variant, seed: int) -> None:
        game = variant.game
        self.silent = new_log(0)
        self.views = game.position.zeros(1)
        self.views_raw = as_bytes(self.views)
        self.dice = game.position.zeros(1)
        self.dice[0]["chance"] = seed


def _lexicographic_best(scores: NDArray[np.int32]) -> NDArray[np.bool_]:
    """Which seats are first by the first level that differs."""
    best = np.ones(scores.shape[:2], bool)
    for level in range(scores.shape[2]):
        values = np.where(best, scores[:, :, level], np.iinfo(np.int32).min)
        best &= values == values.max(axis=1, keepdims=True)
    return best
