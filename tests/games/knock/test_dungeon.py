"""The geometry of overlapping cards, against a picture painted cell by cell."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.knock.positions import GAME
from undercroft.games.knock.cards import CardSet
from undercroft.games.knock.dungeon import (
    CENTRE,
    HALL,
    NOWHERE,
    Dungeon,
    column,
    row,
    site_at,
)
from undercroft.games.knock.fields import Site

CELLS = ((0, 0), (1, 0), (0, 1), (1, 1))
"""Where the four corners of a card lie, from its site: read like a page."""
CARDS: CardSet = GAME.cards


class Painting:
    """Cards on squared paper: what anyone would do who never heard of sites."""

    def __init__(self) -> None:
        self.cards: list[tuple[int, int, tuple[int, ...]]] = []
        self.poisoned: tuple[int, int] | None = None
        self.poisoned_card: tuple[int, int] | None = None

    def place(self, x: int, y: int, card: int, turned: int) -> None:
        values = GAME.content.all[card].corners
        self.cards.append((x, y, values[::-1] if turned else values))

    def remove(self, index: int) -> None:
        x, y, _ = self.cards.pop(index)
        if self.poisoned_card == (x, y):
            self.poisoned = None

    def poison(self, index: int, corner: int) -> None:
        x, y, _ = self.cards[index]
        self.poisoned_card = x, y
        self.poisoned = x + CELLS[corner][0], y + CELLS[corner][1]

    def cells(self) -> dict[tuple[int, int], list[int]]:
        """The values printed on each cell, the lowest first."""
        found: dict[tuple[int, int], list[int]] = {}
        for x, y, values in self.cards:
            for (right, down), value in zip(CELLS, values, strict=True):
                found.setdefault((x + right, y + down), []).append(value)
        return found

    def dangers(self) -> list[int]:
        tops = {cell: 0 if cell == self.poisoned else values[-1] for cell, values in self.cells().items()}
        return [sum(tops[x + right, y + down] for right, down in CELLS) for x, y, _ in self.cards]

    def open(self) -> set[tuple[int, int]]:
        """The places from which a card would cover a corner of some card, and never two of one (K9)."""
        if not self.cards:
            return {(0, 0)}
        found = set()
        for near_x, near_y, _ in self.cards:
            for x in range(near_x - 2, near_x + 3):
                for y in range(near_y - 2, near_y + 3):
                    shared = [self.shared_cells(x, y, ax, ay) for ax, ay, _ in self.cards]
                    if max(shared) == 1:
                        found.add((x, y))
        return found

    @staticmethod
    def shared_cells(x: int, y: int, other_x: int, other_y: int) -> int:
        return max(0, 2 - abs(x - other_x)) * max(0, 2 - abs(y - other_y))


steps = st.lists(
    st.tuples(st.sampled_from(["place"] * 6 + ["remove", "poison"]), st.integers(0, 10**6), st.integers(0, 3)),
    max_size=40,
)


def played(moves: list[tuple[str, int, int]]) -> tuple[Dungeon, Painting]:
    """A dungeon and its painting after random placings, removals and at most one poison at a time."""
    dungeon, painting = Dungeon(CARDS), Painting()
    dungeon.recount()
    cards = list(range(int(CARDS.size)))
    for what, pick, corner in moves:
        if what == "place":
            site = int(dungeon.open[pick % len(dungeon.open)])
            card = cards.pop(pick % len(cards))
            dungeon.place(card, site, corner % 2)
            painting.place(int(column(site)), int(row(site)), card, corner % 2)
        elif dungeon.size() > 0:
            index = pick % int(dungeon.size())
            if what == "remove":
                dungeon.remove(index)
                painting.remove(index)
            elif dungeon.poison_site == NOWHERE:
                dungeon.poison(index, corner)
                painting.poison(index, corner)
    return dungeon, painting


@pytest.mark.rule("K9", "K10", "K11", "K14", "K33")
@settings(max_examples=60, deadline=None)
@given(steps)
def test_k10_k14_dangers_and_open_places_are_those_of_the_painting(moves: list[tuple[str, int, int]]) -> None:
    dungeon, painting = played(moves)
    assert list(dungeon.danger) == painting.dangers()
    sites = [(int(column(site)), int(row(site))) for site in dungeon.open]
    assert len(sites) == len(set(sites))
    assert set(sites) == painting.open()


@settings(max_examples=60, deadline=None)
@given(steps)
def test_what_is_kept_up_to_date_equals_a_recount(moves: list[tuple[str, int, int]]) -> None:
    dungeon, _ = played(moves)
    counted = dungeon.copy()
    counted.recount()
    assert list(counted.danger) == list(dungeon.danger)
    assert sorted(counted.open) == sorted(dungeon.open)
    for index, site in enumerate(dungeon.site):
        assert dungeon.at(site) == counted.at(site) == index
    assert all(dungeon.at(site) == NOWHERE for site in dungeon.open)


@pytest.mark.rule("K10")
@settings(max_examples=60, deadline=None)
@given(steps)
def test_k10_a_cell_belongs_to_at_most_two_cards(moves: list[tuple[str, int, int]]) -> None:
    dungeon, painting = played(moves)
    assert all(len(values) <= 2 for values in painting.cells().values())
    assert all((column(site) + row(site)) % 2 == 0 for site in dungeon.site)


@settings(max_examples=60, deadline=None)
@given(steps)
def test_a_copy_goes_its_own_way(moves: list[tuple[str, int, int]]) -> None:
    dungeon, _ = played([("place", 0, 0), *moves])
    before = [list(dungeon.site), list(dungeon.danger), list(dungeon.guard), sorted(dungeon.open)]
    other = dungeon.copy()
    other.place(0, other.open[0], 0)
    other.poison(0, 3)
    other.remove(0)
    assert [list(dungeon.site), list(dungeon.danger), list(dungeon.guard), sorted(dungeon.open)] == before
    assert all(dungeon.at(site) == index for index, site in enumerate(dungeon.site))


@pytest.mark.rule("K10")
def test_k10_neighbours_share_the_opposite_corner() -> None:
    dungeon = Dungeon(CARDS)
    dungeon.place(0, CENTRE, 0)
    for corner, (x, y) in enumerate([(-1, -1), (1, -1), (-1, 1), (1, 1)]):
        dungeon.place(corner + 1, site_at(x, y), 0)
        assert dungeon.neighbour(0, corner) == corner + 1
        assert dungeon.neighbour(corner + 1, 3 - corner) == 0
    assert list(dungeon.around(CENTRE)) == [1, 2, 3, 4]


def test_a_creature_lies_without_tokens_until_it_takes_them() -> None:
    dungeon = Dungeon(CARDS)
    dungeon.place(GAME.codes.index("void-1"), CENTRE, 0)
    dungeon.place(GAME.codes.index("c2112-3"), site_at(1, 1), 0)
    assert list(dungeon.guard) == [HALL, 0]
    assert [dungeon.is_creature(i) for i in (0, 1)] == [False, True]


def test_the_longest_row_of_cards_stays_on_the_map() -> None:
    """All 63 cards in one diagonal, every way: each site and the open ones around it are places of their own."""
    field = Site("site")
    for right, down in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        dungeon = Dungeon(CARDS)
        for n in range(int(CARDS.size)):
            dungeon.place(n, site_at(right * n, down * n), 0)
        for site in (*dungeon.site, *dungeon.open):
            assert field.read(field.write(int(site))) == site
        assert len(dungeon.open) == 2 * 63 + 2
