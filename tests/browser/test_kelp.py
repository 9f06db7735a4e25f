"""Kelp: Shark vs Octopus in the browser: whole games of both sides by mouse, keyboard and touch, in both languages."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.people import Person, play_on
from tests.browser.test_access import check_axe, close_dialog, small_targets

import shoal

RUSSIAN: dict[str, Any] = {"locale": "ru-RU"}
THINGS = """() => [...document.querySelectorAll('[data-testid^=zone-], [data-testid^=space-], [data-testid^=card-], [data-testid^=chip-]')]
    .filter(e => e.getAttribute('aria-disabled') !== 'true' && e.getAttribute('aria-pressed') !== 'true')
    .map(e => e.dataset.testid)"""
PLACES = """() => ['.bar', '.seats', '.strip', '.sea', '.ask', '.mine'].map(part => {
    const box = document.querySelector('main ' + part).getBoundingClientRect();
    return [part, Math.round(box.top), Math.round(box.height)];
})"""
OCTOPUS = "[data-testid^=zone-][data-block=octopus]"


def two(people: People, address: str, one: dict[str, Any], other: dict[str, Any], **options: Any) -> list[Person]:
    """Two people at a table: the Octopus and the Shark."""
    ann, ben = people("Ann", address, **one), people("Ben", address, **other)
    info = ann.open_table("me person", "kelp", spots="shark", **options)
    ben.claim(f"{address}/t/{info['table']}?invite={info['seats'][1]['invite']}")
    ben.wait_for_table()
    ann.sit(info["table"])
    return [ann, ben]


def things(person: Person) -> list[str]:
    """What can be picked now."""
    names: list[str] = person.page.evaluate(THINGS)
    return names


def told_apart(person: Person) -> None:
    """The Shark's page holds nothing of what it must not know, the Octopus's nothing of the bag."""
    if person.name == "Ben":
        assert person.page.locator("[data-testid^=zone-][data-stands=hidden][data-block]").count() == 0
    else:
        assert person.see("bag").locator("dd").count() == 0


def choose(
    person: Person, rng: random.Random, pick: Callable[[str], None], each: Callable[[], None] | None = None
) -> None:
    """Pick until the choice is whole; now and then change one's mind."""
    for _ in range(30):
        expect(person.see("table")).to_have_attribute("data-looking", "false")
        state = person.until(lambda s: s.enabled or s.question != "", "the next part")
        if each:
            each()
        names = things(person)
        if state.enabled and (not names or rng.random() < 0.85):
            return
        places = [name for name in names if name.startswith(("zone-", "space-"))]
        octopus = person.page.locator(OCTOPUS)
        exposed = str(octopus.first.get_attribute("data-testid")) if octopus.count() else ""
        if state.question == "pay" and exposed in places:
            pick(exposed)  # the most dangerous of all payments
        elif places and rng.random() < 0.9:
            pick(rng.choice(places))
        elif names:
            pick(rng.choice(names))
        else:
            person.page.keyboard.press("Escape")
    raise AssertionError(f"{person.name} cannot complete the choice: {person.state()}")


def check_end(people: list[Person]) -> dict[str, Any]:
    """Both see the same end for the same reason, and it is that of the record, which verifies."""
    record = people[0].record()
    shoal.verify(record)
    result = shoal.replay(record).result
    assert result is not None
    for person in people:
        why = person.see("why")
        expect(why).to_have_attribute("data-end", result["end"])
        expect(why).to_have_attribute("data-winner", str(result["winners"][0]))
    return record


def test_a_game_by_mouse_with_dangers_named_and_taking_back(people: People, address: str) -> None:
    """Both sides at desks, each at its own table; what reveals the Octopus is named on the button; answers are taken back."""
    both = two(people, address, {}, RUSSIAN, round_limit=4)
    rng = random.Random(1)
    seen: set[str] = set()
    bared = undone = 0

    def answer(person: Person) -> None:
        nonlocal bared, undone
        told_apart(person)
        seen.add(person.state().question)
        choose(person, rng, person.pick)
        if "you are seen" in person.see("confirm").inner_text():
            bared += 1
            expect(person.see("note")).to_have_attribute("role", "alert")
        seq = person.state().seq
        person.confirm()
        person.until(lambda s: s.seq > seq or s.ready, "the answer's step")
        if person.see("undo").count() and undone < 4:
            undone += 1
            seq = person.state().seq
            person.press(person.see("undo"))
            person.until(lambda s: s.seq > seq and s.asked, "asked again")

    play_on(both, rng, answer=answer)
    check_end(both)
    assert {"den", "action", "swim", "place"} <= seen
    assert bared
    assert undone == 4


def test_a_game_by_keyboard(people: People, address: str) -> None:
    """Digits pick what lies before one, B and the arrows lead around the forest, X through the buttons, Enter confirms."""
    both = two(people, address, RUSSIAN, {}, round_limit=2)
    rng = random.Random(2)
    visited: set[str] = set()

    def by_keys(person: Person) -> None:
        keys = person.page.keyboard

        def pick(name: str) -> None:
            kind = name.split("-")[0]
            if kind == "card":
                keys.press(person.see(name).get_attribute("aria-keyshortcuts") or "")
            elif kind == "chip":
                keys.press("x")
            else:
                keys.press("b")
                for _ in range(rng.randint(0, 3)):
                    keys.press("b")
                here = person.page.evaluate("() => document.activeElement?.dataset.testid ?? ''")
                assert here.startswith(("zone-", "space-")), here
                visited.add(here)
                keys.press("Enter")

        choose(person, rng, pick)
        # With the focus on something that is not picked, Enter would pick it.
        person.see("confirm").focus()
        with person.page.expect_response(lambda r: r.url.endswith("/answers")):
            keys.press("Enter")
        person.page.wait_for_function(
            "() => !/^(Sending|Отправ)/.test(document.querySelector('[data-testid=confirm]')?.textContent ?? '')"
        )

    ann, ben = both
    ann.asked("den")
    # The arrows lead from place to place, the way they point.
    ann.see("zone-c").focus()
    for key, place in (("ArrowUp", "space-n-c"), ("ArrowUp", "zone-n"), ("ArrowRight", "space-n-ne")):
        ann.page.keyboard.press(key)
        expect(ann.see(place)).to_be_focused()
    ben.page.keyboard.press("m")
    expect(ben.page.locator("dialog[open]")).to_be_visible()
    check_axe(ben, "both sides' cards")
    close_dialog(ben)
    play_on(both, rng, answer=by_keys)
    check_end(both)
    assert visited


def test_a_game_on_phones_by_touch(people: People, address: str) -> None:
    """360 pixels, one in the light and in Russian: everything fits, nothing jumps, everything can be tapped."""
    both = two(people, address, {"phone": True}, {"phone": True, "theme": "light"} | RUSSIAN, round_limit=2)
    rng = random.Random(3)
    checked: set[str] = set()

    def answer(person: Person) -> None:
        told_apart(person)
        places = person.page.evaluate(PLACES)

        def each() -> None:
            state = person.state()
            assert person.overflow() <= 0, state
            assert person.page.evaluate(PLACES) == places, state
            if state.question not in checked:
                checked.add(state.question)
                assert small_targets(person) == []
                check_axe(person, f"{person.name}: {state.question or 'complete'}")

        choose(person, rng, person.pick, each)
        person.confirm()

    play_on(both, rng, answer=answer)
    check_end(both)
    for person in both:
        assert person.overflow() <= 0
        check_axe(person, "the end")
    assert {"den", "action", "pay", "swim"} <= checked


def test_watching(people: People, address: str) -> None:
    """Somebody who only looks sees the public table: no hidden block, no hand, no bag."""
    ann, cat = people("Ann", address), people("Cat", address)
    info = ann.open_table("me instinct", "kelp")
    ann.sit(info["table"])
    ann.asked("den")
    cat.sit(info["table"])
    expect(cat.see("zone-c")).to_be_visible()
    assert cat.page.locator("[data-testid^=zone-][data-block]").count() == 0
    assert cat.page.locator("[data-testid^=card-]").count() == 0
    assert cat.see("bag").locator("dd").count() == 0
    assert ann.page.locator(OCTOPUS).count() == 1
    check_axe(cat, "watching")
