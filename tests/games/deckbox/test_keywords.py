"""Keywords of gear and enemies (B32)."""

from __future__ import annotations

from typing import get_args

import pytest

from tests.games.deckbox.positions import CHART, RANGER, TRIAL, WARDEN, act, at, enemies_of, legal, table, where
from undercroft.engine.events import Events
from undercroft.games.deckbox.combat import behind, ritual
from undercroft.games.deckbox.dungeon import NOWHERE
from undercroft.games.deckbox.enemies import siphon
from undercroft.games.deckbox.quests import Keyword

ROOM = ("6A@0,0/0",)


def test_b32_all_ten_keywords_are_in_use() -> None:
    gear = {word for card in TRIAL.content.gear for word in card.keywords}
    enemies = {word for card in TRIAL.content.enemies for word in card.keywords}
    assert gear | enemies == set(get_args(Keyword))


def test_b32_reach_strikes_diagonally() -> None:
    delve = table("warden/spear/ward@2,2", enemies=["green-melee-1@1,1"])
    assert legal(delve, kind="attack") == ["attack 1,1"]
    assert act(delve, "attack 1,1", 1, 1, 1)[1] == "threw [1 1 1] +2 0 0"  # three dice: melee


def test_b32_reach_around_a_wall_corner() -> None:
    """One wall at the corner is gone around; between two that touch there is no line (see test_sight)."""
    pillar = table("warden/spear/ward@2,3", enemies=["green-melee-1@1,4"], tiles=ROOM)  # 1,3 is a pillar
    assert legal(pillar, kind="attack") == ["attack 1,4"]
    doorway = table("warden/spear/ward@2,-1", enemies=["green-melee-1@1,0"])  # around the jamb of the exit
    assert legal(doorway, kind="attack") == ["attack 1,0"]


def test_b32_reach_of_enemies() -> None:
    delve = table(WARDEN + "@2,2", enemies=["green-melee-2@1,1"], tiles=("1A@0,0/0",), game=CHART)  # a goblin
    happened = act(delve, "end", 1, 1, 1, game=CHART)
    assert happened[1] == "goblin attacked 1 1,1 2,2"  # it need not move


def test_b32_barrage_aims_each_die() -> None:
    enemies = ["blue-melee-3@2,0", "blue-melee-3@0,2"]
    delve = table("thief/throwing-knives/sprint@2,3", enemies=enemies)
    act(delve, "attack 2,0")
    assert legal(delve) == ["aim 2,0", "aim 0,2"]
    act(delve, "aim 0,2")
    happened = act(delve, "aim 2,0", 6, 6, 6)
    assert happened[:2] == ["1 attacked ghoul 2,3 2,0", "threw [6 6] +2 2 2"]
    assert happened[4:6] == ["1 attacked ghoul 2,3 0,2", "threw [6] +2 1 1"]
    assert delve.acts[0] == 1


def test_b32_barrage_is_made_in_melee_or_at_range_not_half_and_half() -> None:
    enemies = ["blue-melee-3@2,0", "blue-melee-3@1,3", "blue-melee-3@3,3"]  # one afar, two beside
    delve = table("thief/throwing-knives/sprint@2,3", enemies=enemies)
    far = delve.copy()
    assert act(far, "attack 2,0", 1, 1, 1)[-1] == "threw [1 1 1] +2 0 0"  # nobody else to shoot at
    act(delve, "attack 1,3")
    assert legal(delve) == ["aim 1,3", "aim 3,3"]


def test_b32_barrage_with_one_target_asks_nothing() -> None:
    delve = table("thief/throwing-knives/sprint@2,3", enemies=["blue-melee-3@2,0"])
    assert act(delve, "attack 2,0", 1, 1, 1)[-1] == "threw [1 1 1] +2 0 0"


def test_b32_barrage_of_an_enemy_is_shared_out() -> None:
    heroes = ("warden/spear/ward@1,4:h7,a2", "ranger/longbow/hex@3,4:h7,d1")
    delve = table(*heroes, enemies=["red-melee-4@2,1"], game=CHART)  # the lich: four dice +3
    happened = act(delve, "end", 1, 1, 1, 1, game=CHART)
    assert [event for event in happened if "attacked" in event or "threw" in event] == [
        "lich attacked 1 2,-1 1,4",
        "threw [1 1] +3 0 0",
        "lich attacked 2 2,-1 3,4",
        "threw [1 1] +3 0 0",
    ]


def test_b32_crush_deals_one_more_for_each_hit_that_wounds() -> None:
    delve = table("ranger/crossbow/hex@2,4", enemies=["red-melee-5@2,0"])
    act(delve, "attack 2,0", 6, 2, 6)  # a critical and a hit that is blocked
    assert enemies_of(delve) == ["ogre 3 2,0"]


def test_b32_stun_makes_an_enemy_miss_its_next_activation() -> None:
    delve = table("warden/war-hammer/ward@2,2:h7,a1", enemies=["blue-melee-3@2,1"])
    happened = act(delve, "attack 2,1", 6, 1, 1)
    assert "stunned ghoul 2,1" in happened
    assert "idle ghoul 2,1" in happened
    happened = act(delve, "end", 1, 1, 1)
    assert "ghoul attacked 1 2,1 2,2" in happened


def test_b32_stun_without_damage_does_nothing() -> None:
    delve = table("warden/war-hammer/ward@2,2", enemies=["blue-melee-3@2,1"])
    assert act(delve, "attack 2,1", 4, 1, 1, 6)[-1] == "ghoul defended 2,1 [6] 0"


def test_b32_stun_on_red_does_nothing() -> None:
    delve = table("warden/war-hammer/ward@2,2", enemies=["red-melee-5@2,1"])
    assert act(delve, "attack 2,1", 6, 1, 1)[2:] == ["1 charged 1", "ogre wounded 2,1 1 4"]
    hexed = table("friar/spear/hex@2,2:h7,e2,a2", enemies=["red-melee-5@2,1", "blue-melee-1@1,2"])
    assert legal(hexed, kind="ability") == ["ability 1,2"]


def test_b32_stun_on_a_hero_costs_an_activation() -> None:
    """The slinger's hard side stuns."""
    delve = table(RANGER + "@2,1:h7,a2", enemies=["green-ranged-2@2,3"], tiles=("6A@0,0/0",), game=CHART)
    side = CHART.content.enemies[2 * CHART.enemy.read("slinger") + 1]
    assert "stun" in side.keywords
    delve.script.enemies[1] = 2 * CHART.enemy.read("slinger") + 1
    try:
        happened = act(delve, "end", 6, 1, 1, 1, *[1] * 3, game=CHART)
    finally:
        delve.script.enemies[1] = 2 * CHART.enemy.read("imp") + 1
    assert "1 stunned" in happened
    assert delve.round == 3  # the second round went by without the hero
    assert delve.acts[0] == 2


@pytest.mark.parametrize(("gear", "gained"), [("greatsword", 1), ("spear", 3)])
def test_b32_heavy_gives_one_energy_for_three_hits(gear: str, gained: int) -> None:
    delve = table(f"warden/{gear}/ward@2,2", enemies=["red-melee-6@2,1"])
    dice = [6, 6, 6, 1] if gear == "greatsword" else [6, 6, 6]
    act(delve, "attack 2,1", *dice)
    assert delve.energy[0] == gained


def test_b32_heavy_gives_nothing_for_a_miss() -> None:
    delve = table("warden/greatsword/ward@2,2", enemies=["red-melee-6@2,1"])
    assert not any("charged" in event for event in act(delve, "attack 2,1", 1, 1, 1, 1))
    assert delve.energy[0] == 0


STAFF = "friar/battle-staff/hex"


def test_b32_knockback_pushes_straight_away() -> None:
    delve = table(STAFF + "@2,3", enemies=["blue-melee-3@2,2"])
    assert act(delve, "attack 2,2", 6, 1, 1)[-1] == "pushed ghoul 2,2 2,1"


@pytest.mark.parametrize(
    ("origin", "there", "pushed"),
    [
        ((2, 2), (2, 1), (2, 0)),
        ((2, 2), (3, 2), (4, 2)),
        ((2, 2), (2, 3), (2, 4)),
        ((2, 2), (1, 2), (0, 2)),
        ((2, 1), (3, 3), (3, 4)),
        ((3, 0), (1, 1), (0, 1)),
        ((2, 1), (1, 2), (0, 3)),
        ((2, 1), (3, 2), (4, 3)),
        ((2, 3), (1, 2), (0, 1)),
        ((2, 3), (3, 2), (4, 1)),
        ((1, 3), (3, 1), None),  # the corner 4,0 is a wall
        ((2, 2), (3, 0), None),  # nothing is above 3,0
    ],
)
def test_b32_straight_away_is_along_the_longer_distance_or_diagonally(
    origin: tuple[int, int], there: tuple[int, int], pushed: tuple[int, int] | None
) -> None:
    delve = table(STAFF + "@2,2")
    found = behind(delve, at(delve, *origin), at(delve, *there))
    assert found == (NOWHERE if pushed is None else at(delve, *pushed))


def test_b32_a_diagonal_blow_pushes_diagonally() -> None:
    """The ogre strikes with Reach from 3,1."""
    delve = table(WARDEN + "@2,2:h8,a2", enemies=["red-melee-5@3,1"])
    happened = act(delve, "end", 6, 1, 1, 1, 1)
    assert "ogre attacked 1 3,1 2,2" in happened
    assert "1 pushed 2,2 1,3" in happened


def test_b32_a_diagonal_push_leads_around_one_corner_of_a_wall() -> None:
    """In 6A 1,1 is a wall."""
    delve = table(STAFF + "@4,4", tiles=ROOM)
    assert behind(delve, at(delve, 3, 0), at(delve, 2, 1)) == at(delve, 1, 2)


def test_b32_ground_that_is_not_explored_is_a_wall() -> None:
    delve = table(STAFF + "@2,0", enemies=["blue-melee-3@2,-1"])
    assert act(delve, "attack 2,-1", 6, 1, 1)[-2:] == ["crashed ghoul 2,-1", "ghoul wounded 2,-1 1 1"]


def test_b32_knockback_into_a_wall_deals_one_more_damage() -> None:
    delve = table(STAFF + "@2,1", enemies=["blue-melee-3@1,1"], tiles=("8A@0,0/0",))  # 0,1 is a wall
    assert act(delve, "attack 1,1", 6, 1, 1)[-2:] == ["crashed ghoul 1,1", "ghoul wounded 1,1 1 1"]
    assert enemies_of(delve) == ["ghoul 1 1,1"]


def test_b32_knockback_into_an_enemy_is_one_hit_more() -> None:
    enemies = ["blue-melee-3@2,2", "blue-melee-3@2,1"]
    delve = table(STAFF + "@2,3", enemies=enemies)
    happened = act(delve, "attack 2,2", 6, 1, 1, 1)
    assert happened[-3:] == ["hit ghoul 2,2", "ghoul defended 2,2 [1] 1", "ghoul wounded 2,2 1 1"]
    assert enemies_of(delve) == ["ghoul 1 2,2", "ghoul 3 2,1"]
    blocked = table(STAFF + "@2,3", enemies=enemies)
    act(blocked, "attack 2,2", 6, 1, 1, 6)
    assert enemies_of(blocked) == ["ghoul 2 2,2", "ghoul 3 2,1"]


def test_b32_knockback_into_a_hero_is_one_hit_more_on_the_target() -> None:
    delve = table(STAFF + "@2,3", RANGER + "@2,1", enemies=["blue-melee-3@2,2"])
    act(delve, "attack 2,2", 6, 1, 1, 1)
    assert enemies_of(delve) == ["ghoul 1 2,2"]
    assert delve.health[1] == 7


def test_b32_knockback_into_a_pit() -> None:
    delve = table(STAFF + "@2,4", enemies=["blue-melee-3@2,3"], tiles=("3A@0,0/0",))
    assert act(delve, "attack 2,3", 6, 1, 1)[-3:-1] == ["pushed ghoul 2,3 2,2", "fell ghoul 2,2"]
    assert enemies_of(delve) == ["ghoul 1 2,2"]


def test_b32_knockback_into_a_pit_that_kills_pays_the_pusher() -> None:
    delve = table(STAFF + "@2,4", enemies=["blue-melee-2@2,3"], tiles=("3A@0,0/0",))
    assert act(delve, "attack 2,3", 6, 1, 1, 3)[-2:] == ["defeated ghoul 2,2", "1 gained 3"]


def test_b32_knockback_of_a_hero_against_wall_and_friend() -> None:
    brute = "blue-melee-3@2,1"
    free = table(WARDEN + "@2,2", enemies=[brute], game=CHART)
    assert "1 pushed 2,2 2,3" in act(free, "end", 6, 1, 1, 1, game=CHART)
    assert free.health[0] == 7 - 2  # it crushes too
    walled = table(WARDEN + "@1,0", enemies=["blue-melee-3@1,1"], game=CHART)  # nothing behind 1,0
    assert "1 crashed 1,0" in act(walled, "end", 6, 1, 1, 1, game=CHART)
    assert walled.health[0] == 7 - 3
    crowded = table(WARDEN + "@2,2", RANGER + "@2,3:h7,d1", enemies=[brute], game=CHART)
    act(crowded, "end", 6, 1, 1, 1, 1, game=CHART)
    assert crowded.health[0] == 7 - 3
    assert where(crowded) == (2, 2)


def test_b32_regenerate_never_above_the_die() -> None:
    delve = table(WARDEN + "@2,2", enemies=["blue-melee-2@2,1"])
    assert act(delve, "end", 1, 1, 1)[-2:] == ["regenerated ghoul 2,1 3", "round 2"]
    assert enemies_of(delve) == ["ghoul 3 2,1"]
    assert "regenerated" not in " ".join(act(delve, "end", 1, 1, 1))


def test_b32_ritual_strengthens_the_weakest_on_the_tile() -> None:
    enemies = ["blue-ranged-2@2,0", "green-melee-1@0,1"]
    delve = table(WARDEN + "@2,3", enemies=enemies)
    happened = act(delve, "end", 1, 1, 1, 6, 1, 1, 1)  # the rat first, then the acolyte with one wound
    assert "ritual rat" in " ".join(happened)
    assert delve.life[1] == 2


@pytest.mark.parametrize(
    ("weak", "strengthened"),
    [
        ("green-melee-1@0,1", [2, 2]),  # on its tile
        ("green-melee-1@2,-1", [2, 2]),  # on a half-square of it
        ("green-melee-1@2,-4", [3, 1]),  # on the next tile: the acolyte itself is the weakest here
    ],
)
def test_b32_ritual_stays_on_the_tile(weak: str, strengthened: list[int]) -> None:
    delve = table(WARDEN + "@2,3", enemies=["blue-ranged-2@2,0", weak], tiles=("1A@0,0/0", "8A@0,-1/0"))
    ritual(delve, 0, Events())
    assert list(delve.life) == strengthened


def test_b32_ritual_never_above_the_die() -> None:
    delve = table(WARDEN + "@2,3", enemies=["blue-ranged-3@2,0", "green-melee-3@0,1"])
    events = Events()
    ritual(delve, 0, events)
    assert list(delve.life) == [3, 3]
    assert len(events.packed) == 0


def test_b32_siphon_drains_heroes_on_the_tile_and_adjacent_ones() -> None:
    tiles = ("8A@0,0/0", "6A@0,-1/0", "9A@0,-2/0")
    heroes = (f"{WARDEN}@2,2:h7,e2,a2", f"{RANGER}@2,-4:h7,e2,d1", "friar/spear/hex@2,-13:h7,e2,d1")
    delve = table(*heroes, enemies=["blue-ranged-3@2,3"], tiles=tiles, game=CHART)  # a wraith
    happened = act(delve, "end", *[1] * 3, game=CHART)
    assert [event for event in happened if "siphoned" in event] == [
        "1 siphoned wraith 2,3",
        "2 siphoned wraith 2,3",
    ]


def test_b32_siphon_between_half_squares() -> None:
    """The wraith stands between the first two tiles, a hero between the third and the fourth: the second and the
    third are adjacent. Another, between the fourth and the fifth, is too far away."""
    tiles = tuple(f"{face}A@0,{-n}/0" for n, face in enumerate((8, 6, 9, 10, 14)))
    heroes = (f"{WARDEN}@2,-13:h7,e2,a2", f"{RANGER}@2,-19:h7,e2,d1")
    delve = table(*heroes, enemies=["blue-ranged-3@2,-1"], tiles=tiles, game=CHART)
    events = Events()
    siphon(delve, 0, events)
    assert [CHART.events.write(int(event)) for event in events.packed] == ["1 siphoned wraith 2,-1"]


def test_b32_pierce_takes_one_from_the_defence() -> None:
    delve = table("ranger/longbow/hex@2,4", enemies=["red-melee-5@2,0"])  # the ogre defends at +1
    act(delve, "attack 2,0", 4, 1, 1, 5)  # 5 + 1 − 1
    assert enemies_of(delve) == ["ogre 4 2,0"]
