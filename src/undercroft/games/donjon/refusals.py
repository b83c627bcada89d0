"""Why an action is refused, with the rule that says so."""

from __future__ import annotations

from undercroft.engine.errors import Illegal
from undercroft.engine.packing import arg1, arg2, arg3, kind_of
from undercroft.games.donjon import actions as a
from undercroft.games.donjon import tasks as t
from undercroft.games.donjon.dungeon import (
    ANYWHERE,
    ENTRANCE,
    KINDS,
    POWER_ROOMS,
    VIP,
    is_room,
    room_number,
)
from undercroft.games.donjon.effects import area_of, is_meant, moved_to, taken_from
from undercroft.games.donjon.guardian import index_of
from undercroft.games.donjon.recruiting import AT_MOST, recruits
from undercroft.games.donjon.rules import Contest

RULE_OF = {
    t.PLACE: "D29",
    t.MOVE: "D29",
    t.TELEPORT: "D29",
    t.REMOVE: "D22",
    t.DUMP: "D29",
    t.STEP: "D19",
    t.SPREAD: "D12",
    t.GUARDIAN: "D14",
    t.RECRUITMENT: "D16",
    t.POWER: "D20",
    t.LABORATORY: "D25",
    t.REFECTORY: "D26",
    t.VIP_CARD: "D26",
}
"""By task that asks for a decision: the rule about it."""

ANSWERS = {
    t.PLACE: a.PLACE_ONE,
    t.MOVE: a.MOVE_ONE,
    t.TELEPORT: a.MOVE_ONE,
    t.REMOVE: a.REMOVE_ONE,
    t.DUMP: a.DUMP_ONE,
    t.STEP: a.MOVE_ONE,
    t.SPREAD: a.SPREAD_TO,
    t.GUARDIAN: a.USE_GUARDIAN,
    t.RECRUITMENT: a.RECRUIT,
    t.POWER: a.USE_POWER,
    t.LABORATORY: a.MIX,
    t.REFECTORY: a.PLACE_ONE,
    t.VIP_CARD: a.CALL,
}
"""By task: the kind of action that decides it, beside leaving it."""


def refuse(contest: Contest, seat: int, action: int) -> Illegal:
    """The first rule in the way."""
    if contest.over:
        return Illegal("D34", "refuse-over")
    task = int(contest.next_task())
    asked = int(t.seat_of(task))
    if seat != asked:
        return Illegal("D9" if asked == contest.turn else "D29", "refuse-turn", seat=asked + 1)
    kind = int(kind_of(task))
    if kind_of(action) == a.PASS:
        return Illegal(RULE_OF[kind], "refuse-must")
    if kind_of(action) != ANSWERS[kind]:
        return Illegal(RULE_OF[kind], "refuse-other-decision")
    if kind == t.RECRUITMENT:
        return refuse_recruit(contest, action)
    if kind == t.STEP:
        return refuse_step(contest, seat, action, int(arg1(task)))
    if kind in (t.MOVE, t.TELEPORT):
        return refuse_move(contest, seat, action, task)
    if kind == t.PLACE:
        return refuse_place(contest, action, task)
    if kind == t.POWER:
        return refuse_power(contest, seat, action)
    if kind == t.DUMP:
        return no_such_monster("D29")
    if kind == t.REMOVE:
        return Illegal("D22", "refuse-no-group")
    if kind == t.GUARDIAN:
        return refuse_guardian(contest, seat, int(arg1(action)))
    if kind == t.REFECTORY:
        return Illegal("D26", "refuse-vip-room")
    if kind == t.SPREAD:
        return Illegal("D12", "refuse-area")
    return Illegal(RULE_OF[kind], "refuse-not-open")


def no_such_monster(rule: str) -> Illegal:
    return Illegal(rule, "refuse-no-monster")


def refuse_recruit(contest: Contest, action: int) -> Illegal:
    area, kind, count = arg1(action), arg2(action), arg3(action)
    if not 1 <= count <= AT_MOST:
        return Illegal("D16", "refuse-count")
    if count > recruits(contest, area, kind):
        return Illegal("D16", "refuse-not-there")
    return Illegal("D17", "refuse-not-among-its-kind")


def refuse_step(contest: Contest, seat: int, action: int, steps: int) -> Illegal:
    kind, start, goal = arg1(action), arg2(action), arg3(action)
    if not contest.stands(seat, kind, start):
        return no_such_monster("D19")
    if start == goal:
        return Illegal("D19", "refuse-stays")
    if goal == ENTRANCE:
        return Illegal("D19", "refuse-entrance")
    return Illegal("D18", "refuse-too-far", steps=steps)


def refuse_move(contest: Contest, seat: int, action: int, task: int) -> Illegal:
    """An effect that moves inside the dungeon."""
    kind, start, goal = arg1(action), arg2(action), arg3(action)
    if taken_from(contest, task) not in (start, ANYWHERE):
        return Illegal("D29", "refuse-from")
    if not contest.stands(seat, kind, start):
        return no_such_monster("D29")
    if moved_to(task) not in (goal, ANYWHERE):
        return Illegal("D29", "refuse-to")
    return Illegal("D29", "refuse-stays")


def refuse_place(contest: Contest, action: int, task: int) -> Illegal:
    kind, what = arg1(action), arg2(task)
    if not is_meant(what, kind):
        if what < KINDS:
            return Illegal("D29", "refuse-kind")
        if kind == VIP:
            return Illegal("D29", "refuse-vip-reserve")
        return Illegal("D30", "refuse-another-skeleton")
    if contest.of_kind(area_of(what), kind) == 0:
        return Illegal("D29", "refuse-not-there")
    return Illegal("D29", "refuse-to")


def refuse_power(contest: Contest, seat: int, action: int) -> Illegal:
    kind, place = arg1(action), arg2(action)
    if not is_room(place) or room_number(place) > POWER_ROOMS:
        return Illegal("D20", "refuse-no-power")
    if not contest.stands(seat, kind, place):
        return no_such_monster("D20")
    return Illegal("D26", "refuse-no-vips")


def refuse_guardian(contest: Contest, seat: int, power: int) -> Illegal:
    if index_of(contest, seat, power) == a.NOTHING:
        return Illegal("D14", "refuse-not-on-tile")
    return Illegal("D14", "refuse-covered")
