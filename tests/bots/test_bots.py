"""Bots answer legally from what their seat may know, and the same for what it cannot tell apart."""

import random
from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest
from tests.games.walk import EVERY_GAME, PARTS, named, subject, table_of
from tests.odds import interval

import shoal
from shoal import bots
from shoal.arena.sim import POLICIES, simulate
from shoal.games.krill import rules as r
from shoal.kernel.events import new_log
from shoal.kernel.records import as_bytes
from shoal.match import Match
from shoal.match.match import SeatView, Variant

Scale = Callable[[int, int], int]
KRILL = shoal.game("krill")


@EVERY_GAME
@PARTS
@pytest.mark.parametrize("bot_name", bots.names())
def test_answers_are_legal_in_every_variant(name: str, bot_name: str, part: int, scale: Scale) -> None:
    """Whole answers, which a match takes, from the first round to the last; among bots and among random players."""
    for i, options in enumerate(subject(name).some_variants(48, 71 + part)[:: scale(7, 1)]):
        match, rng = shoal.game(name).start(seed=i, **options), random.Random(i)
        while not match.over:
            for seat in list(match.open):
                bot = bot_name if i % 2 or seat == i % match.seats else "random"
                answers = bots.answer(match, seat, bot, seed=rng.getrandbits(60))
                assert answers, named(options)
                match.play(seat, *answers)  # an IllegalMove fails the test
        assert match.result is not None


@EVERY_GAME
@pytest.mark.parametrize("bot_name", bots.names())
def test_a_bot_answers_the_same_for_what_its_seat_cannot_tell_apart(name: str, bot_name: str, scale: Scale) -> None:
    tried, kernel = 0, shoal.game(name).kernel
    for i, options in enumerate(subject(name).some_variants(30, 81)[:: scale(5, 1)]):
        play, rng = subject(name).Play.start(options, i), random.Random(i)
        variant, bot = Variant(kernel, {}, "", table_of(kernel, options)), bots.bot(bot_name)
        for _ in play.steps(rng):
            for seat in play.asked():
                views, seed = play.hide(seat), rng.getrandbits(60)
                before = views.tobytes()
                seen = SeatView(variant, views.copy(), seat)
                answers = bot.answers(seen, seed=seed)
                assert views.tobytes() == before
                assert bot.answers(SeatView(variant, views.copy(), seat), seed=seed) == answers
                other = play.redeal(views, rng.getrandbits(60))
                assert bot.answers(SeatView(variant, other.hide(seat), seat), seed=seed) == answers
                tried += 1
    assert tried > 300


@EVERY_GAME
@pytest.mark.parametrize("bot_name", bots.names())
def test_a_bot_does_not_always_play_the_same(name: str, bot_name: str) -> None:
    match = shoal.game(name).start(seed=1)
    lines = set()
    for seed in range(60):
        trial, line = match.copy(), []
        for turn in range(4):
            for seat in list(trial.open):
                line.append(tuple(bots.answer(trial, seat, bot_name, seed=1000 * turn + seed)))
                trial.play(seat, *line[-1])
        lines.add(tuple(line))
    assert len(lines) > 1


def test_a_bot_that_is_not_asked_answers_nothing() -> None:
    match = KRILL.start(seed=1, players=3)
    match.play(0, "5")
    for name in bots.names():
        assert bots.answer(match, 0, name, seed=1) == []


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(shoal.OptionError, match="there are: instinct, random"):
        bots.bot("oracle")


# --- strength -------------------------------------------------------------------------------------------------------------
def points(p: np.void, value: int) -> int:
    plankton, krill, plastic = (int(n) for n in p["stack"][value])
    return value * (plankton + 2 * krill - plastic)


def greedy(view: SeatView, legal: list[int], rng: random.Random, varied: bool) -> int:
    """Twenty lines: play the number of the most valuable stack one holds, take the most valuable stack there is.

    Three who do just that cancel each other all the time; the varied one plays a card the more often the more its stack
    is worth.
    """
    p = view.views[0]

    def worth(answer: int) -> float:
        if answer < r.SQUID - 1:
            return points(p, answer + 1)
        if answer == r.PENGUIN - 1:
            return max(points(p, value) for value in range(1, r.VALUES)) - 0.5
        if r.SPOOKED_STACK <= answer < r.ANY_STACK:
            return points(p, answer - r.SPOOKED_STACK + 1)
        if r.ANY_STACK <= answer < r.ROB:
            return points(p, answer - r.ANY_STACK + 1)
        if answer >= r.RETURN:
            return answer if answer < r.RETURN + 10 else 0
        return 0

    if varied and legal[0] < r.CROSS:
        return rng.choices(legal, [max(0, worth(answer)) ** 2 + 0.1 for answer in legal])[0]
    best = max(map(worth, legal))
    return rng.choice([answer for answer in legal if worth(answer) == best])


def greedy_answers(match: Match, seat: int, rng: random.Random, varied: bool) -> list[str]:
    view, given = match.seat_view(seat), []
    while legal := np.flatnonzero(view.legal()).tolist():
        given.append(match.game.answers[greedy(view, legal, rng, varied)])
        view.act(match.game.answers.index(given[-1]))
    return given


def first_places(games: int, others: str, me: str = "instinct") -> float:
    """The share of first places of one player, in every seat in turn, against three others."""
    won = 0.0
    for game in range(games):
        match, rng, mine = KRILL.start(seed=game, players=4), random.Random(game), game % 4
        while not match.over:
            for seat in list(match.open):
                name = me if seat == mine else others
                if name in ("greedy", "varied"):
                    match.play(seat, *greedy_answers(match, seat, rng, name == "varied"))
                else:
                    match.play(seat, *bots.answer(match, seat, name, seed=rng.getrandbits(60)))
        winners = match.result["winners"]  # type: ignore[index]
        won += (mine in winners) / len(winners)
    return won


@pytest.mark.slow
@pytest.mark.timeout(3000)
@pytest.mark.parametrize(
    ("me", "others", "least"),
    [
        ("instinct", "random", 0.85),
        ("instinct", "greedy", 0.35),
        ("instinct", "varied", 0.35),
        ("greedy", "random", 0.8),
        ("varied", "random", 0.6),
    ],
)
def test_strength(me: str, others: str, least: float, scale: Scale, capsys: pytest.CaptureFixture[str]) -> None:
    """Shares of first place with 95 % intervals. Greedy against random shows that the measuring stick is straight."""
    games = scale(400, 6000)
    won = first_places(games, others, me)
    low, high = interval(won, games)
    with capsys.disabled():
        print(f"\n{me} against three {others}: {won / games:.1%} first places, 95 % interval {low:.1%} to {high:.1%}")
    assert won / games >= least


@pytest.mark.parametrize(("name", "players", "least"), [("kraken", 4, 0.9), ("kraken", 3, 0.9), ("kraken", 2, 0.95)])
def test_instinct_beats_random(
    name: str, players: int, least: float, scale: Scale, capsys: pytest.CaptureFixture[str]
) -> None:
    """First places, k who share one counting 1/k, in every seat in turn against random players, with 95 % intervals."""
    games, won = scale(2000, 40_000), 0.0
    variant = shoal.game(name).variant(players=players)
    for seat in range(players):
        seats = ["instinct" if other == seat else "random" for other in range(players)]
        won += simulate(variant, seats, games // players, seed=seat, threads=1).seats[seat].share * (games // players)
    played = games // players * players
    low, high = interval(won, played)
    with capsys.disabled():
        print(
            f"\n{name}, {players} players: {won / played:.1%} first places, 95 % {low:.1%} to {high:.1%}, n = {played}"
        )
    assert low >= least


def test_instinct_wins_herring_from_random_and_keeps_the_sea(scale: Scale, capsys: pytest.CaptureFixture[str]) -> None:
    """Of the games that somebody wins, those that one wins against two; and how often three lose all of the sea."""
    games, variant = scale(3000, 60_000), shoal.game("herring").variant(players=3)
    won, decided = 0.0, 0
    for seat in range(3):
        seats = ["instinct" if other == seat else "random" for other in range(3)]
        found = simulate(variant, seats, games // 3, seed=seat, threads=1)
        won += found.seats[seat].share * found.games
        decided += found.games - found.nobody
    low, high = interval(won, decided)
    lost = simulate(variant, ["instinct"], games, seed=9, threads=1).nobody
    least, most = interval(lost, games)
    with capsys.disabled():
        print(
            f"\nherring, 3 players: {won / decided:.1%} of the games with a winner, 95 % {low:.1%} to {high:.1%}, n = {decided}"
        )
        print(
            f"everybody loses in {lost / games:.1%} of games among instinct, 95 % {least:.1%} to {most:.1%}, n = {games}"
        )
    assert low >= 0.7 and most <= 0.15


def kelp_games(octopus: str, shark: str, games: int, edition: str, seed: int) -> tuple[int, int, str]:
    """How many games of Kelp the Shark wins, how many the Octopus by eating, and in words how games went."""
    variant = shoal.game("kelp").variant(edition=edition)
    game = variant.game
    positions, views = game.position.zeros(1), game.position.zeros(1)
    policies = np.array([POLICIES[octopus], POLICIES[shark]], np.int8)
    points, ended = np.zeros((1, 2, 1), np.int32), np.zeros(1, np.int16)
    ends: Counter[str] = Counter()
    won, rounds, foods = 0, 0, Counter[int]()
    for i in range(games):
        game.code.play_games(
            *(variant.tables, positions, as_bytes(positions), views, as_bytes(views), variant.veils, seed + i),
            *(policies, np.zeros(len(game.answers), np.uint8), new_log(0), points, ended),
        )
        won += int(points[0, 1, 0])
        ends[game.ends[ended[0]]] += 1
        rounds += int(positions[0]["lap"])
        foods[int((positions[0]["food"] > 0).sum())] += 1
    low, high = interval(won, games)
    eaten = ", ".join(f"{n}: {foods[n] / games:.1%}" for n in range(5))
    return (
        won,
        ends["eaten"],
        (
            f"kelp {edition}, {octopus} octopus, {shark} shark: the shark wins {won / games:.1%}, 95 % {low:.1%} to "
            f"{high:.1%}, n = {games}; {rounds / games:.1f} rounds; "
            f"{', '.join(f'{end} {n / games:.1%}' for end, n in ends.most_common())}; "
            f"{sum(n * k for n, k in foods.items()) / games:.2f} foods ({eaten})"
        ),
    )


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["rocky-3", "rocky-5"])
def test_instinct_in_kelp(edition: str, scale: Scale, capsys: pytest.CaptureFixture[str]) -> None:
    """Either side beats a random player, and neither side is lost among instinct; eating all four foods wins games."""
    games = scale(3000, 20_000)
    beaten, _, first = kelp_games("random", "instinct", games, edition, 1)
    lost, _, second = kelp_games("instinct", "random", games, edition, 1)
    even, eaten, third = kelp_games("instinct", "instinct", games, edition, 1)
    with capsys.disabled():
        print(f"\n{first}\n{second}\n{third}")
    assert interval(beaten, games)[0] >= 0.9
    assert interval(lost, games)[1] <= 0.1
    assert interval(even, games)[0] >= 0.35 and interval(even, games)[1] <= 0.65
    assert interval(eaten, games)[0] >= 0.1
