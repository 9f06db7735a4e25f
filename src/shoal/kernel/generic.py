"""Generic code, written once and compiled for each game by `specialise`.

Arrays of one table record, of positions and of their bytes cross the Python boundary with an index: a bare record
would cost ten times as much.
"""

from typing import Any

import numpy as np

from shoal.kernel.chance import below, nth, pick
from shoal.kernel.contract import (
    FULL,
    NONE,
    act,
    advance,
    instinct,
    legal,
    over,
    question,
    redeal,
    score,
    setup,
    take_back,
    uncover,
    why,
)
from shoal.kernel.records import EVERYONE, PUBLIC_VIEWER, lay_veil

RANDOM, INSTINCT = 0, 1  # policies of `play_games`


# --- one game, one step: what a match calls -------------------------------------------------------------------------
def setup_at(tables: Any, positions: Any, i: int, log: Any) -> None:
    positions[i].viewer = FULL
    setup(tables[0], positions[i], log)


def question_at(tables: Any, positions: Any, i: int, seat: int) -> int:
    return question(tables[0], positions[i], seat)


def legal_at(tables: Any, positions: Any, i: int, seat: int, mask: Any) -> int:
    return legal(tables[0], positions[i], seat, mask)


def why_at(tables: Any, positions: Any, i: int, seat: int, answer: int) -> int:
    return why(tables[0], positions[i], seat, answer)


def act_at(tables: Any, positions: Any, i: int, seat: int, answer: int) -> None:
    act(tables[0], positions[i], seat, answer)


def take_back_at(tables: Any, positions: Any, i: int, seat: int) -> None:
    take_back(tables[0], positions[i], seat)


def advance_at(tables: Any, positions: Any, i: int, log: Any) -> bool:
    return advance(tables[0], positions[i], log)


def score_at(tables: Any, positions: Any, i: int, out: Any) -> int:
    return score(tables[0], positions[i], out)


def hide(
    t: Any,
    positions: Any,
    raw: Any,
    i: int,
    viewer: int,
    views: Any,
    views_raw: Any,
    j: int,
    veils: Any,
    begin: int,
    end: int,
) -> None:
    """The view of position `i` into `views[j]`: the declared veil over it, then what the game uncovers.

    Who needs only the bytes from `begin` to `end` reads no others: the rest of `views[j]` is left as it was.
    """
    row = viewer if viewer >= 0 else t.seats if viewer == PUBLIC_VIEWER else t.seats + 1
    lay_veil(raw[i][begin:end], veils[row][begin:end], views_raw[j][begin:end])
    views[j].viewer = viewer
    if viewer != EVERYONE:
        uncover(t, positions[i], viewer, views[j])


def hide_at(
    tables: Any, positions: Any, raw: Any, i: int, viewer: int, views: Any, views_raw: Any, j: int, veils: Any
) -> None:
    hide(tables[0], positions, raw, i, viewer, views, views_raw, j, veils, 0, raw.shape[1])


def redeal_at(tables: Any, views: Any, raw: Any, j: int, seed: int, positions: Any, positions_raw: Any, i: int) -> None:
    """A full position drawn from what the view `j` leaves open, into `positions[i]`."""
    for k in range(raw.shape[1]):
        positions_raw[i, k] = raw[j, k]
    positions[i].viewer = FULL
    positions[i].chance = np.uint64(seed)
    redeal(tables[0], views[j], positions[i])


def instinct_at(tables: Any, views: Any, j: int, mask: Any) -> int:
    return instinct(tables[0], views[j], mask)


# --- whole games ----------------------------------------------------------------------------------------------------
def play_games(
    tables: Any,
    positions: Any,
    raw: Any,
    views: Any,
    views_raw: Any,
    veils: Any,
    seed: int,
    policies: Any,
    mask: Any,
    log: Any,
    points: Any,
    ended: Any,
) -> int:
    """Play `len(ended)` games in `positions[0]`, seat by seat with `policies`; returns the number of decisions.

    Scores go into `points` (games, seats, levels), end reasons into `ended`. Game g uses the chance stream seed + g.
    """
    t, p = tables[0], positions[0]
    decisions = 0
    for game in range(ended.shape[0]):
        raw[0] = 0
        p.viewer = FULL
        p.chance = np.uint64(seed + game)
        setup(t, p, log)
        while not over(p):
            while advance(t, p, log):
                pass
            for seat in range(t.seats):
                n = legal(t, p, seat, mask)
                while n > 0:
                    if n > 1 and policies[seat] == INSTINCT:
                        hide(t, positions, raw, 0, seat, views, views_raw, 0, veils, 0, raw.shape[1])
                        views[0].chance = np.uint64(below(p, 1 << 31))  # each policy call has dice of its own
                        answer = instinct(t, views[0], mask)
                    else:
                        answer = pick(p, n, mask)
                    act(t, p, seat, answer)
                    decisions += n > 1
                    n = 0 if p.ready[seat] else legal(t, p, seat, mask)
        ended[game] = score(t, p, points[game])
    return decisions


# --- many games in lockstep: one decision per game a step ------------------------------------------------------------
def batch_start(tables: Any, positions: Any, raw: Any, first: int, last: int, seed: int, log: Any) -> None:
    """The start positions; `batch_act` takes them on from there."""
    for i in range(first, last):
        begin(tables[0], positions, raw, i, np.uint64(seed) + np.uint64(i) * np.uint64(0x9E3779B97F4A7C15), log)


def begin(t: Any, positions: Any, raw: Any, i: int, chance: int, log: Any) -> None:
    raw[i] = 0
    positions[i].viewer = FULL
    positions[i].chance = chance
    setup(t, positions[i], log)


def chooser(t: Any, p: Any, mask: Any) -> int:
    """The lowest seat that has a choice, NONE if none has; the forced answers of those before it are given."""
    for seat in range(t.seats):
        n = legal(t, p, seat, mask)
        while n == 1:
            act(t, p, seat, nth(mask, 0))
            n = legal(t, p, seat, mask)
        if n > 0:
            return seat
    return NONE


def batch_act(
    tables: Any,
    positions: Any,
    raw: Any,
    first: int,
    last: int,
    answers: Any,
    seats: Any,
    masks: Any,
    points: Any,
    ended: Any,
    again: bool,
    log: Any,
) -> None:
    """Give each game its answer, NONE if it has only just begun, and go on until a seat has a choice.

    `seats` and `masks` then hold who decides and among what. A game that ends writes `points` and `ended`, and starts
    anew if `again`.
    """
    t = tables[0]
    for i in range(first, last):
        p = positions[i]
        ended[i] = NONE
        going = seats[i] != NONE
        if going and answers[i] != NONE:
            act(t, p, np.int64(seats[i]), np.int64(answers[i]))
        while going:
            while advance(t, p, log):
                pass
            if over(p):
                ended[i] = score(t, p, points[i])
                if again:
                    begin(t, positions, raw, i, p.chance, log)
                else:
                    seats[i], going = NONE, False
                    masks[i] = 0
            else:
                seats[i] = chooser(t, p, masks[i])
                going = seats[i] == NONE


def batch_illegal(seats: Any, masks: Any, answers: Any) -> int:
    """The first game whose answer is not legal, NONE if all are."""
    for i in range(seats.shape[0]):
        a = np.int64(answers[i])
        if seats[i] != NONE and (a < 0 or a >= masks.shape[1] or masks[i, a] == 0):
            return i
    return NONE


def batch_sample(first: int, last: int, seats: Any, masks: Any, dice: Any, out: Any) -> None:
    """A uniformly random legal answer for each game's seat; the dice are a record of their own."""
    for i in range(first, last):
        out[i] = 0
        if seats[i] != NONE:
            n = 0
            for k in range(masks.shape[1]):
                n += masks[i, np.uint64(k)]  # an index that might be negative is not vectorised
            out[i] = pick(dice[0], n, masks[i])


def batch_observe(
    tables: Any,
    positions: Any,
    raw: Any,
    first: int,
    last: int,
    seats: Any,
    views: Any,
    views_raw: Any,
    veils: Any,
    begin: int,
    out: Any,
) -> None:
    """Write the features of the view of each game's seat into the rows of `out`; zeros where the game is over."""
    t, end = tables[0], begin + out.shape[1]
    for i in range(first, last):
        if seats[i] == NONE:
            out[i] = 0
        else:
            hide(t, positions, raw, i, np.int64(seats[i]), views, views_raw, 0, veils, begin, end)
            row, source = out[i], views_raw[0][begin:]  # a slice: an index that might be negative is not vectorised
            for k in range(row.shape[0]):
                row[k] = source[k]


def copy_records(positions: Any, n: int) -> int:
    """Copy positions `n` times among each other (what tree search does all the time)."""
    last = positions.shape[0] - 1
    for i in range(n):
        positions[i % last + 1] = positions[(i * 7) % last]
    return last
