"""The language of the command line: `--lang` everywhere, and commands that explain themselves from the catalogues."""

from typing import Any

import click

from shoal.messages import PSEUDO, from_environment, languages, use


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


class Command(click.Command):
    """A command in the language of whoever uses it."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Every command takes --lang."""
        *own, last = super().get_params(ctx)
        return [*own, _LANGUAGE, last]


class Group(Command, click.Group):
    """A group of commands in the language of whoever uses it."""


_LANGUAGE = click.Option(
    ["--lang"],
    type=_Languages(languages()),
    help="The language. [default: SHOAL_LANG, or else that of the system]",
    callback=_set_language,
    expose_value=False,
    is_eager=True,
)
