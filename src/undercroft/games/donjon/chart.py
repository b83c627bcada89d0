"""Dungeons as text: the own one as a strip of entrance, hallways and rooms, the others as a line each below it."""

from __future__ import annotations

from itertools import groupby

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.columns import cut, fitted
from undercroft.engine.text import Text
from undercroft.games.donjon.dungeon import KIND_NAMES, PLACES, is_room, room_number
from undercroft.games.donjon.view import Crowd, DungeonView, PlaceView

STYLES = ("good", "token", "creature", "poison", "strong", "frozen")
"""By kind of monster."""
GROUP, GUARDED, GOLD, LEAVES, EMPTY = "@", "●", "○", "·", "·"
ROOM_KEYS = ("draw-room-1", "draw-room-2", "draw-room-3", "draw-room-4", "draw-room-5")


class Columns:
    """Where the places of a dungeon stand in a window: rooms and entrance wide, hallways narrow."""

    def __init__(self, width: int) -> None:
        self.hall = 3 if width < 79 else 5 if width < 110 else 8
        self.wide = min(max((width - 5 * self.hall) // 6, 7), 16)

    @property
    def all(self) -> int:
        return self.x(PLACES)

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
            marks += [(letter, "ghost")] * (then - now) + [(LEAVES, "ghost")] * (now - then)
        return marks

    def fitted(self, marks: list[tuple[str, str]], width: int) -> list[tuple[str, str]]:
        """A crowd too large for its place is counted: `B3` for three brous."""
        if len(marks) <= width:
            return marks
        counted: list[tuple[str, str]] = []
        for (letter, style), run in groupby(marks):
            count = len(list(run))
            counted += [(sign, style) for sign in (letter if count == 1 else f"{letter}{count}")]
        return counted

    def put(self, canvas: Canvas, x: int, y: int, width: int, marks: list[tuple[str, str]]) -> None:
        for i, (letter, style) in enumerate(marks[:width]):
            last = i == width - 1 and len(marks) > width
            canvas.put(x + i, y, "…" if last else letter, style)


def draw_strip(
    canvas: Canvas,
    y: int,
    tall: int,
    title: str,
    mine: DungeonView,
    after: DungeonView,
    columns: Columns,
    text: Text,
) -> None:
    """A dungeon in `tall` lines of monsters between two of frame; the title stands on its entrance."""
    letters = Letters(text)
    for place in range(PLACES):
        x, width = columns.x(place), columns.width(place)
        who = letters.of(mine.places[place].monsters, after.places[place].monsters)
        who = letters.fitted(who, tall * (width if place % 2 else width - 2))
        if place % 2:
            draw_hallway(canvas, x, y, width, tall, place, who, letters)
        else:
            canvas.box(x, y, width, tall + 2, "frame")
            room = width - 2
            name = cut(text(ROOM_KEYS[room_number(place) - 1]), room) if is_room(place) else fitted(title, room)
            canvas.put(x + 1, y, name, "strong")
            for line in range(tall):
                letters.put(canvas, x + 1, y + 1 + line, width - 2, who[line * (width - 2) : (line + 1) * (width - 2)])
            if is_room(place):
                draw_lodgers(canvas, x, y + tall + 1, width, mine.places[place], after.places[place])


def draw_hallway(
    canvas: Canvas, x: int, y: int, width: int, tall: int, place: int, who: list[tuple[str, str]], letters: Letters
) -> None:
    canvas.put(x, y, f"{'h' + str((place + 1) // 2):─^{width}}", "dim")
    for line in range(tall):
        letters.put(canvas, x, y + 1 + line, width, who[line * width : (line + 1) * width])
    canvas.put(x, y + tall + 1, "─" * width, "dim")


def draw_lodgers(canvas: Canvas, x: int, y: int, width: int, now: PlaceView, then: PlaceView) -> None:
    """On the lower frame of a room: its gold, and the adventurers in it."""
    canvas.put(x + 1, y, GUARDED * then.guarded + GOLD * (then.piles - then.guarded), "chest")
    words, style = groups_in(now, then)
    canvas.put(x + width - 1 - len(words), y, words, style)


def groups_in(now: PlaceView, then: PlaceView) -> tuple[str, str]:
    """The groups of adventurers in a place, if there are any, and how they look."""
    if now.groups == then.groups:
        return f"{GROUP}{now.groups}" if now.groups else "", "bad"
    return f"{GROUP}{now.groups}→{then.groups}", "ghost"


def draw_labels(canvas: Canvas, y: int, columns: Columns, marks: Marks) -> None:
    """Keys for the places of a strip, in the line above it: where from at the left, where to at the right."""
    for place in range(PLACES):
        x, width, frame = columns.x(place), columns.width(place), int(place % 2 == 0)
        for field, at in (("from", x + frame), ("room", x + frame), ("to", x + width - 1 - frame)):
            canvas.spot(field, place, x + width // 2, y + 2)
            canvas.put(at, y, marks.labels.get(field, {}).get(place, ""), "label")


def draw_line(
    canvas: Canvas, y: int, seat: int, dungeon: DungeonView, after: DungeonView, columns: Columns, text: Text
) -> None:
    """Another dungeon in one line, in the columns of the own one, with the number of its seat in front."""
    letters = Letters(text)
    for place in range(PLACES):
        x, width = columns.x(place), columns.width(place)
        now, then = dungeon.places[place], after.places[place]
        who = letters.of(now.monsters, then.monsters)
        words, style = groups_in(now, then)
        room_for = width - 2 - len(words) if place % 2 == 0 else width
        letters.put(canvas, x + (place % 2 == 0), y, room_for, letters.fitted(who, room_for))
        if place % 2 == 0:
            canvas.put(x, y, "│", "dim")
            canvas.put(x + width - 1 - len(words), y, words, style)
            canvas.put(x + width - 1, y, "│", "dim")
        elif not who:
            canvas.put(x + width // 2, y, EMPTY, "dim")
    canvas.put(0, y, str(seat + 1), "key")
