"""The kinds of actions, events and luck, as the numbers that the rules use."""

from typing import Final

from mypy_extensions import i64

# Actions
DEEPER: Final[i64] = 0
CLIMB: Final[i64] = 1
CHARM: Final[i64] = 2

# Events
DEALT: Final[i64] = 0  # seat, charm (hidden)
FOUND: Final[i64] = 1  # seat, tile
LURKS: Final[i64] = 2  # tile
CHARMED: Final[i64] = 3  # seat, tile
CLIMBED: Final[i64] = 4  # seat
DARK: Final[i64] = 5
ROLLED: Final[i64] = 6  # seat, face

# Kinds of luck; a die needs none
A_TILE: Final[i64] = 0
A_SEAT: Final[i64] = 1

# A charm
SPENT: Final[i64] = -1
CHARM_POINTS: Final[i64] = 2
