"""How Herring: Northern Seas looks in the terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shoal.cli.faces.plain import Face, Part, View

DOT = "·"
ALL_LOSE = "-all-lose"  # how the names of ends say that nobody has won
STYLES = {
    "round": "bold cyan",
    "turn": "bold",
    "eaten": "green",
    "diversity": "green",
    "extinct": "red",
    "played": "yellow",
    "swept": "yellow",
    "effect": "yellow",
    "mine": "yellow",
    "lost": "red",
    "storm": "yellow",
    "storm-seen": "yellow",
    "shuffled-plankton": "cyan",
    "shuffled-destruction": "cyan",
}
STATES = {"open": "", "now": "bold green", "done": "dim", "passed": "dim strike"}


class HerringFace(Face):
    """The sea with who eats whom, everybody on the track, the own hand."""

    # --- the table ---
    def table(self, view: View, width: int) -> RenderableType:
        """The whole table."""
        return Group(self.heading(view, width), Text(), self.sea(view, width), Text(), *self.around(view, width))

    def brief(self, view: View, width: int) -> RenderableType:
        """The same: every animal on the table may be food."""
        return self.table(view, width)

    def heading(self, view: View, width: int) -> RenderableType:
        """Round, destruction and the points that end the game."""
        left = Text.assemble(
            (self.text("ui-round", n=view["round"]), "bold cyan"),
            f" {DOT} ",
            (f"{self.text('ui-destruction')}: {view['destruction']}", "bold red"),
        )
        right = self.text("ui-goal", n=view["goal"])
        return Text.assemble(left, " " * max(2, width - left.cell_len - cell_len(right)), (right, "dim"))

    def sea(self, view: View, width: int) -> RenderableType:
        """Every species: how many lie on the table, how many are in the own hand, what it eats."""
        own = self.own_cards(view)
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        table.add_column(self.text("cli-species"), no_wrap=True)
        table.add_column(self.text("cli-table"), justify="right", no_wrap=True)
        if own is not None:
            table.add_column(self.text("cli-in-hand"), justify="right", no_wrap=True)
        table.add_column("", no_wrap=True)
        table.add_column(self.text("ui-eats"))
        for species in view["species"]:
            counts = [species["n"]] if own is None else [species["n"], own.get(species["name"], 0)]
            there = any(counts)
            table.add_row(
                self.text(f"card-{species['name']}"),
                *(Text(str(n) if n else DOT, "bold" if n else "dim") for n in counts),
                Text(self.text("level", n=species["level"]), "dim"),
                Text(self.diet(view, species)),
                style="" if there else "dim",
            )
        return table

    def diet(self, view: View, species: Mapping[str, Any]) -> str:
        """What a species eats; of an apex predator what it does not."""
        if not species["apex"]:
            return ", ".join(self.food(food) for food in species["eats"])
        foods = [*(one["name"] for one in view["species"]), "plankton"]
        avoided = ", ".join(self.food(food) for food in foods if food not in species["eats"])
        return self.text("cli-all-but", foods=avoided)

    def food(self, food: str) -> str:
        """A food by its short name."""
        return self.text(f"short-{food}")

    def own_cards(self, view: View) -> Mapping[str, int] | None:
        """The viewer's cards."""
        return view["hands"][view["viewer"]]["cards"] if "viewer" in view else None

    def around(self, view: View, width: int) -> list[RenderableType]:
        """The players, the own destruction cards, the decks, what may still be done."""
        lines: list[RenderableType] = [self.players(view)]
        own = self.own_cards(view)
        threats = {card: n for card, n in (own or {}).items() if card not in self.species(view)}
        if threats:
            lines.append(Text(f"{self.text('ui-threats')}: {self.cards(threats)}", "yellow"))
        decks = [
            f"{self.text(f'ui-{deck}')}: {self.text('ui-left', n=view[deck]['left'])}"
            for deck in ("plankton", "disasters")
        ]
        lines.append(Text(f" {DOT} ".join(decks), "dim"))
        if "unseen" in view:
            lines.append(Text(f"{self.text('ui-unseen')}: {self.cards(view['unseen'])}", "dim"))
        if view["phase"] == "turn" and view.get("viewer") == view["turn"]:
            lines.append(self.actions(view))
        return lines

    def species(self, view: View) -> set[str]:
        """The names of all animals."""
        return {species["name"] for species in view["species"]}

    def players(self, view: View) -> RenderableType:
        """Everybody's points and how many cards they hold."""
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        table.add_column("", width=1)
        table.add_column(self.words.text("cli-player"), no_wrap=True, max_width=20, overflow="ellipsis")
        for heading in (self.words.text("cli-points"), self.text("ui-animals"), self.text("ui-threats")):
            table.add_column(heading, justify="right")
        table.add_column("")
        for hand in view["hands"]:
            seat = hand["seat"]
            style = "bold" if seat == view.get("viewer") else ""
            turn = seat == view["turn"] and view["phase"] != "over"
            known = f"{self.text('ui-known')}: {self.cards(hand['known'])}" if hand.get("known") else ""
            points = Text(str(hand["points"]), "red" if hand["points"] < view["destruction"] else "green")
            mark = Text("›" if turn else "", "bold yellow")
            table.add_row(
                mark, self.person(seat), points, str(hand["animals"]), str(hand["destruction"]), known, style=style
            )
        return table

    def cards(self, cards: Mapping[str, int]) -> str:
        """Cards by short names with their numbers."""
        named = ((self.text(f"short-{card}"), n) for card, n in cards.items())
        return ", ".join(f"{n}\N{NO-BREAK SPACE}{name}" if n > 1 else name for name, n in named)

    def actions(self, view: View) -> Text:
        """The four actions in their order, and what has become of each."""
        parts = [
            Text(f"{self.text(f'action-{action}')}: {self.text(f'action-{state}')}", STATES[state])
            for action, state in view["actions"].items()
        ]
        return Text(f" {DOT} ").join(parts)

    def details(self, view: View, width: int) -> RenderableType:
        """The table with both discard piles."""
        piles = [
            Text(f"{self.text(f'ui-{deck}')}, {self.text('ui-discards').lower()}: {self.cards(found)}")
            for deck in ("plankton", "disasters")
            if (found := view[deck]["discards"])
        ]
        return Group(self.table(view, width), *piles)

    # --- answers ---
    def answer(self, answer: str) -> str:
        """The name of an answer."""
        kind, _, what = answer.partition(" ")
        if not what:
            return self.text(f"answer-{kind}")
        if what.isdigit():
            return self.person(int(what) - 1)
        named = "food" if what == "plankton" else "card"
        return self.words.render(
            {"key": f"herring-answer-{kind}", "params": {"card": [named, what]}},
            self.names,
        )

    def choice(self, answer: str, part: Part, view: View) -> str:
        """An answer in words, with a warning where a species would die out."""
        kind, _, what = answer.partition(" ")
        name = self.answer(answer)
        if kind in ("small", "any") and view.get("laying") == what and view["actions"][kind] == "now":
            name = self.text(f"answer-{kind}-again", card=self.text(f"card-{what}"))
        gone = view.get("warnings", {}).get(answer)
        if gone:
            name += " " + self.text("cli-warning", n=len(gone), cards=", ".join(self.food(species) for species in gone))
        return name

    def explain(self, answer: str, part: Part, view: View) -> str:
        """What an answer does: the text of a destruction card, what an animal needs."""
        kind, _, what = answer.partition(" ")
        if kind in ("small", "any"):
            species = next(one for one in view["species"] if one["name"] == what)
            return f"{self.text('level', n=species['level'])}, {self.text('ui-eats')}: {self.diet(view, species)}"
        if kind == "current":
            return self.words.text("herring-rules-current", "help")
        key = f"help-{what}"
        return self.text(key) if kind in ("play", "give") and self.words.has(f"herring-{key}") else ""

    # --- the log ---
    def style(self, key: str) -> str:
        """The colour of a sentence."""
        name = key.removeprefix("herring-event-")
        return "bold cyan" if name.startswith("ended") else STYLES.get(name, "")

    # --- many games ---
    def end(self, name: str) -> str:
        """What ended a game: one reason or several, and whether all have lost."""
        reasons = name.removesuffix(ALL_LOSE).split("-and-")
        said = self.words.list([self.text(f"end-{reason}") for reason in reasons])
        return self.text("cli-end-lost", why=said) if name.endswith(ALL_LOSE) else said

    # --- the end ---
    def sheet(self, view: View, width: int) -> RenderableType:
        """How it ended, places, and each level that breaks ties."""
        reasons = self.words.list([self.text(f"end-{reason}") for reason in view["end"]])
        why = Text(self.text("end-why", why=reasons), "bold")
        destruction = Text(f"{self.text('ui-destruction')}: {view['destruction']}.", "bold red")
        if not view["result"]["winners"]:
            lost = Text(self.text("cli-lost"), "bold red")
            return Group(lost, Text(), why, destruction, Text(), self.places(view))
        return Group(why, destruction, Text(), super().sheet(view, width))

    def places(self, view: View) -> RenderableType:
        """Points on the track, cards left, and what that makes."""
        result, table = view["result"], Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        headings: Sequence[str] = (
            self.words.text("cli-rank"),
            self.words.text("cli-player"),
            self.text("cli-track"),
            self.text("level-cards"),
            self.words.text("cli-points"),
        )
        for i, heading in enumerate(headings):
            table.add_column(heading, justify="left" if i == 1 else "right", no_wrap=i == 1)
        for seat in sorted(range(view["seats"]), key=lambda seat: (result["ranks"][seat], seat)):
            hand = view["hands"][seat]
            cells = [hand["points"], hand["animals"] + hand["destruction"], result["points"][seat]]
            lost = result["points"][seat] < view["destruction"]
            style = "bold green" if seat in result["winners"] else "red" if lost else ""
            rank = str(result["ranks"][seat]) if result["winners"] else DOT
            table.add_row(rank, self.person(seat), *map(str, cells), style=style)
        return table


FACE = HerringFace
