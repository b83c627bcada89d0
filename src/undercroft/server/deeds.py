"""What people do at a table: each command, who may give it, and what comes of it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Union

import msgspec
from msgspec.structs import replace

from undercroft.bots.thinking import Thought
from undercroft.engine.errors import Illegal, Malformed
from undercroft.engine.game import Game, Inquiry
from undercroft.engine.position import TABLE
from undercroft.engine.preview import previews
from undercroft.records import talk
from undercroft.records.record import header_for
from undercroft.records.table import Table
from undercroft.server import info as infos
from undercroft.server.clocks import CREDIT, Clocks
from undercroft.server.info import Denied
from undercroft.server.live import Kept, Live, Socket
from undercroft.server.people import readable
from undercroft.server.wire import (
    Act,
    Advise,
    Advised,
    Answered,
    Ask,
    Chat,
    Command,
    Decline,
    Done,
    Explained,
    Leave,
    Next,
    Pause,
    Point,
    Pointed,
    Pong,
    Previewed,
    Previews,
    Rematch,
    Remove,
    Reply,
    Resign,
    Return,
    Say,
    Seating,
    Settle,
    Shuffle,
    Sign,
    Sit,
    Start,
    Turn,
    Undo,
    Why,
)

if TYPE_CHECKING:
    from undercroft.server.house import House


INQUIRY = 20
"""What a question to the game costs, in previews."""


class Deeds:
    """What one person does at one table, through one socket. Every method raises Trouble if it cannot be."""

    def __init__(self, live: Live, socket: Socket) -> None:
        self.live = live
        self.socket = socket

    async def do(self, command: Command) -> Reply | None:
        """The answer to a command."""
        reply: Reply | None = await HANDLERS[type(command)](self, command)
        return reply

    @property
    def house(self) -> House:
        return self.live.house

    async def work(self, command: Command, deed: Callable[[], None]) -> Done:
        def checked() -> None:
            infos.check_open(self.live.info)
            deed()

        await self.live.work(f"{self.socket.person.id} {command.id}", checked)
        return Done(id=command.id)

    # Who one is here. Asked when the command is done, for a moment ago it may have been otherwise.

    @property
    def own(self) -> int | None:
        """The own seat at which this socket sits; None for whoever watches."""
        return infos.seat_of(self.live.info, self.socket.person.id, self.socket.seat)

    @property
    def seat(self) -> int:
        own = self.own
        if own is None:
            raise Denied("unknown-spectator")
        return own

    def check_own(self, seat: int) -> int:
        if seat not in infos.seats_of(self.live.info, self.socket.person.id):
            raise Denied("seat-not-yours", seat=seat + 1)
        return seat

    def playing(self, named: int | None = None) -> tuple[Table, int]:
        """The table and the seat of somebody who plays there now: the one that was named, or where they sit."""
        seat, table = self.seat if named is None else self.check_own(named), self.live.table
        if table is None:
            raise Denied("table-not-started")
        if self.live.info.chairs[seat].bot:
            raise Denied("seat-left")
        return table, seat

    def check_owner(self) -> None:
        if self.socket.person.id != self.live.info.owner:
            raise Denied("not-owner")

    # The game

    async def act(self, command: Act) -> Reply:
        def deed() -> None:
            table, seat = self.playing(command.seat)
            self.check_clock(seat)
            table.play(seat, command.code, self.live.played())
            self.live.note_entries(credit=self.credit)
            self.live.close_if_over()

        return await self.work(command, deed)

    @property
    def credit(self) -> int:
        """What the network took from this person, as far as it is given back. The game's own time waits for nobody."""
        return min(self.socket.delay, CREDIT)

    def check_clock(self, seat: int) -> None:
        live = self.live
        if live.table is None or live.clocks is None or not live.clocks.is_limited:
            return
        if seat in live.table.waiting() and live.clocks.left(seat, live.played() - self.credit) == 0:
            raise Illegal("clock", "refuse-clock")

    async def undo(self, command: Undo) -> Reply:
        def deed() -> None:
            table, seat = self.playing(self.live.undoer(self.socket.person.id, self.own))
            self.check_clock(seat)
            table.undo(seat, self.live.played())
            while command.turn and table.undo_refusal(seat) is None:
                table.undo(seat, self.live.played())
            self.live.note_entries()

        return await self.work(command, deed)

    async def previews(self, command: Previews) -> Reply:
        self.house.limits.questions.spend(self.socket.person.id, len(command.codes))
        async with self.live.settled():
            table, seat = self.visible()
            number, view, game = self.live.number, table.view_of(seat), table.game
            if table.is_over:
                return Previewed(id=command.id, number=number, previews=())
        actions = [game.actions.read(code) for code in command.codes]
        found = await self.house.beside(lambda: previews(game, view, actions, command.views))
        return Previewed(id=command.id, number=number, previews=found)

    async def why(self, command: Why) -> Reply:
        self.house.limits.questions.spend(self.socket.person.id, len(command.codes))
        async with self.live.settled():
            table, seat = self.visible()
            return Explained(id=command.id, refusals=tuple(table.why(seat, code) for code in command.codes))

    async def ask(self, command: Ask) -> Reply:
        self.house.limits.questions.spend(self.socket.person.id, INQUIRY)
        async with self.live.settled():
            table = self.shown_table()
            number, game, view = self.live.number, table.game, table.view_of(self.own)
        inquiry = read_inquiry(game, command.inquiry)
        with game.speaking():
            answer = await self.house.beside(lambda: game.answer(view, inquiry))
        return Answered(id=command.id, number=number, answer=answer)

    def visible(self) -> tuple[Table, int]:
        """The table and the seat of somebody who may look at it from there."""
        seat = self.seat
        return self.shown_table(), seat

    def shown_table(self) -> Table:
        if self.live.table is None:
            raise Denied("table-not-started")
        if self.live.is_covered:
            raise Illegal("pause", "refuse-paused")
        return self.live.table

    async def advise(self, command: Advise) -> Reply:
        async with self.live.settled():
            if not self.live.info.hints:
                raise Denied("no-hints")
            table, seat = self.visible()
            number, sight, codec = self.live.number, table.sight(seat), table.game.actions
        self.house.limits.hints.spend(self.socket.person.id)
        thought = Thought(self.house.thinkers, self.house.thinkers.advice(sight, secrets.randbits(48)))
        try:
            hint = await asyncio.wrap_future(thought.future)
        except asyncio.CancelledError:
            thought.drop()
            raise
        return Advised(
            id=command.id,
            number=number,
            code=codec.write(hint.best.action),
            value=hint.best.value,
            odds=table.game.insight_tells_odds,
            reasons=hint.reasons,
            other=codec.write(hint.other.action) if hint.other is not None else None,
            other_value=hint.other.value if hint.other is not None else None,
        )

    # Talk

    async def say(self, command: Say) -> Reply:
        def deed() -> None:
            seat = self.own
            if seat is None and self.live.info.quiet:
                raise Denied("watchers-quiet")
            words = readable(command.words)
            if not words:
                raise Malformed("malformed-words")
            if self.live.table is not None and not self.live.is_finished:
                talk.say(self.live.table, seat or 0, words)
            self.note_said(words=words)

        return await self.work(command, deed)

    async def sign(self, command: Sign) -> Reply:
        def deed() -> None:
            talk.sign(self.seat, command.gesture)
            self.note_said(gesture=command.gesture)

        return await self.work(command, deed)

    def note_said(self, **what: Any) -> None:  # noqa: ANN401 - either words or a gesture
        who = self.live.known_as(self.socket)
        said = Chat(person=who.person.id, name=who.person.name, seat=who.seat, **what)
        self.live.pending.append(Kept(said=said))

    async def point(self, command: Point) -> Reply:
        async with self.live.settled():
            table, seat = self.visible()
            talk.point(table, seat, command.field, command.value)
        pointed = Pointed(seat=seat, field=command.field, value=command.value)
        self.live.send(pointed)
        self.house.neighbours.point(self.live.id, pointed)
        return Done(id=command.id)

    # Pauses, and people who come and go

    async def pause(self, command: Pause) -> Reply:
        def deed() -> None:
            info, table, person = self.live.info, self.live.table, self.socket.person.id
            if info.listed:
                self.check_owner()
            if person != info.owner:
                self.playing()  # whoever only watches does not hold up the others
            if table is None:
                raise Denied("table-not-started")
            if self.live.is_finished:
                raise Denied("table-over")
            table.pause(TABLE if self.own is None else self.own, command.on, self.live.played())
            self.live.note_entries()

        return await self.work(command, deed)

    async def leave(self, command: Leave) -> Reply:
        def deed() -> None:
            seats = None if command.seat is None else (self.check_own(command.seat),)
            depart(self.live, self.socket.person.id, seats)

        return await self.work(command, deed)

    async def come_back(self, command: Return) -> Reply:
        def deed() -> None:
            table, seats = self.live.table, infos.seats_of(self.live.info, self.socket.person.id)
            resigned = table.resigned if table is not None else ()
            if self.seat in resigned and all(seat in resigned for seat in seats):
                raise Illegal("resign", "refuse-return")
            for seat in seats:
                is_away = self.live.info.state == "playing" and self.live.info.chairs[seat].bot
                if is_away and seat not in resigned:
                    self.live.hand_over(seat, "")

        return await self.work(command, deed)

    async def resign(self, command: Resign) -> Reply:
        def deed() -> None:
            table, seat = self.playing()
            table.resign(seat, self.live.played())
            self.live.note_entries()
            if not table.is_over:
                self.live.hand_over(seat, self.live.info.stand_in)
            self.live.close_if_over()

        return await self.work(command, deed)

    async def sit(self, command: Sit) -> Reply:
        def deed() -> None:
            person = self.socket.person
            info = infos.come(self.live.info, person, command.key)
            after = infos.sit(info, person, command.seat, command.key, command.also, self.own)
            self.live.reseat(after, command.seat)

        return await self.work(command, deed)

    async def turn(self, command: Turn) -> Reply:
        async with self.live.settled():
            infos.check_open(self.live.info)
            self.live.turn(self.socket, self.check_own(command.seat))
        return Done(id=command.id)

    async def seating(self, command: Seating) -> Reply:
        def deed() -> None:
            self.check_owner()
            info = self.live.info
            chair = infos.chair_of(info, command.seat)
            is_spare = len(own := infos.seats_of(info, info.owner)) > 1 and command.seat in own
            if chair.person is not None and not is_spare:
                raise Denied("seat-taken", seat=command.seat + 1)
            if info.state not in ("open", "playing"):
                raise Denied("table-over")
            self.live.reseat(infos.vacate(info, command.seat, command.bot), command.seat)

        return await self.work(command, deed)

    async def shuffle(self, command: Shuffle) -> Reply:
        def deed() -> None:
            self.check_owner()
            self.live.set_info(infos.shuffled(self.live.info))

        return await self.work(command, deed)

    async def remove(self, command: Remove) -> Reply:
        def deed() -> None:
            self.check_owner()
            seats = infos.seats_of(self.live.info, command.person)
            self.live.reseat(infos.remove(self.live.info, command.person), *seats)

        return await self.work(command, deed)

    async def settle(self, command: Settle) -> Reply:
        wanted = self.live.info.content if command.content is None else command.content
        game = await self.house.game(self.live.info.game, wanted)

        def deed() -> None:
            self.check_owner()
            self.live.set_info(infos.settled(self.live.info, game, command))
            self.live.game = game

        return await self.work(command, deed)

    async def start(self, command: Start) -> Reply:
        def deed() -> None:
            self.check_owner()
            begin(self.live)

        return await self.work(command, deed)

    # Another game

    async def rematch(self, command: Rematch) -> Reply:
        return await self.another(command, None)

    async def next(self, command: Next) -> Reply:
        table = self.live.table
        sequel = table.sequel() if table is not None else None
        if sequel is None:
            raise Denied("no-sequel")
        return await self.another(command, sequel.header.options)

    async def another(self, command: Command, options: dict[str, Any] | None) -> Reply:
        """The table that follows this one: made by whoever asks first, and agreed to by the others."""
        if self.live.info.state != "over":
            raise Denied("table-not-over")
        person = self.socket.person
        self.seat  # noqa: B018 - who only watches cannot ask
        async with self.live.house.opening:  # one table, whoever is faster
            if not self.live.info.next:
                info = infos.again(self.live.info, "", person.id, self.house.now(), options)
                made = await self.house.open_table(info)
                await self.live.work(f"{person.id} {command.id}", lambda: self.lead_to(made.id))
                if self.live.info.next != made.id:  # through another server somebody was faster still
                    await self.house.forget(made)
        following = await self.house.live(self.live.info.next)

        def agree() -> None:
            if following.info.state == "open":
                following.set_info(infos.agreed(following.info, person.id))
                if infos.is_agreed(following.info):
                    begin(following)

        await following.work("", agree)
        return Done(id=command.id, table=following.id)

    def lead_to(self, table: str) -> None:
        if not self.live.info.next:
            self.live.set_info(replace(self.live.info, next=table))

    async def decline(self, command: Decline) -> Reply:
        if self.live.info.next:
            following = await self.house.live(self.live.info.next)

            def deed() -> None:
                if following.info.state == "open":
                    following.set_info(infos.declined(following.info, self.socket.person.id))
                    if infos.is_agreed(following.info) and any(chair.person for chair in following.info.chairs):
                        begin(following)

            await following.work("", deed)
        return Done(id=command.id)

    async def pong(self, command: Pong) -> None:
        self.socket.answered(command.time)


def depart(live: Live, person: str, seats: tuple[int, ...] | None = None) -> None:
    """Somebody goes, from all of the own seats or some. At a game that runs a bot plays on, and one may come back."""
    info = live.info
    going = infos.seats_of(info, person) if seats is None else seats
    if not going:
        live.set_info(replace(info, members=tuple(member for member in info.members if member != person)))
    elif info.state == "open":
        for seat in going:
            info = infos.vacate(info, seat)
        is_left = person != info.owner and not infos.people(info)  # whoever opened it may wait beside it for others
        live.set_info(replace(info, state="closed") if is_left else info)
    elif info.state == "playing":
        for seat in going:
            if not info.chairs[seat].bot:
                live.hand_over(seat, info.stand_in)


def begin(live: Live) -> None:
    """The game starts: seats are filled, the table is dealt."""
    info = infos.started(live.info)
    options = live.game.options(info.options)
    header = header_for(live.game, options, infos.players(info), live.house.today())
    live.set_info(replace(info, header=header))
    live.table = Table(live.game, options, header.players, live.luck(), header.date)
    live.clocks = Clocks(info.clock, options.players)
    live.note_entries()


def read_inquiry(game: Game, raw: msgspec.Raw) -> Inquiry:
    try:
        return inquiry_reader(tuple(game.inquiries)).decode(raw)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Malformed("malformed-inquiry", reason=str(error)) from error


@cache
def inquiry_reader(forms: tuple[type[Inquiry], ...]) -> msgspec.json.Decoder[Inquiry]:
    return msgspec.json.Decoder(Union[forms] if forms else Inquiry)  # noqa: UP007


HANDLERS: dict[type[Command], Callable[[Deeds, Any], Any]] = {
    Act: Deeds.act,
    Undo: Deeds.undo,
    Say: Deeds.say,
    Sign: Deeds.sign,
    Point: Deeds.point,
    Previews: Deeds.previews,
    Why: Deeds.why,
    Ask: Deeds.ask,
    Advise: Deeds.advise,
    Pause: Deeds.pause,
    Leave: Deeds.leave,
    Return: Deeds.come_back,
    Resign: Deeds.resign,
    Sit: Deeds.sit,
    Turn: Deeds.turn,
    Seating: Deeds.seating,
    Shuffle: Deeds.shuffle,
    Remove: Deeds.remove,
    Settle: Deeds.settle,
    Start: Deeds.start,
    Rematch: Deeds.rematch,
    Decline: Deeds.decline,
    Next: Deeds.next,
    Pong: Deeds.pong,
}
