"""What a seat may know of a position, and positions that fit what it knows.

Secret are choices not yet shown, which the record declares to be their owner's, the cards of hands, and what nobody has
been dealt. A seat knows the hands it has held in this round, its own among them, exactly: whatever is played from them
is played openly (U17). Hands go to the left, so after so many turns they are those at the next seats.
"""

from typing import Any

import numpy as np

from shoal.games.kraken.rules import ANSWERS, KINDS, act, fill_numbers, legal
from shoal.kernel import EVERYONE, below, pick, rule


@rule
def knows_hand(t: Any, p: Any, viewer: int, seat: int) -> bool:
    """The viewer holds this hand or has passed it on."""
    passed = seat - viewer
    if passed < 0:
        passed += t.seats
    return viewer >= 0 and passed < p.turn


@rule
def uncover(t: Any, p: Any, viewer: int, out: Any) -> None:
    for seat in range(t.seats):
        if knows_hand(t, p, viewer, seat):
            for kind in range(KINDS):
                out.hand[seat, kind] = p.hand[seat, kind]


@rule
def unseen(t: Any, view: Any, out: Any) -> None:
    """Fill the bag with all cards that the viewer does not see anywhere."""
    n = 0
    for kind in range(KINDS):
        left = np.int64(t.copies[kind]) - view.fed[kind] - view.lost[kind]
        for seat in range(t.seats):
            left -= np.int64(view.lair[seat, kind]) + view.ocean[seat, kind] + (view.shown[seat] == kind + 1)
            if knows_hand(t, view, view.viewer, seat):
                left -= view.hand[seat, kind]
        for i in range(n, n + left):
            out.bag[i] = kind
        n += left
    for i in range(n, out.bag.shape[0]):
        out.bag[i] = 0
    out.bag_left = n


@rule
def redeal_hands(t: Any, view: Any, out: Any) -> None:
    """Hands the viewer has not held are dealt from what it has not seen; the rest is what nobody was dealt."""
    unseen(t, view, out)
    left = np.int64(out.bag_left)
    for seat in range(out.hand.shape[0]):
        if seat >= t.seats or not knows_hand(t, view, view.viewer, seat):
            for kind in range(KINDS):
                out.hand[seat, kind] = 0
            if seat < t.seats:
                for _ in range(view.hand_size):
                    k = below(out, left)
                    left -= 1
                    out.hand[seat, out.bag[k]] += 1
                    out.bag[k] = out.bag[left]
                    out.bag[left] = 0
    out.bag_left = left


@rule(arrays=True)
def redeal_choices(t: Any, view: Any, out: Any) -> None:
    """A seat that is ready has chosen something legal; nobody can tell what the others have begun to choose."""
    mask = np.zeros(ANSWERS, np.uint8)
    for seat in range(out.chosen.shape[0]):
        if seat != view.viewer:
            out.chosen[seat] = 0
            out.chosen_use[seat] = 0
    for seat in range(t.seats):
        if seat != view.viewer and out.ready[seat]:
            out.ready[seat] = 0
            n = legal(t, out, seat, mask)
            while n > 0:
                act(t, out, seat, pick(out, n, mask))
                n = legal(t, out, seat, mask)


@rule
def redeal(t: Any, view: Any, out: Any) -> None:
    """A position drawn from all that give this view, each as likely as chance makes it: exact, as every card that was
    played was seen, and which cards others chose is taken to tell nothing."""
    out.coming_left = 0
    for i in range(out.coming.shape[0]):
        out.coming[i] = 0
    fill_numbers(out)
    if view.viewer != EVERYONE:
        redeal_hands(t, view, out)
        redeal_choices(t, view, out)
