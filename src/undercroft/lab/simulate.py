"""Play many games between bots, over all cores, and tell how they ended.

Game number i of a run depends on the seed and i alone: the same run on one core or on many is the same games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from functools import partial
from pathlib import Path

import msgspec

from undercroft.bots.estimates import Mean, Share, quantiles
from undercroft.bots.kinds import make
from undercroft.bots.match import Match, table_for
from undercroft.engine.game import Game
from undercroft.engine.luck import Dice
from undercroft.engine.outcome import Line
from undercroft.engine.registry import find
from undercroft.engine.text import Message
from undercroft.lab.cores import spread
from undercroft.records.notation import write

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


class Result(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
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
    sheets: tuple[tuple[Line, ...], ...] = ()
    """By seat, the lines of the score."""
    record: str = ""
    """The text of the record, on its way to whoever asked for it."""


def seed_of(run: int, number: int, part: int = 0) -> int:
    """A seed for one game of a run, or for one part of it: luck is part 0, the bot in seat s is part s + 1."""
    mixed = (run * 1_000_003 + number) * 64 + part + 1
    mixed = (mixed * MIX) & 0xFFFFFFFFFFFFFFFF
    return (mixed ^ (mixed >> 31)) & 0x3FFFFFFFFFFFFFFF


def play(plan: Plan, number: int, recorded: bool = False) -> Result:
    """Game number `number` of the plan."""
    game = plan.load()
    options = game.options({"players": len(plan.bots), **plan.options})
    *bots, finisher = (
        make(kind, seed_of(plan.seed, number, part), programs=True)
        for part, kind in enumerate((*plan.bots, "random"), start=1)
    )
    match = Match(table_for(game, options, plan.bots, Dice(seed_of(plan.seed, number))), bots, finisher)
    outcome = match.run()
    return Result(
        number=number,
        reason=outcome.reason,
        winners=outcome.winners,
        scores=tuple(score.total for score in outcome.scores),
        decisions=match.decisions,
        seconds=tuple(match.seconds),
        thoughts=tuple(match.thoughts),
        troubles=match.troubles,
        sheets=tuple(score.lines for score in outcome.scores),
        record=write(match.table.record) if recorded else "",
    )


Keep = Callable[[str], None]
"""Takes the records of a run, as text, in the order of the games."""


def handed_over(result: Result, keep: Keep) -> Result:
    """The result of a game whose record is kept by somebody else."""
    keep(result.record)
    return msgspec.structs.replace(result, record="")


def simulate(
    plan: Plan, games: int, workers: int | None = None, keep: Keep | None = None
) -> Generator[list[Result], None, None]:
    """Play the games of a plan; yields results as they come in, in the order of their numbers."""
    for some in spread(partial(play, plan, recorded=keep is not None), games, workers):
        if keep is None:
            yield some
        else:
            yield from ([handed_over(result, keep)] for result in some)


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the score sheet over all games and seats."""

    line: Message
    players: Share
    """How many of all players have it."""
    points: Mean
    """What it is worth to those."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What a run tells."""

    games: int
    wins: tuple[Share, ...]
    """By seat: games won, shared wins included. In a co-operative game all seats have the same."""
    scores: tuple[Mean, ...]
    winner: Mean
    """The winner's score, of the games that were won."""
    winning: tuple[float, ...]
    """Its spread: below each of these lies a share of those games."""
    tallies: tuple[Tally, ...]
    decisions: Mean
    ends: dict[str, Share]
    seconds: tuple[float, ...]
    """By seat, the mean time for a decision."""
    failures: tuple[tuple[Message, ...], ...] = ()
    """By seat, why another bot had to play on, for each game in which one had to."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """All that a run found out, as data."""

    plan: Plan
    wanted: int
    """How many games were to be played; there are fewer if the run was stopped."""
    summary: Summary
    games: list[Result]

    @property
    def is_whole(self) -> bool:
        return len(self.games) == self.wanted


def summarize(results: Sequence[Result]) -> Summary:
    total = len(results)
    seats = range(len(results[0].scores)) if results else range(0)
    ends = Counter(result.reason for result in results)
    winning = [result.scores[seat] for result in results for seat in result.winners[:1]]
    return Summary(
        games=total,
        wins=tuple(Share(sum(seat in result.winners for result in results), total) for seat in seats),
        scores=tuple(Mean.of([result.scores[seat] for result in results]) for seat in seats),
        winner=Mean.of(winning),
        winning=quantiles(winning, SPREAD),
        tallies=tallied([sheet for result in results for sheet in result.sheets]),
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


def tallied(sheets: Sequence[tuple[Line, ...]]) -> tuple[Tally, ...]:
    """What the scores are made of, line by line, in the order of the sheets."""
    points: dict[Message, list[int]] = {}
    for line in (line for sheet in sheets for line in sheet if not line.forfeited):
        points.setdefault(line.message(), []).append(line.points)
    return tuple(
        Tally(line=line, players=Share(len(found), len(sheets)), points=Mean.of(found))
        for line, found in points.items()
    )
