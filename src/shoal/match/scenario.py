"""Scenarios: small TOML files that ask a question about the rules and say what must hold.

The format is described in `docs/scenarios.md`.
"""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from shoal.kernel.options import OptionError
from shoal.kernel.toml import read_toml
from shoal.match.handle import game
from shoal.match.match import Frame, IllegalMove, Match
from shoal.match.words import words

Answers = dict[str, str | list[str]]


class Expect(msgspec.Struct, forbid_unknown_fields=True):
    """What must hold after a step. Seats and hands are counted from 1, seat 0 is the public."""

    asked: dict[str, str] | None = None
    legal: dict[str, list[str]] | None = None
    illegal: dict[str, dict[str, str]] | None = None
    over: bool | None = None
    points: dict[str, int] | None = None
    ranks: list[int] | None = None
    winners: list[int] | None = None
    level: str | None = None
    log: list[str] = []
    no_log: list[str] = []
    view: dict[str, dict[str, Any]] | None = None
    undo: dict[str, int] | None = None
    zones: dict[str, Any] = {}


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """Some seats answer; then something must hold."""

    play: Answers = {}
    change: Answers = {}
    undo: dict[str, int] = {}
    expect: dict[str, Any] = {}


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """One question about the rules."""

    title: str
    source: list[str]
    game: str
    seed: int = 1
    options: dict[str, Any] = {}
    position: dict[str, Any] = {}
    step: list[Step] = []
    option_error: bool = False


class ScenarioError(ValueError):
    """A scenario file that cannot be read or does not fit the game."""


@dataclass
class Outcome:
    """How a scenario came out: no failures means that all holds."""

    path: Path
    title: str
    failures: list[str] = field(default_factory=list)


def read(path: Path) -> Scenario:
    """Read a scenario file."""
    return read_toml(path, Scenario, ScenarioError)[0]


def check(path: Path) -> Outcome:
    """Play a scenario and compare."""
    scenario = read(path)
    outcome = Outcome(path, scenario.title)
    try:
        match = game(scenario.game).start(seed=scenario.seed, **scenario.options)
    except OptionError as error:
        if not scenario.option_error:
            raise ScenarioError(f"{path}: {error}") from None
        return outcome
    if scenario.option_error:
        outcome.failures.append("the options are accepted, but should be refused")
        return outcome
    try:
        match.place(scenario.position)
    except ValueError as error:
        raise ScenarioError(f"{path}: position: {error}") from None
    except (TypeError, AttributeError) as error:  # Python's own words, which say nothing of the position
        raise ScenarioError(f"{path}: position: what it holds does not fit the game") from error
    for number, step in enumerate(scenario.step, 1):
        frames = [*match.opening] if number == 1 and not scenario.position else []
        try:
            for seat, answers in step.play.items():
                frames += match.play(seat_of(seat), *([answers] if isinstance(answers, str) else answers))
            for seat, answers in step.change.items():
                frames += match.change(seat_of(seat), *([answers] if isinstance(answers, str) else answers))
            for seat, count in step.undo.items():
                frames += match.undo(seat_of(seat), count)
        except IllegalMove as error:
            outcome.failures.append(f"step {number}: {error}")
            return outcome
        outcome.failures += [f"step {number}: {failure}" for failure in compare(path, match, frames, step.expect)]
    return outcome


def seat_of(written: str) -> int:
    """The seat that is meant; they are counted from 1."""
    if not re.fullmatch("[1-9][0-9]{0,3}", written):
        raise ScenarioError(f"{written!r} is no seat: seats are written as numbers from 1 up")
    return int(written) - 1


def compare(path: Path, match: Match, frames: list[Frame], wanted: Mapping[str, Any]) -> list[str]:
    """What does not hold."""
    known = {name for name in Expect.__struct_fields__ if name != "zones"}
    general = {name: value for name, value in wanted.items() if name in known}
    zones = {name: value for name, value in wanted.items() if name not in known}
    try:
        expect = msgspec.convert({**general, "zones": zones}, Expect)
    except msgspec.ValidationError as error:
        raise ScenarioError(f"{path}: expect: {error}") from None
    unknown = _unknown(match, expect)
    if unknown:
        raise ScenarioError(f"{path}: expect: {unknown}")
    return [
        *_compare_questions(match, expect),
        *_compare_zones(path, match, expect.zones),
        *_compare_end(match, expect),
        *_compare_log(frames, expect),
        *_compare_views(match, expect),
    ]


def _unknown(match: Match, expect: Expect) -> str:
    """What the game does not know of what would otherwise hold for want of it; "" if nothing."""
    seats = [str(seat + 1) for seat in range(match.seats)]
    for seat in (*(expect.illegal or ()), *(expect.points or ())):
        if seat not in seats:
            return f"there is no seat {seat!r}; there are {', '.join(seats)}"
    refused = [(answer, key) for answers in (expect.illegal or {}).values() for answer, key in answers.items()]
    for part in (part for answer, _ in refused for part in answer.split(" + ")):
        if part not in match.game.answers:
            return f"{part!r} is no answer to anything in {match.game.name}"
    for key in (*expect.log, *expect.no_log, *(key for _, key in refused if key)):
        if not words(match.game).has(key):
            return f"there is no message {key!r}"
    return ""


def _differs(what: str, found: Any, wanted: Any) -> list[str]:
    return [] if found == wanted else [f"{what} is {found!r}, should be {wanted!r}"]


def _compare_questions(match: Match, expect: Expect) -> list[str]:
    failures = []
    if expect.asked is not None:
        failures += _differs("asked", {str(seat + 1): name for seat, name in match.open.items()}, expect.asked)
    for seat, count in (expect.undo or {}).items():
        failures += _differs(f"what seat {seat} may take back", match.may_undo(seat_of(seat)), count)
    for seat, answers in (expect.legal or {}).items():
        failures += _differs(f"legal for seat {seat}", sorted(match.legal(seat_of(seat))), sorted(answers))
    for seat, refused in (expect.illegal or {}).items():
        for answer, key in refused.items():
            try:
                match.copy().play(seat_of(seat), *answer.split(" + "))
                failures.append(f"{answer!r} is legal for seat {seat}, should be refused")
            except IllegalMove as error:
                if key:
                    failures += _differs(f"the reason against {answer!r}", error.reason["key"], key)
    return failures


def _same(found: Any, wanted: Any) -> bool:
    """Lists of names are compared as multisets, tuples in order, everything else as it is."""
    if isinstance(found, tuple):
        return bool(list(found) == wanted)
    if isinstance(wanted, list):
        return isinstance(found, list) and Counter(map(str, found)) == Counter(map(str, wanted))
    return bool(found == wanted)


def _compare_zones(path: Path, match: Match, wanted: Mapping[str, Any]) -> list[str]:
    found = match.game.scenes.zones(match.variant.tables[0], match._p[0])
    failures = []
    for zone, value in wanted.items():
        if zone not in found:
            raise ScenarioError(f"{path}: there is nothing called {zone!r} to expect; there are {', '.join(found)}")
        if not isinstance(value, dict):
            if not _same(found[zone], value):
                failures.append(f"{zone} is {found[zone]!r}, should be {value!r}")
            continue
        if not isinstance(found[zone], dict):
            raise ScenarioError(f"{path}: {zone} is {found[zone]!r}, which has no names to ask for")
        for name, one in value.items():
            if name not in found[zone]:
                raise ScenarioError(f"{path}: {zone} has no {name!r}; it has {', '.join(found[zone])}")
            if not _same(found[zone][name], one):
                failures.append(f"{zone}.{name} is {found[zone][name]!r}, should be {one!r}")
    return failures


def _compare_end(match: Match, expect: Expect) -> list[str]:
    failures = [] if expect.over is None else _differs("over", match.over, expect.over)
    result = match.result
    if result is None:
        wants_end = (expect.points, expect.ranks, expect.winners, expect.level)
        return [*failures, "the game is not over"] if any(w is not None for w in wants_end) else failures
    for seat, points in (expect.points or {}).items():
        failures += _differs(f"points of seat {seat}", result["points"][seat_of(seat)], points)
    if expect.ranks is not None:
        failures += _differs("ranks", result["ranks"], expect.ranks)
    if expect.winners is not None:
        failures += _differs("winners", [seat + 1 for seat in result["winners"]], expect.winners)
    if expect.level is not None:
        failures += _differs("the level that decided", result["level"], expect.level)
    return failures


def _compare_log(frames: list[Frame], expect: Expect) -> list[str]:
    seen = [event["key"] for frame in frames for event in frame.events(None)] if expect.log or expect.no_log else []
    failures = [f"the log has {key}, should not" for key in expect.no_log if key in seen]
    rest = iter(seen)
    for key in expect.log:
        if not any(event == key for event in rest):
            return [*failures, f"the log has no {key} in its place; it is {seen}"]
    return failures


def _compare_views(match: Match, expect: Expect) -> list[str]:
    failures = []
    for seat, paths in (expect.view or {}).items():
        shown = match.view(None if seat == "0" else seat_of(seat), memory=False)
        for path, wanted in paths.items():
            failures += _differs(f"view of seat {seat}: {path}", _at(shown, path), wanted)
    return failures


def _at(data: Any, path: str) -> Any:
    """The value at a dotted path, None if there is nothing."""
    for part in path.split("."):
        if isinstance(data, list) and part.isdigit() and int(part) < len(data):
            data = data[int(part)]
        elif isinstance(data, dict) and part in data:
            data = data[part]
        else:
            return None
    return data
