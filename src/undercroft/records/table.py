"""A running game: the one place where actions from outside are checked, recorded and applied."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from undercroft.engine.codec import Kind
from undercroft.engine.errors import Illegal, Malformed, Trouble, Unknown, Unreadable
from undercroft.engine.events import Events
from undercroft.engine.game import Game, Options, View
from undercroft.engine.luck import Luck
from undercroft.engine.outcome import Fate, Moment, Outcome, Score
from undercroft.engine.position import TABLE, Position
from undercroft.engine.sight import Sight, seen_by
from undercroft.engine.text import Message
from undercroft.records.luck import AnsweredLuck, NotedLuck, RecordedLuck
from undercroft.records.news import Refusal, SeatView, Step
from undercroft.records.notebook import shown
from undercroft.records.record import (
    DEAL,
    MARK,
    PAUSE,
    RESIGN,
    RESUME,
    SEAT,
    UNDO,
    Entry,
    Header,
    Player,
    Record,
    game_of,
    header_for,
    read_seat,
    write_seat,
)

NOTHING_TO_UNDO = Message("undo-nothing")
TIME = "time"


class Table:
    """A game in progress and its record. An action that is refused changes nothing.

    Positions, events and entries are the table's own: what others may know leaves by `view`, `news`, `why` and `sight`.
    """

    def __init__(self, game: Game, options: Options, players: tuple[Player, ...], luck: Luck, date: str = "") -> None:
        self.start(game, options, header_for(game, options, players, date), luck)

    def start(self, game: Game, options: Options, header: Header, luck: Luck) -> None:
        self.game = game
        self.options = options
        self.header = header
        self.source = luck
        self.players = list(header.players)
        """Who sits there now."""
        self.resigned: list[int] = []
        self.is_paused = False
        self.entries: list[Entry] = []
        self.moves: list[tuple[int, int]] = []
        """Who did what, without what was taken back."""
        self.counting: list[int] = []
        """The numbers of those entries."""
        self.history: list[list[int]] = []
        """The events of each entry."""
        self.position: Position = game.blank(options)
        self.free: list[tuple[int, Position]] = []
        """Who acted since the last barrier, and the position before."""
        self.barrier = NOTHING_TO_UNDO
        noted = NotedLuck(game, luck)
        events = Events()
        self.position.set_up(noted, events)
        self.stand(self.position)
        self.note(TABLE, DEAL, noted.take(), 0, events)

    # Records

    @classmethod
    def resume(cls, record: Record, luck: Luck, content: Path | None = None) -> Table:
        """The table that a record leads to, ready to go on; raises Unreadable if an entry does not fit."""
        game, options = game_of(record.header, content)
        return cls.fold(game, options, record, luck)

    @classmethod
    def fold(cls, game: Game, options: Options, record: Record, luck: Luck) -> Table:
        if not record.entries:
            table = cls.__new__(cls)
            table.start(game, options, record.header, luck)
            return table
        *_, table = cls.unroll(game, options, record)
        table.source = luck
        return table

    @classmethod
    def unroll(cls, game: Game, options: Options, record: Record) -> Iterator[Table]:
        """The same table after each entry of a record."""
        table = cls.__new__(cls)
        for number, entry in enumerate(record.entries):
            try:
                if number == 0:
                    if entry.action != DEAL or entry.seat != TABLE:
                        raise Malformed("record-set-up")
                    recorded = RecordedLuck(game, entry.luck)
                    table.start(game, options, record.header, recorded)
                    recorded.check_used_up()
                else:
                    table.follow(entry)
            except Trouble as error:
                raise Unreadable("", Message("at-entry", entry=number + 1), error) from error
            yield table

    def follow(self, entry: Entry) -> None:
        """Take the next entry of a record that somebody else goes on with; raises Trouble if it does not fit."""
        source = self.source
        self.source = recorded = RecordedLuck(self.game, entry.luck)
        try:
            self.replay(entry)
            recorded.check_used_up()
        finally:
            self.source = source

    def replay(self, entry: Entry) -> None:
        code, _, words = entry.action.partition(" ")
        if not code.startswith(MARK):
            self.play(entry.seat, self.game.actions.read(entry.action), entry.at)
        elif code == UNDO:
            self.undo(entry.seat, entry.at)
        elif code == RESIGN and words in ("", TIME):
            self.resign(entry.seat, entry.at, words)
        elif code == SEAT:
            self.seat(entry.seat, read_seat(entry.action), entry.at)
        elif code in (PAUSE, RESUME):
            self.pause(entry.seat, code == PAUSE, entry.at)
        else:
            raise Malformed("malformed-act", act=entry.action)

    @property
    def record(self) -> Record:
        return Record(header=self.header, entries=tuple(self.entries))

    def written(self, since: int) -> tuple[Entry, ...]:
        """The entries from that number on, for whoever keeps the record elsewhere."""
        return tuple(self.entries[since:])

    @property
    def number(self) -> int:
        """How many entries there are."""
        return len(self.entries)

    @property
    def played(self) -> int:
        """Milliseconds of playing time at the last entry."""
        return self.entries[-1].at

    def record_left(self, at: int) -> Record:
        """The record for those who leave at a playing time. Against the clock the time since the last entry stays used:
        it ends with a pause."""
        against_time = self.game.time_limit(self.options) is not None and at > self.entries[-1].at
        if not against_time or self.is_over or self.is_paused:
            return self.record
        pause = Entry(seat=TABLE, action=PAUSE, luck=(), at=at)
        return Record(header=self.header, entries=(*self.entries, pause))

    def at(self, number: int) -> Table:
        """The table as it was after so many entries, to look at; what luck said later it does not know."""
        return self.fork(number, RecordedLuck(self.game, ()))

    def fork(self, number: int, luck: Luck) -> Table:
        """A table of its own that goes on from there, with other luck."""
        if not 1 <= number <= len(self.entries):
            raise Unknown("unknown-step", step=number, last=len(self.entries))
        record = Record(header=self.header, entries=tuple(self.entries[:number]))
        return self.fold(self.game, self.options, record, luck)

    def sequel(self) -> Record | None:
        """The game that follows a finished one in a series, as a record without entries."""
        options = self.game.sequel(self.options, self.position) if self.position.is_over() else None
        if options is None:
            return None
        return Record(header=header_for(self.game, options, tuple(self.players), self.header.date))

    # Playing

    def packed(self, seat: int) -> list[int]:
        """The legal actions of a seat as the rules have them."""
        if not TABLE <= seat < self.position.seats or self.is_over:
            return []
        return list(self.position.legal(seat))

    def legal(self, seat: int) -> list[str]:
        """The codes of all that a seat may do, in an order that people understand."""
        groups = self.game.actions.grouped(self.packed(seat))
        return [action.code for group in groups for action in group.actions]

    def play(self, seat: int, action: int | str, at: int = 0, answers: tuple[str, ...] = ()) -> list[int]:
        """Let a seat act; returns the events. Raises Illegal with the rule, and then nothing has changed.

        At a table with real dice and cards luck has no answers of its own: it raises `Needed`, and the same action is
        played again with the `answers`, the outcomes of luck in their order.
        """
        packed = self.game.actions.read(action) if isinstance(action, str) else action
        self.check(seat, at)
        if packed not in self.packed(seat):
            raise self.refusal(seat, packed)
        before = self.position
        after, outcomes, events = self.attempt(seat, packed, answers)
        self.mark_barrier(seat, packed, before, bool(outcomes))
        self.stand(after)
        if after.is_over():
            self.bar("undo-over")
        self.moves.append((seat, packed))
        self.counting.append(len(self.entries))
        return self.note(seat, self.game.actions.write(packed), outcomes, at, events)

    def attempt(self, seat: int, action: int, answers: tuple[str, ...]) -> tuple[Position, tuple[str, ...], Events]:
        """A legal action on a copy of the position: what becomes of it, what luck answered, what happened."""
        after = self.position.copy()
        noted = NotedLuck(self.game, AnsweredLuck(self.game, answers, self.source) if answers else self.source)
        events = Events()
        after.apply(seat, action, noted, events)
        return after, noted.take(), events

    def check(self, seat: int, at: int = 0) -> None:
        if not TABLE <= seat < self.position.seats:
            raise Unknown("unknown-seat", seat=seat + 1)
        if self.is_paused:
            raise Illegal("pause", "refuse-paused")
        if seat != TABLE and self.is_late(at):
            raise Illegal(self.game.clock_rule, "refuse-late")

    def is_late(self, at: int) -> bool:
        """Whether the time of the game is over at a playing time, so that the table has to act first."""
        limit = self.game.time_limit(self.options)
        if limit is None or max(at, self.entries[-1].at) < 1000 * limit:
            return False
        return bool(self.packed(TABLE))

    def refusal(self, seat: int, action: int) -> Illegal:
        """Why an action that is not legal is refused, with the words of the game."""
        if self.is_over and not self.position.is_over():
            return Illegal("resign", "refuse-resigned")
        try:
            with self.game.speaking():
                raise self.game.refusal(self.position, seat, action)
        except Illegal as refusal:
            return refusal

    def note(self, seat: int, action: str, luck: tuple[str, ...], at: int, events: Events) -> list[int]:
        at = max(at, self.entries[-1].at if self.entries else 0)
        self.entries.append(Entry(seat=seat, action=action, luck=luck, at=at))
        self.history.append([int(event) for event in events.take()])
        return self.history[-1]

    def stand(self, position: Position) -> None:
        """The position from now on, and what of it everybody asks who looks at a table."""
        self.position = position
        self.is_over = self.is_given_up or bool(position.is_over())
        seats = () if self.is_given_up else range(position.seats)
        self.awaited = tuple(seat for seat in seats if position.waits_for(seat))

    # Undo

    def mark_barrier(self, seat: int, action: int, before: Position, luck: bool) -> None:
        if luck or self.game.discloses(before, seat, action):
            self.bar("undo-luck" if luck else "undo-disclosed")
            return
        if self.free and self.free[-1][0] != seat:
            self.bar("undo-other")
        self.free.append((seat, before))

    def bar(self, reason: str) -> None:
        self.free = []
        self.barrier = Message(reason)

    def undo_refusal(self, seat: int) -> Message | None:
        """Why a seat cannot take its last action back, or None if it can."""
        if seat == TABLE or not self.free:
            return self.barrier
        return None if self.free[-1][0] == seat else Message("undo-other")

    def undo(self, seat: int, at: int = 0) -> None:
        self.check(seat, at)
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise Illegal("undo", refusal.key)
        self.stand(self.free.pop()[1])
        self.moves.pop()
        self.counting.pop()
        self.note(seat, UNDO, (), at, Events())

    # People come and go

    def seat(self, seat: int, player: Player, at: int = 0) -> None:
        """Somebody else sits there from now on."""
        self.check_taken(seat)
        self.players[seat] = player
        self.note(seat, write_seat(player), (), at, Events())

    def resign(self, seat: int, at: int = 0, reason: str = "") -> None:
        """A seat gives up, or has lost on time. Somebody else plays on for it, unless only one opponent is left."""
        self.check_taken(seat)
        if self.is_over or seat in self.resigned:
            raise Illegal("resign", "refuse-resigned")
        self.resigned.append(seat)
        self.stand(self.position)
        if self.is_over:
            self.bar("undo-over")
        self.note(seat, f"{RESIGN} {reason}".strip(), (), at, Events())

    def pause(self, seat: int, on: bool = True, at: int = 0) -> None:
        """While the table is paused nobody acts, and no time passes."""
        if on == self.is_paused:
            raise Illegal("pause", "refuse-paused" if on else "refuse-running")
        self.is_paused = on
        self.note(seat, PAUSE if on else RESUME, (), at, Events())

    def check_taken(self, seat: int) -> None:
        if not 0 <= seat < self.position.seats:
            raise Unknown("unknown-seat", seat=seat + 1)

    @property
    def is_given_up(self) -> bool:
        """Whether too few are left to play on: one opponent, or nobody of a team."""
        staying = int(self.position.seats) - len(self.resigned)
        return bool(self.resigned) and staying <= (0 if self.game.cooperative else 1)

    # What leaves the table

    def waiting(self) -> tuple[int, ...]:
        return self.awaited

    def outcome(self) -> Outcome | None:
        if not self.is_over:
            return None
        seats = range(self.position.seats)
        if self.position.is_over():
            found: Outcome = self.game.outcome(self.position)
        else:
            winners = () if self.game.cooperative else tuple(seat for seat in seats if seat not in self.resigned)
            scores = tuple(Score() for _ in seats)
            found = Outcome("end-resigned", "", winners, scores, self.game.cooperative)
        return msgspec.structs.replace(
            found,
            fates=tuple(Fate(fate.how, self.moment_of(seat, fate.how)) for seat, fate in enumerate(found.fates)),
            decisive=self.last_moment(lambda kind, values: kind.decisive),
            resigned=tuple(sorted(self.resigned)),
        )

    def moment_of(self, seat: int, fate: str) -> Moment | None:
        return self.last_moment(lambda kind, values: kind.fate == fate and values.get("seat", seat) == seat)

    def last_moment(self, fits: Callable[[Kind, dict[str, int]], bool]) -> Moment | None:
        codec = self.game.events
        for step in reversed([0, *self.counting]):
            for number, event in reversed(list(enumerate(self.history[step]))):
                if fits(codec.kind(event), codec.values(event)):
                    return Moment(step, number)
        return None

    def view_of(self, seat: int | None) -> View:
        """What a seat sees of the game itself."""
        seen: View = self.game.view(self.position, seat)
        return seen

    def view(self, seat: int | None) -> SeatView[Any, Any]:
        """What a seat sees and may do; None is a spectator."""
        return self.views([seat])[0]

    def views(self, seats: Sequence[int | None]) -> list[SeatView[Any, Any]]:
        """The same for several seats, with what they have in common made once."""
        game = self.game
        waiting, outcome, players = self.waiting(), self.outcome(), tuple(self.players)
        silent, limit = game.is_silent(self.position), game.time_limit(self.options)
        found = []
        for seat, view in zip(seats, game.views(self.position, seats), strict=True):
            refusal = NOTHING_TO_UNDO if seat is None else self.undo_refusal(seat)
            found.append(
                SeatView(
                    number=len(self.entries),
                    players=players,
                    waiting=waiting,
                    prompt=game.prompt(view).sentence(),
                    legal=() if seat is None else game.actions.grouped(self.packed(seat)),
                    undo=None if refusal is None else refusal.sentence(),
                    silent=silent,
                    paused=self.is_paused,
                    played=self.entries[-1].at,
                    limit=None if limit is None else 1000 * limit,
                    outcome=outcome,
                    view=view,
                )
            )
        return found

    def _repr_html_(self) -> str:
        """How a notebook shows a table: as a spectator sees it, whoever has the notebook open."""
        return shown(self.game, self.view_of(None))

    def news(self, seat: int | None, since: int = 0) -> tuple[Step[Any, Any], ...]:
        """What happened from step `since` on, with all that `seat` may not know left out."""
        return tuple(self.step(number, seat) for number in range(since, len(self.entries)))

    def steps(self, number: int, seats: Sequence[int | None]) -> list[Step[Any, Any]]:
        """The same step for several seats: it is made once unless something in it is not for everybody."""
        if seats and not self.keeps_secret(number):
            return [self.step(number, seats[0])] * len(seats)
        return [self.step(number, seat) for seat in seats]

    def keeps_secret(self, number: int) -> bool:
        """Whether a step holds something that not every seat may see."""
        action, codec = self.entries[number].action, self.game.events
        if not action.startswith(MARK) and self.game.actions.keeps_secret(self.game.actions.read(action)):
            return True
        return any(map(codec.keeps_secret, self.history[number]))

    def step(self, number: int, seat: int | None) -> Step[Any, Any]:
        entry = self.entries[number]
        code, _, words = entry.action.partition(" ")
        act = code.removeprefix(MARK) if code.startswith(MARK) else "action"
        return Step(
            number=number,
            act=act,  # type: ignore[arg-type]
            seat=None if entry.seat == TABLE else entry.seat,
            at=entry.at,
            action=self.shown_action(entry, seat) if act == "action" else None,
            events=self.game.events.told_to(seat, self.history[number]),
            undoes=self.undone_by(number) if code == UNDO else None,
            player=read_seat(entry.action) if code == SEAT else None,
            reason=words if code == RESIGN else "",  # type: ignore[arg-type]
        )

    def shown_action(self, entry: Entry, seat: int | None) -> msgspec.Struct | None:
        codec = self.game.actions
        action = codec.read(entry.action)
        return None if entry.seat != seat and codec.keeps_secret(action) else codec.structured(action)

    def undone_by(self, number: int) -> int:
        """The step that an undo took back: the last action before it that nothing else took back."""
        taken_back = 0
        for step in range(number - 1, 0, -1):
            action = self.entries[step].action
            if action == UNDO:
                taken_back += 1
            elif not action.startswith(MARK):
                if taken_back == 0:
                    return step
                taken_back -= 1
        raise AssertionError("an undo without an action before it")

    def why(self, seat: int, action: int | str) -> Refusal | None:
        """Why an action is impossible, without trying it; None if it is possible."""
        packed = self.game.actions.read(action) if isinstance(action, str) else action
        try:
            self.check(seat)
            if packed in self.packed(seat):
                return None
            raise self.refusal(seat, packed)
        except Illegal as refusal:
            return Refusal(refusal.rule, refusal.message.sentence())

    def sight(self, seat: int) -> Sight:
        """What a bot in that seat is given."""
        seen = seen_by(self.game, seat, self.moves)
        return Sight(self.game, self.view_of(seat), self.packed(seat), seen)
