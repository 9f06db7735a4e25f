"""`redeal` deals again what a viewer has not seen, each possibility as likely as it is.

What is possible, and how likely, is worked out by brute force from the rulebook (`worlds.py`), and once more by playing
the same round over and over with other chance.
"""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from tests.games.krill.walk import ALL, KRILL, THIEVES, Options, Play
from tests.games.krill.worlds import Chronicle, Theft, told
from tests.odds import fits

from shoal.games.krill import rules as r
from shoal.kernel.records import PUBLIC_VIEWER, as_bytes

Scale = Callable[[int, int], int]
EVERYTHING = {**ALL, "hand_cards": THIEVES}


# --- exactness: thefts ----------------------------------------------------------------------------------------------------
def roles(each: int, thefts: list[Theft], viewer: int) -> str:
    """What a viewer has to do with the thefts of a round, in words."""
    if viewer == PUBLIC_VIEWER:
        mine = "public"
    else:
        parts = []
        for theft in thefts:
            if viewer == theft.thief // each:
                parts.append(theft.card)
            elif viewer == theft.victim // each:
                parts.append(f"robbed by {theft.card}")
        mine = " and ".join(sorted(set(parts))) or "third"
    cards = {theft.card for theft in thefts}
    scene = " then ".join(sorted(cards))
    seals = [theft for theft in thefts if theft.card == "seal"]
    if len(cards) == 2:
        first = next(theft for theft in thefts if theft.card == "albatross")
        scene += " at the albatross" if seals[0].victim == first.thief else " at one robbed"
    return f"{scene}: {mine}"


WANTED = {
    *(f"albatross: {role}" for role in ("public", "third", "robbed by albatross")),
    *(f"seal: {role}" for role in ("public", "third")),
    *(f"albatross then seal at the albatross: {role}" for role in ("public", "third", "seal", "robbed by albatross")),
    *(
        f"albatross then seal at one robbed: {role}"
        for role in ("public", "third", "albatross", "seal", "robbed by albatross")
    ),
}


class Case:
    """A position with thefts that a viewer has not fully seen."""

    def __init__(self, play: Play, chronicle: Chronicle, viewer: int, turn: int) -> None:
        self.play, self.viewer, self.turn = play.copy(), viewer, turn
        self.posterior = chronicle.posterior(play.p[0], viewer, turn)


def find_cases(options: Options, seeds: range, per_scene: int = 2, most: int = 80) -> dict[str, list[Case]]:
    """Positions of random games by what the viewer has to do with the thefts, each with two worlds or more."""
    found: dict[str, list[Case]] = {}
    for seed in seeds:
        play, rng = Play.start(options, seed), random.Random(seed)
        chronicle = Chronicle(int(play.t["hands_each"]))
        for kind, what in play.steps(rng):
            if kind != "advance" or not chronicle.note(what, int(play.p[0]["turn"])):
                continue
            turn = int(play.p[0]["turn"])
            for viewer in play.viewers:
                scene = roles(chronicle.each, chronicle.thefts[turn], viewer)
                cases = found.setdefault(scene, [])
                if len(cases) < per_scene and 1 < len(chronicle.alike(play.p[0], viewer, turn)) <= most:
                    cases.append(Case(play, chronicle, viewer, turn))
    return {scene: cases for scene, cases in found.items() if cases}


def deal(case: Case, n: int) -> Counter[bytes]:
    """The worlds of `n` redeals."""
    views = case.play.hide(case.viewer)
    raw, p = as_bytes(views), KRILL.position.zeros(1)
    p_raw, counts = as_bytes(p), Counter[bytes]()
    for seed in range(n):
        KRILL.code.redeal(case.play.tables, views, raw, 0, seed * 7919 + 1, p, p_raw, 0)
        counts[told(p[0], case.turn)] += 1
    return counts


@pytest.mark.parametrize("players", [4, 2])
def test_thefts_come_out_as_likely_as_they_were(players: int, scale: Scale) -> None:
    """Public, third party, thief, victim, a Seal that robs the Albatross or one it robbed, two hands of one person."""
    found = find_cases({**EVERYTHING, "players": players}, range(scale(60, 300)), scale(1, 6))
    if players == 4:
        assert set(found) >= WANTED
    else:  # with two people there are no third parties but the public, and a person may be both thief and victim
        assert "albatross then seal at the albatross: public" in found
        assert any("albatross and" in scene or "seal and" in scene for scene in found), sorted(found)
    for scene, cases in found.items():
        for case in cases:
            try:
                fits(deal(case, scale(3000, 20_000)), case.posterior)
            except AssertionError:
                print(scene, "viewer", case.viewer)
                raise


def test_thefts_of_several_rounds_are_dealt_independently(scale: Scale) -> None:
    options = {**EVERYTHING, "players": 4}
    for seed in range(200):
        play, rng = Play.start(options, seed), random.Random(seed)
        chronicle = Chronicle(1)
        for kind, what in play.steps(rng):
            if kind == "advance":
                chronicle.note(what, int(play.p[0]["turn"]))
            if play.over:
                break
            chances = {turn: chronicle.posterior(play.p[0], PUBLIC_VIEWER, turn) for turn in chronicle.thefts}
            open_ones = {turn: chance for turn, chance in chances.items() if 1 < len(chance) < 9}
            if play.phase == r.SELECT and len(open_ones) >= 2:
                one, other = list(open_ones)[:2]
                views, counts = play.hide(PUBLIC_VIEWER), Counter[tuple[bytes, bytes]]()
                for n in range(scale(4000, 20_000)):
                    p = play.redeal(views, n).p[0]
                    counts[told(p, one), told(p, other)] += 1
                both = {
                    (a, b): x * y for a, x in open_ones[one].items() for b, y in open_ones[other].items()
                }  # fmt: skip
                fits(counts, both)
                return
    pytest.fail("no game had two rounds of unseen thefts")


@pytest.mark.slow
def test_playing_the_round_again_gives_the_same_odds(scale: Scale) -> None:
    """Steps F and G over and over with other chance: of those that look the same to a viewer, redeal gives the same mix."""
    checked = Counter[str]()
    for players in (4, 2):
        for seed in range(400):
            play, rng = Play.start({**EVERYTHING, "players": players}, seed), random.Random(seed)
            for _ in play.steps(rng):
                p = play.p[0]
                both = {r.ALBATROSS, r.SEAL} <= {
                    int(p["played"][h]) for h in range(play.hands) if not p["cancelled"][h]
                }
                if play.phase == r.F_ALBATROSS and p["cursor"] == 0 and both and 4 <= p["caught"].sum() <= 9:
                    break
            if play.over or checked[str(players)] >= 1:
                continue
            if again_and_again(play, scale(2500, 60_000), scale(2000, 40_000)):
                checked[str(players)] += 1
    assert checked == {"4": 1, "2": 1}


def again_and_again(start: Play, games: int, deals: int) -> bool:
    """Compare both mixes for every viewer and everything it can come to see; whether there was anything to compare."""
    turn = int(start.p[0]["turn"])
    first = start.copy()
    while first.phase == r.F_ALBATROSS:
        first.advance()
    if first.phase != r.G_SEAL or not first.asked():
        return False
    choice = first.legal(first.asked()[0])[0]
    worlds: dict[tuple[int, bytes], Counter[bytes]] = {}
    examples: dict[tuple[int, bytes], Any] = {}
    for game in range(games):
        play = start.copy()
        play.p[0]["chance"] = game * 104_729
        while play.phase == r.F_ALBATROSS:
            play.advance()
        play.act(play.asked()[0], choice)
        play.advance()
        play.p[0]["chance"] = 0
        for viewer in play.viewers:
            views = play.hide(viewer)
            key = viewer, views.tobytes()
            worlds.setdefault(key, Counter())[told(play.p[0], turn)] += 1
            examples[key] = play, views
    compared = False
    for key, counts in worlds.items():
        n = counts.total()
        if len(counts) < 2 or n < 300:
            continue
        play, views = examples[key]
        dealt = Counter(told(play.redeal(views, seed + 1).p[0], turn) for seed in range(deals))
        assert set(dealt) >= {world for world, count in counts.items() if count >= 20}
        compared = True
        for world in {*dealt, *counts}:
            here, there = counts[world] / n, dealt[world] / deals
            share = (counts[world] + dealt[world]) / (n + deals)
            spread = (share * (1 - share) * (1 / n + 1 / deals)) ** 0.5
            assert abs(here - there) < 5 * spread + 1e-9, (key[0], here, there)
    return compared


# --- exactness: choices ---------------------------------------------------------------------------------------------------
def test_choices_of_those_who_are_ready_are_any_legal_ones(scale: Scale) -> None:
    """Each as likely; those who are not ready have chosen nothing yet, whatever they have begun."""
    seen = Counter[str]()
    for seed, players in enumerate((5, 2, 3, 5, 2)):
        options = {**ALL, "players": players, "hand_cards": ["penguin", "seal"]}
        play, rng = Play.start(options, seed), random.Random(seed)
        rounds = 0
        for kind, _ in play.steps(rng):
            if play.over:
                break
            ready = [s for s in range(play.seats) if play.p[0]["ready"][s] and s != 0]
            if kind != "act" or not ready or (play.phase == r.SELECT and rounds > 1):
                continue
            rounds += play.phase == r.SELECT
            check_choices(play, ready[0], scale(1500, 20_000))
            seen[KRILL.questions[r.ASK_CARD] if play.phase == r.SELECT else "later"] += 1
    assert seen["card"] >= 8 and seen["later"] >= 3


def check_choices(play: Play, ready: int, n: int) -> None:
    trial = play.copy()
    trial.take_back(ready)
    chances = whole_answers(trial, ready)
    each = int(play.t["hands_each"])
    mine = slice(ready * each, (ready + 1) * each)
    views, counts = play.hide(0), Counter[bytes]()
    for seed in range(n):
        p = play.redeal(views, seed).p[0]
        counts[p["chosen"][mine].tobytes() + p["chosen_tie"][mine].tobytes()] += 1
        for seat in range(1, play.seats):
            if not p["ready"][seat]:
                other = slice(seat * each, (seat + 1) * each)
                assert not p["chosen"][other].any() and not p["chosen_tie"][other].any()
    fits(counts, chances)


def whole_answers(play: Play, seat: int) -> dict[bytes, float]:
    """Every whole answer of a seat, each part as likely as the others open to it."""
    legal = play.legal(seat)
    each = int(play.t["hands_each"])
    mine = slice(seat * each, (seat + 1) * each)
    if not legal:
        return {play.p[0]["chosen"][mine].tobytes() + play.p[0]["chosen_tie"][mine].tobytes(): 1.0}
    found: dict[bytes, float] = {}
    for answer in legal:
        trial = play.copy()
        trial.act(seat, answer)
        for key, chance in whole_answers(trial, seat).items():
            found[key] = found.get(key, 0) + chance / len(legal)
    return found


def test_every_hidden_place_can_hold_everything_it_might(scale: Scale) -> None:
    """On full positions late in the game: each unseen card of each round can be the stolen one, and goes everywhere."""
    options, places = {**EVERYTHING, "players": 6}, 0
    for seed in range(scale(4, 30)):
        play, rng = Play.start(options, seed), random.Random(seed)
        chronicle = Chronicle(1)
        for kind, what in play.steps(rng):
            if kind == "advance":
                chronicle.note(what, int(play.p[0]["turn"]))
            if play.p[0]["turn"] == play.t["rounds"] and play.phase == r.SELECT:
                break
        for viewer in play.viewers:
            views = play.hide(viewer)
            dealt = np.concatenate([play.redeal(views, s).p for s in range(scale(600, 3000))])
            for turn in chronicle.thefts:
                alike = chronicle.alike(play.p[0], viewer, turn)
                first = int(play.p[0]["first"][turn])
                for field in ("after_albatross", "held_by"):
                    might = np.array([getattr(world, field) for world in alike])
                    likely = np.array([world.story.chance for world in alike]) / sum(w.story.chance for w in alike)
                    for i in range(might.shape[1]):
                        holds = set(dealt[field][:, first + i].tolist())
                        assert holds <= set(might[:, i].tolist())
                        for hand in set(might[:, i].tolist()):
                            if likely[might[:, i] == hand].sum() > 0.02:
                                assert hand in holds
                                places += 1
    assert places > 1000
