"""Ways of several tunnels (C17-C21): what they cost, and which of them are worth a thought."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.engine.chance import Given
from undercroft.engine.events import Events
from undercroft.engine.packing import pack
from undercroft.games.clank.actions import MOVE, PASS, TO_TAKE
from undercroft.games.clank.dungeon import START
from undercroft.games.clank.rules import Heist

Cost = tuple[int, int, int, int]
"""Boots, monsters, crystal caves on the way, and 1 for a lock without a key: the less of each, the better."""


class Path:
    """A way from where a thief stands, as the numbers of the tunnels' directions."""

    def __init__(self, room: int, ways: tuple[int, ...] = (), cost: Cost = (0, 0, 0, 0)) -> None:
        self.room = room
        self.ways = ways
        self.cost = cost


class Paths:
    """All ways of a thief that are not worse in everything than another one to the same room.

    Cards that take monsters and caves out of the way count for the thief in turn.
    """

    def __init__(self, heist: Heist, seat: int) -> None:
        self.heist = heist
        self.board = heist.board
        self.thief = heist.thieves[seat]
        self.is_in_turn = seat == heist.turn
        self.found: dict[int, list[Path]] = {self.thief.room: [Path(self.thief.room)]}
        self.search()

    def search(self) -> None:
        """Go on from every way that is new until none is."""
        fresh = self.found[self.thief.room]
        while fresh:
            fresh = [longer for path in fresh for longer in self.longer(path) if self.is_worth_it(longer)]

    def longer(self, path: Path) -> Iterator[Path]:
        """A way with one tunnel more; a thief who comes out has left."""
        if path.room == START and path.ways:
            return
        board = self.board
        boots, monsters, caves, locks = path.cost
        if path.ways:
            caves += self.stops_in(path.room)
        for way in range(board.first[path.room], board.first[path.room + 1]):
            if not board.closed[way]:
                bites, shut = self.monsters_in(way), max(locks, self.is_shut(way))
                cost = (boots + int(board.boots[way]), monsters + bites, caves, shut)
                yield Path(int(board.to[way]), (*path.ways, way), cost)

    def is_worth_it(self, path: Path) -> bool:
        """Whether no way found so far is as good in everything; those that are worse than this one are dropped."""
        others = self.found.setdefault(path.room, [])
        if any(is_as_good(other.cost, path.cost) for other in others):
            return False
        others[:] = [other for other in others if not is_as_good(path.cost, other.cost)]
        others.append(path)
        return True

    def stops_in(self, room: int) -> bool:
        """C21."""
        return bool(self.board.cave[room]) and not (self.is_in_turn and self.heist.sure_footed)

    def monsters_in(self, way: int) -> int:
        """C18."""
        return 0 if self.is_in_turn and self.heist.fearless else int(self.board.monsters[way])

    def is_shut(self, way: int) -> bool:
        """C19."""
        return bool(self.board.locked[way]) and self.thief.keys == 0

    def to(self, room: int) -> list[Path]:
        """The ways to a room, the one with the fewest boots first."""
        return sorted((path for path in self.found.get(room, []) if path.ways), key=lambda path: path.cost)

    def can_go(self, path: Path) -> bool:
        """Whether the thief is in turn and can go all of it, with swords as early as possible."""
        after, seat = self.heist.copy(), self.heist.turn
        if not self.is_in_turn:
            return False
        for way in path.ways:
            if after.asked() == TO_TAKE:
                after.apply(seat, pack(PASS), Given(), Events(False))
            step = pack(MOVE, self.board.to[way], min(self.monsters_in(way), after.swords))
            if step not in after.legal(seat):
                return False
            if self.board.to[way] != START:  # the way out is the last one
                after.apply(seat, step, Given(), Events(False))
        return True


def is_as_good(cost: Cost, other: Cost) -> bool:
    return all(mine <= theirs for mine, theirs in zip(cost, other, strict=True))
