"""Game records: everything that happened in a match, as data that can be replayed and verified."""

import hashlib
import json
import re
from collections.abc import Callable
from typing import Any

from shoal.games import NAMES, load
from shoal.kernel.records import from_plain, to_plain
from shoal.match.match import AGREED, Frame, IllegalMove, Match, Variant, check_table, commitment

FORMAT = 1
FIELDS = ("format", "game", "revision", "options", "components", "table", "commitment", "seats", "moves")


class RecordError(ValueError):
    """A game record that cannot be read, or whose game does not come out as it says."""


def fingerprint(match: Match) -> str:
    """The SHA-256 of the whole position, and of what was agreed on before."""
    whole = [dict(match.options), match.variant.components, to_plain(match.variant.tables[0]), match.position()]
    return hashlib.sha256(json.dumps(whole, sort_keys=True).encode()).hexdigest()


def make_record(match: Match, seat: int | None = None) -> dict[str, Any]:
    """See `Match.record`."""
    open_to_all = match.over or not match.live
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": match.game.name,
        "revision": match.game.revision,
        "options": dict(match.options),
        "components": match.variant.components,
        "table": to_plain(match.variant.tables[0]),
        "commitment": match.commitment,
        "seats": match.seats,
        "moves": [move for move in match.moves if open_to_all or move.get("seat") == seat],
    }
    if open_to_all:
        assert match.key is not None
        record |= {"key": match.key.hex(), "position": fingerprint(match)}
    if match.over:
        record["result"] = match.result
    return record


def replay(record: Any, watch: Callable[[Frame], None] = lambda frame: None) -> Match:
    """Play a record again from its key and moves; `watch` gets every frame on the way.

    Raises:
        RecordError: the record is damaged, or a move in it is not legal; the message says which.
    """
    match = _begin(record)
    for frame in match.opening:
        watch(frame)
    for number, move in enumerate(record["moves"], 1):
        try:
            frames = _repeat(match, move)
        except IllegalMove as error:
            raise RecordError(f"move {number}, {described(move)}: {error}") from None
        for frame in frames:
            watch(frame)
    return match


def _begin(record: Any) -> Match:
    if not isinstance(record, dict):
        raise RecordError("a game record is an object with the fields " + ", ".join(FIELDS))
    missing = [field for field in FIELDS if field not in record]
    if missing:
        raise RecordError(f"the record has no {', '.join(missing)}")
    if record["format"] != FORMAT:
        raise RecordError(f"record format {record['format']!r} is not known; this is Shoal's format {FORMAT}")
    if record["game"] not in NAMES:
        raise RecordError(f"there is no game {record['game']!r}; there are: {', '.join(NAMES)}")
    game = load(record["game"])
    if record["revision"] != game.revision:
        raise RecordError(f"the record has rules revision {record['revision']!r}; this is revision {game.revision}")
    if "key" not in record:
        raise RecordError("the record has no key: the match was not over when it was written")
    try:
        key = _key(record["key"])
        tables = from_plain(game.table, record["table"])
        if not isinstance(record["moves"], list) or not isinstance(record["components"], str):
            raise ValueError("moves must be a list and components a digest")
        check_table(game, record["options"], record["components"], tables)
        if type(record["seats"]) is not int or record["seats"] != tables[0]["seats"]:
            raise ValueError("the number of seats is not that of the table")
    except ValueError as error:
        raise RecordError(f"the record is damaged: {error}") from None
    except (TypeError, AttributeError) as error:  # Python's own words, which say nothing of the record
        raise RecordError("the record is damaged: what it holds does not fit the game") from error
    if commitment(key) != record["commitment"]:
        raise RecordError("the key is not the one that was promised when the table opened")
    variant = Variant(game, record["options"], record["components"], tables)
    return Match.begin(variant, key, live=False)


def _key(text: Any) -> bytes:
    if not isinstance(text, str) or not re.fullmatch("[0-9a-f]{64}", text):
        raise ValueError("the field key takes 64 hexadecimal digits, 0 to 9 and a to f")
    return bytes.fromhex(text)


def _repeat(match: Match, move: Any) -> list[Frame]:
    if move == AGREED:
        return match.agree()
    kinds = sorted(set(move) - {"seat"}) if isinstance(move, dict) else []
    seat, given = (move.get("seat"), move[kinds[0]]) if len(kinds) == 1 else (None, None)
    if type(seat) is int:
        if kinds == ["undo"] and type(given) is int:
            return match.undo(seat, given)
        if kinds == ["play"] and isinstance(given, list):
            return match.play(seat, *given)
        if kinds == ["change"] and isinstance(given, list):
            return match.change(seat, *given) if given else match.withdraw(seat)
    raise RecordError(f"a move is an object with a seat and one of play, change and undo, not {json.dumps(move)}")


def described(move: dict[str, Any]) -> str:
    """A move in words; seats are counted from 1, as people do.

    >>> described({"seat": 0, "play": ["5", "tick"]})
    'seat 1 plays 5 + tick'
    >>> described({"seat": 1, "change": []}), described({"seat": 1, "undo": 2})
    ('seat 2 takes its choice back', 'seat 2 takes back answers: 2')
    >>> described({"agreed": True})
    'the table agrees to end the game'
    """
    if move == AGREED:
        return "the table agrees to end the game"
    who = f"seat {move['seat'] + 1}"
    if "undo" in move:
        return f"{who} takes back answers: {move['undo']}"
    answers = " + ".join(map(str, move.get("play") or move.get("change") or []))
    return (
        f"{who} plays {answers}"
        if "play" in move
        else f"{who} changes to {answers}"
        if answers
        else f"{who} takes its choice back"
    )


def verify(record: Any) -> Match:
    """Replay a record and compare: the key with the promise, the final position and result with what it says."""
    match = replay(record)
    compare(record, match)
    return match


def compare(record: Any, match: Match) -> None:
    """Whether a match that was replayed came to what its record says; a RecordError says what differs."""
    if record.get("position") != fingerprint(match):
        raise RecordError("the moves lead to another position than the record says")
    if record.get("result") != match.result:
        raise RecordError("the moves lead to another result than the record says")
