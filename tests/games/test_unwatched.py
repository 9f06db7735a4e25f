"""Steps that nobody watches may be taken several at once: the positions in which somebody is asked stay the same."""

import random

import numpy as np
import pytest

import shoal
from shoal.games import NAMES, load
from shoal.kernel.events import new_log

SEEDS = 20


@pytest.mark.parametrize("name", NAMES)
def test_an_unwatched_game_asks_in_the_same_positions(name: str) -> None:
    game, code = load(name), load(name).code
    for seed in range(SEEDS):
        fewest, most = game.players
        players = fewest + seed % (min(most, 6) - fewest + 1)  # seven of Krill need an option
        variant = shoal.game(name).variant(players=players)
        watched, unwatched = game.position.zeros(1), game.position.zeros(1)
        loud, silent, mask = new_log(255), new_log(0), np.zeros(len(game.answers), np.uint8)
        rng = random.Random(seed)
        for p, log in ((watched, loud), (unwatched, silent)):
            p[0]["chance"] = seed
            code.setup(variant.tables, p, 0, log)
        while not code.over(watched[0]):
            for p, log in ((watched, loud), (unwatched, silent)):
                more = True
                while more:
                    if log is loud:
                        log[0, 0] = 0
                    more = code.advance(variant.tables, p, 0, log)
            assert watched.tobytes() == unwatched.tobytes()
            for seat in range(variant.seats):
                while code.legal(variant.tables, watched, 0, seat, mask):
                    answer = int(rng.choice(np.flatnonzero(mask)))
                    code.act(variant.tables, watched, 0, seat, answer)
                    code.act(variant.tables, unwatched, 0, seat, answer)
