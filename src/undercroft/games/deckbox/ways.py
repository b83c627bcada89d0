# compiled by mypyc
"""Ways over the floor: how far it is, and which way is the shortest (B8, B15, B30)."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i16, i64

from undercroft.games.deckbox.actions import PIT
from undercroft.games.deckbox.dungeon import BARRED, NOWHERE, TOO_FAR, Floor, Ways
from undercroft.games.deckbox.tiles import SIDES

QUESTIONS: Final[i64] = 150
"""A floor on which ways were asked for so often keeps the answers: one game alone asks less on most floors."""
DISTANCES: Final[i64] = 40000
"""So many distances a floor keeps at hand; when there are more, all are measured anew."""
FASTEST: Final[i64] = 9
"""Ways with more movement than that are not kept: hardly anybody has so much."""


def spread(floor: Floor, start: i64, most: i64, barred: vec[i64], pits: bool) -> Ways:
    """All ways from a square with up to `most` movement. `barred` squares are not entered, and pits only if they
    may be. Ways with nobody on them are the same in every position. Of others the last answer is kept: a move asks
    again for what the list of moves has just asked for."""
    known = open_ways(floor, start, most, pits)
    if known is not None and not known.lead_to(barred):
        return known
    last = floor.through_pits if pits else floor.past_pits
    if last is not None and last.answer(start, most, barred):
        return last
    ways = spread_from(floor, start, vec[i64](), most, barred, pits)
    floor.questions += 1
    if not ways.met and floor.questions > QUESTIONS and most <= FASTEST:
        make_room(floor, ways)
        if len(floor.open) == 0:
            floor.open = [None] * shelf_mark(len(floor.cell), 0, False)
        floor.open[shelf_mark(start, most, pits)] = ways
    elif pits:
        floor.through_pits = ways
    else:
        floor.past_pits = ways
    return ways


def open_ways(floor: Floor, start: i64, most: i64, pits: bool) -> Ways | None:
    if len(floor.open) == 0 or most > FASTEST:
        return None
    return floor.open[shelf_mark(start, most, pits)]


def shelf_mark(start: i64, most: i64, pits: bool) -> i64:
    """Where ways are kept."""
    mark = (start * (FASTEST + 1) + most) * 2
    return mark + 1 if pits else mark


def make_room(floor: Floor, ways: Ways) -> None:
    """For ways that are about to be kept."""
    if floor.kept > DISTANCES:
        floor.open = []
        floor.around = []
        floor.kept = 0
    floor.kept += len(ways.dist)


def spread_from(floor: Floor, start: i64, others: vec[i64], most: i64, barred: vec[i64], pits: bool) -> Ways:
    """The same from a square, or NOWHERE, and others: from the nearest."""
    dist = vec[i16]([i16(NOWHERE)] * len(floor.cell))
    ways = Ways(start, most, pits, dist)
    for square in barred:
        if square != NOWHERE:
            dist[square] = i16(BARRED)
            ways.bars += 1
    reached = floor.trail
    tail: i64 = 0
    if start != NOWHERE:
        dist[start] = i16(0)
        reached[tail] = start
        tail += 1
    for square in others:
        dist[square] = i16(0)
        reached[tail] = square
        tail += 1
    beside = floor.beside
    toll = floor.toll_past_pits
    if pits:
        toll = floor.toll
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


def shortest(floor: Floor, start: i64, goal: i64, ways: Ways) -> vec[i64]:
    """The squares of the shortest way to a goal, from the first one entered to the goal; of equally short
    ones it is a way with the fewest pits (B8)."""
    pits = vec[i64]()  # how many a way to each square meets at least; only asked where ways lead through pits
    path = vec[i64]([goal] * ways.to(goal))  # room for as many as there can be, filled from its end
    first = len(path)
    here = goal
    while here != start:
        before = ways.to(here) - floor.cost(here)
        found = NOWHERE
        around = floor.beside[here]
        while around != 0:
            there = (around & 0xFFFF) - 1
            around >>= 16
            if ways.to(there) != before:
                continue
            fewer = found == NOWHERE
            if not fewer and ways.pits:
                if len(pits) == 0:
                    pits = vec[i64]([-1] * len(floor.cell))
                fewer = fewest_pits(floor, start, there, ways, pits) < fewest_pits(floor, start, found, ways, pits)
            if fewer:
                found = there
        assert found != NOWHERE
        first -= 1
        path[first] = here
        here = found
    return path[first:] if first > 0 else path


def fewest_pits(floor: Floor, start: i64, here: i64, ways: Ways, known: vec[i64]) -> i64:
    """How many pits the shortest ways from the start to a square meet at least, that square counted."""
    if here == start:
        return 0
    if known[here] < 0:
        before = ways.to(here) - floor.cost(here)
        least: i64 = len(floor.cell)
        for side in range(SIDES):
            there = floor.step[here * 4 + side]
            if there != NOWHERE and ways.to(there) == before:
                pits = fewest_pits(floor, start, there, ways, known)
                if pits < least:
                    least = pits
        if floor.terrain[here] == PIT:
            least += 1
        known[here] = least
    return known[here]


def ways_from(floor: Floor, square: i64) -> Ways:
    """All ways from a square, past everybody but not through pits, which only begin or end a way: how far an enemy
    has to go (B30). Worked out once for a floor."""
    found: Ways | None = None
    if square < len(floor.around):
        found = floor.around[square]
    if found is None:
        found = spread_from(floor, square, vec[i64](), len(floor.cell) * 2, vec[i64](), False)
        for pit in floor.pits:
            if pit == square:
                continue
            for side in range(SIDES):
                beside = floor.step[pit * 4 + side]
                if beside == NOWHERE or (floor.terrain[beside] == PIT and beside != square):
                    continue
                away = found.to(beside) + 1
                if away > 0 and (found.to(pit) < 0 or away < found.to(pit)):
                    found.dist[pit] = i16(away)
        make_room(floor, found)
        while len(floor.around) <= square:
            floor.around.append(None)
        floor.around[square] = found
    return found


def ways_to(floor: Floor, number: i64) -> Ways | None:
    if number < len(floor.known):
        return floor.known[number]
    return None


def keep_ways(floor: Floor, number: i64, goals: vec[i64]) -> Ways:
    """Work out the ways to some goals, past everybody and everything, and keep them under a number."""
    found = spread_from(floor, NOWHERE, goals, len(floor.cell) * 2, vec[i64](), True)
    while len(floor.known) <= number:
        floor.known.append(None)
    floor.known[number] = found
    return found
