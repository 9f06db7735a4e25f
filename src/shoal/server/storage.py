"""The database: one writer, many readers, and the steps from one schema to the next."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.pool import QueuePool

REVISION = "0004"
MIGRATIONS = Path(__file__).with_name("migrations")


class StorageError(Exception):
    """The database cannot be used, with the reason in one line."""


class Storage:
    """Transactions on the database.

    SQLite: write-ahead log, every commit on the disk before it returns, and a single writing
    connection that takes the write lock at once, so that a transaction never fails half way
    because another one was quicker. Another engine needs another `_engine` and nothing else.
    """

    def __init__(self, url: str) -> None:
        self._writer = self._engine(url, "BEGIN IMMEDIATE", connections=1)
        self._reader = self._engine(url, "BEGIN", connections=8)

    @staticmethod
    def _engine(url: str, begin: str, connections: int) -> Engine:
        engine = create_engine(
            url,
            poolclass=QueuePool,
            pool_size=connections,
            max_overflow=0,
            pool_timeout=30,
            hide_parameters=True,  # errors must not carry what people answered
        )

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _record: Any) -> None:
            connection.isolation_level = None  # transactions begin when we say so
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
                connection.execute(f"PRAGMA {pragma}")
            connection.execute("PRAGMA busy_timeout=10000")

        @event.listens_for(engine, "begin")
        def start(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

        return engine

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A transaction that sees one moment of the database."""
        with self._reader.connect() as connection, connection.begin() as transaction:
            yield connection
            transaction.rollback()

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A transaction that is on the disk when this returns, or has not happened."""
        with self._writer.begin() as connection:
            yield connection

    def migrate(self) -> None:
        """Bring the database to the schema of this program."""
        with self.read() as connection:
            at = _revision(connection)
        if at == REVISION:
            return
        from alembic import command  # slow to import, and needed only here
        from alembic.config import Config
        from alembic.util import CommandError

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        with self.write() as connection:
            config.attributes["connection"] = connection
            try:
                command.upgrade(config, "head")
            except CommandError as error:
                raise StorageError(f"the database is of another version of Shoal (schema {at}): {error}") from None

    def close(self) -> None:
        """Give back all connections."""
        self._reader.dispose()
        self._writer.dispose()


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def open_storage(data: Path, url: str) -> Storage:
    """The database in the folder `data`, made if it is not there."""
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        data.chmod(0o700)  # whoever made it: the database holds what no player may know
        storage = Storage(url)
        storage.migrate()
    except OSError as error:
        raise StorageError(f"the data folder {data} cannot be used: {error.strerror}") from None
    return storage


def server_secret(data: Path, fresh: bytes) -> bytes:
    """The service's own secret, kept beside the database and not in it; `fresh` if there is none."""
    path = data / "secret"
    try:
        made = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(made, "wb") as file:
        file.write(fresh)
        file.flush()
        os.fsync(file.fileno())
    return fresh


def now() -> int:
    """The time in milliseconds, as it is stored."""
    return int(time.time() * 1000)


def dumps(value: Any) -> str:
    """A value as compact JSON."""
    return msgspec.json.encode(value).decode()


def loads(body: str) -> Any:
    """What `dumps` wrote."""
    return msgspec.json.decode(body)
