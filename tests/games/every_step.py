"""Whole games at the speed of compiled rules, looked at after every single step.

`walk.py` steps from Python, which is the thing for tests that look closely; here a hundred thousand games go by. `Walk`
plays on until its trace is full of positions, for `conserved` of the game to look at all at once, and checks on the way:

    a seat is asked if and only if it has legal answers, and as many as the mask says
    the game ends, and never stands still
    what a viewer may not know shows in nothing: another position dealt from its view looks the same to it, asks the same
    seats, and gives it the same answers
"""

import types
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from tests.games.walk import Options, subject, table_of

from shoal.kernel.chance import below, pick
from shoal.kernel.compiling import COMPILED, rule, specialise
from shoal.kernel.contract import FULL, NONE, over
from shoal.kernel.events import new_log
from shoal.kernel.generic import INSTINCT, RANDOM
from shoal.kernel.records import PUBLIC_VIEWER, as_bytes

__all__ = ["INSTINCT", "RANDOM", "Walk"]

ROOM = 4096  # positions looked at together
DEALT = 7  # of so many steps one also puts the dealt positions before `conserved`
MOST = 200_000  # steps in a game
FINDINGS = (
    "",
    "a seat is asked and has no answer, or the other way round",
    "a mask holds something else than the legal answers",
    "nobody is asked anything, and nothing happens by itself",
    f"the game goes on for more than {MOST} steps",
    "after the end somebody is still asked",
    "a position dealt from a view gives another view",
    "a position dealt from a view has other legal answers",
    "a position dealt from a view asks other seats",
)
ENTRIES = ("setup", "question", "legal", "act", "advance", "hide", "redeal", "instinct")
WELL, ASKED, MASK, STILL, ENDLESS, AFTER, VIEW, LEGAL, OTHERS = range(9)
GAMES, STEPS, LONGEST, DECISIONS = range(4)  # what `state` holds: games over, steps of this one, ...


# The entry points of a game, which `Walk` puts in their place.
setup: Any = None
question = legal = act = advance = hide = redeal = instinct = setup


def same(a: Any, b: Any) -> bool:
    """Whether two rows hold the same bytes."""
    for k in range(a.shape[0]):
        if a[k] != b[k]:
            return False
    return True


def add_up(mask: Any) -> int:
    """How many answers a mask holds."""
    n = 0
    for k in range(mask.shape[0]):
        n += mask[k] if mask[k] < 2 else 1000
    return n


def copy(a: Any, b: Any) -> None:
    """The bytes of a row into another."""
    for k in range(a.shape[0]):
        b[k] = a[k]


def look(
    tables: Any, positions: Any, raw: Any, views: Any, views_raw: Any, veils: Any, masks: Any, seats: int, salt: int
) -> int:
    """What is wrong with `positions[0]`; positions dealt from what each viewer sees are left in `positions[1..]`."""
    if over(positions[0]):
        for seat in range(seats):
            if question(tables, positions, 0, seat) != NONE or legal(tables, positions, 0, seat, masks[0]) != 0:
                return AFTER
        return WELL
    for seat in range(-1, seats):
        viewer, n, other = PUBLIC_VIEWER, 0, seat + 2
        if seat >= 0:
            viewer, n = seat, legal(tables, positions, 0, seat, masks[0])
            if (n > 0) != (question(tables, positions, 0, seat) != NONE) or (n > 0 and positions[0].ready[seat]):
                return ASKED
            if n and add_up(masks[0]) != n:
                return MASK
        hide(tables, positions, raw, 0, viewer, views, views_raw, 0, veils)
        redeal(tables, views, views_raw, 0, 8 * salt + other, positions, raw, other)
        hide(tables, positions, raw, other, viewer, views, views_raw, 1, veils)
        if not same(views_raw[0], views_raw[1]):
            return VIEW
        for who in range(seats):
            if (question(tables, positions, 0, who) == NONE) != (question(tables, positions, other, who) == NONE):
                return OTHERS
        if n and (legal(tables, positions, other, seat, masks[1]) != n or not same(masks[0], masks[1])):
            return LEGAL
    return WELL


def go_on(
    tables: Any,
    positions: Any,
    raw: Any,
    views: Any,
    views_raw: Any,
    veils: Any,
    masks: Any,
    log: Any,
    policies: Any,
    dice: Any,
    state: Any,
) -> bool:
    """One automatic step; if there is no more to come, an answer of one of those who are asked. False if nobody is."""
    log[0, 0] = 0
    if advance(tables, positions, 0, log) or over(positions[0]):
        return True
    asked, left, seat = 0, 0, 0
    for who in range(policies.shape[0]):
        asked += question(tables, positions, 0, who) != NONE
    if asked == 0:
        return False
    left = below(dice[0], asked)
    while question(tables, positions, 0, seat) == NONE or left > 0:
        left -= question(tables, positions, 0, seat) != NONE
        seat += 1
    n = legal(tables, positions, 0, seat, masks[0])
    if n > 1 and policies[seat] == INSTINCT:
        hide(tables, positions, raw, 0, seat, views, views_raw, 0, veils)
        views[0].chance = dice[0].chance
        answer = instinct(tables, views, 0, masks[0])
    else:
        answer = pick(dice[0], n, masks[0])
    act(tables, positions, 0, seat, answer)
    state[DECISIONS] += n > 1
    return True


def wander(
    tables: Any,
    positions: Any,
    raw: Any,
    views: Any,
    views_raw: Any,
    veils: Any,
    masks: Any,
    log: Any,
    policies: Any,
    dice: Any,
    seed: int,
    games: int,
    state: Any,
    trace_raw: Any,
) -> tuple[int, int]:
    """Play on until `games` are over or the trace is full: how many positions are in it, and what is wrong with the last."""
    seats, at = policies.shape[0], 0
    while at + seats + 2 <= trace_raw.shape[0]:
        if state[STEPS] == 0:
            if state[GAMES] == games:
                return at, WELL
            raw[0] = 0
            positions[0].viewer = FULL
            positions[0].chance = np.uint64(seed + state[GAMES])
            log[0, 0] = 0
            setup(tables, positions, 0, log)
        elif not go_on(tables, positions, raw, views, views_raw, veils, masks, log, policies, dice, state):
            return at, STILL
        state[STEPS] += 1
        copy(raw[0], trace_raw[at])
        at += 1
        finding = look(tables, positions, raw, views, views_raw, veils, masks, seats, seed + state[STEPS])
        if finding == WELL and state[STEPS] > MOST:
            finding = ENDLESS
        if finding != WELL:
            return at, finding
        if over(positions[0]):
            state[LONGEST] = max(state[LONGEST], state[STEPS])
            state[GAMES] += 1
            state[STEPS] = 0
        elif state[STEPS] % DEALT == 0:
            for other in range(1, seats + 2):
                copy(raw[other], trace_raw[at])
                at += 1
    return at, WELL


class Walk:
    """The games of one kind of game, looked at after every step."""

    def __init__(self, name: str, compiled: bool = COMPILED) -> None:
        self.module = subject(name)
        self.game = self.module.Play.game
        own = {entry: getattr(self.game.code, entry) for entry in ENTRIES}
        own |= {helper.__name__: rule(helper) for helper in (same, add_up, copy)}
        own["over"] = self.game.rules.over
        for template in (look, go_on):
            own[template.__name__] = self.bound(template, own, compiled)
        self.wander = self.bound(wander, own, compiled)

    def bound(self, template: Any, own: dict[str, Any], compiled: bool) -> Callable[..., Any]:
        """Generic code with the game's entry points in it, compiled as a whole or as Python that calls them."""
        if compiled:
            return specialise(template, self.game.rules.__name__, **own)
        return types.FunctionType(template.__code__, {**template.__globals__, **own})

    def play(self, options: Options, policies: Sequence[int], games: int, seed: int) -> list[int]:
        """Play that many games; how many there were, nothing, the most steps in one, and how many decisions."""
        tables = table_of(self.game, options)
        seats = int(tables[0]["seats"])
        positions, views = self.game.position.zeros(seats + 2), self.game.position.zeros(2)
        trace, state = self.game.position.zeros(ROOM), np.zeros(4, np.int64)
        veils = self.game.position.veils(seats, int(tables[0]["hands_each"]))
        masks = np.zeros((2, len(self.game.answers)), np.uint8)
        chosen = np.array([policies[seat % len(policies)] for seat in range(seats)])
        log, dice = new_log(255), self.game.position.zeros(1)
        dice[0]["chance"] = seed
        arrays = (tables, positions, as_bytes(positions), views, as_bytes(views), veils, masks, log, chosen, dice)
        while state[GAMES] < games:
            n, finding = self.wander(*arrays, seed, games, state, as_bytes(trace))
            at_fault = f"{options}, seed {seed + int(state[GAMES])}, step {int(state[STEPS])}"
            assert finding == WELL, f"{FINDINGS[finding]}: {at_fault}"
            self.module.conserved(tables[0], trace[:n])
        return [int(x) for x in state]
