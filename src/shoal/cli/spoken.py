"""The language of the command line: `--lang` everywhere, and commands that explain themselves from the catalogues.

A command `shoal NAME` is explained by the messages `cli-about-NAME` and `cli-short-NAME`, a flag by the message that its
help names. They are looked up when they are shown, so that the language may be chosen on the same line.
"""

import contextlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import click

from shoal.messages import PSEUDO, from_environment, languages, say, use


def _set_language(ctx: click.Context, parameter: click.Parameter, value: str | None) -> None:
    """Use a language; the outermost command falls back to the one of the environment."""
    if value is not None:
        use(value)
    elif ctx.parent is None:
        use(from_environment())


class _Languages(click.Choice[str]):
    """The languages there are; the pseudo-language is taken but not offered."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return PSEUDO if value == PSEUDO else super().convert(value, param, ctx)


class Flag(click.Option):
    """A flag whose help is put together when it is shown."""

    def __init__(self, flags: Sequence[str], says: Callable[[], str], **more: Any) -> None:
        super().__init__(flags, **more)
        self.says = says


_LANGUAGE = click.Option(
    ["--lang"],
    type=_Languages(languages()),
    help="cli-flag-lang",
    callback=_set_language,
    expose_value=False,
    is_eager=True,
)


HELD = "\N{NON-BREAKING HYPHEN}"


class _Formatter(click.HelpFormatter):
    """Breaks lines at spaces only: a word with a hyphen, `whale-shark` for one, has to be typed in one piece."""

    def write_text(self, text: str) -> None:
        super().write_text(text.replace("-", HELD))

    def write_dl(self, rows: Iterable[tuple[str, str]], *args: Any, **more: Any) -> None:
        super().write_dl([(first, second.replace("-", HELD)) for first, second in rows], *args, **more)

    def getvalue(self) -> str:
        return super().getvalue().replace(HELD, "-")


class _Context(click.Context):
    formatter_class = _Formatter


class Command(click.Command):
    """A command in the language of whoever uses it. `words` are put into its explanation."""

    context_class = _Context

    def __init__(self, *args: Any, about: str = "", words: Callable[[], dict[str, str]] = dict, **more: Any) -> None:
        super().__init__(*args, **more)
        self.about, self.words = about or f"cli-about-{self.name}", words

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Every command takes --lang."""
        *own, last = super().get_params(ctx)
        return [*own, _LANGUAGE, last]

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """The flag --help, explained like the others."""
        option = super().get_help_option(ctx)
        if option and option.help == "Show this message and exit.":  # as it was made
            option.help = "cli-click-help"
        return option

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The explanation; examples keep their lines."""
        paragraphs = say(self.about, **self.words()).split("\n\n")
        self.help = "\n\n".join("\b\n" + text if text.startswith("shoal ") else text for text in paragraphs)
        super().format_help_text(ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The flags, in words."""
        with _in_words(self.get_params(ctx)):
            super().format_options(ctx, formatter)


class Group(Command, click.Group):
    """A group of commands in the language of whoever uses it."""


@contextlib.contextmanager
def _in_words(params: Sequence[click.Parameter]) -> Iterator[None]:
    """Let flags have their help in words for a moment."""
    options = [param for param in params if isinstance(param, click.Option)]
    keys = [option.help for option in options]
    for option, key in zip(options, keys, strict=True):
        option.help = option.says() if isinstance(option, Flag) else say(key) if key else key
    try:
        yield
    finally:
        for option, key in zip(options, keys, strict=True):
            option.help = key
