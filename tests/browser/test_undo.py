"""Taking back in the browser: a button that says what, a key, and nobody is left without a place to be.

The table is one of Go For The Krill, where there is nothing to take back; its stream is told here that there is. What
the service does with it is shown in `tests/server/test_undo.py`.
"""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect
from tests.browser.conftest import People
from tests.browser.people import Person, wait
from tests.browser.test_access import check_axe, small_targets
from tests.server.live import Client

UNDO = [["5"], ["penguin", "tick"]]
EVENT = {"key": "common-event-undo", "params": {"who": ["seat", 0], "n": ["n", 2]}}


class Told:
    """A stream with answers to take back in it, and what is posted about them."""

    def __init__(self, person: Person) -> None:
        self.posts: list[dict[str, Any]] = []
        self.person = person
        person.page.route_web_socket("**/stream*", self.connect)
        person.page.route("**/undo", self.post)

    def connect(self, socket: WebSocketRoute) -> None:
        self.socket = socket

        def forward(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hello":
                message["view"]["undo"] = UNDO
            socket.send(json.dumps(message))

        socket.connect_to_server().on_message(forward)

    def post(self, route: Route) -> None:
        self.posts.append(json.loads(str(route.request.post_data)))
        route.fulfill(json={"status": "accepted", "seq": 0})

    def taken_back(self) -> None:
        """The service says that all was taken back."""
        seq = self.person.state().seq + 1
        self.socket.send(json.dumps({"type": "frame", "seq": seq, "events": [EVENT], "patch": {"undo": None}}))


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_button_and_a_key(people: People, address: str, phone: bool) -> None:
    ann = people("Ann", address, phone=phone, locale="ru-RU" if phone else "en-GB")
    told = Told(ann)
    info = ann.open_table("me person")
    ann.post(f"/api/tables/{info['table']}/fill", {"seat": 1, "bot": "random"})
    ann.sit(info["table"])
    button = ann.see("undo")
    expect(button).to_have_accessible_name("Взять назад: penguin tick" if phone else "Take back: penguin tick")
    check_axe(ann, "with something to take back")
    assert not small_targets(ann)
    ann.press(button)
    wait(ann.page, lambda: len(told.posts) == 1, lambda: "the button")
    if phone:
        expect(ann.see("undo-all")).to_be_hidden()
    else:
        expect(ann.see("undo-all")).to_be_visible()  # while one is on its way there is nothing to press
        ann.press(ann.see("undo-all"))
        wait(ann.page, lambda: len(told.posts) == 2, lambda: "all at once")
        expect(button).to_be_visible()
        ann.page.keyboard.press("u")
        wait(ann.page, lambda: len(told.posts) == 3, lambda: "the key")
        expect(button).to_be_visible()
        ann.page.keyboard.press("Shift+U")
        wait(ann.page, lambda: len(told.posts) == 4, lambda: "the key for all")
        assert [post["count"] for post in told.posts] == [1, 2, 1, 2]
    assert {post["decision"] for post in told.posts} == {told.posts[0]["decision"]}
    assert len({post["id"] for post in told.posts}) == len(told.posts)
    expect(button).to_be_visible()
    button.focus()
    told.taken_back()
    expect(button).to_have_count(0)
    expect(ann.see("confirm")).to_be_focused()
    expect(ann.see("live")).to_contain_text("Ann берёт назад 2 ответа." if phone else "Ann takes back 2 answers.")
    count = len(told.posts)
    ann.page.keyboard.press("u")
    ann.page.keyboard.press("Escape")
    assert len(told.posts) == count, "there is nothing left"


def test_no_button_where_there_is_nothing_to_take_back(people: People, address: str) -> None:
    ann = people("Ann", address)
    ann.sit(ann.open_table("me random")["table"])
    expect(ann.see("confirm")).to_be_visible()
    expect(ann.see("undo")).to_have_count(0)
    ann.page.keyboard.press("?")
    expect(ann.page.locator("dialog[open]")).to_be_visible()
    expect(ann.page.locator("dialog[open] kbd", has_text="U")).to_have_count(0)


def before_feeding(people: People, address: str, **more: Any) -> tuple[Person, str]:
    """Somebody whose turn is the first of a game of Herring, and a small animal of theirs that eats herring."""
    ann = people("Ann", address, **more)
    wish = {"game": "herring", "seats": [{"kind": "me"}, {"kind": "person"}], "name": "Ann"}
    for _ in range(25):
        table = ann.post("/api/tables", wish, 201)["table"]
        client = Client(address)
        for cookie in ann.context.cookies():
            client.http.cookies.set(str(cookie["name"]), str(cookie["value"]))
        hello = client.hello(table)
        cards = hello["view"]["hands"][0]["cards"]
        hunters = [name for name in ("mackerel", "squid") if cards.get(name)]
        if hello["view"]["asked"] == [0] and cards.get("herring") and hunters:
            client.answer(table, hello["decision"], "small herring")  # something to eat; it draws a card for itself
            ann.post(f"/api/tables/{table}/fill", {"seat": 1, "bot": "random"})
            ann.sit(table)
            return ann, hunters[0]
    raise AssertionError("nobody can feed anything")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_laying_and_feeding_in_herring(people: People, address: str, phone: bool) -> None:
    ann, hunter = before_feeding(people, address, phone=phone, locale="ru-RU" if phone else "en-GB")
    places = [ann.see("species-herring"), ann.see(f"species-{hunter}")]
    there = [place.get_attribute("data-n") for place in places]
    button, confirm = ann.see("undo"), ann.see("confirm")
    expect(button).to_have_count(0)
    ann.press(ann.see(f"card-{hunter}"))
    ann.press(places[0])
    expect(confirm).not_to_have_attribute("aria-disabled", "true")
    ann.press(confirm)
    expect(button).to_be_visible()
    assert [place.get_attribute("data-n") for place in places] != there
    assert not re.search("herring-[a-z]", str(button.get_attribute("aria-label")))
    check_axe(ann, "after laying")
    assert not small_targets(ann)
    if phone:
        ann.press(button)
    else:
        ann.page.keyboard.press("u")
    expect(button).to_have_count(0)
    for place, n in zip(places, there, strict=True):
        expect(place).to_have_attribute("data-n", str(n))
    expect(ann.see("live")).to_contain_text("берёт назад 1 ответ" if phone else "takes back an answer")
    expect(ann.see(f"card-{hunter}")).to_be_visible()
