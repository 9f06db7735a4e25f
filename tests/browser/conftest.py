"""A service in a process of its own, one Chromium, and people at browsers."""

import json
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.people import MILLISECONDS, Person
from tests.server.processes import Process

from shoal.server.rules import Shoal, warm

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
FAILED = pytest.StashKey[bool]()

# The client's own settings, unless the person has made some already.
SETTINGS = """settings => {
  if (location.protocol === 'about:') return;
  if (!localStorage.getItem('shoal.settings')) localStorage.setItem('shoal.settings', JSON.stringify(settings));
}"""

People = Callable[..., Person]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here needs a browser, and a while."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.slow)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    """Remember what has failed, for the pictures."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    """One Chromium for all; everybody gets a context of their own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running service with the client as it is built."""
    warm(Shoal())  # no test waits for the compiler
    process = Process(tmp_path_factory.mktemp("service") / "data")
    try:
        yield process.address
    finally:
        process.stop()


@pytest.fixture
def people(browser: Browser, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[People]:
    """Makes people: `people("Ann", address)`; `speed`, `theme`, and whatever a browser context takes."""
    everybody: list[Person] = []

    def make(
        name: str, address: str, speed: str = "off", theme: str = "dark", phone: bool = False, **more: Any
    ) -> Person:
        kind: dict[str, Any] = (PHONE if phone else DESK) | {"locale": "en-GB"} | more
        context = browser.new_context(**kind)
        context.set_default_timeout(MILLISECONDS)
        settings = json.dumps({"speed": speed, "theme": theme, "name": ""})
        context.add_init_script(f"({SETTINGS})({settings})")
        person = Person(name, address, context, context.new_page(), touch=bool(kind.get("has_touch")))
        everybody.append(person)
        return person

    yield make
    if request.node.stash.get(FAILED, False):
        for person in everybody:
            for i, page in enumerate(person.context.pages):
                picture = tmp_path / f"{person.name}-{i}.png"
                try:
                    page.screenshot(path=picture)
                except Exception as error:  # the picture is a help, not the test
                    warnings.warn(f"no picture of {person.name}: {error}", stacklevel=1)
                else:
                    print(f"\npicture: {picture}")
    faults = {person.name: person.faults for person in everybody if person.faults}
    for person in everybody:
        person.context.close()
    assert not faults, f"errors in the browser: {faults}"
