"""docs/add-a-game.md works as printed: its game runs through all that Shoal has for any game."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from shoal.games import NAMES, load, register

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's files; blocks that name the same file follow each other in it."""
    folder = tmp_path_factory.mktemp("pearls")
    (folder / "messages").mkdir()
    for _, name, text in BLOCK.findall(PAGE):
        if name:
            with (folder / name).open("a", encoding="utf-8") as file:
                file.write(text + "\n\n")
    return folder


def run(folder: Path, *command: str, typed: str | None = None, **more: str) -> str:
    """A command as the page gives it, in a process of its own."""
    environment = os.environ | {
        "PYTHONPATH": f".{os.pathsep}{ROOT / 'src'}",
        "SHOAL_GAMES": "pearls",
        "HOME": str(folder),
    }
    environment |= {"XDG_DATA_HOME": str(folder / "data"), "SHOAL_CACHE": str(folder / "cache"), **more}
    words = [sys.executable, *command]
    done = subprocess.run(
        words, cwd=folder, env=environment, input=typed, capture_output=True, text=True, timeout=280, check=False
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    return done.stdout


def shoal(folder: Path, *arguments: str, typed: str | None = None, **more: str) -> str:
    return run(folder, "-c", "from shoal.cli.main import main; main()", *arguments, typed=typed, **more)


def python(folder: Path, code: str, **more: str) -> str:
    return run(folder, "-c", code, **more)


def test_the_game_is_shorter_than_a_hundred_lines(folder: Path) -> None:
    lines = [line for line in (folder / "pearls.py").read_text().splitlines() if line.strip()]
    assert 50 < len(lines) < 100
    assert max(map(len, lines)) <= 120


def test_every_block_is_used(folder: Path) -> None:
    names = {name for _, name, _ in BLOCK.findall(PAGE) if name}
    assert names == {"pearls.py", "try.py", "alone.toml", "messages/en.ftl"}
    assert PAGE.count("```") == 2 * len(BLOCK.findall(PAGE))
    commands = next(text for kind, name, text in BLOCK.findall(PAGE) if kind == "sh")
    assert [line for line in commands.splitlines() if line.startswith("shoal ")] == [
        "shoal play pearls",
        "shoal sim pearls -n 10000",
        "shoal check alone.toml",
    ]


def test_the_example_plays_a_match_with_bots_and_verifies_it(folder: Path) -> None:
    points = json.loads(run(folder, "try.py", NUMBA_DISABLE_JIT="1"))
    assert len(points) == 4 and 0 <= sum(points) <= 15


RANDOM_PLAY = """
import hashlib, json, random, sys
import numpy as np
import pearls, shoal
from shoal import bots
from shoal.bots import names

print(shoal.games())
total = hashlib.sha256()
for seed in range(30):
    players = 2 + seed % 3
    match, rng = shoal.game("pearls").start(seed=seed, players=players), random.Random(seed)
    steps = 0
    while not match.over:
        for seat in rng.sample(range(players), players):
            bot = ("random", "instinct")[seat % 2]
            for view in (match.view(seat), match.view(None)):
                total.update(json.dumps(view, sort_keys=True).encode())
            for frame in match.play(seat, *bots.answer(match, seat, bot, seed=rng.getrandbits(30))):
                total.update(json.dumps(frame.events(None)).encode())
        steps += 1
    assert steps == 4  # the last card is played by itself
    assert sum(match.result["points"]) <= 15
    shoal.verify(json.loads(json.dumps(match.record())))
    total.update(json.dumps(match.position(), sort_keys=True).encode())
batch, rng = shoal.game("pearls").batch(50, seed=3, players=4), np.random.default_rng(1)
while (batch.seat >= 0).any():
    total.update(batch.observe().tobytes())
    legal = batch.legal()
    batch.act(np.where(batch.seat < 0, 0, (legal * rng.random(legal.shape)).argmax(axis=1)))
print(total.hexdigest())
"""


@pytest.mark.slow
def test_random_play_and_bots_compiled_and_plain(folder: Path) -> None:
    compiled = python(folder, RANDOM_PLAY).splitlines()
    assert compiled[0] == str([*NAMES, "pearls"])
    assert python(folder, RANDOM_PLAY, NUMBA_DISABLE_JIT="1").splitlines() == compiled
    assert python(folder, RANDOM_PLAY, NUMBA_BOUNDSCHECK="1").splitlines() == compiled


PROPERTIES = """
import random
import pearls, shoal
from shoal.kernel.records import as_bytes

game = pearls.GAME
told = set()
for seed in range(20):
    match, rng = shoal.game("pearls").start(seed=seed, players=4), random.Random(seed)
    while not match.over:
        seat = rng.choice(list(match.open))
        for viewer in (None, 0, 1, 2, 3):
            views = match.variant.hide(match._p, viewer)
            p = game.position.zeros(1)
            for n in range(3):
                game.code.redeal(match.variant.tables, views, as_bytes(views), 0, rng.getrandbits(60), p, as_bytes(p), 0)
                assert match.variant.hide(p, viewer).tobytes() == views.tobytes()
                told.add((viewer, p[0]["chosen"].tobytes() == match._p[0]["chosen"].tobytes()))
        match.play(seat, rng.choice(match.legal(seat)))
assert (None, False) in told and (0, True) in told
print("fine")
"""


def test_secrets_are_kept_and_dealt_again(folder: Path) -> None:
    assert python(folder, PROPERTIES, NUMBA_DISABLE_JIT="1") == "fine\n"


def test_the_scenario_holds_and_can_fail(folder: Path) -> None:
    assert "alone.toml" in shoal(folder, "check", "alone.toml", NUMBA_DISABLE_JIT="1")
    wrong = (folder / "alone.toml").read_text().replace("won = [0, 0, 0]", "won = [2, 0, 0]")
    (folder / "wrong.toml").write_text(wrong)
    with pytest.raises(AssertionError, match="won"):
        shoal(folder, "check", "wrong.toml", NUMBA_DISABLE_JIT="1")


def test_a_whole_game_in_the_terminal(folder: Path) -> None:
    """A person who types cards against two bots, to the end."""
    cards = "\n".join(str(card) for card in (5, 4, 3, 2, 1)) + "\n"
    text = shoal(folder, "play", "pearls", "--seed", "1", typed=cards, NUMBA_DISABLE_JIT="1")
    assert "plays 5." in text and "Who is first" in text and "Which card do you play?" in text
    assert not re.search(r"pearls-[a-z]", text), "a message is missing"


def test_simulation_in_the_terminal(folder: Path) -> None:
    text = shoal(folder, "sim", "pearls", "-n", "60", NUMBA_DISABLE_JIT="1")
    assert "60 games" in text and "Pearls" in text


def test_a_name_is_taken_once() -> None:
    names = list(NAMES)
    with pytest.raises(ValueError, match="krill"):
        register(load("krill"))
    assert names == NAMES
