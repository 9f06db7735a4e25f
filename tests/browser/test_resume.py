"""Reload, second tab, another device, a killed service: everybody goes on where they were."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.people import TABLE, Friend, Person, play_on, wait
from tests.server.live import free_port
from tests.server.processes import Process

import shoal

DARK = {"darker_waters": True}
NUMBERS = [str(n) for n in range(1, 11)]
# A service that is not there says so in the console of every browser.
GONE = ["ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "WebSocket", "Failed to fetch"]


def with_friends(person: Person, count: int, **options: object) -> list[Friend]:
    """A table of one browser and some who play what the test says."""
    info = person.open_table("me" + " person" * count, **options)
    return [
        Friend(person.address, info["table"], seat["invite"], f"Friend {seat['seat']}") for seat in info["seats"][1:]
    ]


def spread(friends: list[Friend], taken: set[str], rich: bool = False) -> None:
    """Friends play different numbers: of the richest stacks, or of none if possible."""
    view = friends[0].look()["view"]
    size = {
        n: sum(view["stacks"].get(n, {}).get(kind, 0) for kind in ("plankton", "krill", "plastic")) for n in NUMBERS
    }
    for friend in friends:
        cards = [card for card in friend.cards() if card in NUMBERS and card not in taken]
        card = sorted(cards, key=lambda n: -size[n] if rich else size[n])[0]
        taken.add(card)
        friend.play(card)


def spook(friends: list[Friend]) -> None:
    """Friends cancel each other in pairs, on the richest stacks that both of a pair can play."""
    stacks = friends[0].look()["view"]["stacks"]
    taken: set[str] = set()
    for one, two in zip(friends[::2], friends[1::2], strict=True):
        both = [card for card in one.cards() if card in two.cards() and card in stacks and card not in taken]
        taken.add(both[0])
        one.play(both[0])
        two.play(both[0])


def reload(person: Person) -> None:
    """The page is loaded again."""
    person.page.reload()
    person.wait_for_table()


def test_before_and_after_choosing(people: People, address: str) -> None:
    """The own choice is kept, marked, and can still be changed."""
    ann = people("Ann", address)
    friends = with_friends(ann, 2)
    ann.sit(ann.table)
    ann.asked("card")
    hand = ann.hand()
    reload(ann)
    ann.asked("card")
    assert ann.hand() == hand
    assert ann.chosen() == []

    ann.pick("card-7")
    ann.confirm()
    ann.until(lambda s: s.ready and not s.asked, "ready")
    reload(ann)
    ann.until(lambda s: s.ready and s.phase == "select", "ready again")
    assert ann.chosen() == ["7"]
    assert ann.hand() == hand
    assert not ann.state().enabled  # nothing to change yet
    expect(ann.see("prompt")).to_contain_text("Humpback Whale 7")

    ann.pick("card-3")
    assert ann.state().enabled
    ann.confirm()
    reload(ann)
    ann.until(lambda s: s.ready, "ready a third time")
    assert ann.chosen() == ["3"]
    for friend, card in zip(friends, ["8", "9"], strict=True):
        friend.play(card)
    ann.until(lambda s: s.round == 2 and s.asked, "in round 2")
    assert "3" not in ann.hand()
    assert "7" in ann.hand()


@pytest.mark.parametrize("cards", [["penguin", "whale-shark"], ["shark", "seal"]], ids="-".join)
def test_at_every_further_question(people: People, address: str, cards: list[str]) -> None:
    """Reload while a penguin, whale shark, shark, seal or squid asks, and go on."""
    ann = people("Ann", address)
    friends = with_friends(ann, 4, **DARK, hand_cards=cards)
    ann.sit(ann.table)
    rng = random.Random(1)
    state = ann.asked("card")
    # The seal waits until there is a catch worth robbing.
    for card in [cards[0], "3", "squid", "4", cards[1]]:
        ann.pick(f"card-{card}")
        ann.confirm()
        if card == "whale-shark":
            spook(friends)
        else:
            spread(friends, {card}, rich=card == "seal")
        seq = state.seq
        state = ann.until(lambda s, seq=seq: s.asked and s.seq > seq, "asked again")  # type: ignore[misc]
        if card in ("3", "4"):
            continue
        assert state.question == card
        legal, prompt = ann.legal(), ann.see("prompt").inner_text()
        assert len(legal) > 1
        # Picked but not confirmed is not chosen: a reload asks the same again.
        ann.pick(legal[0])
        reload(ann)
        ann.asked(card)
        assert ann.legal() == legal
        assert ann.see("prompt").inner_text() == prompt
        ann.answer(rng)
        state = ann.asked("card")


def test_while_it_is_shown(people: People, address: str) -> None:
    """A reload in the middle of the animation: what was not yet shown is shown, then the next question."""
    ann = people("Ann", address, speed="calm")
    friends = with_friends(ann, 2)
    ann.sit(ann.table)
    ann.until(lambda s: s.busy, "the set-up is shown")
    ann.press(ann.see("skip"))
    ann.until(lambda s: s.asked and not s.busy, "asked")
    ann.pick("card-2")
    ann.confirm()
    for friend, card in zip(friends, ["8", "9"], strict=True):
        friend.play(card)
    ann.until(lambda s: s.busy and s.phase in ("reveal", "collect"), "steps are shown")
    expect(ann.see("caption")).not_to_be_empty()
    # Input is never blocked by what is being shown: the hand is the one of the step on show, and reaching for it leads to now.
    assert ann.state().asked
    assert not ann.legal()
    before = ann.state()
    assert before.shown < before.seq
    reload(ann)
    state = ann.state()
    assert state.seq == before.seq
    assert state.asked
    if state.busy:
        assert state.shown >= before.shown - 1
        ann.press(ann.see("skip"))
    ann.until(lambda s: not s.busy and s.shown == s.seq and s.phase == "select" and s.round == 2, "shown to the end")
    assert "2" not in ann.hand()
    # Told again at one's wish.
    ann.press(ann.see("since"))
    ann.until(lambda s: s.busy, "told again")
    ann.press(ann.see("skip"))
    ann.until(lambda s: not s.busy and s.shown == s.seq, "told to the end")


def test_whoever_reaches_for_the_hand_is_in_the_present(people: People, address: str) -> None:
    """While the last turn is told its hand lies there; a click on it leads to now, and so does a key."""
    ann = people("Ann", address, speed="calm")
    ann.sit(ann.open_table("me random random", game="kraken", use="together")["table"])
    for reach in ("click", "key"):
        if ann.state().busy:
            ann.press(ann.see("skip"))
        ann.until(lambda s: s.asked and not s.busy and s.question != "", "asked")
        before = ann.held()
        ann.answer(random.Random(2))
        ann.until(lambda s: s.busy and s.asked and s.shown < s.seq, "the turn is told, and the next one asked")
        assert {name.split(" ×")[0] for name in ann.held()} <= {name.split(" ×")[0] for name in before}
        assert ann.state().question == "" and "for you to choose" in ann.see("note").inner_text()
        if reach == "click":
            ann.page.locator(".mine [data-testid^=card-]").first.click(force=True)
        else:
            ann.page.keyboard.press("1")
        state = ann.state()
        assert state.shown == state.seq and not state.busy
        assert state.question
        assert ann.held() != before


def test_second_tab_and_the_end(people: People, address: str) -> None:
    """Two tabs of one person are in step, to the last scene, which a reload shows again."""
    ann = people("Ann", address)
    ann.open_table("me random random")
    ann.sit(ann.table)
    second = Person("Ann", address, ann.context, ann.context.new_page())
    second.table = ann.table
    second.sit(ann.table)
    rng = random.Random(2)
    tabs = [ann, second]
    turn = 0

    def answer(_: Person) -> None:
        # Now the one, now the other; later only one, while the other looks on.
        nonlocal turn
        turn += turn < 6
        tab, other = tabs[turn % 2], tabs[(turn + 1) % 2]
        tab.page.bring_to_front()
        question = tab.asked().question
        other.asked(question)
        if question == "card":
            assert tab.hand() == other.hand()
        tab.answer(rng)
        seq = tab.state().seq
        other.until(lambda s: s.seq >= seq, "the other tab follows")

    def stop() -> bool:
        return ann.state().over

    play_on([ann], rng, answer=answer, stop=stop)
    second.until(lambda s: s.over, "the end in the other tab")
    points = ann.points()
    assert second.points() == points
    reload(ann)
    ann.until(lambda s: s.over, "the end again")
    assert ann.points() == points
    shoal.verify(ann.record())
    assert not second.faults


def test_another_device(people: People, address: str) -> None:
    """The holder of a seat takes it along by a link of their own, which works once."""
    ann = people("Ann", address)
    friends = with_friends(ann, 2)
    ann.sit(ann.table)
    ann.asked("card")
    ann.pick("card-6")
    ann.confirm()
    ann.press(ann.see("menu"))
    ann.press(ann.page.get_by_role("button", name="another device"))
    link = ann.see("own-link").input_value()
    ann.page.keyboard.press("Escape")
    phone = people("Ann's phone", address, phone=True)
    phone.claim(link)
    phone.wait_for_table()
    phone.until(lambda s: s.ready, "the choice is there")
    assert phone.chosen() == ["6"]
    # The two are one person now: a change here is seen there.
    phone.pick("card-4")
    phone.confirm()
    wait(ann.page, lambda: ann.chosen() == ["4"], lambda: f"the first device still shows {ann.chosen()}")
    for friend, card in zip(friends, ["8", "9"], strict=True):
        friend.play(card)
    for person in (ann, phone):
        person.until(lambda s: s.round == 2 and s.asked, "in round 2")
        assert "4" not in person.hand()
    thief = people("Thief", address)
    thief.tolerated.append("4\\d\\d")
    thief.page.goto(link)
    thief.see("name").fill("Thief")
    thief.press(thief.see("claim"))
    expect(thief.see("error")).to_be_visible()


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Callable[[], Process]]:
    """Starts the service on the same port with the same data, again and again."""
    port = str(free_port())
    started: list[Process] = []

    def start() -> Process:
        started.append(Process(tmp_path / "data", "--port", port))
        return started[-1]

    yield start
    for process in started:
        if process.process.poll() is None:
            process.stop()


@pytest.mark.timeout(900)
def test_service_killed(people: People, service: Callable[[], Process], scale: Callable[[int, int], int]) -> None:
    """SIGKILL between and during moves: browsers come back by themselves, and nothing is lost."""
    process = service()
    ann, ben = people("Ann", process.address), people("Ben", process.address)
    for person in (ann, ben):
        person.tolerated += GONE
    info = ann.open_table("me person instinct")
    ben.claim(f"{process.address}/t/{info['table']}?invite={info['seats'][1]['invite']}")
    ben.wait_for_table()
    ann.sit(info["table"])
    rng = random.Random(3)
    kills = scale(2, 10)
    for kill in range(kills):
        round = kill + 1
        for person in (ann, ben):
            person.until(lambda s, round=round: s.asked and s.question == "card" and s.round == round, f"in {round}")  # type: ignore[misc]
        mine = [card for card in ann.hand() if card in NUMBERS][-1]
        his = next(card for card in ben.hand() if card in NUMBERS)
        ann.pick(f"card-{mine}")
        ann.confirm()
        process.kill()
        for person in (ann, ben):
            person.until(lambda s: s.banner != "", "told that the connection is lost")
        # Chosen while there is no service: it goes out when there is one.
        ben.pick(f"card-{his}")
        ben.press(ben.see("confirm"))
        expect(ben.see("confirm")).to_contain_text("Sending")
        process = service()
        for person in (ann, ben):
            person.until(lambda s: s.banner == "", "connected again")
        for person, card in ((ann, mine), (ben, his)):
            person.until(lambda s, round=round: s.round > round or s.question not in ("", "card"), "gone on")  # type: ignore[misc]
            played = person.page.locator("[data-event=krill-event-played]").all_inner_texts()
            assert any(person.name in text for text in played[-3:]), played
            if person.state().question != "squid":
                assert card not in person.hand()
        play_on([ann, ben], rng, stop=lambda round=round: all(p.state().round > round for p in (ann, ben)))  # type: ignore[misc]
    play_on([ann, ben], rng)
    assert ann.points() == ben.points()
    record = ann.record()
    shoal.verify(record)
    result = shoal.replay(record).result
    assert result is not None
    assert ann.points() == dict(enumerate(result["points"]))


def test_offline_for_a_while(people: People, address: str) -> None:
    """The network of one browser goes and comes back; what happened meanwhile is caught up with."""
    ann = people("Ann", address)
    ann.tolerated += [*GONE, "ERR_INTERNET_DISCONNECTED"]
    friends = with_friends(ann, 2)
    ann.sit(ann.table)
    ann.asked("card")
    ann.pick("card-5")
    ann.confirm()
    ann.context.set_offline(True)
    ann.page.evaluate("() => dispatchEvent(new Event('offline'))")
    for friend, card in zip(friends, ["8", "9"], strict=True):
        friend.play(card)
    ann.context.set_offline(False)
    ann.until(lambda s: s.asked and s.round == 2, "caught up")
    assert "5" not in ann.hand()
    assert ann.page.locator(TABLE).count() == 1
