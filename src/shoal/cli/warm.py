"""`shoal warm`: compile everything now."""

import importlib.util
import multiprocessing
import os
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TaskProgressColumn, TextColumn, TimeElapsedColumn

from shoal.cli.console import console
from shoal.cli.spoken import Command
from shoal.messages import say

if TYPE_CHECKING:
    from shoal.match import GameHandle


def compile_rules(games: list[str], screen: Console) -> None:
    """Compile the rules of games, or load them from the cache, with a progress bar each; one process a game."""
    if not screen.is_terminal:
        screen.print(say("cli-warm-many", games=", ".join(games)))
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    processes = multiprocessing.get_context("spawn")
    news = processes.Queue()
    with Progress(*columns, console=screen, disable=not screen.is_terminal) as progress:
        tasks = {
            name: progress.add_task(f"{say('cli-warm-name', name=name):<32}", total=None, start=False) for name in games
        }

        def tell() -> None:
            while not news.empty():
                name, entry, done, of = news.get()
                text = say("cli-warm-entry", name=name, entry=entry) if entry else say("cli-warm-done", name=name)
                progress.start_task(tasks[name])
                progress.update(tasks[name], description=f"{text:<32}", completed=done, total=of)
                if not entry and not screen.is_terminal:
                    screen.print(text)

        with ProcessPoolExecutor(os.cpu_count(), processes, _hear, (news,)) as workers:
            # The longest first: begun last it would keep one core busy while the others rest.
            waiting = {workers.submit(_compile_game, name) for name in sorted(games, key=_length, reverse=True)}
            while waiting:
                done, waiting = wait(waiting, timeout=0.1, return_when=FIRST_COMPLETED)
                for game in done:
                    game.result()
                tell()
        tell()


def _length(name: str) -> int:
    """How much text a game's modules have, in bytes; 0 for a game from elsewhere."""
    spec = importlib.util.find_spec(f"shoal.games.{name}")
    return sum(file.stat().st_size for file in Path(spec.origin).parent.glob("*.py")) if spec and spec.origin else 0


_news: Any = None


def _hear(news: Any) -> None:
    global _news
    _news = news


def _compile_game(name: str) -> None:
    """Compile one game, in a process of its own."""
    from shoal.games import load
    from shoal.kernel.game import warm as warm_game

    warm_game(load(name), lambda entry, done, of: _news.put((name, entry, done, of)))


def rehearse(game: "GameHandle", screen: Console) -> None:
    """Let bots play one game before people do: compiles whatever a match needs and nothing else."""
    from shoal import bots

    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        progress.add_task(say("cli-warm-loading"), total=None)
        match = game.start(seed=0)
        match.withdraw(0)
        match.view(0)
        while not match.over:
            seat = next(iter(match.open))
            match.play(seat, *bots.answer(match, seat, bots.names()[0], 0))


@click.command(cls=Command)
@click.option("--keep", is_flag=True, help="cli-flag-keep")
def warm(keep: bool) -> None:
    """Compile the rules of all games now rather than when the first game starts."""
    from shoal.games import NAMES
    from shoal.kernel.compiling import COMPILED, prune

    screen = console(stderr=True)
    if not COMPILED:
        screen.print(say("cli-warm-off"))
        return
    compile_rules(list(NAMES), screen)
    gone = 0 if keep else prune()
    if gone:
        screen.print(say("cli-warm-deleted", n=gone))
