"""Rules stay rules: what they import, and that chance comes from `below` alone.

The direction of imports between the layers is checked by import-linter (`make check`).
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src"
SHOAL = SOURCE / "shoal"
RULES = sorted(SHOAL.glob("games/*/rules.py"))
# Everything of a game that is compiled.
COMPILED = sorted(path for name in ("rules", "hidden", "instinct") for path in SHOAL.glob(f"games/*/{name}.py"))
KERNEL = sorted(SHOAL.glob("kernel/**/*.py"))

# Modules through which chance, the clock or the outside world could come in.
UNCERTAIN = {"random", "secrets", "uuid", "time", "datetime", "os", "socket", "threading", "hashlib", "tempfile"}
CHANCE = {"random", "secrets", "uuid"}


def name(path: Path) -> str:
    return str(path.relative_to(SHOAL))


def imported(tree: ast.AST) -> Iterator[str]:
    """The full name of every module and of every name taken from one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def under(module: str, *packages: str) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


def uncertain_uses(tree: ast.AST, modules: set[str]) -> list[str]:
    """Every place where `tree` reaches for a module of `modules`, or for numpy's generators."""
    found = [module for module in imported(tree) if under(module, *modules) or under(module, "numpy.random")]
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            spelled = f"{node.value.id}.{node.attr}"
            if spelled in ("np.random", "numpy.random"):
                found.append(f"{spelled} in line {node.lineno}")
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("hash", "id", "__import__")
        ):
            found.append(f"{node.func.id}() in line {node.lineno}")
    return found


def test_there_is_something_to_look_at() -> None:
    assert RULES and KERNEL


@pytest.mark.parametrize("path", RULES, ids=name)
def test_rules_import_numpy_the_kernel_and_their_own_game(path: Path) -> None:
    own = ".".join(path.parent.relative_to(SOURCE).parts)
    modules = list(imported(ast.parse(path.read_text())))
    assert [m for m in modules if not under(m, "numpy", "typing", "shoal.kernel", own)] == []


@pytest.mark.parametrize("layer", ["kernel", "games", "match", "bots"])
def test_what_the_facade_is_made_of_does_not_import_it(layer: str) -> None:
    """`import shoal` brings these layers together; import-linter looks at packages below `shoal` only."""
    modules = [(name(p), m) for p in SHOAL.glob(f"{layer}/**/*.py") for m in imported(ast.parse(p.read_text()))]
    facade = [
        (where, m)
        for where, m in modules
        if m == "shoal" or (m.count(".") == 1 and not (SHOAL / m.removeprefix("shoal.")).exists())
    ]
    assert [(where, m) for where, m in facade if under(m, "shoal")] == []


@pytest.mark.parametrize("path", COMPILED, ids=name)
def test_rules_know_no_chance_but_below(path: Path) -> None:
    assert uncertain_uses(ast.parse(path.read_text()), UNCERTAIN) == []


@pytest.mark.parametrize("path", KERNEL, ids=name)
def test_the_kernel_knows_no_chance_but_its_own(path: Path) -> None:
    assert uncertain_uses(ast.parse(path.read_text()), CHANCE) == []


@pytest.mark.parametrize(
    "text",
    [
        "import random",
        "from random import randrange",
        "import numpy.random",
        "from numpy import random",
        "from numpy.random import default_rng",
        "import numpy as np\n\ndef f():\n    return np.random.rand()",
        "import time",
        "def f(x):\n    return hash(x)",
    ],
)
def test_other_chance_would_be_found(text: str) -> None:
    assert uncertain_uses(ast.parse(text), UNCERTAIN)
