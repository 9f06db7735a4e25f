"""What a seat may know of a position, and positions that fit what it knows.

Secret from the Shark are the hidden blocks, the hand, and what the Octopus has begun to choose; from the Octopus only
what the Shark has begun to choose. Orders do not exist: see `record.py`.
"""

from typing import Any

import numpy as np

from shoal.games.kelp.base import forget
from shoal.games.kelp.lore import BITS, at
from shoal.games.kelp.record import (
    ANSWERS,
    BLOCKS,
    CARDS,
    EMPTY,
    FATE,
    LYING,
    OCTOPUS,
    SEATS,
    ZONES,
)
from shoal.games.kelp.rules import act, legal
from shoal.kernel import EVERYONE, below, pick, rule


@rule
def uncover(t: Any, p: Any, viewer: int, out: Any) -> None:
    """The Octopus sees its blocks and cards, everybody sees the blocks that lie open."""
    if viewer == OCTOPUS:
        for zone in range(ZONES):
            out.block[zone] = p.block[zone]
        for kind in range(BLOCKS):
            out.bagged[kind] = p.bagged[kind]
        out.held = p.held
        for card in range(CARDS):
            out.hand[card] = p.hand[card]
            out.deck[card] = p.deck[card]
        return
    for zone in range(ZONES):
        if p.stands[zone] == LYING:
            out.block[zone] = p.block[zone]


@rule
def redeal_blocks(view: Any, out: Any) -> None:
    """A class of arrangements by its weight, a fair shuffle inside every run; blocks that are missing go into the bag."""
    weights = 0
    for i in range(view.lore_n):
        weights += np.int64(view.lore[i]) >> BITS
    left, code = below(out, weights), 0
    for i in range(view.lore_n):
        if left >= 0:
            code = np.int64(view.lore[i])
            left -= code >> BITS
    starts, begin = np.int64(view.starts), 0
    for mat in range(ZONES):
        if (starts >> mat) & 1:
            begin = mat
        other = begin + below(out, mat - begin + 1)
        a, b = at(code, mat), at(code, other)
        code &= ~((15 << (4 * mat)) | (15 << (4 * other)))
        code |= (b << (4 * mat)) | (a << (4 * other))
    for kind in range(BLOCKS):
        out.bagged[kind] = 0
    for zone in range(ZONES):
        kind = at(code, np.int64(view.mat[zone]))
        if view.stands[zone] == EMPTY:
            out.bagged[kind] += 1
            kind = 0
        out.block[zone] = kind
    out.held = 0
    if view.lifted:
        redeal_lifted(view, out)


@rule
def redeal_lifted(view: Any, out: Any) -> None:
    """The block that the Octopus has just drawn is one of those in the bag."""
    k = below(out, np.int64(view.bagged_n) + 1)
    for kind in range(BLOCKS):
        if k >= 0:
            k -= np.int64(out.bagged[kind])
            if k < 0:
                out.bagged[kind] -= 1
                out.held = kind + 1


@rule
def redeal_hand(t: Any, view: Any, out: Any) -> None:
    """The cards known for sure, and the rest of the hand from all that are not seen."""
    n, missing = 0, np.int64(view.hand_n)
    for card in range(CARDS):
        seen = np.int64(view.discard[card]) + view.played[card] + view.trash[card] + view.under[card] + view.sure[card]
        seen += np.int64(view.top[t.pile_of[card]] == card + 1)
        out.deck[card] = t.copies[card] - seen
        out.hand[card] = view.sure[card]
        n += np.int64(out.deck[card])
        missing -= view.sure[card]
    for _ in range(missing):
        k = below(out, n)
        n -= 1
        for card in range(CARDS):
            if k >= 0:
                k -= np.int64(out.deck[card])
                if k < 0:
                    out.deck[card] -= 1
                    out.hand[card] += 1


@rule(arrays=True)
def redeal_choice(t: Any, out: Any, seat: int, ready: bool) -> None:
    """A seat that is ready has chosen something legal; nobody can tell what else it has begun to choose."""
    for i in range(8):
        out.extra[seat, i] = 0
    forget(out, seat)
    if not ready:
        return
    mask = np.zeros(ANSWERS, np.uint8)
    n = legal(t, out, seat, mask)
    while n > 0:
        act(t, out, seat, pick(out, n, mask))
        n = legal(t, out, seat, mask)


@rule
def redeal(t: Any, view: Any, out: Any) -> None:
    """A position drawn from all that give this view, each as likely as chance makes it: see `docs/how-it-works.md`."""
    for i in range(FATE):
        out.fate[i] = 0
    out.fate_left = 0
    if view.viewer == EVERYONE:
        return
    if view.viewer != OCTOPUS:
        redeal_blocks(view, out)
        redeal_hand(t, view, out)
    for seat in range(SEATS):
        if seat != view.viewer:
            redeal_choice(t, out, seat, view.ready[seat] > 0)
