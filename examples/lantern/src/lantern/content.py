"""The tiles in the bag and the charms: read from TOML, then flattened for the rules."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.content import Entry, load
from undercroft.engine.errors import Unreadable
from undercroft.engine.text import Message

HOUSE = Path(__file__).parent / "content" / "house.toml"
MOST_PLAYERS = 4

Code = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]*$")]
Count = Annotated[int, msgspec.Meta(ge=1, le=20)]


class Tile(Entry, frozen=True, kw_only=True):
    code: Code
    count: Count


class Treasure(Tile, frozen=True, kw_only=True):
    points: Count


class Danger(Tile, frozen=True, kw_only=True):
    charms: Count


class Vault(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A content file."""

    treasures: Annotated[tuple[Treasure, ...], msgspec.Meta(min_length=1)]
    dangers: Annotated[tuple[Danger, ...], msgspec.Meta(min_length=1)]

    @property
    def tiles(self) -> tuple[Tile, ...]:
        return (*self.treasures, *self.dangers)

    @property
    def codes(self) -> tuple[str, ...]:
        """The kinds of tiles, treasures first: a tile is the number of its kind."""
        return tuple(tile.code for tile in self.tiles)


def load_content(path: Path | None) -> tuple[Vault, str]:
    path = path or HOUSE
    vault, digest = load(path, Vault)
    code, count = Counter(vault.codes).most_common(1)[0]
    if count > 1:
        raise Unreadable(path, f'code = "{code}"', Message("content-codes", code=code))
    charms = sum(danger.charms for danger in vault.dangers)
    if charms < MOST_PLAYERS:
        raise Unreadable(path, "dangers", Message("content-charms", count=charms, wanted=MOST_PLAYERS))
    return vault, digest


class Tiles:
    """The figures for the rules, shared by all positions. A tile is the number of its kind; dangers come last."""

    def __init__(self, points: vec[i64], bag: vec[i64], charms: vec[i64]) -> None:
        self.points = points
        """By kind of tile; 0 for a danger."""
        self.bag = bag
        self.charms = charms


def flatten(vault: Vault) -> Tiles:
    first = len(vault.treasures)
    return Tiles(
        points=vec[i64]([treasure.points for treasure in vault.treasures] + [0] * len(vault.dangers)),
        bag=vec[i64]([number for number, tile in enumerate(vault.tiles) for _ in range(tile.count)]),
        charms=vec[i64]([first + i for i, danger in enumerate(vault.dangers) for _ in range(danger.charms)]),
    )
