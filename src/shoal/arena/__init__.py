"""Many games: statistics of whole games played by bots."""

from shoal.arena.sim import Seat, Statistics, policies, simulate, wilson

__all__ = ["Seat", "Statistics", "policies", "simulate", "wilson"]
