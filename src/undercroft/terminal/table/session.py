"""A game at one keyboard, without a screen: who decides now, the bots, the clock, and the record on disk."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from undercroft.bots.bot import Bot
from undercroft.bots.searcher import LEVELS, Level
from undercroft.bots.thinking import AtOnce, Hint, Thought, Workers, advice, at_table, decision
from undercroft.engine.errors import Trouble
from undercroft.engine.game import Game
from undercroft.engine.position import TABLE
from undercroft.engine.preview import Preview
from undercroft.engine.text import Message
from undercroft.records.news import SeatView
from undercroft.records.record import PERSON
from undercroft.records.seat import Room, Seat
from undercroft.records.table import Table
from undercroft.terminal.table.at_table import AtTable
from undercroft.terminal.table.clock import Now, Stopwatch
from undercroft.terminal.table.saves import Saves

FOLLOW = 0.9
"""Seconds between two actions of bots, so that people can follow."""


class Session(AtTable):
    """A table of this program, whose people share one keyboard."""

    def __init__(
        self,
        table: Table,
        seed: int,
        *,
        saves: Saves | None = None,
        path: Path | None = None,
        now: Now = time.monotonic,
        workers: Workers | None = None,
        adviser: Level = LEVELS["expert"],
        follow: float = 0.0,
    ) -> None:
        start = table.view(None)
        self.clock = Stopwatch(start.played, start.limit, now)
        self.room = Room(table, lambda: self.clock.elapsed)
        self.views: dict[int | None, SeatView[Any, Any]] = {}
        """What seats see, until something happens at the table."""
        self.previewed: dict[tuple[int, str], Preview[Any, Any]] = {}
        """By seat and action: what it would bring."""
        self.game: Game = table.game
        self.saves = saves
        self.path = path
        self.now = now
        self.seed = seed
        self.workers: Workers = workers or AtOnce()
        self.adviser = adviser
        self.follow = follow
        self.names = tuple(player.name for player in start.players)
        kinds = [player.kind for player in start.players]
        super().__init__(tuple(seat for seat, kind in enumerate(kinds) if kind == PERSON))
        self.bots: dict[int, Bot] = {
            seat: at_table(kind, seed + seat + 1, True) for seat, kind in enumerate(kinds) if kind != PERSON
        }
        self.told: list[Message] = []
        """The troubles of bots that people know of."""
        self.thinking: tuple[int, Thought[int]] | None = None
        """The bot that is being waited for, and what it is doing about it."""
        self.advising: Thought[Hint] | None = None
        """The hint that the person at the keyboard has asked for."""
        self.last_move = now() - follow
        self.autosave()

    @property
    def table(self) -> Table:
        return self.room.table

    # What is seen

    @property
    def time_left(self) -> int | None:
        return self.clock.left

    @property
    def seat(self) -> Seat:
        return self.room.seat(self.eyes)

    def view_of(self, seat: int | None) -> SeatView[Any, Any]:
        if seat not in self.views:
            self.views[seat] = self.room.seat(seat).view()
        return self.views[seat]

    def preview(self, seat: int, code: str) -> Preview[Any, Any]:
        if (seat, code) not in self.previewed:
            (self.previewed[seat, code],) = self.room.seat(seat).previews([code])
        return self.previewed[seat, code]

    # Acting

    def act(self, seat: int, code: str) -> None:
        """Raises Illegal with the rule, and then nothing has changed."""
        self.room.seat(seat).act(code)
        self.moved()

    def undo(self, seat: int) -> None:
        self.room.seat(seat).undo()
        self.moved()

    def moved(self) -> None:
        self.guest = None
        self.stop_thinking()
        self.last_move = self.now()
        if self.is_over:
            self.clock.stop()
            self.send_bots_away()
        self.noted()

    def noted(self) -> None:
        """There is a new entry in the record."""
        self.views.clear()
        self.previewed.clear()
        self.autosave()

    @property
    def is_over(self) -> bool:
        return self.table.is_over

    # Thinking

    def ask_for_hint(self, seat: int) -> None:
        if self.advising is None:
            job = advice(self.table.sight(seat), self.seed + self.view_of(seat).number, self.adviser)
            self.advising = Thought(self.workers, job)

    def hint(self) -> Hint | None:
        if self.advising is None or not self.advising.is_done:
            return None
        found = self.advising.future.result()
        self.advising = None
        return found

    def drop_hint(self) -> None:
        if self.advising is not None:
            self.advising.drop()
            self.advising = None

    def hurry(self) -> None:
        if self.advising is not None:
            self.advising.finish()
        elif self.thinking is not None and self.thinking[0] == self.decider:
            self.thinking[1].finish()
            self.last_move = self.now() - self.follow

    @property
    def is_advising(self) -> bool:
        return self.advising is not None

    @property
    def progress(self) -> int | None:
        if self.advising is not None:
            return self.advising.percent or 0
        seat, thought = self.thinking or (None, None)
        if seat is None or seat != self.decider or thought is None or thought.is_done:
            return None
        return thought.percent

    def stop_thinking(self) -> None:
        """Whatever is being thought is not wanted any more."""
        self.drop_hint()
        if self.thinking is not None:
            self.thinking[1].drop()
            self.thinking = None

    def trouble(self) -> Message | None:
        for bot in self.bots.values():
            if bot.trouble is not None and bot.trouble not in self.told:
                self.told.append(bot.trouble)
                return bot.trouble
        return None

    def leave(self) -> None:
        """Nobody plays on. The time since the last action stays used."""
        self.stop_thinking()
        self.send_bots_away()
        if self.saves is not None and self.path is not None and not self.is_over:
            with suppress(Trouble):  # the save after the last action still stands
                self.save(self.path)

    def send_bots_away(self) -> None:
        for bot in self.bots.values():
            bot.leave(self.table.outcome())

    # Time

    def tick(self) -> bool:
        """Let the clock and the bots do what is due; True if something happened at the table."""
        if self.is_over or self.is_paused:
            return False
        if self.handing_over is None:
            self.clock.start()
        else:
            self.clock.stop()
        return self.time_up() or self.let_bots_play()

    def time_up(self) -> bool:
        """When the time is up the table acts, if the game has an action for that."""
        due = self.table.legal(TABLE) if self.clock.is_up else []
        if due:
            self.table.play(TABLE, due[0], self.clock.elapsed)
            self.moved()
        return bool(due)

    def let_bots_play(self) -> bool:
        seat = self.decider
        if seat is None or seat not in self.bots:
            return False
        if self.thinking is None or self.thinking[0] != seat:
            self.stop_thinking()
            job = decision(self.bots[seat], self.table.sight(seat))
            self.thinking = (seat, Thought(self.workers, job))
        thought = self.thinking[1]
        if not thought.is_done or self.now() - self.last_move < self.follow:
            return False
        now = self.clock.elapsed  # before the look at the clock, so that no bot is late by the time that looking takes
        if not self.time_up():
            self.table.play(seat, thought.future.result(), now)
            self.moved()
        return True

    @property
    def is_paused(self) -> bool:
        return self.table.is_paused

    def pause(self, on: bool = True) -> None:
        """While the table is paused nothing moves, and nobody thinks."""
        if on:
            self.stop_thinking()
            self.clock.stop()
        self.table.pause(TABLE if self.sitting is None else self.sitting, on, self.clock.elapsed)
        self.noted()

    # The record

    def autosave(self) -> None:
        """After every action, so that nothing is lost whatever happens."""
        if self.saves is None or self.path is None:
            return
        if self.is_over:
            self.path = self.saves.finish(self.table.record, self.path)
        else:
            self.saves.keep(self.table.record, self.path)

    def save(self, path: Path) -> None:
        """Anywhere; but not over a game that is open in another window."""
        saves = self.saves or Saves()
        hold = None if path == self.path else saves.hold(path)
        try:
            saves.keep(self.table.record_left(self.clock.elapsed), path)
        finally:
            if hold is not None:
                hold.release()
