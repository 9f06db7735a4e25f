"""Messages of a game as text.

Names change with their place in the sentence in some languages. A catalogue may give a name attributes for that, such
as `.acc` for the accusative; a message then writes `{ $card-acc }` where it would write `{ $card }`. Where a name has
no such attribute, it stays as it is.
"""

import functools
from collections.abc import Callable, Mapping
from typing import Any

from shoal.kernel import Game
from shoal.kernel.messages import Message
from shoal.messages import DEFAULT, Catalogue, current

CASES = ("nom", "gen", "dat", "acc", "ins", "pre")
LISTS = {"hands": "hand", "foods": "food", "cards": "card"}  # and what they are lists of

Names = Callable[[int], str]


class Words(Catalogue):
    """Renders messages of one game in one language."""

    def __init__(self, game: Game | None, language: str = DEFAULT) -> None:
        super().__init__(language, *([game.folder / "messages"] if game else []))
        self._prefix = game.name if game else "common"

    def render(self, message: Message, hand: Names | None = None, seat: Names | None = None) -> str:
        """A message with its typed parameters in words; `hand` names the hands, `seat` those who sit there."""
        hand = hand or (lambda hand: self.text("common-hand", n=hand + 1))
        seat = seat or (lambda seat: self.text("common-seat", n=seat + 1))
        values: dict[str, Any] = {}
        for name, (kind, value) in message["params"].items():
            values[name] = seat(value) if kind == "seat" else self.value(kind, value, hand)
            if isinstance(values[name], str) and kind != "seat":
                values |= {f"{name}-{case}": self.value(kind, value, hand, case) for case in CASES}
        return self.text(message["key"], **values)

    def value(self, kind: str, value: Any, hand: Names, case: str = "") -> Any:
        """One typed parameter in words."""
        if kind in ("n", "value"):
            return value
        if kind == "hand":
            return hand(value)
        if kind in LISTS:
            return self.list([str(self.value(LISTS[kind], v, hand, case)) for v in value])
        if kind in ("text", "side"):
            return str(value)
        return self.name(kind, str(value), case)

    def name(self, kind: str, value: str, case: str = "") -> str:
        """The name of a thing of the game: a card, a food, a mission, ..."""
        key = f"{self._prefix}-{kind}-{value}"
        if self.has(key):
            return self.text(key, self._case(key, case))
        general, _, number = value.rpartition("-")
        if not number.isdigit():
            return key
        key = f"{self._prefix}-{kind}-{general}"
        return self.text(key, self._case(key, case), value=int(number))

    def _case(self, key: str, case: str) -> str:
        return case if case and self.has(key, case) else ""


@functools.cache
def _words(game: Game | None, language: str) -> Words:
    return Words(game, language)


def words(game: Game | None, language: str = "") -> Words:
    """The catalogue of a game, in the language in use unless another is named."""
    return _words(game, language or current())


def hand_namer(names: Mapping[int, str], words: Words, hands_each: int) -> Names:
    """Names hands after the people who play them; of two hands, right and left."""

    def name(hand: int) -> str:
        person = names.get(hand // hands_each, str(hand // hands_each + 1))
        if hands_each == 1:
            return person
        return words.text(f"common-hand-{('right', 'left')[hand % 2]}", name=person)

    return name
