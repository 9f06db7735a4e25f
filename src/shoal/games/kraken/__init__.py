"""Kraken Up: a drafting game for 2 to 4 players."""

from pathlib import Path

from shoal.games.kraken import components, hidden, instinct, notation, rules, table
from shoal.kernel import Game

GAME = Game(
    name="kraken",
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
    # What cards a hand has is a secret, so that being asked for one tells nothing; a last card is no secret choice.
    private_questions=frozenset({rules.ASK_CARD}),
    component_fields=components.FREE,
    check_components=components.check_table,
    check_position=table.check_position,
    shown_reasons=frozenset(),
)
