"""A record unrolled, to step through: what anybody at the table saw after each entry."""

from __future__ import annotations

from typing import Any

from undercroft.engine.game import View
from undercroft.engine.position import Position
from undercroft.records.news import Step
from undercroft.records.record import Record
from undercroft.records.table import Table


class Replay:
    """A finished or running game that is looked at again, from any seat."""

    def __init__(self, table: Table) -> None:
        """`table` is the one that the whole record leads to, so that nothing in it can fail here."""
        self.table = table
        self.positions: list[Position] = [one.position for one in Table.unroll(table.game, table.options, table.record)]

    @property
    def record(self) -> Record:
        return self.table.record

    def __len__(self) -> int:
        return len(self.positions)

    def view(self, number: int, seat: int | None) -> View:
        """What a seat saw of the game after step `number`."""
        seen: View = self.table.game.view(self.positions[number], seat)
        return seen

    def step(self, number: int, seat: int | None) -> Step[Any, Any]:
        return self.table.step(number, seat)
