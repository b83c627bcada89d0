# compiled by mypyc
"""Deck Box Dungeons: set-up, decisions, actions and rounds of a quest, in the order of the rule book."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.luck import Luck
from undercroft.engine.packing import arg1, arg2, arg3, arg4, kind_of, pack
from undercroft.games.deckbox import actions as a
from undercroft.games.deckbox import building, heroes
from undercroft.games.deckbox.cards import CardSet
from undercroft.games.deckbox.combat import follow
from undercroft.games.deckbox.dungeon import NOWHERE, Floor, Ways
from undercroft.games.deckbox.encounters import fill_market, is_settled, place, run, withdraw
from undercroft.games.deckbox.enemies import activate, everybody, go_for, line_up, regenerate
from undercroft.games.deckbox.exploring import lay
from undercroft.games.deckbox.script import AT_NEWEST, AT_START, Script
from undercroft.games.deckbox.state import (
    ACTIONS,
    AIMING_DICE,
    BUILDING,
    CHOOSING,
    ENEMIES_ACT,
    NOBODY,
    PAUSE,
    PLACING,
    SCRIPT,
    TIE,
    State,
)
from undercroft.games.deckbox.verdict import verdict
from undercroft.games.deckbox.ways import shortest, spread

ROOM: Final[i64] = 12
"""About as many actions as a hero has beside attacks and moves: a list with room for them need not be moved."""


@final
class Delve(State):
    """One quest being played."""

    def __init__(self, script: Script, cards: CardSet, floor: Floor, seats: i64) -> None:
        super().__init__(script, cards, floor, seats)

    def copy(self) -> "Delve":
        new = Delve(self.script, self.cards, self.floor, self.seats)
        self.copy_into(new)
        return new

    # Set-up

    def set_up(self, luck: Luck, events: Events) -> None:
        """Lay the start tile, shuffle the items, show three, and let the players build their heroes (B5, B6)."""
        script = self.script
        self.tiles_left = script.pool[:]
        self.encounters_left = script.encounter_pool[:]
        counts = self.cards.items.count
        for item in range(len(counts)):
            for _ in range(counts[item] * self.boxes):
                self.deck = append(self.deck, item)
        fill_market(self, luck, events)
        start = script.map
        lay(self, start[2], start[3], start[0], start[1], start[4], 0, events)
        self.push(pack(BUILDING, 0))
        if len(self.party) > 0:
            for seat in range(self.seats):
                building.take_preset(self, seat, self.party[seat], events)
            self.drop()
            building.start_at_once(self)
            self.advance(luck, events)

    # Decisions

    def waiting(self) -> i64:
        if self.end != a.RUNNING:
            return 0
        one: i64 = 1
        if self.pending() == PAUSE:
            return arg1(self.top()) & everybody(self)
        seat = self.asked()
        if seat != NOBODY:
            return one << seat
        if self.active != NOBODY:
            return one << self.active
        mask: i64 = 0
        for hero in range(self.seats):
            if self.done[hero] == 0:
                mask |= one << hero
        return mask

    def asked(self) -> i64:
        """The seat that something pending waits for."""
        if len(self.stack) == 0:
            return NOBODY
        frame = self.top()
        kind = kind_of(frame)
        if kind == CHOOSING:
            return self.decider(arg3(frame))
        if kind == PLACING:
            return self.decider(arg1(frame))
        if kind == TIE:
            return self.decider(0)
        return arg1(frame)  # BUILDING, AIMING_DICE

    def legal(self, seat: i64) -> vec[i64]:
        options = vec[i64]()
        if self.end != a.RUNNING or seat < 0:
            return options
        kind = self.pending()
        if kind == 0:
            if self.square[seat] == NOWHERE:
                return options
            if self.active == seat or (self.active == NOBODY and self.done[seat] == 0):
                options = self.activities(seat)
            options = heroes.minor_actions(self, seat, options)
            if self.active != seat:
                options = self.wishes(self.pauses_for(seat) + 1, a.ALWAYS, options)
            return options
        frame = self.top()
        if kind == PAUSE:
            if self.square[seat] == NOWHERE:
                return options
            if (arg1(frame) >> seat) & 1 == 1:
                options = append(options, pack(a.GO))
            answers = len(options)
            options = heroes.minor_actions(self, seat, options)
            if len(options) > answers:
                options = self.wishes(a.NEVER, self.pauses_for(seat) - 1, options)
            return options
        if self.asked() != seat:
            return options
        if kind == BUILDING:
            return building.options(self, seat)
        if kind == CHOOSING:
            for choice in range(arg1(frame), arg1(frame) + arg2(frame)):
                options = append(options, pack(a.CHOOSE, choice))
        elif kind == PLACING:
            for die in self.rolled:
                let = pack(a.LET, face_of(die))
                if let not in options:
                    options = append(options, let)
        elif kind == AIMING_DICE:
            for i in range(len(self.place)):
                if heroes.is_same_attack(self, seat, self.tagged(self.aims[0]), i):
                    options = append(options, pack(a.AIM, self.floor.cell[self.place[i]]))
        elif kind == TIE:
            for other in range(self.seats):
                if (arg2(frame) >> other) & 1 == 1:
                    options = append(options, pack(a.TARGET, other))
        return options

    def wishes(self, least: i64, most: i64, options: vec[i64]) -> vec[i64]:
        """A seat may say anew when it wants to be asked among the enemies (B9): less often where it is asked, more
        often outside of its activation. So nobody can say one thing and the other without end."""
        for when in range(least, most + 1):
            options = append(options, pack(a.ASK, when))
        return options

    def activities(self, seat: i64) -> vec[i64]:
        """What a hero can do in its activation (B7, B8)."""
        options = vec[i64]()
        if self.acts[seat] > 0:
            options = heroes.attacks(self, seat, options)
            for n in range(0, len(self.offers), 2):
                work = pack(a.WORK, self.offers[n + 1])
                if self.floor.is_on(self.square[seat], self.offers[n]) and work not in options:
                    options = append(options, work)
        if self.acts[seat] > 0 or self.steps > 0:
            options = self.moves(seat, options)
        return append(options, pack(a.END))

    def reach(self, seat: i64) -> i64:
        """How far the hero can go: by a new move, or by the rest of one that was interrupted (B12)."""
        if self.acts[seat] == 0:
            return self.steps
        speed = self.speed(seat)
        return speed if speed > self.steps else self.steps

    def moves(self, seat: i64, options: vec[i64]) -> vec[i64]:
        """Every square within reach (B8). Ways around pits come first; where there is none, one goes through."""
        floor = self.floor
        most = self.reach(seat)
        ways = spread(floor, self.square[seat], most, self.place, False)
        taken = self.square
        n = len(options)
        moves = len(ways.reached)
        for square in taken:
            if square != NOWHERE and ways.to(square) >= 0:
                moves -= 1
        longer = vec[i64]([0] * (n + moves), capacity=n + moves + ROOM)
        for k in range(n):
            longer[k] = options[k]
        for square in ways.reached:
            if square not in taken:
                longer[n] = pack(a.MOVE, floor.cell[square])
                n += 1
        options = longer
        if ways.avoided:
            for square in spread(floor, self.square[seat], most, self.place, True).reached:
                if ways.to(square) < 0 and square not in taken:
                    options = append(options, pack(a.MOVE, floor.cell[square]))
        return options

    # Actions

    def apply(self, seat: i64, action: i64, luck: Luck, events: Events) -> None:
        kind = kind_of(action)
        if kind <= a.LEARN:
            building.take_card(self, seat, kind, arg1(action), events)
        elif kind == a.STAND:
            building.place_hero(self, seat, self.floor.square_at(arg1(action)), events)
        elif kind == a.MOVE:
            self.move(seat, self.floor.square_at(arg1(action)), luck, events)
        elif kind == a.ATTACK:
            self.attack(seat, self.enemy_at(self.floor.square_at(arg1(action))), luck, events)
        elif kind == a.WORK:
            self.work(seat, arg1(action), events)
        elif kind == a.END:
            self.finish_activation(seat)
        elif kind == a.ABILITY:
            heroes.invoke(self, seat, self.floor.square_at(arg1(action)), luck, events)
        elif kind == a.USE:
            heroes.use(self, seat, arg1(action), self.floor.square_at(arg2(action)), luck, events)
        elif kind == a.BUY:
            heroes.buy(self, seat, arg1(action), luck, events)
        elif kind == a.GIVE:
            heroes.let_go(self, seat, arg1(action))
            self.held = append(self.held, arg2(action) * 64 + arg1(action))
            events.note(a.GAVE, seat, arg1(action), arg2(action))
        elif kind == a.PAY:
            self.treasure[seat] -= arg1(action)
            self.treasure[arg2(action)] += arg1(action)
            events.note(a.PAID, seat, arg1(action), arg2(action))
        elif kind == a.TAKE:
            heroes.take_up(self, seat, events)
        elif kind == a.CHOOSE:
            frame = self.top()
            self.drop()
            events.note(a.CHOSE, seat, arg1(action))
            self.push(pack(SCRIPT, self.script.choices[arg1(action)], arg3(frame), arg4(frame)))
        elif kind == a.LET:
            self.let(arg1(action), luck, events)
        elif kind == a.AIM:
            self.aim(seat, self.enemy_at(self.floor.square_at(arg1(action))), luck, events)
        elif kind == a.TARGET:
            tag = arg1(self.top())
            self.drop()
            self.enemy_turn(self.tagged(tag), arg1(action), luck, events)
        elif kind == a.ASK:
            self.pause_for(seat, arg1(action))
            events.note(a.ASKS, seat, arg1(action))
        else:  # GO
            self.go_on(seat)
        self.advance(luck, events)

    def spend(self, seat: i64) -> None:
        """An action begins or goes on with an activation, and ends any rest of a move (B7)."""
        self.active = seat
        self.acts[seat] -= 1
        self.steps = 0

    def move(self, seat: i64, goal: i64, luck: Luck, events: Events) -> None:
        """Go on with a move that was interrupted as far as it leads, else begin a new one (B9, B12)."""
        floor = self.floor
        here = self.square[seat]
        if self.steps == 0 or self.ways_to(goal, here, self.steps).to(goal) < 0:
            self.spend(seat)
            self.steps = self.speed(seat)
        most = self.steps
        ways = self.ways_to(goal, here, most)
        self.steps = 0
        tiles = floor.count()
        follow(self, seat, shortest(floor, here, goal, ways), luck, events)
        if self.is_alive(seat):
            left = most - ways.to(self.square[seat])
            if left > 0 and (self.floor.count() > tiles or self.is_paused_for()):
                self.steps = left

    def is_paused_for(self) -> bool:
        """Whether some hero has a minor action to take, after which a move goes on (B9); if nobody has, it is over."""
        for seat in range(self.seats):
            if self.is_alive(seat) and len(heroes.minor_actions(self, seat, vec[i64]())) > 0:
                return True
        return False

    def ways_to(self, goal: i64, here: i64, most: i64) -> Ways:
        """Around pits if that leads to the goal."""
        ways = spread(self.floor, here, most, self.place, False)
        if ways.to(goal) < 0:
            ways = spread(self.floor, here, most, self.place, True)
        return ways

    def attack(self, seat: i64, i: i64, luck: Luck, events: Events) -> None:
        self.spend(seat)
        dice = heroes.attack_dice(self, seat, i)
        if self.cards.gear.keywords[self.gear[seat]] & a.BARRAGE and dice > 1:
            others: i64 = 0
            for k in range(len(self.place)):
                if heroes.is_same_attack(self, seat, i, k):
                    others += 1
            if others > 1:
                self.aims = vec[i64]([self.tag[i]])
                self.push(pack(AIMING_DICE, seat, dice - 1))
                return
        heroes.attack(self, seat, i, dice, True, luck, events)

    def aim(self, seat: i64, i: i64, luck: Luck, events: Events) -> None:
        """A die of a Barrage gets its target; after the last one all are thrown, target by target (B28, B32)."""
        left = arg2(self.top()) - 1
        self.drop()
        self.aims = append(self.aims, self.tag[i])
        if left > 0:
            self.push(pack(AIMING_DICE, seat, left))
            return
        aims = self.aims
        self.aims = vec[i64]()
        for n in range(len(aims)):
            if aims[n] in aims[:n]:
                continue
            dice: i64 = 0
            for tag in aims:
                if tag == aims[n]:
                    dice += 1
            target = self.tagged(aims[n])
            if target != NOBODY and heroes.can_attack(self, seat, target):
                heroes.attack(self, seat, target, dice, True, luck, events)

    def work(self, seat: i64, offer: i64, events: Events) -> None:
        """Take up what an encounter has left to do."""
        self.spend(seat)
        events.note(a.WORKED, seat, offer)
        for n in range(0, len(self.offers), 2):
            if self.offers[n + 1] == offer and self.floor.is_on(self.square[seat], self.offers[n]):
                tile = self.offers[n]
                if self.script.again[offer] == 0:
                    withdraw(self, tile, offer)
                self.push(pack(SCRIPT, self.script.offers[offer], seat, tile))
                return

    def let(self, face: i64, luck: Luck, events: Events) -> None:
        """The enemy that is placed next (B17)."""
        for n in range(len(self.rolled)):
            if face_of(self.rolled[n]) == face:
                place(self, n, luck, events)
                return

    # The round (B7-B11)

    def finish_activation(self, seat: i64) -> None:
        self.done[seat] = 1
        self.acts[seat] = 0
        self.active = NOBODY
        self.steps = 0

    def advance(self, luck: Luck, events: Events) -> None:
        """Go on until somebody must decide."""
        while self.end == a.RUNNING:
            self.end = verdict(self)
            if self.end != a.RUNNING:
                break
            kind = self.pending()
            if kind == SCRIPT:
                run(self, luck, events)
            elif kind == PLACING:
                if len(self.rolled) == 0:
                    self.drop()
                elif is_settled(self):
                    place(self, 0, luck, events)
                else:
                    return
            elif kind == PAUSE and self.waiting() == 0:
                self.drop()
            elif kind == ENEMIES_ACT:
                self.next_enemy(luck, events)
            elif kind == 0:
                if not self.hand_over(events):
                    return
            else:
                return
        if self.end != a.RUNNING:
            events.note(a.ENDED, self.end)
            self.tell_the_end(events)

    def tell_the_end(self, events: Events) -> None:
        """The quest may have a last word."""
        tale = self.script.won_tale if self.is_won() else self.script.lost_tale
        if tale >= 0:
            self.told = tale
            events.note(a.EPILOGUE, tale)

    def hand_over(self, events: Events) -> bool:
        """End an activation that has nothing left, and the heroes' phase with the last; False if a hero must decide."""
        seat = self.active
        if seat != NOBODY:
            if self.acts[seat] > 0 or self.steps > 0 or len(heroes.minor_actions(self, seat, vec[i64]())) > 0:
                return False
            self.finish_activation(seat)
        for done in self.done:
            if done == 0:
                return False
        events.note(a.ENEMIES)
        self.queue = line_up(self)
        self.push(pack(ENEMIES_ACT))
        if len(self.queue) > 0:
            self.pause(False)
        return True

    def next_enemy(self, luck: Luck, events: Events) -> None:
        if len(self.queue) == 0:
            self.drop()
            self.recover(events)
            return
        tag = self.queue[0]
        self.queue = self.queue[1:]
        i = self.tagged(tag)
        if i != NOBODY:
            attacked = activate(self, i, luck, events)
            if self.pending() != TIE and not self.is_last():
                self.pause(attacked)

    def enemy_turn(self, i: i64, chosen: i64, luck: Luck, events: Events) -> None:
        """Go on with the enemy that the players have chosen a target for."""
        attacked = go_for(self, i, chosen, luck, events)
        if not self.is_last():
            self.pause(attacked)

    def is_last(self) -> bool:
        """Whether after this enemy the heroes have their own phase at once: the quest does not have its say before, and
        somebody is not stunned."""
        if len(self.queue) > 0:
            return False
        for n in range(0, len(self.script.events), 4):
            if self.is_due(n):
                return False
        for seat in range(self.seats):
            if self.is_alive(seat) and self.dazed[seat] == 0:
                return True
        return False

    def pause(self, attacked: bool) -> None:
        """Whoever has a minor action to take may do so before the next enemy acts, by each seat's own wish always or
        after an attack (B9)."""
        asked: i64 = 0
        one: i64 = 1
        for seat in range(self.seats):
            when = self.pauses_for(seat)
            wanted = when == a.ALWAYS or (when == a.WHEN_ATTACKED and attacked)
            if wanted and self.is_alive(seat) and len(heroes.minor_actions(self, seat, vec[i64]())) > 0:
                asked |= one << seat
        if asked != 0:
            # Below anything else that is pending, such as an encounter that a push has led to.
            above = self.stack[1:]
            self.stack = append(self.stack[:1], pack(PAUSE, asked))
            for frame in above:
                self.push(frame)

    def go_on(self, seat: i64) -> None:
        """A seat has nothing more to do in a pause."""
        one: i64 = 1
        left = arg1(self.top()) & ~(one << seat)
        self.drop()
        if left != 0:
            self.push(pack(PAUSE, left))

    def recover(self, events: Events) -> None:
        """Actions come back, what works at the end of a round does so, and the quest may have its say (B11)."""
        regenerate(self, events)
        script = self.script
        for n in range(len(script.events) - 4, -1, -4):  # the last to be pushed is the first to be told
            if self.is_due(n):
                self.push(
                    pack(SCRIPT, script.events[n + 3], self.decider(0), self.tile_of_events(script.events[n + 2]))
                )
        self.round += 1
        events.note(a.ROUND, self.round)
        for seat in range(self.seats):
            self.guard[seat] = 0
            if self.square[seat] != NOWHERE:
                self.acts[seat] = ACTIONS
                self.done[seat] = 0
                if self.dazed[seat] == 1:
                    self.dazed[seat] = 0
                    self.acts[seat] = 0
                    self.done[seat] = 1

    def is_due(self, n: i64) -> bool:
        """Whether one of the quest's own events happens at the end of this round."""
        at = self.script.events[n]
        every = self.script.events[n + 1]
        return self.round == at or (every > 0 and self.round > at and (self.round - at) % every == 0)

    def tile_of_events(self, where: i64) -> i64:
        if where == AT_START:
            return 0
        if where == AT_NEWEST:
            return self.floor.count() - 1
        return self.floor.home[self.square[self.decider(0)]]

    def is_won(self) -> bool:
        return a.WON_EXIT <= self.end <= a.WON_TOLD

    def payoff(self, seat: i64) -> float:
        return 1.0 if self.is_won() else 0.0

    # Knowledge

    def redeal(self, seat: i64, luck: Luck) -> None:
        """Nothing is hidden: what will be drawn is not in the position."""


def face_of(die: i64) -> i64:
    """A rolled enemy as the face of its die: green 0-5, blue 6-11 (melee 1-3, ranged 1-3), red 12-17."""
    colour = die & 3
    life = (die >> 3) & 7
    if colour == a.RED:
        return 11 + life
    return colour * 6 + ((die >> 2) & 1) * 3 + life - 1
