"""Public peers, driven from Python as their users drive them: uniformly random legal play for some seconds of CPU time.

Runs in an environment of its own (`bench/requirements-peers.lock`); prints one JSON object: {row: rate}.
"""

import json
import random
import sys
import time

import pyspiel


def simultaneous(name: str, seconds: float) -> float:
    """Decisions per CPU second; a decision has two or more legal actions."""
    game = pyspiel.load_game(name)
    players, decisions, start = game.num_players(), 0, time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.legal_actions()))
                continue
            actions = [state.legal_actions(player) for player in range(players)]
            state.apply_actions([random.choice(legal) if legal else 0 for legal in actions])
            decisions += sum(len(legal) > 1 for legal in actions)
    return decisions / (time.process_time() - start)


def sequential(name: str, seconds: float, observed: bool = False) -> float:
    """Decisions per CPU second; if `observed`, with the legal mask and the observer's tensor at each decision."""
    game = pyspiel.load_game(name)
    decisions, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
                continue
            player = state.current_player()
            if observed:
                state.legal_actions_mask(player)
                state.information_state_tensor(player)
            legal = state.legal_actions(player)
            state.apply_action(random.choice(legal))
            decisions += len(legal) > 1
    return decisions / (time.process_time() - start)


def main(seconds: float) -> None:
    hands = {name: sequential(name, seconds) for name in ("crazy_eights(players=3)", "go_fish(players=3)")}
    rows = {
        "goofspiel, 5 players": simultaneous("goofspiel(players=5,num_cards=13)", seconds),
        "hearts": sequential("hearts", seconds),
        "leduc_poker with mask and tensor": sequential("leduc_poker", seconds, observed=True),
        "rbc": sequential("rbc", seconds),
        "dark_hex": sequential("dark_hex", seconds),
        **hands,
        "the better of crazy_eights and go_fish, 3 players": max(hands.values()),
    }
    print(json.dumps(rows))


if __name__ == "__main__":
    main(float(sys.argv[1]))
