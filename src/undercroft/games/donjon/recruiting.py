# compiled by mypyc
"""Phases 3 and 4: recruit, and move by footsteps (D16-D19)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.luck import Luck
from undercroft.engine.packing import pack
from undercroft.games.donjon.actions import FOOTSTEPS, MOVE_ONE, RECRUIT, RECRUITED
from undercroft.games.donjon.dungeon import (
    AREAS,
    ENTRANCE,
    FOREST,
    KINDS,
    OUBLIETTES,
    PLACES,
    SWAMP,
    highest_within,
    lowest_within,
    outside,
)
from undercroft.games.donjon.monsters import put
from undercroft.games.donjon.state import State
from undercroft.games.donjon.tasks import STEP

AT_MOST: Final[i64] = 2
"""So many are recruited at once (D16)."""


def can_recruit(state: State) -> bool:
    """Whether any area has a monster: then somebody must recruit (D16)."""
    return state.in_area(FOREST) + state.in_area(SWAMP) + state.in_area(OUBLIETTES) > 0


def recruits(state: State, area: i64, kind: i64) -> i64:
    """How many of a kind can be recruited from an area (D16)."""
    there = state.of_kind(area, kind)
    if there > AT_MOST:
        return AT_MOST
    return there


def recruitments(state: State, seat: i64) -> vec[i64]:
    """One or two of a kind from one area, together into the entrance or to others of their kind."""
    options = vec[i64](capacity=32)
    monsters = state.monsters
    for area in range(AREAS):
        for kind in range(KINDS):
            most = recruits(state, area, kind)
            if most == 0:
                continue
            cell = state.at(seat, 0) + kind
            for place in range(PLACES):
                if place == ENTRANCE or monsters[cell] > 0:  # D17
                    for count in range(1, most + 1):
                        options = append(options, pack(RECRUIT, area, kind, count, place))
                cell += KINDS
    return options


def recruit(state: State, seat: i64, count: i64, kind: i64, area: i64, place: i64, luck: Luck, events: Events) -> None:
    state.areas[area * KINDS + kind] -= count
    for _ in range(count):
        events.note(RECRUITED, seat, kind, outside(area), place)
    footsteps = state.in_dungeon(seat, kind) + count  # D18
    state.push(pack(STEP, footsteps, 0, 0, seat))
    put(state, seat, place, kind, count, luck, events)
    events.note(FOOTSTEPS, seat, footsteps)


def steps(state: State, seat: i64, footsteps: i64) -> vec[i64]:
    """Every monster, as far as the footsteps carry it: a chain, and never back to the entrance (D19)."""
    options = vec[i64](capacity=32)
    cell = state.at(seat, 0)
    monsters = state.monsters
    for start in range(PLACES):
        least = lowest_within(start, footsteps)
        most = highest_within(start, footsteps)
        for kind in range(KINDS):
            if monsters[cell] > 0:
                goal = least
                while goal <= most:
                    if goal != start:
                        options = append(options, pack(MOVE_ONE, kind, start, goal))
                    goal += 1
            cell += 1
    return options
