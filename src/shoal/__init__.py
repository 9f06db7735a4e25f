"""Shoal plays modern ocean games, by people and by computer, in the browser, in the terminal and from Python.

>>> import shoal
>>> match = shoal.game("krill").start(seed=7, players=3)
>>> match.open
{0: 'card', 1: 'card', 2: 'card'}
>>> for seat, card in enumerate(["5", "5", "3"]):
...     frames = match.play(seat, card)
>>> match.view(None)["round"]
2
"""

from shoal.kernel.options import Option, OptionError
from shoal.match import GameHandle, IllegalMove, Match, RecordError, game, games, replay, verify

__version__ = "0.1.0"

__all__ = [
    "GameHandle",
    "IllegalMove",
    "Match",
    "Option",
    "OptionError",
    "RecordError",
    "game",
    "games",
    "replay",
    "verify",
]
