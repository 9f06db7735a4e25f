"""What every game is made of: records, compiled rules, chance, events and the contract between a game and the rest.

Nothing here knows a particular game, a bot or a server.
"""

from shoal.kernel.chance import below, pick
from shoal.kernel.compiling import rule, specialise
from shoal.kernel.events import LOG_WIDTH, emit, watched
from shoal.kernel.game import Game, Scenes, no_components
from shoal.kernel.options import Option, OptionError
from shoal.kernel.records import CUSTOM, EVERYONE, HIDDEN, OWNER, PUBLIC, UNKNOWN, Field, Layout, common_fields

__all__ = [
    "CUSTOM",
    "EVERYONE",
    "HIDDEN",
    "LOG_WIDTH",
    "OWNER",
    "PUBLIC",
    "UNKNOWN",
    "Field",
    "Game",
    "Layout",
    "Option",
    "OptionError",
    "Scenes",
    "below",
    "common_fields",
    "emit",
    "no_components",
    "pick",
    "rule",
    "specialise",
    "watched",
]
