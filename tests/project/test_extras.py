"""The core works without the extras."""

import importlib.metadata
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

PROJECT = tomllib.loads((Path(__file__).resolve().parents[2] / "pyproject.toml").read_text())["project"]
SERVER = sorted(re.split(r"[\[<>=~! ]", requirement)[0] for requirement in PROJECT["optional-dependencies"]["server"])

WITHOUT = """
import sys
for name in {names}:
    sys.modules[name] = None  # importing it fails
from shoal.cli.main import main
sys.argv = {arguments}
main()
"""


def run_without_server(*arguments: str) -> subprocess.CompletedProcess[str]:
    program = WITHOUT.format(names=SERVER, arguments=["shoal", *arguments])
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=250)


def test_the_names_blocked_here_are_modules() -> None:
    by_module = importlib.metadata.packages_distributions()
    assert [name for name in SERVER if name not in by_module] == []


def test_the_command_works_without_the_server() -> None:
    finished = run_without_server("--help")
    assert finished.returncode == 0, finished.stderr
    assert "serve" in finished.stdout


@pytest.mark.slow
def test_simulating_works_without_the_server() -> None:
    finished = run_without_server("sim", "krill", "-n", "10")
    assert finished.returncode == 0, finished.stderr


def test_serving_without_the_server_says_what_to_install() -> None:
    finished = run_without_server("serve", "--port", "0")
    assert finished.returncode not in (0, None)
    assert "shoal[server]" in finished.stdout + finished.stderr
    assert "Traceback" not in finished.stderr
