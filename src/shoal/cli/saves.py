"""Games that wait to be resumed, and the records of those that ended: files in the user's data folder."""

import contextlib
import fcntl
import json
import os
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from platformdirs import user_data_dir

from shoal.cli.console import one_line
from shoal.messages import say

FORMAT = 1
LARGEST = 50_000_000  # bytes
FIELDS = ("format", "match", "people", "memory", "logs", "seen", "dice", "saved")


class SaveError(ValueError):
    """A saved game that cannot be found, read or written."""


def folder() -> Path:
    """Where games are kept: SHOAL_DATA, or the user's data folder."""
    return Path(os.environ.get("SHOAL_DATA") or user_data_dir("shoal")) / "terminal"


def path_of(name: str) -> Path:
    """The file of a saved game."""
    return folder() / f"{name}.json"


def names() -> list[str]:
    """The saved games, the latest first."""
    found = [path for path in folder().glob("*.json") if path.is_file()]
    return [path.stem for path in sorted(found, key=lambda p: p.stat().st_mtime_ns, reverse=True)]


def fresh_name(game: str) -> str:
    """A name that no saved game and no record has."""
    taken = set(names()) | {path.stem for path in (folder() / "records").glob("*.json")}
    number = 1
    while f"{game}-{number}" in taken:
        number += 1
    return f"{game}-{number}"


def absent(wanted: str) -> SaveError:
    """There is no saved game of this name."""
    there = names()
    key = "cli-error-no-save" if there else "cli-error-no-saves"
    return SaveError(say(key, name=one_line(wanted, 40), known=", ".join(there)))


def find(wanted: str) -> str:
    """The saved game that is meant: its name, the beginning of it, or nothing for the latest."""
    there = names()
    if not there:
        raise SaveError(say("cli-error-nothing-waits"))
    if not wanted:
        return there[0]
    if wanted in there:
        return wanted
    begun = [name for name in there if name.startswith(wanted)]
    if not begun:
        raise absent(wanted)
    return begun[0]


def write_atomically(path: Path, data: Any) -> None:
    """Write JSON so that the file holds either all of the old or all of the new."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as out:
                json.dump(data, out)
                out.flush()
                os.fsync(out.fileno())
            os.replace(temporary, path)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(temporary)
            raise
    except OSError as error:
        raise SaveError(say("cli-error-write", path=str(path), reason=str(error.strerror or error))) from None


def read(name: str) -> dict[str, Any]:
    """What was saved under a name."""
    path = path_of(name)
    try:
        if path.stat().st_size > LARGEST:
            raise SaveError(say("cli-error-save-large", path=str(path)))
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SaveError(say("cli-error-read", path=str(path), reason=str(error.strerror or error))) from None
    except (ValueError, RecursionError):
        raise SaveError(say("cli-error-save-json", path=str(path), name=name)) from None
    if not isinstance(data, dict) or any(field not in data for field in FIELDS) or data["format"] != FORMAT:
        raise SaveError(say("cli-error-save-other", path=str(path), name=name))
    return data


def forget(name: str) -> None:
    """Delete a saved game."""
    path_of(name).unlink(missing_ok=True)
    (folder() / f".{name}.lock").unlink(missing_ok=True)


@contextlib.contextmanager
def held(name: str) -> Iterator[None]:
    """Keep a game to one terminal at a time."""
    try:
        folder().mkdir(parents=True, exist_ok=True)
        lock = open(folder() / f".{name}.lock", "w", encoding="utf-8")  # noqa: SIM115  stays open for the whole game
    except OSError as error:
        raise SaveError(say("cli-error-write", path=str(folder()), reason=str(error.strerror or error))) from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise SaveError(say("cli-error-save-open", name=name)) from None
        yield


def record_path(name: str) -> Path:
    """Where the record of a game goes when it is over."""
    return folder() / "records" / f"{name}.json"


@dataclass(frozen=True)
class Summary:
    """What one line says of a saved game: how far it has come, as numbers, and when it was saved."""

    name: str
    place: tuple[int, ...]
    saved: str

    @property
    def round(self) -> str:
        """The round in words; empty in a game without rounds."""
        return say("cli-place", n=self.place[0], of=(*self.place, 0)[1]) if self.place else ""

    @property
    def label(self) -> str:
        """The name, and the round if there is one."""
        return f"{self.name}, {self.round}" if self.place else self.name


def summary(name: str) -> Summary:
    """A saved game in one line; raises SaveError if it is damaged."""
    data = read(name)
    place = data.get("place")
    numbers = place if isinstance(place, list) else []  # earlier it was a text in some language
    return Summary(name, tuple(n for n in numbers[:2] if type(n) is int), one_line(data["saved"], 40))
