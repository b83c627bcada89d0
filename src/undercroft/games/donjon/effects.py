# compiled by mypyc
"""What cards and powers ask for (D18-D33), done task by task from a stack.

A task that needs no choice is done at once, one that cannot be done is left out (D29), and the first that needs a
choice is the decision that the table waits for: its seat chooses for its own dungeon.
"""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.luck import Luck
from undercroft.engine.packing import arg1, arg2, arg3, arg4, kind_of, pack
from undercroft.games.donjon.actions import DUMP_ONE, DUMPED, MOVE_ONE, PASS, PLACE_ONE, REMOVE_ONE
from undercroft.games.donjon.cards import Deck
from undercroft.games.donjon.dungeon import (
    ANYWHERE,
    GROUP,
    HERE,
    HIGHEST,
    KINDS,
    OF_ANOTHER_KIND,
    OF_OUBLIETTES,
    OF_RESERVE,
    OFFICE,
    OUBLIETTES,
    PLACES,
    RESERVE,
    ROOMS,
    SKELETON,
    VIP,
    outside,
    room,
    room_number,
)
from undercroft.games.donjon.pieces import Pieces
from undercroft.games.donjon.tasks import (
    MOVE,
    PLACE,
    PROGRESS,
    REMOVE,
    STEP,
    TELEPORT,
    by_card,
    seat_of,
    to_do,
)


def is_optional(task: i64) -> bool:
    """Footsteps may be left unused, and "up to" may be none: all but the move out of the highest room (D29)."""
    kind = kind_of(task)
    return kind in (STEP, TELEPORT) or (kind == MOVE and arg2(task) != HIGHEST)


class Effects(Pieces):
    """The table with the effects of cards."""

    # The stack

    def push(self, task: i64) -> None:
        self.stack = append(self.stack, task)

    def drop(self) -> None:
        self.stack, _ = pop(self.stack)

    def spend(self, amount: i64) -> None:
        """So much of the task on top is done."""
        last = len(self.stack) - 1
        task = self.stack[last]
        left = arg1(task) - amount
        if left <= 0:
            self.drop()
        else:
            self.stack[last] = pack(kind_of(task), left, arg2(task), arg3(task), arg4(task))

    def lay(self, effects: vec[i64], seat: i64, here: i64, source: i64) -> None:
        """Put effects on the stack for a seat, the first of them on top; `here` is the room that they speak of."""
        n = len(effects) - 1
        while n >= 0:
            effect = effects[n]
            what = arg2(effect)
            to = arg3(effect)
            if what == HERE and kind_of(effect) != PLACE:
                what = here
            if to == HERE:
                to = here
            self.push(to_do(kind_of(effect), arg1(effect), what, to, seat, source))
            n -= 1

    def lay_card(self, deck: Deck, card: i64, seat: i64, here: i64) -> None:
        """A card's effects: yours first, then those of all others, clockwise (D29)."""
        others = deck.others(card)
        source = by_card(deck.number, card)
        if len(others) > 0:
            step = self.seats - 1
            while step > 0:
                self.lay(others, (seat + step) % self.seats, here, source)
                step -= 1
        self.lay(deck.yours(card), seat, here, source)

    # What needs no choice

    def resolve(self, task: i64, luck: Luck, events: Events) -> bool:
        """Do the task on top as far as nobody has to choose; False if somebody has to."""
        kind = kind_of(task)
        seat = seat_of(task)
        if kind in (STEP, TELEPORT):
            if self.has_monsters(seat):
                return False
            self.drop()
        elif kind == PROGRESS:
            self.drop()
            self.progress(seat, arg1(task), events)
        elif kind == PLACE and arg2(task) == GROUP:
            self.drop()
            for _ in range(arg1(task)):
                self.new_group(seat, room_number(arg3(task)), events)
        elif kind == PLACE and arg2(task) < KINDS and arg3(task) < PLACES:
            self.drop()
            for _ in range(arg1(task)):
                self.bring(seat, arg3(task), arg2(task), RESERVE, luck, events)
        else:
            options = self.doable(task)
            if len(options) == 0:
                self.drop()
            elif len(options) == 1 and not is_optional(task):
                self.do(seat, options[0], luck, events)
            else:
                return False
        return True

    def has_monsters(self, seat: i64) -> bool:
        monsters = self.monsters
        for cell in range(self.at(seat, 0), self.at(seat + 1, 0)):
            if monsters[cell] > 0:
                return True
        return False

    # Choices

    def doable(self, task: i64) -> vec[i64]:
        """All that a seat may choose for an effect, apart from leaving it."""
        kind = kind_of(task)
        if kind == STEP:
            return self.steps(task)
        if kind == PLACE:
            return self.placings(task)
        if kind == MOVE:
            return self.moves(task)
        if kind == TELEPORT:
            return self.moves(pack(MOVE, arg1(task), ANYWHERE, ANYWHERE, arg4(task)))
        if kind == REMOVE:
            return self.removals(task)
        return self.dumps(task)

    def steps(self, task: i64) -> vec[i64]:
        """Every monster, as far as the footsteps carry it: a chain, and never back to the entrance (D19)."""
        options = vec[i64]()
        count = arg1(task)
        cell = self.at(seat_of(task), 0)
        monsters = self.monsters
        for start in range(PLACES):
            least = start - count
            if least < 1:
                least = 1
            most = start + count
            if most > OFFICE:
                most = OFFICE
            for kind in range(KINDS):
                if monsters[cell] > 0:
                    goal = least
                    while goal <= most:
                        if goal != start:
                            options = append(options, pack(MOVE_ONE, kind, start, goal))
                        goal += 1
                cell += 1
        return options

    def placings(self, task: i64) -> vec[i64]:
        """Every kind that the task lets come, to every place that it names."""
        options = vec[i64]()
        what = arg2(task)
        to = arg3(task)
        area = RESERVE
        least: i64 = 0
        most = VIP
        if what == OF_OUBLIETTES:
            area = OUBLIETTES
        elif what == OF_RESERVE:
            most = VIP - 1
        elif what == OF_ANOTHER_KIND:
            most = SKELETON - 1
        else:
            least = what
            most = what
        kind = least
        while kind <= most:
            if self.areas[area * KINDS + kind] > 0:
                if to == ANYWHERE:
                    for place in range(PLACES):
                        options = append(options, pack(PLACE_ONE, kind, place))
                else:
                    options = append(options, pack(PLACE_ONE, kind, to))
            kind += 1
        return options

    def moves(self, task: i64) -> vec[i64]:
        """Every monster where the task takes from, to every other place where it may go."""
        options = vec[i64]()
        seat = seat_of(task)
        least = arg2(task)
        if least == HIGHEST:
            least = self.highest_room(seat)
        most = least
        if least == ANYWHERE:
            least = 0
            most = OFFICE
        to = arg3(task)
        start = least
        while start <= most:
            first = self.at(seat, start)
            for kind in range(KINDS):
                if self.monsters[first + kind] == 0:
                    continue
                if to != ANYWHERE:
                    if to != start:
                        options = append(options, pack(MOVE_ONE, kind, start, to))
                    continue
                for goal in range(PLACES):
                    if goal != start:
                        options = append(options, pack(MOVE_ONE, kind, start, goal))
            start += 1
        return options

    def highest_room(self, seat: i64) -> i64:
        """The place of the highest-numbered room with a monster; if there is none, one without."""
        place = OFFICE
        while place > room(1) and self.crowd(seat, place) == 0:
            place -= 2
        return place

    def removals(self, task: i64) -> vec[i64]:
        options = vec[i64]()
        for number in range(1, ROOMS + 1):
            here = arg2(task) == ANYWHERE or arg2(task) == room(number)
            if here and self.groups[seat_of(task) * ROOMS + number - 1] > 0:
                options = append(options, pack(REMOVE_ONE, room(number)))
        return options

    def dumps(self, task: i64) -> vec[i64]:
        options = vec[i64]()
        for place in range(PLACES):
            first = self.at(seat_of(task), place)
            for kind in range(KINDS):
                if self.monsters[first + kind] > 0:
                    options = append(options, pack(DUMP_ONE, kind, place))
        return options

    # Doing it

    def do(self, seat: i64, action: i64, luck: Luck, events: Events) -> None:
        """What a seat has chosen for the effect on top."""
        task = self.stack[len(self.stack) - 1]
        kind = kind_of(action)
        if kind == PASS:
            self.drop()
        elif kind == MOVE_ONE:
            far: i64 = 1
            if kind_of(task) == STEP:
                far = arg3(action) - arg2(action)
                if far < 0:
                    far = -far
            self.spend(far)
            self.shift(seat, arg1(action), arg2(action), arg3(action), luck, events)
        elif kind == PLACE_ONE:
            area = RESERVE
            if arg2(task) == OF_OUBLIETTES:
                area = OUBLIETTES
            self.spend(1)
            self.bring(seat, arg2(action), arg1(action), area, luck, events)
        elif kind == REMOVE_ONE:
            self.spend(1)
            self.remove_group(seat, room_number(arg1(action)), events)
        elif kind == DUMP_ONE:
            self.spend(1)
            self.throw(seat, arg1(action), arg2(action), OUBLIETTES)
            events.note(DUMPED, seat, arg1(action), arg2(action), outside(OUBLIETTES))
