"""The web service: tables, seats and answers over HTTP, what happens as a stream."""

from shoal.server.run import BusyPort, serve

__all__ = ["BusyPort", "serve"]
