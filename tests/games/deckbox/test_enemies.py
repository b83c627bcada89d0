"""How enemies act (B10, B29, B30)."""

from __future__ import annotations

from tests.games.deckbox.positions import CHART, RANGER, TRIAL, WARDEN, act, enemies_of, legal, table


def order(happened: list[str]) -> list[str]:
    return [event.split()[0] for event in happened if " attacked " in event]


def test_b10_rising_threat_and_range_before_melee() -> None:
    enemies = ["red-melee-4@3,2", "blue-melee-1@1,2", "green-melee-1@2,1", "blue-ranged-1@0,1", "green-ranged-1@4,1"]
    delve = table(WARDEN + "@2,2:h8,a2", enemies=enemies)
    happened = act(delve, "end", 1, 1, *[1] * 3, *[1] * 3, *[1] * 3, *[1] * 4)
    assert order(happened) == ["slinger", "rat", "acolyte", "ghoul", "ogre"]


def test_b29_it_moves_and_attacks_once() -> None:
    delve = table(WARDEN + "@2,3", enemies=["green-melee-1@2,0"])
    happened = act(delve, "end", 1, 1, 1)
    assert happened == ["enemies", "rat moved 2,0 2,2", "rat attacked 1 [1 1 1] 0", "round 2"]


def test_b29_a_ranged_enemy_that_can_only_reach_in_melee_does_so() -> None:
    """Shut in on a half-square behind the hero, with no square to shoot from."""
    delve = table(WARDEN + "@2,0", enemies=["green-ranged-2@2,-1"], tiles=("7A@0,0/0",))
    happened = act(delve, "end", 1)
    assert happened[1] == "slinger attacked 1 [1] 0"  # one die: melee


def test_b29_it_attacks_another_if_it_cannot_reach_its_favourite() -> None:
    """The rat wants the nearest; the ghoul wants the weakest, who is out of reach, and takes whom it gets."""
    heroes = (f"{WARDEN}@2,3:h8,a2", f"{RANGER}@2,-9:h1,d1")
    tiles = ("1A@0,0/0", "7A@0,-1/0", "6A@0,-2/0")
    delve = table(*heroes, enemies=["blue-melee-2@2,2"], tiles=tiles)
    assert "ghoul attacked 1 [1 1 1] 0" in act(delve, "end", 1, 1, 1)


def test_b30_nearest() -> None:
    delve = table(f"{WARDEN}@0,3:h8,a2", f"{RANGER}@3,2:h8,d1".replace("h8", "h7"), enemies=["green-melee-1@3,1"])
    assert "rat attacked 2 [1 1 1] 0" in act(delve, "end", 1, 1, 1)


def test_b30_weakest() -> None:
    delve = table(f"{WARDEN}@1,2:h8,a2", f"{RANGER}@3,2:h2,d1", enemies=["blue-melee-1@2,1"])
    assert "ghoul attacked 2 [1 1 1] 0" in act(delve, "end", 1, 1, 1)


def test_b30_strongest() -> None:
    delve = table(f"{WARDEN}@1,2:h8,a2", f"{RANGER}@3,2:h2,d1", enemies=["red-melee-1@2,1"])
    assert "ogre attacked 1 [1 1 1 1] 0" in act(delve, "end", 1, 1, 1, 1)


def test_b30_richest() -> None:
    delve = table(f"{WARDEN}@1,2:h8,a2", f"{RANGER}@3,2:h2,t3,d1", enemies=["green-melee-1@2,1"], game=CHART)
    assert "goblin attacked 2 [1 1 1] 0" in act(delve, "end", 1, 1, 1, game=CHART)


def test_b30_ties_go_to_the_first_seat_unless_players_want_to_choose() -> None:
    heroes = (f"{WARDEN}@1,2:h4,a2", f"{RANGER}@3,2:h4,d1")
    delve = table(*heroes, enemies=["blue-melee-1@2,1"])
    assert "ghoul attacked 1 [1 1 1] 0" in act(delve, "end", 1, 1, 1)
    asked = table(*heroes, enemies=["blue-melee-1@2,1"], more="ties=ask")
    act(asked, "end")
    assert legal(asked) == ["target 1", "target 2"]
    assert "ghoul attacked 2 [1 1 1] 0" in act(asked, "target 2", 1, 1, 1)


def test_b30_the_shortest_way_to_a_square_to_attack_from() -> None:
    delve = table(WARDEN + "@4,1", enemies=["green-melee-1@0,1"])
    assert "rat moved 0,1 3,1" in act(delve, "end", 1, 1, 1)


def test_b30_a_ranged_enemy_goes_to_the_farthest_square_that_it_can_shoot_from() -> None:
    delve = table(WARDEN + "@2,4", enemies=["green-ranged-1@2,2"])
    happened = act(delve, "end", 1, 1)
    assert happened[1] in ("slinger moved 2,2 2,-1", "slinger moved 2,2 2,0")
    assert happened[2] == "slinger attacked 1 [1 1] 0"


def test_b30_it_follows_to_other_tiles() -> None:
    tiles = ("1A@0,0/0", "7A@0,-1/0")
    delve = table(WARDEN + "@2,-5", enemies=["blue-melee-1@2,3"], tiles=tiles)
    act(delve, "end")
    assert enemies_of(delve) == ["ghoul 2 2,-1"]  # four steps, and regenerated


def test_b30_it_never_moves_out_of_the_sight_of_all_heroes() -> None:
    """The way around a wall would be shorter, but leads out of sight: it stays where it is seen."""
    tiles = ("9B@0,0/0",)
    delve = table(WARDEN + "@0,0", enemies=["blue-ranged-1@4,0", "blue-melee-1@3,0"], tiles=tiles)
    act(delve, "end", *[1] * 6)
    view = TRIAL.view(delve, None)
    for enemy in view.enemies:
        assert enemy.at[1] == 0  # in the upper passage, where the hero looks along


def test_b30_coming_closer_it_stays_where_some_hero_sees_it() -> None:
    """Two steps further to 3,-3 would bring the ghoul nearer to the hero, behind the wall beside the exit."""
    delve = table(WARDEN + "@0,2", enemies=["blue-melee-2@4,-6"], tiles=("1A@0,0/0", "2B@0,-1/0"))
    assert "ghoul moved 4,-6 3,-5" in act(delve, "end")


DOORWAY = ("1A@0,0/0", "8A@0,-1/0")
"""Joined by the half-square 2,-1."""


def test_b30_it_does_not_end_its_move_on_another_enemy() -> None:
    delve = table(WARDEN + "@2,0", enemies=["green-melee-1@2,-1", "green-melee-1@2,-4"], tiles=DOORWAY)
    happened = act(delve, "end", 1, 1, 1)  # only the one in the doorway can strike
    assert order(happened) == ["rat"]
    assert enemies_of(delve) == ["rat 1 2,-1", "rat 1 2,-2"]


def test_b30_it_passes_other_enemies() -> None:
    """The rat in the doorway is stunned and stays there."""
    delve = table(WARDEN + "@2,-4", enemies=["green-melee-1@2,-1*", "green-melee-1@2,0"], tiles=DOORWAY)
    happened = act(delve, "end", 1, 1, 1)
    assert "rat moved 2,0 2,-3" in happened


def test_enemies_do_not_walk_into_pits() -> None:
    delve = table(WARDEN + "@2,4", enemies=["green-melee-1@2,1"], tiles=("3A@0,0/0",))
    assert "rat moved 2,1 2,3" in act(delve, "end", 1, 1, 1)
    assert enemies_of(delve) == ["rat 1 2,3"]
