"""`shoal replay` and `shoal verify`: game records in files."""

import json
import warnings
from pathlib import Path
from typing import Any

import click
from rich.text import Text

from shoal import bots
from shoal.cli import saves
from shoal.cli.console import clean, console, indented, one_line, reason_of
from shoal.cli.faces import Face, face
from shoal.cli.screen import Leave, Screen
from shoal.cli.seating import called
from shoal.cli.spoken import Command
from shoal.messages import say

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
            raise Unreadable(say("cli-verify-folder"))
        if not path.is_file() and path.exists():
            raise Unreadable(say("cli-verify-odd-file"))
        if path.stat().st_size > LARGEST:
            raise Unreadable(say("cli-verify-large", n=path.stat().st_size))
        return json.loads(path.read_bytes().decode("utf-8"))
    except FileNotFoundError:
        waits = str(path) in saves.names()
        raise Unreadable(say("cli-verify-waits" if waits else "cli-verify-no-file")) from None
    except OSError as error:
        raise Unreadable(error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise Unreadable(say("cli-verify-no-text")) from None
    except json.JSONDecodeError as error:
        raise Unreadable(say("cli-verify-no-json", line=error.lineno, column=error.colno)) from None
    except (ValueError, RecursionError):
        raise Unreadable(say("cli-verify-odd-json")) from None


def people_of(record: Any, seats: int) -> dict[int, str]:
    """The names in a record, made safe; bots and players by number where there are none."""
    found = {seat: say("common-seat", n=seat + 1) for seat in range(seats)}
    for seat, bot in told(record, "bots", seats):
        if bot in bots.names():
            found[seat] = say("common-bot", bot=called(bot), n=seat + 1)
    return found | {seat: clean(name) for seat, name in told(record, "names", seats) if clean(name)}


def told(record: Any, field: str, seats: int) -> list[tuple[int, str]]:
    """The texts of a list with one for each seat; nothing if the record holds anything else there."""
    texts = record.get(field) if isinstance(record, dict) else None
    if not isinstance(texts, list) or len(texts) != seats:
        return []
    return [(seat, text) for seat, text in enumerate(texts) if isinstance(text, str)]


# What a record that is no record may run into on the way.
DAMAGE = (ArithmeticError, LookupError, TypeError, ValueError, AttributeError, AssertionError, RecursionError)


@click.command(cls=Command)
@click.argument("paths", metavar="FILE...", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--plain", is_flag=True, help="cli-flag-plain")
def verify(paths: tuple[Path, ...], plain: bool) -> None:
    """Check game records: the key, every move, and how it came out."""
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
        return 1, say("cli-verify-damaged", reason=reason_of(error))
    what = [say("cli-verify-seal", seal=match.commitment[:16])]
    if match.variant.components != match.game.load_components(match.game.folder / "components.toml").digest:
        what.append(say("cli-verify-components", digest=match.variant.components[:16]))
    what.append(say("cli-verify-moves", n=len(match.moves)))
    if not match.over or match.result is None:
        return 0, say("cli-verify-unfinished", what=", ".join(what))
    people = people_of(record, match.seats)
    points = ", ".join(f"{people[seat]} {match.result['points'][seat]}" for seat in range(match.seats))
    winners = ", ".join(people[seat] for seat in match.result["winners"]) or say("cli-nobody")
    return 0, say("cli-verify-holds", what=", ".join(what), points=points, winners=winners)


@click.command(cls=Command)
@click.argument("path", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--steps", is_flag=True, help="cli-flag-replay-steps")
@click.option("--seat", type=int, metavar="N", help="cli-flag-replay-seat")
@click.option("--memory", is_flag=True, help="cli-flag-replay-memory")
@click.option("--plain", is_flag=True, help="cli-flag-plain")
def replay(path: Path, steps: bool, seat: int | None, memory: bool, plain: bool) -> None:
    """Show a game record, in words."""
    try:
        record = read_record(path)
    except Unreadable as error:
        raise click.UsageError(say("cli-error-file", what=str(path), reason=one_line(error))) from None
    from shoal.match import RecordError
    from shoal.match import replay as replay_record

    seen: list[Any] = []
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            match = replay_record(record, seen.append)
    except RecordError as error:
        raise click.UsageError(say("cli-error-file", what=str(path), reason=one_line(error))) from None
    except DAMAGE as error:
        reason = say("cli-verify-damaged", reason=reason_of(error))
        raise click.UsageError(say("cli-error-file", what=str(path), reason=reason)) from None
    if seat is not None and not 1 <= seat <= match.seats:
        raise click.UsageError(say("cli-error-replay-seat", seat=seat, seats=match.seats))
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
        screen.print(shown.final(match.view(None), screen.width))
    else:
        screen.print(Text(say("cli-record-ends"), "yellow"))
    check_outcome(screen, record, match)


def check_outcome(screen: Screen, record: Any, match: Any) -> None:
    """Say if the game came to something else than its record says, and leave as `shoal verify` would."""
    from shoal.match import RecordError
    from shoal.match.records import compare

    try:
        compare(record, match)
    except RecordError as error:
        screen.print(Text(indented(say("cli-replay-differs", reason=one_line(error)), screen.width, 0), "bold red"))
        raise SystemExit(1) from None


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
            screen.ask(say("cli-next-step"))
        screen.print()
