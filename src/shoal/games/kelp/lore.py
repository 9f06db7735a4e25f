"""What a perfectly attentive shark knows of the blocks: a small table of classes of arrangements, exact in integers.

The nine blocks rest on nine mats; `mat[space]` says which mat lies on a space, so that a swap exchanges two entries. A
run is a stretch of neighbouring mats whose blocks are exchangeable: nothing that was seen tells them apart. An entry of
`lore` is an arrangement sorted inside every run, nine nibbles with the kind on each mat, and above them its weight. The
probability of an arrangement is the weight of its class, shared equally among the ways to permute every run.

The choices of the Octopus are taken as uninformative: only what they show or require counts.
"""

from typing import Any

import numpy as np

from shoal.games.kelp.record import BLOCKS, CERTAIN, LORE, THE_OCTOPUS, ZONES
from shoal.kernel import rule

BITS = 4 * ZONES  # above these stands the weight
CODE = (1 << BITS) - 1
HEAVIEST = 1 << 24
NO_HINT = -1
MOST_CHOICES = 512


def _binomials() -> Any:
    table = np.zeros((ZONES + 1, ZONES + 1), np.int64)
    for n in range(ZONES + 1):
        table[n, 0] = 1
        for k in range(1, n + 1):
            table[n, k] = table[n - 1, k - 1] + table[n - 1, k]
    return table


CHOOSE_TABLE = _binomials()


@rule
def at(code: int, mat: int) -> int:
    """The kind on a mat."""
    return (code >> (4 * mat)) & 15


@rule
def ways(n: int, k: int) -> int:
    """In how many ways `k` of `n` can be picked."""
    return np.int64(CHOOSE_TABLE[n, k])


@rule
def divisor(a: int, b: int) -> int:
    """The greatest common divisor."""
    while b:
        a, b = b, a % b
    return a


@rule
def forget_all(p: Any) -> None:
    """Nothing was seen yet: all blocks on the board are one run."""
    code, mat = 0, 0
    for kind in range(BLOCKS):
        for space in range(ZONES):
            if p.block[space] == kind:
                code |= kind << (4 * mat)
                mat += 1
    for space in range(ZONES):
        p.mat[space] = space
    p.lore[0] = code | 1 << BITS
    clear_from(p, 1)
    p.starts = 1
    p.seen = 0
    p.blurred = 0
    follow_scent(p)


@rule
def clear_from(p: Any, n: int) -> None:
    """The table has `n` entries; behind them there is nothing."""
    for i in range(n, np.int64(p.lore_n)):
        p.lore[i] = 0
    p.lore_n = n


@rule
def follow_scent(p: Any) -> None:
    """How likely the Octopus is on each space, for quick looks and observations."""
    total = 0
    for i in range(p.lore_n):
        total += np.int64(p.lore[i]) >> BITS
    for space in range(ZONES):
        p.scent[space] = 0
    starts, begin, weight = np.int64(p.starts), 0, 0
    for mat in range(ZONES):
        for i in range(p.lore_n):
            entry = np.int64(p.lore[i])
            weight += (entry >> BITS) * np.int64(at(entry, mat) == THE_OCTOPUS)
        if mat == ZONES - 1 or (starts >> (mat + 1)) & 1:
            if weight:
                spread(p, weight, total, begin, mat)
            begin, weight = mat + 1, 0


@rule
def spread(p: Any, weight: int, total: int, begin: int, last: int) -> None:
    """The Octopus may lie on the mats of a run, on each as likely."""
    parts = total * (last + 1 - begin)
    chance = max(1, (weight * CERTAIN + (parts >> 1)) // parts)
    for space in range(ZONES):
        if begin <= p.mat[space] and p.mat[space] <= last:
            p.scent[space] = chance


@rule
def lighten(p: Any) -> None:
    """Divide all weights by what they have in common; keep them small."""
    common, heaviest = 0, 0
    for i in range(p.lore_n):
        weight = np.int64(p.lore[i]) >> BITS
        common = divisor(weight, common)
        heaviest = max(heaviest, weight)
    if common > 1:
        for i in range(p.lore_n):
            entry = np.int64(p.lore[i])
            p.lore[i] = (entry & CODE) | ((entry >> BITS) // common) << BITS
        heaviest //= common
    while heaviest >= HEAVIEST:
        for i in range(p.lore_n):
            entry = np.int64(p.lore[i])
            p.lore[i] = (entry & CODE) | max(1, ((entry >> BITS) + 1) >> 1) << BITS
        heaviest = (heaviest + 1) >> 1
        p.blurred = 1


@rule
def see(p: Any, space: int, kind: int) -> None:
    """A block of this kind is seen on a space."""
    if (np.int64(p.seen) >> np.int64(p.mat[space])) & 1:
        return
    if not could_see(p, space, kind):
        forget(p)
    looked(p, space, kind)


@rule
def run_of(p: Any, mat: int) -> tuple[int, int]:
    """The first mat of the run that a mat belongs to, and the first behind it."""
    starts, begin, end = np.int64(p.starts), mat, mat + 1
    while not (starts >> begin) & 1:
        begin -= 1
    while end < ZONES and not (starts >> end) & 1:
        end += 1
    return begin, end


@rule
def could_see(p: Any, space: int, kind: int) -> bool:
    """Whether any entry has such a block in the run of the space; after a blur there may be none."""
    begin, end = run_of(p, np.int64(p.mat[space]))
    for i in range(p.lore_n):
        for j in range(begin, end):
            if at(np.int64(p.lore[i]), j) == kind:
                return True
    return False


@rule
def looked(p: Any, space: int, kind: int) -> None:
    """Keep the entries that have the kind in the run, as often as likely; the block becomes a run of its own."""
    mat = np.int64(p.mat[space])
    begin, end = run_of(p, mat)
    last, n = end - 1, 0
    for i in range(p.lore_n):
        entry = np.int64(p.lore[i])
        found, code, there = 0, entry, begin
        for j in range(begin, end):  # all of the run but one block of the kind move to the front
            x = at(entry, j)
            if x == kind:
                found += 1
            if x != kind or found > 1:
                code = (code & ~(15 << (4 * there))) | x << (4 * there)
                there += 1
        if found:
            code = (code & ~(15 << (4 * last))) | kind << (4 * last)
            p.lore[n] = (code & CODE) | ((entry >> BITS) * found) << BITS
            n += 1
    clear_from(p, n)
    for other in range(ZONES):
        if p.mat[other] == last:
            p.mat[other] = mat
    p.mat[space] = last
    p.starts = np.int64(p.starts) | 1 << last
    p.seen = np.int64(p.seen) | 1 << last
    lighten(p)
    follow_scent(p)


@rule
def put(p: Any, space: int, kind: int) -> None:
    """The open block on a space is exchanged for another."""
    shift = 4 * np.int64(p.mat[space])
    for i in range(p.lore_n):
        p.lore[i] = (np.int64(p.lore[i]) & ~(15 << shift)) | kind << shift
    follow_scent(p)


@rule
def forget(p: Any) -> None:
    """Nothing fits any more, because classes were dropped: keep what was seen, the rest is one run."""
    entry, seen, code, n = np.int64(p.lore[0]), np.int64(p.seen), 0, 0
    for mat in range(ZONES):
        if (seen >> mat) & 1:
            code |= at(entry, mat) << (4 * n)
            n += 1
    known = n
    for kind in range(BLOCKS):
        for mat in range(ZONES):
            if not (seen >> mat) & 1 and at(entry, mat) == kind:
                code |= kind << (4 * n)
                n += 1
    front, back = 0, known
    for mat in range(ZONES):
        if (seen >> mat) & 1:
            rename(p, mat, front)
            front += 1
        else:
            rename(p, mat, back)
            back += 1
    for space in range(ZONES):
        p.mat[space] -= ZONES
    p.lore[0] = code | 1 << BITS
    clear_from(p, 1)
    p.seen = (1 << known) - 1
    p.starts = ((1 << (known + 1)) - 1) & ((1 << ZONES) - 1)
    p.blurred = 1


@rule
def rename(p: Any, mat: int, name: int) -> None:
    """Give a mat another number, out of the way of those that still have their old one."""
    for space in range(ZONES):
        if p.mat[space] == mat:
            p.mat[space] = ZONES + name


@rule
def gather(p: Any, spaces: int, kind: int) -> None:
    """The blocks on a set of spaces (a bit each) are mixed; one of `kind` is known to be among them, unless NO_HINT."""
    inside = 0
    for space in range(ZONES):
        if (spaces >> space) & 1:
            inside |= 1 << np.int64(p.mat[space])
    if kind == NO_HINT and in_one_run(p, inside):
        return  # mixing inside a run changes nothing
    if not mix(p, inside, kind):
        forget(p)
        inside = 0
        for space in range(ZONES):
            if (spaces >> space) & 1:
                inside |= 1 << np.int64(p.mat[space])
        mix(p, inside, kind)
    follow_scent(p)


@rule
def in_one_run(p: Any, inside: int) -> bool:
    """Whether all these mats belong to one run, and none was seen."""
    if inside & np.int64(p.seen):
        return False
    starts, run, found = np.int64(p.starts), 0, NO_HINT
    for mat in range(ZONES):
        run += (starts >> mat) & 1
        if (inside >> mat) & 1:
            if found not in (NO_HINT, run):
                return False
            found = run
    return True


@rule
def renumber(p: Any, inside: int, size: int) -> None:
    """Mats outside keep their order; those inside become the last run, unseen."""
    starts, seen = np.int64(p.starts), np.int64(p.seen)
    new_starts, new_seen, front, back, begins = 0, 0, 0, ZONES - size, 0
    for mat in range(ZONES):
        begins |= (starts >> mat) & 1
        if (inside >> mat) & 1:
            rename(p, mat, back)
            back += 1
        else:
            rename(p, mat, front)
            new_starts |= begins << front
            new_seen |= ((seen >> mat) & 1) << front
            begins = 0
            front += 1
    for space in range(ZONES):
        p.mat[space] -= ZONES
    p.starts = new_starts | 1 << (ZONES - size)
    p.seen = new_seen


@rule
def picked_from_runs(starts: int, mask: int) -> int:
    """How many mats of a set lie in each run, a nibble a run."""
    counts, run = 0, -1
    for mat in range(ZONES):
        run += (starts >> mat) & 1
        counts += ((mask >> mat) & 1) << (4 * run)
    return counts


@rule(arrays=True)
def mix(p: Any, inside: int, kind: int) -> bool:
    """Every way to pick the gathered blocks out of the runs, weighed; False if none fits the hint."""
    starts, size = np.int64(p.starts), 0
    for mat in range(ZONES):
        size += (inside >> mat) & 1
    picks, count, wanted = np.empty(MOST_CHOICES, np.int64), 0, picked_from_runs(starts, inside)
    for mask in range(1 << ZONES):
        if picked_from_runs(starts, mask) == wanted:
            picks[count] = mask
            count += 1
    room = 4
    while room < 2 * p.lore_n * count:
        room *= 2
    find = np.zeros(room, np.int64)  # a small hash table: where in `codes` an outcome is, from 1
    codes, weights, n = np.empty(p.lore_n * count, np.int64), np.empty(p.lore_n * count, np.int64), 0
    for i in range(p.lore_n):
        entry = np.int64(p.lore[i])
        for c in range(count):
            out, rest, taken, many, alike, got = 0, 0, 0, 1, 0, 0
            for j in range(ZONES):
                x, pick = at(entry, j), (picks[c] >> j) & 1
                if (starts >> j) & 1 or x != at(entry, j - 1):
                    many, alike, got = many * ways(alike, got), 0, 0
                if pick and got < alike:
                    many = 0  # of equal blocks the first ones are picked; other picks are the same outcome
                alike, got = alike + 1, got + pick
                if pick:
                    taken += 1 << (4 * x)
                else:
                    out, rest = out | x << (4 * rest), rest + 1
            many *= ways(alike, got)
            if many == 0 or (kind >= 0 and at(taken, kind) == 0):
                continue
            for x in range(BLOCKS):
                for _ in range(at(taken, x)):
                    out, rest = out | x << (4 * rest), rest + 1
            slot = (out ^ out >> 11 ^ out >> 23) & (room - 1)
            while find[slot] and codes[find[slot] - 1] != out:
                slot = (slot + 1) & (room - 1)
            if find[slot] == 0:
                codes[n], weights[n] = out, 0
                n += 1
                find[slot] = n
            weights[find[slot] - 1] += (entry >> BITS) * many
    if n == 0:
        return False
    renumber(p, inside, size)
    keep(p, codes, weights, n)
    return True


@rule
def keep(p: Any, codes: Any, weights: Any, n: int) -> None:
    """Keep the outcomes; if there are too many, the heaviest, and remember that some were dropped."""
    common, heaviest = 0, 0
    for i in range(n):
        common = divisor(weights[i], common)
        heaviest = max(heaviest, weights[i])
    kept = min(n, LORE)
    if n > LORE:
        p.blurred = 1
        for k in range(LORE):
            best = k
            for i in range(k + 1, n):
                if weights[i] > weights[best]:
                    best = i
            codes[k], codes[best] = codes[best], codes[k]
            weights[k], weights[best] = weights[best], weights[k]
    shift = 0
    while (heaviest // common) >> shift >= HEAVIEST:
        shift += 1
        p.blurred = 1
    clear_from(p, min(kept, np.int64(p.lore_n)))
    p.lore_n = kept
    for i in range(kept):
        p.lore[i] = codes[i] | max(1, (weights[i] // common) >> shift) << BITS
    lighten(p)
