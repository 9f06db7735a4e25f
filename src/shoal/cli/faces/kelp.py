"""How Kelp: Shark vs Octopus looks in the terminal: the board as a drawing, and beside it what each side has."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from shoal.cli.faces.plain import Face, Part, View
from shoal.games.kelp.table import SIDES

DOT = "·"
STYLES = {
    "round": "bold cyan",
    "sharks-turn": "bold",
    "played": "yellow",
    "paid": "yellow",
    "ate": "green",
    "feasted": "bold green",
    "searched": "yellow",
    "struck": "red",
    "trapped": "magenta",
    "hunger": "red",
    "escaped": "green",
    "confronted": "bold red",
    "grew-up": "green",
    "bought": "cyan",
}
MARKS = {
    "shell": "◌",
    "octopus": "O",
    "trap-hide": "th",
    "trap-current": "t1",
    "trap-currents": "t2",
    "trap-den": "td",
    "crab": "cr",
    "snail": "sn",
    "lobster": "lo",
    "abalone": "ab",
    "double-shell": "◌◌",
}
CELL = 9  # columns of a zone
COLOURS = {"blue": "blue", "yellow": "yellow", "red": "red"}
DICE = {"blue": "b", "yellow": "y", "red": "r"}


class KelpFace(Face):
    """The board, the Shark's dice and tracks, the Octopus's cards."""

    # --- the table ---
    def table(self, view: View, width: int) -> RenderableType:
        """The whole table."""
        board = (self.board(view), self.signs(view))
        return Group(self.heading(view), Text(), *board, Text(), *self.shark(view), *self.octopus(view))

    def brief(self, view: View, width: int) -> RenderableType:
        """The same: where everything is matters for every question."""
        return self.table(view, width)

    def heading(self, view: View) -> Text:
        """Round, whose turn, what is going on."""
        side = self.text(f"side-{view['sides'][view['turn']]}")
        phase = self.text(f"phase-{view['phase']}")
        return Text.assemble((self.text("ui-round", n=view["round"]), "bold cyan"), f" {DOT} {side} {DOT} {phase}")

    def board(self, view: View) -> Text:
        """Nine zones with their blocks, and between them the spaces with Currents and the Shark."""
        spaces = {space["name"]: space["current"] for space in view["spaces"]}
        zones = {zone["name"]: zone for zone in view["zones"]}
        lines: list[Text] = []
        for top, row in (
            ("", ("nw", "n", "ne")),
            ("nw-w n-c ne-e", ("w", "c", "e")),
            ("w-sw c-s e-se", ("sw", "s", "se")),
        ):
            if top:
                line = Text("  ")
                for i, name in enumerate(top.split()):
                    line.append_text(self.space(view, spaces, name, CELL))
                    line.append("   " if i < 2 else "")
                lines.append(line)
            lines.append(self.zone_line(view, spaces, zones, row))
        dens = Text("  ")
        for i, corner in enumerate(("nw", "ne", "sw", "se")):
            dens.append((f" {DOT} " if i else "") + self.text(f"cli-den-{corner}") + " ", "dim")
            dens.append_text(self.space(view, spaces, f"den-{corner}", 3))
        return Text("\n").join([*lines, dens, self.where(view)])

    def signs(self, view: View) -> Text:
        """What the signs mean that can be seen now."""
        seen = {zone.get("block") for zone in view["zones"]}
        blocks = [f"{mark} {self.text(f'block-{block}')}" for block, mark in MARKS.items() if block in seen]
        dice = [f"{letter} {self.text(f'colour-{colour}')}" for colour, letter in DICE.items()]
        signs = f" {DOT} ".join(", ".join(kind) for kind in (blocks, dice) if kind)
        return Text(f"  {self.text('cli-signs')}: {signs}", "dim")

    def zone_line(self, view: View, spaces: Mapping[str, int], zones: Mapping[str, Any], row: tuple[str, ...]) -> Text:
        """Three zones side by side with the spaces between them."""
        between = {"nw": "nw-n", "n": "n-ne", "w": "w-c", "c": "c-e", "sw": "sw-s", "s": "s-se"}
        line = Text("  ")
        for name in row:
            line.append_text(self.zone(view, zones[name]))
            if name in between:
                line.append_text(self.space(view, spaces, between[name], 3))
        return line

    def zone(self, view: View, zone: Mapping[str, Any]) -> Text:
        """A zone: its value, its block (in brackets while it is hidden), the die on it."""
        block = MARKS.get(zone.get("block", ""), "?")
        if zone["stands"] == "none":
            block = " "
        shown = f"[{block}]" if zone["stands"] == "hidden" else f" {block} "
        die = f"{DICE[zone['die']['colour']]}{zone['die']['value']}" if "die" in zone else ""
        style = "bold" if zone["stands"] == "open" else "green" if zone.get("block") == "octopus" else ""
        text = Text(f"{zone['value']}+", "dim")
        text.append(shown.center(CELL - 4), style)
        text.append(die.ljust(2), "bold red" if die else "")
        return text

    def space(self, view: View, spaces: Mapping[str, int], name: str, width: int) -> Text:
        """A space: the Shark, a Current, or nothing."""
        if name not in spaces:
            return Text(" " * width)
        if view["phase"] == "setup":
            return Text(DOT.center(width), "dim")
        if view["shark"]["space"] == name:
            return Text("S".center(width), "bold red")
        if name in view["shark"]["ahead"]:
            shown = str(spaces[name]) if spaces[name] else "○"
            return Text(shown.center(width), "bold blue")
        return Text((str(spaces[name]) if spaces[name] else DOT).center(width), "blue" if spaces[name] else "dim")

    def where(self, view: View) -> Text:
        """Where the Shark is and what lies ahead of it, in words."""
        if view["phase"] == "setup":
            return Text("  " + self.text("cli-no-shark"), "dim")
        ahead = ", ".join(self.text(f"space-{name}") for name in view["shark"]["ahead"])
        return Text(
            "  " + self.text("cli-shark", space=self.text(f"space-{view['shark']['space']}"), ahead=ahead), "dim"
        )

    def dice(self, dice: Iterable[Mapping[str, Any]]) -> Text:
        """Dice with their values."""
        parts = [Text(f"{self.text('colour-' + die['colour'])} {die['value']}", COLOURS[die["colour"]]) for die in dice]
        return Text(", ").join(parts) if parts else Text("–", "dim")

    def counts(self, dice: Mapping[str, int]) -> Text:
        """Dice by colour."""
        parts = [Text(f"{n} {self.text(f'colour-{colour}')}", COLOURS[colour]) for colour, n in dice.items()]
        return Text(", ").join(parts) if parts else Text("–", "dim")

    def row(self, key: str, value: Text) -> Text:
        """A line with what it is about."""
        return Text.assemble((self.text(key) + ": ", "dim"), value)

    def shark(self, view: View) -> list[RenderableType]:
        """Dice, tracks and cards of the Shark."""
        shark = view["shark"]
        lines = [self.row("cli-pool", self.dice(shark["pool"]))] if shark["pool"] else []
        lines.append(self.row("cli-energy", self.dice(shark["energy"])))
        if "saved" in shark:
            lines.append(self.row("cli-saved", self.dice([shark["saved"]])))
        tracks = Text.assemble(
            (self.text("cli-hunger", n=shark["hunger_n"]), "red"),
            f" {DOT} ",
            (self.text("cli-growth", n=shark["growth"]["turned"]), "green"),
            f" {DOT} ",
            self.text("cli-bag", n=shark["bag_n"]),
        )
        lines.append(tracks)
        if "bag" in shark:
            lines.append(self.row("cli-in-bag", self.counts(shark["bag"])))
        offer = [self.priced(view, card) for card in shark["offer"] if card]
        lines.append(self.row("cli-offer", Text(", ".join(offer))))
        if shark["cards"]:
            lines.append(self.row("cli-owned", Text(self.named("shark", shark["cards"]))))
        return list(lines)

    def priced(self, view: View, card: str) -> str:
        """A card on offer with its cost and its dice."""
        entry = view["cards"]["shark"][card]
        dice = "".join(DICE[colour] * n for colour, n in entry["dice"].items())
        return f"{self.text(f'shark-{card}')} ({entry['price']}, {dice})"

    def named(self, kind: str, things: Mapping[str, int]) -> str:
        """Things by name with their numbers."""
        return ", ".join(self.several(n, self.text(f"{kind}-{name}")) for name, n in things.items()) or "–"

    @staticmethod
    def several(n: int, name: str) -> str:
        """A thing with its number."""
        return f"{n}\N{NO-BREAK SPACE}{name}" if n > 1 else name

    def octopus(self, view: View) -> list[RenderableType]:
        """Cards and foods of the Octopus, and what an attentive Shark knows."""
        octopus = view["octopus"]
        lines: list[RenderableType] = [Text(self.text("cli-cards", hand=octopus["hand_n"], deck=octopus["deck_n"]))]
        if "hand" in octopus:
            hand = (self.several(n, self.costed(view, card)) for card, n in octopus["hand"].items())
            lines[0] = self.row("cli-hand", Text(", ".join(hand) or "–", "bold"))
        tops = [self.costed(view, pile["top"]) for pile in octopus["piles"] if pile["top"]]
        lines.append(self.row("cli-piles", Text(", ".join(tops))))
        eaten = {name: 1 for name, state in octopus["foods"].items() if state != "there"}
        if eaten:
            lines.append(self.row("cli-eaten", Text(self.named("block", eaten), "green")))
        return [*lines, *self.whereabouts(view)]

    def whereabouts(self, view: View) -> list[Text]:
        """With memory aids: where the Octopus lies open, or else where it may be; nothing where nothing is known."""
        if "memory" not in view:
            return []
        for zone in view["zones"]:
            if zone["stands"] == "open" and zone.get("block") == "octopus":
                return [self.row("cli-lies-open", Text(self.text(f"zone-{zone['name']}"), "magenta"))]
        likely = [
            f"{self.text(f'zone-{zone}')} {chances['octopus']} %"
            for zone, chances in view["memory"].items()
            if chances.get("octopus")
        ]
        return [self.row("cli-likely", Text(", ".join(likely), "magenta"))] if likely else []

    def costed(self, view: View, card: str) -> str:
        """A card of the Octopus with its cost."""
        return f"{self.text(f'card-{card}')} ({view['cards']['octopus'][card]['cost']})"

    def details(self, view: View, width: int) -> RenderableType:
        """The table, and what lies in piles and aside."""
        octopus, shark = view["octopus"], view["shark"]
        lines = [
            self.row("cli-discards", Text(self.named("card", octopus["discards"]))),
            self.row("cli-trash", Text(self.named("card", octopus["trash"]))),
            self.row("cli-aside", Text(self.named("block", octopus["aside"]))),
            self.row("cli-used", Text(self.named("shark", shark["used"]))),
            self.row("cli-supply", self.counts(shark["supply"])),
            self.row("cli-eaten-dice", self.counts(shark["hunger"])),
        ]
        return Group(self.table(view, width), Text(), *lines)

    # --- answers ---
    def answer(self, answer: str) -> str:
        """The name of an answer."""
        words = answer.split(" ")
        kind, rest = words[0], words[1:]
        key = f"answer-{answer.replace(' ', '-')}"
        if self.words.has(f"kelp-{key}"):
            return self.text(key)
        if kind.startswith("den-"):
            return self.rendered("den", space=("space", kind))
        if kind in ("trash", "fetch") and rest[1:]:
            return self.rendered(f"{kind}-pile", card=("card", rest[0]))
        if kind == "use" and self.words.has(f"kelp-block-{rest[0]}"):
            return self.rendered("use-food", block=("block", rest[0]))
        if kind == "learn" or (kind in ("play", "discard", "trash", "fetch", "drop")):
            return self.rendered(kind, card=("card", rest[0]))
        if kind == "gain":
            return self.rendered(kind, block=("block", rest[0]))
        if kind in ("use", "buy", "replace"):
            return self.rendered(kind, card=("shark", rest[0]))
        if kind == "swap":
            return self.rendered(kind, a=("zone", rest[0]), b=("zone", rest[1]))
        if kind in ("reveal", "hide", "shuffle", "exchange", "spot", "search", "strike", "first"):
            return self.rendered(kind, zone=("zone", rest[0]))
        if kind in ("swim", "dart", "at", "sink", "recall"):
            return self.rendered(kind, space=("space", rest[0]))
        if kind == "confront":
            return self.rendered(kind, strategy=("strategy", rest[0]))
        if kind in ("current", "with"):
            return self.rendered(kind, n=("n", int(rest[0])))
        if len(rest) == 2:
            return self.rendered(kind, colour=("colour", rest[0]), n=("n", int(rest[1])))
        return self.rendered(kind, colour=("colour", rest[0]))

    def rendered(self, key: str, **parameters: tuple[str, Any]) -> str:
        """The label of an answer."""
        typed = {name: list(value) for name, value in parameters.items()}
        return self.words.render({"key": f"kelp-answer-{key}", "params": typed}, self.names)

    def choice(self, answer: str, part: Part, view: View) -> str:
        """An answer in words; a block that one's own side can see, with its name."""
        kind, _, what = answer.partition(" ")
        name = self.answer(answer)
        if kind in ("reveal", "hide", "shuffle", "exchange"):
            block = next((zone.get("block") for zone in view["zones"] if zone["name"] == what), None)
            return f"{name} ({self.text(f'block-{block}')})" if block else name
        return name

    def explain(self, answer: str, part: Part, view: View) -> str:
        """What an answer does: the text of a card, a food, a strategy."""
        what = answer.split(" ")[1] if " " in answer else ""
        for key in (f"shark-{what}", f"strategy-{what}", f"block-{what}"):
            if self.words.has(f"kelp-{key}", "help"):
                return f"{self.words.text(f'kelp-{key}', 'help')} {self.figures(what, view)}".rstrip()
        return f"{self.text(f'help-{what}')} {self.figures(what, view)}" if self.words.has(f"kelp-help-{what}") else ""

    def figures(self, name: str, view: View) -> str:
        """What a card costs, and what dice it brings."""
        own, shark = view["cards"]["octopus"].get(name), view["cards"]["shark"].get(name)
        if own:
            sort = self.text(f"sort-{own['sort']}")
            return self.text("cli-cost", sort=sort, n=own["cost"])
        if shark:
            dice = self.named("colour", shark["dice"])
            return self.text("cli-price", n=shark["price"], dice=dice)
        return ""

    # --- the log ---
    def style(self, key: str) -> str:
        """The colour of a sentence."""
        name = key.removeprefix("kelp-event-")
        return "bold cyan" if name.startswith("ended") else STYLES.get(name, "")

    # --- many games ---
    def seat(self, seat: int) -> str:
        """A seat is a side."""
        return self.text(f"side-{SIDES[seat]}")

    # --- the end ---
    def sheet(self, view: View, width: int) -> RenderableType:
        """How it ended, the board as it was, and who has won."""
        result = view["result"]
        table = Text("\n").join(
            Text(
                f"{self.person(seat)} ({self.text(f'side-{side}')})",
                "bold green" if seat in result["winners"] else "",
            )
            for seat, side in enumerate(view["sides"])
        )
        return Group(Text(self.text(f"end-{view['end']}"), "bold"), Text(), self.board(view), Text(), table)


FACE = KelpFace
