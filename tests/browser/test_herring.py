"""Herring: Northern Seas in the browser: whole games by mouse, keyboard and touch, in both languages, with taking back."""

import random
import re
from typing import Any

from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.people import Person, play_on
from tests.browser.test_access import check_axe, close_dialog, small_targets
from tests.browser.test_games import check_result

RUSSIAN: dict[str, Any] = {"locale": "ru-RU"}
SPECIES = [
    "herring",
    "mackerel",
    "squid",
    "cod",
    "dolphin",
    "seal",
    "basking-shark",
    "minke-whale",
    "orca",
    "greenland-shark",
]


NAMES = {"White-sided Dolphin", "Grey Seal", "Giant Shark", "Minke Whale", "Greenland Shark"}
NAMES |= {"Herring", "Mackerel", "Squid", "Cod", "Orca"}


def table_of(person: Person) -> dict[str, Any]:
    """What lies on the table and in the own hand, as the page shows it."""
    seen: dict[str, Any] = person.page.evaluate(
        """() => ({
            sea: [...document.querySelectorAll('[data-testid^=species-]')].map(e => Number(e.dataset.n)),
            hand: [...document.querySelectorAll('[data-testid^=card-]')].map(e => e.getAttribute('aria-label').split('.')[0]),
            actions: [...document.querySelectorAll('[data-testid^=action-]')].map(e => e.dataset.state),
            track: document.querySelector('[data-testid=track]').getAttribute('aria-label'),
        })"""
    )
    return seen


def feed_last(person: Person, rng: random.Random) -> None:
    """Choose; where a species can be made extinct, do that."""
    for _ in range(12):
        state = person.until(lambda s: s.enabled or s.question != "", "the next part")
        if state.enabled:
            return
        names = person.legal()
        doomed = [name for name in names if "Extinct then" in (person.see(name).get_attribute("aria-label") or "")]
        person.pick(rng.choice(doomed or [n for n in names if not n.startswith("action-")] or names))
    raise AssertionError(person.state())


# Badges of the own cards that lie over each other or are cut off above.
CROWDED = """() => [...document.querySelectorAll('.fan .slot')].flatMap(slot => {
    const boxes = [...slot.querySelectorAll('.warn, .count')].map(e => e.getBoundingClientRect());
    const top = slot.closest('.fan').getBoundingClientRect().top;
    const over = boxes.length === 2 && boxes[0].left < boxes[1].right && boxes[1].left < boxes[0].right;
    return over || boxes.some(box => box.top < top) ? [slot.dataset.card] : [];
})"""


def test_a_game_by_mouse_with_warnings_and_taking_back(people: People, address: str) -> None:
    """Laying and feeding is undone up to the last card drawn; what dies out is named on the button."""
    ann = people("Ann", address)
    ann.sit(ann.open_table("me instinct instinct", "herring")["table"])
    rng = random.Random(1)
    seen: set[str] = set()
    warned = undone = 0

    def answer(person: Person) -> None:
        nonlocal warned, undone
        seen.add(person.state().question)
        before = table_of(person)
        feed_last(person, rng)
        button, note = person.see("confirm").inner_text(), person.see("note").inner_text()
        if "die" in button:
            warned += 1
            assert note.startswith("Extinct then: ")
            assert all(name in NAMES for name in re.split(", and |, | and ", note[14 : note.index(".")])), note
            expect(person.see("note")).to_have_attribute("role", "alert")
        seq = person.state().seq
        person.confirm()
        person.until(lambda s: s.seq > seq, "the answer's step")
        if person.see("undo").count() and undone < 3:
            undone += 1
            seq = person.state().seq
            person.press(person.see("undo"))
            person.until(lambda s: s.seq > seq and s.asked and not s.busy, "asked again")
            expect(person.see("undo")).to_have_count(0)
            assert table_of(person) == before
            assert person.state().question == "turn"

    play_on([ann], rng, answer=answer)
    check_result([ann])
    assert "turn" in seen
    assert warned
    assert undone
    expect(ann.see("survival")).to_be_visible()


def test_a_game_by_keyboard_in_russian(people: People, address: str) -> None:
    """Digits pick cards, prey and players; P is plankton, C and E the last two actions, U takes back, Enter confirms."""
    ann = people("Анна", address, **RUSSIAN)
    ann.sit(ann.open_table("me instinct", "herring", turn_limit=6)["table"])
    keys, rng = ann.page.keyboard, random.Random(2)
    undone = 0

    def key_of(person: Person, name: str) -> str:
        kind, _, what = name.partition("-")
        if kind == "card":
            return person.see(name).get_attribute("aria-keyshortcuts") or ""
        if kind == "species":
            return str((SPECIES.index(what) + 1) % 10)
        return {"plankton": "p", "action-current": "c", "action-end": "e"}.get(name) or str(int(what) + 1)

    def by_keys(person: Person) -> None:
        nonlocal undone
        for _ in range(12):
            state = person.until(lambda s: s.enabled or s.question != "", "the next part")
            if state.enabled:
                break
            keys.press(key_of(person, rng.choice(person.legal())))
        if person.state().question == "discard":
            # One more to throw away, and back again.
            first = person.hand()[0]
            if f"card-{first}" in person.legal():
                keys.press("1")
                expect(person.see("thrown")).to_be_visible()
                keys.press("Escape")
                expect(person.see("thrown")).to_have_count(0)
                person.until(lambda s: s.enabled, "drawing is possible")
                # The card with the focus is not picked any more: Enter would pick it again.
                person.see("confirm").focus()
        with person.page.expect_response(lambda r: r.url.endswith("/answers")):
            keys.press("Enter")
        person.page.wait_for_function(
            "() => !document.querySelector('[data-testid=confirm]')?.textContent.startsWith('Отправ')"
        )
        if undone < 2 and person.see("undo").count():
            undone += 1
            seq = person.state().seq
            keys.press("u")
            person.until(lambda s: s.seq > seq and s.asked, "asked again")
            expect(person.see("undo")).to_have_count(0)

    ann.asked("turn")
    check_axe(ann, "a turn")
    keys.press("d")
    expect(ann.page.locator("dialog[open]")).to_contain_text("разрушения")
    check_axe(ann, "how everybody stands")
    close_dialog(ann)
    play_on([ann], rng, answer=by_keys)
    check_result([ann])
    check_axe(ann, "the end")


def test_a_game_on_a_phone_by_touch(people: People, address: str) -> None:
    """360 pixels, five players, Russian: everything fits at every moment, and everything can be tapped."""
    ann = people("Анна", address, phone=True, theme="light", **RUSSIAN)
    ann.sit(ann.open_table("me instinct instinct random random", "herring", turn_limit=5)["table"])
    rng = random.Random(3)
    checked: set[str] = set()

    def answer(person: Person) -> None:
        person.until(lambda s: (s.enabled or s.question != "") and not s.busy, "the question")
        place = person.see("confirm").bounding_box()
        for _ in range(12):
            state = person.until(lambda s: s.enabled or s.question != "", "the next part")
            assert person.overflow() <= 0, state
            assert person.page.evaluate(CROWDED) == []
            assert small_targets(person) == [], state
            if state.question not in checked:
                checked.add(state.question)
                check_axe(person, state.question or "complete")
            if state.enabled:
                break
            person.pick(rng.choice(person.legal()))
        now = person.see("confirm").bounding_box()
        # The button stays where it is while one picks.
        assert place
        assert now
        moved = abs(place["y"] + place["height"] - now["y"] - now["height"])
        assert moved <= 1, (moved, state, person.see("prompt").inner_text(), person.see("note").inner_text())
        person.confirm()

    play_on([ann], rng, answer=answer)
    assert ann.overflow() <= 0
    check_result([ann])
    assert "turn" in checked
