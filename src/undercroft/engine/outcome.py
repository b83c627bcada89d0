"""How a game ended: scores with the lines they are made of, the winners, and the rule that ended it."""

from __future__ import annotations

import msgspec

from undercroft.engine.text import Message


class Line(msgspec.Struct, frozen=True):
    """One line of a score sheet: what for (a text key with its arguments) and how many points."""

    key: str
    points: int
    args: dict[str, str | int] = {}

    def message(self) -> Message:
        return Message(self.key, **self.args)


class Score(msgspec.Struct, frozen=True):
    """The score of one seat, or of the team in a co-operative game."""

    lines: tuple[Line, ...] = ()

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game. In a co-operative game all seats win or none does."""

    reason: str
    """The text key of the sentence that tells what ended the game."""
    rule: str
    """The id of the rule that ended it."""
    winners: tuple[int, ...]
    scores: tuple[Score, ...]
    """By seat."""
    cooperative: bool = False
