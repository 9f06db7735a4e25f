"""Runs the command line, with a data folder of its own for every test."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import rich.cells
from click.testing import CliRunner, Result

import shoal
from shoal import bots
from shoal.cli.main import cli

CARDS = [*(str(n) for n in range(1, 11)), "penguin", "shark", "net", "whale-shark", "albatross", "seal", "squid"]
# One round of typing: whatever is asked, one of these is legal; Enter passes the screen and turns cards up.
LINES = ["cross", *CARDS, "tick", ""]
MODULES = ["--missions", "--tie-breakers", "--plastics", "--darker-waters"]

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The user's data folder."""
    folder = tmp_path / "data"
    monkeypatch.setenv("SHOAL_DATA", str(folder))
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "SHOAL_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    yield folder


@pytest.fixture
def run() -> Run:
    """`run("play", "krill", typed="5\\n", columns=80)`"""

    def call(*words: str, typed: str = "", columns: int = 80) -> Result:
        result = CliRunner(env={"COLUMNS": str(columns)}).invoke(cli, list(words), input=typed, prog_name="shoal")
        if result.exception and not isinstance(result.exception, SystemExit):
            raise result.exception
        assert "Traceback" not in result.output
        return result

    return call


def enough(rounds: int = 60) -> str:
    """More lines than any game asks for."""
    return "\n".join(LINES * rounds) + "\n"


def too_wide(output: str, columns: int) -> list[str]:
    """The lines that do not fit."""
    return [line for line in output.splitlines() if rich.cells.cell_len(line) > columns]


def played(seed: int = 1, **options: Any) -> shoal.Match:
    """A whole game of random bots."""
    match = shoal.game("krill").start(seed=seed, **options)
    while not match.over:
        seat = next(iter(match.open))
        match.play(seat, *bots.answer(match, seat, "random", seed + len(match.moves)))
    return match


def environment() -> dict[str, str]:
    """The environment for commands in a process of their own."""
    source = Path(shoal.__file__).resolve().parents[1]
    return {**os.environ, "PYTHONPATH": str(source), "COLUMNS": "80", "PYTHONUNBUFFERED": "1"}
