# compiled by mypyc
"""The kinds of actions, events, luck and tasks of this game, as the numbers that the rules use."""

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
CAME: Final[i64] = 4  # monster, area
INN: Final[i64] = 5  # inn card
NO_INN: Final[i64] = 6
GROUP_CAME: Final[i64] = 7  # seat, room
PROGRESSED: Final[i64] = 8  # seat, from, to
MALUS: Final[i64] = 9  # seat, value
REVEALED: Final[i64] = 10  # seat, tile
GUARDED: Final[i64] = 11  # seat, power, malus
RECRUITED: Final[i64] = 12  # seat, count, monster, area
PLACED: Final[i64] = 13  # seat, count, monster, to
FOOTSTEPS: Final[i64] = 14  # seat, count
MOVED: Final[i64] = 15  # seat, monster, from, to
SACRIFICED: Final[i64] = 16  # seat, monster, from
MIXED: Final[i64] = 17  # seat, mixture
CALLED: Final[i64] = 18  # seat, vip card
DREW: Final[i64] = 19  # seat, swordbearer
REMOVED: Final[i64] = 20  # seat, room
DUMPED: Final[i64] = 21  # seat, monster, from
NEW_MIXTURE: Final[i64] = 22  # mixture
NEW_VIP: Final[i64] = 23  # vip card
LAST_ROUND: Final[i64] = 24
RESHUFFLED: Final[i64] = 25
ENDED: Final[i64] = 26

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

# What is still to be done lies on a stack of tasks, each packed as (kind, count, what, to, seat). First what an effect
# can ask for: this is the whole vocabulary of the cards.
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

NOTHING: Final[i64] = -1
"""No card, no tile, no seat."""
