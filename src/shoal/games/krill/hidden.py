"""What a seat may know of a position, and positions that fit what it knows.

Two things are secret in Go For The Krill: choices not yet revealed, which the record declares to be their owner's, and
which cards changed hands in steps F and G (K23): thief and victim see the card, the others only that one went.
"""

from typing import Any

import numpy as np

from shoal.games.krill.rules import (
    ANSWERS,
    F_ALBATROSS,
    HANDS,
    MAX_FOOD,
    MAX_ROUNDS,
    act,
    fill_bag,
    legal,
    seat_of,
    sort_thefts,
)
from shoal.kernel import EVERYONE, UNKNOWN, below, pick, rule
from shoal.kernel.contract import NONE


@rule
def belongs(t: Any, viewer: int, hand: int) -> bool:
    """The hand is one of the viewer's own."""
    return viewer >= 0 and hand >= 0 and seat_of(t, hand) == viewer


@rule
def end_of_round(p: Any, turn: int) -> int:
    """The end of a round's cards in the list of food taken."""
    return np.int64(p.first[turn + 1]) if turn < p.turn else np.int64(p.taken)


@rule
def was_robbed(p: Any, turn: int, hand: int) -> bool:
    """The Albatross has taken one of the cards that the hand collected in this round; all can see that."""
    thief = np.int64(p.albatross[turn]) - 1
    return thief >= 0 and hand != thief and (turn < p.turn or p.phase != F_ALBATROSS or hand < p.cursor)


@rule
def saw_it_again(p: Any, turn: int, taker: int) -> bool:
    """The card stolen from `taker` in F went on to the Leopard Seal in G. No other hand took food of its sort."""
    for i in range(p.first[turn], end_of_round(p, turn)):
        if p.taken_by[i] == taker and p.after_albatross[i] != taker and p.held_by[i] != p.after_albatross[i]:
            return True
    return False


@rule
def knows_theft(t: Any, p: Any, turn: int, viewer: int, taker: int) -> bool:
    """Whether the viewer knows which card of `taker` the Albatross took, if any."""
    if not was_robbed(p, turn, taker):
        return True
    albatross = np.int64(p.albatross[turn]) - 1
    if belongs(t, viewer, albatross) or belongs(t, viewer, taker):
        return True
    return (
        belongs(t, viewer, np.int64(p.seal[turn]) - 1)
        and p.seal_victim[turn] == p.albatross[turn]
        and saw_it_again(p, turn, taker)
    )


@rule
def uncover(t: Any, p: Any, viewer: int, out: Any) -> None:
    for turn in range(1, min(np.int64(p.turn), MAX_ROUNDS) + 1):
        first, end = np.int64(p.first[turn]), end_of_round(p, turn)
        if p.albatross[turn] or p.seal[turn]:
            uncover_thefts(t, p, viewer, turn, first, end, out)
        else:
            for i in range(first, end):
                out.after_albatross[i] = p.after_albatross[i]
                out.held_by[i] = p.held_by[i]


@rule
def uncover_thefts(t: Any, p: Any, viewer: int, turn: int, first: int, end: int, out: Any) -> None:
    """What the viewer may know of a round in which cards were stolen."""
    seal = np.int64(p.seal[turn]) - 1
    victim = np.int64(p.seal_victim[turn]) - 1
    sees_seal = belongs(t, viewer, seal) or belongs(t, viewer, victim)
    for i in range(first, end):
        if knows_theft(t, p, turn, viewer, np.int64(p.taken_by[i])):
            out.after_albatross[i] = p.after_albatross[i]
            if victim < 0 or p.after_albatross[i] != victim or sees_seal:
                out.held_by[i] = p.held_by[i]
        elif seal >= 0 and p.held_by[i] == seal and belongs(t, viewer, seal):
            out.after_albatross[i] = p.after_albatross[i]
            out.held_by[i] = p.held_by[i]


@rule
def redeal_albatross(p: Any, out: Any, first: int, end: int, taker: int, thief: int) -> None:
    """One of the taker's cards that the viewer has not placed went to the Albatross, the first of its sort."""
    unplaced = 0
    for i in range(first, end):
        unplaced += out.taken_by[i] == taker and out.after_albatross[i] == UNKNOWN
    if unplaced == 0:
        return
    left = below(out, unplaced)
    stolen = NONE
    for i in range(first, end):
        if out.taken_by[i] == taker and out.after_albatross[i] == UNKNOWN:
            if left == 0 and stolen == NONE:
                stolen = first
                while out.taken_by[stolen] != taker or out.food[stolen] != out.food[i]:
                    stolen += 1
            left -= 1
    for i in range(first, end):
        if out.taken_by[i] == taker and out.after_albatross[i] == UNKNOWN:
            out.after_albatross[i] = thief if i == stolen else taker


@rule
def redeal_seal(out: Any, first: int, end: int, thief: int, victim: int) -> None:
    """Half of what the victim held went to the Leopard Seal; any half may have."""
    held = 0
    for i in range(first, end):
        held += out.after_albatross[i] == victim
    wanted = held // 2
    for i in range(first, end):
        if out.after_albatross[i] == victim:
            out.held_by[i] = victim
            if below(out, held) < wanted:
                out.held_by[i] = thief
                wanted -= 1
            held -= 1
    sort_thefts(out, first, end, thief, victim)


@rule
def redeal_thefts(t: Any, view: Any, out: Any) -> None:
    for turn in range(1, min(np.int64(view.turn), MAX_ROUNDS) + 1):
        first, end = np.int64(view.first[turn]), end_of_round(view, turn)
        albatross, seal = np.int64(view.albatross[turn]) - 1, np.int64(view.seal[turn]) - 1
        victim = np.int64(view.seal_victim[turn]) - 1
        if albatross >= 0:
            for taker in range(HANDS):
                if was_robbed(view, turn, taker):
                    redeal_albatross(view, out, first, end, taker, albatross)
        if seal >= 0 and not belongs(t, view.viewer, seal) and not belongs(t, view.viewer, victim):
            redeal_seal(out, first, end, seal, victim)
        for i in range(first, end):
            if out.held_by[i] == UNKNOWN:
                out.held_by[i] = out.after_albatross[i]
    for i in range(view.taken, MAX_FOOD):
        out.after_albatross[i] = 0
        out.held_by[i] = 0


@rule(arrays=True)
def redeal_choices(t: Any, view: Any, out: Any) -> None:
    """A seat that is ready has chosen something legal; nobody can tell what the others have begun to choose."""
    mask = np.zeros(ANSWERS, np.uint8)
    for hand in range(HANDS):
        if out.chosen[hand] == UNKNOWN:
            out.chosen[hand] = 0
        if out.chosen_tie[hand] == UNKNOWN:
            out.chosen_tie[hand] = 0
    for seat in range(t.seats):
        if seat != view.viewer and out.ready[seat]:
            out.ready[seat] = 0
            n = legal(t, out, seat, mask)
            while n > 0:
                act(t, out, seat, pick(out, n, mask))
                n = legal(t, out, seat, mask)


@rule
def redeal(t: Any, view: Any, out: Any) -> None:
    """A position drawn from all that give this view, each as likely as chance makes it.

    Exact: of the thefts a viewer did not see, every card of the victim's round is equally likely; the sorts of food
    taken by different hands in one round are different, so a card seen again tells which theft it was.
    """
    for i in range(MAX_FOOD):
        out.bag[i] = 0
    fill_bag(out)
    out.coming_left = 0
    for i in range(2 * HANDS):
        out.coming[i] = 0
    if view.viewer != EVERYONE:
        redeal_choices(t, view, out)
        redeal_thefts(t, view, out)
