"""Herring: Northern Seas: a card game about one sea, for 2 to 5 players."""

from pathlib import Path

from shoal.games.herring import components, hidden, instinct, notation, rules, table
from shoal.kernel import Game

GAME = Game(
    name="herring",
    revision=1,
    schema=2,
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
    component_fields=frozenset({"goal", "start", "level", "apex", "diet", "deck", "disasters"}),
    check_components=components.check_table,
    check_position=table.check_position,
    upgrade=(table.up_to_254,),
    private_questions=frozenset({rules.ASK_TURN, rules.ASK_GIVE, rules.ASK_DISCARD}),
    nobody_wins=frozenset(range(4, 8)),
    survival="survived",
    shown_reasons=frozenset(
        {
            rules.ONE_SPECIES,
            rules.ONE_CARD,
            rules.TOO_LATE,
            rules.NO_FOOD,
            rules.NOTHING_DONE,
            rules.NOT_EATEN,
        }
    ),
)
