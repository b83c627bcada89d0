# compiled by mypyc
"""Donjon: The Apprentice Guardians: set-up, the five phases of a turn, and the end, in the order of the rule book."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.luck import Luck
from undercroft.engine.packing import arg1, arg2, arg3, arg4, kind_of, pack
from undercroft.games.donjon.actions import (
    A_MONSTER,
    A_SEAT,
    AN_OBJECTIVE,
    BOARD,
    CALL,
    ENDED,
    MIX,
    NOTHING,
    OBJECTIVE,
    PASS,
    PLACE_ONE,
    RECRUIT,
    SPREAD_TO,
    TURN,
    USE_GUARDIAN,
    USE_POWER,
)
from undercroft.games.donjon.adventurers import new_group
from undercroft.games.donjon.dungeon import COMMON, ENTRANCE, FOREST, KINDS, MONSTERS, RESERVE, SWAMP, VIP, VIPS
from undercroft.games.donjon.effects import do, doable, resolve
from undercroft.games.donjon.guardian import can_use_guardian, guardian_powers, use_guardian
from undercroft.games.donjon.monsters import spread
from undercroft.games.donjon.piles import draw_from, only
from undercroft.games.donjon.powers import (
    call,
    can_use_power,
    draw_swordbearer,
    mix,
    open_mixtures,
    open_vips,
    place_vip,
    refill,
    rooms_for_vip,
    sacrifices,
    use_power,
)
from undercroft.games.donjon.recruiting import can_recruit, recruit, recruitments
from undercroft.games.donjon.scoring import winner
from undercroft.games.donjon.state import State
from undercroft.games.donjon.tasks import (
    BEDROOM,
    EFFECTS,
    GUARDIAN,
    KEEP,
    LABORATORY,
    POWER,
    RECRUITMENT,
    REFECTORY,
    REFILL,
    SPREAD,
    THREAT,
    VIP_CARD,
    is_optional,
    seat_of,
)
from undercroft.games.donjon.threats import areas, is_either, keep_threat, short_area, spread_threat, threaten

AT_FIRST: Final[i64] = 2
"""So many of each common kind come to forest and swamp at first, and so many of them to the forest (D7)."""
IN_FOREST: Final[i64] = 3
COLOURS: Final[i64] = 4


# Set-up (D5-D9)


def lay_out(state: State, luck: Luck, events: Events) -> None:
    box = state.box
    state.clear()
    for kind in range(KINDS):
        state.areas[RESERVE * KINDS + kind] = MONSTERS if kind != VIP else VIPS
    choose_objectives(state, luck, events)
    state.swordbearers = box.swordbearers.all  # D6
    state.mixtures = box.mixtures.all
    state.vips = box.vips.all
    state.inn = box.inn.all
    refill(state, luck, Events(False))  # what lies open at first is to be seen; in which order it came is no news
    fill_areas(state, luck)
    state.threats = box.threats_for(state.seats)  # D8
    if state.first == NOTHING:
        state.first = draw_from(only(state.seats) - 1, A_SEAT, luck)
    if len(state.boards) == 0:
        deal_boards(state)
    for before in range(state.seats):  # D9
        take_board(state, (state.first + state.seats - before) % state.seats, events)
    state.turn = state.first


def choose_objectives(state: State, luck: Luck, events: Events) -> None:
    """One tile of each colour: the one named, else the plain one, or any of them for experts, by luck (D5)."""
    chosen = vec[i64]()
    for colour in range(COLOURS):
        face = state.objectives[colour]
        if face == NOTHING:
            faces = state.box.goal_sets[2 * colour + 1] if state.expert else state.box.goal_sets[2 * colour]
            face = draw_from(faces, AN_OBJECTIVE, luck)
        chosen = append(chosen, face)
        events.note(OBJECTIVE, face)
    state.objectives = chosen


def fill_areas(state: State, luck: Luck) -> None:
    """Three of eight monsters go to the forest, the others to the swamp (D7)."""
    waiting = vec[i64]()
    for kind in range(COMMON):
        for _ in range(AT_FIRST):
            spread(state, kind, SWAMP)
            waiting = append(waiting, kind)
    for _ in range(IN_FOREST):
        drawn = luck.draw(waiting, A_MONSTER)
        kind = waiting[drawn]
        waiting[drawn] = waiting[len(waiting) - 1]
        waiting = waiting[: len(waiting) - 1]
        state.areas[SWAMP * KINDS + kind] -= 1
        state.areas[FOREST * KINDS + kind] += 1


def deal_boards(state: State) -> None:
    boards = vec[i64]()
    for seat in range(state.seats):
        boards = append(boards, usual_board(seat, state.first, state.seats))
    state.boards = boards


def usual_board(seat: i64, first: i64, seats: i64) -> i64:
    """Dealt against the order of play, so that the second board is made for whoever plays last (D9)."""
    return (first + seats - seat) % seats


def take_board(state: State, seat: i64, events: Events) -> None:
    """A board with the monsters of its entrance, and a group in room 1 (D9)."""
    board = state.boards[seat]
    events.note(BOARD, seat, board)
    for kind in range(KINDS):
        count = state.box.entrances[board * KINDS + kind]
        state.areas[RESERVE * KINDS + kind] -= count
        state.monsters[state.at(seat, ENTRANCE) + kind] = count
    new_group(state, seat, 1, events)


# The turn (D10-D20)


def begin_turn(state: State, events: Events) -> None:
    """Threat, guardian, recruit with the move that follows from it, power: the first phase on top."""
    events.note(TURN, state.turn)
    state.push(pack(POWER, 0, 0, 0, state.turn))
    state.push(pack(RECRUITMENT, 0, 0, 0, state.turn))
    state.push(pack(GUARDIAN, 0, 0, 0, state.turn))
    state.push(pack(THREAT, 0, 0, 0, state.turn))


def settle(state: State, luck: Luck, events: Events) -> None:
    """Do what needs no choice, up to the next decision or the end."""
    while not state.over:
        if len(state.stack) == 0:
            end_turn(state, events)
            continue
        task = state.next_task()
        kind = kind_of(task)
        if kind < EFFECTS:
            if not resolve(state, task, luck, events):
                return
        elif kind == THREAT:
            threaten(state, luck, events)
        elif kind == SPREAD:
            if is_either(state):
                return
            state.drop()
            spread_threat(state, short_area(state), events)
        elif kind == KEEP:
            keep_threat(state, luck, events)
        elif kind == BEDROOM:
            draw_swordbearer(state, seat_of(task), luck, events)
        elif kind == REFILL:
            refill(state, luck, events)
            state.drop()
        elif can_choose(state, kind, seat_of(task)):
            return
        else:
            state.drop()


def can_choose(state: State, kind: i64, seat: i64) -> bool:
    """Whether there is anything to decide in a phase, or in a room whose power is used."""
    if kind == GUARDIAN:
        return can_use_guardian(state, seat)
    if kind == RECRUITMENT:
        return can_recruit(state)
    if kind == POWER:
        return can_use_power(state, seat)
    return True


def choices(state: State, task: i64) -> vec[i64]:
    """All that may be decided about a task, apart from leaving it."""
    kind = kind_of(task)
    if kind < EFFECTS:
        return doable(state, task)
    if kind == SPREAD:
        return areas()
    if kind == GUARDIAN:
        return guardian_powers(state, seat_of(task))
    if kind == RECRUITMENT:
        return recruitments(state, seat_of(task))
    if kind == POWER:
        return sacrifices(state, seat_of(task))
    if kind == LABORATORY:
        return open_mixtures(state)
    if kind == REFECTORY:
        return rooms_for_vip()
    if kind == VIP_CARD:
        return open_vips(state)
    return vec[i64]()


def decide(state: State, seat: i64, action: i64, luck: Luck, events: Events) -> None:
    """What a seat has chosen for the next task."""
    task = state.next_task()
    if kind_of(task) < EFFECTS:
        do(state, seat, action, luck, events)
        return
    state.drop()
    kind = kind_of(action)
    if kind == SPREAD_TO:
        spread_threat(state, arg1(action), events)
    elif kind == USE_GUARDIAN:
        use_guardian(state, seat, arg1(action), events)
    elif kind == RECRUIT:
        recruit(state, seat, arg3(action), arg2(action), arg1(action), arg4(action), luck, events)
    elif kind == USE_POWER:
        use_power(state, seat, arg1(action), arg2(action), events)
    elif kind == MIX:
        mix(state, seat, arg1(action), events)
    elif kind == PLACE_ONE:
        place_vip(state, seat, arg2(action), luck, events)
    elif kind == CALL:
        call(state, seat, arg1(action), arg1(task), events)


def is_at_a_decision(state: State) -> bool:
    """Whether somebody has to choose now: what `settle` leaves, and what a position that is read must be."""
    task = state.next_task()
    kind = kind_of(task)
    if kind == SPREAD:
        return is_either(state)
    if kind >= EFFECTS and not can_choose(state, kind, seat_of(task)):
        return False
    return is_optional(task) or len(choices(state, task)) > 0


# The end (D34)


def end_turn(state: State, events: Events) -> None:
    """Clockwise to the next player; the round of the last Threat card is completed."""
    following = (state.turn + 1) % state.seats
    if state.last_round and following == state.first:
        state.over = True
        events.note(ENDED)
        return
    state.turn = following
    begin_turn(state, events)


@final
class Contest(State):
    """The contest of the apprentices: what lies on the table, with its rules."""

    def copy(self) -> "Contest":
        new = Contest(self.box, self.seats)
        new.copy_from(self)
        return new

    def redeal(self, seat: i64, luck: Luck) -> None:
        """Everything is open: there is nothing to deal again."""

    def set_up(self, luck: Luck, events: Events) -> None:
        lay_out(self, luck, events)
        begin_turn(self, events)
        settle(self, luck, events)

    def waiting(self) -> i64:
        if self.over:
            return 0
        return only(seat_of(self.next_task()))

    def legal(self, seat: i64) -> vec[i64]:
        if self.over:
            return vec[i64]()
        task = self.next_task()
        if seat != seat_of(task):
            return vec[i64]()
        options = choices(self, task)
        if is_optional(task):
            options = append(options, pack(PASS))
        return options

    def apply(self, seat: i64, action: i64, luck: Luck, events: Events) -> None:
        decide(self, seat, action, luck, events)
        settle(self, luck, events)

    def payoff(self, seat: i64) -> float:
        return 1.0 if winner(self) == seat else 0.0
