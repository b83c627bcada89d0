# compiled by mypyc
"""What there is and where it can be: kinds of monsters, the places of a dungeon, the areas outside (D1, D3, D4).

A dungeon is a chain of eleven places, so that a footstep goes from a place to the one before or after it:

    0 entrance - 1 hallway 1 - 2 room 1 - 3 hallway 2 - 4 room 2 - ... - 9 hallway 5 - 10 room 5
"""

from typing import Final

from mypy_extensions import i64

# Kinds of monsters (D1)
SPIDER: Final[i64] = 0
BROU: Final[i64] = 1
DRAGON: Final[i64] = 2
VAMPIRE: Final[i64] = 3
SKELETON: Final[i64] = 4
VIP: Final[i64] = 5
KINDS: Final[i64] = 6
COMMON: Final[i64] = 4
"""Kinds below this one come to forest and swamp."""
KIND_NAMES: Final = ("spider", "brou", "dragon", "vampire", "skeleton", "vip")

# What else an effect can bring: one of choice from the general reserve, where no VIP is, or from the oubliettes, a
# group of adventurers, or one of choice from the reserve that is of another kind than the skeleton before it (D30)
OF_RESERVE: Final[i64] = 6
OF_OUBLIETTES: Final[i64] = 7
GROUP: Final[i64] = 8
OF_ANOTHER_KIND: Final[i64] = 9
WHAT_NAMES: Final = (*KIND_NAMES, "reserve", "oubliettes", "group", "another")

# Places
ENTRANCE: Final[i64] = 0
OFFICE: Final[i64] = 10
PLACES: Final[i64] = 11
ROOMS: Final[i64] = 5
POWER_ROOMS: Final[i64] = 4
"""Rooms up to this one give powers (D3)."""
# Places that only an effect names
ANYWHERE: Final[i64] = 11
HERE: Final[i64] = 12
"""The room in which the VIP has arrived (D31)."""
HIGHEST: Final[i64] = 13
"""The highest-numbered room with a monster."""
PLACE_NAMES: Final = ("ent", "h1", "r1", "h2", "r2", "h3", "r3", "h4", "r4", "h5", "r5", "any", "here", "highest")

# Areas
FOREST: Final[i64] = 0
SWAMP: Final[i64] = 1
OUBLIETTES: Final[i64] = 2
RESERVE: Final[i64] = 3
AREAS: Final[i64] = 3
"""Areas below this one are for recruiting (D16)."""
AREA_NAMES: Final = ("forest", "swamp", "oubliettes")
TERRACE: Final[i64] = 4
"""Of the inn: where groups of adventurers sit (D21)."""
SPOT_NAMES: Final = (*PLACE_NAMES, *AREA_NAMES, "reserve", "terrace")
"""Wherever something can come from or go to: the places, and what lies outside the dungeons."""

# How many there are (D1, D2, D7)
MONSTERS: Final[i64] = 20
VIPS: Final[i64] = 11
GROUPS: Final[i64] = 28
MALUS_TILES: Final[i64] = 5
PILES: Final[i64] = 2
"""Of gold, in each of the rooms 1 to 4 (D3)."""
CROWDED: Final[i64] = 5
"""So many monsters in an area need no more (D10), and in the office reveal the Guardian (D15)."""


def room(number: i64) -> i64:
    """The place of a room, numbered from 1."""
    return 2 * number


def hallway(number: i64) -> i64:
    return 2 * number - 1


def is_room(place: i64) -> bool:
    return place > 0 and place % 2 == 0


def room_number(place: i64) -> i64:
    return place // 2


def footsteps_between(start: i64, goal: i64) -> i64:
    """How many footsteps it is from one place to another (D19)."""
    if goal < start:
        return start - goal
    return goal - start


def lowest_within(start: i64, footsteps: i64) -> i64:
    """How far back along the chain footsteps lead: never to the entrance (D19)."""
    if start - footsteps > ENTRANCE:
        return start - footsteps
    return ENTRANCE + 1


def highest_within(start: i64, footsteps: i64) -> i64:
    """And how far on."""
    if start + footsteps < OFFICE:
        return start + footsteps
    return OFFICE


def outside(area: i64) -> i64:
    """An area, the reserve or the terrace among all the spots that events speak of."""
    return 14 + area
