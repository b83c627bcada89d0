"""What lies between the dungeons: the areas, the objectives with what they pay, the cards that lie open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.text import Text
from undercroft.games.donjon.dungeon import AREA_NAMES
from undercroft.games.donjon.strip import STYLES, Letters
from undercroft.games.donjon.view import ContestView, DungeonView

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
SCORE_KEYS = ("score-mixed", "score-malus", "score-groups")


def fitted(words: str, width: int) -> str:
    return words if len(words) <= width else words[: max(width - 1, 0)] + "…"[: max(width, 0)]


def draw_areas(canvas: Canvas, y: int, view: ContestView, after: ContestView, text: Text, marks: Marks) -> None:
    """Forest, swamp and oubliettes, and what threatens."""
    letters = Letters(text)
    x = 0
    for area, name in enumerate(AREA_NAMES):
        key = marks.labels.get("area", {}).get(area, "")
        canvas.put(x, y, key, "label")
        title = text(("draw-forest", "draw-swamp", "draw-oubliettes")[area])
        canvas.put(x + 1, y, title, "strong")
        canvas.spot("area", area, x + 1, y)
        x += len(title) + 2
        who = letters.of(getattr(view, name), getattr(after, name)) or [("—", "dim")]
        letters.put(canvas, x, y, 24, who)
        x += min(len(who), 24) + 2
    words = text("draw-threats", cards=view.threats, kept=len(view.kept), players=len(view.dungeons))
    canvas.put(x, y, fitted(words, canvas.width - x), "warning" if view.last_round or view.threats < 2 else "dim")


def draw_kinds(canvas: Canvas, y: int, text: Text, marks: Marks) -> None:
    """The monsters by name, which is also where one is chosen, and how many."""
    x = 0
    for kind, (letter, style, key) in enumerate(zip(text("draw-letters"), STYLES, MONSTER_KEYS, strict=True)):
        canvas.put(x, y, marks.labels.get("monster", {}).get(kind, ""), "label")
        canvas.put(x + 1, y, letter, style)
        canvas.put(x + 3, y, text(key), "dim")
        canvas.spot("monster", kind, x + 1, y)
        x += len(text(key)) + 5
    for count, key in marks.labels.get("count", {}).items():
        canvas.put(x, y, key, "label")
        canvas.put(x + 1, y, f"×{count}", "strong")
        x += 4
    for count in (1, 2):
        canvas.spot("count", count, x + 4 * count, y)


def figure_width(players: int) -> int:
    return 9 if players == 4 else 11


def draw_scores(
    canvas: Canvas, y: int, width: int, main: int, view: ContestView, after: DungeonView, text: Text
) -> int:
    """The score sheet as it would be filled in now, a column a player; returns the next free line."""
    seats = [main, *(seat for seat in range(len(view.dungeons)) if seat != main)]
    figure = figure_width(len(seats))
    left = width - figure * len(seats)
    canvas.put(0, y, fitted(text("draw-score"), left - 1), "strong")
    lines = [*(text(f"objective-{code}") for code in view.objectives), *(text(key) for key in SCORE_KEYS)]
    canvas.put(0, y + 1, text("draw-total"), "strong")
    for line, words in enumerate(lines, start=y + 2):
        canvas.put(0, line, fitted(words, left - 1))
    for column, seat in enumerate(seats):
        x = left + column * figure
        name = fitted(text("player", seat=seat + 1), figure - 1)
        canvas.put(x + figure - len(name), y, name, "heading" if seat == view.turn else "")
        now = view.dungeons[seat].score
        then = after.score if seat == main else now
        put_figure(canvas, x, y + 1, figure, sum(now), sum(then), "strong")
        for line in range(len(lines)):
            put_figure(canvas, x, y + 2 + line, figure, now[line], then[line])
    return y + 2 + len(lines)


def put_figure(canvas: Canvas, x: int, y: int, width: int, now: int, then: int, style: str = "") -> None:
    words = str(now) if now == then else f"{now}→{then}"
    tone = style if now == then else "good" if then > now else "bad"
    canvas.put(x, y, words.rjust(width), tone or ("dim" if now == 0 else ""))


def draw_cards(
    canvas: Canvas, x: int, y: int, width: int, view: ContestView, game: Donjon, text: Text, marks: Marks
) -> int:
    """The Mixtures and VIP cards that lie open, and the own Guardian; returns the next free line."""
    rows: list[tuple[str, int, str, str]] = []
    for code in view.open_mixtures:
        number = game.mixture.number[code]
        rows.append(("mixture", number, text("draw-mixture"), game.mixture.words(number, text)))
    for code in view.open_vips:
        number = game.vip.number[code]
        rows.append(("vip", number, text("draw-vip"), game.vip.words(number, text)))
    for field, number, title, words in rows:
        key = marks.labels.get(field, {}).get(number, " ")
        canvas.put(x, y, key, "label")
        canvas.put(x + 2, y, title, "strong")
        canvas.put(x + 3 + len(title), y, fitted(words, width - 3 - len(title)))
        canvas.spot(field, number, x + 2, y)
        y += 1
    return y


def draw_guardian(
    canvas: Canvas, x: int, y: int, width: int, mine: DungeonView, game: Donjon, text: Text, marks: Marks
) -> int:
    """The own Guardian's powers with the Malus tiles on them, if he is revealed; returns the next free line."""
    title = text("draw-guardian")
    if mine.guardian is None:
        canvas.put(x + 2, y, title, "strong")
        canvas.put(x + 3 + len(title), y, fitted(text("draw-hidden"), width - 3 - len(title)), "dim")
        return y + 1
    tile = next(tile for tile in game.content.tiles if tile.code == mine.guardian)
    for code, malus in zip(tile.powers, mine.covered, strict=True):
        number = game.power.number[code]
        canvas.put(x, y, marks.labels.get("power", {}).get(number, " "), "label")
        canvas.put(x + 2, y, title, "strong")
        words = game.power.words(number, text)
        if malus:
            words = f"[-{malus}] {words}"
        canvas.put(x + 3 + len(title), y, fitted(words, width - 3 - len(title)), "dim" if malus else "")
        canvas.spot("power", number, x + 2, y)
        y += 1
    return y
