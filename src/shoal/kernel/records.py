"""Records: a position as one fixed-size numpy record, with who may see each field declared beside it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
from numpy.typing import DTypeLike, NDArray

from shoal.kernel.compiling import rule

UNKNOWN = -1  # what a view holds where the viewer may not look; every byte of it is 255
MOST_SHOWN = 254  # the highest value of a byte that somebody may see: 255 would look like UNKNOWN
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


def common_fields(seats: int) -> tuple[Field, ...]:
    """The fields that every position has, in a game for up to so many seats."""
    return (
        Field("chance", np.uint64, sees=HIDDEN, doc="the stream all randomness comes from"),
        Field("step", np.int32, high=2**31 - 1, doc="automatic steps so far, counted by the match"),
        Field("viewer", np.int8, low=-3, high=seats, doc="whose view this is"),
        Field("ready", np.int8, (seats,), doc="by seat: has answered all it was asked"),
    )


# Names that numpy's own record class uses; a field called so could not be read as an attribute in uncompiled rules.
RESERVED = frozenset(dir(np.zeros(1, np.dtype((np.record, [("x", np.int8)])))[0])) - {"x"}


def _told_from_unknown(field: Field) -> bool:
    """Whether no value of the field looks like UNKNOWN in an observation, which shows single bytes."""
    return field.sees == HIDDEN or np.dtype(field.dtype).itemsize > 1 or 0 <= field.low <= field.high <= MOST_SHOWN


class Layout:
    """The fields of a record and what follows from them: the dtype, the spans of bytes each viewer may see."""

    def __init__(self, *fields: Field) -> None:
        wrong = [field.name for field in fields if field.name in RESERVED]
        if wrong:
            raise ValueError(
                f"a record has no room for fields named {wrong}: numpy's records use those names themselves"
            )
        unclear = [field.name for field in fields if field.name != "viewer" and not _told_from_unknown(field)]
        if unclear:
            raise ValueError(
                f"fields of one byte that somebody may see hold 0 to {MOST_SHOWN}, as 255 means unknown; not so {unclear}"
            )
        # Widest first, and equal visibility together: no holes, and few spans to copy.
        order = {PUBLIC: 0, OWNER: 1, CUSTOM: 2, HIDDEN: 3}
        self.fields = tuple(sorted(fields, key=lambda f: (-np.dtype(f.dtype).itemsize, order[f.sees])))
        described: list[tuple[str, Any, tuple[int, ...]]] = [(f.name, f.dtype, f.shape) for f in self.fields]
        size = np.dtype(described).itemsize
        if size % 8:
            described.append(("spare_", np.uint8, (8 - size % 8,)))
        self.dtype = np.dtype((np.record, described))
        self.by_name = {field.name: field for field in self.fields}
        self.slices = self._slices()
        self.features = self.slices[-1][2]

    def offset(self, name: str) -> int:
        """Where a field begins, in bytes."""
        fields = self.dtype.fields
        assert fields is not None
        return int(fields[name][1])

    def veils(self, seats: int, hands_each: int) -> NDArray[np.uint8]:
        """What each viewer may not see: rows of bytes, 255 where it is hidden, for each seat, the public, and everyone.

        A view is a position with its veil laid over it (`position | veil`): hidden bytes become UNKNOWN. Everything is
        veiled that no declaration opens.
        """
        veils = np.full((seats + 2, self.dtype.itemsize), 255, np.uint8)
        for field in self.fields:
            start, width = self.offset(field.name), np.dtype(field.dtype).itemsize * int(np.prod(field.shape))
            if field.sees == PUBLIC:
                veils[:, start : start + width] = 0
            elif field.sees == OWNER:
                step = width // field.shape[0] * hands_each
                for seat in range(seats):
                    veils[seat, start + seat * step : start + (seat + 1) * step] = 0
        if self.dtype.names and "spare_" in self.dtype.names:
            veils[:, self.offset("spare_") :] = 0
        veils[seats + 1] = 0
        return veils

    def _slices(self) -> list[tuple[str, int, int]]:
        """(field, start, end) of each field in an observation: all of one byte that somebody may see, side by side."""
        rows, at = [], 0
        for field in self.fields:
            if field.sees != HIDDEN and np.dtype(field.dtype).itemsize == 1:
                n = int(np.prod(field.shape))
                rows.append((field.name, at, at + n))
                at += n
        return rows

    @property
    def first_feature(self) -> int:
        """The byte of a record where the features begin."""
        return self.offset(self.slices[0][0])

    @property
    def highest(self) -> NDArray[np.float32]:
        """The highest value of each feature."""
        return np.concatenate(
            [np.full(b - a, max(1, self.by_name[name].high), np.float32) for name, a, b in self.slices]
        )

    def zeros(self, n: int) -> NDArray[Any]:
        """`n` records of zeros."""
        return np.zeros(n, self.dtype)

    def array(self, **values: Any) -> NDArray[Any]:
        """One record with these values, zeros elsewhere, as an array of one."""
        record = self.zeros(1)
        for name, value in values.items():
            record[0][name] = value
        return record


@rule
def lay_veil(source: Any, veil: Any, out: Any) -> None:
    """The bytes `out` become those of `source`, UNKNOWN where the veil lies."""
    for k in range(out.shape[0]):
        out[k] = source[k] | veil[k]


def as_bytes(records: NDArray[Any]) -> NDArray[np.uint8]:
    """The records as rows of bytes, sharing their memory."""
    return np.asarray(records).view(np.uint8).reshape(len(records), records.dtype.itemsize)


def to_plain(record: Any, skip: Sequence[str] = ("spare_",)) -> dict[str, Any]:
    """A record as field-named plain data."""
    return {name: record[name].tolist() for name in record.dtype.names if name not in skip}


def from_plain(layout: Layout, data: Any) -> NDArray[Any]:
    """The record that `to_plain` described, as an array of one; a ValueError names the field that does not fit.

    Values outside a field's range are refused: compiled rules do not check bounds.
    """
    record = layout.zeros(1)
    names = set(layout.by_name)
    if not isinstance(data, dict) or set(data) != names:
        found = set(data) if isinstance(data, dict) else set()
        raise ValueError(
            f"a record has the fields {sorted(names)}; missing or unknown: {sorted(map(str, names ^ found))}"
        )
    for name, value in data.items():
        field = layout.by_name[name]
        try:
            array = np.asarray(value)
        except ValueError as error:
            raise ValueError(f"field {name} has not the shape {field.shape}: its lists differ in length") from error
        if array.shape != field.shape:
            raise ValueError(f"field {name} has the shape {field.shape}, not {array.shape}")
        any_number = field.dtype == np.uint64  # the stream of chance
        if array.dtype.kind not in "iu" or (not any_number and (array.min() < field.low or array.max() > field.high)):
            raise ValueError(f"field {name} takes whole numbers from {field.low} to {field.high}")
        record[0][name] = array
    return record
