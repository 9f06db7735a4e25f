"""The only source of randomness in rules: a splitmix64 stream that lives inside the record."""

from typing import Any

import numpy as np

from shoal.kernel.compiling import rule

GOLDEN, MIX_1, MIX_2 = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
BLOCK = 16  # of answers looked through without a branch
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


@rule
def below(p: Any, n: int) -> int:
    """A number in 0..n-1 from the record's own stream; n is at least 1 and at most 2**31."""
    p.chance = np.uint64(np.uint64(p.chance) + GOLDEN)
    z = np.uint64(p.chance)
    z = (z ^ (z >> S30)) * MIX_1
    z = (z ^ (z >> S27)) * MIX_2
    z = z ^ (z >> S31)
    return np.int64(((z >> S32) * np.uint64(n)) >> S32)


@rule
def nth(mask: Any, left: int) -> int:
    """The legal answer that `left` others come before: blocks are counted, and looked into only where it lies."""
    passed, answer = 0, 0
    while answer + BLOCK <= mask.shape[0]:
        n = 0
        for k in range(BLOCK):
            n += mask[np.uint64(answer + k)]  # an index that might be negative is not vectorised
        if passed + n > left:
            break
        passed += n
        answer += BLOCK
    for k in range(answer, min(answer + BLOCK, mask.shape[0])):
        passed += mask[np.uint64(k)]
        answer += passed <= left
    return answer


@rule
def pick(p: Any, n: int, mask: Any) -> int:
    """One of the `n` legal answers at random."""
    return nth(mask, below(p, n))
