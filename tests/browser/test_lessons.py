"""Lessons in the browser: by mouse, by keyboard alone, on a phone in Russian; axe finds nothing, what is pointed at is there."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.people import Person
from tests.browser.test_access import check_axe, small_targets

import shoal
from shoal.match.lesson import folder, lessons, read

# Which of these places of the table can be seen.
SEEN = """names => names.filter(name => [...document.querySelectorAll(`main.table [data-place="${name}"], main.table [data-testid="${name}"]`)]
    .some(e => e.checkVisibility({visibilityProperty: true}) && e.getBoundingClientRect().width > 0))"""


def at_step(person: Person, n: int) -> None:
    person.page.wait_for_selector(f"[data-testid=lesson][data-step='{n}'][data-busy=false]")


def test_a_lesson_by_mouse(people: People, address: str) -> None:
    """From the home page to the first own turn, with a detour and a way back."""
    ann = people("Ann", address)
    ann.tolerated.append("422")
    ann.go("/")
    ann.page.locator("a[href='/lesson/krill/first']").click()
    at_step(ann, 1)
    check_axe(ann, "reading")
    ann.see("lesson-next").click()
    at_step(ann, 2)
    ann.see("card-8").click()
    ann.see("confirm").click()
    expect(ann.see("note")).to_contain_text("Be greedy for once")
    at_step(ann, 2)
    check_axe(ann, "asked")
    ann.see("card-5").click()
    ann.see("confirm").click()
    at_step(ann, 3)
    expect(ann.see("stack-5")).to_have_css("outline-style", "dashed")
    ann.see("lesson-back").click()
    at_step(ann, 2)
    ann.see("lesson-next").click()
    at_step(ann, 3)
    for n in (4, 5):
        ann.see("lesson-next").click()
        at_step(ann, n)
    ann.see("lesson-next").click()  # let it be shown
    at_step(ann, 6)
    ann.see("lesson-next").click()
    at_step(ann, 7)
    ann.see("card-10").click()
    ann.see("confirm").click()
    ann.page.wait_for_selector("[data-testid=table][data-round='4']")
    ann.see("lesson-play").click()
    expect(ann.see("create")).to_be_visible()
    ann.go("/")
    expect(ann.page.locator("a[href^='/t/']")).to_have_count(0)


def test_a_lesson_by_keyboard_on_a_phone_in_russian(people: People, address: str) -> None:
    """What there is to read has the focus on its button; what is asked has the keys of the game."""
    ben = people("Ben", address, phone=True, locale="ru-RU")
    ben.go("/lesson/krill/first")
    at_step(ben, 1)
    expect(ben.see("lesson-next")).to_be_focused()
    expect(ben.see("lesson-text")).to_have_attribute("aria-live", "polite")
    expect(ben.see("lesson-text")).to_contain_text("Корм")
    assert not small_targets(ben)
    check_axe(ben, "on a phone")
    assert ben.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ben.page.keyboard.press("Enter")
    at_step(ben, 2)
    ben.page.keyboard.press("5")
    ben.page.keyboard.press("Enter")
    at_step(ben, 3)
    expect(ben.see("lesson-next")).to_be_focused()
    ben.page.keyboard.press("Enter")
    at_step(ben, 4)


def test_a_lesson_that_is_not_there(people: People, address: str) -> None:
    """An address that leads nowhere says so."""
    cid = people("Cid", address)
    cid.tolerated.append("404")
    cid.go("/lesson/krill/tenth")
    expect(cid.page.locator("h1")).to_be_visible()
    assert cid.see("lesson").count() == 0


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize(("game", "name"), [(game, name) for game in sorted(shoal.games()) for name in lessons(game)])
def test_what_a_lesson_points_at_is_there(people: People, address: str, game: str, name: str, phone: bool) -> None:
    """At every step of every lesson all that is to be looked at can be seen, on a desk and on a phone."""
    dan = people("Dan", address, phone=phone)
    dan.go(f"/lesson/{game}/{name}")
    steps = read(folder(game) / f"{name}.toml").step
    for n, step in enumerate(steps, 1):
        at_step(dan, n)
        assert dan.page.evaluate(SEEN, step.look) == step.look, step.name
        if step.look:
            assert dan.page.evaluate("document.adoptedStyleSheets.length") == 1, step.name
        assert dan.overflow() <= 0, step.name
        if not step.free:
            dan.press(dan.see("lesson-next"))


def test_links_of_the_home_page_are_told_apart(people: People, address: str) -> None:
    """Where every game has a link of the same name, what is heard names the game."""
    eve = people("Eve", address)
    eve.go("/")
    links = eve.page.locator(".games a")
    expect(links.nth(4)).to_be_visible()
    heard = [(link.get_attribute("aria-label") or link.inner_text()) for link in links.all()]
    assert len(heard) == len(set(heard)), heard
    expect(eve.page.get_by_role("link", name="A first lesson: Kraken Up")).to_have_count(1)
