"""A game being played: matches, batches, records and scenarios."""

from shoal.match.batch import Batch
from shoal.match.handle import GameHandle, game, games
from shoal.match.match import Frame, IllegalMove, Match, SeatView
from shoal.match.records import RecordError, replay, verify

__all__ = [
    "Batch",
    "Frame",
    "GameHandle",
    "IllegalMove",
    "Match",
    "RecordError",
    "SeatView",
    "game",
    "games",
    "replay",
    "verify",
]
