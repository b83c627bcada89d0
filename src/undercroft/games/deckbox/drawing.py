"""The table as styled text: the dungeon as far as it is known at the left, heroes, enemies and market at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.text import Text
from undercroft.games.deckbox.chart import Chart
from undercroft.games.deckbox.panel import PANEL, draw_panel
from undercroft.games.deckbox.rebuilding import build
from undercroft.games.deckbox.view import DelveView

if TYPE_CHECKING:
    from undercroft.games.deckbox.game import DeckBox


def draw(view: DelveView, game: DeckBox, text: Text, marks: Marks, width: int, height: int) -> Canvas:
    delve = build(view, game)
    canvas = Canvas(width, height)
    room = max(width - PANEL - 1, 1)
    canvas.paste(Chart(delve, view, game, text, marks, room, height).drawn(), 0, 0)
    canvas.paste(draw_panel(delve, view, game, text, height, marks.offset[1]), room + 1, 0)
    return canvas
