"""Content that somebody is writing is tried out: bots play one quick game with it, and tell how it went."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from undercroft.bots.bot import Progress
from undercroft.bots.kinds import make
from undercroft.bots.match import Match, table_for
from undercroft.engine.errors import Unreadable
from undercroft.engine.game import Game
from undercroft.engine.luck import Dice
from undercroft.engine.registry import kind

SECONDS = 60.0
"""So long may a game take."""
STEPS = 400
"""Decisions of a usual game; how far one is, is told by them."""


class Tried(msgspec.Struct, frozen=True):
    """How one game ended: the key of the reason, who has won, and the round if there are rounds."""

    reason: str
    winners: tuple[int, ...]
    rounds: int


class Bench:
    """Plays with content as text. What was tried last is at hand; nothing else is kept."""

    def __init__(self) -> None:
        self.known: tuple[str, str] | None = None
        self.game: Game | None = None

    def load(self, name: str, text: str) -> Game:
        if self.game is None or self.known != (name, text):
            self.game, self.known = game_with(name, text), (name, text)
        return self.game

    def play(self, name: str, text: str, bots: tuple[str, ...], seed: int, progress: Progress) -> Tried | None:
        """One game to its end; None if somebody has had enough of it before."""
        game = self.load(name, text)
        options = game.options({"players": len(bots)})
        players = [make(bot, seed + seat + 1) for seat, bot in enumerate(bots)]
        match = Match(table_for(game, options, bots, Dice(seed)), players)
        while match.step():
            if not progress(min(match.decisions / STEPS, 0.99)):
                return None
        outcome = match.table.outcome()
        assert outcome is not None
        rounds = game.workshop.rounds(match.table.view(None).view) if game.workshop is not None else 0
        return Tried(outcome.reason, tuple(outcome.winners), rounds)


def game_with(name: str, text: str) -> Game:
    """A game with content that somebody brings, if it is sound; what is wrong with it is told without a path."""
    with TemporaryDirectory(prefix="undercroft-") as folder:
        path = Path(folder, "content.toml")
        path.write_text(text, encoding="utf-8")
        try:
            with kind(name).speaking():
                return kind(name)(path)
        except Unreadable as trouble:
            raise Unreadable("", trouble.place, trouble.reason) from None
