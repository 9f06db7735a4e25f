"""Components files: a game's own, and the corrected ones of people who own the game."""

import hashlib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from shoal.kernel.options import OptionError
from shoal.kernel.toml import read_toml

T = TypeVar("T", bound=msgspec.Struct)


def read_components(path: Path, own: Path, file: type[msgspec.Struct], kind: type[T]) -> T:
    """The components in `path`, with the parts that it leaves out from the game's `own` file.

    Both are read as `file`, whose parts may be missing; `kind` has them all, and the digest of the bytes in `path`.

    Raises:
        OptionError: what is wrong with a file and where.
    """
    base, _ = _read(own, file)
    given, text = _read(path, file)
    parts: dict[str, Any] = {"digest": hashlib.sha256(text).hexdigest()}
    for name in kind.__struct_fields__:
        if name != "digest":
            part = getattr(given, name)
            parts[name] = getattr(base, name) if part is None else part
    return kind(**parts)


def _read(path: Path, file: type[msgspec.Struct]) -> tuple[msgspec.Struct, bytes]:
    return read_toml(path, file, OptionError, "components file")
