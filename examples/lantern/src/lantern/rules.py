"""Lantern: set-up, turn and end, in the order of the rules page."""

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from lantern import actions as a
from lantern.content import Tiles
from undercroft.engine.events import Events
from undercroft.engine.luck import Luck
from undercroft.engine.packing import kind_of, pack
from undercroft.engine.position import Position


class Dive(Position):
    """One night in the vault."""

    def __init__(self, tiles: Tiles, seats: i64, stairs: i64) -> None:
        self.tiles = tiles
        self.seats = seats
        self.stairs = stairs
        """What a die must show for the way out of the dark."""
        self.bag: vec[i64] = tiles.bag[:]
        self.charms: vec[i64] = vec[i64]()
        """By seat: the danger that the charm is good against, or SPENT."""
        self.spare: vec[i64] = tiles.charms[:]
        self.below: i64 = (1 << seats) - 1
        """Who is in the vault, as a bit mask."""
        self.sack: vec[i64] = vec[i64]()
        self.owner: vec[i64] = vec[i64]()
        """The treasures found so far, and the seat that carries each."""
        self.lying: vec[i64] = vec[i64]()
        self.boxed: vec[i64] = vec[i64]()
        self.turn: i64 = 0
        self.dark: bool = False

    def copy(self) -> "Dive":
        new = Dive(self.tiles, self.seats, self.stairs)
        new.bag = self.bag[:]
        new.charms = self.charms[:]
        new.spare = self.spare[:]
        new.below = self.below
        new.sack = self.sack[:]
        new.owner = self.owner[:]
        new.lying = self.lying[:]
        new.boxed = self.boxed[:]
        new.turn = self.turn
        new.dark = self.dark
        return new

    # Set-up

    def set_up(self, luck: Luck, events: Events) -> None:
        """Everyone draws a hidden charm; luck says who begins (L2)."""
        for seat in range(self.seats):
            self.spare, charm = pop(self.spare, luck.draw(self.spare, a.A_TILE))
            self.charms = append(self.charms, charm)
            events.note(a.DEALT, seat, charm)
        self.turn = luck.draw(vec[i64](list(range(self.seats))), a.A_SEAT)

    # The turn

    def waiting(self) -> i64:
        return 0 if self.dark or self.below == 0 else 1 << self.turn

    def legal(self, seat: i64) -> vec[i64]:
        options = vec[i64]()
        if not self.waits_for(seat):
            return options
        if len(self.bag) > 0:  # L7
            options = append(options, pack(a.DEEPER))
        if self.charms[seat] in self.lying:  # L5
            options = append(options, pack(a.CHARM))
        return append(options, pack(a.CLIMB))

    def apply(self, seat: i64, action: i64, luck: Luck, events: Events) -> None:
        kind = kind_of(action)
        if kind == a.CHARM:  # L5: and the turn goes on
            charm = self.charms[seat]
            self.charms[seat] = a.SPENT
            self.lying = remove(self.lying, charm)
            self.boxed = append(self.boxed, charm)
            events.note(a.CHARMED, seat, charm)
            return
        if kind == a.CLIMB:  # L6
            self.below &= ~(1 << seat)
            events.note(a.CLIMBED, seat)
        else:
            self.go_deeper(seat, luck, events)
        self.next_turn()

    def next_turn(self) -> None:
        """Clockwise to the next player who is still below (L3)."""
        for step in range(1, self.seats + 1):
            seat = (self.turn + step) % self.seats
            if self.is_below(seat):
                self.turn = seat
                return

    def go_deeper(self, seat: i64, luck: Luck, events: Events) -> None:
        """Draw a tile: a treasure goes into the sack, a second danger of a kind puts the lantern out (L3, L4)."""
        self.bag, tile = pop(self.bag, luck.draw(self.bag, a.A_TILE))
        if self.tiles.points[tile] > 0:
            self.sack = append(self.sack, tile)
            self.owner = append(self.owner, seat)
            events.note(a.FOUND, seat, tile)
            return
        self.dark = tile in self.lying
        self.lying = append(self.lying, tile)
        events.note(a.LURKS, tile)
        if self.dark:
            events.note(a.DARK)
            for lost in range(self.seats):
                if self.is_below(lost):
                    face = luck.roll(6)
                    events.note(a.ROLLED, lost, face)
                    if face >= self.stairs:
                        self.below &= ~(1 << lost)

    def is_below(self, seat: i64) -> bool:
        return (self.below >> seat) & 1 == 1

    # The end

    def carried(self, seat: i64) -> i64:
        return sum(self.tiles.points[self.sack[i]] for i in range(len(self.sack)) if self.owner[i] == seat)

    def charm_points(self, seat: i64) -> i64:
        return 0 if self.charms[seat] == a.SPENT else a.CHARM_POINTS

    def score(self, seat: i64) -> i64:
        """Who is still below in the end has nothing (L8)."""
        return 0 if self.is_below(seat) else self.carried(seat) + self.charm_points(seat)

    def winners(self) -> list[int]:
        best = max(self.score(seat) for seat in range(self.seats))
        return [seat for seat in range(self.seats) if self.score(seat) == best > 0]

    def payoff(self, seat: i64) -> float:
        return float(seat in self.winners()) / max(1, len(self.winners()))

    # Knowledge

    def redeal(self, seat: i64, luck: Luck) -> None:
        """Deal the charms again that `seat` has not seen."""
        hidden = [other for other in range(self.seats) if other != seat and self.charms[other] != a.SPENT]
        for other in hidden:
            self.spare = append(self.spare, self.charms[other])
        for other in hidden:
            self.spare, self.charms[other] = pop(self.spare, luck.draw(self.spare, a.A_TILE))
