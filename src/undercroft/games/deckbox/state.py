# compiled by mypyc
"""What lies on the table: heroes, enemies, floor, market, and what is pending. The rules are in the files beside."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from undercroft.engine.packing import kind_of
from undercroft.engine.position import Position
from undercroft.games.deckbox.actions import (
    AIMING,
    ARMOUR,
    BLUE,
    GREEN,
    MIGHT,
    PIERCE,
    RANGED,
    RED,
    RUNNING,
    SWIFTNESS,
)
from undercroft.games.deckbox.cards import CardSet
from undercroft.games.deckbox.dungeon import NOWHERE, Floor
from undercroft.games.deckbox.script import Script
from undercroft.games.deckbox.sight import lines_past

NOBODY: Final[i64] = -1
NONE: Final[i64] = -1
ACTIONS: Final[i64] = 2
"""A round (B7)."""
FOR_SALE: Final[i64] = 3
"""Items face up (B6)."""
ITEM: Final[i64] = 64
"""A held item is seat * ITEM + item, one that lies somewhere square * ITEM + item."""
GOLD: Final[i64] = 4096
"""Treasure that lies somewhere is square * GOLD + amount."""
DICE: Final = vec[i64]([6, 6, 1])
"""Enemy dice a box: green, blue, red (B2)."""
HIGHEST: Final = vec[i64]([3, 3, 6])
"""The highest health on each die (B2)."""
USUAL_PAUSES: Final[i64] = 0b01010101
"""When attacked, for each of four seats (B9)."""

# What is pending, as packed frames on a stack
BUILDING: Final[i64] = 1  # seat
SCRIPT: Final[i64] = 2  # address, seat, tile
CHOOSING: Final[i64] = 3  # first choice, how many, seat, tile
PLACING: Final[i64] = 4  # seat, an address of the encounter
AIMING_DICE: Final[i64] = 5  # seat, dice left
ENEMIES_ACT: Final[i64] = 6
PAUSE: Final[i64] = 7  # seats that have not gone on, as bits
TIE: Final[i64] = 8  # enemy's number on the table, seats that it may go for


class State(Position):
    """A quest being played. All is open: there is nothing that only one seat may see."""

    def __init__(self, script: Script, cards: CardSet, floor: Floor, seats: i64) -> None:
        self.script = script
        self.cards = cards
        self.floor = floor
        self.seats = seats
        self.boxes: i64 = 1 if seats <= 2 else 2
        self.ask_ties: bool = False
        self.pauses: i64 = USUAL_PAUSES
        """When each seat is asked for minor actions among the enemies (B9), two bits a seat."""
        self.party: vec[i64] = vec[i64]()
        """The ready-made heroes that were settled before, by seat."""
        self.round: i64 = 1
        self.active: i64 = NOBODY
        """The hero who is being activated (B7)."""
        self.steps: i64 = 0
        """What is left of a move that exploring (B12) or a minor action (B9) interrupts."""
        # Heroes, by seat
        self.hero: vec[i64] = vec[i64]([NONE] * seats)
        self.gear: vec[i64] = vec[i64]([NONE] * seats)
        self.ability: vec[i64] = vec[i64]([NONE] * seats)
        self.health: vec[i64] = vec[i64]([0] * seats)
        self.energy: vec[i64] = vec[i64]([0] * seats)
        self.treasure: vec[i64] = vec[i64]([0] * seats)
        self.square: vec[i64] = vec[i64]([NOWHERE] * seats)
        """NOWHERE before the start and after death."""
        self.acts: vec[i64] = vec[i64]([0] * seats)
        """Actions left in this round."""
        self.done: vec[i64] = vec[i64]([0] * seats)
        """1 once a hero's activation is over."""
        self.guard: vec[i64] = vec[i64]([0] * seats)
        """A bonus to defence until the end of the round."""
        self.dazed: vec[i64] = vec[i64]([0] * seats)
        """1 for a hero who will miss the next activation (Stun)."""
        self.held: vec[i64] = vec[i64]()
        # Enemies, in the order in which they came
        self.tag: vec[i64] = vec[i64]()
        """A number of its own for each."""
        self.tags: i64 = 0
        self.colour: vec[i64] = vec[i64]()
        self.kind: vec[i64] = vec[i64]()
        self.life: vec[i64] = vec[i64]()
        self.place: vec[i64] = vec[i64]()
        self.mark: vec[i64] = vec[i64]()
        """The name that the quest gave to an enemy, as a number; 0 for none."""
        self.stunned: vec[i64] = vec[i64]()
        self.dice: vec[i64] = vec[i64]([DICE[GREEN] * self.boxes, DICE[BLUE] * self.boxes, DICE[RED] * self.boxes])
        """Those not on the table, by colour."""
        # Items
        self.market: vec[i64] = vec[i64]()
        self.deck: vec[i64] = vec[i64]()
        self.spent: vec[i64] = vec[i64]()
        self.lying: vec[i64] = vec[i64]()
        self.gold: vec[i64] = vec[i64]()
        # The quest
        self.tiles_left: vec[i64] = vec[i64]()
        self.encounters_left: vec[i64] = vec[i64]()
        self.offers: vec[i64] = vec[i64]()
        """What encounters have left to do: tile, offer, tile, offer …"""
        self.tokens: vec[i64] = vec[i64]([0] * script.tokens)
        self.fallen: i64 = 0
        """The marks of named enemies that have been defeated, as bits."""
        self.deaths: i64 = 0
        self.told: i64 = NONE
        """What the quest told last: the page that lies open."""
        # Pending
        self.stack: vec[i64] = vec[i64]()
        self.queue: vec[i64] = vec[i64]()
        """The enemies that have still to act, by tag."""
        self.rolled: vec[i64] = vec[i64]()
        """Enemies to be placed, packed as dice: see `die_of`."""
        self.aims: vec[i64] = vec[i64]()
        """The tags that dice of a Barrage were aimed at."""
        self.end: i64 = RUNNING

    def copy_into(self, new: "State") -> None:
        new.boxes = self.boxes
        new.ask_ties = self.ask_ties
        new.pauses = self.pauses
        new.party = self.party
        new.round = self.round
        new.active = self.active
        new.steps = self.steps
        new.hero = self.hero[:]
        new.gear = self.gear[:]
        new.ability = self.ability[:]
        new.health = self.health[:]
        new.energy = self.energy[:]
        new.treasure = self.treasure[:]
        new.square = self.square[:]
        new.acts = self.acts[:]
        new.done = self.done[:]
        new.guard = self.guard[:]
        new.dazed = self.dazed[:]
        new.held = self.held[:]
        new.tag = self.tag[:]
        new.tags = self.tags
        new.colour = self.colour[:]
        new.kind = self.kind[:]
        new.life = self.life[:]
        new.place = self.place[:]
        new.mark = self.mark[:]
        new.stunned = self.stunned[:]
        new.dice = self.dice[:]
        new.market = self.market[:]
        new.deck = self.deck[:]
        new.spent = self.spent[:]
        new.lying = self.lying[:]
        new.gold = self.gold[:]
        new.tiles_left = self.tiles_left[:]
        new.encounters_left = self.encounters_left[:]
        new.offers = self.offers[:]
        new.tokens = self.tokens[:]
        new.fallen = self.fallen
        new.deaths = self.deaths
        new.told = self.told
        new.stack = self.stack[:]
        new.queue = self.queue[:]
        new.rolled = self.rolled[:]
        new.aims = self.aims[:]
        new.end = self.end

    # Pending

    def pending(self) -> i64:
        """The kind of what is on top of the stack, 0 if nothing is."""
        if len(self.stack) == 0:
            return 0
        return kind_of(self.stack[len(self.stack) - 1])

    def top(self) -> i64:
        return self.stack[len(self.stack) - 1]

    def push(self, frame: i64) -> None:
        self.stack = append(self.stack, frame)

    def drop(self) -> None:
        self.stack, _ = pop(self.stack)

    # Heroes

    def is_alive(self, seat: i64) -> bool:
        return self.square[seat] != NOWHERE

    def pauses_for(self, seat: i64) -> i64:
        return (self.pauses >> (2 * seat)) & 3

    def pause_for(self, seat: i64, when: i64) -> None:
        every: i64 = 3
        self.pauses = (self.pauses & ~(every << (2 * seat))) | (when << (2 * seat))

    def living(self) -> i64:
        count: i64 = 0
        for square in self.square:
            if square != NOWHERE:
                count += 1
        return count

    def decider(self, seat: i64) -> i64:
        """Who decides what `seat` should: the first living hero, if that one has died meanwhile."""
        if self.square[seat] != NOWHERE:
            return seat
        for other in range(self.seats):
            if self.square[other] != NOWHERE:
                return other
        return seat

    def hero_at(self, square: i64) -> i64:
        for seat in range(self.seats):
            if self.square[seat] == square:
                return seat
        return NOBODY

    def bonus(self, seat: i64, effect: i64) -> i64:
        """What lasting items add (B6)."""
        total: i64 = 0
        for held in self.held:
            if held // ITEM == seat and self.cards.items.effect[held % ITEM] == effect:
                total += self.cards.items.power[held % ITEM]
        return total

    def melee_bonus(self, seat: i64) -> i64:
        return (
            self.cards.heroes.melee[self.hero[seat]] + self.cards.gear.melee[self.gear[seat]] + self.bonus(seat, MIGHT)
        )

    def ranged_bonus(self, seat: i64) -> i64:
        return self.own_ranged_bonus(seat) + self.cards.gear.ranged[self.gear[seat]]

    def own_ranged_bonus(self, seat: i64) -> i64:
        """What is left of it without the weapon: for an item that is thrown (B26)."""
        return self.cards.heroes.ranged[self.hero[seat]] + self.bonus(seat, AIMING)

    def defence(self, seat: i64) -> i64:
        return (
            self.cards.heroes.defence[self.hero[seat]]
            + self.cards.gear.defence[self.gear[seat]]
            + self.bonus(seat, ARMOUR)
            + self.guard[seat]
        )

    def speed(self, seat: i64) -> i64:
        return (
            self.cards.heroes.speed[self.hero[seat]]
            + self.cards.gear.movement[self.gear[seat]]
            + self.bonus(seat, SWIFTNESS)
        )

    def skill(self, seat: i64, skill: i64) -> i64:
        return (
            self.cards.heroes.skills[self.hero[seat] * 4 + skill]
            + self.cards.abilities.skills[self.ability[seat] * 4 + skill]
        )

    def most_health(self, seat: i64) -> i64:
        return self.cards.heroes.health[self.hero[seat]]

    def holds(self, seat: i64, item: i64) -> bool:
        return seat * ITEM + item in self.held

    # Enemies

    def enemy_at(self, square: i64) -> i64:
        """The index of the enemy there, or NOBODY."""
        for i in range(len(self.place)):
            if self.place[i] == square:
                return i
        return NOBODY

    def tagged(self, tag: i64) -> i64:
        for i in range(len(self.tag)):
            if self.tag[i] == tag:
                return i
        return NOBODY

    def side(self, i: i64) -> i64:
        """The side of the enemy card that an enemy plays by."""
        if self.colour[i] == RED:
            return self.script.enemies[4]
        return self.script.enemies[self.colour[i] * 2 + self.kind[i]]

    def card(self, i: i64) -> i64:
        return self.side(i) // 2

    def keywords(self, i: i64) -> i64:
        return self.cards.enemies.keywords[self.side(i)]

    def is_archer(self, i: i64) -> bool:
        """Whether an enemy attacks at range: by its face, or by its card if it is red."""
        if self.colour[i] == RED:
            return self.cards.enemies.ranged_dice[self.side(i)] > 0
        return self.kind[i] == RANGED

    def is_defeated(self, mark: i64) -> bool:
        """Whether every enemy of a name that has come so far has fallen, and one has (B33)."""
        if (self.fallen >> mark) & 1 == 0 or mark in self.mark:
            return False
        for die in self.rolled:
            if (die >> 6) & 15 == mark:
                return False
        return True

    def is_taken(self, square: i64) -> bool:
        return self.hero_at(square) != NOBODY or self.enemy_at(square) != NOBODY

    # Sight

    def hero_sees(self, square: i64, enemy: i64) -> bool:
        """Line of sight from a square to an enemy, past walls and other enemies (B26, B27)."""
        target = self.place[enemy]
        lines = self.floor.lines(square, target)
        if lines == 0:
            return False
        for i in range(len(self.place)):
            if i != enemy and lines != 0:
                lines = self.past(lines, square, target, self.place[i])
        return lines != 0

    def enemy_sees(self, square: i64, seat: i64) -> bool:
        """The same for an enemy on a square: other heroes are in its way, its like are not."""
        target = self.square[seat]
        lines = self.floor.lines(square, target)
        if lines == 0:
            return False
        for other in range(self.seats):
            if other != seat and self.square[other] != NOWHERE and lines != 0:
                lines = self.past(lines, square, target, self.square[other])
        return lines != 0

    def past(self, lines: i64, square: i64, target: i64, between: i64) -> i64:
        """The lines from a square to a target that get past whoever stands between."""
        if between == square:
            return lines
        floor = self.floor
        ax = floor.x[square]
        bx = floor.x[target]
        cx = floor.x[between]
        if (cx < ax - 1 and cx < bx - 1) or (cx > ax + 1 and cx > bx + 1):
            return lines
        ay = floor.y[square]
        by = floor.y[target]
        cy = floor.y[between]
        if (cy < ay - 1 and cy < by - 1) or (cy > ay + 1 and cy > by + 1):
            return lines
        return lines_past(lines, ax, ay, bx, by, cx, cy)

    def pierced(self, keywords: i64) -> i64:
        """What Pierce takes from the defence (B32)."""
        if keywords & PIERCE:
            return 1
        return 0
