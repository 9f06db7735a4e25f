"""Who is asking. Somebody is a random cookie, of which only a hash is stored."""

import base64
import hashlib
import hmac
import unicodedata

from sqlalchemy import Connection, insert, select, update

from shoal.server.schema import identities, passes, seats, sessions, tables
from shoal.server.service import Service
from shoal.server.storage import now
from shoal.server.wire import ApiError

COOKIE = "shoal"
COOKIE_AGE = 400 * 24 * 3600
PASS_AGE = 3600 * 1000
NAME = 40
JOINER = "\u200d"  # holds emoji together


def text_of(data: bytes) -> str:
    """Bytes as text that fits in a link."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def keyed(secret: bytes, *parts: object) -> bytes:
    """A value that only the holder of `secret` can make."""
    said = "\0".join(str(part) for part in parts)
    return hmac.digest(secret, said.encode(), "sha256")


BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs of which nothing is seen


def clean_name(raw: str) -> str:
    """A name as it is shown: one line, nothing invisible, not too long."""
    name = " ".join(unicodedata.normalize("NFC", raw).split())
    if len(name) > NAME:
        raise ApiError(400, "name", params={"n": ["n", NAME]})
    if any(unicodedata.category(c).startswith("C") and c != JOINER for c in name):
        raise ApiError(400, "name", params={"n": ["n", NAME]})
    if name and not any(unicodedata.category(c)[0] in "LNPS" and c not in BLANK for c in name):
        raise ApiError(400, "name", params={"n": ["n", NAME]})
    return name


def find(connection: Connection, token: str | None) -> str | None:
    """The identity behind a cookie."""
    if not token or len(token) > 64:
        return None
    row = connection.execute(select(sessions.c.identity).where(sessions.c.token == hashed(token))).first()
    return None if row is None else str(row.identity)


def make(service: Service, name: str) -> tuple[str, str]:
    """A new identity and its cookie."""
    identity = text_of(service.settings.token(16))
    token = text_of(service.settings.token(16))
    with service.storage.write() as connection:
        connection.execute(insert(identities).values(id=identity, name=name, created=now()))
        connection.execute(insert(sessions).values(token=hashed(token), identity=identity, created=now()))
    return identity, token


def make_pass(service: Service, identity: str, table: str) -> str:
    """A token with which `identity` takes their seat at `table` along to another device."""
    token = text_of(service.settings.token(16))
    row = {"token": hashed(token), "identity": identity, "table_id": table}
    with service.storage.write() as connection:
        connection.execute(insert(passes).values(**row, created=now(), used=False))
    return token


def take_pass(service: Service, asker: str | None, table: str, token: str) -> tuple[str, str] | None:
    """The identity behind a pass and a new cookie for it; nothing when the token is no pass."""
    with service.storage.write() as connection:
        where = (passes.c.token == hashed(token)) & (passes.c.table_id == table)
        row = connection.execute(select(passes).where(where)).first()
        if row is None:
            return None
        if row.used or row.created + PASS_AGE < now():
            raise ApiError(409, "claimed")
        if asker is not None and asker != row.identity and _sits(connection, asker):
            raise ApiError(409, "known")  # this device's own seats would be lost
        connection.execute(update(passes).where(where).values(used=True))
        cookie = text_of(service.settings.token(16))
        values = {"token": hashed(cookie), "identity": row.identity, "created": now()}
        connection.execute(insert(sessions).values(values))
    return str(row.identity), cookie


def _sits(connection: Connection, identity: str) -> bool:
    sitting = select(seats.c.seat).where(seats.c.identity == identity)
    hosting = select(tables.c.id).where(tables.c.host == identity)
    return any(connection.execute(one.limit(1)).first() is not None for one in (sitting, hosting))


def name_of(connection: Connection, identity: str) -> str:
    """What somebody wants to be called; empty when they did not say."""
    found = connection.execute(select(identities.c.name).where(identities.c.id == identity)).scalar()
    return str(found or "")


def rename(connection: Connection, identity: str, name: str) -> None:
    """Call somebody `name`."""
    connection.execute(update(identities).where(identities.c.id == identity).values(name=name))
