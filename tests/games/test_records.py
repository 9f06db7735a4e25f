"""Matches of every game go on from what was saved, and their records play out again."""

import json
import random
from collections.abc import Callable
from typing import Any

from tests.games.walk import EVERY_GAME, named, subject

import shoal
from shoal import bots
from shoal.kernel.records import as_bytes

Scale = Callable[[int, int], int]


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


@EVERY_GAME
def test_a_saved_match_goes_on_and_a_record_plays_out_again(name: str, scale: Scale) -> None:
    """With answers given part by part or at once, changed and withdrawn."""
    game = shoal.game(name)
    for i, options in enumerate(subject(name).some_variants(scale(12, 150), 9)):
        match, rng = game.start(seed=i, **options), random.Random(i)
        while not match.over:
            if rng.random() < 0.1:
                match = game.load(through_json(match.save()))
            ready = [seat for seat in range(match.seats) if match.may_change(seat)]
            if ready and rng.random() < 0.15:
                seat = rng.choice(ready)
                anew = bots.answer(withdrawn(match, seat), seat, "random", rng.getrandbits(60))
                if not anew or rng.random() < 0.5:  # nothing to answer: what the rules answer for the seat
                    match.withdraw(seat)
                else:
                    match.change(seat, *anew)
                continue
            seat = rng.choice(list(match.open))
            match.play(seat, *bots.answer(match, seat, "random", rng.getrandbits(60)))
        again = shoal.verify(through_json(match.record()))
        assert again.result == match.result, named(options)
        assert as_bytes(again._p).tobytes() == as_bytes(match._p).tobytes()
        assert through_json(again.view(None)) == through_json(match.view(None))


def withdrawn(match: Any, seat: int) -> Any:
    """A copy of the match in which the seat has not answered."""
    trial = match.copy()
    trial.withdraw(seat)
    return trial
