"""Computer players. A bot gets the hidden record of its seat, the legal answers, a budget and a seed; nothing else."""

from shoal.bots.bots import Bot, answer, bot, names

__all__ = ["Bot", "answer", "bot", "names"]
