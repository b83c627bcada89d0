"""A live table: one writer, its log, its sockets.

What happens is decided here and now (`work`), then kept (`commit`), and only then shown (`publish`). While something is
on its way to the disk, whoever wants to look waits: nothing is shown that is not kept. If it could not be kept, the
table is read again from the store, as if nobody had done anything; until the store answers, nobody is told anything
but that.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
from msgspec.structs import replace

from undercroft.engine.errors import Trouble, Unknown
from undercroft.engine.luck import Luck
from undercroft.engine.text import Message
from undercroft.records.luck import SteadyLuck, SystemLuck
from undercroft.records.news import SeatView, Step
from undercroft.records.record import DEAL, MARK, PERSON, Entry, Player, Record, check_version
from undercroft.records.table import Table
from undercroft.server.clocks import Clocks
from undercroft.server.info import (
    Info,
    chair_of,
    may_look,
    people,
    players,
    seats_of,
    shown_to,
    told_apart,
    with_bot,
    you,
)
from undercroft.server.store import Card, NotStored, Row, Write
from undercroft.server.tending import Tending
from undercroft.server.wire import (
    Changed,
    Chat,
    Item,
    Listed,
    News,
    Notice,
    Person,
    Presence,
    Present,
    Reply,
    Shown,
    Ticking,
    Welcome,
    You,
    encode,
)
from undercroft.server.writer import Taken

if TYPE_CHECKING:
    from undercroft.server.house import House

REFUSED, RESTARTS, GONE = 4403, 1012, 1001
"""Why a socket is closed: its person may not be here, the server goes away for a moment, or so it is for now."""
TRIES = 5
"""How often a command is done again because another server was faster."""
AGAIN = 1.0
"""Seconds until a store that did not answer is asked again."""


class Kept(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing in a table's log: an entry of the record, something said, or the table itself as it is from now on."""

    entry: Entry | None = None
    said: Chat | None = None
    info: Info | None = None
    renewed: bool = False
    """What stands before this in the log was changed: whoever has it in memory reads it again."""
    credit: int = 0
    """With an entry: the milliseconds of delay that its seat was given back."""


read_items = msgspec.json.Decoder(tuple[Kept, ...]).decode
"""The items of a row."""


class Socket(Protocol):
    """Somebody's connection."""

    person: Person
    seat: int | None
    """Which of the own seats all that it says and hears is of; null for whoever watches."""
    held: frozenset[int]
    """It was turned to that seat while the table waited for these of the own seats: as long as it does, and nothing is
    done there, it stays."""
    known: Person
    """The same person, as it is called at this table."""
    delay: int
    """Milliseconds to that client and back."""

    def answered(self, time: int) -> None:
        """The client has answered a ping that was sent at that time."""

    def send(self, message: bytes) -> None: ...

    def close(self, code: int = REFUSED) -> None: ...


class Logged(msgspec.Struct, frozen=True):
    """An item with its number and its time, and the number of the step if it is one."""

    number: int
    time: int
    kept: Kept
    step: int | None


class Live:
    """One table of this server."""

    info: Info

    def __init__(self, house: House, id: str) -> None:
        self.house = house
        self.id = id
        self.lock = asyncio.Lock()
        self.sockets: set[Socket] = set()
        self.tending = Tending(self)
        self.used = time.monotonic()
        """When somebody last asked for this table."""
        self.is_doubtful = False
        """Whether what is here may be other than what the store has."""
        self.forget()

    def forget(self) -> None:
        self.table: Table | None = None
        self.clocks: Clocks | None = None
        self.log: list[Logged] = []
        self.stepped = 0
        """How many items of the log are entries of the record."""
        self.moved = 0
        """When the last of them was written."""
        self.done: set[str] = set()
        """The commands that led to something, by person and id."""
        self.pending: list[Kept] = []
        """What has been decided and is not kept yet."""
        self.carded: tuple[object, ...] = ()
        """What the card was made of."""

    @property
    def number(self) -> int:
        return len(self.log)

    # From the store

    async def read(self) -> bool:
        """The table as its log has it; False if there is none. Until all of it is there, nothing changes."""
        rows = [(row, read_items(row.items)) for row in await self.house.store.rows(self.id)]
        found = [kept for _, items in rows for kept in items]
        if not found:
            return False
        info = [kept.info for kept in found if kept.info is not None][-1]
        edition = info.header.version if info.header is not None else None
        game = await self.house.game(info.game, info.content, edition)
        self.is_doubtful = True
        self.forget()
        self.info, self.game = info, game
        self.fold([kept for kept in found if kept.entry is not None])
        for row, items in rows:
            self.absorb(row, items)
        self.is_doubtful = False
        return True

    def fold(self, found: Sequence[Kept]) -> None:
        header, entries = self.info.header, tuple(kept.entry for kept in found if kept.entry is not None)
        if header is None or not entries:
            return
        check_version(header)
        options = self.game.recorded_options(header.options)
        record = Record(header=header, entries=entries)
        self.clocks = Clocks(self.info.clock, options.players)
        if self.info.clock.kind == "none":
            self.table = Table.fold(self.game, options, record, self.luck())
            return
        for table, kept, entry in zip(Table.unroll(self.game, options, record), found, entries, strict=True):
            self.clocks.note(entry, table.waiting(), kept.credit)
            self.table = table
        if self.table is not None:
            self.table.source = self.luck()

    def luck(self) -> Luck:
        """What a live table draws from; a guided game is foreseen."""
        if self.info.seed is None:
            return SystemLuck()
        return SteadyLuck(self.info.seed, lambda: 0 if self.table is None else self.table.number)

    def absorb(self, row: Row, items: Sequence[Kept]) -> None:
        """What is kept is part of the log."""
        for kept in items:
            step = None
            if kept.entry is not None:
                step, self.moved = self.stepped, row.time
                self.stepped += 1
            self.log.append(Logged(self.number, row.time, kept, step))
        if row.command:
            self.done.add(row.command)

    async def catch_up(self, number: int | None = None) -> None:
        """Another server may have written, up to that row at least: take what it did, and show it."""
        async with self.lock:
            await self.make_sure()
            if number is not None and number < self.number:
                return
            since = self.number
            rows = [(row, read_items(row.items)) for row in await self.house.store.rows(self.id, since)]
            if not all(self.fits(items) for _, items in rows):
                await self.read()
                since = 0
            else:
                self.follow(rows)
                if self.is_doubtful:
                    await self.read()
            self.publish(since)

    def fits(self, items: Sequence[Kept]) -> bool:
        """Whether it can be followed with the game and the log that are here."""
        same_content = all(kept.info is None or kept.info.content == self.info.content for kept in items)
        return same_content and not any(kept.renewed for kept in items)

    def follow(self, rows: Sequence[tuple[Row, Sequence[Kept]]]) -> None:
        try:
            for row, items in rows:
                for kept in items:
                    self.take(kept)
                self.absorb(row, items)
        except Trouble:
            self.house.log.exception("a row does not follow", table=self.id)
            self.is_doubtful = True

    def take(self, kept: Kept) -> None:
        """Something that another server did."""
        if kept.info is not None:
            self.info = kept.info
        if kept.entry is None:
            return
        if self.table is None:
            self.fold([kept])
            return
        self.table.follow(kept.entry)
        assert self.clocks is not None
        self.clocks.note(kept.entry, self.table.waiting(), kept.credit)

    # Deciding, keeping, showing

    @asynccontextmanager
    async def settled(self) -> AsyncIterator[None]:
        """The table as it is kept. While somebody looks at it like this, nothing happens there."""
        async with self.lock:
            await self.make_sure()
            yield

    async def work(self, command: str, deed: Callable[[], None]) -> None:
        """Do something, once: decide, keep, show. Raises Trouble, and then nothing has changed. What is decided goes
        its way to the end, even if nobody waits for it any more."""
        async with self.lock:
            await self.make_sure()
            for _ in range(TRIES):
                if command and command in self.done:
                    return
                since, before = self.number, self.info
                try:
                    deed()
                    await self.commit(command)
                except Taken:
                    await self.go_back(before)
                except NotStored:  # or it was, and only the answer was lost
                    await self.go_back(before)
                    if not command or command not in self.done:
                        raise
                except BaseException:
                    if self.is_ahead:
                        await self.go_back(before)
                    raise
                else:
                    self.publish(since)
                    return
            raise NotStored("not-stored-busy")

    async def make_sure(self) -> None:
        """Nothing is done or shown by a table that may be other than what is kept, nor by one that has left memory;
        raises NotStored."""
        if self.house.is_closing:
            raise NotStored("server-restarts")
        if self.house.lives.setdefault(self.id, self) is not self:
            raise NotStored("not-stored-busy")
        if self.is_doubtful:
            since = self.number
            if not await self.read():
                raise Unknown("unknown-table")
            self.publish(since)
            self.tending.look()

    @property
    def is_ahead(self) -> bool:
        """Whether something has happened here that is not in the log."""
        return bool(self.pending) or (self.table is not None and self.table.number != self.stepped)

    async def go_back(self, info: Info) -> None:
        """What was decided is not kept, as far as anybody knows: back to what the store has."""
        self.pending = []
        self.info = info
        self.is_doubtful = True
        try:
            await self.make_sure()
        except BaseException:
            self.house.spawn(self.mend())
            raise

    async def mend(self) -> None:
        """As soon as the store answers, the table is as it was, or as it became, and goes on."""
        while self.is_doubtful:
            await asyncio.sleep(AGAIN)
            with suppress(NotStored):
                async with self.settled():
                    pass

    def note_entries(self, credit: int = 0) -> None:
        """What the table has written since the last time is to be kept."""
        assert self.table is not None
        for entry in self.table.written(self.stepped + sum(kept.entry is not None for kept in self.pending)):
            self.pending.append(Kept(entry=entry, credit=credit))
            if self.clocks is not None:
                self.clocks.note(entry, self.table.waiting(), credit)

    def set_info(self, info: Info) -> None:
        if info != self.info:
            self.info = info
            self.pending.append(Kept(info=info))

    def hand_over(self, seat: int, bot: str) -> None:
        """A bot plays on for a person, or the person again."""
        person = chair_of(self.info, seat).person
        assert self.table is not None and person is not None
        self.table.seat(seat, Player(name=person.name, kind=bot or PERSON), self.played())
        self.note_entries()
        self.set_info(with_bot(self.info, seat, bot))

    def reseat(self, after: Info, *seats: int) -> None:
        """The table with somebody else in some seats; in a running game that is an act of the record."""
        table = self.table
        if table is not None and after.state == "playing":
            for seat in seats:
                player = players(after)[seat]
                if table.players[seat] != player:
                    table.seat(seat, player, self.played())
                    self.note_entries()
        self.set_info(after)

    def close_if_over(self) -> None:
        if self.table is not None and self.table.is_over and self.info.state == "playing":
            self.set_info(replace(self.info, state="over", ended=self.house.now()))

    async def commit(self, command: str = "") -> None:
        if not self.pending:
            return
        items, now = tuple(self.pending), self.house.now()
        if any(kept.entry is not None for kept in items):
            self.moved = now
        row = Row(self.id, self.number, now, command, encode(items).decode())
        card = self.fresh_card(now)
        await self.house.writer.append(Write(row, card))
        self.pending = []
        self.absorb(row, items)
        if card is not None:
            self.house.changed(card.listed, dict(card.members))

    def publish(self, since: int) -> None:
        """Show what was kept from item `since` on, to each as much as that seat may know."""
        items = self.log[since:]
        if not items:
            return
        acted = {logged.kept.entry.seat for logged in items if logged.kept.entry is not None}
        for socket in self.sockets:
            self.go_along(socket, acted)
        if any(logged.kept.info is not None for logged in items):
            self.show_table()
        clock, number = self.ticking(), self.number
        sitting: dict[int | None, list[Socket]] = {}
        for socket in self.sockets:
            sitting.setdefault(socket.seat, []).append(socket)
        seats = list(sitting)
        for seat, seen, told in zip(seats, self.seen(seats), self.told(items, seats), strict=True):
            news = News(items=told, number=number, seat=seat, seen=seen, clock=clock)
            message, sockets = encode(news), sitting[seat]
            for socket in sockets:
                own = self.with_undo(seen, socket)
                socket.send(message if own is seen else encode(replace(news, seen=own)))
        self.tending.look()

    # Several seats of one person

    def awaited(self, person: str) -> frozenset[int]:
        """The seats of a person that the table waits for, and no bot plays."""
        if self.table is None or self.info.state != "playing":
            return frozenset()
        waiting = self.table.waiting()
        own = seats_of(self.info, person)
        return frozenset(seat for seat in own if seat in waiting and not self.info.chairs[seat].bot)

    def go_along(self, socket: Socket, acted: Iterable[int] = ()) -> None:
        """Whoever plays several seats is where the table waits for one of them: the next one in turn. Who went to
        another by themselves stays there until something was done there."""
        own = seats_of(self.info, socket.person.id)
        if socket.seat not in own:
            socket.seat, socket.held = next(iter(own), None), frozenset()
        if len(own) < 2 or socket.seat is None:
            return
        awaited = self.awaited(socket.person.id)
        if not awaited or socket.seat in awaited or (awaited == socket.held and socket.seat not in acted):
            return
        here, count = socket.seat, len(self.info.chairs)
        socket.seat, socket.held = min(awaited, key=lambda seat: (seat - here) % count), frozenset()

    def turn(self, socket: Socket, seat: int) -> None:
        """Somebody goes to another of the own seats, and sees the table from there."""
        socket.seat, socket.held = seat, self.awaited(socket.person.id)
        self.known_as(socket)
        seen = self.with_undo(self.seen([seat])[0], socket)
        socket.send(encode(News(items=(), number=self.number, seat=seat, seen=seen, clock=self.ticking())))

    def undoer(self, person: str, at: int | None) -> int | None:
        """Which seat of a person takes its action back: the one where they sit unless only another can."""
        own = seats_of(self.info, person)
        able = [seat for seat in own if self.table is not None and self.table.undo_refusal(seat) is None]
        return at if at in able or not able else able[0]

    def with_undo(self, seen: SeatView[Any, Any] | None, socket: Socket) -> SeatView[Any, Any] | None:
        """What another of the own seats has done can be taken back from here too."""
        if seen is None or seen.undo is None or len(seats_of(self.info, socket.person.id)) < 2:
            return seen
        return seen if self.undoer(socket.person.id, socket.seat) == socket.seat else replace(seen, undo=None)

    # The table beside its game

    def show_table(self) -> None:
        for socket in list(self.sockets):
            if not may_look(self.info, socket.person.id):
                gone = socket.person.id in self.info.removed
                why = "table-closed" if self.info.state == "closed" else "table-removed" if gone else "no-watchers"
                socket.send(encode(Notice(sentence=Message(why).sentence(), final=True)))
                socket.close()
                self.sockets.discard(socket)
                continue
            who = self.known_as(socket)
            socket.send(encode(Changed(table=self.shown(socket.person), you=who)))
        self.show_presence()

    def known_as(self, socket: Socket) -> You:
        """Who somebody is here, by a name that nobody else at this table has."""
        who = you(self.info, socket.person, socket.seat)
        if who.seat is None:
            others = [other for other in self.sockets if other.person.id != socket.person.id]
            watching = [other.known for other in others if other.seat is None]
            who = replace(who, person=told_apart(socket.person, [*people(self.info), *watching]))
        socket.seat, socket.known = who.seat, who.person
        return who

    # What somebody may know

    def shown(self, person: Person) -> Shown:
        resigned = self.table.resigned if self.table is not None else ()
        return shown_to(self.info, person.id, resigned, self.log[-1].time if self.log else 0)

    def seen(self, seats: Sequence[int | None]) -> list[SeatView[Any, Any] | None]:
        if self.table is None or self.is_covered or not seats:
            return [None] * len(seats)
        return [*self.table.views(seats)]

    @property
    def is_covered(self) -> bool:
        """While a game against time is paused nobody looks at it."""
        table = self.table
        if table is None or not table.is_paused or self.is_finished:
            return False
        return self.game.time_limit(table.options) is not None

    def told(self, items: Sequence[Logged], seats: Sequence[int | None]) -> list[tuple[Item, ...]]:
        """What happened, for each of these seats."""
        found: list[list[Item]] = [[] for _ in seats]
        for logged in items:
            item = None
            for own, step in zip(found, self.steps(logged, seats), strict=True):
                if item is None or item.step is not step:
                    item = Item(number=logged.number, time=logged.time, step=step, said=logged.kept.said)
                own.append(item)
        return [tuple(own) for own in found]

    def steps(self, logged: Logged, seats: Sequence[int | None]) -> Sequence[Step[Any, Any] | None]:
        table, entry = self.table, logged.kept.entry
        if logged.step is None or table is None or entry is None:
            return [None] * len(seats)
        is_of_the_game = entry.action == DEAL or not entry.action.startswith(MARK)
        return [None] * len(seats) if is_of_the_game and self.is_covered else table.steps(logged.step, seats)

    def ticking(self) -> Ticking | None:
        table = self.table
        if table is None or self.clocks is None or self.is_finished:
            return None
        now = self.house.now()
        played, limit = self.played(now), self.game.time_limit(table.options)
        return Ticking(
            time=now,
            played=played,
            limit=None if limit is None else 1000 * limit,
            running=self.is_running,
            left=self.clocks.all_left(played),
            thinking=tuple([seat for seat in table.waiting() if not self.info.chairs[seat].bot]),
        )

    def connected(self) -> dict[str, Person]:
        """Who is connected to this server."""
        return {socket.person.id: socket.known for socket in self.sockets}

    def presence(self) -> Presence:
        people = self.house.neighbours.people(self.id) | self.connected()
        return Presence(
            seats=tuple(chair.person is not None and chair.person.id in people for chair in self.info.chairs),
            watching=tuple(person for id, person in people.items() if not seats_of(self.info, id)),
            thinking=self.tending.thinking,
        )

    def show_presence(self) -> None:
        self.send(Present(presence=self.presence()))

    def send(self, reply: Reply) -> None:
        message = encode(reply)
        for socket in self.sockets:
            socket.send(message)

    async def enter(self, socket: Socket, since: int) -> None:
        """Somebody connects, and gets all that there is to know since item `since`."""
        async with self.settled():
            self.go_along(socket)
            who = self.known_as(socket)
            welcome = Welcome(
                you=who,
                table=self.shown(socket.person),
                number=self.number,
                seen=self.with_undo(self.seen([who.seat])[0], socket),
                items=self.told(self.log[since:], [who.seat])[0],
                clock=self.ticking(),
                presence=self.presence(),
                release=self.house.release,
            )
            socket.send(encode(welcome))
            if socket.person.id not in self.connected():
                self.house.neighbours.came(self.id, socket.person)
            self.sockets.add(socket)
            self.show_presence()
            self.tending.look()

    def leave(self, socket: Socket) -> None:
        if socket in self.sockets:
            self.sockets.discard(socket)
            if socket.person.id not in self.connected():
                self.house.neighbours.went(self.id, socket.person)
            self.show_presence()

    # Playing time

    def played(self, now: int | None = None) -> int:
        """Milliseconds of playing time by now."""
        table = self.table
        if table is None:
            return 0
        since = max(0, (self.house.now() if now is None else now) - self.moved)
        return table.played + (since if self.is_running else 0)

    @property
    def is_running(self) -> bool:
        table = self.table
        return self.info.state == "playing" and table is not None and not table.is_paused and not table.is_over

    @property
    def is_finished(self) -> bool:
        """Whether this game is no longer played, so that everybody may see all of it. One that was brought as a record
        may have stopped before its end."""
        return self.table is not None and (self.table.is_over or self.info.state == "over")

    # The card

    def fresh_card(self, now: int) -> Card | None:
        """The table's card if it says something new."""
        table = self.table
        waiting = table.waiting() if table is not None and self.info.state == "playing" else ()
        due = self.tending.due(now)
        made_of = (self.info, waiting, due, table is not None and table.is_paused)
        if made_of == self.carded:
            return None
        self.carded = made_of
        seated = dict.fromkeys(person.id for person in people(self.info))
        return Card(
            table=self.id,
            game=self.info.game,
            state=self.info.state,
            listed=self.info.listed,
            owner=self.info.owner,
            changed=now,
            due=due,
            shown=encode(self.listing(waiting)).decode(),
            members=tuple(
                (person, any(seat in waiting for seat in seats_of(self.info, person)))
                for person in dict.fromkeys((self.info.owner, *seated, *self.info.members))
            ),
        )

    def listing(self, waiting: tuple[int, ...]) -> Listed:
        outcome = self.table.outcome() if self.table is not None else None
        shown = shown_to(self.info, "")
        return Listed(
            id=self.id,
            game=self.info.game,
            state=self.info.state,
            options=self.info.options,
            places=shown.places,
            owner=self.info.owner,
            waiting=waiting,
            paused=self.table is not None and self.table.is_paused,
            mine=None,
            turn=False,
            watching=self.info.watching,
            changed=0,
            winners=outcome.winners if outcome is not None else None,
        )
