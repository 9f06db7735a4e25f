"""What a choice would come to, as a seat's view tells it, holds when the choice is made."""

from typing import Any

import pytest

import shoal
from shoal.match import Match


def last_turn(seed: int) -> tuple[Match, dict[str, Any]]:
    """A game of two in the last turn of the first round, when uses are asked, and what the first seat sees."""
    match = shoal.game("kraken").start(seed=seed, players=2)
    while True:
        view = match.view(0)
        if view["turn"] == view["turns"] and view["phase"] == "use":
            return match, view
        for seat in match.view()["asked"]:
            part = match.view(seat)["questions"][0]
            answers = [answer["answer"] for answer in part["answers"]]
            match.play(seat, "place" if "place" in answers else answers[0])


@pytest.mark.parametrize("seed", range(6))
def test_a_card_that_is_said_to_be_lost_is_lost_and_no_other(seed: int) -> None:
    match, view = last_turn(seed)
    card = view["hands"][0]["shown"]
    place = view["outlook"][card]["place"]
    assert place["lost"] == (place["height"] > len(view["hands"][0]["tentacle"]))
    before = view["hands"][0]["points"]
    match.play(0, "place")
    match.play(1, "feed")
    after = match.view(0)["hands"][0]
    assert match.view(0)["round"] == 2
    assert after["lair"].get(card, 0) == view["hands"][0]["lair"].get(card, 0) + (not place["lost"])
    if place["lost"]:
        assert after["points"] == before
