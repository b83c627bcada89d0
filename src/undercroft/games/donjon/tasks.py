# compiled by mypyc
"""What is still to be done lies on a stack of tasks, each of them one int.

A task is packed as (kind, count, what, to, seat); above the seat stands what it comes from, so that whoever has to do
it can be told why.
"""

from typing import Final

from mypy_extensions import i64

from undercroft.engine.packing import arg2, arg4, kind_of, pack
from undercroft.games.donjon.dungeon import HIGHEST

# First what an effect can ask for: this is the whole vocabulary of the cards.
PLACE: Final[i64] = 0  # count, what, to: from outside into the dungeon
MOVE: Final[i64] = 1  # count, from, to: inside the dungeon
TELEPORT: Final[i64] = 2  # up to count
REMOVE: Final[i64] = 3  # count, from: groups of adventurers
PROGRESS: Final[i64] = 4  # count
DUMP: Final[i64] = 5  # count: to the oubliettes
STEP: Final[i64] = 6  # count
EFFECTS: Final[i64] = 7
"""Tasks below this are effects of cards."""
# And the phases of a turn with what belongs to them.
THREAT: Final[i64] = 7
SPREAD: Final[i64] = 8
KEEP: Final[i64] = 9
GUARDIAN: Final[i64] = 10
RECRUITMENT: Final[i64] = 11
POWER: Final[i64] = 12
LABORATORY: Final[i64] = 13
REFECTORY: Final[i64] = 14
VIP_CARD: Final[i64] = 15  # the place of the figure
REFILL: Final[i64] = 16
BEDROOM: Final[i64] = 17

# What a task comes from: a card of one of these decks, the power of a room by its place, or nothing but the turn.
BY_THREAT: Final[i64] = 0
BY_INN: Final[i64] = 1
BY_MIXTURE: Final[i64] = 2
BY_VIP: Final[i64] = 3
BY_SWORDBEARER: Final[i64] = 4
BY_POWER: Final[i64] = 5
BY_ROOM: Final[i64] = 6
BY_TURN: Final[i64] = 0
"""As a source: no card, no room."""
CARDS: Final[i64] = 32
"""No deck has more."""
SEATS: Final[i64] = 4


def by_card(deck: i64, card: i64) -> i64:
    """The source of what a card asks for; the number of a deck and that of a card, or of a place."""
    return 1 + deck * CARDS + card


def deck_of(source: i64) -> i64:
    return (source - 1) // CARDS


def card_of(source: i64) -> i64:
    return (source - 1) % CARDS


def to_do(kind: i64, count: i64, what: i64, to: i64, seat: i64, source: i64) -> i64:
    return pack(kind, count, what, to, seat + SEATS * source)


def seat_of(task: i64) -> i64:
    """Who has to do it."""
    return arg4(task) % SEATS


def source_of(task: i64) -> i64:
    return arg4(task) // SEATS


def is_optional(task: i64) -> bool:
    """Whether it may be left at that: the Guardian's power (D14), footsteps (D19), a room's power (D20), and "up to"
    may be none: all moves but the one out of the highest room (D29)."""
    kind = kind_of(task)
    return kind in (STEP, TELEPORT, GUARDIAN, POWER) or (kind == MOVE and arg2(task) != HIGHEST)
