"""Phase 2, the Guardian: D14, D15, D33."""

from __future__ import annotations

import pytest

from tests.games.donjon.positions import (
    GAME,
    act,
    area,
    at,
    contest,
    covered,
    groups,
    legal,
    malus,
    refused,
    tasks,
    threatened,
    tile,
)
from undercroft.games.donjon.rules import Contest

OFFICE = "r5=sbdvk"


def test_d14_a_power_costs_the_lowest_malus_tile_left() -> None:
    position = contest(f"{OFFICE} r1=+2 malus=1 guardian=abf:0,0,0", "ent=s", tasks="1:power 1:recruitment 1:guardian")
    assert legal(position, 0) == ["guardian power-a", "guardian power-b", "guardian power-f", "pass"]
    assert act(position, 0, "guardian power-f", luck="") == [
        "1 guardian power-f malus 2",
        "1 removes a group r1>terrace",
        "1 removes a group r1>terrace",
    ]
    assert (malus(position, 0), covered(position, 0)) == (2, [None, None, 2])
    assert tasks(position)[-1] == "1:recruitment", "once a turn"


def test_d14_a_covered_power_is_not_available() -> None:
    position = contest(f"{OFFICE} malus=2 guardian=abf:0,2,0", "ent=s", tasks="1:power 1:recruitment 1:guardian")
    assert legal(position, 0) == ["guardian power-a", "guardian power-f", "pass"]
    assert refused(position, 0, "guardian power-b").message.key == "refuse-covered"
    assert refused(position, 0, "guardian power-c").message.key == "refuse-not-on-tile"


def test_d14_it_is_optional() -> None:
    position = contest(f"{OFFICE} guardian=abf:0,0,0", "ent=s", tasks="1:power 1:recruitment 1:guardian")
    act(position, 0, "pass", luck="")
    assert (malus(position, 0), tasks(position)[-1]) == (0, "1:recruitment")


@pytest.mark.parametrize(
    ("mine", "asked"),
    [
        (f"{OFFICE} guardian=abf:0,0,0", "1:guardian"),
        ("r5=sbdv", "1:recruitment"),
        (f"{OFFICE} malus=5 guardian=abf:0,0,0", "1:recruitment"),
        (f"{OFFICE} malus=4 guardian=abf:1,2,4", "1:recruitment"),
    ],
)
def test_d14_the_phase_needs_a_revealed_tile_a_malus_tile_and_a_free_power(mine: str, asked: str) -> None:
    position, _ = threatened("", mine, "ent=s r1=b", areas="forest=sbdvv swamp=sbdvv")
    assert tasks(position)[-1] == asked


def test_d14_malus_tiles_used_up_by_arrivals_before_the_guardian_is_revealed() -> None:
    """Five groups have arrived in room 5; when the Guardian is revealed there is nothing left to pay him with."""
    position = contest("ent=s r5=bdvk+5 malus=5", "ent=s r1=b", tasks="1:power 1:recruitment 1:teleport_1")
    act(position, 0, "spider ent>r5", luck="abf")
    assert tile(position, 0) == "abf"
    act(position, 0, "1 spider forest>ent")
    act(position, 0, "pass")
    later, _ = threatened("", "r5=sbdvk+5 malus=5 guardian=abf:0,0,0", "ent=s r1=b", areas="forest=sbdvv swamp=sbdvv")
    assert tasks(later)[-1] == "1:recruitment"


def test_d15_five_monsters_in_room_5_reveal_the_tile() -> None:
    position = contest("h5=s r5=bdvk", "ent=s", tasks="1:power 1:step_1")
    assert act(position, 0, "spider h5>r5", luck="bcd")[:2] == ["1 moves spider h5>r5", "1 reveals bcd"]
    assert tile(position, 0) == "bcd"


def test_d15_four_do_not() -> None:
    position = contest("h5=s r5=bdv", "ent=s", tasks="1:power 1:step_1")
    act(position, 0, "spider h5>r5", luck="")
    assert tile(position, 0) is None


def test_d15_it_stays_revealed_when_they_leave() -> None:
    position = contest("r5=sbdvk guardian=bcd:0,0,0", "ent=s", tasks="1:power 1:step_2")
    act(position, 0, "spider r5>h5", luck="")
    act(position, 0, "spider h5>r5", luck="")
    assert tile(position, 0) == "bcd"


def test_d15_recruits_reveal_it_too() -> None:
    position = contest("r5=sbd", "ent=s")
    act(position, 0, "2 vampire forest>ent", luck="")
    position = contest("r5=sbdv", "ent=s")
    act(position, 0, "2 vampire forest>r5", luck="ace")
    assert tile(position, 0) == "ace"


def test_d15_revealed_by_the_effect_of_another_player() -> None:
    """A Swordbearer of player 2 lets player 1 put a skeleton anywhere: the fifth monster in the office."""
    position = contest(
        "r5=sbdv r1=+1", "r4=s r1=+3", tasks="2:power", state="first=1 turn=2", areas="forest=sbdvv swamp=sbdvv"
    )
    act(position, 1, "power spider r4", luck="sword-2")
    assert legal(position, 1) == []
    assert act(position, 0, "skeleton r5", luck="def")[:2] == ["1 places skeleton reserve>r5", "1 reveals def"]
    assert tile(position, 0) == "def"


def test_d15_a_tile_is_drawn_from_those_that_nobody_has() -> None:
    """Both are one step away from their Guardian; what the first has revealed the second cannot get."""
    for drawn, possible in (("abf", False), ("bcd", True)):
        position = contest("h5=s r5=bdvk", "h5=s r5=bdvk", tasks="2:power 2:step_1 1:step_1")
        act(position, 0, "spider h5>r5", luck="abf")
        if possible:
            act(position, 1, "spider h5>r5", luck=drawn)
            assert [tile(position, seat) for seat in range(2)] == ["abf", "bcd"]
        else:
            with pytest.raises(ValueError, match="abf"):
                act(position, 1, "spider h5>r5", luck=drawn)


# The powers (D33)


def using(power: str, tile: str, mine: str, areas: str = "forest=sbdvv swamp=sbdvv") -> Contest:
    position = contest(
        f"{mine} {OFFICE} guardian={tile}:0,0,0", "ent=s", tasks="1:power 1:recruitment 1:guardian", areas=areas
    )
    act(position, 0, f"guardian {power}", luck="")
    return position


def test_d33_the_tiles_have_three_powers_each() -> None:
    powers = ["".join(power.removeprefix("power-") for power in tile.powers) for tile in GAME.content.tiles]
    assert powers == ["abf", "bcd", "ace", "def", "bce", "adf"]


def test_d33_a_teleports_up_to_three() -> None:
    position = using("power-a", "abf", "ent=ss")
    act(position, 0, "spider ent>r1", luck="")
    act(position, 0, "spider ent>r3", luck="")
    assert tasks(position)[-1] == "1:teleport 1"
    act(position, 0, "pass", luck="")
    assert (at(position, 0, "r1"), at(position, 0, "r3"), tasks(position)[-1]) == ("s", "s", "1:recruitment")


def test_d33_b_brings_one_of_choice_and_a_skeleton_to_room_3() -> None:
    position = using("power-b", "abf", "ent=s")
    assert legal(position, 0) == ["spider r3", "brou r3", "dragon r3", "vampire r3", "skeleton r3"]
    act(position, 0, "dragon r3", luck="")
    assert at(position, 0, "r3") == "dk"


def test_d33_c_gives_five_footsteps() -> None:
    assert tasks(using("power-c", "bcd", "ent=s"))[-1] == "1:step 5"


def test_d33_d_brings_one_back_from_the_oubliettes() -> None:
    position = using("power-d", "bcd", "ent=s", areas="oubliettes=bp")
    assert len(legal(position, 0)) == 2 * 11
    act(position, 0, "vip r4", luck="")
    assert (at(position, 0, "r4"), area(position, "oubliettes")) == ("p", "b")


def test_d33_e_brings_two_back_to_the_entrance() -> None:
    position = using("power-e", "ace", "h1=s", areas="oubliettes=bbd")
    act(position, 0, "brou ent", luck="")
    assert legal(position, 0) == ["brou ent", "dragon ent"]
    act(position, 0, "dragon ent", luck="")
    assert (at(position, 0, "ent"), area(position, "oubliettes")) == ("bd", "b")


def test_d33_f_removes_two_groups() -> None:
    position = using("power-f", "abf", "r1=+1 r3=+1 r4=+1")
    act(position, 0, "remove r4", luck="")
    act(position, 0, "remove r1", luck="")
    assert groups(position, 0) == (0, 0, 1, 0, 0)
