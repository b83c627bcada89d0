# compiled by mypyc
"""What a dungeon is worth (D35, D36)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.games.donjon.actions import NOTHING
from undercroft.games.donjon.cards import EACH, PAIR, SPAN, TOTAL, Goal
from undercroft.games.donjon.dungeon import KINDS, ROOMS, room
from undercroft.games.donjon.state import State

MIXED_ROOM: Final[i64] = 7
"""Points for a room with so many kinds, or more."""
ENOUGH_KINDS: Final[i64] = 4


def winner(state: State) -> i64:
    """Who has most points; NOTHING if several have (D35)."""
    found = NOTHING
    best: i64 = 0
    for seat in range(state.seats):
        score = score_of(state, seat)
        if seat == 0 or score > best:
            best = score
            found = seat
        elif score == best:
            found = NOTHING
    return found


def score_of(state: State, seat: i64) -> i64:
    """All points of a seat."""
    mixed = mixed_rooms(state, seat) * MIXED_ROOM
    return mixed + objectives_of(state, seat) - malus_of(state, seat) - invaders(state, seat)


def score_lines(state: State, seat: i64) -> vec[i64]:
    """The same line by line: each objective, mixed rooms, Malus tiles, groups."""
    lines = vec[i64]()
    for objective in state.objectives:
        lines = append(lines, objective_points(state, seat, state.box.goals[objective]))
    lines = append(lines, mixed_rooms(state, seat) * MIXED_ROOM)
    lines = append(lines, -malus_of(state, seat))
    return append(lines, -invaders(state, seat))


def objectives_of(state: State, seat: i64) -> i64:
    total: i64 = 0
    for objective in state.objectives:
        total += objective_points(state, seat, state.box.goals[objective])
    return total


def mixed_rooms(state: State, seat: i64) -> i64:
    return rooms_of(state, seat, ENOUGH_KINDS)


def rooms_of(state: State, seat: i64, enough: i64) -> i64:
    """Rooms with at least so many kinds."""
    found: i64 = 0
    for number in range(1, ROOMS + 1):
        if kinds_in(state, seat, room(number)) >= enough:
            found += 1
    return found


def kinds_in(state: State, seat: i64, place: i64) -> i64:
    """How many kinds of monsters stand in a place."""
    first = state.at(seat, place)
    kinds: i64 = 0
    for kind in range(KINDS):
        if state.monsters[first + kind] > 0:
            kinds += 1
    return kinds


def malus_of(state: State, seat: i64) -> i64:
    """The Malus tiles placed: the lowest went first, so they are 1 + 2 + ... up to their number."""
    placed = state.malus[seat]
    return placed * (placed + 1) // 2


def invaders(state: State, seat: i64) -> i64:
    """For each group the number of its room."""
    total: i64 = 0
    for number in range(1, ROOMS + 1):
        total += number * state.groups_in(seat, number)
    return total


def objective_points(state: State, seat: i64, goal: Goal) -> i64:
    if goal.form == PAIR:
        return goal.points[0] * pairs(state, seat, goal)
    if goal.form == EACH:
        return by_place(state, seat, goal)
    if goal.form == SPAN:
        return goal.points[reached(state, seat, goal)]
    if goal.form == TOTAL:
        count = standing(state, seat, goal)
        earned: i64 = 0
        for n in range(len(goal.at)):
            if count >= goal.at[n]:
                earned = goal.points[n]
        return earned
    mine = standing(state, seat, goal)
    if mine == 0:
        return 0
    for other in range(state.seats):
        if standing(state, other, goal) > mine:
            return 0
    return goal.points[0]


def pairs(state: State, seat: i64, goal: Goal) -> i64:
    """Places with one of the kind and one of the other."""
    found: i64 = 0
    place = goal.first
    while place <= goal.last:
        cell = state.at(seat, place)
        if state.monsters[cell + goal.kind] > 0 and state.monsters[cell + goal.other] > 0:
            found += 1
        place += 2
    return found


def by_place(state: State, seat: i64, goal: Goal) -> i64:
    total: i64 = 0
    place = goal.first
    while place <= goal.last:
        count = state.monsters[state.at(seat, place) + goal.kind]
        if count == 1:
            total += goal.points[0]
        elif count > 1:
            total += goal.points[1]
        place += 2
    return total


def reached(state: State, seat: i64, goal: Goal) -> i64:
    """How many places hold as many of the kind as are needed."""
    found: i64 = 0
    place = goal.first
    while place <= goal.last:
        if state.monsters[state.at(seat, place) + goal.kind] >= goal.need:
            found += 1
        place += 2
    return found


def standing(state: State, seat: i64, goal: Goal) -> i64:
    """How many of the kind stand in all the places together."""
    total: i64 = 0
    place = goal.first
    while place <= goal.last:
        total += state.monsters[state.at(seat, place) + goal.kind]
        place += 2
    return total
