"""The keep as styled text."""

from __future__ import annotations

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.sketch import sketch
from undercroft.engine.text import Text
from undercroft.games.knock.view import KeepView


def draw(view: KeepView, game: object, text: Text, marks: Marks, width: int, height: int) -> Canvas:
    return sketch(view)
