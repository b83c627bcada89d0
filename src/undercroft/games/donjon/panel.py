"""What lies between the dungeons: the areas, the objectives with what they pay, the cards that lie open."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.columns import columns, fitted
from undercroft.engine.text import Text
from undercroft.games.donjon.chart import STYLES, Letters
from undercroft.games.donjon.dungeon import AREA_NAMES
from undercroft.games.donjon.view import ContestView, DungeonView
from undercroft.games.donjon.wording import objective

if TYPE_CHECKING:
    from undercroft.games.donjon.game import Donjon

MONSTER_KEYS = (
    "monster-spider",
    "monster-brou",
    "monster-dragon",
    "monster-vampire",
    "monster-skeleton",
    "monster-vip",
)
NOBODY = "—"
AREA = 8
"""So many monsters of an area are shown one by one."""
NARROW = 70
"""A window with fewer columns has to be sparing with gaps."""
SCORE_KEYS = ("score-mixed", "score-malus", "score-groups")


def draw_areas(
    canvas: Canvas, y: int, width: int, view: ContestView, after: ContestView, text: Text, marks: Marks
) -> int:
    """Forest, swamp and oubliettes, and what threatens; returns the next free line."""
    letters = Letters(text)
    x = 0
    for area, name in enumerate(AREA_NAMES):
        key = marks.labels.get("area", {}).get(area, "")
        canvas.put(x, y, key, "label")
        title = text(("draw-forest", "draw-swamp", "draw-oubliettes")[area])
        canvas.put(x + 1, y, title, "strong")
        canvas.spot("area", area, x + 1, y)
        x += len(title) + 2
        who = letters.of(getattr(view, name), getattr(after, name)) or [(NOBODY, "dim")]
        who = letters.fitted(who, AREA)
        letters.put(canvas, x, y, AREA, who)
        x += min(len(who), AREA) + 2
    words = text("draw-threats", cards=view.threats, kept=len(view.kept), players=len(view.dungeons))
    if x + columns(words) > width:
        x, y = 1, y + 1
    canvas.put(x, y, fitted(words, width - x), "warning" if view.last_round or view.threats < 2 else "dim")
    return y + 1


def draw_kinds(canvas: Canvas, y: int, width: int, text: Text, marks: Marks) -> int:
    """The monsters by name, which is also where one is chosen, and how many; returns the next free line."""
    x, gap = 0, 2 if width >= NARROW else 1
    for kind, (letter, style, key) in enumerate(zip(text("draw-letters"), STYLES, MONSTER_KEYS, strict=True)):
        if x + 3 + len(text(key)) > width:
            x, y = 0, y + 1
        canvas.put(x, y, marks.labels.get("monster", {}).get(kind, ""), "label")
        canvas.put(x + 1, y, letter, style)
        canvas.put(x + 3, y, text(key), "dim")
        canvas.spot("monster", kind, x + 1, y)
        x += len(text(key)) + 3 + gap
    counts = marks.labels.get("count", {})
    if counts and x + 4 * len(counts) > width:
        x, y = 0, y + 1
    for count, key in counts.items():
        canvas.put(x, y, key, "label")
        canvas.put(x + 1, y, f"×{count}", "strong")
        x += 4
    for count in (1, 2):
        canvas.spot("count", count, x + 4 * count, y)
    return y + 1


def figure_width(players: int) -> int:
    return 9 if players == 4 else 11


def draw_scores(
    canvas: Canvas, y: int, width: int, main: int, view: ContestView, after: ContestView, game: Donjon, text: Text
) -> int:
    """The score sheet as it would be filled in now, a column a player; returns the next free line."""
    seats = [main, *(seat for seat in range(len(view.dungeons)) if seat != main)]
    figure = figure_width(len(seats))
    left = width - figure * len(seats)
    canvas.put(0, y, fitted(text("draw-final" if view.phase == "over" else "draw-score"), left - 1), "strong")
    lines = [objective(code, game, text) for code in view.objectives]
    lines += [text(key) for key in SCORE_KEYS]
    canvas.put(0, y + 1, text("draw-total"), "strong")
    for line, words in enumerate(lines, start=y + 2):
        canvas.put(0, line, fitted(words, left - 1))
    for column, seat in enumerate(seats):
        x = left + column * figure
        name = fitted(text("player", seat=seat + 1), figure - 1)
        canvas.put(x + figure - columns(name), y, name, "heading" if seat == view.turn else "")
        now, then = view.dungeons[seat], after.dungeons[seat]
        put_figure(canvas, x, y + 1, figure, now.points, then.points, "strong")
        for line, (before, later) in enumerate(zip(now.score, then.score, strict=True), start=y + 2):
            put_figure(canvas, x, line, figure, before.points, later.points)
    return y + 2 + len(lines)


def put_figure(canvas: Canvas, x: int, y: int, width: int, now: int, then: int, style: str = "") -> None:
    words = str(now) if now == then else f"{now}→{then}"
    tone = style if now == then else "good" if then > now else "bad"
    canvas.put(x, y, words.rjust(width), tone or ("dim" if now == 0 else ""))


def draw_cards(
    canvas: Canvas, x: int, y: int, width: int, view: ContestView, game: Donjon, text: Text, marks: Marks
) -> int:
    """The Mixtures and VIP cards that lie open, and the own Guardian; returns the next free line."""
    things = game.things
    rows: list[tuple[str, int, str, str]] = []
    for code in view.open_mixtures:
        number = things.mixture.number[code]
        rows.append(("mixture", number, text("draw-mixture"), things.mixture.words(number, text)))
    for code in view.open_vips:
        number = things.vip.number[code]
        rows.append(("vip", number, text("draw-vip"), things.vip.words(number, text)))
    for field, number, title, words in rows:
        canvas.put(x, y, marks.labels.get(field, {}).get(number, " "), "label")
        canvas.spot(field, number, x + 2, y)
        y = draw_entry(canvas, x + 2, y, width - 2, title, words)
    return y


def draw_entry(canvas: Canvas, x: int, y: int, width: int, title: str, words: str, style: str = "") -> int:
    """A title with words beside it, on as many lines as they need; returns the next free one."""
    canvas.put(x, y, title, "strong")
    left = len(title) + 1
    for line in wrap(words, max(width - left, 10)):
        canvas.put(x + left, y, line, style)
        y += 1
    return y


def draw_guardian(
    canvas: Canvas, x: int, y: int, width: int, mine: DungeonView, game: Donjon, text: Text, marks: Marks
) -> int:
    """The own Guardian's powers with the Malus tiles on them, if he is revealed; returns the next free line."""
    title = text("draw-guardian")
    if mine.guardian is None:
        return draw_entry(canvas, x + 2, y, width - 2, title, text("draw-hidden"), "dim")
    card = game.things.power
    for power in mine.guardian.powers:
        number, malus = card.number[power.power], power.malus
        canvas.put(x, y, marks.labels.get("power", {}).get(number, " "), "label")
        canvas.spot("power", number, x + 2, y)
        words = card.words(number, text)
        if malus:
            words = f"[-{malus}] {words}"
        y = draw_entry(canvas, x + 2, y, width - 2, title, words, "dim" if malus else "")
    return y
