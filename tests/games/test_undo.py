"""What can be taken back, in every game: nothing that told anybody anything, and never beyond a mark."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

from tests.games.walk import EVERY_GAME

import shoal
from shoal import bots
from shoal.kernel.records import as_bytes
from shoal.match import GameHandle, Match
from shoal.match.back import FIELD

Scale = Callable[[int, int], int]


def another(match: Match, seat: int, seed: int) -> Match:
    """A match in another position that looks the same to the seat."""
    views, other = match.variant.hide(match._p, seat), match.copy()
    other._p = match.game.position.zeros(1)
    tables = match.variant.tables
    match.game.code.redeal(tables, views, as_bytes(views), 0, seed, other._p, as_bytes(other._p), 0)
    assert match.variant.hide(other._p, seat).tobytes() == views.tobytes()
    return other


def offers(handle: GameHandle, seed: int, options: dict[str, Any], most: int = 60) -> Iterator[bool]:
    """For every answer of a random game that can be taken back: whether its seat learned anything from it.

    Another position that looks the same to the seat, answered in the same way, must look the same afterwards, and be
    as free to go back. Otherwise going back would be a way to try things out.
    """
    match, rng = handle.start(seed=seed, **options), random.Random(seed)
    while not match.over and len(match.moves) < most:
        seat = rng.choice(list(match.open))
        answers = bots.answer(match, seat, "random", rng.getrandbits(60))
        twins = (match, another(match, seat, rng.getrandbits(60)))
        told = [[frame.events(seat) for frame in twin.play(seat, *answers)] for twin in twins]
        if any(twin.may_undo(seat) for twin in twins):
            seen = [json.dumps(twin.view(seat), sort_keys=True) for twin in twins]
            yield told[0] != told[1] or seen[0] != seen[1]
        assert not any(match.may_undo(other) for other in range(match.seats) if other != seat)


@EVERY_GAME
def test_nothing_is_learned_from_what_can_be_taken_back(name: str, scale: Scale) -> None:
    game, offered = shoal.game(name), 0
    marks = FIELD in game.kernel.position.by_name
    for seed in range(scale(6 if marks else 2, 300)):
        for learned in offers(game, seed, {"players": min(game.players[1], 2 + seed % 3)}, 60 if marks else 20):
            assert not learned, seed
            offered += 1
    assert (offered > 0) == marks, "a game with marks has answers to take back"


@EVERY_GAME
def test_records_with_answers_taken_back_play_out_again(name: str, scale: Scale) -> None:
    game = shoal.game(name)
    if FIELD not in game.kernel.position.by_name:
        return
    back = 0
    for seed in range(scale(4, 200)):
        match, rng = game.start(seed=seed, players=min(game.players[1], 2 + seed % 3)), random.Random(seed)
        while not match.over:
            if rng.random() < 0.1:
                match = game.load(json.loads(json.dumps(match.save())))
            seat = next((seat for seat in range(match.seats) if match.may_undo(seat)), None)
            if seat is not None and rng.random() < 0.3:
                match.undo(seat, rng.randint(1, match.may_undo(seat)))
                back += 1
                continue
            seat = rng.choice(list(match.open))
            match.play(seat, *bots.answer(match, seat, "random", rng.getrandbits(60)))
        again = shoal.verify(json.loads(json.dumps(match.record())))
        assert again.result == match.result
        assert as_bytes(again._p).tobytes() == as_bytes(match._p).tobytes()
    assert back
