"""Whole games in the browser, by mouse, by keyboard and by touch, alone and together."""

import hashlib
import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.people import Friend, Person, play_on, wait
from tests.browser.test_access import check_axe

import shoal

ALL = ("darker_waters", "tie_breakers", "missions", "plastics")


def fill_form(
    person: Person, players: int, seats: dict[int, str], options: tuple[str, ...] = (), game: str = "krill"
) -> None:
    """The page "open a table", by mouse."""
    person.go(f"/new?game={game}")
    person.see("name").fill(person.name)
    while (now := int(person.see("players").inner_text())) != players:
        person.press(person.page.get_by_role("button", name="One more" if now < players else "One less"))
    for option in options:
        person.press(person.see(f"option-{option}").locator("input").first)
    for seat, kind in seats.items():
        person.see(f"seat-{seat}").select_option(kind)
    person.press(person.see("create"))
    person.page.wait_for_url(re.compile(r"/t/[^/]+$"))
    person.table = person.page.url.split("/")[-1]


def check_result(people: list[Person]) -> dict[str, Any]:
    """Everybody sees the same final scores, and they are those of the record, which verifies."""
    first = people[0]
    record = first.record()
    shoal.verify(record)
    result = shoal.replay(record).result
    assert result is not None
    for person in people:
        expect(person.see("end")).to_be_visible()
        assert person.points() == dict(enumerate(result["points"])), person.name
        assert person.ranks() == dict(enumerate(result["ranks"])), person.name
    return record


def test_what_the_form_refuses_goes_with_the_next_change(people: People, address: str) -> None:
    """It is said in the language of the page, names options as the page does, and offers what would do."""
    ann = people("Ann", address)
    ann.go("/new?game=krill")
    more, error = ann.page.get_by_role("button", name="One more"), ann.see("error")
    for _ in range(3):
        ann.press(more)
    expect(error).to_have_text("Players: 7 needs Darker Waters, which is off; without it 2 to 6 are allowed.")
    check_axe(ann, "the form refused")
    ann.press(ann.see("language-ru"))
    expect(error).to_contain_text("Игроки: 7 — только с настройкой «Тёмные воды»")
    ann.press(ann.see("language-en"))
    ann.press(ann.page.get_by_role("button", name="One less"))
    expect(error).to_have_count(0)
    ann.press(more)
    ann.press(ann.see("create"))
    expect(ann.see("turn-on")).to_be_focused()
    ann.press(ann.see("turn-on"))
    expect(error).to_have_count(0)
    expect(ann.see("create")).to_be_focused()
    expect(ann.see("option-darker_waters").locator("input")).to_be_checked()
    # Too few of a choice of several: nothing is sent, and what is missing is said.
    cards = ann.see("option-hand_cards").locator("input")
    cards.first.uncheck()
    ann.press(ann.see("create"))
    expect(error).to_have_text("Special cards in every hand: choose exactly 2. Chosen: 1.")
    expect(cards.first).to_be_focused()
    cards.first.check()
    expect(error).to_have_count(0)
    ann.see("option-missions").locator("input").check()
    ann.see("option-mission_cards").locator("input").first.check()
    ann.press(ann.see("create"))
    expect(error).to_have_text("Which missions: choose exactly 4, or none for a random draw. Chosen: 1.")
    ann.see("option-mission_cards").locator("input").first.uncheck()
    ann.press(ann.see("create"))
    ann.wait_for_table()
    assert len(ann.get(f"/api/tables/{ann.page.url.split('/')[-1]}")["seats"]) == 7


def test_a_refusal_of_the_service_is_no_longer_shown_when_the_form_has_changed(people: People, address: str) -> None:
    ann = people("Ann", address, locale="ru-RU")
    ann.tolerated.append("400")
    reason = {"key": "common-option-cap", "params": {"name": ["text", "x"], "min": ["n", 1], "max": ["n", 9]}}
    ann.page.route("**/api/tables", lambda route: route.fulfill(status=400, json={"error": reason}))
    for change in (
        lambda: ann.see("name").press_sequentially("Ann"),
        lambda: ann.see("memory").check(),
        lambda: ann.see("seat-1").select_option("bot:random"),
        lambda: ann.page.locator("[data-testid=option-use] input").last.check(),
    ):
        ann.go("/new?game=kraken")
        ann.press(ann.see("create"))
        expect(ann.see("error")).to_contain_text("настройка x: 0 не подходит")
        ann.press(ann.see("language-en"))
        expect(ann.see("error")).to_contain_text("option x: 0 is not allowed")
        change()
        expect(ann.see("error")).to_have_count(0)
        ann.press(ann.see("language-ru"))


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_waiting_room_says_what_is_played(people: People, address: str, phone: bool) -> None:
    ann, ben = people("Ann", address, phone=phone), people("Ben", address)
    table = ann.open_table("me person", game="herring")["table"]
    for person in (ann, ben):
        person.go(f"/t/{table}")
        expect(person.see("which")).to_have_text("Herring: Northern Seas")
        expect(person.page).to_have_title("Waiting for players · Herring: Northern Seas · Shoal")
        expect(person.page.locator("dl")).to_contain_text("Turns at mostno limit")
    assert ann.see("local").locator("code").all_inner_texts() == [
        "shoal serve --host 0.0.0.0",
        ".venv/bin/shoal serve --host 0.0.0.0",
    ]
    # Each stands in one line, on a phone too.
    heights = [code.bounding_box()["height"] for code in ann.see("local").locator("code").all()]  # type: ignore[index]
    assert max(heights) < 30 and ann.overflow() <= 0
    expect(ben.see("local")).to_have_count(0)
    capped = ann.open_table("me person", game="kelp", round_limit=9)["table"]
    ann.go(f"/t/{capped}")
    expect(ann.page.locator("dl")).to_contain_text("Rounds at most9")


def test_sitting_down_elsewhere_changes_places(people: People, address: str) -> None:
    ann = people("Ann", address)
    ann.go("/new?game=kelp")
    ann.see("seat-1").select_option("me")
    assert [ann.see(f"seat-{seat}").input_value() for seat in (0, 1)] == ["bot:instinct", "me"]
    ann.go("/new?game=tetris")
    expect(ann.page.get_by_role("heading", name="Nothing swims here")).to_be_visible()


def test_alone_nobody_needs_a_name_and_the_first_page_says_who_sits_where(people: People, address: str) -> None:
    ann = people("Ann", address)
    for name, game, players in (("", "kraken", 2), ("", "krill", 3), ("Ann", "krill", 3)):
        ann.name = name
        fill_form(ann, players, {1: "bot:random"}, game=game)
        ann.wait_for_table()
        assert ann.get(f"/api/tables/{ann.table}")["seats"][0].get("name", "") == name
        expect(ann.page.locator("main")).to_contain_text(name or "Player 1")
    ann.go("/")
    entries = ann.page.locator(".tables .entry")
    said = [
        re.findall(r"Go For The Krill|Kraken Up|with (?:a|2) bots? ", text.replace("\n", " "))
        for text in entries.all_inner_texts()
    ]
    krill, kraken = ["Go For The Krill", "with 2 bots "], ["Kraken Up", "with a bot "]
    assert said == [krill, krill, kraken]
    expect(entries.first).to_contain_text("your turn")
    ann.page.reload()
    expect(entries.nth(2)).to_contain_text("Kraken Up")  # each stays where it was


def test_the_first_page_begins_with_running_tables(people: People, address: str) -> None:
    ann = people("Ann", address)
    ann.go("/")
    tables, games = ann.page.locator(".tables .entry"), ann.page.locator(".games")
    expect(ann.page.locator("main")).to_contain_text("No tables yet.")
    opened = [ann.open_table("me person random random") for _ in range(2)] + [ann.open_table("me random")]
    for info in opened[:2]:
        Friend(address, info["table"], info["seats"][1]["invite"], "Ben")
    for info in opened:
        ann.sit(info["table"])
    ann.post(f"/api/tables/{opened[2]['table']}/end", {"id": "end", "agree": True})
    ann.go("/")
    expect(tables).to_have_count(3)
    expect(tables.nth(0)).to_contain_text("your turn")
    expect(tables.nth(0)).to_contain_text("with Ben and 2 bots")
    expect(tables.nth(2)).to_contain_text("finished")
    expect(ann.page.get_by_role("heading", name="More tables")).to_be_visible()
    tops = [place.bounding_box()["y"] for place in (tables.nth(1), games, tables.nth(2))]  # type: ignore[index]
    assert tops == sorted(tops)
    check_axe(ann, "the first page with tables")


def test_three_people_and_two_bots(people: People, address: str) -> None:
    """Invitations are claimed, all choose at once, and all see the same end."""
    ann, ben, cat = (people(name, address) for name in ("Ann", "Ben", "Cat"))
    fill_form(ann, 5, {0: "me", 1: "person", 2: "bot:instinct", 3: "person", 4: "bot:random"})
    ann.page.wait_for_selector("[data-testid=waiting]")
    expect(ann.see("local")).to_contain_text("this machine only")
    links = [ann.see(f"invite-{seat}").input_value() for seat in (1, 3)]
    ben.claim(links[0])
    expect(ann.see("seat-1")).to_contain_text("Ben")
    cat.claim(links[1])
    everybody = [ann, ben, cat]
    for person in everybody:
        person.wait_for_table()
    commitment = ann.get(f"/api/tables/{ann.table}")["commitment"]
    # A used invitation gives nobody a second seat.
    dan = people("Dan", address)
    dan.page.goto(links[0])
    dan.tolerated.append("409")
    dan.see("name").fill("Dan")
    dan.press(dan.see("claim"))
    expect(dan.see("error")).to_contain_text("already taken")

    play_on(everybody, random.Random(1))
    check_result(everybody)
    # What was promised at the start is kept at the end.
    key = ann.get(f"/api/tables/{ann.table}")["key"]
    assert hashlib.sha256(bytes.fromhex(key)).hexdigest() == commitment
    ann.press(ann.page.locator("summary"))
    expect(ann.see("key")).to_have_text(key)
    # A rematch leads everybody to the same new table.
    ann.press(ann.see("rematch"))
    ann.page.wait_for_url(lambda url: ann.table not in url)
    ben.press(ben.see("rematch-go"))
    ben.page.wait_for_url(ann.page.url)
    for person in (ann, ben):
        person.asked("card")


def test_all_modules_by_mouse(people: People, address: str) -> None:
    """Darker waters, tie-breakers, missions and plastics against bots."""
    ann = people("Ann", address)
    fill_form(ann, 4, {}, ALL)
    ann.wait_for_table()
    expect(ann.see("missions")).to_be_visible()
    seen: set[str] = set()

    def look(person: Person) -> None:
        seen.add(person.state().question)

    play_on([ann], random.Random(2), look=look)
    record = check_result([ann])
    assert all(record["options"][option] for option in ALL)
    assert "card" in seen


def test_the_cards_of_the_middle_can_be_picked(people: People, address: str) -> None:
    """Who is to be cancelled glows where the cards lie, and a click there answers as one on the player does."""
    ann = people("Ann", address)
    info = ann.open_table("me person person", darker_waters=True)
    friends = [Friend(address, info["table"], seat["invite"], "Friend") for seat in info["seats"][1:]]
    ann.sit(info["table"])
    ann.asked("card")
    ann.pick("card-shark")
    ann.confirm()
    for friend, card in zip(friends, ("3", "8"), strict=True):
        friend.play(card)
    ann.asked("shark")
    glowing = ann.page.locator("[data-stage].legal")
    expect(glowing).to_have_count(2)
    expect(glowing.first).to_be_visible()
    glowing.last.click()
    expect(ann.see("hand-2")).to_have_attribute("aria-pressed", "true")
    expect(ann.page.locator("[data-stage].picked")).to_have_attribute("data-stage", "hand-2")
    # What is not legal says why there, too.
    ann.page.locator("[data-stage=hand-0]").click()
    expect(ann.see("note")).to_have_class(re.compile("alarm"))
    assert ann.confirm()["answers"] == ["shark 3"]


def test_a_hint_does_not_outlive_its_card(people: People, address: str) -> None:
    """The focus goes on from a card that was played, but nobody has asked about the one it comes to."""
    ann = people("Ann", address)
    info = ann.open_table("me random random")
    ann.sit(info["table"])
    ann.asked("card")
    ann.page.keyboard.press("5")
    expect(ann.see("note")).to_contain_text("Takes the whole stack")
    ann.page.keyboard.press("Enter")
    ann.until(lambda s: s.round == 2 and s.asked, "the next round")
    expect(ann.page.locator(".fan :focus")).to_have_count(1)
    expect(ann.see("note")).not_to_contain_text("Takes the whole stack")


@pytest.mark.parametrize(
    "options",
    [pytest.param({}, marks=pytest.mark.soak), dict.fromkeys(ALL, True)],
    ids=["base", "modules"],
)
def test_two_players_with_two_hands(people: People, address: str, options: dict[str, bool]) -> None:
    """Each of two people answers for a right and a left hand, as one choice."""
    ann, ben = people("Ann", address), people("Ben", address)
    info = ann.open_table("me person", **options)
    ben.claim(f"{address}/t/{info['table']}?invite={info['seats'][1]['invite']}")
    ben.wait_for_table()
    ann.sit(info["table"])
    ann.asked("card")
    # Neither hand alone can be confirmed; a picked one can be gone back to.
    right = ann.see("part-0")
    expect(right).to_have_attribute("aria-pressed", "true")
    ann.pick("card-4")
    assert not ann.state().enabled
    left = ann.page.locator("[data-testid^=part-]").nth(1)
    expect(left).to_have_attribute("aria-pressed", "true")
    ann.press(right)
    assert ann.chosen() == ["4"]
    ann.pick("card-6")
    ann.press(left)
    ann.pick("card-9")
    assert ann.state().enabled
    sent = ann.confirm()
    assert [a for a in sent["answers"] if a not in ("tick", "cross")] == ["6", "9"]
    play_on([ann, ben], random.Random(3))
    check_result([ann, ben])


def test_by_keyboard_alone(people: People, address: str) -> None:
    """From the home page to the final scores without a pointer."""
    ann = people("Ann", address)
    keys = ann.page.keyboard

    def to(target: str) -> None:
        for _ in range(80):
            if ann.page.evaluate("selector => !!document.activeElement?.matches(selector)", target):
                # What has the focus can be seen to have it.
                assert ann.page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle") != "none"
                return
            keys.press("Tab")
        raise AssertionError(f"Tab does not lead to {target}")

    ann.go("/")
    to("a[href^='/new']")
    keys.press("Enter")
    ann.page.wait_for_selector("[data-testid=name]")
    to("[data-testid=name]")
    keys.type("Ann")
    to("[data-testid=option-darker_waters] input")
    keys.press("Space")
    to("[data-testid=option-tie_breakers] input")
    keys.press("Space")
    to("[data-testid=create]")
    keys.press("Enter")
    ann.wait_for_table()
    ann.table = ann.page.url.split("/")[-1]
    keys.press("?")
    expect(ann.page.locator("dialog[open]")).to_contain_text("Esc")
    said = [ann.page.locator(f"dialog[open] {tag}").all_inner_texts() for tag in ("dt", "dd")]
    for key, what in zip(*said, strict=True):
        assert not what.lower().startswith(f"{key.lower()} "), what
    keys.press("Escape")
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    rng = random.Random(4)
    rounds: set[int] = set()

    def by_keys(person: Person) -> None:
        state = person.state()
        fresh = state.round not in rounds and state.question == "card"
        rounds.add(state.round)
        for _ in range(4):
            if person.state().enabled:
                break
            name = rng.choice(person.legal())
            if name.startswith("card-"):
                key = person.see(name).get_attribute("aria-keyshortcuts") or ""
            else:
                number = int(name.split("-")[1])
                key = str((number + (1 if name.startswith("hand-") else 0)) % 10)
            if fresh and state.round == 2 and name.startswith("card-"):
                # The same card by the arrows.
                hand = person.hand()
                keys.press(person.see(f"card-{hand[0]}").get_attribute("aria-keyshortcuts") or "")
                keys.press("Home")
                for _ in range(hand.index(name.removeprefix("card-"))):
                    keys.press("ArrowRight")
                keys.press("Enter")
            else:
                keys.press(key)
        if fresh and state.round == 3:
            keys.press("t")
            expect(person.see("tie-tick")).to_have_attribute("aria-pressed", "true")
            keys.press("t")
        if fresh and state.round == 4:
            # Escape takes back what was picked, the newest first: a card that took one key, with one.
            card = person.chosen()[0]
            keys.press("t")
            expect(person.see("tie-tick")).to_have_attribute("aria-pressed", "true")
            keys.press("Escape")
            expect(person.see("tie-cross")).to_have_attribute("aria-pressed", "true")
            assert person.chosen() == [card]
            keys.press("Escape")
            assert person.chosen() == [] and not person.state().enabled
            expect(person.see("tie-cross")).to_have_attribute("aria-pressed", "true")
            keys.press(person.see(f"card-{card}").get_attribute("aria-keyshortcuts") or "")
        with person.page.expect_response(lambda r: r.url.endswith("/answers")):
            keys.press("Enter")
        person.page.wait_for_function(
            "() => !document.querySelector('[data-testid=confirm]')?.textContent.startsWith('Sending')"
        )

    play_on([ann], rng, answer=by_keys)
    check_result([ann])
    to("[data-testid=rematch]")


def test_on_a_phone_by_touch(people: People, address: str) -> None:
    """360 pixels, no mouse: everything fits at every moment, and everything can be tapped."""
    ann = people("Ann", address, phone=True)
    fill_form(ann, 5, {}, ALL)
    assert ann.overflow() <= 0
    ann.wait_for_table()
    # The own seat is told from the others.
    edges = [ann.see(f"hand-{seat}").evaluate("e => getComputedStyle(e).borderBottomColor") for seat in (0, 1, 2)]
    assert edges[0] != edges[1] == edges[2]

    def look(person: Person) -> None:
        assert person.overflow() <= 0, person.state()

    play_on([ann], random.Random(5), look=look)
    assert ann.overflow() <= 0
    check_result([ann])


def test_seven_on_a_phone(people: People, address: str) -> None:
    """The largest table still fits the smallest screen."""
    ann = people("Ann", address, phone=True)
    info = ann.open_table("me " + "random " * 6, darker_waters=True, missions=True)
    ann.sit(info["table"])
    rng = random.Random(6)
    for _ in range(2):
        ann.asked()
        assert ann.overflow() <= 0
        ann.answer(rng)
    wait(ann.page, lambda: ann.state().round >= 2, lambda: "the second round")
    assert ann.overflow() <= 0


@pytest.mark.soak
@pytest.mark.timeout(600)
@pytest.mark.parametrize("seed", range(24))
def test_any_table(people: People, address: str, seed: int) -> None:
    """Any options, any number of players, now at a desk and now on a phone."""
    rng = random.Random(seed)
    options = {option: rng.random() < 0.5 for option in ALL}
    players = rng.randint(2, 7 if options["darker_waters"] else 6)
    if options["darker_waters"]:
        cards = ["penguin", "shark", "net", "whale-shark", "albatross", "seal"]
        options |= {"hand_cards": rng.sample(cards, 2)}  # type: ignore[dict-item]
    ann = people("Ann", address, phone=seed % 2 == 1)
    bots = [rng.choice(["random", "instinct"]) for _ in range(players - 1)]
    info = ann.open_table(" ".join(["me", *bots]), **options)
    ann.sit(info["table"])

    def look(person: Person) -> None:
        assert person.overflow() <= 0, person.state()

    play_on([ann], rng, look=look)
    check_result([ann])
