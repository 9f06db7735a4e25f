"""The contract: all that generic code may call of a game. Each game's `rules`, `hidden` and `instinct` define these.

`t` is the table record (options and components, the same for all positions of a variant), `p` a position record,
`log` an event log (`kernel.events`), `mask` an array of ANSWERS bytes. Both records are numpy records; a table has the
fields `seats` (people) and `hands_each` (hands a person plays), a position `chance` (uint64, the stream that `below`
draws from), `step` (int32, counted by the match) and `viewer` (int8, whose view it is; FULL in a true position).

A game whose answers may be taken back says so with a field `marks` (uint16, public) of its position: the rules add one
whenever somebody comes to know something that was hidden, and the match lets nobody go back beyond that. Chance and the
answers of others the match sees by itself. A step uses chance, and adds to `marks`, for reasons that all can see: that
nobody may go back is seen by whoever might have.

The functions below are stand-ins with the signature and the meaning; `specialise` puts a game's own in their place.
"""

from typing import Any

FULL = -3  # `viewer` of a true position
NONE = -1  # no question, no seat
FINE, NOT_ASKED, OTHER_QUESTION = 0, 1, 2  # what `why` says in every game; further codes are the game's own


def setup(t: Any, p: Any, log: Any) -> None:
    """The start position, into a record that holds zeros but for `chance`."""
    raise NotImplementedError


def question(t: Any, p: Any, seat: int) -> int:
    """The question the seat is asked now, NONE if none. A seat is asked if and only if it has a legal answer."""
    raise NotImplementedError


def legal(t: Any, p: Any, seat: int, mask: Any) -> int:
    """How many legal answers the seat has; if any, `mask` is written whole. 0 once the seat has answered."""
    raise NotImplementedError


def why(t: Any, p: Any, seat: int, answer: int) -> int:
    """The reason code why the answer is not legal; 0 if it is."""
    raise NotImplementedError


def act(t: Any, p: Any, seat: int, answer: int) -> None:
    """Record one legal answer. Draws no chance and reveals nothing."""
    raise NotImplementedError


def take_back(t: Any, p: Any, seat: int) -> None:
    """Forget what the seat has answered since everybody was last asked."""
    raise NotImplementedError


def advance(t: Any, p: Any, log: Any) -> bool:
    """Perform one automatic step if nobody is asked any more; whether more follow.

    Where nobody watches (`watched(log)`), several steps at once are as good: the position that asks or ends is the same.
    """
    raise NotImplementedError


def over(p: Any) -> bool:
    """Whether the game has ended."""
    raise NotImplementedError


def score(t: Any, p: Any, out: Any) -> int:
    """Write (seat, level) points and tie-break levels, higher is better; returns the code of the end reason."""
    raise NotImplementedError


def uncover(t: Any, p: Any, viewer: int, out: Any) -> None:
    """Write into the view `out` what `viewer` may know of the fields declared CUSTOM; nothing is read from `out`."""
    raise NotImplementedError


def redeal(t: Any, view: Any, out: Any) -> None:
    """Write into `out` a full position that gives exactly `view`; chance comes from `out.chance`."""
    raise NotImplementedError


def instinct(t: Any, view: Any, mask: Any) -> int:
    """A quick, sensible answer for the view's own seat; `mask` holds its legal answers."""
    raise NotImplementedError
