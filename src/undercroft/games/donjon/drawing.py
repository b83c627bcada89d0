"""The table as styled text: the own dungeon on top, the others below it in the same columns, then areas, score, cards.

The action in hand is drawn as if it were taken, with what the scores become, as far as that can be known. In a small
window the dungeons and areas stay, and score and cards can be scrolled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.text import Text
from undercroft.games.donjon.chart import Columns, draw_labels, draw_line, draw_strip
from undercroft.games.donjon.panel import draw_areas, draw_cards, draw_guardian, draw_kinds, draw_scores, figure_width
from undercroft.games.donjon.view import ContestView

if TYPE_CHECKING:
    from undercroft.games.donjon.game import Donjon

CARD_TASKS = ("power", "laboratory", "refectory", "vip-card", "guardian")
"""Decisions for which one has to see the cards."""
WIDE = 120
LINE = 46
"""The width of most lines of the score."""
TALL, LOW = 26, 14
LEAST = 2
"""So many lines of score and cards are worth a place of their own."""
STRIP = 4
"""The height of another player's strip."""


def draw(view: ContestView, game: Donjon, text: Text, marks: Marks, width: int, height: int) -> Canvas:
    main = view.turn if view.seat is None else view.seat
    after = marks.after if isinstance(marks.after, ContestView) else view
    below = draw_below(view, after, game, text, marks, width)
    canvas, columns, blank = Canvas(width, height), Columns(width), int(height >= TALL)
    tall = 2 + blank - (height < LOW)
    top = int(marks.ghost is not None)  # whoever chooses has keys above the strip, of whatever kind the choice is
    draw_strip(canvas, top, tall, text("draw-entrance"), view.dungeons[main], after.dungeons[main], columns, text)
    draw_labels(canvas, top - 1, columns, marks)
    y = top + tall + 2
    others = [seat for seat in range(len(view.dungeons)) if seat != main]
    line = 1  # where there is room for it, others have a strip too
    if height >= y + STRIP * len(others) + 2 + 2 * blank + below.height:
        line = STRIP
    for seat in others:
        name, dungeon, then = text("player", seat=seat + 1), view.dungeons[seat], after.dungeons[seat]
        if line == STRIP:
            draw_strip(canvas, y, STRIP - 2, name, dungeon, then, columns, text)
        else:
            draw_line(canvas, y, seat, dungeon, then, columns, text)
        y += line
    y += blank
    middle = Canvas(width)
    end = draw_kinds(middle, draw_areas(middle, 0, width, view, after, text, marks), width, text, marks) + blank
    if height - y - end < LEAST:  # no room for both: they are scrolled together
        middle.paste(below, 0, end)
        canvas.paste(middle.scrolled(max(height - y, 1), marks.offset[1]), 0, y)
    else:
        canvas.paste(middle, 0, y)
        canvas.paste(below.scrolled(height - y - end, marks.offset[1]), 0, y + end)
    aside = min(max(marks.offset[0], 0), max(columns.all - width, 0))
    shown = canvas.cropped(aside, 0, width, height)
    shown.mark_more(False, False, aside > 0, aside + width < columns.all)
    return shown


def draw_below(view: ContestView, after: ContestView, game: Donjon, text: Text, marks: Marks, width: int) -> Canvas:
    """Score and cards: side by side in a wide window, else one above the other, and what is needed first above."""
    sheet = Canvas(width)
    main = view.turn if view.seat is None else view.seat
    mine = view.dungeons[main]
    if width >= WIDE:
        half = min(width * 12 // 20, LINE + figure_width(len(view.dungeons)) * len(view.dungeons))
        draw_scores(sheet, 0, half, main, view, after, game, text)
        y = draw_cards(sheet, half + 2, 0, width - half - 2, view, game, text, marks)
        draw_guardian(sheet, half + 2, y, width - half - 2, mine, game, text, marks)
        return sheet
    y = 0
    if not needs_cards(view):
        y = draw_scores(sheet, y, width, main, view, after, game, text)
    y = draw_cards(sheet, 0, y, width, view, game, text, marks)
    y = draw_guardian(sheet, 0, y, width, mine, game, text, marks)
    if needs_cards(view):
        draw_scores(sheet, y, width, main, view, after, game, text)
    return sheet


def needs_cards(view: ContestView) -> bool:
    """Whether the viewer has to choose now, or weigh, what cards can do."""
    return bool(view.tasks) and view.tasks[0].seat == view.seat and view.tasks[0].kind in CARD_TASKS
