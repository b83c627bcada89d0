"""Groups of adventurers and Malus tiles: D21 to D24."""

from __future__ import annotations

import pytest

from tests.games.donjon.positions import act, contest, facing, groups, legal, malus, refused, score, seen
from undercroft.engine.events import Events
from undercroft.games.donjon.adventurers import new_group
from undercroft.games.donjon.rules import Contest

HOME = "ent=sb"


def after(task: str, mine: str, other: str = HOME) -> Contest:
    """Player 1 teleports nothing, then the task is done by itself."""
    position = contest(mine, other, tasks=f"1:power 1:recruitment 1:{task} 1:teleport_1")
    act(position, 0, "pass", luck="")
    return position


def test_d21_a_new_group_comes_from_the_terrace() -> None:
    position = after("place_1_group>r1", "ent=s r1=+1 r2=+1")
    assert (groups(position, 0), seen(position).terrace) == ((2, 1, 0, 0, 0), 25)


def test_d21_an_empty_terrace_sends_nobody() -> None:
    position = after("place_1_group>r1", "ent=s r1=+14", "ent=sb r2=+14")
    assert (groups(position, 0), seen(position).terrace) == ((14, 0, 0, 0, 0), 0)


def test_d22_any_group_may_be_removed_and_goes_back_to_the_terrace() -> None:
    position = facing("remove_2_any", "ent=s r1=+1 r3=+2", HOME)
    assert legal(position, 0) == ["remove r1", "remove r3"]
    act(position, 0, "remove r3", luck="")
    assert (groups(position, 0), seen(position).terrace) == ((1, 0, 1, 0, 0), 26)
    act(position, 0, "remove r1", luck="")
    assert (groups(position, 0), seen(position).terrace) == ((0, 0, 1, 0, 0), 27)


def test_d22_or_one_in_the_room_named() -> None:
    position = after("remove_2_r3", "ent=s r1=+1 r3=+1")
    assert groups(position, 0) == (1, 0, 0, 0, 0)
    assert refused(facing("remove_1_any", "ent=s r1=+1 r3=+1", HOME), 0, "remove r2").rule == "D22"


def test_d23_a_group_that_arrives_in_room_5_costs_the_lowest_malus_tile() -> None:
    position = after("progress_1", "ent=s r4=+2 malus=1")
    assert (groups(position, 0), malus(position, 0)) == ((0, 0, 0, 1, 1), 2)
    assert score(position, 0)[-2:] == (-3, -9)


def test_d23_without_a_malus_tile_left_the_group_arrives_all_the_same() -> None:
    position = after("progress_1", "ent=s r4=+1 malus=5")
    assert (groups(position, 0), malus(position, 0)) == ((0, 0, 0, 0, 1), 5)


def test_d23_every_arrival_costs_and_removing_gives_nothing_back() -> None:
    position = after("progress_3", "ent=s r2=+1 r5=+1 malus=2")
    assert malus(position, 0) == 3
    position = facing("remove_1_any", "ent=s r1=+1 r5=+1 malus=2", HOME)
    act(position, 0, "remove r5", luck="")
    assert malus(position, 0) == 2


@pytest.mark.parametrize(
    ("rooms", "mine", "then"),
    [
        (1, "r1=+1", (0, 1, 0, 0, 0)),
        (2, "r2=+2 r4=+1", (0, 1, 0, 2, 0)),
        (3, "r1=+1 r2=+1", (0, 1, 0, 1, 0)),
        (3, "r3=+1", (0, 0, 0, 0, 1)),  # progress past room 5
        (2, "r5=+1", (0, 0, 0, 0, 1)),  # a group already in room 5
        (1, "r4=+1 r5=+1", (0, 0, 0, 0, 2)),
        (2, "", (0, 0, 0, 0, 0)),
    ],
)
def test_d24_a_group_of_the_lowest_room_goes_on_and_stops_in_room_5(
    rooms: int, mine: str, then: tuple[int, ...]
) -> None:
    position = after(f"progress_{rooms}", f"ent=s {mine}")
    assert groups(position, 0) == then


def test_d24_a_group_already_in_room_5_does_not_cost_again() -> None:
    position = after("progress_2", "ent=s r5=+1 malus=1")
    assert malus(position, 0) == 1


def test_d23_a_new_group_can_arrive_in_room_5_at_once() -> None:
    position = contest("ent=s", HOME)
    new_group(position, 0, 5, Events(False))
    assert (groups(position, 0), malus(position, 0)) == ((0, 0, 0, 0, 1), 1)
