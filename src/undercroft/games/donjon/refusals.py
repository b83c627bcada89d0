"""Why an action is refused, with the rule that says so."""

from __future__ import annotations

from undercroft.engine.errors import Illegal
from undercroft.engine.packing import arg1, arg2, arg3, kind_of
from undercroft.games.donjon import actions as a
from undercroft.games.donjon import tasks as t
from undercroft.games.donjon.dungeon import (
    ANYWHERE,
    ENTRANCE,
    HIGHEST,
    KINDS,
    OF_ANOTHER_KIND,
    OF_OUBLIETTES,
    OUBLIETTES,
    RESERVE,
    ROOMS,
    SKELETON,
    VIP,
    is_room,
    room_number,
)
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
    task = int(contest.stack[len(contest.stack) - 1])
    asked = int(t.seat_of(task))
    if seat != asked:
        return Illegal("D9" if asked == contest.turn else "D29", "refuse-turn", seat=asked + 1)
    kind = int(kind_of(task))
    if kind_of(action) == a.PASS:
        return Illegal(RULE_OF[kind], "refuse-must")
    if kind_of(action) != ANSWERS[kind]:
        return Illegal(RULE_OF[kind], "refuse-other-decision")
    if kind == t.RECRUITMENT:
        return refuse_recruit(contest, seat, action)
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


def stands(contest: Contest, seat: int, kind: int, place: int) -> bool:
    return contest.monsters[contest.at(seat, place) + kind] > 0


def refuse_recruit(contest: Contest, seat: int, action: int) -> Illegal:
    area, kind, count = arg1(action), arg2(action), arg3(action)
    if not 1 <= count <= 2:
        return Illegal("D16", "refuse-count")
    if contest.areas[area * KINDS + kind] < count:
        return Illegal("D16", "refuse-not-there")
    return Illegal("D17", "refuse-not-among-its-kind")


def refuse_step(contest: Contest, seat: int, action: int, steps: int) -> Illegal:
    if not stands(contest, seat, arg1(action), arg2(action)):
        return no_such_monster("D19")
    if arg2(action) == arg3(action):
        return Illegal("D19", "refuse-stays")
    if arg3(action) == ENTRANCE:
        return Illegal("D19", "refuse-entrance")
    return Illegal("D18", "refuse-too-far", steps=steps)


def refuse_move(contest: Contest, seat: int, action: int, task: int) -> Illegal:
    """An effect that moves inside the dungeon."""
    start, to = int(arg2(task)), int(arg3(task))
    if kind_of(task) == t.TELEPORT:
        start, to = int(ANYWHERE), int(ANYWHERE)
    if start == HIGHEST:
        start = int(contest.highest_room(seat))
    if start != ANYWHERE and arg2(action) != start:
        return Illegal("D29", "refuse-from")
    if not stands(contest, seat, arg1(action), arg2(action)):
        return no_such_monster("D29")
    if to != ANYWHERE and arg3(action) != to:
        return Illegal("D29", "refuse-to")
    return Illegal("D29", "refuse-stays")


def refuse_place(contest: Contest, action: int, task: int) -> Illegal:
    kind, what, to = arg1(action), arg2(task), arg3(task)
    if what < KINDS and kind != what:
        return Illegal("D29", "refuse-kind")
    if what == OF_OUBLIETTES:
        if contest.areas[OUBLIETTES * KINDS + kind] == 0:
            return Illegal("D29", "refuse-not-there")
    elif kind == VIP and what != VIP:
        return Illegal("D29", "refuse-vip-reserve")
    elif kind == SKELETON and what == OF_ANOTHER_KIND:
        return Illegal("D30", "refuse-another-skeleton")
    elif contest.areas[RESERVE * KINDS + kind] == 0:
        return Illegal("D29", "refuse-not-there")
    assert to != ANYWHERE
    return Illegal("D29", "refuse-to")


def refuse_power(contest: Contest, seat: int, action: int) -> Illegal:
    kind, place = arg1(action), arg2(action)
    if not is_room(place) or room_number(place) == ROOMS:
        return Illegal("D20", "refuse-no-power")
    if not stands(contest, seat, kind, place):
        return no_such_monster("D20")
    return Illegal("D26", "refuse-no-vips")


def refuse_guardian(contest: Contest, seat: int, power: int) -> Illegal:
    tile = contest.tiles[seat]
    if power in contest.box.tiles[3 * tile : 3 * tile + 3]:
        return Illegal("D14", "refuse-covered")
    return Illegal("D14", "refuse-not-on-tile")
