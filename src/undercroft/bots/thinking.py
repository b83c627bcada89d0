"""Thinking for people who wait: what bots decide and what a hint says, while a table goes on.

Whoever runs a table hands a job to some workers and gets a `Thought`: it tells how far it is, and can be told to come
to an end. Threads are workers; processes are in `undercroft.bots.thinkers`.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Generic, Protocol, TypeVar

import msgspec

from undercroft.bots.bot import Bot, Progress
from undercroft.bots.kinds import make
from undercroft.bots.outside import SECONDS
from undercroft.bots.searcher import LEVELS, Advice, Level, SearchBot
from undercroft.engine.sight import Sight

Found = TypeVar("Found")
Job = Callable[[Progress], Found]

PATIENCE = {"novice": 0.5, "skilled": 1.0, "expert": 2.0, "master": 5.0}
"""Seconds after which a level decides at a table, done or not. Compiled, its iterations take less than this; in pure
Python, some fifty times slower, they do not, and people should not have to wait. Whoever names a budget of their own
(`expert@400000`) waits as long as for a program, and no longer."""

HINT = 1.0
"""The same for a hint, which is what an expert would do."""

CLOSE = 0.03
"""An action whose value is at most this much below the best one's is nearly as good."""


class Workers(Protocol):
    """Who thinks: a `ThreadPoolExecutor` of one, for instance, so that no bot is asked twice at a time."""

    def submit(self, job: Job[Found], progress: Progress, /) -> Future[Found]: ...


class AtOnce:
    """Thinks here and now, for where nobody waits."""

    def submit(self, job: Job[Found], progress: Progress, /) -> Future[Found]:
        future: Future[Found] = Future()
        future.set_result(job(progress))
        return future


class Thought(Generic[Found]):
    """A piece of thinking that goes on beside the table. The job is handed the thought's `progress`; asyncio may wait
    for the `future` by `asyncio.wrap_future`."""

    def __init__(self, workers: Workers, job: Job[Found]) -> None:
        self.share: float | None = None
        """How much of it is done, from 0 to 1; None while that is not known."""
        self.is_enough = False
        self.future: Future[Found] = workers.submit(job, self.progress)

    def progress(self, share: float) -> bool:
        self.share = min(share, 1.0)
        return not self.is_enough

    @property
    def percent(self) -> int | None:
        return None if self.share is None else int(100 * self.share)

    @property
    def is_done(self) -> bool:
        return self.future.done()

    def finish(self) -> None:
        """Come to an end now, with what has been found so far."""
        self.is_enough = True

    def drop(self) -> None:
        """Come to an end now; nobody asks for the result any more."""
        self.is_enough = True
        self.future.cancel()


def patience(kind: str) -> float:
    """For how many seconds people at a table wait for a bot of this kind."""
    return PATIENCE.get(kind, SECONDS)


def at_table(kind: str, seed: int, programs: bool = False) -> Bot:
    """The bot of a kind for a table where people wait for it: whatever it is, it decides in time."""
    bot = make(kind, seed, programs)
    if isinstance(bot, SearchBot):
        bot.seconds = patience(kind)
    return bot


def decision(bot: Bot, sight: Sight) -> Job[int]:
    """The job of deciding; a bot that searches tells how far it is."""

    def decide(progress: Progress) -> int:
        bot.progress = progress
        return bot.choose(sight)

    return decide


class Hint(msgspec.Struct, frozen=True):
    """What the expert would do, why (keys of sentences), and what would be nearly as good."""

    best: Advice
    reasons: tuple[str, ...]
    other: Advice | None


def advice(sight: Sight, seed: int, level: Level = LEVELS["expert"]) -> Job[Hint]:
    """The job of finding a hint. Every time a new bot: what it has learnt from one hand must not help another."""

    def advise(progress: Progress) -> Hint:
        bot = SearchBot(seed, level, HINT, progress)
        best, *others = bot.think(sight)
        reasons = sight.game.insight.reasons(sight.imaginer().imagine(bot.dice), sight.seat, best.action)
        close = [other for other in others[:1] if best.value - other.value <= CLOSE and 4 * other.visits >= best.visits]
        return Hint(best=best, reasons=tuple(dict.fromkeys(reasons)), other=next(iter(close), None))

    return advise
