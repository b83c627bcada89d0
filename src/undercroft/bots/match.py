"""Bots play among themselves: the one loop for simulations, arenas, benchmarks and tests."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from undercroft.bots.bot import Bot, RandomBot
from undercroft.engine.game import Game, Options
from undercroft.engine.luck import Luck
from undercroft.engine.outcome import Outcome
from undercroft.engine.text import Message
from undercroft.records.record import Player
from undercroft.records.table import Table

LONGEST = 5000
"""Decisions after which a game is played to its end at random: bots that dawdle for ever must not hold up a run."""


def table_for(game: Game, options: Options, kinds: Sequence[str], luck: Luck) -> Table:
    """A table with bots of these kinds in its seats."""
    return Table(game, options, tuple(Player(name=kind, kind=kind) for kind in kinds), luck)


class Match:
    """A game between bots. Whatever it leads to is at the table: the record, the position, the outcome."""

    def __init__(self, table: Table, bots: Sequence[Bot], finisher: Bot | None = None) -> None:
        """`bots` are those in the seats; the finisher plays for all of them after too many decisions."""
        self.table = table
        self.bots = bots
        self.finisher = finisher or RandomBot(0)
        self.decisions = 0
        self.thoughts = [0] * len(bots)
        """By seat, the number of decisions."""
        self.seconds = [0.0] * len(bots)
        """By seat, the time spent thinking."""

    def step(self) -> bool:
        """Let one of those decide whom the table waits for; False if the game is over."""
        waiting = self.table.waiting()
        if not waiting:
            return False
        seat = waiting[0]
        sight = self.table.sight(seat)
        bot = self.bots[seat] if self.decisions < LONGEST else self.finisher
        before = perf_counter()
        action = bot.choose(sight)
        self.seconds[seat] += perf_counter() - before
        self.thoughts[seat] += 1
        self.decisions += 1
        self.table.play(seat, action)
        return True

    def run(self) -> Outcome:
        """Play to the end; the bots leave."""
        outcome: Outcome | None = None
        try:
            while self.step():
                pass
            outcome = self.table.outcome()
            assert outcome is not None
            return outcome
        finally:
            for bot in self.bots:
                bot.leave(outcome)

    @property
    def troubles(self) -> tuple[Message | None, ...]:
        """By seat, why another bot had to play on for the one that sat there."""
        endless = Message("endless-game", most=LONGEST) if self.decisions > LONGEST else None
        return tuple(bot.trouble or endless for bot in self.bots)
