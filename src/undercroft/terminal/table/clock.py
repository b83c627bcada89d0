"""Playing time: it runs while somebody decides, and stands still while the table is hidden."""

from __future__ import annotations

import time
from collections.abc import Callable

Now = Callable[[], float]
"""Seconds of a clock that only goes forward."""


class Stopwatch:
    """Milliseconds of playing time, going on from `elapsed`; `limit` is what the game allows, None for no limit."""

    def __init__(self, elapsed: int = 0, limit: int | None = None, now: Now = time.monotonic) -> None:
        self.limit = limit
        self.now = now
        self.before = elapsed
        self.since: float | None = None

    def start(self) -> None:
        if self.since is None:
            self.since = self.now()

    def stop(self) -> None:
        self.before = self.elapsed
        self.since = None

    @property
    def is_running(self) -> bool:
        return self.since is not None

    @property
    def elapsed(self) -> int:
        running = 0.0 if self.since is None else self.now() - self.since
        return self.before + int(running * 1000)

    @property
    def left(self) -> int | None:
        return None if self.limit is None else max(self.limit - self.elapsed, 0)

    @property
    def is_up(self) -> bool:
        return self.left == 0


def minutes(millis: int) -> str:
    """As people read it: 5:07. A second that has begun counts as whole, so that 0:00 is the end."""
    whole, seconds = divmod(-(-millis // 1000), 60)
    return f"{whole}:{seconds:02}"
