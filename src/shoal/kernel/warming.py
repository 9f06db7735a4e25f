"""One call of each entry point with small real data, which is what makes Numba compile it."""

from typing import TYPE_CHECKING, Any

import numpy as np

from shoal.kernel.contract import NONE
from shoal.kernel.events import new_log
from shoal.kernel.options import resolve
from shoal.kernel.records import as_bytes

if TYPE_CHECKING:
    from shoal.kernel.game import Game

# How long an entry point takes to compile, in seconds or so: the rules it is the first to use count for it.
WEIGHTS = {"advance": 12, "redeal": 5, "instinct": 4, "play_games": 3, "batch_act": 3, "score": 2}


def weight(name: str) -> int:
    """How much of the whole work an entry point is."""
    return WEIGHTS.get(name, 1)


def calls(game: "Game") -> list[tuple[str, tuple[Any, ...]]]:
    """The entry points with arguments, in an order in which each finds a position it can work on."""
    values = resolve(game.options, {})
    tables = game.resolve(values, game.load_components(game.folder / "components.toml"))
    seats = int(tables[0]["seats"])
    p, v = game.position.zeros(2), game.position.zeros(1)
    p_raw, v_raw, veils = as_bytes(p), as_bytes(v), game.position.veils(seats, int(tables[0]["hands_each"]))
    log, silent = new_log(64), new_log(0)
    mask, masks = np.zeros(len(game.answers), np.uint8), np.zeros((2, len(game.answers)), np.uint8)
    levels = np.zeros((seats, len(game.levels)), np.int32)
    points, ended = np.zeros((2, seats, len(game.levels)), np.int32), np.zeros(2, np.int16)
    who, answers = np.zeros(2, np.int16), np.full(2, NONE, np.int16)
    features = np.zeros((2, game.position.features), np.uint8)
    policies = np.zeros(seats, np.int8)
    return [  # small ones first, so that the bar moves: what they compile the large ones use
        ("setup", (tables, p, 0, log)),
        ("question", (tables, p, 0, 0)),
        ("legal", (tables, p, 0, 0, mask)),
        ("why", (tables, p, 0, 0, 0)),
        ("take_back", (tables, p, 0, 0)),
        ("advance", (tables, p, 0, log)),
        ("score", (tables, p, 0, levels)),
        ("hide", (tables, p, p_raw, 0, 0, v, v_raw, 0, veils)),
        ("redeal", (tables, v, v_raw, 0, 1, p, p_raw, 1)),
        ("copy_records", (p, 1)),
        ("batch_start", (tables, p, p_raw, 0, 2, 1, silent)),
        ("batch_act", (tables, p, p_raw, 0, 2, answers, who, masks, points, ended, False, silent)),
        ("hide", (tables, p, p_raw, 0, 0, v, v_raw, 0, veils)),
        ("instinct", (tables, v, 0, mask)),
        ("batch_observe", (tables, p, p_raw, 0, 2, who, v, v_raw, veils, game.position.first_feature, features)),
        ("batch_sample", (0, 2, who, masks, p[1:], answers)),
        ("batch_illegal", (who, masks, answers)),
        ("act", (tables, p, 0, 0, 0)),
        ("play_games", (tables, p, p_raw, v, v_raw, veils, 1, policies, mask, silent, points, ended)),
    ]
