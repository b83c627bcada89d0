"""What is said between Undercroft and a bot in another program: one JSON object a line, told apart by its `type`.

The page docs/bot-protocol.md explains it to those who write such a bot.
"""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.engine.game import View
from undercroft.engine.outcome import Outcome

PROTOCOL = 1


class Line(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """One line, in either direction."""

    def encode(self) -> bytes:
        return msgspec.json.encode(self) + b"\n"


# From Undercroft to the bot


class Hello(Line, frozen=True, kw_only=True, tag="hello"):
    """The first line: which game, which seat."""

    protocol: int = PROTOCOL
    game: str
    version: int
    """Of the game's rules."""
    content: str
    """The hash of the content played with."""
    seat: int
    players: int
    seconds: float
    """How long an answer may take."""


class Decide(Line, frozen=True, kw_only=True, tag="decide"):
    """A question: all that the seat knows and all that it may do."""

    number: int
    prompt: str
    prompt_args: dict[str, object]
    legal: tuple[str, ...]
    """The codes of all legal actions."""
    moves: tuple[tuple[int, str | None], ...]
    """All that was done so far, seat and action; null for an action that holds something hidden from this seat."""
    view: View


class Error(Line, frozen=True, kw_only=True, tag="error"):
    """What is wrong with an answer. The same question comes once more; after a second mistake nothing does."""

    number: int
    message: str
    rule: str = ""
    """The id of the rule that forbids the action, if one does."""


class Bye(Line, frozen=True, kw_only=True, tag="bye"):
    """The last line; without an outcome the game was left before its end."""

    outcome: Outcome | None


# From the bot to Undercroft


class Name(Line, frozen=True, kw_only=True, tag="hello"):
    """The answer to the first line."""

    name: str


class Action(Line, frozen=True, kw_only=True, tag="action"):
    """The answer to a question: the code of an action, or its JSON form."""

    number: int
    action: str | dict[str, Any]
