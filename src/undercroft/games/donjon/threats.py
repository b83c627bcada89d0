# compiled by mypyc
"""Phase 1: what comes out of forest and swamp, and out of the inn (D10-D13)."""

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.luck import Luck
from undercroft.engine.packing import pack
from undercroft.games.donjon.actions import (
    A_THREAT,
    AN_INN_CARD,
    CAME,
    INN,
    KEEP,
    LAST_ROUND,
    NO_INN,
    NOTHING,
    RESHUFFLED,
    SPREAD,
    THREATENED,
)
from undercroft.games.donjon.cards import MOST
from undercroft.games.donjon.dungeon import CROWDED, FOREST, GROUP, SWAMP
from undercroft.games.donjon.pieces import draw_from, has, only, size_of
from undercroft.games.donjon.powers import Powers


class Threats(Powers):
    """The table with what threatens the dungeons."""

    def is_short(self, area: i64) -> bool:
        return self.in_area(area) < CROWDED

    def threaten(self, luck: Luck, events: Events) -> None:
        """Reveal a card unless both areas are crowded; its left icon hits everybody."""
        if not (self.is_short(FOREST) or self.is_short(SWAMP)):  # D10
            return
        if self.threats == 0:  # D34
            self.threats = self.cemetery
            self.cemetery = 0
            events.note(RESHUFFLED)
        card = draw_from(self.threats, A_THREAT, luck)
        self.threats &= ~only(card)
        self.shown_threat = card
        events.note(THREATENED, card)
        if self.threats == 0 and not self.last_round:  # D34
            self.last_round = True
            events.note(LAST_ROUND)
        self.push(pack(KEEP, 0, 0, 0, self.turn))
        self.push(pack(SPREAD, 0, 0, 0, self.turn))
        self.lay_on_all(self.box.threats.yours(card), only(self.seats) - 1)  # D11

    def lay_on_all(self, effects: vec[i64], hit: i64) -> None:
        """Effects for a set of seats, clockwise from the one in turn."""
        step = self.seats - 1
        while step >= 0:
            seat = (self.turn + step) % self.seats
            if has(hit, seat):
                self.lay(effects, seat, NOTHING)
            step -= 1

    def spread_threat(self, area: i64, events: Events) -> None:
        """The two monsters of the card come to an area (D12)."""
        for n in range(2):
            kind = self.box.threat_monsters[2 * self.shown_threat + n]
            if self.spread(kind, area):
                events.note(CAME, kind, area)

    def keep_threat(self, luck: Luck, events: Events) -> None:
        """The card is kept or goes to the cemetery; as many kept as there are players wake the inn (D13)."""
        if self.box.threat_marks[self.shown_threat] == 1:
            self.kept |= only(self.shown_threat)
        else:
            self.cemetery |= only(self.shown_threat)
        self.shown_threat = NOTHING
        if size_of(self.kept) < self.seats:
            return
        self.cemetery |= self.kept
        self.kept = 0
        if self.inn == 0:
            events.note(NO_INN)
            return
        card = draw_from(self.inn, AN_INN_CARD, luck)
        self.inn &= ~only(card)
        events.note(INN, card)
        self.lay_on_all(self.box.inn.yours(card), self.meant_by(card))

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
