"""What a seat may know of a position, and positions that fit what it knows.

Secret are the cards in hands and decks, and a choice until it is whole. What a seat remembers beyond the table is in
`known`: the cards it gave away in a Storm that have not left that hand since. That is a lower bound by kind: when a card
of the kind leaves openly, or when cards leave unseen, it may have been one of those.
"""

from typing import Any

import numpy as np

from shoal.games.herring.rules import (
    ANIMALS,
    ANSWERS,
    COMING,
    DISASTERS,
    KINDS,
    SEATS,
    act,
    forget,
    legal,
)
from shoal.kernel import EVERYONE, below, pick, rule


@rule
def uncover(t: Any, p: Any, viewer: int, out: Any) -> None:
    """Nothing is to be decided entry by entry: each field says who sees it."""


@rule
def random_kind(out: Any, pool: Any, first: int, last: int, n: int) -> int:
    """Take one of the `n` cards in the pool of these kinds, each as likely."""
    k = below(out, n)
    for kind in range(first, last):
        k -= pool[kind]
        if k < 0:
            pool[kind] -= 1
            return kind
    return last


@rule
def unseen(t: Any, view: Any, kind: int) -> int:
    """How many cards of a kind the viewer does not see: they are in decks or in other hands."""
    n = np.int64(t.deck[kind] if kind < ANIMALS else t.disasters[kind - ANIMALS])
    n -= np.int64(view.sea[kind] + view.discard[kind] if kind < ANIMALS else view.wrecks[kind - ANIMALS])
    return n - np.int64(view.hand[view.viewer, kind]) if view.viewer >= 0 else n


@rule
def knows_of(view: Any, seat: int, kind: int) -> int:
    """How many cards of a kind the viewer knows to be in another's hand."""
    return np.int64(view.known[view.viewer, seat, kind]) if view.viewer >= 0 else 0


@rule(arrays=True)
def redeal_cards(t: Any, view: Any, out: Any, first: int, last: int) -> None:
    """Deal what the viewer does not know of one sort of cards: to the deck, then to the other hands."""
    pool, left = np.zeros(KINDS, np.int64), np.zeros(KINDS, np.int64)
    total = 0
    for kind in range(first, last):
        pool[kind] = unseen(t, view, kind)
        for seat in range(t.seats):
            if seat != view.viewer:
                pool[kind] -= knows_of(view, seat, kind)
                out.hand[seat, kind] = knows_of(view, seat, kind)
        at_most = np.int64(view.shuffled[kind] if first == 0 else view.reshuffled[kind - first])
        left[kind] = min(pool[kind], at_most)  # nothing comes into a deck until it is shuffled again
        total += left[kind]
    for kind in range(first, last):
        if first == 0:
            out.deck[kind] = 0
        else:
            out.pile[kind - first] = 0
    for _ in range(view.plankton if first == 0 else view.disasters):
        kind = random_kind(out, left, first, last, total)
        total -= 1
        pool[kind] -= 1
        if first == 0:
            out.deck[kind] += 1
        else:
            out.pile[kind - first] += 1
    total = 0
    for kind in range(first, last):
        total += pool[kind]
    for seat in range(t.seats):
        if seat != view.viewer:
            missing = np.int64(view.cards[seat] if first == 0 else view.threats[seat])
            for kind in range(first, last):
                missing -= np.int64(out.hand[seat, kind])
            for _ in range(missing):
                out.hand[seat, random_kind(out, pool, first, last, total)] += 1
                total -= 1


@rule(arrays=True)
def choose(t: Any, out: Any, seat: int) -> None:
    """Choose something legal, at random."""
    mask = np.zeros(ANSWERS, np.uint8)
    n = legal(t, out, seat, mask)
    while n > 0:
        act(t, out, seat, pick(out, n, mask))
        n = legal(t, out, seat, mask)


@rule
def redeal_choice(t: Any, view: Any, out: Any) -> None:
    """Whose turn it is has chosen something legal if ready; nobody can tell what else they have begun to choose."""
    for seat in range(SEATS):
        if seat != view.viewer:
            ready = out.ready[seat]
            forget(out, seat)
            if ready:
                choose(t, out, seat)


@rule
def redeal(t: Any, view: Any, out: Any) -> None:
    """A position drawn from all that give this view.

    Each is as likely as chance makes it until a deck is shuffled anew. From then on the cards drawn since are taken to be
    spread over all other hands, whoever drew them (`docs/how-it-works.md` says how far off that is). What others remember
    of each other is not dealt: they then know nothing of hands they have not seen, which is a bound too.
    """
    for i in range(COMING):
        out.coming[i] = 0
        out.fated[i] = 0
    out.coming_left = 0
    out.fated_left = 0
    if view.viewer == EVERYONE:
        return
    for seat in range(SEATS):
        if seat != view.viewer:
            for kind in range(KINDS):
                out.hand[seat, kind] = 0
                for holder in range(SEATS):
                    out.known[seat, holder, kind] = 0
    redeal_cards(t, view, out, 0, ANIMALS)
    redeal_cards(t, view, out, ANIMALS, ANIMALS + DISASTERS)
    redeal_choice(t, view, out)
