"""The games. One line here and a folder beside it add a game; nothing else changes."""

import importlib

from shoal.kernel import Game

NAMES = ("krill",)


def load(name: str) -> Game:
    """The game called `name`; a KeyError names those there are."""
    if name not in NAMES:
        raise KeyError(f"there is no game {name!r}; there are: {', '.join(NAMES)}")
    game = importlib.import_module(f"shoal.games.{name}").GAME
    assert isinstance(game, Game)
    return game
