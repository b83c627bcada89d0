"""Phases 3 and 4, recruiting and moving: D16 to D19."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.donjon.positions import act, area, at, contest, facing, groups, legal, refused, tasks
from undercroft.games.donjon.dungeon import PLACE_NAMES
from undercroft.games.donjon.rules import Contest


def recruits(position: Contest) -> set[str]:
    """What may be recruited, without where to put it."""
    return {code.partition(">")[0] for code in legal(position, 0)}


def test_d16_one_or_two_of_one_kind_from_one_area() -> None:
    position = contest("ent=k", "ent=s", areas="forest=sb swamp=bb oubliettes=k")
    assert recruits(position) == {
        "1 spider forest",
        "1 brou forest",
        "1 brou swamp",
        "2 brou swamp",
        "1 skeleton oubliettes",
    }


def test_d16_they_leave_the_area() -> None:
    position = contest("ent=k", "ent=s", areas="forest=sbb swamp=sbdvv")
    events = act(position, 0, "2 brou forest>ent", luck="")
    assert events == ["1 recruits brou forest>ent", "1 recruits brou forest>ent", "1 footsteps 2"]
    assert (area(position, "forest"), at(position, 0, "ent")) == ("s", "bbk")


def test_d16_recruiting_is_mandatory() -> None:
    position = contest("ent=k", "ent=s", areas="forest=s")
    assert legal(position, 0) == ["1 spider forest>ent"]
    refusal = refused(position, 0, "pass")
    assert (refusal.rule, refusal.message.key) == ("D16", "refuse-must")


def test_d16_from_the_oubliettes_with_nothing_in_forest_or_swamp() -> None:
    position = contest("ent=k r1=p", "ent=s", areas="oubliettes=kkp")
    assert recruits(position) == {"1 skeleton oubliettes", "2 skeleton oubliettes", "1 vip oubliettes"}


def test_d16_with_nothing_anywhere_the_phase_is_left_out() -> None:
    position = contest("r1=s", "ent=s", tasks="1:power 1:recruitment 1:teleport_1", areas="")
    act(position, 0, "pass", luck="")
    assert tasks(position) == ("1:power",)


@pytest.mark.parametrize("code", ["3 spider forest>ent", "0 spider forest>ent"])
def test_d16_three_or_none_are_refused(code: str) -> None:
    refusal = refused(contest("ent=k", "ent=s", areas="forest=sss"), 0, code)
    assert (refusal.rule, refusal.message.key) == ("D16", "refuse-count")


def test_d16_what_is_not_there_is_refused() -> None:
    refusal = refused(contest("ent=k", "ent=s", areas="forest=s swamp=s"), 0, "2 spider forest>ent")
    assert (refusal.rule, refusal.message.key) == ("D16", "refuse-not-there")


def test_d17_to_the_entrance_or_among_their_kind() -> None:
    position = contest("ent=k h2=s r3=ss r4=b", "h1=s", areas="forest=ss")
    assert legal(position, 0) == [f"{n} spider forest>{to}" for to in ("ent", "h2", "r3") for n in (1, 2)]
    refusal = refused(position, 0, "1 spider forest>r4")
    assert (refusal.rule, refusal.message.key) == ("D17", "refuse-not-among-its-kind")
    act(position, 0, "2 spider forest>r3", luck="")
    assert at(position, 0, "r3") == "ssss", "all of them together"


def test_d18_a_footstep_for_each_of_the_kind_in_the_whole_dungeon() -> None:
    position = contest("ent=sk h2=s r3=ss", "ent=sss", areas="forest=ss")
    act(position, 0, "1 spider forest>ent", luck="")
    assert tasks(position)[-1] == "1:step 5"


def test_d18_a_vip_counts_as_a_kind_of_its_own() -> None:
    """VIPs can be recruited from the oubliettes, go among VIPs, and give a footstep each."""
    position = contest("ent=s r2=p r4=p", "ent=s", areas="forest=s oubliettes=pp")
    assert "2 vip oubliettes>r4" in legal(position, 0)
    assert "2 vip oubliettes>r3" not in legal(position, 0)
    act(position, 0, "2 vip oubliettes>r4", luck="")
    assert (at(position, 0, "r4"), tasks(position)[-1]) == ("ppp", "1:step 4")


def test_d19_a_footstep_goes_to_the_next_place_of_the_chain() -> None:
    position = facing("step_1", "ent=s h2=b r5=d", "ent=s")
    assert legal(position, 0) == ["spider ent>h1", "brou h2>r1", "brou h2>r2", "dragon r5>h5", "pass"]


def test_d19_footsteps_add_up_along_the_chain() -> None:
    position = facing("step_3", "ent=s", "ent=s")
    assert legal(position, 0) == ["spider ent>h1", "spider ent>r1", "spider ent>h2", "pass"]
    act(position, 0, "spider ent>r1", luck="")
    assert tasks(position) == ("1:step 1",)


def test_d19_never_back_to_the_entrance() -> None:
    position = facing("step_2", "h1=s", "ent=s")
    assert "spider h1>ent" not in legal(position, 0)
    refusal = refused(position, 0, "spider h1>ent")
    assert (refusal.rule, refusal.message.key) == ("D19", "refuse-entrance")


def test_d19_any_monster_may_move_and_steps_may_be_left() -> None:
    position = contest("ent=sb", "ent=s", tasks="1:power 1:step_3")
    act(position, 0, "brou ent>r1", luck="")
    act(position, 0, "pass", luck="")
    assert (at(position, 0, "r1"), tasks(position)) == ("b", ("1:power",))


def test_d19_adventurers_do_not_move_by_footsteps() -> None:
    position = facing("step_5", "ent=s r1=+1", "ent=s")
    act(position, 0, "spider ent>r2", luck="")
    assert groups(position, 0) == (1, 0, 0, 0, 0)


@pytest.mark.parametrize(
    ("code", "rule", "key"),
    [
        ("spider ent>h2", "D18", "refuse-too-far"),
        ("brou ent>h1", "D19", "refuse-no-monster"),
        ("spider ent>ent", "D19", "refuse-stays"),
        ("spider r1", "D19", "refuse-other-decision"),
    ],
)
def test_d18_d19_what_a_step_may_not_do(code: str, rule: str, key: str) -> None:
    refusal = refused(facing("step_2", "ent=s", "ent=s"), 0, code)
    assert (refusal.rule, refusal.message.key) == (rule, key)


@given(start=st.integers(0, 10), goal=st.integers(1, 10), steps=st.integers(1, 9))
def test_d19_a_long_move_is_as_many_single_ones(start: int, goal: int, steps: int) -> None:
    """Whatever a move of several footsteps does, single footsteps do, and neither does more."""
    here, there = PLACE_NAMES[start], PLACE_NAMES[goal]
    mine = f"{here}=s ent=k" if start else "ent=sk"
    far = abs(goal - start)
    at_once = contest(mine, "ent=s", tasks=f"1:power 1:step_{steps}")
    assert (f"spider {here}>{there}" in legal(at_once, 0)) == (0 < far <= steps)
    if 0 < far <= steps:
        act(at_once, 0, f"spider {here}>{there}", luck="")
        one_by_one = contest(mine, "ent=s", tasks=f"1:power 1:step_{steps}")
        way = range(start, goal + 1) if goal > start else range(start, goal - 1, -1)
        for one, next_one in pairwise(way):
            act(one_by_one, 0, f"spider {PLACE_NAMES[one]}>{PLACE_NAMES[next_one]}", luck="")
        assert tasks(at_once) == tasks(one_by_one)
        assert at(at_once, 0, there) == at(one_by_one, 0, there)
