"""What a board needs of the game that it shows: whose eyes, who decides, what can be done. The table may be in this
program (`Session`) or on a server (`Visit`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Container
from pathlib import Path
from typing import Any

import msgspec

from undercroft.bots.thinking import Hint
from undercroft.engine.game import Game
from undercroft.engine.preview import Preview
from undercroft.engine.text import Message
from undercroft.records.news import SeatView
from undercroft.records.seat import Seat


class AtTable(ABC):
    """A game as the people at this keyboard play it.

    `sitting` is the seat whose hand may be on the screen; None while the screen shows what anybody may see.
    """

    game: Game
    names: tuple[str, ...]
    bots: Container[int]
    """The seats that programs play in."""
    path: Path | None = None
    """Where it is kept, if it is kept here."""

    def __init__(self, people: tuple[int, ...]) -> None:
        self.people = people
        """The seats of this keyboard."""
        self.sitting: int | None = people[0] if len(people) == 1 else None
        self.guest: int | None = None
        """A person who acts although the table waits for another."""

    # What is seen

    @property
    @abstractmethod
    def seat(self) -> Seat:
        """Where whoever looks at the screen sits, or a place to watch from."""

    @abstractmethod
    def view_of(self, seat: int | None) -> SeatView[Any, Any]: ...

    @property
    def view(self) -> SeatView[Any, Any]:
        """What the screen may show."""
        return self.view_of(self.eyes)

    @property
    def eyes(self) -> int | None:
        """Whose view the screen may show: the person who decides, or the only person there is."""
        return self.sitting if len(self.people) == 1 else self.deciding

    @abstractmethod
    def preview(self, seat: int, code: str) -> Preview[Any, Any]:
        """What an action of a seat would bring."""

    @property
    @abstractmethod
    def time_left(self) -> int | None:
        """Milliseconds until somebody's time is up; None where nobody plays against time."""

    # Who decides

    @property
    def decider(self) -> int | None:
        """The seat that decides now: a person who asked to act, a bot that is waited for, or else a person."""
        waiting = self.view_of(None).waiting
        if self.guest is not None:
            return self.guest
        if self.sitting in waiting:
            return self.sitting
        bots = [seat for seat in waiting if seat in self.bots]
        return next(iter((*bots, *waiting)), None)

    @property
    def handing_over(self) -> int | None:
        """The person who has to come to the keyboard before the game goes on."""
        seat = self.decider
        return seat if seat in self.people and seat != self.sitting else None

    @property
    def deciding(self) -> int | None:
        """The person at the keyboard, if the table wants something from them."""
        return self.sitting if self.sitting is not None and self.sitting == self.decider else None

    def keeps_secrets(self, seat: int) -> bool:
        """Whether a seat sees what not everybody may see: only then the others have to look away."""
        own, common = (msgspec.to_builtins(self.view_of(each).view) for each in (seat, None))
        return bool({**own, "seat": None} != {**common, "seat": None})

    def sit(self, seat: int) -> None:
        """Somebody has taken the keyboard."""
        self.sitting = seat

    def guests(self) -> list[int]:
        """The people who may act now although nobody waits for them."""
        busy = (self.deciding,)
        return [seat for seat in self.people if seat not in busy and self.view_of(seat).legal]

    def call(self, seat: int | None) -> None:
        """Let another person act, or (None) go back to whom the table waits for."""
        self.drop_hint()
        self.guest = seat

    # What can be done. Whatever cannot raises Trouble, and then nothing has changed.

    @abstractmethod
    def act(self, seat: int, code: str) -> None: ...

    @abstractmethod
    def undo(self, seat: int) -> None: ...

    @abstractmethod
    def pause(self, on: bool = True) -> None: ...

    @abstractmethod
    def save(self, path: Path) -> None: ...

    # Thinking

    @abstractmethod
    def ask_for_hint(self, seat: int) -> None: ...

    @abstractmethod
    def hint(self) -> Hint | None:
        """The hint that was asked for, once it is there; it is handed over once."""

    @abstractmethod
    def drop_hint(self) -> None: ...

    @property
    @abstractmethod
    def is_advising(self) -> bool:
        """Whether somebody waits for a hint."""

    @abstractmethod
    def hurry(self) -> None:
        """Whoever is thinking comes to an end with what has been found so far."""

    @property
    @abstractmethod
    def progress(self) -> int | None:
        """How far the hint or the bot that is waited for has come, in percent; None where nobody can tell."""

    # How it goes

    @abstractmethod
    def tick(self) -> bool:
        """Time passes; True if something happened at the table."""

    @property
    def is_over(self) -> bool:
        return self.view_of(None).outcome is not None

    @property
    def is_paused(self) -> bool:
        return self.view_of(None).paused

    @abstractmethod
    def trouble(self) -> Message | None:
        """What people should know, once: a bot that was replaced, a connection that was lost."""
