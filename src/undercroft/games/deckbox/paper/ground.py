"""Tiles as an engraving: floor, water, pits, steps, the walls around them and the rock beyond."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from undercroft.games.deckbox.content import TileFace
from undercroft.games.deckbox.paper.strokes import Has, f, luck, rock, walls
from undercroft.games.deckbox.quests import EDGES

SIDE = 46
"""A square is so wide."""
PITCH = 6
"""From tile to tile: five squares, and one between them."""
HALVES = {"t": (2, -1), "r": (5, 2), "b": (2, 5), "l": (-1, 2)}
"""Where the half-squares of the four edges lie on a tile."""
INK, PAPER, BLUE = "#1e1711", "#fffdf8", "#4f7cac"


class Placed(NamedTuple):
    """A face on the table: where it lies, and its quarter turns to the right."""

    face: TileFace
    x: int = 0
    y: int = 0
    turn: int = 0


class Square(NamedTuple):
    x: int
    y: int
    sign: str
    """As in the file of the tiles; `h` for a half-square, `H` for one whose seam runs upright."""


def turned(rows: Iterable[str]) -> list[str]:
    """A quarter to the right."""
    return ["".join(column)[::-1] for column in zip(*rows, strict=True)]


def squares_of(placed: Placed) -> dict[tuple[int, int], Square]:
    """All squares of a tile that are no wall."""
    rows, left, top = list(placed.face.map), placed.x * PITCH, placed.y * PITCH
    for _ in range(placed.turn):
        rows = turned(rows)
    found = {}
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if sign != "#":
                found[left + x, top + y] = Square(left + x, top + y, sign)
    for exit in placed.face.exits:
        side = EDGES[(EDGES.index(exit) + placed.turn) % 4]
        x, y = HALVES[side]
        found[left + x, top + y] = Square(left + x, top + y, "H" if side in "rl" else "h")
    return found


def spawns_of(placed: Placed) -> Mapping[tuple[int, int], str]:
    """The numbers of the spawn diagram."""
    rows = list(placed.face.spawn)
    for _ in range(placed.turn):
        rows = turned(rows)
    left, top = placed.x * PITCH, placed.y * PITCH
    return {(left + x, top + y): sign for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != "."}


def engraved(tiles: Iterable[Placed]) -> str:
    """The ground of tiles, as the inside of an SVG picture."""
    tiles = list(tiles)
    squares: dict[tuple[int, int], Square] = {}
    for placed in tiles:
        squares = squares_of(placed) | squares
    cells = {(placed.x + dx, placed.y + dy) for placed in tiles for dx in (-1, 0, 1) for dy in (-1, 0, 1)}

    def has(x: int, y: int) -> bool:
        return (x, y) in squares

    around = "".join(
        rock(has, x * PITCH, y * PITCH, x * PITCH + 4, y * PITCH + 4, SIDE, f"rock {x} {y}") for x, y in sorted(cells)
    )
    everywhere = squares.values()
    drawn = [
        path(around, stroke="#a08e70", width=1.25),
        path(fields(everywhere), fill=PAPER),
        path(fields(one for one in everywhere if one.sign in "hH"), fill="#f1e7d4"),
        path(fields(one for one in everywhere if one.sign == "~"), fill="#d5e6ea"),
        path("".join(waves(one) for one in everywhere if one.sign == "~"), stroke="#3f7e92", width=1.4),
        path(flaws(one for one in everywhere if one.sign == "."), stroke="#d8cbb2", width=1.3),
        path("".join(grid(one, has) for one in everywhere), stroke="#cbbb9d", width=1, dashes="1.5 3"),
        path("".join(seam(one) for one in everywhere if one.sign in "hH"), stroke="#b39f7c", width=1.2, dashes="4 3"),
        path("".join(steps(one) for one in everywhere if one.sign == "E"), stroke="#a4530b", width=1.5),
        path("".join(pit(one) for one in everywhere if one.sign == "o"), fill="#3a2e22"),
        path("".join(depth(one) for one in everywhere if one.sign == "o"), stroke="#f3eada", width=1),
        path(
            "".join(walls(has, one.x, one.y, SIDE, f"wall {one.x} {one.y}") for one in everywhere),
            stroke=INK,
            width=3,
        ),
    ]
    return "".join(drawn)


def path(d: str, fill: str = "none", stroke: str = "", width: float = 1, dashes: str = "") -> str:
    if not d:
        return ""
    line = f' stroke="{stroke}" stroke-width="{width:g}" stroke-linecap="round"' if stroke else ""
    return f'<path d="{d}" fill="{fill}"{line}' + (f' stroke-dasharray="{dashes}"/>' if dashes else "/>")


def fields(squares: Iterable[Square]) -> str:
    return "".join(f"M{one.x * SIDE} {one.y * SIDE}h{SIDE}v{SIDE}h-{SIDE}z" for one in squares)


def grid(one: Square, has: Has) -> str:
    d = ""
    if has(one.x + 1, one.y):
        d += f"M{(one.x + 1) * SIDE} {f((one.y + 0.08) * SIDE)}v{f(SIDE * 0.84)}"
    if has(one.x, one.y + 1):
        d += f"M{f((one.x + 0.08) * SIDE)} {(one.y + 1) * SIDE}h{f(SIDE * 0.84)}"
    return d


def seam(one: Square) -> str:
    """Where two tiles meet."""
    if one.sign == "H":
        return f"M{f((one.x + 0.5) * SIDE)} {one.y * SIDE}v{SIDE}"
    return f"M{one.x * SIDE} {f((one.y + 0.5) * SIDE)}h{SIDE}"


def flaws(squares: Iterable[Square]) -> str:
    """A crack, some crumbs or two scratches, on a third of the floor."""
    d = ""
    for one in squares:
        dice = luck(f"flaw {one.x} {one.y}")
        kind = next(dice)
        x, y = f((one.x + 0.15 + next(dice) * 0.5) * SIDE), f((one.y + 0.2 + next(dice) * 0.5) * SIDE)
        if kind < 0.16:
            d += f"M{x} {y}l5.5 2.3l2.3 5.5l4.6 1.4"
        elif kind < 0.26:
            d += f"M{x} {y}h2.8m3.7 4.1h2.3m-7.4 2.8h1.8"
        elif kind < 0.34:
            d += f"M{x} {y}l6 -3.7m-3.7 6l6 -3.7"
    return d


def waves(one: Square) -> str:
    d = ""
    for i in range(3):
        x, y = (one.x + (0.1 if i % 2 else 0.2)) * SIDE, (one.y + 0.25 + i * 0.26) * SIDE
        d += f"M{f(x)} {f(y)}q4.1 -4.1 8.3 0t8.3 0t8.3 0"
    return d


def steps(one: Square) -> str:
    """Those of an entrance or exit."""
    return "".join(f"M{f((one.x + 0.14) * SIDE)} {f((one.y + i / 6) * SIDE)}h{f(SIDE * 0.72)}" for i in (1, 2, 3, 4, 5))


def pit(one: Square) -> str:
    cx, cy, w = (one.x + 0.5) * SIDE, (one.y + 0.5) * SIDE, SIDE * 0.36

    def at(dx: float, dy: float) -> str:
        return f"{f(cx + w * dx)} {f(cy + w * dy)}"

    upper = f"M{at(-1, -0.7)}Q{at(-0.4, -1.15)} {at(0.5, -1)}Q{at(1.15, -0.4)} {at(1, 0.5)}"
    return upper + f"Q{at(0.3, 1.15)} {at(-0.6, 1)}Q{at(-1.2, 0.3)} {at(-1, -0.7)}Z"


def depth(one: Square) -> str:
    cx, cy, w = (one.x + 0.5) * SIDE, (one.y + 0.5) * SIDE, SIDE * 0.36
    return "".join(
        f"M{f(cx + i * w * 0.25)} {f(cy - w * 0.72 + abs(i) * 1.2)}v{f(w * (0.75 - abs(i) * 0.13))}"
        for i in range(-3, 4)
    )
