# compiled by mypyc
"""Why an action is good, as keys of sentences in a player's words."""

from contextlib import suppress
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.luck import Luck
from undercroft.engine.packing import arg2, arg3, kind_of
from undercroft.games.donjon.actions import (
    CALL,
    DUMP_ONE,
    MIX,
    MOVE_ONE,
    PASS,
    RECRUIT,
    USE_GUARDIAN,
    USE_POWER,
)
from undercroft.games.donjon.dungeon import OFFICE, is_room
from undercroft.games.donjon.guardian import is_awaited
from undercroft.games.donjon.outlook import Outlook
from undercroft.games.donjon.rules import Contest
from undercroft.games.donjon.scoring import ENOUGH_KINDS, invaders, mixed_rooms, objectives_of, rooms_of

MANY_STEPS: Final[i64] = 4
A_LITTLE: Final = 0.2
"""So many points nearer to an objective are worth a word."""


def reasons_for(contest: Contest, seat: i64, action: i64) -> list[str]:
    """What an action changes for the better."""
    kind = kind_of(action)
    if kind == PASS:
        return ["reason-enough"]
    if kind == USE_POWER:
        return ["reason-power"]
    if kind == USE_GUARDIAN:
        return ["reason-malus"]
    if kind in (MIX, CALL):
        return ["reason-card"]
    if kind == DUMP_ONE:
        return ["reason-least"]
    found = changes(contest, as_far_as_known(contest, seat, action), seat)
    if kind == RECRUIT and contest.in_dungeon(seat, arg2(action)) + arg3(action) >= MANY_STEPS:
        found.append("reason-steps")
    if kind == MOVE_ONE and not found and is_room(arg3(action)) and arg3(action) != OFFICE:
        found.append("reason-ready")
    return found


class Unanswered(Exception):
    """Luck is asked."""


@final
class NoLuck(Luck):
    """Answers nothing."""

    def draw(self, pile: vec[i64], what: i64) -> i64:
        raise Unanswered

    def roll(self, sides: i64) -> i64:
        raise Unanswered


def as_far_as_known(contest: Contest, seat: i64, action: i64) -> Contest:
    """What an action makes of a position, up to where luck is asked."""
    after = contest.copy()
    with suppress(Unanswered):
        after.apply(seat, action, NoLuck(), Events(False))
    return after


def changes(before: Contest, after: Contest, seat: i64) -> list[str]:
    """What is better in a dungeon than it was: points, and what is on the way to them."""
    found: list[str] = []
    if objectives_of(after, seat) > objectives_of(before, seat):
        found.append("reason-objective")
    elif Outlook(after, seat).goals > Outlook(before, seat).goals + A_LITTLE:
        found.append("reason-way")
    if mixed_rooms(after, seat) > mixed_rooms(before, seat):
        found.append("reason-mixed")
    elif nearly_mixed(after, seat) > nearly_mixed(before, seat):
        found.append("reason-mixing")
    if invaders(after, seat) < invaders(before, seat):
        found.append("reason-groups")
    if is_awaited(after, seat):
        found.append("reason-guardian")
    return found


def nearly_mixed(contest: Contest, seat: i64) -> i64:
    """Rooms that lack one kind at most to be mixed."""
    return rooms_of(contest, seat, ENOUGH_KINDS - 1)
