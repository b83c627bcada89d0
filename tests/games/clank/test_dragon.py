"""Clank, the dragon and the end of the turn: C25 to C31, C44, C51."""

from __future__ import annotations

import pytest

from tests.games.clank.positions import GAME, act, give, heist, legal, named, play, stack_bag
from undercroft.engine.events import Events
from undercroft.engine.luck import Dice
from undercroft.games.clank.dragon import attack, attack_cubes
from undercroft.games.clank.rules import Heist
from undercroft.records.luck import RecordedLuck

NEW_HAND = "burgle burgle burgle burgle burgle "

# Clank (C25, C26)


def test_c25_clank_puts_own_cubes_and_takes_them_back() -> None:
    position = heist(hand="scepter-of-the-ape-lord,sneak")
    act(position, "play scepter-of-the-ape-lord")
    thief = position.thieves[0]
    assert (thief.clank, thief.supply) == (3, 27)
    act(position, "play sneak")
    assert (thief.clank, thief.supply, position.hush) == (1, 29, 0)


def test_c25_negative_clank_is_saved_within_the_turn_and_lapses_after() -> None:
    position = heist(hand="sneak,stumble", row="sapphire,ladder,tattle,swagger,pickaxe,search", skill=4)
    act(position, "play sneak")
    assert position.hush == 2
    act(position, "play stumble")
    assert (position.hush, position.thieves[0].clank) == (1, 0)
    act(position, "buy sapphire")
    assert (position.hush, position.thieves[0].clank) == (0, 1)
    position = heist(hand="sneak")
    play(position, "play sneak", "end")
    assert position.hush == 0


def test_c25_what_was_saved_does_not_hush_what_arrives_at_the_end_of_the_turn() -> None:
    position = heist(hand="sneak", row="sneak,ladder,tattle,swagger,pickaxe", deck="burgle*5")
    act(position, "play sneak")
    act(position, "end", luck=NEW_HAND + "overlord")
    assert [thief.clank for thief in position.thieves] == [1, 1]


def test_c26_without_cubes_nothing_can_be_added() -> None:
    position = heist(hand="scepter-of-the-ape-lord")
    position = give(position, 0, spare=1)
    act(position, "play scepter-of-the-ape-lord")
    assert (position.thieves[0].clank, position.thieves[0].supply) == (1, 0)


# The end of the turn (C27)


def test_c27_played_cards_are_discarded_and_five_drawn() -> None:
    position = heist(played="explore,burgle", skill=3, swords=2, boots=1)
    act(position, "end", luck=NEW_HAND)
    thief = position.thieves[0]
    assert (len(thief.hand), named(thief.discard), len(thief.played)) == (5, ["burgle", "explore"], 0)
    assert (position.skill, position.swords, position.boots, position.turn) == (0, 0, 0, 1)


def test_c27_the_deck_runs_out_in_the_middle_of_a_draw() -> None:
    position = heist(played="explore", deck="burgle,burgle", discard="stumble*4")
    events = act(position, "end", luck="burgle burgle stumble stumble explore")
    assert events[:2] == ["1 shuffles 5", "1 hand 5"]
    assert named(position.thieves[0].hand) == ["burgle", "burgle", "explore", "stumble", "stumble"]
    assert named(position.thieves[0].deck) == ["stumble", "stumble"]


def test_c27_cards_in_play_are_no_part_of_a_reshuffle_within_the_turn() -> None:
    position = heist(hand="brilliance", deck="", discard="sidestep", played="explore")
    act(position, "play brilliance", luck="sidestep")
    thief = position.thieves[0]
    assert (named(thief.hand), len(thief.deck), named(thief.played)) == (["sidestep"], 0, ["brilliance", "explore"])


def test_c9_a_hand_is_known_as_far_as_the_deck_ran_out_with_it() -> None:
    position = heist(played="explore", deck="burgle,burgle", discard="stumble*4")
    act(position, "end", luck="burgle burgle stumble stumble explore")
    assert GAME.view(position, 1).thieves[0].hand == ("burgle", "burgle", "?", "?", "?")
    assert GAME.view(position, 1).thieves[0].deck == ("stumble",) * 4 + ("explore",)


# Attacks (C29, C30)


def test_c29_all_clank_goes_into_the_bag_and_cubes_are_drawn_by_rage() -> None:
    position = heist(clank=2)
    position = give(position, 1, clank=1)
    position.rage = 5
    position = stack_bag(position, 4, 4)
    events = attacked(position, "black red blue red")
    assert events == ["attack 4 of 5", "missed black", "1 hit, health 9", "2 hit, health 9", "1 hit, health 8"]
    assert [thief.damage for thief in position.thieves] == [2, 1]
    assert [thief.clank for thief in position.thieves] == [0, 0]
    assert (list(position.bag), position.aside[4]) == ([4], 23)
    assert GAME.view(position, None).dragon.attacks == (("black", "red", "blue", "red"),)


def attacked(position: Heist, luck: str, more: int = 0) -> list[str]:
    """An attack with these cubes."""
    recorded, events = RecordedLuck(GAME, luck.split()), Events()
    attack(position, more, recorded, events)
    recorded.check_used_up()
    return [GAME.events.write(int(event)) for event in events.take()]


def test_c29_one_cube_more_for_each_danger_card_in_the_row() -> None:
    position = heist(row="kobold,dragon-shrine,ladder,kobold")
    assert attack_cubes(position) == 3 + 3


def test_c29_the_bag_running_empty_ends_the_drawing() -> None:
    position = heist(clank=1)
    position = stack_bag(position, 4)
    events = attacked(position, "black red")
    assert events == ["attack 3 of 2", "missed black", "1 hit, health 9"]
    assert len(position.bag) == 0


def test_c29_clank_of_those_who_have_left_goes_into_the_bag_as_well_and_is_harmless() -> None:
    position = heist(players=3)
    position = give(position, 1, clank=2, artifacts=(5,), status=1)
    position = stack_bag(position)
    assert attacked(position, "blue blue") == ["attack 2 of 2", "missed blue", "missed blue"]
    assert (position.thieves[1].clank, position.thieves[1].damage, position.aside[1]) == (0, 0, 2)


def test_c29_a_knocked_out_players_cubes_in_the_bag_are_harmless() -> None:
    position = heist(players=3)
    position = stack_bag(position, 1, 1, 1)
    position = give(position, 1, damage=9)
    position.rage = 3
    events = attacked(position, "blue blue blue")
    assert events == ["attack 3 of 3", "2 hit, health 0", "2 lost in 1", "missed blue", "missed blue"]
    assert (position.thieves[1].damage, position.aside[1]) == (10, 2)


@pytest.mark.parametrize(("space", "cubes"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 5)])
def test_c30_cubes_by_rage_space(space: int, cubes: int) -> None:
    position = heist()
    position.rage = space
    assert attack_cubes(position) == cubes


def test_c30_an_egg_enrages_the_dragon_who_stays_at_the_top() -> None:
    position = heist(room=16, boots=4)
    position.rage = 6
    play(position, "move 15", "move 16")
    act(position, "take", luck="dragon-egg")
    assert position.rage == 7
    play(position, "move 15", "move 16")
    act(position, "take", luck="dragon-egg")
    assert position.rage == 7


def test_c51_the_dragon_reaches_thieves_who_have_not_gone_in_yet() -> None:
    position = heist(clank=1)
    position = stack_bag(position)
    attacked(position, "red")
    assert position.thieves[0].damage == 1


# Health (C31)


def test_c31_a_full_track_of_ten_knocks_out() -> None:
    position = heist(players=3, damage=8)
    position = stack_bag(position, 0, 4, 4, 4)
    position.rage = 1
    attacked(position, "red black")
    assert position.thieves[0].status == 0
    position = stack_bag(position, 0, 4, 4, 4)
    attacked(position, "red black")
    assert GAME.view(position, None).thieves[0].status == "lost"


def test_c31_healing_gives_the_cube_back_to_the_supply() -> None:
    position = heist(row="shrine", skill=2, damage=1)
    play(position, "use shrine", "choose heal")
    assert (position.thieves[0].damage, position.thieves[0].supply) == (0, 30)


# Mister Whiskers


def test_mister_whiskers_attack_comes_at_once() -> None:
    position = heist(hand="mister-whiskers", clank=1)
    position = stack_bag(position)
    act(position, "play mister-whiskers")
    assert legal(position) == ["choose attack", "choose clank"]
    events = act(position, "choose attack", luck="red")
    assert events == ["attack 3 of 1", "1 hit, health 9"]
    assert position.turn == 0


def test_mister_whiskers_may_knock_out_his_own_player_whose_turn_ends() -> None:
    position = heist(hand="mister-whiskers,burgle", clank=1, damage=9)
    position = stack_bag(position)
    act(position, "play mister-whiskers")
    act(position, "choose attack", luck="red")
    assert GAME.view(position, None).thieves[0].status == "lost"
    assert (position.turn, position.herald, position.countdown) == (1, 0, 1)


def test_mister_whiskers_can_be_quiet_instead() -> None:
    position = heist(hand="mister-whiskers", clank=3)
    play(position, "play mister-whiskers", "choose clank")
    assert position.thieves[0].clank == 1


def test_c44_the_extra_cubes_of_the_countdown_are_for_its_own_attacks() -> None:
    position = heist(players=2)
    position = give(position, 1, artifacts=(5,), status=1)
    position.herald, position.countdown = 1, 2
    events = act(position, "end")
    assert "2 countdown 3" in events
    assert [event for event in events if event.startswith("attack")] == ["attack 5 of 24"]
    assert attack_cubes(position) == 3


def test_a_dragon_in_the_row_attacks_at_the_end_of_the_turn_of_whoever_bought() -> None:
    position = heist(row="sneak,ladder,tattle,swagger,pickaxe")
    events = act(position, "end", luck=NEW_HAND + "ogre black black black")
    assert "attack 3 of 24" in events
    assert position.turn == 1


def test_dice_attack_the_same_way() -> None:
    """An attack draws from the bag, whatever the source of luck."""
    position = heist(clank=5)
    before = len(position.bag) + 5
    attack(position, 2, Dice(3), Events(False))
    assert len(position.bag) == before - 5
