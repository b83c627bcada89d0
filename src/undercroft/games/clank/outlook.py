# compiled by mypyc
"""How a thief's heist is likely to end: routes, the race against the dragon, and what the deck will bring.

All figures are points, turns or boots. `Outlook` looks at one thief of a position; its `prospects` of being in
some room with some loot are what evaluation and priors are made of.
"""

from math import exp, floor
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.games.clank.actions import ESCAPED, INSIDE, RESCUED
from undercroft.games.clank.cards import BOOTS, DRAW, WARP, CardSet
from undercroft.games.clank.dragon import attack_cubes
from undercroft.games.clank.dungeon import FAR, START, Board
from undercroft.games.clank.scoring import loot
from undercroft.games.clank.state import ARTIFACTS, HEALTH, MASTERY, PRICE, State, Thief

SKILL_POINTS: Final = 0.5
"""What a skill is worth in points in the end."""
WORTH: Final = vec[float]([
    1.0, 0.8, 1.9, 1.6, -0.6,  # skill, swords, boots, gold, clank
    1.5, 1.5, 2.4,  # cards drawn, healing, teleports
    0.3, 0.0, 0.0, 0.0,  # clank of the others and of everyone, dragon cubes, rage
    1.5, 1.5, 0.8, 0.3,  # cards trashed, now or by a spring, Burgles, cards replaced
    3.0, 0.0, 4.0,  # a secret, an attack, Tomes
])  # fmt: skip
"""What one of each verb is worth when it is played, in skill."""
BITE: Final = 0.5
"""How much longer a monster makes a tunnel, in boots; and how much a crystal cave does, which eats what is left."""
WEARY: Final = 0.4
ATTACKS: Final = 0.3
"""How often a turn ends in an attack."""
TOKEN_WORTH: Final = vec[float]([0.0, 3.0, 5.5, 5.0])
"""What a token is worth, by kind."""
CAUTION: Final = 3.0
"""Health that a careful thief keeps, and how much more danger each turn brings."""
GROWTH: Final = 0.06
STRIDE: Final = 0.85
"""The part of the boots to expect that a careful thief counts on."""
HURRY: Final = 0.5
"""Points that a boot of the way costs, whatever lies at its end."""
AFTER: Final = 4.0
"""Turns that are left when somebody has left, and the boots a turn of somebody on the way home."""
PACE: Final = 3.0
LENGTH: Final = 17.0
"""The turns of a heist, about."""


def likely(x: float) -> float:
    """From 0 for what will not be to 1 for what will: the logistic curve."""
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


@final
class Routes:
    """The way from any room to any other, in boots, with monsters and caves taken into account."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.rooms: i64 = board.rooms + 1
        self.away: vec[float] = vec[float]()
        """Without a key, then with one; by where from and where to."""
        self.up: vec[float] = vec[float]()
        """From each room to the nearest one above the depths, without a key and with one."""
        self.near: vec[float] = vec[float]()
        """As `away`: how much of what lies in a room counts from where one stands; nothing if it is far."""
        self.vaults: vec[i64] = vec[i64]()
        """The rooms of artifacts, those of tokens, and the markets."""
        self.finds: vec[i64] = vec[i64]()
        self.markets: vec[i64] = vec[i64]()
        for room in range(1, self.rooms):
            if board.artifact[room] != 0:
                self.vaults = append(self.vaults, room)
            if board.tokens[room] > 0:
                self.finds = append(self.finds, room)
            if board.market[room]:
                self.markets = append(self.markets, room)
        for key in range(2):
            start = len(self.away)
            self.away = self.measured(self.away, key == 1)
            for room in range(self.rooms):
                nearest = float(FAR)
                for to in range(1, self.rooms):
                    if not board.depths[to] and self.away[start + room * self.rooms + to] < nearest:
                        nearest = self.away[start + room * self.rooms + to]
                self.up = append(self.up, nearest)
        for boots in self.away:
            self.near = append(self.near, exp(-boots / 2.5) if boots < 8.0 else 0.0)

    def measured(self, away: vec[float], key: bool) -> vec[float]:
        """All distances, added to the list: Floyd and Warshall's way."""
        board = self.board
        n = self.rooms
        first = len(away)
        for a in range(n):
            for b in range(n):
                away = append(away, 0.0 if a == b else float(FAR))
        for room in range(1, n):
            for way in range(board.first[room], board.first[room + 1]):
                if not board.closed[way] and (key or not board.locked[way]):
                    to = board.to[way]
                    away[first + room * n + to] = (
                        float(board.boots[way]) + BITE * float(board.monsters[way]) + WEARY * float(board.cave[to])
                    )
        for middle in range(1, n):
            for a in range(1, n):
                half = away[first + a * n + middle]
                for b in range(1, n):
                    through = half + away[first + middle * n + b]
                    if through < away[first + a * n + b]:
                        away[first + a * n + b] = through
        return away

    def between(self, a: i64, b: i64, key: bool) -> float:
        n = self.rooms
        if key:
            return self.away[n * n + a * n + b]
        return self.away[a * n + b]

    def nearness(self, a: i64, b: i64, key: bool) -> float:
        n = self.rooms
        if key:
            return self.near[n * n + a * n + b]
        return self.near[a * n + b]

    def to_safety(self, room: i64, key: bool) -> float:
        """To where a fallen thief is rescued."""
        if key:
            return self.up[self.rooms + room]
        return self.up[room]


def worth_of(cards: CardSet, effect: i64) -> float:
    """What an effect is worth, in skill."""
    worth = 0.0
    for i in range(cards.first[effect], cards.first[effect + 1]):
        worth += WORTH[cards.verb[i]] * float(cards.amount[i])
    return worth


def exact(figure: float) -> float:
    """To the nearest 1/64: sums of such figures have no rounding, so the order of a pile cannot show in them."""
    return floor(figure * 64.0 + 0.5) / 64.0


@final
class Worths:
    """What playing each card is worth, in skill; its boots and the cards it draws; and what getting it is worth."""

    def __init__(self, cards: CardSet) -> None:
        self.play: vec[float] = vec[float]()
        self.boots: vec[float] = vec[float]()
        self.draws: vec[float] = vec[float]()
        self.gain: vec[float] = vec[float]()
        for card in range(len(cards.kind)):
            worth = worth_of(cards, cards.play[card]) + 0.6 * worth_of(cards, cards.bonus[card])
            best = 0.0
            for effect in range(cards.then[card], cards.then[card] + cards.thens[card]):
                best = max(best, worth_of(cards, effect))
            if cards.price[card]:
                best -= 0.5
            if cards.turn[card] != 0:
                worth += 0.8
            self.play = append(self.play, exact(worth + best))
            legs = float(cards.amount_of(cards.play[card], BOOTS)) + 1.3 * float(
                cards.amount_of(cards.play[card], WARP)
            )
            self.boots = append(self.boots, exact(legs))
            self.draws = append(self.draws, float(cards.amount_of(cards.play[card], DRAW)))
            self.gain = append(self.gain, worth_of(cards, cards.gain[card]) + best)


@final
class Outlook:
    """One thief's figures, worked out once for a position."""

    def __init__(self, state: State, seat: i64, routes: Routes, worths: Worths) -> None:
        thief = state.thieves[seat]
        self.state = state
        self.seat = seat
        self.thief: Thief = thief
        self.routes = routes
        self.size: float = 0.0
        self.strength: float = 0.0
        """Of the deck, in skill a turn."""
        self.legs: float = 0.0
        """Boots a turn."""
        self.measure_deck(worths)
        self.harm: float = 0.0
        """Damage to expect in a round."""
        self.time: float = 0.0
        """Turns until the countdown catches those inside."""
        self.measure_danger()
        self.loot: float = float(loot(state, seat, True))

    def measure_deck(self, worths: Worths) -> None:
        thief = self.thief
        draws = (
            self.count(thief.deck, worths)
            + self.count(thief.hand, worths)
            + self.count(thief.played, worths)
            + self.count(thief.discard, worths)
        )
        size = max(self.size, 5.0)
        self.strength *= 5.0 / size
        self.legs *= (5.0 + min(4.0, draws * 5.0 / size)) / size
        self.legs = max(self.legs, 0.7)

    def count(self, pile: vec[i64], worths: Worths) -> float:
        """Add the cards of a pile to the figures of the deck; returns how many more they draw."""
        strength = 0.0
        legs = 0.0
        draws = 0.0
        for card in pile:
            strength += worths.play[card]
            legs += worths.boots[card]
            draws += worths.draws[card]
        self.size += float(len(pile))
        self.strength += strength
        self.legs += legs
        return draws

    def measure_danger(self) -> None:
        state = self.state
        mine = float(self.thief.clank) + 0.5
        cubes = 2.0
        for cube in state.bag:
            cubes += 1.0
            if cube == self.seat:
                mine += 1.0
        inside = 0.0
        for thief in state.thieves:
            cubes += float(thief.clank)
            if thief.status == INSIDE:
                inside += 1.0
        drawn = float(attack_cubes(state)) + 0.3
        self.harm = ATTACKS * inside * drawn * mine / cubes
        self.time = 40.0
        if state.countdown > 0:
            self.time = float(5 - state.countdown)
            self.harm += (drawn + float(state.countdown)) * mine / cubes
        else:
            for seat in range(state.seats):
                other = state.thieves[seat]
                if seat != self.seat and other.artifacts != 0 and other.status == INSIDE:
                    home = self.routes.between(other.room, START, other.keys > 0)
                    self.time = min(self.time, AFTER + home / PACE)
        if state.seats == 1:
            self.harm += drawn * mine / cubes / 3.0

    def chance(self, turns: float, health: float) -> float:
        """Of still being there after so many turns."""
        margin = health - self.harm * turns * (1.0 + GROWTH * turns)
        return likely((margin - CAUTION) / 0.9) * likely((self.time - turns - 0.3) / 0.35)

    def ending(self, loot: float, way_home: float, way_up: float, health: float) -> float:
        """What loot is worth with so many boots to safety and home: with Mastery, without it, or lost (C32, C33)."""
        home = self.chance(way_home / (STRIDE * self.legs), health)
        up = max(home, self.chance(way_up / (STRIDE * self.legs), health))
        return home * (loot + float(MASTERY)) + (up - home) * loot

    def prospects(self, room: i64, artifacts: i64, capacity: i64, key: bool, health: float) -> float:
        """The points to expect of a thief in `room`, who has the loot of now and may want more artifacts.

        `artifacts` are worth nothing here that `loot` does not know: they only tell whether there is one.
        """
        routes = self.routes
        board = self.state.board
        best = 0.0
        if artifacts != 0:
            home = routes.between(room, START, key)
            best = self.ending(self.loot, home, routes.to_safety(room, key), health) - HURRY * home
        if capacity > 0:
            lying = self.state.artifacts
            for goal in routes.vaults:
                bit = board.artifact[goal]
                if bit & lying == 0:
                    continue
                there = routes.between(room, goal, key)
                if there >= float(FAR):
                    continue
                value = self.loot + float(value_of(bit))
                home = there + routes.between(goal, START, key)
                hope = self.ending(value, home, there + routes.to_safety(goal, key), health) - HURRY * home
                best = max(best, hope)
        return best

    def pickings(self, room: i64, key: bool) -> float:
        """What tokens nearby promise, and the market, if there is time for them."""
        routes = self.routes
        board = self.state.board
        tokens = self.state.tokens
        found = 0.0
        for goal in routes.finds:
            if tokens[goal] > 0:
                found += TOKEN_WORTH[board.token[goal]] * routes.nearness(room, goal, key)
        if self.thief.gold >= PRICE:
            for goal in routes.markets:
                there = routes.between(room, goal, key)
                if there < 12.0:
                    found += 0.8 * exp(-there / 4.0)
        return 0.35 * found * self.chance(3.0 + routes.between(room, START, key) / self.legs, self.health())

    def prospects_here(self) -> float:
        return self.prospects_at(self.thief.room, self.health())

    def prospects_at(self, room: i64, health: float) -> float:
        """With what the thief has now."""
        thief = self.thief
        key = thief.keys > 0
        return self.prospects(room, thief.artifacts, thief.capacity(), key, health) + self.pickings(room, key)

    def leave_bonus(self) -> float:
        """Going out now, instead of staying for what more turns may bring; that is less and less."""
        played = float(self.state.rounds) / float(self.state.seats)
        return (played / LENGTH - 1.0) * SKILL_POINTS * self.strength

    def patience(self) -> float:
        """What waiting is worth: nothing at first, and less with every turn of a long heist."""
        played = float(self.state.rounds) / float(self.state.seats)
        return min(0.0, 0.1 * (LENGTH - played))

    def health(self) -> float:
        return float(HEALTH - self.thief.damage)

    def turns(self) -> float:
        """How many more turns this thief will take, about."""
        played = float(self.state.rounds) / float(self.state.seats)
        left = max(2.0, LENGTH - played)
        if self.thief.artifacts != 0:
            home = self.routes.between(self.thief.room, START, self.thief.keys > 0)
            left = min(left, 1.5 + home / self.legs)
        return min(left, self.time)

    def estimate(self) -> float:
        """The score to expect in the end."""
        thief = self.thief
        if thief.status == ESCAPED:
            return self.loot + float(MASTERY)
        if thief.status == RESCUED:
            return float(loot(self.state, self.seat, False))
        if thief.status != INSIDE:
            return 0.0
        return self.prospects_here() + SKILL_POINTS * self.strength * self.turns() * 0.6


def value_of(bit: i64) -> i64:
    which: i64 = 0
    while (bit >> which) & 1 == 0:
        which += 1
    return ARTIFACTS[which]
