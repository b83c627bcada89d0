"""Is the content of a game as hard as it is meant to be?

A game says in `targets.toml`, beside its class, how often a team of a named bot should win in which setting. A
calibration plays every setting and compares. Game number i depends on the seed and i alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Annotated

import msgspec

from undercroft.engine.content import load
from undercroft.engine.errors import Unknown
from undercroft.engine.game import Game
from undercroft.lab.cores import spread
from undercroft.lab.simulate import Plan, Setting, play
from undercroft.lab.statistics import Share

FILE = "targets.toml"

Fraction = Annotated[float, msgspec.Meta(ge=0, le=1)]
Players = Annotated[list[int], msgspec.Meta(min_length=1)]


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A setting, and how often it should be won there, by these numbers of players taken together."""

    name: str
    """Its words are the text `target-{name}`."""
    share: Fraction
    within: Fraction
    players: Players
    options: dict[str, object] = {}
    vary: list[dict[str, object]] = []
    """Further options that take turns from deal to deal."""

    def options_of(self, deal: int) -> dict[str, object]:
        return {**self.options, **(self.vary[deal % len(self.vary)] if self.vary else {})}

    def is_met_by(self, found: Share) -> bool:
        return round(abs(found.value - self.share), 9) <= self.within  # 0.75 is within 0.05 of 0.7


class Targets(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is aimed at with which bot in all seats, and how many games with each number of players show it."""

    bot: str
    games: int
    targets: list[Target]


def targets_of(game: Game) -> Targets:
    path = game.folder / FILE
    if not path.exists():
        raise Unknown("no-targets", game=game.name)
    return load(path, Targets)[0]


class Calibration(Setting, frozen=True, kw_only=True):
    """Which bot plays how many games for each target and number of players."""

    bot: str
    games: int
    targets: tuple[Target, ...]

    @property
    def cells(self) -> list[tuple[Target, int]]:
        return [(target, players) for target in self.targets for players in target.players]

    @property
    def size(self) -> int:
        return self.games * len(self.cells)


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One game of a calibration."""

    target: str
    players: int
    won: bool
    reason: str


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """What came out for one target."""

    target: Target
    by_players: dict[int, Share]
    met: bool

    @property
    def together(self) -> Share:
        shares = self.by_players.values()
        return Share(sum(share.count for share in shares), sum(share.total for share in shares))


def play_one(calibration: Calibration, number: int) -> Played:
    """Cells take turns, so that a run that is cut short has seen all of them."""
    cells = calibration.cells
    target, players = cells[number % len(cells)]
    deal = number // len(cells)
    plan = Plan(
        game=calibration.game,
        bots=(calibration.bot,) * players,
        options=target.options_of(deal),
        content=calibration.content,
        seed=calibration.seed,
    )
    result = play(plan, deal)
    return Played(target=target.name, players=players, won=bool(result.winners), reason=result.reason)


def calibrate(calibration: Calibration, workers: int | None = None) -> Iterator[list[Played]]:
    """Play; yields games as they come in, in their order."""
    return spread(partial(play_one, calibration), calibration.size, workers)


def findings(calibration: Calibration, played: Sequence[Played]) -> list[Finding]:
    found = []
    for target in calibration.targets:
        by_players = {}
        for players in target.players:
            games = [game for game in played if (game.target, game.players) == (target.name, players)]
            by_players[players] = Share(sum(game.won for game in games), len(games))
        together = Finding(target=target, by_players=by_players, met=False).together
        found.append(Finding(target=target, by_players=by_players, met=target.is_met_by(together)))
    return found
