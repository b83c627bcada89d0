"""A running game: the one place where actions from outside are checked, recorded and applied."""

from __future__ import annotations

from pathlib import Path

import msgspec

from undercroft.engine.errors import Illegal, Malformed, Trouble, Unknown, Unreadable
from undercroft.engine.events import Events
from undercroft.engine.game import Game, Options, View
from undercroft.engine.luck import Luck
from undercroft.engine.outcome import Outcome
from undercroft.engine.position import TABLE, Position
from undercroft.engine.sight import Sight, seen_by
from undercroft.engine.text import Message
from undercroft.records.luck import NotedLuck, RecordedLuck
from undercroft.records.record import SET_UP, UNDO, Entry, Header, Player, Record, game_of, header_for

NOTHING_TO_UNDO = Message("undo-nothing")


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """All that a client of one seat needs: the view, what it may do, whom the table waits for."""

    number: int
    """How many entries the record has: a client asks for what came after the last one it saw."""
    waiting: tuple[int, ...]
    prompt: str
    """The text key of what this seat is asked for, and what goes into the sentence."""
    prompt_args: dict[str, object]
    legal: tuple[str, ...]
    undo: str | None
    """The text key of why nothing can be taken back now, or null if it can."""
    outcome: Outcome | None
    view: View


class Table:
    """A game in progress and its record. An action that is refused changes nothing."""

    def __init__(self, game: Game, options: Options, players: tuple[Player, ...], luck: Luck, date: str = "") -> None:
        self.start(game, options, header_for(game, options, players, date), luck)

    def start(self, game: Game, options: Options, header: Header, luck: Luck) -> None:
        self.game = game
        self.options = options
        self.header = header
        self.source = luck
        self.entries: list[Entry] = []
        self.moves: list[tuple[int, int]] = []
        """Who did what, without what was taken back."""
        self.history: list[list[int]] = []
        """The events of each entry."""
        self.position = game.blank(options)
        self.free: list[tuple[int, Position]] = []
        """Who acted since the last barrier, and the position before."""
        self.barrier = NOTHING_TO_UNDO
        noted = NotedLuck(game, luck)
        events = Events()
        self.position.set_up(noted, events)
        self.note(TABLE, SET_UP, noted.take(), 0, events)

    @classmethod
    def resume(cls, record: Record, luck: Luck, content: Path | None = None) -> Table:
        """The table that a record leads to, ready to go on; raises Unreadable if an entry does not fit."""
        game, options = game_of(record.header, content)
        return cls.fold(game, options, record, luck)

    @classmethod
    def fold(cls, game: Game, options: Options, record: Record, luck: Luck) -> Table:
        table = cls.__new__(cls)
        if not record.entries:
            table.start(game, options, record.header, luck)
            return table
        for number, entry in enumerate(record.entries):
            try:
                recorded = RecordedLuck(game, entry.luck)
                if number == 0:
                    if entry.action != SET_UP or entry.seat != TABLE:
                        raise Malformed("record-set-up")
                    table.start(game, options, record.header, recorded)
                else:
                    table.source = recorded
                    table.replay(entry)
                recorded.check_used_up()
            except Trouble as error:
                raise Unreadable("", Message("at-entry", entry=number + 1), error) from error
        table.source = luck
        return table

    def replay(self, entry: Entry) -> None:
        if entry.action == UNDO:
            self.undo(entry.seat, entry.at)
        else:
            self.play(entry.seat, self.game.actions.read(entry.action), entry.at)

    @property
    def record(self) -> Record:
        return Record(header=self.header, entries=tuple(self.entries))

    # Playing

    def legal(self, seat: int) -> list[int]:
        return [int(action) for action in self.position.legal(seat)] if TABLE <= seat < self.position.seats else []

    def play(self, seat: int, action: int, at: int = 0) -> list[int]:
        """Let a seat act; returns the events. Raises Illegal with the rule, and then nothing has changed."""
        if not TABLE <= seat < self.position.seats:
            raise Unknown("unknown-seat", seat=seat + 1)
        if action not in self.legal(seat):
            with self.game.speaking():
                raise self.game.refusal(self.position, seat, action)
        before = self.position
        after = before.copy()
        noted = NotedLuck(self.game, self.source)
        events = Events()
        after.apply(seat, action, noted, events)
        outcomes = noted.take()
        self.mark_barrier(seat, action, before, bool(outcomes))
        self.position = after
        self.moves.append((seat, action))
        return self.note(seat, self.game.actions.write(action), outcomes, at, events)

    def note(self, seat: int, action: str, luck: tuple[str, ...], at: int, events: Events) -> list[int]:
        at = max(at, self.entries[-1].at if self.entries else 0)
        self.entries.append(Entry(seat=seat, action=action, luck=luck, at=at))
        self.history.append([int(event) for event in events.take()])
        return self.history[-1]

    # Undo

    def mark_barrier(self, seat: int, action: int, before: Position, luck: bool) -> None:
        if luck or self.game.discloses(before, seat, action):
            self.free = []
            self.barrier = Message("undo-luck" if luck else "undo-disclosed")
            return
        if self.free and self.free[-1][0] != seat:
            self.free = []
            self.barrier = Message("undo-other")
        self.free.append((seat, before))

    def undo_refusal(self, seat: int) -> Message | None:
        """Why a seat cannot take its last action back, or None if it can."""
        if seat == TABLE or not self.free:
            return self.barrier
        return None if self.free[-1][0] == seat else Message("undo-other")

    def undo(self, seat: int, at: int = 0) -> None:
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise Illegal("undo", refusal.key)
        _, self.position = self.free.pop()
        self.moves.pop()
        self.note(seat, UNDO, (), at, Events())

    # What leaves the table

    def waiting(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.position.seats) if self.position.waits_for(seat))

    @property
    def is_over(self) -> bool:
        return self.position.is_over()

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.position) if self.is_over else None

    def view(self, seat: int | None) -> SeatView:
        refusal = NOTHING_TO_UNDO if seat is None else self.undo_refusal(seat)
        view = self.game.view(self.position, seat)
        prompt = self.game.prompt(view)
        return SeatView(
            number=len(self.entries),
            waiting=self.waiting(),
            prompt=prompt.key,
            prompt_args=prompt.args,
            legal=() if seat is None else tuple(self.game.actions.write(action) for action in self.legal(seat)),
            undo=None if refusal is None else refusal.key,
            outcome=self.outcome(),
            view=view,
        )

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, object]]:
        """What happened from entry `since` on, with all that `seat` may not know left out."""
        codec = self.game.events
        return [
            {"number": number, **codec.to_json(event, codec.is_hidden(event, seat))}
            for number, events in enumerate(self.history[since:], start=since)
            for event in events
        ]

    def sight(self, seat: int) -> Sight:
        """What a bot in that seat is given."""
        seen = seen_by(self.game, seat, self.moves)
        return Sight(self.game, self.game.view(self.position, seat), self.legal(seat), seen)
