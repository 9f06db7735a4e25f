"""Every word is in the catalogues, in every language, and nothing that is in them is idle."""

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from shoal.games import NAMES
from shoal.match.words import CASES
from shoal.messages import DEFAULT, languages

ROOT = Path(__file__).resolve().parents[2]
PACKAGE, WEB = ROOT / "src" / "shoal", ROOT / "web" / "src"
OWNERS = ("common", *(name for name in NAMES if (PACKAGE / "games" / name).is_dir()))
OTHERS = [code for code in languages() if code != DEFAULT]
PLURALS = {"en": {"one", "other"}, "ru": {"one", "few", "many"}}
# Parts of a key that are put together from names of games, options, cards and the like.
HOLE = "\0"


class Parts(Visitor):
    """What a message uses: parameters, other messages, and selections by number."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.plurals: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        name, _, case = node.id.name.rpartition("-")
        self.variables.add(name if case in CASES else node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys & {"one", "few", "many"}:
            self.plurals.append(keys)
        self.generic_visit(node)


@cache
def catalogue(owner: str, language: str) -> dict[str, ast.Pattern]:
    """All messages of one catalogue and their attributes, `id.attribute`."""
    folder = PACKAGE if owner == "common" else PACKAGE / "games" / owner
    found: dict[str, ast.Pattern] = {}
    for entry in FluentParser().parse((folder / "messages" / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{owner}/{language}: cannot be read: {entry.content[:80]!r}"
        if isinstance(entry, ast.Message):
            parts = {entry.id.name: entry.value}
            parts |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
            for key, pattern in parts.items():
                assert key not in found, f"{owner}/{language}: {key} is there twice"
                if pattern is not None:
                    found[key] = pattern
    return found


def parts(pattern: ast.Pattern) -> Parts:
    found = Parts()
    found.visit(pattern)
    return found


def without_cases(keys: set[str]) -> set[str]:
    return {key for key in keys if key.partition(".")[2] not in CASES}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("owner", OWNERS)
def test_every_language_has_the_same_messages_with_the_same_parameters(owner: str, language: str) -> None:
    english, other = catalogue(owner, DEFAULT), catalogue(owner, language)
    assert without_cases(set(english)) == without_cases(set(other))
    differ = {
        key: (parts(english[key]).variables, parts(other[key]).variables)
        for key in without_cases(set(english))
        if parts(english[key]).variables != parts(other[key]).variables
    }
    assert not differ


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("owner", OWNERS)
def test_references_lead_somewhere_and_plurals_are_whole(owner: str, language: str) -> None:
    own = catalogue(owner, language)
    known = set(own) | set(catalogue("common", language))
    for key, pattern in own.items():
        assert parts(pattern).references <= known, key
        for plural in parts(pattern).plurals:
            assert plural >= PLURALS[language], f"{key}: {sorted(plural)}"
        assert key.startswith(("ui-", "cli-", "common-") if owner == "common" else f"{owner}-"), key


def test_russian_is_russian() -> None:
    """Nothing was left in English: every message that has letters of its own has Russian ones."""
    for owner in OWNERS:
        for key, pattern in catalogue(owner, "ru").items():
            text = " ".join(one.value for one in pattern.elements if isinstance(one, ast.TextElement))
            if re.search(r"[A-Za-z]{3}", text):
                assert re.search(r"[а-яё]", text) or re.fullmatch(r"Shoal|[-\w ]*", text.strip()), key
                assert text.strip() == "Shoal" or re.search(r"[а-яё]", text), key


# --- what the code asks for ---------------------------------------------------------------------------------------------


@cache
def asked() -> dict[str, str]:
    """All texts in the code that may be keys, with holes for what is put in, and where they stand."""
    found: dict[str, str] = {}
    for path in PACKAGE.rglob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                found.setdefault(node.value, str(path.relative_to(ROOT)))
            elif isinstance(node, python.JoinedStr):
                text = "".join(one.value if isinstance(one, python.Constant) else HOLE for one in node.values)
                found.setdefault(text, str(path.relative_to(ROOT)))
    for path in (*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")):
        if not path.name.endswith(".test.ts"):
            text = path.read_text(encoding="utf-8")
            for literal in re.findall(r"'([\w.-]+)'", text) + re.findall(r"`([^`\s]+)`", text):
                found.setdefault(re.sub(r"\$\{.*?\}(?=[-.\w]|$|\$)", HOLE, literal), str(path.relative_to(ROOT)))
    return {text: where for text, where in found.items() if re.fullmatch(r"[\w.\0-]+", text)}


def pattern_of(text: str) -> re.Pattern[str] | None:
    """What keys a text in the code may become; None if that would be nearly all."""
    plain = re.sub(rf"^(ui|cli|common|{'|'.join(NAMES)})-", "", text.removesuffix(".help").replace(HOLE, ""))
    if not re.search(r"[a-z]{2}", plain):
        return None
    return re.compile("(?:[a-z]+-)?" + re.escape(text.removesuffix(".help")).replace(HOLE, "[\\w-]+"))


def all_keys() -> set[str]:
    return {key for owner in OWNERS for key in catalogue(owner, DEFAULT) if "." not in key}


def test_no_message_is_idle() -> None:
    patterns = [found for found in map(pattern_of, asked()) if found]
    used = {key for key in all_keys() if any(pattern.fullmatch(key) for pattern in patterns)}
    for owner in OWNERS:
        for pattern in catalogue(owner, DEFAULT).values():
            used |= {reference.partition(".")[0] for reference in parts(pattern).references}
    # The words of a game's table in the browser are used when there is one.
    without = tuple(f"{name}-" for name in NAMES if not (WEB / "games" / name).is_dir())
    assert sorted(key for key in all_keys() - used if not (without and key.startswith(without))) == []


def test_no_key_is_missing() -> None:
    keys = all_keys()
    kinds = {re.match(r"(ui|cli|common)-|[a-z]+-[a-z_]+-", key)[0] for key in keys if key.count("-") > 1} | {"common-"}  # type: ignore[index]
    missing = {
        text: where
        for text, where in asked().items()
        if text.startswith(tuple(kinds)) and not text.endswith("-")
        if (found := pattern_of(text)) and not any(found.fullmatch(key) for key in keys)
    }
    assert not missing


@pytest.mark.parametrize("path", sorted((PACKAGE / "cli").rglob("*.py")), ids=lambda path: str(path.name))
def test_the_terminal_asks_for_what_is_there(path: Path) -> None:
    """`self.text` puts the name of the face's game in front; everything else names the whole key."""
    game = path.stem if path.stem in OWNERS else "[a-z]+"
    for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
        if not (isinstance(node, python.Call) and node.args):
            continue
        called = python.unparse(node.func)
        if called not in ("say", "self.say", "self.tell", "self.text", "self.words.text", "catalogue.text"):
            continue
        first = node.args[0]
        if isinstance(first, python.Constant | python.JoinedStr):
            values = first.values if isinstance(first, python.JoinedStr) else [first]
            key = "".join(re.escape(one.value) if isinstance(one, python.Constant) else "[\\w-]+" for one in values)
            whole = f"{game}-{key}" if called == "self.text" else key
            assert any(re.fullmatch(whole, known) for known in all_keys()), f"{called}({python.unparse(first)})"


SAYS = re.compile(r"(click\.(UsageError|echo)|\w*Error|Unreadable|Text(\.assemble)?|(\w+\.)*(print|add_column|ask))")


@pytest.mark.parametrize("path", sorted((PACKAGE / "cli").rglob("*.py")), ids=lambda path: str(path.name))
def test_commands_say_nothing_by_themselves(path: Path) -> None:
    """Whatever is printed or raised comes from a catalogue: no words in what goes there, names of commands aside."""
    for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, python.Call) and SAYS.fullmatch(python.unparse(node.func)):
            # The second argument of a Text is its style.
            for argument in node.args[:1] if python.unparse(node.func) == "Text" else node.args:
                parts = argument.values if isinstance(argument, python.JoinedStr) else [argument]
                said = "".join(str(one.value) for one in parts if isinstance(one, python.Constant) and one.value)
                words = re.sub(r"shoal [a-z]+|--[a-z]+", "", said)
                assert not re.search(r"[^\W\d_]{2}", words), python.unparse(node)


# --- text that is in no catalogue ---------------------------------------------------------------------------------------

SPOKEN = ("aria-label", "title", "alt", "placeholder", "label")


def template_texts(source: str) -> Iterator[str]:
    """What a Svelte component says by itself: text between tags, and attributes that people read or hear."""
    source = re.sub(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", "", source, flags=re.S)
    text, depth, tag, quote = [], 0, "", ""
    for sign in source:
        if depth or (sign == "{"):
            depth += (sign == "{") - (sign == "}")
            if tag:
                tag += sign
        elif tag:
            tag += sign
            quote = "" if sign == quote else quote or (sign if sign in "\"'" else "")
            if sign == ">" and not quote:
                for name, value in re.findall(r'\s([\w-]+)="([^"]*)"', tag):
                    if name in SPOKEN:
                        yield re.sub(r"\{.*\}", "", value)
                tag = ""
        elif sign == "<":
            yield "".join(text)
            text, tag = [], "<"
        else:
            text.append(sign)
    yield "".join(text)


@pytest.mark.parametrize("path", sorted(WEB.rglob("*.svelte")), ids=lambda path: str(path.relative_to(WEB)))
def test_components_say_nothing_by_themselves(path: Path) -> None:
    said = [text.strip() for text in template_texts(path.read_text(encoding="utf-8"))]
    assert [text for text in said if re.search(r"[^\W\d_]{2}", text)] == []


def test_a_component_that_speaks_would_be_found() -> None:
    source = '<script>let a = "Hello";</script><p class="big">{ui.text(\'ui-home\')} Hello</p><img alt="A whale" />'
    assert [text.strip() for text in template_texts(source) if text.strip()] == ["Hello", "A whale"]


# --- how-to-play pages --------------------------------------------------------------------------------------------------


def outline(text: str) -> list[str]:
    """The kinds of blocks of a page, list items, table rows and pictures included."""
    found = []
    for line in text.splitlines():
        if line.startswith("<!--"):
            found.append(line)
        elif kind := re.match(r"#+ |- |\d+\. |\|", line):
            found.append(kind[0])
    return found


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", [name for name in OWNERS if (PACKAGE / "games" / name / "how-to-play").is_dir()])
def test_pages_are_the_same_in_every_language(game: str, language: str) -> None:
    folder = PACKAGE / "games" / game / "how-to-play"
    english = (folder / f"{DEFAULT}.md").read_text(encoding="utf-8")
    assert outline(english) == outline((folder / f"{language}.md").read_text(encoding="utf-8"))
    assert len(outline(english)) > 10
