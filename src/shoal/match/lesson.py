"""Lessons: a scripted position, a few steps of "do this, see what happens", and then one is on one's own.

A lesson is a TOML file in the folder `lessons` of a game. The format is described in `docs/lessons.md`.
"""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from shoal.kernel.messages import Message, message
from shoal.kernel.toml import read_toml
from shoal.match.handle import game
from shoal.match.match import Frame, IllegalMove, Match

MOST = 40  # answers of the learner: longer games are played at a table
Bot = Callable[[Match, int, int], Sequence[str]]


class Step(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Something to read and, if anything is accepted, something to do. Seats are counted from 1."""

    name: str
    look: list[str] = []  # places of the table to look at
    until: str = ""  # what happens is shown as far as this event
    accept: list[str] = []  # the answers that go on, the one to be shown first
    then: list[dict[str, str | list[str]]] = []  # what others answer after that, in this order
    free: bool = False  # any answer, again and again; bots play the others


class Plan(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A lesson as it stands in its file."""

    step: list[Step]
    seat: int = 1
    seed: int = 1
    options: dict[str, Any] = {}
    position: dict[str, Any] = {}


class LessonError(ValueError):
    """A lesson that cannot be read or does not fit the game."""


class NotNow(IllegalMove):
    """A legal answer, but not what the lesson is about."""


@dataclass(frozen=True)
class Scene:
    """A step that has come, and what happens before it is read."""

    index: int
    step: Step
    frames: list[Frame]


def folder(name: str) -> Path:
    """Where the lessons of a game are."""
    return game(name).kernel.folder / "lessons"


def lessons(name: str) -> list[str]:
    """The names of the lessons of a game."""
    return sorted(path.stem for path in folder(name).glob("*.toml"))


def read(path: Path) -> Plan:
    """Read a lesson file."""
    plan = read_toml(path, Plan, LessonError)[0]
    if not plan.step or any(step.free != (step is plan.step[-1]) for step in plan.step):
        raise LessonError(f"{path}: the last step of a lesson is free, and no other")
    for step in plan.step:
        if step.accept and (step.free or step.until):
            raise LessonError(f"{path}: {step.name}: what is accepted goes with neither `free` nor `until`")
        if step.then and not step.accept:
            raise LessonError(f"{path}: {step.name}: others answer only after the learner does")
    return plan


class Lesson:
    """A lesson being taken, on the real rules. `bot` answers for the others once the learner is free."""

    def __init__(self, name: str, lesson: str, bot: Bot) -> None:
        if lesson not in lessons(name):
            raise LessonError(f"{name} has no lesson {lesson!r}; there are: {', '.join(lessons(name)) or 'none'}")
        path = folder(name) / f"{lesson}.toml"
        self.key, self.plan, self.bot = f"{name}-lesson-{lesson}", read(path), bot
        self.seat, self.answers = self.plan.seat - 1, 0
        self.match = game(name).start(seed=self.plan.seed, **self.plan.options)
        try:
            self.match.place(self.plan.position)
        except (ValueError, TypeError, AttributeError) as error:
            raise LessonError(f"{path}: position: {error}") from None
        self._index = -1
        self._frames: deque[Frame] = deque()

    @property
    def step(self) -> Step:
        """The step that waits for an answer."""
        return self.plan.step[self._index]

    def text(self, step: Step) -> Message:
        """What a step says."""
        return message(f"{self.key}-{step.name}")

    def begin(self) -> list[Scene]:
        """The steps up to the first that waits for an answer."""
        return self._go_on()

    def play(self, *answers: str) -> list[Scene]:
        """Answer as the learner; the steps up to the next that waits.

        Raises:
            IllegalMove: not legal, or not now; nothing has changed.
        """
        if self.answers >= MOST:
            raise NotNow(message("ui-lesson-enough"), [], self.match.game)
        step = self.step
        if step.accept and " + ".join(answers) not in step.accept:
            self.match.ahead(self.seat, *answers)  # what is not legal says why
            raise NotNow(message(f"{self.key}-{step.name}-instead"), list(step.accept), self.match.game)
        self._frames += self.match.play(self.seat, *answers)
        self.answers += 1
        for given in step.then:
            for seat, parts in given.items():
                self._frames += self.match.play(int(seat) - 1, *([parts] if isinstance(parts, str) else parts))
        if step.free:
            self._others()
            return [self._scene(step)]
        return self._go_on()

    def ahead(self, *answers: str) -> dict[str, Any]:
        """What the learner would see and be asked after these first parts of an answer."""
        return self.match.ahead(self.seat, *answers, memory=False)

    def view(self, scene: Scene) -> dict[str, Any]:
        """What lies on the table while a step is read: nobody is asked anything before it is."""
        asks = scene.step.accept or scene.step.free
        shown = scene.frames[-1].view(self.seat) if scene.frames and not asks else self.match.view(self.seat, False)
        shown.pop("undo", None)
        return shown if asks else {**shown, "asked": [], "questions": []}

    def _go_on(self) -> list[Scene]:
        scenes: list[Scene] = []
        while not scenes or not (self.step.accept or self.step.free):
            self._index += 1
            scenes.append(self._scene(self.step))
        return scenes

    def _scene(self, step: Step) -> Scene:
        """A step with the frames that belong before it: all that are left, or those up to what it is about."""
        frames: list[Frame] = []
        while self._frames:
            frames.append(self._frames.popleft())
            if step.until and any(event["key"] == step.until for event in frames[-1].events(self.seat)):
                return Scene(self._index, step, frames)
        if step.until:
            raise LessonError(f"{self.key}: {step.name}: {step.until} does not happen")
        return Scene(self._index, step, frames)

    def _others(self) -> None:
        """Bots answer until the learner is asked again."""
        while not self.match.over and self.seat not in self.match.open:
            seat = next(iter(self.match.open))
            self._frames += self.match.play(seat, *self.bot(self.match, seat, len(self.match.moves)))
