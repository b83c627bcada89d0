"""Estimates from games between bots, and how sure they are: what a result table needs, and what a workshop shows."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

Z95 = 1.959964
"""Standard deviations on each side that hold 95 % of a normal distribution."""


class Share(msgspec.Struct, frozen=True):
    """How often something happened, with its 95 % Wilson interval."""

    count: float
    """Whole, unless ties count half."""
    total: int

    @property
    def value(self) -> float:
        return self.count / self.total if self.total else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        n = self.total
        if n == 0:
            return 0.0, 1.0
        centre = (self.value + Z95**2 / (2 * n)) / (1 + Z95**2 / n)
        half = Z95 / (1 + Z95**2 / n) * sqrt(self.value * (1 - self.value) / n + Z95**2 / (4 * n * n))
        return max(0.0, centre - half), min(1.0, centre + half)


class Mean(msgspec.Struct, frozen=True):
    """A mean with the half width of its 95 % interval."""

    value: float
    half: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Mean:
        n = len(values)
        if n == 0:
            return cls(0.0, 0.0)
        mean = sum(values) / n
        spread = sqrt(sum((value - mean) ** 2 for value in values) / (n - 1)) if n > 1 else 0.0
        return cls(mean, Z95 * spread / sqrt(n))


def quantiles(values: Sequence[float], shares: Sequence[float]) -> tuple[float, ...]:
    """The values below which these shares of all values lie; nothing for no values."""
    ordered = sorted(values)
    return tuple(ordered[min(int(share * len(ordered)), len(ordered) - 1)] for share in shares) if ordered else ()


def sign_test(ahead: int, behind: int) -> float:
    """The chance that two equals come out at least this far apart: the exact sign test, two-sided.

    On pairs of won and lost it is McNemar's exact test: what both won or both lost tells nothing.
    """
    total = ahead + behind
    ways, tail = 1, 0
    for times in range(min(ahead, behind) + 1):
        tail += ways
        ways = ways * (total - times) // (times + 1)
    return min(1.0, 2 * tail / (1 << total))
