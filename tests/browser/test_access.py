"""For everybody: axe finds nothing serious, names and focus are there, and every screen and setting can be played."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.people import Friend, Person, wait
from tests.browser.test_resume import spread, with_friends

import shoal

ALL = {"darker_waters": True, "tie_breakers": True, "missions": True, "plastics": True}
SERIOUS = ("serious", "critical")

# What can be pressed, and how large it is: the sentence it stands in does not make a link a button.
TARGETS = """() => [...document.querySelectorAll('button, select, summary, input:not([type=radio]):not([type=checkbox]), label:has(input), a.btn, a.icon')]
  .filter(e => e.checkVisibility({visibilityProperty: true}) && !e.closest('[inert], .sr') && !(document.querySelector('dialog[open]') && !e.closest('dialog')))
  .map(e => {
    const box = e.getBoundingClientRect();
    return [e.dataset.testid || e.getAttribute('aria-label') || e.textContent.trim().slice(0, 40), Math.round(box.width), Math.round(box.height)];
  })"""

# How many things are in motion.
# What changes anything but how much is seen through it.
MOVING = """() => document.getAnimations().filter(a => a.effect.getComputedTiming().duration > 10
    && a.effect.getKeyframes().some(k => Object.keys(k).some(
        p => !['offset', 'computedOffset', 'easing', 'composite', 'opacity'].includes(p)))).length"""
FADING = "() => document.getAnimations().filter(a => a.effect.getComputedTiming().duration > 10).length"


def check_axe(person: Person, where: str) -> None:
    """No serious or critical violation on the page as it stands."""
    # Colours are measured when nothing fades any more.
    person.page.wait_for_function(
        "() => document.getAnimations().every(a => a.playState !== 'running' || a.effect.getTiming().iterations === Infinity)"
    )
    found = Axe().run(person.page, options={"resultTypes": ["violations"]}).response["violations"]
    bad = [
        (
            rule["id"],
            rule["impact"],
            [node["html"][:160] for node in rule["nodes"]][:5],
            rule["nodes"][0]["failureSummary"][:300],
        )
        for rule in found
        if rule["impact"] in SERIOUS
    ]
    assert not bad, f"{where}: {bad}"


def small_targets(person: Person) -> list[Any]:
    """What is smaller than a finger."""
    return [target for target in person.page.evaluate(TARGETS) if min(target[1:]) < 44]


@pytest.fixture(params=["dark", "light"])
def theme(request: pytest.FixtureRequest) -> Iterator[str]:
    """Both colour themes."""
    yield request.param


def close_dialog(person: Person) -> None:
    """By the key that closes every dialog."""
    person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("game", sorted(shoal.games()))
def test_how_to_play_fits_a_phone(people: People, address: str, game: str) -> None:
    """The page of each game with its pictures: nothing is wider than the screen, and axe finds nothing."""
    ann = people("Ann", address, phone=True)
    ann.go(f"/how-to-play/{game}")
    ann.page.wait_for_selector(".prose h2")
    assert ann.page.locator(".prose svg").count() >= 5
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check_axe(ann, f"how to play {game}")
    ann.page.locator(f".prose a[href='/rulings/{game}']").click()
    ann.page.wait_for_selector(".prose h3")
    assert ann.page.locator(".prose h3").count() >= 20 and "tests/" not in ann.page.inner_text(".prose")
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check_axe(ann, f"rulings of {game}")


def test_axe_around_the_table(people: People, address: str, theme: str) -> None:
    """Home, gallery, the form with every option, the waiting room and the invitation."""
    ann, ben = people("Ann", address, theme=theme), people("Ben", address, theme=theme, phone=True)
    ann.tolerated.append("404")
    for path in ("/", "/gallery", "/t/nowhere"):
        ann.go(path)
        ann.page.wait_for_selector("h1", state="attached")
        ann.page.wait_for_load_state("networkidle")
        check_axe(ann, path)
    ann.go("/new?game=krill")
    ann.page.wait_for_selector("[data-testid=create]")
    for option in ALL:
        ann.see(f"option-{option}").locator("input").first.check()
    check_axe(ann, "the form")
    ann.see("name").fill("")
    ann.see("seat-1").select_option("person")
    ann.press(ann.see("create"))
    expect(ann.see("name")).to_be_focused()
    expect(ann.see("name")).to_have_attribute("aria-invalid", "true")
    check_axe(ann, "the form with an error")
    # It would find something: a button without a name.
    ann.see("create").evaluate("button => button.replaceChildren()")
    with pytest.raises(AssertionError, match="button-name"):
        check_axe(ann, "the form without a word on its button")
    info = ann.open_table("me person random person")
    ann.go(f"/t/{info['table']}")
    ann.page.wait_for_selector("[data-testid=invite-1]")
    check_axe(ann, "the waiting room")
    ben.page.goto(ann.see("invite-1").input_value())
    ben.page.wait_for_selector("[data-testid=claim]")
    check_axe(ben, "the invitation")
    assert ben.overflow() <= 0
    ben.go("/")
    ben.page.wait_for_load_state("networkidle")
    check_axe(ben, "home on a phone")


def test_wrong_address(people: People, address: str) -> None:
    """An address that leads nowhere says so, in words, and shows the way home."""
    ann = people("Ann", address)
    ann.tolerated.append("404")
    ann.go("/nowhere")
    expect(ann.page.locator("h1")).to_be_visible(timeout=5000)
    check_axe(ann, "/nowhere")
    ann.press(ann.page.get_by_role("link", name="Home"))
    expect(ann.page.locator("a[href^='/new']").first).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_at_the_table(people: People, address: str, theme: str, phone: bool) -> None:
    """Selection, a further question, dialogs: nothing serious, nothing too wide, nothing too small to tap."""
    ann = people("Ann", address, theme=theme, phone=phone)
    friends = with_friends(ann, 3, **ALL)
    ann.sit(ann.table)

    def check(where: str) -> None:
        check_axe(ann, where)
        assert ann.overflow() <= 0, where
        if phone:
            assert small_targets(ann) == [], where

    ann.asked("card")
    check("selection")
    ann.pick("card-penguin")
    check("picked")
    ann.confirm()
    ann.until(lambda s: s.ready, "ready")
    check("waiting for others")
    view = friends[0].look()["view"]
    free = [n for n in map(str, range(1, 11)) if n not in view["stacks"]]
    for friend, card in zip(friends, [*free, "1", "2", "3"], strict=False):
        friend.play(card, "cross")
    ann.asked("penguin")
    check("the penguin's question")
    ann.pick(ann.legal()[0])
    check("a stack picked")
    ann.confirm()
    ann.asked("card")
    for name, key in (("piles", "d"), ("missions", "m"), ("keys", "?")):
        if phone:
            if name == "keys":
                continue
            ann.press(ann.see("hand-1" if name == "piles" else "missions"))
        else:
            ann.page.keyboard.press(key)
        expect(ann.page.locator("dialog[open]")).to_be_visible()
        check(name)
        close_dialog(ann)
    ann.press(ann.see("menu"))
    check("menu")
    close_dialog(ann)
    if phone:
        ann.press(ann.page.get_by_role("button", name="Log").first)
        check("log")
        close_dialog(ann)


def test_axe_at_the_end(people: People, address: str) -> None:
    """The last scene, in both themes, at a desk and on a phone, at once and after counting up."""
    ann = Friend.host(address, "me random", **ALL)
    ann.play_out(random.Random(1))
    for theme in ("dark", "light"):
        for phone in (False, True):
            her = people("Ann", address, theme=theme, phone=phone)
            her.context.add_cookies([ann.cookie()])
            her.sit(ann.table)
            her.until(lambda s: s.over, "the end")
            her.press(her.page.locator("summary"))
            check_axe(her, f"the end, {theme}, {phone}")
            assert her.overflow() <= 0
            if phone:
                assert small_targets(her) == []


def test_names_focus_and_what_is_said(people: People, address: str) -> None:
    """Cards, stacks, hands and the button have names; what happens is said to those who listen."""
    ann = people("Ann", address, speed="quick")
    friends = with_friends(ann, 2, darker_waters=True)
    ann.sit(ann.table)
    ann.asked("card")
    page = ann.page
    for card, name in (("5", "Gray Whale 5"), ("penguin", "Emperor Penguin"), ("shark", "Great White Shark")):
        expect(page.get_by_role("button", name=name, exact=True)).to_have_attribute("data-testid", f"card-{card}")
    for number in range(1, 11):
        expect(ann.see(f"stack-{number}")).to_have_accessible_name(re.compile(rf"^Stack {number}:"))
    expect(ann.see("hand-0")).to_have_accessible_name(re.compile("^Ann, .*choosing"))
    expect(ann.see("confirm")).to_have_accessible_name("Choose a card")
    expect(page.locator("h1")).to_have_count(1)
    assert "turn" in page.title()
    ann.pick("card-5")
    expect(ann.see("card-5")).to_have_attribute("aria-pressed", "true")
    expect(ann.see("confirm")).to_have_accessible_name("Play Gray Whale 5")
    # The focus is kept, and is seen.
    page.keyboard.press("4")
    expect(ann.see("card-4")).to_be_focused()
    assert page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle") != "none"
    ann.confirm()
    assert "turn" not in page.title()
    live = ann.see("live")
    expect(live).to_have_attribute("aria-live", "polite")
    page.evaluate(
        """() => { window.said = []; new MutationObserver(() => window.said.push(document.querySelector('[data-testid=live]').textContent))
            .observe(document.querySelector('[data-testid=live]'), {childList: true, characterData: true, subtree: true}); }"""
    )
    spread(friends, {"4"})
    ann.until(lambda s: s.round == 2 and not s.busy, "the round has been shown")

    def said() -> str:
        return " ".join(page.evaluate("() => window.said"))

    def complete() -> bool:
        return "Ann plays Minke Whale 4" in said() and "discard stack" in said() and "Round 2" in said()

    wait(page, complete, said)
    # The focus was not thrown away by all this.
    assert page.evaluate("() => document.activeElement !== document.body")


@pytest.mark.parametrize(
    "settings",
    [
        {"reduced_motion": "reduce", "speed": "normal"},
        {"forced_colors": "active"},
        {"viewport": {"width": 720, "height": 450}},
        {"viewport": {"width": 1000, "height": 700}},
        {"viewport": {"width": 740, "height": 360}, "has_touch": True, "is_mobile": True},
        {"viewport": {"width": 320, "height": 568}, "has_touch": True, "is_mobile": True},
    ],
    ids=["reduced-motion", "forced-colors", "zoom-200", "small-desk", "phone-lying", "phone-320"],
)
def test_other_screens_and_settings(people: People, address: str, settings: dict[str, Any]) -> None:
    """A few rounds with a further question can be played, and what is asked can be seen."""
    ann = people("Ann", address, **settings)
    friends = with_friends(ann, 3, **ALL)
    ann.sit(ann.table)
    rng = random.Random(1)
    for round, card in enumerate(("shark", "10", "squid"), start=1):
        ann.asked("card")
        assert ann.overflow() <= 0
        ann.pick(f"card-{card}")
        expect(ann.see("confirm")).to_be_in_viewport()
        expect(ann.see("prompt")).to_be_in_viewport()
        ann.confirm()
        taken = {card}
        for friend in friends:
            number = next(c for c in friend.cards() if c.isdigit() and c not in taken)
            taken.add(number)
            friend.play(number, "cross")
        if settings.get("speed"):
            # Without motion the steps are still shown one by one, in words.
            ann.until(lambda s: s.busy, "steps are shown")
            assert ann.page.evaluate(MOVING) == 0
            wait(ann.page, lambda: ann.page.evaluate(FADING) > 0, lambda: "something fades")
            assert ann.page.evaluate(MOVING) == 0
            expect(ann.see("caption")).not_to_be_empty()
        if card != "10":
            ann.asked(card)
            name = ann.legal()[0]
            expect(ann.see(name)).to_be_in_viewport()
            expect(ann.see("confirm")).to_be_in_viewport()
            assert ann.overflow() <= 0
            ann.pick(name)
            ann.confirm()
        ann.until(lambda s, round=round: s.asked and s.round == round + 1, "in the next round")  # type: ignore[misc]
    if ann.see("skip").is_visible():
        ann.press(ann.see("skip"))
    ann.answer(rng)


def test_looking_closer(people: People, address: str) -> None:
    """A finger that rests on a card sees it large with its rule, and has not picked it; a pointer sees what was played."""
    ann = people("Ann", address, phone=True)
    with_friends(ann, 2)
    ann.sit(ann.table)
    ann.asked("card")
    box = ann.see("card-3").bounding_box()
    assert box is not None
    touch = ann.context.new_cdp_session(ann.page)
    point = {"x": box["x"] + 12, "y": box["y"] + 30}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(ann.see("peek")).to_contain_text("Pilot Whale 3")
    expect(ann.see("peek")).to_be_in_viewport(ratio=1)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(ann.see("peek")).to_have_count(0)
    ann.page.wait_for_timeout(100)
    assert ann.chosen() == []
    ann.pick("card-3")
    assert ann.chosen() == ["3"]

    ben = people("Ben", address)
    friends = with_friends(ben, 2)
    ben.sit(ben.table)
    ben.asked("card")
    ben.pick("card-5")
    ben.confirm()
    spread(friends, {"5"})
    ben.until(lambda s: s.round == 2, "the second round")
    ben.see("hand-0").locator("[data-peek='5']").hover()
    expect(ben.see("peek")).to_contain_text("Gray Whale 5")
