"""What the table tells of Kelp is true, and what it shows of the board is what may be done."""

import random
from collections.abc import Callable

from tests.games.kelp.walk import Play, some_variants

from shoal.games.kelp import record as r
from shoal.games.kelp.notation import BLOCK_NAMES, SPACE_NAMES, ZONE_NAMES
from shoal.kernel.records import PUBLIC_VIEWER

Scale = Callable[[int, int], int]


def test_revealed_blocks_are_called_what_they_are(scale: Scale) -> None:
    """By everybody, also where they leave the board at once, for the ink."""
    told, gone = 0, 0
    for i, options in enumerate(some_variants(scale(24, 800), seed=8)):
        play, rng = Play.start(options, i), random.Random(i)
        while not play.over:
            before = {viewer: play.hide(viewer) for viewer in play.viewers}
            truth = play.p[0]["block"].tolist()
            _, rows = play.advance()
            for row in rows:
                if row[0] in (r.PAID, r.SEARCHED, r.STRUCK):
                    for viewer in play.viewers:
                        after, seat = play.hide(viewer)[0], None if viewer == PUBLIC_VIEWER else viewer
                        (message,) = play.game.scenes.describe(play.t, row, before[viewer][0], after, seat)
                        said = message["params"]
                        assert said["zone"][1] == ZONE_NAMES[row[1]] and said["block"][1] == BLOCK_NAMES[truth[row[1]]]
                    told += 1
            gone += play.phase == r.AT_SHUFFLE and any(row[0] == r.PAID for row in rows)
            if asked := play.asked():
                seat = rng.choice(asked)
                play.act(seat, rng.choice(play.legal(seat)))
    assert told > 100 and gone > 3


def test_the_ways_that_are_shown_are_the_ways_that_can_be_swum(scale: Scale) -> None:
    """Space by space, from before the move on: what a view calls `ways` is what the answers lead through."""
    compared, chains = 0, 0
    for i in range(scale(25, 800)):
        play, rng = Play.start({"round_limit": 60}, i), random.Random(i)
        for _ in play.steps(rng):
            if play.over or play.question(r.SHARK) != r.ASK_SWIM or play.p[0]["choice"][r.SHARK]:
                continue
            play.p[0]["current"] = 0  # Currents as they may lie late in a game; the dice do not matter here
            for space in rng.sample(range(r.SPACES), rng.randrange(14)):
                if space != play.p[0]["where"]:
                    play.p[0]["current"][space] = rng.randrange(1, 7)
            shown = play.game.scenes.view(play.t, play.hide(r.SHARK)[0], r.SHARK, memory=False)["shark"]["ways"]
            swum = ways_by_answers(play)
            if not shown:  # stuck: pushed onto any space ahead
                assert all(len(way) == 1 and play.p[0]["current"][way[0]] for way in swum)
            else:
                assert sorted(shown) == sorted([SPACE_NAMES[space] for space in way] for way in swum)
            compared, chains = compared + 1, chains + any(len(way) > 2 for way in swum)
            break
    assert compared > 15 and chains > 2


def ways_by_answers(play: Play) -> list[tuple[int, ...]]:
    """Every way that legal answers lead through, until nothing more is asked."""
    found: list[tuple[int, ...]] = []
    todo = [(play.copy(), ())]
    while todo:
        here, way = todo.pop()
        for answer in here.legal(r.SHARK):
            if answer < r.DART:
                trial = here.copy()
                trial.act(r.SHARK, answer)
                if trial.question(r.SHARK) == r.ASK_SWIM:
                    todo.append((trial, (*way, answer)))
                else:
                    found.append((*way, answer))
    return found
