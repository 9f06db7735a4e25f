"""What games say while they are played can be said in every language."""

import random
from typing import Any

import pytest
from fluent.runtime import FluentBundle

import shoal
from shoal.games import NAMES
from shoal.match.words import words
from shoal.messages import PSEUDO, languages


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_missing_in_what_is_said(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Events, questions, reasons and progress of whole games: every key is there and gets what it needs."""
    faults: list[Any] = []
    original = FluentBundle.format_pattern

    def watched(self: FluentBundle, pattern: Any, args: Any = None) -> Any:
        text, errors = original(self, pattern, args)
        faults.extend(errors)
        return text, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", watched)
    said: set[str] = set()
    rng = random.Random(name)
    handle = shoal.game(name)
    switches = [option.name for option in handle.options if option.kind == "bool"]
    for options in ({}, dict.fromkeys(switches, True)):
        match = handle.start(seed=3, **options)
        seen = list(match.opening)
        while not match.over:
            seat = next(iter(match.open))
            for message in messages(match.view(seat)) + messages(match.questions(seat)):
                say(match, message, said)
            seen = match.play(seat, rng.choice(match.legal(seat)))
            for frame in seen:
                for viewer in (None, 0):
                    for message in frame.events(viewer):
                        say(match, message, said)
        for message in messages(match.view(None)):
            say(match, message, said)
    assert not faults
    assert len(said) > 15


def say(match: shoal.Match, message: dict[str, Any], said: set[str]) -> None:
    """In every language; the key must be there. Once for each sentence and set of parameters that matters."""
    said.add(message["key"])
    for language in (*languages(), PSEUDO):
        catalogue = words(match.game, language)
        assert catalogue.has(message["key"]), message
        assert catalogue.render(message, lambda hand: f"Ann {hand}").strip()


def messages(data: Any) -> list[dict[str, Any]]:
    """All messages in plain data."""
    if isinstance(data, dict):
        if set(data) == {"key", "params"}:
            return [data]
        return [found for value in data.values() for found in messages(value)]
    if isinstance(data, list):
        return [found for value in data for found in messages(value)]
    return []


def test_a_missing_parameter_would_be_found() -> None:
    bundle = words(None)._bundles[0]
    assert bundle.format_pattern(bundle.get_message("common-points").value, {})[1]
