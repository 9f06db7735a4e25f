"""Kraken Up in the browser: whole games by mouse, by keyboard and by touch, in both languages, and what is told beforehand."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.people import Person, play_on
from tests.browser.test_access import check_axe, close_dialog, small_targets
from tests.browser.test_games import check_result, fill_form
from tests.browser.test_languages import LATIN, RUSSIAN, words

BOTS = r"Ann|Instinct \d|Random \d"


class Watch:
    """Looks at the table whenever somebody is asked: it fits, it can be read, and it has not moved."""

    def __init__(self, person: Person, russian: bool) -> None:
        self.person, self.russian = person, russian
        self.seen: set[str] = set()
        self.places: set[tuple[float, ...]] = set()

    def __call__(self, person: Person) -> None:
        question = person.state().question
        assert person.overflow() <= 0, person.state()
        self.places.add(tuple(person.page.evaluate(PLACES)))
        if question in self.seen:
            return
        self.seen.add(question)
        check_axe(person, question)
        if person.touch:
            assert small_targets(person) == [], question
        if self.russian:
            assert words(person, LATIN, BOTS) == [], question


# Where the hand begins and the sea ends, whatever is asked.
PLACES = (
    """() => ['.mine', '.seats'].map(name => Math.round(document.querySelector(name).getBoundingClientRect().top))"""
)


def check_end(person: Person) -> None:
    """The final scene: whole, and the points of the record."""
    person.until(lambda s: s.over, "the end")
    record = check_result([person])
    assert record["game"] == "kraken"
    expect(person.see("scores").locator("thead th")).to_have_count(7)
    check_axe(person, "the end")
    assert person.overflow() <= 0


@pytest.mark.parametrize("russian", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["en", "ru"])
def test_by_mouse(people: People, address: str, russian: bool) -> None:
    """Four krakens, from the form to the count; card, and after it its use."""
    settings: dict[str, Any] = RUSSIAN | {"theme": "light"} if russian else {}
    ann = people("Ann", address, **settings)
    if russian:
        ann.sit(ann.open_table("me instinct random instinct", game="kraken")["table"])
    else:
        fill_form(ann, 4, {0: "me", 1: "bot:instinct"}, game="kraken")
        ann.wait_for_table()
    watch = Watch(ann, russian)
    play_on([ann], random.Random(1), look=watch)
    assert watch.seen == {"card", "use"}
    assert len(watch.places) == 1, "nothing jumps"
    check_end(ann)


def test_by_keyboard_alone(people: People, address: str) -> None:
    """Card and use as one choice, by digits and letters; Escape takes back, the newest first."""
    ann = people("Ann", address, **RUSSIAN)
    keys = ann.page.keyboard
    ann.sit(ann.open_table("me random random random", game="kraken", use="together")["table"])
    ann.asked("card")
    keys.press("d")
    expect(ann.page.locator("dialog[open]")).to_contain_text("Логово")
    check_axe(ann, "all seas")
    close_dialog(ann)
    rng = random.Random(2)
    fresh = True

    def by_keys(person: Person) -> None:
        nonlocal fresh
        if person.state().question == "card":
            card = rng.choice(person.legal())
            keys.press(person.see(card).get_attribute("aria-keyshortcuts") or "")
            expect(person.see(card)).to_be_focused()
            assert person.chosen() == [card.removeprefix("card-")]
        use = rng.choice("pf")
        # The key is where it is: on a Russian keyboard it writes another letter.
        person.page.evaluate(
            "([key, code]) => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key, code, bubbles: true}))",
            [{"p": "з", "f": "а"}[use], f"Key{use.upper()}"],
        )
        chosen = person.see("use-place" if use == "p" else "use-feed")
        expect(chosen).to_have_attribute("aria-pressed", "true")
        expect(chosen).to_be_focused()
        if fresh:
            fresh = False
            keys.press("Escape")
            expect(chosen).to_have_attribute("aria-pressed", "false")
            assert not person.state().enabled and len(person.chosen()) == 1
            keys.press(use)
        with person.page.expect_response(lambda r: r.url.endswith("/answers")):
            keys.press("Enter")
        person.page.wait_for_function(
            "() => !document.querySelector('[data-testid=confirm]')?.textContent.startsWith('Отправ')"
        )

    play_on([ann], rng, look=Watch(ann, russian=True), answer=by_keys)
    check_end(ann)


@pytest.mark.parametrize("russian", [pytest.param(False, marks=pytest.mark.soak), True], ids=["en", "ru"])
def test_on_a_phone_by_touch(people: People, address: str, russian: bool) -> None:
    """360 pixels: four krakens with seven cards each, or two with fourteen; everything fits and can be tapped."""
    ann = people("Ann", address, phone=True, **(RUSSIAN if russian else {}))
    seats, options = ("me instinct random instinct", {"use": "together"}) if russian else ("me instinct", {})
    ann.sit(ann.open_table(seats, game="kraken", **options)["table"])
    watch = Watch(ann, russian)
    play_on([ann], random.Random(3), look=watch)
    assert "card" in watch.seen
    ann.press(ann.see("hand-1"))
    expect(ann.page.locator("dialog[open] #sea-1")).to_be_in_viewport()
    check_axe(ann, "all seas")
    close_dialog(ann)
    check_end(ann)
    if not russian:
        assert small_targets(ann) == []


def test_what_a_choice_would_score(people: People, address: str) -> None:
    """Looking at a card tells what either use comes to, before and after it is turned up, as the service says."""
    ann = people("Ann", address)
    info = ann.open_table("me person", game="kraken")
    ann.post(f"/api/tables/{info['table']}/fill", {"seat": 1, "bot": "random"})
    ann.sit(info["table"])
    ann.asked("card")
    page = ann.page
    for card in ann.hand():
        ann.see(f"card-{card}").hover()
        expect(ann.see("outlook-place")).to_contain_text("point")
        expect(ann.see("note")).not_to_be_empty()
    card = ann.hand()[0]
    ann.pick(f"card-{card}")
    told = ann.see("outlook-feed").inner_text()
    ann.confirm()
    ann.asked("use")
    assert ann.see("use-feed").inner_text() == told
    expect(ann.see("use-place")).to_have_accessible_name(re.compile("^Place: .* point"))
    page.keyboard.press("p")
    expect(ann.see("confirm")).to_have_accessible_name(re.compile("^Place "))
    page.keyboard.press("f")
    expect(ann.see("confirm")).to_have_accessible_name(re.compile("^(Feed|Throw away) "))
    expect(ann.see("sea-0")).to_have_accessible_name(re.compile("^Ann: no tentacle; .*Lair: "))
    expect(ann.see("ship-8")).to_contain_text("Cruise Ship, 8 points")


@pytest.mark.parametrize("memory", [False, True], ids=["alone", "aided"])
def test_hands_that_were_passed_on(people: People, address: str, memory: bool) -> None:
    """They are remembered where the table has memory aids, and left to the players where it has not."""
    ann = people("Ann", address)
    ann.sit(ann.open_table("me random random", game="kraken", memory=memory, use="together")["table"])
    rng = random.Random(4)
    for _ in range(2):
        ann.asked()
        ann.answer(rng)
    ann.until(lambda s: s.asked and not s.ready, "the third turn")
    ann.press(ann.see("hand-1"))
    dialog = ann.page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_text("You passed this hand on")).to_have_count(2 if memory else 0)
    expect(dialog.get_by_text("Not seen yet")).to_have_count(1 if memory else 0)
