"""All that a bot is given: what its seat sees and may do. Never a position."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.engine.errors import Trouble
from undercroft.engine.game import Game, View
from undercroft.engine.position import Imaginer, Position

Move = tuple[int, int | None]
"""A seat and its action, None for an action that holds something hidden."""


class Sight:
    """What one seat knows when it is asked to decide."""

    def __init__(self, game: Game, view: View, legal: list[int], moves: Sequence[Move] = ()) -> None:
        if isinstance(view, Position) or not isinstance(view, game.view_type):
            raise TypeError("a sight is made from a seat's view, never from a position")
        if view.seat is None or not legal:
            raise Trouble("nothing-to-decide")
        self.game = game
        self.view = view
        self.seat: int = view.seat
        self.legal = legal
        self.moves = moves
        """All that was done so far, as this seat saw it."""

    def __reduce__(self) -> tuple[object, ...]:
        """A bot may think in another process, where the sight is made, and looked at, again."""
        return Sight, (self.game, self.view, self.legal, list(self.moves))

    def imaginer(self) -> Imaginer:
        """Positions as this seat may imagine them."""
        return self.game.imaginer(self.view)


def seen_by(game: Game, seat: int, moves: Sequence[tuple[int, int]]) -> list[Move]:
    """What was done, as a seat saw it."""
    if not any(kind.secret for kind in game.actions.kinds.values()):  # in most games everybody sees everything done
        return list(moves)
    hides = game.actions.keeps_secret
    return [(actor, None if actor != seat and hides(action) else action) for actor, action in moves]
