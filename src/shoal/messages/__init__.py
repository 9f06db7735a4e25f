"""Every word that Shoal says: catalogues in Fluent's syntax, read by Python and by the browser alike.

There is a catalogue for every language here, and one in the folder `messages` of every game. What a game's catalogue
lacks in a language is said in English.
"""

import functools
import os
import re
from collections.abc import Iterable
from importlib import resources
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

DEFAULT = "en"
PSEUDO = "qps"  # English with accents and half as long again: shows what is not in the catalogues and what has no room

_HERE = Path(str(resources.files(__name__)))
_current = DEFAULT


@functools.cache
def languages() -> tuple[str, ...]:
    """The languages there are, English first."""
    found = sorted(path.stem for path in _HERE.glob("*.ftl"))
    return (DEFAULT, *(code for code in found if code != DEFAULT))


def choose(wanted: Iterable[str]) -> str:
    """The first of the wanted languages that there is; English if there is none.

    >>> choose(["C.UTF-8", "ru_RU.UTF-8", "en"])
    'ru'
    >>> choose(["tlh"])
    'en'
    """
    for tag in wanted:
        code = re.split(r"[-_.@]", tag.strip().lower())[0]
        if code in languages() or code == PSEUDO:
            return code
    return DEFAULT


def from_environment() -> str:
    """The language that the environment asks for: SHOAL_LANG, or else the locale."""
    if os.environ.get("SHOAL_LANG"):
        return choose([os.environ["SHOAL_LANG"]])
    locale = next(filter(None, (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return choose([*os.environ.get("LANGUAGE", "").split(":"), locale] if locale not in ("", "C", "POSIX") else [])


def use(language: str) -> None:
    """Let everything that names no language be said in this one from now on."""
    global _current
    _current = choose([language])


def current() -> str:
    """The language in use."""
    return _current


class Catalogue:
    """The messages of one language from several folders, with English for what they lack."""

    def __init__(self, language: str = DEFAULT, *folders: Path) -> None:
        self.language = language
        self._bundles = [_bundle((_HERE, *folders), code) for code in dict.fromkeys((language, DEFAULT))]

    def has(self, key: str, attribute: str = "") -> bool:
        """Whether the catalogue has the message (and the attribute)."""
        return self._holder(key, attribute) is not None

    def _holder(self, key: str, attribute: str) -> FluentBundle | None:
        for bundle in self._bundles:
            if bundle.has_message(key):
                found = bundle.get_message(key)
                if attribute in found.attributes if attribute else found.value is not None:
                    return bundle
        return None

    def text(self, key: str, attribute: str = "", **parameters: Any) -> str:
        """One message; the key itself if the catalogue lacks it."""
        bundle = self._holder(key, attribute)
        if bundle is None:
            return key
        found = bundle.get_message(key)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        return str(bundle.format_pattern(pattern, parameters)[0])

    def list(self, items: list[str], key: str = "common-list") -> str:
        """A list in words: all of them, or with the key `common-list-or` any."""
        if len(items) < 2:
            return "".join(items)
        return self.text(key, first=", ".join(items[:-1]), last=items[-1])


def _bundle(folders: Iterable[Path], language: str) -> FluentBundle:
    """The catalogues of one language in these folders."""
    pseudo = language == PSEUDO
    bundle = FluentBundle([DEFAULT if pseudo else language], use_isolating=False)
    for folder in folders:
        path = folder / f"{DEFAULT if pseudo else language}.ftl"
        if path.is_file():
            resource = FluentResource(path.read_text(encoding="utf-8"))
            if pseudo:
                _Stretch().visit(resource)
            bundle.add_resource(resource)
    return bundle


_ACCENTS = str.maketrans("aceiknorsuyACEIKNORSUY", "áçéïķñöŕšüýÁÇÉÏĶÑÖŔŠÜÝ")


class _Stretch(Visitor):
    """Puts accents on all text and doubles its vowels."""

    def visit_TextElement(self, node: ast.TextElement) -> None:
        node.value = re.sub(r"([aeiouyAEIOUY])", r"\1\1", node.value).translate(_ACCENTS)


@functools.cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(language)


def say(key: str, attribute: str = "", **parameters: Any) -> str:
    """A message that all games share, in the language in use."""
    return _catalogue(_current).text(key, attribute, **parameters)
