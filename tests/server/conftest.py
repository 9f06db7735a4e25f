"""A running service for the tests of this folder."""

from collections.abc import Iterator

import pytest
from tests.server.live import Live, running

from shoal.server.rules import Shoal, warm


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A service with the small game, shared by the tests of a module."""
    with running(tmp_path_factory.mktemp("data")) as service:
        yield service


@pytest.fixture(scope="session")
def source() -> Shoal:
    """The real games, compiled: what is measured and killed later does not wait for the compiler."""
    games = Shoal()
    warm(games)
    return games
