"""How a game ended: scores with the lines they are made of, winners, each seat's fate, and the rule that ended it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from undercroft.engine.shape import BY_SEAT, Seat
from undercroft.engine.text import Message


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a score sheet: what for (a text key with its arguments) and how many points."""

    key: str
    points: int
    args: dict[str, str | int] = {}
    parts: tuple[Line, ...] = ()
    """What the points are made of, where that is worth telling."""
    forfeited: bool = False
    """Struck through: points that would have been, had the seat not lost them."""

    def message(self) -> Message:
        return Message(self.key, **self.args)


class Score(msgspec.Struct, frozen=True):
    """The score of one seat, or of the team in a co-operative game."""

    lines: tuple[Line, ...] = ()

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines if not line.forfeited)


class Moment(msgspec.Struct, frozen=True):
    """An event of the game: the number of its step in the news, and its place among the events of that step."""

    step: int
    event: int


class Fate(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of a seat, told by the text key `fate-{how}`; the event says when and where."""

    how: str
    moment: Moment | None = None


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """The end of a game. In a co-operative game all seats win or none does."""

    reason: str
    """The text key of the sentence that tells what ended the game."""
    rule: str
    """The id of the rule that ended it; nothing where it was no rule, but people who left."""
    winners: tuple[Seat, ...]
    scores: Annotated[tuple[Score, ...], BY_SEAT]
    cooperative: bool = False
    fates: Annotated[tuple[Fate, ...], BY_SEAT] = ()
    decisive: Moment | None = None
    """The event that decided the game, as far as one did."""
    resigned: tuple[Seat, ...] = ()
    """Those who resigned or lost on time; a bot played on for them."""
