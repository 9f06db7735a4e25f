"""What a viewer may not know never reaches it, in any game: not the bytes of its view, not its words, not its errors.

What else could be true is dealt by `redeal`; every channel must then be the same. Games whose secrets have a structure
of their own are also tested against worlds worked out independently.
"""

import json
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from tests.games.walk import EVERY_GAME, PARTS, Play, hidden_fields, named, owned_fields, subject

import shoal
from shoal import bots
from shoal.kernel.records import PUBLIC_VIEWER
from shoal.match.match import Match

Scale = Callable[[int, int], int]


@EVERY_GAME
@PARTS
def test_each_hidden_field_by_itself(name: str, part: int, scale: Scale) -> None:
    """Any value whatever in a field that is hidden, or another's, leaves a view alone; tried at every few steps."""
    for i, options in enumerate(subject(name).some_variants(30, 120 + part)[part :: scale(10, 2)]):
        play, rng, numbers = subject(name).Play.start(options, i), random.Random(i), np.random.default_rng(i)
        for _ in play.steps(rng):
            if play.over:
                break
            if rng.random() < 0.7:
                continue
            for viewer in play.viewers:
                sight = play.sight(viewer)
                for field in hidden_fields(play.game):
                    other = play.copy()
                    kind = np.iinfo(field.dtype)
                    other.p[0][field.name] = numbers.integers(kind.min, kind.max, field.shape, dtype=field.dtype)
                    assert other.sight(viewer) == sight, field.name
                for field in owned_fields(play.game):
                    other = play.copy()
                    for seat in range(play.seats):
                        if seat != viewer:
                            mine = other.p[0][field.name][play.own(field.name, seat)]
                            mine[...] = numbers.integers(0, 127, mine.shape)
                    assert other.sight(viewer) == sight, field.name
                    if viewer >= 0:  # one's own choice is there
                        other.p[0][field.name][play.own(field.name, viewer)] ^= 1
                        assert other.sight(viewer) != sight, field.name


@EVERY_GAME
def test_the_public_sees_nothing_that_a_seat_does_not(name: str) -> None:
    for i, options in enumerate(subject(name).some_variants(6, 7)):
        play = subject(name).Play.start(options, i)
        for _ in play.steps(random.Random(i)):
            if play.over:
                break
            public = np.frombuffer(play.sight(PUBLIC_VIEWER), np.uint8)
            for seat in range(play.seats):
                own = np.frombuffer(play.sight(seat), np.uint8)
                hidden = public == 255
                hidden[play.game.position.offset("viewer")] = True
                assert (own[~hidden] == public[~hidden]).all()


# --- in words: events, views, questions, refusals -------------------------------------------------------------------------
def text(data: Any) -> str:
    return json.dumps(data, sort_keys=True)


def told(play: Play, rows: list[tuple[int, ...]], before: Any, after: Any, viewer: int) -> str:
    """The words of a step for a viewer."""
    seat = None if viewer == PUBLIC_VIEWER else viewer
    return text([play.game.scenes.describe(play.t, row, before[0], after[0], seat) for row in rows])


@EVERY_GAME
@PARTS
def test_who_sees_the_same_before_and_after_is_told_the_same(name: str, part: int, scale: Scale) -> None:
    """One step from the true position and from others that look alike: equal views, equal words, as many steps more."""
    compared = 0
    for i, options in enumerate(subject(name).some_variants(30, 130 + part)[part :: scale(8, 1)]):
        play, rng = subject(name).Play.start(options, i), random.Random(i)
        while not play.over:
            before = {viewer: play.hide(viewer) for viewer in rng.sample(play.viewers, 2)}
            again = {viewer: play.redeal(views, rng.getrandbits(60)) for viewer, views in before.items()}
            moves = not play.asked()
            more, rows = play.advance()
            if not moves:
                seat = rng.choice(play.asked())
                play.act(seat, rng.choice(play.legal(seat)))
                continue
            for viewer, views in before.items():
                for chance in range(4):
                    other = again[viewer].copy()
                    other.p[0]["chance"] = rng.getrandbits(60) + chance
                    other_more, other_rows = other.advance()
                    after = other.hide(viewer)
                    if after.tobytes() == play.sight(viewer):
                        assert told(play, other_rows, views, after, viewer) == told(play, rows, views, after, viewer)
                        assert (other_more, other.asked()) == (more, play.asked())
                        compared += 1
    assert compared > 50


def channels(match: Match, viewer: int | None) -> list[str]:
    """All that a match tells a viewer while it stands as it does."""
    found = [text(match.view(viewer, memory)) for memory in (False, True)]
    mine = match.open.get(-1 if viewer is None else viewer)
    ready = [match.ready(seat) for seat in range(match.seats)]
    found.append(text({"open": list(match.open), "mine": mine, "stage": match.stage, "ready": ready}))
    if viewer is None:
        return found
    found += [text(match.questions(viewer)), text(match.legal(viewer)), text(match.may_change(viewer))]
    record = match.record(viewer)
    assert "key" not in record and "position" not in record
    found.append(text({**record, "commitment": ""}))
    seen = match.seat_view(viewer)
    found += [seen.views.tobytes().hex(), seen.legal().tobytes().hex()]
    found += [text(bots.answer(match, viewer, bot, seed=5)) for bot in bots.names()]
    return found


def refusals(match: Match, seat: int) -> list[str]:
    """What the match says to the illegal answers of a seat; of very many, to some."""
    found, legal, answers = [], match.legal(seat), match.game.answers
    for answer in (*answers[:: 1 + len(answers) // 200], "nonsense"):
        if answer not in legal and len(match.legal(seat)) != 1:  # a forced answer is given first
            with pytest.raises(shoal.IllegalMove) as refusal:
                match.copy().play(seat, answer)
            found.append(text([refusal.value.reason, refusal.value.legal, str(refusal.value)]))
    return found


@EVERY_GAME
@PARTS
def test_standing_matches_tell_each_viewer_the_same_whatever_is_hidden(name: str, part: int, scale: Scale) -> None:
    """Views, questions, legal answers, refusals, records and bots, with only some seats ready."""
    compared = 0
    for i, options in enumerate(subject(name).some_variants(30, 140 + part)[part :: scale(10, 1)]):
        match = shoal.game(name).start(key=i.to_bytes(32, "big"), **options)
        rng = random.Random(i)
        while not match.over:
            if rng.random() < 0.08:
                viewer = rng.choice([None, *range(match.seats)])
                other = match.copy()
                views = match.variant.hide(match._p, viewer)
                other._p = subject(name).Play(match.variant.tables, match._p).redeal(views, rng.getrandbits(60)).p
                other.moves = [move for move in match.moves if move["seat"] == viewer]
                assert channels(other, viewer) == channels(match, viewer), (named(options), viewer)
                if viewer is not None and rng.random() < 0.3:
                    assert refusals(other, viewer) == refusals(match, viewer)
                compared += 1
            seat = rng.choice(list(match.open))
            match.play(seat, rng.choice(match.legal(seat)))
    assert compared > 8


@EVERY_GAME
def test_a_live_match_keeps_its_key(name: str) -> None:
    key, options = bytes(range(32)), subject(name).some_variants(1, 1)[0]
    match, rng = shoal.game(name).start(key=key, **options), random.Random(3)
    while not match.over:
        assert match.key is None
        for viewer in (None, *range(match.seats)):
            shown = text([match.view(viewer), match.record(viewer), match.questions(viewer or 0), match.commitment])
            assert key.hex() not in shown
        for move in match.record(1)["moves"]:
            assert move["seat"] == 1
        assert match.record()["moves"] == []
        seat = rng.choice(list(match.open))
        match.play(seat, rng.choice(match.legal(seat)))
    assert match.key == key and match.record()["key"] == key.hex()
    assert shoal.verify(match.record()).result == match.result
