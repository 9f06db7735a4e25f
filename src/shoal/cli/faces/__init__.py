"""How games look in the terminal: one module a game where the general look is not enough."""

import importlib
import importlib.util
from collections.abc import Mapping

from shoal.cli.faces.plain import Face
from shoal.kernel import Game

__all__ = ["Face", "face"]


def face(game: Game, people: Mapping[int, str], hands_each: int) -> Face:
    """The look of a game: its own if there is a module for it here, the general one otherwise."""
    made: type[Face] = Face
    if importlib.util.find_spec(f"shoal.cli.faces.{game.name}"):
        made = importlib.import_module(f"shoal.cli.faces.{game.name}").FACE
    return made(game, people, hands_each)
