"""The games. One line here and a folder beside it add a game; nothing else changes.

A game that lives elsewhere calls `register`. Modules named in `SHOAL_GAMES`, with commas between them, are imported
here, so that the `shoal` command and the service find such games too.
"""

import importlib
import os

from shoal.kernel import Game

NAMES = ["krill", "kraken", "herring", "kelp"]

_ELSEWHERE: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Make a game from outside this package known everywhere; returns it. A ValueError if the name is taken."""
    if game.name in NAMES:
        raise ValueError(f"there is a game called {game.name!r} already")
    NAMES.append(game.name)
    _ELSEWHERE[game.name] = game
    return game


def load(name: str) -> Game:
    """The game called `name`; a KeyError names those there are."""
    if name not in NAMES:
        raise KeyError(f"there is no game {name!r}; there are: {', '.join(NAMES)}")
    if name in _ELSEWHERE:
        return _ELSEWHERE[name]
    game = importlib.import_module(f"shoal.games.{name}").GAME
    assert isinstance(game, Game)
    return game


for module in filter(None, os.environ.get("SHOAL_GAMES", "").split(",")):
    importlib.import_module(module.strip())
