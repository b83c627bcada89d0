"""The round: activations, moves, minor actions, recovery (B7-B9, B11)."""

from __future__ import annotations

import pytest

from tests.games.deckbox.positions import CHART, HERE, RANGER, TRIAL, WARDEN, act, legal, refused, table, where
from undercroft.engine.luck import Dice
from undercroft.records.record import Player
from undercroft.records.table import Table


def test_b7_heroes_are_activated_in_any_order_and_finish_before_the_next() -> None:
    delve = table(WARDEN + "@1,3", RANGER + "@3,3")
    assert delve.waiting() == 0b11
    act(delve, "move 3,2", seat=1)
    assert delve.waiting() == 0b10
    assert refused(delve, "move 1,2") == "B7"
    act(delve, "move 3,3", seat=1)  # the second action, and no minor one to wait for
    assert delve.waiting() == 0b01
    assert refused(delve, "move 3,2", seat=1) == "B7"


def test_b9_a_move_goes_on_after_a_trade() -> None:
    delve = table(WARDEN + "@1,3:h7,a2,t2", RANGER + "@0,1:h7,d1")
    act(delve, "move 1,1")
    assert delve.steps == 2
    act(delve, "pay 2 2")
    act(delve, "move 3,1")
    assert where(delve) == (3, 1)
    assert (delve.acts[0], delve.steps) == (1, 0)


def test_b9_a_move_goes_on_after_another_hero_has_used_an_item() -> None:
    delve = table(WARDEN + "@1,3:h5,a2", RANGER + "@4,1:h7,d1+healing-draught")
    act(delve, "move 1,2")
    act(delve, "use healing-draught 1,2", seat=1)
    act(delve, "move 3,1")
    assert (where(delve), delve.acts[0]) == ((3, 1), 1)


def test_b9_another_action_ends_the_move_and_so_does_having_nothing_to_interrupt_it_for() -> None:
    delve = table(WARDEN + "@1,3:h7,a2,t3", enemies=["red-melee-6@1,1"], more="market=smoke-pot")
    act(delve, "move 1,2")
    assert delve.steps == 3
    act(delve, "attack 1,1", 1, 1, 1)
    assert delve.steps == 0
    alone = table(WARDEN + "@1,3:h7,a2")
    act(alone, "move 1,2")
    assert alone.steps == 0


def test_b7_at_most_two_actions() -> None:
    delve = table(WARDEN + "@1,3:h7,a1,t3", more="market=smoke-pot")
    act(delve, "move 3,1")  # as far as it goes
    assert refused(delve, "move 3,2") == "B7"
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
    assert act(delve, "use healing-draught 3,3", seat=1) == ["2 used healing-draught 3,3", "2 healed 3 7"]
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
    assert act(delve, "use healing-draught 2,2") == ["1 used healing-draught 2,2", "1 healed 3 6"]
    act(delve, "go", 1, 1, 1)  # the second rat
    assert delve.round == 2


def test_b9_whoever_has_nothing_to_use_is_not_asked() -> None:
    enemies = ["green-melee-1@2,1", "green-melee-1@1,2"]
    delve = table(WARDEN + "@2,2:h4,a2", enemies=enemies)
    act(delve, "end", 6, 1, 1, 1, 1, 1, 1)
    assert delve.round == 2


def test_b9_whoever_can_buy_is_asked_too_also_after_a_blow_that_missed() -> None:
    enemies = ["green-melee-1@2,1", "blue-melee-1@1,2"]
    delve = table(WARDEN + "@2,2:h4,t9,a2", enemies=enemies, more="market=healing-draught")
    act(delve, "end", 1, 1, 1)
    assert legal(delve) == ["go", "buy healing-draught", "ask never"]
    act(delve, "buy healing-draught")
    act(delve, "use healing-draught 2,2")
    assert (delve.health[0], delve.round) == (7, 1)


def test_b9_an_ally_is_asked_as_well_and_the_table_waits_for_all_who_are() -> None:
    heroes = (WARDEN + "@2,2:h3,t9,a2", "friar/battle-staff/second-wind@4,2:h9,e4,d1")
    enemies = ["green-melee-1@2,1", "blue-melee-1@1,2"]
    delve = table(*heroes, enemies=enemies, more="active=1 market=healing-draught")
    act(delve, "end", 6, 1, 1, 1)
    assert delve.waiting() == 0b11
    act(delve, "go")
    assert delve.waiting() == 0b10
    assert refused(delve, "go") == "B9"
    assert "buy healing-draught" in legal(delve), "a minor action is for any time, also for one who had nothing to add"
    assert act(delve, "ability 2,2", seat=1) == ["2 invoked second-wind 2,2", "1 healed 2 4"]
    act(delve, "go", 1, 1, 1, seat=1)  # the ghoul
    assert delve.round == 2


def test_b9_a_hero_who_dies_in_a_pause_is_not_waited_for() -> None:
    heroes = (WARDEN + "@2,0:h1,a2+foresight-scroll", RANGER + "@3,0:h7,d1")
    delve = table(*heroes, enemies=["green-melee-1@2,1", "blue-melee-1@1,0"], more="active=1 left=trial-harm")
    act(delve, "end", 1, 1, 1)
    act(delve, "use foresight-scroll 2,-1", "8A", "trial-harm", 1, 1, 1)  # and the ghoul goes on with the phase
    assert (delve.deaths, delve.round) == (1, 2)


@pytest.mark.parametrize(("pauses", "asked"), [("never", 0), ("attacked", 1), ("always", 2)])
def test_b9_each_seat_says_when_it_is_asked(pauses: str, asked: int) -> None:
    """One rat attacks, another is stunned: always is before the first and after it. After the last one the heroes have
    their own phase."""
    enemies = ["green-melee-1@2,1", "green-melee-1@1,2*"]
    delve = table(WARDEN + "@2,2:h4,a2+healing-draught", enemies=enemies, more=f"pauses={pauses}")
    blow = [1, 1, 1]
    act(delve, "end", *(blow if pauses != "always" else ()))
    count = 0
    while delve.round == 1:
        count += 1
        act(delve, "go", *(blow if pauses == "always" and count == 1 else ()))
    assert count == asked


def test_b9_after_the_last_enemy_there_is_a_pause_if_something_comes_before_the_heroes() -> None:
    """The tide of the chart rises at the end of every round; and a lone hero who is stunned has no phase."""
    hero, enemies = WARDEN + "@2,2:h4,a2+healing-draught", ["green-melee-1@2,1"]
    delve = table(hero, enemies=enemies, tiles=("2A@0,0/0",), more="tokens=0,0", game=CHART)
    act(delve, "end", 1, 1, 1, game=CHART)
    assert (delve.waiting(), delve.round) == (1, 1)
    assert "token chart-tide 1" in act(delve, "go", game=CHART)
    stunned = table(hero.replace(",a2", ",a2,s1"), enemies=enemies)
    act(stunned, "end", 1, 1, 1)
    assert stunned.round == 1


def test_b9_the_wish_is_changed_in_play_to_less_in_a_pause_and_to_more_elsewhere() -> None:
    enemies = ["green-melee-1@2,1", "green-melee-1@1,2"]
    delve = table(WARDEN + "@2,2:h4,a2+healing-draught", RANGER + "@4,3", enemies=enemies)
    assert legal(delve, kind="ask") == ["ask always"]
    assert refused(delve, "ask never") == "B9"
    assert refused(delve, "ask attacked") == "B9"
    act(delve, "move 3,2")
    assert legal(delve, kind="ask") == []  # not in the middle of an activation
    assert refused(delve, "ask always") == "B9"
    assert act(delve, "ask always", seat=1) == ["2 asks always"]
    assert legal(delve, seat=1, kind="ask") == []
    act(delve, "end")
    act(delve, "end", 1, 1, 1, seat=1)  # it has nothing to do, so it is not asked
    assert legal(delve, kind="ask") == ["ask never"]
    act(delve, "ask never")
    act(delve, "go", 1, 1, 1)  # and is not asked after the second rat
    assert delve.round == 2
    assert [hero.pauses for hero in TRIAL.view(delve, None).heroes] == ["never", "always"]
    assert legal(delve, kind="ask") == ["ask attacked", "ask always"]


def test_b9_the_wish_stands_in_the_record_and_can_be_taken_back() -> None:
    options = TRIAL.options({"players": 1, "party": ["shield"], "pauses": "never"})
    played = Table(TRIAL, options, (Player(name="Ann"),), Dice(1))
    assert [code for code in played.legal(0) if code.startswith("ask")] == ["ask attacked", "ask always"]
    played.play(0, "ask attacked")
    played.undo(0)
    assert played.view(0).view.heroes[0].pauses == "never"
    played.play(0, "ask always")
    again = Table.resume(played.record, Dice(0), HERE / "trial.toml")
    assert again.view(0) == played.view(0)
    assert again.view(0).view.heroes[0].pauses == "always"


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
