"""What others choose, and what nobody may know yet, leaves the service on no channel."""

import hashlib
import itertools
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.live import Client, Live, Stream, running


def repeatable() -> Callable[[int], bytes]:
    """A source of tokens that gives the same ones in every run."""
    count = itertools.count()
    return lambda size: hashlib.shake_256(str(next(count)).encode()).digest(size)


def told_to_others(data: Path, choices: list[list[str]]) -> dict[str, list[str]]:
    """All that two seats and the public receive while seat 0 makes its hidden `choices`."""
    with running(data, token=repeatable(), poll=0.2) as live:
        host, guest, last, public = (live.client() for _ in range(4))
        info = host.create("me person person", name="Ann")
        table = info["table"]
        guest.claim(table, info["seats"][1]["invite"], name="Ben")
        last.claim(table, info["seats"][2]["invite"], name="Cat")
        watchers = {"guest": guest.stream(table), "last": last.stream(table), "public": public.stream(table)}
        settle(watchers)
        decision = host.hello(table)["decision"]
        settle(watchers)
        for number, choice in enumerate(choices):
            host.answer(table, decision, *choice, id=f"choice-{number}")
            settle(watchers)
        # Refusals tell nothing either.
        said = [guest.answer(table, "stale", "1", status=409), public.answer(table, "x", "1", status=403)]
        guest.answer(table, watchers["guest"].decision or "", "2", id="guest")
        settle(watchers)
        late = [client.hello(table) for client in (guest, last, public)]
        infos = [client.get(f"/api/tables/{table}") for client in (guest, last, public)]
        sse = [client.sse(table, 0, 2) for client in (guest, last, public)]
        told = {name: list(stream.raw) for name, stream in watchers.items()}
        for stream in watchers.values():
            stream.close()
        told["rest"] = [json.dumps(part) for part in (said, late, infos, [s[0] for s in sse])]
        return told


def settle(watchers: dict[str, Stream]) -> None:
    """Take all that there is to come."""
    time.sleep(0.3)
    for stream in watchers.values():
        stream.quiet(0.05)


def frames(raw: list[str]) -> list[str]:
    """Without the news of who comes and goes, whose moments differ."""
    return [text for text in raw if not text.startswith('{"type":"table"')]


@pytest.mark.slow
def test_a_hidden_choice_changes_no_byte_for_others(tmp_path: Path) -> None:
    one = told_to_others(tmp_path / "a", [["3"], ["4"]])
    two = told_to_others(tmp_path / "b", [["5", "left"], ["1"]])
    for name in ("guest", "last", "public"):
        assert frames(one[name]) == frames(two[name])
        assert len(frames(one[name])) >= 2
    assert one["rest"] == two["rest"]


@pytest.mark.slow
def test_changing_one_s_mind_is_invisible(tmp_path: Path) -> None:
    once = told_to_others(tmp_path / "a", [["3"]])
    often = told_to_others(tmp_path / "b", [["4"], ["5", "right"], ["3"], ["3"], ["2"]])
    for name in ("guest", "last", "public"):
        assert frames(once[name]) == frames(often[name])
    assert once["rest"] == often["rest"]


def everything_said(client: Client, table: str) -> str:
    parts: list[Any] = [client.get(f"/api/tables/{table}"), client.hello(table), client.sse(table, 0, 0)]
    return json.dumps(parts)


def test_the_key_is_secret_until_the_end(live: Live) -> None:
    host = live.client()
    info = host.create("me low")
    table = info["table"]
    with live.service.storage.read() as connection:
        from shoal.server.play import table_row

        key = table_row(connection, table).key
    assert hashlib.sha256(key).hexdigest() == info["commitment"]
    assert key.hex() not in everything_said(host, table)
    assert host.get(f"/api/tables/{table}/record", 409)["error"]["key"] == "ui-error-not-over"
    with host.stream(table) as stream:
        for pebble in range(1, 5):
            host.answer(table, stream.decision or "", str(pebble))
            stream.until(lambda s, n=pebble: s.view["round"] == n)
    after = live.client().get(f"/api/tables/{table}")
    assert after["key"] == key.hex()
    assert after["commitment"] == info["commitment"]


def test_only_the_host_sees_invites_and_only_while_they_are_free(live: Live) -> None:
    host, guest, eve = live.client(), live.client(), live.client()
    info = host.create("me person person")
    invites = [seat["invite"] for seat in info["seats"] if "invite" in seat]
    assert len(set(invites)) == 2
    guest.claim(info["table"], invites[0])
    for client in (guest, eve):
        said = everything_said(client, info["table"])
        assert not any(invite in said for invite in invites)
    again = host.get(f"/api/tables/{info['table']}")
    assert [seat.get("invite") for seat in again["seats"]] == [None, None, invites[1]]


def test_secrets_are_stored_as_hashes(live: Live) -> None:
    host = live.client()
    info = host.create("me person")
    live.service.storage.migrate()
    token = host.http.cookies["shoal"]
    folder = live.settings.data
    stored = b"".join(path.read_bytes() for path in folder.iterdir() if "sqlite" in path.name)
    assert token.encode() not in stored
    assert info["seats"][1]["invite"].encode() not in stored
    assert (folder / "secret").stat().st_mode & 0o077 == 0


def test_decisions_tell_nothing(live: Live) -> None:
    host = live.client()
    tables = [host.create("me person")["table"] for _ in range(2)]
    decisions = {host.hello(table)["decision"] for table in tables}
    assert len(decisions) == 2
    assert "decision" not in live.client().hello(tables[0])


def test_a_seat_is_the_cookie_and_not_the_link(live: Live) -> None:
    host = live.client()
    table = host.create("me person")["table"]
    stranger = live.client()
    assert "viewer" not in stranger.hello(table)["view"]
    assert "my_seat" not in stranger.get(f"/api/tables/{table}")
    assert host.hello(table)["view"]["viewer"] == 0
