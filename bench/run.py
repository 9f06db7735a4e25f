"""`make bench`: Shoal beside public peers, in one run.

Uniformly random legal play on one core, CPU time, the median of interleaved runs: on a shared machine a rate swings
twofold, the ratio to a peer measured in the same minute does not.
"""

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import shoal
from shoal.kernel.events import new_log
from shoal.kernel.records import as_bytes

ALL = {"darker_waters": True, "tie_breakers": True, "missions": True, "plastics": True}
GOOFSPIEL, HEARTS, LEDUC = "goofspiel, 5 players", "hearts", "leduc_poker with mask and tensor"
RBC, DARK_HEX = "rbc", "dark_hex"
CARDS = "the better of crazy_eights and go_fish, 3 players"
# Compiled peers in other languages, measured by themselves beforehand and printed for comparison.
REFERENCES = {"TAG's Sushi Go, Java, decisions/s": 1.65e6}
CORES = "krill base, two threads over one"


def play(name: str, **options: Any) -> Callable[[float], float]:
    """Decisions per CPU second of random games."""
    variant = shoal.game(name).variant(**options)
    game, seats, chunk = variant.game, variant.seats, 250  # their scores stay in the nearest cache
    p, v = game.position.zeros(1), game.position.zeros(1)
    mask, points = np.zeros(len(game.answers), np.uint8), np.zeros((chunk, seats, len(game.levels)), np.int32)
    ended, policies = np.zeros(chunk, np.int16), np.zeros(seats, np.int8)
    arguments = (policies, mask, new_log(0), points, ended)

    def run(seconds: float) -> float:
        decisions, start, seed = 0, time.process_time(), 1
        while decisions == 0 or time.process_time() - start < seconds:
            decisions += game.code.play_games(
                variant.tables, p, as_bytes(p), v, as_bytes(v), variant.veils, seed, *arguments
            )
            seed += chunk
        return decisions / max(1e-9, time.process_time() - start)

    return run


def observed(name: str, **options: Any) -> Callable[[float], float]:
    """Steps per CPU second of a batch: mask and observation into buffers, a random legal answer, the step."""
    n = 512
    batch = shoal.game(name).batch(n, seed=1, again=True, **options)
    mask, features, answers = batch.legal(), batch.observe(), batch.sample()

    def run(seconds: float) -> float:
        steps, start = 0, time.process_time()
        while time.process_time() - start < seconds:
            batch.legal(mask)
            batch.observe(features)
            batch.act(batch.sample(answers))
            steps += n
        return steps / (time.process_time() - start)

    return run


def copies(seconds: float) -> float:
    """Copies of a position per CPU second."""
    game = shoal.game("krill").kernel
    positions = game.position.zeros(257)
    n, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        game.code.copy_records(positions, 1_000_000)
        n += 1_000_000
    return n / (time.process_time() - start)


def both_cores(seconds: float) -> float:
    """How many games two threads finish for one that a single thread finishes, by the clock on the wall."""

    def chunks(threads: int) -> int:
        end, done = time.perf_counter() + seconds, [0] * threads
        workers = [play("krill", players=5) for _ in range(threads)]

        def work(i: int) -> None:
            while time.perf_counter() < end:
                workers[i](0)  # one chunk of games
                done[i] += 1

        tasks = [threading.Thread(target=work, args=(i,)) for i in range(threads)]
        for task in tasks:
            task.start()
        for task in tasks:
            task.join()
        return sum(done)

    one = chunks(1)
    return chunks(2) / one


def million() -> float:
    """GiB that a batch of 1,000,000 positions takes, its process included."""
    code = (
        "import shoal,resource;b=shoal.game('krill').batch(1_000_000,players=5,seed=1);"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss/2**20)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return float(done.stdout)


# row, how it is measured, the peer it is held against, the ratio to reach (or the rate, where there is no peer)
ROWS: list[tuple[str, Callable[[float], float], str, float]] = [
    ("krill base, 5 players, decisions/s", play("krill", players=5), GOOFSPIEL, 8),
    ("krill all modules, 5 players, decisions/s", play("krill", players=5, **ALL), GOOFSPIEL, 4),
    ("krill base, 5 players, mask and observation, steps/s", observed("krill", players=5), LEDUC, 8),
    ("kraken, 4 players, decisions/s", play("kraken", players=4), GOOFSPIEL, 8),
    ("kraken, 4 players, mask and observation, steps/s", observed("kraken", players=4), LEDUC, 8),
    ("herring, 3 players, decisions/s", play("herring", players=3), CARDS, 12),
    ("herring, 3 players, mask and observation, steps/s", observed("herring", players=3), LEDUC, 8),
    ("kelp, decisions/s", play("kelp"), RBC, 6),
    ("kelp, decisions/s, beside dark_hex", play("kelp"), DARK_HEX, 4),
    ("kelp, mask and observation, steps/s", observed("kelp"), LEDUC, 6),
    ("krill position copies/s", copies, "", 20e6),
    (CORES, both_cores, "", 1.4),
]


def measure_peers(python: str, seconds: float) -> dict[str, float]:
    done = subprocess.run(
        [python, str(Path(__file__).with_name("peers.py")), str(seconds)], capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"the peers could not be measured with {python}:\n{done.stderr}")
    rates: dict[str, float] = json.loads(done.stdout)
    return rates


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--peers",
        default=os.environ.get("SHOAL_PEERS", sys.executable),
        help="the Python of the environment with the peers",
    )
    parser.add_argument("--runs", type=int, default=5, help="interleaved runs, of which the median counts")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of each measurement")
    parser.add_argument("--json", type=Path, help="write all figures to this file")
    arguments = parser.parse_args()
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    rates: dict[str, list[float]] = {}
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("measuring", total=arguments.runs * (len(ROWS) + 1))
        for _, run, _, _ in ROWS:
            run(0.01)  # compile, warm the caches
        for _ in range(arguments.runs):
            for row, rate in measure_peers(arguments.peers, arguments.seconds).items():
                rates.setdefault(row, []).append(rate)
            progress.advance(task)
            for row, run, _, _ in ROWS:
                rates.setdefault(row, []).append(run(arguments.seconds))
                progress.advance(task)
    table = Table("row", "median", "least", "most", "beside", "ratio", "to reach")
    medians = {row: statistics.median(values) for row, values in rates.items()}
    for row, _, peer, goal in ROWS:
        pairs = zip(rates[row], rates[peer], strict=True) if peer else ()
        ratio = statistics.median(a / b for a, b in pairs) if peer else medians[row]
        shown = (f"{ratio:.1f} x", f"{goal:g} x") if peer else ("", number(goal))
        reached = "yes" if ratio >= goal else "NO"
        cells = [number(x) for x in (medians[row], min(rates[row]), max(rates[row]))]
        table.add_row(row, *cells, peer, shown[0], f"{shown[1]}: {reached}")
    for row in (GOOFSPIEL, HEARTS, LEDUC, CARDS, RBC, DARK_HEX):
        table.add_row(row, *(number(x) for x in (medians[row], min(rates[row]), max(rates[row]))), "", "", "")
    for row, rate in REFERENCES.items():
        table.add_row(f"{row} (not measured here)", number(rate), "", "", "", "", "")
    gib = million()
    table.add_row(
        "a batch of 1,000,000 positions, GiB", f"{gib:.2f}", "", "", "", "", f"2: {'yes' if gib <= 2 else 'NO'}"
    )
    Console(width=150).print(table)
    if arguments.json:
        arguments.json.write_text(json.dumps({"rates": rates, "gib": gib, "peak_kib": resource.getrusage(0).ru_maxrss}))


def number(x: float) -> str:
    return f"{x:,.0f}" if x >= 100 else f"{x:.2f}"


if __name__ == "__main__":
    main()
