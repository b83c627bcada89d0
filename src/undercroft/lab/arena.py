"""Bots meet each other.

In a competitive game they sit at one table, seats rotated. In a co-operative game there are no opponents: every bot
plays the same deals as a whole team, and the teams are compared deal by deal.

Game number i of an arena depends on the seed and i alone: the same arena on one core or on many is the same games.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial

import msgspec

from undercroft.engine.text import Message
from undercroft.lab.cores import spread
from undercroft.lab.pairing import round_length, seating
from undercroft.lab.simulate import Keep, Plan, Result, Setting, handed_over, play
from undercroft.lab.standings import Appearance, Meeting, Place


class Arena(Setting, frozen=True, kw_only=True):
    """Which bots meet, at what, and how many sit at a table."""

    bots: tuple[str, ...]
    """Kinds of bots, each once."""
    players: int

    @property
    def cooperative(self) -> bool:
        return self.load().cooperative

    def games(self, wanted: int) -> int:
        """How many games to play: every one of the wanted deals by every bot, or else rounds, the last one whole."""
        unit = len(self.bots) if self.cooperative else round_length(len(self.bots), self.players)
        return unit * (wanted if self.cooperative else -(-wanted // unit))

    def seats(self, number: int) -> tuple[int, ...]:
        """The bots in the seats of a game, by their numbers."""
        if self.cooperative:
            return (number % len(self.bots),) * self.players
        return seating(len(self.bots), self.players, number)

    def deal(self, number: int) -> int:
        """Which deal a game is: the same luck for every team."""
        return number // len(self.bots) if self.cooperative else number


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """A game of an arena: who sat where, and how it went. The number of the result is that of the deal."""

    seats: tuple[int, ...]
    result: Result


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """All that an arena found out, as data."""

    arena: Arena
    wanted: int
    """How many games were to be played; there are fewer if the run was stopped."""
    standings: tuple[Place, ...]
    games: list[Match]

    @property
    def is_whole(self) -> bool:
        return len(self.games) == self.wanted


def play_match(arena: Arena, number: int, recorded: bool = False) -> Match:
    seats = arena.seats(number)
    plan = Plan(
        game=arena.game,
        bots=tuple(arena.bots[bot] for bot in seats),
        options=arena.options,
        content=arena.content,
        seed=arena.seed,
    )
    return Match(seats=seats, result=play(plan, arena.deal(number), recorded))


def fight(
    arena: Arena, games: int, workers: int | None = None, keep: Keep | None = None
) -> Generator[list[Match], None, None]:
    """Play games of an arena; yields them as they come in, in their order."""
    for some in spread(partial(play_match, arena, recorded=keep is not None), games, workers):
        if keep is None:
            yield some
        else:
            yield from ([Match(seats=match.seats, result=handed_over(match.result, keep))] for match in some)


def meetings(arena: Arena, matches: Sequence[Match]) -> list[Meeting]:
    """Those whose results are compared: the seats of a game, or the teams that played the same deal."""
    if not arena.cooperative:
        return [[appearance(match, seat) for seat in range(arena.players)] for match in matches]
    deals: dict[int, Meeting] = {}
    for match in matches:
        deals.setdefault(match.result.number, []).append(team_appearance(match))
    return list(deals.values())


def appearance(match: Match, seat: int) -> Appearance:
    result = match.result
    return Appearance(
        bot=match.seats[seat],
        won=seat in result.winners,
        score=result.scores[seat],
        # A shared victory is a tie, whatever the points.
        standing=(1, 0) if seat in result.winners else (0, result.scores[seat]),
        seconds=result.seconds[seat],
        thoughts=result.thoughts[seat],
    )


def team_appearance(match: Match) -> Appearance:
    result = match.result
    won = bool(result.winners)
    return Appearance(
        bot=match.seats[0],
        won=won,
        score=result.scores[0],
        standing=(int(won), 0),
        seconds=sum(result.seconds),
        thoughts=sum(result.thoughts),
    )


def failures(matches: Sequence[Match]) -> dict[int, list[Message]]:
    """By bot, why another one had to play on for it: what went wrong first in each such game."""
    found: dict[int, list[Message]] = {}
    for match in matches:
        troubles = zip(match.seats, match.result.troubles, strict=False)
        for bot, trouble in {bot: trouble for bot, trouble in troubles if trouble is not None}.items():
            found.setdefault(bot, []).append(trouble)
    return found
