"""Everything that has a code in this game, bound to its content; and the codes of actions and events made of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import get_args

from undercroft.engine.codec import Choice, Codec, Field, Kind, Seat
from undercroft.engine.text import Text
from undercroft.games.donjon import actions as a
from undercroft.games.donjon.content import Cards, Codes, effects
from undercroft.games.donjon.dungeon import KIND_NAMES
from undercroft.games.donjon.fields import (
    AREA,
    COUNT,
    FROM,
    INTO,
    MONSTER,
    OUT_OF,
    ROOM,
    ROOM_NAMES,
    TASKS,
    TO,
    WHAT,
    Board,
    Card,
    Inn,
    Objective,
    Threat,
    Tile,
    rooms_printed,
)
from undercroft.games.donjon.pending import Phase
from undercroft.games.donjon.view import LINES

FIGURES = (*LINES, "total", "footsteps")
"""What a preview counts."""


class Things:
    """Cards, tiles and boards, each kind as a choice of its codes."""

    def __init__(self, cards: Cards, codes: Codes) -> None:
        self.threat = Threat(
            codes.threats,
            [[KIND_NAMES.index(kind) for kind in card.monsters] for card in cards.threats],
            [effects(card.all) for card in cards.threats],
            [card.threat for card in cards.threats],
        )
        self.inn = Inn(
            codes.inn,
            [card.who for card in cards.inn],
            [card.what for card in cards.inn],
            [effects(card.hit) for card in cards.inn],
        )
        self.mixture, self.vip, self.swordbearer, self.power = (
            Card(name, names, [effects(card.you) for card in deck], [effects(card.others) for card in deck])
            for name, names, deck in (
                ("mixture", codes.mixtures, cards.mixtures),
                ("vip", codes.vips, cards.vips),
                ("swordbearer", codes.swordbearers, cards.swordbearers),
                ("power", codes.powers, cards.powers),
            )
        )
        self.tile = Tile(codes.tiles, [tile.powers for tile in cards.tiles], self.power)
        self.objective = Objective(codes.objectives, [objective.colour for objective in cards.objectives])
        self.board = Board(codes.boards, [Counter(board.monsters) for board in cards.boards])

    def luck(self) -> tuple[Field, ...]:
        return (
            self.threat,
            self.inn,
            self.mixture,
            self.vip,
            self.swordbearer,
            self.tile,
            self.objective,
            MONSTER,
            Seat("seat"),
        )

    def shown(self) -> tuple[Choice, ...]:
        """What only views speak of."""
        return (
            Choice("phase", get_args(Phase), "phase"),
            Choice("task", TASKS.named, "task"),
            Choice("figure", FIGURES, "figure"),
            Choice("room", ROOM_NAMES, "room"),
            WHAT,
            self.board,
        )

    def printed(self, text: Text) -> Mapping[str, Mapping[str, str]]:
        printed = (self.threat, self.inn, self.mixture, self.vip, self.swordbearer, self.power, self.tile)
        found = {thing.vocabulary: thing.all_printed(text) for thing in (*printed, self.objective, self.board)}
        return {**found, "place": rooms_printed(text)}

    def actions(self) -> Codec:
        return Codec(
            "action",
            Kind(a.RECRUIT, "{count} {monster} {area}>{to}", AREA, MONSTER, COUNT, TO, name="recruit"),
            Kind(a.MOVE_ONE, "{monster} {from}>{to}", MONSTER, FROM, TO, name="move"),
            Kind(a.PLACE_ONE, "{monster} {to}", MONSTER, TO, name="place"),
            Kind(a.USE_POWER, "power {monster} {from}", MONSTER, FROM, name="power"),
            Kind(a.MIX, "mix {mixture}", self.mixture, name="mix"),
            Kind(a.CALL, "call {vip}", self.vip, name="call"),
            Kind(a.USE_GUARDIAN, "guardian {power}", self.power, name="guardian"),
            Kind(a.REMOVE_ONE, "remove {room}", ROOM, name="remove"),
            Kind(a.DUMP_ONE, "dump {monster} {from}", MONSTER, FROM, name="dump"),
            Kind(a.SPREAD_TO, "to {area}", AREA, name="spread"),
            Kind(a.PASS, "pass", name="pass"),
        )

    def events(self) -> Codec:
        seat, malus, inn = Seat("seat"), Field("malus"), self.inn
        moved = (seat, MONSTER, OUT_OF, INTO)
        return Codec(
            "event",
            Kind(a.OBJECTIVE, "objective {objective}", self.objective, name="objective", rule="D5"),
            Kind(a.BOARD, "{seat} has the board {board}", seat, self.board, name="board", rule="D9"),
            Kind(a.TURN, "{seat} to play", seat, name="turn", rule="D9"),
            Kind(a.THREATENED, "threat {threat}", self.threat, name="threat", rule="D10"),
            Kind(a.CAME, "{monster} comes {from}>{to}", MONSTER, OUT_OF, INTO, name="came", rule="D12"),
            Kind(a.INN, "inn {inn}", inn, name="inn", rule="D13"),
            Kind(a.HIT, "{seat} hit by {inn}", seat, inn, name="hit", rule="D13"),
            Kind(a.NO_INN, "inn empty", name="no-inn", rule="D13"),
            Kind(a.GROUP_CAME, "{seat} new group {from}>{to}", seat, OUT_OF, INTO, name="group", rule="D21"),
            Kind(a.PROGRESSED, "{seat} group {from}>{to}", seat, OUT_OF, INTO, name="progressed", rule="D24"),
            Kind(a.MALUS, "{seat} malus {malus}", seat, malus, name="malus", rule="D23"),
            Kind(a.REVEALED, "{seat} reveals {tile}", seat, self.tile, name="revealed", rule="D15"),
            Kind(
                a.GUARDED,
                "{seat} guardian {power} malus {malus}",
                seat,
                self.power,
                malus,
                name="guarded",
                rule="D14",
            ),
            Kind(a.RECRUITED, "{seat} recruits {monster} {from}>{to}", *moved, name="recruited", rule="D16"),
            Kind(a.PLACED, "{seat} places {monster} {from}>{to}", *moved, name="placed", rule="D29"),
            Kind(a.FOOTSTEPS, "{seat} footsteps {count}", seat, COUNT, name="footsteps", rule="D18"),
            Kind(a.MOVED, "{seat} moves {monster} {from}>{to}", *moved, name="moved", rule="D19"),
            Kind(a.SACRIFICED, "{seat} gives {monster} {from}>{to}", *moved, name="sacrificed", rule="D20"),
            Kind(a.MIXED, "{seat} mixes {mixture}", seat, self.mixture, name="mixed", rule="D25"),
            Kind(a.CALLED, "{seat} calls {vip} {room}", seat, self.vip, ROOM, name="called", rule="D26"),
            Kind(a.DREW, "{seat} draws {swordbearer}", seat, self.swordbearer, name="drew", rule="D28"),
            Kind(a.REMOVED, "{seat} removes a group {from}>{to}", seat, OUT_OF, INTO, name="removed", rule="D22"),
            Kind(a.DUMPED, "{seat} dumps {monster} {from}>{to}", *moved, name="dumped", rule="D29"),
            Kind(a.NEW_MIXTURE, "new mixture {mixture}", self.mixture, name="new-mixture", rule="D25"),
            Kind(a.NEW_VIP, "new vip {vip}", self.vip, name="new-vip", rule="D26"),
            Kind(a.LAST_ROUND, "last round", name="last-round", rule="D34"),
            Kind(a.RESHUFFLED, "cemetery shuffled", name="reshuffled", rule="D34"),
            Kind(a.ENDED, "end", name="ended", rule="D34"),
        )
