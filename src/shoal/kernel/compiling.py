"""`@rule` compiles one rule, `specialise` compiles generic code for one game; neither can ever run stale code.

Numba's own cache looks at the file of the function it compiles and at nothing else, although the machine code also
holds every function that was inlined. Each function is therefore cached in a folder named by a digest of everything
that can end up in it: the whole kernel, every module of the game, the file of the generic template, the versions of
Python, numpy, Numba and LLVM, the processor, and the flags that change what is generated.
"""

import ast
import functools
import hashlib
import importlib.util
import os
import platform
import sys
import sysconfig
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, overload

import llvmlite
import llvmlite.binding
import numba
import numpy as np
from numba import types
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


def sources(*modules: str) -> list[Path]:
    """The files whose text may be compiled into functions of `modules`: theirs, and all that these import.

    A compiled function holds nothing but its own module's names, and those come from that file or from an import in it.
    The kernel goes into everything and is left to `digest`.
    """
    found: dict[str, Path] = {}
    todo = list(modules)
    while todo:
        name = todo.pop()
        loaded = sys.modules.get(name)
        file = getattr(loaded, "__file__", None)
        if name in found or file is None or not _ours(name, Path(file).resolve(), modules):
            continue
        found[name] = Path(file).resolve()
        todo += _imported(found[name].read_bytes(), str(getattr(loaded, "__package__", "")))
    return sorted(found.values())


@functools.cache
def _imported(text: bytes, package: str) -> tuple[str, ...]:
    """The names of all modules that a module's text may import."""
    names: list[str] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = importlib.util.resolve_name("." * node.level + (node.module or ""), package)
            names += [base, *(f"{base}.{alias.name}" for alias in node.names)]
    return tuple(names)


LIBRARIES = {Path(sysconfig.get_path(kind)).resolve() for kind in ("stdlib", "platstdlib", "purelib", "platlib")}


def _ours(name: str, file: Path, modules: tuple[str, ...]) -> bool:
    """Whether a module's text counts: Shoal's, the game's own, any that is not installed. Libraries have versions."""
    if name.startswith("shoal.kernel"):
        return False
    if name.partition(".")[0] in {"shoal", *(module.partition(".")[0] for module in modules)}:
        return True
    return not any(folder in file.parents for folder in LIBRARIES)


def digest(files: Iterable[Path]) -> str:
    """Name everything that decides what the compiler makes of `files`."""
    total = hashlib.sha256()
    machine = (platform.python_version(), np.__version__, numba.__version__, llvmlite.__version__, platform.machine())
    processor = (llvmlite.binding.get_host_cpu_name(), llvmlite.binding.get_host_cpu_features().flatten())
    total.update(repr((machine, processor, ERROR_MODEL, [getattr(numba.config, f, None) for f in FLAGS])).encode())
    for file in sorted({*files, *KERNEL.rglob("*.py")}):
        total.update(f"{file.name}\0".encode() + file.read_bytes() + b"\0")
    return total.hexdigest()[:16]


def cache_folder(name: str, files: Iterable[Path]) -> Path:
    """Where code made of `files` is cached; `name` is for people."""
    return cache_root() / f"{name}-{digest(files)}"


def _compile(function: F, folder: Path, arrays: bool = False) -> F:
    if not COMPILED:
        return function
    outside = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)  # read when the function is decorated, not when it is compiled
    try:
        compiled = numba.njit(  # nobody takes a rule's address
            cache=True, nogil=True, no_cfunc_wrapper=True, error_model=ERROR_MODEL, _nrt=arrays
        )(function)
    finally:
        numba.config.CACHE_DIR = outside
    any_call = compiled.get_call_template
    compiled.get_call_template = lambda args, kws: any_call(tuple(map(_widened, args)), kws)
    return compiled  # type: ignore[no-any-return]


def _widened(kind: Any) -> Any:
    """What a rule gets from another rule where Numba would pass this: 64 bits, as in plain Python.

    A function would else be compiled anew for every constant that it is called with.
    """
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) and kind.bitwidth < types.int64.bitwidth else kind


@overload
def rule(function: F) -> F: ...
@overload
def rule(*, arrays: bool) -> Callable[[F], F]: ...
def rule(function: F | None = None, *, arrays: bool = False) -> F | Callable[[F], F]:
    """Compile a rule. With `NUMBA_DISABLE_JIT=1` the same source runs as plain Python.

    A rule makes no arrays: nobody then has to count who still holds the ones it is given, which takes as long as a rule
    or two. `@rule(arrays=True)` is for the function that needs scratch space; of any other that makes some, Numba says
    "Only accept returning of array passed into the function".
    """
    if function is None:
        return functools.partial(_rule, arrays=arrays)
    return _rule(function, arrays)


def _rule(function: F, arrays: bool) -> F:
    module = function.__module__
    return _compile(function, cache_folder(_owner(module), sources(module)), arrays)


def _owner(module: str) -> str:
    """The folder a module lies in, or its own name if it stands alone."""
    return module.rpartition(".")[0].rpartition(".")[2] or module


def specialise(template: Callable[..., Any], module: str, **rules: Callable[..., Any]) -> Callable[..., Any]:
    """Compile `template` for the game in `module`: its free names become that game's rules, inlined and cached.

    Passing the rules as arguments instead would run at half the speed and never be found in the cache again.
    """
    assert isinstance(template, FunctionType)
    copy = FunctionType(template.__code__, {**template.__globals__, **rules}, template.__name__, template.__defaults__)
    copy.__qualname__, copy.__module__ = f"{module}.{template.__qualname__}", template.__module__
    files = sources(module, template.__module__, *sorted({rule.__module__ for rule in rules.values()}))
    return _compile(copy, cache_folder(_owner(module), [*files, Path(template.__code__.co_filename).resolve()]))


def prune() -> int:
    """Delete compiled code that nothing has used for two weeks; returns how many folders went."""
    gone = 0
    for folder in cache_root().glob("*-*"):
        files = [file for file in folder.rglob("*") if file.is_file()]
        # The folder itself counts too: another process may have made it just now and still be compiling.
        newest = max(max(f.stat().st_mtime, f.stat().st_atime) for f in (folder, *files))
        if newest < time.time() - KEEP_DAYS * 86400:
            for file in files:
                file.unlink(missing_ok=True)
            for sub in sorted(folder.rglob("*"), reverse=True):
                sub.rmdir()
            folder.rmdir()
            gone += 1
    return gone
