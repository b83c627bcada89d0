"""A small sheet of styled characters, for games that draw themselves as text.

Styles are names (`danger`, `token`, `dim` …): the terminal decides what they look like, with colour or without.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import msgspec

from undercroft.engine.columns import column_count, columns

UP, DOWN, LEFT, RIGHT = "▲", "▼", "◂", "▸"
"""At the edge of a window, beyond which there is more."""
GROUND = " ·░▒█"
"""What nobody misses if a sign stands there instead."""


class Canvas:
    """Rows of (character, style); it grows to what is put on it.

    A letter of two columns stands in the first of its two cells, and the second holds nothing at all; an accent that
    joins a letter shares its cell.
    """

    def __init__(self, width: int = 0, height: int = 0) -> None:
        self.width = width
        self.height = height
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}
        self.spots: dict[str, dict[int, tuple[int, int]]] = {}
        """By field and value: where something that may be chosen lies, also outside the sheet. Arrows move there."""

    def spot(self, field: str, value: int, x: int, y: int) -> None:
        self.spots.setdefault(field, {})[value] = (x, y)

    def put(self, x: int, y: int, words: str, style: str = "") -> None:
        """Write from (x, y) to the right; what lies outside to the left or above is cut off."""
        at = x
        for character in words:
            size = column_count(character)
            if at >= 0 and y >= 0:
                if size:
                    self.clear(at, y, size)
                    self.cells[at, y] = (character, style)
                    if size == 2:
                        self.cells[at + 1, y] = ("", style)
                elif at > x and (at - 1, y) in self.cells:
                    letter = at - 1 if self.cells[at - 1, y][0] else at - 2
                    self.cells[letter, y] = (self.cells[letter, y][0] + character, style)
            at += size
        if words and y >= 0:
            self.width = max(self.width, at)
            self.height = max(self.height, y + 1)

    def clear(self, x: int, y: int, size: int) -> None:
        """Room for something new: of a wide letter that loses one of its cells, nothing stays."""
        if self.cells.get((x, y), " ")[0] == "":
            self.cells[x - 1, y] = (" ", self.cells[x - 1, y][1])
        after = self.cells.get((x + size, y))
        if after is not None and after[0] == "":
            self.cells[x + size, y] = (" ", after[1])

    def box(self, x: int, y: int, width: int, height: int, style: str = "") -> None:
        """A frame with empty inside."""
        self.put(x, y, "┌" + "─" * (width - 2) + "┐", style)
        for line in range(y + 1, y + height - 1):
            self.put(x, line, "│" + " " * (width - 2) + "│", style)
        self.put(x, y + height - 1, "└" + "─" * (width - 2) + "┘", style)

    def paste(self, other: Canvas, x: int, y: int) -> None:
        """Lay another canvas on this one."""
        for (left, top), (character, style) in other.cells.items():
            self.put(x + left, y + top, character, style)
        for field, places in other.spots.items():
            for value, (left, top) in places.items():
                self.spot(field, value, x + left, y + top)

    def cropped(self, x: int, y: int, width: int, height: int) -> Canvas:
        """The part of the sheet that a window shows."""
        part = Canvas(width, height)
        for (left, top), (character, style) in self.cells.items():
            if x <= left < x + width and y <= top < y + height:
                is_half = left == x if not character else columns(character) > x + width - left
                part.put(left - x, top - y, " " if is_half else character, style)
        for field, places in self.spots.items():
            for value, (left, top) in places.items():
                part.spot(field, value, left - x, top - y)
        return part

    def scrolled(self, height: int, start: int) -> Canvas:
        """A window on a sheet that may be longer, from line `start` on as far as there are lines, with arrows at the
        right where it goes on."""
        start = min(max(start, 0), max(self.height - height, 0))
        part = self.cropped(0, start, self.width, height)
        part.mark_more(start > 0, start + height < self.height, False, False, near=self.width - 1)
        return part

    def mark_more(self, up: bool, down: bool, left: bool, right: bool, near: int | None = None) -> None:
        """Arrows at the edges beyond which there is more, on the ground near the middle or in the column `near`: they
        hide nothing."""
        middle = self.width // 2 if near is None else near
        across = sorted(range(self.width), key=lambda x: abs(x - middle))
        along = sorted(range(self.height), key=lambda y: abs(y - self.height // 2))
        for is_more, sign, places in (
            (up, UP, [(x, 0) for x in across]),
            (down, DOWN, [(x, self.height - 1) for x in across]),
            (left, LEFT, [(0, y) for y in along]),
            (right, RIGHT, [(self.width - 1, y) for y in along]),
        ):
            free = [place for place in places if self.is_ground(*place)]
            alone = [(x, y) for x, y in free if x == near or (self.is_ground(x - 1, y) and self.is_ground(x + 1, y))]
            if is_more and places:
                self.put(*(alone or free or places)[0], sign, "key")

    def is_ground(self, x: int, y: int) -> bool:
        return self.cells.get((x, y), (" ", ""))[0] in tuple(GROUND)

    def rows(self) -> Iterator[list[tuple[str, str]]]:
        """Line by line, as runs of (words, style)."""
        for y in range(self.height):
            runs: list[tuple[str, str]] = []
            for x in range(self.width):
                character, style = self.cells.get((x, y), (" ", ""))
                if runs and runs[-1][1] == style:
                    runs[-1] = (runs[-1][0] + character, style)
                else:
                    runs.append((character, style))
            yield runs

    def plain(self) -> str:
        """The words alone."""
        return "\n".join("".join(words for words, _ in runs).rstrip() for runs in self.rows())


class Sign(NamedTuple):
    """A line of a legend: how something looks in a drawing, and what it is."""

    sign: str
    style: str
    words: str


class Marks(msgspec.Struct, frozen=True):
    """What the person at the screen is choosing: labels on things that may be chosen, and the choice in hand."""

    labels: Mapping[str, Mapping[int, str]] = {}
    """By the name of a field: the label to show on each value (`{"site": {8256: "a"}}`)."""
    ghost: int | None = None
    """The packed action that would be taken now, to be shown as if it were."""
    after: msgspec.Struct | None = None
    """The view that a preview of it gives."""
    offset: tuple[int, int] = (0, 0)
    """How far the person has scrolled the drawing."""
