"""The table as styled text: the own dungeon on top, the others below it in the same columns, then areas, score, cards.

The action in hand is drawn as if it were taken, with what the score becomes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.packing import arg1, arg2, arg3, arg4, kind_of
from undercroft.engine.text import Text
from undercroft.games.donjon import actions as a
from undercroft.games.donjon.dungeon import KINDS, OF_OUBLIETTES, OUBLIETTES, RESERVE, ROOMS, room_number
from undercroft.games.donjon.fields import read_task
from undercroft.games.donjon.rules import Contest
from undercroft.games.donjon.sheet import draw_areas, draw_cards, draw_guardian, draw_kinds, draw_scores, figure_width
from undercroft.games.donjon.strip import Columns, draw_line, draw_strip
from undercroft.games.donjon.view import ContestView, build, look

if TYPE_CHECKING:
    from undercroft.games.donjon.game import Donjon

CARD_TASKS = (a.POWER, a.LABORATORY, a.REFECTORY, a.VIP_CARD, a.GUARDIAN)
"""Decisions for which one has to see the cards."""
WIDE = 120
LINE = 46
"""The width of most lines of the score."""
TALL = 26


def draw(view: ContestView, game: Donjon, text: Text, marks: Marks, width: int, height: int) -> Canvas:
    main = view.turn if view.seat is None else view.seat
    after = as_if_taken(view, game, main, marks.ghost)
    mine, then = view.dungeons[main], after.dungeons[main]
    canvas = Canvas(width, height)
    columns = Columns(width)
    tall = 2 if height < TALL else 3
    draw_strip(canvas, 0, tall, mine, then, columns, text, marks)
    y = tall + 2
    for seat, dungeon in enumerate(view.dungeons):
        if seat != main:
            draw_line(canvas, y, seat, dungeon, columns, text)
            y += 1
    y += height >= TALL
    draw_areas(canvas, y, view, after, text, marks)
    draw_kinds(canvas, y + 1, text, marks)
    y += 2 + (height >= TALL)
    if width >= WIDE:
        half = min(width * 11 // 20, LINE + figure_width(len(view.dungeons)) * len(view.dungeons))
        draw_scores(canvas, y, half, main, view, then, text)
        below = draw_cards(canvas, half + 2, y, width - half - 2, view, game, text, marks)
        draw_guardian(canvas, half + 2, below, width - half - 2, mine, game, text, marks)
    elif needs_cards(view):
        y = draw_cards(canvas, 0, y, width, view, game, text, marks)
        y = draw_guardian(canvas, 0, y, width, mine, game, text, marks)
        draw_scores(canvas, y, width, main, view, then, text)
    else:
        y = draw_scores(canvas, y, width, main, view, then, text)
        y = draw_cards(canvas, 0, y, width, view, game, text, marks)
        draw_guardian(canvas, 0, y, width, mine, game, text, marks)
    return canvas


def needs_cards(view: ContestView) -> bool:
    """Whether the viewer has to choose now, or weigh, what cards can do."""
    if not view.tasks:
        return False
    task = read_task(view.tasks[-1])
    return arg4(task) == view.seat and kind_of(task) in CARD_TASKS


def as_if_taken(view: ContestView, game: Donjon, seat: int, ghost: int | None) -> ContestView:
    """The table after an action, as far as it can be told before luck answers."""
    if ghost is None:
        return view
    contest = build(view, game.box, game.codes)
    kind, first, second, third = kind_of(ghost), arg1(ghost), arg2(ghost), arg3(ghost)
    if kind == a.RECRUIT:
        contest.areas[first * KINDS + second] -= third
        contest.monsters[contest.at(seat, arg4(ghost)) + second] += third
    elif kind == a.MOVE_ONE:
        contest.monsters[contest.at(seat, second) + first] -= 1
        contest.monsters[contest.at(seat, third) + first] += 1
    elif kind == a.PLACE_ONE:
        take(contest, view, int(first))
        contest.monsters[contest.at(seat, second) + first] += 1
    elif kind in (a.USE_POWER, a.DUMP_ONE):
        contest.throw(seat, first, second, OUBLIETTES)
    elif kind == a.REMOVE_ONE:
        contest.groups[seat * ROOMS + room_number(first) - 1] -= 1
    elif kind == a.USE_GUARDIAN:
        contest.malus[seat] += 1
    else:
        return view
    return look(contest, view.seat, game.codes)


def take(contest: Contest, view: ContestView, kind: int) -> None:
    """A monster that is placed comes from the oubliettes if the task says so, else from the reserve."""
    task = read_task(view.tasks[-1])
    from_oubliettes = kind_of(task) == a.PLACE and arg2(task) == OF_OUBLIETTES
    contest.areas[(OUBLIETTES if from_oubliettes else RESERVE) * KINDS + kind] -= 1
