"""A lesson in the browser: by mouse, by keyboard alone, on a phone in Russian; axe finds nothing in it."""

from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.people import Person
from tests.browser.test_access import check_axe, small_targets


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
