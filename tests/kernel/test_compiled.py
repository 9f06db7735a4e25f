"""The same source gives the same games, compiled, compiled with bounds checks, and as plain Python."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.kernel.digests import VARIANTS, variant_of

Scale = Callable[[int, int], int]
ROOT = Path(__file__).resolve().parents[2]
PLAIN, CHECKED = {"NUMBA_DISABLE_JIT": "1"}, {"NUMBA_BOUNDSCHECK": "1"}


def digests(first: int, count: int, games: int, **flags: str) -> dict[str, list[str]]:
    """What `tests.kernel.digests` prints in a process of its own."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    environment = clean | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"} | flags
    command = [sys.executable, "-m", "tests.kernel.digests", str(first), str(count), str(games)]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-4000:]
    found = json.loads(done.stdout)
    assert len(found) == count
    return found


def test_numbers_in_a_row_are_all_variants() -> None:
    assert len({json.dumps(variant_of(n)) for n in range(len(VARIANTS))}) == len(VARIANTS) == 3040


def test_compiled_and_plain_rules_play_the_same_games() -> None:
    assert digests(0, 4, 2) == digests(0, 4, 2, **PLAIN)


@pytest.mark.slow
@pytest.mark.timeout(7200)
def test_compiled_checked_and_plain_rules_play_the_same_games(scale: Scale) -> None:
    """At least five games of each variant of a sample that has every option; every index is inside its array."""
    first, count, games = 100, scale(60, 900), scale(3, 6)
    for name in ("tie_breakers", "missions", "plastics", "beginners", "darker_waters"):
        assert {bool(variant_of(n).get(name)) for n in range(first, first + count)} == {False, True}
    assert {variant_of(n)["players"] for n in range(first, first + count)} == set(range(2, 8))
    assert {variant_of(n)["deck"] for n in range(first, first + count)} == {"falling", "flat"}
    compiled = digests(first, count, games)
    assert digests(first, count, games, **PLAIN) == compiled
    assert digests(first, count, games, **CHECKED) == compiled
    assert len({*map(tuple, compiled.values())}) == count
