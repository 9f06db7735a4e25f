"""`agree` in the terminal: people at one screen end their game for good, and the record says so."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run

import shoal

TWO = ("play", "herring", "--seed", "3", "--humans", "Ann,Bob", "--players", "2", "--plain")


def records(data: Path) -> list[dict]:
    return [json.loads(path.read_text()) for path in (data / "terminal" / "records").glob("*.json")]


@pytest.mark.parametrize(
    ("who", "asks"),
    [(("--humans", "Ann,Bob"), "Do all of you want that: Ann and Bob?"), (("--humans", "Ann"), "quit leaves it")],
)
@pytest.mark.parametrize("game", shoal.games())
def test_the_game_ends_for_good(run: Run, data: Path, game: str, who: tuple[str, ...], asks: str) -> None:
    output = run("play", game, "--seed", "3", *who, "--players", "2", "--plain", typed="\nagree\nyes\n").output
    assert asks in " ".join(output.split())
    assert "The game ends here by agreement. Nobody wins." in output and "Points now" in output
    assert not list((data / "terminal").glob("*.json")), "nothing waits"
    (record,) = records(data)
    assert record["result"]["end"] == "agreed" and record["moves"][-1] == {"agreed": True}
    assert shoal.verify(record).agreed
    path = next((data / "terminal" / "records").glob("*.json"))
    assert "Ann" in run("verify", str(path)).output
    assert "The game ends here by agreement." in run("replay", str(path), "--plain").output


@pytest.mark.parametrize("typed", ["", "no", "what"])
def test_not_without_a_yes(run: Run, data: Path, typed: str) -> None:
    output = run(*TWO, typed=f"\nagree\n{typed}\nquit\n").output
    assert "The game goes on." in output
    assert len(list((data / "terminal").glob("*.json"))) == 1 and not records(data)


def test_only_people_have_no_cap(run: Run, data: Path) -> None:
    def limit(*more: str) -> int:
        (data / "terminal").mkdir(parents=True, exist_ok=True)
        for path in (data / "terminal").glob("*.json"):
            path.unlink()
        run("play", "herring", "--seed", "3", "--players", "2", "--plain", *more, typed="\nquit\n")
        (path,) = (data / "terminal").glob("*.json")
        return int(json.loads(path.read_text())["match"]["options"]["turn_limit"])

    assert limit("--humans", "Ann,Bob") == 0
    assert limit("--humans", "Ann,Bob", "--turn-limit", "9") == 9
    assert limit("--humans", "Ann") == 100
    refused = run("play", "herring", "--turn-limit", "0", "--humans", "Ann", "--plain")
    assert refused.exit_code == 2 and "0 is not allowed where bots play" in " ".join(refused.output.split())
    refused = run("sim", "herring", "-n", "1", "--turn-limit", "0")
    assert refused.exit_code == 2 and "0 is not allowed where bots play" in " ".join(refused.output.split())
