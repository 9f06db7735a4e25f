"""What holds in every game of Go For The Krill, whatever the options and however it is played."""

import itertools
import random
from collections.abc import Callable

import numpy as np
import pytest
from tests.games.krill.walk import (
    ALL,
    KRILL,
    PARTS,
    THIEVES,
    Options,
    Play,
    conserved,
    every_variant,
    named,
    some_variants,
)

from shoal.games.krill import rules as r
from shoal.kernel.contract import FINE, NONE, NOT_ASKED, OTHER_QUESTION

Scale = Callable[[int, int], int]
ANSWERS = range(len(KRILL.answers))


def asked_something(play: Play) -> None:
    """A question and its legal answers agree, and `why` agrees with them for every answer there is."""
    for seat in range(play.seats):
        question, legal = play.question(seat), set(play.legal(seat))
        assert (question == NONE) == (not legal)
        for answer in ANSWERS:
            why = play.why(seat, answer)
            assert (why == FINE) == (answer in legal), (KRILL.answers[answer], why)
            assert (why == NOT_ASKED) == (question == NONE)
            if why != OTHER_QUESTION and question != NONE:
                name = KRILL.questions[question]
                other = name not in ("card", "tie") and not KRILL.answers[answer].startswith(f"{name} ")
                assert not other, "a reason other than OTHER_QUESTION for an answer to another question"


def whole_game(options: Options, seed: int, check_why: bool = True) -> None:
    play, rng = Play.start(options, seed), random.Random(seed)
    trace, at = KRILL.position.zeros(1000), 1
    trace[0] = play.p[0]
    squids = np.zeros(r.HANDS, int)
    for kind, what in play.steps(rng):
        trace[at] = play.p[0]
        at += 1
        if play.phase == r.SELECT:
            assert len(play.asked()) == play.seats - play.p[0]["ready"].sum()
        if kind == "advance":
            for code, hand, *_ in what:
                if code == r.SQUID_RETURNS:
                    squids[hand] += 1
        if check_why and (kind == "act" or play.asked()):
            asked_something(play)
    conserved(play.t, trace[:at])
    ticks = trace["tick"][:at].astype(int)
    assert (np.diff(ticks, axis=0) <= 0).all(), "a tick came back"
    assert set(trace["turn"][:at][trace["phase"][:at] == r.SELECT]) == set(range(1, int(play.t["rounds"]) + 1))
    ends_as_the_book_says(play, squids)


def ends_as_the_book_says(play: Play, squids: np.ndarray) -> None:
    """Rounds and hand sizes at the end: p. 7, p. 10, p. 13."""
    t, p = play.t, play.p[0]
    darker = t["in_set"].sum() == 13
    two = play.seats == 2
    assert t["rounds"] == ((10 if darker else 9) if two else (13 if darker else 12))
    assert p["turn"] == t["rounds"] + 1
    assert t["in_set"].sum() == (13 if darker else 12)
    for hand in range(play.hands):
        left = int(p["hand"][hand].sum())
        assert squids[hand] <= 1
        assert left == (3 + squids[hand] if two else 1)
        assert two or squids[hand] == 1
    assert not p["played"].any() and not p["chosen"].any() and not p["ready"].any()
    for seat in range(play.seats):
        assert play.question(seat) == NONE and not play.legal(seat)
    assert play.advance() == (False, [])


@PARTS
def test_every_step_of_random_games(part: int, scale: Scale) -> None:
    for i, options in enumerate(some_variants(40, seed=part), 1000 * part):
        try:
            for seed in range(i, i + scale(1, 10)):
                whole_game(options, seed)
        except AssertionError:
            print(named(options), "seed", seed)
            raise


@pytest.mark.slow
def test_every_module_set_with_every_player_count(scale: Scale) -> None:
    variants = every_variant()
    assert len(variants) == 32 * (5 + 15 * 6)
    for seed in range(scale(1, 10)):
        for i, options in enumerate(variants):
            try:
                whole_game(options, 100_000 * seed + i, check_why=i % 8 == seed % 8)
            except AssertionError:
                print(named(options), "seed", 100_000 * seed + i)
                raise


def answers_for_all(play: Play, rng: random.Random) -> dict[int, list[int]]:
    """Whole answers of every seat that is asked, each worked out without the others'."""
    given: dict[int, list[int]] = {}
    for seat in play.asked():
        trial = play.copy()
        given[seat] = []
        while legal := trial.legal(seat):
            given[seat].append(rng.choice(legal))
            trial.act(seat, given[seat][-1])
    return given


def stages(play: Play, rng: random.Random) -> "itertools.chain[Play]":
    """Play a game, giving each position in which somebody is asked and nobody has answered."""
    while True:
        while play.advance()[0]:
            pass
        if play.over:
            return
        yield play
        for seat, answers in answers_for_all(play, rng).items():
            for answer in answers:
                play.act(seat, answer)


def in_order(play: Play, given: dict[int, list[int]], order: list[int]) -> Play:
    """A copy in which seats have answered part by part, in this order of arrival."""
    trial, parts = play.copy(), {seat: iter(answers) for seat, answers in given.items()}
    for seat in order:
        trial.act(seat, next(parts[seat]))
    return trial


def test_order_of_arrival_never_matters(scale: Scale) -> None:
    several = 0
    for i, options in enumerate(some_variants(scale(40, 400), seed=2)):
        rng = random.Random(i)
        for play in stages(Play.start(options, i), rng):
            given = answers_for_all(play, rng)
            order = [seat for seat, answers in given.items() for _ in answers]
            first = in_order(play, given, order)
            several += len(given) > 1
            for _ in range(3):
                rng.shuffle(order)
                other = in_order(play, given, order)
                assert other.bytes == first.bytes, named(options)
            while first.advance()[0]:
                assert other.advance()[0]
                assert other.bytes == first.bytes
    assert several > 100


def test_answers_reveal_nothing_and_draw_no_chance(scale: Scale) -> None:
    """An answer changes what its seat has chosen and who is ready, and nothing else."""
    for i, options in enumerate(some_variants(scale(30, 300), seed=3)):
        play, rng = Play.start(options, i), random.Random(i)
        before = play.p.copy()
        for kind, what in play.steps(rng):
            if kind == "act":
                seat, _ = what
                mine = slice(seat * int(play.t["hands_each"]), (seat + 1) * int(play.t["hands_each"]))
                for field in ("chosen", "chosen_tie"):
                    before[0][field][mine] = play.p[0][field][mine]
                before[0]["ready"][seat] = play.p[0]["ready"][seat]
                assert before.tobytes() == play.bytes
            before = play.p.copy()


def test_taking_back_restores_the_position_exactly(scale: Scale) -> None:
    tried = 0
    for i, options in enumerate(some_variants(scale(40, 400), seed=4)):
        rng = random.Random(i)
        for play in stages(Play.start(options, i), rng):
            given = answers_for_all(play, rng)
            before = play.bytes
            for seat, answers in given.items():
                for parts in range(1, len(answers) + 1):
                    trial = in_order(play, given, [seat] * parts)
                    assert trial.bytes != before
                    trial.take_back(seat)
                    assert trial.bytes == before
                    tried += 1
            if len(given) > 1:  # while others have answered too
                *others, seat = given
                order = [s for s in others for _ in given[s]]
                with_others = in_order(play, given, order)
                trial = in_order(play, given, order + [seat] * len(given[seat]))
                trial.take_back(seat)
                assert trial.bytes == with_others.bytes
    assert tried > 1000


def test_changing_until_the_last_is_the_same_as_choosing_at_once(scale: Scale) -> None:
    for i, options in enumerate(some_variants(scale(30, 300), seed=5)):
        rng = random.Random(i)
        for play in stages(Play.start(options, i), rng):
            given, discarded = answers_for_all(play, rng), answers_for_all(play, rng)
            direct = in_order(play, given, [seat for seat, answers in given.items() for _ in answers])
            changed = play.copy()
            seats = list(given)
            for seat in seats[:-1]:
                for answer in discarded[seat]:
                    changed.act(seat, answer)
            rng.shuffle(seats)
            for seat in seats:
                changed.take_back(seat)
                for answer in given[seat]:
                    changed.act(seat, answer)
            assert changed.bytes == direct.bytes


def test_positions_hold_nothing_of_the_past_but_what_counts() -> None:
    """Nothing of a round is left in the record once its cards are discarded."""
    play, rng = Play.start({**ALL, "players": 5, "hand_cards": THIEVES}, 5), random.Random(5)
    for _ in play.steps(rng):
        if play.phase in (r.REPLENISH, r.SELECT):
            p = play.p[0]
            for field in ("played", "broke", "cancelled", "returned", "caught", "spooked", "cursor"):
                assert not np.asarray(p[field]).any(), field
