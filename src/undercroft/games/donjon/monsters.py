# compiled by mypyc
"""Monsters come, go about in their dungeon, and leave it: the small changes that all rules are made of."""

from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.luck import Luck
from undercroft.games.donjon.actions import MOVED, PLACED
from undercroft.games.donjon.dungeon import KINDS, OFFICE, RESERVE, outside
from undercroft.games.donjon.guardian import is_awaited, reveal
from undercroft.games.donjon.state import State


def put(state: State, seat: i64, place: i64, kind: i64, count: i64, luck: Luck, events: Events) -> None:
    """Monsters arrive in a place. Enough of them in the office reveal the Guardian, whoever brought them (D15)."""
    state.monsters[state.at(seat, place) + kind] += count
    if place == OFFICE and is_awaited(state, seat):
        reveal(state, seat, luck, events)


def bring(state: State, seat: i64, place: i64, kind: i64, area: i64, luck: Luck, events: Events) -> None:
    """A monster comes from an area, or from the reserve, into a dungeon; nothing happens if there is none."""
    if state.of_kind(area, kind) > 0:
        state.areas[area * KINDS + kind] -= 1
        events.note(PLACED, seat, kind, outside(area), place)
        put(state, seat, place, kind, 1, luck, events)


def shift(state: State, seat: i64, kind: i64, start: i64, goal: i64, luck: Luck, events: Events) -> None:
    """A monster goes from one place of its dungeon to another."""
    state.monsters[state.at(seat, start) + kind] -= 1
    events.note(MOVED, seat, kind, start, goal)
    put(state, seat, goal, kind, 1, luck, events)


def throw(state: State, seat: i64, kind: i64, place: i64, area: i64) -> None:
    """A monster leaves a dungeon for an area."""
    state.monsters[state.at(seat, place) + kind] -= 1
    state.areas[area * KINDS + kind] += 1


def spread(state: State, kind: i64, area: i64) -> bool:
    """A monster from the reserve comes to an area; False if there is none left."""
    if state.of_kind(RESERVE, kind) == 0:
        return False
    state.areas[RESERVE * KINDS + kind] -= 1
    state.areas[area * KINDS + kind] += 1
    return True
