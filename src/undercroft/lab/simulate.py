"""Play many games between bots, over all cores, and tell how they ended.

Game number i of a run depends on the seed and i alone: the same run on one core or on many is the same games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter

import msgspec

from undercroft.bots.kinds import make
from undercroft.engine.events import Events
from undercroft.engine.game import Game
from undercroft.engine.luck import Dice
from undercroft.engine.outcome import Outcome
from undercroft.engine.registry import find
from undercroft.engine.sight import Sight, seen_by
from undercroft.engine.text import Message
from undercroft.lab.cores import spread
from undercroft.lab.statistics import Mean, Share, quantiles

MIX = 0x9E3779B97F4A7C15
SPREAD = (0.05, 0.25, 0.5, 0.75, 0.95)
"""The shares of games at which the winning score is told."""


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """What is played, whoever plays."""

    game: str
    options: dict[str, object] = {}
    """Those of the game, but for the number of players."""
    content: str | None = None
    seed: int = 0

    def load(self) -> Game:
        return find(self.game, Path(self.content) if self.content else None)


class Plan(Setting, frozen=True, kw_only=True):
    """What to play, and who."""

    bots: tuple[str, ...]
    """The kind of bot in each seat."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """One game: how it ended and what it took."""

    number: int
    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    seconds: tuple[float, ...]
    """By seat, the time spent thinking."""
    thoughts: tuple[int, ...]
    """By seat, the number of decisions."""
    troubles: tuple[Message | None, ...] = ()
    """By seat, why another bot had to play on for the one that sat there."""


def seed_of(run: int, number: int, part: int = 0) -> int:
    """A seed for one game of a run, or for one part of it: luck is part 0, the bot in seat s is part s + 1."""
    mixed = (run * 1_000_003 + number) * 64 + part + 1
    mixed = (mixed * MIX) & 0xFFFFFFFFFFFFFFFF
    return (mixed ^ (mixed >> 31)) & 0x3FFFFFFFFFFFFFFF


def play(plan: Plan, number: int) -> Result:
    """Game number `number` of the plan."""
    game = plan.load()
    position = game.blank(game.options({"players": len(plan.bots), **plan.options}))
    dice = Dice(seed_of(plan.seed, number))
    quiet = Events(False)
    position.set_up(dice, quiet)
    bots = [make(kind, seed_of(plan.seed, number, seat + 1), programs=True) for seat, kind in enumerate(plan.bots)]
    seconds = [0.0] * len(bots)
    thoughts = [0] * len(bots)
    moves: list[tuple[int, int]] = []
    outcome: Outcome | None = None
    try:
        while not position.is_over():
            seat = next(seat for seat in range(len(bots)) if position.waits_for(seat))
            legal = [int(action) for action in position.legal(seat)]
            sight = Sight(game, game.view(position, seat), legal, seen_by(game, seat, moves))
            before = perf_counter()
            action = bots[seat].choose(sight)
            seconds[seat] += perf_counter() - before
            thoughts[seat] += 1
            moves.append((seat, action))
            position.apply(seat, action, dice, quiet)
        outcome = game.outcome(position)
    finally:
        for bot in bots:
            bot.leave(outcome)
    return Result(
        number=number,
        reason=outcome.reason,
        winners=outcome.winners,
        scores=tuple(score.total for score in outcome.scores),
        decisions=sum(thoughts),
        seconds=tuple(seconds),
        thoughts=tuple(thoughts),
        troubles=tuple(bot.trouble for bot in bots),
    )


def simulate(plan: Plan, games: int, workers: int | None = None) -> Iterator[list[Result]]:
    """Play the games of a plan; yields results as they come in, in the order of their numbers."""
    return spread(partial(play, plan), games, workers)


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What a run tells."""

    games: int
    wins: tuple[Share, ...]
    """By seat: games won, shared wins included. In a co-operative game all seats have the same."""
    scores: tuple[Mean, ...]
    winning: tuple[float, ...]
    """The spread of the winner's score: below each of these lies a share of the games that were won."""
    decisions: Mean
    ends: dict[str, Share]
    seconds: tuple[float, ...]
    """By seat, the mean time for a decision."""
    failures: tuple[tuple[Message, ...], ...] = ()
    """By seat, why another bot had to play on, for each game in which one had to."""


def summarize(results: Sequence[Result]) -> Summary:
    total = len(results)
    seats = range(len(results[0].scores)) if results else range(0)
    ends = Counter(result.reason for result in results)
    return Summary(
        games=total,
        wins=tuple(Share(sum(seat in result.winners for result in results), total) for seat in seats),
        scores=tuple(Mean.of([result.scores[seat] for result in results]) for seat in seats),
        winning=quantiles([result.scores[seat] for result in results for seat in result.winners[:1]], SPREAD),
        decisions=Mean.of([result.decisions for result in results]),
        ends={reason: Share(count, total) for reason, count in ends.most_common()},
        seconds=tuple(
            sum(result.seconds[seat] for result in results) / max(1, sum(result.thoughts[seat] for result in results))
            for seat in seats
        ),
        failures=tuple(
            tuple(trouble for result in results for trouble in result.troubles[seat : seat + 1] if trouble is not None)
            for seat in seats
        ),
    )
