"""A service whose tables begin where a test says: positions in the words of scenarios."""

from collections.abc import Mapping
from typing import Any

from shoal.server.rules import Game, Match, Shoal, warm


class PlacedGame:
    """A game that begins at a position; all else is the game's own."""

    def __init__(self, game: Game, position: Mapping[str, Any]) -> None:
        self._game, self._position = game, position

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def start(self, **options: Any) -> Match:
        """A match at the position, if there is one."""
        match: Any = self._game.start(**options)
        if self._position:
            match.place(self._position)
        return match  # type: ignore[no-any-return]


class Placed(Shoal):
    """All games; tables of one of them begin at `position`."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.position: Mapping[str, Any] = {}
        warm(Shoal())  # from the start, and before any test waits

    def game(self, name: str) -> Any:
        game = super().game(name)
        return PlacedGame(game, self.position) if name == self.name else game
