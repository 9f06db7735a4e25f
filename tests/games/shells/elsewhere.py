"""Makes the game known to the process that imports this, as `SHOAL_GAMES` does."""

from tests.games.shells.shells import GAME

from shoal.games import register

register(GAME)
