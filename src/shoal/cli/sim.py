"""`shoal sim`: many games played by bots, and what came out."""

import dataclasses
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

import click
from rich.cells import cell_len
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from shoal.arena.sim import MOST, POLICIES, Seat, Statistics, simulate
from shoal.cli.console import ANY_SEED, Whole, console, indented, refuse
from shoal.cli.faces import Face, face
from shoal.cli.options import PerGame, game_flags, given_options, option_words
from shoal.cli.spoken import Command, Flag
from shoal.kernel import OptionError
from shoal.match import GameHandle, game
from shoal.match.words import words
from shoal.messages import say

# What a narrow screen can do without, the first of these first.
SPARED = (("lower", "upper"), ("sd",), ("min", "max"), ("median",), ("interval",), ("bot",))


def _command(name: str) -> click.Command:
    handle = game(name)
    flags = [
        click.Option(["-n", "n"], type=Whole(1, MOST), default=1000, help="cli-flag-sim-n"),
        Flag(
            ["--bots"],
            lambda: say("cli-flag-sim-bots", bots=", ".join(POLICIES)),
            default="instinct",
            show_default=True,
        ),
        click.Option(
            ["--seed"],
            type=Whole(0, ANY_SEED),
            default=0,
            metavar="N",
            help="cli-flag-sim-seed",
        ),
        click.Option(
            ["--threads"],
            type=Whole(0, 256),
            default=0,
            help="cli-flag-sim-threads",
        ),
        click.Option(
            ["--json", "json_file"],
            type=click.Path(dir_okay=False, path_type=Path),
            metavar="FILE",
            help="cli-flag-sim-json",
        ),
        click.Option(["--plain"], is_flag=True, help="cli-flag-plain"),
        *game_flags(handle),
    ]

    def run(**parameters: Any) -> None:
        run_sim(handle, **parameters)

    return Command(
        name,
        params=list(flags),
        callback=run,
        about="cli-about-sim-game",
        words=lambda: {"game": name, "title": words(handle.kernel).text(f"{name}-name")},
    )


@click.group(
    cls=PerGame,
    command=_command,
    summary="cli-sim-one",
)
def sim() -> None:
    """Let bots play many games and print scores, first places and speed."""


def run_sim(
    handle: GameHandle,
    n: int,
    bots: str,
    seed: int,
    threads: int,
    json_file: Path | None,
    plain: bool,
    **parameters: Any,
) -> None:
    """Simulate and print."""
    screen, errors = console(plain), console(plain, stderr=True)
    names = [option.name for option in handle.options]
    components = parameters.pop("components")
    if json_file:
        _check_writable(json_file)
    try:
        variant = handle.variant(components, **given_options(handle, parameters))
        count = TextColumn(f"{{task.completed:,}}/{{task.total:,}} {say('cli-sim-games')}")
        columns = (count, BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
        with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
            task = progress.add_task("", total=n)
            found = simulate(
                variant,
                [bot.strip() for bot in bots.split(",")],
                n,
                seed=seed,
                threads=threads,
                report=lambda done, of: progress.update(task, completed=done),
            )
    except OptionError as error:
        raise refuse(error, names) from None
    show(screen, handle, found)
    if json_file:
        try:
            json_file.write_text(json.dumps(as_data(found), indent=2) + "\n", encoding="utf-8")
        except OSError as error:
            raise click.UsageError(say("cli-error-file", what=f"--json {json_file}", reason=error.strerror)) from None
    if not found.games:
        raise SystemExit(130)


def _check_writable(path: Path) -> None:
    """Say that a file cannot be written before the games are played rather than afterwards."""
    try:
        with path.open("a", encoding="utf-8"):
            pass
    except OSError as error:
        raise click.UsageError(say("cli-error-file", what=f"--json {path}", reason=error.strerror)) from None


def as_data(found: Statistics) -> dict[str, Any]:
    """The numbers as plain data."""
    return dataclasses.asdict(found) | {
        "games_per_second": found.games_per_second,
        "decisions_per_second": found.decisions_per_second,
    }


def show(screen: Console, handle: GameHandle, found: Statistics) -> None:
    """Print the statistics."""
    catalogue = words(handle.kernel)
    said = option_words(catalogue, handle.name, handle.options, found.options)
    seats = say("cli-sim-seats", n=len(found.seats))
    screen.print(Text(", ".join([catalogue.text(f"{handle.name}-name"), seats, *said]), "bold"))
    if found.games < found.asked:
        screen.print(Text(say("cli-sim-stopped", n=found.games, of=found.asked), "yellow"))
    if not found.games:
        return
    shown = face(handle.kernel, {}, 1)
    screen.print(seats_table(found.seats, shown, screen.width))
    ends = ", ".join(say("cli-sim-end", n=count, end=shown.end(name)) for name, count in found.ends.items())
    said = [say("cli-sim-shared", n=found.shared, share=f"{100 * found.shared / found.games:.2f}")]
    said += [say("cli-sim-nobody", n=found.nobody)] if found.nobody else []
    said.append(say("cli-sim-ends", ends=ends))
    speed = say(
        "cli-sim-speed",
        games=found.games,
        decisions=found.decisions,
        seconds=f"{found.seconds:.2f}",
        threads=found.threads,
        rate=round(found.games_per_second),
        speed=round(found.decisions_per_second),
        seed=str(found.seed),
    )
    screen.print(indented(" ".join(said), screen.width, 0), indented(speed, screen.width, 0), sep="\n")


def seats_table(seats: Sequence[Seat], shown: Face, width: int) -> Table:
    """How the seats fared, in as many columns as there is room for."""
    columns = {
        "seat": [say("cli-sim-seat"), *(shown.seat(number) for number in range(len(seats)))],
        "bot": [say("cli-sim-bot"), *(seat.bot for seat in seats)],
        "mean": [say("cli-sim-mean"), *(f"{seat.mean:.2f}" for seat in seats)],
        "sd": [say("cli-sim-sd"), *(f"{seat.sd:.2f}" for seat in seats)],
        "min": [say("cli-sim-min"), *(str(seat.minimum) for seat in seats)],
        "lower": ["25 %", *(f"{seat.quartiles[0]:g}" for seat in seats)],
        "median": ["50 %", *(f"{seat.quartiles[1]:g}" for seat in seats)],
        "upper": ["75 %", *(f"{seat.quartiles[2]:g}" for seat in seats)],
        "max": [say("cli-sim-max"), *(str(seat.maximum) for seat in seats)],
        "first": [say("cli-sim-first"), *(f"{100 * seat.share:.2f} %" for seat in seats)],
        "interval": ["95 %", *(f"{100 * seat.low:.2f}–{100 * seat.high:.2f}" for seat in seats)],
    }
    for names in SPARED:
        if sum(max(map(cell_len, cells)) + 2 for cells in columns.values()) - 2 > width:
            columns = {name: cells for name, cells in columns.items() if name not in names}
    table = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
    for name, (heading, *_) in columns.items():
        side: Literal["left", "right"] = "left" if name in ("seat", "bot", "interval") else "right"
        table.add_column(heading, justify=side, no_wrap=True, style="bold" if name == "first" else "")
    for row in zip(*(cells[1:] for cells in columns.values()), strict=True):
        table.add_row(*row)
    return table
