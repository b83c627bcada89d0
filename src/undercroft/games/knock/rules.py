# compiled by mypyc
"""Knock, Knock! Dungeon!: set-up, turn and end of one keep, in the order of the rule book."""

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.luck import Luck
from undercroft.engine.packing import arg1, arg2, arg3, kind_of, pack
from undercroft.engine.position import TABLE, Position
from undercroft.games.knock.actions import (
    A_CARD,
    A_SEAT,
    A_SPELL,
    ALARM,
    BURNED,
    CAST,
    DEALT,
    DEFEATED,
    DONE,
    DREW,
    ENDED,
    FIREBALL,
    FLIPPED,
    FOUND,
    FROZE,
    ICE_FLASH,
    KNIGHT,
    LOST_ALARM,
    LOST_CARDS,
    LOST_HALL,
    LOST_RESERVE,
    LOST_TIME,
    NO_DRAW,
    OPENED,
    PLACE,
    PLACED,
    POISON,
    POISONED,
    REVEAL,
    REVEALED,
    RUNNING,
    SPELLS,
    SPHERE,
    TIME_UP,
    TIMED,
    WON,
)
from undercroft.games.knock.cards import CardSet
from undercroft.games.knock.dungeon import CENTRE, FROZEN, HALL, NOWHERE, Dungeon

TIME_TOKENS: Final[i64] = 12
SAFE: Final[i64] = 5
"""The highest danger at which a hall stays quiet and a creature falls (K15, K16)."""
NO_CARD: Final[i64] = -1
ANYONE: Final[i64] = -1


def hand_size(seats: i64) -> i64:
    """K4."""
    if seats == 1:
        return 6
    return 4 if seats <= 5 else 3


@final
class Keep(Position):
    """One keep: the dungeon, the hands, the pile and the tokens."""

    def __init__(self, dungeon: Dungeon, seats: i64) -> None:
        self.dungeon = dungeon
        self.cards: CardSet = dungeon.cards
        self.seats = seats
        self.slots: i64 = hand_size(seats)
        self.hands: vec[i64] = vec[i64]()
        """`slots` places a seat, NO_CARD where empty: a card keeps its place in the hand."""
        self.shown: vec[i64] = vec[i64]()
        """The card that each seat has revealed and must play next, or NO_CARD (K8)."""
        self.pile: vec[i64] = vec[i64]()
        """What may still be drawn above the Black Knight: a set, its order means nothing."""
        self.knight_below: bool = True
        """The Black Knight still lies under the pile (K3)."""
        self.knight_drawn: bool = False
        """The seat in turn has drawn him and must place him now (K19)."""
        self.turn: i64 = ANYONE
        self.reserve: i64 = TIME_TOKENS
        self.silence: bool = False
        self.spells: i64 = 0
        """The team's Spellbook tokens, as a bit mask."""
        self.burned: i64 = NO_CARD
        """The creature that a Fireball took out of the dungeon."""
        self.level: i64 = 1
        self.adventure: bool = False
        self.chest_hunt: bool = False
        self.clock: bool = False
        self.end: i64 = RUNNING

    def copy(self) -> "Keep":
        new = Keep(self.dungeon.copy(), self.seats)
        new.hands = self.hands[:]
        new.shown = self.shown[:]
        new.pile = self.pile[:]
        new.knight_below = self.knight_below
        new.knight_drawn = self.knight_drawn
        new.turn = self.turn
        new.reserve = self.reserve
        new.silence = self.silence
        new.spells = self.spells
        new.burned = self.burned
        new.level = self.level
        new.adventure = self.adventure
        new.chest_hunt = self.chest_hunt
        new.clock = self.clock
        new.end = self.end
        return new

    # Set-up

    def set_up(self, luck: Luck, events: Events) -> None:
        """Sort the pile, deal, turn the first card up and settle who begins (K3-K7)."""
        self.pile = self.cards.pile_for(self.level)
        self.shown = vec[i64]([NO_CARD] * self.seats)
        self.hands = vec[i64]([NO_CARD] * (self.seats * self.slots))
        for slot in range(len(self.hands)):  # K4
            self.hands[slot] = self.take(luck)
            events.note(DEALT, slot // self.slots, self.hands[slot])
        card = self.take(luck)  # K5
        self.dungeon = Dungeon(self.cards, 16)
        self.dungeon.place(card, CENTRE, 0)
        events.note(OPENED, card)
        self.take_tokens(card, CENTRE, events)
        if self.turn == ANYONE:  # K7
            everyone = vec[i64]()
            for seat in range(self.seats):
                everyone = append(everyone, seat)
            self.turn = everyone[luck.draw(everyone, A_SEAT)]

    def take(self, luck: Luck) -> i64:
        """One card from the pile."""
        pile = self.pile
        drawn = luck.draw(pile, A_CARD)
        card = pile[drawn]
        pile[drawn] = pile[len(pile) - 1]  # a set: the last one fills the gap
        self.pile, _ = pop(pile)
        return card

    # Decisions

    def waiting(self) -> i64:
        if self.end != RUNNING:
            return 0
        one: i64 = 1
        return one << self.turn

    def legal(self, seat: i64) -> vec[i64]:
        options = vec[i64]()
        if self.end != RUNNING:
            return options
        if seat == TABLE:
            if self.clock:
                options = append(options, pack(TIME_UP))
            return options
        if seat == self.turn:
            options = self.placings(self.choice(seat))
        if self.can_reveal(seat):
            for slot in range(seat * self.slots, (seat + 1) * self.slots):
                if self.hands[slot] != NO_CARD:
                    options = append(options, pack(REVEAL, self.hands[slot]))
        if self.spells != 0:  # K30
            options = self.castings(options)
            if self.is_out_of_cards():  # K18
                options = append(options, pack(DONE))
        return options

    def choice(self, seat: i64) -> vec[i64]:
        """The cards that a seat in turn may choose from, with NO_CARD for a gap in the hand."""
        if self.knight_drawn:
            return vec[i64]([self.cards.knight])  # K19
        if self.shown[seat] != NO_CARD:
            return vec[i64]([self.shown[seat]])  # K8
        return self.hands[seat * self.slots : (seat + 1) * self.slots]

    def can_reveal(self, seat: i64) -> bool:
        """Not alone, and one card at a time (K8)."""
        return self.seats > 1 and self.shown[seat] == NO_CARD

    def placings(self, hand: vec[i64]) -> vec[i64]:
        """Each of these cards on every open site, both ways up (K9-K11)."""
        sites = self.dungeon.open
        turns = self.cards.turns
        ways: i64 = 0
        for card in hand:
            if card != NO_CARD:
                ways += turns[card]
        # The longest list of the game: filling one of the right size is three times as fast as appending,
        # and with room for the cards that may be revealed it need not be moved for them.
        count = ways * len(sites)
        options = vec[i64]([0] * count, capacity=count + self.slots)
        n: i64 = 0
        for card in hand:
            if card != NO_CARD:
                for turned in range(turns[card]):
                    for site in sites:
                        options[n] = pack(PLACE, card, site, turned)
                        n += 1
        return options

    def castings(self, options: vec[i64]) -> vec[i64]:
        dungeon = self.dungeon
        for i in range(dungeon.size()):
            if not dungeon.is_creature(i):
                continue
            site = dungeon.site[i]
            if self.has_spell(FIREBALL) and self.can_burn(i):
                options = append(options, pack(FIREBALL, site))
            if self.has_spell(ICE_FLASH) and self.can_freeze(i):
                options = append(options, pack(ICE_FLASH, site))
            if self.has_spell(POISON):
                for corner in range(4):
                    options = append(options, pack(POISON, site, corner))
        if self.has_spell(SPHERE) and self.silence:
            options = append(options, pack(SPHERE))
        return options

    def can_burn(self, creature: i64) -> bool:
        """A Fireball takes every creature but the Black Knight (K31)."""
        return self.dungeon.card(creature) != self.cards.knight

    def can_freeze(self, creature: i64) -> bool:
        """Once is enough (K32)."""
        return self.dungeon.guard[creature] != FROZEN

    def can_cast(self) -> bool:
        return self.spells != 0 and len(self.castings(vec[i64]())) > 0

    def has_spell(self, spell: i64) -> bool:
        return (self.spells >> (spell - FIREBALL)) & 1 == 1

    # The turn

    def apply(self, seat: i64, action: i64, luck: Luck, events: Events) -> None:
        kind = kind_of(action)
        if kind == PLACE:
            self.place(seat, arg1(action), arg2(action), arg3(action), luck, events)
        elif kind == REVEAL:
            self.shown[seat] = arg1(action)
            events.note(REVEALED, seat, arg1(action))
        elif kind == TIME_UP:
            self.finish(LOST_TIME, luck, events)  # K22
        elif kind == DONE:
            self.finish(LOST_CARDS, luck, events)  # K18
        else:
            self.cast(seat, kind, action, luck, events)
            if self.end == RUNNING and self.is_out_of_cards() and not self.can_cast():
                self.finish(LOST_CARDS, luck, events)  # K18

    def place(self, seat: i64, card: i64, site: i64, turned: i64, luck: Luck, events: Events) -> None:
        """Place, evaluate, alarm, draw (K9-K19)."""
        dungeon = self.dungeon
        at_once = self.knight_drawn  # K19
        self.knight_drawn = False
        if not at_once:
            self.leave_hand(seat, card)
        touched = dungeon.place(card, site, turned)
        events.note(PLACED, seat, card, site, turned)
        if self.cards.silence[card] and self.seats > 1:  # K12
            self.flip(events)
        if not self.take_tokens(card, site, events):
            self.finish(LOST_RESERVE, luck, events)
            return
        self.evaluate(touched, False, luck, events)
        if self.end != RUNNING:
            return
        if not at_once:
            if not self.alarm(events):
                self.finish(LOST_ALARM, luck, events)
                return
            self.draw(seat, card, luck, events)
            if self.knight_drawn:
                return
        self.next_turn(luck, events)

    def leave_hand(self, seat: i64, card: i64) -> None:
        for slot in range(seat * self.slots, (seat + 1) * self.slots):
            if self.hands[slot] == card:
                self.hands[slot] = NO_CARD
        if self.shown[seat] == card:
            self.shown[seat] = NO_CARD

    def flip(self, events: Events) -> None:
        self.silence = not self.silence
        events.note(FLIPPED, 1 if self.silence else 0)

    def take_tokens(self, card: i64, site: i64, events: Events) -> bool:
        """A creature takes its Time tokens from the reserve; False if there are not enough (K13)."""
        tokens = self.cards.tokens[card]
        if tokens > self.reserve:
            return False
        if tokens > 0:
            self.reserve -= tokens
            self.dungeon.guard[self.dungeon.size() - 1] = tokens
            events.note(TIMED, site, tokens)
        return True

    def evaluate(self, touched: vec[i64], thawed: bool, luck: Luck, events: Events) -> None:
        """Evaluate the cards touched (K15, K16, K20). A hall that is lost counts before any victory.

        `thawed` says that a frozen creature has just left the dungeon, which may free the Black Knight's fall.
        """
        dungeon = self.dungeon
        for i in touched:
            if not dungeon.is_creature(i) and dungeon.danger[i] > SAFE:
                self.finish(LOST_HALL, luck, events)
                return
        knight = NOWHERE
        for i in touched:
            if dungeon.is_creature(i) and dungeon.danger[i] <= SAFE:
                if dungeon.card(i) == self.cards.knight:
                    knight = i
                else:
                    thawed = thawed or dungeon.guard[i] == FROZEN
                    self.defeat(i, events)
        if thawed and knight == NOWHERE:
            knight = self.fallen_knight()
        if knight != NOWHERE and not self.is_shielded(knight):  # K32
            self.defeat(knight, events)
            self.finish(WON, luck, events)  # K21

    def defeat(self, index: i64, events: Events) -> None:
        dungeon = self.dungeon
        tokens = dungeon.tokens(index)
        self.reserve += tokens
        dungeon.guard[index] = HALL
        events.note(DEFEATED, dungeon.site[index], dungeon.card(index), tokens)

    def fallen_knight(self) -> i64:
        """The Black Knight if he stands in the dungeon at a danger that defeats him."""
        dungeon = self.dungeon
        for i in range(dungeon.size()):
            if dungeon.card(i) == self.cards.knight and dungeon.danger[i] <= SAFE:
                return i
        return NOWHERE

    def is_shielded(self, knight: i64) -> bool:
        """Another creature that is frozen must fall before the Black Knight (K32)."""
        guard = self.dungeon.guard
        for i in range(len(guard)):
            if guard[i] == FROZEN and i != knight:
                return True
        return False

    def alarm(self, events: Events) -> bool:
        """Every creature gives a Time token back; False if one gives its last (K17)."""
        guard = self.dungeon.guard
        taken: i64 = 0
        quiet = True
        for i in range(len(guard)):
            if guard[i] > 0:
                guard[i] -= 1
                taken += 1
                if guard[i] == 0:
                    quiet = False
        self.reserve += taken
        if taken > 0:
            events.note(ALARM, taken)
        return quiet

    def draw(self, seat: i64, placed: i64, luck: Luck, events: Events) -> None:
        """Draw a card for the one placed (K18, K19, K26)."""
        if self.seats == 1 and self.cards.silence[placed]:
            events.note(NO_DRAW, seat)
        elif len(self.pile) > 0:
            card = self.take(luck)
            for slot in range(seat * self.slots, (seat + 1) * self.slots):
                if self.hands[slot] == NO_CARD:
                    self.hands[slot] = card
                    break
            events.note(DREW, seat, card)
        elif self.knight_below:
            self.knight_below = False
            self.knight_drawn = True
            events.note(KNIGHT, seat)

    def next_turn(self, luck: Luck, events: Events) -> None:
        """Clockwise to the next player who has a card (K7, K18).

        With all hands empty the keep is lost, unless a spell can be cast: then the next player is waited for, and
        anybody may cast it or say that there is nothing more to do.
        """
        for step in range(1, self.seats + 1):
            seat = (self.turn + step) % self.seats
            for slot in range(seat * self.slots, (seat + 1) * self.slots):
                if self.hands[slot] != NO_CARD:
                    self.turn = seat
                    return
        if self.can_cast():
            self.turn = (self.turn + 1) % self.seats
        else:
            self.finish(LOST_CARDS, luck, events)

    def is_out_of_cards(self) -> bool:
        """All hands are empty, and the Black Knight need not be placed."""
        if self.knight_drawn:
            return False
        for card in self.hands:
            if card != NO_CARD:
                return False
        return True

    # Spells (K30-K34)

    def cast(self, seat: i64, spell: i64, action: i64, luck: Luck, events: Events) -> None:
        one: i64 = 1
        self.spells &= ~(one << (spell - FIREBALL))
        events.note(CAST, seat, spell - FIREBALL)
        if spell == SPHERE:
            self.flip(events)
            return
        dungeon = self.dungeon
        site = arg1(action)
        i = dungeon.at(site)
        thawed = dungeon.guard[i] == FROZEN
        if spell == FIREBALL:
            tokens = dungeon.tokens(i)
            self.reserve += tokens
            self.burned = dungeon.card(i)
            events.note(BURNED, site, self.burned, tokens)
            dungeon.remove(i)
            self.evaluate(dungeon.around(site), thawed, luck, events)
        elif spell == ICE_FLASH:
            self.reserve += dungeon.tokens(i)
            dungeon.guard[i] = FROZEN
            events.note(FROZE, site)
        elif spell == POISON:
            corner = arg2(action)
            dungeon.poison(i, corner)
            events.note(POISONED, site, corner)
            touched = vec[i64]([i])
            other = dungeon.neighbour(i, corner)
            if other != NOWHERE:
                touched = append(touched, other)
            self.evaluate(touched, False, luck, events)

    # The end

    def finish(self, end: i64, luck: Luck, events: Events) -> None:
        self.end = end
        events.note(ENDED, end)
        if end == WON and self.adventure:
            self.find_spell(luck, events)

    def find_spell(self, luck: Luck, events: Events) -> None:
        """After a win the team draws one of the Spellbook tokens that it does not hold (K27)."""
        reserve = vec[i64]()
        for spell in range(SPELLS):
            if not self.has_spell(FIREBALL + spell):
                reserve = append(reserve, spell)
        if len(reserve) > 0:
            spell = reserve[luck.draw(reserve, A_SPELL)]
            one: i64 = 1
            self.spells |= one << spell
            events.note(FOUND, spell)

    def payoff(self, seat: i64) -> float:
        return 1.0 if self.end == WON else 0.0

    # Knowledge

    def redeal(self, seat: i64, luck: Luck) -> None:
        """Deal the other hands again from all that `seat` has not seen (K8)."""
        unseen = self.pile
        hidden = vec[i64]()
        for slot in range(len(self.hands)):
            card = self.hands[slot]
            owner = slot // self.slots
            if owner != seat and card != NO_CARD and card != self.shown[owner]:
                hidden = append(hidden, slot)
                unseen = append(unseen, card)
        self.pile = unseen
        for slot in hidden:
            self.hands[slot] = self.take(luck)
