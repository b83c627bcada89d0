# compiled by mypyc
"""The dungeon that lies on the table: tiles joined edge to edge (B3, B12), their squares and sights.

Where two tiles join, two half-squares are one square that belongs to both. So the tiles lie on a lattice with a pitch
of 6, and in the gaps there are only half-squares, the rest being wall. Squares are numbered in the order in which they
come to the table; a *cell* is where a square lies on the plane, which is what actions and events name.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, mypyc_attr

from undercroft.games.deckbox.actions import FLOOR, PIT, WALL, WATER
from undercroft.games.deckbox.sight import lines_between, lines_past, reverse
from undercroft.games.deckbox.tiles import (
    HALF_X,
    HALF_Y,
    INSIDE,
    MIDDLE,
    PITCH,
    SIDE,
    SIDES,
    SPAWNS,
    SPOTS,
    SightTable,
    TileSet,
    spot_x,
    spot_y,
)

NOWHERE: Final[i64] = -1
BARRED: Final[i64] = -2

DX: Final = vec[i64]([0, 1, 0, -1])
DY: Final = vec[i64]([-1, 0, 1, 0])
"""Up, right, down, left."""

WIDTH: Final[i64] = 128
ORIGIN: Final[i64] = 64
FARTHEST: Final[i64] = 9
"""So many tiles from the start the table ends, in every direction."""
FLOORS: Final[i64] = 256
"""So many floors are kept that other games may come to as well."""
TOO_FAR: Final[i64] = 10000
"""What it costs to enter a pit for those who do not: more movement than there is."""


def cell_at(x: i64, y: i64) -> i64:
    return (y + ORIGIN) * WIDTH + x + ORIGIN


def column(cell: i64) -> i64:
    return cell % WIDTH - ORIGIN


def row(cell: i64) -> i64:
    return cell // WIDTH - ORIGIN


@final
@mypyc_attr(acyclic=True)
class Ways:
    """How far it is from a square to all others. Who asks for ways must not change them: others may have them too."""

    def __init__(self, start: i64, most: i64, pits: bool, dist: vec[i16]) -> None:
        self.start = start
        self.most = most
        """The movement that there is."""
        self.pits = pits
        """Whether they may lead through pits."""
        self.dist = dist
        """By square, see `to`; short, for many are kept."""
        self.reached: vec[i64] = vec[i64]()
        """The squares that can be reached, those of the start first."""
        self.bars: i64 = 0
        """How many squares were barred."""
        self.met: bool = False
        """Whether one of them was in the way: if not, the ways are the same without any."""
        self.avoided: bool = False
        """Whether a pit was in the way that they do not lead through."""

    def to(self, square: i64) -> i64:
        """The movement that it takes to get to a square; NOWHERE or BARRED, below zero, if there is no way."""
        return i64(self.dist[square])

    def lead_to(self, squares: vec[i64]) -> bool:
        """Whether some of the squares can be reached."""
        for square in squares:
            if square != NOWHERE and self.to(square) >= 0:
                return True
        return False

    def answer(self, start: i64, most: i64, barred: vec[i64]) -> bool:
        """Whether they are what somebody asks for: from there, so far, with just these squares barred."""
        if start != self.start or most != self.most:
            return False
        bars: i64 = 0
        for square in barred:
            if square != NOWHERE:
                if self.to(square) != BARRED:
                    return False
                bars += 1
        return bars == self.bars


@final
@mypyc_attr(acyclic=True)
class Shelf:
    """Room for floors that are kept, shared by a floor and all that it may become."""

    def __init__(self) -> None:
        self.room: i64 = FLOORS


@final
@mypyc_attr(acyclic=True)
class Floor:
    """The tiles that have been laid. It is never changed once it is laid: a tile more is a new floor."""

    def __init__(self, tiles: TileSet) -> None:
        self.tiles = tiles
        self.face: vec[i64] = vec[i64]()
        self.turn: vec[i64] = vec[i64]()
        self.tx: vec[i64] = vec[i64]()
        self.ty: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        """By tile: the number of its first square."""
        self.half: vec[i64] = vec[i64]()
        """By tile and side: its half-square, or NOWHERE."""
        self.joined: vec[i64] = vec[i64]()
        """By tile and side: the tile that is joined to it there, or NOWHERE."""
        self.cell: vec[i64] = vec[i64]()
        self.x: vec[i64] = vec[i64]()
        self.y: vec[i64] = vec[i64]()
        """By square: where its cell lies."""
        self.terrain: vec[i64] = vec[i64]()
        self.step: vec[i64] = vec[i64]()
        """By square and side: the next square, or NOWHERE."""
        self.beside: vec[i64] = vec[i64]()
        """The same for those who only follow it: all squares beside one, each plus one, as four packed numbers."""
        self.toll: vec[i64] = vec[i64]()
        self.toll_past_pits: vec[i64] = vec[i64]()
        """By square: the movement to enter it (B15), with pits and without."""
        self.home: vec[i64] = vec[i64]()
        self.other: vec[i64] = vec[i64]()
        """The second tile of a half-square that joins two, else NOWHERE."""
        self.spot: vec[i64] = vec[i64]()
        self.other_spot: vec[i64] = vec[i64]()
        """The place of a square in its tile, and in the other one."""
        self.pits: vec[i64] = vec[i64]()
        self.sights: list[SightTable | None] = []
        """By tile and other tile: the sights between them, if they are joined or the same."""
        self.known: list[Ways | None] = []
        """Ways to places that do not move, by whatever number their asker gives them: worked out once for a floor."""
        self.around: list[Ways | None] = []
        """Ways from squares, by square."""
        self.open: list[Ways | None] = []
        """Ways that nobody bars, by their mark: see `shelf_mark` in `ways.py`."""
        self.trail: vec[i64] = vec[i64]()
        """Room for all squares, to note them as ways come to them."""
        self.questions: i64 = 0
        self.kept: i64 = 0
        """The distances in all these ways."""
        self.past_pits: Ways | None = None
        self.through_pits: Ways | None = None
        self.onward: list[Floor] = []
        """Floors with one tile more."""
        self.shelf = Shelf()

    def copy(self) -> "Floor":
        new = Floor(self.tiles)
        new.face = self.face[:]
        new.turn = self.turn[:]
        new.tx = self.tx[:]
        new.ty = self.ty[:]
        new.first = self.first[:]
        new.half = self.half[:]
        new.joined = self.joined[:]
        new.cell = self.cell[:]
        new.x = self.x[:]
        new.y = self.y[:]
        new.terrain = self.terrain[:]
        new.step = self.step[:]
        new.beside = self.beside[:]
        new.toll = self.toll[:]
        new.toll_past_pits = self.toll_past_pits[:]
        new.home = self.home[:]
        new.other = self.other[:]
        new.spot = self.spot[:]
        new.other_spot = self.other_spot[:]
        new.pits = self.pits[:]
        new.sights = self.sights[:]
        return new

    def count(self) -> i64:
        return len(self.face)

    def size(self) -> i64:
        return len(self.cell)

    # Laying

    def with_tile(self, face: i64, turn: i64, tx: i64, ty: i64) -> "Floor":
        """The floor with one tile more, joined to those beside it. It is kept as long as there is room: many games
        lead there, and with it they share what has been worked out about it."""
        tile = len(self.face)
        for known in self.onward:
            if known.face[tile] == face and known.turn[tile] == turn and known.tx[tile] == tx and known.ty[tile] == ty:
                return known
        new = self.copy()
        new.lay(face, turn, tx, ty)
        if self.shelf.room > 0:
            self.shelf.room -= 1
            new.shelf = self.shelf
            self.onward.append(new)
        return new

    def lay(self, face: i64, turn: i64, tx: i64, ty: i64) -> None:
        tile = len(self.face)
        self.face = append(self.face, face)
        self.turn = append(self.turn, turn)
        self.tx = append(self.tx, tx)
        self.ty = append(self.ty, ty)
        first = len(self.cell)
        self.first = append(self.first, first)
        for spot in range(INSIDE):
            x = spot % SIDE
            y = spot // SIDE
            terrain = self.tiles.terrain_at(face, turn, x, y)
            self.add(cell_at(tx * PITCH + x, ty * PITCH + y), terrain, tile, spot)
        for spot in range(INSIDE):
            if self.terrain[first + spot] != WALL:
                if spot % SIDE < SIDE - 1 and self.terrain[first + spot + 1] != WALL:
                    self.join(first + spot, 1, first + spot + 1)
                if spot < INSIDE - SIDE and self.terrain[first + spot + SIDE] != WALL:
                    self.join(first + spot, 2, first + spot + SIDE)
        for side in range(SIDES):
            half = NOWHERE
            if self.tiles.has_exit(face, turn, side):
                half = self.lay_half(tile, side)
                inner = first + 12 + 2 * DX[side] + 2 * SIDE * DY[side]
                self.join(inner, side, half)
            self.half = append(self.half, half)
        for side in range(SIDES):
            self.joined = append(self.joined, NOWHERE)
            beyond = self.tile_at(tx + DX[side], ty + DY[side])
            if beyond != NOWHERE and self.half[tile * 4 + side] == self.half[beyond * 4 + (side + 2) % 4] != NOWHERE:
                self.joined[tile * 4 + side] = beyond
                self.joined[beyond * 4 + (side + 2) % 4] = tile
        for square in range(first, len(self.cell)):
            self.beside[square] = self.all_beside(square)
        for half in self.half[tile * 4 :]:
            if half != NOWHERE:
                self.beside[half] = self.all_beside(half)
        self.add_sights(tile)
        self.trail = vec[i64]([0] * len(self.cell))

    def all_beside(self, square: i64) -> i64:
        """See `beside`."""
        found: i64 = 0
        for side in range(SIDES - 1, -1, -1):
            there = self.step[square * 4 + side]
            if there != NOWHERE:
                found = (found << 16) | (there + 1)
        return found

    def add_sights(self, tile: i64) -> None:
        """The sights of the newest tile and between it and those that are joined to it."""
        count = tile + 1
        sights: list[SightTable | None] = [None] * (count * count)
        for one in range(tile):
            for other in range(tile):
                sights[one * count + other] = self.sights[one * tile + other]
        face = self.face[tile]
        turn = self.turn[tile]
        sights[tile * count + tile] = self.tiles.table_within(face, turn)
        for side in range(SIDES):
            beyond = self.joined[tile * 4 + side]
            if beyond != NOWHERE:
                far, far_turn = self.face[beyond], self.turn[beyond]
                sights[tile * count + beyond] = self.tiles.table_across(face, turn, side, far, far_turn)
                sights[beyond * count + tile] = self.tiles.table_across(far, far_turn, (side + 2) % 4, face, turn)
        self.sights = sights

    def lay_half(self, tile: i64, side: i64) -> i64:
        """The half-square on a side of the newest tile: shared with the tile beyond if that has an exit here too."""
        beyond = self.tile_at(self.tx[tile] + DX[side], self.ty[tile] + DY[side])
        if beyond != NOWHERE:
            half = self.half[beyond * 4 + (side + 2) % 4]
            if half != NOWHERE:
                self.other[half] = tile
                self.other_spot[half] = INSIDE + side
                return half
        x = self.tx[tile] * PITCH + HALF_X[side]
        y = self.ty[tile] * PITCH + HALF_Y[side]
        return self.add(cell_at(x, y), FLOOR, tile, INSIDE + side)

    def add(self, cell: i64, terrain: i64, tile: i64, spot: i64) -> i64:
        self.cell = append(self.cell, cell)
        self.x = append(self.x, column(cell))
        self.y = append(self.y, row(cell))
        self.terrain = append(self.terrain, terrain)
        if terrain == PIT:
            self.pits = append(self.pits, len(self.cell) - 1)
        self.home = append(self.home, tile)
        self.other = append(self.other, NOWHERE)
        self.spot = append(self.spot, spot)
        self.other_spot = append(self.other_spot, NOWHERE)
        for _ in range(SIDES):
            self.step = append(self.step, NOWHERE)
        self.beside = append(self.beside, 0)
        self.toll = append(self.toll, 2 if terrain == WATER else 1)
        self.toll_past_pits = append(self.toll_past_pits, TOO_FAR if terrain == PIT else self.toll[-1])
        return len(self.cell) - 1

    def join(self, square: i64, side: i64, other: i64) -> None:
        self.step[square * 4 + side] = other
        self.step[other * 4 + (side + 2) % 4] = square

    # Where things lie

    def tile_at(self, tx: i64, ty: i64) -> i64:
        for tile in range(len(self.face)):
            if self.tx[tile] == tx and self.ty[tile] == ty:
                return tile
        return NOWHERE

    def square_at(self, cell: i64) -> i64:
        """The square that lies on a cell, or NOWHERE."""
        x = column(cell)
        y = row(cell)
        lx = x % PITCH
        ly = y % PITCH
        tile = self.tile_at((x - lx) // PITCH, (y - ly) // PITCH)
        if lx < SIDE and ly < SIDE:
            if tile == NOWHERE:
                return NOWHERE
            return self.first[tile] + ly * SIDE + lx
        if lx == SIDE and ly == 2:
            return self.half_between(tile, 1, (x - lx) // PITCH + 1, (y - ly) // PITCH)
        if lx == 2 and ly == SIDE:
            return self.half_between(tile, 2, (x - lx) // PITCH, (y - ly) // PITCH + 1)
        return NOWHERE

    def half_between(self, tile: i64, side: i64, tx: i64, ty: i64) -> i64:
        if tile != NOWHERE and self.half[tile * 4 + side] != NOWHERE:
            return self.half[tile * 4 + side]
        beyond = self.tile_at(tx, ty)
        if beyond == NOWHERE:
            return NOWHERE
        return self.half[beyond * 4 + (side + 2) % 4]

    def is_on(self, square: i64, tile: i64) -> bool:
        return self.home[square] == tile or self.other[square] == tile

    def are_joined(self, tile: i64, other: i64) -> bool:
        """Whether two tiles are adjacent: joined by a half-square."""
        for side in range(SIDES):
            if self.joined[tile * 4 + side] == other:
                return True
        return False

    def is_near(self, square: i64, other: i64) -> bool:
        """Whether two squares lie on the same tile or on adjacent ones; a half-square lies on two (B32)."""
        for tile in (self.home[square], self.other[square]):
            for beyond in (self.home[other], self.other[other]):
                if tile != NOWHERE and beyond != NOWHERE and (tile == beyond or self.are_joined(tile, beyond)):
                    return True
        return False

    def distance(self, square: i64, other: i64) -> i64:
        """Squares apart as the crow flies, diagonals counting one."""
        dx = self.x[square] - self.x[other]
        dy = self.y[square] - self.y[other]
        if dx < 0:
            dx = -dx
        if dy < 0:
            dy = -dy
        if dx > dy:
            return dx
        return dy

    def is_adjacent(self, square: i64, other: i64) -> bool:
        """Orthogonally, with nothing between (B25)."""
        for side in range(SIDES):
            if self.step[square * 4 + side] == other:
                return True
        return False

    def cost(self, square: i64) -> i64:
        """Movement to enter a square (B15)."""
        return self.toll[square]

    # Sight

    def in_range(self, square: i64, other: i64) -> bool:
        """Same or adjacent tile; from a half-square between two tiles only those, at a dead end it is an ordinary
        square (B13, B26)."""
        home = self.home[square]
        if self.is_on(other, home):
            return True
        if self.other[square] != NOWHERE:
            return self.is_on(other, self.other[square])
        if self.are_joined(home, self.home[other]):
            return True
        return self.other[other] != NOWHERE and self.are_joined(home, self.other[other])

    def lines(self, square: i64, other: i64) -> i64:
        """The lines that walls leave open from a square to another one, none if that is not in range; the bits are
        those of `sight`."""
        home = self.home[square]
        there = self.home[other]
        second = self.other[square]
        beyond = self.other[other]
        if (second == NOWHERE and beyond == NOWHERE) or there == home:
            return self.lines_from(home, self.spot[square], there, self.spot[other])
        if beyond == home:
            return self.lines_from(home, self.spot[square], home, self.other_spot[other])
        if second != NOWHERE:
            if there == second:
                return self.lines_from(second, self.other_spot[square], second, self.spot[other])
            if beyond == second:
                return self.lines_from(second, self.other_spot[square], second, self.other_spot[other])
            return 0
        found = self.lines_from(home, self.spot[square], there, self.spot[other])
        return found | self.lines_from(home, self.spot[square], beyond, self.other_spot[other])

    def lines_from(self, tile: i64, spot: i64, beyond: i64, other: i64) -> i64:
        """The lines from a place of a tile to one of the same or another tile."""
        table = self.sights[tile * len(self.face) + beyond]
        if table is None:
            return 0
        known = i64(table.lines[spot * SPOTS + other])
        if known < 0:
            known = self.work_out(tile, spot, beyond, other)
            table.lines[spot * SPOTS + other] = i32(known)
            back = self.sights[beyond * len(self.face) + tile]
            if back is not None:
                back.lines[other * SPOTS + spot] = i32(reverse(known))
        return known

    def work_out(self, tile: i64, spot: i64, beyond: i64, other: i64) -> i64:
        """Every line against every wall around."""
        dx = (self.tx[beyond] - self.tx[tile]) * PITCH
        dy = (self.ty[beyond] - self.ty[tile]) * PITCH
        ax = spot_x(spot)
        ay = spot_y(spot)
        bx = spot_x(other) + dx
        by = spot_y(other) + dy
        lines = lines_between(ax, ay, bx, by)
        left = ax if ax < bx else bx
        right = ax if ax > bx else bx
        top = ay if ay < by else by
        bottom = ay if ay > by else by
        if beyond != tile:  # the walls beside the half-square between the tiles stop most lines, so they come first
            for n in range(SIDE):
                x = n
                y = MIDDLE + dy // 2
                if dx != 0:
                    x = MIDDLE + dx // 2
                    y = n
                if n != MIDDLE and left - 1 <= x <= right + 1 and top - 1 <= y <= bottom + 1:
                    lines = lines_past(lines, ax, ay, bx, by, x, y)
                    if lines == 0:
                        return 0
        for y in range(top - 1, bottom + 2):
            for x in range(left - 1, right + 2):
                free = self.tiles.is_open(self.face[tile], self.turn[tile], x, y)
                if not free and beyond != tile:
                    free = self.tiles.is_open(self.face[beyond], self.turn[beyond], x - dx, y - dy)
                if not free:
                    lines = lines_past(lines, ax, ay, bx, by, x, y)
                    if lines == 0:
                        return 0
        return lines

    # Spawning

    def spawn_squares(self, tile: i64) -> vec[i64]:
        """The squares 1 to 9 of a tile's spawn diagram (B17)."""
        found = vec[i64]()
        face = self.face[tile]
        for n in range(SPAWNS):
            spot = self.tiles.place(self.tiles.spawns[face * SPAWNS + n], self.turn[tile])
            found = append(found, self.first[tile] + spot)
        return found
