"""Rules as plain Python: records and arrays that read as Python integers, so that nothing wraps around silently.

Compiled code widens small integers before it calculates; numpy's scalars do not. With `NUMBA_DISABLE_JIT=1` rules get
these wrappers instead of bare records. Reading gives an `int`, an index outside the array or a value outside a field's
type is an error.
"""

from typing import Any

import numpy as np


def widen(value: Any) -> Any:
    """Wrap arrays and records, turn integers into Python's."""
    if isinstance(value, np.ndarray):
        return WideArray(value)
    if isinstance(value, np.void):
        return WideRecord(value)
    return int(value) if isinstance(value, np.integer | np.bool_) else value


def bare(value: Any) -> Any:
    """Undo `widen` for wrappers."""
    return value.bare_ if isinstance(value, WideArray | WideRecord) else value


class WideRecord:
    """One record."""

    __slots__ = ("bare_",)

    def __init__(self, record: np.void) -> None:
        object.__setattr__(self, "bare_", record)

    def __getattr__(self, name: str) -> Any:
        return widen(self.bare_[name])

    def __setattr__(self, name: str, value: Any) -> None:
        kind = self.bare_.dtype[name]
        if kind.shape == () and isinstance(value, int | np.integer):
            limits = np.iinfo(kind)
            if not limits.min <= int(value) <= limits.max:
                raise OverflowError(f"{name} = {value} does not fit {kind}")
        self.bare_[name] = bare(value)


class WideArray:
    """An array of integers or records."""

    __slots__ = ("bare_",)

    def __init__(self, array: np.ndarray[Any, Any]) -> None:
        self.bare_ = array

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self.bare_.shape)

    def __len__(self) -> int:
        return len(self.bare_)

    def __getitem__(self, index: Any) -> Any:
        self._inside(index)
        return widen(self.bare_[index])

    def __setitem__(self, index: Any, value: Any) -> None:
        self._inside(index)
        self.bare_[index] = bare(value)

    @staticmethod
    def _inside(index: Any) -> None:
        """Compiled code has no meaning for negative indices: a rule that uses one is wrong."""
        for one in index if isinstance(index, tuple) else (index,):
            if isinstance(one, int | np.integer) and one < 0:
                raise IndexError(f"negative index {index}")
