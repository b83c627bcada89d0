# compiled by mypyc
"""Clank!: set-up, turn and end of a heist, in the order of the rule book."""

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.luck import Luck
from undercroft.engine.packing import arg1, arg2, kind_of, pack
from undercroft.games.clank.actions import (
    A_CARD,
    A_SEAT,
    ALL_OUT,
    AN_ARTIFACT,
    ARTIFACT,
    BACKPACK,
    BEGINS,
    BOXED,
    BUY,
    CHOOSE,
    COUNTED,
    COUNTED_OUT,
    CROWN,
    DEALT,
    DISCARD,
    DISCARDED,
    DRANK,
    DRINK,
    END,
    ENDED,
    FIGHT,
    GRAB,
    IN_DISCARD,
    IN_PLAY,
    INSIDE,
    KEY,
    MARKET,
    MOVE,
    OPENED,
    PASS,
    PLAY,
    PLAY_ALL,
    REPLACE,
    RUNNING,
    TAKE,
    TELEPORT,
    TO_BURGLE,
    TO_CHOOSE,
    TO_DISCARD,
    TO_GRAB,
    TO_REPLACE,
    TO_SPRING,
    TO_TAKE,
    TO_TRASH,
    TRASH,
    USE,
)
from undercroft.games.clank.buying import (
    buy,
    buy_item,
    can_pay,
    fight,
    is_at_market,
    is_reachable,
    price_of,
    refill,
    replace,
    use,
)
from undercroft.games.clank.cards import DEVICE, GOBLIN, HEAL, MONSTER, RESERVE, STARTER
from undercroft.games.clank.dragon import anyone_inside, attack, knock_out, make_clank
from undercroft.games.clank.effects import can_happen, do, has_secret, offer, play, settle, trash
from undercroft.games.clank.moving import (
    artifact_in,
    is_bearable,
    is_passable,
    may_enter,
    monsters_on,
    move,
    take_artifact,
    take_token,
    teleport,
)
from undercroft.games.clank.scoring import score_of, winners
from undercroft.games.clank.state import (
    ARTIFACTS,
    BLACK,
    DRAGON_CUBES,
    HAND,
    NOBODY,
    ROW,
    State,
    Thief,
)

SCHEDULE: Final[i64] = 3
"""Alone, the dragon attacks after every third turn (C55)."""
FULL_MARKS: Final = 150.0
"""Points alone that are worth all that a win can be worth (C55)."""
LAST_SPACE: Final[i64] = 5
"""Of the countdown (C35)."""


def add_new(options: vec[i64], action: i64) -> vec[i64]:
    """Append an action that is not listed yet: two equal cards are one choice."""
    for option in options:
        if option == action:
            return options
    return append(options, action)


@final
class Heist(State):
    """A heist from set-up to the last thief's way out."""

    def copy(self) -> "Heist":
        new = Heist(self.cards, self.board, self.seats)
        new.copy_from(self)
        return new

    # Set-up

    def set_up(self, luck: Luck, events: Events) -> None:
        """C4 to C10."""
        cards = self.cards
        self.lay_artifacts(luck, events)
        self.tokens = self.board.tokens[:]  # C5
        for secret in range(len(cards.secret_count)):
            for _ in range(cards.secret_count[secret]):
                if cards.major[secret]:
                    self.major = append(self.major, secret)
                else:
                    self.minor = append(self.minor, secret)
        self.rage = 5 - max(self.seats, 2)  # C7
        self.bag = vec[i64]([BLACK] * DRAGON_CUBES)
        self.open_row(luck, events)
        for seat in range(self.seats):  # C9
            self.deal(seat, luck, events)
        if self.turn == NOBODY:  # C10
            everyone = vec[i64]()
            for seat in range(self.seats):
                everyone = append(everyone, seat)
            self.turn = everyone[luck.draw(everyone, A_SEAT)]
        events.note(BEGINS, self.turn)
        for place in range(min(self.seats, 3)):
            make_clank(self, (self.turn + place) % self.seats, 3 - place, events)
        self.begin_turn(self.turn)

    def lay_artifacts(self, luck: Luck, events: Events) -> None:
        """With fewer than four thieves some go back to the box (C4)."""
        lying = vec[i64]()
        for i in range(len(ARTIFACTS)):
            lying = append(lying, i)
        for _ in range(4 - max(self.seats, 2)):
            lying, boxed = pop(lying, luck.draw(lying, AN_ARTIFACT))
            events.note(BOXED, boxed)
        one: i64 = 1
        for artifact in lying:
            self.artifacts |= one << artifact

    def open_row(self, luck: Luck, events: Events) -> None:
        """Six cards without a dragon; those with one are shuffled back (C8). Nothing arrives yet (C53)."""
        cards = self.cards
        for card in range(len(cards.kind)):
            if cards.kind[card] == RESERVE:
                self.stock = append(self.stock, cards.count[card])
            elif cards.kind[card] > GOBLIN:
                for _ in range(cards.count[card]):
                    self.deck = append(self.deck, card)
        dragons = vec[i64]()
        while len(self.row) < ROW and len(self.deck) > 0:
            self.deck, card = pop(self.deck, luck.draw(self.deck, A_CARD))
            if cards.dragon[card]:
                dragons = append(dragons, card)
            else:
                self.row = append(self.row, card)
                events.note(OPENED, card)
        for card in dragons:
            self.deck = append(self.deck, card)

    def deal(self, seat: i64, luck: Luck, events: Events) -> None:
        cards = self.cards
        thief = Thief()
        self.thieves.append(thief)
        thief.kept = vec[i64]([0] * len(cards.secret_count))
        for card in range(len(cards.kind)):
            if cards.kind[card] == STARTER:
                for _ in range(cards.count[card]):
                    thief.deck = append(thief.deck, card)
        for _ in range(HAND):
            thief.deck, card = pop(thief.deck, luck.draw(thief.deck, A_CARD))
            thief.hand = append(thief.hand, card)
            events.note(DEALT, seat, card)

    # Decisions

    def waiting(self) -> i64:
        if self.end != RUNNING:
            return 0
        one: i64 = 1
        return one << self.turn

    def legal(self, seat: i64) -> vec[i64]:
        if seat != self.turn or self.end != RUNNING:
            return vec[i64]()
        asked = self.asked()
        if asked >= 0:
            return self.answers(asked)
        thief = self.thieves[seat]
        options = vec[i64](capacity=24)
        if len(thief.hand) > 0:
            options = self.plays(options, thief)
        options = self.deals(options)
        if self.boots > 0:
            options = self.moves(options, thief)
        if self.teleports > 0:
            options = self.teleports_from(options, thief)
        if artifact_in(self, thief.room) and thief.capacity() > 0:  # C22
            options = append(options, pack(ARTIFACT))
        if can_pay(thief) and is_at_market(self, thief):  # C16
            if self.keys > 0:
                options = append(options, pack(MARKET, KEY))
            if self.backpacks > 0:
                options = append(options, pack(MARKET, BACKPACK))
            if self.crowns > 0:
                options = append(options, pack(MARKET, CROWN))
        for secret in range(len(thief.kept)):  # C43
            if thief.kept[secret] > 0 and self.is_drinkable(thief, secret):
                options = append(options, pack(DRINK, secret))
        if len(thief.hand) == 0:  # C11
            options = append(options, pack(END))
        return options

    def plays(self, options: vec[i64], thief: Thief) -> vec[i64]:
        """C11."""
        plain = False
        for card in thief.hand:
            if not self.cards.choosy[card]:
                plain = True
        if plain:
            options = append(options, pack(PLAY_ALL))
        for card in thief.hand:
            options = add_new(options, pack(PLAY, card))
        return options

    def deals(self, options: vec[i64]) -> vec[i64]:
        """Cards to acquire, devices to use, monsters to fight (C14, C15)."""
        cards = self.cards
        for card in self.row:
            kind = cards.kind[card]
            if kind == MONSTER:
                if self.swords >= cards.cost[card] and is_reachable(self, card):
                    options = add_new(options, pack(FIGHT, card))
            elif self.skill >= price_of(self, card) and is_reachable(self, card):
                options = add_new(options, pack(USE if kind == DEVICE else BUY, card))
        for pile in range(len(self.stock)):
            card = cards.stock[pile]
            if self.stock[pile] > 0 and self.skill >= cards.cost[card]:  # C38
                options = append(options, pack(BUY, card))
        if self.swords >= cards.cost[cards.goblin]:
            options = append(options, pack(FIGHT, cards.goblin))
        return options

    def moves(self, options: vec[i64], thief: Thief) -> vec[i64]:
        """Each tunnel with each number of swords that may be spent in it (C17, C18)."""
        board = self.board
        for way in range(board.first[thief.room], board.first[thief.room + 1]):
            if is_passable(self, way):
                monsters = monsters_on(self, way)
                for swords in range(min(monsters, self.swords) + 1):
                    if is_bearable(self, monsters - swords):
                        options = append(options, pack(MOVE, board.to[way], swords))
        return options

    def teleports_from(self, options: vec[i64], thief: Thief) -> vec[i64]:
        """C24."""
        board = self.board
        for way in range(board.first[thief.room], board.first[thief.room + 1]):
            if may_enter(thief, board.to[way]):
                options = append(options, pack(TELEPORT, board.to[way]))
        return options

    def is_drinkable(self, thief: Thief, secret: i64) -> bool:
        """Whether a kept secret is a potion; one that heals waits for a wound (C43)."""
        potion = self.cards.potion[secret]
        if potion == 0:
            return False
        return thief.damage > 0 or self.cards.amount_of(potion, HEAL) == 0

    def answers(self, asked: i64) -> vec[i64]:
        """What may be decided where something must be decided first."""
        options = vec[i64](capacity=16)
        thief = self.thieves[self.turn]
        if asked == TO_TAKE:  # C20
            return append(append(options, pack(TAKE)), pack(PASS))
        if asked == TO_DISCARD:  # C37
            for card in thief.hand:
                options = add_new(options, pack(DISCARD, card))
            return append(options, pack(PASS))
        if asked == TO_CHOOSE:
            card = self.asker()
            cards = self.cards
            for effect in range(cards.then[card], cards.then[card] + cards.thens[card]):
                verb = cards.verb[cards.first[effect]]
                if can_happen(self, verb):
                    options = append(options, pack(CHOOSE, verb))
        elif asked in (TO_TRASH, TO_BURGLE, TO_SPRING):  # C37
            for card in thief.played:
                if asked != TO_BURGLE or card == self.cards.burgle:
                    options = add_new(options, pack(TRASH, card, IN_PLAY))
            for card in thief.discard:
                if asked != TO_BURGLE or card == self.cards.burgle:
                    options = add_new(options, pack(TRASH, card, IN_DISCARD))
            if asked != TO_SPRING:  # C49, C59
                options = append(options, pack(PASS))
        elif asked == TO_REPLACE:
            for card in self.row:
                options = add_new(options, pack(REPLACE, card))
            options = append(options, pack(PASS))  # C59
        elif asked == TO_GRAB:
            board = self.board
            for way in range(board.first[thief.room], board.first[thief.room + 1]):
                if has_secret(self, board.to[way]):
                    options = append(options, pack(GRAB, board.to[way]))
        return options

    # The turn

    def apply(self, seat: i64, action: i64, luck: Luck, events: Events) -> None:
        kind = kind_of(action)
        if kind == PLAY_ALL:
            self.play_all(luck, events)
        elif kind == PLAY:
            play(self, arg1(action), luck, events)
        elif kind == BUY:
            buy(self, arg1(action), luck, events)
        elif kind == USE:
            use(self, arg1(action), luck, events)
        elif kind == FIGHT:
            fight(self, arg1(action), luck, events)
        elif kind == MOVE:
            move(self, arg1(action), arg2(action), events)
        elif kind == TELEPORT:
            teleport(self, arg1(action), events)
        elif kind == ARTIFACT:
            take_artifact(self, events)
        elif kind == MARKET:
            buy_item(self, arg1(action), events)
        elif kind == DRINK:
            self.drink(arg1(action), luck, events)
        elif kind == END:
            self.ending = True
        else:
            self.answer(kind, arg1(action), arg2(action), luck, events)
        settle(self, luck, events)
        if self.thieves[seat].status != INSIDE:  # C57
            self.pending = vec[i64]()
            self.finish_turn(luck, events)
        elif self.ending and len(self.pending) == 0:
            self.call_spring(luck, events)

    def play_all(self, luck: Luck, events: Events) -> None:
        """Every card of the hand that asks for nothing, and those drawn on the way, until something is asked."""
        thief = self.thieves[self.turn]
        place: i64 = 0
        while place < len(thief.hand) and len(self.pending) == 0:
            card = thief.hand[place]
            if self.cards.choosy[card]:
                place += 1
            else:
                play(self, card, luck, events)
                settle(self, luck, events)

    def drink(self, secret: i64, luck: Luck, events: Events) -> None:
        """C43."""
        self.thieves[self.turn].kept[secret] -= 1
        events.note(DRANK, self.turn, secret)
        do(self, self.turn, self.cards.potion[secret], luck, events)

    def answer(self, kind: i64, what: i64, pile: i64, luck: Luck, events: Events) -> None:
        seat = self.turn
        thief = self.thieves[seat]
        card = self.asker()
        self.answered()
        if kind == TAKE:
            take_token(self, thief.room, luck, events)
        elif kind == GRAB:
            take_token(self, what, luck, events)
        elif kind == DISCARD:
            thief.leave_hand(what)
            thief.discard = append(thief.discard, what)
            events.note(DISCARDED, seat, what)
            offer(self, card, luck, events)
        elif kind == CHOOSE:
            cards = self.cards
            for effect in range(cards.then[card], cards.then[card] + cards.thens[card]):
                if cards.verb[cards.first[effect]] == what:
                    do(self, seat, effect, luck, events)
        elif kind == TRASH:
            trash(self, thief, what, pile, events)
        elif kind == REPLACE:
            replace(self, what, luck, events)

    # The end of the turn

    def call_spring(self, luck: Luck, events: Events) -> None:
        """A Magic Spring takes its card before the turn is over (C49)."""
        thief = self.thieves[self.turn]
        if self.springs > 0 and len(thief.played) + len(thief.discard) > 0:
            self.springs -= 1
            self.ask(TO_SPRING)
        else:
            self.finish_turn(luck, events)

    def finish_turn(self, luck: Luck, events: Events) -> None:
        """A new hand, a full row, and the dragon if she was called (C27, C28)."""
        seat = self.turn
        thief = self.thieves[seat]
        for card in thief.played:
            thief.discard = append(thief.discard, card)
        thief.played = vec[i64]()
        self.begin_turn(seat)
        if thief.status == INSIDE:
            thief.draw(seat, HAND, luck, events, True)
        self.rounds += 1
        called = refill(self, luck, events)
        if called or (self.seats == 1 and self.rounds % SCHEDULE == 0):
            attack(self, 0, luck, events)
        self.next_turn(luck, events)

    def next_turn(self, luck: Luck, events: Events) -> None:
        """Clockwise to the next thief inside; whoever was first out counts down instead (C34, C35)."""
        seat = self.turn
        while anyone_inside(self):
            seat = (seat + 1) % self.seats
            if self.thieves[seat].status == INSIDE:
                self.begin_turn(seat)
                return
            if seat == self.herald:
                self.count_down(luck, events)
        self.end = ALL_OUT if self.countdown < LAST_SPACE else COUNTED_OUT  # C36
        events.note(ENDED, self.end)

    def count_down(self, luck: Luck, events: Events) -> None:
        """C35, C44."""
        self.countdown += 1
        events.note(COUNTED, self.herald, self.countdown)
        if self.countdown < LAST_SPACE:
            attack(self, self.countdown - 1, luck, events)
            return
        for seat in range(self.seats):
            if self.thieves[seat].status == INSIDE:
                knock_out(self, seat, events)

    def payoff(self, seat: i64) -> float:
        """Alone, the points count (C55)."""
        won = winners(self)
        if (won >> seat) & 1 == 0:
            return 0.0
        if self.seats == 1:
            return min(1.0, float(score_of(self, seat)) / FULL_MARKS)
        count: i64 = 0
        for other in range(self.seats):
            count += (won >> other) & 1
        return 1.0 / float(count)

    # Knowledge

    def redeal(self, seat: i64, luck: Luck) -> None:
        """Deal the other hands again, each from its owner's deck, which all know (C9)."""
        for other in range(self.seats):
            thief = self.thieves[other]
            hidden = len(thief.hand) - thief.open
            if other == seat or hidden == 0:
                continue
            for i in range(thief.open, len(thief.hand)):
                thief.deck = append(thief.deck, thief.hand[i])
            for i in range(thief.open, len(thief.hand)):
                deck = thief.deck
                drawn = luck.draw(deck, A_CARD)
                thief.hand[i] = deck[drawn]
                deck[drawn] = deck[len(deck) - 1]
                thief.deck, _ = pop(deck)
