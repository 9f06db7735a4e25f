"""Every scenario file holds: what the rulebook shows and what each ruling says."""

import re
from pathlib import Path

import pytest

from shoal.games import NAMES
from shoal.match.scenario import ScenarioError, check, read

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.glob("*/*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario(path: Path) -> None:
    scenario = read(path)
    assert scenario.game == path.parent.name and scenario.source
    outcome = check(path)
    assert not outcome.failures, "\n".join(outcome.failures)


def test_each_game_has_scenarios() -> None:
    assert {path.parent.name for path in FILES} >= set(NAMES)
    assert len(FILES) > 200


def test_each_scenario_asks_something() -> None:
    """A file without a step that expects something would always hold."""
    for path in FILES:
        scenario = read(path)
        assert scenario.option_error or any(step.expect for step in scenario.step), path.name


RULINGS = {
    "krill": [*(f"K{n}" for n in range(1, 35)), *(f"M{n}" for n in range(1, 14))],
    "kraken": [f"U{n}" for n in range(1, 23)],
    "herring": [f"H{n}" for n in range(1, 36)],
}


@pytest.mark.parametrize("game", RULINGS)
def test_each_ruling_is_proved(game: str) -> None:
    """A scenario that names it, or another proof that the rulings page names."""
    cited = {source for path in FILES if path.parent.name == game for source in read(path).source}
    page = (FOLDER.parents[1] / "docs" / "rulings" / f"{game}.md").read_text(encoding="utf-8")
    for ruling in RULINGS[game]:
        assert re.search(rf"\b{ruling}\b", page), f"{ruling} is not in docs/rulings/{game}.md"
        if not any(re.search(rf"\b{ruling}\b", source) for source in cited):
            section = page.partition(f"### {ruling}\n")[2].partition("\n### ")[0]
            assert re.search(r"Proof: .*(propert|test|none|prompt|browser)", section), (
                f"{ruling} has no scenario and no other proof"
            )


def test_rulings_name_scenarios_that_there_are() -> None:
    for game in RULINGS:
        page = FOLDER.parents[1] / "docs" / "rulings" / f"{game}.md"
        for link in re.findall(r"\]\(([^)]+\.toml)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).is_file(), link


WRONG = {
    "not TOML": "title = ",
    "title": 'game = "krill"\nsource = []',
    "chess": 'title = "x"\nsource = []\ngame = "chess"',
    "players": 'title = "x"\nsource = []\ngame = "krill"\n[options]\nplayers = 9',
    "unknown field `stpe`": 'title = "x"\nsource = []\ngame = "krill"\n[[stpe]]',
    "no zone": 'title = "x"\nsource = []\ngame = "krill"\n[position]\nstakcs = {}',
    "no kind of food": 'title = "x"\nsource = []\ngame = "krill"\n[position]\nstacks = { 5 = ["krull"] }',
    "draw pile has only": f'title = "x"\nsource = []\ngame = "krill"\n[position]\nstacks = {{ 10 = {["krill"] * 9} }}',
    "no names to ask for": 'title = "x"\nsource = []\ngame = "krill"\n[[step]]\n[step.expect]\nspooked = { 1 = 2 }',
    "no message 'foo'": 'title = "x"\nsource = []\ngame = "krill"\n[[step]]\n[step.expect]\nno_log = ["foo"]',
    "no message 'bar'": 'title = "x"\nsource = []\ngame = "krill"\n[[step]]\n[step.expect]\nillegal = { 1 = { "7" = "bar" } }',
    "no answer to": 'title = "x"\nsource = []\ngame = "krill"\n[[step]]\n[step.expect]\nillegal = { 1 = { "5 + tikc" = "" } }',
    "no seat '9'": 'title = "x"\nsource = []\ngame = "krill"\n[[step]]\n[step.expect]\nillegal = { 9 = { "5" = "" } }',
    "no seat '0'": 'title = "x"\nsource = []\ngame = "krill"\n[[step]]\n[step.expect]\npoints = { 0 = 5 }',
    "first card first": 'title = "x"\nsource = []\ngame = "herring"\n[position]\nplankton = { cod = 2 }',
    "list of names": 'title = "x"\nsource = []\ngame = "kraken"\n[position]\nfed = { crab = 7 }',
    "is there once": 'title = "x"\nsource = []\ngame = "kraken"\n[position]\nships_of = { 1 = [8], 2 = [8] }',
    "nothing called": 'title = "x"\nsource = []\ngame = "krill"\n[[step]]\n[step.expect]\nstakcs = {}',
}


@pytest.mark.parametrize("says", WRONG)
def test_a_wrong_file_is_refused_and_says_why(tmp_path: Path, says: str) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(WRONG[says])
    with pytest.raises(ScenarioError, match=re.escape(says)) as refused:
        check(path)
    assert str(path) in str(refused.value)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="No such file"):
        check(tmp_path / "nowhere.toml")


FAILING = [
    'asked = { 1 = "tie", 2 = "card", 3 = "card", 4 = "card" }',
    'asked = {}',
    'legal = { 1 = ["1"] }',
    'illegal = { 1 = { "5" = "" } }',
    'illegal = { 1 = { "squid" = "krill-why-spooked" } }',
    "round = 2",
    "over = true",
    "ranks = [1, 1, 1, 1]",
    'log = ["krill-event-over"]',
    'no_log = ["krill-event-food"]',
    'hands = { 1 = ["1"] }',
    'stacks = { 5 = ["plankton", "plankton", "plankton", "plankton", "plankton", "plankton", "plankton"] }',
    'view = { 0 = { "phase" = "over" } }',
]  # fmt: skip


@pytest.mark.parametrize("expect", FAILING)
def test_a_scenario_that_does_not_hold_fails(tmp_path: Path, expect: str) -> None:
    path = tmp_path / "fails.toml"
    path.write_text(f'title = "x"\nsource = []\ngame = "krill"\n[[step]]\n[step.expect]\n{expect}\n')
    assert check(path).failures


def test_illegal_moves_and_accepted_options_fail(tmp_path: Path) -> None:
    path = tmp_path / "fails.toml"
    path.write_text('title = "x"\nsource = []\ngame = "krill"\n[[step]]\nplay = { 1 = "squid" }\n')
    assert "first round" in check(path).failures[0]
    path.write_text('title = "x"\nsource = []\ngame = "krill"\noption_error = true\n')
    assert check(path).failures
