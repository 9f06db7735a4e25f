"""Options of a game: declared once, validated everywhere, explained by the game's message catalogue."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from shoal.kernel.messages import Message, message
from shoal.messages import say


class OptionError(ValueError):
    """An option has a value it may not have; the message says which are allowed.

    `reason` is the same as a message for other languages, where there is one.
    """

    def __init__(self, said: str | Message) -> None:
        self.reason = said if isinstance(said, dict) else None
        super().__init__(said if isinstance(said, str) else in_words(said))


def in_words(reason: Message) -> str:
    """A message that has only texts and numbers, in the language in use."""
    return say(reason["key"], **{name: value for name, (_, value) in reason["params"].items()})


@dataclass(frozen=True)
class Option:
    """One thing a table can decide.

    `int` has `minimum` and `maximum`; `choice` takes one of `choices`; `pick` takes exactly `count` different ones of
    them, or none where `empty` allows it; `needs` names a `bool` option without which this one has no meaning, `beyond`
    one without which an `int` may be no more than the number beside it.

    `cap` names the field of the table record that an `int` sets which ends a game that could go on for ever; 0 is none.
    Bots need such an end and people do not (`with_caps`): where nobody says who sits, the default holds.
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
    beyond: tuple[int, str] | None = None
    cap: str = ""

    def refuse(self, value: Any) -> OptionError:
        """This value is not allowed, and which are."""
        allowed: dict[str, tuple[str, Any]] = {}
        if self.kind == "int":
            allowed = {"min": ("n", self.minimum), "max": ("n", self.maximum)}
        elif self.kind != "bool":
            allowed = {"choices": ("text", ", ".join(self.choices))}
        if self.kind == "pick":
            allowed["n"] = ("n", self.count)
        key = f"common-option-{self.kind}{'-empty' if self.kind == 'pick' and self.empty else ''}"
        return OptionError(message(key, name=("text", self.name), value=("text", repr(value)[:200]), **allowed))

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
        raise self.refuse(value)

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
            there = ", ".join(known)
            raise OptionError(message("common-option-unknown", name=("text", repr(name)[:200]), known=("text", there)))
    values = {name: option.check(given.get(name, option.default)) for name, option in known.items()}
    for name, option in known.items():
        if option.needs and not values[option.needs]:
            if name in given and values[name] != option.default:
                needs = ("text", option.needs)
                raise OptionError(message("common-option-needs", name=("text", name), needs=needs))
            values[name] = option.default
        if option.beyond and values[name] > option.beyond[0] and not values[option.beyond[1]]:
            raise _beyond(option, option.beyond, values[name])
    return values


def _beyond(option: Option, beyond: tuple[int, str], value: int) -> OptionError:
    names = {"name": ("option", option.name), "needs": ("option", beyond[1])}
    allowed = {"min": ("n", option.minimum), "max": ("n", beyond[0])}
    return OptionError(message("common-option-beyond", value=("n", value), **names, **allowed))


def with_caps(options: Sequence[Option], given: Mapping[str, Any], bots: bool) -> dict[str, Any]:
    """The options given, with what caps become: where bots sit none may be 0, where only people do all are unless given."""
    caps = [option for option in options if option.cap]
    for option in caps if bots else ():
        if given.get(option.name, option.default) == 0:
            name, most = ("text", option.name), ("n", option.maximum)
            raise OptionError(message("common-option-cap", name=name, min=("n", 1), max=most))
    return {**({} if bots else {option.name: 0 for option in caps}), **given}
