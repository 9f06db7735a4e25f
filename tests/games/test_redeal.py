"""`redeal` in every game: always to the same view, nothing lost, and the game can go on from there.

How likely each deal is, is tested game by game against what can be worked out by hand.
"""

import random
from collections.abc import Callable

from tests.games.walk import EVERY_GAME, PARTS, hidden_fields, named, subject

from shoal.kernel.records import EVERYONE, PUBLIC_VIEWER

Scale = Callable[[int, int], int]


@EVERY_GAME
@PARTS
def test_the_view_stays_the_same_and_the_game_can_go_on(name: str, part: int, scale: Scale) -> None:
    """At every step, for every viewer; cards are conserved, and now and then it is played on to the end."""
    for i, options in enumerate(subject(name).some_variants(60, part)[part :: scale(15, 1)]):
        play, rng = subject(name).Play.start(options, i), random.Random(i)
        for _ in play.steps(rng):
            if play.over:
                break
            dealt = play.game.position.zeros(len(play.viewers))
            for j, viewer in enumerate(play.viewers):
                views = play.hide(viewer)
                other = play.redeal(views, rng.getrandbits(63))
                assert other.p[0]["viewer"] == play.p[0]["viewer"]
                assert other.sight(viewer) == views.tobytes(), (named(options), i, viewer)
                for seat in range(play.seats):
                    assert (other.question(seat) >= 0) == (play.question(seat) >= 0)
                if viewer >= 0:
                    assert other.legal(viewer) == play.legal(viewer)
                    assert other.question(viewer) == play.question(viewer)
                play.game.check_position(play.t, other.p[0])
                dealt[j] = other.p[0]
                if rng.random() < 0.02:
                    assert other.finish(rng).over
            subject(name).conserved(play.t, dealt)


@EVERY_GAME
def test_a_view_does_not_change_when_it_is_dealt_from(name: str) -> None:
    for i, options in enumerate(subject(name).some_variants(3, 4)):
        play, rng = subject(name).Play.start(options, i), random.Random(i)
        for _ in play.steps(rng):
            views = play.hide(0)
            before = views.tobytes()
            first, second = play.redeal(views, 1), play.redeal(views, 1)
            assert views.tobytes() == before and first.bytes == second.bytes


@EVERY_GAME
def test_when_all_is_known_it_is_dealt_as_it_was(name: str, scale: Scale) -> None:
    """After the end everyone sees everything: only chance, and what has no order that means anything, may differ."""
    for i, options in enumerate(subject(name).some_variants(scale(20, 200), 22)):
        play = subject(name).Play.start(options, i).finish(random.Random(i))
        views = play.hide(PUBLIC_VIEWER)
        assert views[0]["viewer"] == EVERYONE
        other = play.redeal(views, 9)
        subject(name).conserved(play.t, other.p)
        for field in hidden_fields(play.game):
            other.p[0][field.name] = play.p[0][field.name]
        assert other.bytes == play.bytes, named(options)
