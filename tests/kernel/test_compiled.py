"""The same source gives the same games, compiled, compiled with bounds checks, and as plain Python."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.games.walk import EVERY_GAME, subject
from tests.kernel.digests import variant_of

Scale = Callable[[int, int], int]
ROOT = Path(__file__).resolve().parents[2]
PLAIN, CHECKED = {"NUMBA_DISABLE_JIT": "1"}, {"NUMBA_BOUNDSCHECK": "1"}


def digests(name: str, first: int, count: int, games: int, **flags: str) -> dict[str, list[str]]:
    """What `tests.kernel.digests` prints in a process of its own."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    environment = clean | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"} | flags
    command = [sys.executable, "-m", "tests.kernel.digests", name, str(first), str(count), str(games)]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-4000:]
    found = json.loads(done.stdout)
    assert len(found) == count
    return found


@EVERY_GAME
@pytest.mark.slow
def test_numbers_in_a_row_are_all_variants(name: str) -> None:
    n = len(subject(name).every_variant())
    assert len({json.dumps(variant_of(name, number)) for number in range(n)}) == n


@pytest.mark.parametrize("name", ["kraken", "kelp"])  # the smallest and the largest; the next test plays all
def test_compiled_and_plain_rules_play_the_same_games(name: str) -> None:
    assert digests(name, 0, 3, 1) == digests(name, 0, 3, 1, **PLAIN)


@EVERY_GAME
@pytest.mark.slow
@pytest.mark.timeout(7200)
def test_compiled_checked_and_plain_rules_play_the_same_games(name: str, scale: Scale) -> None:
    """At least three games of each variant of a sample that has every option; every index is inside its array."""
    variants = subject(name).every_variant()
    first, count, games = 100, min(len(variants), scale(60, 500)), scale(3, 5)
    for option in {option for variant in variants for option in variant}:
        values = {json.dumps(variant.get(option)) for variant in variants}
        assert {json.dumps(variant_of(name, n).get(option)) for n in range(first, first + count)} == values, option
    compiled = digests(name, first, count, games)
    assert digests(name, first, count, games, **PLAIN) == compiled
    assert digests(name, first, count, games, **CHECKED) == compiled
    assert len({*map(tuple, compiled.values())}) == count
