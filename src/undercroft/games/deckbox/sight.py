# compiled by mypyc
"""Line of sight (B27) in exact integers, as a pure function of squares on a plane.

A square (x, y) is the closed area from (x, y) to (x + 1, y + 1); x grows to the right and y downward. A line runs from
a corner of one square to a corner of the other. A blocking square stops it wherever the two meet, be it inside, along
an edge or in a corner alone (doubt means no), with one exception: where the line begins or ends at the blocking square
and leads away from it. So a shot out of a narrow passage is possible, and one along its wall is not. And even then it
must not lead straight away from its own square, across the corner: it could squeeze between two walls there.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

CORNERS: Final[i64] = 4
ALL_LINES: Final[i64] = 0xFFFF
"""Sixteen lines: from each corner of one square to each corner of the other, as bits."""


SPAN: Final[i64] = 12
"""Two squares on adjacent tiles are at most so far apart, and so is nearly all that lies around them."""
WIDTH: Final[i64] = 2 * SPAN + 1
KNOWN: Final = vec[i32]([i32(-1)] * (WIDTH * WIDTH * WIDTH * WIDTH))
"""By where b and c lie as seen from a: the lines that get past, -1 while nobody has asked. It is the same wherever
the three lie, so that it is worked out once for all floors."""


def lines_past(lines: i64, ax: i64, ay: i64, bx: i64, by: i64, cx: i64, cy: i64) -> i64:
    """Those of the lines between the squares a and b that get past a blocking square c."""
    dx = bx - ax + SPAN
    dy = by - ay + SPAN
    ex = cx - ax + SPAN
    ey = cy - ay + SPAN
    if not (0 <= dx < WIDTH and 0 <= dy < WIDTH and 0 <= ex < WIDTH and 0 <= ey < WIDTH):
        return lines & all_past(ax, ay, bx, by, cx, cy)
    place = ((dx * WIDTH + dy) * WIDTH + ex) * WIDTH + ey
    known = i64(KNOWN[place])
    if known < 0:
        known = all_past(ax, ay, bx, by, cx, cy)
        KNOWN[place] = i32(known)
    return lines & known


def all_past(ax: i64, ay: i64, bx: i64, by: i64, cx: i64, cy: i64) -> i64:
    """Of all lines between the squares a and b those that get past c."""
    left: i64 = 0
    for i in range(CORNERS):
        for j in range(CORNERS):
            if is_past(ax + (i & 1), ay + (i >> 1), bx + (j & 1), by + (j >> 1), i, j, cx, cy):
                bit: i64 = 1
                left |= bit << (i * 4 + j)
    return left


def is_past(px: i64, py: i64, qx: i64, qy: i64, i: i64, j: i64, cx: i64, cy: i64) -> bool:
    """Whether the line from p, corner i of its square, to q, corner j of its own, gets past the blocking square c."""
    if (px < cx and qx < cx) or (px > cx + 1 and qx > cx + 1):
        return True
    if (py < cy and qy < cy) or (py > cy + 1 and qy > cy + 1):
        return True
    dx = qx - px
    dy = qy - py
    # On which side of the line the corners of c lie: all on one side means that they do not meet.
    side = dx * (cy - py) - dy * (cx - px)
    low = side
    high = side
    for k in range(1, CORNERS):
        side = dx * (cy + (k >> 1) - py) - dy * (cx + (k & 1) - px)
        if side < low:
            low = side
        if side > high:
            high = side
    if low > 0 or high < 0:
        return True
    if leaves(px, py, dx, dy, cx, cy):
        return not is_across(i, dx, dy)
    return leaves(qx, qy, -dx, -dy, cx, cy) and not is_across(j, -dx, -dy)


def is_across(corner: i64, dx: i64, dy: i64) -> bool:
    """Whether a direction leads straight away from a square at one of its corners."""
    away = dx > 0
    if corner & 1 == 0:
        away = dx < 0
    if corner >> 1 == 0:
        return away and dy < 0
    return away and dy > 0


def leaves(px: i64, py: i64, dx: i64, dy: i64, cx: i64, cy: i64) -> bool:
    """Whether p lies on the rim of the square c and a line that starts there in this direction leads away from it."""
    if px < cx or px > cx + 1 or py < cy or py > cy + 1:
        return False
    return (px == cx and dx < 0) or (px == cx + 1 and dx > 0) or (py == cy and dy < 0) or (py == cy + 1 and dy > 0)


def lines_between(ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """All lines between two squares; a corner that they share is no end of a line."""
    lines: i64 = 0
    for i in range(CORNERS):
        for j in range(CORNERS):
            px = ax + (i & 1)
            py = ay + (i >> 1)
            qx = bx + (j & 1)
            qy = by + (j >> 1)
            shared = (bx <= px <= bx + 1 and by <= py <= by + 1) or (ax <= qx <= ax + 1 and ay <= qy <= ay + 1)
            if not shared:
                bit: i64 = 1
                lines |= bit << (i * 4 + j)
    return lines


def reverse(lines: i64) -> i64:
    """The same lines, seen from the other end."""
    turned: i64 = 0
    for i in range(CORNERS):
        for j in range(CORNERS):
            if (lines >> (i * 4 + j)) & 1:
                one: i64 = 1
                turned |= one << (j * 4 + i)
    return turned


def sees(ax: i64, ay: i64, bx: i64, by: i64, blocking: vec[i64]) -> bool:
    """Whether some line joins the squares a and b past all blocking squares, given as x, y, x, y …"""
    lines = lines_between(ax, ay, bx, by)
    for i in range(0, len(blocking), 2):
        lines = lines_past(lines, ax, ay, bx, by, blocking[i], blocking[i + 1])
    return lines != 0
