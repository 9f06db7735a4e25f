"""The service as people start and stop it."""

import json
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.processes import ENVIRONMENT, Process
from websockets.exceptions import ConnectionClosed

from shoal.server.run import BusyPort, listen


def run(command: list[str]) -> subprocess.CompletedProcess[str]:
    """A service that is not expected to start."""
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=ENVIRONMENT)


@pytest.mark.slow
@pytest.mark.usefixtures("source")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_start_and_stop(tmp_path: Path, how: signal.Signals) -> None:
    process = Process(tmp_path / "data")
    try:
        assert process.said == f"Shoal is at {process.address}\n"
        page = process.client().http.get("/t/abc?invite=secret-invite")
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        client = process.client()
        table = client.create("me instinct random", game="krill", name="Secret Name")["table"]
        stream = client.stream(table, 0)
        took = process.stop(how)
        assert took < 10
        assert process.process.returncode == 0
        with pytest.raises(ConnectionClosed) as closed:
            stream.quiet(5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        stream.close()
        assert process.log.read_text() == "", "at the default level nothing is said of a good day"
    finally:
        process.process.kill()


@pytest.mark.slow
@pytest.mark.usefixtures("source")
def test_the_log_has_no_secrets(tmp_path: Path) -> None:
    process = Process(tmp_path / "data", "--log", "debug")
    try:
        client, guest = process.client(), process.client()
        info = client.create("me person instinct", game="krill", name="Secret Name")
        table, invite = info["table"], info["seats"][1]["invite"]
        guest.http.get(f"/t/{table}?invite={invite}")
        guest.claim(table, invite, name="Other Name")
        with client.stream(table, 0) as stream:
            stream.until(lambda s: s.decision)
            client.answer(table, stream.decision or "", "10", id="my-own-id")
            client.answer(table, stream.decision or "", "squid", status=422)
            decision = stream.decision or ""
            client.answer(table, decision, "nonsense", status=422)
        process.stop()
        lines = [json.loads(line) for line in process.log.read_text().splitlines()]
        requests = [line for line in lines if line["message"] == "request"]
        assert {"GET", "POST", "WS"} <= {line["method"] for line in requests}
        text = process.log.read_text()
        cookie = client.http.cookies["shoal"]
        for secret in (invite, cookie, decision, "Name", "squid", "nonsense", "my-own-id", "since"):
            assert secret not in text, secret
    finally:
        process.process.kill()


def test_a_busy_port_is_one_clear_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(BusyPort, match=f"port {port} on 127.0.0.1 is in use.* --port {port + 1} "):
            listen("127.0.0.1", port)
        command = [sys.executable, "-m", "shoal.server", "--port", str(port), "--data", str(tmp_path)]
        done = run(command)
        assert done.returncode == 1
        assert done.stderr.count("\n") == 1
        assert "in use" in done.stderr
    with pytest.raises(BusyPort):
        listen("127.0.0.1", 70_000)
    with pytest.raises(BusyPort, match="cannot listen"):
        listen("203.0.113.1", 8000)


def test_small_packets_are_sent_at_once() -> None:
    """The event loop sets TCP_NODELAY only where the protocol is named; without, 40 ms an answer."""
    with listen("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP


def test_a_data_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    command = [sys.executable, "-m", "shoal.server", "--port", "0", "--data", str(tmp_path / "file")]
    done = run(command)
    assert done.returncode == 1
    assert "data folder" in done.stderr
    assert "Traceback" not in done.stderr
