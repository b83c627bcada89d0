# compiled by mypyc
"""Donjon: The Apprentice Guardians: set-up, the five phases of a turn, and the end, in the order of the rule book."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.luck import Luck
from undercroft.engine.packing import arg1, arg2, arg3, arg4, kind_of, pack
from undercroft.games.donjon.actions import (
    A_MONSTER,
    A_SEAT,
    AN_OBJECTIVE,
    BOARD,
    CALL,
    ENDED,
    FOOTSTEPS,
    GUARDED,
    MIX,
    NOTHING,
    OBJECTIVE,
    PASS,
    PLACE_ONE,
    RECRUIT,
    RECRUITED,
    SPREAD_TO,
    TURN,
    USE_GUARDIAN,
    USE_POWER,
)
from undercroft.games.donjon.dungeon import (
    AREAS,
    COMMON,
    ENTRANCE,
    FOREST,
    KINDS,
    MALUS_TILES,
    MONSTERS,
    OUBLIETTES,
    PLACES,
    RESERVE,
    ROOMS,
    SWAMP,
    VIP,
    VIPS,
    outside,
    room,
)
from undercroft.games.donjon.effects import is_optional
from undercroft.games.donjon.pieces import draw_from, has, only, usual_board
from undercroft.games.donjon.scoring import score_of
from undercroft.games.donjon.tasks import (
    BEDROOM,
    EFFECTS,
    GUARDIAN,
    KEEP,
    LABORATORY,
    POWER,
    RECRUITMENT,
    REFECTORY,
    REFILL,
    SPREAD,
    STEP,
    THREAT,
    VIP_CARD,
    seat_of,
)
from undercroft.games.donjon.threats import Threats

AT_FIRST: Final[i64] = 2
"""So many of each common kind come to forest and swamp at first, and so many of them to the forest (D7)."""
IN_FOREST: Final[i64] = 3
COLOURS: Final[i64] = 4


@final
class Contest(Threats):
    """The contest of the apprentices: their dungeons, and all that lies between them."""

    def copy(self) -> "Contest":
        new = Contest(self.box, self.seats)
        self.copy_to(new)
        return new

    def redeal(self, seat: i64, luck: Luck) -> None:
        """Everything is open: there is nothing to deal again."""

    # Set-up (D5-D9)

    def set_up(self, luck: Luck, events: Events) -> None:
        box = self.box
        self.clear()
        for kind in range(KINDS):
            self.areas[RESERVE * KINDS + kind] = MONSTERS if kind != VIP else VIPS
        self.choose_objectives(luck, events)
        self.swordbearers = box.swordbearers.all  # D6
        self.mixtures = box.mixtures.all
        self.vips = box.vips.all
        self.inn = box.inn.all
        self.refill(luck, Events(False))  # what lies open at first is to be seen; in which order it came is no news
        self.fill_areas(luck)
        self.threats = box.threats_for(self.seats)  # D8
        if self.first == NOTHING:
            self.first = draw_from(only(self.seats) - 1, A_SEAT, luck)
        if len(self.boards) == 0:
            self.deal_boards()
        for before in range(self.seats):  # D9
            self.take_board((self.first + self.seats - before) % self.seats, events)
        self.turn = self.first
        self.begin_turn(events)
        self.settle(luck, events)

    def choose_objectives(self, luck: Luck, events: Events) -> None:
        """One tile of each colour: the one named, else the plain one, or any of them for experts, by luck (D5)."""
        chosen = vec[i64]()
        for colour in range(COLOURS):
            face = self.objectives[colour]
            if face == NOTHING:
                faces = self.box.goal_sets[2 * colour + 1] if self.expert else self.box.goal_sets[2 * colour]
                face = draw_from(faces, AN_OBJECTIVE, luck)
            chosen = append(chosen, face)
            events.note(OBJECTIVE, face)
        self.objectives = chosen

    def fill_areas(self, luck: Luck) -> None:
        """Three of eight monsters go to the forest, the others to the swamp (D7)."""
        waiting = vec[i64]()
        for kind in range(COMMON):
            for _ in range(AT_FIRST):
                self.spread(kind, SWAMP)
                waiting = append(waiting, kind)
        for _ in range(IN_FOREST):
            drawn = luck.draw(waiting, A_MONSTER)
            kind = waiting[drawn]
            waiting[drawn] = waiting[len(waiting) - 1]
            waiting = waiting[: len(waiting) - 1]
            self.areas[SWAMP * KINDS + kind] -= 1
            self.areas[FOREST * KINDS + kind] += 1

    def deal_boards(self) -> None:
        boards = vec[i64]()
        for seat in range(self.seats):
            boards = append(boards, usual_board(seat, self.first, self.seats))
        self.boards = boards

    def take_board(self, seat: i64, events: Events) -> None:
        """A board with the monsters of its entrance, and a group in room 1."""
        board = self.boards[seat]
        events.note(BOARD, seat, board)
        for kind in range(KINDS):
            count = self.box.entrances[board * KINDS + kind]
            self.areas[RESERVE * KINDS + kind] -= count
            self.monsters[self.at(seat, ENTRANCE) + kind] = count
        self.new_group(seat, 1, events)

    # Decisions

    def waiting(self) -> i64:
        if self.over:
            return 0
        return only(seat_of(self.stack[len(self.stack) - 1]))

    def legal(self, seat: i64) -> vec[i64]:
        if self.over:
            return vec[i64]()
        task = self.stack[len(self.stack) - 1]
        if seat != seat_of(task):
            return vec[i64]()
        kind = kind_of(task)
        if kind < EFFECTS:
            options = self.doable(task)
            return append(options, pack(PASS)) if is_optional(task) else options
        if kind == RECRUITMENT:
            return self.recruitments(seat)
        if kind == POWER:
            return self.powers(seat)
        if kind == GUARDIAN:
            return self.guardian_powers(seat)
        options = vec[i64]()
        if kind == SPREAD:
            options = append(options, pack(SPREAD_TO, FOREST))
            options = append(options, pack(SPREAD_TO, SWAMP))
        elif kind == LABORATORY:
            for card in range(self.box.mixtures.size):
                if has(self.open_mixtures, card):
                    options = append(options, pack(MIX, card))
        elif kind == REFECTORY:
            for number in range(1, ROOMS + 1):
                options = append(options, pack(PLACE_ONE, VIP, room(number)))
        elif kind == VIP_CARD:
            for card in range(self.box.vips.size):
                if has(self.open_vips, card):
                    options = append(options, pack(CALL, card))
        return options

    def apply(self, seat: i64, action: i64, luck: Luck, events: Events) -> None:
        task = self.stack[len(self.stack) - 1]
        if kind_of(task) < EFFECTS:
            self.do(seat, action, luck, events)
        else:
            self.drop()
            kind = kind_of(action)
            if kind == RECRUIT:
                self.recruit(seat, arg3(action), arg2(action), arg1(action), arg4(action), luck, events)
            elif kind == USE_POWER:
                self.use_power(seat, arg1(action), arg2(action), events)
            elif kind == USE_GUARDIAN:
                self.use_guardian(seat, arg1(action), events)
            elif kind == SPREAD_TO:
                self.spread_threat(arg1(action), events)
            elif kind == MIX:
                self.mix(seat, arg1(action), events)
            elif kind == PLACE_ONE:
                self.place_vip(seat, arg2(action), luck, events)
            elif kind == CALL:
                self.call(seat, arg1(action), arg1(task), events)
        self.settle(luck, events)

    def settle(self, luck: Luck, events: Events) -> None:
        """Do what needs no choice, up to the next decision or the end."""
        while not self.over:
            if len(self.stack) == 0:
                self.next_turn(events)
                continue
            task = self.stack[len(self.stack) - 1]
            kind = kind_of(task)
            if kind < EFFECTS:
                if not self.resolve(task, luck, events):
                    return
            elif kind == THREAT:
                self.threaten(luck, events)
            elif kind == SPREAD:
                if self.is_short(FOREST) and self.is_short(SWAMP):  # D12
                    return
                self.drop()
                self.spread_threat(FOREST if self.is_short(FOREST) else SWAMP, events)
            elif kind == KEEP:
                self.keep_threat(luck, events)
            elif kind == BEDROOM:
                self.draw_swordbearer(seat_of(task), luck, events)
            elif kind == REFILL:
                self.refill(luck, events)
                self.drop()
            elif self.can_choose(kind, seat_of(task)):
                return
            else:
                self.drop()

    def is_at_a_decision(self) -> bool:
        """Whether somebody has to choose now: what `settle` leaves, and what a position that is read must be."""
        task = self.stack[len(self.stack) - 1]
        kind = kind_of(task)
        if kind in (THREAT, KEEP, REFILL, BEDROOM):
            return False
        if kind == SPREAD:
            return self.is_short(FOREST) and self.is_short(SWAMP)
        if kind >= EFFECTS and not self.can_choose(kind, seat_of(task)):
            return False
        return len(self.legal(seat_of(task))) > 0

    def can_choose(self, kind: i64, seat: i64) -> bool:
        """Whether there is anything to decide in a phase."""
        if kind == RECRUITMENT:
            return self.in_area(FOREST) + self.in_area(SWAMP) + self.in_area(OUBLIETTES) > 0
        if kind == GUARDIAN:  # D14
            return self.tiles[seat] != NOTHING and self.malus[seat] < MALUS_TILES and self.is_uncovered(seat)
        if kind == POWER:
            for number in range(1, ROOMS):
                if self.has_power(number) and self.crowd(seat, room(number)) > 0:
                    return True
            return False
        return True

    # 2. Guardian (D14)

    def is_uncovered(self, seat: i64) -> bool:
        for n in range(3):
            if self.covered[seat * 3 + n] == 0:
                return True
        return False

    def guardian_powers(self, seat: i64) -> vec[i64]:
        options = vec[i64]()
        for n in range(3):
            if self.covered[seat * 3 + n] == 0:
                options = append(options, pack(USE_GUARDIAN, self.box.tiles[self.tiles[seat] * 3 + n]))
        return append(options, pack(PASS))

    def use_guardian(self, seat: i64, power: i64, events: Events) -> None:
        self.malus[seat] += 1
        for n in range(3):
            if self.box.tiles[self.tiles[seat] * 3 + n] == power:
                self.covered[seat * 3 + n] = self.malus[seat]
        events.note(GUARDED, seat, power, self.malus[seat])
        self.lay_card(self.box.powers, power, seat, NOTHING)

    # 3. Recruit and 4. move (D16-D19)

    def recruitments(self, seat: i64) -> vec[i64]:
        """One or two of a kind from one area, into the entrance or to others of their kind."""
        options = vec[i64]()
        for area in range(AREAS):
            for kind in range(KINDS):
                available = self.areas[area * KINDS + kind]
                if available == 0:
                    continue
                cell = self.at(seat, 0) + kind
                for place in range(PLACES):
                    if place == ENTRANCE or self.monsters[cell] > 0:
                        options = append(options, pack(RECRUIT, area, kind, 1, place))
                        if available > 1:
                            options = append(options, pack(RECRUIT, area, kind, 2, place))
                    cell += KINDS
        return options

    def recruit(self, seat: i64, count: i64, kind: i64, area: i64, place: i64, luck: Luck, events: Events) -> None:
        self.areas[area * KINDS + kind] -= count
        for _ in range(count):
            events.note(RECRUITED, seat, kind, outside(area), place)
        footsteps = self.in_dungeon(seat, kind) + count  # D18
        self.push(pack(STEP, footsteps, 0, 0, seat))
        self.put(seat, place, kind, count, luck, events)
        events.note(FOOTSTEPS, seat, footsteps)

    # Turns and the end (D9, D34, D35)

    def begin_turn(self, events: Events) -> None:
        events.note(TURN, self.turn)
        self.push(pack(POWER, 0, 0, 0, self.turn))
        self.push(pack(RECRUITMENT, 0, 0, 0, self.turn))
        self.push(pack(GUARDIAN, 0, 0, 0, self.turn))
        self.push(pack(THREAT, 0, 0, 0, self.turn))

    def next_turn(self, events: Events) -> None:
        following = (self.turn + 1) % self.seats
        if self.last_round and following == self.first:
            self.over = True
            events.note(ENDED)
            return
        self.turn = following
        self.begin_turn(events)

    def winner(self) -> i64:
        """Who has most points; NOTHING if several have (D35)."""
        winner = NOTHING
        best: i64 = 0
        for seat in range(self.seats):
            score = score_of(self, seat)
            if seat == 0 or score > best:
                best = score
                winner = seat
            elif score == best:
                winner = NOTHING
        return winner

    def payoff(self, seat: i64) -> float:
        return 1.0 if self.winner() == seat else 0.0
