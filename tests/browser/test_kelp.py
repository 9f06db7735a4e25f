"""Kelp: Shark vs Octopus in the browser: whole games of both sides by mouse, keyboard and touch, in both languages."""

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.people import Person, play_on
from tests.browser.placed import Placed
from tests.browser.test_access import MOVING, check_axe, close_dialog, small_targets
from tests.browser.test_secrets import hear_everything, page_text, settle, without_presence
from tests.server.live import Client, running
from tests.server.test_privacy import repeatable

import shoal
from shoal.server.settings import STATIC

RUSSIAN: dict[str, Any] = {"locale": "ru-RU"}
THINGS = """() => [...document.querySelectorAll('[data-testid^=zone-], [data-testid^=space-], [data-testid^=card-], [data-testid^=chip-]')]
    .filter(e => e.getAttribute('aria-disabled') !== 'true' && e.getAttribute('aria-pressed') !== 'true')
    .map(e => e.dataset.testid)"""
PLACES = """() => ['.bar', '.seats', '.strip', '.sea', '.ask', '.mine'].map(part => {
    const box = document.querySelector('main ' + part).getBoundingClientRect();
    return [part, Math.round(box.top), Math.round(box.height)];
})"""
FOREST = """() => [...document.querySelectorAll('[data-testid^=zone-], [data-testid^=space-]')]
    .map(e => [e.dataset.testid, e.dataset.stands ?? '', e.dataset.block ?? '', e.dataset.current ?? ''])"""
# What is read aloud comes in one piece or two, as it happens to arrive.
LIVE = re.compile(r'(?<=data-testid="live">)[^<]*')
# The Shark, if it is cut off at a side of the screen.
CUT = """() => [...document.querySelectorAll('.swimmer')].map(e => e.getBoundingClientRect())
    .filter(box => box.left < 0 || box.right > innerWidth).map(box => [box.left, box.right])"""
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


def forest(person: Person) -> list[list[str]]:
    """What stands where, and the Currents, as the page shows them."""
    there: list[list[str]] = person.page.evaluate(FOREST)
    return there


def told_apart(person: Person) -> None:
    """The Shark's page holds nothing of what it must not know, the Octopus's nothing of the bag."""
    if person.name == "Ben":
        assert person.page.locator("[data-testid^=zone-][data-stands=hidden][data-block]").count() == 0
    else:
        assert person.see("bag").locator("dd").count() == 0


def choose(
    person: Person, rng: random.Random, pick: Callable[[str], None], each: Callable[[], None] | None = None
) -> bool:
    """Pick until the choice is whole; now and then change one's mind. False if there is nothing to choose any more.

    Of the steps that follow an answer the first may still show its seat as asked.
    """
    for _ in range(30):
        expect(person.see("table")).to_have_attribute("data-looking", "false")
        state = person.until(lambda s: s.enabled or s.question != "" or not s.asked, "the next part")
        if not state.asked:
            return False
        if each:
            each()
        names = things(person)
        if state.enabled and (not names or rng.random() < 0.85):
            return True
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
    both = two(people, address, {}, RUSSIAN, round_limit=3)
    rng = random.Random(1)
    seen: set[str] = set()
    bared = 0
    reloaded = False
    undone: set[str] = set()

    def answer(person: Person) -> None:
        nonlocal bared, reloaded
        told_apart(person)
        if not reloaded and person.state().round == 2:
            reloaded = True
            for one in both:
                before = forest(one)
                one.page.reload()
                one.wait_for_table()
                one.until(lambda s: s.seq >= 0 and not s.busy, "the table again")
                assert forest(one) == before
            person.asked()
        question, before = person.state().question, forest(person)
        seen.add(question)
        if not choose(person, rng, person.pick):
            return
        if "you are seen" in person.see("confirm").inner_text():
            bared += 1
            expect(person.see("note")).to_have_attribute("role", "alert")
        seq = person.state().seq
        person.confirm()
        after = person.until(
            lambda s: (s.seq > seq or s.ready) and not s.busy and s.shown == s.seq, "the answer's step"
        )
        # Only while one's own turn goes on: with its last answer the button is about to go.
        if after.asked and person.see("undo").count() and question not in undone and len(undone) < 3:
            undone.add(question)
            seq = person.state().seq
            person.press(person.see("undo"))
            person.until(lambda s: s.seq > seq and s.asked, "asked again")
            assert forest(person) == before

    play_on(both, rng, answer=answer)
    check_end(both)
    assert {"den", "action", "swim"} <= seen
    assert reloaded
    assert bared
    assert len(undone) > 1, undone


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
                key = person.see(name).get_attribute("aria-keyshortcuts")
                if not key:  # only ten have one; to the others lead the arrows
                    person.see(name).focus()
                keys.press(key or "Enter")
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

        if not choose(person, rng, pick):
            return
        # With the focus on something that is not picked, Enter would pick it.
        person.see("confirm").focus()
        seq = person.state().seq
        with person.page.expect_response(lambda r: r.url.endswith("/answers")):
            keys.press("Enter")
        person.until(lambda s: (s.seq > seq or s.ready) and not s.busy and s.shown == s.seq, "the answer's step")

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
        if not person.until(lambda s: (s.question != "" and not s.busy) or not s.asked, "the question").asked:
            return
        places = person.page.evaluate(PLACES)

        def each() -> None:
            state = person.state()
            assert person.overflow() <= 0, state
            assert person.page.evaluate(PLACES) == places, state
            assert person.page.evaluate(CUT) == [], state
            if state.question not in checked:
                checked.add(state.question)
                assert small_targets(person) == []

        if choose(person, rng, person.pick, each):
            person.confirm()

    play_on(both, rng, answer=answer)
    check_end(both)
    for person in both:
        assert person.overflow() <= 0
        check_axe(person, "the end")
    assert {"den", "action", "pay", "swim"} <= checked


MIDDLE: dict[str, Any] = {
    "round": 5,
    "blocks": {"n": "octopus", "ne": "trap-den", "c": "crab", "e": "double-shell", "s": "trap-current"},
    "open": ["w", "s", "sw"],
    "shark": "w-c",
    "ahead": "n-c",
    "currents": {"n-c": 5, "c-e": 3, "n-ne": 2, "e-se": 6},
    "hunger": ["red", "blue"],
    "energy": ["blue 3", "yellow 5"],
    "growth": ["blue"],
    "tiles": 1,
    "offer": ["agile", "hostile", "ruthless", "daring"],
}
EATEN: dict[str, Any] = {
    "foods": {"snail": "eaten", "lobster": "eaten", "abalone": "used"},
    "trash": ["eat-snail", "eat-lobster", "eat-abalone"],
}
CLOSE: dict[str, Any] = {"turn": "shark", "currents": {}, "shark": "nw-n", "ahead": "n-c"}


def hand(*cards: str, **more: Any) -> dict[str, Any]:
    """It is the turn of the Octopus, with these cards."""
    return {"turn": "octopus", "hand": list(cards)} | more


# What is looked at: where, what was answered before by whom, who is asked what then, and what is picked.
Played = list[tuple[int, list[str]]]
Act = Callable[[Person, Person], None]
MOMENTS: dict[str, tuple[dict[str, Any], Played, int, str, list[str]]] = {
    "a den": ({}, [], 0, "den", ["space-den-nw"]),
    "foods to use": (hand("drift", "camouflage", "eat-crab") | EATEN, [], 0, "action", []),
    "fetching a card": (
        hand("drift", deck=["fast-learning", "camouflage", "slip-away"], discards=["vanish"]) | EATEN,
        [],
        0,
        "action",
        ["chip-use-snail"],
    ),
    "a cost": (hand("fast-learning", "camouflage"), [], 0, "action", ["card-card-fast-learning", "zone-nw"]),
    "a dangerous cost": (
        hand("slip-away", "camouflage"),
        [],
        0,
        "action",
        ["card-card-slip-away", "zone-n", "zone-nw", "zone-w"],
    ),
    "learning": (
        hand("fast-learning", "camouflage"),
        [(0, ["play fast-learning", "reveal nw", "reveal se"])],
        0,
        "learn",
        ["card-block-shell"],
    ),
    "a place for a shuffled block": (
        hand("drift", "camouflage"),
        [(0, ["play drift", "reveal nw", "shuffle n", "shuffle ne", "shuffle e"])],
        1,
        "spot",
        [],
    ),
    "rolling": (
        hand("drift", actions=1, bag=["red", "blue", "yellow", "blue"], cards=["reactive", "swift"]),
        [(0, ["discard drift", "done"])],
        1,
        "roll",
        ["card-shark-reactive"],
    ),
    "a Current": (
        {"turn": "shark", "pool": ["blue 3", "blue 2", "yellow 4"], "cards": ["agile", "hungry"], "rerolls": 1},
        [],
        1,
        "swim",
        ["card-die-blue-3"],
    ),
    "a way": ({"turn": "shark", "pool": ["blue 3", "blue 2", "yellow 4"]}, [], 1, "swim", ["space-ne-e"]),
    "strike and search": (
        CLOSE | {"pool": ["red 5", "yellow 4"]},
        [(1, ["swim n-c"])],
        1,
        "place",
        ["zone-c", "zone-n"],
    ),
    "a trap": (
        CLOSE
        | {"pool": ["yellow 4"], "blocks": {"n": "octopus", "c": "trap-currents"}, "currents": {"c-e": 4, "e-se": 2}},
        [(1, ["swim n-c"]), (1, ["search c", "done"])],
        0,
        "sink",
        ["space-c-e"],
    ),
    "buying": (CLOSE | {"pool": ["blue 3"], "cards": []}, [(1, ["swim n-c"])], 1, "energy", ["card-offer-hostile"]),
    "a card replaced": (CLOSE | {"pool": ["blue 3"]}, [(1, ["swim n-c"])], 1, "energy", ["card-die-blue-3"]),
    "the seventh die": (
        CLOSE | {"pool": ["red 5"], "hunger": ["red", "blue"] * 3},
        [(1, ["swim n-c"])],
        1,
        "place",
        ["zone-n"],
    ),
    "the confrontation": (
        CLOSE | {"pool": ["red 5"]},
        [(1, ["swim n-c"]), (1, ["strike n", "done"])],
        0,
        "confront",
        ["card-strategy-gray"],
    ),
    "its other side": (
        CLOSE | {"pool": ["red 5"]},
        [(1, ["swim n-c"]), (1, ["strike n", "done"]), (0, ["confront red"])],
        1,
        "confront",
        [],
    ),
}


@pytest.fixture(scope="module")
def placed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Placed, str]]:
    """A service whose tables of Kelp begin where we like."""
    source = Placed("kelp")
    with running(tmp_path_factory.mktemp("placed") / "data", source, static=STATIC) as live:
        yield source, live.address


def play(person: Person, *answers: str) -> None:
    """Answer at the service, as the browser of this person would."""
    client = Client(person.address)
    for cookie in person.context.cookies():
        client.http.cookies.set(str(cookie["name"]), str(cookie["value"]))
    client.answer(person.table, client.hello(person.table)["decision"], *answers)


def table_at(placed: tuple[Placed, str], ann: Person, ben: Person, position: dict[str, Any], **more: Any) -> None:
    """A table of both that begins at the position."""
    ann.get("/api/games")  # the service has loaded the rules, and will begin no game of its own
    placed[0].position = position
    info = ann.open_table("me person", "kelp", spots="shark", **more)
    ben.table = info["table"]
    ben.post(f"/api/tables/{ben.table}/claim", {"invite": info["seats"][1]["invite"], "name": "Ben"})


@pytest.mark.parametrize("phone", [True, False], ids=["phone-dark", "desk-light"])
def test_moments(people: People, placed: tuple[Placed, str], phone: bool) -> None:
    """At every kind of moment axe finds nothing, all fits, all can be tapped, and nothing that is picked is refused."""
    look: dict[str, Any] = {"phone": True} if phone else {"theme": "light"}
    ann, ben = people("Ann", placed[1], **look), people("Ben", placed[1], **look)
    for moment, (position, played, seat, question, picks) in MOMENTS.items():
        table_at(placed, ann, ben, MIDDLE | position if position else {})
        for who, answers in played:
            play((ann, ben)[who], *answers)
        person = (ann, ben)[seat]
        person.sit(person.table)
        person.asked(question)
        for pick in picks:
            person.press(person.see(pick))
            expect(person.see("table")).to_have_attribute("data-looking", "false")
        told_apart(person)
        check_axe(person, moment)
        assert person.overflow() <= 0, moment
        assert not phone or small_targets(person) == [], moment
        expect(person.see("confirm")).to_be_in_viewport(ratio=1)
        expect(person.see("prompt")).to_be_in_viewport(ratio=1)


def test_parts_of_a_choice(people: People, placed: tuple[Placed, str]) -> None:
    """What is picked is shown, and taken out again one by one; what cannot stay without it goes too, and nothing is refused."""
    ann, ben = people("Ann", placed[1]), people("Ben", placed[1])
    table_at(placed, ann, ben, MIDDLE | hand("sudden-evasion", "fast-learning", "drift"))
    ann.sit(ann.table)
    ann.asked("action")
    picked = ann.page.locator("[data-testid^=zone-][aria-pressed=true]")
    ann.pick("card-card-sudden-evasion", "zone-nw", "zone-n", "zone-ne", "zone-e", "zone-se")
    expect(picked).to_have_count(5)
    expect(ann.see("confirm")).to_have_text("Play Sudden Evasion")
    ann.page.keyboard.press("Escape")
    expect(picked).to_have_count(3)
    # The zone that pays is taken out: what is shuffled goes with it.
    ann.pick("card-card-drift", "zone-nw", "zone-n", "zone-ne")
    expect(picked).to_have_count(3)
    ann.pick("zone-nw")
    expect(picked).to_have_count(0)
    expect(ann.see("table")).to_have_attribute("data-question", "pay")
    ann.page.keyboard.press("Escape")
    expect(ann.see("table")).to_have_attribute("data-question", "action")
    # One of two that pay is taken out: the other stays.
    ann.pick("card-card-fast-learning", "zone-nw")
    expect(picked).to_have_count(1)
    ann.pick("zone-se")
    expect(picked).to_have_count(2)
    expect(ann.see("holes")).to_have_accessible_name("2 of 2 chosen")
    ann.pick("zone-nw")
    expect(picked).to_have_count(1)
    expect(ann.see("zone-se")).to_have_attribute("aria-pressed", "true")
    expect(ann.see("confirm")).to_have_text("Pick a zone")

    table_at(placed, ann, ben, MIDDLE | CLOSE | {"pool": ["red 5", "yellow 4", "yellow 6"]})
    play(ben, "swim n-c")
    ben.sit(ben.table)
    ben.asked("place")
    ben.pick("card-die-yellow-6", "zone-n")
    expect(ben.see("zone-n").locator("[title='Search 6']")).to_have_count(1)
    ben.pick("zone-c")
    expect(ben.page.locator("[data-testid^=zone-][aria-pressed=true]")).to_have_count(2)
    ben.pick("zone-n")  # its die goes with it, the other stays
    expect(ben.page.locator("[data-testid^=zone-][aria-pressed=true]")).to_have_count(1)
    expect(ben.see("zone-c")).to_have_attribute("aria-pressed", "true")


def test_ways(people: People, placed: tuple[Placed, str]) -> None:
    """Where the Shark can swim has a ring, a name that says over what, and the way drawn; once more shows another way."""
    ann, ben = people("Ann", placed[1]), people("Ben", placed[1])
    position = {"turn": "shark", "shark": "nw-n", "ahead": "n-c", "pool": ["blue 2"]}
    table_at(placed, ann, ben, MIDDLE | position | {"currents": {"n-c": 5, "c-e": 3, "w-c": 4, "c-s": 2}})
    ben.sit(ben.table)
    ben.asked("swim")
    goals = ben.page.locator("[data-testid^=space-].goal")
    expect(goals.first).to_be_visible()
    goal = ben.see("space-e-se")
    expect(goal).to_have_accessible_name(re.compile("The Shark can swim here, over 5 and 3|over 4 and 2"))
    expect(ben.page.locator(".way")).to_have_count(0)
    goal.hover()
    expect(ben.page.locator(".way")).to_have_count(1)
    ben.pick("space-e-se")
    expect(ben.see("confirm")).to_have_text("Swim to E–SE")
    one = ben.page.locator(".way").get_attribute("d")
    ben.pick("space-e-se")
    expect(ben.page.locator(".way")).not_to_have_attribute("d", str(one))
    expect(ben.see("note")).to_contain_text("2 ways lead here")
    assert ben.confirm()["answers"] in (["swim w-c", "swim c-s", "swim e-se"], ["swim n-c", "swim c-e", "swim e-se"])
    ben.until(lambda s: s.question != "swim" or not s.asked, "swum")


@pytest.mark.parametrize("memory", [False, True], ids=["alone", "aided"])
def test_what_is_remembered(people: People, placed: tuple[Placed, str], memory: bool) -> None:
    """What a block was that is hidden again is told only where the table has memory aids."""
    ann, ben = people("Ann", placed[1]), people("Ben", placed[1])
    table_at(placed, ann, ben, MIDDLE | hand("camouflage", "drift"), memory=memory)
    ben.sit(ben.table)
    zone = ben.see("zone-s")
    expect(zone).to_have_attribute("data-block", "trap-current")
    play(ann, "play camouflage", "hide s", "done")
    expect(zone).to_have_attribute("data-stands", "hidden")
    assert zone.get_attribute("data-block") is None
    for person in (ben, ann):
        person.sit(ben.table)
        expect(person.page.locator(".known")).to_have_count(7 if memory and person is ben else 0)
    if memory:
        expect(ben.see("zone-s")).to_have_accessible_name(
            re.compile("Unknown block, hidden, as far as can be remembered: Trap: a Current 100")
        )
    else:
        assert "as far as can be remembered" not in ben.page.content()
        assert not any('"memory":{' in text for text in ben.heard)


@pytest.mark.parametrize(
    "settings",
    [
        {"reduced_motion": "reduce", "speed": "normal", "theme": "light"},
        {"forced_colors": "active", "viewport": {"width": 740, "height": 360}, "has_touch": True, "is_mobile": True},
    ],
    ids=["reduced-motion", "forced-colors-lying"],
)
def test_other_screens_and_settings(people: People, placed: tuple[Placed, str], settings: dict[str, Any]) -> None:
    """A turn can be played where nothing may move, and in forced colours on a phone that lies."""
    ann, ben = people("Ann", placed[1]), people("Ben", placed[1], **settings)
    table_at(placed, ann, ben, MIDDLE | CLOSE | {"pool": ["red 5"]})
    ben.sit(ben.table)
    for question, pick in (("swim", "space-n-c"), ("place", "zone-c")):
        ben.until(lambda s, question=question: s.asked and not s.busy and s.question == question, question)  # type: ignore[misc]
        ben.pick(pick)
        expect(ben.see("table")).to_have_attribute("data-looking", "false")
        assert ben.overflow() <= 0
        assert ben.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
        for seen in ("prompt", "confirm", pick):
            expect(ben.see(seen)).to_be_in_viewport(ratio=1)
        if "forced_colors" not in settings:  # axe reads the colours that are not used then
            check_axe(ben, question)
        ben.confirm()
        if settings.get("speed"):
            # Without motion the steps are still shown one by one, in words.
            ben.until(lambda s: s.busy, "steps are shown")
            assert ben.page.evaluate(MOVING) == 0
            expect(ben.see("caption")).not_to_be_empty()
            assert ben.page.evaluate(MOVING) == 0
    ben.until(lambda s: s.question not in ("swim", "place"), "struck")
    expect(ben.see("zone-c")).to_have_attribute("data-block", "crab")


def heard_while(
    people: People, data: Path, position: dict[str, Any], watcher: int, secret: Act, show: Act
) -> dict[str, list[Any]]:
    """All that the browsers of one side and of the public get and show while the other acts; the same chance in each call."""
    source = Placed("kelp")
    with running(data, source, token=repeatable(), poll=0.2, static=STATIC) as live:
        ann, ben, eve = (people(name, live.address) for name in ("Ann", "Ben", "Eve"))
        watchers = [(ann, ben)[watcher], eve]
        replies = [hear_everything(person) for person in watchers]
        table_at((source, live.address), ann, ben, position)
        for person in (ann, ben, eve):
            person.sit(ben.table)
            person.until(lambda s: s.seq >= 0, "at the table")
        settle(*watchers)
        secret(ann, ben)
        settle(*watchers)
        seen: dict[str, list[Any]] = {
            "heard": [[text for text in person.heard if '"type":"table"' not in text] for person in watchers],
            "replies": [[without_presence(text) for path, text in said if "/answers" not in path] for said in replies],
            "pages": [LIVE.sub("", page_text(person)) for person in watchers],
        }
        heard = len(watchers[0].heard)
        show(ann, ben)
        settle(*watchers)
        seen["shown"] = watchers[0].heard[heard:]
        for person in (ann, ben, eve):
            person.page.goto("about:blank")
        return seen


def same_until_shown(one: dict[str, list[Any]], two: dict[str, list[Any]]) -> None:
    """Nothing differs until it is shown, and then it does: the comparison has been one of something."""
    for what in ("heard", "replies", "pages"):
        assert one[what] == two[what], what
    assert all(len(heard) > 2 for heard in one["heard"])
    assert one["shown"] != two["shown"]


def test_hidden_blocks_change_no_byte(people: People, tmp_path: Path) -> None:
    """Two forests with other blocks behind and other cards fetched are the same for the Shark and the public, through
    swaps and shuffles, until it searches."""

    def position(*blocks: str) -> dict[str, Any]:
        zones = dict(zip(("n", "ne", "c", "e"), blocks, strict=True)) | {"s": "trap-current"}
        cards = hand("slip-away", "drift", deck=["fast-learning", "curiosity", "camouflage", "camouflage"])
        return MIDDLE | cards | EATEN | {"blocks": zones, "currents": {}, "bag": ["yellow"] * 4}

    def acts(card: str) -> Act:
        def act(ann: Person, ben: Person) -> None:
            play(ann, "use snail", f"fetch {card}")
            play(ann, "play slip-away", "reveal nw", "swap n ne")
            play(ann, "play drift", "reveal se", "shuffle n", "shuffle ne", "shuffle e")
            play(ben, "spot ne")
            play(ben, "spot n")
            play(ann, "end")

        return act

    def search(ann: Person, ben: Person) -> None:
        play(ben, "swim n-c")
        ben.asked("place")
        dice = {str(name).rsplit("-")[-1] for name in things(ben) if name.startswith("card-die-yellow-")}
        play(ben, "search c", *([f"with {max(dice)}"] if len(dice) > 1 else []), "done")

    one = heard_while(
        people, tmp_path / "a", position("octopus", "trap-den", "crab", "double-shell"), 1, acts("curiosity"), search
    )
    two = heard_while(
        people, tmp_path / "b", position("crab", "double-shell", "octopus", "trap-den"), 1, acts("camouflage"), search
    )
    same_until_shown(one, two)


@pytest.mark.parametrize("watcher", [pytest.param(0, marks=pytest.mark.soak), 1], ids=["the-shark-s", "the-octopus-s"])
def test_a_strategy_chosen_changes_no_byte(people: People, tmp_path: Path, watcher: int) -> None:
    """What either side chose in a confrontation is not told before both have."""

    def chooses(strategy: str) -> Act:
        def act(ann: Person, ben: Person) -> None:
            play(ben, "swim n-c")
            play(ben, "strike n", "done")
            play((ben, ann)[watcher], f"confront {strategy}")

        return act

    def answer(ann: Person, ben: Person) -> None:
        play((ann, ben)[watcher], "confront yellow")

    at = MIDDLE | CLOSE | {"pool": ["red 5"]}
    same_until_shown(
        *(heard_while(people, tmp_path / one, at, watcher, chooses(one), answer) for one in ("red", "gray"))
    )


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
