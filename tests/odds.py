"""Whether counts fit probabilities."""

import math
from collections import Counter
from collections.abc import Hashable, Mapping


def chi_square_limit(freedom: int) -> float:
    """The value that chi-square passes once in a million times (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 4.753 * math.sqrt(spread)) ** 3)


def fits(counts: Mapping[Hashable, int], chances: Mapping[Hashable, float]) -> None:
    """Assert that the counts may come from these chances, and that all that can happen has happened.

    Outcomes expected fewer than five times are counted together.
    """
    n = sum(counts.values())
    assert math.isclose(sum(chances.values()), 1.0, abs_tol=1e-9)
    impossible = {outcome for outcome in counts if not chances.get(outcome)}
    assert not impossible, f"impossible outcomes: {impossible}"
    cells: Counter[Hashable] = Counter()
    expected: Counter[Hashable] = Counter()
    for outcome, chance in chances.items():
        cell = outcome if chance * n >= 5 else "rare"
        cells[cell] += counts.get(outcome, 0)
        expected[cell] += chance * n  # type: ignore[assignment]
        assert counts.get(outcome, 0) or chance * n < 20, f"{outcome} should happen {chance * n:.0f} times"
    if len(expected) > 1:
        total = sum((cells[cell] - expected[cell]) ** 2 / expected[cell] for cell in expected)
        limit = chi_square_limit(len(expected) - 1)
        assert total < limit, f"chi-square {total:.1f} with {len(expected) - 1} degrees of freedom, limit {limit:.1f}"


def interval(successes: float, n: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    z, share = 1.96, successes / n
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return middle - half, middle + half
