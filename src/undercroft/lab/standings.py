"""What the meetings of an arena tell: who is ahead of whom, how surely, and by how much."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import msgspec
from openskill.models import PlackettLuce

from undercroft.bots.estimates import Z95, Mean, Share, sign_test


class Appearance(msgspec.Struct, frozen=True, kw_only=True):
    """A bot in one seat of a game, or as a whole team."""

    bot: int
    won: bool
    score: int
    standing: tuple[int, int]
    """Compared with the others of the meeting: more is better, equal is a tie."""
    seconds: float
    """Spent on that many thoughts."""
    thoughts: int


Meeting = list[Appearance]
"""All whose results are compared with each other."""


class Duel(msgspec.Struct, frozen=True, kw_only=True):
    """One bot against another, over all their meetings."""

    share: Share
    """How often it was ahead; a tie counts half."""
    ahead: int
    behind: int
    p: float
    """The chance that two equal bots come out at least this far apart, by the sign test."""


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the standings."""

    bot: str
    wins: Share
    points: float
    """The mean of its shares against all others, by which the standings are ordered."""
    rating: Mean
    score: Mean
    seconds: float
    """The mean time for a decision."""
    duels: tuple[Duel | None, ...]
    """Against every bot in the order of the standings; None against itself."""


def standings(bots: Sequence[str], meetings: Sequence[Meeting]) -> tuple[Place, ...]:
    """The bots, best first."""
    everyone = range(len(bots))
    duels = [[duel(meetings, bot, other) if bot != other else None for other in everyone] for bot in everyone]
    points = [sum(one.share.value for one in row if one) / max(1, len(bots) - 1) for row in duels]
    order = sorted(everyone, key=lambda bot: -points[bot])
    skills = ratings(len(bots), meetings)
    places: list[Place] = []
    for bot in order:
        shows = [one for meeting in meetings for one in meeting if one.bot == bot]
        places.append(
            Place(
                bot=bots[bot],
                wins=Share(sum(one.won for one in shows), len(shows)),
                points=points[bot],
                rating=skills[bot],
                score=Mean.of([one.score for one in shows]),
                seconds=sum(one.seconds for one in shows) / max(1, sum(one.thoughts for one in shows)),
                duels=tuple(duels[bot][other] for other in order),
            )
        )
    return tuple(places)


def compare(meeting: Meeting, bot: int, other: int) -> float | None:
    """1 if a bot was ahead of another, 0 if behind, ½ for a tie; the mean where one sat there twice; None if apart."""
    mine = [one.standing for one in meeting if one.bot == bot]
    theirs = [one.standing for one in meeting if one.bot == other]
    if not mine or not theirs:
        return None
    return sum((a > b) + 0.5 * (a == b) for a in mine for b in theirs) / (len(mine) * len(theirs))


def duel(meetings: Sequence[Meeting], bot: int, other: int) -> Duel:
    """One bot against another. A meeting counts once, however often the two sat there: its seats share one luck."""
    results = [result for meeting in meetings if (result := compare(meeting, bot, other)) is not None]
    ahead = sum(result > 0.5 for result in results)
    behind = sum(result < 0.5 for result in results)
    return Duel(share=Share(sum(results), len(results)), ahead=ahead, behind=behind, p=sign_test(ahead, behind))


def ratings(bots: int, meetings: Sequence[Meeting]) -> list[Mean]:
    """Ratings by the Plackett–Luce model of openskill, with their 95 % range; a newcomer has 25 ± 16.

    Bots do not get better or worse while they play, so nothing is added to the uncertainty from game to game (tau is 0)
    and the first game counts as much as the last.
    """
    model = PlackettLuce(tau=0.0)
    skills = [model.rating() for _ in range(bots)]
    for meeting in meetings:
        there = sorted({one.bot for one in meeting})
        if len(there) < 2:  # a run that was stopped may leave a team alone with a deal
            continue
        beaten = [sum(compare(meeting, bot, other) or 0.0 for other in there if other != bot) for bot in there]
        # Rounded, because sums of thirds that ought to tie may differ in their last digit.
        found = model.rate([[skills[bot]] for bot in there], ranks=[-round(points, 6) for points in beaten])
        for bot, (skill,) in zip(there, found, strict=True):
            skills[bot] = skill
    return [Mean(skill.mu, Z95 * skill.sigma) for skill in skills]


def neighbours(places: Sequence[Place]) -> list[tuple[Place, Place, Duel]]:
    """Each bot with the next one below it, and how it did against that one."""
    found: list[tuple[Place, Place, Duel]] = []
    for index, (better, worse) in enumerate(pairwise(places)):
        against = better.duels[index + 1]
        assert against is not None
        found.append((better, worse, against))
    return found
