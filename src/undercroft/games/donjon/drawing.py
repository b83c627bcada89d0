"""The table as styled text: the own dungeon on top, the others below it in the same columns, then areas, score, cards.

The action in hand is drawn as if it were taken, with what the score becomes. In a small window the dungeons and areas
stay, and score and cards can be scrolled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.packing import arg4, kind_of
from undercroft.engine.text import Text
from undercroft.games.donjon import actions as a
from undercroft.games.donjon.fields import read_task
from undercroft.games.donjon.preview import as_if_taken
from undercroft.games.donjon.sheet import draw_areas, draw_cards, draw_guardian, draw_kinds, draw_scores, figure_width
from undercroft.games.donjon.strip import Columns, draw_labels, draw_line, draw_strip
from undercroft.games.donjon.view import ContestView, DungeonView, build, look

if TYPE_CHECKING:
    from undercroft.games.donjon.game import Donjon

CARD_TASKS = (a.POWER, a.LABORATORY, a.REFECTORY, a.VIP_CARD, a.GUARDIAN)
"""Decisions for which one has to see the cards."""
WIDE = 120
LINE = 46
"""The width of most lines of the score."""
TALL = 26
STRIP = 4
"""The height of another player's strip."""


def draw(view: ContestView, game: Donjon, text: Text, marks: Marks, width: int, height: int) -> Canvas:
    main = view.turn if view.seat is None else view.seat
    after = view
    if marks.ghost is not None:
        after = look(as_if_taken(build(view, game.box, game.codes), main, marks.ghost), view.seat, game.codes)
    mine, then = view.dungeons[main], after.dungeons[main]
    below = draw_below(view, then, game, text, marks, width)
    canvas, columns, blank = Canvas(width, height), Columns(width), int(height >= TALL)
    tall = 2 + blank
    draw_strip(canvas, 0, tall, text("draw-entrance"), mine, then, columns, text)
    draw_labels(canvas, 0, columns, marks)
    y = tall + 2
    others = [seat for seat in range(len(view.dungeons)) if seat != main]
    line = 1  # where there is room for it, others have a strip too
    if height >= y + STRIP * len(others) + 2 + 2 * blank + below.height:
        line = STRIP
    for seat in others:
        name, dungeon = text("player", seat=seat + 1), view.dungeons[seat]
        if line == STRIP:
            draw_strip(canvas, y, STRIP - 2, name, dungeon, dungeon, columns, text)
        else:
            draw_line(canvas, y, seat, dungeon, columns, text)
        y += line
    y += blank
    draw_areas(canvas, y, view, after, text, marks)
    draw_kinds(canvas, y + 1, text, marks)
    y += 2 + blank
    scrolled = min(max(marks.offset[1], 0), max(below.height - (height - y), 0))
    canvas.paste(below.cropped(0, scrolled, width, below.height - scrolled), 0, y)
    return canvas


def draw_below(view: ContestView, then: DungeonView, game: Donjon, text: Text, marks: Marks, width: int) -> Canvas:
    """Score and cards: side by side in a wide window, else one above the other, and what is needed first above."""
    sheet = Canvas()
    main = view.turn if view.seat is None else view.seat
    mine = view.dungeons[main]
    if width >= WIDE:
        half = min(width * 12 // 20, LINE + figure_width(len(view.dungeons)) * len(view.dungeons))
        draw_scores(sheet, 0, half, main, view, then, text)
        y = draw_cards(sheet, half + 2, 0, width - half - 2, view, game, text, marks)
        draw_guardian(sheet, half + 2, y, width - half - 2, mine, game, text, marks)
        return sheet
    y = 0
    if not needs_cards(view):
        y = draw_scores(sheet, y, width, main, view, then, text)
    y = draw_cards(sheet, 0, y, width, view, game, text, marks)
    y = draw_guardian(sheet, 0, y, width, mine, game, text, marks)
    if needs_cards(view):
        draw_scores(sheet, y, width, main, view, then, text)
    return sheet


def needs_cards(view: ContestView) -> bool:
    """Whether the viewer has to choose now, or weigh, what cards can do."""
    if not view.tasks:
        return False
    task = read_task(view.tasks[-1])
    return arg4(task) == view.seat and kind_of(task) in CARD_TASKS
