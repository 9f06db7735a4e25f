"""Compiled code is never older than its source: whatever is changed, the next process runs what the text says now.

A toy rule is compiled in a copy of the kernel, again and again in new processes that share one cache.
"""

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

RULES = """
import numpy as np

import toy_numbers
from toy_parts import more
from shoal.kernel import UNKNOWN, below, rule
from shoal.kernel.records import PUBLIC_VIEWER

STEP = 10


@rule
def question(t, p, seat):
    return STEP + more(seat) + toy_numbers.HUNDREDS * 100


@rule
def constant(p):
    return PUBLIC_VIEWER * 1


@rule
def roll(p):
    return below(p, 1000)


@rule
def outside(array, i):
    return array[i]
"""

PARTS = """
from shoal.kernel import rule


@rule
def more(n):
    return n + 1
"""

TEMPLATES = """
from toy_twice import twice


def asked_twice(tables, positions, i, seat):
    return twice(question(tables[0], positions[i], seat))
"""

TWICE = """
from shoal.kernel import rule


@rule
def twice(n):
    return 2 * n
"""

SCRIPT = """
import numpy as np
import toy_rules, toy_templates
from shoal.kernel import Field, Layout, generic, specialise

layout = Layout(Field("chance", np.uint64), Field("viewer", np.int8))
p = layout.zeros(1)
asked = specialise(generic.question_at, "toy_rules", question=toy_rules.question)
twice = specialise(toy_templates.asked_twice, "toy_rules", question=toy_rules.question)
row = np.arange(20)[:4]
try:
    outside = toy_rules.outside(row, 7)
except IndexError:
    outside = "IndexError"
print(asked(p, p, 0, 5), twice(p, p, 0, 5), toy_rules.roll(p[0]), toy_rules.constant(p[0]), outside)
"""


class Copy:
    """A copy of the kernel with a toy beside it, and one cache."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        skip = shutil.ignore_patterns("__pycache__", "server", "static")
        shutil.copytree(ROOT / "src" / "shoal", folder / "shoal", ignore=skip)
        texts = {"rules": RULES, "parts": PARTS, "templates": TEMPLATES, "twice": TWICE, "numbers": "HUNDREDS = 0\n"}
        for name, text in texts.items():
            (folder / f"toy_{name}.py").write_text(text)
        (folder / "run.py").write_text(SCRIPT)

    def run(self, **flags: str) -> list[str]:
        clean = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
        paths = {
            "PYTHONPATH": str(self.folder),
            "SHOAL_CACHE": str(self.folder / "cache"),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        command = [sys.executable, str(self.folder / "run.py")]
        done = subprocess.run(command, env=clean | paths | flags, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr[-3000:]
        return done.stdout.split()

    def compiled(self) -> set[str]:
        """The files of machine code."""
        return {str(path) for path in (self.folder / "cache").rglob("*.nbc")}

    @contextlib.contextmanager
    def edited(self, file: str, old: str, new: str) -> Iterator[None]:
        """A text changed in place for a while. Its time stamp stays as it was, so that only the contents tell."""
        path, times = self.folder / file, (self.folder / file).stat()
        text = path.read_text()
        assert text.count(old) == 1, (file, old)
        path.write_text(text.replace(old, new))
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
        try:
            yield
        finally:
            path.write_text(text)
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    return Copy(tmp_path_factory.mktemp("stale"))


@pytest.fixture(scope="module")
def before(copy: Copy) -> list[str]:
    found = copy.run()
    assert found[:2] == ["16", "32"] and found[3] == "-1" and found[4] == "7"
    return found


@pytest.mark.slow
def test_unchanged_code_comes_from_the_cache(copy: Copy, before: list[str]) -> None:
    there = copy.compiled()
    assert len(there) >= 5
    assert copy.run() == before
    assert copy.compiled() == there


@pytest.mark.slow
@pytest.mark.parametrize(
    ("file", "old", "new", "changes"),
    [
        ("toy_rules.py", "STEP = 10", "STEP = 20", {0: "26", 1: "52"}),
        ("toy_parts.py", "n + 1", "n + 2", {0: "17", 1: "34"}),
        ("toy_numbers.py", "= 0", "= 1", {0: "116", 1: "232"}),
        ("toy_templates.py", "twice(question", "twice(-question", {1: "-32"}),
        ("toy_twice.py", "2 * n", "3 * n", {1: "48"}),
        ("shoal/kernel/generic.py", "return question(tables[0]", "return -question(tables[0]", {0: "-16"}),
        ("shoal/kernel/records.py", "PUBLIC_VIEWER, EVERYONE = -1, -2", "PUBLIC_VIEWER, EVERYONE = -5, -2", {3: "-5"}),
    ],
    ids=["rules", "helper", "constant", "template", "helper-of-template", "generic", "kernel-constant"],
)
def test_a_change_shows_at_once(
    copy: Copy, before: list[str], file: str, old: str, new: str, changes: dict[int, str]
) -> None:
    with copy.edited(file, old, new):
        assert copy.run() == [changes.get(i, value) for i, value in enumerate(before)]
    assert copy.run() == before


@pytest.mark.slow
def test_a_change_of_chance_shows_at_once(copy: Copy, before: list[str]) -> None:
    with copy.edited("shoal/kernel/chance.py", "0x9E3779B97F4A7C15", "0x9E3779B97F4A7C17"):
        after = copy.run()
    assert after[2] != before[2] and after[:2] == before[:2]
    assert copy.run() == before


@pytest.mark.slow
def test_bounds_checks_are_switched_on_and_off(copy: Copy, before: list[str]) -> None:
    assert copy.run(NUMBA_BOUNDSCHECK="1") == [*before[:4], "IndexError"]
    assert copy.run() == before
    assert copy.run(NUMBA_BOUNDSCHECK="1") == [*before[:4], "IndexError"]
    assert copy.run(NUMBA_BOUNDSCHECK="0") == before


@pytest.mark.slow
def test_other_settings_of_the_compiler_have_code_of_their_own(copy: Copy, before: list[str]) -> None:
    there = copy.compiled()
    assert copy.run(NUMBA_OPT="1") == before
    assert copy.compiled() > there
