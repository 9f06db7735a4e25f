"""Records: a position as one fixed-size numpy record, with who may see each field declared beside it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
from numpy.typing import DTypeLike, NDArray

from shoal.kernel.compiling import rule

UNKNOWN = -1  # what a view holds where the viewer may not look; every byte of it is 255
PUBLIC_VIEWER, EVERYONE = -1, -2  # viewers beside the seats: the public; and everyone once the game is over

PUBLIC: Literal["public"] = "public"  # everybody
OWNER: Literal["owner"] = "owner"  # the first axis counts hands (or seats); each belongs to its owner alone
HIDDEN: Literal["hidden"] = "hidden"  # nobody
CUSTOM: Literal["custom"] = "custom"  # the game's `uncover` decides, entry by entry


@dataclass(frozen=True)
class Field:
    """One field of a record.

    `low` and `high` are the range of its values (views may hold UNKNOWN besides), `names` what the last axis or the
    value stands for in the words of the game, `doc` a sentence for people.
    """

    name: str
    dtype: DTypeLike
    shape: tuple[int, ...] = ()
    low: int = 0
    high: int = 1
    sees: Literal["public", "owner", "hidden", "custom"] = PUBLIC
    doc: str = ""


# Names that numpy's own record class uses; a field called so could not be read as an attribute in uncompiled rules.
RESERVED = frozenset(dir(np.zeros(1, np.dtype((np.record, [("x", np.int8)])))[0])) - {"x"}


class Layout:
    """The fields of a record and what follows from them: the dtype, the spans of bytes each viewer may see."""

    def __init__(self, *fields: Field) -> None:
        wrong = [field.name for field in fields if field.name in RESERVED]
        if wrong:
            raise ValueError(f"a record has no room for fields named {wrong}: numpy's records use those names themselves")
        # Widest first, and equal visibility together: no holes, and few spans to copy.
        order = {PUBLIC: 0, OWNER: 1, CUSTOM: 2, HIDDEN: 3}
        self.fields = tuple(sorted(fields, key=lambda f: (-np.dtype(f.dtype).itemsize, order[f.sees])))
        described: list[tuple[str, Any, tuple[int, ...]]] = [(f.name, f.dtype, f.shape) for f in self.fields]
        size = np.dtype(described).itemsize
        if size % 8:
            described.append(("spare_", np.uint8, (8 - size % 8,)))
        self.dtype = np.dtype((np.record, described))  # type: ignore[arg-type]
        self.by_name = {field.name: field for field in self.fields}
        self.spans = self._spans()
        self.slices = self._slices()
        self.features = self.slices[-1][2]

    def offset(self, name: str) -> int:
        """Where a field begins, in bytes."""
        fields = self.dtype.fields
        assert fields is not None
        return int(fields[name][1])

    def _spans(self) -> NDArray[np.int32]:
        """Rows (start, end, owner): bytes that the owner (-1: everybody) may see; what no row covers nobody may."""
        rows: list[list[int]] = []
        for field in self.fields:
            start, width = self.offset(field.name), np.dtype(field.dtype).itemsize * int(np.prod(field.shape))
            if field.sees == PUBLIC:
                rows.append([start, start + width, -1])
            elif field.sees == OWNER:
                step = width // field.shape[0]
                rows += [[start + i * step, start + (i + 1) * step, i] for i in range(field.shape[0])]
        rows.sort()
        merged: list[list[int]] = []
        for row in rows:
            if merged and merged[-1][2] == row[2] and merged[-1][1] == row[0]:
                merged[-1][1] = row[1]
            else:
                merged.append(row)
        if self.dtype.itemsize % 8 == 0 and self.dtype.names and "spare_" in self.dtype.names:
            merged.append([self.offset("spare_"), self.dtype.itemsize, -1])
        return np.array(merged, np.int32)

    def _slices(self) -> list[tuple[str, int, int]]:
        """(field, start, end) of each field in the features of a view, in order; hidden fields have none."""
        rows, at = [], 0
        for field in self.fields:
            if field.sees != HIDDEN:
                n = int(np.prod(field.shape))
                rows.append((field.name, at, at + n))
                at += n
        return rows

    def flat(self, views: NDArray[Any]) -> tuple[NDArray[Any], ...]:
        """What `flatten` needs to read these views: their bytes as integers of each width, scales and parts.

        A row of `parts` is (width, first element, features before it, number): fields of one width lie together.
        """
        scales = np.zeros(self.features, np.float32)
        parts: list[list[int]] = []
        for name, start, end in self.slices:
            field = self.by_name[name]
            width = np.dtype(field.dtype).itemsize
            scales[start:end] = 1 / max(1, field.high)
            if parts and parts[-1][0] == width and parts[-1][1] * width + parts[-1][3] * width == self.offset(name):
                parts[-1][3] += end - start
            else:
                parts.append([width, self.offset(name) // width, start, end - start])
        raw = as_bytes(views)
        return raw.view(np.int8), raw.view(np.int16), raw.view(np.int32), scales, np.array(parts, np.int32)

    def zeros(self, n: int) -> NDArray[Any]:
        """`n` records of zeros."""
        return np.zeros(n, self.dtype)


@rule
def copy_visible(source: Any, out: Any, spans: Any, mine_from: int, mine_to: int, all_of_it: bool) -> None:
    """Fill the bytes `out` with UNKNOWN, then with what is public or belongs to owners mine_from..mine_to-1."""
    if all_of_it:
        out[:] = source
        return
    out[:] = 255
    for row in range(spans.shape[0]):
        owner = spans[row, 2]
        if owner == -1 or mine_from <= owner < mine_to:
            out[spans[row, 0] : spans[row, 1]] = source[spans[row, 0] : spans[row, 1]]


@rule
def flatten(row_8: Any, row_16: Any, row_32: Any, scales: Any, parts: Any, out: Any) -> None:
    """The features of a view: every visible element divided by the highest value it may have; UNKNOWN is negative."""
    for part in range(parts.shape[0]):
        width, first, start, n = parts[part, 0], parts[part, 1], parts[part, 2], parts[part, 3]
        if width == 1:
            for k in range(n):
                out[start + k] = row_8[first + k] * scales[start + k]
        elif width == 2:
            for k in range(n):
                out[start + k] = row_16[first + k] * scales[start + k]
        else:
            for k in range(n):
                out[start + k] = row_32[first + k] * scales[start + k]


def as_bytes(records: NDArray[Any]) -> NDArray[np.uint8]:
    """The records as rows of bytes, sharing their memory."""
    return np.asarray(records).view(np.uint8).reshape(len(records), records.dtype.itemsize)


def to_plain(record: Any, skip: Sequence[str] = ("spare_",)) -> dict[str, Any]:
    """A record as field-named plain data."""
    return {name: record[name].tolist() for name in record.dtype.names if name not in skip}


def from_plain(layout: Layout, data: dict[str, Any]) -> NDArray[Any]:
    """The record that `to_plain` described, as an array of one; a ValueError names the field that does not fit."""
    record = layout.zeros(1)
    names = set(layout.by_name)
    if set(data) != names:
        raise ValueError(f"a position has the fields {sorted(names)}; missing or unknown: {sorted(names ^ set(data))}")
    for name, value in data.items():
        field = layout.by_name[name]
        try:
            array = np.array(value, field.dtype)
        except (TypeError, ValueError, OverflowError) as error:
            raise ValueError(f"field {name}: {error}") from None
        if array.shape != field.shape:
            raise ValueError(f"field {name} has the shape {field.shape}, not {array.shape}")
        record[0][name] = array
    return record
