"""Whatever is sent, the service refuses it in its own words and stays up."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.live import Client, Live, running
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
GOOD: dict[str, dict[str, Any]] = {
    "/api/me": {"name": "Ann"},
    "/api/tables": {
        "game": "pebbles",
        "options": {"fast": True, "players": 2},
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "low"}],
        "name": "Ann",
        "memory": False,
    },
    "/api/tables/{table}/claim": {"invite": "abc", "name": "Ann"},
    "/api/tables/{table}/fill": {"seat": 1, "bot": "low"},
    "/api/tables/{table}/answers": {"id": "a", "decision": "b", "answers": ["1"]},
    "/api/tables/{table}/rematch": {},
    "/api/tables/{table}/link": {},
    "/api/lessons/pebbles/first": {"moves": [["1"]]},
    "/api/lessons/pebbles/first/ahead": {"moves": [["1"]], "answers": ["2"]},
}
NASTY: list[Any] = [
    None, True, 0, -1, 2**63, -(2**70), 1e308, 0.5, "", "x" * 500, "\x00", "☃", [], [None], [[]], {}, {"x": 1},
]  # fmt: skip


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path]
    if isinstance(value, dict):
        for name, inner in value.items():
            found += places(inner, (*path, name))
    if isinstance(value, list):
        for at, inner in enumerate(value):
            found += places(inner, (*path, at))
    return found


def put(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    if not path:
        return new
    copy: Any = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = put(copy[path[0]], path[1:], new)
    return copy


def checked(reply: httpx.Response) -> None:
    assert reply.status_code < 500, (reply.status_code, reply.text)
    if reply.status_code >= 400:
        error = reply.json()["error"]
        assert isinstance(error["key"], str)
        assert isinstance(error["params"], dict)


@pytest.fixture(scope="module")
def table(live: Live) -> tuple[Client, str]:
    host = live.client()
    return host, host.create("me person")["table"]


@pytest.mark.parametrize("route", GOOD)
def test_every_type_at_every_place(live: Live, table: tuple[Client, str], route: str) -> None:
    host, name = table
    path, good = route.format(table=name), GOOD[route]
    for place in places(good):
        for nasty in NASTY:
            checked(host.http.post(path, json=put(good, place, nasty)))
    for field in good:
        checked(host.http.post(path, json={n: v for n, v in good.items() if n != field}))
    reply = host.http.post(path, json=good | {"surprise": 1})
    assert reply.status_code == 400
    assert reply.json()["error"]["key"] == "ui-error-malformed"


@pytest.mark.parametrize("route", GOOD)
def test_bodies_that_are_no_json(live: Live, table: tuple[Client, str], route: str) -> None:
    host, name = table
    path = route.format(table=name)
    kind = {"content-type": "application/json"}
    deep = b"[" * 8000
    for body in (b"{", b"null", b"\xff\xfe", b'"\\ud800"', b'{"name":"\\ud800"}', b"NaN", deep, b"1e999", b"{}{}"):
        reply = host.http.post(path, content=body, headers=kind)
        checked(reply)
        assert reply.status_code >= 400
    good = json.dumps(GOOD[route]).encode()
    for headers in ({}, {"content-type": "text/plain"}, {"content-type": "multipart/form-data; boundary=x"}):
        reply = host.http.post(path, content=good, headers=headers)
        checked(reply)
        assert reply.status_code == 415
    big = b'{"name":"' + b"x" * 40_000 + b'"}'
    assert host.http.post(path, content=big, headers=kind).status_code == 413
    chunks = (b"x" * 1000 for _ in range(100))
    assert host.http.post(path, content=chunks, headers=kind).status_code == 413


@settings(max_examples=80, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(route=st.sampled_from(list(GOOD)), body=JSON)
def test_any_json_on_any_route(live: Live, table: tuple[Client, str], route: str, body: Any) -> None:
    host, name = table
    checked(host.http.post(route.format(table=name), json=body))


@pytest.mark.parametrize("name", ["nothing", "..", "%00", "a" * 300, "%F0%9F%90%9F", "' OR 1=1 --"])
def test_unknown_tables(live: Live, name: str) -> None:
    client = live.client()
    gets = ["", "/record", "/events", "/events?since=1"]
    for rest in gets:
        reply = client.http.get(f"/api/tables/{name}{rest}")
        checked(reply)
        assert reply.status_code == 404
    for route, body in GOOD.items():
        if "{table}" in route:
            reply = client.http.post(route.format(table=name), json=body)
            checked(reply)
            assert reply.status_code == 404


def test_unknown_routes_and_methods(live: Live) -> None:
    client = live.client()
    assert client.get("/api/nothing", 404)["error"]["key"] == "ui-error-not-found"
    assert client.get("/api", 404)["error"]["key"] == "ui-error-not-found"
    assert client.get("/assets/../../secret", 404)["error"]["key"] == "ui-error-not-found"
    assert client.get("/.sources", 404)["error"]["key"] == "ui-error-not-found"
    for method in ("PUT", "DELETE", "PATCH", "TRACE"):
        reply = client.http.request(method, "/api/me")
        assert reply.status_code == 405
        assert reply.json()["error"]["key"] == "ui-error-method"


def test_cursors_that_are_none(live: Live, table: tuple[Client, str]) -> None:
    host, name = table
    for since in ("x", "-1", "1.5", "", "9" * 30, "%00", "١"):
        reply = host.http.get(f"/api/tables/{name}/events?since={since}")
        checked(reply)
        assert reply.status_code == 400, since
    assert host.hello(name, 10**8)["seq"] == host.hello(name)["seq"]


@pytest.mark.parametrize(
    "message",
    ["", "null", "1", "[]", "{}", '{"type":"pong"}', '{"type":1}', '{"type":"ping","x":1}', b"\xff", b"{}", "[" * 3000],
)
def test_sockets_take_pings_only(live: Live, table: tuple[Client, str], message: Any) -> None:
    host, name = table
    with host.stream(name) as stream:
        stream.socket.send('{"type":"ping"}')
        assert stream.next("pong") == {"type": "pong"}
        stream.socket.send(message)
        with pytest.raises(ConnectionClosed) as closed:
            stream.quiet(5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
    assert host.hello(name)["type"] == "hello"


def test_messages_too_long_for_a_ping(live: Live, table: tuple[Client, str]) -> None:
    host, name = table
    with host.stream(name) as stream, pytest.raises(ConnectionClosed):
        stream.socket.send("x" * 100_000)
        stream.quiet(5)
    assert live.client().get("/api/health")["ok"]


def test_other_sites_may_not_act(live: Live, table: tuple[Client, str]) -> None:
    host, name = table
    own = f"http://127.0.0.1:{live.port}"
    for origin in ("http://evil.example", "null", f"http://127.0.0.1:{live.port + 1}", "http://localhost"):
        reply = host.http.post("/api/me", json={"name": "Eve"}, headers={"origin": origin})
        assert reply.status_code == 403
        assert reply.json()["error"]["key"] == "ui-error-origin"
        with pytest.raises(InvalidStatus) as refused:
            connect(
                f"ws://127.0.0.1:{live.port}/api/tables/{name}/stream",
                additional_headers={"Origin": origin, "Cookie": host.cookie},
                proxy=None,
            ).__enter__()
        assert refused.value.response.status_code == 403
    site = {"sec-fetch-site": "cross-site"}
    assert host.http.post("/api/me", json={"name": "Eve"}, headers=site).status_code == 403
    assert host.http.post("/api/me", json={"name": "Ann"}, headers={"origin": own}).status_code == 200


def test_names_that_others_pointed_here(live: Live) -> None:
    client = live.client()
    for name in ("evil.example", f"evil.example:{live.port}", "127.0.0.1.evil.example", "", "10.1.2.3", "[::"):
        reply = client.http.get("/api/me", headers={"host": name})
        assert reply.status_code in (400, 403), name
    for name in (f"localhost:{live.port}", "127.0.0.1", "LOCALHOST"):
        assert client.http.get("/api/me", headers={"host": name}).status_code == 200


def test_headers_of_every_answer(live: Live, table: tuple[Client, str]) -> None:
    client = live.client()
    replies = [client.http.get(path) for path in ("/", "/api/me", "/api/nothing", f"/t/{table[1]}", "/x.js")]
    replies.append(client.http.get("/", headers={"host": "evil.example"}))
    for reply in replies:
        assert "default-src 'self'" in reply.headers["content-security-policy"]
        assert "frame-ancestors 'none'" in reply.headers["content-security-policy"]
        assert reply.headers["x-content-type-options"] == "nosniff"
        assert reply.headers["referrer-policy"] == "no-referrer"
        assert "server" not in reply.headers
    assert client.http.get("/api/me").headers["cache-control"] == "no-store"


def test_the_cookie(live: Live) -> None:
    client = live.client()
    client.get("/api/me")
    client.get("/api/games")
    assert not client.http.cookies, "reading makes nobody known"
    reply = client.http.post("/api/me", json={"name": "Ann"})
    cookie = reply.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert len(client.http.cookies["shoal"]) >= 22
    assert "set-cookie" not in client.http.post("/api/me", json={"name": "Ann"}).headers
    client.http.cookies.set("shoal", "forged")
    assert client.get("/api/me") == {}


def test_limits(tmp_path: Path) -> None:
    with running(tmp_path, limits=True) as live:
        client = live.client()
        client.post("/api/me", {"name": "Ann"})
        replies = [client.http.post("/api/me", json={"name": "Ann"}) for _ in range(80)]
        refused = [reply for reply in replies if reply.status_code == 429]
        assert refused
        assert refused[0].json()["error"]["key"] == "ui-error-rate"
        assert refused[0].headers["retry-after"] == "1"
        assert all(reply.status_code in (200, 429) for reply in replies)
        assert client.get("/api/me") == {"name": "Ann"}, "other kinds of requests go on"
        other = live.client()
        other.post("/api/me", {"name": "Ben"})


@pytest.mark.parametrize(
    "headers",
    [
        {"cookie": "shoal"},
        {"cookie": "shoal=" + "x" * 5000},
        {"cookie": "shoal=%00; shoal=\xff; =; ;;"},
        {"cookie": 'shoal="\\"'},
        {"last-event-id": "x"},
        {"last-event-id": "-1"},
        {"if-none-match": "*, W/"},
        {"content-type": "application/json; charset=nonsense"},
        {"accept": "nonsense"},
        {"origin": "http://["},
        {"origin": "http://127.0.0.1:99999999"},
        {"sec-fetch-site": "\xff"},
    ],
)
def test_odd_headers(live: Live, table: tuple[Client, str], headers: dict[str, str]) -> None:
    raw = {name: value.encode("latin-1") for name, value in headers.items()}
    for path in ("/", "/api/me", f"/api/tables/{table[1]}", f"/api/tables/{table[1]}/events?since=x"):
        checked_page(live.client().http.get(path, headers=raw))
    checked_page(live.client().http.post("/api/me", content=b'{"name":"Ann"}', headers=raw))


def checked_page(reply: httpx.Response) -> None:
    assert reply.status_code < 500 or "not built" in reply.text, reply.text


def test_the_pages_are_not_sent_twice(tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("<p>Shoal")
    with running(tmp_path) as live:
        client = live.client().http
        page = client.get("/")
        assert page.text == "<p>Shoal"
        again = client.get("/new", headers={"if-none-match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        head = client.head("/")
        assert (head.status_code, head.content) == (200, b"")
        (tmp_path / "static" / "index.html").write_text("<p>Shoal, newer")
        assert client.get("/", headers={"if-none-match": page.headers["etag"]}).status_code == 200
