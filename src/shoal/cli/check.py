"""`shoal check`: run scenario files."""

import time
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.text import Text

from shoal.cli.console import console, one_line, reason_of
from shoal.cli.spoken import Command
from shoal.messages import say

LARGEST = 1_000_000  # bytes


def files_of(paths: tuple[Path, ...]) -> list[Path]:
    """The scenario files named, those in folders included."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted(path.rglob("*.toml"))
            if not inside:
                raise click.UsageError(say("cli-error-no-folder-files", path=str(path)))
            found += inside
        else:
            found.append(path)
    return list(dict.fromkeys(found))


@click.command(cls=Command)
@click.argument("paths", metavar="FILE...", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--plain", is_flag=True, help="cli-flag-plain")
@click.option("-q", "--quiet", is_flag=True, help="cli-flag-quiet")
def check(paths: tuple[Path, ...], plain: bool, quiet: bool) -> None:
    """Run scenarios: small TOML files that ask a question about the rules and say what must hold."""
    screen, errors = console(plain), console(plain, stderr=True)
    files = files_of(paths)
    begun = time.perf_counter()
    failed = unreadable = 0
    columns = (TextColumn("{task.completed}/{task.total}"), BarColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task("", total=len(files))
        for path in files:
            progress.update(task, description=path.name)
            mark, lines = run_one(path)
            failed += mark == "fails"
            unreadable += mark == "unreadable"
            if not (quiet and mark == "holds"):
                show(screen, path, mark, lines)
            progress.advance(task)
    held = len(files) - failed - unreadable
    style = "bold red" if failed or unreadable else "bold green"
    sums = say("cli-check-sum", n=len(files), held=held, failed=failed, unreadable=unreadable)
    screen.print(Text(f"{sums} ({time.perf_counter() - begun:.1f} s)", style))
    raise SystemExit(2 if unreadable else 1 if failed else 0)


def run_one(path: Path) -> tuple[str, list[str]]:
    """Whether a scenario holds, with its title and what does not hold, or why it cannot be read."""
    from shoal.match.scenario import ScenarioError
    from shoal.match.scenario import check as run

    try:
        if path.is_file() and path.stat().st_size > LARGEST:
            raise ScenarioError(say("cli-check-large", n=path.stat().st_size))
        outcome = run(path)
    except ScenarioError as error:
        return "unreadable", [one_line(error).removeprefix(str(path)).lstrip(": ")]
    except (ArithmeticError, LookupError, TypeError, ValueError, AttributeError, RecursionError, OSError) as error:
        return "unreadable", [reason_of(error)]
    return "fails" if outcome.failures else "holds", [outcome.title, *outcome.failures]


def show(screen: Console, path: Path, mark: str, lines: list[str]) -> None:
    """Print one scenario."""
    style, sign = {"holds": ("green", "✓"), "fails": ("red", "✗"), "unreadable": ("yellow", "!")}[mark]
    if mark == "unreadable":
        screen.print(Text.assemble((f"{sign} ", style), (f"{path}: ", "bold"), lines[0]), soft_wrap=True)
        return
    title = (one_line(lines[0]), "bold" if mark == "fails" else "")
    screen.print(Text.assemble((f"{sign} ", style), title, (f"  {path.name}", "dim")), soft_wrap=True)
    for line in lines[1:]:
        screen.print(Text(f"    {one_line(line, 2000)}"), soft_wrap=True)
