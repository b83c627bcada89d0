"""Playing time."""

from __future__ import annotations

from tests.terminal.desk import Clock
from undercroft.terminal.table.clock import Stopwatch, minutes


def test_time_runs_only_between_start_and_stop() -> None:
    clock = Clock()
    watch = Stopwatch(now=clock)
    clock.pass_by(5)
    watch.start()
    clock.pass_by(2)
    watch.stop()
    clock.pass_by(5)
    watch.start()
    clock.pass_by(1.5)
    assert watch.elapsed == 3500


def test_a_limit_counts_down_from_what_was_played_before() -> None:
    clock = Clock()
    watch = Stopwatch(elapsed=50_000, limit=60_000, now=clock)
    watch.start()
    clock.pass_by(4)
    assert watch.left == 6000
    assert not watch.is_up
    clock.pass_by(7)
    assert watch.left == 0
    assert watch.is_up


def test_without_a_limit_time_is_never_up() -> None:
    assert Stopwatch(elapsed=10**9, now=Clock()).left is None
    assert not Stopwatch(elapsed=10**9, now=Clock()).is_up


def test_a_second_that_has_begun_counts() -> None:
    assert [minutes(m) for m in (0, 1, 1000, 61_001, 360_000)] == ["0:00", "0:01", "0:01", "1:02", "6:00"]
