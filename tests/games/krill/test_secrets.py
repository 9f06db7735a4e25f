"""What a viewer may not know never reaches it: not the bytes of its view, not its words, not its errors.

Positions are changed directly, field by field, to others that the viewer has no right to tell apart (`worlds.py` knows
the rights from the rulebook); every channel must then be the same.
"""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.krill.walk import ALL, KRILL, PARTS, THIEVES, Options, Play, named, some_variants
from tests.games.krill.worlds import Chronicle, tell, told, unsettle

import shoal
from shoal import bots
from shoal.games.krill import rules as r
from shoal.kernel.records import HIDDEN, OWNER, PUBLIC_VIEWER
from shoal.match.match import Frame, Match

Scale = Callable[[int, int], int]
SEATS = {**ALL, "hand_cards": THIEVES}
THIEVISH: list[Options] = [{**SEATS, "players": n} for n in range(2, 8)]


def games_of(n: int, seed: int) -> list[Options]:
    """Variants for `n` games; half of them with both thieves."""
    mixed = some_variants(60, seed)
    random.Random(seed).shuffle(mixed)
    return [THIEVISH[(i // 2 + seed) % 6] if i % 2 else mixed[i % 60] for i in range(n)]


@PARTS
def test_a_view_is_the_same_bytes_whatever_is_hidden(part: int, scale: Scale) -> None:
    """At every step, for every viewer; and it does hold all that the viewer has seen."""
    told_apart, changed = 0, 0
    for i, options in enumerate(games_of(scale(4, 80), 110 + part)):
        play, rng = Play.start(options, i), random.Random(i)
        chronicle = Chronicle(int(play.t["hands_each"]))
        for kind, what in play.steps(rng):
            if kind == "advance":
                chronicle.note(what, int(play.p[0]["turn"]))
            if play.over:
                break
            for viewer in play.viewers:
                other = chronicle.retell(play, viewer, rng)
                unsettle(other, viewer, rng)
                changed += (
                    other.p[["held_by", "after_albatross"]].tobytes()
                    != play.p[["held_by", "after_albatross"]].tobytes()
                )
                assert other.sight(viewer) == play.sight(viewer), (named(options), i, viewer)
                if chronicle.thefts:
                    other, alike = chronicle.retell_anyhow(play, viewer, rng)
                    assert (other.sight(viewer) == play.sight(viewer)) == alike, (named(options), i, viewer)
                    told_apart += not alike
    assert changed > 100 and told_apart > 100


def test_what_is_hidden_is_what_should_be() -> None:
    assert {field.name for field in KRILL.position.fields if field.sees == HIDDEN} == {
        *("chance", "bag", "coming", "coming_left")
    }
    assert {field.name for field in KRILL.position.fields if field.sees == OWNER} == {"chosen", "chosen_tie"}


# --- in words: frames, views, questions, refusals ---------------------------------------------------------------------
def text(data: Any) -> str:
    return json.dumps(data, sort_keys=True)


def channels(match: Match, viewer: int | None) -> list[str]:
    """All that a match tells a viewer while it stands as it does."""
    told = [text(match.view(viewer, memory)) for memory in (False, True)]
    told.append(
        text(
            {
                "open": list(match.open),
                "mine": match.open.get(-1 if viewer is None else viewer),
                "stage": match.stage,
                "ready": [match.ready(s) for s in range(match.seats)],
            }
        )
    )
    if viewer is None:
        return told
    told += [text(match.questions(viewer)), text(match.legal(viewer)), text(match.may_change(viewer))]
    record = match.record(viewer)
    assert "key" not in record and "position" not in record
    told.append(text({**record, "commitment": ""}))
    seen = match.seat_view(viewer)
    told += [seen.views.tobytes().hex(), seen.legal().tobytes().hex()]
    for name in bots.names():
        told.append(text(bots.answer(match, viewer, name, seed=5)))
    return told


def refusals(match: Match, seat: int) -> list[str]:
    """What the match says to every illegal answer of a seat."""
    told, legal = [], match.legal(seat)
    for answer in (*KRILL.answers, "nonsense"):
        if answer not in legal:
            with pytest.raises(shoal.IllegalMove) as refusal:
                match.play(seat, answer)
            told.append(text([refusal.value.reason, refusal.value.legal, str(refusal.value)]))
    if not match.may_change(seat):
        with pytest.raises(shoal.IllegalMove) as refusal:
            match.change(seat, "5")
        told.append(text([refusal.value.reason, refusal.value.legal, str(refusal.value)]))
    return told


class Tale:
    """A live match played at random, with what could have happened instead."""

    def __init__(self, options: Options, seed: int) -> None:
        self.match = shoal.game("krill").start(key=seed.to_bytes(32, "big"), **options)
        self.rng = random.Random(seed)
        self.chronicle = Chronicle(int(self.match.variant.tables[0]["hands_each"]))

    def viewers(self) -> list[int | None]:
        return self.rng.sample([None, *range(self.match.seats)], 2)

    def otherwise(self, positions: Any, viewer: int | None) -> Play:
        """The position, changed in what the viewer may not know."""
        code = PUBLIC_VIEWER if viewer is None else viewer
        other = self.chronicle.retell(Play(self.match.variant.tables, positions.copy()), code, self.rng)
        unsettle(other, code, self.rng)
        return other

    def frame_otherwise(self, frame: Frame, new: int, viewer: int | None) -> Frame:
        """The frame between two such positions; the last `new` thefts happened in it."""
        after = self.otherwise(frame._after, viewer)
        before = Play(after.tables, frame._before.copy())
        now = int(frame._before[0]["turn"])
        for turn, thefts in self.chronicle.thefts.items():
            world = self.chronicle.worlds(after.p[0], turn)[told(after.p[0], turn)]
            if turn == now and new:
                earlier = Chronicle(self.chronicle.each)
                earlier.thefts[turn] = thefts[:-new]
                worlds = earlier.worlds(before.p[0], turn).values() if thefts[:-new] else []
                for one in worlds:
                    if one.story.loot == world.story.loot[:-new]:
                        tell(before.p[0], turn, one)
            else:
                tell(before.p[0], turn, world)
        unsettle(before, PUBLIC_VIEWER if viewer is None else viewer, self.rng)
        other = Frame(self.match, before.p, after.p, frame._rows)
        other._stage = frame._stage
        return other


@pytest.mark.slow
@PARTS
def test_frames_tell_each_viewer_the_same_whatever_is_hidden(part: int, scale: Scale) -> None:
    thefts, compared = 0, 0
    for i, options in enumerate(games_of(scale(4, 30), 130 + part)):
        tale = Tale(options, i)
        match, rng = tale.match, tale.rng
        frames = list(match.opening)
        while True:
            for frame in frames:
                new = tale.chronicle.note(frame._rows, int(frame._before[0]["turn"]))
                thefts += new
                if frame._after[0]["phase"] == r.OVER:
                    continue
                for viewer in range(-1, match.seats) if new else tale.viewers():
                    seat = None if viewer == -1 else viewer
                    other = tale.frame_otherwise(frame, new, seat)
                    assert text(other.events(seat)) == text(frame.events(seat))
                    for memory in (False, True):
                        assert text(other.view(seat, memory)) == text(frame.view(seat, memory))
                    compared += 1
            if match.over:
                break
            seat = rng.choice(list(match.open))
            frames = match.play(seat, rng.choice(match.legal(seat)))
    assert thefts > 8 and compared > 250


@PARTS
def test_standing_matches_tell_each_viewer_the_same_whatever_is_hidden(part: int, scale: Scale) -> None:
    """Views, questions, legal answers, refusals, records and bots, with only some seats ready."""
    compared = 0
    for i, options in enumerate(games_of(scale(4, 25), 140 + part)):
        tale = Tale(options, i)
        match, rng = tale.match, tale.rng
        while not match.over:
            if rng.random() < 0.25:
                viewer = rng.choice([None, *range(match.seats)])
                other = match.copy()
                other._p = tale.otherwise(match._p, viewer).p
                other.moves = [move for move in match.moves if move["seat"] == viewer]
                assert channels(other, viewer) == channels(match, viewer)
                if viewer is not None:
                    assert refusals(other, viewer) == refusals(match, viewer)
                compared += 1
            seat = rng.choice(list(match.open))
            for frame in match.play(seat, rng.choice(match.legal(seat))):
                tale.chronicle.note(frame._rows, int(frame._before[0]["turn"]))
    assert compared > 25
