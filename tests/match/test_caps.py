"""An endless game has a cap wherever a bot sits, and none where only people do unless they set one."""

import random

import pytest
from tests.match.test_match import through_json

import shoal
from shoal.arena.sim import simulate
from shoal.kernel.options import Option, OptionError, with_caps
from shoal.match import GameHandle

OPTIONS = (Option("players", "int", 2, 2, 4), Option("limit", "int", 60, 0, 250, cap="limit"))
CAPPED = [(name, option) for name in shoal.games() for option in shoal.game(name).options if option.cap]


def test_who_sits_decides() -> None:
    assert with_caps(OPTIONS, {}, bots=False) == {"limit": 0}
    assert with_caps(OPTIONS, {"limit": 5, "players": 3}, bots=False) == {"limit": 5, "players": 3}
    assert with_caps(OPTIONS, {"players": 3}, bots=True) == {"players": 3}, "the default holds"
    assert with_caps(OPTIONS, {"limit": 5}, bots=True) == {"limit": 5}
    with pytest.raises(OptionError, match=r"option limit: 0 is not allowed .* from 1 to 250"):
        with_caps(OPTIONS, {"limit": 0}, bots=True)


def test_every_limit_is_a_cap() -> None:
    assert "herring" in dict(CAPPED)
    for name in shoal.games():
        for option in shoal.game(name).options:
            assert bool(option.cap) == option.name.endswith("_limit"), f"{name}: {option.name}"


@pytest.mark.parametrize(("name", "option"), CAPPED)
def test_bots_never_play_without_an_end(name: str, option: Option) -> None:
    game = shoal.game(name)
    assert option.kind == "int" and option.minimum == 0 < option.default
    endless = {option.name: 0}
    with pytest.raises(OptionError, match="where bots play"):
        game.batch(2, **endless)
    with pytest.raises(OptionError, match="where bots play"):
        simulate(game.variant(**endless), ["random"], 1)
    with pytest.raises(OptionError, match="where bots play"):
        game.seated(endless, bots=True)
    assert game.variant().options[option.name] == option.default
    assert game.start(seed=1, **game.seated({}, bots=False)).options[option.name] == 0


@pytest.mark.parametrize(("name", "option"), CAPPED)
def test_a_bot_that_comes_later_brings_the_cap(name: str, option: Option) -> None:
    """What was played before is as it would have been with the cap: the record with it holds."""
    game, rng = shoal.game(name), random.Random(5)
    match = game.start(key=bytes(32), **game.seated({}, bots=False))

    def play(moves: int) -> None:
        while len(match.moves) < moves:
            seat = next(iter(match.open))
            match.play(seat, rng.choice(match.legal(seat)))

    play(3)
    views = match.view(0)
    assert match.cap() and not match.cap()
    assert match.options[option.name] == option.default == match.variant.options[option.name]
    assert match.variant.tables[0][option.cap] == option.default
    assert match.view(0) | {"limit": 0} == views | {"limit": 0}
    play(6)
    match.agree()
    again = shoal.verify(through_json(match.record()))
    assert again.options == match.options
    assert again.variant.tables.tobytes() == game.variant().tables.tobytes()
    assert not game.start(seed=1, **{option.name: 7}).cap(), "their own limit stays"


def test_games_that_end_by_themselves_are_left_alone() -> None:
    krill: GameHandle = shoal.game("krill")
    assert krill.seated({"players": 4}, bots=False) == {"players": 4} == krill.seated({"players": 4}, bots=True)
    assert not krill.start(seed=1).cap()
