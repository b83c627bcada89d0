# compiled by mypyc
"""What a dungeon promises: its points, what is on the way to more, and what one monster more or less would change.

Values are points. `hope` says how much of what is not yet reached counts: with no turn left, nothing but points does.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from undercroft.games.donjon.actions import NOTHING
from undercroft.games.donjon.cards import EACH, PAIR, SPAN, TOTAL, Goal
from undercroft.games.donjon.dungeon import KINDS, OFFICE, PLACES, ROOMS, is_room
from undercroft.games.donjon.piles import size_of
from undercroft.games.donjon.rules import Contest
from undercroft.games.donjon.scoring import ENOUGH_KINDS, MIXED_ROOM, malus_of

TOWARD_MIXED: Final = vec[float]([0.0, 0.7, 1.9, 4.2])
"""What so many kinds in a room are worth on the way to enough."""
CHAIN: Final = vec[float]([1.0, 1.1, 1.2, 1.1, 1.2, 1.1, 1.2, 1.1, 1.2, 1.1, 1.2])
"""What a monster is worth by its place, for whatever it may still be used."""
HALF_PAIR: Final = 0.3
HALF_EACH: Final = 0.35
HALF_SPAN: Final = 0.45
BEYOND: Final = 0.35
"""How much of a convex row of points is seen as a straight road to its end."""
TOWARD_TOTAL: Final = 0.7
AFFORDABLE: Final[i64] = 3
"""From this Malus tile on a power of the Guardian hardly pays."""
NEVER: Final = -1000.0


def turns_left(contest: Contest, seat: i64) -> i64:
    """About how many turns a seat still has after the one being played."""
    seats = contest.seats
    left: i64 = 0
    if not contest.last_round:
        left = size_of(contest.threats)
    total = left + seats - 1 - (contest.turn - contest.first + left + seats) % seats
    next_one = (seat - contest.turn + seats) % seats
    if next_one == 0:
        next_one = seats
    if next_one > total:
        return 0
    return (total - next_one) // seats + 1


@final
@mypyc_attr(acyclic=True)
class Outlook:
    """One dungeon, looked at by somebody who wants to win with it."""

    def __init__(self, contest: Contest, seat: i64) -> None:
        self.contest = contest
        self.seat = seat
        self.turns: i64 = turns_left(contest, seat)
        self.hope: float = float(self.turns) / (float(self.turns) + 1.5)
        self.value: float = 0.0
        self.up: vec[float] = vec[float]([0.0] * (PLACES * KINDS))
        """By place and kind: what another monster there would add."""
        self.down: vec[float] = vec[float]([NEVER] * (PLACES * KINDS))
        """By place and kind: what (less than nothing) it adds if one leaves; NEVER where none is."""
        self.pace: float = -1.0
        """What a footstep gains at best; asked for later, so less than 0 until then."""
        self.first: i64 = contest.at(seat, 0)
        self.look_at_crowds()
        crowds = self.value
        for objective in contest.objectives:
            goal = contest.box.goals[objective]
            if goal.form == PAIR:
                self.look_at_pairs(goal)
            elif goal.form == EACH:
                self.look_at_each(goal)
            elif goal.form == SPAN:
                self.look_at_span(goal)
            elif goal.form == TOTAL:
                self.look_at_total(goal)
            else:
                self.look_at_majority(goal)
        self.goals: float = self.value - crowds
        """What of the value comes from the objectives."""
        self.look_at_groups()
        self.look_at_guardian()

    # What is there

    def look_at_crowds(self) -> None:
        """Every monster is of use, and mixed rooms pay (D35)."""
        monsters = self.contest.monsters
        hope = self.hope
        for place in range(PLACES):
            cell = place * KINDS
            use = CHAIN[place] * hope
            kinds: i64 = 0
            for kind in range(KINDS):
                count = monsters[self.first + cell + kind]
                self.up[cell + kind] = use
                if count > 0:
                    kinds += 1
                    self.down[cell + kind] = -use
                    self.value += use * float(count)
            if not is_room(place):
                continue
            now = self.mixed(kinds)
            more = self.mixed(kinds + 1) - now
            less = self.mixed(kinds - 1) - now
            self.value += now
            for kind in range(KINDS):
                count = monsters[self.first + cell + kind]
                if count == 0:
                    self.up[cell + kind] += more
                elif count == 1:
                    self.down[cell + kind] += less

    def mixed(self, kinds: i64) -> float:
        if kinds >= ENOUGH_KINDS:
            return float(MIXED_ROOM)
        if kinds <= 0:
            return 0.0
        return TOWARD_MIXED[kinds] * self.hope

    def look_at_pairs(self, goal: Goal) -> None:
        monsters = self.contest.monsters
        both = float(goal.points[0])
        one = both * HALF_PAIR * self.hope
        place = goal.first
        while place <= goal.last:
            cell = place * KINDS
            mine = monsters[self.first + cell + goal.kind]
            other = monsters[self.first + cell + goal.other]
            if mine > 0 and other > 0:
                self.value += both
                if mine == 1:
                    self.down[cell + goal.kind] -= both - one
                if other == 1:
                    self.down[cell + goal.other] -= both - one
            elif mine > 0:
                self.value += one
                self.up[cell + goal.other] += both - one
                if mine == 1:
                    self.down[cell + goal.kind] -= one
            elif other > 0:
                self.value += one
                self.up[cell + goal.kind] += both - one
                if other == 1:
                    self.down[cell + goal.other] -= one
            else:
                self.up[cell + goal.kind] += one
                self.up[cell + goal.other] += one
            place += 2

    def look_at_each(self, goal: Goal) -> None:
        monsters = self.contest.monsters
        two = float(goal.points[1])
        one = float(goal.points[0])
        one += (two - one) * HALF_EACH * self.hope
        place = goal.first
        while place <= goal.last:
            cell = place * KINDS + goal.kind
            count = monsters[self.first + cell]
            if count == 0:
                self.up[cell] += one
            elif count == 1:
                self.value += one
                self.up[cell] += two - one
                self.down[cell] -= one
            else:
                self.value += two
                if count == 2:
                    self.down[cell] -= two - one
            place += 2

    def look_at_span(self, goal: Goal) -> None:
        """A row of points by the number of places: it is looked at as a road, with all that lies at its end."""
        monsters = self.contest.monsters
        half = HALF_SPAN * self.hope
        done = 0.0
        place = goal.first
        while place <= goal.last:
            count = monsters[self.first + place * KINDS + goal.kind]
            if count >= goal.need:
                done += 1.0
            elif count > 0:
                done += half
            place += 2
        now = self.on_road(goal, done)
        self.value += now
        place = goal.first
        while place <= goal.last:
            cell = place * KINDS + goal.kind
            count = monsters[self.first + cell]
            if count < goal.need:
                step = half
                if count + 1 >= goal.need:
                    step = 1.0 if count == 0 else 1.0 - half
                self.up[cell] += self.on_road(goal, done + step) - now
            if count == goal.need:
                step = 1.0 if count == 1 else 1.0 - half
                self.down[cell] += self.on_road(goal, done - step) - now
            elif count == 1 and count < goal.need:
                self.down[cell] += self.on_road(goal, done - half) - now
            place += 2

    def on_road(self, goal: Goal, done: float) -> float:
        points = goal.points
        last = len(points) - 1
        if done < 0.0:
            done = 0.0
        if done >= float(last):
            return float(points[last])
        whole: i64 = 0
        while float(whole + 1) <= done:
            whole += 1
        low = float(points[whole])
        exact = low + (float(points[whole + 1]) - low) * (done - float(whole))
        start = float(points[0])
        straight = start + (float(points[last]) - start) * done / float(last)
        share = BEYOND * self.hope
        return exact * (1.0 - share) + straight * share

    def look_at_total(self, goal: Goal) -> None:
        count = self.standing(goal, self.seat)
        now = self.on_way(goal, count)
        self.value += now
        self.change_all(goal, self.on_way(goal, count + 1) - now, self.on_way(goal, count - 1) - now)

    def on_way(self, goal: Goal, count: i64) -> float:
        earned = 0.0
        reached: i64 = 0
        for n in range(len(goal.at)):
            next_at = goal.at[n]
            next_points = float(goal.points[n])
            if count < next_at:
                share = float(count - reached) / float(next_at - reached)
                return earned + TOWARD_TOTAL * self.hope * share * (next_points - earned)
            earned = next_points
            reached = next_at
        return earned

    def look_at_majority(self, goal: Goal) -> None:
        mine = self.standing(goal, self.seat)
        best: i64 = 0
        for other in range(self.contest.seats):
            if other != self.seat:
                count = self.standing(goal, other)
                if count > best:
                    best = count
        now = self.ahead(goal, mine, best)
        self.value += now
        self.change_all(goal, self.ahead(goal, mine + 1, best) - now, self.ahead(goal, mine - 1, best) - now)

    def ahead(self, goal: Goal, mine: i64, best: i64) -> float:
        prize = float(goal.points[0])
        sure = prize
        if mine < best or mine <= 0:
            sure = 0.0
        lead = 0.5 + 0.15 * float(mine - best)
        if lead < 0.0:
            lead = 0.0
        elif lead > 1.0:
            lead = 1.0
        return sure * (1.0 - self.hope) + prize * lead * self.hope

    def standing(self, goal: Goal, seat: i64) -> i64:
        first = self.contest.at(seat, 0)
        total: i64 = 0
        place = goal.first
        while place <= goal.last:
            total += self.contest.monsters[first + place * KINDS + goal.kind]
            place += 2
        return total

    def change_all(self, goal: Goal, more: float, less: float) -> None:
        """One more, or one less, anywhere in the places of a goal."""
        place = goal.first
        while place <= goal.last:
            self.up[place * KINDS + goal.kind] += more
            self.down[place * KINDS + goal.kind] += less
            place += 2

    def look_at_groups(self) -> None:
        self.value -= float(malus_of(self.contest, self.seat))
        for number in range(1, ROOMS + 1):
            self.value -= float(self.contest.groups_in(self.seat, number)) * self.burden(number)

    def burden(self, number: i64) -> float:
        """A group costs the number of its room, and will go on."""
        return float(number) + self.hope * (0.3 + 0.25 * float(ROOMS - number))

    def look_at_guardian(self) -> None:
        """A revealed Guardian helps, for a price that rises."""
        placed = self.contest.malus[self.seat]
        if self.contest.tiles[self.seat] == NOTHING:
            self.value += 0.25 * self.hope * float(self.contest.crowd(self.seat, OFFICE))
        elif placed < AFFORDABLE:
            self.value += self.hope * float(AFFORDABLE - placed)
