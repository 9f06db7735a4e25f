"""A game of a few lines with everything that the service must handle, for fast tests.

Pebbles: in each of four rounds everybody at once lays one of their pebbles 1 to 5; who lays the 5
also says a side, "left" or "right". Then one step shows the pebbles, one draws a number, and all who
laid more than it score a point.
"""

import copy
import hmac
import threading
import time
from dataclasses import dataclass, field
from typing import Any

from shoal.kernel.options import Option, OptionError, with_caps

ROUNDS = 4


class IllegalMove(ValueError):
    def __init__(self, key: str, legal: list[str]) -> None:
        super().__init__(key)
        self.reason = {"key": key, "params": {}}
        self.legal = legal


@dataclass(frozen=True)
class Step:
    views: dict[int | None, dict[str, Any]]
    said: dict[int | None, list[dict[str, Any]]]

    def events(self, viewer: int | None) -> list[dict[str, Any]]:
        return self.said[viewer]

    def view(self, viewer: int | None, memory: bool = False) -> dict[str, Any]:
        return self.views[viewer]


@dataclass
class Match:
    options: dict[str, Any]
    key: str
    seats: int
    round: int = 0
    hands: list[list[int]] = field(default_factory=list)
    chosen: list[list[str]] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    moves: list[Any] = field(default_factory=list)
    drawn: int = 0
    agreed: bool = False

    @property
    def over(self) -> bool:
        return self.agreed or self.round == ROUNDS

    @property
    def stage(self) -> int:
        return self.round

    @property
    def open(self) -> dict[int, str]:
        if self.over:
            return {}
        return {s: "pebble" for s in range(self.seats) if not self.ready(s)}

    @property
    def opening(self) -> list[Step]:
        return [self._step({"key": "pebbles-event-begin", "params": {}})]

    def ready(self, seat: int) -> bool:
        chosen = self.chosen[seat]
        return bool(chosen) and (chosen[0] != "5" or len(chosen) == 2)

    def legal(self, seat: int) -> list[str]:
        if self.over or self.ready(seat):
            return []
        return ["left", "right"] if self.chosen[seat] else [str(p) for p in self.hands[seat]]

    def _choose(self, seat: int, answers: tuple[str, ...]) -> list[Step]:
        for answer in answers:
            if answer not in self.legal(seat):
                raise IllegalMove("pebbles-why", self.legal(seat))
            self.chosen[seat].append(answer)
        return self._advance()

    def play(self, seat: int, *answers: str) -> list[Step]:
        before = list(self.chosen[seat])
        try:
            return self._choose(seat, answers)
        except IllegalMove:
            self.chosen[seat] = before
            raise

    def change(self, seat: int, *answers: str) -> list[Step]:
        before, self.chosen[seat] = self.chosen[seat], []
        try:
            return self._choose(seat, answers)
        except IllegalMove:
            self.chosen[seat] = before
            raise

    def ahead(self, seat: int, *answers: str, memory: bool = True) -> dict[str, Any]:
        trial = copy.deepcopy(self)
        trial.chosen[seat] = []
        for answer in answers:
            if answer not in trial.legal(seat):
                raise IllegalMove("pebbles-why", trial.legal(seat))
            trial.chosen[seat].append(answer)
        view = trial.view(seat)
        return view | {"questions": view.get("questions", []) if trial.legal(seat) else []}

    def may_undo(self, seat: int) -> int:
        return 0

    def undo(self, seat: int, count: int = 1) -> list[Step]:
        raise IllegalMove("pebbles-why-undo", [])

    def mark(self) -> None:
        pass

    def agree(self) -> list[Step]:
        self.agreed = True
        return [self._step({"key": "common-event-agreed", "params": {}})]

    def cap(self) -> bool:
        missing, self.options["rounds"] = not self.options["rounds"], self.options["rounds"] or 9
        return missing

    def _advance(self) -> list[Step]:
        if self.open:
            return []
        laid = [int(chosen[0]) for chosen in self.chosen]
        self.moves.append(self.chosen)
        self.chosen = [[] for _ in range(self.seats)]
        for seat, pebble in enumerate(laid):
            self.hands[seat].remove(pebble)
        shown = self._step({"key": "pebbles-event-shown", "params": {"n": ["n", laid[0]]}}, laid=laid)
        digest = hmac.digest(bytes.fromhex(self.key), str(self.round).encode(), "sha256")
        self.drawn = digest[0] % 5 + 1
        for seat, pebble in enumerate(laid):
            self.points[seat] += pebble > self.drawn
        self.round += 1
        return [shown, self._step({"key": "pebbles-event-drawn", "params": {"n": ["n", self.drawn]}})]

    def _step(self, event: dict[str, Any], **more: Any) -> Step:
        viewers: list[int | None] = [None, *range(self.seats)]
        return Step({v: self.view(v) | more for v in viewers}, {v: [event] for v in viewers})

    def view(self, viewer: int | None, memory: bool = True) -> dict[str, Any]:
        view: dict[str, Any] = {
            "game": "pebbles",
            "seats": self.seats,
            "round": self.round,
            "phase": "over" if self.over else "select",
            "stage": self.stage,
            "ready": [self.ready(seat) for seat in range(self.seats)],
            "asked": list(self.open),
            "points": dict(enumerate(self.points)) and {str(s): p for s, p in enumerate(self.points)},
        }
        if viewer is not None:
            view |= {"viewer": viewer, "hand": list(self.hands[viewer])}
            if self.chosen[viewer]:
                view["chosen"] = list(self.chosen[viewer])
            if self.legal(viewer):
                answers = [{"answer": a, "legal": True} for a in self.legal(viewer)]
                view["questions"] = [{"name": "pebble", "answers": answers}]
        if self.over:
            view["result"] = {"points": list(self.points)}
        return view

    def seat_view(self, seat: int) -> dict[str, Any]:
        return self.view(seat)

    def save(self) -> dict[str, Any]:
        return {n: getattr(self, n) for n in self.__dataclass_fields__}

    def record(self) -> dict[str, Any]:
        return {"game": "pebbles", "key": self.key, "moves": self.moves}


class Pebbles:
    name = "pebbles"
    revision = 1
    players = (1, 6)
    options = (
        Option("players", "int", 3, 1, 6),
        Option("fast", "bool", False),
        Option("rounds", "int", 9, 0, 9, cap="rounds"),
    )

    def seated(self, options: Any, *, bots: bool) -> dict[str, Any]:
        return with_caps(self.options, options, bots)

    def start(self, *, key: bytes, **options: Any) -> Match:
        for name, value in options.items():
            known = {o.name: o for o in self.options}.get(name)
            if known is None or type(value) is not type(known.default):
                raise OptionError(f"option {name}")
        seats = options.get("players", 3)
        if not 1 <= seats <= 6:
            raise OptionError("players: 1 to 6")
        return Match(
            {"players": seats, "fast": options.get("fast", False), "rounds": options.get("rounds", 9)},
            key.hex(),
            seats,
            hands=[[1, 2, 3, 4, 5] for _ in range(seats)],
            chosen=[[] for _ in range(seats)],
            points=[0] * seats,
        )

    def load(self, saved: dict[str, Any]) -> Match:
        return Match(**saved)


class Source:
    """Pebbles with bots of every temper."""

    def __init__(self) -> None:
        self.seen: list[tuple[str, Any, int]] = []
        self.lock = threading.Lock()

    def games(self) -> list[str]:
        return ["pebbles"]

    def game(self, name: str) -> Pebbles:
        return Pebbles()

    def bots(self) -> list[str]:
        return ["low", "broken", "cheat", "slow"]

    def choose(self, game: str, bot: str, view: Any, seed: int) -> list[str]:
        with self.lock:
            self.seen.append((bot, view, seed))
        if seed == 1 or bot == "low":
            return [str(view["hand"][0])] + (["left"] if view["hand"][0] == 5 else [])
        if bot == "broken":
            raise RuntimeError("no idea")
        if bot == "slow":
            time.sleep(3)
        return ["77"]

    def lesson(self, game: str, name: str) -> None:
        return None

    def illegal(self) -> type[Exception]:
        return IllegalMove

    def wrong_option(self) -> type[Exception]:
        return OptionError
