"""`shoal lesson`: a first lesson in the terminal."""

from collections.abc import Sequence

import click
from rich.text import Text

from shoal import bots
from shoal.cli.console import indented, known_game, one_line
from shoal.cli.play import load_rules
from shoal.cli.screen import Leave, Screen
from shoal.cli.seating import Person
from shoal.cli.session import Session
from shoal.cli.spoken import Command
from shoal.match import IllegalMove, Match, game
from shoal.match.lesson import MOST, Lesson, Scene, lessons
from shoal.messages import say


def instinct(match: Match, seat: int, seed: int) -> Sequence[str]:
    """What the others do once the learner is free."""
    return bots.answer(match, seat, "instinct", seed)


class Taught(Session):
    """A session in which one person learns; nothing of it is kept."""

    def __init__(self, screen: Screen, lesson: Lesson) -> None:
        people = [
            Person(say("common-seat", n=seat + 1), "" if seat == lesson.seat else "instinct")
            for seat in range(lesson.match.seats)
        ]
        super().__init__(screen, lesson.match, people, name="", memory=False, dice="")
        self.lesson, self.told = lesson, -1
        self.seen = {key: len(log) for key, log in self.logs.items()}

    def save(self) -> None:
        """A lesson begins anew."""

    def undo(self, seat: int, rest: str) -> bool:
        """What a lesson asks is answered once."""
        self.tell("common-why-no-undo", "yellow")
        return False

    def teach(self) -> None:
        """All steps, and then on against bots for as long as one likes."""
        self.show(self.lesson.begin())
        while not self.match.over and self.lesson.answers < MOST:
            try:
                self.show(self.lesson.play(*self.answers()))
            except IllegalMove as refused:
                self.screen.print(Text(indented(self.face.render(refused.reason), self.screen.width, 0), "yellow"))
        if self.match.over:
            self.screen.print(self.face.sheet(self.match.view(None), self.screen.width))
        else:
            self.tell("ui-lesson-enough")

    def show(self, scenes: Sequence[Scene]) -> None:
        """What happens and what is said, step by step."""
        seat = self.lesson.seat
        for scene in scenes:
            self.note(scene.frames)
            self.print_log(seat, self.seen[str(seat)])
            self.screen.print()
            self.screen.print(self.face.table(self.lesson.view(scene), self.screen.width))
            if scene.index == self.told:
                continue
            self.told = scene.index
            place = self.say("ui-lesson-step", n=scene.index + 1, of=len(self.lesson.plan.step))
            self.screen.print()
            self.screen.print(Text(place, "dim"))
            text = self.face.render(self.lesson.text(scene.step))
            self.screen.print(Text(indented(text, self.screen.width, 0), "bold green"))
            if not (scene.step.accept or scene.step.free):
                self.press_enter(self.say("cli-lesson-enter"), [])

    def answers(self) -> list[str]:
        """All parts of one answer."""
        seat = self.lesson.seat
        given: list[str] = []
        parts = self.match.questions(seat)
        while parts:
            if answer := self.choose(seat, parts[0]):
                given.append(answer)
                parts = self.lesson.ahead(*given)["questions"]
        return given


@click.command(cls=Command)
@click.argument("name", metavar="GAME")
@click.argument("lesson", required=False, metavar="[LESSON]")
@click.option("--plain", is_flag=True, help="cli-flag-plain")
def lesson(name: str, lesson: str | None, plain: bool) -> None:
    """Learn a game by playing it: a few steps, then the first own turn."""
    name = known_game(name)
    there = lessons(name)
    if lesson is None and len(there) == 1:
        lesson = there[0]
    if lesson is None:
        raise click.UsageError(say("cli-error-lesson-which", game=name, known=", ".join(there)))
    if lesson not in there:
        raise click.UsageError(say("cli-error-lesson", game=name, known=", ".join(there), given=one_line(lesson, 40)))
    screen = Screen(plain)
    load_rules(game(name), screen)
    try:
        Taught(screen, Lesson(name, lesson, instinct)).teach()
    except (Leave, KeyboardInterrupt):
        screen.print(Text(say("cli-lesson-left", game=name), "dim"))
