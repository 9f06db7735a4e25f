"""Kelp at the keyboard: whole games on both sides and in both languages, and what the table explains."""

import re

import pytest
from tests.cli.conftest import Run, too_wide

import shoal
from shoal import bots
from shoal.cli.faces.kelp import KelpFace
from shoal.match.words import words

RAW = re.compile(r"\b(?:kelp|cli|common|ui)-(?:ask|why|event|answer|card|block|zone|space|shark|cli|ui)[a-z-]+")


def begun(run: Run, *words: str) -> str:
    """The first questions of both sides, with everything that can be looked at."""
    typed = "den-nw\ndetails\ntable\ndraw\ndiscard fast-learning\n? drift\nlog\nquit\n"
    result = run("play", "kelp", "--seed", "5", "--bots", "random", *words, typed=typed)
    assert result.exit_code == 0, result.output[-2000:]
    assert not RAW.findall(result.output) and not too_wide(result.output, 80)
    return result.output


def test_the_octopus_at_the_keyboard(run: Run) -> None:
    output = begun(run, "--memory", "--spots", "shark")
    assert "Hand: " in output and "The Octopus may be in" in output and "In the bag: " in output
    before, _, after = output.partition("den-nw To the")
    assert "The Shark is not in the kelp yet" in before and "S is the Shark" not in before and "S is the Shark" in after
    assert (
        "Blocks aside" in output
        and "(Move, cost 1)" in output
        and "t1 " in output
        and re.search(r"Hand: .*Fast Learning \(2\)", output)
    )


def test_where_the_octopus_lies_open_is_said() -> None:
    """With memory aids; there is then nowhere else where it may be."""
    match = shoal.game("kelp").start(seed=1)
    shown: set[str] = set()
    while not match.over:
        view = match.view(1)
        lies = [z["name"] for z in view["zones"] if z["stands"] == "open" and z.get("block") == "octopus"]
        lines = [line.plain for line in KelpFace(match.game, {}, 1).whereabouts(view)]
        if lies:
            assert lines == [f"The Octopus lies open in: {words(match.game).text(f'kelp-zone-{lies[0]}')}"]
        else:
            assert all(line.startswith("The Octopus may be in: the ") for line in lines)
        shown |= {line.partition(":")[0] for line in lines}
        seat = next(iter(match.open))
        match.play(seat, *bots.answer(match, seat, "instinct", match.stage))
    assert len(shown) == 2
    assert not KelpFace(match.game, {}, 1).whereabouts(match.view(1, memory=False))


def test_the_octopus_in_russian(run: Run) -> None:
    output = begun(run, "--lang", "ru")
    assert "Рука: " in output and "Отложенные блоки" in output and "Раунд 1" in output


@pytest.mark.parametrize("topic", ["drift", "hostile", "crab"])
def test_what_is_explained(run: Run, topic: str) -> None:
    assert run("rules", "kelp", topic).exit_code == 0


def test_rules_and_simulation(run: Run) -> None:
    assert "Kelp" in run("games").output
    assert "hunger" in run("rules", "kelp").output
    assert "Ends:" in run("sim", "kelp", "-n", "40", "--bots", "random").output
