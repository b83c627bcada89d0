"""Lines of sight one by one (B27), for those who want to see the line; whether there is one the floor knows at once."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.engine.shape import of
from undercroft.games.deckbox.dungeon import NOWHERE, Floor, column, row
from undercroft.games.deckbox.rules import Delve
from undercroft.games.deckbox.sight import lines_between, lines_past
from undercroft.games.deckbox.state import NOBODY
from undercroft.games.deckbox.tiles import PITCH
from undercroft.games.deckbox.view import Spot

BlockerKind = Annotated[Literal["wall", "enemy", "hero"], of("blocker")]
BLOCKERS: tuple[BlockerKind, ...] = ("wall", "enemy", "hero")
LINES = 16


class Traced(msgspec.Struct, frozen=True):
    """A line from corner to corner, and what it meets on its way."""

    start: Spot
    to: Spot
    blockers: tuple[tuple[BlockerKind, Spot], ...]

    @property
    def length(self) -> int:
        """Squared."""
        return (self.to[0] - self.start[0]) ** 2 + (self.to[1] - self.start[1]) ** 2


def best_line(delve: Delve, start: int, to: int) -> Traced | None:
    """The line that gives sight, or the one that comes nearest to it; None between a square and itself."""
    a, b = at(delve.floor, start), at(delve.floor, to)
    people = in_the_way(delve, start, to)
    lines = int(lines_between(*a, *b))
    found = [
        traced(delve.floor, n, a, b, walls, people)
        for walls in walls_between(delve.floor, start, to)
        for n in range(LINES)
        if lines >> n & 1
    ]
    return min(found, key=lambda line: (len(line.blockers), line.length), default=None)


def traced(floor: Floor, n: int, a: Spot, b: Spot, walls: list[Spot], people: list[tuple[BlockerKind, Spot]]) -> Traced:
    """The line between the corners n // 4 of one square and n % 4 of the other."""
    met: list[tuple[BlockerKind, Spot]] = [("wall", wall) for wall in walls if stops(n, a, b, wall)]
    met += [(who, there) for who, there in people if stops(n, a, b, there)]
    met.sort(key=lambda one: (one[1][0] - a[0]) ** 2 + (one[1][1] - a[1]) ** 2)
    i, j = n >> 2, n & 3
    return Traced((a[0] + (i & 1), a[1] + (i >> 1)), (b[0] + (j & 1), b[1] + (j >> 1)), tuple(met))


def stops(n: int, a: Spot, b: Spot, there: Spot) -> bool:
    return lines_past(1 << n, *a, *b, *there) == 0


def at(floor: Floor, square: int) -> Spot:
    return int(column(floor.cell[square])), int(row(floor.cell[square]))


def in_the_way(delve: Delve, start: int, to: int) -> list[tuple[BlockerKind, Spot]]:
    """Who could block: enemies for a hero, heroes for an enemy; never those at the two ends."""
    who: BlockerKind = "enemy" if delve.enemy_at(start) == NOBODY else "hero"
    squares = delve.place if who == "enemy" else delve.square
    return [(who, at(delve.floor, one)) for one in squares if one not in (NOWHERE, start, to)]


def walls_between(floor: Floor, start: int, to: int) -> list[list[Spot]]:
    """The walls around two squares; where a half-square lies on two tiles there are two ways to look at it."""
    (ax, ay), (bx, by) = at(floor, start), at(floor, to)
    around = [(x, y) for y in range(min(ay, by) - 1, max(ay, by) + 2) for x in range(min(ax, bx) - 1, max(ax, bx) + 2)]
    return [
        [place for place in around if not any(is_open(floor, tile, place) for tile in tiles)]
        for tiles in tiles_between(floor, start, to)
    ]


def tiles_between(floor: Floor, start: int, to: int) -> list[tuple[int, ...]]:
    """The tiles over which two squares see each other: the one that they share, or two that are joined."""
    here = [int(tile) for tile in (floor.home[start], floor.other[start]) if tile != NOWHERE]
    there = [int(tile) for tile in (floor.home[to], floor.other[to]) if tile != NOWHERE]
    shared = [(tile,) for tile in here if tile in there]
    if shared:
        return [*shared[:1]]
    if len(here) > 1:
        return []
    return [(here[0], tile) for tile in there if floor.are_joined(here[0], tile)]


def is_open(floor: Floor, tile: int, place: Spot) -> bool:
    x, y = place[0] - floor.tx[tile] * PITCH, place[1] - floor.ty[tile] * PITCH
    return bool(floor.tiles.is_open(floor.face[tile], floor.turn[tile], x, y))
