"""Kelp: Shark vs Octopus: a hidden-movement duel for 2 players."""

from pathlib import Path

from shoal.games.kelp import components, hidden, instinct, notation, outside, record, rules, table
from shoal.kernel import Game

GAME = Game(
    name="kelp",
    revision=2,
    schema=2,
    folder=Path(__file__).parent,
    table=record.TABLE,
    position=record.POSITION,
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
    component_fields=components.COMPONENT_FIELDS,
    check_components=components.check_table,
    check_position=table.check_position,
    upgrade=(outside.in_254ths,),
    private_questions=frozenset(
        {
            *(record.ASK_ACTION, record.ASK_PAY, record.ASK_HIDE, record.ASK_SHUFFLE, record.ASK_EXCHANGE),
            *(record.ASK_KEEP, record.ASK_TRASH, record.ASK_FETCH, record.ASK_DROP, record.ASK_SWAP),
        }
    ),
    shown_reasons=frozenset(
        {
            *(record.CANNOT_PAY, record.NO_EFFECT, record.HAND_FULL, record.NOTHING_LEFT, record.WRONG_PAYMENT),
            *(record.TOO_LOW, record.NO_CHAIN, record.TOO_DEAR, record.MUST_BUY, record.NO_USE, record.NO_EXCHANGE),
        }
    ),
)
