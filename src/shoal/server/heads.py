"""Matches at their newest position, kept ready so that not every answer loads one."""

import threading
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from shoal.server.rules import Match

PUBLIC = -1
KEPT = 64


@dataclass
class Cursor:
    """Where an audience stands: its own sequence number, what it sees, what it is asked."""

    seq: int
    view: dict[str, Any]
    decision: str | None


@dataclass
class Head:
    """A match at the command `seq` of its table, with what each audience was last shown."""

    table: str
    seq: int
    match: Match
    cursors: dict[int, Cursor]


class Heads:
    """A few heads. One that is taken belongs to the taker until given back.

    Whoever takes a head may change it: it is given back only when the change is stored, or when
    nothing was changed. Otherwise it is dropped and the next taker loads from the database.
    """

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._heads: OrderedDict[str, Head] = OrderedDict()
        self._lock = threading.Lock()

    def take(self, table: str, seq: int) -> Head | None:
        """The head of a table, if it is here and stands at `seq`."""
        with self._lock:
            head = self._heads.pop(table, None)
        return head if head is not None and head.seq == seq else None

    def give(self, head: Head) -> None:
        """Keep a head, unless a newer one is here."""
        with self._lock:
            here = self._heads.get(head.table)
            if here is None or here.seq <= head.seq:
                self._heads[head.table] = head
                self._heads.move_to_end(head.table)
            while len(self._heads) > self._kept:
                self._heads.popitem(last=False)
