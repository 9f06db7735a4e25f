"""How Kraken Up looks in the terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shoal.cli.faces.plain import Face, Part, View
from shoal.kernel.messages import Message

TOP = 4
DOT, ARM, TIP = "·", "┃", "▲"
STYLES = {
    "round": "bold cyan",
    "lair": "green",
    "fed": "magenta",
    "fed-wasted": "magenta",
    "grew": "magenta",
    "grabbed": "bold yellow",
    "retracted": "green",
    "stayed": "yellow",
    "lost": "red",
    "over": "bold cyan",
}


class KrakenFace(Face):
    """A water column for every seat: the ship above, three heights, the lair below, and the tentacle beside them."""

    # --- the table ---
    def table(self, view: View, width: int) -> RenderableType:
        """The whole table."""
        parts = [self.heading(view, width), self.columns(view, width), self.below(view)]
        own = view.get("viewer")
        if own is not None and view["phase"] != "over":
            parts += [Text(), self.hand(view, view["hands"][own])]
        return Group(*parts)

    def brief(self, view: View, width: int) -> RenderableType:
        """The columns with what was turned up; with memory aids also what one can remember when a card is chosen."""
        if view["phase"] == "select" and "unseen" in view["deck"]:
            return Group(self.columns(view, width), self.below(view))
        return self.columns(view, width)

    def heading(self, view: View, width: int) -> RenderableType:
        """Round, turn, phase and the ships that are left."""
        left = Text.assemble(
            (self.text("ui-round", n=view["round"], of=view["rounds"]), "bold cyan"),
            f" {DOT} {self.text('ui-turn', n=view['turn'], of=view['turns'])} {DOT} {self.text('phase-' + view['phase'])}",
        )
        ships = [str(ship["points"]) for ship in view["ships"] if ship["seat"] < 0]
        right = f"{self.text('ui-ships')}: {' '.join(ships) or self.text('ui-ships-none')}"
        if left.cell_len + cell_len(right) + 2 > width:
            return Group(left, Text(right, "yellow"))
        return Text.assemble(left, " " * (width - left.cell_len - cell_len(right)), (right, "yellow"))

    def columns(self, view: View, width: int) -> RenderableType:
        """Seats side by side, from the ship down to the lair."""
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
        names = [self.text("height-short", n=height) for height in range(TOP)]
        label = max(map(cell_len, [self.text("ui-lair"), *names]))
        room = (width - label - 1) // view["seats"] - 1
        table.add_column("", width=label, no_wrap=True)
        for hand in view["hands"]:
            mark = "✓ " if view["ready"][hand["seat"]] else "? " if hand["seat"] in view["asked"] else ""
            name = set_cell_size(self.person(hand["seat"]), room - len(mark)).rstrip()
            table.add_column(Text(mark + name, "bold" if hand["seat"] == view.get("viewer") else ""), width=room)
        table.add_row(str(TOP), *(self.ship_cell(hand) for hand in view["hands"]))
        for height in range(TOP - 1, 0, -1):
            table.add_row(str(height), *(self.water_cell(hand, height) for hand in view["hands"]))
        table.add_row(Text(self.text("ui-lair"), "bold"), *(self.lair_cell(hand) for hand in view["hands"]))
        if any("shown" in hand or "used" in hand for hand in view["hands"]):
            table.add_row("", *(self.doing(hand) for hand in view["hands"]))
        return table

    def arm(self, hand: Mapping[str, Any], height: int) -> str:
        """The tentacle at a height, with its number."""
        reach = len(hand["tentacle"])
        if height > reach:
            return "    "
        return f"{TIP if height == reach else ARM}{hand['tentacle'][height - 1]:<2} "

    def ship_cell(self, hand: Mapping[str, Any]) -> Text:
        return Text(self.arm(hand, TOP), "magenta")

    def water_cell(self, hand: Mapping[str, Any], height: int) -> Text:
        return Text.assemble(
            (self.arm(hand, height), "magenta"), self.cards(hand["ocean"][str(height)]) or (DOT, "dim")
        )

    def lair_cell(self, hand: Mapping[str, Any]) -> Text:
        """What is in a lair, with the ships, and what it is worth where that may be told."""
        parts = [self.cards(hand["lair"])] if hand["lair"] else []
        parts += [f"{self.text('card-ship')} {points}" for points in hand["ships"]]
        text = Text(", ".join(parts) or DOT, "green" if parts else "dim")
        if "points" in hand:
            text.append(f" = {hand['points']}", "bold")
        return text

    def cards(self, cards: Mapping[str, int]) -> str:
        """Cards by short names with their numbers."""
        return ", ".join(
            f"{n}\N{NO-BREAK SPACE}{self.text(f'short-{card}')}" if n > 1 else self.text(f"short-{card}")
            for card, n in cards.items()
        )

    def doing(self, hand: Mapping[str, Any]) -> Text:
        """The card turned up, and what is done with it."""
        text = Text(self.text(f"short-{hand['shown']}") if "shown" in hand else "", "bold")
        if "used" in hand:
            text.append(f" {self.answer(hand['used']).lower()}", "cyan")
        return text

    def below(self, view: View) -> RenderableType:
        """Decks and discards; with memory aids the hands passed on and what has not been seen."""
        decks = [
            f"{self.text('ui-deck')}: {self.text('ui-left', n=view['deck']['left'])}",
            f"{self.text('ui-tentacles')}: {self.text('ui-left', n=view['tentacles'])}",
        ]
        lines = [Text(f" {DOT} ".join(decks), "dim"), *self.discards(view)]
        if "unseen" in view["deck"]:
            lines.append(Text(f"{self.text('ui-unseen')}: {self.cards(view['deck']['unseen'])}", "dim"))
            for hand in view["hands"]:
                if hand["seat"] != view.get("viewer") and hand.get("cards"):
                    lines.append(Text(f"{self.hand_of(hand)}: {self.cards(hand['cards'])}", "dim"))
        if "cards" in view["deck"]:
            lines.append(Text(f"{self.text('ui-undealt')}: {self.cards(view['deck']['cards'])}", "dim"))
        return Group(*lines)

    def discards(self, view: View) -> list[Text]:
        piles = [
            f"{self.text(f'ui-discards-{pile}')}: {self.cards(view['discards'][pile])}"
            for pile in ("fed", "lost")
            if view["discards"][pile]
        ]
        return [Text(pile, "dim") for pile in piles]

    def hand_of(self, hand: Mapping[str, Any]) -> str:
        return self.text("ui-hand-of", hand=self.person(hand["seat"]))

    def hand(self, view: View, hand: Mapping[str, Any]) -> RenderableType:
        """The own hand, and to whom it goes."""
        goes = self.text("ui-passes-to", hand=self.person(hand["passes_to"]))
        return Text.assemble(
            (f"{self.text('ui-hand')}: ", "bold"), self.cards(hand["cards"]) or DOT, (f"  ({goes})", "dim")
        )

    def details(self, view: View, width: int) -> RenderableType:
        """Everybody's lair and ocean in full, then the cards of the game."""
        lines: list[RenderableType] = []
        for hand in view["hands"]:
            lines.append(Text(self.names(hand["hand"]), "bold"))
            lines.append(Text.assemble(f"  {self.text('ui-lair')}: ", self.lair_cell(hand)))
            for height in range(TOP - 1, 0, -1):
                if hand["ocean"][str(height)]:
                    cards = self.cards(hand["ocean"][str(height)])
                    lines.append(Text(f"  {self.text('height', n=height)}: {cards}"))
            numbers = " ".join(map(str, hand["tentacle"]))
            reach = self.text("ui-tentacle-height", n=len(hand["tentacle"]))
            lines.append(Text(f"  {reach} {f'({numbers})' if numbers else ''}".rstrip()))
        return Group(*lines, Text(), self.below(view), Text(), self.card_list(view))

    def card_list(self, view: View) -> RenderableType:
        """What is printed on every card."""
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        table.add_column(Text(self.text("rules-cards"), "bold"), no_wrap=True)
        for heading in ("food", "height", "points", "copies"):
            table.add_column(self.text(f"ui-column-{heading}"), justify="right", no_wrap=True)
        for card, figures in view["cards"].items():
            sets = "/".join(map(str, view["sets"]["babies" if card == "baby" else "mermaids"]))
            points = str(figures["points"]) if "points" in figures else sets
            height = self.text("height-short", n=figures["height"])
            table.add_row(self.text(f"card-{card}"), str(figures["food"]), height, points, str(figures["copies"]))
        return table

    # --- answers ---
    def answer(self, answer: str) -> str:
        """A card, or what to do with it."""
        return self.text(f"answer-{answer}") if answer in ("place", "feed") else self.text(f"card-{answer}")

    def choice(self, answer: str, part: Part, view: View) -> str:
        """The name of a card with what it would bring; for the two uses what comes of them."""
        if answer in ("place", "feed"):
            card = self.card_in_question(part, view)
            forecast = view["outlook"].get(card, {}).get(answer)
            return self.forecast(answer, forecast) if forecast else self.answer(answer)
        name = self.text(f"card-{answer}")
        forecast, food = view["outlook"].get(answer), view["cards"][answer]["food"]
        if not forecast:
            return name
        eaten = f"; {self.text('ui-food', n=food)}" if food else ""
        return f"{name} ({self.forecast('place', forecast['place'])}{eaten})"

    def card_in_question(self, part: Part, view: View) -> str:
        """The card whose use is asked."""
        parameters = part["prompt"]["params"]
        return str(parameters["card"][1]) if "card" in parameters else ""

    def forecast(self, use: str, outlook: Mapping[str, Any]) -> str:
        """What placing or feeding would bring, in words."""
        if use == "place":
            kind = "lair" if outlook["height"] == 0 else "reach" if outlook["in_reach"] else "needs"
            return self.text(f"ui-outlook-{kind}", points=outlook["points"], height=outlook["height"])
        parts = [self.text("ui-outlook-grows", n=outlook["grows"], height=outlook["height"])]
        if outlook["wasted"]:
            parts.append(self.text("ui-outlook-wasted", n=outlook["wasted"]))
        if outlook["ship"]:
            parts.append(self.text("ui-outlook-ship", points=outlook["ship"]))
        if outlook["grows"]:
            parts.append(self.text("ui-outlook-catch", points=outlook["catch"]))
        return ", ".join(parts)

    def explain(self, answer: str, part: Part, view: View) -> str:
        """What a card is for and what is printed on it; for the two uses what comes of them."""
        if answer in ("place", "feed"):
            return self.choice(answer, part, view)
        return f"{self.text(f'help-{answer}')} {self.figures(answer, view)}"

    def figures(self, name: str, view: View) -> str:
        """The figures on a card in words."""
        return self.printed(name, view) if name in view["cards"] else ""

    def printed(self, card: str, view: View) -> str:
        figures = view["cards"][card]
        first, second = view["sets"]["babies"]
        one, two, three = view["sets"]["mermaids"]
        if card == "baby":
            words = [self.text("help-babies", first=first, second=second)]
        elif card == "mermaid":
            words = [self.text("help-mermaids", one=one, two=two, three=three)]
        else:
            words = [self.text("help-points", n=figures["points"])]
        words.append(self.text("help-place", height=figures["height"]))
        words.append(self.text("help-feed", food=figures["food"]))
        return " ".join(words)

    # --- the log ---
    def sentences(self, events: Sequence[Message]) -> list[tuple[str, str]]:
        """Events as sentences, without what goes without saying."""
        return super().sentences([event for event in events if event["key"] != "kraken-event-passed"])

    def style(self, key: str) -> str:
        """The colour of a sentence."""
        return STYLES.get(key.removeprefix("kraken-event-"), "dim" if key.endswith("-empty") else "")

    # --- the end ---
    def places(self, view: View) -> RenderableType:
        """The score sheet: cards, baby krakens, mermaids, ships."""
        result, table = view["result"], Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        kinds = ("cards", "babies", "mermaids", "ships", "total")
        for heading in (self.words.text("cli-rank"), "#"):
            table.add_column(heading, justify="right", no_wrap=True)
        table.add_column(self.words.text("cli-player"), no_wrap=True, max_width=20, overflow="ellipsis")
        for kind in kinds:
            table.add_column(self.text(f"end-{kind}"), justify="right", no_wrap=True)
        for sheet in sorted(view["sheet"], key=lambda s: (result["ranks"][s["hand"]], s["hand"])):
            seat = sheet["hand"]
            figures = sheet | {"cards": sum(sheet["cards"].values())}
            cells = [
                str(result["ranks"][seat]),
                str(seat + 1),
                self.person(seat),
                *(str(figures[kind]) for kind in kinds),
            ]
            table.add_row(*cells, style="bold green" if seat in result["winners"] else "")
        return table


FACE = KrakenFace
