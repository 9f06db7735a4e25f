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

import importlib
import sys
import types
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
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


class _Shoal(types.ModuleType):
    """This module, whose `games` is the function although there is a folder of the same name."""

    @property
    def games(self) -> Any:
        return __getattr__("games")

    @games.setter
    def games(self, folder: types.ModuleType) -> None:
        """The import of `shoal.games` sets this; the folder is found by importing from it all the same."""


def __getattr__(name: str) -> Any:
    """Import the compiler only when a game is wanted: `shoal --help` and the server's first page need none."""
    if name not in __all__:
        raise AttributeError(f"module 'shoal' has no attribute {name!r}")
    return getattr(importlib.import_module("shoal.kernel" if name.startswith("Option") else "shoal.match"), name)


def __dir__() -> list[str]:
    return [*globals(), *__all__]


sys.modules[__name__].__class__ = _Shoal
