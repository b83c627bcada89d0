"""The table as styled text: the map at the left, and beside it the thieves, the dragon, the row and the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.text import Text
from undercroft.games.clank.chart import Chart
from undercroft.games.clank.panel import PANEL, WIDE, Panel
from undercroft.games.clank.view import HeistView

if TYPE_CHECKING:
    from undercroft.games.clank.game import Clank


def draw(view: HeistView, game: Clank, text: Text, marks: Marks, width: int, height: int) -> Canvas:
    canvas = Canvas(width, height)
    beside = WIDE if width >= 2 * WIDE + 6 else PANEL
    room = max(width - beside - 1, 1)
    canvas.paste(Chart(view, game, text, marks, room, height).drawn().cropped(0, 0, room, height), 0, 0)
    canvas.paste(Panel(view, game, text, marks, beside, height).drawn(), room + 1, 0)
    return canvas
