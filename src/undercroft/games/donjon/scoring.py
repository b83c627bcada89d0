# compiled by mypyc
"""What a dungeon is worth (D35, D36)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.games.donjon.cards import EACH, PAIR, SPAN, TOTAL, Goal
from undercroft.games.donjon.dungeon import KINDS, ROOMS, room
from undercroft.games.donjon.pieces import Pieces

MIXED_ROOM: Final[i64] = 7
"""Points for a room with so many kinds, or more."""
ENOUGH_KINDS: Final[i64] = 4


def score_of(pieces: Pieces, seat: i64) -> i64:
    """All points of a seat."""
    mixed = mixed_rooms(pieces, seat) * MIXED_ROOM
    return mixed + objectives_of(pieces, seat) - malus_of(pieces, seat) - invaders(pieces, seat)


def score_lines(pieces: Pieces, seat: i64) -> vec[i64]:
    """The same line by line: each objective, mixed rooms, Malus tiles, groups."""
    lines = vec[i64]()
    for objective in pieces.objectives:
        lines = append(lines, objective_points(pieces, seat, pieces.box.goals[objective]))
    lines = append(lines, mixed_rooms(pieces, seat) * MIXED_ROOM)
    lines = append(lines, -malus_of(pieces, seat))
    return append(lines, -invaders(pieces, seat))


def objectives_of(pieces: Pieces, seat: i64) -> i64:
    total: i64 = 0
    for objective in pieces.objectives:
        total += objective_points(pieces, seat, pieces.box.goals[objective])
    return total


def mixed_rooms(pieces: Pieces, seat: i64) -> i64:
    return rooms_of(pieces, seat, ENOUGH_KINDS)


def rooms_of(pieces: Pieces, seat: i64, enough: i64) -> i64:
    """Rooms with at least so many kinds."""
    found: i64 = 0
    for number in range(1, ROOMS + 1):
        if kinds_in(pieces, seat, room(number)) >= enough:
            found += 1
    return found


def kinds_in(pieces: Pieces, seat: i64, place: i64) -> i64:
    """How many kinds of monsters stand in a place."""
    first = pieces.at(seat, place)
    kinds: i64 = 0
    for kind in range(KINDS):
        if pieces.monsters[first + kind] > 0:
            kinds += 1
    return kinds


def malus_of(pieces: Pieces, seat: i64) -> i64:
    """The Malus tiles placed: the lowest went first, so they are 1 + 2 + ... up to their number."""
    placed = pieces.malus[seat]
    return placed * (placed + 1) // 2


def invaders(pieces: Pieces, seat: i64) -> i64:
    """For each group the number of its room."""
    total: i64 = 0
    for number in range(1, ROOMS + 1):
        total += number * pieces.groups[seat * ROOMS + number - 1]
    return total


def objective_points(pieces: Pieces, seat: i64, goal: Goal) -> i64:
    if goal.form == PAIR:
        return goal.points[0] * pairs(pieces, seat, goal)
    if goal.form == EACH:
        return by_place(pieces, seat, goal)
    if goal.form == SPAN:
        return goal.points[reached(pieces, seat, goal)]
    if goal.form == TOTAL:
        count = standing(pieces, seat, goal)
        earned: i64 = 0
        for n in range(len(goal.at)):
            if count >= goal.at[n]:
                earned = goal.points[n]
        return earned
    mine = standing(pieces, seat, goal)
    if mine == 0:
        return 0
    for other in range(pieces.seats):
        if standing(pieces, other, goal) > mine:
            return 0
    return goal.points[0]


def pairs(pieces: Pieces, seat: i64, goal: Goal) -> i64:
    """Places with one of the kind and one of the other."""
    found: i64 = 0
    place = goal.first
    while place <= goal.last:
        cell = pieces.at(seat, place)
        if pieces.monsters[cell + goal.kind] > 0 and pieces.monsters[cell + goal.other] > 0:
            found += 1
        place += 2
    return found


def by_place(pieces: Pieces, seat: i64, goal: Goal) -> i64:
    total: i64 = 0
    place = goal.first
    while place <= goal.last:
        count = pieces.monsters[pieces.at(seat, place) + goal.kind]
        if count == 1:
            total += goal.points[0]
        elif count > 1:
            total += goal.points[1]
        place += 2
    return total


def reached(pieces: Pieces, seat: i64, goal: Goal) -> i64:
    """How many places hold as many of the kind as are needed."""
    found: i64 = 0
    place = goal.first
    while place <= goal.last:
        if pieces.monsters[pieces.at(seat, place) + goal.kind] >= goal.need:
            found += 1
        place += 2
    return found


def standing(pieces: Pieces, seat: i64, goal: Goal) -> i64:
    """How many of the kind stand in all the places together."""
    total: i64 = 0
    place = goal.first
    while place <= goal.last:
        total += pieces.monsters[pieces.at(seat, place) + goal.kind]
        place += 2
    return total
