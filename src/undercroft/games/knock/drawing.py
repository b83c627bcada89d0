"""The keep as styled text: the dungeon at the left, the hand and the tokens at the right.

The action in hand is drawn as its preview shows it, with what the dangers become.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.text import Text
from undercroft.games.knock.chart import Chart
from undercroft.games.knock.panel import PANEL, draw_panel
from undercroft.games.knock.view import KeepView, build_dungeon

if TYPE_CHECKING:
    from undercroft.games.knock.game import Knock


def draw(view: KeepView, game: Knock, text: Text, marks: Marks, width: int, height: int) -> Canvas:
    canvas = Canvas(width, height)
    room = max(width - PANEL - 1, 1)
    before = build_dungeon(view, game.cards, game.codes)
    after = build_dungeon(marks.after, game.cards, game.codes) if isinstance(marks.after, KeepView) else before
    chart = Chart(before, after, view, game, text, marks, room, height)
    canvas.paste(chart.drawn(), 0, 0)
    canvas.paste(draw_panel(view, game, text, marks, chart.changes(), height), room + 1, 0)
    return canvas
