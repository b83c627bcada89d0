"""The hand that cuts the pictures, as the boards in the browser have it (`web/src/kit/art`): the same seed draws the
same strokes. Each function hands back the `d` of a path."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import ceil, cos, floor, hypot, pi, sin

Has = Callable[[int, int], bool]
"""Whether the square of a column and a row is floor."""
WORD = 0xFFFFFFFF


def luck(seed: str) -> Iterator[float]:
    """Numbers from 0 up to 1 (mulberry32), for a word (FNV-1a)."""
    state = 0x811C9DC5
    for letter in seed:
        state = ((state ^ ord(letter)) * 0x01000193) & WORD
    while True:
        state = (state + 0x6D2B79F5) & WORD
        mixed = ((state ^ (state >> 15)) * (1 | state)) & WORD
        mixed = ((mixed + (((mixed ^ (mixed >> 7)) * (61 | mixed)) & WORD)) & WORD) ^ mixed
        yield (mixed ^ (mixed >> 14)) / 4294967296


def f(value: float) -> str:
    """A coordinate as it is written: a tenth is fine enough for a print."""
    return f"{round(value, 1):g}"


def cut(x1: float, y1: float, x2: float, y2: float, width: float, middle: float = 0.4) -> str:
    """A cut of the gouge: pointed at both ends, `width` at its widest; to be filled."""
    dx, dy = x2 - x1, y2 - y1
    length = hypot(dx, dy) or 1
    nx, ny = -dy / length * width / 2, dx / length * width / 2
    mx, my = x1 + dx * middle, y1 + dy * middle
    there = f"Q{f(mx + nx)} {f(my + ny)} {f(x2)} {f(y2)}"
    return f"M{f(x1)} {f(y1)}{there}Q{f(mx - nx)} {f(my - ny)} {f(x1)} {f(y1)}Z"


def rays(x: float, y: float, inner: float, outer: float, count: int, width: float, seed: str, uneven: float) -> str:
    """Rays around a light; to be filled."""
    dice, d = luck(seed), ""
    for i in range(count):
        angle = 2 * pi * (i + 0.5 + (next(dice) - 0.5) * 0.4) / count
        start = inner * (1 + next(dice) * uneven * 0.4)
        end = outer * (1 - next(dice) * uneven)
        c, s = cos(angle), sin(angle)
        d += cut(x + c * start, y + s * start, x + c * end, y + s * end, width * (0.7 + next(dice) * 0.6), 0.55)
    return d


def walls(has: Has, x: int, y: int, side: float, seed: str) -> str:
    """The edges of a square of floor that meet rock, wavering; to be stroked."""
    dice, d = luck(seed), ""
    for (nx, ny), (ax, ay, bx, by) in (
        ((x, y - 1), (x, y, x + 1, y)),
        ((x, y + 1), (x, y + 1, x + 1, y + 1)),
        ((x - 1, y), (x, y, x, y + 1)),
        ((x + 1, y), (x + 1, y, x + 1, y + 1)),
    ):
        if not has(nx, ny):
            mx = (ax + bx) / 2 * side + (next(dice) - 0.5) * side * 0.035
            my = (ay + by) / 2 * side + (next(dice) - 0.5) * side * 0.035
            d += f"M{f(ax * side)} {f(ay * side)}Q{f(mx)} {f(my)} {f(bx * side)} {f(by * side)}"
    return d


def rock(has: Has, left: int, top: int, right: int, bottom: int, side: float, seed: str) -> str:
    """The rock around a floor: little bundles of three strokes, about half a square deep; to be stroked."""
    dice, d, step = luck(seed), "", 0.34
    near: dict[tuple[int, int], list[tuple[int, int]]] = {}
    """The floor beside each square, looked for once."""
    for row in range(ceil((bottom - top + 2) / step)):
        for column in range(ceil((right - left + 2) / step)):
            x, y = left - 1 + column * step, top - 1 + row * step
            cx, cy = x + (next(dice) - 0.5) * 0.16, y + (next(dice) - 0.5) * 0.16
            angle, limit, length = next(dice) * pi, 0.44 + next(dice) * 0.2, 0.2 + next(dice) * 0.06
            square = floor(cx), floor(cy)
            if square not in near:
                near[square] = beside(has, *square)
            far = distance(near[square], cx, cy)
            if far == 0 or far > limit:
                continue
            c, s = cos(angle), sin(angle)
            for shift in (-0.115, 0, 0.115):
                qx, qy = cx - s * shift, cy + c * shift
                d += f"M{f((qx - c * length) * side)} {f((qy - s * length) * side)}"
                d += f"L{f((qx + c * length) * side)} {f((qy + s * length) * side)}"
    return d


def beside(has: Has, x: int, y: int) -> list[tuple[int, int]]:
    return [(column, row) for row in (y - 1, y, y + 1) for column in (x - 1, x, x + 1) if has(column, row)]


def distance(floors: Iterable[tuple[int, int]], x: float, y: float) -> float:
    """How far the next of these squares is, in squares; 0 on it."""
    return min(
        (hypot(max(column - x, 0, x - column - 1), max(row - y, 0, y - row - 1)) for column, row in floors), default=9.0
    )
