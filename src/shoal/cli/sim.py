"""`shoal sim`: many games played by bots, and what came out."""

import dataclasses
import json
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from shoal.arena.sim import MOST, POLICIES, Statistics, simulate
from shoal.cli.console import Whole, console, refuse
from shoal.cli.options import PerGame, game_flags, given_options, option_words
from shoal.cli.spoken import Command
from shoal.kernel import OptionError
from shoal.match import GameHandle, game
from shoal.match.words import words


def _command(name: str) -> click.Command:
    handle = game(name)
    flags = [
        click.Option(
            ["-n", "n"], type=Whole(1, MOST), default=1000, metavar="N", help="How many games. [default: 1000]"
        ),
        click.Option(
            ["--bots"],
            default="instinct",
            show_default=True,
            help=f"One bot for all seats, or one for each, with commas between. Bots: {', '.join(POLICIES)}.",
        ),
        click.Option(
            ["--seed"],
            type=Whole(0, 2**63 - 1),
            default=0,
            metavar="N",
            help="Another seed, other games. [default: 0]",
        ),
        click.Option(
            ["--threads"],
            type=Whole(0, 256),
            default=0,
            metavar="N",
            help="How many at once; 0: every core, from 2000 games on. [default: 0]",
        ),
        click.Option(
            ["--json", "json_file"],
            type=click.Path(dir_okay=False, path_type=Path),
            metavar="FILE",
            help="Write all numbers there.",
        ),
        click.Option(["--plain"], is_flag=True, help="No colours."),
        *game_flags(handle),
    ]
    text = (
        f"Let bots play many games of {name} and print what came out.\n\n"
        "First places count 1/k where k seats share one, with 95 % Wilson intervals. The same seed repeats the games."
        f"\n\n\b\nshoal sim {name} -n 100000\nshoal sim {name} -n 20000 --players 3 --bots instinct,random,random"
        f"\nshoal sim {name} -n 20000 --json numbers.json"
    )

    def run(**parameters: Any) -> None:
        run_sim(handle, **parameters)

    return Command(name, params=list(flags), callback=run, help=text)


@click.group(
    cls=PerGame,
    command=_command,
    summary="Simulate {0}; its options are flags.",
    short_help="Let bots play many games.",
)
def sim() -> None:
    """Let bots play many games and print scores, first places and speed.

    \b
    shoal sim krill -n 100000
    shoal sim krill --help                all options of the game
    """


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
        count = TextColumn("{task.completed:,}/{task.total:,} games")
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
            raise click.UsageError(f"--json {json_file}: {error.strerror}") from None
    if not found.games:
        raise SystemExit(130)


def _check_writable(path: Path) -> None:
    """Say that a file cannot be written before the games are played rather than afterwards."""
    try:
        with path.open("a", encoding="utf-8"):
            pass
    except OSError as error:
        raise click.UsageError(f"--json {path}: {error.strerror}") from None


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
    seats = f"{len(found.seats)} seats"
    screen.print(Text(", ".join([catalogue.text(f"{handle.name}-name"), seats, *said]), "bold"))
    if found.games < found.asked:
        screen.print(Text(f"Stopped after {found.games:,} of {found.asked:,} games.", "yellow"))
    if not found.games:
        return
    table = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
    table.add_column("seat", justify="right")
    table.add_column("bot", overflow="ellipsis", no_wrap=True, max_width=12)
    for heading in ("mean", "sd", "min", "25 %", "50 %", "75 %", "max"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("first", justify="right", no_wrap=True)
    table.add_column("95 %", no_wrap=True)
    for number, seat in enumerate(found.seats, 1):
        quartiles = [f"{q:g}" for q in seat.quartiles]
        table.add_row(
            *(str(number), seat.bot, f"{seat.mean:.2f}", f"{seat.sd:.2f}"),
            *(str(seat.minimum), *quartiles, str(seat.maximum)),
            Text(f"{100 * seat.share:.2f} %", "bold"),
            f"{100 * seat.low:.2f}–{100 * seat.high:.2f}",
        )
    screen.print(table)
    ends = ", ".join(f"{name} {count:,}" for name, count in found.ends.items())
    shared = f"{found.shared:,} ({100 * found.shared / found.games:.2f} %)"
    threads = "one thread" if found.threads == 1 else f"{found.threads} threads"
    nobody = f"  Nobody won: {found.nobody:,}." if found.nobody else ""
    screen.print(f"First place shared: {shared}.{nobody}  Ends: {ends}.")
    screen.print(
        f"{found.games:,} games, {found.decisions:,} decisions in {found.seconds:.2f} s on {threads}: "
        f"{found.games_per_second:,.0f} games/s, {found.decisions_per_second:,.0f} decisions/s. Seed {found.seed}."
    )
