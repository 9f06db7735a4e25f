"""Shells: a small game with everything that taking back has to deal with. Only tests play it.

In each of three laps everybody has a turn in order, and then all vote in secret at once. In a turn one may, as often
as one likes, lay a shell from the hand, take one up again (an answer of two parts), draw a shell (chance) or look
under the stone (no chance, but something becomes known); `pass` ends the turn, for the toll of a laid shell, whose
kind is forced if all are alike. With the option `careless` the look under the stone forgets to set a mark.
"""

import contextlib

import numpy as np

from shoal.games import _ELSEWHERE as ELSEWHERE
from shoal.games import NAMES as NAMES_OF_GAMES
from shoal.games import register
from shoal.kernel import HIDDEN, OWNER, Field, Game, Layout, Option, below, common_fields, emit, rule
from shoal.kernel.contract import FINE, NONE, NOT_ASKED, OTHER_QUESTION
from shoal.kernel.messages import message

SEATS, KINDS, LAPS, MOST = 3, 3, 3, 20
LAY, DRAW, LOOK, PASS, UP, UP_KIND, TOLL, VOTE, ANSWERS = 0, 3, 4, 5, 6, 7, 10, 13, 15
ASK_TURN, ASK_KIND, ASK_TOLL, ASK_VOTE = range(4)  # questions
TURN, PAYING, VOTING, DONE = range(4)  # phases
LAID, DREW, LOOKED, PASSED, TOOK, PAID, VOTED = range(7)  # events
NAMES = (
    *(f"lay {k}" for k in (1, 2, 3)), "draw", "look", "pass", "up", *(f"up {k}" for k in (1, 2, 3)),
    *(f"toll {k}" for k in (1, 2, 3)), "yes", "no",
)  # fmt: skip

TABLE = Layout(Field("seats", np.int8, high=SEATS), Field("hands_each", np.int8), Field("careless", np.int8))
POSITION = Layout(
    *common_fields(SEATS),
    Field("marks", np.uint16, high=2**16 - 1),
    Field("lap", np.int8, high=LAPS + 1),
    Field("phase", np.int8, high=DONE),
    Field("mover", np.int8, high=SEATS),
    Field("under", np.int8, high=KINDS, sees=HIDDEN, doc="the kind under the stone"),
    Field("seen", np.int8, high=KINDS, doc="the same once somebody has looked"),
    Field("held", np.int8, (SEATS,), high=100),
    Field("hand", np.int8, (SEATS, KINDS), high=100, sees=OWNER),
    Field("laid", np.int8, (SEATS, KINDS), high=100),
    Field("votes", np.int8, (SEATS,), high=100),
    Field("chosen", np.int8, (SEATS,), high=ANSWERS, sees=OWNER),
    Field("kind", np.int8, (SEATS,), high=KINDS, sees=OWNER),
)


@rule
def setup(t, p, log):
    for seat in range(t.seats):
        for _ in range(3):
            gain(p, seat)
    p.lap = 1
    p.under = 1 + below(p, KINDS)


@rule
def gain(p, seat):
    p.hand[seat, below(p, KINDS)] += 1
    p.held[seat] += 1


@rule
def lying(p, seat):
    n = 0
    for kind in range(KINDS):
        n += p.laid[seat, kind]
    return n


@rule
def over(p):
    return p.phase == DONE


@rule
def question(t, p, seat):
    if p.ready[seat] or p.phase == DONE:
        return NONE
    if p.phase == VOTING:
        return ASK_VOTE
    if seat != p.mover:
        return NONE
    if p.phase == PAYING:
        return ASK_TOLL
    return ASK_KIND if p.chosen[seat] == UP + 1 else ASK_TURN


@rule
def allowed(t, p, seat, answer):
    asked = question(t, p, seat)
    if asked == ASK_TURN:
        if answer < DRAW:
            return p.hand[seat, answer] > 0
        if answer == DRAW:
            return p.held[seat] < MOST
        if answer == LOOK:
            return p.seen == 0
        if answer == UP:
            return lying(p, seat) > 0
        return answer == PASS
    if asked == ASK_KIND:
        return UP_KIND <= answer < TOLL and p.laid[seat, answer - UP_KIND] > 0
    if asked == ASK_TOLL:
        return TOLL <= answer < VOTE and p.laid[seat, answer - TOLL] > 0
    return asked == ASK_VOTE and answer >= VOTE


@rule
def legal(t, p, seat, mask):
    n = 0
    if question(t, p, seat) != NONE:
        for answer in range(ANSWERS):
            mask[answer] = allowed(t, p, seat, answer)
            n += mask[answer]
    return n


@rule
def why(t, p, seat, answer):
    if allowed(t, p, seat, answer):
        return FINE
    return OTHER_QUESTION if question(t, p, seat) == ASK_TOLL and answer < TOLL else NOT_ASKED


@rule
def act(t, p, seat, answer):
    if question(t, p, seat) == ASK_KIND:
        p.kind[seat] = answer - UP_KIND + 1
    else:
        p.chosen[seat] = answer + 1
    p.ready[seat] = p.chosen[seat] != UP + 1 or p.kind[seat] != 0


@rule
def take_back(t, p, seat):
    p.chosen[seat], p.kind[seat], p.ready[seat] = 0, 0, 0


@rule
def advance(t, p, log):
    for seat in range(t.seats):
        if p.phase == DONE or question(t, p, seat) != NONE:
            return False
    if p.phase == VOTING:
        count_votes(t, p, log)
        return False
    seat = np.int64(p.mover)
    answer = p.chosen[seat] - 1
    kind = p.kind[seat] - 1
    take_back(t, p, seat)
    if answer < DRAW:
        p.hand[seat, answer] -= 1
        p.held[seat] -= 1
        p.laid[seat, answer] += 1
        emit(log, LAID, seat, answer + 1, 0)
    elif answer == DRAW:
        gain(p, seat)
        emit(log, DREW, seat, 0, 0)
    elif answer == LOOK:
        p.seen = p.under
        p.marks += 0 if t.careless else 1
        emit(log, LOOKED, seat, p.seen, 0)
    elif answer == UP:
        p.laid[seat, kind] -= 1
        p.hand[seat, kind] += 1
        p.held[seat] += 1
        emit(log, TOOK, seat, kind + 1, 0)
    elif answer == PASS:
        emit(log, PASSED, seat, 0, 0)
        if lying(p, seat) > 0:
            p.phase = PAYING
        else:
            next_seat(t, p)
    else:
        p.laid[seat, answer - TOLL] -= 1
        emit(log, PAID, seat, answer - TOLL + 1, 0)
        next_seat(t, p)
    return False


@rule
def next_seat(t, p):
    p.mover += 1
    p.phase = TURN
    if p.mover == t.seats:
        p.phase = VOTING


@rule
def count_votes(t, p, log):
    for seat in range(t.seats):
        p.votes[seat] += p.chosen[seat] == VOTE + 1
        emit(log, VOTED, seat, p.chosen[seat] - 1, 0)
        take_back(t, p, seat)
    p.lap += 1
    p.mover, p.phase = 0, TURN if p.lap <= LAPS else DONE


@rule
def score(t, p, out):
    for seat in range(t.seats):
        out[seat, 0] = lying(p, seat)
    return 0


@rule
def uncover(t, p, viewer, out):
    pass


@rule
def redeal(t, view, out):
    out.under = view.seen if view.seen else 1 + below(out, KINDS)
    for seat in range(SEATS):
        if seat != view.viewer:
            out.chosen[seat], out.kind[seat], out.hand[seat] = 0, 0, 0
            for _ in range(view.held[seat]):
                out.hand[seat, below(out, KINDS)] += 1
            if view.ready[seat]:
                out.chosen[seat] = VOTE + 1 + below(out, 2)


@rule
def instinct(t, view, mask):
    for answer in (LAY, LAY + 1, LAY + 2, PASS, TOLL, TOLL + 1, TOLL + 2, VOTE):
        if mask[answer]:
            return answer
    return UP_KIND


def view(t, view, viewer, memory):
    shown = {"game": "shells", "seats": int(t["seats"]), "hands_each": 1, "phase": "over" if over(view) else "select"}
    shown |= {"ready": [bool(x) for x in view["ready"][: t["seats"]]]} | zones(t, view)
    if viewer is None or over(view):
        return shown | ({} if viewer is None else {"viewer": viewer})
    chosen = int(view["chosen"][viewer])
    own = {"viewer": viewer, "own": view["hand"][viewer].tolist()}
    return shown | own | ({"chosen": NAMES[chosen - 1]} if chosen else {})


def describe(t, row, before, after, viewer):
    key = f"shells-event-{('laid', 'drew', 'looked', 'passed', 'took', 'paid', 'voted')[row[0]]}"
    return [message(key, hand=("hand", row[1]), n=("n", row[2]))]


def prompt(t, view, seat, question):
    return seat, message(f"shells-ask-{question}")


def reason(t, view, seat, code, answer):
    return message("shells-why-not-now")


def zones(t, p):
    shown = {name: p[name][: t["seats"]].tolist() for name in ("held", "laid", "votes")}
    return {"lap": int(p["lap"]), "mover": int(p["mover"]) + 1, "seen": int(p["seen"]), **shown}


def place(t, p, zones):
    for name, value in zones.items():
        p[name][: t["seats"]] = value


def resolve(options, components):
    return TABLE.array(seats=options["players"], hands_each=1, careless=options["careless"])


GAME = Game.of_one_module(
    __name__,
    players=(2, SEATS),
    answers=NAMES,
    table=TABLE,
    options=(Option("players", "int", 2, minimum=2, maximum=SEATS), Option("careless", "bool", False)),
    resolve=resolve,
    questions=("turn", "kind", "toll", "vote"),
)


@contextlib.contextmanager
def known():
    """While this lasts, the game is one of Shoal's."""
    register(GAME)
    try:
        yield GAME
    finally:
        NAMES_OF_GAMES.remove(GAME.name)
        del ELSEWHERE[GAME.name]
