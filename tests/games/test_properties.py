"""What holds in every game, whatever the options and however it is played."""

import random
from collections.abc import Callable

import pytest
from tests.games.walk import (
    EVERY_GAME,
    PARTS,
    Options,
    Play,
    answers_for_all,
    in_order,
    named,
    owned_fields,
    shuffled_orders,
    stages,
    subject,
)

from shoal.kernel.contract import FINE, NONE, NOT_ASKED, OTHER_QUESTION

Scale = Callable[[int, int], int]
Seen = dict[int, set[int]]


def asked_something(play: Play, legal_to: Seen, foreign_to: Seen) -> None:
    """A question and its legal answers agree, and `why` agrees with them for every answer there is."""
    for seat in range(play.seats):
        question, legal = play.question(seat), set(play.legal(seat))
        assert (question == NONE) == (not legal)
        assert not (legal and play.p[0]["ready"][seat])
        legal_to.setdefault(question, set()).update(legal)
        for answer in range(len(play.game.answers)):
            why = play.why(seat, answer)
            assert (why == FINE) == (answer in legal), (play.game.answers[answer], why)
            assert (why == NOT_ASKED) == (question == NONE)
            if why == OTHER_QUESTION:
                foreign_to.setdefault(question, set()).add(answer)


def whole_game(name: str, options: Options, seed: int) -> None:
    game = subject(name)
    play, rng = game.Play.start(options, seed), random.Random(seed)
    trace, legal_to, foreign_to = [play.p.copy()], dict[int, set[int]](), dict[int, set[int]]()
    for kind, _ in play.steps(rng):
        trace.append(play.p.copy())
        if kind == "act" or play.asked():
            asked_something(play, legal_to, foreign_to)
    positions = play.game.position.zeros(len(trace))
    for i, p in enumerate(trace):
        positions[i] = p[0]
    game.conserved(play.t, positions)
    for p in positions[:: max(1, len(positions) // 20)]:
        play.game.check_position(play.t, p)  # what comes out of play may come in again from outside
    for question, answers in legal_to.items():
        assert not answers & foreign_to.get(question, set()), "an answer is said to belong to another question"
    for seat in range(play.seats):
        assert play.question(seat) == NONE and not play.legal(seat)
    end = play.bytes
    assert play.advance() == (False, []) and play.bytes == end


@EVERY_GAME
@PARTS
def test_every_step_of_random_games(name: str, part: int, scale: Scale) -> None:
    for i, options in enumerate(subject(name).some_variants(24, seed=part), 1000 * part):
        try:
            for seed in range(i, i + scale(1, 10)):
                whole_game(name, options, seed)
        except AssertionError:
            print(named(options), "seed", seed)
            raise


@EVERY_GAME
def test_order_of_arrival_never_matters(name: str, scale: Scale) -> None:
    several = 0
    for i, options in enumerate(subject(name).some_variants(scale(24, 300), seed=2)):
        rng = random.Random(i)
        for play in stages(subject(name).Play.start(options, i), rng):
            given = answers_for_all(play, rng)
            first = in_order(play, given, [seat for seat, answers in given.items() for _ in answers])
            several += len(given) > 1
            for order in shuffled_orders(given, rng, 3):
                other = in_order(play, given, order)
                assert other.bytes == first.bytes, named(options)
            while first.advance()[0]:
                assert other.advance()[0]
                assert other.bytes == first.bytes
    if several == 0:
        pytest.skip("nobody is ever asked at the same time as somebody else")
    assert several > getattr(subject(name), "TOGETHER", 100)


@EVERY_GAME
def test_answers_reveal_nothing_and_draw_no_chance(name: str, scale: Scale) -> None:
    """An answer changes what its seat has chosen and who is ready, and nothing else."""
    for i, options in enumerate(subject(name).some_variants(scale(24, 300), seed=3)):
        play, rng = subject(name).Play.start(options, i), random.Random(i)
        before = play.p.copy()
        for kind, what in play.steps(rng):
            if kind == "act":
                seat, _ = what
                for field in owned_fields(play.game):
                    mine = play.own(field.name, seat)
                    before[0][field.name][mine] = play.p[0][field.name][mine]
                before[0]["ready"][seat] = play.p[0]["ready"][seat]
                assert before.tobytes() == play.bytes
            before = play.p.copy()


@EVERY_GAME
def test_taking_back_restores_the_position_exactly(name: str, scale: Scale) -> None:
    tried = 0
    for i, options in enumerate(subject(name).some_variants(scale(24, 300), seed=4)):
        rng = random.Random(i)
        for play in stages(subject(name).Play.start(options, i), rng):
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
    assert tried > 500


@EVERY_GAME
def test_changing_until_the_last_is_the_same_as_choosing_at_once(name: str, scale: Scale) -> None:
    for i, options in enumerate(subject(name).some_variants(scale(20, 250), seed=5)):
        rng = random.Random(i)
        for play in stages(subject(name).Play.start(options, i), rng):
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
