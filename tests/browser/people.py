"""People at browsers: what they see of a table and what they do there."""

import random
import re
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect
from tests.server.live import Client

PATIENCE = 45.0
# `page.screenshot` and all waits of Playwright, in milliseconds.
MILLISECONDS = PATIENCE * 1000
TABLE = "[data-testid=table]"
ANSWERS = "/answers"

STATE = """() => {
  const table = document.querySelector('[data-testid=table]');
  const confirm = document.querySelector('[data-testid=confirm]');
  const banner = document.querySelector('[data-testid=banner]');
  return {
    ...(table ? table.dataset : {}),
    enabled: !!confirm && !confirm.disabled && confirm.getAttribute('aria-disabled') !== 'true',
    banner: banner ? banner.textContent : '',
    over: !!document.querySelector('[data-testid=end]'),
  };
}"""


# What is pressed to answer a question, by the beginnings of its names; cards where nothing is said.
KINDS = {
    **{question: ["hand-"] for question in ("shark", "seal", "mine", "storm")},
    **{question: ["stack-"] for question in ("penguin", "whale-shark")},
    **{question: ["species-", "plankton"] for question in ("food", "nets")},
    "turn": ["card-", "action-current", "action-end"],
    "use": ["use-"],
}


@dataclass(frozen=True)
class State:
    """What the page says of itself."""

    phase: str
    round: int
    seq: int
    shown: int
    busy: bool
    asked: bool
    ready: bool
    question: str
    enabled: bool
    banner: str
    over: bool


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, name: str, address: str, context: BrowserContext, page: Page, touch: bool = False) -> None:
        self.name = name
        self.address = address
        self.context = context
        self.page = page
        self.touch = touch
        self.table = ""
        self.errors: list[str] = []
        # What a browser reports as an error although it belongs to the test (a refused request, a killed service).
        self.tolerated: list[str] = []
        self.heard: list[str] = []  # every message of the stream, as text
        self.listen(page)

    # ---------------------------------------------------------------- around the page

    def listen(self, page: Page) -> None:
        """Note errors and everything that the stream says."""
        page.on("console", lambda said: self.errors.append(f"console: {said.text}") if said.type == "error" else None)
        page.on("pageerror", lambda error: self.errors.append(f"page: {error}"))
        page.on("websocket", lambda socket: socket.on("framereceived", lambda text: self.heard.append(str(text))))

    @property
    def faults(self) -> list[str]:
        """Errors of the page that nobody expected."""
        return [error for error in self.errors if not any(re.search(known, error) for known in self.tolerated)]

    def go(self, path: str) -> None:
        """Open an address of the service."""
        self.page.goto(self.address + path)

    def post(self, path: str, body: dict[str, Any], status: int = 200) -> Any:
        """A request of this browser's own, with its cookie."""
        reply = self.context.request.post(self.address + path, data=body)
        assert reply.status == status, (reply.status, reply.text())
        return reply.json()

    def get(self, path: str, status: int = 200) -> Any:
        """What this browser may read."""
        reply = self.context.request.get(self.address + path)
        assert reply.status == status, (reply.status, reply.text())
        return reply.json()

    def see(self, name: str) -> Locator:
        """The element that is known to tests by this name."""
        return self.page.locator(f"[data-testid='{name}']")

    def press(self, target: Locator) -> None:
        """Click it, or tap it where there is no mouse."""
        if self.touch:
            target.tap()
        else:
            target.click()

    # ---------------------------------------------------------------- tables

    def open_table(self, seats: str, game: str = "krill", memory: bool = False, **options: Any) -> dict[str, Any]:
        """Open a table without the form; `seats` names me, person or a bot for each."""
        wishes = [
            {"kind": kind} if kind in ("me", "person") else {"kind": "bot", "bot": kind} for kind in seats.split()
        ]
        options = {"players": len(wishes)} | options
        body = {"game": game, "seats": wishes, "name": self.name, "memory": memory, "options": options}
        info: dict[str, Any] = self.post("/api/tables", body, 201)
        self.table = info["table"]
        return info

    def sit(self, table: str, page: Page | None = None) -> None:
        """Go to the table and wait until it is there."""
        self.table = table
        self.go(f"/t/{table}")
        self.wait_for_table()

    def wait_for_table(self) -> None:
        """Until the table is on the screen."""
        self.page.wait_for_selector(TABLE)

    def claim(self, link: str) -> None:
        """Follow an invitation and take the seat."""
        self.page.goto(link)
        self.see("name").fill(self.name)
        self.press(self.see("claim"))
        self.page.wait_for_url(lambda url: "invite" not in url)
        self.table = self.page.url.rstrip("/").split("/")[-1]

    def record(self) -> dict[str, Any]:
        """The game record."""
        record: dict[str, Any] = self.get(f"/api/tables/{self.table}/record")
        return record

    # ---------------------------------------------------------------- the table

    def state(self, page: Page | None = None) -> State:
        """Where the page stands now."""
        said = (page or self.page).evaluate(STATE)
        return State(
            phase=said.get("phase", ""),
            round=int(said.get("round", 0)),
            seq=int(said.get("seq", -1)),
            shown=int(said.get("shownSeq", -1)),
            busy=said.get("busy") == "true",
            asked=said.get("asked") == "true",
            ready=said.get("ready") == "true",
            question=said.get("question", ""),
            enabled=said["enabled"],
            banner=said["banner"],
            over=said["over"],
        )

    def until(self, condition: Callable[[State], bool], what: str) -> State:
        """Wait until the page is there."""
        state = self.state()

        def there() -> bool:
            nonlocal state
            state = self.state()
            return condition(state)

        wait(self.page, there, lambda: f"{self.name} waits until {what}: {state}")
        return state

    def asked(self, question: str = "") -> State:
        """Wait until there is something to answer."""
        return self.until(lambda s: s.asked and question in ("", s.question), f"asked {question}")

    def legal(self) -> list[str]:
        """The names of what may be pressed to answer the part that is asked now."""
        names: list[str] = self.page.evaluate(
            """prefixes => prefixes.flatMap(prefix => [...document.querySelectorAll(`[data-testid^=${prefix}]:not([aria-disabled=true])`)])
                .filter(e => !e.dataset.testid.match(/species|plankton/) || e.dataset.legal)
                .map(e => e.dataset.testid)""",
            KINDS.get(self.state().question, ["card-"]),
        )
        return names

    def pick(self, *names: str) -> None:
        """Press these things of the table, such as card-5, stack-7 or hand-2."""
        for name in names:
            self.press(self.see(name))

    def confirm(self) -> dict[str, Any]:
        """Press the primary button; returns what was sent."""
        with self.page.expect_response(lambda r: r.url.endswith(ANSWERS) and r.request.method == "POST") as posted:
            self.press(self.see("confirm"))
        self.page.wait_for_function(
            "() => !document.querySelector('[data-testid=confirm]')?.textContent.match(/^(Sending|Отправ)/)"
        )
        sent: dict[str, Any] = posted.value.request.post_data_json
        return sent

    def choose(self, rng: random.Random) -> None:
        """Pick something legal for each part that is still missing."""
        for _ in range(12):
            # Where the parts depend on each other, the next one is not there at once.
            state = self.until(lambda s: s.enabled or s.question != "", "the next part")
            if state.enabled:
                return
            names = self.legal()
            assert names, f"{self.name} is asked {state.question}, and nothing can be pressed"
            self.pick(rng.choice(names))
        raise AssertionError(f"{self.name} cannot complete the choice: {self.state()}")

    def answer(self, rng: random.Random) -> dict[str, Any]:
        """Answer whatever is asked, and confirm."""
        self.choose(rng)
        if rng.random() < 0.5 and self.see("tie-tick").count() and self.see("tie-tick").first.is_visible():
            tick = self.see("tie-tick").first
            if tick.get_attribute("aria-disabled") != "true":
                self.press(tick)
        return self.confirm()

    def hand(self) -> list[str]:
        """The own cards as shown."""
        cards: list[str] = self.page.evaluate(
            "() => [...document.querySelectorAll('[data-testid^=card-]')].map(e => e.dataset.card)"
        )
        return cards

    def held(self) -> list[str]:
        """What lies in the own hand, in words."""
        names: list[str] = self.page.evaluate(
            "() => [...document.querySelectorAll('.mine [data-testid^=card-]')].map(e => e.getAttribute('aria-label').split('.')[0])"
        )
        return sorted(names)

    def chosen(self) -> list[str]:
        """The own cards that are marked as picked."""
        cards: list[str] = self.page.evaluate(
            "() => [...document.querySelectorAll('[data-testid^=card-][aria-pressed=true]')].map(e => e.dataset.card)"
        )
        return cards

    def speed(self, value: str) -> None:
        """Set the speed of the animation where the client has it: in its menu."""
        self.press(self.see("menu"))
        self.press(self.page.locator(f"input[name=speed][value={value}]"))
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog[open]")).to_have_count(0)

    def points(self) -> dict[int, int]:
        """The points of each seat as the final scene shows them."""
        rows = self.page.evaluate(
            """() => [...document.querySelectorAll('[data-testid=scores] tbody tr')]
                .map(row => [Number(row.dataset.seat), Number(row.querySelector('.total').textContent.replace('−', '-'))])"""
        )
        return dict(rows)

    def ranks(self) -> dict[int, int]:
        """The rank of each seat as the final scene shows it."""
        rows = self.page.evaluate(
            """() => [...document.querySelectorAll('[data-testid=scores] tbody tr')]
                .map(row => [Number(row.dataset.seat), Number(row.querySelector('.rank').dataset.rank)])"""
        )
        return dict(rows)

    def overflow(self) -> int:
        """By how many pixels the page is too wide."""
        return int(
            self.page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
        )


class Friend:
    """Somebody at the table without a browser, who plays what the test says."""

    def __init__(self, address: str, table: str, invite: str, name: str) -> None:
        self.client = Client(address)
        self.table = table
        self.seat: int = self.client.claim(table, invite, name=name)["my_seat"]

    @classmethod
    def host(cls, address: str, seats: str, game: str = "krill", **options: Any) -> "Friend":
        """Somebody who opens a table of their own; the first seat is theirs."""
        friend = cls.__new__(cls)
        friend.client, friend.seat = Client(address), 0
        options = {"players": len(seats.split())} | options
        friend.table = friend.client.create(seats, game=game, name="Ann", options=options)["table"]
        return friend

    def cookie(self) -> Any:
        """What makes a browser this person's."""
        return {"name": "shoal", "value": self.client.http.cookies["shoal"], "url": self.client.address}

    def play_out(self, rng: random.Random) -> None:
        """Answer whatever comes until the game is over; only bots sit here besides."""
        end = time.monotonic() + 2 * PATIENCE
        while self.client.get(f"/api/tables/{self.table}")["state"] != "over":
            assert time.monotonic() < end, "the game does not end"
            if not self.answer(rng):
                time.sleep(0.01)

    def look(self) -> dict[str, Any]:
        """The greeting of the stream: view and decision of this moment."""
        hello: dict[str, Any] = self.client.sse(self.table)[0]
        return hello

    def cards(self) -> list[str]:
        """What can be played now, when a card is asked."""
        questions = self.look()["view"].get("questions") or []
        return [a["answer"] for part in questions[:1] for a in part["answers"] if a["legal"]]

    def play(self, *answers: str, status: int = 200) -> None:
        """Answer the open decision."""
        hello = self.look()
        assert hello.get("decision"), f"{self.seat} is not asked"
        self.client.answer(self.table, hello["decision"], *answers, status=status)

    def answer(self, rng: random.Random) -> bool:
        """Answer anything legal, if asked and not ready."""
        hello = self.look()
        view = hello["view"]
        if not hello.get("decision") or view["ready"][self.seat] or not view.get("questions"):
            return False
        answers = [rng.choice([a["answer"] for a in part["answers"] if a["legal"]]) for part in view["questions"]]
        self.client.answer(self.table, hello["decision"], *answers)
        return True


def wait(page: Page, condition: Callable[[], bool], what: Callable[[], str], patience: float = PATIENCE) -> None:
    """Look again and again, for at most so many seconds."""
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end, what()
        page.wait_for_timeout(20)


def play_on(
    people: Sequence[Person],
    rng: random.Random,
    friends: Iterable[Friend] = (),
    stop: Callable[[], bool] | None = None,
    look: Callable[[Person], None] | None = None,
    answer: Callable[[Person], Any] | None = None,
) -> None:
    """Everybody answers what they are asked until the game is over, or until `stop` says so."""
    friends = list(friends)
    while not (stop and stop()):
        acted = False
        for person in people:
            state = person.state()
            if state.asked:
                if look:
                    look(person)
                if answer:
                    answer(person)
                else:
                    person.answer(rng)
                acted = True
        for friend in friends:
            acted = friend.answer(rng) or acted
        if acted:
            continue
        if all(person.state().over for person in people):
            return
        wait(
            people[0].page,
            lambda: any(p.state().asked for p in people) or all(p.state().over for p in people) or bool(friends),
            lambda: f"nobody is asked: {[(p.name, p.state()) for p in people]}",
        )
