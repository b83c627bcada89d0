"""A seat at a table of a server: the same as one of this program, over the server's protocol."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from undercroft.engine.errors import Trouble
from undercroft.engine.game import Inquiry
from undercroft.engine.preview import Preview
from undercroft.records.news import Refusal, SeatView, Step
from undercroft.records.schema import preview
from undercroft.records.seat import Seat
from undercroft.records.talk import Said
from undercroft.server.wire import Act, Ask, Done, Explained, Point, Previews, Say, Sign, Undo, Why
from undercroft.terminal.remote.connection import Connection


class Foreseen(msgspec.Struct):
    """`Previewed`, with previews that are read with the game's own types."""

    previews: msgspec.Raw


class Found(msgspec.Struct):
    """`Answered`, the same way."""

    answer: msgspec.Raw


class RemoteSeat(Seat):
    """Where a connection sits; without a seat one watches. Whatever is refused raises Trouble in the server's words."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.game = connection.game
        self.seat = connection.you.seat

    def view(self) -> SeatView[Any, Any]:
        seen = self.connection.seen
        if seen is None:
            raise Trouble("remote-covered")
        return seen

    def news(self, since: int = 0) -> tuple[Step[Any, Any], ...]:
        steps = self.connection.steps
        return tuple(steps[number] for number in range(since, len(steps)))

    def previews(self, codes: Iterable[str], views: bool = True) -> tuple[Preview[Any, Any], ...]:
        command = Previews(id=self.connection.name(), codes=tuple(codes), views=views)
        data = self.connection.ask(command, Foreseen).previews
        found: tuple[Preview[Any, Any], ...] = msgspec.json.decode(data, type=tuple[preview(self.game), ...])  # type: ignore[misc]
        return found

    def ask(self, inquiry: Inquiry) -> object:
        command = Ask(id=self.connection.name(), inquiry=msgspec.Raw(msgspec.json.encode(inquiry)))
        found = self.connection.ask(command, Found).answer
        return msgspec.json.decode(found, type=self.game.inquiries[type(inquiry)])

    def why(self, code: str) -> Refusal | None:
        (refusal,) = self.connection.ask(Why(id=self.connection.name(), codes=(code,)), Explained).refusals
        return refusal

    def act(self, code: str) -> None:
        self.connection.ask(Act(id=self.connection.name(), code=code, seat=self.seat), Done)

    def undo(self) -> None:
        self.connection.ask(Undo(id=self.connection.name()), Done)

    def say(self, words: str) -> None:
        self.connection.ask(Say(id=self.connection.name(), words=words), Done)

    def sign(self, gesture: str) -> None:
        self.connection.ask(Sign(id=self.connection.name(), gesture=gesture), Done)  # type: ignore[arg-type]

    def point(self, field: str, value: str) -> None:
        self.connection.ask(Point(id=self.connection.name(), field=field, value=value), Done)

    def talk(self, since: int = 0) -> tuple[Said, ...]:
        return tuple(self.connection.talk[since:])
