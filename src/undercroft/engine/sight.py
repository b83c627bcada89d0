"""All that a bot is given: what its seat sees and may do. Never a position."""

from __future__ import annotations

from undercroft.engine.errors import Trouble
from undercroft.engine.game import Game, View
from undercroft.engine.position import Imaginer, Position


class Sight:
    """What one seat knows when it is asked to decide."""

    def __init__(self, game: Game, view: View, legal: list[int]) -> None:
        if isinstance(view, Position) or not isinstance(view, game.view_type):
            raise TypeError("a sight is made from a seat's view, never from a position")
        if view.seat is None or not legal:
            raise Trouble("nothing-to-decide")
        self.game = game
        self.view = view
        self.seat: int = view.seat
        self.legal = legal

    def imaginer(self) -> Imaginer:
        """Positions as this seat may imagine them."""
        return self.game.imaginer(self.view)
