"""Tiles, half-squares and ways (B3, B12, B15)."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.games.deckbox.positions import TRIAL, WARDEN, act, at, legal, refused, table
from undercroft.engine.errors import Unreadable, speaking
from undercroft.games.deckbox.actions import PIT
from undercroft.games.deckbox.content import check_tile
from undercroft.games.deckbox.dungeon import Floor, Ways
from undercroft.games.deckbox.ways import shortest, spread, spread_from, ways_from

EXITS = "1A tb 1B b 2A tb 2B b 3A tb 3B trb 4A tb 4B rbl 5A tb 5B rbl 6A trbl 6B trbl 7A tb 7B bl 8A trbl 8B tb 9A trbl"
EXITS += " 9B bl 10A trbl 10B tb 11A tb 11B rbl 12A bl 12B tbl 13A trb 13B tb 14A tb 14B trbl 15A trbl 15B bl"


def test_b3_thirty_faces_with_the_known_exits() -> None:
    words = EXITS.split()
    assert {face.code: face.exits for face in TRIAL.content.tiles} == dict(zip(words[::2], words[1::2], strict=True))


@pytest.mark.parametrize("gates", ["#EEE#", "#E.E#"])
def test_b33_an_entrance_or_exit_has_room_for_all_heroes(gates: str, tmp_path: Path) -> None:
    """With three squares for four heroes a quest that wants all of them there could not be won."""
    face = next(face for face in TRIAL.content.tiles if face.code == "1A")
    check_tile(tmp_path, face)
    small = msgspec.structs.replace(face, map=("#...#", ".....", ".....", ".....", gates))
    with pytest.raises(Unreadable) as trouble, speaking(TRIAL.folder / "text"):
        check_tile(tmp_path, small)
    assert "1A.map: with less than 4 entrance or exit squares" in str(trouble.value)


def test_b3_two_halves_are_one_square_of_both_tiles() -> None:
    delve = table(WARDEN + "@2,3", tiles=("1A@0,0/0", "6A@0,-1/0"))
    half = at(delve, 2, -1)
    floor = delve.floor
    assert {int(floor.home[half]), int(floor.other[half])} == {0, 1}
    assert floor.is_adjacent(half, at(delve, 2, 0))
    assert floor.is_adjacent(half, at(delve, 2, -2))


def test_b3_half_squares_count_as_full_squares() -> None:
    """One stands, moves through and fights on them."""
    delve = table(WARDEN + "@2,1", enemies=["green-melee-1@2,-1"], tiles=("1A@0,0/0", "6A@0,-1/0"))
    assert refused(delve, "move 2,-2") == "B8"
    assert "move 2,0" in legal(delve)
    act(delve, "move 2,0")
    assert legal(delve, kind="attack") == ["attack 2,-1"]


@pytest.mark.parametrize("turn", range(4))
def test_a_turned_tile_has_its_exits_turned(turn: int) -> None:
    floor = Floor(TRIAL.tile_set)
    floor.lay(TRIAL.tile.read("3B"), turn, 0, 0)  # exits up, right, down
    sides = [side for side in range(4) if floor.half[side] >= 0]
    assert sides == sorted((side + turn) % 4 for side in (0, 1, 2))


def test_a_tile_beside_another_without_a_common_exit_is_not_joined() -> None:
    delve = table(WARDEN + "@2,3", tiles=("1A@0,0/0", "1A@1,0/0"))  # no exits to the sides
    assert not delve.floor.are_joined(0, 1)
    assert not delve.floor.in_range(at(delve, 4, 2), at(delve, 6, 2))


def test_b15_water_costs_two() -> None:
    delve = table(WARDEN + "@2,3:h7,a2", tiles=("11A@0,0/0",))  # speed 4; water in rows 1 and 2
    assert "move 2,2" in legal(delve)  # 2
    assert "move 2,1" in legal(delve)  # 4
    assert "move 2,0" not in legal(delve)  # 5


def pits_at_least(floor: Floor, start: int, goal: int, ways: Ways) -> int:
    """The fewest pits of all shortest ways, which are tried one by one."""
    if goal == start:
        return 0
    before = ways.to(goal) - floor.cost(goal)
    beside = [int(floor.step[goal * 4 + side]) for side in range(4)]
    least = min(pits_at_least(floor, start, one, ways) for one in beside if one >= 0 and ways.to(one) == before)
    return least + int(floor.terrain[goal] == PIT)


@pytest.mark.parametrize("tile", ["6B", "10A", "3A"])
def test_b8_of_two_equally_long_ways_the_one_with_fewer_pits_is_taken(tile: str) -> None:
    floor = table(WARDEN + "@2,1", tiles=(f"{tile}@0,0/0",)).floor
    for start in range(floor.size()):
        ways = spread_from(floor, start, vec[i64](), 9, vec[i64](), True)
        for goal in ways.reached:
            if goal != start:
                pits = [one for one in shortest(floor, start, goal, ways) if floor.terrain[one] == PIT]
                assert len(pits) == pits_at_least(floor, start, goal, ways)


def test_b8_ways_that_are_kept_are_those_that_would_be_worked_out() -> None:
    """A floor on which much was asked keeps answers, as far as there is room: none for another question."""
    floor = table(WARDEN + "@2,1", tiles=("10A@0,0/0", "6B@0,-1/0")).floor
    nobody = vec[i64]()
    for _ in range(2):
        for start in range(floor.size()):
            for most in (0, 1, 4, 8, 9, 10):
                for pits in (False, True):
                    kept = spread(floor, start, most, nobody, pits)
                    anew = spread_from(floor, start, nobody, most, nobody, pits)
                    assert list(kept.dist) == list(anew.dist)
                    assert list(kept.reached) == list(anew.reached)


def test_b15_a_pit_hurts_whoever_enters_and_a_way_around_is_taken() -> None:
    delve = table(WARDEN + "@2,3", tiles=("3A@0,0/0",))  # a pit at 2,2
    assert act(delve, "move 2,1") == ["1 moved 2,3 2,1"]
    delve = table(WARDEN + "@2,3", tiles=("3A@0,0/0",))
    assert act(delve, "move 2,2") == ["1 moved 2,3 2,2", "1 fell 2,2", "1 wounded 1 6"]
    assert delve.health[0] == 6


def test_b30_who_stands_in_a_pit_is_as_near_as_the_square_beside_it_and_a_step() -> None:
    delve = table(WARDEN + "@2,4", tiles=("3A@0,0/0",))  # a pit at 2,2
    ways = ways_from(delve.floor, at(delve, 2, 5))
    assert (ways.to(at(delve, 2, 3)), ways.to(at(delve, 2, 2))) == (2, 3)


def test_b15_where_there_is_no_way_around_it_goes_through() -> None:
    enemies = ["green-melee-1@1,2", "green-melee-1@3,2"]  # the ways around are held
    delve = table(WARDEN + "@2,3", enemies=enemies, tiles=("3A@0,0/0",))
    stretches = ["1 moved 2,3 2,2", "1 fell 2,2", "1 wounded 1 6", "1 moved 2,2 2,1"]
    assert act(delve, "move 2,1")[:4] == stretches


def test_tiles_file_marks_its_faces_as_ours() -> None:
    assert {face.origin for face in TRIAL.content.tiles} == {"house"}
