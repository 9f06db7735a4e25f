"""`pip install .` from a checkout gives a working `shoal`, with all that belongs into the package."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from shoal.games import NAMES

ROOT = Path(__file__).resolve().parents[2]
# Two environments are made from downloaded packages.
pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]

OF_EACH = ("messages/en.ftl", "messages/ru.ftl", "how-to-play/en.md", "how-to-play/ru.md")
NOT_COPIED = shutil.ignore_patterns(
    ".git",
    ".venv*",
    "node_modules",
    "static",
    "__pycache__",
    "*.db*",
    ".*_cache",
    ".hypothesis",
    "dist",
    "test-results",
)


def run(*command: str | Path, cwd: Path, **more: str) -> str:
    environment = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "VIRTUAL_ENV")} | more
    finished = subprocess.run(
        command, cwd=cwd, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    assert finished.returncode == 0, f"{command}\n{finished.stdout[-4000:]}\n{finished.stderr[-4000:]}"
    return finished.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that pip builds from the files of this checkout, without anything built before."""
    folder = tmp_path_factory.mktemp("wheel")
    checkout = folder / "checkout"
    shutil.copytree(ROOT, checkout, ignore=NOT_COPIED)
    run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, checkout, cwd=folder)
    (built,) = folder.glob("shoal-*.whl")
    return built


@pytest.fixture(scope="module")
def fresh(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of a new environment in which only the wheel is installed."""
    folder = tmp_path_factory.mktemp("fresh")
    run(sys.executable, "-m", "venv", folder / "v", cwd=folder)
    programs = folder / "v" / "bin"
    install = (programs / "python", "-m", "pip", "install", "--quiet")
    run(*install, "--require-hashes", "--requirement", ROOT / "requirements" / "play.lock", cwd=folder)
    run(*install, "--no-deps", wheel, cwd=folder)
    return programs


def names(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


def test_it_carries_everything(wheel: Path) -> None:
    packed = names(wheel)
    for wanted in (
        "shoal/py.typed",
        "shoal/messages/en.ftl",
        "shoal/server/static/index.html",
        *(f"shoal/games/{name}/{part}" for name in NAMES for part in OF_EACH),
    ):
        assert wanted in packed
    games = ROOT / "src" / "shoal" / "games"
    data = {path for path in games.rglob("*") if path.suffix in (".toml", ".ftl", ".md")}
    assert {f"shoal/games/{path.relative_to(games)}" for path in data} <= set(packed)
    assert any(n.startswith("shoal/server/static/assets/") and n.endswith(".js") for n in packed)
    assert any(n.startswith("shoal/server/migrations/versions/") for n in packed)
    assert any(n.endswith("licenses/LICENSE") for n in packed)


def test_it_carries_nothing_else(wheel: Path) -> None:
    tops = {n.split("/")[0] for n in names(wheel)}
    assert {t for t in tops if not t.endswith(".dist-info")} == {"shoal"}
    assert [n for n in names(wheel) if "node_modules" in n or n.endswith((".pyc", ".db"))] == []


def test_the_installed_command_works(fresh: Path, tmp_path: Path) -> None:
    assert "serve" in run(fresh / "shoal", "--help", cwd=tmp_path)
    told = run(fresh / "shoal", "sim", "krill", "-n", "100", cwd=tmp_path)
    assert "100" in told
    for name in NAMES:  # as plain Python, which need not be compiled first
        assert "Ends:" in run(
            fresh / "shoal", "sim", name, "-n", "2", "--bots", "random", cwd=tmp_path, NUMBA_DISABLE_JIT="1"
        )


def test_the_installed_package_is_the_one_from_the_wheel(fresh: Path, tmp_path: Path) -> None:
    where = run(fresh / "python", "-c", "import shoal; print(shoal.__file__, shoal.games())", cwd=tmp_path)
    assert "site-packages" in where and all(name in where for name in NAMES)


def test_the_sdist_is_enough_to_build_the_wheel_without_node(tmp_path: Path, wheel: Path) -> None:
    """The sdist carries the built client, so nobody who installs from it needs Node."""
    checkout = wheel.parent / "checkout"
    built = run(
        sys.executable, "-m", "build", "--no-isolation", "--sdist", "--outdir", tmp_path, checkout, cwd=tmp_path
    )
    (sdist,) = tmp_path.glob("shoal-*.tar.gz")
    run("tar", "xf", sdist, cwd=tmp_path)
    (sources,) = (path for path in tmp_path.iterdir() if path.is_dir())
    assert (sources / "src" / "shoal" / "server" / "static" / "index.html").is_file(), built
    assert not (sources / "web" / "node_modules").exists()
    script = sources / "scripts" / "client.py"
    assert "up to date" in run(sys.executable, script, cwd=tmp_path)
    run(sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", tmp_path, sources, cwd=tmp_path)
    (from_sdist,) = tmp_path.glob("shoal-*.whl")
    assert sorted(names(from_sdist)) == sorted(names(wheel))
