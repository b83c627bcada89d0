"""Events are collected in order, or not at all."""

from __future__ import annotations

from undercroft.engine.events import Events
from undercroft.engine.packing import arg1, kind_of


def test_events_are_handed_over_once() -> None:
    events = Events()
    events.note(3, 7)
    events.note(1)
    first, second = events.take()
    assert (kind_of(first), arg1(first), kind_of(second)) == (3, 7, 1)
    assert list(events.take()) == []


def test_a_search_collects_nothing() -> None:
    quiet = Events(False)
    quiet.note(3, 7)
    assert list(quiet.take()) == []
