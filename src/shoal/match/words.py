"""Messages as text, from the catalogues that the browser reads too."""

import functools
from collections.abc import Callable, Mapping
from importlib import resources
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from shoal.kernel import Game
from shoal.kernel.messages import Message

Names = Callable[[int], str]


class Words:
    """Renders messages of one game in one language."""

    def __init__(self, game: Game | None, language: str = "en") -> None:
        self._prefix = game.name if game else "common"
        self._bundle = FluentBundle([language], use_isolating=False)
        folders = [Path(str(resources.files("shoal"))), *([game.folder] if game else [])]
        for folder in folders:
            text = (folder / "messages" / f"{language}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text))

    def has(self, key: str, attribute: str = "") -> bool:
        """Whether the catalogue has the message (and the attribute)."""
        if not self._bundle.has_message(key):
            return False
        return not attribute or attribute in self._bundle.get_message(key).attributes

    def text(self, key: str, attribute: str = "", **parameters: Any) -> str:
        """One message; the key itself if the catalogue lacks it."""
        if not self.has(key, attribute):
            return key
        found = self._bundle.get_message(key)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        text, _ = self._bundle.format_pattern(pattern, parameters)
        return str(text)

    def render(self, message: Message, hand: Names = lambda hand: f"hand {hand + 1}") -> str:
        """A message with its typed parameters in words; `hand` names the hands."""
        values = {name: self.value(kind, value, hand) for name, (kind, value) in message["params"].items()}
        return self.text(message["key"], **values)

    def value(self, kind: str, value: Any, hand: Names) -> Any:
        """One typed parameter in words."""
        if kind in ("n", "value"):
            return value
        if kind == "hand":
            return hand(value)
        if kind in ("hands", "foods", "cards"):
            one = {"hands": "hand", "foods": "food", "cards": "card"}[kind]
            return self.list([str(self.value(one, v, hand)) for v in value])
        if kind in ("text", "side"):
            return str(value)
        return self.name(kind, str(value))

    def name(self, kind: str, value: str) -> str:
        """The name of a thing of the game: a card, a food, a mission, ..."""
        key = f"{self._prefix}-{kind}-{value}"
        if self.has(key):
            return self.text(key)
        general, _, number = value.rpartition("-")
        return self.text(f"{self._prefix}-{kind}-{general}", value=int(number)) if number.isdigit() else key

    def list(self, items: list[str]) -> str:
        """A list in words."""
        if len(items) < 2:
            return "".join(items)
        return self.text("common-list", first=", ".join(items[:-1]), last=items[-1])


@functools.cache
def words(game: Game | None, language: str = "en") -> Words:
    """The catalogue of a game."""
    return Words(game, language)


def hand_namer(names: Mapping[int, str], words: Words, hands_each: int) -> Names:
    """Names hands after the people who play them; of two hands, right and left."""

    def name(hand: int) -> str:
        person = names.get(hand // hands_each, str(hand // hands_each + 1))
        if hands_each == 1:
            return person
        return words.text(f"common-hand-{('right', 'left')[hand % 2]}", name=person)

    return name
