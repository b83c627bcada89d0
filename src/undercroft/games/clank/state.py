# compiled by mypyc
"""What lies on the table: the thieves with their cards and loot, the row, the tokens, the dragon's bag."""

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.luck import Luck
from undercroft.engine.position import Position
from undercroft.games.clank.actions import A_CARD, DREW, INSIDE, NEW_HAND, RUNNING, SHUFFLED
from undercroft.games.clank.cards import CardSet
from undercroft.games.clank.dungeon import START, Board

HAND: Final[i64] = 5
ROW: Final[i64] = 6
CUBES_EACH: Final[i64] = 30
DRAGON_CUBES: Final[i64] = 24
HEALTH: Final[i64] = 10
RAGE_CUBES: Final = vec[i64]([0, 2, 2, 3, 3, 4, 4, 5])
"""Cubes drawn in an attack, by space of the rage track, from 1 on (C30)."""
TOP_RAGE: Final[i64] = 7
ARTIFACTS: Final = vec[i64]([5, 7, 10, 15, 20, 25, 30])
CROWNS: Final = vec[i64]([10, 9, 8])
PRICE: Final[i64] = 7
"""Gold for any item of the market (C16)."""
MASTERY: Final[i64] = 20
IDOL_POINTS: Final[i64] = 5
ITEM_POINTS: Final[i64] = 5
BLACK: Final[i64] = 4
"""The colour of the dragon's cubes; a thief's colour is the seat."""
NOBODY: Final[i64] = -1


@final
class Thief:
    """One player: four piles of cards, a pawn, cubes, and loot."""

    def __init__(self) -> None:
        self.deck: vec[i64] = vec[i64]()
        """A set: its order means nothing."""
        self.hand: vec[i64] = vec[i64]()
        self.played: vec[i64] = vec[i64]()
        self.discard: vec[i64] = vec[i64]()
        self.open: i64 = 0
        """The first so many cards of the hand are known to all, because the deck ran out when they were in it."""
        self.status: i64 = INSIDE
        self.room: i64 = START
        self.supply: i64 = CUBES_EACH
        self.clank: i64 = 0
        """Own cubes in the clank area."""
        self.damage: i64 = 0
        self.gold: i64 = 0
        self.artifacts: i64 = 0
        """A bit for each, in the order of their values."""
        self.keys: i64 = 0
        self.backpacks: i64 = 0
        self.crowns: i64 = 0
        """A bit for each, in the order 10, 9, 8."""
        self.idols: i64 = 0
        self.kept: vec[i64] = vec[i64]()
        """How many of each secret the thief keeps."""

    def copy(self) -> "Thief":
        new = Thief()
        new.deck = self.deck[:]
        new.hand = self.hand[:]
        new.played = self.played[:]
        new.discard = self.discard[:]
        new.open = self.open
        new.status = self.status
        new.room = self.room
        new.supply = self.supply
        new.clank = self.clank
        new.damage = self.damage
        new.gold = self.gold
        new.artifacts = self.artifacts
        new.keys = self.keys
        new.backpacks = self.backpacks
        new.crowns = self.crowns
        new.idols = self.idols
        new.kept = self.kept[:]
        return new

    def leave_hand(self, card: i64) -> None:
        """Take a card out of the hand; the others keep their order."""
        hand = self.hand
        place: i64 = 0
        while hand[place] != card:
            place += 1
        if place < self.open:
            self.open -= 1
        for i in range(place, len(hand) - 1):
            hand[i] = hand[i + 1]
        self.hand, _ = pop(hand)

    def draw(self, seat: i64, count: i64, luck: Luck, events: Events, hand: bool = False) -> None:
        """Draw cards, or a new hand, which is one event and not five.

        The discard pile becomes the deck when that has run out, the play area never does (C27).
        """
        for _ in range(count):
            if len(self.deck) == 0:
                if len(self.discard) == 0:
                    break
                self.deck = self.discard
                self.discard = vec[i64]()
                self.open = len(self.hand)
                events.note(SHUFFLED, seat, len(self.deck))
            deck = self.deck
            drawn = luck.draw(deck, A_CARD)
            card = deck[drawn]
            deck[drawn] = deck[len(deck) - 1]  # a set: the last one fills the gap
            self.deck, _ = pop(deck)
            self.hand = append(self.hand, card)
            if not hand:
                events.note(DREW, seat, card)
        if hand:
            events.note(NEW_HAND, seat, len(self.hand))

    def capacity(self) -> i64:
        """How many more artifacts the thief can carry (C22)."""
        carried: i64 = 0
        for i in range(len(ARTIFACTS)):
            carried += (self.artifacts >> i) & 1
        return 1 + self.backpacks - carried


def index_of(cards: vec[i64], card: i64) -> i64:
    for i in range(len(cards)):
        if cards[i] == card:
            return i
    return -1


class State(Position):
    """Everything on the table. The rules (`Heist`) are written on top of it."""

    def __init__(self, cards: CardSet, board: Board, seats: i64) -> None:
        self.cards = cards
        self.board = board
        self.seats = seats
        self.thieves: list[Thief] = []
        self.turn: i64 = NOBODY
        self.rounds: i64 = 0
        """Turns taken, for the dragon's schedule in the solo game (C55)."""
        # The dungeon
        self.row: vec[i64] = vec[i64]()
        self.deck: vec[i64] = vec[i64]()
        """The dungeon deck, a set."""
        self.discard: vec[i64] = vec[i64]()
        self.stock: vec[i64] = vec[i64]()
        """Cards left in the piles of the reserve."""
        self.box: vec[i64] = vec[i64]()
        """Cards that were trashed."""
        self.tokens: vec[i64] = vec[i64]()
        """Secrets or idols left in each room; which secrets they are nobody knows."""
        self.minor: vec[i64] = vec[i64]()
        """The minor secrets that nobody has seen yet, and the major ones: sets."""
        self.major: vec[i64] = vec[i64]()
        self.artifacts: i64 = 0
        """A bit for each artifact that still lies in its room."""
        self.keys: i64 = 2
        self.backpacks: i64 = 2
        self.crowns: i64 = 3
        # The dragon
        self.rage: i64 = 1
        self.bag: vec[i64] = vec[i64]()
        """The colours of the cubes in it, a set."""
        self.aside: vec[i64] = vec[i64]([0, 0, 0, 0, 0])
        """Cubes out of the game, by colour: those of the dragon may come back."""
        self.attacks: vec[i64] = vec[i64]()
        """What each attack drew, cube by cube: three bits each, one more than the colour, the first one lowest."""
        self.herald: i64 = NOBODY
        """Who left or fell first and so counts down (C35)."""
        self.countdown: i64 = 0
        self.end: i64 = RUNNING
        # This turn
        self.skill: i64 = 0
        self.swords: i64 = 0
        self.boots: i64 = 0
        self.teleports: i64 = 0
        self.hush: i64 = 0
        """Clank that will be cancelled if it is made later this turn (C25)."""
        self.placed: i64 = 0
        """Own cubes put into the clank area this turn, whatever became of them (C47)."""
        self.gains: i64 = 0
        """How often gold was gained (C56)."""
        self.searches: i64 = 0
        self.swaggers: i64 = 0
        self.gold_paid: i64 = 0
        """What searches and swaggers have given so far."""
        self.skill_paid: i64 = 0
        self.jewellers: i64 = 0
        self.fearless: bool = False
        self.sure_footed: bool = False
        self.tired: bool = False
        """In a crystal cave entered this turn (C21)."""
        self.springs: i64 = 0
        """Cards to trash at the end of the turn (C49)."""
        self.burgles: i64 = 0
        """Master Burglars whose offer waits for a Burgle (C59)."""
        self.unmet: vec[i64] = vec[i64]()
        """Cards played whose bonus waits for its condition (C12)."""
        self.pending: vec[i64] = vec[i64]()
        """What must be decided first, the last on top: the kind of decision, and 8 bits up the card that asks."""
        self.ending: bool = False
        """The turn ends when nothing is pending any more."""

    def copy_from(self, other: "State") -> None:
        """Everything but what the constructor was told."""
        for thief in other.thieves:
            self.thieves.append(thief.copy())
        self.turn = other.turn
        self.rounds = other.rounds
        self.row = other.row[:]
        self.deck = other.deck[:]
        self.discard = other.discard[:]
        self.stock = other.stock[:]
        self.box = other.box[:]
        self.tokens = other.tokens[:]
        self.minor = other.minor[:]
        self.major = other.major[:]
        self.artifacts = other.artifacts
        self.keys = other.keys
        self.backpacks = other.backpacks
        self.crowns = other.crowns
        self.rage = other.rage
        self.bag = other.bag[:]
        self.aside = other.aside[:]
        self.attacks = other.attacks[:]
        self.herald = other.herald
        self.countdown = other.countdown
        self.end = other.end
        self.skill = other.skill
        self.swords = other.swords
        self.boots = other.boots
        self.teleports = other.teleports
        self.hush = other.hush
        self.placed = other.placed
        self.gains = other.gains
        self.searches = other.searches
        self.swaggers = other.swaggers
        self.gold_paid = other.gold_paid
        self.skill_paid = other.skill_paid
        self.jewellers = other.jewellers
        self.fearless = other.fearless
        self.sure_footed = other.sure_footed
        self.tired = other.tired
        self.springs = other.springs
        self.burgles = other.burgles
        self.unmet = other.unmet[:]
        self.pending = other.pending[:]
        self.ending = other.ending

    def begin_turn(self, seat: i64) -> None:
        """What was not used is lost, and so is what was saved (C25, C27)."""
        self.turn = seat
        self.skill = 0
        self.swords = 0
        self.boots = 0
        self.teleports = 0
        self.hush = 0
        self.placed = 0
        self.gains = 0
        self.searches = 0
        self.swaggers = 0
        self.gold_paid = 0
        self.skill_paid = 0
        self.jewellers = 0
        self.fearless = False
        self.sure_footed = False
        self.tired = False
        self.springs = 0
        self.burgles = 0
        self.unmet = vec[i64]()
        self.pending = vec[i64]()
        self.ending = False

    def ask(self, what: i64, card: i64 = 0) -> None:
        """Something must be decided before the turn goes on."""
        self.pending = append(self.pending, what | (card << 8))

    def asked(self) -> i64:
        """What must be decided now, -1 if nothing."""
        if len(self.pending) == 0:
            return -1
        return self.pending[len(self.pending) - 1] & 255

    def asker(self) -> i64:
        """The card that asks."""
        return self.pending[len(self.pending) - 1] >> 8

    def answered(self) -> None:
        self.pending, _ = pop(self.pending)
