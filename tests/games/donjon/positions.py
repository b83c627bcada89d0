"""Positions in a few words, on the cards in `cards.toml`, and how a test plays on from them."""

from __future__ import annotations

from pathlib import Path

import msgspec

from undercroft.games.donjon.dungeon import AREA_NAMES, KIND_NAMES, PLACE_NAMES
from undercroft.games.donjon.game import Donjon
from undercroft.games.donjon.notation import letters
from undercroft.games.donjon.rules import Contest
from undercroft.games.donjon.view import ContestView, DungeonView
from undercroft.kit.positions import Positions

GAME = Donjon(Path(__file__).parent / "cards.toml")
CONTESTS = Positions(GAME)
start, act, legal, refused = CONTESTS.start, CONTESTS.act, CONTESTS.legal, CONTESTS.refused
PLAIN = "spider-a brou-a dragon-a vampire-a"
CROWDED = "forest=sbdvv swamp=sbdvv"
OPEN = "open-mixtures=spider,brou,dragon open-vips=vip-2,vip-3"
LAST_BUT_ONE = "t01,t02,t03,t04,t05,t06,t07,t08,t09,t10,t11"
"""All Threat cards for two players but one."""


def contest(*dungeons: str, **parts: str) -> Contest:
    """A position from one dungeon a player; see `in_text`."""
    return CONTESTS.read(in_text(*dungeons, **parts))


def in_text(
    *dungeons: str,
    tasks: str = "1:power 1:recruitment",
    areas: str = CROWDED,
    cards: str = OPEN,
    objectives: str = PLAIN,
    state: str = "first=1 turn=1",
) -> str:
    """The text of a position. Usually player 1 is about to recruit, and no Threat card is due.

    Tasks are written without blanks inside, the next one last: `1:power 1:remove_2_any`.
    """
    return " | ".join((state, objectives, areas, cards, tasks, *dungeons))


def facing(task: str, *dungeons: str, areas: str = CROWDED, cards: str = OPEN) -> Contest:
    """A position in which player 1 has to do a task, and nothing else after it."""
    return contest(*dungeons, tasks=f"1:{task}", areas=areas, cards=cards)


def threatened(
    luck: str, *dungeons: str, areas: str = "forest=sb swamp=sbdvv", cards: str = OPEN, turn: int = 2
) -> tuple[Contest, list[str]]:
    """The player before has just passed: a turn begins with this luck. Returns also what happened."""
    position = contest(*dungeons, tasks=f"{turn}:power", areas=areas, cards=cards, state=f"first=1 turn={turn}")
    return position, act(position, turn - 1, "pass", luck)


def seen(position: Contest, seat: int | None = None) -> ContestView:
    return GAME.view(position, seat)


def dungeon(position: Contest, seat: int) -> DungeonView:
    return seen(position).dungeons[seat]


def at(position: Contest, seat: int, place: str) -> str:
    """The monsters in a place, as letters."""
    return letters(dungeon(position, seat).places[PLACE_NAMES.index(place)].monsters)


def area(position: Contest, name: str) -> str:
    """The monsters in an area or in the reserve, as letters."""
    assert name in (*AREA_NAMES, "reserve")
    return letters(getattr(seen(position), name))


def reserve(position: Contest, kind: str) -> int:
    assert kind in KIND_NAMES
    return seen(position).reserve.get(kind, 0)


def groups(position: Contest, seat: int) -> tuple[int, ...]:
    """By room."""
    return tuple(place.groups for place in dungeon(position, seat).places if place.place.startswith("r"))


def malus(position: Contest, seat: int) -> int:
    """How many Malus tiles have been placed."""
    return 5 - len(dungeon(position, seat).malus_left)


def tile(position: Contest, seat: int) -> str | None:
    """The Guardian tile, once it is revealed."""
    guardian = dungeon(position, seat).guardian
    return None if guardian is None else guardian.tile


def covered(position: Contest, seat: int) -> list[int | None]:
    """By power of the Guardian tile: the Malus tile on it."""
    guardian = dungeon(position, seat).guardian
    return [] if guardian is None else [power.malus for power in guardian.powers]


def score(position: Contest, seat: int) -> tuple[int, ...]:
    """Objectives, mixed rooms, Malus tiles, groups."""
    return tuple(line.points for line in dungeon(position, seat).score)


def tasks(position: Contest) -> tuple[str, ...]:
    """What is still to be done, the next thing last, without what it comes from."""
    bare = (msgspec.structs.replace(task, source=None) for task in reversed(seen(position).tasks))
    return tuple(GAME.stack.write(task) for task in bare)
