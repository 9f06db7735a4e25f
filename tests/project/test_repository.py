"""What may stand in a file of this repository, and what may not."""

import json
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# Written in pieces, so that this file does not name what it looks for.
REGISTRIES = [
    ("pypi", "org"),
    ("pythonhosted", "org"),
    ("registry", "npmjs", "org"),
    ("registry", "yarnpkg", "com"),
    ("deb", "debian", "org"),
    ("security", "debian", "org"),
    ("crates", "io"),
]
FOLDERS_OF_ONE_MACHINE = ["work", "root", "home", "Users", "opt"]

registry_host = re.compile("|".join(re.escape(".".join(parts)) for parts in REGISTRIES))
machine_path = re.compile(rf"(?<![\w.~}}*/-])/(?:{'|'.join(FOLDERS_OF_ONE_MACHINE)})/\w")


def texts() -> list[tuple[str, str]]:
    """Name and text of every file of the repository that is text."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("not a checkout: git does not list the files")
    found = []
    for name in filter(None, listed.stdout.split("\0")):
        raw = (ROOT / name).read_bytes() if (ROOT / name).is_file() else b"\0"
        if b"\0" not in raw:
            found.append((name, raw.decode("utf-8")))
    return found


def findings(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{name}:{number}: {line.strip()[:120]}"
        for name, text in texts()
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_file_names_a_registry() -> None:
    assert findings(registry_host) == []


def test_no_file_names_a_place_on_one_machine() -> None:
    assert findings(machine_path) == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("see " + "/".join(["", "home", "ann", "shoal"]), True),
        ('"' + "/".join(["", "work", "main"]) + '"', True),
        ("https://example.org/home/page", False),
        ("src/work/thing.py", False),
        ("/t/<id>", False),
    ],
)
def test_the_pattern_for_places_finds_what_it_should(line: str, found: bool) -> None:
    assert bool(machine_path.search(line)) is found


LOCKS = sorted(ROOT.glob("**/requirements*/*.lock")) + sorted(ROOT.glob("bench/*.lock"))


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_every_requirement_is_pinned_with_hashes(lock: Path) -> None:
    text = re.sub(r"#.*", "", lock.read_text()).replace("\\\n", " ")
    lines = [line.split() for line in text.splitlines() if line.strip()]
    assert lines
    for name, *rest in lines:
        assert re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9._+!-]+", name), f"{name} is not pinned"
        assert rest and all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", word) for word in rest), f"{name}: {rest[:1]}"


def pins(lock: Path) -> dict[str, str]:
    return dict(re.findall(r"^([A-Za-z0-9._-]+)==(\S+)", lock.read_text(), flags=re.MULTILINE))


def test_playing_and_testing_use_the_same_versions() -> None:
    play, dev = pins(ROOT / "requirements" / "play.lock"), pins(ROOT / "requirements" / "dev.lock")
    assert play.items() <= dev.items()


def test_the_clients_packages_are_pinned_with_hashes_and_without_addresses() -> None:
    lock = ROOT / "web" / "package-lock.json"
    packages = {name: entry for name, entry in json.loads(lock.read_text())["packages"].items() if name}
    assert packages
    # What npm calls "bundled" lies inside the archive of the package that brings it.
    assert [n for n, e in packages.items() if "integrity" not in e and not e.get("inBundle")] == []
    assert [n for n, e in packages.items() if "resolved" in e] == []
