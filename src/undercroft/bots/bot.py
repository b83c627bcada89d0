"""The players that are not people: all they get is a `Sight`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.bots.greedy import look_one_step_ahead
from undercroft.engine.luck import Dice
from undercroft.engine.outcome import Outcome
from undercroft.engine.sight import Sight
from undercroft.engine.text import Message

Progress = Callable[[float], bool]
"""Told the share of the work that is done; answers whether to go on."""


class Bot(ABC):
    """Decides for a seat, from what that seat sees. The same seed and sights give the same decisions."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)
        self.progress: Progress = lambda share: True
        """Who wants to know how far a decision is; only a search has anything to tell."""
        self.trouble: Message | None = None
        """What people at the table should know: that another bot plays for this one, and why."""

    @abstractmethod
    def choose(self, sight: Sight) -> int:
        """One of the legal actions of the sight."""

    def leave(self, outcome: Outcome | None = None) -> None:  # noqa: B027 (most bots hold nothing)
        """The game is over, or (None) left before its end: give back whatever is held for it."""


class RandomBot(Bot):
    """Any legal action."""

    def choose(self, sight: Sight) -> int:
        return sight.legal[self.dice.below(len(sight.legal))]


class GreedyBot(Bot):
    """The action that looks best one step ahead."""

    samples = 4

    def choose(self, sight: Sight) -> int:
        values = self.values(sight)
        best = max(values)
        top = [action for action, value in zip(sight.legal, values, strict=True) if value == best]
        return top[self.dice.below(len(top))]

    def values(self, sight: Sight) -> list[float]:
        """How good each legal action looks, from 0 to 1."""
        insight = sight.game.insight
        return look_one_step_ahead(sight.imaginer(), insight, vec[i64](sight.legal), self.dice, self.samples)
