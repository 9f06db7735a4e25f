"""Options of a game: declared once, validated everywhere, explained by the game's message catalogue."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal


class OptionError(ValueError):
    """An option has a value it may not have; the message says which are allowed."""


@dataclass(frozen=True)
class Option:
    """One thing a table can decide.

    `int` has `minimum` and `maximum`; `choice` takes one of `choices`; `pick` takes exactly `count` different ones of
    them, or none where `empty` allows it; `needs` names a `bool` option without which this one has no meaning.
    """

    name: str
    kind: Literal["int", "bool", "choice", "pick"]
    default: Any
    minimum: int = 0
    maximum: int = 0
    choices: tuple[str, ...] = ()
    count: int = 0
    empty: bool = False
    needs: str = ""

    def allowed(self) -> str:
        """The allowed values, in words for an error."""
        if self.kind == "int":
            return f"a whole number from {self.minimum} to {self.maximum}"
        if self.kind == "bool":
            return "true or false"
        if self.kind == "choice":
            return "one of " + ", ".join(self.choices)
        nothing = ", or nothing" if self.empty else ""
        return f"exactly {self.count} different ones of {', '.join(self.choices)}{nothing}"

    def check(self, value: Any) -> Any:
        """The value in its normal form, or an OptionError."""
        if self.kind == "int" and isinstance(value, int) and not isinstance(value, bool):
            if self.minimum <= value <= self.maximum:
                return value
        elif self.kind == "bool" and isinstance(value, bool):
            return value
        elif self.kind == "choice" and isinstance(value, str) and value in self.choices:
            return value
        elif self.kind == "pick":
            picked = self._picked(value)
            if picked is not None:
                return picked
        raise OptionError(f"option {self.name}: {value!r} is not allowed; it takes {self.allowed()}")

    def _picked(self, value: Any) -> list[str] | None:
        if isinstance(value, str):
            value = [part.strip() for part in value.split(",") if part.strip()]
        if not isinstance(value, Sequence) or not all(isinstance(name, str) for name in value):
            return None
        if not value and self.empty:
            return []
        if len(value) != self.count or len(set(value)) != self.count or not set(value) <= set(self.choices):
            return None
        return [name for name in self.choices if name in value]


def resolve(options: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option's value: what is given, checked, and the defaults for the rest."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise OptionError(f"there is no option {name!r}; there are {', '.join(known)}")
    values = {name: option.check(given.get(name, option.default)) for name, option in known.items()}
    for name, option in known.items():
        if option.needs and not values[option.needs]:
            if name in given and values[name] != option.default:
                raise OptionError(f"option {name} needs {option.needs}, which is off")
            values[name] = option.default
    return values
