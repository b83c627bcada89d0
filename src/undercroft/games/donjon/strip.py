"""Dungeons as text: the own one as a strip of entrance, hallways and rooms, the others as a line each below it."""

from __future__ import annotations

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.text import Text
from undercroft.games.donjon.dungeon import KIND_NAMES, PLACES, is_room, room_number
from undercroft.games.donjon.view import Crowd, DungeonView

STYLES = ("good", "token", "creature", "poison", "strong", "frozen")
"""By kind of monster."""
GROUP, GUARDED, GOLD = "@", "●", "○"
ROOM_KEYS = ("draw-room-1", "draw-room-2", "draw-room-3", "draw-room-4", "draw-room-5")


class Columns:
    """Where the places of a dungeon stand in a window: rooms and entrance wide, hallways narrow."""

    def __init__(self, width: int) -> None:
        self.hall = 5 if width < 110 else 8
        self.wide = min(max((width - 5 * self.hall) // 6, 7), 16)

    def x(self, place: int) -> int:
        halls = place // 2
        return halls * self.hall + (place - halls) * self.wide

    def width(self, place: int) -> int:
        return self.hall if place % 2 else self.wide


class Letters:
    """Monsters as letters, with what an action in hand would change: newcomers stand out, a dot is who leaves."""

    def __init__(self, text: Text) -> None:
        self.letters = text("draw-letters")

    def of(self, crowd: Crowd, after: Crowd) -> list[tuple[str, str]]:
        marks: list[tuple[str, str]] = []
        for letter, style, kind in zip(self.letters, STYLES, KIND_NAMES, strict=True):
            now, then = crowd.get(kind, 0), after.get(kind, 0)
            marks += [(letter, style)] * min(now, then)
            marks += [(letter, "ghost")] * (then - now) + [("·", "ghost")] * (now - then)
        return marks

    def put(self, canvas: Canvas, x: int, y: int, width: int, marks: list[tuple[str, str]]) -> None:
        for i, (letter, style) in enumerate(marks[:width]):
            last = i == width - 1 and len(marks) > width
            canvas.put(x + i, y, "…" if last else letter, style)


def draw_strip(
    canvas: Canvas, y: int, tall: int, mine: DungeonView, after: DungeonView, columns: Columns, text: Text, marks: Marks
) -> None:
    """The own dungeon in `tall` lines of monsters between two of frame."""
    letters = Letters(text)
    for place in range(PLACES):
        x, width = columns.x(place), columns.width(place)
        who = letters.of(mine.places[place], after.places[place])
        if place % 2:
            draw_hallway(canvas, x, y, width, tall, place, who, letters)
        else:
            canvas.box(x, y, width, tall + 2, "frame")
            title = text(ROOM_KEYS[room_number(place) - 1]) if is_room(place) else text("draw-entrance")
            canvas.put(x + 1, y, title[: width - 2], "strong")
            for line in range(tall):
                letters.put(canvas, x + 1, y + 1 + line, width - 2, who[line * (width - 2) : (line + 1) * (width - 2)])
            if is_room(place):
                draw_lodgers(canvas, x, y + tall + 1, width, place, mine, after)
        label(canvas, x, y, width, place, marks)


def draw_hallway(
    canvas: Canvas, x: int, y: int, width: int, tall: int, place: int, who: list[tuple[str, str]], letters: Letters
) -> None:
    canvas.put(x, y, f"{'h' + str((place + 1) // 2):─^{width}}", "dim")
    for line in range(tall):
        letters.put(canvas, x, y + 1 + line, width, who[line * width : (line + 1) * width])
    canvas.put(x, y + tall + 1, "─" * width, "dim")


def draw_lodgers(canvas: Canvas, x: int, y: int, width: int, place: int, mine: DungeonView, after: DungeonView) -> None:
    """On the lower frame of a room: its gold, and the adventurers in it."""
    number = int(room_number(place))
    if number < 5:
        dragons = min(after.places[place].get("dragon", 0), 2)
        canvas.put(x + 1, y, GUARDED * dragons + GOLD * (2 - dragons), "chest")
    now, then = mine.groups[number - 1], after.groups[number - 1]
    if now or then:
        words = f"{GROUP}{now}" if now == then else f"{GROUP}{now}→{then}"
        canvas.put(x + width - 1 - len(words), y, words, "bad" if now == then else "ghost")


def label(canvas: Canvas, x: int, y: int, width: int, place: int, marks: Marks) -> None:
    """Keys for a place: where from at the left of its frame, where to at the right."""
    middle = (x + width // 2, y + 1)
    for field, at in (("from", x), ("room", x), ("to", x + width - 1)):
        canvas.spot(field, place, *middle)
        canvas.put(at, y, marks.labels.get(field, {}).get(place, ""), "label")


def draw_line(canvas: Canvas, y: int, seat: int, dungeon: DungeonView, columns: Columns, text: Text) -> None:
    """Another dungeon in one line, in the columns of the own one, with the number of its seat in front."""
    letters = Letters(text)
    for place in range(PLACES):
        x, width = columns.x(place), columns.width(place)
        who = letters.of(dungeon.places[place], dungeon.places[place])
        groups = dungeon.groups[place // 2 - 1] if is_room(place) else 0
        words = f"{GROUP}{groups}" if groups else ""
        room_for = width - 2 - len(words) if place % 2 == 0 else width
        letters.put(canvas, x + (place % 2 == 0), y, room_for, who)
        if place % 2 == 0:
            canvas.put(x, y, "│", "dim")
            canvas.put(x + width - 1 - len(words), y, words, "bad")
            canvas.put(x + width - 1, y, "│", "dim")
        elif not who:
            canvas.put(x + width // 2, y, "·", "dim")
    canvas.put(0, y, str(seat + 1), "key")
