"""A seat, or a place to watch from: the one way in which a client plays, whether the table is here or elsewhere."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Any

from undercroft.engine.errors import Unknown
from undercroft.engine.game import Game, Inquiry
from undercroft.engine.preview import Preview, previews
from undercroft.records import talk
from undercroft.records.news import Refusal, SeatView, Step
from undercroft.records.notebook import shown
from undercroft.records.table import Table
from undercroft.records.talk import Said

Clock = Callable[[], int]
"""Tells the playing time in milliseconds."""


class Seat(ABC):
    """What a person or a program at a table can do. `seat` is None for a spectator, who only looks."""

    game: Game
    seat: int | None

    @abstractmethod
    def view(self) -> SeatView[Any, Any]:
        """The table now."""

    def _repr_html_(self) -> str:
        """How a notebook shows a seat: the table as one sees it from there."""
        return shown(self.game, self.view().view)

    @abstractmethod
    def news(self, since: int = 0) -> tuple[Step[Any, Any], ...]:
        """What happened from step `since` on."""

    @abstractmethod
    def previews(self, codes: Iterable[str], views: bool = True) -> tuple[Preview[Any, Any], ...]:
        """What each of these actions would bring."""

    @abstractmethod
    def ask(self, inquiry: Inquiry) -> object:
        """The answer to one of the game's inquiries."""

    @abstractmethod
    def why(self, code: str) -> Refusal | None:
        """Why an action is impossible, None if it is possible."""

    @abstractmethod
    def act(self, code: str) -> None:
        """Raises Illegal with the rule, and then nothing has changed."""

    @abstractmethod
    def undo(self) -> None:
        """Take the last own action back; raises Illegal if that cannot be."""

    @abstractmethod
    def say(self, words: str) -> None: ...

    @abstractmethod
    def sign(self, gesture: str) -> None: ...

    @abstractmethod
    def point(self, field: str, value: str) -> None: ...

    @abstractmethod
    def talk(self, since: int = 0) -> tuple[Said, ...]:
        """What was said and signed, from the `since`-th on."""


class Room:
    """A table of this program and what is said at it: seats are taken from here."""

    def __init__(self, table: Table, clock: Clock = lambda: 0) -> None:
        self.table = table
        self.clock = clock
        self.said: list[Said] = []

    def seat(self, seat: int | None) -> LocalSeat:
        return LocalSeat(self, seat)


class LocalSeat(Seat):
    """A seat at a table of this program."""

    def __init__(self, room: Room, seat: int | None) -> None:
        self.room = room
        self.seat = seat
        self.game = room.table.game

    def view(self) -> SeatView[Any, Any]:
        return self.room.table.view(self.seat)

    def news(self, since: int = 0) -> tuple[Step[Any, Any], ...]:
        return self.room.table.news(self.seat, since)

    def previews(self, codes: Iterable[str], views: bool = True) -> tuple[Preview[Any, Any], ...]:
        table, read = self.room.table, self.game.actions.read
        if table.is_over:
            return ()
        return previews(self.game, table.view_of(self.own), [read(code) for code in codes], views)

    def ask(self, inquiry: Inquiry) -> object:
        return self.game.answer(self.room.table.view_of(self.seat), inquiry)

    def why(self, code: str) -> Refusal | None:
        return self.room.table.why(self.own, code)

    def act(self, code: str) -> None:
        self.room.table.play(self.own, code, self.room.clock())

    def undo(self) -> None:
        self.room.table.undo(self.own, self.room.clock())

    def say(self, words: str) -> None:
        self.room.said.append(talk.say(self.room.table, self.own, words))

    def sign(self, gesture: str) -> None:
        self.room.said.append(talk.sign(self.own, gesture))

    def point(self, field: str, value: str) -> None:
        self.room.said.append(talk.point(self.room.table, self.own, field, value))

    def talk(self, since: int = 0) -> tuple[Said, ...]:
        return tuple(self.room.said[since:])

    @property
    def own(self) -> int:
        """Who watches does nothing."""
        if self.seat is None:
            raise Unknown("unknown-spectator")
        return self.seat
