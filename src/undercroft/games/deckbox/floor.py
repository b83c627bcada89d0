# compiled by mypyc
"""The dungeon that lies on the table: tiles joined edge to edge (B3, B12), their squares, ways and sights.

Where two tiles join, two half-squares are one square that belongs to both. So the tiles lie on a lattice with a pitch
of 6, and in the gaps there are only half-squares, the rest being wall. Squares are numbered in the order in which they
come to the table; a *cell* is where a square lies on the plane, which is what actions and events name.
"""

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from undercroft.games.deckbox.actions import FLOOR, PIT, WALL, WATER
from undercroft.games.deckbox.sight import lines_between, lines_past, reverse
from undercroft.games.deckbox.tiles import (
    HALF_X,
    HALF_Y,
    INSIDE,
    PITCH,
    SIDE,
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


def cell_at(x: i64, y: i64) -> i64:
    return (y + ORIGIN) * WIDTH + x + ORIGIN


def column(cell: i64) -> i64:
    return cell % WIDTH - ORIGIN


def row(cell: i64) -> i64:
    return cell // WIDTH - ORIGIN


@final
@mypyc_attr(acyclic=True)
class Ways:
    """How far it is from some squares to all others."""

    def __init__(self, dist: vec[i64], reached: vec[i64]) -> None:
        self.dist = dist
        """By square: the movement that it takes to get there; NOWHERE or BARRED, below zero, if there is no way."""
        self.reached = reached
        """The squares that can be reached, those of the start first."""


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
        self.cell: vec[i64] = vec[i64]()
        self.terrain: vec[i64] = vec[i64]()
        self.step: vec[i64] = vec[i64]()
        """By square and side: the next square, or NOWHERE."""
        self.home: vec[i64] = vec[i64]()
        self.other: vec[i64] = vec[i64]()
        """The second tile of a half-square that joins two, else NOWHERE."""
        self.spot: vec[i64] = vec[i64]()
        self.other_spot: vec[i64] = vec[i64]()
        """The place of a square in its tile, and in the other one."""
        self.pits: vec[i64] = vec[i64]()
        self.within: list[SightTable] = []
        """By tile: the sights inside it."""
        self.across: list[SightTable | None] = []
        """By tile and side: the sights between it and the tile that is joined to it there."""
        self.known: list[Ways | None] = []
        """Ways to places that do not move, by whatever number their asker gives them: worked out once for a floor."""
        self.around: list[Ways | None] = []
        """Ways from squares, by square."""

    def copy(self) -> "Floor":
        new = Floor(self.tiles)
        new.face = self.face[:]
        new.turn = self.turn[:]
        new.tx = self.tx[:]
        new.ty = self.ty[:]
        new.first = self.first[:]
        new.half = self.half[:]
        new.cell = self.cell[:]
        new.terrain = self.terrain[:]
        new.step = self.step[:]
        new.home = self.home[:]
        new.other = self.other[:]
        new.spot = self.spot[:]
        new.other_spot = self.other_spot[:]
        new.pits = self.pits[:]
        new.within = self.within[:]
        new.across = self.across[:]
        return new

    def count(self) -> i64:
        return len(self.face)

    def size(self) -> i64:
        return len(self.cell)

    # Laying

    def with_tile(self, face: i64, turn: i64, tx: i64, ty: i64) -> "Floor":
        """The floor with one tile more, joined to those beside it."""
        new = self.copy()
        new.lay(face, turn, tx, ty)
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
        for side in range(4):
            half = NOWHERE
            if self.tiles.has_exit(face, turn, side):
                half = self.lay_half(tile, side)
                inner = first + 12 + 2 * DX[side] + 2 * SIDE * DY[side]
                self.join(inner, side, half)
            self.half = append(self.half, half)
        self.within.append(self.tiles.table_within(face, turn))
        for side in range(4):
            self.across.append(None)
            beyond = self.tile_at(tx + DX[side], ty + DY[side])
            if beyond != NOWHERE and self.half[tile * 4 + side] == self.half[beyond * 4 + (side + 2) % 4] != NOWHERE:
                back = (side + 2) % 4
                other, other_turn = self.face[beyond], self.turn[beyond]
                self.across[tile * 4 + side] = self.tiles.table_across(face, turn, side, other, other_turn)
                self.across[beyond * 4 + back] = self.tiles.table_across(other, other_turn, back, face, turn)

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
        self.terrain = append(self.terrain, terrain)
        if terrain == PIT:
            self.pits = append(self.pits, len(self.cell) - 1)
        self.home = append(self.home, tile)
        self.other = append(self.other, NOWHERE)
        self.spot = append(self.spot, spot)
        self.other_spot = append(self.other_spot, NOWHERE)
        for _ in range(4):
            self.step = append(self.step, NOWHERE)
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

    def is_half(self, square: i64) -> bool:
        return self.spot[square] >= INSIDE

    def is_on(self, square: i64, tile: i64) -> bool:
        return self.home[square] == tile or self.other[square] == tile

    def are_joined(self, tile: i64, other: i64) -> bool:
        """Whether two tiles are adjacent: joined by a half-square."""
        for side in range(4):
            half = self.half[tile * 4 + side]
            if half != NOWHERE and (self.home[half] == other or self.other[half] == other):
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
        dx = column(self.cell[square]) - column(self.cell[other])
        dy = row(self.cell[square]) - row(self.cell[other])
        if dx < 0:
            dx = -dx
        if dy < 0:
            dy = -dy
        if dx > dy:
            return dx
        return dy

    def is_adjacent(self, square: i64, other: i64) -> bool:
        """Orthogonally, with nothing between (B25)."""
        for side in range(4):
            if self.step[square * 4 + side] == other:
                return True
        return False

    # Sight

    def in_range(self, square: i64, other: i64) -> bool:
        """Same or adjacent tile, and from a half-square only its two tiles (B26)."""
        home = self.home[square]
        if self.is_on(other, home):
            return True
        if self.is_half(square):
            return self.other[square] != NOWHERE and self.is_on(other, self.other[square])
        if self.are_joined(home, self.home[other]):
            return True
        return self.other[other] != NOWHERE and self.are_joined(home, self.other[other])

    def lines(self, square: i64, other: i64) -> i64:
        """The lines that walls leave open between two squares in range of each other; the bits are those of `sight`,
        from `square` to `other`."""
        home = self.home[square]
        there = self.home[other]
        if there == home:
            return self.lines_within(home, self.spot[square], self.spot[other])
        beyond = self.other[other]
        if beyond == home:
            return self.lines_within(home, self.spot[square], self.other_spot[other])
        second = self.other[square]
        if second != NOWHERE:
            if there == second:
                return self.lines_within(second, self.other_spot[square], self.spot[other])
            if beyond == second:
                return self.lines_within(second, self.other_spot[square], self.other_spot[other])
            return 0
        found = self.lines_across(home, self.spot[square], there, self.spot[other])
        if beyond != NOWHERE:
            found |= self.lines_across(home, self.spot[square], beyond, self.other_spot[other])
        return found

    def lines_within(self, tile: i64, spot: i64, other: i64) -> i64:
        table = self.within[tile]
        known = table.lines[spot * SPOTS + other]
        if known < 0:
            known = self.work_out(tile, spot, NOWHERE, other, 0, 0)
            table.lines[spot * SPOTS + other] = known
            table.lines[other * SPOTS + spot] = reverse(known)
        return known

    def lines_across(self, tile: i64, spot: i64, beyond: i64, other: i64) -> i64:
        dx = self.tx[beyond] - self.tx[tile]
        dy = self.ty[beyond] - self.ty[tile]
        for side in range(4):
            if DX[side] == dx and DY[side] == dy:
                table = self.across[tile * 4 + side]
                if table is None:
                    return 0
                known = table.lines[spot * SPOTS + other]
                if known < 0:
                    known = self.work_out(tile, spot, beyond, other, dx * PITCH, dy * PITCH)
                    table.lines[spot * SPOTS + other] = known
                    back = self.across[beyond * 4 + (side + 2) % 4]
                    if back is not None:
                        back.lines[other * SPOTS + spot] = reverse(known)
                return known
        return 0

    def work_out(self, tile: i64, spot: i64, beyond: i64, other: i64, dx: i64, dy: i64) -> i64:
        """Every line against every wall around; (dx, dy) is where the other tile lies as seen from this one."""
        ax = spot_x(spot)
        ay = spot_y(spot)
        bx = spot_x(other) + dx
        by = spot_y(other) + dy
        lines = lines_between(ax, ay, bx, by)
        left = ax if ax < bx else bx
        right = ax if ax > bx else bx
        top = ay if ay < by else by
        bottom = ay if ay > by else by
        for y in range(top - 1, bottom + 2):
            for x in range(left - 1, right + 2):
                free = self.tiles.is_open(self.face[tile], self.turn[tile], x, y)
                if not free and beyond != NOWHERE:
                    free = self.tiles.is_open(self.face[beyond], self.turn[beyond], x - dx, y - dy)
                if not free:
                    lines = lines_past(lines, ax, ay, bx, by, x, y)
                    if lines == 0:
                        return 0
        return lines

    # Ways

    def cost(self, square: i64) -> i64:
        """Movement to enter a square (B15)."""
        if self.terrain[square] == WATER:
            return 2
        return 1

    def spread(self, start: i64, most: i64, barred: vec[i64], pits: bool) -> Ways:
        """All ways from a square with up to `most` movement. `barred` squares are not entered, and pits only if they
        may be."""
        return self.spread_from(vec[i64]([start]), most, barred, pits)

    def spread_from(self, starts: vec[i64], most: i64, barred: vec[i64], pits: bool) -> Ways:
        """The same from the nearest of several squares."""
        size = len(self.cell)
        dist = vec[i64]([-1] * size)
        for square in barred:
            dist[square] = BARRED
        for start in starts:
            dist[start] = 0
        step = self.step
        terrain = self.terrain
        reached = vec[i64]([0] * (len(starts) + size))  # room for all: filled, not grown
        tail: i64 = 0
        for start in starts:
            reached[tail] = start
            tail += 1
        shorter = vec[i64]()  # squares that have been reached before, by a longer way through water
        head: i64 = 0
        while True:
            if head < tail:
                square = reached[head]
                head += 1
            elif len(shorter) > 0:
                shorter, square = pop(shorter)
            else:
                break
            cost = dist[square] + 1
            if cost > most:
                continue
            for k in range(square * 4, square * 4 + 4):
                there = step[k]
                if there < 0:
                    continue
                before = dist[there]
                if before != NOWHERE and before <= cost:  # been there, or barred
                    continue
                total = cost
                kind = terrain[there]
                if kind == WATER:
                    total += 1
                    if total > most:
                        continue
                elif kind == PIT and not pits:
                    continue
                if before == NOWHERE:
                    dist[there] = total
                    reached[tail] = there
                    tail += 1
                elif before > total:
                    dist[there] = total
                    shorter = append(shorter, there)
        return Ways(dist, reached[:tail])

    def way(self, start: i64, goal: i64, dist: vec[i64]) -> vec[i64]:
        """The squares of the shortest way that `dist` knows, from the first one entered to the goal."""
        back = vec[i64]([goal])
        here = goal
        while here != start:
            before = dist[here] - self.cost(here)
            found = NOWHERE
            for side in range(4):
                there = self.step[here * 4 + side]
                if there != NOWHERE and dist[there] == before:
                    found = there
                    break
            assert found != NOWHERE
            here = found
            if here != start:
                back = append(back, here)
        path = vec[i64]([0] * len(back))
        for i in range(len(back)):
            path[i] = back[len(back) - 1 - i]
        return path

    def ways_from(self, square: i64) -> Ways:
        """All ways from a square, past everybody and everything; worked out once for a floor."""
        while len(self.around) <= square:
            self.around.append(None)
        found = self.around[square]
        if found is None:
            found = self.spread(square, len(self.cell) * 2, vec[i64](), True)
            self.around[square] = found
        return found

    def ways_to(self, number: i64) -> Ways | None:
        if number < len(self.known):
            return self.known[number]
        return None

    def keep_ways(self, number: i64, goals: vec[i64]) -> Ways:
        """Work out the ways to some goals, past everybody and everything, and keep them under a number."""
        found = self.spread_from(goals, len(self.cell) * 2, vec[i64](), True)
        while len(self.known) <= number:
            self.known.append(None)
        self.known[number] = found
        return found

    # Spawning

    def spawn_squares(self, tile: i64) -> vec[i64]:
        """The squares 1 to 9 of a tile's spawn diagram (B17)."""
        found = vec[i64]()
        face = self.face[tile]
        for n in range(SPAWNS):
            spot = self.tiles.place(self.tiles.spawns[face * SPAWNS + n], self.turn[tile])
            found = append(found, self.first[tile] + spot)
        return found
