"""Nothing secret reaches a browser: not the stream, not the replies, not the page."""

import json
import re
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.people import Friend, Person
from tests.browser.test_resume import with_friends
from tests.server.live import running
from tests.server.test_privacy import repeatable

from shoal.server.rules import Shoal
from shoal.server.settings import STATIC


def hear_everything(person: Person) -> list[tuple[str, str]]:
    """Collects every reply that the browser gets from the service's interface."""
    replies: list[tuple[str, str]] = []
    person.page.on(
        "response",
        lambda r: replies.append((re.sub(r"^https?://[^/]+", "", r.url), r.text())) if "/api/" in r.url else None,
    )
    return replies


def settle(*watchers: Person) -> None:
    """Let everything arrive that is on its way: a round trip through the service and the page for each."""
    for person in watchers:
        person.get(f"/api/tables/{person.table}")
        person.page.wait_for_timeout(300)


def page_text(person: Person) -> str:
    """The whole page as it stands, without the seconds that somebody has waited."""
    html: str = person.page.evaluate("() => document.querySelector('[data-testid=table]').outerHTML")
    return re.sub(r'(data-testid="note"[^>]*>)[^<]*', r"\1", html)


def heard_while(people: People, data: Path, choices: list[str]) -> dict[str, object]:
    """All that Ann's and a watcher's browser get while Ben makes his hidden choices; same chance in each call."""
    with running(data, Shoal(), token=repeatable(), poll=0.2, static=STATIC) as live:
        ann, eve = people("Ann", live.address), people("Eve", live.address)
        ben, dan = with_friends(ann, 2, darker_waters=True, tie_breakers=True)
        replies = hear_everything(ann)
        for person in (ann, eve):
            person.sit(ben.table)
        ann.asked("card")
        eve.until(lambda s: s.phase == "select", "watching")
        settle(ann, eve)
        ann.pick("card-1")
        ann.confirm()
        for choice in choices:
            ben.play(choice, "tick")
            settle(ann, eve)
        expect(ann.see("hand-1")).to_have_attribute("data-state", "ready")
        seen = {
            "ann": [text for text in ann.heard if '"type":"frame"' in text or '"type":"hello"' in text],
            "eve": [text for text in eve.heard if '"type":"frame"' in text or '"type":"hello"' in text],
            "replies": [text for path, text in replies if not path.endswith("/answers")],
            "ann's page": page_text(ann),
            "eve's page": page_text(eve),
        }
        dan.play("2", "cross")
        ann.until(lambda s: s.phase != "select" or s.round == 2, "revealed")
        # Now it is told, and so the comparison has been one of something.
        assert any("krill-event-played" in text for text in ann.heard)
        for person in (ann, eve):
            person.page.goto("about:blank")
        return seen


def test_a_hidden_choice_changes_no_byte(people: People, tmp_path: Path) -> None:
    """Two games of the same chance, in which one other seat chooses differently, are the same to all others."""
    one = heard_while(people, tmp_path / "a", ["9"])
    two = heard_while(people, tmp_path / "b", ["shark"])
    for what in ("ann", "eve"):
        # Ann's own answers carry an id of her browser's making, her stream does not.
        assert one[what] == two[what]
        assert len(one[what]) >= 3  # type: ignore[arg-type]
    assert [without_presence(text) for text in one["replies"]] == [without_presence(text) for text in two["replies"]]  # type: ignore[attr-defined]
    for what in ("ann's page", "eve's page"):
        assert one[what] == two[what]


def without_presence(text: str) -> object:
    """A table's information without who has it open, whose moments differ."""
    info = json.loads(text)
    for seat in info.get("seats", []) if isinstance(info, dict) else []:
        seat.pop("online", None)
    return info


def test_spectator_sees_the_public(people: People, address: str) -> None:
    """Who has no seat watches: no hand, nothing to press, no card before it is turned up."""
    ann, eve = people("Ann", address), people("Eve", address)
    friends = with_friends(ann, 2)
    ann.sit(ann.table)
    eve.sit(ann.table)
    for round, (mine, other) in enumerate([("4", "6"), ("9", "10"), ("1", "2")], start=1):
        ann.until(lambda s, round=round: s.asked and s.round == round, f"in round {round}")  # type: ignore[misc]
        eve.until(lambda s, round=round: s.round == round and s.phase == "select" and not s.busy, f"in {round}")  # type: ignore[misc]
        pages = []
        for card in (mine, other):
            ann.pick(f"card-{card}")
            ann.confirm()
            expect(eve.see("hand-0")).to_have_attribute("data-state", "ready")
            settle(eve)
            pages.append(page_text(eve))
        assert pages[0] == pages[1]
        for control in ("confirm", "part-0", "tie-tick"):
            expect(eve.see(control)).to_have_count(0)
        expect(eve.page.locator("[data-testid^=card-]")).to_have_count(0)
        assert not eve.state().asked
        for text in eve.heard:
            assert not re.search(r'"(chosen|chosen_tie|chosen_return|questions|viewer)"', text)
        for friend, card in zip(
            friends, ["7", "8"] if round == 1 else ["3", "5"] if round == 2 else ["9", "1"], strict=True
        ):
            friend.play(card)
    # A watcher cannot answer either.
    eve.post(f"/api/tables/{ann.table}/answers", {"id": "eve-1", "decision": "x", "answers": ["5"]}, 403)


def test_others_cards_are_not_in_the_page(people: People, address: str) -> None:
    """Each of two browsers has its own choice in the page, and not the other's."""
    ann, ben = people("Ann", address), people("Ben", address)
    info = ann.open_table("me person person")
    ben.claim(f"{address}/t/{info['table']}?invite={info['seats'][1]['invite']}")
    Friend(address, info["table"], info["seats"][2]["invite"], "Cat")
    ann.sit(info["table"])
    for person in (ann, ben):
        person.asked("card")
    ann.pick("card-4")
    ann.confirm()
    ben.pick("card-6")
    ben.confirm()
    settle(ann, ben)
    for person, own, other in ((ann, "4", "6"), (ben, "6", "4")):
        assert person.chosen() == [own]
        assert any(f'"chosen":"{own}"' in text for text in person.heard)
        assert not any(f'"chosen":"{other}"' in text for text in person.heard)
        assert not any('"played"' in text for text in person.heard)
