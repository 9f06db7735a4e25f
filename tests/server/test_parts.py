"""The small parts by themselves."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.live import merge as merge_again

from shoal.server.bus import LocalBus
from shoal.server.heads import Head, Heads
from shoal.server.identity import clean_name
from shoal.server.limits import KINDS, Limits
from shoal.server.patch import diff, merge
from shoal.server.presence import Presence
from shoal.server.site import FOREVER, Site
from shoal.server.storage import open_storage
from shoal.server.wire import ApiError

SCALARS = st.booleans() | st.integers(-3, 3) | st.text("ab", max_size=2)
VIEWS = st.dictionaries(
    st.text("abc", min_size=1, max_size=2),
    st.recursive(
        SCALARS | st.lists(SCALARS, max_size=3),
        lambda inner: st.dictionaries(st.text("abc", min_size=1, max_size=2), inner, max_size=4),
        max_leaves=8,
    ),
    max_size=5,
)


@given(VIEWS, VIEWS)
def test_patches_lead_from_one_view_to_the_other(old: dict[str, Any], new: dict[str, Any]) -> None:
    patch = diff(old, new)
    assert merge(old, patch) == new
    assert merge_again(old, patch) == new
    assert diff(new, new) == {}
    assert (patch == {}) == (old == new)


def test_null_is_absent() -> None:
    assert diff({"a": None}, {"a": None, "b": None}) == {}
    assert diff({"a": 1}, {"a": None}) == {"a": None}
    assert diff({"a": 1}, {"a": True}) == {"a": True}
    assert diff({"a": [1]}, {"a": []}) == {"a": []}


def test_limits_refill() -> None:
    now = [0.0]
    limits = Limits(clock=lambda: now[0])
    burst, rate = KINDS["create"]
    assert [limits.take("create", "a") for _ in range(burst + 1)] == [True] * burst + [False]
    assert limits.take("create", "b")
    assert limits.take("answer", "a")
    now[0] += 1 / rate
    assert limits.take("create", "a")
    assert not limits.take("create", "a")
    for n in range(30_000):
        limits.take("read", str(n))
    assert len(limits._buckets) <= 20_001


def test_heads_are_held_by_one() -> None:
    heads = Heads(kept=2)
    match: Any = object()
    heads.give(Head("a", 3, match, {}))
    assert heads.take("a", 4) is None
    assert heads.take("a", 3) is None, "a head that was of no use is gone"
    heads.give(Head("a", 5, match, {}))
    heads.give(Head("a", 4, match, {}))
    assert heads.take("a", 5) is not None
    assert heads.take("a", 5) is None
    for name in "abc":
        heads.give(Head(name, 0, match, {}))
    assert [name for name in "abc" if heads.take(name, 0)] == ["b", "c"]


def test_presence_takes_out_only_itself() -> None:
    async def run() -> None:
        presence = Presence(LocalBus())
        old, new = presence.enter("t", "ann"), presence.enter("t", "ann")
        presence.leave("t", old)
        presence.leave("t", old)
        assert presence.online("t") == {"ann"}
        presence.leave("t", new)
        assert presence.online("t") == frozenset()
        presence.leave("t", presence.enter("t", None))
        assert presence.online("t") == frozenset()

    asyncio.run(run())


def test_the_bus_wakes_whoever_listens() -> None:
    async def run() -> None:
        bus = LocalBus()
        one, two, other = bus.subscribe("t"), bus.subscribe("t"), bus.subscribe("u")
        await asyncio.to_thread(bus.publish, "t")
        await asyncio.wait_for(asyncio.gather(one.wait(5), two.wait(5)), 1)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(other.wait(5), 0.05)
        one.clear()
        one.close()
        one.close()
        bus.publish("t")
        two.close()
        other.close()
        assert not bus._ears

    asyncio.run(run())


@pytest.mark.parametrize("name", ["Ann", "  Ann  ", "Zoë 🐟", "👩\u200d🚀", "李", "a" * 40, ""])
def test_names_that_are_fine(name: str) -> None:
    assert clean_name(name) == name.strip()


@pytest.mark.parametrize("name", ["a" * 41, "a\u0007", "\u202etxt", "\ue000", "\u200d", "\u115f\u3164", "\u2800"])
def test_names_that_are_not(name: str) -> None:
    with pytest.raises(ApiError):
        clean_name(name)


def test_the_site(tmp_path: Path) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    site = Site(folder)
    assert site.index().status == 503
    assert b"make play" in site.index().body
    before = site.build()
    (folder / "index.html").write_text("<p>hello")
    (folder / "assets" / "index-B1x9_aZ2.js").write_text("1")
    (folder / "assets" / "plain.js").write_text("2")
    (folder / "shoal.svg").write_text("<svg/>")
    (tmp_path / "secret").write_text("no")
    (folder / ".sources").write_text("no")
    for page in ("", "new", "gallery", "gallery/krill", "t", "t/abc", "t/abc/"):
        file = site.get(page)
        assert file is not None
        assert (file.body, file.cache, file.status) == (b"<p>hello", "no-cache", 200)
    assert site.build() != before
    hashed = site.get("assets/index-B1x9_aZ2.js")
    assert hashed is not None
    assert hashed.cache == FOREVER
    assert "javascript" in hashed.kind
    plain = site.get("assets/plain.js")
    assert plain is not None
    assert plain.cache == "no-cache"
    svg = site.get("shoal.svg")
    assert svg is not None
    assert svg.kind == "image/svg+xml"
    for path in ("../secret", "assets/../../secret", "/etc/passwd", "assets", ".sources", "x", "a\0b", "t/a/b"):
        assert site.get(path) is None, path


def test_a_folder_others_may_read_is_closed(tmp_path: Path) -> None:
    """The database holds what no player may know, whoever made its folder."""
    data = tmp_path / "shared"
    data.mkdir(mode=0o755)
    open_storage(data, f"sqlite:///{data / 'shoal.sqlite3'}").close()
    assert data.stat().st_mode & 0o077 == 0
