# compiled by mypyc
"""A quest as the rules read it: its enemies, its tiles, and its encounters as a little program.

An instruction is a number with a fixed count of arguments; a block ends with DONE. Addresses are places in `code`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

DONE: Final[i64] = 0
SAY: Final[i64] = 1  # tale
SPAWN: Final[i64] = 2  # colour, number, number for each hero, health or 0, kind or -1, mark, where
TREASURE: Final[i64] = 3  # number, who; they are taken where it is negative
CHARGE: Final[i64] = 4  # the same
MEND: Final[i64] = 5  # number, who
HARM: Final[i64] = 6  # number, who
HITS: Final[i64] = 7  # number, who
GOODS: Final[i64] = 8  # number, who
COUNT: Final[i64] = 9  # token, number
ROLL: Final[i64] = 10  # six addresses
TEST: Final[i64] = 11  # skill, needed, address if passed, address if failed
OPTIONS: Final[i64] = 12  # first choice, how many
OFFER: Final[i64] = 13  # offer
WHEN: Final[i64] = 14  # token, at least, address, address if not
WIN: Final[i64] = 15
LOSE: Final[i64] = 16
CLOSE: Final[i64] = 17  # offer
GIFT: Final[i64] = 18  # number, who, item
EACH: Final[i64] = 19  # who, address of a test that each of them makes
ALONE: Final[i64] = 20  # like TEST, of a hero who may have died meanwhile: then there is none
SIZES: Final = vec[i64]([1, 2, 8, 3, 3, 3, 3, 3, 3, 3, 7, 5, 3, 2, 5, 1, 1, 2, 4, 3, 5])
"""How many numbers an instruction takes, by its own."""

# For whom
EXPLORER: Final[i64] = 0
EVERYBODY: Final[i64] = 1
ON_TILE: Final[i64] = 2

# Where enemies come: the face of a tile, or one of these
HERE: Final[i64] = -1
ON_START: Final[i64] = -2
ON_NEWEST: Final[i64] = -3
BESIDE_EXPLORER: Final[i64] = -4

# Where the table's own events happen
AT_START: Final[i64] = 0
AT_NEWEST: Final[i64] = 1
AT_HEROES: Final[i64] = 2

# A condition: eight numbers
C_TOKEN: Final[i64] = 0  # token or -1
C_COUNT: Final[i64] = 1
C_MARK: Final[i64] = 2  # mark or 0
C_EXIT: Final[i64] = 3
C_ROUNDS: Final[i64] = 4
C_TILES: Final[i64] = 5
C_CLEAR: Final[i64] = 6
C_DEATHS: Final[i64] = 7
CONDITION: Final[i64] = 8

# Where heroes must stand to leave: a bit for all of them, and which tiles count
EXIT_ANY: Final[i64] = 1
EXIT_ALL: Final[i64] = 2
EXIT_START: Final[i64] = 4


@final
class Script:
    """One quest. Encounters, tales, choices and offers are numbered over all quests of the content."""

    def __init__(
        self,
        number: i64,
        enemies: vec[i64],
        code: vec[i64],
        encounters: vec[i64],
        choices: vec[i64],
        offers: vec[i64],
        again: vec[i64],
        tokens: i64,
        first_token: i64,
        events: vec[i64],
        wins: vec[i64],
        losses: vec[i64],
    ) -> None:
        self.number = number
        self.enemies = enemies
        """The sides of the enemy cards: green melee, green ranged, blue melee, blue ranged, red."""
        self.code = code
        self.encounters = encounters
        self.choices = choices
        self.offers = offers
        """By number: the address of each, -1 for those of other quests."""
        self.again = again
        """By offer: 1 if it can be taken up again and again."""
        self.tokens = tokens
        """How many kinds of tokens it has, and the number of the first among those of all quests."""
        self.first_token = first_token
        self.events = events
        """What happens by itself at the end of rounds, four numbers each: at, every, where, address."""
        self.wins = wins
        self.losses = losses
        # The tiles: a map (print style), or pools and a finale (app style).
        self.printed: bool = False
        self.map: vec[i64] = vec[i64]()
        """Five numbers a tile: column, row, face, turn, encounter or -1. The first is the start."""
        self.pool: vec[i64] = vec[i64]()
        self.encounter_pool: vec[i64] = vec[i64]()
        self.finale_after: i64 = 0
        """The finale is the tile that is laid when so many lie there already."""
        self.finale_face: i64 = 0
        self.finale_encounter: i64 = -1
        # What is told at the end, or -1.
        self.won_tale: i64 = -1
        self.lost_tale: i64 = -1
