"""The other commands: help, rules, sim, check, replay, verify, warm, serve."""

import functools
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run, environment, played, too_wide

import shoal
from shoal.arena.sim import first_places, simulate, wilson
from shoal.cli.main import COMMANDS
from shoal.games import NAMES

SCENARIOS = Path(__file__).resolve().parents[1] / "scenarios" / "krill"


def test_every_command_explains_itself_with_examples(run: Run) -> None:
    for name in COMMANDS:
        result = run(name, "--help")
        assert result.exit_code == 0 and f"shoal {name}" in result.output and not too_wide(result.output, 80)
    for name in ("play", "sim"):
        output = run(name, "krill", "--help").output
        for option in shoal.game("krill").options:
            assert "--" + option.name.replace("_", "-") in output


def test_help_says_a_range_once_and_only_where_there_is_one(run: Run) -> None:
    for words in (("play", "krill"), ("play", "kelp"), ("sim", "kelp"), ("serve",)):
        output = run(*words, "--help").output
        assert "<=x<=" not in output and "2..2" not in output
    assert "--players 2..7" in run("play", "krill", "--help").output
    assert re.search(r"--players 2 +Two: one plays .*the Shark\.\n", run("play", "kelp", "--help").output)
    assert "-n 1..10000000" in run("sim", "krill", "--help").output


@pytest.mark.parametrize("columns", range(60, 100, 4))
def test_help_breaks_no_word(run: Run, columns: int) -> None:
    """What has a hyphen may have to be typed; whoever copies it gets that very hyphen."""
    output = run("play", "krill", "--help", columns=columns).output
    assert "whale-shark" in output and not re.search(r"\w-$", output, re.MULTILINE)
    assert "\N{NON-BREAKING HYPHEN}" not in output


def test_without_a_game_there_is_help(run: Run) -> None:
    for words in (["play"], ["sim"], ["play", "--plain"]):
        result = run(*words)
        assert (result.exit_code, "Usage: shoal" in result.output, "herring" in result.output) == (2, True, True)
    assert not run("play").stdout  # it is no answer, so it goes where errors go


def test_help_imports_no_compiler() -> None:
    code = "import sys; from shoal.cli.main import cli; cli(['--help'], standalone_mode=False); sys.exit('numba' in sys.modules)"
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], env=environment(), check=True, stdout=subprocess.DEVNULL)
    assert time.perf_counter() - begun < 3  # 0.1 s on an idle machine


def test_unknown_commands_and_games(run: Run) -> None:
    for words in (["fly"], ["rules", "chess"], ["sim", "chess"], ["rules", "krill", "unicorn"]):
        result = run(*words)
        assert result.exit_code == 2 and "There are: " in result.output
    assert "Did you mean kraken?" in run("sim", "Krakn").output
    assert "Did you mean" not in run("rules", "chess").output
    assert run("rules", "KRILL", "squid").output == run("rules", "krill", "squid").output
    assert "--bots" in run("sim", "Kelp", "--help").output


@pytest.mark.parametrize("game", tuple(NAMES))
def test_the_examples_of_sim_can_be_run(game: str, run: Run, tmp_path: Path) -> None:
    examples = re.findall(r"shoal (sim .* -n .*)", run("sim", game, "--help").output)
    assert len(examples) >= 3
    for example in examples:
        words = example.replace("numbers.json", str(tmp_path / "numbers.json")).split()
        words[words.index("-n") + 1] = "20"
        assert run(*words).exit_code == 0, example


def test_rules(run: Run) -> None:
    assert "Go For The Krill" in run("games").output
    assert "brings one card" in run("rules", "krill", "squid").output.lower()
    assert "Whale Shark" in run("rules", "krill", "whale", "shark").output
    assert "20 points" in run("rules", "krill", "third-time").output
    assert "7 points in the lair" in run("rules", "kraken", "boat").output
    assert "(Move, cost 1)" in run("rules", "kelp", "drift").output
    assert "(7 Energy, brings 2 Strike)" in run("rules", "kelp", "aggressive").output.replace("\N{NO-BREAK SPACE}", " ")
    everything = run("rules", "krill").output
    assert "krill-" not in everything and "Scuba Diver" in everything and not too_wide(everything, 80)


# --- sim --------------------------------------------------------------------------------------------------------------
def test_sim(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "numbers.json"
    result = run("sim", "krill", "-n", "60", "--players", "3", "--bots", "instinct,random,random", "--json", str(file))
    assert result.exit_code == 0 and "games/s" in result.output and not too_wide(result.output, 80)
    numbers = json.loads(file.read_text())
    assert numbers["games"] == 60 and [seat["bot"] for seat in numbers["seats"]] == ["instinct", "random", "random"]
    assert sum(seat["share"] for seat in numbers["seats"]) == pytest.approx(1)
    assert all(seat["low"] <= seat["share"] <= seat["high"] for seat in numbers["seats"])
    assert numbers["ends"] == {"rounds": 60} and numbers["decisions"] > 60


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", tuple(NAMES))
def test_sim_names_ends_and_seats_as_the_game_does(run: Run, name: str, language: str) -> None:
    output = run("sim", name, "-n", "300", "--bots", "random", "--lang", language, columns=200).output
    ends = output.split("Ends: " if language == "en" else "Концы: ")[1].partition(".\n")[0]
    named = [re.sub(r"[\d\s,]+×\s", "", end) for end in ends.split(", ")]
    assert named and not set(named) & set(shoal.game(name).kernel.ends)
    assert all(re.search("[а-я]" if language == "ru" else "[a-z] [a-z]", end) for end in named), named
    first = re.findall(r"^(\S+) +random ", output, re.MULTILINE)
    sides = {"en": ["Octopus", "Shark"], "ru": ["Осьминог", "Акула"]}[language]
    assert first == (sides if name == "kelp" else [str(n + 1) for n in range(len(first))])


def test_sim_says_whether_all_have_lost(run: Run) -> None:
    output = run("sim", "herring", "-n", "300", "--bots", "random", columns=200).output
    assert "× enough points (all lose)" in output.replace("\N{NO-BREAK SPACE}", " ") and "Nobody won" in output


@pytest.mark.parametrize("name", tuple(NAMES))
@pytest.mark.parametrize("columns", [40, 50, 64, 80])
def test_sim_leaves_columns_out_where_there_is_no_room(run: Run, name: str, columns: int) -> None:
    output = run("sim", name, "-n", "20", "--lang", "ru", columns=columns).output
    assert "…" not in output and "1-е" in output and "средн." in output and not too_wide(output, columns)
    assert ("откл." in output) == (columns == 80)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["-n", "0"], "is not a whole number from"),
        (["-n", "x"], "is not a whole number from"),
        (["--bots", "genius"], "there are: instinct, random"),
        (["--bots", "random,random"], "2 bots are named for 4 seats"),
        (["--players", "8"], "“8” is not a whole number from 2 to 7"),
        (["--json", "/nowhere/at/all.json"], "No such file or directory"),
        (["--threads", "-1"], "is not a whole number from"),
    ],
)
def test_sim_refuses(run: Run, words: list[str], said: str) -> None:
    result = run("sim", "krill", "-n", "1", *words, columns=200)
    assert result.exit_code == 2 and said in result.output and result.output.count("Error: ") == 1


def test_the_same_games_however_many_threads() -> None:
    variant = shoal.game("krill").variant(players=3)
    one, two, other = (simulate(variant, ["random"], 50, seed=s, threads=t) for s, t in ((1, 1), (1, 3), (2, 1)))
    assert one.seats == two.seats and one.decisions == two.decisions
    assert one.seats != other.seats


def test_one_bot_may_sit_everywhere() -> None:
    variant = shoal.game("krill").variant(players=3)
    assert simulate(variant, "random", 20, seed=1).seats == simulate(variant, ["random"] * 3, 20, seed=1).seats


@pytest.mark.parametrize(
    ("bots", "n", "more", "said"),
    [
        (["random"], 0, {}, "0 games are not allowed; from 1 to 10,000,000"),
        (5, ["random"], {}, r"\['random'\] games are not allowed"),
        ("clever", 1, {}, "there is no bot 'clever'.*instinct, random"),
        (["random", "random"], 1, {}, "2 bots are named for 3 seats"),
        ("random", 1, {"seed": "x"}, "seed 'x'.*whole numbers"),
        ("random", 1, {"threads": -1}, "threads -1"),
    ],
)
def test_simulations_that_cannot_be_are_refused(bots: Any, n: Any, more: dict[str, Any], said: str) -> None:
    with pytest.raises(shoal.OptionError, match=said):
        simulate(shoal.game("krill").variant(players=3), bots, n, **more)


def test_shares_and_intervals() -> None:
    import numpy as np

    levels = np.array([[[5, 1], [5, 1], [4, 9]], [[-3, 0], [-3, 1], [-9, 5]]], np.int32)
    assert first_places(levels).tolist() == [[0.5, 0.5, 0], [0, 1, 0]]
    low, high = wilson(0.3, 1000)
    assert (round(low, 4), round(high, 4)) == (0.2724, 0.3291)  # the textbook's values
    assert wilson(0, 10)[0] == 0 and wilson(1, 10)[1] == 1 and wilson(0, 0) == (0, 1)


def test_simulated_points_are_those_of_matches() -> None:
    """What the loop adds up is what a match of the same variant gives: the mean of many random games agrees."""
    variant = shoal.game("krill").variant(players=3)
    many = simulate(variant, ["random"], 400, threads=1)
    matches = [played(seed, players=3).result for seed in range(12)]
    mean = sum(sum(result["points"]) for result in matches if result) / 36
    assert abs(mean - sum(seat.mean for seat in many.seats) / 3) < 25


@pytest.mark.skipif(os.environ.get("NUMBA_DISABLE_JIT") == "1", reason="compiled code only: takes long otherwise")
def test_an_interrupted_simulation_says_what_it_has(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "shoal", "sim", "krill", "-n", "10000000"]
    # A shell starts what it runs in the background without SIGINT.
    heard = functools.partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    with subprocess.Popen(words, env=environment(), stdout=subprocess.PIPE, text=True, preexec_fn=heard) as running:
        try:
            deadline = time.time() + 200
            while time.time() < deadline and running.poll() is None:
                time.sleep(4)
                running.send_signal(signal.SIGINT)
                time.sleep(1)
            out, _ = running.communicate(timeout=30)
        finally:
            running.kill()
    assert "Traceback" not in out
    assert "Stopped after" in out or running.returncode == 1  # 1: it was still loading the rules


# --- check ------------------------------------------------------------------------------------------------------------
def test_check(run: Run, tmp_path: Path) -> None:
    good = sorted(SCENARIOS.glob("k09-*.toml"))
    result = run("check", *map(str, good))
    assert result.exit_code == 0 and f"{len(good)} scenario" in result.output
    text = good[0].read_text(encoding="utf-8")
    (tmp_path / "wrong.toml").write_text(text.replace("[step.expect]", "[step.expect]\nround = 99\n", 1))
    result = run("check", "-q", str(good[0]), str(tmp_path))
    assert result.exit_code == 1 and "round is" in result.output and "should be 99" in result.output


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "title"),
        (b"\xff\x00\x01", "not TOML"),
        (b"title = 3", "str"),
        (b"= = =", "not TOML"),
        (b'title="t"\nsource=[]\ngame="chess"', "no game"),
        (b'title="t"\nsource=[]\ngame="krill"\n[position]\nsharks=3', "sharks"),
        (b'title="t"\nsource=[]\ngame="krill"\n[[step]]\nplay={x="5"}', "'x' is no seat"),
        (b'title="t"\nsource=[]\ngame="krill"\n[[step]]\nplay={1=5}', "str"),
        (b"#" * 2_000_000, "too large"),
    ],
)
def test_check_says_what_is_wrong_with_a_file(run: Run, tmp_path: Path, content: bytes, said: str) -> None:
    file = tmp_path / "x.toml"
    file.write_bytes(content)
    result = run("check", str(file), columns=200)
    assert result.exit_code == 2 and said in result.output and "1 cannot be read" in result.output, result.output


def test_check_without_files(run: Run, tmp_path: Path) -> None:
    assert run("check").exit_code == 2
    assert "no .toml file" in run("check", str(tmp_path)).output
    assert run("check", str(tmp_path / "none.toml")).exit_code == 2


# --- records ----------------------------------------------------------------------------------------------------------
@pytest.fixture
def record() -> dict[str, Any]:
    return json.loads(json.dumps(played(seed=4, players=3, tie_breakers=True).record()))  # type: ignore[no-any-return]


def written(folder: Path, data: Any) -> str:
    file = folder / "game.json"
    file.write_text(json.dumps(data))
    return str(file)


def test_replay_and_verify(run: Run, tmp_path: Path, record: dict[str, Any]) -> None:
    record["names"] = ["Ann", "\x1b[31mBob", "[b]Cleo"]
    file = written(tmp_path, record)
    result = run("verify", file)
    assert (
        result.exit_code == 0 and "holds" in result.output and f"Ann {record['result']['points'][0]}" in result.output
    )
    log = run("replay", file).output
    assert log.count("── Round") == 12 and "Ann plays" in log and "Total" in log and "\x1b" not in log
    steps = run("replay", file, "--steps", "--seat", "2").output
    assert steps.count("Still in hand") > 100 and not too_wide(steps + log, 80)


def test_a_record_says_who_played_in_the_readers_language(run: Run, tmp_path: Path, record: dict[str, Any]) -> None:
    """As the web service writes it: names of people, empty for who has none, and which bots sat there."""
    who = {"names": ["Ann", "", ""], "bots": [None, "instinct", "no such bot"]}
    points = record["result"]["points"]
    for options, names in (
        ((), ("Ann", "Instinct 2", "Player 3")),
        (("--lang", "ru"), ("Ann", "Чутьё 2", "Игрок 3")),
    ):
        output = run("verify", written(tmp_path, record | who), *options).output
        assert ", ".join(f"{name} {n}" for name, n in zip(names, points, strict=True)) in output.translate(
            {10: 32, 160: 32}
        )
    for odd in ({"bots": 5}, {"bots": ["random"]}, {"bots": [[], {}, 7]}):
        assert "Player 3" in run("verify", written(tmp_path, record | odd)).output


DAMAGES: list[tuple[str, Callable[[dict[str, Any]], Any], str]] = [
    ("list", lambda r: [r], "a game record is an object"),
    ("empty", lambda r: {}, "has no format"),
    ("format", lambda r: r | {"format": 99}, "format 99 is not known"),
    ("game", lambda r: r | {"game": "chess"}, "no game 'chess'"),
    ("game list", lambda r: r | {"game": ["krill"]}, "game"),
    ("revision", lambda r: r | {"revision": 99}, "revision 99"),
    ("no key", lambda r: {k: v for k, v in r.items() if k != "key"}, "no key"),
    ("key", lambda r: r | {"key": "00" * 32}, "not the one that was promised"),
    ("key text", lambda r: r | {"key": "zz"}, "the field key takes 64 hexadecimal digits"),
    ("key number", lambda r: r | {"key": 5}, "the field key takes 64 hexadecimal digits"),
    ("table", lambda r: r | {"table": {}}, "damaged"),
    ("ragged", lambda r: r | {"table": r["table"] | {"deck": [[1], [1, 2]]}}, "its lists differ in length"),
    ("moves", lambda r: r | {"moves": 5}, "damaged"),
    ("a move less", lambda r: r | {"moves": r["moves"][:-1]}, ""),
    ("a move more", lambda r: r | {"moves": [*r["moves"], r["moves"][0]]}, ""),
    ("illegal", lambda r: r | {"moves": [{"seat": 0, "play": ["squid"]}]}, "move 1"),
    ("no move", lambda r: r | {"moves": ["x"]}, "a move is an object"),
    ("seat", lambda r: r | {"moves": [{"seat": 77, "play": ["5"]}]}, "move 1"),
    ("answers", lambda r: r | {"moves": [{"seat": 0, "play": [5, None, {}]}]}, ""),
    ("result", lambda r: r | {"result": {"winners": [2]}}, "another result"),
    ("position", lambda r: r | {"position": "00"}, "another position"),
    ("names", lambda r: r | {"names": {"x": 5}, "position": "0"}, "another position"),
]


@pytest.mark.parametrize(("damage", "said"), [d[1:] for d in DAMAGES], ids=[d[0] for d in DAMAGES])
def test_damaged_records(
    run: Run, tmp_path: Path, record: dict[str, Any], damage: Callable[[Any], Any], said: str
) -> None:
    file = written(tmp_path, damage(record))
    result = run("verify", file, columns=300)
    assert result.exit_code == 1 and said in result.output, result.output
    assert len(result.output.strip().splitlines()) == 1
    shown = run("replay", file, columns=300)
    assert shown.exit_code in (1, 2)


def test_replay_says_at_the_end_that_a_record_does_not_hold(run: Run, tmp_path: Path, record: dict[str, Any]) -> None:
    for damage in ({"result": record["result"] | {"winners": [2]}}, {"position": "00"}):
        shown = run("replay", written(tmp_path, record | damage), columns=200)
        assert shown.exit_code == 1 and "── Round 12" in shown.output
        assert "The record does not hold: the moves lead to another" in shown.output.splitlines()[-1]
    shown = run("replay", written(tmp_path, record))
    assert shown.exit_code == 0 and "does not hold" not in shown.output


def test_files_that_hold_no_record(run: Run, tmp_path: Path) -> None:
    cases = {
        "binary": b"\x00\xff\xfe",
        "text": b"hello",
        "deep": b"[" * 200_000,
        "nothing": b"",
        "number": b"1" * 10_000,
    }
    for name, content in cases.items():
        (tmp_path / name).write_bytes(content)
    huge = tmp_path / "huge"
    with huge.open("wb") as out:
        out.truncate(300_000_000)
    for name in (*cases, "huge", "missing", "."):
        for command in ("verify", "replay"):
            result = run(command, str(tmp_path / name), columns=300)
            assert result.exit_code in (1, 2) and len(result.output) < 500, (name, result.output)


def test_one_bad_file_among_good_ones(run: Run, tmp_path: Path, record: dict[str, Any]) -> None:
    result = run("verify", written(tmp_path, record), str(tmp_path / "missing"), columns=300)
    assert result.exit_code == 2 and "holds" in result.output and "no such file" in result.output


# --- the rest ---------------------------------------------------------------------------------------------------------
def test_no_colour(run: Run) -> None:
    for extra in ({"NO_COLOR": "1"}, {}):
        words = [sys.executable, "-m", "shoal", "rules", "krill", "squid", *([] if extra else ["--plain"])]
        env = {**environment(), "FORCE_COLOR": "1", "TERM": "xterm-256color", **extra}
        assert b"\x1b[" not in subprocess.run(words, env=env, capture_output=True, check=True).stdout


def test_a_closed_pipe_is_no_error() -> None:
    words = f"{sys.executable} -m shoal rules krill | head -1"
    done = subprocess.run(["bash", "-c", words], env=environment(), capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr and "Go For The Krill" in done.stdout


def test_serve_without_the_extra(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("shoal.server")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    result = run("serve", columns=200)
    assert result.exit_code == 2 and "pip install 'shoal[server]'" in result.output


def test_serve_refuses(run: Run) -> None:
    assert run("serve", "--port", "99999").exit_code == 2
