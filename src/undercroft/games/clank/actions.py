# compiled by mypyc
"""The kinds of actions, events and luck of this game, as the numbers that the rules use."""

from typing import Final

from mypy_extensions import i64

# Actions
PLAY_ALL: Final[i64] = 0
PLAY: Final[i64] = 1  # card
DISCARD: Final[i64] = 2  # card
TRASH: Final[i64] = 3  # card, pile
REPLACE: Final[i64] = 4  # card
CHOOSE: Final[i64] = 5  # verb
TAKE: Final[i64] = 6
GRAB: Final[i64] = 7  # room
PASS: Final[i64] = 8
ARTIFACT: Final[i64] = 9
MOVE: Final[i64] = 10  # room, swords
TELEPORT: Final[i64] = 11  # room
BUY: Final[i64] = 12  # card
USE: Final[i64] = 13  # card
FIGHT: Final[i64] = 14  # card
MARKET: Final[i64] = 15  # item
DRINK: Final[i64] = 16  # secret
END: Final[i64] = 17

# Events
BOXED: Final[i64] = 0  # artifact
OPENED: Final[i64] = 1  # card
DEALT: Final[i64] = 2  # seat, card (hidden)
BEGINS: Final[i64] = 3  # seat
PLAYED: Final[i64] = 4  # seat, card
DREW: Final[i64] = 5  # seat, card (hidden)
SHUFFLED: Final[i64] = 6  # seat, cards
DISCARDED: Final[i64] = 7  # seat, card
TRASHED: Final[i64] = 8  # seat, card, pile
REPLACED: Final[i64] = 9  # seat, card
ACQUIRED: Final[i64] = 10  # seat, card, skill
USED: Final[i64] = 11  # seat, card, skill
DEFEATED: Final[i64] = 12  # seat, card, swords
MOVED: Final[i64] = 13  # seat, room left, room entered, swords
WOUNDED: Final[i64] = 14  # seat, damage, room left, room entered
TELEPORTED: Final[i64] = 15  # seat, room left, room entered
FOUND: Final[i64] = 16  # seat, secret, room
IDOL: Final[i64] = 17  # seat, room
STOLE: Final[i64] = 18  # seat, artifact, room, points
BOUGHT: Final[i64] = 19  # seat, item, points
DRANK: Final[i64] = 20  # seat, secret
GOLD: Final[i64] = 21  # seat, gold
NOISE: Final[i64] = 22  # seat, cubes
HUSHED: Final[i64] = 23  # seat, cubes
HEALED: Final[i64] = 24  # seat, cubes, health then
RAGE: Final[i64] = 25  # space left, space entered, cubes of an attack
ARRIVED: Final[i64] = 26  # card
NEW_HAND: Final[i64] = 27  # seat, cards
CUBES: Final[i64] = 28  # cubes
ATTACK: Final[i64] = 29  # cubes to draw, cubes in the bag
HIT: Final[i64] = 30  # seat, health left
MISSED: Final[i64] = 31  # cube
RESCUED_BY: Final[i64] = 32  # seat, room
FELL: Final[i64] = 33  # seat, room
LEFT: Final[i64] = 34  # seat
COUNTED: Final[i64] = 35  # seat, space
ENDED: Final[i64] = 36  # end

# Kinds of luck
A_CARD: Final[i64] = 0
A_SEAT: Final[i64] = 1
AN_ARTIFACT: Final[i64] = 2
A_SECRET: Final[i64] = 3
A_CUBE: Final[i64] = 4

# Market items (C6), in the order of their codes
KEY: Final[i64] = 0
BACKPACK: Final[i64] = 1
CROWN: Final[i64] = 2
ITEM_NAMES: Final = ("key", "backpack", "crown")

# Where a card that is trashed lay (C37)
IN_DISCARD: Final[i64] = 0
IN_PLAY: Final[i64] = 1
PILE_NAMES: Final = ("discard", "played")

# What a thief is up to
INSIDE: Final[i64] = 0
"""In the game, also when still on the start space."""
ESCAPED: Final[i64] = 1  # C33
RESCUED: Final[i64] = 2  # C32
LOST: Final[i64] = 3  # C32
STATUS_NAMES: Final = ("inside", "escaped", "rescued", "lost")

# What the seat in turn must decide before anything else
TO_TAKE: Final[i64] = 0  # a token in the room just entered
TO_DISCARD: Final[i64] = 1  # the price of a card
TO_CHOOSE: Final[i64] = 2  # one of a card's effects
TO_TRASH: Final[i64] = 3  # a card out of the own deck, or none
TO_GRAB: Final[i64] = 4  # a secret of a room nearby
TO_REPLACE: Final[i64] = 5  # a card of the row, or none
TO_BURGLE: Final[i64] = 6  # a Burgle to trash, or none
TO_SPRING: Final[i64] = 7  # a card that a Magic Spring takes
PENDING_NAMES: Final = ("take", "discard", "choose", "trash", "grab", "replace", "burgle", "spring")
ASKING_CARDS: Final = (TO_DISCARD, TO_CHOOSE)
"""Of these, those of which it matters which card asks."""

# How a heist ends
RUNNING: Final[i64] = 0
ALL_OUT: Final[i64] = 1  # C36
COUNTED_OUT: Final[i64] = 2  # C35
END_NAMES: Final = ("running", "out", "countdown")
