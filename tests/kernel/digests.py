"""Plays games of many variants and prints a digest of all that came out; run once for each way to run the rules.

python -m tests.kernel.digests GAME FIRST COUNT GAMES
"""

import hashlib
import json
import random
import sys

import numpy as np
from tests.games.walk import Options, subject, table_of

from shoal.games import load
from shoal.kernel.events import new_log
from shoal.kernel.generic import INSTINCT, RANDOM
from shoal.kernel.records import as_bytes
from shoal.match import Batch
from shoal.match.match import Variant


def variant_of(name: str, number: int) -> Options:
    """Numbers that follow each other are variants far apart; as many in a row as there are variants are all of them."""
    variants: list[Options] = subject(name).every_variant()
    return variants[number * 1009 % len(variants)]


def variant_record(name: str, number: int) -> Variant:
    game = load(name)
    return Variant(game, {}, "", table_of(game, variant_of(name, number)))


def whole_games(name: str, number: int, games: int) -> str:
    """Games played by generic code in one call: final positions, scores and how many decisions."""
    variant, game = variant_record(name, number), load(name)
    p, v = game.position.zeros(1), game.position.zeros(1)
    mask, total = np.zeros(len(game.answers), np.uint8), hashlib.sha256()
    points, ended = np.zeros((1, variant.seats, len(game.levels)), np.int32), np.zeros(1, np.int16)
    for n in range(games):
        policies = np.full(variant.seats, RANDOM, np.int8)
        policies[: n % 2] = INSTINCT  # every other game has a judge among the random players
        decisions = game.code.play_games(
            *(variant.tables, p, as_bytes(p), v, as_bytes(v), variant.veils),
            *(number * 1000 + n, policies, mask, new_log(0), points, ended),
        )
        total.update(repr((int(decisions), ended.tolist(), points.tolist())).encode() + p.tobytes())
    return total.hexdigest()[:16]


def step_by_step(name: str, number: int) -> str:
    """One game through the entry points that a match calls: questions, reasons, events, views and redeals."""
    play, rng, total = (
        subject(name).Play.start(variant_of(name, number), number),
        random.Random(number),
        hashlib.sha256(),
    )
    for step, (kind, what) in enumerate(play.steps(rng)):
        total.update(repr((kind, what)).encode() + play.bytes)
        if step % 7 == 0:
            views = play.hide(rng.choice(play.viewers))
            total.update(views.tobytes() + play.redeal(views, step).bytes)
            for seat in play.asked():
                total.update(bytes(play.why(seat, answer) for answer in range(len(play.game.answers))))
    total.update(play.scores().tobytes())
    return total.hexdigest()[:16]


def lockstep(name: str, number: int, steps: int) -> str:
    """A small batch: seats, legal answers, observations, scores."""
    batch, rng, total = (
        Batch(variant_record(name, number), 2, seed=number),
        random.Random(number),
        hashlib.sha256(),
    )
    for _ in range(steps):
        legal = batch.legal()
        total.update(batch.seat.tobytes() + legal.tobytes() + batch.observe().tobytes())
        batch.act(np.array([rng.choice(np.flatnonzero(row).tolist() or [0]) for row in legal]))
        total.update(batch.scores.tobytes() + batch.over.tobytes())
    return total.hexdigest()[:16]


if __name__ == "__main__":
    name, (first, count, games) = sys.argv[1], map(int, sys.argv[2:])
    found = {}
    for number in range(first, first + count):
        found[number] = [whole_games(name, number, games), step_by_step(name, number), lockstep(name, number, 12)]
    print(json.dumps(found))
