"""Words and signs at the table. In Silence only signs pass (K24 of Knock; any game may ask for it)."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from undercroft.engine.errors import Illegal, Unknown
from undercroft.engine.shape import Seat
from undercroft.records.table import Table

Gesture = Literal["yes", "no", "wait", "hurry", "danger", "help", "well-done", "thanks"]
GESTURES: tuple[Gesture, ...] = get_args(Gesture)


class Said(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that a seat said or signed, for everyone to see."""

    seat: Seat
    words: str = ""
    gesture: Gesture | Literal[""] = ""
    field: str = ""
    value: str = ""
    """With `field`, what is pointed at: a place of the game by its code, or an own hand position."""


def say(table: Table, seat: int, words: str) -> Said:
    """Free words; refused while the rules ask for silence."""
    if table.game.is_silent(table.position):
        raise Illegal(table.game.silence_rule, "refuse-speech-in-silence")
    return Said(seat=seat, words=words)


def sign(seat: int, gesture: str) -> Said:
    """One of a fixed set of gestures; always allowed."""
    for known in GESTURES:
        if known == gesture:
            return Said(seat=seat, gesture=known)
    raise Unknown("unknown-value", field="gesture", value=gesture)


def point(table: Table, seat: int, field: str, value: str) -> Said:
    """Point at a thing of the table that has a code, or at a position in the own hand; allowed in silence too."""
    if field not in table.game.pointing:
        raise Unknown("unknown-value", field="field", value=field)
    game = table.game
    with game.speaking():
        refusal = game.pointing_refusal(table.position, seat, field, game.pointing[field].read(value))
        if refusal is not None:
            raise refusal
    return Said(seat=seat, field=field, value=value)
