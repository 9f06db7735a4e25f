"""The terminal in Russian: chosen by a flag or the environment, whole, in 80 columns."""

import re

import pytest
from tests.cli.conftest import MODULES, Run, enough, too_wide

from shoal.cli.main import COMMANDS

# What stays as it is in every language: what is typed, names, and what click itself says.
TYPED = (
    r"shoal|--?[a-z-]+|Enter|Ctrl|SHA|seed|json|toml|docs|scenarios|records|instinct|random|Player|help|quit|undo|change|table|log"
    r"|details|Usage|Options|Error|default|Show|INTEGER|RANGE|TEXT|FILE|OPTIONS"
)


def russian(output: str) -> str:
    """The part of an output that people read: without lines of keys and of examples."""
    return "\n".join(line for line in output.splitlines() if not re.search(r"[0-9a-f]{32}|^ +shoal ", line))


@pytest.mark.parametrize("options", [[], MODULES, ["--players", "2"]], ids=["base", "modules", "two"])
def test_a_whole_game_in_russian(run: Run, options: list[str]) -> None:
    output = run(
        "--lang", "ru", "play", "krill", *options, "--memory", "--seed", "3", typed="?\ndetails\n" + enough()
    ).output
    assert "Игра окончена. Теперь считаем улов." in output and "Победа: " in output
    assert not too_wide(output, 80)
    assert not re.findall(r"\b(?:krill|cli|common|ui)-[a-z][a-z-]+", output.replace("krill-1", ""))
    english = [word for word in re.findall(r"[A-Za-z]{4,}", russian(output)) if not re.fullmatch(TYPED, word)]
    answers = {"penguin", "shark", "whale", "squid", "seal", "albatross", "cross", "tick", "krill", "replay", "verify"}
    assert set(english) <= answers


def test_cards_go_by_their_russian_names(run: Run) -> None:
    typed = "серый кит\nсиний\nТолько\nпинг\n? кальмар\nquit\n"
    output = run("play", "krill", "--lang", "ru", "--seed", "1", typed=typed).output
    assert "играет Серого кита\u00a05." in output and "играет Синего кита\u00a010." in output
    assert "«Только» — такого ответа здесь нет." in output
    assert "играет Императорского пингвина." in output and "Возвращает вам на руку" in output


def test_the_environment_chooses(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "За крилем!" not in run("games").output
    for name, value in (("LANG", "ru_RU.UTF-8"), ("LC_ALL", "en_GB.UTF-8"), ("SHOAL_LANG", "ru")):
        monkeypatch.setenv(name, value)
        assert ("За крилем!" in run("games").output) == value.startswith("ru")
    assert "За крилем!" not in run("--lang", "en", "games").output
    monkeypatch.setenv("SHOAL_LANG", "tlh")
    assert "Go For The Krill" in run("games").output


def test_help_and_errors_in_russian(run: Run) -> None:
    for name in COMMANDS:
        output = run("--lang", "ru", name, "--help").output
        assert re.search("[а-я]", output) and f"shoal {name}" in output and not too_wide(output, 80)
        assert not re.findall(r"\bcli-[a-z-]+", output)
        english = [word for word in re.findall(r"[A-Za-z]{4,}", russian(output)) if not re.fullmatch(TYPED, word)]
        assert len(english) < 25, english
        assert not re.search("Usage|Options:|Commands:|Show th|default:", output)
    for words, said in (
        (["play", "krill", "--players", "9"], "«9» — не целое число от 2 до 7"),
        (["sim", "krill", "--players", "7"], "--players: 7 — только с настройкой «--darker-waters»"),
        (["play", "krill", "--hand-cards", "net,seal"], "--hand-cards действует только вместе с --darker-waters"),
        (["play", "chess"], "Игры «chess» нет. Есть: krill"),
        (["play", "krill", "--bots", "genius"], "бота «genius» нет"),
        (["replay", "nothing.json"], "такого файла нет"),
        (["rules", "krill", "единорог"], "нет ничего под названием «единорог»"),
        (["play", "krill", "--foo"], "Вызов: shoal play krill [OPTIONS] Справка: shoal play krill --help"),
        (["play", "krill", "--foo"], "Ошибка: Ключа '--foo' нет."),
        (["play", "krill", "--player"], "Может быть, что-то из этого: '--plain', '--players'?"),
        (["sim", "krill", "-n"], "Ошибка: Ключу '-n' нужно значение."),
        (["replay"], "Ошибка: Не хватает: 'FILE'."),
        (["replay", "x", "--seat", "a"], "'a' — не такое число"),
        (["games", "a", "b"], "Это лишнее: a b"),
        (["play", "krill", "--plain=3"], "значение не нужно"),
    ):
        result = run("--lang", "ru", *words)
        assert result.exit_code == 2 and said in " ".join(result.output.split()), result.output


def test_an_unknown_language(run: Run) -> None:
    result = run("--lang", "tlh", "games")
    assert result.exit_code == 2 and "'en', 'ru'" in result.output
