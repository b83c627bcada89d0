"""What is left behind is collected, but not all the time."""

from __future__ import annotations

import gc
import time
import weakref

import pytest

from undercroft.server import memory
from undercroft.server.memory import Housekeeper


class Ring:
    """An object that only a collection finds."""

    def __init__(self) -> None:
        self.itself = self


def left_behind() -> weakref.ref[Ring]:
    ring = Ring()
    return weakref.ref(ring)


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    clock = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    return clock


def test_what_was_left_is_collected_after_a_while(now: list[float]) -> None:
    keeper = Housekeeper()
    gc.disable()
    try:
        ring = left_behind()
        keeper.leave()
        now[0] += memory.PAUSE - 1
        keeper.tidy()
        assert ring() is not None, "not so soon"
        now[0] += 1
        keeper.tidy()
        assert ring() is None
    finally:
        gc.enable()


def test_while_nobody_leaves_nothing_is_collected(now: list[float]) -> None:
    keeper = Housekeeper()
    gc.disable()
    try:
        ring = left_behind()
        now[0] += 2 * memory.PAUSE
        keeper.tidy()
        assert ring() is not None
    finally:
        gc.enable()
