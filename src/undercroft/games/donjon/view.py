"""What everybody sees, for nothing is hidden here but the order of the piles; and the position behind it."""

from __future__ import annotations

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.game import View
from undercroft.games.donjon.actions import NOTHING
from undercroft.games.donjon.cards import Box
from undercroft.games.donjon.content import Cards
from undercroft.games.donjon.dungeon import (
    AREA_NAMES,
    GROUPS,
    KIND_NAMES,
    KINDS,
    MONSTERS,
    PLACES,
    RESERVE,
    ROOMS,
    VIP,
    VIPS,
)
from undercroft.games.donjon.fields import read_task, write_task
from undercroft.games.donjon.pieces import size_of
from undercroft.games.donjon.rules import Contest
from undercroft.games.donjon.scoring import MIXED_ROOM, invaders, malus_of, mixed_rooms, objective_points

Crowd = dict[str, int]
"""How many of each kind; kinds that are not there are left out."""


class DungeonView(msgspec.Struct, frozen=True, kw_only=True):
    """One dungeon."""

    places: tuple[Crowd, ...]
    """From the entrance along the chain to room 5."""
    groups: tuple[int, ...]
    """By room."""
    malus: int
    """How many Malus tiles have been placed: 1, 2 … up to this."""
    guardian: str | None
    covered: tuple[int, ...]
    """By power of the Guardian tile: the Malus tile on it, or 0."""
    score: tuple[int, ...] = ()
    """What it would score now: by objective, then mixed rooms, Malus tiles, groups."""


class ContestView(View, frozen=True, kw_only=True):
    """The table."""

    first: int
    turn: int
    last_round: bool
    over: bool
    objectives: tuple[str, ...]
    forest: Crowd
    swamp: Crowd
    oubliettes: Crowd
    reserve: Crowd
    terrace: int
    threats: int
    """Cards left in the pile."""
    cemetery: tuple[str, ...]
    kept: tuple[str, ...]
    shown_threat: str | None
    inn_gone: tuple[str, ...]
    open_mixtures: tuple[str, ...]
    mixtures_gone: tuple[str, ...]
    open_vips: tuple[str, ...]
    vips_gone: tuple[str, ...]
    swordbearers_gone: tuple[str, ...]
    dungeons: tuple[DungeonView, ...]
    """By seat."""
    tasks: tuple[str, ...]
    """What is still to be done, the next thing last: `1:remove 2 any`."""


class Codes:
    """The codes of all cards, by number."""

    def __init__(self, cards: Cards) -> None:
        self.threats = tuple(card.code for card in cards.threats)
        self.inn = tuple(card.code for card in cards.inn)
        self.mixtures = tuple(card.code for card in cards.mixtures)
        self.vips = tuple(card.code for card in cards.vips)
        self.swordbearers = tuple(card.code for card in cards.swordbearers)
        self.powers = tuple(card.code for card in cards.powers)
        self.tiles = tuple(tile.code for tile in cards.tiles)
        self.boards = tuple(board.code for board in cards.boards)
        self.objectives = tuple(objective.code for objective in cards.objectives)


def named(pile: int, codes: tuple[str, ...]) -> tuple[str, ...]:
    """The codes of a set of cards."""
    return tuple(code for card, code in enumerate(codes) if pile >> card & 1)


def pile_of(named: tuple[str, ...], codes: tuple[str, ...]) -> int:
    return sum(1 << codes.index(code) for code in named)


def crowd(counts: vec[i64], first: int) -> Crowd:
    return {name: int(counts[first + kind]) for kind, name in enumerate(KIND_NAMES) if counts[first + kind]}


# From a position to a view


def look(contest: Contest, seat: int | None, codes: Codes) -> ContestView:
    box = contest.box
    areas = [crowd(contest.areas, area * int(KINDS)) for area in range(RESERVE + 1)]
    shown = contest.shown_threat
    return ContestView(
        seat=seat,
        first=contest.first,
        turn=contest.turn,
        last_round=contest.last_round,
        over=contest.over,
        objectives=tuple(codes.objectives[objective] for objective in contest.objectives),
        forest=areas[0],
        swamp=areas[1],
        oubliettes=areas[2],
        reserve=areas[3],
        terrace=contest.terrace,
        threats=int(size_of(contest.threats)),
        cemetery=named(contest.cemetery, codes.threats),
        kept=named(contest.kept, codes.threats),
        shown_threat=None if shown == NOTHING else codes.threats[shown],
        inn_gone=named(box.inn.all & ~contest.inn, codes.inn),
        open_mixtures=named(contest.open_mixtures, codes.mixtures),
        mixtures_gone=named(box.mixtures.all & ~contest.mixtures & ~contest.open_mixtures, codes.mixtures),
        open_vips=named(contest.open_vips, codes.vips),
        vips_gone=named(box.vips.all & ~contest.vips & ~contest.open_vips, codes.vips),
        swordbearers_gone=named(box.swordbearers.all & ~contest.swordbearers, codes.swordbearers),
        dungeons=tuple(look_into(contest, owner, codes) for owner in range(contest.seats)),
        tasks=tuple(write_task(task) for task in contest.stack),
    )


def look_into(contest: Contest, seat: int, codes: Codes) -> DungeonView:
    tile = contest.tiles[seat]
    rooms = int(ROOMS)
    return DungeonView(
        places=tuple(crowd(contest.monsters, int(contest.at(seat, place))) for place in range(PLACES)),
        groups=tuple(contest.groups[seat * rooms : (seat + 1) * rooms]),
        malus=contest.malus[seat],
        guardian=None if tile == NOTHING else codes.tiles[tile],
        covered=tuple(contest.covered[seat * 3 : seat * 3 + 3]),
        score=score_lines(contest, seat),
    )


def score_lines(contest: Contest, seat: int) -> tuple[int, ...]:
    """The lines of the score: the objectives, mixed rooms, Malus tiles, groups (D35)."""
    return (
        *(int(objective_points(contest, seat, contest.box.goals[goal])) for goal in contest.objectives),
        int(MIXED_ROOM * mixed_rooms(contest, seat)),
        -int(malus_of(contest, seat)),
        -int(invaders(contest, seat)),
    )


# And back


def build(view: ContestView, box: Box, codes: Codes) -> Contest:
    """The position that a view shows. What lies nowhere in sight is in its pile, in the reserve or on the terrace."""
    contest = Contest(box, len(view.dungeons))
    contest.clear()
    contest.first = view.first
    contest.turn = view.turn
    contest.last_round = view.last_round
    contest.over = view.over
    contest.objectives = vec[i64]([codes.objectives.index(code) for code in view.objectives])
    contest.cemetery = pile_of(view.cemetery, codes.threats)
    contest.kept = pile_of(view.kept, codes.threats)
    contest.threats = box.threats_for(contest.seats) & ~contest.cemetery & ~contest.kept
    if view.shown_threat is not None:
        contest.shown_threat = codes.threats.index(view.shown_threat)
        contest.threats &= ~(1 << contest.shown_threat)
    contest.inn = box.inn.all & ~pile_of(view.inn_gone, codes.inn)
    contest.open_mixtures = pile_of(view.open_mixtures, codes.mixtures)
    contest.mixtures = box.mixtures.all & ~contest.open_mixtures & ~pile_of(view.mixtures_gone, codes.mixtures)
    contest.open_vips = pile_of(view.open_vips, codes.vips)
    contest.vips = box.vips.all & ~contest.open_vips & ~pile_of(view.vips_gone, codes.vips)
    contest.swordbearers = box.swordbearers.all & ~pile_of(view.swordbearers_gone, codes.swordbearers)
    contest.stack = vec[i64]([read_task(task) for task in view.tasks])
    for area, name in enumerate(AREA_NAMES):
        fill(contest.areas, area * int(KINDS), getattr(view, name))
    for seat, dungeon in enumerate(view.dungeons):
        build_dungeon(contest, seat, dungeon, codes)
    contest.terrace = GROUPS - sum(contest.groups)
    for kind in range(KINDS):
        total = VIPS if kind == VIP else MONSTERS
        contest.areas[RESERVE * KINDS + kind] = (
            total - sum(contest.areas[kind : RESERVE * KINDS : KINDS]) - sum(contest.monsters[kind::KINDS])
        )
    return contest


def build_dungeon(contest: Contest, seat: int, dungeon: DungeonView, codes: Codes) -> None:
    for place, standing in enumerate(dungeon.places):
        fill(contest.monsters, int(contest.at(seat, place)), standing)
    for number, count in enumerate(dungeon.groups):
        contest.groups[seat * ROOMS + number] = count
    contest.malus[seat] = dungeon.malus
    for power, malus in enumerate(dungeon.covered):
        contest.covered[seat * 3 + power] = malus
    if dungeon.guardian is not None:
        tile = codes.tiles.index(dungeon.guardian)
        contest.tiles[seat] = tile
        contest.hidden_tiles &= ~(1 << tile)


def fill(counts: vec[i64], first: int, crowd: Crowd) -> None:
    for name, count in crowd.items():
        counts[first + KIND_NAMES.index(name)] = count
