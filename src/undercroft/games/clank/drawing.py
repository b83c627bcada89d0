"""The table as styled text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.sketch import sketch
from undercroft.engine.text import Text
from undercroft.games.clank.view import HeistView

if TYPE_CHECKING:
    from undercroft.games.clank.game import Clank


def draw(view: HeistView, game: Clank, text: Text, marks: Marks, width: int, height: int) -> Canvas:
    return sketch(view, width)
