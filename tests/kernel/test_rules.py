"""Rules call each other with any whole numbers, and each is compiled once."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from shoal.kernel import Field, Layout, rule
from shoal.kernel.compiling import COMPILED

ROOT = Path(__file__).resolve().parents[2]
NUMBERS = Layout(*(Field(kind, kind, high=100) for kind in ("int8", "uint8", "int16", "uint16", "int32", "int64")))


@rule
def twice(number: int) -> int:
    return 2 * number


@rule
def with_constants(p: Any) -> int:
    return twice(1) + twice(200) + twice(-3)


@rule
def with_fields(p: Any) -> int:
    return twice(p.int8) + twice(p.uint8) + twice(p.int16) + twice(p.uint16) + twice(p.int32) + twice(p.int64)


def compiled_how_often() -> int:
    """Call `twice` with numbers of all kinds, in a process that finds nothing in the cache."""
    p = NUMBERS.array(int8=127, uint8=255, int16=2**15 - 1, uint16=2**16 - 1, int32=2**31 - 1, int64=2**40)[0]
    assert with_constants(p) == 396
    assert with_fields(p) == 2 * sum(int(p[name]) for name in NUMBERS.by_name)
    return len(twice.signatures)  # type: ignore[attr-defined]


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_a_rule_is_compiled_once_whatever_numbers_it_is_called_with(tmp_path: Path) -> None:
    code = "from tests.kernel.test_rules import compiled_how_often; print(compiled_how_often())"
    environment = os.environ | {"SHOAL_CACHE": str(tmp_path), "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert int(done.stdout) == 1
