"""`shoal warm`: compile everything now."""

import multiprocessing
import os
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TaskProgressColumn, TextColumn, TimeElapsedColumn

from shoal.cli.console import console
from shoal.cli.spoken import Command

if TYPE_CHECKING:
    from shoal.match import GameHandle


def compile_rules(games: list[str], screen: Console) -> None:
    """Compile the rules of games, or load them from the cache, with a progress bar each; one process a game."""
    if not screen.is_terminal:
        screen.print(f"Compiling the rules of {', '.join(games)} ...")
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    processes = multiprocessing.get_context("spawn")
    news = processes.Queue()
    with Progress(*columns, console=screen, disable=not screen.is_terminal) as progress:
        tasks = {name: progress.add_task(f"{f'{name}: waiting':<32}", total=None, start=False) for name in games}

        def tell() -> None:
            while not news.empty():
                name, entry, done, of = news.get()
                text = f"{name}: compiling {entry}" if entry else f"{name}: compiled"
                progress.start_task(tasks[name])
                progress.update(tasks[name], description=f"{text:<32}", completed=done, total=of)

        with ProcessPoolExecutor(os.cpu_count(), processes, _hear, (news,)) as workers:
            waiting = {workers.submit(_compile_game, name) for name in games}
            while waiting:
                done, waiting = wait(waiting, timeout=0.1, return_when=FIRST_COMPLETED)
                for game in done:
                    game.result()
                tell()
        tell()


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
        progress.add_task("Loading the rules (the first time takes a minute)", total=None)
        match = game.start(seed=0)
        match.withdraw(0)
        match.view(0)
        while not match.over:
            seat = next(iter(match.open))
            match.play(seat, *bots.answer(match, seat, bots.names()[0], 0))


@click.command(cls=Command, short_help="Compile the rules of all games.")
@click.option("--keep", is_flag=True, help="Keep compiled code that nothing has used for two weeks.")
def warm(keep: bool) -> None:
    """Compile the rules of all games now rather than when the first game starts.

    Takes under a minute once; afterwards everything starts from the cache. Compiled code lies in the user's cache
    folder, or in the folder that SHOAL_CACHE names. What nothing has used for two weeks is deleted.

    \b
    shoal warm
    """
    from shoal.games import NAMES
    from shoal.kernel.compiling import COMPILED, prune

    screen = console(stderr=True)
    if not COMPILED:
        screen.print("NUMBA_DISABLE_JIT is set: rules run uncompiled, and there is nothing to do.")
        return
    compile_rules(list(NAMES), screen)
    gone = 0 if keep else prune()
    if gone:
        screen.print(f"Deleted {gone} folder{'s' if gone > 1 else ''} of old compiled code.")
