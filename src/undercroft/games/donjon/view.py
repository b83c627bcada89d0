"""What everybody sees, for nothing is hidden here but the order of the piles; and the position behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.game import View
from undercroft.engine.shape import BY_SEAT, Seat, of
from undercroft.games.donjon.actions import NOTHING
from undercroft.games.donjon.cards import Box
from undercroft.games.donjon.content import Cards, Codes
from undercroft.games.donjon.dungeon import (
    AREA_NAMES,
    DRAGON,
    GROUPS,
    KIND_NAMES,
    KINDS,
    MALUS_TILES,
    MONSTERS,
    PILES,
    PLACE_NAMES,
    PLACES,
    RESERVE,
    ROOMS,
    VIP,
    VIPS,
    is_room,
    room_number,
)
from undercroft.games.donjon.pending import Phase, PlaceCode, Stack, Task, phase_of
from undercroft.games.donjon.piles import size_of
from undercroft.games.donjon.rules import Contest
from undercroft.games.donjon.scoring import score_lines

Crowd = dict[Annotated[str, of("monster")], int]
"""How many of each kind; kinds that are not there are left out."""
Threats = tuple[Annotated[str, of("threat")], ...]
Mixtures = tuple[Annotated[str, of("mixture")], ...]
Vips = tuple[Annotated[str, of("vip")], ...]

LINES = (*KIND_NAMES[:4], "mixed", "malus", "groups")
"""The lines of a score: the objective of each colour, mixed rooms, Malus tiles, groups of adventurers (D35)."""
KEPT = 2_000
"""Dungeons and piles whose data are kept at hand; when there are more, all are made anew."""


class PlaceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place of a dungeon and who is in it; what is not there is left out."""

    place: PlaceCode
    monsters: Crowd = {}
    groups: int = 0
    """Groups of adventurers; they are only in rooms."""
    piles: int = 0
    """Piles of gold."""
    guarded: int = 0
    """Piles with a dragon on them."""


class PowerView(msgspec.Struct, frozen=True):
    """A power of a Guardian tile."""

    power: Annotated[str, of("power")]
    malus: int | None
    """The Malus tile on it, null while it is free."""


class GuardianView(msgspec.Struct, frozen=True):
    """A Guardian tile that has been revealed."""

    tile: Annotated[str, of("tile")]
    powers: tuple[PowerView, ...]


class ScoreLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one line of the score would be now."""

    line: Annotated[str, of("figure")]
    """Also the name of the figure that a preview counts."""
    points: int
    objective: Annotated[str, of("objective")] | None = None
    """Of the line of a colour: what it is paid for."""


class DungeonView(msgspec.Struct, frozen=True, kw_only=True):
    """One dungeon."""

    board: Annotated[str, of("board")]
    places: tuple[PlaceView, ...]
    """From the entrance along the chain to room 5."""
    malus: tuple[int, ...]
    """The Malus tiles beside room 5."""
    malus_left: tuple[int, ...]
    """Those in reserve; the lowest goes first."""
    guardian: GuardianView | None
    """Null while the tile lies face down: nobody knows it then."""
    score: tuple[ScoreLine, ...]
    points: int
    """What it would score now."""


class ContestView(View, frozen=True, kw_only=True):
    """The table."""

    first: Seat
    turn: Seat
    phase: Annotated[Phase, of("phase")]
    last_round: bool
    objectives: tuple[Annotated[str, of("objective")], ...]
    """One of each colour: spider, brou, dragon, vampire."""
    forest: Crowd
    swamp: Crowd
    oubliettes: Crowd
    reserve: Crowd
    terrace: int
    """Groups of adventurers that can still come."""
    threats: int
    """Cards left in the pile, here and for the other decks."""
    shown_threat: Annotated[str, of("threat")] | None
    """The card that is being resolved."""
    kept: Threats
    """Beside the board: as many as there are players wake the inn."""
    cemetery: Threats
    inn: int
    inn_gone: tuple[Annotated[str, of("inn")], ...]
    mixtures: int
    open_mixtures: Mixtures
    mixtures_gone: Mixtures
    vips: int
    open_vips: Vips
    vips_gone: Vips
    swordbearers: int
    swordbearers_gone: tuple[Annotated[str, of("swordbearer")], ...]
    dungeons: Annotated[tuple[DungeonView, ...], BY_SEAT]
    tasks: tuple[Task, ...]
    """What is still to be done in this turn, the next thing first: its seat is asked."""


def crowd(counts: Sequence[int]) -> Crowd:
    return {name: count for name, count in zip(KIND_NAMES, counts, strict=True) if count}


class Onlooker:
    """Makes views of positions, and positions of views. What it has seen it need not put into words again."""

    def __init__(self, box: Box, cards: Cards, codes: Codes, stack: Stack) -> None:
        self.box = box
        self.codes = codes
        self.stack = stack
        self.powers = {tile.code: tile.powers for tile in cards.tiles}
        self.sets: dict[tuple[str, int], tuple[str, ...]] = {}
        self.places: dict[tuple[int, ...], PlaceView] = {}
        self.dungeons: dict[tuple[object, ...], DungeonView] = {}

    # From a position to views

    def look(self, contest: Contest, seats: Sequence[int | None]) -> list[ContestView]:
        """All see the same: only whose view it is differs."""
        box, named = self.box, self.named
        areas = list(contest.areas)
        forest, swamp, oubliettes, reserve = (crowd(areas[n : n + KINDS]) for n in range(0, len(areas), KINDS))
        shown, tasks = contest.shown_threat, list(contest.stack)
        view = ContestView(
            seat=None,
            first=contest.first,
            turn=contest.turn,
            phase=phase_of(tasks, contest.over),
            last_round=contest.last_round,
            objectives=tuple(self.codes.objectives[objective] for objective in contest.objectives),
            forest=forest,
            swamp=swamp,
            oubliettes=oubliettes,
            reserve=reserve,
            terrace=contest.terrace,
            threats=size_of(contest.threats),
            shown_threat=None if shown == NOTHING else self.codes.threats[shown],
            kept=named("threats", contest.kept),
            cemetery=named("threats", contest.cemetery),
            inn=size_of(contest.inn),
            inn_gone=named("inn", box.inn.all & ~contest.inn),
            mixtures=size_of(contest.mixtures),
            open_mixtures=named("mixtures", contest.open_mixtures),
            mixtures_gone=named("mixtures", box.mixtures.all & ~contest.mixtures & ~contest.open_mixtures),
            vips=size_of(contest.vips),
            open_vips=named("vips", contest.open_vips),
            vips_gone=named("vips", box.vips.all & ~contest.vips & ~contest.open_vips),
            swordbearers=size_of(contest.swordbearers),
            swordbearers_gone=named("swordbearers", box.swordbearers.all & ~contest.swordbearers),
            dungeons=self.look_into(contest),
            tasks=tuple(self.stack.tell(task) for task in reversed(tasks)),
        )
        return [view if seat is None else msgspec.structs.replace(view, seat=seat) for seat in seats]

    def named(self, deck: str, pile: int) -> tuple[str, ...]:
        """The codes of a set of cards."""
        found = self.sets.get((deck, pile))
        if found is None:
            if len(self.sets) >= KEPT:
                self.sets.clear()
            codes: tuple[str, ...] = getattr(self.codes, deck)
            found = self.sets[deck, pile] = tuple(code for card, code in enumerate(codes) if pile >> card & 1)
        return found

    def look_into(self, contest: Contest) -> tuple[DungeonView, ...]:
        """A dungeon that has been seen before is the same still; most do not change from one action to the next."""
        seats, size, rooms = int(contest.seats), int(PLACES * KINDS), int(ROOMS)
        monsters, groups, covered = list(contest.monsters), list(contest.groups), list(contest.covered)
        objectives = tuple(contest.objectives)
        found = []
        for seat in range(seats):
            key = (
                contest.boards[seat],
                tuple(monsters[seat * size : (seat + 1) * size]),
                tuple(groups[seat * rooms : (seat + 1) * rooms]),
                contest.malus[seat],
                contest.tiles[seat],
                tuple(covered[3 * seat : 3 * seat + 3]),
                objectives,
                tuple(score_lines(contest, seat)),
            )
            dungeon = self.dungeons.get(key)
            if dungeon is None:
                if len(self.dungeons) >= KEPT:
                    self.dungeons.clear()
                dungeon = self.dungeons[key] = self.dungeon(*key)
            found.append(dungeon)
        return tuple(found)

    def dungeon(
        self,
        board: int,
        monsters: tuple[int, ...],
        groups: tuple[int, ...],
        malus: int,
        tile: int,
        covered: tuple[int, ...],
        objectives: tuple[int, ...],
        points: tuple[int, ...],
    ) -> DungeonView:
        guardian = None
        if tile != NOTHING:
            code = self.codes.tiles[tile]
            powers = zip(self.powers[code], covered, strict=True)
            guardian = GuardianView(code, tuple(PowerView(power, malus or None) for power, malus in powers))
        paid_for = (*(self.codes.objectives[objective] for objective in objectives), None, None, None)
        return DungeonView(
            board=self.codes.boards[board],
            places=tuple(
                self.place(place, monsters[place * KINDS : (place + 1) * KINDS], groups) for place in range(PLACES)
            ),
            malus=tuple(value for value in range(1, malus + 1) if value not in covered),
            malus_left=tuple(range(malus + 1, MALUS_TILES + 1)),
            guardian=guardian,
            score=tuple(ScoreLine(*line) for line in zip(LINES, points, paid_for, strict=True)),
            points=sum(points),
        )

    def place(self, place: int, monsters: tuple[int, ...], groups: tuple[int, ...]) -> PlaceView:
        lodgers = groups[room_number(place) - 1] if is_room(place) else 0
        found = self.places.get((place, lodgers, *monsters))
        if found is None:
            if len(self.places) >= KEPT:
                self.places.clear()
            piles = PILES if is_room(place) and room_number(place) < ROOMS else 0
            found = self.places[place, lodgers, *monsters] = PlaceView(
                PLACE_NAMES[place], crowd(monsters), lodgers, piles, min(monsters[DRAGON], piles)
            )
        return found

    # And back

    def build(self, view: ContestView) -> Contest:
        """The position that a view shows."""
        codes = self.codes
        contest = Contest(self.box, len(view.dungeons))
        contest.clear()
        contest.first = view.first
        contest.turn = view.turn
        contest.last_round = view.last_round
        contest.over = view.phase == "over"
        contest.objectives = vec[i64]([codes.objectives.index(code) for code in view.objectives])
        contest.boards = vec[i64]([codes.boards.index(dungeon.board) for dungeon in view.dungeons])
        contest.cemetery = pile_of(view.cemetery, codes.threats)
        contest.kept = pile_of(view.kept, codes.threats)
        if view.shown_threat is not None:
            contest.shown_threat = codes.threats.index(view.shown_threat)
        contest.open_mixtures = pile_of(view.open_mixtures, codes.mixtures)
        contest.open_vips = pile_of(view.open_vips, codes.vips)
        contest.stack = vec[i64]([self.stack.pack(task) for task in reversed(view.tasks)])
        for area, name in enumerate(AREA_NAMES):
            fill(contest.areas, area * int(KINDS), getattr(view, name))
        for seat, dungeon in enumerate(view.dungeons):
            self.build_dungeon(contest, seat, dungeon)
        put_away(
            contest,
            pile_of(view.inn_gone, codes.inn),
            pile_of(view.mixtures_gone, codes.mixtures),
            pile_of(view.vips_gone, codes.vips),
            pile_of(view.swordbearers_gone, codes.swordbearers),
        )
        return contest

    def build_dungeon(self, contest: Contest, seat: int, dungeon: DungeonView) -> None:
        for standing in dungeon.places:
            place = PLACE_NAMES.index(standing.place)
            fill(contest.monsters, int(contest.at(seat, place)), standing.monsters)
            if is_room(place):
                contest.groups[seat * ROOMS + room_number(place) - 1] = standing.groups
        contest.malus[seat] = MALUS_TILES - len(dungeon.malus_left)
        if dungeon.guardian is not None:
            reveal(contest, seat, self.codes.tiles.index(dungeon.guardian.tile))
            for n, power in enumerate(dungeon.guardian.powers):
                contest.covered[seat * 3 + n] = power.malus or 0


def pile_of(named: Sequence[str], codes: Sequence[str]) -> int:
    return sum(1 << codes.index(code) for code in named)


def fill(counts: vec[i64], first: int, crowd: Crowd) -> None:
    for name, count in crowd.items():
        counts[first + KIND_NAMES.index(name)] = count


def reveal(contest: Contest, seat: int, tile: int) -> None:
    contest.tiles[seat] = tile
    contest.hidden_tiles &= ~(1 << tile)


def put_away(contest: Contest, inn: int, mixtures: int, vips: int, swordbearers: int) -> None:
    """What lies nowhere in sight, nor is gone as these cards are, is in its pile, in the reserve or on the terrace."""
    box = contest.box
    contest.threats = box.threats_for(contest.seats) & ~contest.cemetery & ~contest.kept
    if contest.shown_threat != NOTHING:
        contest.threats &= ~(1 << contest.shown_threat)
    contest.inn = box.inn.all & ~inn
    contest.mixtures = box.mixtures.all & ~contest.open_mixtures & ~mixtures
    contest.vips = box.vips.all & ~contest.open_vips & ~vips
    contest.swordbearers = box.swordbearers.all & ~swordbearers
    contest.terrace = GROUPS - sum(contest.groups)
    for kind in range(KINDS):
        total = VIPS if kind == VIP else MONSTERS
        contest.areas[RESERVE * KINDS + kind] = (
            total - sum(contest.areas[kind : RESERVE * KINDS : KINDS]) - sum(contest.monsters[kind::KINDS])
        )
