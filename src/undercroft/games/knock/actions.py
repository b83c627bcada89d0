# compiled by mypyc
"""The kinds of actions, events and luck of this game, as the numbers that the rules use."""

from typing import Final

from mypy_extensions import i64

# Actions
PLACE: Final[i64] = 0  # card, site, turned
REVEAL: Final[i64] = 1  # card
FIREBALL: Final[i64] = 2  # site
ICE_FLASH: Final[i64] = 3  # site
POISON: Final[i64] = 4  # site, corner
SPHERE: Final[i64] = 5
TIME_UP: Final[i64] = 6
DONE: Final[i64] = 7

# Events
DEALT: Final[i64] = 0  # seat, card (hidden)
OPENED: Final[i64] = 1  # card
PLACED: Final[i64] = 2  # seat, card, site, turned
REVEALED: Final[i64] = 3  # seat, card
CAST: Final[i64] = 4  # seat, spell
BURNED: Final[i64] = 5  # site, card, tokens given back
FROZE: Final[i64] = 6  # site
POISONED: Final[i64] = 7  # site, corner
FLIPPED: Final[i64] = 8  # silence
TIMED: Final[i64] = 9  # site, tokens
DEFEATED: Final[i64] = 10  # site, card, tokens given back
ALARM: Final[i64] = 11  # tokens taken back
DREW: Final[i64] = 12  # seat, card (hidden)
NO_DRAW: Final[i64] = 13  # seat
KNIGHT: Final[i64] = 14  # seat
FOUND: Final[i64] = 15  # spell
ENDED: Final[i64] = 16  # end

# Kinds of luck
A_CARD: Final[i64] = 0
A_SPELL: Final[i64] = 1
A_SEAT: Final[i64] = 2

# The Spellbook tokens, in the order of their action kinds from FIREBALL on
SPELLS: Final[i64] = 4
SPELL_NAMES: Final = ("fireball", "ice-flash", "poison", "sphere")

# How a keep ends
RUNNING: Final[i64] = 0
WON: Final[i64] = 1  # K21
LOST_HALL: Final[i64] = 2  # K15
LOST_RESERVE: Final[i64] = 3  # K13
LOST_ALARM: Final[i64] = 4  # K17
LOST_TIME: Final[i64] = 5  # K22
LOST_CARDS: Final[i64] = 6  # K18
END_NAMES: Final = ("running", "won", "hall", "reserve", "alarm", "time", "cards")
