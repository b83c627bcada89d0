"""The dungeon as styled text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.sketch import sketch
from undercroft.engine.text import Text
from undercroft.games.deckbox.view import DelveView

if TYPE_CHECKING:
    from undercroft.games.deckbox.game import DeckBox


def draw(view: DelveView, game: DeckBox, text: Text, marks: Marks, width: int, height: int) -> Canvas:
    return sketch(view, width)
