# compiled by mypyc
"""Groups of adventurers and the Malus tiles that they cost (D21-D24)."""

from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.games.donjon.actions import GROUP_CAME, MALUS, PROGRESSED, REMOVED
from undercroft.games.donjon.dungeon import MALUS_TILES, ROOMS, TERRACE, outside, room
from undercroft.games.donjon.state import State


def new_group(state: State, seat: i64, number: i64, events: Events) -> None:
    """A group comes from the terrace into a room; nothing happens if none is left there (D21)."""
    if state.terrace > 0:
        state.terrace -= 1
        state.groups[seat * ROOMS + number - 1] += 1
        events.note(GROUP_CAME, seat, outside(TERRACE), room(number))
        if number == ROOMS:
            pay_malus(state, seat, events)


def remove_group(state: State, seat: i64, number: i64, events: Events) -> None:
    """A group goes back to the terrace (D22)."""
    state.groups[seat * ROOMS + number - 1] -= 1
    state.terrace += 1
    events.note(REMOVED, seat, room(number), outside(TERRACE))


def pay_malus(state: State, seat: i64, events: Events) -> None:
    """A group has arrived in room 5: the lowest Malus tile goes beside it (D23)."""
    if state.malus[seat] < MALUS_TILES:
        state.malus[seat] += 1
        events.note(MALUS, seat, state.malus[seat])


def progress(state: State, seat: i64, rooms: i64, events: Events) -> None:
    """A group of the lowest room goes on, as far as room 5; one that is there stays (D24)."""
    start = lowest_group(state, seat)
    if start == 0 or start == ROOMS:
        return
    goal = start + rooms
    if goal > ROOMS:
        goal = ROOMS
    state.groups[seat * ROOMS + start - 1] -= 1
    state.groups[seat * ROOMS + goal - 1] += 1
    events.note(PROGRESSED, seat, room(start), room(goal))
    if goal == ROOMS:
        pay_malus(state, seat, events)


def lowest_group(state: State, seat: i64) -> i64:
    """The lowest room with a group, counted from 1; 0 if there is none."""
    for number in range(ROOMS):
        if state.groups[seat * ROOMS + number] > 0:
            return number + 1
    return 0
