"""How any game looks in the terminal. Games that deserve better override parts of this."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shoal.kernel import Game
from shoal.kernel.messages import Message
from shoal.match.words import hand_namer, words

# What every view has and the frame around the table shows anyway.
FRAME = ("game", "viewer", "seats", "hands_each", "asked", "ready", "questions", "result", "stage", "undo")

Part = dict[str, Any]
View = dict[str, Any]


class Face:
    """Shows views, answers and results of one game. `people` are the names of those in the seats."""

    def __init__(self, game: Game, people: Mapping[int, str], hands_each: int) -> None:
        self.game, self.people, self.words = game, people, words(game)
        self.names = hand_namer(people, self.words, hands_each)

    def text(self, key: str, **parameters: Any) -> str:
        """A message of this game's catalogue, with its prefix added."""
        return self.words.text(f"{self.game.name}-{key}", **parameters)

    def render(self, message: Message) -> str:
        """A message in words."""
        return self.words.render(message, self.names, self.person)

    # --- the table ---
    def table(self, view: View, width: int) -> RenderableType:
        """Everything that lies on the table."""
        lines = [f"{name}: {compact(value)}" for name, value in view.items() if name not in FRAME]
        return Group(*(Text(line) for line in lines))

    def brief(self, view: View, width: int) -> RenderableType:
        """What matters for a question in the middle of a round."""
        return self.table(view, width)

    def details(self, view: View, width: int) -> RenderableType:
        """Everything about everybody, at length."""
        return self.table(view, width)

    # --- answers ---
    def answer(self, answer: str) -> str:
        """The name of an answer."""
        key = f"{self.game.name}-answer-{answer.replace(' ', '-')}"
        return self.words.text(key) if self.words.has(key) else answer

    def choice(self, answer: str, part: Part, view: View) -> str:
        """What stands beside an answer in the list of choices."""
        name = self.answer(answer)
        return "" if name == answer else name

    def explain(self, answer: str, part: Part, view: View) -> str:
        """What an answer does."""
        return ""

    def figures(self, name: str, view: View) -> str:
        """What this table's components add to the explanation of a thing."""
        return ""

    # --- the log ---
    def sentences(self, events: Sequence[Message]) -> list[tuple[str, str]]:
        """Events as sentences with a style."""
        return [(self.render(event), self.style(event["key"])) for event in events]

    def style(self, key: str) -> str:
        """The colour of a sentence."""
        return ""

    # --- many games ---
    def seat(self, seat: int) -> str:
        """A seat where nobody has a name: its number, or what it plays."""
        return str(seat + 1)

    def end(self, name: str) -> str:
        """What ended a game."""
        return self.text(f"end-{name}")

    # --- the end ---
    def final(self, view: View, width: int) -> RenderableType:
        """How it came out; where the table agreed to end the game there are no places."""
        return self.standing(view) if view["result"]["end"] == "agreed" else self.sheet(view, width)

    def standing(self, view: View) -> RenderableType:
        """The points as they would be counted now."""
        table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        table.add_column(self.words.text("cli-player"))
        table.add_column(self.words.text("cli-points-now"), justify="right")
        for seat, points in enumerate(view["result"]["points"]):
            table.add_row(self.person(seat), str(points))
        return table

    def sheet(self, view: View, width: int) -> RenderableType:
        """Places and points, and each level that breaks ties."""
        return Group(self.places(view), Text(), self.levels(view, width))

    def places(self, view: View) -> RenderableType:
        """Who came in where, with how many points."""
        result, table = view["result"], Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        for heading in ("cli-rank", "cli-player", "cli-points"):
            table.add_column(self.words.text(heading), justify="left" if heading == "cli-player" else "right")
        order = sorted(range(view["seats"]), key=lambda seat: result["ranks"][seat])
        for seat in order:
            style = "bold green" if seat in result["winners"] else ""
            table.add_row(str(result["ranks"][seat]), self.person(seat), str(result["points"][seat]), style=style)
        return table

    def levels(self, view: View, width: int) -> RenderableType:
        """Each level that breaks ties, with everybody's value and the one that decided first place marked."""
        result = view["result"]
        table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim", title=self.words.text("cli-levels"))
        table.title_justify, table.title_style = "left", "bold"
        table.add_column()
        named = [self.text(f"level-{level['name']}") for level in result["levels"]]
        taken = max(map(cell_len, named)) + cell_len(self.words.text("cli-decides")) + 2
        room = max(3, (width - taken) // view["seats"] - 1)
        for seat in range(view["seats"]):
            forms = (self.person(seat), "\n".join(self.person(seat).split()), f"#{seat + 1}")
            fits = (form for form in forms if max(map(cell_len, form.splitlines())) <= room)
            table.add_column(next(fits, forms[-1]), justify="right", no_wrap=True)
        table.add_column(no_wrap=True)
        decided = False
        for title, level in zip(named, result["levels"], strict=True):
            here = level["name"] == result["level"]
            note = self.words.text("cli-decides") if here else ""
            row = [title, *(str(value) for value in level["values"]), note]
            table.add_row(*row, style="bold" if here else "dim" if decided else "")
            decided = decided or here
        if result["level"] == "shared":
            return Group(table, Text(self.words.text("cli-shared-level")))
        return table

    def person(self, seat: int) -> str:
        """The name of the person in a seat."""
        return self.people.get(seat, self.words.text("common-seat", n=seat + 1))


def compact(value: Any) -> str:
    """Nested data in one line."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {compact(one)}" for name, one in value.items()) or "-"
    if isinstance(value, list):
        return "[" + "; ".join(compact(one) for one in value) + "]"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
