"""Phase 1, the threat: D10 to D13."""

from __future__ import annotations

import pytest

from tests.games.donjon.positions import (
    GAME,
    OPEN,
    act,
    area,
    contest,
    groups,
    legal,
    refused,
    reserve,
    seen,
    tasks,
    threatened,
)

HOME = "ent=s r1=b+1"


def test_d10_with_five_in_forest_and_swamp_no_card_is_revealed() -> None:
    position, events = threatened("", HOME, HOME, areas="forest=sbdvv swamp=sbdvv")
    assert events == ["1 to play"]
    assert seen(position).threats == 12


def test_d10_one_short_area_is_enough_and_one_card_comes() -> None:
    for areas in ("forest=sbdv swamp=sbdvv", "forest=sbdvvv swamp=sbdv"):
        position, events = threatened("t02", HOME, HOME, areas=areas)
        assert events[:2] == ["1 to play", "threat t02"]
        assert seen(position).threats == 11


def test_d11_the_left_icon_brings_everybody_a_group() -> None:
    position, events = threatened("t01", HOME, HOME, HOME, turn=3)
    assert events[2:5] == [f"{seat} new group terrace>r1" for seat in (1, 2, 3)]
    assert [groups(position, seat) for seat in range(3)] == [(2, 0, 0, 0, 0)] * 3


def test_d11_the_left_icon_lets_a_group_of_everybody_progress() -> None:
    position, _ = threatened("t05", "r1=+1 r2=+1", "ent=s r2=b+2")
    assert [groups(position, seat) for seat in range(2)] == [(0, 2, 0, 0, 0), (0, 1, 1, 0, 0)]
    position, _ = threatened("t12", "r1=+1 r2=+1", "ent=s r2=b+2")
    assert [groups(position, seat) for seat in range(2)] == [(0, 1, 1, 0, 0), (0, 1, 0, 1, 0)]


def test_d12_its_monsters_go_to_the_area_with_fewer_than_five() -> None:
    position, events = threatened("t02", HOME, HOME, areas="forest=sbd swamp=sbdvv")
    assert events[-2:] == ["spider comes reserve>forest", "dragon comes reserve>forest"]
    assert (area(position, "forest"), area(position, "swamp")) == ("ssbdd", "sbdvv")
    assert (reserve(position, "spider"), GAME.components(position)["spider"]) == (15, 20)
    position, _ = threatened("t02", HOME, HOME, areas="forest=sbdvvv swamp=sbd")
    assert area(position, "swamp") == "ssbdd"


def test_d12_both_areas_below_five_the_player_in_turn_chooses() -> None:
    for choice, forest, swamp in (("to forest", "ssbdd", "sv"), ("to swamp", "sbd", "ssdv")):
        position, events = threatened("t02", HOME, HOME, areas="forest=sbd swamp=sv")
        assert events == ["1 to play", "threat t02"]
        assert (legal(position, 0), legal(position, 1)) == (["to forest", "to swamp"], [])
        act(position, 0, choice, luck="")
        assert (area(position, "forest"), area(position, "swamp")) == (forest, swamp)
        assert tasks(position)[-1] == "1:recruitment"


def test_d12_the_icon_comes_before_the_monsters() -> None:
    position, _ = threatened("t01", HOME, HOME, areas="forest=sbd swamp=sv")
    assert groups(position, 1) == (2, 0, 0, 0, 0)
    assert area(position, "forest") == "sbd"


def test_d12_a_monster_that_the_reserve_does_not_have_stays_away() -> None:
    spiders = "s" * 19
    position, events = threatened("t02", f"ent={spiders}", HOME.replace("s", "d"), areas="forest=sbd swamp=bddvv")
    assert events[-1] == "dragon comes reserve>forest"
    assert area(position, "forest") == "sbdd"


def test_d13_a_card_without_the_threat_icon_goes_to_the_cemetery() -> None:
    position, _ = threatened("t02", HOME, HOME)
    assert (seen(position).cemetery, seen(position).kept, seen(position).shown_threat) == (("t02",), (), None)


def test_d13_a_card_with_the_threat_icon_is_kept() -> None:
    position, _ = threatened("t04", HOME, HOME)
    assert (seen(position).cemetery, seen(position).kept) == ((), ("t04",))


def test_d13_kept_cards_that_reach_the_number_of_players_wake_the_inn() -> None:
    position, events = threatened("t06 inn-1", "ent=ss r1=+1", HOME, cards=f"{OPEN} cemetery=t02 kept=t04")
    assert events[-3:] == ["inn inn-1", "1 hit by inn-1", "1 new group terrace>r1"]
    view = seen(position)
    assert (view.kept, view.cemetery, view.inn_gone) == ((), ("t02", "t04", "t06"), ("inn-1",))


def test_d13_one_card_fewer_than_players_wakes_nobody() -> None:
    position, events = threatened("t06", HOME, HOME, HOME, cards=f"{OPEN} kept=t04", turn=3)
    assert "inn" not in " ".join(events)
    assert seen(position).kept == ("t04", "t06")


@pytest.mark.parametrize(
    ("card", "dungeons", "hit"),
    [
        ("inn-1", ("ent=s h1=s r1=+1", "ent=s r2=k+1", "r4=ss r1=+1"), {0, 2}),
        ("inn-1", ("ent=k r1=+1", "ent=b r2=k+1", "r4=d r1=+1"), set()),
        ("inn-5", ("ent=k r1=+1", "ent=b r1=s+1", "r1=s+1"), {1, 2}),
        ("inn-7", ("ent=k r1=+1", "ent=s r1=s+2", "r2=b+1"), {0, 2}),
        ("inn-6", ("ent=k r1=+1", "ent=s r1=s+2", "r2=b+1"), {1}),
    ],
)
def test_d13_the_inn_hits_most_or_fewest_and_all_who_tie(card: str, dungeons: tuple[str, ...], hit: set[int]) -> None:
    before = contest(*dungeons, tasks="3:power", state="first=1 turn=3")
    position, events = threatened(f"t06 {card}", *dungeons, cards=f"{OPEN} kept=t04,t09", turn=3)
    assert [event for event in events if "hit by" in event] == [f"{seat + 1} hit by {card}" for seat in sorted(hit)]
    changed = {seat for seat in range(3) if groups(position, seat) != groups(before, seat)}
    assert changed == hit


def test_d13_an_empty_inn_lets_the_kept_cards_go_all_the_same() -> None:
    gone = "inn=inn-1,inn-2,inn-3,inn-4,inn-5,inn-6,inn-7"
    position, events = threatened("t06", HOME, HOME, cards=f"{OPEN} kept=t04 {gone}")
    assert events[-1] == "inn empty"
    assert (seen(position).kept, seen(position).cemetery) == ((), ("t04", "t06"))
    assert groups(position, 0) == (1, 0, 0, 0, 0)


def test_d13_only_forest_and_swamp_can_be_chosen() -> None:
    position, _ = threatened("t02", HOME, HOME, areas="forest=sbd swamp=sv")
    refusal = refused(position, 0, "to oubliettes")
    assert (refusal.rule, refusal.message.key) == ("D12", "refuse-area")
