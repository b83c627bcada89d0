"""Why an action is refused, with the rule that says so."""

from __future__ import annotations

from undercroft.engine.errors import Illegal
from undercroft.engine.packing import arg1, arg2, kind_of
from undercroft.engine.position import TABLE
from undercroft.games.knock.actions import (
    DONE,
    FIREBALL,
    ICE_FLASH,
    PLACE,
    POISON,
    REVEAL,
    RUNNING,
    SPHERE,
    TIME_UP,
)
from undercroft.games.knock.dungeon import NOWHERE
from undercroft.games.knock.rules import NO_CARD, Keep

SPELL_RULE = {FIREBALL: "K31", ICE_FLASH: "K32", POISON: "K33", SPHERE: "K34"}


def refuse(keep: Keep, seat: int, action: int) -> Illegal:
    """The first rule in the way, told from what `seat` may know."""
    kind = kind_of(action)
    if keep.end != RUNNING:
        return Illegal("K21", "refuse-over")
    if (kind == TIME_UP) != (seat == TABLE):
        return Illegal("K22", "refuse-clock-owner")
    if kind == TIME_UP:
        return Illegal("K22", "refuse-no-clock")
    if kind == PLACE:
        return refuse_placing(keep, seat, action)
    if kind == REVEAL:
        return refuse_reveal(keep, seat)
    if kind == DONE:
        return Illegal("K18", "refuse-cards-left")
    return refuse_spell(keep, kind, action)


def refuse_placing(keep: Keep, seat: int, action: int) -> Illegal:
    card, site = arg1(action), arg2(action)
    if seat != keep.turn:
        return Illegal("K7", "refuse-turn", seat=keep.turn + 1)
    if card not in keep.choice(seat):
        if keep.knight_drawn:
            return Illegal("K19", "refuse-knight-first")
        if keep.shown[seat] != NO_CARD:
            return Illegal("K8", "refuse-revealed-first")
        return Illegal("K9", "refuse-not-in-hand")
    if keep.dungeon.at(site) != NOWHERE:
        return Illegal("K9", "refuse-taken")
    if site not in keep.dungeon.open:
        return Illegal("K9", "refuse-no-corner")
    return Illegal("K11", "refuse-same-turned")


def refuse_reveal(keep: Keep, seat: int) -> Illegal:
    if keep.can_reveal(seat):
        return Illegal("K8", "refuse-not-in-hand")
    return Illegal("K8", "refuse-reveal-alone" if keep.seats == 1 else "refuse-reveal-twice")


def refuse_spell(keep: Keep, spell: int, action: int) -> Illegal:
    rule = SPELL_RULE[spell]
    if not keep.has_spell(spell):
        return Illegal("K30", "refuse-no-token")
    if spell == SPHERE:
        return Illegal(rule, "refuse-speech" if keep.seats > 1 else "refuse-alone")
    index = keep.dungeon.at(arg1(action))
    if index == NOWHERE or not keep.dungeon.is_creature(index):
        return Illegal(rule, "refuse-no-creature")
    if spell == FIREBALL and not keep.can_burn(index):
        return Illegal(rule, "refuse-knight-immune")
    if spell == ICE_FLASH and not keep.can_freeze(index):
        return Illegal(rule, "refuse-frozen")
    return Illegal(rule, "refuse-no-corner-there")
