"""How Go For The Krill looks in the terminal."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shoal.cli.faces.plain import Face, Part, View
from shoal.games.krill.notation import CARD_NAMES, KIND_NAMES
from shoal.kernel.messages import Message, message

VALUES = range(1, 11)
KINDS = {"plankton": "green", "krill": "bright_red", "plastic": "magenta"}
ORDER = dict(zip(("shark", "net", "whale-shark", "penguin", "albatross", "seal", "squid"), "ABDEFGH", strict=True))
STYLES = {
    "round": "bold cyan",
    "turtle": "yellow",
    "orca": "yellow",
    "diver": "yellow",
    "cancel-number": "red",
    "cancel-card": "red",
    "shark": "red",
    "tie-won": "bold",
    "net": "green",
    "collect": "green",
    "albatross": "magenta",
    "albatross-seen": "magenta",
    "seal": "magenta",
    "seal-seen": "magenta",
    "squid": "blue",
    "hasty": "bold yellow",
    "over": "bold cyan",
}
NAME = 12  # the widest name in a column
DOT, BAR = "·", "│"


def stack_points(stack: Mapping[str, Any], value: int) -> int:
    """What the food of a stack is worth."""
    return value * (int(stack["plankton"]) + 2 * int(stack["krill"]) - int(stack["plastic"]))


def stack_cards(stack: Mapping[str, Any]) -> int:
    """How many cards lie in a stack."""
    return sum(int(stack[kind]) for kind in KIND_NAMES)


class KrillFace(Face):
    """The sea by number, everybody's hand and discards, the missions."""

    # --- the table ---
    def table(self, view: View, width: int) -> RenderableType:
        """The whole table."""
        parts = [self.heading(view, width), self.sea(view, width), Text(), self.players(view, width), self.codes(view)]
        parts += self.piles(view)
        if view["missions"]:
            parts += [Text(), self.missions(view, width)]
        return Group(*parts)

    def brief(self, view: View, width: int) -> RenderableType:
        """The sea, and what everybody played."""
        return Group(self.sea(view, width), Text(), self.players(view, width))

    def heading(self, view: View, width: int) -> RenderableType:
        """Round, phase and the draw pile."""
        left = Text.assemble(
            (self.text("ui-round", n=view["round"], of=view["rounds"]), "bold cyan"),
            f" {DOT} {self.text('phase-' + view['phase'])}",
        )
        right = f"{self.text('ui-deck')}: {self.text('ui-deck-left', n=view['deck']['left'])}"
        return Text.assemble(left, " " * max(2, width - left.cell_len - cell_len(right)), (right, "dim"))

    def sea(self, view: View, width: int) -> RenderableType:
        """The stacks as a row by number, with gaps, what they hold and what they are worth."""
        table = Table(box=None, padding=(0, 0), pad_edge=False, show_header=False)
        cell = 6 if width < 96 else 8
        table.add_column(width=11, no_wrap=True)
        for _ in VALUES:
            table.add_column(width=cell, justify="right", no_wrap=True)
        stacks = {value: view["stacks"].get(str(value)) for value in VALUES}
        there = {value: stack for value, stack in stacks.items() if stack and stack_cards(stack)}
        table.add_row(
            Text(self.text("ui-sea"), "bold"),
            *(Text(str(v), "bold reverse" if v in there else "dim") for v in VALUES),
        )
        for kind, style in KINDS.items():
            if kind != "plastic" or any(stack["plastic"] for stack in there.values()) or "plastic" in str(view["out"]):
                counts = [int(stacks[v][kind]) if stacks[v] else 0 for v in VALUES]
                table.add_row(
                    Text(self.text(f"food-kind-{kind}"), style),
                    *(Text(str(n), style) if n else Text(DOT, "dim") for n in counts),
                )
        table.add_row(
            Text(self.words.text("cli-worth"), "dim"),
            *(Text(str(stack_points(there[v], v)) if v in there else "", "bold" if v in there else "") for v in VALUES),
        )
        if any(stack and stack["spooked"] for stack in stacks.values()):
            marks = ["!" if stacks[v] and stacks[v]["spooked"] else "" for v in VALUES]
            table.add_row(Text(self.text("ui-spooked"), "bold yellow"), *(Text(mark, "bold yellow") for mark in marks))
        lines: list[RenderableType] = [table]
        if "unseen" in view["deck"]:
            self.add_unseen(table, view["deck"]["unseen"])
        if view["out"]:
            lines.append(Text(f"{self.text('ui-out')}: {self.food_words(view['out'])}", "dim"))
        return Group(*lines)

    def add_unseen(self, table: Table, unseen: Mapping[str, int]) -> None:
        """With memory aids: what is still in the draw pile, or in somebody's pile without having been seen."""
        for kind in KINDS:
            counts = [unseen.get(f"{kind}-{v}", 0) for v in VALUES]
            if any(counts):
                label = self.text("cli-to-come", kind=kind)
                table.add_row(Text(label, "dim"), *(Text(str(n) if n else DOT, "dim") for n in counts))

    def food_words(self, foods: Mapping[str, int]) -> str:
        """Food by kind: how many, and the special ones by name."""
        counts: Counter[str] = Counter()
        for food, n in foods.items():
            counts[food.rpartition("-")[0] or food] += n
        items = []
        for kind, n in counts.items():
            if kind in KINDS:
                items.append(self.part(kind, n))
            else:
                items.append(self.text(f"food-{kind}"))
        return self.words.list(items)

    def part(self, kind: str, n: int) -> str:
        """How much of a kind of food."""
        return self.text("ui-part", n=n, kind=self.text(f"food-kind-{kind}").lower())

    def code(self, card: str) -> str:
        """A card in at most two letters."""
        return card if card.isdigit() else self.text(f"cli-code-{card}")

    def card_set(self, view: View) -> list[str]:
        """The cards of this game's sets, in order."""
        known = {card for hand in view["hands"] for card in hand["cards"]}
        known |= {discard["card"] for hand in view["hands"] for discard in hand["discards"]}
        known |= {hand["played"] for hand in view["hands"] if "played" in hand}
        return [card for card in CARD_NAMES if card in known]

    def codes(self, view: View) -> RenderableType:
        """What the letters mean."""
        special = [card for card in self.card_set(view) if not card.isdigit()]
        return Text("  " + ", ".join(f"{self.code(card)} {self.text(f'card-{card}')}" for card in special), "dim")

    def short_name(self, hand: Mapping[str, Any], room: int = NAME) -> str:
        """Who plays a hand, short enough for a column."""
        seat, side = int(hand["seat"]), hand["side"]
        mark = "" if side == "only" else " " + self.words.text(f"cli-side-{side}")
        name = self.person(seat)
        if cell_len(name) + cell_len(mark) > room:
            name = set_cell_size(name, room - cell_len(mark) - 1).rstrip() + "…"
        return name + mark

    def players(self, view: View, width: int) -> RenderableType:
        """Everybody's state, pile, hand, and discards or what they do this round."""
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        revealed = any("played" in hand for hand in view["hands"])
        ties = any("has_tick" in hand for hand in view["hands"])
        memory = "unseen" in view["deck"]
        cards = self.card_set(view)
        hand_width = sum(len(self.code(card)) + 1 for card in cards) - 1
        pile_width = 10 if memory else 4
        rest = max(8, width - 2 - NAME - 1 - (2 if ties else 0) - pile_width - 3 - hand_width - 2)
        table.add_column("", width=1)
        table.add_column(self.words.text("cli-player"), width=NAME, no_wrap=True)
        if ties:
            table.add_column(self.text("tie-tick"), width=1)
        table.add_column(self.words.text("cli-pile"), width=pile_width, justify="right", no_wrap=True)
        table.add_column(Text(BAR), width=1)  # or else the pile would look like one more card
        table.add_column(self.text("ui-still-has"), width=hand_width, no_wrap=True)
        table.add_column(self.words.text("cli-this-round" if revealed else "cli-discards"), width=rest, no_wrap=True)
        for hand in view["hands"]:
            seat, own = int(hand["seat"]), hand["seat"] == view.get("viewer")
            row = [self.state(view, seat), Text(self.short_name(hand), "bold" if own else "")]
            if ties:
                row.append(Text(self.text("tie-tick") if hand["has_tick"] else DOT))
            row += [Text(self.pile_cell(hand, memory)), Text(BAR, "dim")]
            row.append(self.hand_cells(hand, cards))
            row.append(self.doing(hand) if revealed else self.discards(hand, rest))
            table.add_row(*row)
        return table

    def state(self, view: View, seat: int) -> Text:
        """Whether somebody has chosen, or is asked."""
        if view["phase"] == "over":
            return Text("")
        if view["ready"][seat]:
            return Text("✓", "green")
        return Text("?", "bold yellow") if seat in view["asked"] else Text("")

    def pile_cell(self, hand: Mapping[str, Any], memory: bool) -> str:
        pile = hand["pile"]
        if not memory or "points" not in pile:
            return str(pile["cards"])
        points = f"{pile['points']}{'+?' if pile.get('unknown') else ''}"
        return f"{pile['cards']} = {points}"

    def hand_cells(self, hand: Mapping[str, Any], cards: Sequence[str]) -> Text:
        """The whole set in fixed places, a dot where a card is gone."""
        text = Text()
        for card in cards:
            code = self.code(card)
            held = card in hand["cards"]
            text.append(code if held else DOT.rjust(len(code)), "" if held else "dim")
            text.append(" ")
        text.rstrip()
        return text

    def discards(self, hand: Mapping[str, Any], room: int) -> Text:
        """The discard stack, oldest first; the oldest left out where there is no room."""
        codes = [self.code(discard["card"]) for discard in hand["discards"]]
        left_out = False
        while len(" ".join(codes)) + 2 * left_out > room:
            codes, left_out = codes[1:], True
        return Text(("… " if left_out else "") + " ".join(codes))

    def doing(self, hand: Mapping[str, Any]) -> Text:
        """What a hand played this round and what came of it."""
        text = Text(self.text(f"short-{hand['played']}") if "played" in hand else "")
        if "played" in hand and hand["played"].isdigit():
            text.append(f" {hand['played']}")
        if hand.get("tie") == "tick":
            text.append(" " + self.text("tie-tick"))
        if hand["cancelled"]:
            text.append(" " + self.text("ui-cancelled"), "red")
        elif hand["catch"]:
            text.append(" +" + self.words.text("common-cards", n=hand["catch"]), "green")
        return text

    def piles(self, view: View) -> list[Text]:
        """The viewer's own piles."""
        lines = []
        for hand in view["hands"]:
            if hand["seat"] == view.get("viewer") and "points" in hand["pile"]:
                which = self.words.text("cli-your-pile", side=hand["side"])
                cards = self.words.text("common-cards", n=hand["pile"]["cards"])
                points = self.words.text("common-points", n=hand["pile"]["points"])
                scores = "" if hand["scores"] else f" ({self.words.text('cli-scores-nothing')})"
                lines.append(Text(f"{which}: {cards}, {points}{scores}"))
        return lines

    def missions(self, view: View, width: int) -> RenderableType:
        """The missions with the viewer's own progress; everybody's where there is nobody in particular."""
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
        table.add_column(no_wrap=True)
        table.add_column(justify="right", no_wrap=True)
        table.add_column()
        table.add_row(Text(self.text("missions"), "bold"), "", "")
        for mission in view["missions"]:
            table.add_row(self.text(f"mission-{mission['mission']}"), self.worth(mission), self.progress(view, mission))
        return table

    def worth(self, mission: Mapping[str, Any]) -> str:
        return f"+{mission['points']}" if mission["points"] else "+…"

    def progress(self, view: View, mission: Mapping[str, Any], everybody: bool = False) -> Text:
        """How far the viewer is, or everybody is."""
        if "holder" in mission:
            return Text(self.text("mission-held", hand=self.names(mission["holder"])), "bold yellow")
        said = []
        for entry in mission["progress"]:
            hand = view["hands"][entry["hand"]]
            own = hand["seat"] == view.get("viewer")
            if own or everybody or "viewer" not in view:
                text = self.render(entry["text"])
                said.append(text if own and not everybody else f"{self.person(hand['seat'])}: {text}")
        if not said and mission["mission"] == "hasty":
            said.append(self.text("mission-open"))
        return Text("; ".join(said), "cyan")

    def details(self, view: View, width: int) -> RenderableType:
        """All discard stacks with their rounds, all piles as far as they may be seen, all missions with their text."""
        lines: list[RenderableType] = []
        for hand in view["hands"]:
            lines.append(Text(self.names(hand["hand"]), "bold"))
            lines.append(Text(f"  {self.text('ui-still-has')}: {self.card_list(hand['cards'])}"))
            shown = [f"{self.code(d['card'])} ({self.text('ui-round-short', n=d['round'])})" for d in hand["discards"]]
            lines.append(Text(f"  {self.text('ui-discards')}: {', '.join(shown) or self.text('ui-discards-none')}"))
            pile = f"  {self.text('ui-pile', n=hand['pile']['cards'])}"
            if "food" in hand["pile"]:
                pile += f", {self.words.text('common-points', n=hand['pile']['points'])}"
                foods = sorted(hand["pile"]["food"].items(), key=lambda item: food_order(item[0]))
                pile += "".join(f"\n    {n} × {self.words.name('food', food)}" for food, n in foods)
            if hand["pile"].get("unknown"):
                pile += f"\n    {self.text('ui-points-unknown', n=hand['pile']['unknown'])}"
            lines.append(Text(pile))
        for mission in view["missions"]:
            key = f"mission-{mission['mission']}"
            lines.append(Text.assemble((self.text(key), "bold"), f" {self.worth(mission)}"))
            lines.append(Text(f"  {self.words.text(f'{self.game.name}-{key}', 'help')}"))
            progress = self.progress(view, mission, everybody=True)
            if progress:
                lines.append(Text.assemble("  ", progress))
        return Group(*lines)

    def card_list(self, cards: Sequence[str]) -> str:
        return " ".join(self.code(card) for card in cards)

    # --- answers ---
    def answer(self, answer: str) -> str:
        """A card, a hand or a number."""
        kind, _, rest = answer.partition(" ")
        if kind in ("shark", "seal") and rest:
            return self.names(int(rest) - 1)
        if kind == "squid" and rest:
            return self.text(f"card-{rest}")
        if rest:
            return rest
        return self.text(f"tie-{answer}-name") if answer in ("tick", "cross") else self.text(f"card-{answer}")

    def choice(self, answer: str, part: Part, view: View) -> str:
        """The short name of a card, what lies in a stack, what a hand does this round."""
        kind, _, rest = answer.partition(" ")
        if kind in ("penguin", "whale-shark") and rest:
            return self.stack_words(view, rest)
        if kind in ("shark", "seal") and rest:
            hand = view["hands"][int(rest) - 1]
            return f"{self.names(hand['hand'])} ({self.doing(hand).plain})"
        card = rest or answer
        if card in ("tick", "cross"):
            return self.text(f"tie-{card}")
        return self.text(f"short-{card}") if card.isdigit() else self.text(f"card-{card}")

    def stack_words(self, view: View, value: str) -> str:
        """What lies in a stack."""
        stack = view["stacks"].get(value)
        if not stack or not stack_cards(stack):
            return self.text("why-no-stack")
        parts = [self.part(kind, int(stack[kind])) for kind in KIND_NAMES if stack[kind]]
        points = self.words.text("common-points", n=stack_points(stack, int(value)))
        return f"{self.words.list(parts)}, {points}"

    def explain(self, answer: str, part: Part, view: View) -> str:
        """What a card does and when; for a whale also what lies there now."""
        kind, _, rest = answer.partition(" ")
        if part["name"] == "card" and answer.isdigit():
            return self.stack_words(view, answer)
        if answer in ("tick", "cross"):
            return self.text(f"tie-{answer}-help")
        if rest and kind != "squid":
            return self.choice(answer, part, view)
        card = rest or answer
        letter = ORDER.get(card, "C")
        text = self.text(f"help-{card}")
        return f"{text} {self.text('cli-order', letter=letter)}"

    # --- the log ---
    def sentences(self, events: Sequence[Message]) -> list[tuple[str, str]]:
        """Events as sentences: food that comes in a row in one sentence, without what goes without saying."""
        told: list[Message] = []
        for event in events:
            key = event["key"].removeprefix("krill-event-")
            if key == "discards":
                continue
            if key == "food" and told and told[-1]["key"] == "krill-cli-foods":
                told[-1]["params"]["foods"][1].append(event["params"]["food"][1])
            elif key == "food":
                told.append(message("krill-cli-foods", foods=("foods", [event["params"]["food"][1]])))
            else:
                told.append(event)
        for event in told:
            if event["key"] == "krill-cli-foods":
                event["params"]["foods"][1].sort(key=food_order)
        return [(self.sentence(event), self.style(event["key"])) for event in told]

    def sentence(self, event: Message) -> str:
        if event["key"] != "krill-cli-foods":
            return self.render(event)
        counts = Counter(event["params"]["foods"][1])
        items = []
        for food, n in counts.items():
            kind, _, value = food.rpartition("-")
            name = (
                self.text("cli-food", kind=kind, value=int(value)) if kind in KINDS else self.words.name("food", food)
            )
            items.append(f"{n}\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}{name}" if n > 1 else name)
        return self.text("cli-foods", foods=", ".join(items))

    def style(self, key: str) -> str:
        """The colour of a sentence."""
        return STYLES.get(key.removeprefix("krill-event-"), "dim" if key.endswith("-none") else "")

    # --- the end ---
    def places(self, view: View) -> RenderableType:
        """The score sheet: points by kind of food and by mission."""
        result, table = view["result"], Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        missions = [mission["mission"] for mission in view["missions"]]
        plastic = any(sheet["food"]["plastic"] for sheet in view["sheet"])
        kinds = [kind for kind in KIND_NAMES if kind != "plastic" or plastic]
        for heading in (self.words.text("cli-rank"), "#"):
            table.add_column(heading, justify="right", no_wrap=True)
        table.add_column(self.words.text("cli-player"), no_wrap=True, max_width=20, overflow="ellipsis")
        for kind in kinds:
            table.add_column(self.text(f"food-kind-{kind}"), justify="right", no_wrap=True)
        if missions:
            table.add_column(self.text("missions"), justify="right", no_wrap=True)
        table.add_column(self.words.text("ui-end-total"), justify="right", no_wrap=True)
        sheets = sorted(view["sheet"], key=lambda s: (result["ranks"][view["hands"][s["hand"]]["seat"]], s["hand"]))
        for sheet in sheets:
            hand = view["hands"][sheet["hand"]]
            seat, counts = hand["seat"], sheet["counts"]
            food = sum(sheet["food"].values())
            cells = [str(result["ranks"][seat]), str(seat + 1)] if counts else ["", ""]
            cells.append(self.short_name(hand, 20))
            cells += [str(sheet["food"][kind]) for kind in kinds]
            if missions:
                cells.append(str(sum(sheet["missions"].values())) if counts else "")
            cells.append(str(result["points"][seat]) if counts else f"({food})")
            style = "dim" if not counts else "bold green" if seat in result["winners"] else ""
            table.add_row(*cells, style=style)
        lines: list[RenderableType] = [table]
        for mission in missions:
            earned = [
                f"{self.person(view['hands'][sheet['hand']]['seat'])} +{sheet['missions'][mission]}"
                for sheet in view["sheet"]
                if sheet["missions"].get(mission)
            ]
            nobody = self.words.text("cli-nobody")
            lines.append(Text(f"{self.text(f'mission-{mission}')}: {', '.join(earned) or nobody}"))
        return Group(*lines)


def food_order(food: str) -> tuple[int, int]:
    """Food in the order of the sea: by number, then by kind."""
    kind, _, value = food.rpartition("-")
    return (int(value), KIND_NAMES.index(kind)) if kind in KIND_NAMES else (99, 0)


FACE = KrillFace
