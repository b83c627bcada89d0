"""How often something can be done per second of CPU time."""

from __future__ import annotations

import time
from collections.abc import Callable

SEARCH = 200
"""Iterations of a search that is measured: a small decision at a table."""

Work = Callable[[int], int]
"""Does about n things and says how many it did."""


def rate(work: Work, seconds: float) -> float:
    done, size = 0, 1
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work(size)
        size *= 2 if spent < seconds / 8 else 1
    return done / spent


def repeated(call: Callable[[], object]) -> Work:
    def work(n: int) -> int:
        for _ in range(n):
            call()
        return n

    return work
