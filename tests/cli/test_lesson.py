"""`shoal lesson`: the same lessons in the terminal."""

from pathlib import Path

import pytest
from tests.cli.conftest import Run, too_wide

from shoal.match.lesson import lessons

KRILL = ["", "8", "5", "", "", "9", "", "10"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_lesson_is_taken_and_left(run: Run, data: Path, language: str) -> None:
    result = run("lesson", "krill", "--plain", "--lang", language, typed="\n".join([*KRILL, "quit"]) + "\n")
    assert result.exit_code == 0 and not too_wide(result.output, 80)
    said = (
        ["Step 1 of 7", "Be greedy for once", "Cancelled over", "Step 7 of 7", "shoal play krill"]
        if language == "en"
        else ["Шаг 1 из 7", "пожадничайте", "Совпадение", "Шаг 7 из 7", "shoal play krill"]
    )
    places = [result.output.find(words) for words in said]
    assert -1 not in places and places == sorted(places)
    assert not list(data.rglob("*.json")), "nothing of a lesson is kept"


def test_one_of_several_is_named(run: Run) -> None:
    result = run("lesson", "kelp")
    assert result.exit_code == 2 and all(name in result.output for name in lessons("kelp"))
    assert "say which" in result.output
    assert run("lesson", "krill", "tenth").exit_code == 2
    assert "Step 1 of 9" in run("lesson", "kelp", "shark", "--plain", typed="quit\n").output
