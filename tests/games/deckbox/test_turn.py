"""The round: activations, moves, minor actions, recovery (B7-B9, B11)."""

from __future__ import annotations

from tests.games.deckbox.positions import CHART, RANGER, TRIAL, WARDEN, act, legal, refused, table, where


def test_b7_heroes_are_activated_in_any_order_and_finish_before_the_next() -> None:
    delve = table(WARDEN + "@1,3", RANGER + "@3,3")
    assert delve.waiting() == 0b11
    act(delve, "move 3,2", seat=1)
    assert delve.waiting() == 0b10
    assert refused(delve, "move 1,2") == "B7"
    act(delve, "move 3,3", seat=1)  # the second action, and no minor one to wait for
    assert delve.waiting() == 0b01
    assert refused(delve, "move 3,2", seat=1) == "B7"


def test_b7_at_most_two_actions() -> None:
    delve = table(WARDEN + "@1,3:h7,a1,t3", more="market=smoke-pot")
    act(delve, "move 1,2")
    assert refused(delve, "move 1,1") == "B7"
    assert legal(delve, kind="end") == ["end"]  # there is something to buy still


def test_b7_an_activation_may_end_early() -> None:
    delve = table(WARDEN + "@1,3", RANGER + "@3,3")
    act(delve, "end")
    assert delve.waiting() == 0b10
    assert refused(delve, "end") == "B7"


def test_b8_moves_are_orthogonal_up_to_the_speed() -> None:
    delve = table(WARDEN + "@0,1", tiles=("1A@0,0/0",))
    moves = legal(delve, kind="move")
    assert "move 4,1" in moves
    assert "move 4,2" not in moves  # five steps
    assert refused(delve, "move 4,2") == "B8"
    assert refused(delve, "move 0,0") == "B8"  # a wall


def test_b8_never_through_an_enemy_through_a_friend_but_not_onto_one() -> None:
    # 7A: a bridge one square wide, with deep water on both sides
    tiles = ("7A@0,0/0",)
    blocked = table(WARDEN + "@2,4", enemies=["green-melee-1@2,3"], tiles=tiles)
    assert legal(blocked, kind="move") == ["move 2,5"]
    passed = table(WARDEN + "@2,4", RANGER + "@2,3", tiles=tiles)
    assert "move 2,2" in legal(passed)
    assert refused(passed, "move 2,3") == "B8"
    act(passed, "move 2,1")
    assert where(passed) == (2, 1)


def test_b8_the_same_action_twice() -> None:
    delve = table(WARDEN + "@2,2", enemies=["blue-melee-3@2,1"])
    act(delve, "attack 2,1", 1, 1, 1)
    act(delve, "attack 2,1", 1, 1, 1, *[1] * 3)  # and the ghoul strikes back
    assert delve.round == 2


def test_b8_an_action_that_an_encounter_offers() -> None:
    delve = table(WARDEN + "@2,2", tiles=("2A@0,0/0",), more="offer=chart-0@0", game=CHART)
    happened = act(delve, "work chart-0", game=CHART)
    assert happened == ["1 worked chart-0", "token chart-coin 1", "1 gained 4"]
    assert refused(delve, "work chart-0", game=CHART) == "B8"  # once
    assert delve.acts[0] == 1


def test_b9_minor_actions_are_free_at_any_time_also_outside_the_own_activation() -> None:
    delve = table(WARDEN + "@1,3", RANGER + "@3,3:h4,a2+healing-draught")
    act(delve, "move 1,2")
    assert act(delve, "use healing-draught 3,3", seat=1) == ["2 used healing-draught", "2 healed 3"]
    assert delve.active == 0
    assert list(delve.acts) == [1, 2]


def test_b9_an_ability_costs_its_energy() -> None:
    delve = table("warden/spear/ward@2,2:h7,e3,a2")
    act(delve, "ability 2,2")
    assert delve.energy[0] == 1
    assert delve.guard[0] == 2
    assert refused(delve, "ability 2,2") == "B9"


def test_b9_a_guard_is_not_doubled() -> None:
    delve = table("warden/spear/ward@2,2:h7,e4,a2")
    act(delve, "ability 2,2")
    assert delve.energy[0] == 2
    assert refused(delve, "ability 2,2") == "B9"


def test_b9_trade_needs_a_hero_on_an_adjacent_square() -> None:
    delve = table(WARDEN + "@2,2:h7,t5,a2+smoke-pot", RANGER + "@2,3", "smith/spear/hex@4,3:h7,a2")
    assert legal(delve, kind="pay") == ["pay 1 2", "pay 5 2"]
    assert refused(delve, "give smoke-pot 3") == "B9"
    act(delve, "give smoke-pot 2")
    act(delve, "pay 1 2")
    act(delve, "pay 4 2")
    view = TRIAL.view(delve, None)
    assert view.heroes[1].items == ("smoke-pot",)
    assert (view.heroes[0].treasure, view.heroes[1].treasure) == (0, 5)


def test_b9_heroes_do_not_pool_treasure() -> None:
    delve = table(WARDEN + "@2,2:h7,t1,a2", RANGER + "@2,3:h7,t1,a2", more="market=smoke-pot")
    assert refused(delve, "buy smoke-pot") == "B9"  # costs 2


def test_b9_a_wounded_hero_may_use_something_before_the_next_enemy() -> None:
    enemies = ["green-melee-1@2,1", "green-melee-1@1,2"]
    delve = table(WARDEN + "@2,2:h4,a2+healing-draught", enemies=enemies)
    act(delve, "end", 6, 1, 1, 1)  # one hit, not blocked
    assert delve.health[0] == 3
    assert "go" in legal(delve)
    assert refused(delve, "move 2,3") == "B10"
    assert act(delve, "use healing-draught 2,2") == ["1 used healing-draught", "1 healed 3"]
    act(delve, "go", 1, 1, 1)  # the second rat
    assert delve.round == 2


def test_b9_whoever_has_nothing_to_use_is_not_asked() -> None:
    enemies = ["green-melee-1@2,1", "green-melee-1@1,2"]
    delve = table(WARDEN + "@2,2:h4,a2", enemies=enemies)
    act(delve, "end", 6, 1, 1, 1, 1, 1, 1)
    assert delve.round == 2


def test_b9_a_war_horn_is_of_no_use_while_enemies_act() -> None:
    enemies = ["green-melee-1@2,1", "green-melee-1@1,2"]
    delve = table(WARDEN + "@2,2:h4,a2+war-horn", enemies=enemies)
    assert "use war-horn 2,2" in legal(delve)
    act(delve, "end", 6, 1, 1, 1, 1, 1, 1)  # wounded by the first rat, and not asked before the second
    assert delve.round == 2


def test_b11_recovery_brings_the_actions_back_and_ends_what_lasts_a_round() -> None:
    delve = table(WARDEN + "@2,2:h7,a1,g2")
    assert act(delve, "end") == ["enemies", "round 2"]
    assert (delve.acts[0], delve.guard[0]) == (2, 0)


def test_b11_the_quest_has_its_say_at_the_end_of_a_round() -> None:
    delve = table(WARDEN + "@2,2", tiles=("2A@0,0/0",), game=CHART)
    assert act(delve, "end", game=CHART)[1:] == ["round 2", "token chart-tide 1"]
    act(delve, "end", game=CHART)
    happened = act(delve, "end", game=CHART)  # the tide has not only water
    assert "spawned brute 1 3,2" in happened  # the spawn point of the start tile is taken by the hero
    assert happened.index("token chart-tide 3") < happened.index("spawned brute 1 3,2"), "as they stand in the file"
