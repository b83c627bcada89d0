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
    CALL,
    CALLED,
    DREW,
    FOOTSTEPS,
    MIX,
    MIXED,
    NEW_MIXTURE,
    NEW_VIP,
    NOTHING,
    PLACE_ONE,
    SACRIFICED,
    USE_POWER,
)
from undercroft.games.donjon.cards import Deck
from undercroft.games.donjon.dungeon import KINDS, OUBLIETTES, POWER_ROOMS, RESERVE, ROOMS, VIP, outside, room
from undercroft.games.donjon.monsters import bring, throw
from undercroft.games.donjon.order import lay_card
from undercroft.games.donjon.piles import draw_from, has, only, size_of
from undercroft.games.donjon.state import State
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
"""Room 3, Crystal balls (D27)."""


def has_power(state: State, number: i64) -> bool:
    """Every room up to the fourth has its power, but without VIPs the refectory has none (D26)."""
    return number != 2 or (state.open_vips != 0 and state.of_kind(RESERVE, VIP) > 0)


def can_use_power(state: State, seat: i64) -> bool:
    """Whether there is a monster to send away in a room with a power (D20)."""
    for number in range(1, POWER_ROOMS + 1):
        if has_power(state, number) and state.crowd(seat, room(number)) > 0:
            return True
    return False


def sacrifices(state: State, seat: i64) -> vec[i64]:
    """Any monster of a room with a power (D20)."""
    options = vec[i64]()
    for number in range(1, POWER_ROOMS + 1):
        if not has_power(state, number):
            continue
        first = state.at(seat, room(number))
        for kind in range(KINDS):
            if state.monsters[first + kind] > 0:
                options = append(options, pack(USE_POWER, kind, room(number)))
    return options


def use_power(state: State, seat: i64, kind: i64, place: i64, events: Events) -> None:
    throw(state, seat, kind, place, OUBLIETTES)
    events.note(SACRIFICED, seat, kind, place, outside(OUBLIETTES))
    if place == room(1):
        state.push(pack(LABORATORY, 0, 0, 0, seat))
    elif place == room(2):
        state.push(pack(REFECTORY, 0, 0, 0, seat))
    elif place == room(3):  # D27
        events.note(FOOTSTEPS, seat, CRYSTAL_STEPS)
        state.push(to_do(STEP, CRYSTAL_STEPS, 0, 0, seat, by_card(BY_ROOM, place)))
    else:
        state.push(pack(BEDROOM, 0, 0, 0, seat))


# Room 1, Laboratory (D25)


def open_mixtures(state: State) -> vec[i64]:
    return cards_of(MIX, state.box.mixtures, state.open_mixtures)


def cards_of(kind: i64, deck: Deck, lying: i64) -> vec[i64]:
    """A choice of each card that lies open."""
    options = vec[i64]()
    for card in range(deck.size):
        if has(lying, card):
            options = append(options, pack(kind, card))
    return options


def mix(state: State, seat: i64, card: i64, events: Events) -> None:
    """Apply a Mixture; it goes to the discards, which are what lies neither in the pile nor open."""
    state.open_mixtures &= ~only(card)
    events.note(MIXED, seat, card)
    state.push(pack(REFILL, 0, 0, 0, seat))
    lay_card(state, state.box.mixtures, card, seat, NOTHING)


# Room 2, Refectory (D26)


def rooms_for_vip() -> vec[i64]:
    options = vec[i64]()
    for number in range(1, ROOMS + 1):
        options = append(options, pack(PLACE_ONE, VIP, room(number)))
    return options


def place_vip(state: State, seat: i64, place: i64, luck: Luck, events: Events) -> None:
    state.push(pack(VIP_CARD, place, 0, 0, seat))
    bring(state, seat, place, VIP, RESERVE, luck, events)


def open_vips(state: State) -> vec[i64]:
    return cards_of(CALL, state.box.vips, state.open_vips)


def call(state: State, seat: i64, card: i64, place: i64, events: Events) -> None:
    """Apply a VIP card to the room where the figure has arrived; it never comes back."""
    state.open_vips &= ~only(card)
    events.note(CALLED, seat, card, place)
    state.push(pack(REFILL, 0, 0, 0, seat))
    lay_card(state, state.box.vips, card, seat, place)


def refill(state: State, luck: Luck, events: Events) -> None:
    """Three Mixtures and two VIP cards lie open, while there are any (D25, D26)."""
    while size_of(state.open_mixtures) < OPEN_MIXTURES:
        if state.mixtures == 0:
            state.mixtures = state.box.mixtures.all & ~state.open_mixtures
        card = draw_from(state.mixtures, A_MIXTURE, luck)
        state.mixtures &= ~only(card)
        state.open_mixtures |= only(card)
        events.note(NEW_MIXTURE, card)
    while size_of(state.open_vips) < OPEN_VIPS and state.vips != 0:
        card = draw_from(state.vips, A_VIP, luck)
        state.vips &= ~only(card)
        state.open_vips |= only(card)
        events.note(NEW_VIP, card)


# Room 4, Bedroom (D28)


def draw_swordbearer(state: State, seat: i64, luck: Luck, events: Events) -> None:
    """The task of drawing is done once luck has answered; until then it is what the table waits for."""
    if state.swordbearers == 0:
        state.swordbearers = state.box.swordbearers.all
    card = draw_from(state.swordbearers, A_SWORDBEARER, luck)
    state.drop()
    state.swordbearers &= ~only(card)
    events.note(DREW, seat, card)
    lay_card(state, state.box.swordbearers, card, seat, NOTHING)
