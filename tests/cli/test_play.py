"""Whole games at the keyboard: every number of players, every module, several people, all the commands."""

import json
import re
import time
from pathlib import Path

import pytest
from click.testing import Result
from tests.cli.conftest import MODULES, Run, enough, too_wide

import shoal
from shoal import bots
from shoal.cli import saves
from shoal.cli.answers import match
from shoal.cli.screen import Screen
from shoal.match import verify
from shoal.match.words import words

RAW = re.compile(r"\b(?:krill|cli|common|ui)-[a-z][a-z-]+")


def finished(result: Result) -> str:
    """The output of a game that came to its end, without raw message keys."""
    assert result.exit_code == 0, result.output[-2000:]
    assert re.search(r"wins\.|share the win\.", result.output), result.output[-2000:]
    assert "seal" in result.output and "key" in result.output
    assert not RAW.findall(result.output)
    return result.output


@pytest.mark.parametrize(
    ("players", "pair"),
    [
        (2, "penguin,shark"),
        (2, "whale-shark,seal"),
        (3, "net,albatross"),
        (5, "whale-shark,seal"),
        (7, "penguin,albatross"),
    ],
)
def test_a_whole_game_with_everything(run: Run, players: int, pair: str, data: Path) -> None:
    words = ["play", "krill", "--players", str(players), *MODULES, "--hand-cards", pair, "--seed", "5"]
    output = finished(run(*words, "--bots", "random", typed=enough()))
    assert not too_wide(output, 80)
    assert "Round 1 of" in output and "The Sea" not in output
    assert list((data / "terminal" / "records").glob("*.json"))
    assert not list((data / "terminal").glob("*.json"))


@pytest.mark.parametrize("columns", [80, 132])
def test_tables_fit_the_terminal(run: Run, columns: int) -> None:
    words = [
        "play",
        "krill",
        "--players",
        "7",
        *MODULES,
        "--hand-cards",
        "whale-shark,albatross",
        "--memory",
        "--seed",
        "2",
    ]
    result = run(
        *words, "--humans", "A very long name that never ends,鯨鯨鯨鯨鯨鯨鯨鯨", typed=enough(), columns=columns
    )
    assert not too_wide(finished(result), columns)


def test_a_wide_terminal_has_room_for_names(run: Run) -> None:
    words = ("play", "krill", "--players", "7", "--darker-waters", "--seed", "2", "--humans", "0", "--bots", "random")
    heads = [run(*words, columns=columns).output.partition("level by level")[2].split() for columns in (120, 80)]
    assert heads[0][:14] == [word for seat in range(1, 8) for word in ("Random", str(seat))]
    assert heads[1][:7] == [f"#{seat}" for seat in range(1, 8)]


def test_the_base_game_alone(run: Run) -> None:
    output = finished(run("play", "krill", "--seed", "1", typed=enough()))
    assert "Tie" not in output.split("Round 2")[0]
    assert output.count("── Round") == 12


def test_people_only(run: Run) -> None:
    output = finished(
        run("play", "krill", "--players", "3", "--humans", "Ann,Bob,Cleo", "--seed", "4", typed=enough(120))
    )
    assert "Pass the screen to Cleo" in output and "Everybody has chosen" in output


@pytest.mark.parametrize("more", [(), ("--memory", "--tie-breakers"), ("--players", "2", "--darker-waters")])
def test_a_pile_is_no_card_of_the_hand(run: Run, more: tuple[str, ...]) -> None:
    output = run("play", "krill", "--seed", "3", *more, typed="quit\n").output
    assert re.search(r"pile │ Still in hand", output)
    assert re.search(r" 0( = 0)? │ 1 2 3 4 5 6 7 8 9 10 Sq", output) and not too_wide(output, 80)


def test_watching_bots(run: Run) -> None:
    output = finished(run("play", "krill", "--humans", "0", "--seed", "4"))
    assert output.count("── Round") == 12 and ">" not in output.replace("->", "")


def test_the_same_seed_is_the_same_game(run: Run) -> None:
    first, second = (run("play", "krill", "--seed", "9", typed=enough()).output for _ in range(2))
    assert first.replace("krill-1", "krill-2") == second


def test_only_a_secret_key_is_called_secret(run: Run) -> None:
    secret, seeded = (
        " ".join(run("play", "krill", "--plain", *more, typed="quit\n").output.split())
        for more in ((), ("--seed", "5"))
    )
    assert "secret key" in secret and "no secret" not in secret
    assert "no secret" in seeded and "secret key" not in seeded


def test_memory_aids(run: Run) -> None:
    off, on = (run("play", "krill", "--seed", "9", flag, typed="5\n").output for flag in ("--no-memory", "--memory"))
    assert "unseen" not in off and "unseen" in on


def test_the_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    finished(run("play", "krill", "--seat", "2=me:Ann", "--record", str(file), typed=enough()))
    record = json.loads(file.read_text())
    assert record["names"] == ["Instinct 1", "Ann", "Instinct 3", "Instinct 4"]
    assert verify(record).over
    assert run("verify", str(file)).exit_code == 0
    assert run("verify", "krill-1").exit_code == 0
    assert run("play", "krill", "--record", str(file), typed="").exit_code == 2


# --- answers ----------------------------------------------------------------------------------------------------------
def test_what_may_be_typed() -> None:
    stacks, cards = ["penguin 1", "penguin 10"], ["1", "10", "squid", "shark", "seal"]
    names = {
        "1": "Narwhal 1",
        "10": "Blue Whale 10",
        "squid": "Giant Squid",
        "shark": "Great White Shark",
        "seal": "Leopard Seal",
    }
    for typed, found in (
        ("1", ["penguin 1"]),
        ("penguin 10", ["penguin 10"]),
        ("Penguin  10", ["penguin 10"]),
        ("2", []),
        ("", []),
    ):
        assert match(typed, stacks, lambda a: a.split()[1]) == found
    for typed, found in (
        ("1", ["1"]),
        ("sq", ["squid"]),
        ("s", ["squid", "shark", "seal"]),
        ("Giant Squid", ["squid"]),
        ("leo", ["seal"]),
        ("white", ["shark"]),
        ("blue", ["10"]),
        ("11", []),
        ("x", []),
    ):
        assert match(typed, cards, names.__getitem__) == found, typed


def test_refusals_say_why(run: Run) -> None:
    typed = "squid\n5\n5\n11\nxyzzy\n\n\x1b[2J\n"
    output = run("play", "krill", "--seed", "1", typed=typed).output
    assert "cannot be played in the first round" in output
    assert "This card is not in your hand." in output
    assert "“11” is no answer here." in output and "“xyzzy”" in output
    assert "Type one of the answers" in output
    assert "\x1b" not in output


def test_explanations_and_commands(run: Run) -> None:
    typed = "?\n? seal\nhelp squid\n?? nothing\n? nothing\nhelp\nlog\nlog all\ntable\ndetails\nundo\nquit\n"
    output = run("play", "krill", "--seed", "1", *MODULES, typed=typed).output
    assert "Leopard Seal" in output and "Brings one card" in output
    assert "nothing called “nothing”" in output
    assert "takes back what you have chosen" in output
    assert output.count("Round 1 of 13 · Everybody chooses") == 2
    assert "Still in hand" in output and "nothing to take back" in output
    assert "Go on with:" in output
    assert not RAW.findall(output)


def test_undo_a_part(run: Run) -> None:
    words = ["play", "krill", "--seed", "1", "--tie-breakers", "--seat", "1=me:Ann"]
    output = run(*words, typed="5\nundo\n6\ncross\nlog\n").output
    assert "Taken back." in output
    assert "Ann plays Bowhead Whale 6 with ✗." in output and "Ann plays Gray Whale 5" not in output


def test_two_hands(run: Run) -> None:
    output = run("play", "krill", "--players", "2", "--seed", "1", "--seat", "1=me:Ann", typed="5\n6\nquit\n").output
    assert "Ann’s right hand plays Gray Whale 5." in output and "Ann’s left hand plays Bowhead Whale 6." in output
    assert "Left hand’s pile" in output and "scores nothing" in output


# --- hidden hands -----------------------------------------------------------------------------------------------------
def screens(output: str) -> list[str]:
    """What stood on the screen between two clearings."""
    return re.split(r"^-{40}$", output, flags=re.MULTILINE)


@pytest.mark.parametrize("module", [[], ["--tie-breakers"], ["--players", "2"]])
def test_no_screen_depends_on_what_another_person_has_chosen(run: Run, module: list[str]) -> None:
    """Ann chooses differently; until the cards are turned up, Bob's screen is the same to the byte."""
    words = ["play", "krill", "--humans", "Ann,Bob", "--seed", "3", *module]
    parts = {"--tie-breakers": ("7\ncross\n", "9\ntick\n"), "--players": ("7\n8\n", "9\n3\n")}.get(
        (module or [""])[0], ("7\n", "9\n")
    )
    shown = []
    for part in parts:
        shown.append(screens(run(*words, typed=f"\n{part}\n?\n? 5\nlog all\ntable\ndetails\nquit\n").output))
        run("play", "--forget", "krill-1")
    assert len(shown[0]) == len(shown[1]) > 3
    differing = [i for i, (one, other) in enumerate(zip(*shown, strict=True)) if one != other]
    assert differing == [1], "only Ann's own screen may differ"


def test_nothing_typed_stays_on_the_screen(run: Run) -> None:
    """Bob's screens never hold a choice of Ann's that is still face down."""
    output = run(
        "play", "krill", "--humans", "Ann,Bob", "--seed", "3", "--players", "3", typed="\n7\n\n8\n\n\n1\n\nquit\n"
    ).output
    parts = screens(output)
    before = next(i for i, part in enumerate(parts) if "Bob plays" in part)
    for part in parts[2:before]:
        assert "Humpback Whale 7" not in part and "> 7" not in part
    assert "Ann plays Humpback Whale 7." in parts[before]


def test_changing_until_all_have_chosen(run: Run) -> None:
    typed = "\n7\n\n8\nchange ann\n\n9\n\n"
    output = run("play", "krill", "--humans", "Ann,Bob", "--players", "3", "--seed", "3", typed=typed).output
    assert (
        "Ann plays Fin Whale 9." in output
        and "Ann plays Humpback" not in output
        and "Bob plays Sperm Whale 8." in output
    )


def test_the_last_may_change_too(run: Run) -> None:
    typed = "\n7\n\n8\nchange\nchange bob\n\n2\n\n"
    output = run("play", "krill", "--humans", "Ann,Bob", "--players", "3", "--seed", "3", typed=typed).output
    assert "Who wants to change?" in output and "(Or type change: Ann or Bob.)" in " ".join(output.split())
    assert "Bob plays Beluga 2." in output and "Ann plays Humpback Whale 7." in output


def test_clearing_wipes_what_can_be_scrolled_to(capsys: pytest.CaptureFixture[str]) -> None:
    screen = Screen()
    screen.interactive = True
    screen.clear()
    assert "\x1b[3J" in capsys.readouterr().out


# --- interruption -----------------------------------------------------------------------------------------------------
def test_leaving_and_resuming_changes_nothing(run: Run, data: Path) -> None:
    """A game left after every few lines comes out like one played in one go."""
    words = ["play", "krill", "--seed", "6", *MODULES, "--players", "3"]
    lines = enough().splitlines()
    run(*words, typed=enough())
    whole = json.loads((data / "terminal" / "records" / "krill-1.json").read_text())
    output = run(*words, typed="\n".join(lines[:30]) + "\n").output
    assert "shoal play --resume krill-2" in output
    at = 30
    while (data / "terminal" / "krill-2.json").exists():
        assert run("play", "--resume", "krill-2", typed="\n".join(lines[at : at + 40]) + "\n").exit_code == 0
        at += 40
        assert at < len(lines)
    resumed = json.loads((data / "terminal" / "records" / "krill-2.json").read_text())
    assert resumed["commitment"] == whole["commitment"] and resumed["result"] == whole["result"]
    assert verify(resumed).over


def test_the_log_survives(run: Run) -> None:
    run("play", "krill", "--seed", "6", typed="5\n6\n")
    output = run("play", "--resume", typed="log all\n").output
    assert "Going on with krill-1." in output
    assert "Round 1 of 12" in output and "plays Gray Whale 5." in output


def test_interrupted_games_are_listed_found_and_forgotten(run: Run) -> None:
    assert run("play", "--list").output == "No interrupted games.\n"
    run("play", "krill", "--seed", "6", typed="5\n")
    time.sleep(0.01)
    run("play", "krill", "--seed", "7", typed="5\n")
    listed = run("play", "--list").output
    assert "krill-1" in listed and "krill-2" in listed and "round 2 of 12" in listed
    assert "still waits" in run("replay", "krill-1").output and "no such file" in run("replay", "krill-9").output
    assert "krill-2" in run("play", "krill", typed="").output
    for wanted in ("krill-1", "krill"):
        assert "Going on" in run("play", "--resume", wanted).output
    assert run("play", "--forget", "krill-1").output == "Deleted krill-1.\n"
    assert run("play", "--resume", "krill-1").exit_code == 2


@pytest.mark.parametrize(
    ("game", "english", "russian"),
    [
        ("krill", "round 1 of 12", "раунд\u00a01\u00a0из\u00a012"),
        ("herring", "round 1", "раунд\u00a01"),
        ("kelp", "round 1", "раунд\u00a01"),
    ],
)
def test_an_interrupted_game_is_listed_in_the_language_of_now(run: Run, game: str, english: str, russian: str) -> None:
    run("play", game, "--seed", "6", typed="")
    assert run("play", "--list").output.split("  ")[0] == f"{game}-1"
    assert (
        f" {english} " in run("play", "--list").output
        and f" {russian} " in run("--lang", "ru", "play", "--list").output
    )
    assert f"Ждёт прерванная партия: {game}-1, {russian}." in run("--lang", "ru", "play", game, typed="").output


def test_a_place_saved_as_text_is_left_out(run: Run) -> None:
    run("play", "krill", "--seed", "6", typed="")
    file = saves.path_of("krill-1")
    file.write_text(json.dumps(json.loads(file.read_text()) | {"place": "раунд 1 из 12"}))
    assert "раунд" not in run("play", "--list").output
    assert "An interrupted game waits: krill-1. Go on" in run("play", "krill", typed="").output


@pytest.mark.parametrize(
    "damage",
    [
        "",
        "{",
        "[]",
        "{}",
        '{"format": 2}',
        "\x00\xff",
        '"' + "x" * 100,
        "[" * 100_000,
        "match",
        "people",
        "logs",
        "seen",
        "key",
        "table",
        "position",
    ],
)
def test_a_damaged_save(run: Run, data: Path, damage: str) -> None:
    run("play", "krill", "--seed", "6", typed="5\n")
    file = data / "terminal" / "krill-1.json"
    saved = json.loads(file.read_text())
    if damage in saved:
        file.write_text(json.dumps(saved | {damage: 7}))
    elif damage in ("key", "table"):
        saved["match"][damage] = 7
        file.write_text(json.dumps(saved))
    elif damage == "position":
        saved["match"]["position"]["turn"] = "seven"
        file.write_text(json.dumps(saved))
    else:
        file.write_text(damage, encoding="latin-1")
    result = run("play", "--resume", "krill-1")
    assert result.exit_code == 2 and "krill-1" in result.output and "--forget" in result.output, result.output
    assert not re.search("object|argument|attribute|iterable|literal|subscript", result.output)  # Python's words
    assert "krill-1" in run("play", "--list").output
    assert run("play", "krill", "--seed", "1", typed="").exit_code == 0  # a new game can be played all the same


def test_a_dead_sea_is_said_first_and_nobody_is_ranked(run: Run) -> None:
    output = run("play", "herring", "--humans", "0", "--bots", "random", "--turn-limit", "1", "--seed", "5").output
    end = output[output.index("The sea has died: everybody is below the destruction, and nobody wins.") :]
    assert "What ended the game: the agreed number of turns." in end and "Nobody wins." in end
    assert "level by level" not in end


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", ("needs 2 food. What does it eat?", "needs 2 food, 1 still missing. What else does it eat?")),
        ("ru", ("нужно 2 ед. пищи. Что съесть?", "нужно 2 ед. пищи, не хватает ещё 1. Что ещё съесть?")),
    ],
)
def test_what_an_animal_still_needs(language: str, asked: tuple[str, str]) -> None:
    """Asked of whole games, as there is no telling when a medium animal finds two different foods to choose from."""
    said: set[str] = set()
    for seed in range(4):
        table = shoal.game("herring").start(seed=seed)
        while not table.over:
            seat = next(iter(table.open))
            said |= {words(table.game, language).render(part["prompt"]) for part in table.questions(seat)}
            table.play(seat, *bots.answer(table, seat, "instinct", table.stage)[:1])
    plain = [one.replace("\N{NO-BREAK SPACE}", " ") for one in said]
    assert all(any(one.endswith(wanted) for one in plain) for wanted in asked), plain
    assert not any("{" in one for one in plain)


def test_answers_without_numbers_are_numbered_where_they_are_long(run: Run) -> None:
    output = run("play", "herring", "--seed", "7", typed="help\n1\n").output
    assert "   1 current Current change" in output
    assert "which animals do you throw away?" in output
    assert output.count("in this order, each once") == 1


# --- wrong words ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["tetris"], "There is no game “tetris”. There are: krill, kraken, herring, kelp."),
        (["krill", "--players", "9"], "--players': “9” is not a whole number from 2 to 7"),
        (["krill", "--players", "many"], "“many” is not a whole number from 2 to 7"),
        (["kelp", "--players", "3"], "--players': “3” is not possible, only 2 is."),
        (["krill", "--players", "7"], "--players: 7 needs --darker-waters, which is off; without it 2 to 6"),
        (["krill", "--hand-cards", "shark,net"], "--hand-cards needs --darker-waters"),
        (["krill", "--darker-waters", "--hand-cards", "shark"], "exactly 2 different ones of penguin, shark"),
        (["krill", "--missions", "--mission-cards", "hasty,x"], "exactly 4"),
        (["krill", "--deck", "wooden"], "one of falling, flat"),
        (["krill", "--components", "none.toml"], "none.toml"),
        (["krill", "--bots", "genius"], "There are: instinct, random"),
        (["krill", "--bots", "random,random"], "3 seats are left for bots"),
        (["krill", "--seat", "5=me"], "there are seats 1 to 4"),
        (["krill", "--seat", "1=cat"], "“cat” cannot sit there. What may: me, instinct, random"),
        (["krill", "--seat", "me"], "write 1=me:Ann or 2=instinct"),
        (["krill", "--seat", "1=me", "--seat", "1=random"], "given twice"),
        (["krill", "--humans", "5"], "5 people, but 4 free seats"),
        (["krill", "--humans", "Ann,,Bob"], "give a number, or names"),
        (["krill", "--seed", "-1"], "“-1” is not a whole number from 0"),
        (["krill", "--record", "/nowhere/at/all.json"], "there is no folder"),
        (["krill", "--colour"], "There is no option '--colour'"),
        (["--resume"], "No interrupted game"),
        (["--resume", "krill-9"], "No interrupted game"),
        (["--forget", "../../etc/passwd"], "There is no interrupted game"),
        (["--resume", "x", "krill"], "go without a game"),
    ],
)
def test_wrong_words_get_one_clear_line(run: Run, words: list[str], said: str) -> None:
    result = run("play", *words, columns=200)
    assert result.exit_code == 2
    assert said in " ".join(result.output.split()), result.output
    assert result.output.count("Error: ") == 1


def test_names_cannot_steer_the_terminal(run: Run) -> None:
    output = run("play", "krill", "--seat", "1=me:\x1b[31mEvil\n\x07[bold]x", "--seed", "1", typed="5\n").output
    assert "\x1b" not in output and "\x07" not in output and "[bold]x" in output
