"""Line of sight (B27), by a table of drawn cases and by its symmetry."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from tests.games.deckbox.positions import at, table
from undercroft.games.deckbox.sight import ALL_LINES, lines_between, lines_past, reverse, sees

# A looks at B; # is a wall, e an enemy (they block alike), h a friend, o a pit, w water (they do not).
CASES = {
    "nothing between": ("A..B", True),
    "a wall between": ("A#.B", False),
    "an enemy between": ("A.eB", False),
    "a friend between": ("AhhB", True),
    "a pit between": ("A.oB", True),
    "water between": ("Aw.B", True),
    "an enemy with a friend behind it": ("AehB", False),
    "a friend beside an enemy": ("Ah.B/.e..", True),
    "along a wall on one side": ("A...B/#####", True),
    "down a passage between two walls": ("#####/A...B/#####", True),
    "down a passage that narrows": ("##.##/A...B/#####", True),
    "a pillar exactly halfway": ("A....../...#.../......B", False),
    "a pillar beside the way": ("A....../....#../......B", True),
    "a pillar well beside the way": ("A....../......./....#../B......", True),
    "between two walls that touch": ("A#/#B", False),
    "between two walls that touch, from afar": ("A..#/..#B", False),
    "around one corner": ("A#/.B", True),
    "around the other corner": ("A./#B", True),
    "knight's move past a pillar": ("A.../.#.B", True),
    "knight's move, walled": ("A#../.#.B", False),
    "a wall two wide, halfway": ("A..../..##./....B", False),
    "a wall three high before the target": ("..#./A.#B/..#.", False),
    "a gap in a wall": ("..#../A...B/..#..", True),
    "a gap that is none": ("..../A.#./..#B/....", False),
    "from a doorway to a corner of the room": ("#A##/...././...B", True),
    "behind the jamb of a doorway": ("##A#/...././B...", True),
    "close behind the jamb": ("#A##/B...", True),
    "an enemy in the doorway": ("##.##/A.e.B/##.##", False),
    "two enemies with a gap in line": ("A.../.e../..e./...B", False),
    "two enemies off the line": ("A..e/..../..../e..B", True),
}


def drawn(picture: str) -> tuple[tuple[int, int], tuple[int, int], vec[i64]]:
    signs = {(x, y): sign for y, row in enumerate(picture.split("/")) for x, sign in enumerate(row)}
    place = {sign: spot for spot, sign in signs.items()}
    blocking = [n for spot, sign in signs.items() if sign in "#e" for n in spot]
    return place["A"], place["B"], vec[i64](blocking)


@pytest.mark.parametrize(("picture", "seen"), CASES.values(), ids=CASES.keys())
def test_b27_drawn_cases(picture: str, seen: bool) -> None:
    a, b, blocking = drawn(picture)
    assert sees(*a, *b, blocking) is seen


@pytest.mark.parametrize("picture", [picture for picture, _ in CASES.values()], ids=CASES.keys())
def test_b27_turned_and_mirrored_pictures_are_the_same(picture: str) -> None:
    a, b, blocking = drawn(picture)
    seen = sees(*a, *b, blocking)
    squares = [(int(blocking[i]), int(blocking[i + 1])) for i in range(0, len(blocking), 2)]
    for turn in (quarter, mirrored, swapped):
        turned = vec[i64]([n for square in squares for n in turn(square)])
        assert sees(*turn(a), *turn(b), turned) is seen


def quarter(spot: tuple[int, int]) -> tuple[int, int]:
    return -spot[1], spot[0]


def mirrored(spot: tuple[int, int]) -> tuple[int, int]:
    return -spot[0], spot[1]


def swapped(spot: tuple[int, int]) -> tuple[int, int]:
    return spot[1], spot[0]


spots = st.tuples(st.integers(-6, 6), st.integers(-6, 6))


@settings(deadline=None)
@given(spots, spots, st.lists(spots, max_size=8))
def test_b27_whom_i_see_sees_me(a: tuple[int, int], b: tuple[int, int], others: list[tuple[int, int]]) -> None:
    blocking = vec[i64]([n for spot in others if spot not in (a, b) for n in spot])
    assert sees(*a, *b, blocking) == sees(*b, *a, blocking)


@settings(deadline=None)
@given(spots, spots, spots)
def test_b27_lines_seen_from_the_other_end_are_the_same_lines(
    a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]
) -> None:
    there = lines_past(lines_between(*a, *b), *a, *b, *c)
    back = lines_past(lines_between(*b, *a), *b, *a, *c)
    assert reverse(there) == back
    assert reverse(back) == there


@settings(deadline=None)
@given(spots, spots, st.lists(spots, max_size=6), spots)
def test_b27_one_more_in_the_way_never_helps(
    a: tuple[int, int], b: tuple[int, int], others: list[tuple[int, int]], more: tuple[int, int]
) -> None:
    few = vec[i64]([n for spot in others for n in spot])
    many = vec[i64]([n for spot in (*others, more) for n in spot])
    assert sees(*a, *b, few) or not sees(*a, *b, many)


def test_b27_a_line_along_an_edge_is_blocked_and_one_that_leads_away_is_not() -> None:
    # From (0, 0) to (3, 0): the lines along y = 1 run along the top of a wall below; those along y = 0 do not.
    lines = lines_past(lines_between(0, 0, 3, 0), 0, 0, 3, 0, 1, 1)
    lower_edge = 1 << (2 * 4 + 2)  # from the lower left corner of one to that of the other
    upper_edge = 1 << 0
    assert lines & lower_edge == 0
    assert lines & upper_edge != 0
    # A wall beside the starting square does not stop lines that only start at its corner.
    assert lines_past(ALL_LINES, 0, 0, 3, 0, 0, -1) & (1 << (0 * 4 + 2)) != 0


@settings(deadline=None)
@given(st.integers(0, 24), st.integers(0, 24), st.integers(0, 3))
def test_b27_the_floor_knows_the_same_as_the_pure_function(one: int, other: int, turn: int) -> None:
    """Walls of a tile, looked up in the floor's table or worked out from all walls around."""
    delve = table("warden/spear/ward@0,2", tiles=("1A@0,0/0", f"9B@0,-1/{turn}"))
    floor = delve.floor
    first = int(floor.first[1])
    here, there = first + one, first + other
    if one == other or floor.terrain[here] == 1 or floor.terrain[there] == 1:
        return
    walls = []
    for y in range(-8, 1):
        for x in range(-2, 8):
            square = at(delve, x, y)
            if square < 0 or floor.terrain[square] == 1:
                walls += [x, y]
    a, b = (one % 5, one // 5 - 6), (other % 5, other // 5 - 6)
    assert (floor.lines(here, there) != 0) == sees(*a, *b, vec[i64](walls))


def clipped(p: tuple[int, int], q: tuple[int, int], c: tuple[int, int]) -> tuple[Fraction, Fraction] | None:
    """From where to where on its way, 0 to 1, the line from p to q is in the closed square c."""
    first, last = Fraction(0), Fraction(1)
    for start, end, low in ((p[0], q[0], c[0]), (p[1], q[1], c[1])):
        if start == end:
            if not low <= start <= low + 1:
                return None
            continue
        enters, leaves = sorted((Fraction(low - start, end - start), Fraction(low + 1 - start, end - start)))
        first, last = max(first, enters), min(last, leaves)
    return None if first > last else (first, last)


def test_b27_a_line_is_stopped_by_what_it_meets_on_its_way_in_fractions() -> None:
    """By another way of reckoning: a line that is in a blocking square for a while, be it along its edge, or touches it
    on its way, is stopped; one that only begins or ends at it is not, unless it leads across its own corner."""
    a = (0, 0)
    around = [(x, y) for x in range(-2, 6) for y in range(-2, 6)]
    for b in [(x, y) for x in range(4) for y in range(4) if (x, y) != a]:
        for c in around:
            if c in (a, b):
                continue
            left = int(lines_past(ALL_LINES, *a, *b, *c))
            for n in range(16):
                i, j = n >> 2, n & 3
                p, q = (a[0] + (i & 1), a[1] + (i >> 1)), (b[0] + (j & 1), b[1] + (j >> 1))
                if p == q or not int(lines_between(*a, *b)) >> n & 1:
                    continue
                inside = clipped(p, q, c)
                open_line = inside is None
                if inside is not None and inside[0] == inside[1] and inside[0] in (0, 1):
                    end, other, corner = (p, q, i) if inside[0] == 0 else (q, p, j)
                    away_x = (other[0] - end[0]) * (1 if corner & 1 else -1)
                    away_y = (other[1] - end[1]) * (1 if corner >> 1 else -1)
                    open_line = not (away_x > 0 and away_y > 0)
                assert bool(left >> n & 1) == open_line, (b, c, p, q)
