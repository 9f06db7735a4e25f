"""How instinct bots use the cards of Kraken Up, for `docs/balance.md`: `python scripts/kraken_cards.py 2000`."""

import sys

import numpy as np

import shoal
from shoal.games.kraken import rules as r
from shoal.games.kraken.notation import CARD_NAMES
from shoal.kernel.events import new_log, rows
from shoal.kernel.records import as_bytes


def measure(players: int, games: int) -> None:
    """Print for each card where in the hand's life it is taken and what becomes of it; and when ships go."""
    variant = shoal.game("kraken").variant(players=players)
    code, tables, t = variant.game.code, variant.tables, variant.tables[0]
    p, v, log = variant.game.position.zeros(1), variant.game.position.zeros(1), new_log(255)
    mask, raw, v_raw = np.zeros(len(variant.game.answers), np.uint8), as_bytes(p), as_bytes(v)
    taken, turns, fed, caught = (np.zeros(r.KINDS) for _ in range(4))
    ships = np.zeros(r.ROUNDS + 1)
    for game in range(games):
        raw[0] = 0
        p[0]["viewer"], p[0]["chance"] = -3, game * 104_729 + 1
        code.setup(tables, p, 0, log)
        while not code.over(p[0]):
            log[0, 0], lair = 0, p[0]["lair"].copy()
            more = code.advance(tables, p, 0, log)
            caught += (p[0]["lair"].astype(int) - lair).sum(axis=0)
            ships[p[0]["round_no"]] += sum(row[0] == r.GRABBED for row in rows(log))
            if more:
                continue
            for seat in range(players):
                while code.legal(tables, p, 0, seat, mask):
                    code.hide(tables, p, raw, 0, seat, v, v_raw, 0, variant.veils)
                    v[0]["chance"] = game * 7919 + int(p[0]["turn"]) * 31 + seat
                    answer = int(code.instinct(tables, v, 0, mask))
                    if answer < r.KINDS:
                        taken[answer] += 1
                        turns[answer] += p[0]["turn"]
                    elif answer == r.FEED:
                        fed[int(p[0]["shown"][seat]) - 1] += 1
                    code.act(tables, p, 0, seat, answer)
    print(
        f"\n{players} players, {games} games: ships {ships[1] / games:.2f} in round 1, {ships[2] / games:.2f} in round 2"
    )
    print(f"{'card':<10} taken in turn (of {int(t['hand_cards'])})   into the lair   fed   out of reach")
    for kind, name in enumerate(CARD_NAMES):
        n = taken[kind]
        lost = n - fed[kind] - caught[kind]
        shares = f"{caught[kind] / n:14.0%} {fed[kind] / n:9.0%} {lost / n:12.0%}"
        print(f"{name:<10} {turns[kind] / n:12.1f} {shares}")


if __name__ == "__main__":
    for players in (4, 3, 2):
        measure(players, int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
