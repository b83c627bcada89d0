# compiled by mypyc
"""Phase 5: what the rooms 1 to 4 do for a monster (D20, D25-D28)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.luck import Luck
from undercroft.engine.packing import pack
from undercroft.games.donjon.actions import (
    A_MIXTURE,
    A_SWORDBEARER,
    A_VIP,
    CALLED,
    DREW,
    FOOTSTEPS,
    MIXED,
    NEW_MIXTURE,
    NEW_VIP,
    NOTHING,
    PASS,
    SACRIFICED,
    USE_POWER,
)
from undercroft.games.donjon.dungeon import KINDS, OUBLIETTES, RESERVE, ROOMS, VIP, outside, room
from undercroft.games.donjon.effects import Effects
from undercroft.games.donjon.pieces import draw_from, only, size_of
from undercroft.games.donjon.tasks import (
    BEDROOM,
    BY_ROOM,
    LABORATORY,
    REFECTORY,
    REFILL,
    STEP,
    VIP_CARD,
    by_card,
    to_do,
)

OPEN_MIXTURES: Final[i64] = 3
OPEN_VIPS: Final[i64] = 2
CRYSTAL_STEPS: Final[i64] = 7


class Powers(Effects):
    """The table with the powers of the rooms."""

    def has_power(self, number: i64) -> bool:
        """Every room has its power, but without VIPs the refectory has none (D26)."""
        return number != 2 or (self.open_vips != 0 and self.areas[RESERVE * KINDS + VIP] > 0)

    def powers(self, seat: i64) -> vec[i64]:
        options = vec[i64]()
        for number in range(1, ROOMS):
            if not self.has_power(number):
                continue
            first = self.at(seat, room(number))
            for kind in range(KINDS):
                if self.monsters[first + kind] > 0:
                    options = append(options, pack(USE_POWER, kind, room(number)))
        return append(options, pack(PASS))

    def use_power(self, seat: i64, kind: i64, place: i64, events: Events) -> None:
        self.throw(seat, kind, place, OUBLIETTES)
        events.note(SACRIFICED, seat, kind, place, outside(OUBLIETTES))
        if place == room(1):
            self.push(pack(LABORATORY, 0, 0, 0, seat))
        elif place == room(2):
            self.push(pack(REFECTORY, 0, 0, 0, seat))
        elif place == room(3):
            events.note(FOOTSTEPS, seat, CRYSTAL_STEPS)
            self.push(to_do(STEP, CRYSTAL_STEPS, 0, 0, seat, by_card(BY_ROOM, place)))
        else:
            self.push(pack(BEDROOM, 0, 0, 0, seat))

    def mix(self, seat: i64, card: i64, events: Events) -> None:
        """Apply a Mixture; it goes to the discards, which are what lies neither in the pile nor open (D25)."""
        self.open_mixtures &= ~only(card)
        events.note(MIXED, seat, card)
        self.push(pack(REFILL, 0, 0, 0, seat))
        self.lay_card(self.box.mixtures, card, seat, NOTHING)

    def place_vip(self, seat: i64, place: i64, luck: Luck, events: Events) -> None:
        self.push(pack(VIP_CARD, place, 0, 0, seat))
        self.bring(seat, place, VIP, RESERVE, luck, events)

    def call(self, seat: i64, card: i64, place: i64, events: Events) -> None:
        """Apply a VIP card to the room where the figure has arrived; it never comes back (D26)."""
        self.open_vips &= ~only(card)
        events.note(CALLED, seat, card, place)
        self.push(pack(REFILL, 0, 0, 0, seat))
        self.lay_card(self.box.vips, card, seat, place)

    def draw_swordbearer(self, seat: i64, luck: Luck, events: Events) -> None:
        """The task of drawing is done once luck has answered; until then it is what the table waits for (D28)."""
        if self.swordbearers == 0:
            self.swordbearers = self.box.swordbearers.all
        card = draw_from(self.swordbearers, A_SWORDBEARER, luck)
        self.drop()
        self.swordbearers &= ~only(card)
        events.note(DREW, seat, card)
        self.lay_card(self.box.swordbearers, card, seat, NOTHING)

    def refill(self, luck: Luck, events: Events) -> None:
        """Three Mixtures and two VIP cards lie open, while there are any."""
        while size_of(self.open_mixtures) < OPEN_MIXTURES:
            if self.mixtures == 0:
                self.mixtures = self.box.mixtures.all & ~self.open_mixtures
            card = draw_from(self.mixtures, A_MIXTURE, luck)
            self.mixtures &= ~only(card)
            self.open_mixtures |= only(card)
            events.note(NEW_MIXTURE, card)
        while size_of(self.open_vips) < OPEN_VIPS and self.vips != 0:
            card = draw_from(self.vips, A_VIP, luck)
            self.vips &= ~only(card)
            self.open_vips |= only(card)
            events.note(NEW_VIP, card)
