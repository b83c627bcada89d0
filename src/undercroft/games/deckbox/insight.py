# compiled by mypyc
"""What good play looks like in this game, in a player's terms."""

from typing import final

from mypy_extensions import i64

from undercroft.engine.position import Insight, Position
from undercroft.games.deckbox.rules import Delve


@final
class DelveInsight(Insight):
    def evaluate(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Delve)
        return 0.5
