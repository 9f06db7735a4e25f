"""How-to-play pages in the terminal. Each game has one a language, in its folder `how-to-play`, shown in the browser too."""

import re
from typing import Any, ClassVar

from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import Heading, Markdown
from rich.text import Text

from shoal.kernel import Game
from shoal.messages import DEFAULT, current


def how_to_play(game: Game) -> str:
    """The page of a game as Markdown, in the language in use or in English; empty if it has none."""
    for language in (current(), DEFAULT):
        path = game.folder / "how-to-play" / f"{language}.md"
        if path.is_file():
            return path.read_text(encoding="utf-8")
    return ""


class _Heading(Heading):
    """A heading at the left, with a line of its own."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if self.tag != "h1":
            yield Text()
        yield Text(self.text.plain, "bold cyan" if self.tag == "h1" else "bold")


class Page(Markdown):
    """A page without what only a browser or a repository can show: pictures of cards, links into the source."""

    elements: ClassVar[dict[str, Any]] = {**Markdown.elements, "heading_open": _Heading}

    def __init__(self, text: str) -> None:
        text = re.sub(r"<!--.*?-->\n*", "", text)
        super().__init__(re.sub(r"\[([^]]+)\]\((?!https:)[^)]+\)", r"\1", text), hyperlinks=False)
