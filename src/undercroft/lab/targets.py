"""What the content of a game is meant to do: `targets.toml`, beside the game's class.

A target names a setting and one aim: how often it is won, how far apart the seats or the values of an option may be, or
where winning scores lie.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

import msgspec

from undercroft.bots.estimates import Share
from undercroft.engine.content import load
from undercroft.engine.errors import Unknown, Unreadable
from undercroft.engine.game import Game
from undercroft.engine.text import Message

FILE = "targets.toml"

Fraction = Annotated[float, msgspec.Meta(ge=0, le=1)]
Players = Annotated[list[int], msgspec.Meta(min_length=1)]


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    """A setting with a number of players: what is played. Targets with the same cells share their games."""

    players: int
    options: dict[str, object] = {}
    vary: list[dict[str, object]] = []

    def options_of(self, deal: int) -> dict[str, object]:
        return {**self.options, **(self.vary[deal % len(self.vary)] if self.vary else {})}


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One game of a calibration."""

    cell: int
    options: dict[str, object]
    winners: tuple[int, ...]
    score: int | None
    """Of the winners; None if nobody won."""


Games = Mapping[int, Sequence[Played]]
"""By number of players."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """What came out for a number of players, or for one seat or one option of them, and where it should lie."""

    players: int | None
    """None for all of them together."""
    seat: int | None = None
    value: str | None = None
    """Of an option that takes turns, where its values are counted one by one."""
    share: Share
    low: float = 0.0
    high: float = 1.0

    @property
    def spare(self) -> float:
        """How far inside the range it lies; less than 0 if outside."""
        below = self.share.value - self.low if self.low > 0 else 1.0
        above = self.high - self.share.value if self.high < 1 else 1.0
        return round(min(below, above), 9)  # 0.75 is within 0.05 of 0.7


class Aim(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="aim"):
    """A setting for some numbers of players."""

    name: str
    """Its words are the text `target-{name}`."""
    players: Players
    options: dict[str, object] = {}
    vary: list[dict[str, object]] | str = []
    """Further options that take turns from deal to deal, or the name of such a list."""
    across: list[dict[str, object]] | str = []
    """Further options that are settings of their own, whose games are counted together, or the name of such a list."""

    @property
    def cells(self) -> list[Cell]:
        assert not isinstance(self.vary, str) and not isinstance(self.across, str), "names are looked up on loading"
        return [
            Cell(players=players, options={**self.options, **more}, vary=self.vary)
            for players in self.players
            for more in self.across or [{}]
        ]


def by_value(games: Sequence[Played], option: str) -> dict[str, Share]:
    """How often each value of an option has won; of a list each member counts."""
    won: dict[str, list[bool]] = {}
    for game in games:
        value = game.options[option]
        for one in value if isinstance(value, list) else [value]:
            won.setdefault(str(one), []).append(bool(game.winners))
    return {value: Share(sum(some), len(some)) for value, some in won.items()}


class Won(Aim, frozen=True, kw_only=True, tag="won"):
    """So often it should be won, by all these numbers of players taken together, or one by one."""

    share: Fraction
    within: Fraction
    by: str | None = None
    """An option that takes turns: each of its values is held to it with each number of players."""

    def rows(self, games: Games) -> list[Row]:
        low, high = max(0.0, self.share - self.within), min(1.0, self.share + self.within)
        if self.by is not None:
            return [
                Row(players=players, value=value, share=share, low=low, high=high)
                for players, some in games.items()
                for value, share in by_value(some, self.by).items()
            ]
        won = {players: Share(sum(bool(game.winners) for game in some), len(some)) for players, some in games.items()}
        rows = [Row(players=players, share=share, low=low, high=high) for players, share in won.items()]
        if len(rows) > 1:
            together = Share(sum(share.count for share in won.values()), sum(share.total for share in won.values()))
            rows.append(Row(players=None, share=together, low=low, high=high))
        return rows

    def judged(self, rows: Sequence[Row]) -> Sequence[Row]:
        return rows[-1:] if self.by is None else rows


class Even(Aim, frozen=True, kw_only=True, tag="even"):
    """Of the values of an option that takes turns, none should win less often than such a part of the best."""

    by: str
    least: Fraction

    def rows(self, games: Games) -> list[Row]:
        rows = []
        for players, some in games.items():
            shares = by_value(some, self.by)
            low = self.least * max(share.value for share in shares.values())
            rows += [Row(players=players, value=value, share=share, low=low) for value, share in shares.items()]
        return rows

    def judged(self, rows: Sequence[Row]) -> Sequence[Row]:
        return rows


class Edge(Aim, frozen=True, kw_only=True, tag="edge"):
    """No seat should win more often than its share and so much above."""

    above: Fraction

    def rows(self, games: Games) -> list[Row]:
        return [
            Row(
                players=players,
                seat=seat,
                share=Share(sum(seat in game.winners for game in some), len(some)),
                high=min(1.0, 1 / players + self.above),
            )
            for players, some in games.items()
            for seat in range(players)
        ]

    def judged(self, rows: Sequence[Row]) -> Sequence[Row]:
        return rows


class Scores(Aim, frozen=True, kw_only=True, tag="scores"):
    """So many of the winning scores at least should lie from one to another, with each number of players."""

    low: int
    high: int
    least: Fraction

    def rows(self, games: Games) -> list[Row]:
        rows = []
        for players, some in games.items():
            scores = [game.score for game in some if game.score is not None]
            inside = sum(self.low <= score <= self.high for score in scores)
            rows.append(Row(players=players, share=Share(inside, len(scores)), low=self.least))
        return rows

    def judged(self, rows: Sequence[Row]) -> Sequence[Row]:
        return rows


Target = Won | Even | Edge | Scores


class Targets(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is aimed at with which bot in all seats, and how many games with each number of players show it."""

    bot: str
    games: int
    targets: list[Target]
    lists: dict[str, list[dict[str, object]]] = {}
    """Lists of options, by name, for targets to share."""

    def named(self, names: Sequence[str]) -> list[Target]:
        """Those with the names; all of them if there are none."""
        known = [target.name for target in self.targets]
        for name in names:
            if name not in known:
                raise Unknown("unknown-target", target=name, targets=", ".join(known))
        return [target for target in self.targets if not names or target.name in names]


def targets_of(game: Game) -> Targets:
    path = game.folder / FILE
    if not path.exists():
        raise Unknown("no-targets", game=game.name)
    loaded = load(path, Targets)[0]
    for n, target in enumerate(loaded.targets):
        names = {field: name for field in ("vary", "across") if isinstance(name := getattr(target, field), str)}
        for field, name in names.items():
            if name not in loaded.lists:
                raise Unreadable(path, f"targets[{n}].{field}", Message("no-such-list", name=name))
        lists = {field: loaded.lists[name] for field, name in names.items()}
        loaded.targets[n] = msgspec.structs.replace(target, **lists)
    return loaded
