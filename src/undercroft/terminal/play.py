"""A game at one keyboard, without a screen: who decides now, the bots, the clock, and the record on disk."""

from __future__ import annotations

import time
from pathlib import Path

from undercroft.bots.searcher import LEVELS, Level
from undercroft.engine.game import Game
from undercroft.engine.position import TABLE
from undercroft.engine.text import Message
from undercroft.records.record import PERSON, Record, header_for
from undercroft.records.table import Table
from undercroft.terminal.clock import Now, Stopwatch
from undercroft.terminal.saves import Saves, keep
from undercroft.terminal.thinking import AtOnce, Hint, Thought, Workers, advice, at_table, decision

FOLLOW = 0.9
"""Seconds between two actions of bots, so that people can follow."""


class Session:
    """A table whose people share one keyboard.

    `sitting` is the seat whose hand may be on the screen; None while the screen shows what anybody may see.
    """

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
        self.table = table
        self.game: Game = table.game
        self.saves = saves
        self.path = path
        self.now = now
        self.seed = seed
        self.workers: Workers = workers or AtOnce()
        self.adviser = adviser
        self.follow = follow
        self.names = tuple(player.name for player in table.header.players)
        kinds = [player.kind for player in table.header.players]
        self.people = tuple(seat for seat, kind in enumerate(kinds) if kind == PERSON)
        self.bots = {seat: at_table(kind, seed + seat + 1) for seat, kind in enumerate(kinds) if kind != PERSON}
        self.told: list[Message] = []
        """The troubles of bots that people know of."""
        self.sitting: int | None = self.people[0] if len(self.people) == 1 else None
        self.guest: int | None = None
        """A person who acts although the table waits for another."""
        self.thinking: tuple[int, Thought[int]] | None = None
        """The bot that is being waited for, and what it is doing about it."""
        self.advising: Thought[Hint] | None = None
        """The hint that the person at the keyboard has asked for."""
        self.is_paused = False
        self.last_move = now() - follow
        limit = getattr(table.options, "clock", 0)
        self.clock = Stopwatch(table.entries[-1].at, limit * 1000 if limit else None, now)
        self.autosave()

    # Who decides

    @property
    def decider(self) -> int | None:
        """The seat that decides now: a person who asked to act, a bot that is waited for, or else a person."""
        waiting = self.table.waiting()
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

    def sit(self, seat: int) -> None:
        """Somebody has taken the keyboard."""
        self.sitting = seat

    @property
    def eyes(self) -> int | None:
        """Whose view the screen may show: the person who decides, or the only person there is."""
        return self.sitting if len(self.people) == 1 else self.deciding

    def guests(self) -> list[int]:
        """The people who may act now although nobody waits for them."""
        busy = (self.deciding,)
        return [seat for seat in self.people if seat not in busy and self.table.legal(seat)]

    def call(self, seat: int | None) -> None:
        """Let another person act, or (None) go back to whom the table waits for."""
        self.drop_hint()
        self.guest = seat

    # Acting

    def play(self, seat: int, action: int) -> list[int]:
        """Raises Illegal with the rule, and then nothing has changed."""
        events = self.table.play(seat, action, self.clock.elapsed)
        self.moved()
        return events

    def undo(self, seat: int) -> None:
        self.table.undo(seat, self.clock.elapsed)
        self.moved()

    def moved(self) -> None:
        self.guest = None
        self.stop_thinking()
        self.last_move = self.now()
        if self.table.is_over:
            self.clock.stop()
            self.send_bots_away()
        self.autosave()

    # Thinking

    def ask_for_hint(self, seat: int) -> None:
        if self.advising is None:
            job = advice(self.table.sight(seat), self.seed + len(self.table.entries), self.adviser)
            self.advising = Thought(self.workers, job)

    def hint(self) -> Hint | None:
        """The hint that was asked for, once it is there; it is handed over once."""
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
        """Whoever is thinking comes to an end with what has been found so far."""
        if self.advising is not None:
            self.advising.finish()
        elif self.thinking is not None and self.thinking[0] == self.decider:
            self.thinking[1].finish()
            self.last_move = self.now() - self.follow

    def stop_thinking(self) -> None:
        """Whatever is being thought is not wanted any more."""
        self.drop_hint()
        if self.thinking is not None:
            self.thinking[1].drop()
            self.thinking = None

    def trouble(self) -> Message | None:
        """That a bot has been replaced by another; it is told once."""
        for bot in self.bots.values():
            if bot.trouble is not None and bot.trouble not in self.told:
                self.told.append(bot.trouble)
                return bot.trouble
        return None

    def leave(self) -> None:
        """Nobody plays on."""
        self.stop_thinking()
        self.send_bots_away()

    def send_bots_away(self) -> None:
        for bot in self.bots.values():
            bot.leave(self.table.outcome())

    # Time

    def tick(self) -> bool:
        """Let the clock and the bots do what is due; True if something happened at the table."""
        if self.table.is_over or self.is_paused:
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
            self.play(TABLE, due[0])
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
        self.play(seat, thought.future.result())
        return True

    def pause(self, on: bool = True) -> None:
        """While the table is paused nothing moves, and nobody thinks."""
        self.is_paused = on
        if on:
            self.stop_thinking()
            self.clock.stop()

    # The record

    def autosave(self) -> None:
        """After every action, so that nothing is lost whatever happens."""
        if self.saves is None or self.path is None:
            return
        if self.table.is_over:
            self.path = self.saves.finish(self.table.record, self.path)
        else:
            keep(self.table.record, self.path)

    def sequel(self) -> Record | None:
        """The game that follows in a series, as a record without entries."""
        options = self.game.sequel(self.table.options, self.table.position) if self.table.is_over else None
        if options is None:
            return None
        header = header_for(self.game, options, self.table.header.players, self.table.header.date)
        return Record(header=header)
