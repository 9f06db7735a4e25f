"""Nothing lives in memory only: a new process goes on where the last one stopped."""

from pathlib import Path
from typing import Any

from sqlalchemy import select, update
from tests.server.live import Client, Live, running

from shoal.server.schema import commands, jobs, metadata, positions


def again(client: Client, live: Live) -> Client:
    """The same browser, at a service on another port."""
    fresh = live.client()
    fresh.http.cookies = client.http.cookies
    return fresh


def test_a_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as live:
        host, guest = live.client(), live.client()
        info = host.create("me person low person", name="Ann")
        table = info["table"]
        guest.claim(table, info["seats"][1]["invite"])
        decision = host.hello(table)["decision"]
        first = host.answer(table, decision, "5", "left", id="before")
        with host.stream(table) as stream:
            stream.until(lambda s: s.view["ready"][2])
        seen = host.hello(table)
    with running(tmp_path) as live:
        host, guest = again(host, live), again(guest, live)
        hello = host.hello(table)
        assert {n: v for n, v in hello.items() if n != "build"} == {n: v for n, v in seen.items() if n != "build"}
        assert host.get(f"/api/tables/{table}")["seats"][3]["invite"] == info["seats"][3]["invite"]
        assert host.answer(table, decision, "1", id="before") == {"status": "duplicate", "seq": first["seq"]}
        late = live.client()
        late.claim(table, info["seats"][3]["invite"])
        for client in (guest, late):
            client.answer(table, client.hello(table)["decision"], "2")
        with host.stream(table, seen["seq"]) as stream:
            stream.until(lambda s: s.view["round"] == 1)
            assert next(f for f in stream.frames if "laid" in f["patch"])["patch"]["laid"] == [5, 2, 1, 2]


def sequence(data: Path, forget: bool) -> list[Any]:
    """All that a seat sees of a game, with every head forgotten between two answers or with none."""
    count = iter(range(10_000))
    with running(data, token=lambda size: next(count).to_bytes(size, "big")) as live:
        host, guest = live.client(), live.client()
        info = host.create("me person")
        table = info["table"]
        guest.claim(table, info["seats"][1]["invite"])
        for pebble in ("1", "2", "4", "3"):
            for client in (host, guest):
                if forget:
                    live.service.heads._heads.clear()
                client.answer(table, client.hello(table)["decision"], pebble)
        head = host.hello(table)["seq"]
        return [m for m in host.sse(table, 0, head) if m["type"] != "table"]


def test_loading_equals_going_on(tmp_path: Path) -> None:
    assert sequence(tmp_path / "a", True) == sequence(tmp_path / "b", False)


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as live:
        host = live.client()
        table = host.create("me low low")["table"]
        with host.stream(table) as stream:
            stream.until(lambda s: s.view["ready"] == [False, True, True])
            # As if the process had died with both jobs claimed: put the jobs back, taken for an hour.
            host.answer(table, stream.decision or "", "1")
            stream.until(lambda s: s.view["round"] == 1 and s.view["ready"][1:] == [True, True])
        with live.service.storage.read() as connection:
            assert connection.execute(select(jobs)).all() == []
    with running(tmp_path, bot_workers=0) as live:
        host = again(host, live)
        host.answer(table, host.hello(table)["decision"], "2")
        with live.service.storage.write() as connection:
            connection.execute(update(jobs).values(lease=2**53))
            assert len(connection.execute(select(jobs)).all()) == 2
    with running(tmp_path) as live:
        host = again(host, live)
        with host.stream(table) as stream:
            stream.until(lambda s: s.view["ready"] == [False, True, True])


def test_positions_carry_their_schema(tmp_path: Path) -> None:
    with running(tmp_path) as live:
        host = live.client()
        table = host.create("me person")["table"]
        decision = host.hello(table)["decision"]
        live.service.heads._heads.clear()
        with live.service.storage.write() as connection:
            assert connection.execute(select(positions.c.schema)).scalar() == 1
            connection.execute(update(positions).values(schema=99))
        assert host.answer(table, decision, "1", status=500)["error"]["key"] == "ui-error-schema"


def test_migrations_make_the_schema(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    from shoal.server.storage import MIGRATIONS, REVISION, open_storage

    storage = open_storage(tmp_path / "deep" / "folder", f"sqlite:///{tmp_path / 'deep' / 'folder' / 'x'}")
    with storage.read() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    storage.migrate()
    storage.close()
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == REVISION


def test_a_table_from_before_there_was_undo_goes_on(tmp_path: Path) -> None:
    with running(tmp_path) as live:
        host = live.client()
        table = host.create("me person")["table"]
        reply = host.answer(table, host.hello(table)["decision"], "3", id="old")
        with live.service.storage.write() as connection:
            for place in ("commands DROP COLUMN undo", "commands DROP COLUMN agree", "tables DROP COLUMN ending"):
                connection.exec_driver_sql(f"ALTER TABLE {place}")
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0002'")
        live.service.heads._heads.clear()
    with running(tmp_path) as live:
        host = again(host, live)
        hello = host.hello(table)
        assert host.answer(table, hello["decision"], "3", id="old") == {"status": "duplicate", "seq": reply["seq"]}
        assert host.answer(table, hello["decision"], "2")["status"] == "accepted"
        with live.service.storage.read() as connection:
            assert list(connection.execute(select(commands.c.undo)).scalars()) == [None, None]


def test_a_database_of_another_version_is_refused(tmp_path: Path) -> None:
    import pytest

    from shoal.server.storage import StorageError, open_storage

    url = f"sqlite:///{tmp_path / 'x'}"
    storage = open_storage(tmp_path, url)
    with storage.write() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    storage.close()
    with pytest.raises(StorageError, match="another version"):
        open_storage(tmp_path, url)


def test_a_backup_opens(tmp_path: Path) -> None:
    with running(tmp_path / "a") as live:
        host = live.client()
        table = host.create("me person")["table"]
        host.answer(table, host.hello(table)["decision"], "3")
        hello = host.hello(table)
        (tmp_path / "b").mkdir()
        import sqlite3

        with sqlite3.connect(live.settings.data / "shoal.sqlite3") as connection:
            connection.execute("VACUUM INTO ?", (str(tmp_path / "b" / "shoal.sqlite3"),))
        host.answer(table, hello["decision"], "4")
    (tmp_path / "b" / "secret").write_bytes((tmp_path / "a" / "secret").read_bytes())
    with running(tmp_path / "b") as live:
        assert again(host, live).hello(table)["view"] == hello["view"]
