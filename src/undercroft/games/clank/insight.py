# compiled by mypyc
"""What good play looks like in this game, in a player's terms."""

from typing import final

from mypy_extensions import i64

from undercroft.engine.position import Insight, Position
from undercroft.games.clank.rules import Heist
from undercroft.games.clank.scoring import loot


@final
class HeistInsight(Insight):
    def evaluate(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Heist)
        return min(0.99, float(loot(position, seat, True)) / 150.0)
