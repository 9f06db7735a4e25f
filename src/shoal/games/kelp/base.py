"""What both sides of Kelp do: draw from counts, reveal blocks, keep what has been chosen, end the game."""

from typing import Any

import numpy as np

from shoal.games.kelp.lore import see
from shoal.games.kelp.record import (
    COLOURS,
    ENDED,
    EXHAUSTED,
    FACES,
    GOT_HUNGRY,
    LYING,
    OVER,
    RED,
    SEATS,
    STANDING,
    TOOTHLESS,
    TRACK,
    ZONES,
)
from shoal.kernel import below, emit, rule


@rule
def mark(p: Any) -> None:
    """Something has become known: nobody may go back behind this."""
    p.marks = (np.int64(p.marks) + 1) & 0xFFFF


@rule
def luck(p: Any, sort: int, n: int) -> int:
    """A number in 0..n-1 by chance; -1 - x if a scenario has decided that it is the kind or value x."""
    if p.fate_left:
        fated = np.int64(p.fate[p.fate_left - 1])
        if fated >> 5 == sort:
            p.fate_left -= 1
            return -1 - (fated & 31)
    return below(p, n)


@rule
def random_kind(p: Any, sort: int, counts: Any, kinds: int, n: int) -> int:
    """One of `n` things of which there are so many of each kind; the caller takes it away."""
    k = luck(p, sort, n)
    if k < 0:
        kind = -1 - k
        if kind < kinds and counts[kind] > 0:
            return kind
        k = below(p, n)
    kind, passed = 0, 0
    for other in range(kinds - 1):
        passed += np.int64(counts[other])
        kind += np.int64(passed <= k)
    return kind


@rule
def total(counts: Any) -> int:
    """How many things there are of all kinds."""
    n = 0
    for kind in range(counts.shape[0]):
        n += np.int64(counts[kind])
    return n


@rule
def dice_in(dice: Any) -> int:
    """How many dice lie there, by colour and value."""
    n = 0
    for colour in range(COLOURS):
        for value in range(1, FACES):
            n += np.int64(dice[colour, value])
    return n


# --- what has been chosen and not yet done --------------------------------------------------------------------------------
@rule
def forget(p: Any, seat: int) -> None:
    """Empty what a seat has chosen."""
    p.choice[seat] = 0
    for zone in range(ZONES):
        p.pay[seat, zone] = 0
        p.pick[seat, zone] = 0
    for i in range(np.int64(p.parts[seat])):
        p.extra[seat, i] = 0
    p.parts[seat] = 0
    p.closed[seat] = 0
    p.ready[seat] = 0


@rule
def add_part(p: Any, seat: int, value: int) -> None:
    """One more part of a choice, from 0."""
    p.extra[seat, p.parts[seat]] = value + 1
    p.parts[seat] += 1


@rule
def part(p: Any, seat: int, i: int) -> int:
    """A part of a choice."""
    return np.int64(p.extra[seat, i]) - 1


@rule
def picks(p: Any, seat: int) -> int:
    """How many zones a seat has picked."""
    n = 0
    for zone in range(ZONES):
        n += np.int64(p.pick[seat, zone] > 0)
    return n


# --- blocks -----------------------------------------------------------------------------------------------------------
@rule
def standing(p: Any) -> int:
    """How many blocks are hidden."""
    n = 0
    for zone in range(ZONES):
        n += np.int64(p.stands[zone] == STANDING)
    return n


@rule
def open_blocks(p: Any) -> int:
    """How many blocks lie open."""
    n = 0
    for zone in range(ZONES):
        n += np.int64(p.stands[zone] == LYING)
    return n


@rule
def place_of(p: Any, kind: int) -> int:
    """The zone with a block of this kind, of which there is one at most; -1 if there is none."""
    for zone in range(ZONES):
        if p.block[zone] == kind:
            return zone
    return -1


@rule
def reveal(p: Any, zone: int) -> None:
    """A block is laid open, for both to see."""
    if p.stands[zone] == STANDING:
        p.stands[zone] = LYING
        see(p, zone, np.int64(p.block[zone]))
        mark(p)


# --- hunger and the end -----------------------------------------------------------------------------------------------
@rule
def end(p: Any, reason: int, log: Any) -> None:
    """The game is over."""
    p.phase = OVER
    p.ended = reason
    for seat in range(SEATS):
        forget(p, seat)
    emit(log, ENDED, reason, 0, 0)


@rule
def red_dice(p: Any) -> int:
    """Red dice that the Shark can still strike with: in the bag, the pool, Energy, on Vigilant, or placed (S31)."""
    n = np.int64(p.bag[RED]) + p.drawn[RED] + np.int64(p.saved == RED + 1)
    for value in range(1, FACES):
        n += np.int64(p.pool[RED, value]) + p.energy[RED, value]
    for zone in range(ZONES):
        n += np.int64((p.placed[zone] & 31) >> 3 == RED)
    return n


@rule
def get_hungry(p: Any, colour: int, log: Any) -> bool:
    """A die goes to the Hunger Track; whether the game goes on."""
    p.hunger[colour] += 1
    p.hunger_n += 1
    emit(log, GOT_HUNGRY, colour, p.hunger_n, 0)
    if p.hunger_n >= TRACK:
        end(p, EXHAUSTED, log)
    elif p.hunger_n == TRACK - 1 and red_dice(p) == 0:
        end(p, TOOTHLESS, log)
    return p.phase != OVER
