"""The rules, loaded behind a service that is already listening."""

import asyncio
import logging
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from shoal.server.wire import ApiError, Message

log = logging.getLogger("shoal.server")
PATIENCE = 60.0


class Step(Protocol):
    """One automatic step of a match, as each viewer sees it."""

    def events(self, viewer: int | None) -> list[Message]:
        """What happened."""

    def view(self, viewer: int | None, memory: bool = False) -> dict[str, Any]:
        """The table after it."""


class Match(Protocol):
    """What the service uses of a match."""

    @property
    def options(self) -> Mapping[str, Any]: ...
    @property
    def seats(self) -> int: ...
    @property
    def over(self) -> bool: ...
    @property
    def stage(self) -> int: ...
    @property
    def open(self) -> Mapping[int, str]: ...
    @property
    def opening(self) -> Sequence[Step]: ...

    def legal(self, seat: int) -> list[str]: ...
    def play(self, seat: int, *answers: str) -> Sequence[Step]: ...
    def change(self, seat: int, *answers: str) -> Sequence[Step]: ...
    def ahead(self, seat: int, *answers: str, memory: bool = True) -> dict[str, Any]: ...
    def ready(self, seat: int) -> bool: ...
    def undo(self, seat: int, count: int = 1) -> Sequence[Step]: ...
    def may_undo(self, seat: int) -> int: ...
    def mark(self) -> None: ...
    def agree(self) -> Sequence[Step]: ...
    def cap(self) -> bool: ...
    def view(self, viewer: int | None, memory: bool = True) -> dict[str, Any]: ...
    def seat_view(self, seat: int) -> Any: ...
    def save(self) -> dict[str, Any]: ...
    def record(self) -> dict[str, Any]: ...


class Lesson(Protocol):
    """What the service uses of a lesson."""

    @property
    def match(self) -> Match: ...
    @property
    def plan(self) -> Any: ...
    @property
    def seat(self) -> int: ...

    def begin(self) -> Sequence[Any]: ...
    def play(self, *answers: str) -> Sequence[Any]: ...
    def ahead(self, *answers: str) -> dict[str, Any]: ...
    def view(self, scene: Any) -> dict[str, Any]: ...
    def text(self, step: Any) -> Message: ...


class Game(Protocol):
    """What the service uses of a game."""

    @property
    def name(self) -> str: ...
    @property
    def revision(self) -> int: ...
    @property
    def players(self) -> tuple[int, int]: ...
    @property
    def options(self) -> Sequence[Any]: ...

    def seated(self, options: Mapping[str, Any], *, bots: bool) -> dict[str, Any]: ...
    def start(self, *, key: bytes, **options: Any) -> Match: ...
    def load(self, saved: dict[str, Any]) -> Match: ...


class Source(Protocol):
    """Where games and bots come from."""

    def games(self) -> Sequence[str]: ...
    def game(self, name: str) -> Game: ...
    def bots(self) -> Sequence[str]: ...
    def choose(self, game: str, bot: str, view: Any, seed: int) -> Sequence[str]: ...
    def lesson(self, game: str, name: str) -> Lesson | None: ...
    def illegal(self) -> type[Exception]: ...
    def wrong_option(self) -> type[Exception]: ...


class Shoal:
    """The games and bots of this package. Importing them is slow, so it happens here and late."""

    def __init__(self) -> None:
        import shoal
        import shoal.bots

        self._shoal: Any = shoal
        self._bots: Any = shoal.bots

    def games(self) -> Sequence[str]:
        return list(self._shoal.games())

    def game(self, name: str) -> Game:
        game: Game = self._shoal.game(name)
        return game

    def bots(self) -> Sequence[str]:
        return list(self._bots.names())

    def choose(self, game: str, bot: str, view: Any, seed: int) -> Sequence[str]:
        return [str(part) for part in self._bots.bot(bot).answers(view, seed=seed)]

    def lesson(self, game: str, name: str) -> Lesson | None:
        from shoal.match.lesson import Lesson, lessons

        if game not in self.games() or name not in lessons(game):
            return None

        def bot(match: Any, seat: int, seed: int) -> Sequence[str]:
            return self.choose(game, self.bots()[0], match.seat_view(seat), seed)

        lesson: Any = Lesson(game, name, bot)
        return lesson  # type: ignore[no-any-return]

    def illegal(self) -> type[Exception]:
        kind: type[Exception] = self._shoal.IllegalMove
        return kind

    def wrong_option(self) -> type[Exception]:
        kind: type[Exception] = self._shoal.OptionError
        return kind


def warm(source: Source) -> None:
    """Make everything a first move needs: rules, views, bots."""
    for name in source.games():
        match = source.game(name).start(key=bytes(32))
        match.view(None)
        seat = next(iter(match.open), None)
        if seat is None:
            continue
        for bot in source.bots():
            match.play(seat, *source.choose(name, bot, match.seat_view(seat), 1))
            match.view(seat)
            seat = next(iter(match.open), seat)


class Rules:
    """The games, as soon as they are loaded."""

    def __init__(self, make: Callable[[], Source] = Shoal) -> None:
        self._make = make
        self._source: Source | None = None
        self._failed = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._done = asyncio.Event()

    def begin(self) -> None:
        """Load in a thread of its own."""
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
            threading.Thread(target=self._load, name="rules", daemon=True).start()

    def _load(self) -> None:
        try:
            source = self._make()
            warm(source)
            self._source = source
            log.info("rules loaded", extra={"games": list(source.games())})
        except Exception:
            self._failed = True
            log.exception("the rules cannot be loaded")
        assert self._loop is not None
        try:
            self._loop.call_soon_threadsafe(self._done.set)
        except RuntimeError:  # stopped meanwhile
            return

    @property
    def loaded(self) -> bool:
        """Whether requests that need the rules are answered at once."""
        return self._source is not None

    async def wait(self) -> bool:
        """Until somebody has had them loaded; whether that went well."""
        await self._done.wait()
        return not self._failed

    async def ready(self) -> None:
        """Until the rules are loaded; a refusal when they do not come."""
        self.begin()
        try:
            await asyncio.wait_for(self._done.wait(), PATIENCE)
        except TimeoutError:
            raise ApiError(503, "loading") from None
        if self._failed:
            raise ApiError(500, "rules")

    @property
    def source(self) -> Source:
        """Games and bots; only after `ready`."""
        if self._source is None:
            raise ApiError(503, "loading")
        return self._source
