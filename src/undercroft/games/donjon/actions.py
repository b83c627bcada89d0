# compiled by mypyc
"""The kinds of actions, events and luck of this game, as the numbers that the rules use."""

from typing import Final

from mypy_extensions import i64

# Actions
RECRUIT: Final[i64] = 0  # area, monster, count, to
MOVE_ONE: Final[i64] = 1  # monster, from, to
PLACE_ONE: Final[i64] = 2  # monster, to
USE_POWER: Final[i64] = 3  # monster, from
MIX: Final[i64] = 4  # mixture
CALL: Final[i64] = 5  # vip card
USE_GUARDIAN: Final[i64] = 6  # power
REMOVE_ONE: Final[i64] = 7  # room
DUMP_ONE: Final[i64] = 8  # monster, from
SPREAD_TO: Final[i64] = 9  # area
PASS: Final[i64] = 10

# Events
OBJECTIVE: Final[i64] = 0  # objective
BOARD: Final[i64] = 1  # seat, board
TURN: Final[i64] = 2  # seat
THREATENED: Final[i64] = 3  # threat
CAME: Final[i64] = 4  # monster, from, to
INN: Final[i64] = 5  # inn card
NO_INN: Final[i64] = 6
GROUP_CAME: Final[i64] = 7  # seat, from, to
PROGRESSED: Final[i64] = 8  # seat, from, to
MALUS: Final[i64] = 9  # seat, value
REVEALED: Final[i64] = 10  # seat, tile
GUARDED: Final[i64] = 11  # seat, power, malus
RECRUITED: Final[i64] = 12  # seat, monster, from, to
PLACED: Final[i64] = 13  # seat, monster, from, to
FOOTSTEPS: Final[i64] = 14  # seat, count
MOVED: Final[i64] = 15  # seat, monster, from, to
SACRIFICED: Final[i64] = 16  # seat, monster, from, to
MIXED: Final[i64] = 17  # seat, mixture
CALLED: Final[i64] = 18  # seat, vip card, room
DREW: Final[i64] = 19  # seat, swordbearer
REMOVED: Final[i64] = 20  # seat, from, to
DUMPED: Final[i64] = 21  # seat, monster, from, to
NEW_MIXTURE: Final[i64] = 22  # mixture
NEW_VIP: Final[i64] = 23  # vip card
LAST_ROUND: Final[i64] = 24
RESHUFFLED: Final[i64] = 25
ENDED: Final[i64] = 26
HIT: Final[i64] = 27  # seat, inn card

# Kinds of luck
A_THREAT: Final[i64] = 0
AN_INN_CARD: Final[i64] = 1
A_MIXTURE: Final[i64] = 2
A_VIP: Final[i64] = 3
A_SWORDBEARER: Final[i64] = 4
A_TILE: Final[i64] = 5
AN_OBJECTIVE: Final[i64] = 6
A_MONSTER: Final[i64] = 7
A_SEAT: Final[i64] = 8

NOTHING: Final[i64] = -1
"""No card, no tile, no seat."""
