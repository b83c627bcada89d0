# compiled by mypyc
"""What cards and powers ask for (D29-D33), done task by task from the stack.

A task that needs no choice is done at once, one that cannot be done is left out (D29), and the first that needs a
choice is the decision that the table waits for: its seat chooses for its own dungeon.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.luck import Luck
from undercroft.engine.packing import arg1, arg2, arg3, kind_of, pack
from undercroft.games.donjon.actions import DUMP_ONE, DUMPED, MOVE_ONE, PASS, PLACE_ONE, REMOVE_ONE
from undercroft.games.donjon.adventurers import new_group, progress, remove_group
from undercroft.games.donjon.dungeon import (
    ANYWHERE,
    GROUP,
    HIGHEST,
    KINDS,
    OF_ANOTHER_KIND,
    OF_OUBLIETTES,
    OF_RESERVE,
    OFFICE,
    OUBLIETTES,
    PLACES,
    RESERVE,
    ROOMS,
    SKELETON,
    VIP,
    footsteps_between,
    outside,
    room,
    room_number,
)
from undercroft.games.donjon.monsters import bring, shift, throw
from undercroft.games.donjon.recruiting import steps
from undercroft.games.donjon.state import State
from undercroft.games.donjon.tasks import MOVE, PLACE, PROGRESS, REMOVE, STEP, TELEPORT, is_optional, seat_of

# What needs no choice


def resolve(state: State, task: i64, luck: Luck, events: Events) -> bool:
    """Do the next task as far as nobody has to choose; False if somebody has to."""
    kind = kind_of(task)
    seat = seat_of(task)
    if kind in (STEP, TELEPORT):
        if state.has_monsters(seat):
            return False
        state.drop()
    elif kind == PROGRESS:
        state.drop()
        progress(state, seat, arg1(task), events)
    elif kind == PLACE and arg2(task) == GROUP:
        state.drop()
        for _ in range(arg1(task)):
            new_group(state, seat, room_number(arg3(task)), events)
    elif kind == PLACE and arg2(task) < KINDS and arg3(task) < PLACES:
        state.drop()
        for _ in range(arg1(task)):
            bring(state, seat, arg3(task), arg2(task), RESERVE, luck, events)
    else:
        options = doable(state, task)
        if len(options) == 0:
            state.drop()
        elif len(options) == 1 and not is_optional(task):
            do(state, seat, options[0], luck, events)
        else:
            return False
    return True


# Choices


def doable(state: State, task: i64) -> vec[i64]:
    """All that a seat may choose for an effect, apart from leaving it."""
    kind = kind_of(task)
    if kind == STEP:
        return steps(state, seat_of(task), arg1(task))
    if kind == PLACE:
        return placings(state, task)
    if kind in (MOVE, TELEPORT):
        return moves(state, task)
    if kind == REMOVE:
        return removals(state, task)
    return dumps(state, task)


def area_of(what: i64) -> i64:
    """Where a monster comes from that an effect brings."""
    if what == OF_OUBLIETTES:
        return OUBLIETTES
    return RESERVE


def is_meant(what: i64, kind: i64) -> bool:
    """Whether an effect that brings `what` may bring this kind."""
    if what < KINDS:
        return kind == what
    if what == OF_OUBLIETTES:
        return True
    if what == OF_RESERVE:
        return kind != VIP  # D29
    return what == OF_ANOTHER_KIND and kind < SKELETON  # D30: and no VIP either


def placings(state: State, task: i64) -> vec[i64]:
    """Every kind that the task lets come, to every place that it names."""
    options = vec[i64]()
    what = arg2(task)
    to = arg3(task)
    area = area_of(what)
    for kind in range(KINDS):
        if is_meant(what, kind) and state.of_kind(area, kind) > 0:
            if to == ANYWHERE:
                for place in range(PLACES):
                    options = append(options, pack(PLACE_ONE, kind, place))
            else:
                options = append(options, pack(PLACE_ONE, kind, to))
    return options


def taken_from(state: State, task: i64) -> i64:
    """The place that a task moves monsters from, or ANYWHERE."""
    place = arg2(task)
    if kind_of(task) == TELEPORT:
        place = ANYWHERE
    elif place == HIGHEST:
        place = highest_room(state, seat_of(task))
    return place


def moved_to(task: i64) -> i64:
    """The place that it moves them to, or ANYWHERE."""
    if kind_of(task) == TELEPORT:
        return ANYWHERE
    return arg3(task)


def highest_room(state: State, seat: i64) -> i64:
    """The place of the highest-numbered room with a monster; if there is none, one without."""
    place = OFFICE
    while place > room(1) and state.crowd(seat, place) == 0:
        place -= 2
    return place


def moves(state: State, task: i64) -> vec[i64]:
    """Every monster where the task takes from, to every other place where it may go."""
    options = vec[i64]()
    seat = seat_of(task)
    to = moved_to(task)
    start = taken_from(state, task)
    most = start
    if start == ANYWHERE:
        start = 0
        most = OFFICE
    while start <= most:
        first = state.at(seat, start)
        for kind in range(KINDS):
            if state.monsters[first + kind] == 0:
                continue
            if to != ANYWHERE:
                if to != start:
                    options = append(options, pack(MOVE_ONE, kind, start, to))
                continue
            for goal in range(PLACES):
                if goal != start:
                    options = append(options, pack(MOVE_ONE, kind, start, goal))
        start += 1
    return options


def removals(state: State, task: i64) -> vec[i64]:
    """D22."""
    options = vec[i64]()
    for number in range(1, ROOMS + 1):
        here = arg2(task) == ANYWHERE or arg2(task) == room(number)
        if here and state.groups_in(seat_of(task), number) > 0:
            options = append(options, pack(REMOVE_ONE, room(number)))
    return options


def dumps(state: State, task: i64) -> vec[i64]:
    options = vec[i64]()
    for place in range(PLACES):
        for kind in range(KINDS):
            if state.stands(seat_of(task), kind, place):
                options = append(options, pack(DUMP_ONE, kind, place))
    return options


# Doing it


def do(state: State, seat: i64, action: i64, luck: Luck, events: Events) -> None:
    """What a seat has chosen for the next task."""
    task = state.next_task()
    kind = kind_of(action)
    if kind == PASS:
        state.drop()
    elif kind == MOVE_ONE:
        far: i64 = 1
        if kind_of(task) == STEP:
            far = footsteps_between(arg2(action), arg3(action))
        state.spend(far)
        shift(state, seat, arg1(action), arg2(action), arg3(action), luck, events)
    elif kind == PLACE_ONE:
        state.spend(1)
        bring(state, seat, arg2(action), arg1(action), area_of(arg2(task)), luck, events)
    elif kind == REMOVE_ONE:
        state.spend(1)
        remove_group(state, seat, room_number(arg1(action)), events)
    elif kind == DUMP_ONE:
        state.spend(1)
        throw(state, seat, arg1(action), arg2(action), OUBLIETTES)
        events.note(DUMPED, seat, arg1(action), arg2(action), outside(OUBLIETTES))
