# compiled by mypyc
"""The kinds of actions, events and luck of this game, and the other numbers that all its rules share."""

from typing import Final

from mypy_extensions import i64

# Actions
READY: Final[i64] = 0  # preset
HERO: Final[i64] = 1  # hero
GEAR: Final[i64] = 2  # gear
LEARN: Final[i64] = 3  # ability
MOVE: Final[i64] = 4  # square
ATTACK: Final[i64] = 5  # square
WORK: Final[i64] = 6  # offer
END: Final[i64] = 7
ABILITY: Final[i64] = 8  # square
USE: Final[i64] = 9  # item, square
BUY: Final[i64] = 10  # item
GIVE: Final[i64] = 11  # item, receiver
PAY: Final[i64] = 12  # treasure, receiver
TAKE: Final[i64] = 13
CHOOSE: Final[i64] = 14  # choice
LET: Final[i64] = 15  # die
AIM: Final[i64] = 16  # square
TARGET: Final[i64] = 17  # victim
GO: Final[i64] = 18
ASK: Final[i64] = 19  # when
STAND: Final[i64] = 20  # square

# Events
BUILT: Final[i64] = 0  # seat, hero, gear, ability
FOR_SALE: Final[i64] = 1  # item
LAID: Final[i64] = 2  # tile, square of its upper left corner, turn
TALE: Final[i64] = 3  # tale
ROUND: Final[i64] = 4  # round
MOVED: Final[i64] = 5  # seat, from, to
FELL: Final[i64] = 6  # seat, square
ATTACKED: Final[i64] = 7  # seat, enemy, from, to
ENEMY_DEFENDED: Final[i64] = 8  # enemy, square, dice, wounds
DEFEATED: Final[i64] = 9  # enemy, square
GAINED: Final[i64] = 10  # seat, treasure
CHARGED: Final[i64] = 11  # seat, energy
SPAWNED: Final[i64] = 12  # enemy, health, square
ROLLED: Final[i64] = 13  # face
NO_DICE: Final[i64] = 14  # missing
ENEMY_MOVED: Final[i64] = 15  # enemy, from, to
ENEMY_ATTACKED: Final[i64] = 16  # enemy, seat, from, to
DEFENDED: Final[i64] = 17  # seat, square, dice, wounds
WOUNDED: Final[i64] = 18  # seat, damage, health left
DIED: Final[i64] = 19  # seat, square
HEALED: Final[i64] = 20  # seat, healing, health then
STUNNED: Final[i64] = 21  # enemy, square
IDLE: Final[i64] = 22  # enemy, square
PUSHED: Final[i64] = 23  # enemy, from, to
HERO_PUSHED: Final[i64] = 24  # seat, from, to
ENEMY_FELL: Final[i64] = 25  # enemy, square
CRASHED: Final[i64] = 26  # enemy, square
HERO_CRASHED: Final[i64] = 27  # seat, square
REGENERATED: Final[i64] = 28  # enemy, square, health then
RITUAL: Final[i64] = 29  # enemy, square, health then
SIPHONED: Final[i64] = 30  # seat, enemy, square
USED: Final[i64] = 31  # seat, item, square
INVOKED: Final[i64] = 32  # seat, ability, square
BOUGHT: Final[i64] = 33  # seat, item, cost
GAVE: Final[i64] = 34  # seat, item, receiver
PAID: Final[i64] = 35  # seat, treasure, receiver
TOOK: Final[i64] = 36  # seat, square, treasure
FOUND: Final[i64] = 37  # seat, item
GUARDED: Final[i64] = 38  # seat, bonus
RALLIED: Final[i64] = 39  # seat, actions
TESTED: Final[i64] = 40  # seat, skill, dice, successes
CHOSE: Final[i64] = 41  # seat, choice
TOKEN: Final[i64] = 42  # token, count
OFFERED: Final[i64] = 43  # offer, tile
WORKED: Final[i64] = 44  # seat, offer
HERO_STUNNED: Final[i64] = 45  # seat
ENEMY_HIT: Final[i64] = 46  # enemy, square
SAVED: Final[i64] = 47  # seat, item, health then
ENEMIES: Final[i64] = 48
ENDED: Final[i64] = 49  # end
THREW: Final[i64] = 50  # dice, bonus + PLUS, hits, criticals
ENEMY_WOUNDED: Final[i64] = 51  # enemy, square, damage, health left
PICKED_UP: Final[i64] = 52  # seat, item, square
ENEMY_REMOVED: Final[i64] = 53  # enemy, square
ASKS: Final[i64] = 54  # seat, when
ROBBED: Final[i64] = 55  # seat, treasure
DRAINED: Final[i64] = 56  # seat, energy
EPILOGUE: Final[i64] = 57  # tale
STOOD: Final[i64] = 58  # seat, square
PLUS: Final[i64] = 64
"""A modifier may be negative, an argument may not: this is added."""

# Kinds of luck
A_ITEM: Final[i64] = 0
A_TILE: Final[i64] = 1
AN_ENCOUNTER: Final[i64] = 2

# Colours and kinds of enemy dice (B2)
GREEN: Final[i64] = 0
BLUE: Final[i64] = 1
RED: Final[i64] = 2
MELEE: Final[i64] = 0
RANGED: Final[i64] = 1

# Terrain (B15)
FLOOR: Final[i64] = 0
WALL: Final[i64] = 1
PIT: Final[i64] = 2
WATER: Final[i64] = 3
GATE: Final[i64] = 4
"""An entrance or exit square."""

# Keywords, as bits in the order of `content.Keyword` (B32)
REACH: Final[i64] = 1
BARRAGE: Final[i64] = 2
CRUSH: Final[i64] = 4
STUN: Final[i64] = 8
HEAVY: Final[i64] = 16
KNOCKBACK: Final[i64] = 32
REGENERATE: Final[i64] = 64
RITUALS: Final[i64] = 128
SIPHON: Final[i64] = 256
PIERCE: Final[i64] = 512

# Whom an enemy goes for, in the order of `content.Behaviour` (B30)
NEAREST: Final[i64] = 0
WEAKEST: Final[i64] = 1
STRONGEST: Final[i64] = 2
RICHEST: Final[i64] = 3

# When a seat is asked for minor actions in the enemies' phase, the more often the higher (B9)
NEVER: Final[i64] = 0
WHEN_ATTACKED: Final[i64] = 1
ALWAYS: Final[i64] = 2
PAUSES: Final = ("never", "attacked", "always")

# What items and abilities do, in the order of `content.Effect`
HEAL: Final[i64] = 0
ENERGY: Final[i64] = 1
DASH: Final[i64] = 2
STRIKE: Final[i64] = 3
BLAST: Final[i64] = 4
SWEEP: Final[i64] = 5
DAZE: Final[i64] = 6
GUARD: Final[i64] = 7
RALLY: Final[i64] = 8
REVEAL: Final[i64] = 9
MIGHT: Final[i64] = 10
AIMING: Final[i64] = 11
ARMOUR: Final[i64] = 12
SWIFTNESS: Final[i64] = 13
REBIRTH: Final[i64] = 14
FIRST_LASTING: Final[i64] = MIGHT
"""From here on an item is not used but kept, and works by being held."""

SKILLS: Final = ("strength", "dexterity", "wisdom", "charisma")

# How a quest ends (B33)
RUNNING: Final[i64] = 0
WON_EXIT: Final[i64] = 1
WON_DEFEATED: Final[i64] = 2
WON_TOKENS: Final[i64] = 3
WON_ROUNDS: Final[i64] = 4
WON_TILES: Final[i64] = 5
WON_CLEAR: Final[i64] = 6
WON_TOLD: Final[i64] = 7
LOST_DEAD: Final[i64] = 8
LOST_FALLEN: Final[i64] = 9
LOST_TOKENS: Final[i64] = 10
LOST_ROUNDS: Final[i64] = 11
LOST_TOLD: Final[i64] = 12
END_NAMES: Final = (
    "running",
    "exit",
    "defeated",
    "tokens",
    "rounds",
    "tiles",
    "clear",
    "told",
    "dead",
    "fallen",
    "doom",
    "late",
    "failed",
)
