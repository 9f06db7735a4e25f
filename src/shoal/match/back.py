"""The way back: the positions before a seat's latest answers, as far as the last mark.

A mark is set when somebody else answers, when chance is used, and when the rules say that something hidden has become
known (they count that in the field `marks`). A game without that field offers no way back.
"""

from dataclasses import dataclass, field
from typing import Any

from numpy.typing import NDArray

from shoal.kernel import Game
from shoal.kernel.contract import NONE
from shoal.kernel.records import from_plain, to_plain

FIELD = "marks"
LONGEST = 64  # answers; what lies further back stays


@dataclass(frozen=True)
class Step:
    """An answer that can be taken back, and the position before it."""

    answers: list[str]
    before: NDArray[Any]


@dataclass
class WayBack:
    """The answers that `seat` can take back, oldest first."""

    seat: int = NONE
    steps: list[Step] = field(default_factory=list)

    def block(self) -> None:
        """Set a mark."""
        self.seat, self.steps = NONE, []

    def add(self, seat: int, answers: list[str], before: NDArray[Any]) -> None:
        """One more answer that can be taken back; those of another seat no longer can."""
        if seat != self.seat:
            self.seat, self.steps = seat, []
        self.steps = [*self.steps[1 - LONGEST :], Step(answers, before)]

    def go(self, count: int) -> NDArray[Any]:
        """The position before the last `count` answers, which are forgotten."""
        at = len(self.steps) - count
        before = self.steps[at].before
        del self.steps[at:]
        return before

    def of(self, seat: int | None) -> list[list[str]]:
        """The answers that this seat can take back."""
        return [list(step.answers) for step in self.steps] if seat == self.seat else []

    def save(self, now: Any) -> dict[str, Any]:
        """As plain data: of each position what differs from the one after it, the last from `now`."""
        saved, after = [], to_plain(now)
        for step in reversed(self.steps):
            before = to_plain(step.before[0])
            fields = {name: value for name, value in before.items() if value != after[name]}
            saved.append({"answers": list(step.answers), "fields": fields})
            after = before
        return {"seat": self.seat, "steps": saved[::-1]}

    @classmethod
    def restore(cls, game: Game, t: Any, now: Any, saved: Any) -> "WayBack":
        """What `save` wrote; a ValueError (or what damaged data runs into) says what is wrong."""
        seat, steps, plain = saved["seat"], [], to_plain(now)
        if type(seat) is not int or not 0 <= seat < t["seats"]:
            raise ValueError(f"seat {seat!r} cannot take anything back")
        if FIELD not in game.position.by_name or not isinstance(saved["steps"], list) or len(saved["steps"]) > LONGEST:
            raise ValueError(f"there is nothing to take back, or not {LONGEST} answers")
        for step in reversed(saved["steps"]):
            answers = step["answers"]
            if not isinstance(answers, list) or not all(answer in game.answers for answer in answers):
                raise ValueError(f"{answers!r} cannot be taken back")
            plain = {**plain, **step["fields"]}
            before = from_plain(game.position, plain)
            game.check_position(t, before[0])
            steps.append(Step(list(answers), before))
        return cls(seat, steps[::-1])
