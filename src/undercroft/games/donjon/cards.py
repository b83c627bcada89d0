# compiled by mypyc
"""The figures on cards, tiles and boards as the rules need them: flat, shared by all positions."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

MOST: Final[i64] = 0
LEAST: Final[i64] = 1
TILE_POWERS: Final[i64] = 3
"""On each Guardian tile (D33)."""

# How an objective counts (D36)
PAIR: Final[i64] = 0  # points for each place with one of the kind and one of another
EACH: Final[i64] = 1  # points by place: for exactly one of the kind, for two or more
SPAN: Final[i64] = 2  # points by the number of places that hold `need` of the kind
TOTAL: Final[i64] = 3  # points by the number of the kind in all places
MAJORITY: Final[i64] = 4  # points to whoever has most of the kind in all places


@final
@mypyc_attr(acyclic=True)
class Deck:
    """The effects of the cards of one deck: what you do, and what all the others do (D29)."""

    def __init__(self, number: i64, yours: list[list[int]], others: list[list[int]]) -> None:
        self.number = number
        """Among the decks that a task can come from (see `tasks.py`)."""
        self.size: i64 = len(yours)
        self.all: i64 = (1 << len(yours)) - 1
        """Every card of the deck, as a set."""
        self.effects: vec[i64] = vec[i64]()
        self.start: vec[i64] = vec[i64]()
        for card in range(len(yours)):
            for part in (yours[card], others[card]):
                self.start = append(self.start, len(self.effects))
                for effect in part:
                    self.effects = append(self.effects, effect)
        self.start = append(self.start, len(self.effects))

    def yours(self, card: i64) -> vec[i64]:
        return self.effects[self.start[2 * card] : self.start[2 * card + 1]]

    def others(self, card: i64) -> vec[i64]:
        return self.effects[self.start[2 * card + 1] : self.start[2 * card + 2]]


@final
@mypyc_attr(acyclic=True)
class Goal:
    """An objective (D36): of which kind, in which places, how counted."""

    def __init__(
        self, form: i64, kind: i64, other: i64, first: i64, last: i64, need: i64, at: vec[i64], points: vec[i64]
    ) -> None:
        self.form = form
        self.kind = kind
        self.other = other
        self.first = first
        self.last = last
        """Places from `first` to `last`, every second one: rooms, or hallways."""
        self.need = need
        self.at = at
        """The numbers from which on TOTAL pays."""
        self.points = points


@final
@mypyc_attr(acyclic=True)
class Box:
    """All that is in the box."""

    def __init__(
        self,
        threats: Deck,
        threat_players: vec[i64],
        threat_monsters: vec[i64],
        threat_marks: vec[i64],
        inn: Deck,
        inn_who: vec[i64],
        inn_what: vec[i64],
        mixtures: Deck,
        vips: Deck,
        swordbearers: Deck,
        powers: Deck,
        tiles: vec[i64],
        entrances: vec[i64],
        goals: list[Goal],
        goal_sets: vec[i64],
    ) -> None:
        self.threats = threats
        self.threat_players = threat_players
        """By card: from how many players on it is used."""
        self.threat_monsters = threat_monsters
        """By card: its two kinds."""
        self.threat_marks = threat_marks
        """By card: whether it shows the threat icon."""
        self.inn = inn
        self.inn_who = inn_who
        self.inn_what = inn_what
        self.mixtures = mixtures
        self.vips = vips
        self.swordbearers = swordbearers
        self.powers = powers
        self.tiles = tiles
        """By Guardian tile: its three powers."""
        self.entrances = entrances
        """By board: how many of each kind stand in its entrance."""
        self.goals = goals
        self.goal_sets = goal_sets
        """By colour: the objectives of the plain tile, then of both tiles, as sets."""

    def threats_for(self, seats: i64) -> i64:
        """The Threat cards of a game, as a set (D8)."""
        found: i64 = 0
        one: i64 = 1
        for card in range(self.threats.size):
            if self.threat_players[card] <= seats:
                found |= one << card
        return found
