"""How enemies act (B10, B29, B30)."""

from __future__ import annotations

import pytest

from tests.games.deckbox.positions import CHART, RANGER, TRIAL, WARDEN, act, at, enemies_of, legal, table
from undercroft.games.deckbox.actions import PIT
from undercroft.games.deckbox.enemies import appeal, equals, favourite, line_up


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
    assert happened == ["enemies", "rat moved 2,0 2,2", "rat attacked 1 2,2 2,3", "threw [1 1 1] +1 0 0", "round 2"]


def test_b29_a_ranged_enemy_that_can_only_reach_in_melee_does_so() -> None:
    """Shut in on a half-square behind the hero, with no square to shoot from."""
    delve = table(WARDEN + "@2,0", enemies=["green-ranged-2@2,-1"], tiles=("7A@0,0/0",))
    happened = act(delve, "end", 1)
    assert happened[1:3] == ["slinger attacked 1 2,-1 2,0", "threw [1] +1 0 0"]  # one die: melee


def test_b29_it_attacks_another_if_it_cannot_reach_its_favourite() -> None:
    """The rat wants the nearest; the ghoul wants the weakest, who is out of reach, and takes whom it gets."""
    heroes = (f"{WARDEN}@2,3:h8,a2", f"{RANGER}@2,-9:h1,d1")
    tiles = ("1A@0,0/0", "7A@0,-1/0", "6A@0,-2/0")
    delve = table(*heroes, enemies=["blue-melee-2@2,2"], tiles=tiles)
    assert "ghoul attacked 1 2,2 2,3" in act(delve, "end", 1, 1, 1)


def test_b30_nearest() -> None:
    delve = table(f"{WARDEN}@0,3:h8,a2", f"{RANGER}@3,2:h8,d1".replace("h8", "h7"), enemies=["green-melee-1@3,1"])
    assert "rat attacked 2 3,1 3,2" in act(delve, "end", 1, 1, 1)


def test_b30_weakest() -> None:
    delve = table(f"{WARDEN}@1,2:h8,a2", f"{RANGER}@3,2:h2,d1", enemies=["blue-melee-1@2,1"])
    assert "ghoul attacked 2 3,1 3,2" in act(delve, "end", 1, 1, 1)


def test_b30_strongest() -> None:
    delve = table(f"{WARDEN}@1,2:h8,a2", f"{RANGER}@3,2:h2,d1", enemies=["red-melee-1@2,1"])
    assert "ogre attacked 1 2,1 1,2" in act(delve, "end", 1, 1, 1, 1)


def test_b30_richest() -> None:
    delve = table(f"{WARDEN}@1,2:h8,a2", f"{RANGER}@3,2:h2,t3,d1", enemies=["green-melee-1@2,1"], game=CHART)
    assert "goblin attacked 2 2,1 3,2" in act(delve, "end", 1, 1, 1, game=CHART)


def test_b30_ties_go_to_the_first_seat_unless_players_want_to_choose() -> None:
    heroes = (f"{WARDEN}@1,2:h4,a2", f"{RANGER}@3,2:h4,d1")
    delve = table(*heroes, enemies=["blue-melee-1@2,1"])
    assert "ghoul attacked 1 1,1 1,2" in act(delve, "end", 1, 1, 1)
    asked = table(*heroes, enemies=["blue-melee-1@2,1"], more="ties=ask")
    act(asked, "end")
    assert legal(asked) == ["target 1", "target 2"]
    assert "ghoul attacked 2 3,1 3,2" in act(asked, "target 2", 1, 1, 1)


def test_b30_players_are_asked_about_equals_unless_they_say_otherwise() -> None:
    assert TRIAL.options({"players": 2}).ties
    assert TRIAL.blank(TRIAL.options({"players": 2})).ask_ties
    assert not TRIAL.blank(TRIAL.options({"players": 2, "ties": False})).ask_ties


@pytest.mark.parametrize(
    ("tile", "hero", "enemy"),
    [("6B", "1,0", "0,1"), ("10A", "1,0", "0,1"), ("10A", "0,1", "1,0"), ("6B", "3,0", "4,1")],
)
def test_b30_an_enemy_beside_a_pit_comes_around_it(tile: str, hero: str, enemy: str) -> None:
    """Only the pit lies between; around it the way is too long for one round."""
    delve = table(f"{WARDEN}@{hero}:h8,a2", enemies=[f"blue-melee-1@{enemy}"], tiles=(f"{tile}@0,0/0",))
    assert order(act(delve, "end")) == []
    assert order(act(delve, "end", 1, 1, 1)) == ["ghoul"]


def test_b30_an_enemy_in_a_pit_knows_its_way_out() -> None:
    delve = table(f"{WARDEN}@2,7:h8,a2", enemies=["blue-melee-3@1,1"], tiles=("6B@0,0/0", "8A@0,1/0"))
    assert delve.floor.terrain[at(delve, 1, 1)] == PIT
    assert "ghoul moved 1,1 2,4" in act(delve, "end")


def test_b30_nearest_goes_by_the_way_without_pits() -> None:
    """The warden is two steps away, but through the pit; the ranger is nearer for one who goes around."""
    heroes = (f"{WARDEN}@1,0:h8,a2", f"{RANGER}@2,2:h7,d1")
    delve = table(*heroes, enemies=["green-melee-1@0,1"], tiles=("6B@0,0/0",))
    assert appeal(delve, 0, 1) > appeal(delve, 0, 0)


def test_b30_an_archer_does_not_step_behind_its_like_out_of_sight() -> None:
    """Behind the stunned ghoul it could still shoot, its like being no obstacle to it, but no hero would see it."""
    tiles = ("1A@0,0/0", "4A@0,-1/0")
    delve = table(RANGER + "@2,2", enemies=["green-ranged-2@1,0", "blue-melee-3@2,0*"], tiles=tiles)
    assert delve.hero_sees(at(delve, 2, 2), 0)
    happened = act(delve, "end", 1, 1)
    assert order(happened) == ["slinger"]
    assert delve.hero_sees(at(delve, 2, 2), 0)


def test_b30_one_that_is_seen_does_not_come_nearer_behind_its_like() -> None:
    """3,2 would be as near as 2,3, but lies behind the stunned rat, out of the hero's sight."""
    delve = table(WARDEN + "@3,4", enemies=["green-melee-1@3,3*", "blue-melee-2@1,0"])
    assert "ghoul moved 1,0 2,3" in act(delve, "end")
    assert delve.hero_sees(at(delve, 3, 4), 1)


def test_b30_the_shortest_way_to_a_square_to_attack_from() -> None:
    delve = table(WARDEN + "@4,1", enemies=["green-melee-1@0,1"])
    assert "rat moved 0,1 3,1" in act(delve, "end", 1, 1, 1)


def test_b30_a_ranged_enemy_goes_to_the_farthest_square_that_it_can_shoot_from() -> None:
    delve = table(WARDEN + "@2,4", enemies=["green-ranged-1@2,2"])
    happened = act(delve, "end", 1, 1)
    assert happened[1] in ("slinger moved 2,2 2,-1", "slinger moved 2,2 2,0")
    assert happened[3] == "threw [1 1] +1 0 0"  # two dice: at range


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


def test_b30_of_equally_near_squares_to_strike_from_the_one_with_the_shortest_way() -> None:
    """The way counts, not the side on which a square lies: here each side of the hero once."""
    for start, goal in (("2,0", "2,1"), ("4,2", "3,2"), ("2,4", "2,3"), ("0,2", "1,2")):
        delve = table(WARDEN + "@2,2", enemies=[f"green-melee-1@{start}"])
        assert f"rat moved {start} {goal}" in act(delve, "end", 1, 1, 1)


def test_b30_of_equally_far_squares_to_shoot_from_an_archer_takes_the_nearest() -> None:
    """From everywhere in the last column it is four squares to the hero."""
    delve = table(WARDEN + "@0,2", enemies=["green-ranged-1@4,2"])
    assert not any("moved" in event for event in act(delve, "end", 1, 1))
    delve = table(WARDEN + "@0,2", enemies=["green-ranged-1@3,2"])
    assert "slinger moved 3,2 4,2" in act(delve, "end", 1, 1)


@pytest.mark.parametrize(
    ("healths", "treasures", "weakest", "strongest", "richest"),
    [((3, 5, 3), (1, 2, 2), 0b101, 0b010, 0b110), ((4, 4, 4), (2, 1, 2), 0b111, 0b111, 0b101)],
)
def test_b30_equals_are_all_those_who_suit_best(
    healths: tuple[int, ...], treasures: tuple[int, ...], weakest: int, strongest: int, richest: int
) -> None:
    cards = ("warden/spear/ward", "ranger/longbow/hex", "friar/battle-staff/sprint")
    spots = ("1,2", "2,2", "3,2")
    heroes = [
        f"{card}@{spot}:h{health},t{treasure},a2"
        for card, spot, health, treasure in zip(cards, spots, healths, treasures, strict=True)
    ]
    ghoul_ogre = table(*heroes, enemies=["blue-melee-1@2,1", "red-melee-1@2,0"])
    assert (equals(ghoul_ogre, 0, 0b111), equals(ghoul_ogre, 1, 0b111)) == (weakest, strongest)
    goblin = table(*heroes, enemies=["green-melee-1@2,1"], game=CHART)
    assert equals(goblin, 0, 0b111) == richest
    assert favourite(goblin, richest, -1) == (richest & -richest).bit_length() - 1  # the first seat
    goblin.ask_ties = True
    assert favourite(goblin, richest, -1) == -1
    assert favourite(goblin, richest, 2) == 2


def test_b10_of_one_colour_and_kind_the_first_to_come_acts_first() -> None:
    enemies = ["green-melee-1@3,2", "blue-ranged-1@0,1", "green-melee-2@1,2", "green-ranged-1@4,1", "blue-ranged-2@0,2"]
    delve = table(WARDEN + "@2,2", enemies=enemies)
    assert list(line_up(delve)) == [3, 0, 2, 1, 4]


def test_b26_an_archer_shoots_across_a_single_square_where_it_can_go_no_farther() -> None:
    """In a corridor with a fellow behind it: at a distance of two, with the dice of range."""
    delve = table(WARDEN + "@2,2", enemies=["green-ranged-1@2,0", "green-melee-1@2,-1*"], tiles=("4A@0,0/0",))
    happened = act(delve, "end", 1, 1)
    assert "slinger attacked 1 2,0 2,2" in happened and "threw [1 1] +1 0 0" in happened
