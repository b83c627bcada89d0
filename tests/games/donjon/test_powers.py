"""Phase 5, the powers of the rooms: D20, D25 to D29."""

from __future__ import annotations

import pytest

from tests.games.donjon.positions import (
    GAME,
    OPEN,
    act,
    area,
    at,
    contest,
    facing,
    groups,
    legal,
    refused,
    reserve,
    seen,
    tasks,
)
from undercroft.games.donjon.rules import Contest

ALL = GAME.codes


def at_power(mine: str, other: str = "ent=s", cards: str = OPEN, areas: str = "forest=sbdvv swamp=sbdvv") -> Contest:
    return contest(mine, other, tasks="1:power", cards=cards, areas=areas)


def test_d20_a_monster_of_the_rooms_1_to_4_goes_to_the_oubliettes() -> None:
    position = at_power("ent=s h1=s r1=sb r3=d r5=v")
    assert legal(position, 0) == ["power spider r1", "power brou r1", "power dragon r3", "pass"]
    act(position, 0, "power brou r1", luck="")
    assert (at(position, 0, "r1"), area(position, "oubliettes")) == ("s", "b")


def test_d20_it_is_optional_and_once_a_turn() -> None:
    position = at_power("r3=ss", "ent=s r1=b")
    act(position, 0, "pass", luck="")
    assert tasks(position)[-1] == "2:recruitment"
    position = at_power("r3=ss", "ent=s r1=b")
    act(position, 0, "power spider r3", luck="")
    act(position, 0, "pass", luck="")
    assert tasks(position)[-1] == "2:recruitment"


def test_d20_without_a_monster_in_these_rooms_the_turn_is_over() -> None:
    position = contest("ent=s h1=s r5=d", "ent=s", tasks="1:power 1:step_1")
    act(position, 0, "pass", luck="")
    assert tasks(position)[-1] == "2:recruitment"


@pytest.mark.parametrize(
    ("code", "key"),
    [
        ("power vampire r5", "refuse-no-power"),
        ("power spider h1", "refuse-no-power"),
        ("power brou r1", "refuse-no-monster"),
    ],
)
def test_d20_what_cannot_be_given(code: str, key: str) -> None:
    refusal = refused(at_power("ent=s h1=s r1=s r5=v"), 0, code)
    assert (refusal.rule, refusal.message.key) == ("D20", key)


# Room 1 (D25)


def test_d25_one_of_the_three_open_mixtures_is_used_discarded_and_replaced() -> None:
    position = at_power("r1=s", "ent=s")
    act(position, 0, "power spider r1", luck="")
    assert legal(position, 0) == ["mix spider", "mix brou", "mix dragon"]
    act(position, 0, "mix brou", luck="")
    act(position, 0, "brou h3", luck="vampire")
    view = seen(position)
    assert (view.open_mixtures, view.mixtures_gone) == (("spider", "dragon", "vampire"), ("brou",))
    assert at(position, 0, "h3") == "b"


def test_d25_the_new_mixture_comes_after_the_effect() -> None:
    position = facing("laboratory", "r1=s", "ent=s")
    act(position, 0, "mix brou", luck="")
    assert seen(position).open_mixtures == ("spider", "dragon")


def test_d25_an_empty_pile_is_made_of_the_discards() -> None:
    gone = ",".join(code for code in ALL.mixtures if code not in ("spider", "brou", "dragon"))
    position = facing("laboratory", "r1=s", "ent=s", cards=f"{OPEN} mixtures={gone}")
    act(position, 0, "mix brou", luck="")
    act(position, 0, "brou h3", luck="brou")
    assert (seen(position).open_mixtures, seen(position).mixtures_gone) == (("spider", "brou", "dragon"), ())
    again = facing("laboratory", "r1=s", "ent=s", cards=f"{OPEN} mixtures={gone}")
    act(again, 0, "mix brou", luck="")
    with pytest.raises(ValueError, match="spider"):
        act(again, 0, "brou h3", luck="spider")  # it lies open


def test_d25_a_mixture_that_does_not_lie_open_is_refused() -> None:
    refusal = refused(facing("laboratory", "r1=s", "ent=s"), 0, "mix two-back")
    assert (refusal.rule, refusal.message.key) == ("D25", "refuse-not-open")


# Room 2 (D26)


def test_d26_a_vip_comes_to_a_room_then_a_card_is_chosen_for_it() -> None:
    position = at_power("ent=bb r2=s", "ent=s")
    act(position, 0, "power spider r2", luck="")
    assert legal(position, 0) == ["vip r1", "vip r2", "vip r3", "vip r4", "vip r5"]
    act(position, 0, "vip r4", luck="")
    assert (at(position, 0, "r4"), reserve(position, "vip")) == ("p", 10)
    assert legal(position, 0) == ["call vip-2", "call vip-3"]
    act(position, 0, "call vip-3", luck="")
    act(position, 0, "brou ent>r4", luck="")
    act(position, 0, "brou ent>r4", luck="vip-7")
    assert at(position, 0, "r4") == "bbp"
    assert (seen(position).open_vips, seen(position).vips_gone) == (("vip-2", "vip-7"), ("vip-3",))


def test_d26_vip_cards_never_come_back() -> None:
    gone = ",".join(code for code in ALL.vips if code not in ("vip-2", "vip-3"))
    position = facing("vip-card_r4", "ent=b r4=p", "ent=s", cards=f"{OPEN} vips={gone}")
    act(position, 0, "call vip-3", luck="")
    act(position, 0, "brou ent>r4", luck="")
    assert seen(position).open_vips == ("vip-2",)


def test_d26_when_they_have_run_out_the_refectory_has_no_power() -> None:
    cards = f"open-mixtures=spider,brou,dragon vips={','.join(ALL.vips)}"
    position = at_power("r1=b r2=s", "ent=s", cards=cards)
    assert legal(position, 0) == ["power brou r1", "pass"]
    refusal = refused(position, 0, "power spider r2")
    assert (refusal.rule, refusal.message.key) == ("D26", "refuse-no-vips")


def test_d26_the_vip_goes_into_a_room() -> None:
    refusal = refused(facing("refectory", "ent=s", "ent=s"), 0, "vip h1")
    assert (refusal.rule, refusal.message.key) == ("D26", "refuse-vip-room")


# Rooms 3 and 4 (D27, D28)


def test_d27_seven_footsteps() -> None:
    position = at_power("ent=b r3=s", "ent=s")
    assert act(position, 0, "power spider r3", luck="") == ["1 gives spider r3>oubliettes", "1 footsteps 7"]
    assert tasks(position) == ("1:step 7",)
    act(position, 0, "brou ent>h4", luck="")
    assert tasks(position)[-1] == "2:recruitment"


def test_d28_a_swordbearer_is_drawn_applied_and_discarded() -> None:
    position = at_power("r4=s r2=+1 r3=+2", "ent=s")
    events = act(position, 0, "power spider r4", luck="sword-8")
    assert events[:2] == ["1 gives spider r4>oubliettes", "1 draws sword-8"]
    act(position, 0, "remove r3", luck="")
    act(position, 0, "remove r3", luck="")
    assert (groups(position, 0), seen(position).swordbearers_gone) == ((0, 1, 0, 0, 0), ("sword-8",))


def test_d28_an_empty_pile_is_made_of_the_discards() -> None:
    position = at_power("r4=s r2=+1", "ent=s", cards=f"{OPEN} swordbearers={','.join(ALL.swordbearers)}")
    act(position, 0, "power spider r4", luck="sword-8")
    assert seen(position).swordbearers_gone == ("sword-8",)


# Effects in general (D29)


def test_d29_you_first_then_all_others_clockwise_each_for_the_own_dungeon() -> None:
    homes = ["ent=s r4=s r1=+1", "ent=b r1=+2", "ent=d r1=+1"]
    position = contest(*homes[1:], homes[0], tasks="3:power", state="first=1 turn=3")
    act(position, 2, "power spider r4", luck="sword-3")
    assert tasks(position) == ("2:teleport 1", "1:teleport 1", "3:teleport 1")
    act(position, 2, "spider ent>r1", luck="")
    assert (legal(position, 1), legal(position, 2)) == ([], [])
    act(position, 0, "brou ent>r2", luck="")
    assert legal(position, 0) == []
    act(position, 1, "dragon ent>r3", luck="")
    assert (at(position, 2, "r1"), at(position, 0, "r2"), at(position, 1, "r3")) == ("s", "b", "d")


def test_d29_what_cannot_be_done_is_left_out() -> None:
    """No group to remove, nothing in the oubliettes: the mixture does nothing."""
    position = facing("laboratory", "r1=s", "ent=s", cards="open-mixtures=back-and-out,two-back,spider open-vips=vip-1")
    act(position, 0, "mix back-and-out", luck="vampire vip-2")
    assert tasks(position)[-1] == "2:recruitment"


def test_d29_up_to_may_be_none() -> None:
    position = facing("move_3_ent>r2", "ent=bb", "ent=s")
    assert legal(position, 0) == ["brou ent>r2", "pass"]
    act(position, 0, "pass", luck="")
    assert at(position, 0, "ent") == "bb"


@pytest.mark.parametrize("task", ["dump_1", "move_1_highest>ent", "place_1_skeleton>any", "remove_1_any"])
def test_d29_everything_else_must_be_done(task: str) -> None:
    position = facing(task, "ent=b r1=sb+1 r2=sb+1", "ent=s")
    refusal = refused(position, 0, "pass")
    assert "pass" not in legal(position, 0)
    assert refusal.message.key == "refuse-must"


def test_d29_what_leaves_no_choice_is_done_at_once() -> None:
    position = contest("r1=s+1", "ent=s", tasks="1:dump_1 1:remove_2_any 1:teleport_1")
    act(position, 0, "pass", luck="")
    assert (groups(position, 0), area(position, "oubliettes")) == ((0, 0, 0, 0, 0), "s")


def test_d29_a_monster_of_choice_from_the_reserve_is_no_vip() -> None:
    position = facing("place_1_reserve>r2", "ent=b", "ent=s")
    assert legal(position, 0) == ["spider r2", "brou r2", "dragon r2", "vampire r2", "skeleton r2"]
    assert refused(position, 0, "vip r2").message.key == "refuse-vip-reserve"


@pytest.mark.parametrize(
    ("task", "code", "key"),
    [
        ("place_1_skeleton>any", "spider r1", "refuse-kind"),
        ("place_1_oubliettes>ent", "dragon ent", "refuse-not-there"),
        ("place_1_oubliettes>ent", "brou r1", "refuse-to"),
        ("move_2_ent>r2", "brou r1>r2", "refuse-from"),
        ("move_2_ent>r2", "dragon ent>r2", "refuse-no-monster"),
        ("move_2_ent>r2", "brou ent>r3", "refuse-to"),
        ("move_1_highest>ent", "brou r1>ent", "refuse-from"),
        ("teleport_1", "brou r1>r1", "refuse-stays"),
        ("dump_1", "dragon r1", "refuse-other-decision"),
        ("dump_1", "dump dragon r1", "refuse-no-monster"),
        ("remove_1_any", "remove r3", "refuse-no-group"),
    ],
)
def test_d22_d29_what_an_effect_does_not_allow(task: str, code: str, key: str) -> None:
    position = facing(task, "ent=bs r1=bs+1 r2=bs+1", "ent=s", areas="oubliettes=bbs")
    assert refused(position, 0, code).message.key == key


def test_d29_only_the_seat_that_is_asked_decides() -> None:
    position = contest("ent=b", "ent=s", tasks="1:power 2:teleport_1")
    refusal = refused(position, 0, "brou ent>r1")
    assert (refusal.rule, refusal.message.key, refusal.message.args) == ("D29", "refuse-turn", {"seat": 2})
    refusal = refused(contest("ent=b", "ent=s"), 1, "1 spider forest>ent")
    assert (refusal.rule, refusal.message.args) == ("D9", {"seat": 1})
