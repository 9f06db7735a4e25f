"""Answers taken back in the terminal: one, several or all, by whoever has just passed the screen, and no further."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run

import shoal

pytestmark = pytest.mark.usefixtures("shells")
ALONE = ("play", "shells", "--seed", "3", "--seat", "1=me:Ann", "--bots", "random", "--plain")
BOTH = ("play", "shells", "--seed", "3", "--humans", "Ann,Bob", "--plain")


def saved(data: Path) -> dict:
    """The only game that waits."""
    (path,) = (data / "terminal").glob("*.json")
    return json.loads(path.read_text())["match"]


def first_shell() -> str:
    """A shell that Ann has."""
    return next(answer for answer in shoal.game("shells").start(seed=3).legal(0) if answer.startswith("lay"))


def test_one_several_and_all(run: Run, data: Path) -> None:
    lay = first_shell()
    up = "up\n"  # one kind lies there: the second part is forced
    output = run(*ALONE, typed=f"{lay}\nundo\n{lay}\n{up}{lay}\nundo 2\n{up}undo all\nundo\nquit\n").output
    assert f"undo takes back: {lay}" in output and "undo: " not in output
    assert "Ann takes back an answer." in output and output.count("Ann takes back 2 answers.") == 2
    assert "There is nothing to take back" in output
    kinds = [next(iter(set(move) - {"seat"})) for move in saved(data)["moves"]]
    assert kinds == ["play", "undo", "play", "play", "play", "undo", "play", "undo"]
    assert [move["undo"] for move in saved(data)["moves"] if "undo" in move] == [1, 2, 2]
    assert output.count("It is your turn.") == 9, "the question stands below everything"


@pytest.mark.parametrize(
    ("typed", "said"), [("undo 7", "Only the last answer"), ("undo 0", "how many"), ("undo it", "how many")]
)
def test_too_much(run: Run, data: Path, typed: str, said: str) -> None:
    output = run(*ALONE, typed=f"{first_shell()}\n{typed}\nquit\n").output
    assert said in output
    assert len(saved(data)["moves"]) == 1


def test_what_was_seen_stays(run: Run, data: Path) -> None:
    output = run(*ALONE, typed=f"{first_shell()}\nlook\nundo\nquit\n").output
    assert "There is nothing to take back: what has been seen" in output
    assert len(saved(data)["moves"]) == 2


def test_it_goes_on_after_an_interruption(run: Run, data: Path) -> None:
    run(*ALONE, typed=f"{first_shell()}\nquit\n")
    output = run("play", "--resume", typed="undo\nquit\n").output
    assert "Ann takes back an answer." in output
    assert [set(move) for move in saved(data)["moves"]] == [{"seat", "play"}, {"seat", "undo"}]


def test_before_the_screen_is_passed_on(run: Run, data: Path) -> None:
    output = run(*BOTH, typed=f"\n{first_shell()}\npass\nundo bob\nundo ann\n\nquit\n").output
    assert output.count("Pass the screen to Ann") == 2 and output.count("Pass the screen to Bob") == 2
    assert "(Or type undo: Ann.)" in output and "Who wants to take an answer back?" in output
    assert [next(iter(set(move) - {"seat"})) for move in saved(data)["moves"]] == ["play", "play", "undo"]


def test_help_says_it(run: Run) -> None:
    assert "undo all" in run(*ALONE, typed="help\nquit\n").output


def test_whole_games_with_undo_verify(run: Run, data: Path) -> None:
    """Whatever is asked, one of these is an answer; taking back costs as many lines as it wins."""
    lines = ["lay 1", "lay 2", "lay 3", "undo", "lay 3", "lay 2", "lay 1", "pass", "", "toll 1", "toll 2", "toll 3"]
    output = run(*BOTH, typed="\n".join([*lines, "yes", "", "no", ""] * 40)).output
    assert "Who is first" in output
    (record,) = (data / "terminal" / "records").glob("*.json")
    moves = json.loads(record.read_text())["moves"]
    assert any("undo" in move for move in moves)
    assert "✓" in run("verify", str(record)).output
    broken = json.loads(record.read_text())
    broken["moves"] = [{"seat": 1, "undo": 2}]
    record.write_text(json.dumps(broken))
    assert "move 1, seat 2 takes back answers: 2: There is nothing to take back" in " ".join(
        run("verify", str(record)).output.split()
    )


@pytest.mark.parametrize("typed", ["?", "? look", "table", "details", "log", "help"])
def test_the_question_stands_below_what_was_asked_for(run: Run, typed: str) -> None:
    output = run(*ALONE, typed=f"{typed}\nquit\n").output
    assert output.count("It is your turn. What do you do?") == 2
