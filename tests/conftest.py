"""Shared by all tests: how much to run, which browser to use, what counts as having run."""

import os
import shutil
from collections.abc import Callable, Iterator

import pytest
from hypothesis import settings

from shoal import messages

SOAK = os.environ.get("SHOAL_SOAK") == "1"
# Set by `make test` and `make soak`: a missing browser is then a failure, and so is a run without a test.
COMPLETE = os.environ.get("SHOAL_COMPLETE") == "1"

settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, print_blob=True)
settings.register_profile("soak", deadline=None, print_blob=True, max_examples=2000)
settings.load_profile("soak" if SOAK else "ci" if os.environ.get("CI") else "dev")


@pytest.fixture(scope="session")
def scale() -> Callable[[int, int], int]:
    """`scale(200, 20_000)`: the first number in an ordinary run, the second in `make soak`."""
    return lambda sample, soak: soak if SOAK else sample


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Whatever language a test lets Shoal speak, the next one begins with the first."""
    yield
    messages.use(messages.DEFAULT)


@pytest.fixture
def shells() -> Iterator[None]:
    """The small game of several answers in a row is known to all of Shoal while the test runs."""
    from tests.games.shells.shells import known

    with known():
        yield


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the Chromium that browser tests start (`executable_path` for Playwright)."""
    for name in (os.environ.get("SHOAL_CHROMIUM"), "chromium", "chromium-browser"):
        if name and (path := shutil.which(name)):
            return path
    missing = "no Chromium found: install Debian's `chromium`, or name one in SHOAL_CHROMIUM"
    if COMPLETE:
        pytest.fail(missing)
    pytest.skip(missing)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """A complete run in which every test was skipped has shown nothing."""
    if hasattr(session.config, "workerinput"):
        return  # one of several processes: the one that counts for all of them decides
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if COMPLETE and exitstatus == 0 and not (reporter and reporter.stats.get("passed")):
        session.exitstatus = pytest.ExitCode.NO_TESTS_COLLECTED


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: Playwright keeps an event loop running, in which others cannot start their own."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)
