"""Every answer counts once; it can be changed until the last has answered, and never after."""

import json

from playwright.sync_api import Request, Route, expect
from tests.browser.conftest import People
from tests.browser.people import ANSWERS, Person, wait
from tests.browser.test_resume import with_friends


def posts(person: Person) -> list[Request]:
    """Collects the answers that the page sends from now on."""
    sent: list[Request] = []
    person.page.on("request", lambda r: sent.append(r) if r.method == "POST" and r.url.endswith(ANSWERS) else None)
    return sent


def test_double_click_and_double_enter(people: People, address: str) -> None:
    """Hurried hands send one answer."""
    ann = people("Ann", address)
    friends = with_friends(ann, 2)
    ann.sit(ann.table)
    sent = posts(ann)
    ann.asked("card")
    ann.pick("card-5")
    ann.see("confirm").dblclick()
    ann.until(lambda s: s.ready, "ready")
    assert len(sent) == 1
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Enter")
    for friend, card in zip(friends, ["8", "9"], strict=True):
        friend.play(card)
    ann.until(lambda s: s.round == 2 and s.asked, "in round 2")
    assert len(sent) == 1
    assert len(ann.hand()) == len(friends[0].cards())
    # Twice Enter on a picked card is one answer too.
    ann.pick("card-3")
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Enter")
    ann.until(lambda s: s.ready, "ready in round 2")
    assert len(sent) == 2
    assert ann.chosen() == ["3"]


def test_repeated_request(people: People, address: str) -> None:
    """The same request again, at once and after the round, is recognised and changes nothing."""
    ann = people("Ann", address)
    friends = with_friends(ann, 2)
    ann.sit(ann.table)
    ann.asked("card")
    ann.pick("card-5")
    body = ann.confirm()
    path = f"/api/tables/{ann.table}/answers"
    first = ann.post(path, body)
    assert first["status"] == "duplicate"
    # Also several at the same moment, from the page itself.
    again = ann.page.evaluate(
        """([path, body]) => Promise.all([1, 2, 3, 4].map(() => fetch(path, {
            method: 'POST', headers: {'content-type': 'application/json'}, body,
        }).then(reply => reply.json())))""",
        [path, json.dumps(body)],
    )
    assert again == [first] * 4
    for friend, card in zip(friends, ["8", "9"], strict=True):
        friend.play(card)
    ann.until(lambda s: s.round == 2 and s.asked, "in round 2")
    assert ann.post(path, body) == first
    state = ann.state()
    assert state.round == 2
    assert state.asked
    assert "5" not in ann.hand()


def test_reply_lost_on_the_way(people: People, address: str) -> None:
    """The answer arrives, its reply does not: it is sent again and counts once."""
    ann = people("Ann", address)
    ann.tolerated += ["ERR_FAILED", "ERR_CONNECTION"]
    friends = with_friends(ann, 2)
    ann.sit(ann.table)
    ann.asked("card")
    sent = posts(ann)
    lost = 0

    def swallow(route: Route) -> None:
        nonlocal lost
        if lost < 2:
            lost += 1
            route.fetch()
            route.abort()
        else:
            route.continue_()

    ann.page.route(f"**{ANSWERS}", swallow)
    ann.pick("card-5")
    ann.press(ann.see("confirm"))
    wait(ann.page, lambda: len(sent) >= 3, lambda: f"sent again: {len(sent)}")
    ann.until(lambda s: s.ready, "ready")
    assert len({request.post_data for request in sent}) == 1
    for friend, card in zip(friends, ["8", "9"], strict=True):
        friend.play(card)
    ann.until(lambda s: s.round == 2 and s.asked, "in round 2")
    assert len(ann.hand()) == len(friends[0].cards())


def test_changing_one_s_mind(people: People, address: str) -> None:
    """Until the last has chosen, the last word counts."""
    ann = people("Ann", address)
    friends = with_friends(ann, 2)
    ann.sit(ann.table)
    ann.asked("card")
    ann.pick("card-5")
    ann.confirm()
    for card in ("7", "2"):
        friends[0].play("9" if card == "7" else "10")  # others may change theirs as well
        ann.pick(f"card-{card}")
        expect(ann.see("confirm")).to_contain_text(card)
        ann.confirm()
        ann.until(lambda s: s.ready and not s.asked, "ready")
        assert ann.chosen() == [card]
    # A change that is not confirmed does not count, and Escape takes it back.
    ann.pick("card-4")
    ann.page.keyboard.press("Escape")
    assert ann.chosen() == ["2"]
    friends[1].play("8")
    ann.until(lambda s: s.round == 2 and s.asked, "in round 2")
    assert "2" not in ann.hand()
    assert {"4", "5", "7"} <= set(ann.hand())
    assert ann.see("log").first.locator("[data-event=krill-event-played]").count() == 3


def test_too_late(people: People, address: str) -> None:
    """A change that arrives after the last has chosen is refused, and the person is told."""
    ann = people("Ann", address)
    ann.tolerated.append("409")
    friends = with_friends(ann, 2)
    ann.sit(ann.table)
    ann.asked("card")
    ann.pick("card-5")
    ann.confirm()
    friends[0].play("8")
    held: list[Route] = []
    ann.page.route(f"**{ANSWERS}", lambda route: held.append(route))
    ann.pick("card-7")
    ann.press(ann.see("confirm"))
    wait(ann.page, lambda: bool(held), lambda: "the change is on its way")
    friends[1].play("9")
    ann.until(lambda s: s.round == 2, "the round is over")
    with ann.page.expect_response(lambda r: r.url.endswith(ANSWERS)) as refused:
        held[0].continue_()
    assert refused.value.status == 409
    expect(ann.see("note")).to_contain_text("already settled")
    assert "5" not in ann.hand()
    assert "7" in ann.hand()
    # And the game goes on.
    ann.page.unroute(f"**{ANSWERS}")
    ann.pick("card-6")
    ann.confirm()
    ann.until(lambda s: s.ready, "ready in round 2")


def test_what_is_not_legal_says_why(people: People, address: str) -> None:
    """A dimmed card can be pressed: it says why it cannot be played, and nothing is sent."""
    ann = people("Ann", address)
    with_friends(ann, 2, darker_waters=True)
    ann.sit(ann.table)
    sent = posts(ann)
    ann.asked("card")
    squid = ann.see("card-squid")
    expect(squid).to_have_attribute("aria-disabled", "true")
    # The name already says why, for those who hear it.
    assert "." in (squid.get_attribute("aria-label") or "")
    squid.click(force=True)
    expect(ann.see("note")).to_have_attribute("role", "alert")
    assert ann.chosen() == []
    assert not ann.state().enabled
    assert sent == []
