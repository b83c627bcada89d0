"""A bot gets a view and never a position."""

from __future__ import annotations

import pytest

from undercroft.engine.errors import Trouble
from undercroft.engine.events import Events
from undercroft.engine.luck import Dice
from undercroft.engine.position import Position
from undercroft.engine.registry import find
from undercroft.engine.sight import Sight

GAME = find("knock")


@pytest.fixture
def position() -> Position:
    position = GAME.blank(GAME.options({"players": 2, "first": 1}))
    position.set_up(Dice(1), Events())
    return position


def legal(position: Position, seat: int) -> list[int]:
    return [int(action) for action in position.legal(seat)]


def test_a_position_is_never_taken_for_a_view(position: Position) -> None:
    with pytest.raises(TypeError):
        Sight(GAME, position, legal(position, 0))  # type: ignore[arg-type]


def test_a_spectator_decides_nothing(position: Position) -> None:
    with pytest.raises(Trouble, match="nothing to decide"):
        Sight(GAME, GAME.view(position, None), legal(position, 0))
    with pytest.raises(Trouble, match="nothing to decide"):
        Sight(GAME, GAME.view(position, 0), [])


def test_what_a_seat_imagines_looks_like_what_it_sees(position: Position) -> None:
    sight = Sight(GAME, GAME.view(position, 0), legal(position, 0))
    imagined = sight.imaginer().imagine(Dice(2))
    assert GAME.view(imagined, 0) == sight.view
    assert GAME.write(imagined) != GAME.write(position), "it does not know the other hand"
