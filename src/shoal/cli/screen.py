"""The screen and the keyboard: prints, asks, clears; works as well when both are pipes."""

import contextlib
import sys
from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from shoal.cli.console import clean, console


class Leave(Exception):
    """Whoever sits here wants to stop: Ctrl-C, Ctrl-D, the end of the input or `quit`."""


class Screen:
    """What people look at and type on."""

    def __init__(self, plain: bool = False) -> None:
        self.console = console(plain)
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()

    @property
    def width(self) -> int:
        """How many columns there are."""
        return self.console.width

    def print(self, *things: RenderableType, style: str = "") -> None:
        """Print, each thing on its own lines."""
        for thing in things or ("",):
            self.console.print(thing, style=style or None)

    def clear(self) -> None:
        """Leave nothing of what was shown: the screen, what can be scrolled back to, what was typed."""
        if self.interactive:
            sys.stdout.write("\033[2J\033[3J\033[H")
            sys.stdout.flush()
            with contextlib.suppress(ImportError):
                import readline

                readline.clear_history()
                for key in (r'"\C-y"', r'"\ey"'):  # what somebody cut out of a line, the next could paste
                    readline.parse_and_bind(f"{key}: redraw-current-line")
        else:
            self.print(Text("-" * min(self.width, 40), "dim"))

    def ask(self, prompt: str, words: Sequence[str] = ()) -> str:
        """One line from the keyboard. Tab completes `words`."""
        try:
            with completing(words, self.interactive):
                self.console.print(Text(prompt, "bold"), end=" ")
                line = input()
        except (EOFError, KeyboardInterrupt):
            self.print()
            raise Leave from None
        except (UnicodeDecodeError, ValueError):
            return "\N{REPLACEMENT CHARACTER}"  # not a text; no answer reads like this
        if not self.interactive:
            self.print(Text(clean(line, 60)))  # so that what was piped in can be followed
        return line


@contextlib.contextmanager
def completing(words: Sequence[str], interactive: bool) -> Iterator[None]:
    """Let Tab complete words, where the terminal can."""
    if not interactive:
        yield
        return
    try:
        import readline
    except ImportError:
        yield
        return

    def complete(text: str, state: int) -> str | None:
        found = [word for word in words if word.startswith(text)]
        return found[state] if state < len(found) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")
    try:
        yield
    finally:
        readline.set_completer(None)
