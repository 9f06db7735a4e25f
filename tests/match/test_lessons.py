"""Every lesson can be taken on the real rules, from beginning to end, in every language."""

from collections.abc import Iterator, Sequence

import pytest

from shoal import bots
from shoal.games import NAMES
from shoal.match import IllegalMove, Match
from shoal.match.lesson import MOST, Lesson, LessonError, NotNow, lessons, read
from shoal.match.words import words
from shoal.messages import languages

ALL = [(name, lesson) for name in NAMES for lesson in lessons(name)]
OWN = [name for name in NAMES if name in ("krill", "kraken", "herring", "kelp")]


def instinct(match: Match, seat: int, seed: int) -> Sequence[str]:
    return bots.answer(match, seat, "instinct", seed)


def taken(name: str, lesson: str) -> Lesson:
    return Lesson(name, lesson, instinct)


def whole(match: Match, seat: int) -> Iterator[tuple[str, ...]]:
    """Whole answers of a seat: each legal first part, with the first legal ones after it."""
    for first in match.legal(seat):
        parts: list[str] = [first]
        while questions := match.ahead(seat, *parts)["questions"]:
            parts.append(next(one["answer"] for one in questions[0]["answers"] if one["legal"]))
        yield tuple(parts)


@pytest.mark.parametrize("name", OWN)
def test_every_game_has_a_lesson(name: str) -> None:
    assert lessons(name)


@pytest.mark.parametrize(("name", "lesson"), ALL)
def test_a_lesson_is_said_in_every_language(name: str, lesson: str) -> None:
    run = taken(name, lesson)
    assert 5 <= len(run.plan.step) <= 9
    wanted = {run.key} | {run.text(step)["key"] for step in run.plan.step}
    wanted |= {f"{run.text(step)['key']}-instead" for step in run.plan.step if step.accept}
    for language in languages():
        catalogue = words(run.match.game, language)
        said = {key: catalogue.text(key) for key in wanted if catalogue.has(key)}
        assert said.keys() == wanted
        assert all(len(text) <= 190 for text in said.values()), "three lines on a phone"


@pytest.mark.parametrize(("name", "lesson"), ALL)
def test_every_step_works_with_every_answer_that_it_accepts(name: str, lesson: str) -> None:
    run = taken(name, lesson)
    scenes = run.begin()
    while not (step := run.step).free:
        assert [scene.step.name for scene in scenes][-1] == step.name
        others = [given for given in whole(run.match, run.seat) if " + ".join(given) not in step.accept]
        assert others, "where there is no choice there is nothing to learn"
        before = run.match.position()
        for given in others:
            with pytest.raises(NotNow) as refused:
                run.play(*given)
            assert refused.value.reason["key"] == f"{run.key}-{step.name}-instead"
        assert run.match.position() == before
        for given in step.accept[1:]:
            again = taken(name, lesson)
            again.begin()
            while again.step != step:
                again.play(*again.step.accept[0].split(" + "))
            again.play(*given.split(" + "))
        scenes = run.play(*step.accept[0].split(" + "))
        assert run.seat in run.match.open and not run.match.over


@pytest.mark.parametrize(("name", "lesson"), ALL)
def test_nobody_is_asked_while_there_is_something_to_read(name: str, lesson: str) -> None:
    run = taken(name, lesson)
    scenes = run.begin()
    while not run.step.free:
        for scene in scenes:
            view = run.view(scene)
            assert bool(view["questions"]) == bool(scene.step.accept)
            assert "undo" not in view
        scenes = run.play(*run.step.accept[0].split(" + "))
    assert run.view(scenes[-1])["questions"]


@pytest.mark.parametrize(("name", "lesson"), ALL)
def test_then_one_plays_on_against_bots(name: str, lesson: str) -> None:
    run = taken(name, lesson)
    run.begin()
    while not run.step.free:
        run.play(*run.step.accept[0].split(" + "))
    for seed in range(6):
        (scene,) = run.play(*instinct(run.match, run.seat, seed))
        assert scene.step.free
        assert run.match.over or run.seat in run.match.open
        if run.match.over:
            break


def test_what_is_not_legal_says_why() -> None:
    run = taken("krill", "first")
    run.begin()
    with pytest.raises(IllegalMove) as refused:
        run.play("squid")
    assert refused.value.reason["key"] == "krill-why-squid-first-round"
    assert not isinstance(refused.value, NotNow)


def test_a_lesson_is_no_whole_game() -> None:
    run = taken("krill", "first")
    run.begin()
    run.answers = MOST
    with pytest.raises(NotNow) as refused:
        run.play("5")
    assert refused.value.reason["key"] == "ui-lesson-enough"


def test_a_lesson_that_is_not_there() -> None:
    with pytest.raises(LessonError, match="krill has no lesson 'second'; there are: first"):
        taken("krill", "second")


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        ('[[step]]\nname = "a"', "the last step"),
        ('[[step]]\nname = "a"\nfree = true\n[[step]]\nname = "b"\nfree = true', "the last step"),
        ('[[step]]\nname = "a"\naccept = ["5"]\nuntil = "x"\n[[step]]\nname = "b"\nfree = true', "neither"),
        ('[[step]]\nname = "a"\nthen = [{ 2 = "5" }]\n[[step]]\nname = "b"\nfree = true', "only after"),
        ('[[step]]\nname = "a"\nfree = true\nlok = ["x"]', "lok"),
    ],
)
def test_a_file_that_cannot_be_a_lesson_says_why(
    tmp_path_factory: pytest.TempPathFactory, steps: str, why: str
) -> None:
    path = tmp_path_factory.mktemp("lessons") / "wrong.toml"
    path.write_text(steps)
    with pytest.raises(LessonError, match=why):
        read(path)
