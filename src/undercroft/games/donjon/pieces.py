# compiled by mypyc
"""What lies on the table, and the small changes of it that all rules are made of.

Everything here is open to all: nothing is hidden but the order of the piles, and that is luck's. A pile is the set of
the cards that may come, as a bit mask.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.luck import Luck
from undercroft.engine.position import Position
from undercroft.games.donjon.actions import (
    A_TILE,
    GROUP_CAME,
    MALUS,
    MOVED,
    NOTHING,
    PLACED,
    PROGRESSED,
    REMOVED,
    REVEALED,
)
from undercroft.games.donjon.cards import Box
from undercroft.games.donjon.dungeon import (
    AREAS,
    CROWDED,
    GROUPS,
    KINDS,
    MALUS_TILES,
    OFFICE,
    PLACES,
    RESERVE,
    ROOMS,
    TERRACE,
    outside,
    room,
)


def draw_from(pile: i64, what: i64, luck: Luck) -> i64:
    """Which card of a set comes."""
    cards = vec[i64]()
    card: i64 = 0
    while pile >> card != 0:
        if (pile >> card) & 1 == 1:
            cards = append(cards, card)
        card += 1
    return cards[luck.draw(cards, what)]


def has(pile: i64, card: i64) -> bool:
    return (pile >> card) & 1 == 1


def only(card: i64) -> i64:
    """The set of one card."""
    one: i64 = 1
    return one << card


def size_of(pile: i64) -> i64:
    """How many cards are in a set."""
    count: i64 = 0
    while pile != 0:
        pile &= pile - 1
        count += 1
    return count


def usual_board(seat: i64, first: i64, seats: i64) -> i64:
    """Dealt against the order of play, so that the second board is made for whoever plays last (D9)."""
    return (first + seats - seat) % seats


class Pieces(Position):
    """The table without its rules."""

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

    def copy_to(self, new: "Pieces") -> None:
        new.monsters = self.monsters[:]
        new.areas = self.areas[:]
        new.groups = self.groups[:]
        new.terrace = self.terrace
        new.malus = self.malus[:]
        new.tiles = self.tiles[:]
        new.covered = self.covered[:]
        new.hidden_tiles = self.hidden_tiles
        new.objectives = self.objectives  # settled in the set-up, never changed
        new.expert = self.expert
        new.boards = self.boards  # never changed either
        new.threats = self.threats
        new.kept = self.kept
        new.cemetery = self.cemetery
        new.shown_threat = self.shown_threat
        new.inn = self.inn
        new.mixtures = self.mixtures
        new.open_mixtures = self.open_mixtures
        new.vips = self.vips
        new.open_vips = self.open_vips
        new.swordbearers = self.swordbearers
        new.first = self.first
        new.turn = self.turn
        new.last_round = self.last_round
        new.over = self.over
        new.stack = self.stack[:]

    def clear(self) -> None:
        """Nothing in any dungeon, everything in the reserve."""
        self.monsters = vec[i64]([0] * (self.seats * PLACES * KINDS))
        self.areas = vec[i64]([0] * ((AREAS + 1) * KINDS))
        self.groups = vec[i64]([0] * (self.seats * ROOMS))
        self.malus = vec[i64]([0] * self.seats)
        self.tiles = vec[i64]([NOTHING] * self.seats)
        self.covered = vec[i64]([0] * (self.seats * 3))
        self.terrace = GROUPS
        self.hidden_tiles = only(len(self.box.tiles) // 3) - 1
        self.stack = vec[i64]()

    # Counting

    def at(self, seat: i64, place: i64) -> i64:
        """Where the kinds of a place begin in `monsters`."""
        return (seat * PLACES + place) * KINDS

    def crowd(self, seat: i64, place: i64) -> i64:
        """How many monsters stand in a place."""
        first = self.at(seat, place)
        monsters = self.monsters
        total: i64 = 0
        for kind in range(KINDS):
            total += monsters[first + kind]
        return total

    def in_area(self, area: i64) -> i64:
        total: i64 = 0
        for kind in range(KINDS):
            total += self.areas[area * KINDS + kind]
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

    def groups_of(self, seat: i64) -> i64:
        total: i64 = 0
        for number in range(ROOMS):
            total += self.groups[seat * ROOMS + number]
        return total

    # Monsters

    def put(self, seat: i64, place: i64, kind: i64, count: i64, luck: Luck, events: Events) -> None:
        """Monsters arrive in a place. Five in the office reveal the Guardian, whoever brought them there (D15)."""
        self.monsters[self.at(seat, place) + kind] += count
        if place == OFFICE and self.tiles[seat] == NOTHING and self.crowd(seat, OFFICE) >= CROWDED:
            tile = draw_from(self.hidden_tiles, A_TILE, luck)
            self.hidden_tiles &= ~only(tile)
            self.tiles[seat] = tile
            events.note(REVEALED, seat, tile)

    def bring(self, seat: i64, place: i64, kind: i64, area: i64, luck: Luck, events: Events) -> None:
        """A monster comes from an area, or from the reserve, into a dungeon; nothing happens if there is none."""
        if self.areas[area * KINDS + kind] > 0:
            self.areas[area * KINDS + kind] -= 1
            events.note(PLACED, seat, kind, outside(area), place)
            self.put(seat, place, kind, 1, luck, events)

    def shift(self, seat: i64, kind: i64, start: i64, goal: i64, luck: Luck, events: Events) -> None:
        """A monster goes from one place of its dungeon to another."""
        self.monsters[self.at(seat, start) + kind] -= 1
        events.note(MOVED, seat, kind, start, goal)
        self.put(seat, goal, kind, 1, luck, events)

    def throw(self, seat: i64, kind: i64, place: i64, area: i64) -> None:
        """A monster leaves a dungeon for an area."""
        self.monsters[self.at(seat, place) + kind] -= 1
        self.areas[area * KINDS + kind] += 1

    def spread(self, kind: i64, area: i64) -> bool:
        """A monster from the reserve comes to an area; False if there is none left."""
        if self.areas[RESERVE * KINDS + kind] == 0:
            return False
        self.areas[RESERVE * KINDS + kind] -= 1
        self.areas[area * KINDS + kind] += 1
        return True

    # Groups of adventurers

    def lowest_group(self, seat: i64) -> i64:
        """The lowest room with a group, counted from 1; 0 if there is none."""
        for number in range(ROOMS):
            if self.groups[seat * ROOMS + number] > 0:
                return number + 1
        return 0

    def new_group(self, seat: i64, number: i64, events: Events) -> None:
        """A group comes from the terrace into a room; nothing happens if none is left there (D21)."""
        if self.terrace > 0:
            self.terrace -= 1
            self.groups[seat * ROOMS + number - 1] += 1
            events.note(GROUP_CAME, seat, outside(TERRACE), room(number))
            if number == ROOMS:
                self.pay_malus(seat, events)

    def progress(self, seat: i64, rooms: i64, events: Events) -> None:
        """A group of the lowest room goes on, as far as room 5; one that is there stays (D24)."""
        start = self.lowest_group(seat)
        if start == 0 or start == ROOMS:
            return
        goal = start + rooms
        if goal > ROOMS:
            goal = ROOMS
        self.groups[seat * ROOMS + start - 1] -= 1
        self.groups[seat * ROOMS + goal - 1] += 1
        events.note(PROGRESSED, seat, room(start), room(goal))
        if goal == ROOMS:
            self.pay_malus(seat, events)

    def pay_malus(self, seat: i64, events: Events) -> None:
        """A group has arrived in room 5: the lowest Malus tile goes beside it (D23)."""
        if self.malus[seat] < MALUS_TILES:
            self.malus[seat] += 1
            events.note(MALUS, seat, self.malus[seat])

    def remove_group(self, seat: i64, number: i64, events: Events) -> None:
        """A group goes back to the terrace (D22)."""
        self.groups[seat * ROOMS + number - 1] -= 1
        self.terrace += 1
        events.note(REMOVED, seat, room(number), outside(TERRACE))
