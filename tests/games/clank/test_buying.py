"""Cards of the row and of the reserve, and the market: C14 to C16, C28, C38, C45, C52, C58."""

from __future__ import annotations

import pytest

from tests.games.clank.positions import GAME, QUIET, act, cards, heist, leave_tomes, legal, named, play, why

# Acquire (C14)


def test_c14_a_card_goes_to_the_discard_pile_for_its_skill() -> None:
    position = heist(row="sneak,wizard", skill=3)
    act(position, "buy sneak")
    assert position.skill == 1
    assert named(position.thieves[0].discard) == ["sneak"]
    assert why(position, "buy wizard") == ("C14", "refuse-skill")


def test_c14_the_acquire_effect_happens_once_and_now() -> None:
    position = heist(row="sapphire,silver-spear,amulet-of-vigor", skill=20, damage=2)
    play(position, "buy sapphire", "buy silver-spear", "buy amulet-of-vigor")
    thief = position.thieves[0]
    assert (thief.clank, position.swords, thief.damage) == (2, 1, 1)


def test_c14_the_gap_in_the_row_stays_until_the_end_of_the_turn() -> None:
    position = heist(skill=2)
    act(position, "buy sneak")
    assert len(position.row) == 5
    assert why(position, "buy sneak") == ("C14", "refuse-not-in-row")
    act(position, "end", luck="burgle burgle burgle burgle burgle move-silently")
    assert len(position.row) == 6


def test_c14_two_equal_cards_in_the_row_are_one_choice() -> None:
    assert legal(heist(row="sneak,sneak", skill=2)).count("buy sneak") == 1


@pytest.mark.parametrize(
    ("code", "key"),
    [("buy ladder", "refuse-kind-buy"), ("use sneak", "refuse-kind-use"), ("fight sneak", "refuse-kind-fight")],
)
def test_c3_blue_cards_are_acquired_purple_ones_used_red_ones_fought(code: str, key: str) -> None:
    assert why(heist(skill=9, swords=9), code) == ("C3", key)


def test_c14_dragons_eye_is_bought_only_in_the_depths() -> None:
    position = heist(row="dragons-eye", skill=5, room=13)
    assert why(position, "buy dragons-eye") == ("C14", "refuse-where")
    position.thieves[0].room = 17
    act(position, "buy dragons-eye")
    assert named(position.thieves[0].discard) == ["dragons-eye"]


# Devices and monsters (C15)


def test_c15_a_device_works_at_once_and_goes_to_the_dungeon_discard() -> None:
    position = heist(skill=3)
    act(position, "use ladder")
    assert (position.skill, position.boots) == (0, 2)
    assert named(position.discard) == ["ladder"]
    assert named(position.thieves[0].discard) == []


def test_c15_a_shrine_gives_gold_or_heals() -> None:
    for choice, gold, damage in (("gold", 1, 3), ("heal", 0, 2)):
        position = heist(row="shrine", skill=2, damage=3)
        play(position, "use shrine", f"choose {choice}")
        assert (position.thieves[0].gold, position.thieves[0].damage) == (gold, damage)


def test_c15_a_monster_costs_swords_and_goes_to_the_dungeon_discard() -> None:
    position = heist(row="ogre", swords=3)
    act(position, "fight ogre")
    assert (position.swords, position.thieves[0].gold) == (0, 5)
    assert named(position.discard) == ["ogre"]
    assert why(position, "fight ogre") == ("C15", "refuse-not-in-row")


def test_c15_the_goblin_stays() -> None:
    position = heist(swords=3)
    act(position, "fight goblin")
    assert named(position.discard) == []
    assert why(position, "fight goblin") == ("C15", "refuse-swords")


def test_c15_a_golem_fights_in_crystal_caves_only_a_troll_in_the_depths() -> None:
    position = heist(row="crystal-golem,cave-troll", swords=9, room=13)
    assert why(position, "fight crystal-golem") == ("C15", "refuse-where")
    assert why(position, "fight cave-troll") == ("C15", "refuse-where")
    position.thieves[0].room = 18  # a crystal cave in the depths
    play(position, "fight crystal-golem", "fight cave-troll")
    assert position.skill == 3


def test_a_belcher_is_loud_and_a_watcher_makes_the_others_loud() -> None:
    position = heist(players=3, row="belcher,watcher", swords=5)
    play(position, "fight belcher", "fight watcher")
    assert [thief.clank for thief in position.thieves] == [2, 1, 1]
    assert position.thieves[0].gold == 7


# Market (C16, C45)


def test_c16_any_item_for_seven_gold_in_a_market_room() -> None:
    position = heist(room=18, gold=7)
    assert why(position, "market key") == ("C16", "refuse-no-market")
    position.thieves[0].room = 19
    act(position, "market key")
    assert (position.thieves[0].keys, position.thieves[0].gold, position.keys) == (1, 0, 1)
    assert why(position, "market key") == ("C16", "refuse-gold")


def test_c16_the_crown_bought_is_the_highest_left() -> None:
    position = heist(room=19, gold=21)
    play(position, "market crown", "market crown")
    assert GAME.view(position, 0).thieves[0].crowns == (10, 9)
    act(position, "market crown")
    position.thieves[0].gold = 7
    assert why(position, "market crown") == ("C16", "refuse-item")


def test_c45_several_items_in_one_visit() -> None:
    position = heist(room=27, gold=21)
    play(position, "market key", "market backpack", "market crown")
    thief = position.thieves[0]
    assert (thief.keys, thief.backpacks, thief.crowns, thief.gold) == (1, 1, 1, 0)


# The row (C28, C52)


def test_c28_the_row_is_filled_up_to_six() -> None:
    position = heist(row="sneak,ladder")
    act(position, "end", luck="burgle burgle burgle burgle burgle search search swagger swagger")
    assert len(position.row) == 6
    assert len(position.deck) == 98 - 4


def test_c28_arrive_effects_come_before_the_attack_which_comes_once() -> None:
    position = heist(row="sneak,ladder,tattle")
    events = act(
        position, "end", luck="burgle burgle burgle burgle burgle watcher kobold kobold black black black black black"
    )
    assert events.count("1 clank +1") == 1
    attacks = [event for event in events if event.startswith("attack")]
    assert attacks == ["attack 5 of 26"]  # rage space 3, and two Danger cards
    assert events.index("2 clank +1") < events.index("attack 5 of 26")
    assert [thief.clank for thief in position.thieves] == [0, 0]


def test_c28_shrines_arrive_with_black_cubes_for_the_bag() -> None:
    position = heist(row="sneak,ladder,tattle,swagger,pickaxe")
    position.bag, position.aside[4] = position.bag[:4], 20
    act(position, "end", luck="burgle burgle burgle burgle burgle shrine")
    assert (len(position.bag), position.aside[4]) == (7, 17)


def test_c28_a_shrine_brings_back_no_more_black_cubes_than_lie_aside() -> None:
    position = heist(row="sneak,ladder,tattle,swagger,pickaxe")
    position.bag, position.aside[4] = position.bag[:22], 2
    act(position, "end", luck="burgle burgle burgle burgle burgle shrine")
    assert (len(position.bag), position.aside[4]) == (24, 0)


def test_c28_an_empty_dungeon_deck_leaves_the_row_short_whatever_was_discarded() -> None:
    position = heist(row="sneak,ladder,tattle")
    position.deck = cards("search")
    position.discard = cards("ladder,ogre")
    act(position, "end", luck="burgle burgle burgle burgle burgle search")
    assert GAME.names.named(position.row) == ("sneak", "ladder", "tattle", "search")
    assert (len(position.deck), named(position.discard)) == (0, ["ladder", "ogre"])


def test_c52_a_treasure_hunter_replaces_a_card_whose_successor_arrives_without_its_dragon() -> None:
    position = heist(hand="treasure-hunter")
    act(position, "play treasure-hunter")
    assert set(legal(position)) == {"pass", *(f"replace {card}" for card in QUIET.split(","))}
    assert why(position, "replace ogre") == ("C52", "refuse-not-in-row")
    assert why(position, "end") == ("C52", "refuse-first-replace")
    events = act(position, "replace sneak", luck="overlord")
    assert "1 clank +1" in events
    assert "sneak" not in named(position.row)
    assert named(position.discard) == ["sneak"]
    position = heist(hand="treasure-hunter")
    act(position, "play treasure-hunter")
    events = act(position, "replace sneak", luck="ogre")
    assert not any(event.startswith("attack") for event in events)


def test_c59_a_treasure_hunter_may_leave_the_row_as_it_is() -> None:
    position = heist(hand="treasure-hunter")
    play(position, "play treasure-hunter", "pass")
    assert GAME.names.named(position.row) == tuple(QUIET.split(","))
    assert "end" in legal(position)


def test_c52_nothing_is_replaced_where_no_card_can_come() -> None:
    position = heist(hand="treasure-hunter")
    position.deck, position.discard = cards(""), cards("ladder")
    act(position, "play treasure-hunter")
    assert "end" in legal(position)


# The reserve (C38, C58)


@pytest.mark.parametrize(("card", "copies"), [("mercenary", 15), ("explore", 15), ("secret-tome", 12)])
def test_c38_reserve_piles_run_out(card: str, copies: int) -> None:
    position = heist(skill=99)
    for _ in range(copies):
        act(position, f"buy {card}")
    assert why(position, f"buy {card}") == ("C38", "refuse-sold-out")
    others = {"mercenary", "explore", "secret-tome"} - {card}
    assert {f"buy {other}" for other in others} <= set(legal(position))


def test_c58_underworld_dealing_sells_two_tomes_or_the_last_one() -> None:
    for left, sold in ((12, 2), (1, 1)):
        position = heist(hand="underworld-dealing", gold=7)
        position = leave_tomes(position, left)
        play(position, "play underworld-dealing", "choose tomes")
        assert named(position.thieves[0].discard) == ["secret-tome"] * sold
        assert (position.thieves[0].gold, position.stock[2]) == (0, left - sold)


@pytest.mark.parametrize(("left", "gold"), [(0, 9), (5, 6)])
def test_c58_without_a_tome_or_the_gold_there_is_only_gold(left: int, gold: int) -> None:
    position = heist(hand="underworld-dealing", gold=gold)
    position = leave_tomes(position, left)
    act(position, "play underworld-dealing")
    assert legal(position) == ["choose gold"]
    assert why(position, "choose tomes") == ("C58", "refuse-tomes")
    act(position, "choose gold")
    assert position.thieves[0].gold == gold + 1
