"""A game at a table of a server, without a screen: what the board shows, and what people at this keyboard do there."""

from __future__ import annotations

from concurrent.futures import Future
from pathlib import Path
from time import monotonic
from typing import Any

from undercroft.bots.searcher import Advice
from undercroft.bots.thinking import Hint
from undercroft.engine.errors import Trouble
from undercroft.engine.preview import Preview, previews
from undercroft.engine.text import Message
from undercroft.records.files import write_whole
from undercroft.records.news import SeatView
from undercroft.records.talk import GESTURES
from undercroft.server.wire import (
    Advise,
    Advised,
    Chat,
    Command,
    Done,
    Leave,
    Pause,
    Resign,
    Return,
    Say,
    Sign,
    Start,
    Turn,
)
from undercroft.terminal.remote.connection import Connection
from undercroft.terminal.remote.seat import RemoteSeat
from undercroft.terminal.table.at_table import AtTable

GESTURE = "/"
"""What begins like this and is the name of a gesture is no word but a sign."""


class Visit(AtTable):
    """A seat at a table elsewhere, or a place to watch from."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.game = connection.game
        self.at = RemoteSeat(connection)
        self.shown = connection.seen
        self.previewed: dict[tuple[int, str], Preview[Any, Any]] = {}
        self.asked: Future[bytes] | None = None
        """The hint that is on its way."""
        self.heard = len(connection.chat)
        self.names, self.bots = (), ()
        super().__init__(())
        self.look_around()

    # What is seen

    def look_around(self) -> None:
        """Who is here, and where one sits: both may change at any time."""
        table, seat = self.connection.table, self.connection.you.seat
        self.people = () if seat is None else (seat,)
        self.sitting = self.at.seat = seat
        self.bots = tuple(number for number, place in enumerate(table.places) if place.bot)
        if self.shown is not None:
            self.names = tuple(player.name for player in self.shown.players)

    @property
    def seat(self) -> RemoteSeat:
        return self.at

    def view_of(self, seat: int | None) -> SeatView[Any, Any]:
        """There is but one: that of the own seat."""
        assert self.shown is not None
        return self.shown

    def preview(self, seat: int, code: str) -> Preview[Any, Any]:
        """Worked out here: it follows from the view alone, so that no cursor waits for the network."""
        if (seat, code) not in self.previewed:
            action = self.game.actions.read(code)
            (self.previewed[seat, code],) = previews(self.game, self.view.view, [action])
        return self.previewed[seat, code]

    @property
    def eyes(self) -> int | None:
        return self.sitting

    @property
    def time_left(self) -> int | None:
        clock = self.connection.clock
        if clock is None:
            return None
        passed = int(1000 * (monotonic() - self.connection.clocked)) if clock.running else 0
        if clock.limit is not None:
            return max(0, clock.limit - clock.played - passed)
        seat = self.decider
        left = None if seat is None else clock.left[seat]
        return None if left is None else max(0, left - (passed if seat in clock.thinking else 0))

    @property
    def deciding(self) -> int | None:
        return None if self.is_away else super().deciding

    # What is done

    def act(self, seat: int, code: str) -> None:
        self.guest = None
        self.drop_hint()
        self.at.act(code)
        self.tick()

    def undo(self, seat: int) -> None:
        self.at.undo()
        self.tick()

    def pause(self, on: bool = True) -> None:
        self.do(Pause(id=self.connection.name(), on=on))

    def save(self, path: Path) -> None:
        """The record as the server gives it: whole when the game is over, else as this seat may know it."""
        write_whole(self.connection.site.fetch("GET", self.record_address), path)

    @property
    def record_address(self) -> str:
        eyes = "" if self.sitting is None else f"?eyes={self.sitting}"
        return f"/api/tables/{self.connection.table.id}/record{eyes}"

    def say(self, words: str) -> None:
        """Words for everybody at the table, or `/yes` and its like: a gesture."""
        gesture = words.removeprefix(GESTURE)
        if words.startswith(GESTURE) and gesture in GESTURES:
            self.do(Sign(id=self.connection.name(), gesture=gesture))
        else:
            self.do(Say(id=self.connection.name(), words=words[:400]))

    def start(self) -> None:
        self.do(Start(id=self.connection.name()))

    def turn(self) -> None:
        """To the next of the own seats."""
        you = self.connection.you
        if self.sitting is None or len(you.seats) < 2:
            raise Trouble("remote-one-seat")
        following = [seat for seat in you.seats if seat > self.sitting]
        self.do(Turn(id=self.connection.name(), seat=following[0] if following else you.seats[0]))

    def give_to_bot(self) -> None:
        self.do(Leave(id=self.connection.name()))

    def take_back(self) -> None:
        self.do(Return(id=self.connection.name()))

    def resign(self) -> None:
        self.do(Resign(id=self.connection.name()))

    def do(self, command: Command) -> str:
        """Returns the table that it has led to, if that is another one."""
        done = self.connection.ask(command, Done)
        self.tick()
        return done.table

    @property
    def is_away(self) -> bool:
        """Whether a bot plays in the own seat."""
        return self.sitting is not None and self.sitting in self.bots

    # Thinking

    def ask_for_hint(self, seat: int) -> None:
        if self.asked is None:
            self.asked = self.connection.say(Advise(id=self.connection.name()))

    def hint(self) -> Hint | None:
        if self.asked is None or not self.asked.done():
            return None
        answer, self.asked = self.asked.result(), None
        found, read = self.connection.read(answer, Advised), self.game.actions.read
        other = None
        if found.other is not None:
            other = Advice(read(found.other), found.other_value or 0.0, 0)
        return Hint(best=Advice(read(found.code), found.value, 0), reasons=found.reasons, other=other)

    def drop_hint(self) -> None:
        self.asked = None

    @property
    def is_advising(self) -> bool:
        return self.asked is not None

    def hurry(self) -> None:
        """Those who think elsewhere decide when they have done."""

    @property
    def progress(self) -> int | None:
        return None

    # How it goes

    def tick(self) -> bool:
        with self.connection.lock:
            seen = self.connection.seen
            is_new = seen is not None and (self.shown is None or seen.number != self.shown.number)
            is_new = is_new or self.connection.you.seat != self.sitting
            if seen is not None:
                self.shown = seen
            self.look_around()
        if is_new:
            self.guest = None
            self.previewed.clear()
        return is_new

    @property
    def is_paused(self) -> bool:
        """A table that plays against time is covered while it is paused."""
        is_covered = self.connection.seen is None and self.connection.table.state == "playing"
        return is_covered or super().is_paused

    def trouble(self) -> Message | None:
        notices = self.connection.notices
        return notices.pop(0) if notices else None

    def heard_since(self) -> list[Chat]:
        """What was said since the last time."""
        chat = self.connection.chat
        found, self.heard = chat[self.heard :], len(chat)
        return found
