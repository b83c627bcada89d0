"""What a table does by itself: its clocks run out, and its bots move."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

from undercroft.bots.bot import Bot
from undercroft.bots.thinking import Thought, decision
from undercroft.engine.errors import Trouble
from undercroft.engine.position import TABLE
from undercroft.engine.sight import Sight
from undercroft.server.clocks import CREDIT

if TYPE_CHECKING:
    from undercroft.server.live import Live

PACE = 0.9
"""Seconds that a bot takes at least in a game against time, so that people can follow."""
AGAIN = 1.0
"""Seconds until something that could not be kept is tried again."""


class Tending:
    """The bots and the clocks of one table."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.bots: dict[tuple[int, str], Bot] = {}
        self.task: asyncio.Task[None] | None = None
        """The bot that is being waited for."""
        self.seat: int | None = None
        self.timer: asyncio.TimerHandle | None = None

    # When

    def due(self, now: int) -> int | None:
        """When the table has to be looked after, on the server's calendar; None if it can wait for people."""
        if self.live.table is None or not self.live.is_running:
            return None
        if self.mover() is not None:
            return 0  # at once, and the same for every move of a bot, so that the card stays as it is
        deadline = self.deadline()
        return None if deadline is None else now + max(0, deadline - self.live.played(now))

    def deadline(self) -> int | None:
        """The playing time at which the next clock runs out."""
        live, table, clocks = self.live, self.live.table, self.live.clocks
        assert table is not None and clocks is not None
        limit = live.game.time_limit(table.options)
        found = [] if limit is None else [1000 * limit]
        for seat in table.waiting() if clocks.is_limited else ():
            over = clocks.deadline(seat)
            if over is not None and not self.is_bots(seat):
                found.append(over + CREDIT)
        return min(found, default=None)

    def is_overdue(self, seat: int) -> bool:
        """Whether a person's time is up, and what that person did before then would be here by now."""
        clocks = self.live.clocks
        return clocks is not None and clocks.is_limited and clocks.left(seat, self.live.played() - CREDIT) == 0

    def is_bots(self, seat: int) -> bool:
        """Whether a bot moves there: it sits there, or time is up for a person who is to be moved for."""
        info = self.live.info
        return info.chairs[seat].bot != "" or (info.clock.zero == "bot" and self.is_overdue(seat))

    def mover(self) -> int | None:
        """The seat that a bot has to move for."""
        table = self.live.table
        if table is None or not self.live.is_running:
            return None
        for seat in table.waiting():
            if self.is_bots(seat):
                return seat
        return None

    @property
    def thinking(self) -> tuple[int, ...]:
        """The seat of the bot that thinks, in this server or in the one that looks after the table."""
        seat = self.mover()
        return () if seat is None else (seat,)

    def is_due_in(self, seconds: float) -> bool:
        return self.timer is not None and self.timer.when() - asyncio.get_running_loop().time() < seconds

    # What

    def look(self) -> None:
        """Something has changed: see to it that whatever is due happens."""
        self.stop_timer()
        live = self.live
        if live.house.is_closing:
            return
        if live.table is None or not live.is_running:
            self.stop_thinking()
            if live.table is not None and live.table.is_over:
                self.dismiss()
            return
        seat = self.mover()
        if seat is None or seat != self.seat:
            self.stop_thinking()
        if seat is not None and self.task is None:
            self.seat = seat
            self.task = asyncio.create_task(self.move(seat))
        deadline = self.deadline()
        if deadline is not None:
            seconds = max(0, deadline - live.played()) / 1000
            self.timer = asyncio.get_running_loop().call_later(seconds, self.ring)

    def ring(self) -> None:
        self.timer = None
        self.live.house.spawn(self.time_up())

    async def time_up(self) -> None:
        """A clock may have run out: that of the game, or of a seat."""
        if not await self.live.house.tends(self.live):
            return
        try:
            await self.live.work("", self.run_out)
        except Trouble:
            self.again()
        else:
            self.look()

    def run_out(self) -> None:
        live, table = self.live, self.live.table
        if table is None or not live.is_running:
            return
        now = live.played()
        if table.is_late(now):
            table.play(TABLE, table.legal(TABLE)[0], now)
        elif live.info.clock.zero == "lost":
            for seat in [seat for seat in table.waiting() if self.is_overdue(seat)]:
                if live.info.chairs[seat].bot or table.is_over:
                    continue
                table.resign(seat, now, "time")
                live.note_entries()
                if not table.is_over:
                    live.hand_over(seat, live.info.stand_in)
        live.note_entries()
        live.close_if_over()

    async def move(self, seat: int) -> None:
        """Let the bot of a seat decide, and do it; unless something else has happened meanwhile."""
        try:
            is_done = await self.moved(seat)
        except Trouble:
            is_done = False
            self.again()
        except Exception:
            is_done = False
            self.live.house.log.exception("a move failed", table=self.live.id)
            self.again()
        finally:
            self.rest()
        if is_done:
            self.look()

    async def moved(self, seat: int) -> bool:
        """False if it is not for this server to move there."""
        live = self.live
        if not await live.house.tends(live):
            return False
        async with live.settled():  # what is looked at is kept
            table = live.table
            if table is None or self.mover() != seat:
                return True
            number, sight = table.number, table.sight(seat)
        kind = live.info.chairs[seat].bot or live.info.stand_in
        began = asyncio.get_running_loop().time()
        action = await self.decide(seat, kind, sight)
        if live.game.time_limit(table.options) is not None:
            await asyncio.sleep(max(0.0, began + PACE - asyncio.get_running_loop().time()))

        def act() -> None:
            table = live.table
            if table is None or table.number != number or self.mover() != seat:
                return
            table.play(seat, action, live.played())
            live.note_entries()
            live.close_if_over()
            live.house.metrics.moves.labels(kind).inc()

        await live.work("", act)
        return True

    def rest(self) -> None:
        """This move is over. If another bot is being waited for already, that is another task."""
        if self.task is asyncio.current_task():
            self.task = self.seat = None

    async def decide(self, seat: int, kind: str, sight: Sight) -> int:
        """What the bot does; if it fails in a second process too, anything that is legal: the table goes on."""
        house = self.live.house
        bot = self.bots.get((seat, kind))
        if bot is None:
            foreseen = self.live.info.seed
            seed = secrets.randbits(48) if foreseen is None else foreseen + seat
            bot = self.bots[seat, kind] = house.thinkers.at_table(kind, seed)
        thought = Thought(house.thinkers, decision(bot, sight))
        try:
            found = await asyncio.wrap_future(thought.future)
            if found not in sight.legal:
                raise ValueError("a bot wants what it may not do")
            return found
        except asyncio.CancelledError:
            thought.drop()
            raise
        except Exception as error:
            house.log.warning("bot failed", table=self.live.id, bot=kind, error=type(error).__name__)
            return secrets.choice(sight.legal)

    def again(self) -> None:
        """Later, for what could not be kept now."""
        self.stop_timer()
        if not self.live.house.is_closing:
            self.timer = asyncio.get_running_loop().call_later(AGAIN, self.ring)

    # The end

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def stop_thinking(self) -> None:
        task, self.task, self.seat = self.task, None, None
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    def dismiss(self) -> None:
        """The bots go home."""
        for bot in self.bots.values():
            with suppress(Trouble):
                bot.leave(self.live.table.outcome() if self.live.table is not None else None)
        self.bots = {}

    def stop(self) -> None:
        self.stop_timer()
        self.stop_thinking()
        self.dismiss()
