"""`shoal replay` and `shoal verify`: game records in files."""

import json
import warnings
from pathlib import Path
from typing import Any

import click
from rich.text import Text

from shoal.cli import saves
from shoal.cli.console import clean, console, indented, one_line
from shoal.cli.faces import Face, face
from shoal.cli.screen import Leave, Screen
from shoal.cli.spoken import Command

LARGEST = 20_000_000  # bytes; a record of a long game has some ten thousand


class Unreadable(ValueError):
    """A file that holds no game record."""


def locate(path: Path) -> Path:
    """The file that is meant: itself, or the record that `shoal play` kept under this name."""
    kept = saves.record_path(str(path))
    return kept if not path.exists() and path.name == str(path) and kept.is_file() else path


def read_record(path: Path) -> Any:
    """The data in a record file."""
    path = locate(path)
    try:
        if path.is_dir():
            raise Unreadable("this is a folder")
        if not path.is_file() and path.exists():
            raise Unreadable("this is no ordinary file")
        if path.stat().st_size > LARGEST:
            raise Unreadable(f"too large for a game record ({path.stat().st_size:,} bytes)")
        return json.loads(path.read_bytes().decode("utf-8"))
    except FileNotFoundError:
        raise Unreadable("there is no such file") from None
    except OSError as error:
        raise Unreadable(error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise Unreadable("this is no text file, and a game record is JSON") from None
    except json.JSONDecodeError as error:
        raise Unreadable(f"this is not JSON: {error.msg} in line {error.lineno}, column {error.colno}") from None
    except (ValueError, RecursionError):
        raise Unreadable("this is not the JSON of a game record") from None


def people_of(record: Any, seats: int) -> dict[int, str]:
    """The names in a record, made safe; players by number where there are none."""
    names = record.get("names") if isinstance(record, dict) else None
    found = {seat: f"Player {seat + 1}" for seat in range(seats)}
    if isinstance(names, list) and len(names) == seats:
        found |= {seat: clean(name) for seat, name in enumerate(names) if isinstance(name, str) and clean(name)}
    return found


# What a record that is no record may run into on the way.
DAMAGE = (ArithmeticError, LookupError, TypeError, ValueError, AttributeError, AssertionError, RecursionError)


@click.command(cls=Command, short_help="Check that a game record holds together.")
@click.argument("paths", metavar="FILE...", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--plain", is_flag=True, help="No colours.")
def verify(paths: tuple[Path, ...], plain: bool) -> None:
    """Check game records: that the key is the one promised when the table opened, that every move was legal, and that
    the game comes out as the record says.

    A name that `shoal play` printed does as well as a file. Exit code 0: all hold. 1: one is not.
    2: a file cannot be read. The format is described in docs/records.md.

    \b
    shoal verify my-game.json
    shoal verify krill-1
    """
    screen = console(plain)
    worst = 0
    for path in paths:
        code, text = verify_one(path)
        style, sign = (("green", "✓"), ("red", "✗"), ("yellow", "!"))[code]
        screen.print(Text.assemble((f"{sign} ", style), (f"{path}: ", "bold"), text), soft_wrap=True)
        worst = max(worst, code)
    raise SystemExit(worst)


def verify_one(path: Path) -> tuple[int, str]:
    """0 and how the game ended, 1 and what is wrong, or 2 and why it cannot be read."""
    try:
        record = read_record(path)
    except Unreadable as error:
        return 2, one_line(error)
    from shoal.match import RecordError
    from shoal.match import verify as verify_record

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            match = verify_record(record)
    except RecordError as error:
        return 1, one_line(error)
    except DAMAGE as error:
        return 1, f"the record is damaged: {one_line(error)}"
    seal = f"seal {match.commitment[:16]}… kept"
    if match.variant.components != match.game.load_components(match.game.folder / "components.toml").digest:
        seal += f", with other components than Shoal's own ({match.variant.components[:16]}…)"
    moves = f"{len(match.moves)} moves legal"
    if not match.over or match.result is None:
        return 0, f"holds as far as it goes: {seal}, {moves}; the game is not over"
    people = people_of(record, match.seats)
    points = ", ".join(f"{people[seat]} {match.result['points'][seat]}" for seat in range(match.seats))
    winners = ", ".join(people[seat] for seat in match.result["winners"]) or "nobody"
    return 0, f"holds: {seal}, {moves}. {points}. First: {winners}"


@click.command(cls=Command, short_help="Show a game record step by step.")
@click.argument("path", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--steps", is_flag=True, help="Show the whole table after every step, and wait for Enter between them.")
@click.option("--seat", type=int, metavar="N", help="See it as the person in seat N saw it. [default: as a spectator]")
@click.option("--memory", is_flag=True, help="With memory aids.")
@click.option("--plain", is_flag=True, help="No colours.")
def replay(path: Path, steps: bool, seat: int | None, memory: bool, plain: bool) -> None:
    """Show a game record, in words. A name that `shoal play` printed does as well as a file.

    \b
    shoal replay my-game.json             the whole game as a log
    shoal replay krill-1 --steps          step by step, with the table
    shoal replay krill-1 --seat 2         with what seat 2 knew
    """
    try:
        record = read_record(path)
    except Unreadable as error:
        raise click.UsageError(f"{path}: {one_line(error)}") from None
    from shoal.match import RecordError
    from shoal.match import replay as replay_record

    seen: list[Any] = []
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            match = replay_record(record, seen.append)
    except RecordError as error:
        raise click.UsageError(f"{path}: {one_line(error)}") from None
    except DAMAGE as error:
        raise click.UsageError(f"{path}: the record is damaged: {one_line(error)}") from None
    if seat is not None and not 1 <= seat <= match.seats:
        raise click.UsageError(f"--seat {seat}: this game has seats 1 to {match.seats}.")
    people = people_of(record, match.seats)
    screen = Screen(plain)
    shown = face(match.game, people, int(match.view(None)["hands_each"]))
    viewer = None if seat is None else seat - 1
    try:
        if steps:
            for frame in seen:
                show_step(screen, shown, frame, viewer, memory)
        else:
            tell(screen, shown, [event for frame in seen for event in frame.events(viewer)])
    except Leave:
        return
    screen.print()
    if match.over:
        screen.print(shown.sheet(match.view(None), screen.width))
    else:
        screen.print(Text("The record ends here; the game is not over.", "yellow"))


def tell(screen: Screen, shown: Face, events: list[Any]) -> bool:
    """Print what happened; whether there was anything."""
    sentences = shown.sentences(events)
    for sentence, style in sentences:
        text = Text(indented(sentence, screen.width, 4, 2), style)
        if style == "bold cyan":
            screen.print()
            text = Text(f"── {sentence}", style)
        screen.print(text)
    return bool(sentences)


def show_step(screen: Screen, shown: Face, frame: Any, viewer: int | None, memory: bool) -> None:
    """One automatic step: what happened, and the table after it."""
    if tell(screen, shown, frame.events(viewer)):
        screen.print()
        screen.print(shown.table(frame.view(viewer, memory), screen.width))
        if screen.interactive:
            screen.ask("Enter: next step. Ctrl-D: stop.")
        screen.print()
