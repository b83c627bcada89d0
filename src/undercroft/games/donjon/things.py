"""Everything that has a code in this game, bound to its content."""

from __future__ import annotations

from typing import get_args

from undercroft.engine.codec import Choice, Field, Seat
from undercroft.games.donjon.content import Cards, Codes, effects
from undercroft.games.donjon.dungeon import KIND_NAMES
from undercroft.games.donjon.fields import (
    MONSTER,
    TASKS,
    WHAT,
    Board,
    Card,
    Inn,
    Objective,
    Threat,
    Tile,
)
from undercroft.games.donjon.pending import Phase
from undercroft.games.donjon.view import LINES

ROOM_NAMES = ("r1", "r2", "r3", "r4", "r5")
FIGURES = (*LINES, "total", "footsteps")
"""What a preview counts."""


class Things:
    """Cards, tiles and boards, each kind as a choice of its codes."""

    def __init__(self, cards: Cards, codes: Codes) -> None:
        self.threat = Threat(
            codes.threats,
            [[KIND_NAMES.index(kind) for kind in card.monsters] for card in cards.threats],
            [effects(card.all) for card in cards.threats],
        )
        self.inn = Inn(
            codes.inn,
            [card.who for card in cards.inn],
            [card.what for card in cards.inn],
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
        self.tile = Tile("tile", codes.tiles, "tile")
        self.objective = Objective(codes.objectives, [objective.colour for objective in cards.objectives])
        self.board = Board("board", codes.boards, "board")

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
