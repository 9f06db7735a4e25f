"""Go For The Krill: a simultaneous card game for 2 to 7 players."""

from pathlib import Path

from shoal.games.krill import components, hidden, instinct, notation, rules, table
from shoal.kernel import Game

GAME = Game(
    name="krill",
    revision=1,
    schema=1,
    folder=Path(__file__).parent,
    table=rules.TABLE,
    position=rules.POSITION,
    answers=notation.ANSWERS,
    questions=notation.QUESTIONS,
    levels=notation.LEVELS,
    ends=notation.ENDS,
    options=components.OPTIONS,
    resolve=components.resolve,
    load_components=components.load,
    rules=rules,
    hidden=hidden,
    quick=instinct,
    scenes=table,
    component_fields=frozenset({"deck", "rounds", "mission_points"}),
    check_components=components.check_table,
    check_position=table.check_position,
    shown_reasons=frozenset(
        {
            rules.SQUID_FIRST_ROUND,
            rules.TICK_GONE,
            rules.OWN_CARD,
            rules.CANCELLED,
            rules.SQUID_SAFE,
            rules.NO_STACK,
            rules.SPOOKED,
            rules.NOT_SPOOKED,
            rules.NOTHING_CAUGHT,
        }
    ),
)
