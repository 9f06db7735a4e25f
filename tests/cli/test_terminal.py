"""In a real terminal: a pseudo-terminal with keys pressed, interruptions and kills."""

import contextlib
import fcntl
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest
from tests.cli.conftest import Run, enough, environment

from shoal.match import verify

PATIENCE = 150  # seconds: rules may have to be compiled first


class Terminal:
    """A command in a terminal of 80 columns."""

    def __init__(self, *words: str) -> None:
        self.master, slave = pty.openpty()
        env = {**environment(), "TERM": "xterm-256color"}
        command = [sys.executable, "-m", "shoal", *words]
        # The terminal has to be the one that the process belongs to, or Ctrl-C would be a letter.
        self.process = subprocess.Popen(
            command,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=env,
            start_new_session=True,
            preexec_fn=self._own,
        )
        os.close(slave)
        self.raw, self.at = "", 0

    @staticmethod
    def _own() -> None:
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # a shell starts what it runs in the background without it

    @property
    def seen(self) -> str:
        """What came since the last text waited for, without colours."""
        return re.sub(r"\x1b\[[\d;]*m", "", self.raw)[self.at :]

    def wait_for(self, text: str) -> str:
        """Read until the text comes; what came before it counts no more."""
        deadline = time.time() + PATIENCE
        while text not in self.seen:
            assert time.time() < deadline, f"no {text!r} in {self.seen[-1500:]!r}"
            ready, _, _ = select.select([self.master], [], [], 0.5)
            if ready:
                with contextlib.suppress(OSError):
                    self.raw += os.read(self.master, 65536).decode("utf-8", "replace")
            assert ready or self.process.poll() is None, self.seen[-1500:]
        before = self.seen.partition(text)[0]
        self.at += len(before) + len(text)
        return before

    def type(self, text: str) -> None:
        time.sleep(0.3)  # people do not type before they have read
        os.write(self.master, text.encode())

    def end(self) -> tuple[int, str]:
        """The exit code and the last words."""
        deadline = time.time() + 60
        while self.process.poll() is None and time.time() < deadline:
            ready, _, _ = select.select([self.master], [], [], 0.2)
            if ready:
                with contextlib.suppress(OSError):
                    self.raw += os.read(self.master, 65536).decode("utf-8", "replace")
        with contextlib.suppress(OSError):
            while select.select([self.master], [], [], 0.2)[0]:
                more = os.read(self.master, 65536).decode("utf-8", "replace")
                if not more:
                    break
                self.raw += more
        os.close(self.master)
        return self.process.wait(10), self.seen


@pytest.mark.parametrize("key", ["\x03", "\x04", "quit\n"])
def test_leaving(key: str, data: Path, run: Run) -> None:
    terminal = Terminal("play", "krill", "--seed", "1")
    terminal.wait_for("10 Blue")
    terminal.wait_for("> ")
    terminal.type("5\r")
    terminal.wait_for("Round 2 of 12")
    terminal.wait_for("> ")
    terminal.type(key)
    code, said = terminal.end()
    assert code == 0 and "--resume krill-1" in said and "Traceback" not in said, said
    assert json.loads((data / "terminal" / "krill-1.json").read_text())["place"] == [2, 12]


def test_killed_and_resumed(data: Path, run: Run) -> None:
    terminal = Terminal("play", "krill", "--seed", "1", "--players", "3")
    for round_number in (1, 2, 3):
        terminal.wait_for(f"Round {round_number} of 12")
        terminal.wait_for("> ")
        if round_number < 3:
            terminal.type(f"{round_number}\r")
    os.kill(terminal.process.pid, signal.SIGKILL)
    terminal.end()
    output = run("play", "--resume", typed=enough()).output
    assert "Round 3 of 12" in output and "wins." in output
    record = json.loads((data / "terminal" / "records" / "krill-1.json").read_text())
    assert [move["play"] for move in record["moves"] if move["seat"] == 0][:2] == [["1"], ["2"]]
    assert verify(record).over


def test_the_offer_to_go_on(run: Run) -> None:
    run("play", "krill", "--seed", "6", typed="5\n")
    terminal = Terminal("play", "krill")
    terminal.wait_for("Go on with it?")
    terminal.type("\r")
    terminal.wait_for("Going on with krill-1.")
    terminal.wait_for("> ")
    second = Terminal("play", "--resume", "krill-1")  # one game, two terminals
    code, said = second.end()
    assert code == 2 and "open in another terminal" in said
    terminal.type("\x04")
    assert terminal.end()[0] == 0


def test_passing_the_screen_wipes_it() -> None:
    terminal = Terminal("play", "krill", "--seed", "1", "--humans", "Ann,Bob")
    terminal.wait_for("Ann: press Enter.")
    terminal.type("\r")
    terminal.wait_for("10 Blue")
    terminal.wait_for("> ")
    terminal.type("7\r")
    before = terminal.wait_for("Bob: press Enter.")
    assert "\x1b[2J\x1b[3J\x1b[H" in before
    assert "7" not in before.rpartition("\x1b[3J\x1b[H")[2]
    terminal.type("\x04")
    assert terminal.end()[0] == 0


def test_tab_and_editing() -> None:
    terminal = Terminal("play", "krill", "--seed", "1")
    terminal.wait_for("10 Blue")
    terminal.wait_for("> ")
    terminal.type("pengx\x7f\t")
    terminal.wait_for("uin")
    terminal.type("\r")
    terminal.wait_for("plays Emperor Penguin")
    terminal.type("\x03")
    terminal.end()
