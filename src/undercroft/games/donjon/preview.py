# compiled by mypyc
"""A position as if an action were taken, as far as that can be told before luck answers: for drawings and reasons."""

from mypy_extensions import i64

from undercroft.engine.packing import arg1, arg2, arg3, arg4, kind_of
from undercroft.games.donjon.actions import (
    DUMP_ONE,
    MOVE_ONE,
    PLACE,
    PLACE_ONE,
    RECRUIT,
    REMOVE_ONE,
    USE_GUARDIAN,
    USE_POWER,
)
from undercroft.games.donjon.dungeon import KINDS, OF_OUBLIETTES, OUBLIETTES, RESERVE, ROOMS, room_number
from undercroft.games.donjon.rules import Contest


def as_if_taken(contest: Contest, seat: i64, action: i64) -> Contest:
    """A copy in which the pieces of the action have moved, and nothing that follows has happened."""
    after = contest.copy()
    kind = kind_of(action)
    first = arg1(action)
    second = arg2(action)
    third = arg3(action)
    if kind == RECRUIT:
        after.areas[first * KINDS + second] -= third
        after.monsters[after.at(seat, arg4(action)) + second] += third
    elif kind == MOVE_ONE:
        after.monsters[after.at(seat, second) + first] -= 1
        after.monsters[after.at(seat, third) + first] += 1
    elif kind == PLACE_ONE:
        after.areas[source(contest) * KINDS + first] -= 1
        after.monsters[after.at(seat, second) + first] += 1
    elif kind in (USE_POWER, DUMP_ONE):
        after.throw(seat, first, second, OUBLIETTES)
    elif kind == REMOVE_ONE:
        after.groups[seat * ROOMS + room_number(first) - 1] -= 1
        after.terrace += 1
    elif kind == USE_GUARDIAN:
        after.malus[seat] += 1
    return after


def source(contest: Contest) -> i64:
    """Where a monster that is placed comes from: the oubliettes if the task says so, else the reserve."""
    task = contest.stack[len(contest.stack) - 1]
    return OUBLIETTES if kind_of(task) == PLACE and arg2(task) == OF_OUBLIETTES else RESERVE
