# compiled by mypyc
"""Tiles as they lie in the box (B3): terrain, exits, spawn diagrams, and what can be seen from place to place.

A tile is a grid of 5 × 5 squares. A half-square sits in the middle of each edge that has an exit.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from undercroft.games.deckbox.actions import WALL

SIDES: Final[i64] = 4
"""Up, right, down, left."""
SIDE: Final[i64] = 5
MIDDLE: Final[i64] = 2
"""Where half-squares sit on their edge."""
PITCH: Final[i64] = 6
INSIDE: Final[i64] = 25
SPOTS: Final[i64] = 29
"""The places of a tile: 25 inside, read like a page, and its half-squares up, right, down, left."""
SPAWNS: Final[i64] = 9

HALF_X: Final = vec[i64]([2, 5, 2, -1])
HALF_Y: Final = vec[i64]([-1, 2, 5, 2])


@final
@mypyc_attr(acyclic=True)
class SightTable:
    """The lines that walls leave open between the places of two tiles, worked out when first asked for."""

    def __init__(self) -> None:
        self.lines: vec[i32] = vec[i32]([i32(-1)] * (SPOTS * SPOTS))


@final
class TileSet:
    """The figures of all tile faces."""

    def __init__(self, terrain: vec[i64], exits: vec[i64], spawns: vec[i64]) -> None:
        self.terrain = terrain
        """25 a face, with its arrow up."""
        self.exits = exits
        """A bit for each of up, right, down, left."""
        self.spawns = spawns
        """The places 1 to 9 of the spawn diagram of each face (B17)."""
        self.sights: dict[int, SightTable] = {}
        self.turned: vec[i64] = vec[i64]()
        """By turn and place: see `place`."""
        for turn in range(SIDES):
            for spot in range(INSIDE):
                self.turned = append(self.turned, turn_right(spot, turn))
        self.open: vec[i64] = vec[i64]()
        """By face, turn and place, the edges included: 1 for all that is no wall."""
        for face in range(len(exits)):
            for turn in range(SIDES):
                for y in range(-1, PITCH):
                    for x in range(-1, PITCH):
                        self.open = append(self.open, 1 if self.find_open(face, turn, x, y) else 0)

    def place(self, spot: i64, turn: i64) -> i64:
        """Where a place inside comes to lie after so many quarter turns to the right."""
        return self.turned[turn * INSIDE + spot]

    def terrain_at(self, face: i64, turn: i64, x: i64, y: i64) -> i64:
        """The terrain of a turned tile."""
        spot = self.place(y * SIDE + x, (4 - turn) % 4)
        return self.terrain[face * INSIDE + spot]

    def has_exit(self, face: i64, turn: i64, side: i64) -> bool:
        return (self.exits[face] >> ((side - turn + 4) % 4)) & 1 == 1

    def is_open(self, face: i64, turn: i64, x: i64, y: i64) -> bool:
        """Whether a place is no wall, as far as a turned tile is concerned."""
        if x < -1 or x > SIDE or y < -1 or y > SIDE:
            return False
        return self.open[((face * 4 + turn) * (PITCH + 1) + y + 1) * (PITCH + 1) + x + 1] == 1

    def find_open(self, face: i64, turn: i64, x: i64, y: i64) -> bool:
        if 0 <= x < SIDE and 0 <= y < SIDE:
            return self.terrain_at(face, turn, x, y) != WALL
        for side in range(SIDES):
            if x == HALF_X[side] and y == HALF_Y[side]:
                return self.has_exit(face, turn, side)
        return False

    def table_within(self, face: i64, turn: i64) -> SightTable:
        return self.table(face * 4 + turn)

    def table_across(self, face: i64, turn: i64, side: i64, other: i64, other_turn: i64) -> SightTable:
        return self.table((((face * 4 + turn) * 4 + side) * 4096) + other * 4 + other_turn + 1000000)

    def table(self, key: i64) -> SightTable:
        known = self.sights.get(key)
        if known is None:
            known = SightTable()
            self.sights[key] = known
        return known


def turn_right(spot: i64, turn: i64) -> i64:
    x = spot % SIDE
    y = spot // SIDE
    for _ in range(turn):
        z = x
        x = SIDE - 1 - y
        y = z
    return y * SIDE + x


def spot_x(spot: i64) -> i64:
    if spot < INSIDE:
        return spot % SIDE
    return HALF_X[spot - INSIDE]


def spot_y(spot: i64) -> i64:
    if spot < INSIDE:
        return spot // SIDE
    return HALF_Y[spot - INSIDE]
