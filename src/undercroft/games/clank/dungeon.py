# compiled by mypyc
"""The dungeon, as one side of the board has it: rooms, and the tunnels between them (C17-C24)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

START: Final[i64] = 1
"""The space outside, where all begin and where they leave."""
FAR: Final[i64] = 99

# What tokens lie in a room
NO_TOKENS: Final[i64] = 0
MINOR: Final[i64] = 1
MAJOR: Final[i64] = 2
IDOLS: Final[i64] = 3


@final
class Board:
    """Rooms by number, from 1 on. A way is one direction of a tunnel; the ways out of a room have numbers in a row."""

    def __init__(self, rooms: i64) -> None:
        self.rooms: i64 = rooms
        size = rooms + 1
        self.depths: vec[i64] = vec[i64]([0] * size)
        self.cave: vec[i64] = vec[i64]([0] * size)
        self.market: vec[i64] = vec[i64]([0] * size)
        self.fountain: vec[i64] = vec[i64]([0] * size)
        self.token: vec[i64] = vec[i64]([0] * size)
        self.tokens: vec[i64] = vec[i64]([0] * size)
        self.artifact: vec[i64] = vec[i64]([0] * size)
        """The bit of the artifact whose room this is, 0 for none."""
        self.first: vec[i64] = vec[i64]([0] * (size + 1))
        """The number of the first way out of each room."""
        self.to: vec[i64] = vec[i64]()
        self.boots: vec[i64] = vec[i64]()
        self.monsters: vec[i64] = vec[i64]()
        self.locked: vec[i64] = vec[i64]()
        self.closed: vec[i64] = vec[i64]()
        """Against the arrow of a one-way tunnel: only for teleports."""

    def add_way(self, to: i64, boots: i64, monsters: i64, locked: i64, closed: i64) -> None:
        self.to = append(self.to, to)
        self.boots = append(self.boots, boots)
        self.monsters = append(self.monsters, monsters)
        self.locked = append(self.locked, locked)
        self.closed = append(self.closed, closed)

    def way(self, room: i64, to: i64) -> i64:
        """The number of the way from a room to a neighbour, -1 if there is none."""
        for way in range(self.first[room], self.first[room + 1]):
            if self.to[way] == to:
                return way
        return -1

    def distances(self, goal: i64, key: bool) -> vec[i64]:
        """The boots it takes from each room to `goal`, with or without a key."""
        away = vec[i64]([FAR] * (self.rooms + 1))
        away[goal] = 0
        changed = True
        while changed:
            changed = False
            for room in range(1, self.rooms + 1):
                for way in range(self.first[room], self.first[room + 1]):
                    if self.closed[way] or (self.locked[way] and not key):
                        continue
                    through = away[self.to[way]] + self.boots[way]
                    if through < away[room]:
                        away[room] = through
                        changed = True
        return away
