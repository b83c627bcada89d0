"""Why an action is refused, with the rule that says so."""

from __future__ import annotations

from undercroft.engine.errors import Illegal
from undercroft.engine.packing import arg1, arg2, kind_of
from undercroft.engine.position import TABLE
from undercroft.games.deckbox import actions as a
from undercroft.games.deckbox.building import left_in_box
from undercroft.games.deckbox.dungeon import NOWHERE
from undercroft.games.deckbox.heroes import can_shoot, has_energy, is_beside, is_far, is_lasting
from undercroft.games.deckbox.rules import Delve
from undercroft.games.deckbox.state import BUILDING, NOBODY, NONE, PAUSE

ACTIVITIES = (a.MOVE, a.ATTACK, a.WORK, a.END)
ANSWERS = {a.CHOOSE: "B19", a.LET: "B17", a.AIM: "B32", a.TARGET: "B30", a.GO: "B9"}


def refuse(delve: Delve, seat: int, action: int) -> Illegal:
    """The first rule in the way."""
    kind = kind_of(action)
    if delve.end != a.RUNNING:
        return Illegal("B33", "refuse-over")
    if seat == TABLE:
        return Illegal("B7", "refuse-table")
    if kind <= a.LEARN or kind == a.STAND:
        return refuse_building(delve, seat, kind, arg1(action))
    if delve.pending() == BUILDING:
        return Illegal("B5", "refuse-build-first")
    if delve.square[seat] == NOWHERE:
        return Illegal("B24", "refuse-dead")
    if kind in ANSWERS:
        return Illegal(ANSWERS[kind], "refuse-not-asked")
    if delve.pending() not in (0, PAUSE):
        return Illegal("B12", "refuse-pending", seat=delve.asked() + 1)
    if kind == a.ASK:
        return refuse_wish(delve, seat, arg1(action))
    if kind in ACTIVITIES:
        return refuse_activity(delve, seat, kind, action)
    return refuse_minor(delve, seat, kind, action)


def refuse_building(delve: Delve, seat: int, kind: int, card: int) -> Illegal:
    if delve.pending() != BUILDING:
        return Illegal("B5", "refuse-built")
    if delve.asked() != seat:
        return Illegal("B5", "refuse-build-turn", seat=delve.asked() + 1)
    if kind == a.STAND and delve.ability[seat] != NONE:
        return Illegal("B5", "refuse-stand")
    taken = delve.gear if kind == a.GEAR else delve.ability
    if kind in (a.GEAR, a.LEARN) and not left_in_box(taken, card, delve.boxes):
        return Illegal("B4", "refuse-card-taken")
    if kind in (a.READY, a.HERO) and delve.hero[seat] == NONE:
        return Illegal("B4", "refuse-card-taken")
    return Illegal("B5", "refuse-build-order")


def refuse_activity(delve: Delve, seat: int, kind: int, action: int) -> Illegal:
    if delve.pending() == PAUSE:
        return Illegal("B10", "refuse-enemies")
    if delve.active not in (NOBODY, seat):
        return Illegal("B7", "refuse-active", seat=delve.active + 1)
    if delve.done[seat]:
        return Illegal("B7", "refuse-done")
    if delve.acts[seat] == 0 and not (kind == a.MOVE and delve.steps > 0):
        return Illegal("B7", "refuse-no-action")
    if kind == a.WORK:
        return Illegal("B8", "refuse-no-offer")
    square = delve.floor.square_at(arg1(action))
    if square == NOWHERE or delve.floor.terrain[square] == a.WALL:
        return Illegal("B8" if kind == a.MOVE else "B25", "refuse-no-square")
    if kind == a.MOVE:
        return Illegal("B8", "refuse-taken" if delve.is_taken(square) else "refuse-too-far")
    return refuse_attack(delve, seat, square)


def refuse_attack(delve: Delve, seat: int, square: int) -> Illegal:
    i = delve.enemy_at(square)
    here = delve.square[seat]
    if i == NOBODY:
        return Illegal("B25", "refuse-no-enemy")
    if not is_far(delve, seat, square) or not can_shoot(delve, seat):
        return Illegal("B25", "refuse-melee")
    if not delve.floor.in_range(here, square):
        return Illegal("B26", "refuse-range" if delve.floor.other[here] == NOWHERE else "refuse-half")
    return Illegal("B27", "refuse-sight")


def refuse_wish(delve: Delve, seat: int, when: int) -> Illegal:
    if delve.pauses_for(seat) == when:
        return Illegal("B9", "refuse-asked-so")
    return Illegal("B9", "refuse-ask-more" if when > delve.pauses_for(seat) else "refuse-ask-less")


def refuse_minor(delve: Delve, seat: int, kind: int, action: int) -> Illegal:
    if kind == a.ABILITY:
        if not has_energy(delve, seat):
            return Illegal("B9", "refuse-energy", cost=delve.cards.abilities.cost[delve.ability[seat]])
        return Illegal("B9", "refuse-no-target")
    if kind == a.USE:
        if not delve.holds(seat, arg1(action)):
            return Illegal("B9", "refuse-not-held")
        if is_lasting(delve, arg1(action)):
            return Illegal("B6", "refuse-lasting")
        return Illegal("B9", "refuse-no-target")
    if kind == a.BUY:
        if arg1(action) not in delve.market:
            return Illegal("B6", "refuse-not-for-sale")
        return Illegal("B9", "refuse-treasure", cost=delve.cards.items.cost[arg1(action)])
    if kind == a.TAKE:
        return Illegal("B24", "refuse-nothing-lies")
    other = arg2(action)
    if other >= delve.seats or not is_beside(delve, seat, other):
        return Illegal("B9", "refuse-not-beside")
    if kind == a.GIVE:
        return Illegal("B9", "refuse-not-held")
    return Illegal("B9", "refuse-amount")
