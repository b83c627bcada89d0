# compiled by mypyc
"""What lies on the table: dungeons, areas, piles, and what is still to be done.

Everything here is open to all: nothing is hidden but the order of the piles, and that is luck's.
"""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from undercroft.engine.packing import arg1, arg2, arg3, arg4, kind_of, pack
from undercroft.engine.position import Position
from undercroft.games.donjon.actions import NOTHING
from undercroft.games.donjon.cards import TILE_POWERS, Box
from undercroft.games.donjon.dungeon import AREAS, GROUPS, KINDS, PLACES, ROOMS
from undercroft.games.donjon.piles import only


class State(Position):
    """Everything on the table. The rules are functions over it, and `Contest` is the two together."""

    def __init__(self, box: Box, seats: i64) -> None:
        self.box = box
        self.seats = seats
        self.monsters: vec[i64] = vec[i64]()
        """How many of a kind stand in a place of a seat's dungeon: see `at`."""
        self.areas: vec[i64] = vec[i64]()
        """How many of a kind are in forest, swamp, oubliettes and reserve."""
        self.groups: vec[i64] = vec[i64]()
        """By seat and room: groups of adventurers."""
        self.terrace: i64 = 0
        self.malus: vec[i64] = vec[i64]()
        """By seat: how many Malus tiles have left its reserve. The lowest goes first, so that these are 1, 2 …"""
        self.tiles: vec[i64] = vec[i64]()
        """By seat: its Guardian tile, NOTHING while it lies face down: nobody knows it then (D9)."""
        self.covered: vec[i64] = vec[i64]()
        """By seat and power of its tile: the Malus tile on it, or 0."""
        self.hidden_tiles: i64 = 0
        self.objectives: vec[i64] = vec[i64]()
        """One of each colour; before the set-up those that the players have named, else NOTHING (D5)."""
        self.expert: bool = False
        self.boards: vec[i64] = vec[i64]()
        """By seat; before the set-up those that the players have chosen, or none at all (D9)."""
        self.threats: i64 = 0
        self.kept: i64 = 0
        """Threat cards beside the board (D13)."""
        self.cemetery: i64 = 0
        """Threat cards that are done with; Inn cards lie there too, for good."""
        self.shown_threat: i64 = NOTHING
        """The Threat card that is being resolved."""
        self.inn: i64 = 0
        self.mixtures: i64 = 0
        self.open_mixtures: i64 = 0
        self.vips: i64 = 0
        self.open_vips: i64 = 0
        self.swordbearers: i64 = 0
        self.first: i64 = NOTHING
        self.turn: i64 = 0
        self.last_round: bool = False
        self.over: bool = False
        self.stack: vec[i64] = vec[i64]()
        """What is still to be done, the next thing last."""

    def copy_from(self, other: "State") -> None:
        """Everything but what the constructor was told."""
        self.monsters = other.monsters[:]
        self.areas = other.areas[:]
        self.groups = other.groups[:]
        self.terrace = other.terrace
        self.malus = other.malus[:]
        self.tiles = other.tiles[:]
        self.covered = other.covered[:]
        self.hidden_tiles = other.hidden_tiles
        self.objectives = other.objectives  # settled in the set-up, never changed
        self.expert = other.expert
        self.boards = other.boards  # never changed either
        self.threats = other.threats
        self.kept = other.kept
        self.cemetery = other.cemetery
        self.shown_threat = other.shown_threat
        self.inn = other.inn
        self.mixtures = other.mixtures
        self.open_mixtures = other.open_mixtures
        self.vips = other.vips
        self.open_vips = other.open_vips
        self.swordbearers = other.swordbearers
        self.first = other.first
        self.turn = other.turn
        self.last_round = other.last_round
        self.over = other.over
        self.stack = other.stack[:]

    def clear(self) -> None:
        """Nothing in any dungeon, everything in the reserve."""
        self.monsters = vec[i64]([0] * (self.seats * PLACES * KINDS))
        self.areas = vec[i64]([0] * ((AREAS + 1) * KINDS))
        self.groups = vec[i64]([0] * (self.seats * ROOMS))
        self.malus = vec[i64]([0] * self.seats)
        self.tiles = vec[i64]([NOTHING] * self.seats)
        self.covered = vec[i64]([0] * (self.seats * TILE_POWERS))
        self.terrace = GROUPS
        self.hidden_tiles = only(len(self.box.tiles) // TILE_POWERS) - 1
        self.stack = vec[i64]()

    # Who is where

    def at(self, seat: i64, place: i64) -> i64:
        """Where the kinds of a place begin in `monsters`."""
        return (seat * PLACES + place) * KINDS

    def stands(self, seat: i64, kind: i64, place: i64) -> bool:
        """Whether a monster of a kind stands in a place."""
        return self.monsters[self.at(seat, place) + kind] > 0

    def crowd(self, seat: i64, place: i64) -> i64:
        """How many monsters stand in a place."""
        first = self.at(seat, place)
        monsters = self.monsters
        total: i64 = 0
        for kind in range(KINDS):
            total += monsters[first + kind]
        return total

    def in_dungeon(self, seat: i64, kind: i64) -> i64:
        """How many of a kind stand in the whole dungeon (D18)."""
        monsters = self.monsters
        total: i64 = 0
        cell = self.at(seat, 0) + kind
        for _ in range(PLACES):
            total += monsters[cell]
            cell += KINDS
        return total

    def has_monsters(self, seat: i64) -> bool:
        monsters = self.monsters
        for cell in range(self.at(seat, 0), self.at(seat + 1, 0)):
            if monsters[cell] > 0:
                return True
        return False

    def of_kind(self, area: i64, kind: i64) -> i64:
        """How many of a kind are in an area, or in the reserve."""
        return self.areas[area * KINDS + kind]

    def in_area(self, area: i64) -> i64:
        total: i64 = 0
        for kind in range(KINDS):
            total += self.areas[area * KINDS + kind]
        return total

    def groups_in(self, seat: i64, number: i64) -> i64:
        """How many groups of adventurers are in a room, numbered from 1."""
        return self.groups[seat * ROOMS + number - 1]

    def groups_of(self, seat: i64) -> i64:
        total: i64 = 0
        for number in range(ROOMS):
            total += self.groups[seat * ROOMS + number]
        return total

    # What is still to be done

    def next_task(self) -> i64:
        return self.stack[len(self.stack) - 1]

    def push(self, task: i64) -> None:
        self.stack = append(self.stack, task)

    def drop(self) -> None:
        self.stack, _ = pop(self.stack)

    def spend(self, amount: i64) -> None:
        """So much of the next task is done."""
        last = len(self.stack) - 1
        task = self.stack[last]
        left = arg1(task) - amount
        if left <= 0:
            self.drop()
        else:
            self.stack[last] = pack(kind_of(task), left, arg2(task), arg3(task), arg4(task))
