"""The service as a process of its own, to be stopped and killed."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.server.live import PATIENCE, Client

# The same modules as here.
ENVIRONMENT = os.environ | {"PYTHONPATH": os.pathsep.join(os.path.abspath(p) for p in sys.path if p)}
STARTED = re.compile(r"http://[^ ]+:(\d+)")


class Process:
    """`python -m shoal.server` on any free port."""

    def __init__(self, data: Path, *arguments: str) -> None:
        self.began = time.monotonic()
        self.log = data.parent / f"{data.name}.stderr.txt"
        with self.log.open("ab") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "shoal.server", "--port", "0", "--data", str(data), *arguments],
                stdout=subprocess.PIPE,
                stderr=errors,
                env=ENVIRONMENT,
                text=True,
            )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        found = STARTED.search(self.said)
        assert found, (self.said, self.log.read_text())
        self.address = f"http://127.0.0.1:{found[1]}"

    def client(self) -> Client:
        return Client(self.address)

    def kill(self) -> None:
        """As the power does."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        self._close()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> float:
        """As a person or a service manager does; how long it took."""
        began = time.monotonic()
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        self._close()
        return time.monotonic() - began

    def _close(self) -> None:
        assert self.process.stdout is not None
        self.process.stdout.close()
