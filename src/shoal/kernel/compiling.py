"""`@rule` compiles one rule, `specialise` compiles generic code for one game; neither can ever run stale code.

Numba's own cache looks at the file of the function it compiles and at nothing else, although the machine code also
holds every function that was inlined. Each function is therefore cached in a folder named by a digest of everything
that can end up in it: the whole kernel, every module of the game, the file of the generic template, the versions of
Python, numpy, Numba and LLVM, the processor, and the flags that change what is generated.
"""

import hashlib
import os
import platform
import sys
import time
import types
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import llvmlite
import llvmlite.binding
import numba
import numpy as np
from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., Any])

KERNEL = Path(__file__).parent
FLAGS = ("BOUNDSCHECK", "OPT", "LOOP_VECTORIZE", "SLP_VECTORIZE", "CPU_NAME", "CPU_FEATURES", "DEBUGINFO_DEFAULT")
ERROR_MODEL = "numpy"
COMPILED = not numba.config.DISABLE_JIT
KEEP_DAYS = 14

if numba.config.BOUNDSCHECK is None:
    numba.config.BOUNDSCHECK = False


def cache_root() -> Path:
    """The folder of all compiled code: `$SHOAL_CACHE`, else the user's cache folder."""
    return Path(os.environ.get("SHOAL_CACHE") or user_cache_path("shoal") / "compiled")


def sources(module: str) -> list[Path]:
    """The files whose text may be compiled into a function of `module`: its package, or the file that stands alone."""
    loaded = sys.modules[module]
    file = Path(str(loaded.__file__)).resolve()
    alone = not loaded.__package__ or loaded.__package__ == module.partition(".")[0] == loaded.__name__
    return [file] if alone else sorted(file.parent.rglob("*.py"))


def digest(files: Iterable[Path]) -> str:
    """Name everything that decides what the compiler makes of `files`."""
    total = hashlib.sha256()
    machine = (platform.python_version(), np.__version__, numba.__version__, llvmlite.__version__, platform.machine())
    processor = (llvmlite.binding.get_host_cpu_name(), llvmlite.binding.get_host_cpu_features().flatten())
    total.update(repr((machine, processor, ERROR_MODEL, [getattr(numba.config, f, None) for f in FLAGS])).encode())
    for file in sorted({*files, *KERNEL.rglob("*.py")}):
        total.update(f"{file.name}\0".encode() + file.read_bytes() + b"\0")
    return total.hexdigest()[:16]


def cache_folder(module: str, template: types.FunctionType | None = None) -> Path:
    """Where functions of `module` are cached, `template` being generic code compiled for it."""
    files = sources(module)
    if template is not None:
        files.append(Path(template.__code__.co_filename).resolve())
    owner = sys.modules[module].__package__ or module
    return cache_root() / f"{owner.rpartition('.')[2]}-{digest(files)}"


def _compile(function: F, folder: Path) -> F:
    if not COMPILED:
        return function
    outside = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)  # read when the function is decorated, not when it is compiled
    try:
        return numba.njit(cache=True, nogil=True, error_model=ERROR_MODEL)(function)  # type: ignore[no-any-return]
    finally:
        numba.config.CACHE_DIR = outside


def rule(function: F) -> F:
    """Compile a rule. With `NUMBA_DISABLE_JIT=1` the same source runs as plain Python."""
    return _compile(function, cache_folder(function.__module__))


def specialise(template: Callable[..., Any], module: str, **rules: Callable[..., Any]) -> Callable[..., Any]:
    """Compile `template` for the game in `module`: its free names become that game's rules, inlined and cached.

    Passing the rules as arguments instead would run at half the speed and never be found in the cache again.
    """
    assert isinstance(template, types.FunctionType)
    names = {**template.__globals__, **rules}
    copy = types.FunctionType(template.__code__, names, template.__name__, template.__defaults__)
    copy.__qualname__, copy.__module__ = f"{module}.{template.__qualname__}", template.__module__
    return _compile(copy, cache_folder(module, template))


def prune() -> int:
    """Delete compiled code that nothing has used for two weeks; returns how many folders went."""
    gone = 0
    for folder in cache_root().glob("*-*"):
        files = [file for file in folder.rglob("*") if file.is_file()]
        newest = max((max(f.stat().st_mtime, f.stat().st_atime) for f in files), default=0.0)
        if newest < time.time() - KEEP_DAYS * 86400:
            for file in files:
                file.unlink(missing_ok=True)
            for sub in sorted(folder.rglob("*"), reverse=True):
                sub.rmdir()
            folder.rmdir()
            gone += 1
    return gone
