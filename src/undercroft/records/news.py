"""All that leaves a table: what a seat sees now, and step by step what happened, as far as it may know.

Everything here is plain data that reads back from JSON into the same types; `records/schema.py` describes it.
"""

from __future__ import annotations

from typing import Annotated, Generic, Literal, TypeVar

import msgspec

from undercroft.engine.codec import Group
from undercroft.engine.outcome import Outcome
from undercroft.engine.shape import BY_SEAT, Seat
from undercroft.engine.text import Sentence
from undercroft.records.record import Player

AnyView = TypeVar("AnyView")
AnyAction = TypeVar("AnyAction")
AnyEvent = TypeVar("AnyEvent")

Count = Annotated[int, msgspec.Meta(ge=0)]


class SeatView(msgspec.Struct, Generic[AnyView, AnyAction], frozen=True, kw_only=True):
    """What one seat sees, whom the table waits for, and what it may do; for a spectator the same without doing."""

    number: Count
    """How many steps there were: a client asks for the news since then."""
    players: Annotated[tuple[Player, ...], BY_SEAT]
    waiting: tuple[Seat, ...]
    prompt: Sentence
    """What this seat is asked for."""
    legal: tuple[Group[AnyAction], ...]
    undo: Sentence | None
    """Why nothing can be taken back now, or null if it can."""
    silent: bool
    """Whether the rules forbid free words now."""
    paused: bool
    played: Count
    """Milliseconds of playing time at the last step."""
    limit: Count | None
    """Milliseconds of playing time that the whole game may take, null where there is no clock."""
    outcome: Outcome | None
    view: AnyView


Act = Literal["deal", "action", "undo", "resign", "seat", "pause", "resume"]


class Step(msgspec.Struct, Generic[AnyAction, AnyEvent], frozen=True, kw_only=True, omit_defaults=True):
    """One entry of the record as a seat may know it."""

    number: Count
    act: Act
    seat: Seat | None = None
    """Who acted; null for the table."""
    at: Count
    """Milliseconds of playing time."""
    action: AnyAction | None = None
    """The action of the game, null where it was none or holds something that this seat may not see."""
    events: tuple[AnyEvent, ...] = ()
    """What came of it, in order; what this seat may not see of them is null."""
    undoes: Count | None = None
    """The number of the step that was taken back."""
    player: Player | None = None
    """Who sits there from now on."""
    reason: Literal["", "time"] = ""
    """Why a seat resigned, if not by its own will."""


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is impossible: the id of the rule, and the sentence."""

    rule: str
    sentence: Sentence
