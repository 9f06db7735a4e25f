"""Lessons. The learner's browser keeps all of one: every answer is sent with those before it, and nothing is stored."""

from typing import Any

from shoal.server.patch import diff
from shoal.server.play import illegal, plain
from shoal.server.rules import Lesson, Source
from shoal.server.service import Service
from shoal.server.wire import ApiError, Learned, LearnedAhead


def taken(service: Service, game: str, name: str, wish: Learned) -> dict[str, Any]:
    """What the newest answer brings: the steps up to the next that waits, each with what happens before it."""
    source = service.rules.source
    lesson = opened(source, game, name)
    before: dict[str, Any] = {}
    scenes = lesson.begin()
    try:
        for answers in wish.moves:
            before = plain(lesson.view(scenes[-1])) if answers is wish.moves[-1] else {}
            scenes = lesson.play(*answers)
    except source.illegal() as refused:
        raise illegal(refused) from None
    steps = []
    for scene in scenes:
        shown = [(frame.events(lesson.seat), frame.view(lesson.seat)) for frame in scene.frames]
        shown.append(([], lesson.view(scene)))
        frames = []
        for events, view in shown:
            after = plain(view)
            frames.append({"events": events, "patch": diff(before, after)})
            before = after
        step = scene.step
        steps.append({"index": scene.index, "text": lesson.text(step), "look": step.look, "frames": frames}
                     | {"kind": "free" if step.free else "ask" if step.accept else "read"}
                     | ({"show": step.accept[0].split(" + ")} if step.accept else {}))  # fmt: skip
    return {"of": len(lesson.plan.step), "seats": lesson.match.seats, "options": lesson.match.options, "steps": steps}


def ahead(service: Service, game: str, name: str, wish: LearnedAhead) -> dict[str, Any]:
    """What the learner would see and be asked after the first parts of an answer."""
    source = service.rules.source
    lesson = opened(source, game, name)
    lesson.begin()
    try:
        for answers in wish.moves:
            lesson.play(*answers)
        return lesson.ahead(*wish.answers)
    except source.illegal() as refused:
        raise illegal(refused) from None


def opened(source: Source, game: str, name: str) -> Lesson:
    """A lesson at its beginning, or the refusal that there is none."""
    lesson = source.lesson(game, name)
    if lesson is None:
        raise ApiError(404, "lesson")
    return lesson
