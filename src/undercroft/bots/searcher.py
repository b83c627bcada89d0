"""The bot that searches, and its levels."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from undercroft.bots.bot import Bot
from undercroft.bots.search import Manner, Search
from undercroft.engine.sight import Sight

SLICE = 64
"""Iterations between two looks at the clock."""

Progress = Callable[[float], bool]
"""Told the share of the work that is done; answers whether to go on."""


class Level(msgspec.Struct, frozen=True):
    """How long a bot thinks, and how often it plays by feeling instead."""

    iterations: int
    noise: float = 0.0


LEVELS = {
    "novice": Level(iterations=40, noise=0.25),
    "skilled": Level(iterations=300, noise=0.05),
    "expert": Level(iterations=6000),
    "master": Level(iterations=24000),
}


class Advice(msgspec.Struct, frozen=True):
    """What a search thinks of one action: how good it looks and how long it was looked at."""

    action: int
    value: float
    visits: int


class SearchBot(Bot):
    """Information-set tree search with a budget of iterations, or of seconds."""

    def __init__(
        self,
        seed: int,
        level: Level = LEVELS["expert"],
        seconds: float | None = None,
        progress: Progress = lambda share: True,
    ) -> None:
        super().__init__(seed)
        self.level = level
        self.seconds = seconds
        self.progress = progress
        self.last: Search | None = None
        self.seen = 0
        """How many moves had been made when the last search began."""

    def choose(self, sight: Sight) -> int:
        if self.dice.unit() < self.level.noise:
            return self.by_feeling(sight)
        return self.think(sight)[0].action

    def by_feeling(self, sight: Sight) -> int:
        search = Search(sight.imaginer(), sight.game.insight, vec[i64](sight.legal), self.dice, Manner())
        return int(search.natural(search.imaginer.imagine(self.dice), sight.seat, search.legal))

    def think(self, sight: Sight) -> list[Advice]:
        """Search, and return what it thinks of the actions it looked at, best first."""
        search = Search(sight.imaginer(), sight.game.insight, vec[i64](sight.legal), self.dice, Manner())
        self.recall(search, sight)
        self.run(search)
        self.last, self.seen = search, len(sight.moves)
        root = search.trees[search.seat]
        advice = [
            Advice(int(action), value / max(1, int(visits)), int(visits))
            for action, value, visits in zip(root.actions, root.values, root.visits, strict=True)
        ]
        return sorted(advice, key=lambda each: (each.visits, each.value), reverse=True)

    def recall(self, search: Search, sight: Sight) -> None:
        """Use what the last search found out, unless something was done since that this seat did not see."""
        done = [action for _, action in sight.moves[self.seen :]]
        if self.last is not None and len(sight.moves) > self.seen and None not in done:
            search.recall(self.last, vec[i64]([action for action in done if action is not None]))

    def run(self, search: Search) -> None:
        start = monotonic()
        goal = self.level.iterations
        while True:
            share = search.iterations / goal if self.seconds is None else (monotonic() - start) / self.seconds
            if share >= 1.0 or not self.progress(share):
                break
            search.run(SLICE if self.seconds is not None else min(SLICE, goal - int(search.iterations)))
