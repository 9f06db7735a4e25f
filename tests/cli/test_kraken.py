"""Kraken Up at the keyboard: whole games in every variant and both languages, and what the table explains."""

import re

import pytest
from click.testing import Result
from tests.cli.conftest import Run, too_wide

from shoal.games.kraken.notation import ANSWERS

RAW = re.compile(r"\b(?:kraken|cli|common|ui)-[a-z][a-z-]+(?!\d)")
TYPED = "\n".join([*ANSWERS[::-1], ""] * 130) + "\n"  # whatever is asked, one of these is legal


def finished(result: Result, won: str) -> str:
    assert result.exit_code == 0, result.output[-2000:]
    assert re.search(won, result.output), result.output[-2000:]
    raw = set(RAW.findall(result.output)) - {"kraken-1"}
    assert not raw
    return result.output


@pytest.mark.parametrize("use", ["after", "together"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game(run: Run, players: int, use: str) -> None:
    words = ["play", "kraken", "--players", str(players), "--use", use, "--seed", "5", "--bots", "instinct"]
    output = finished(run(*words, "--memory", "--reshuffle", typed=TYPED), r"wins\.|share the win\.")
    assert not too_wide(output, 80)
    assert (
        output.count("── Round") == 2
        and "Baby Krakens" in output
        and "Never dealt" not in output.split("── Round 2")[0]
    )
    assert "Not seen yet" in output and "Hand of" in output


def test_a_whole_game_in_russian(run: Run) -> None:
    output = finished(run("play", "kraken", "--seed", "5", "--lang", "ru", typed=TYPED), "Победа|Победу")
    assert not too_wide(output, 80) and output.count("── Раунд") == 2
    assert "Кракенята" in output and "щупальце" in output


def test_people_do_not_see_each_others_hands(run: Run) -> None:
    """Two at one screen: the hand is hidden while the screen is passed, and no card shows before all have chosen."""
    output = finished(
        run("play", "kraken", "--players", "3", "--humans", "Ann,Ben", "--seed", "3", typed=TYPED * 2), "wins|share"
    )
    first = output.split("turns up")[0]
    assert first.count("Your hand") == 2 and "Pass the screen" in first


def test_what_the_table_explains(run: Run) -> None:
    typed = "? tuna\n? baby\n?\ndetails\ntable\nquit\n"
    output = run("play", "kraken", "--seed", "4", typed=typed).output
    assert "grows 2 tentacle" in " ".join(output.split()) and "13 points for the most" in output
    assert "Copies" in output and "2/6/12" in output and "needs a tentacle of height 3" in output
    assert not RAW.findall(output.replace("kraken-1", "")) and not too_wide(output, 80)


def test_rules_and_simulation(run: Run) -> None:
    assert "Kraken Up" in run("games").output
    assert "retracts" in run("rules", "kraken").output
    assert "sets of up to three" in " ".join(run("rules", "kraken", "mermaid").output.split())
    output = run("sim", "kraken", "-n", "40", "--players", "3", "--bots", "random").output
    assert "Ends: 40 × the last round." in output.replace("\N{NO-BREAK SPACE}", " ")
