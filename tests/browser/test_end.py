"""Ending a game by agreement in the browser: from the menu, with a quiet banner and two answers for everybody else."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.people import Person
from tests.browser.test_access import check_axe, small_targets
from tests.browser.test_kelp import choose

import shoal

WEB = Path(__file__).parents[2] / "web" / "src" / "games"
TABLES = [game for game in shoal.games() if (WEB / game / "Table.svelte").exists()]


def propose(person: Person) -> None:
    """Ask the others, from the menu."""
    person.press(person.see("menu"))
    person.press(person.see("end-game"))
    person.press(person.see("end-propose"))


def joined(people: People, address: str, info: dict, seat: int, name: str, **more: object) -> Person:
    person = people(name, address, **more)
    person.claim(f"{address}/t/{info['table']}?invite={info['seats'][seat]['invite']}")
    person.wait_for_table()
    return person


@pytest.mark.parametrize("game", TABLES)
def test_all_agree(people: People, address: str, game: str) -> None:
    ann = people("Ann", address)
    info = ann.open_table("me person", game=game)
    ben = joined(people, address, info, 1, "Ben", phone=True, locale="ru-RU")
    ann.sit(info["table"])
    watcher = people("Wim", address)
    watcher.sit(info["table"])
    propose(ann)
    for person in (ann, watcher):
        expect(person.see("ending")).to_contain_text("Ann would like to end the game. Still to say: Ben.")
    expect(ben.see("ending")).to_contain_text("Предлагают закончить партию: Ann. Ещё не ответили: Ben.")
    expect(ann.see("end-yes")).to_have_count(0)
    expect(ann.see("end-no")).to_have_text("Play on after all")
    expect(watcher.see("end-no")).to_have_count(0)
    check_axe(ann, "with a proposal")
    check_axe(ben, "asked to end the game")
    assert not small_targets(ben) and not small_targets(ann)
    ben.press(ben.see("end-yes"))
    for person in (ann, watcher):
        expect(person.see("agreed")).to_contain_text("Ended by agreement")
        expect(person.see("agreed")).to_contain_text("Nobody wins.")
        expect(person.see("ending")).to_have_count(0)
    expect(ben.see("agreed")).to_contain_text("Не победил никто.")
    check_axe(ann, "after the end by agreement")
    check_axe(ben, "after the end by agreement")
    assert not small_targets(ben)
    assert shoal.verify(ann.record()).agreed
    file = f"shoal-{game}-{info['table']}.json"
    expect(ann.see("record")).to_have_attribute("download", file)
    assert f".venv/bin/shoal verify {file}" in ann.page.locator("details code").all_text_contents()
    ann.press(ann.see("menu"))
    expect(ann.see("commitment")).to_be_visible()
    expect(ann.see("end-game")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    ann.page.reload()
    expect(ann.see("agreed")).to_be_visible()
    expect(watcher.see("rematch")).to_have_count(0)
    ann.press(ann.see("rematch"))
    ann.page.wait_for_url(lambda url: info["table"] not in url)


def test_a_no_by_keyboard_and_asking_again(people: People, address: str) -> None:
    ann = people("Ann", address)
    info = ann.open_table("me person")
    ben = joined(people, address, info, 1, "Ben")
    ann.sit(info["table"])
    propose(ann)
    no = ben.see("end-no")
    no.focus()
    ben.page.keyboard.press("Enter")
    expect(ann.see("ending")).to_have_count(0)
    expect(ben.see("ending")).to_have_count(0)
    expect(ben.see("confirm")).to_be_focused()
    expect(ann.see("live")).to_contain_text("Ben would like to play on.")
    ann.press(ann.see("menu"))
    ann.press(ann.see("end-game"))
    expect(ann.see("end-refused")).to_contain_text("Somebody wants to play on.")
    expect(ann.see("end-propose")).to_be_disabled()
    ann.press(ann.see("end-cancel"))
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    assert ann.get(f"/api/tables/{info['table']}")["state"] == "playing"


def test_alone_with_bots_it_ends_at_once(people: People, address: str) -> None:
    ann = people("Ann", address)
    ann.sit(ann.open_table("me random")["table"])
    ann.press(ann.see("menu"))
    ann.press(ann.see("end-game"))
    expect(ann.page.locator("dialog[open]")).to_contain_text("There is nobody else to ask")
    ann.press(ann.see("end-propose"))
    expect(ann.see("agreed")).to_be_visible()
    assert shoal.verify(ann.record()).agreed


@pytest.mark.parametrize("game", TABLES)
def test_a_game_told_again_has_its_own_hands(people: People, address: str, game: str) -> None:
    """The hand is the one of the step on show, and not the one of the end; and it is only to be looked at."""
    ann, rng = people("Ann", address), random.Random(1)
    ann.sit(ann.open_table("me random", game=game)["table"])
    before: list[list[str]] = []
    while len(before) < 3:
        ann.until(lambda s: s.asked and not s.busy, "asked")
        if ann.held() not in before:
            before.append(ann.held())
        if game != "kelp":
            ann.answer(rng)
        elif choose(ann, rng, ann.pick):
            ann.confirm()
    propose(ann)
    expect(ann.see("agreed")).to_be_visible()
    ann.press(ann.see("menu"))
    expect(ann.page.locator("dialog[open]")).to_contain_text("Now the key is open")
    ann.page.keyboard.press("Escape")
    ann.speed("calm")
    ann.press(ann.page.get_by_role("button", name="Watch again"))
    ann.until(lambda s: s.busy and s.shown < 30, "told again")
    hands: list[list[str]] = []
    while ann.state().busy and len(hands) < 2:
        if ann.held() in before and ann.held() not in hands:
            hands.append(ann.held())
            ann.page.locator(".mine [data-testid^=card-]").first.click(force=True)
            assert not ann.chosen()
        state = ann.state()
        assert state.question == "" and not state.enabled
        ann.page.keyboard.press(" ")
    assert len(hands) == 2
    ann.page.keyboard.press("s")
    expect(ann.see("agreed")).to_be_visible()


def test_the_form_leaves_caps_to_who_sits(people: People, address: str) -> None:
    ann = people("Ann", address)
    ann.go("/new?game=herring")
    expect(ann.see("name")).to_be_visible()
    expect(ann.see("option-turn_limit")).to_have_count(0)
