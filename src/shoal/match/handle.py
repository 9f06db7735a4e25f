"""`shoal.game(name)`: what one does with a game."""

import functools
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from shoal.games import NAMES, load
from shoal.kernel import Game, Option, OptionError
from shoal.kernel import options as kernel_options
from shoal.match.batch import Batch
from shoal.match.match import Match, Variant, key_of_seed


def games() -> list[str]:
    """The names of the games."""
    return list(NAMES)


@functools.cache
def _handle(name: str) -> "GameHandle":
    return GameHandle(load(name))


def game(name: str) -> "GameHandle":
    """The game called `name`; an OptionError names those there are."""
    if name not in NAMES:
        raise OptionError(f"there is no game {name!r}; there are: {', '.join(games())}")
    return _handle(name)


def is_seed(seed: Any) -> bool:
    """Whether a value can be a seed."""
    return isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < 2**63


def is_key(key: Any) -> bool:
    """Whether a value can be the key of a live table."""
    return isinstance(key, bytes) and len(key) == 32


class GameHandle:
    """One game: its description, and the ways to start it."""

    def __init__(self, description: Game) -> None:
        self.kernel = description
        self.name = description.name
        self.revision = description.revision
        self.options: Sequence[Option] = description.options
        self.players = description.players

    def __repr__(self) -> str:
        return f"shoal.game({self.name!r})"

    def variant(self, components: Path | str | None = None, **options: Any) -> Variant:
        """Check options and components and make the table record of them."""
        values = kernel_options.resolve(self.kernel.options, options)
        path = Path(components) if components else self.kernel.folder / "components.toml"
        read = self.kernel.load_components(path)
        return Variant(self.kernel, values, read.digest, self.kernel.resolve(values, read))

    def seated(self, options: Mapping[str, Any], *, bots: bool) -> dict[str, Any]:
        """Options for a table where bots sit or where none does: a cap on an endless game holds wherever a bot sits.

        Raises:
            OptionError: bots sit and there is to be no cap.
        """
        return kernel_options.with_caps(self.kernel.options, options, bots)

    def start(
        self, *, seed: int | None = None, key: bytes | None = None, components: Path | str | None = None, **options: Any
    ) -> Match:
        """Start a match.

        With `seed` the match is reproducible. With `key` (32 secret bytes) it is a live table: the key comes out only
        when the match is over. With neither, a fresh key is drawn.

        Raises:
            OptionError: an option or a components file is wrong; the message says what is allowed.
        """
        if seed is not None and key is not None:
            raise OptionError("give a seed or a key, not both")
        if seed is not None and not is_seed(seed):
            raise OptionError(f"seed: {seed!r} is not allowed; it takes a whole number from 0 to 2**63 - 1")
        if key is not None and not is_key(key):
            raise OptionError("key: it takes 32 bytes, secret and drawn for this match alone")
        variant = self.variant(components, **options)
        secret = key if key is not None else key_of_seed(seed) if seed is not None else secrets.token_bytes(32)
        return Match.begin(variant, secret, live=seed is None)

    def batch(
        self,
        n: int,
        *,
        seed: int = 0,
        again: bool = False,
        threads: int = 1,
        components: Path | str | None = None,
        **options: Any,
    ) -> Batch:
        """`n` games in lockstep, one decision per game a step; `again` starts a new game where one has ended.

        Games and their chance do not depend on `threads`, only `Batch.sample` does.
        """
        return Batch(self.variant(components, **options), n, seed, again, threads)

    def load(self, saved: dict[str, Any]) -> Match:
        """The match that `Match.save` wrote."""
        return Match.restore(self.kernel, saved)
