"""How one service is set up: where it listens, where it stores, how patient it is."""

import os
import secrets
import socket
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_dir

STATIC = Path(__file__).with_name("static")
LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})


def default_data() -> Path:
    """The folder of the database: SHOAL_DATA, or the user's data folder."""
    return Path(os.environ.get("SHOAL_DATA") or user_data_dir("shoal"))


def extra_hosts() -> frozenset[str]:
    """Host names under which the service may be reached, from SHOAL_HOSTS (comma-separated)."""
    names = os.environ.get("SHOAL_HOSTS", "").split(",")
    return frozenset(name.strip().lower() for name in names if name.strip())


@dataclass(frozen=True)
class Settings:
    """Everything the service can be told. The defaults suit one machine and one process."""

    data: Path = field(default_factory=default_data)
    host: str = "127.0.0.1"
    hosts: frozenset[str] = field(default_factory=extra_hosts)
    static: Path = STATIC
    # Where every random token comes from. Tests put a repeatable source here.
    token: Callable[[int], bytes] = secrets.token_bytes
    poll: float = 2.0  # a watcher that was not woken looks again after this
    ping: float = 15.0  # a silent event stream says something this often
    send_timeout: float = 20.0  # a reader that takes no byte for so long is let go
    bot_workers: int = 2
    bot_budget: float = 10.0  # seconds a bot may think about one decision
    lease: float = 30.0  # after this a job whose worker went away may be taken up again
    limits: bool = True
    body: int = 16_384  # bytes a request may carry

    @property
    def url(self) -> str:
        """The database."""
        return f"sqlite:///{self.data / 'shoal.sqlite3'}"

    def names(self) -> frozenset[str]:
        """The host names under which a request may ask for this service."""
        names = LOOPBACK | self.hosts | {self.host.lower()}
        if self.open_to_others:
            machine = socket.gethostname().lower()
            names |= {machine, f"{machine}.local"}
        return names

    @property
    def open_to_others(self) -> bool:
        """Whether it listens beyond this machine."""
        return self.host not in LOOPBACK
