"""Attacks, defence, damage and death (B20-B28)."""

from __future__ import annotations

from tests.games.deckbox.positions import (
    CHART,
    RANGER,
    TRIAL,
    WARDEN,
    Told,
    act,
    at,
    enemies_of,
    legal,
    refused,
    table,
    where,
)
from undercroft.engine.events import Events
from undercroft.games.deckbox.combat import blocks, hurt_enemy, throw
from undercroft.games.deckbox.enemies import can_shoot
from undercroft.games.deckbox.state import NOBODY

ROOM = ("6A@0,0/0",)
"""Pillars at 1,1 3,1 1,3 3,3; exits on all sides."""


def test_b20_a_natural_six_or_a_total_of_six_is_a_hit() -> None:
    delve = table(WARDEN + "@2,2", enemies=["blue-melee-3@2,1"])  # melee +2
    assert act(delve, "attack 2,1", 3, 4, 6, 1)[:2] == ["1 attacked ghoul 2,2 2,1", "threw [3 4 6] +2 2 1"]
    weak = table("seer/ember-wand/hex@2,2:h6,a2", enemies=["blue-melee-3@2,1"])  # melee +0, one die
    assert act(weak, "attack 2,1", 5)[1] == "threw [5] +0 0 0"


def test_b20_an_attack_is_told_with_its_first_four_dice() -> None:
    """There is no room for more in an event; all of them count."""
    for faces in ((6, 5, 4, 3), (6, 5, 4, 3, 2, 6)):
        thrown = throw(len(faces), 2, Told(*faces))
        shown = [thrown.shown // 7**n % 7 for n in range(len(faces))]
        assert shown == [6, 5, 4, 3, 0, 0][: len(faces)]
        assert thrown.hits == sum(face >= 4 for face in faces)
        stopped = blocks(len(faces), 2, Told(*faces))
        assert (stopped.shown, stopped.hits) == (thrown.shown, thrown.hits)


def test_b20_a_natural_six_hits_whatever_the_modifier() -> None:
    thrown = throw(3, -2, Told(6, 5, 6))
    assert (thrown.hits, thrown.criticals) == (2, 2)
    assert throw(3, 2, Told(3, 4, 5)).hits == 2


def test_b21_a_heros_natural_six_cannot_be_blocked() -> None:
    delve = table(WARDEN + "@2,2", enemies=["blue-melee-3@2,1"])
    happened = act(delve, "attack 2,1", 6, 6, 1)
    assert happened[1:] == ["threw [6 6 1] +2 2 2", "1 charged 2", "ghoul wounded 2,1 2 1"]  # no defence die is rolled
    assert enemies_of(delve) == ["ghoul 1 2,1"]


def test_b21_enemies_have_no_criticals() -> None:
    delve = table(WARDEN + "@2,2", enemies=["green-melee-1@2,1"])
    happened = act(delve, "end", 6, 6, 6, 4, 4, 1)  # defence +2: 4 blocks
    assert "1 defended 2,2 [4 4 1] 1" in happened
    assert delve.health[0] == 6


def test_b22_energy_for_each_hit_blocked_or_not() -> None:
    delve = table(WARDEN + "@2,2", enemies=["blue-melee-3@2,1"])
    act(delve, "attack 2,1", 4, 4, 1, 6, 6)  # two hits, both blocked
    assert delve.energy[0] == 2
    assert enemies_of(delve) == ["ghoul 3 2,1"]


def test_b22_no_energy_from_items_or_abilities() -> None:
    delve = table("ranger/longbow/sure-shot@2,4:h7,e4,a2+throwing-axe", enemies=["blue-melee-3@2,0"])
    act(delve, "ability 2,0", 6, 1)
    act(delve, "use throwing-axe 2,0", 6, 1, 1)
    assert delve.energy[0] == 0


def test_b23_one_defence_die_for_each_hit_that_can_be_blocked() -> None:
    delve = table(WARDEN + "@2,2", enemies=["green-melee-3@2,1"])  # defence −1: nothing blocks but 7
    happened = act(delve, "attack 2,1", 6, 4, 4, 6, 6, 1)
    assert happened[3] == "rat defended 2,1 [6 6] 2"
    delve = table(WARDEN + "@2,2", enemies=["blue-melee-3@2,1"])  # defence 0
    assert act(delve, "attack 2,1", 6, 4, 4, 6, 5)[3] == "ghoul defended 2,1 [6 5] 1"
    assert enemies_of(delve) == ["ghoul 1 2,1"]


def test_b23_a_natural_six_blocks_only_if_the_total_does() -> None:
    assert blocks(3, -1, Told(6, 6, 6)).hits == 0
    assert blocks(3, 1, Told(5, 4, 6)).hits == 2


def test_b24_a_defeated_enemys_die_is_rolled_for_treasure() -> None:
    for face, treasure in ((1, 1), (3, 3), (4, 1), (6, 3)):
        delve = table(WARDEN + "@2,2", enemies=["green-melee-1@2,1"])
        happened = act(delve, "attack 2,1", 6, 1, 1, face)
        assert happened[3:] == ["rat wounded 2,1 1 0", "defeated rat 2,1", f"1 gained {treasure}"]
        assert delve.treasure[0] == treasure
        assert list(delve.dice) == [6, 6, 1]
    delve = table(WARDEN + "@2,2", enemies=["red-melee-1@2,1"])
    act(delve, "attack 2,1", 6, 1, 1, 6)
    assert delve.treasure[0] == 6


def test_b24_a_dead_hero_leaves_its_things_for_others_to_pick_up() -> None:
    delve = table(
        WARDEN + "@2,2:h1,t4,e2,a2+smoke-pot", RANGER + "@2,3:h7,d1", enemies=["green-melee-1@2,1"], more="active=1"
    )
    happened = act(delve, "end", 6, 1, 1, 1)
    assert "1 died 2,2" in happened
    assert where(delve) is None
    assert refused(delve, "move 2,3") == "B24"
    act(delve, "move 2,2", seat=1)
    assert "take" in legal(delve, 1)
    assert act(delve, "take", seat=1) == ["2 took 4 2,2", "2 picked up smoke-pot 2,2"]
    assert TRIAL.view(delve, None).heroes[1].items == ("smoke-pot",)
    assert delve.treasure[1] == 4
    assert refused(delve, "take", seat=1) == "B24"


def test_b24_a_hero_dying_on_a_half_square() -> None:
    tiles = ("1A@0,0/0", "8A@0,-1/0")
    delve = table(
        WARDEN + "@2,-1:h1,t4,a2", RANGER + "@2,3:h7,d1", enemies=["green-melee-1@2,-2"], tiles=tiles, more="active=1"
    )
    act(delve, "end", 6, 1, 1, 1)
    assert TRIAL.view(delve, None).lying[0].at == (2, -1)
    act(delve, "move 2,-1", seat=1)
    act(delve, "take", seat=1)
    assert delve.treasure[1] == 4


def test_b24_a_hero_who_dies_in_a_pit_stops_there() -> None:
    delve = table(WARDEN + "@2,3:h1,a2", RANGER + "@1,3", tiles=("3A@0,0/0",))
    assert act(delve, "move 2,2")[-1] == "1 died 2,2"
    assert delve.waiting() == 0b10


def test_b25_melee_needs_an_orthogonally_adjacent_target() -> None:
    delve = table(WARDEN + "@2,2", enemies=["green-melee-1@2,1", "green-melee-1@3,3", "green-melee-1@0,2"])
    assert legal(delve, kind="attack") == ["attack 2,1"]
    assert refused(delve, "attack 3,3") == "B25"
    assert refused(delve, "attack 0,2") == "B25"
    assert refused(delve, "attack 4,2") == "B25"  # nobody there


def test_b26_ranged_needs_a_square_between() -> None:
    delve = table("ranger/longbow/hex@2,3", enemies=["green-melee-1@2,1", "green-melee-1@1,2", "green-melee-1@3,3"])
    assert legal(delve, kind="attack") == ["attack 2,1", "attack 3,3"]  # shot, and struck with the bow
    assert act(delve, "attack 3,3", 1, 1)[1] == "threw [1 1] +0 0 0"  # two dice: melee
    assert refused(delve, "attack 1,2") == "B25"  # a diagonal neighbour is neither


def test_b26_same_or_adjacent_tile_and_no_further() -> None:
    tiles = ("7A@0,0/0", "4A@0,-1/0", "5A@0,-2/0")
    enemies = ["green-melee-1@2,-2", "green-melee-1@2,-8"]
    delve = table("ranger/longbow/hex@2,2", enemies=enemies, tiles=tiles)
    assert legal(delve, kind="attack") == ["attack 2,-2"]
    assert refused(delve, "attack 2,-8") == "B26"


def test_b13_a_half_square_at_a_dead_end_shoots_like_an_ordinary_square() -> None:
    """On this map nothing lies below 2,5: a shot from there reaches the next tile, as one to there does."""
    tiles = ("2A@0,0/0", "8A@0,-1/0")
    delve = table("ranger/longbow/hex@2,5", enemies=["green-melee-1@2,-4"], tiles=tiles, game=CHART)
    assert legal(delve, kind="attack", game=CHART) == ["attack 2,-4"]
    back = table("ranger/longbow/hex@2,-4", enemies=["green-melee-1@2,5"], tiles=tiles, game=CHART)
    assert legal(back, kind="attack", game=CHART) == ["attack 2,5"]
    far = table("ranger/longbow/hex@2,5", enemies=["green-melee-1@-2,-4"], tiles=(*tiles, "4B@-1,-1/3"), game=CHART)
    assert refused(far, "attack -2,-4", game=CHART) == "B26"


def test_b26_from_a_half_square_into_a_third_tile_is_refused() -> None:
    """On the half-square between the first two tiles, looking straight up through the second into the third."""
    tiles = ("7A@0,0/0", "4A@0,-1/0", "3A@0,-2/0")
    delve = table("ranger/longbow/hex@2,-1", enemies=["green-melee-1@2,-8"], tiles=tiles)
    assert refused(delve, "attack 2,-8") == "B26"
    near = table("ranger/longbow/hex@2,-1", enemies=["green-melee-1@2,-7"], tiles=tiles)
    assert legal(near, kind="attack") == ["attack 2,-7"]  # the half-square up there belongs to the second tile too


def test_b26_from_a_half_square_the_tile_beyond_its_own_two_is_out_of_range_on_either_side() -> None:
    """The passage of the first tile lies open before the hero, and so does what is beyond it."""
    tiles = ("7A@0,0/0", "4A@0,-1/0", "1A@0,1/0")
    enemies = ["green-melee-1@2,7"]
    delve = table("ranger/longbow/hex@2,-1", enemies=enemies, tiles=tiles)
    assert refused(delve, "attack 2,7") == "B26"
    inside = table("ranger/longbow/hex@2,0", enemies=enemies, tiles=tiles)
    assert legal(inside, kind="attack") == ["attack 2,7"]


def test_b26_items_get_no_bonus_from_the_weapon_but_the_heros_own_stays() -> None:
    delve = table("ranger/longbow/hex@2,4:h7,a2+throwing-axe", enemies=["blue-melee-3@2,0"])
    # ranged +2 by the hero and +1 by the bow; the axe has 3 dice +2 of its own and no Pierce
    happened = act(delve, "use throwing-axe 2,0", 2, 1, 1, 6)
    assert happened == [
        "1 used throwing-axe 2,0",
        "1 attacked ghoul 2,4 2,0",
        "threw [2 1 1] +4 1 0",
        "ghoul defended 2,0 [6] 0",
    ]
    clumsy = table("warden/longbow/hex@2,4:h7,a2+throwing-axe", enemies=["blue-melee-3@2,0"])
    own = TRIAL.content.heroes[clumsy.hero[0]].ranged
    assert f"threw [1 1 1] {own + 2:+} 0 0" in act(clumsy, "use throwing-axe 2,0", 1, 1, 1)


def test_b27_an_ally_on_the_line_does_not_block_and_an_enemy_does() -> None:
    tiles = ("7A@0,0/0",)
    friend = table("ranger/longbow/hex@2,4", WARDEN + "@2,2", enemies=["green-melee-1@2,0"], tiles=tiles)
    assert legal(friend, kind="attack") == ["attack 2,0"]
    tiles = ("4A@0,0/0",)  # between two walls
    foe = table("ranger/longbow/hex@2,4", enemies=["green-melee-1@2,0", "green-melee-1@2,2"], tiles=tiles)
    assert legal(foe, kind="attack") == ["attack 2,2"]
    assert refused(foe, "attack 2,0") == "B27"


def test_b27_a_hero_shields_another_from_enemies() -> None:
    tiles = ("4A@0,0/0",)
    delve = table(
        WARDEN + "@2,2:h7,d1", RANGER + "@2,4:h2,a2", enemies=["green-ranged-2@2,0"], tiles=tiles, more="active=2"
    )
    happened = act(delve, "end", 1, 1, seat=1)
    assert "slinger attacked 1 2,-1 2,2" in happened
    alone = table(RANGER + "@2,4", enemies=["green-ranged-2@2,0", "green-melee-1@2,1"], tiles=tiles)
    assert can_shoot(alone, at(alone, 2, 0), 0)  # past its like
    assert not can_shoot(delve, at(delve, 2, 0), 1)  # but not past another hero


def test_b27_pits_and_water_on_the_line_do_not_block() -> None:
    pit = table("ranger/longbow/hex@2,4", enemies=["green-melee-1@2,0"], tiles=("3A@0,0/0",))  # a pit at 2,2
    assert legal(pit, kind="attack") == ["attack 2,0"]
    water = table("ranger/longbow/hex@2,4", enemies=["green-melee-1@2,0"], tiles=("11A@0,0/0",))
    assert legal(water, kind="attack") == ["attack 2,0"]


def test_b24_an_enemy_that_no_hero_brought_down_pays_nobody() -> None:
    delve = table(WARDEN + "@2,2", enemies=["green-melee-1@2,1"])
    events = Events()
    assert not hurt_enemy(delve, 0, 1, NOBODY, Told(), events)  # and no die is rolled
    assert [TRIAL.events.write(int(event)) for event in events.packed] == ["rat wounded 2,1 1 0", "defeated rat 2,1"]
    assert list(delve.treasure) == [0]


def test_b28_an_ability_on_several_enemies_rolls_for_each() -> None:
    enemies = ["blue-melee-3@2,1", "blue-melee-3@1,2"]
    delve = table("duellist/twin-daggers/whirl@2,2:h7,e2,a2", enemies=enemies)
    happened = act(delve, "ability 2,2", 6, 1, 1, 1, 1, 1, 1, 6)
    assert [event for event in happened if "attacked" in event or "threw" in event] == [
        "1 attacked ghoul 2,2 2,1",
        "threw [6 1 1 1] +2 1 1",
        "1 attacked ghoul 2,2 1,2",
        "threw [1 1 1 6] +2 1 1",
    ]
    assert delve.energy[0] == 0
