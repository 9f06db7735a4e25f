"""TOML files, read and checked; what is wrong with one is an error of the caller's kind."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")


def read_toml(path: Path, kind: type[T], error: Callable[[str], Exception], what: str = "") -> tuple[T, bytes]:
    """A file as `kind`, and its bytes. `error` makes the exception of a sentence; `what` says what the file is."""
    called = f"{what} {path}".strip()
    try:
        text = path.read_bytes()
        return msgspec.convert(tomllib.loads(text.decode()), kind), text
    except OSError as problem:
        raise error(f"{called}: {problem.strerror}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise error(f"{called} is not TOML: {problem}") from None
    except msgspec.ValidationError as problem:
        raise error(f"{called}: {problem}") from None
