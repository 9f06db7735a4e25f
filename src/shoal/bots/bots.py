"""The bots and the one interface they share."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from shoal.kernel.options import OptionError
from shoal.match import Match, SeatView

Mask = NDArray[np.uint8]
Think = Callable[[SeatView, Mask, float, int], int]


@dataclass(frozen=True)
class Bot:
    """A way to play: `think(view, legal, budget in seconds, seed)` gives one of the legal answers."""

    name: str
    think: Think

    def answers(self, view: SeatView, *, budget: float = 1.0, seed: int = 0) -> list[str]:
        """All parts of the question the seat is asked. The same view and seed give the same answers."""
        given: list[str] = []
        while (legal := view.legal()).any():
            answer = self.think(view, legal, budget, (seed + len(given) * 0x9E3779B9) % 2**63)
            given.append(view.game.answers[answer])
            view.act(answer)
        return given


def random(view: SeatView, legal: Mask, budget: float, seed: int) -> int:
    """Any legal answer, each as likely."""
    return int(np.random.default_rng(seed).choice(np.flatnonzero(legal)))


def instinct(view: SeatView, legal: Mask, budget: float, seed: int) -> int:
    """The game's own quick judge."""
    view.views[0]["chance"] = seed
    answer = int(view.game.code.instinct(view.tables, view.views, 0, legal))
    view.views[0]["chance"] = 2**64 - 1
    return answer


BOTS = {bot.name: bot for bot in (Bot("instinct", instinct), Bot("random", random))}


def names() -> list[str]:
    """The names of the bots, the best first."""
    return list(BOTS)


def bot(name: str) -> Bot:
    """The bot called `name`; an OptionError names those there are."""
    if name not in BOTS:
        raise OptionError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name]


def answer(match: Match, seat: int, name: str, seed: int = 0, budget: float = 1.0) -> list[str]:
    """What the bot `name` answers for a seat of a match, from that seat's view alone."""
    return bot(name).answers(match.seat_view(seat), budget=budget, seed=seed)
