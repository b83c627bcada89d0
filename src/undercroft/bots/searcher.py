"""The bot that searches, and its levels."""

from __future__ import annotations

from time import monotonic

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from undercroft.bots.bot import Bot, Progress
from undercroft.bots.search import Parameters, Search
from undercroft.engine.sight import Move, Sight

PULSE = 0.01
"""Seconds between two looks at the clock and at `progress`, about: so long a search may keep a screen waiting."""


class Level(msgspec.Struct, frozen=True):
    """How long a bot thinks, and how often it plays by feeling instead."""

    iterations: int
    noise: float = 0.0


LEVELS = {
    "novice": Level(iterations=40, noise=0.25),
    "skilled": Level(iterations=100, noise=0.05),
    "expert": Level(iterations=6000),
    "master": Level(iterations=24000),
}


class Advice(msgspec.Struct, frozen=True):
    """What a search thinks of one action: how good it looks and how long it was looked at."""

    action: int
    value: float
    visits: int


class SearchBot(Bot):
    """Information-set tree search. It ends with the level's iterations or after `seconds`, whichever comes first, or
    when `progress` says that it is enough."""

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
        self.seen: tuple[Move, ...] = ()
        """What had been done when the last search began."""

    def choose(self, sight: Sight) -> int:
        if len(sight.legal) == 1:  # no search can find another
            return sight.legal[0]
        if self.dice.unit() < self.level.noise:
            return self.by_feeling(sight)
        return self.think(sight)[0].action

    def by_feeling(self, sight: Sight) -> int:
        imagined = sight.imaginer().imagine(self.dice)
        return int(sight.game.insight.natural(imagined, sight.seat, self.dice))

    def think(self, sight: Sight) -> list[Advice]:
        """Search, and return what it thinks of the actions it looked at, best first. A sole action is not searched:
        how it looks one step ahead is told at once."""
        search = self.begin(sight)
        if len(sight.legal) == 1:
            return [Advice(sight.legal[0], float(search.promise[0]), 0)]
        self.recall(search, sight)
        self.run(search)
        self.last, self.seen = search, tuple(sight.moves)
        root = search.trees[search.seat]
        advice = [
            Advice(int(action), value / max(1, int(visits)), int(visits))
            for action, value, visits in zip(root.actions, root.values, root.visits, strict=True)
        ]
        if not advice:  # the search ended before this seat's own tree learnt anything
            advice = [Advice(int(search.order[0]), float(search.promise[0]), 0)]
        return sorted(advice, key=lambda each: (each.visits, each.value), reverse=True)

    def begin(self, sight: Sight) -> Search:
        search = Search(sight.imaginer(), sight.game.insight, vec[i64](sight.legal), self.dice, Parameters())
        search.secret = vec[i64](sight.game.actions.secret_masks())
        return search

    def recall(self, search: Search, sight: Sight) -> None:
        """Use what the last search found out, if the game went on from there and nothing was done unseen."""
        known = len(self.seen)
        done = [action for _, action in sight.moves[known:]]
        if self.last is not None and done and None not in done and tuple(sight.moves[:known]) == self.seen:
            search.recall(self.last, vec[i64]([action for action in done if action is not None]))

    def run(self, search: Search) -> None:
        """Iterate in slices that take about a PULSE; how they are cut does not matter to what is found."""
        start = now = monotonic()
        goal = self.level.iterations
        size = 1
        while True:
            share = search.iterations / goal
            if self.seconds is not None:
                share = max(share, (now - start) / self.seconds)
            if share >= 1.0 or not self.progress(share):
                break
            search.run(min(size, goal - int(search.iterations)))
            before, now = now, monotonic()
            size = max(1, min(2 * size, int(size * PULSE / max(now - before, 1e-6))))
