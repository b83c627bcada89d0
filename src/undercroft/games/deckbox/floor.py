# compiled by mypyc
"""The dungeon that lies on the table: tiles joined edge to edge (B3, B12), their squares, ways and sights.

Where two tiles join, two half-squares are one square that belongs to both. So the tiles lie on a lattice with a pitch
of 6, and in the gaps there are only half-squares, the rest being wall. Squares are numbered in the order in which they
come to the table; a *cell* is where a square lies on the plane, which is what actions and events name.
"""

from typing import Final, final

from librt.vecs import append, pop, vec
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
QUESTIONS: Final[i64] = 150
"""A floor on which ways were asked for so often keeps the answers: one game alone asks less on most floors."""
DISTANCES: Final[i64] = 40000
"""So many distances a floor keeps at hand; when there are more, all are measured anew."""
FASTEST: Final[i64] = 9
"""Ways with more movement than that are not kept: hardly anybody has so much."""
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
        """Ways that nobody bars, see `shelf_mark`."""
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

    # Ways

    def cost(self, square: i64) -> i64:
        """Movement to enter a square (B15)."""
        return self.toll[square]

    def spread(self, start: i64, most: i64, barred: vec[i64], pits: bool) -> Ways:
        """All ways from a square with up to `most` movement. `barred` squares are not entered, and pits only if they
        may be. Ways with nobody on them are the same in every position. Of others the last answer is kept: a move asks
        again for what the list of moves has just asked for."""
        known = self.open_ways(start, most, pits)
        if known is not None and not known.lead_to(barred):
            return known
        last = self.through_pits if pits else self.past_pits
        if last is not None and last.answer(start, most, barred):
            return last
        ways = self.spread_from(start, vec[i64](), most, barred, pits)
        self.questions += 1
        if not ways.met and self.questions > QUESTIONS and most <= FASTEST:
            self.make_room(ways)
            if len(self.open) == 0:
                self.open = [None] * self.shelf_mark(len(self.cell), 0, False)
            self.open[self.shelf_mark(start, most, pits)] = ways
        elif pits:
            self.through_pits = ways
        else:
            self.past_pits = ways
        return ways

    def open_ways(self, start: i64, most: i64, pits: bool) -> Ways | None:
        if len(self.open) == 0 or most > FASTEST:
            return None
        return self.open[self.shelf_mark(start, most, pits)]

    def shelf_mark(self, start: i64, most: i64, pits: bool) -> i64:
        """Where ways are kept."""
        mark = (start * (FASTEST + 1) + most) * 2
        return mark + 1 if pits else mark

    def make_room(self, ways: Ways) -> None:
        """For ways that are about to be kept."""
        if self.kept > DISTANCES:
            self.open = []
            self.around = []
            self.kept = 0
        self.kept += len(ways.dist)

    def spread_from(self, start: i64, others: vec[i64], most: i64, barred: vec[i64], pits: bool) -> Ways:
        """The same from a square, or NOWHERE, and others: from the nearest."""
        dist = vec[i16]([i16(NOWHERE)] * len(self.cell))
        ways = Ways(start, most, pits, dist)
        for square in barred:
            if square != NOWHERE:
                dist[square] = i16(BARRED)
                ways.bars += 1
        reached = self.trail
        tail: i64 = 0
        if start != NOWHERE:
            dist[start] = i16(0)
            reached[tail] = start
            tail += 1
        for square in others:
            dist[square] = i16(0)
            reached[tail] = square
            tail += 1
        beside = self.beside
        toll = self.toll_past_pits
        if pits:
            toll = self.toll
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
            cost = i64(dist[square]) + 1
            if cost > most:
                continue
            around = beside[square]
            while around != 0:
                there = (around & 0xFFFF) - 1
                around >>= 16
                before = i64(dist[there])
                if before <= cost and before != NOWHERE:  # been there, or barred
                    if before == BARRED:
                        ways.met = True
                    continue
                total = cost - 1 + toll[there]
                if total > most:
                    if total >= TOO_FAR:
                        ways.avoided = True
                    continue
                if before == NOWHERE:
                    dist[there] = i16(total)
                    reached[tail] = there
                    tail += 1
                elif before > total:
                    dist[there] = i16(total)
                    shorter = append(shorter, there)
        ways.reached = reached[:tail]
        return ways

    def way(self, start: i64, goal: i64, ways: Ways) -> vec[i64]:
        """The squares of the shortest way to a goal, from the first one entered to the goal; of equally short
        ones it is a way with the fewest pits (B8)."""
        pits = vec[i64]()  # how many a way to each square meets at least; only asked where ways lead through pits
        path = vec[i64]([goal] * ways.to(goal))  # room for as many as there can be, filled from its end
        first = len(path)
        here = goal
        while here != start:
            before = ways.to(here) - self.cost(here)
            found = NOWHERE
            around = self.beside[here]
            while around != 0:
                there = (around & 0xFFFF) - 1
                around >>= 16
                if ways.to(there) != before:
                    continue
                fewer = found == NOWHERE
                if not fewer and ways.pits:
                    if len(pits) == 0:
                        pits = vec[i64]([-1] * len(self.cell))
                    fewer = self.fewest_pits(start, there, ways, pits) < self.fewest_pits(start, found, ways, pits)
                if fewer:
                    found = there
            assert found != NOWHERE
            first -= 1
            path[first] = here
            here = found
        return path[first:] if first > 0 else path

    def fewest_pits(self, start: i64, here: i64, ways: Ways, known: vec[i64]) -> i64:
        """How many pits the shortest ways from the start to a square meet at least, that square counted."""
        if here == start:
            return 0
        if known[here] < 0:
            before = ways.to(here) - self.cost(here)
            least: i64 = len(self.cell)
            for side in range(SIDES):
                there = self.step[here * 4 + side]
                if there != NOWHERE and ways.to(there) == before:
                    pits = self.fewest_pits(start, there, ways, known)
                    if pits < least:
                        least = pits
            if self.terrain[here] == PIT:
                least += 1
            known[here] = least
        return known[here]

    def ways_from(self, square: i64) -> Ways:
        """All ways from a square, past everybody but not through pits, which only begin or end a way: how far an enemy
        has to go (B30). Worked out once for a floor."""
        found: Ways | None = None
        if square < len(self.around):
            found = self.around[square]
        if found is None:
            found = self.spread_from(square, vec[i64](), len(self.cell) * 2, vec[i64](), False)
            for pit in self.pits:
                if pit == square:
                    continue
                for side in range(SIDES):
                    beside = self.step[pit * 4 + side]
                    if beside == NOWHERE or (self.terrain[beside] == PIT and beside != square):
                        continue
                    away = found.to(beside) + 1
                    if away > 0 and (found.to(pit) < 0 or away < found.to(pit)):
                        found.dist[pit] = i16(away)
            self.make_room(found)
            while len(self.around) <= square:
                self.around.append(None)
            self.around[square] = found
        return found

    def ways_to(self, number: i64) -> Ways | None:
        if number < len(self.known):
            return self.known[number]
        return None

    def keep_ways(self, number: i64, goals: vec[i64]) -> Ways:
        """Work out the ways to some goals, past everybody and everything, and keep them under a number."""
        found = self.spread_from(NOWHERE, goals, len(self.cell) * 2, vec[i64](), True)
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
