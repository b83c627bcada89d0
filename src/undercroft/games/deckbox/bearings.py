# compiled by mypyc
"""Where the quest leads: what a party that knows its goal would walk towards."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.games.deckbox.actions import GATE, WALL
from undercroft.games.deckbox.dungeon import NOWHERE, Floor
from undercroft.games.deckbox.exploring import leads_on
from undercroft.games.deckbox.rules import Delve
from undercroft.games.deckbox.script import C_COUNT, C_EXIT, C_MARK, C_ROUNDS, C_TOKEN, CONDITION, EXIT_START, MEND
from undercroft.games.deckbox.tiles import INSIDE
from undercroft.games.deckbox.ways import keep_ways, ways_to

UNREACHED: Final[i64] = 30
"""Steps to a goal that cannot be reached."""

# Places to go to, as the numbers under which the floor keeps the ways to them
ONWARD: Final[i64] = 0
START_GATES: Final[i64] = 1
FAR_GATES: Final[i64] = 2
FIRST_TILE: Final[i64] = 3


def destinations(delve: Delve) -> vec[i64]:
    """Where to go: out once all is done, else to what there is to do, to an enemy with a name, or onward."""
    found = vec[i64]()
    leaving = way_out(delve)
    if leaving > 0:
        goal = FAR_GATES
        if leaving & EXIT_START:
            goal = START_GATES
        if has_gates(delve, goal):
            return vec[i64]([goal])
    for n in range(0, len(delve.offers), 2):
        if is_worth_doing(delve, delve.offers[n + 1]):
            found = append(found, FIRST_TILE + delve.offers[n])
    if len(found) > 0:
        return found
    for i in range(len(delve.mark)):
        if delve.mark[i] > 0:
            return append(found, FIRST_TILE + delve.floor.home[delve.place[i]])
    wins = delve.script.wins
    if len(wins) > 0 and wins[C_ROUNDS] > 0:
        return found
    for square in delve.floor.half:
        if square != NOWHERE and leads_on(delve, square):
            return append(found, ONWARD)
    return found


def has_gates(delve: Delve, goal: i64) -> bool:
    for square in range(delve.floor.size()):
        if is_gate(delve.floor, square, goal):
            return True
    return False


def is_gate(floor: Floor, square: i64, goal: i64) -> bool:
    """A gate of the start tile or of another one."""
    return floor.terrain[square] == GATE and (floor.home[square] == 0) == (goal == START_GATES)


def way_from(delve: Delve, goals: vec[i64], square: i64) -> i64:
    """Steps from a square to the nearest goal, past everybody."""
    least = UNREACHED
    for goal in goals:
        ways = ways_to(delve.floor, goal)
        if ways is None:
            ways = keep_ways(delve.floor, goal, squares_of(delve, goal))
        away = ways.to(square)
        if 0 <= away < least:
            least = away
    return least


def squares_of(delve: Delve, goal: i64) -> vec[i64]:
    floor = delve.floor
    found = vec[i64]()
    if goal == ONWARD:
        for square in floor.half:
            if square != NOWHERE and leads_on(delve, square):
                found = append(found, square)
    elif goal in (START_GATES, FAR_GATES):
        for square in range(floor.size()):
            if is_gate(floor, square, goal):
                found = append(found, square)
    else:
        first = floor.first[goal - FIRST_TILE]
        for square in range(first, first + INSIDE):
            if floor.terrain[square] != WALL:
                found = append(found, square)
    return found


def way_out(delve: Delve) -> i64:
    """How the heroes may leave, if nothing else is left to do; 0 otherwise."""
    wins = delve.script.wins
    for n in range(0, len(wins), CONDITION):
        if wins[n + C_EXIT] > 0:
            token = wins[n + C_TOKEN]
            mark = wins[n + C_MARK]
            if (token < 0 or delve.tokens[token] >= wins[n + C_COUNT]) and (mark == 0 or delve.is_defeated(mark)):
                return wins[n + C_EXIT]
    return 0


def is_worth_doing(delve: Delve, offer: i64) -> bool:
    """What only heals is for the wounded; what can be done again and again is not a goal by itself if the
    quest wants something else first."""
    script = delve.script
    if script.code[script.offers[offer]] == MEND:
        for seat in range(delve.seats):
            if delve.is_alive(seat) and delve.health[seat] * 2 < delve.most_health(seat):
                return True
        return False
    if script.again[offer] == 1 and len(script.wins) == 0:
        return is_under_way(delve)
    return True


def is_under_way(delve: Delve) -> bool:
    """A token that leads to no loss is taken for what the quest wants."""
    losses = delve.script.losses
    for token in range(len(delve.tokens)):
        bad = False
        for n in range(0, len(losses), CONDITION):
            if losses[n + C_TOKEN] == token:
                bad = True
        if not bad and delve.tokens[token] > 0:
            return True
    return False


def nearness(delve: Delve) -> float:
    """How near the heroes are to where the quest leads, from 0 to 1."""
    goals = destinations(delve)
    if len(goals) == 0:
        return 1.0
    total = 0.0
    for square in delve.square:
        if square != NOWHERE:
            total += 6.0 / (6.0 + float(way_from(delve, goals, square)))
    return total / float(delve.living())
