# compiled by mypyc
"""Phase 1: what comes out of forest and swamp, and out of the inn (D10-D13)."""

from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.luck import Luck
from undercroft.engine.packing import pack
from undercroft.games.donjon.actions import (
    A_THREAT,
    AN_INN_CARD,
    CAME,
    HIT,
    INN,
    LAST_ROUND,
    NO_INN,
    NOTHING,
    RESHUFFLED,
    THREATENED,
)
from undercroft.games.donjon.cards import MOST, Deck
from undercroft.games.donjon.dungeon import CROWDED, FOREST, GROUP, RESERVE, SWAMP, outside
from undercroft.games.donjon.pieces import draw_from, has, only, size_of
from undercroft.games.donjon.powers import Powers
from undercroft.games.donjon.tasks import KEEP, SPREAD, by_card


class Threats(Powers):
    """The table with what threatens the dungeons."""

    def is_short(self, area: i64) -> bool:
        return self.in_area(area) < CROWDED

    def threaten(self, luck: Luck, events: Events) -> None:
        """Reveal a card unless both areas are crowded; its left icon hits everybody."""
        if not (self.is_short(FOREST) or self.is_short(SWAMP)):  # D10
            self.drop()
            return
        if self.threats == 0:  # D34
            self.threats = self.cemetery
            self.cemetery = 0
            events.note(RESHUFFLED)
        card = draw_from(self.threats, A_THREAT, luck)
        self.drop()
        self.threats &= ~only(card)
        self.shown_threat = card
        events.note(THREATENED, card)
        if self.threats == 0 and not self.last_round:  # D34
            self.last_round = True
            events.note(LAST_ROUND)
        self.push(pack(KEEP, 0, 0, 0, self.turn))
        self.push(pack(SPREAD, 0, 0, 0, self.turn))
        self.lay_on_all(self.box.threats, card, only(self.seats) - 1)  # D11

    def lay_on_all(self, deck: Deck, card: i64, hit: i64) -> None:
        """The effects of a card for a set of seats, clockwise from the one in turn."""
        effects = deck.yours(card)
        step = self.seats - 1
        while step >= 0:
            seat = (self.turn + step) % self.seats
            if has(hit, seat):
                self.lay(effects, seat, NOTHING, by_card(deck.number, card))
            step -= 1

    def spread_threat(self, area: i64, events: Events) -> None:
        """The two monsters of the card come to an area (D12)."""
        for n in range(2):
            kind = self.box.threat_monsters[2 * self.shown_threat + n]
            if self.spread(kind, area):
                events.note(CAME, kind, outside(RESERVE), outside(area))

    def keep_threat(self, luck: Luck, events: Events) -> None:
        """The card is kept or goes to the cemetery; as many kept as there are players wake the inn (D13)."""
        shown = only(self.shown_threat)
        is_kept = self.box.threat_marks[self.shown_threat] == 1
        awake = is_kept and size_of(self.kept | shown) >= self.seats
        card = NOTHING
        if awake and self.inn != 0:  # first of all, so that nothing has changed while luck is asked
            card = draw_from(self.inn, AN_INN_CARD, luck)
        self.drop()
        self.shown_threat = NOTHING
        if not is_kept:
            self.cemetery |= shown
        elif not awake:
            self.kept |= shown
        else:
            self.cemetery |= self.kept | shown
            self.kept = 0
            self.open_inn(card, events)

    def open_inn(self, card: i64, events: Events) -> None:
        """An Inn card hits whom it means, if there is one left."""
        if card == NOTHING:
            events.note(NO_INN)
            return
        self.inn &= ~only(card)
        events.note(INN, card)
        hit = self.meant_by(card)
        for step in range(self.seats):
            seat = (self.turn + step) % self.seats
            if has(hit, seat):
                events.note(HIT, seat, card)
        self.lay_on_all(self.box.inn, card, hit)

    def meant_by(self, inn_card: i64) -> i64:
        """The seats with most, or least, of what an Inn card names; who has none does not have most."""
        what = self.box.inn_what[inn_card]
        most = self.box.inn_who[inn_card] == MOST
        best: i64 = 0
        meant: i64 = 0
        for seat in range(self.seats):
            count = self.groups_of(seat) if what == GROUP else self.in_dungeon(seat, what)
            if not most:
                count = -count
            if meant == 0 or count > best:
                meant = only(seat)
                best = count
            elif count == best:
                meant |= only(seat)
        return 0 if most and best == 0 else meant
