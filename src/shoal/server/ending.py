"""Ending a game by agreement: who wants it, and how long that counts.

Somebody proposes it, and the game ends as soon as every person at the table has agreed. It goes on, and the proposal
is forgotten, when somebody says no, takes their own word back, or plays on. After a no nobody is asked again before
somebody has played on. Bots are not asked: they agree always.
"""

from collections.abc import Set
from dataclasses import dataclass
from typing import Any

from shoal.server.storage import dumps, loads
from shoal.server.wire import ApiError, End, Message


@dataclass(frozen=True)
class Ending:
    """The proposal that stands and who has agreed; nobody has when somebody has just said no."""

    proposal: str
    agreed: tuple[int, ...]

    def said(self) -> dict[str, Any]:
        """What everybody is told."""
        return {"proposal": self.proposal, "agreed": list(self.agreed)}

    def store(self) -> str:
        """As it is stored."""
        return dumps(self.said())


REFUSED = Ending("", ())


def stored(body: str | None) -> Ending | None:
    """What `store` wrote; None when there was no proposal since somebody last played on."""
    if body is None:
        return None
    said = loads(body)
    return Ending(said["proposal"], tuple(said["agreed"]))


def answered(now: Ending | None, wish: End, seat: int, fresh: str) -> tuple[Ending, Message]:
    """What becomes of it when `seat` says this, and what everybody hears; `fresh` would name a new proposal.

    Words about a proposal that is no more, or said before, are refused.
    """
    standing = now is not None and bool(now.agreed)
    if not wish.agree:
        if now is None or not standing or wish.proposal != now.proposal:
            raise ApiError(409, "stale")
        if seat not in now.agreed:
            return REFUSED, event("refused", seat)
        rest = tuple(other for other in now.agreed if other != seat)
        return (Ending(now.proposal, rest) if rest else REFUSED), event("withdrawn", seat)
    if now is not None and standing:
        if wish.proposal not in ("", now.proposal) or seat in now.agreed:
            raise ApiError(409, "stale")
        return Ending(now.proposal, (*now.agreed, seat)), event("agrees", seat)
    if wish.proposal:
        raise ApiError(409, "stale")
    if now is not None:
        raise ApiError(409, "end-refused")
    return Ending(fresh, (seat,)), event("proposed", seat)


def event(what: str, seat: int) -> Message:
    """A line of the log."""
    return {"key": f"common-event-end-{what}", "params": {"who": ["seat", seat]}}


def complete(ending: Ending, persons: Set[int]) -> bool:
    """Whether every person has agreed."""
    return persons <= set(ending.agreed)
