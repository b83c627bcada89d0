"""Everything that has a code in this game, bound to its content."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import get_args

from undercroft.engine.codec import Choice, Field, Seat
from undercroft.engine.text import Text
from undercroft.games.donjon.content import Cards, Codes, effects
from undercroft.games.donjon.dungeon import KIND_NAMES
from undercroft.games.donjon.fields import (
    MONSTER,
    ROOM_NAMES,
    TASKS,
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
