"""Every Mixture, VIP and Swordbearer: D30 to D32."""

from __future__ import annotations

import pytest

from tests.games.donjon.positions import GAME, act, area, at, contest, groups, legal, refused, seen, tasks
from undercroft.games.donjon.dungeon import BROU, DRAGON, OF_ANOTHER_KIND, OF_RESERVE, SPIDER, VAMPIRE, room
from undercroft.games.donjon.outlook import Outlook
from undercroft.games.donjon.rules import Contest
from undercroft.games.donjon.worth import placing

ANYWHERE = ["ent", "h1", "r1", "h2", "r2", "h3", "r3", "h4", "r4", "h5", "r5"]


def mixing(code: str, mine: str = "h1=s", areas: str = "forest=sbdvv swamp=sbdvv") -> Contest:
    """Player 1 uses this Mixture."""
    others = [other for other in ("two-spiders", "two-brous", "two-dragons") if other != code][:2]
    cards = f"open-mixtures={','.join([code, *others])} open-vips=vip-2,vip-3"
    position = contest(mine, "h1=s", tasks="1:power 1:laboratory", cards=cards, areas=areas)
    act(position, 0, f"mix {code}")
    return position


@pytest.mark.parametrize(
    ("code", "came"),
    [("two-spiders", "ss"), ("two-brous", "bb"), ("two-dragons", "dd"), ("two-vampires", "vv")],
)
def test_d30_two_of_a_kind_to_the_entrance(code: str, came: str) -> None:
    assert at(mixing(code), 0, "ent") == came


@pytest.mark.parametrize("code", ["spider", "brou", "dragon", "vampire"])
def test_d30_one_of_a_kind_anywhere(code: str) -> None:
    position = mixing(code)
    assert legal(position, 0) == [f"{code} {place}" for place in ANYWHERE]
    act(position, 0, f"{code} r4")
    assert at(position, 0, "r4") == code[0]


def test_d30_a_skeleton_and_one_of_another_kind_to_the_entrance() -> None:
    position = mixing("skeleton-and-friend")
    assert legal(position, 0) == ["spider ent", "brou ent", "dragon ent", "vampire ent"]
    refusal = refused(position, 0, "skeleton ent")
    assert (refusal.rule, refusal.message.key) == ("D30", "refuse-another-skeleton")
    act(position, 0, "vampire ent")
    assert at(position, 0, "ent") == "vk"


def test_d30_without_another_kind_in_the_reserve_the_skeleton_comes_alone() -> None:
    position = mixing("skeleton-and-friend", areas=f"forest={'s' * 18 + 'b' * 20} swamp={'d' * 20 + 'v' * 20}")
    assert at(position, 0, "ent") == "k"
    assert tasks(position)[-1] != "1:place 1 another>ent"


def test_d30_nobody_hopes_for_a_second_skeleton() -> None:
    objectives = "spider-star-b brou-a dragon-a vampire-a"
    outlook = Outlook(contest("r1=s", "h1=s", objectives=objectives), 0)
    others = max(placing(outlook, kind, room(1)) for kind in (SPIDER, BROU, DRAGON, VAMPIRE))
    assert placing(outlook, OF_ANOTHER_KIND, room(1)) == others < placing(outlook, OF_RESERVE, room(1))


def test_d30_one_back_from_the_oubliettes_anywhere() -> None:
    position = mixing("back-anywhere", areas="oubliettes=sp")
    assert legal(position, 0) == [f"{kind} {place}" for kind in ("spider", "vip") for place in ANYWHERE]
    act(position, 0, "vip r5")
    assert (at(position, 0, "r5"), area(position, "oubliettes")) == ("p", "s")


def test_d30_two_back_to_the_entrance() -> None:
    position = mixing("two-back", areas="oubliettes=sbb")
    act(position, 0, "brou ent")
    act(position, 0, "brou ent")
    assert (at(position, 0, "ent"), area(position, "oubliettes")) == ("bb", "s")


def test_d30_two_skeletons_each_anywhere() -> None:
    position = mixing("two-skeletons")
    act(position, 0, "skeleton r1")
    act(position, 0, "skeleton r5")
    assert (at(position, 0, "r1"), at(position, 0, "r5")) == ("k", "k")


def test_d30_one_back_to_the_entrance_and_a_group_out() -> None:
    position = mixing("back-and-out", "h1=s r2=+1", areas="forest=sbdvv swamp=sbdvv oubliettes=sb")
    act(position, 0, "brou ent")
    assert (at(position, 0, "ent"), groups(position, 0)) == ("b", (0, 0, 0, 0, 0))


def test_d30_a_skeleton_anywhere_and_a_group_out() -> None:
    position = mixing("skeleton-and-out", "h1=s r2=+1")
    act(position, 0, "skeleton r2")
    assert (at(position, 0, "r2"), groups(position, 0)) == ("k", (0, 0, 0, 0, 0))


def test_d30_four_footsteps_and_a_group_out() -> None:
    position = mixing("steps-and-out", "h1=s r2=+1")
    assert tasks(position)[-2:] == ("1:remove 1 any", "1:step 4")
    act(position, 0, "pass")
    assert groups(position, 0) == (0, 0, 0, 0, 0)


def test_d30_teleport_and_a_group_out() -> None:
    position = mixing("teleport-and-out", "h1=s r2=+1")
    act(position, 0, "spider h1>ent")
    assert (at(position, 0, "ent"), groups(position, 0)) == ("s", (0, 0, 0, 0, 0))


def test_d30_these_are_all_sixteen() -> None:
    assert len(GAME.content.mixtures) == 16
    assert len({card.you for card in GAME.content.mixtures}) == 16
    assert all(card.others == () for card in GAME.content.mixtures)


# VIPs (D31)


def calling(number: int, mine: str = "ent=s r3=p", areas: str = "forest=sbdvv swamp=sbdvv") -> Contest:
    """Player 1 has put a VIP into room 3 and calls this one."""
    rest = "vip-2" if number != 2 else "vip-3"
    cards = f"open-mixtures=spider,brou,dragon open-vips=vip-{number},{rest}"
    position = contest(mine, "h1=s r1=+1", tasks="1:power 1:vip-card_r3", cards=cards, areas=areas)
    act(position, 0, f"call vip-{number}")
    return position


def test_d31_vip_1_one_of_choice_there_and_the_others_progress_by_three() -> None:
    position = calling(1)
    assert legal(position, 0) == ["spider r3", "brou r3", "dragon r3", "vampire r3", "skeleton r3"]
    assert groups(position, 1) == (1, 0, 0, 0, 0), "you first"
    act(position, 0, "dragon r3")
    assert (at(position, 0, "r3"), groups(position, 1)) == ("dp", (0, 0, 0, 1, 0))


def test_d31_vip_2_one_back_from_the_oubliettes() -> None:
    position = calling(2, areas="oubliettes=bd")
    assert legal(position, 0) == ["brou r3", "dragon r3"]


def test_d31_vip_3_up_to_three_from_the_entrance() -> None:
    position = calling(3, "ent=sbdv r1=k r3=p")
    assert legal(position, 0) == ["spider ent>r3", "brou ent>r3", "dragon ent>r3", "vampire ent>r3", "pass"]
    for kind in ("spider", "brou", "dragon"):
        act(position, 0, f"{kind} ent>r3")
    assert (at(position, 0, "r3"), at(position, 0, "ent"), tasks(position)[-1]) == ("sbdp", "v", "1:power")


def test_d31_vip_4_up_to_two_from_anywhere() -> None:
    position = calling(4, "ent=s h4=b r1=k r3=p")
    assert legal(position, 0) == ["spider ent>r3", "skeleton r1>r3", "brou h4>r3", "pass"]
    act(position, 0, "brou h4>r3")
    act(position, 0, "pass")
    assert at(position, 0, "r3") == "bp"


def test_d31_vip_5_removes_two_groups_there() -> None:
    assert groups(calling(5, "ent=s r3=p+3 r4=+1"), 0) == (0, 0, 1, 1, 0)


def test_d31_vip_6_removes_a_group_there_and_sends_one_to_the_others() -> None:
    position = calling(6, "ent=s r3=p+2")
    assert (groups(position, 0), groups(position, 1)) == ((0, 0, 1, 0, 0), (2, 0, 0, 0, 0))


def test_d31_vip_7_two_skeletons() -> None:
    assert at(calling(7), 0, "r3") == "kkp"


def test_d31_vip_8_a_skeleton_and_a_group_out() -> None:
    position = calling(8, "ent=s r3=p+2 r1=+1")
    assert (at(position, 0, "r3"), groups(position, 0)) == ("kp", (1, 0, 1, 0, 0))


def test_d31_vip_9_another_vip() -> None:
    position = calling(9)
    assert (at(position, 0, "r3"), seen(position).reserve["vip"]) == ("pp", 9)


def test_d31_vip_10_up_to_three_from_there_each_anywhere() -> None:
    position = calling(10, "ent=s r3=bp")
    assert {code.partition(" ")[0] for code in legal(position, 0)} == {"brou", "vip", "pass"}
    act(position, 0, "vip r3>r5")
    act(position, 0, "brou r3>r1")
    assert (at(position, 0, "r5"), at(position, 0, "r1")) == ("p", "b")
    assert tasks(position)[-1] == "1:power", "nobody is left there"


# Swordbearers (D32)

MINE = "ent=s r2=b+1 r3=+1 r4=ss+2"
OTHER = "ent=d r1=v+1 r2=k"


def drawing(number: int) -> Contest:
    """Player 1 draws this Swordbearer; player 2 has a group in room 1."""
    position = contest(MINE, OTHER, tasks="1:power")
    act(position, 0, "power spider r4", luck=f"sword-{number}")
    return position


def clear(position: Contest, *rooms: str) -> Contest:
    for place in rooms:
        act(position, 0, f"remove {place}")
    return position


def asked(position: Contest) -> str:
    return tasks(position)[-1]


def test_d32_1_three_groups_and_a_monster_to_the_oubliettes() -> None:
    position = clear(drawing(1), "r4", "r4", "r3")
    assert legal(position, 0) == ["dump spider ent", "dump brou r2", "dump spider r4"]
    act(position, 0, "dump brou r2")
    assert (groups(position, 0), area(position, "oubliettes")) == ((0, 1, 0, 0, 0), "sb")


def test_d32_2_three_groups_and_the_others_place_a_skeleton() -> None:
    position = clear(drawing(2), "r4", "r4", "r3")
    assert legal(position, 1) == [f"skeleton {place}" for place in ANYWHERE]


def test_d32_3_two_groups_and_everybody_teleports() -> None:
    position = clear(drawing(3), "r4", "r4")
    assert asked(position) == "1:teleport 1"
    act(position, 0, "spider ent>r1")
    assert asked(position) == "2:teleport 1"


def test_d32_4_one_group_teleport_and_the_others_get_a_group() -> None:
    position = clear(drawing(4), "r4")
    act(position, 0, "spider ent>r1")
    assert groups(position, 1) == (2, 0, 0, 0, 0)


def test_d32_5_two_groups_one_back_to_the_entrance_and_the_others_get_a_group() -> None:
    position = clear(drawing(5), "r4", "r4")
    assert (at(position, 0, "ent"), at(position, 0, "r4"), groups(position, 1)) == ("ss", "", (2, 0, 0, 0, 0))


def test_d32_6_three_groups_and_one_back_to_the_entrance() -> None:
    position = clear(drawing(6), "r4", "r4", "r3")
    assert (at(position, 0, "ent"), groups(position, 1)) == ("ss", (1, 0, 0, 0, 0))


def test_d32_7_three_groups_and_the_others_remove_one() -> None:
    position = clear(drawing(7), "r4", "r4", "r3")
    assert groups(position, 1) == (0, 0, 0, 0, 0)


def test_d32_8_two_groups() -> None:
    position = clear(drawing(8), "r4", "r4")
    assert (groups(position, 0), asked(position)) == ((0, 1, 1, 0, 0), "2:recruitment")


def test_d32_9_two_groups_and_everybody_places_a_skeleton() -> None:
    position = clear(drawing(9), "r4", "r4")
    act(position, 0, "skeleton r1")
    act(position, 1, "skeleton r5")
    assert (at(position, 0, "r1"), at(position, 1, "r5")) == ("k", "k")


def test_d32_10_two_groups_and_everybody_places_one_of_choice() -> None:
    position = clear(drawing(10), "r4", "r4")
    assert len(legal(position, 0)) == 5 * 11
    act(position, 0, "dragon r1")
    act(position, 1, "vampire r5")
    assert (at(position, 0, "r1"), at(position, 1, "r5")) == ("d", "v")


def test_d32_11_two_groups_and_everybody_sends_one_of_the_highest_room_back() -> None:
    position = clear(drawing(11), "r4", "r4")
    assert (at(position, 0, "ent"), at(position, 1, "ent"), at(position, 1, "r2")) == ("ss", "dk", "")


def test_d32_12_one_group_a_skeleton_and_the_others_progress_by_one() -> None:
    position = clear(drawing(12), "r4")
    act(position, 0, "skeleton r1")
    assert groups(position, 1) == (0, 1, 0, 0, 0)


def test_d32_13_one_group_and_the_others_send_one_to_the_oubliettes() -> None:
    position = clear(drawing(13), "r4")
    assert legal(position, 1) == ["dump dragon ent", "dump vampire r1", "dump skeleton r2"]


def test_d32_14_two_groups_and_everybody_has_three_footsteps() -> None:
    position = clear(drawing(14), "r4", "r4")
    assert asked(position) == "1:step 3"
    act(position, 0, "pass")
    assert asked(position) == "2:step 3"


def test_d32_15_one_group_and_the_others_progress_by_three() -> None:
    assert groups(clear(drawing(15), "r4"), 1) == (0, 0, 0, 1, 0)


def test_d32_16_one_group_and_one_of_choice() -> None:
    position = clear(drawing(16), "r4")
    act(position, 0, "vampire r1")
    assert (at(position, 0, "r1"), asked(position)) == ("v", "2:recruitment")


def test_d32_the_highest_room_with_a_monster_counts_even_if_it_is_room_5() -> None:
    position = contest("r2=b r4=ss r5=vk", "ent=s", tasks="1:power 1:move_1_highest>ent")
    assert legal(position, 0) == ["vampire r5>ent", "skeleton r5>ent"]


def test_d32_without_a_monster_in_any_room_nobody_goes_back() -> None:
    position = contest("ent=s h5=v", "ent=s", tasks="1:recruitment 1:move_1_highest>ent 1:teleport_1")
    act(position, 0, "pass")
    assert asked(position) == "1:recruitment"
