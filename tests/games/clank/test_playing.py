"""Playing cards and what they do, in whatever order: C11 to C13, C37, C47 to C50, C54, C56, C59."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.games.clank.positions import (
    CONTENT,
    GAME,
    act,
    give,
    heist,
    kept,
    legal,
    named,
    play,
    refused,
    stack_bag,
    why,
)
from undercroft.games.clank.cards import DEVICE, GOBLIN, MONSTER
from undercroft.games.clank.rules import Heist
from undercroft.games.clank.view import Pending

# Playing (C11, C13)


def test_c11_all_cards_must_be_played_before_the_turn_ends() -> None:
    position = heist(hand="burgle,stumble")
    assert "end" not in legal(position)
    assert why(position, "end") == ("C11", "refuse-end")
    play(position, "play burgle", "play stumble")
    assert "end" in legal(position)


def test_c11_cards_give_skill_swords_boots_gold_and_clank() -> None:
    position = heist(hand="explore,mercenary,pickaxe,stumble")
    play(position, "play explore", "play mercenary", "play pickaxe", "play stumble")
    thief = position.thieves[0]
    assert (position.skill, position.swords, position.boots, thief.gold, thief.clank) == (3, 4, 1, 2, 1)
    assert named(thief.played) == ["explore", "mercenary", "pickaxe", "stumble"]


def test_c11_cards_drawn_on_the_way_are_played_too() -> None:
    position = heist(hand="bracers-of-agility", deck="burgle,sidestep")
    play(position, "play bracers-of-agility")
    assert named(position.thieves[0].hand) == ["burgle", "sidestep"]
    assert "end" not in legal(position)


def test_c11_play_all_plays_what_needs_no_choice_and_leaves_the_rest() -> None:
    position = heist(hand="burgle,sleight-of-hand,bracers-of-agility,apothecary", deck="mister-whiskers,sidestep")
    act(position, "play-all")
    assert named(position.thieves[0].hand) == ["apothecary", "mister-whiskers", "sleight-of-hand"]
    assert (position.skill, position.boots) == (1, 1)
    assert why(position, "play-all") == ("C11", "refuse-play-all")


def test_c11_only_cards_of_the_own_hand() -> None:
    assert why(heist(hand="burgle"), "play stumble") == ("C11", "refuse-not-in-hand")


def test_c13_the_same_action_again_and_again_as_resources_allow() -> None:
    position = heist(swords=6)
    play(position, "fight goblin", "fight goblin", "fight goblin")
    assert position.thieves[0].gold == 3
    assert "fight goblin" not in legal(position)


# Whatever the order (C12)


def test_c12_a_rebel_draws_once_there_is_another_companion_before_or_after() -> None:
    for order in (("rebel-scout", "mercenary"), ("mercenary", "rebel-scout")):
        position = heist(hand="rebel-scout,mercenary", deck="burgle*5")
        act(position, f"play {order[0]}")
        assert len(position.thieves[0].hand) == 1
        act(position, f"play {order[1]}")
        assert named(position.thieves[0].hand) == ["burgle"]


def test_c12_two_rebels_are_company_for_each_other_and_draw_once_each() -> None:
    position = heist(hand="rebel-scout,rebel-miner,mercenary", deck="burgle*5")
    play(position, "play rebel-scout", "play rebel-miner", "play mercenary")
    assert named(position.thieves[0].hand) == ["burgle", "burgle"]


@pytest.mark.rule("C37")
def test_c12_a_rebel_that_was_trashed_still_draws_when_company_comes() -> None:
    position = heist(row="dragon-shrine", hand="rebel-scout,mercenary", deck="burgle*5", skill=4)
    play(
        position, "play rebel-scout", "use dragon-shrine", "choose trash", "trash rebel-scout played", "play mercenary"
    )
    assert named(position.thieves[0].hand) == ["burgle"]  # C37: what it does this turn still counts


def test_c12_the_mountain_king_waits_for_a_crown_bought_later() -> None:
    position = heist(hand="the-mountain-king", room=20, gold=7)
    act(position, "play the-mountain-king")
    assert (position.skill, position.swords, position.boots) == (2, 1, 1)
    act(position, "market crown")
    assert (position.swords, position.boots) == (2, 2)


def test_c12_the_queen_heals_as_soon_as_there_is_a_crown() -> None:
    position = heist(hand="the-queen-of-hearts", room=20, gold=7, damage=2)
    act(position, "play the-queen-of-hearts")
    assert position.thieves[0].damage == 2
    act(position, "market crown")
    assert position.thieves[0].damage == 1


def test_c12_an_archaeologist_waits_for_an_idol_a_merchant_and_a_wand_for_an_artifact() -> None:
    position = heist(hand="archaeologist,kobold-merchant,wand-of-recall", deck="burgle", room=23, boots=1)
    position.artifacts = 127
    play(position, "play archaeologist", "play kobold-merchant", "play wand-of-recall")
    assert (position.skill, position.teleports) == (2, 0)
    act(position, "artifact")
    assert (position.skill, position.teleports) == (4, 1)
    position.thieves[0].room = 17
    play(position, "move 24", "take")
    assert position.skill == 6


def test_c12_a_master_burglar_trashes_a_burgle_played_before_or_after() -> None:
    for order in (("master-burglar", "burgle"), ("burgle", "master-burglar")):
        position = heist(hand="burgle,master-burglar", deck="stumble")
        play(position, *(f"play {card}" for card in order), "trash burgle played")
        assert named(position.box) == ["burgle"]
        assert position.skill == 3  # C37: what it gave stays


FREE_ORDER = [
    f"play {card.code}"
    for card in CONTENT.cards
    if GAME.cards.kind[GAME.names.card[card.code]] not in (GOBLIN, DEVICE, MONSTER)
    and not GAME.cards.choosy[GAME.names.card[card.code]]
]
"""Every card that asks for nothing."""
AT_MOST = {f"play {card.code}": card.count for card in CONTENT.cards} | {"play sapphire": 2, "play secret-tome": 0}
"""How often a card can be in the hand: a sapphire lies in the row, and all tomes are in the deck."""
HUSHING = {f"play {card.code}" for card in CONTENT.cards if card.play.get("clank", 0) < 0}
DEEDS = ("market crown", "artifact", "buy sapphire", "fight goblin", "move 26")
"""What may happen between two cards: it meets conditions, gains gold, makes clank."""


def after(steps: list[str], clank: int) -> Heist:
    """Take steps in this order in a market room with an artifact; the deck is all alike, so luck does not matter."""
    hand = ",".join(step.split()[1] for step in steps if step.startswith("play"))
    position = heist(row="sapphire", room=27, hand=hand, deck="secret-tome*12", clank=clank, damage=3, gold=9)
    position = give(position, 0, skill=50, swords=9, boots=9, idols=1)
    position.artifacts = 127
    for step in steps:
        act(position, step)
    while len(position.thieves[0].hand) > 0:
        act(position, "play-all")
    return position


@pytest.mark.rule("C12", "C25", "C47", "C56")
@settings(max_examples=100, deadline=None)
@given(
    st.lists(st.sampled_from(FREE_ORDER), min_size=2, max_size=6),
    st.lists(st.sampled_from(DEEDS), max_size=3, unique=True),
    st.randoms(),
    st.integers(0, 3),
)
def test_the_same_hand_gives_the_same_in_any_order(
    cards: list[str], deeds: list[str], dice: Random, clank: int
) -> None:
    """All that a hand gives, whenever something is done in between that it depends on."""
    assume(all(cards.count(card) <= AT_MOST[card] for card in cards))
    deeds = [deed for deed in deeds if deed != "move 26"] + ["move 26"] * ("move 26" in deeds)  # out of the room last
    if "play gem-collector" in cards and "buy sapphire" in deeds:
        deeds.remove("buy sapphire")  # C54: nothing is paid back
    one = after(cards + deeds, clank)
    order = [*cards, *(["deed"] * len(deeds))]
    dice.shuffle(order)
    later = iter(deeds)
    other = after([next(later) if step == "deed" else step for step in order], clank)
    names = ["skill", "swords", "boots", "teleports", "hush", "jewellers", "sure_footed", "fearless"]
    if "play swagger" in cards and any(card in HUSHING for card in cards):
        names.remove("skill")  # C47: clank that is cancelled beforehand never counts, what is taken back does
    assert [getattr(one, name) for name in names] == [getattr(other, name) for name in names]
    for seat in range(2):
        ours, theirs = one.thieves[seat], other.thieves[seat]
        assert (ours.gold, ours.clank, ours.supply) == (theirs.gold, theirs.clank, theirs.supply)
        assert (ours.damage, named(ours.played)) == (theirs.damage, named(theirs.played))
    assert (named(one.box), named(one.unmet)) == (named(other.box), named(other.unmet))


# Swagger and Search (C47, C56)


@pytest.mark.parametrize("order", [("swagger", "stumble"), ("stumble", "swagger")])
def test_c47_swagger_counts_clank_made_before_and_after_it(order: tuple[str, str]) -> None:
    position = heist(hand="swagger,stumble")
    play(position, *(f"play {card}" for card in order))
    assert position.skill == 1


def test_c47_clank_of_an_acquired_gem_counts_as_well() -> None:
    position = heist(hand="swagger", row="sapphire", skill=4)
    play(position, "play swagger", "buy sapphire")
    assert position.skill == 2


def test_c47_clank_cancelled_before_it_is_made_does_not_count() -> None:
    position = heist(hand="swagger,stumble,sneak")
    play(position, "play swagger", "play sneak", "play stumble")
    assert position.skill == 1  # of Sneak alone


@pytest.mark.parametrize("order", [("stumble", "swagger", "sneak"), ("stumble", "sneak", "swagger")])
@pytest.mark.parametrize("clank", [0, 2])
def test_c47_a_cube_taken_back_later_still_counts(order: tuple[str, ...], clank: int) -> None:
    position = heist(hand="swagger,stumble,sneak", clank=clank)
    play(position, *(f"play {card}" for card in order))
    assert position.skill == 1 + 1


@pytest.mark.parametrize("late", [False, True])
def test_c47_no_skill_is_taken_away_so_buying_early_or_late_is_the_same(late: bool) -> None:
    position = heist(hand="swagger,scepter-of-the-ape-lord,move-silently")
    play(position, "play swagger", "play scepter-of-the-ape-lord")
    steps = ["buy explore", "buy explore", "play move-silently"]
    play(position, *(reversed(steps) if late else steps))
    assert (position.skill, position.thieves[0].clank) == (0, 1)
    assert GAME.view(position, 0).now.skill == 0


def test_c47_a_cube_that_an_attack_has_swept_away_counts() -> None:
    position = heist(hand="swagger,mister-whiskers,stumble*2,sneak")
    position = stack_bag(position, 4, 4, 4)
    play(position, "play swagger", "play stumble", "play mister-whiskers")
    act(position, "choose attack", luck="black black black")
    play(position, "play stumble", "play sneak")
    assert position.skill == 1 + 2


def test_c47_clank_without_cubes_does_not_count() -> None:
    position = heist(hand="swagger,scepter-of-the-ape-lord")
    position = give(position, 0, spare=1)
    play(position, "play swagger", "play scepter-of-the-ape-lord")
    assert position.skill == 3 + 1


def test_c56_search_adds_one_to_every_gain_of_gold_before_and_after_it() -> None:
    position = heist(hand="pickaxe,search,kobold-merchant", swords=2)
    play(position, "play pickaxe", "play search")
    assert position.thieves[0].gold == 3
    play(position, "play kobold-merchant", "fight goblin")
    assert position.thieves[0].gold == 3 + 3 + 2


def test_c56_two_searches_add_two() -> None:
    position = heist(hand="treasure-map,search*2", row="")
    act(position, "play-all")
    assert position.thieves[0].gold == 7


def test_c54_a_gem_collector_makes_gems_cheaper_from_now_on() -> None:
    position = heist(hand="gem-collector", row="sapphire,sapphire,ruby", skill=4)
    act(position, "buy sapphire")
    assert position.skill == 0
    act(position, "play gem-collector")
    assert position.skill == 2  # nothing is paid back
    assert "buy sapphire" in legal(position)
    assert "buy ruby" not in legal(position)
    act(position, "buy sapphire")
    assert position.skill == 0


# Discards and trash (C37, C48, C49)


def test_c37_a_discard_is_an_unplayed_card_without_its_effect() -> None:
    position = heist(hand="sleight-of-hand,stumble", deck="burgle*3")
    act(position, "play sleight-of-hand")
    assert legal(position) == ["discard stumble", "pass"]
    assert why(position, "discard burgle") == ("C37", "refuse-not-in-hand")
    assert why(position, "play stumble") == ("C37", "refuse-first-discard")
    act(position, "discard stumble")
    thief = position.thieves[0]
    assert (thief.clank, named(thief.discard), named(thief.hand)) == (0, ["stumble"], ["burgle", "burgle"])


def test_c37_paying_the_price_is_up_to_the_player() -> None:
    position = heist(hand="sleight-of-hand,burgle", deck="burgle*3")
    play(position, "play sleight-of-hand", "pass")
    assert named(position.thieves[0].hand) == ["burgle"]


def test_c37_an_apothecary_gives_a_choice_for_the_discard() -> None:
    position = heist(hand="apothecary,stumble", damage=1)
    play(position, "play apothecary", "discard stumble")
    assert legal(position) == ["choose swords", "choose gold", "choose heal"]
    assert why(position, "choose teleport") == ("C11", "refuse-choice")
    act(position, "choose heal")
    assert position.thieves[0].damage == 0


def test_c48_a_discard_as_price_with_an_empty_hand_gives_nothing() -> None:
    position = heist(hand="sleight-of-hand", deck="burgle*3")
    act(position, "play sleight-of-hand")
    assert len(position.thieves[0].hand) == 0
    assert "end" in legal(position)


def test_c37_a_dragon_shrine_trashes_a_card_of_discard_or_play() -> None:
    position = heist(row="dragon-shrine", skill=4, played="burgle", discard="stumble,sidestep")
    play(position, "use dragon-shrine", "choose trash")
    assert set(legal(position)) == {"trash burgle played", "trash stumble discard", "trash sidestep discard", "pass"}
    assert why(position, "trash stumble played") == ("C37", "refuse-trash")
    assert why(position, "end") == ("C37", "refuse-first-trash")
    act(position, "trash stumble discard")
    assert (named(position.box), named(position.thieves[0].discard)) == (["stumble"], ["sidestep"])


@pytest.mark.parametrize(("pile", "left"), [("played", ([], ["burgle"])), ("discard", (["burgle"], []))])
def test_c59_of_a_card_in_both_places_the_player_says_which_one_goes(
    pile: str, left: tuple[list[str], list[str]]
) -> None:
    position = heist(row="dragon-shrine", skill=4, played="burgle", discard="burgle")
    play(position, "use dragon-shrine", "choose trash", f"trash burgle {pile}")
    thief = position.thieves[0]
    assert (named(thief.played), named(thief.discard)) == left


def test_c59_a_dragon_shrine_need_not_trash() -> None:
    position = heist(row="dragon-shrine", skill=4, played="burgle")
    play(position, "use dragon-shrine", "choose trash", "pass")
    assert (named(position.box), named(position.thieves[0].played)) == ([], ["burgle"])


def test_c59_a_master_burglar_trashes_a_burgle_from_where_the_player_says_or_none() -> None:
    for answer, box in (("trash burgle discard", ["burgle"]), ("trash burgle played", ["burgle"]), ("pass", [])):
        position = heist(hand="master-burglar", played="burgle", discard="burgle,stumble")
        act(position, "play master-burglar")
        assert set(legal(position)) == {"trash burgle played", "trash burgle discard", "pass"}
        assert GAME.view(position, 0).pending == (Pending("burgle", None),)
        assert why(position, "trash stumble discard") == ("C59", "refuse-burgle")
        assert why(position, "end") == ("C59", "refuse-first-burgle")
        act(position, answer)
        assert named(position.box) == box


def test_c59_a_master_burglar_without_a_burgle_asks_when_one_is_played_and_only_once() -> None:
    position = heist(hand="master-burglar,sidestep,burgle*2", discard="stumble")
    play(position, "play master-burglar", "play sidestep")
    assert position.burgles == 1
    act(position, "play burgle")
    assert legal(position) == ["trash burgle played", "pass"]
    play(position, "pass", "play burgle")
    assert "end" in legal(position)
    assert named(position.box) == []


def test_c59_a_master_burglar_who_was_refused_does_not_ask_again() -> None:
    position = heist(hand="master-burglar,burgle", discard="burgle")
    play(position, "play master-burglar", "pass", "play burgle")
    assert "end" in legal(position)


def test_c59_two_master_burglars_ask_once_each() -> None:
    position = heist(hand="master-burglar*2,burgle*2")
    play(position, "play master-burglar", "play master-burglar", "play burgle", "trash burgle played")
    assert position.burgles == 1
    play(position, "play burgle", "trash burgle played")
    assert named(position.box) == ["burgle", "burgle"]


def test_c59_playing_all_stops_where_a_master_burglar_asks() -> None:
    position = heist(hand="master-burglar,burgle,stumble")
    play(position, "play master-burglar", "play-all")
    assert legal(position) == ["trash burgle played", "pass"]
    play(position, "trash burgle played", "play-all")
    assert (len(position.thieves[0].hand), position.thieves[0].clank) == (0, 1)


def test_c49_a_magic_spring_must_trash_a_card_at_the_end_of_the_turn() -> None:
    position = heist(room=3, boots=2, played="burgle")
    play(position, "move 4")
    act(position, "take", luck="magic-spring")
    assert "end" in legal(position)
    act(position, "end")
    assert legal(position) == ["trash burgle played"]
    assert why(position, "pass") == ("C49", "refuse-first-spring")
    act(position, "trash burgle played")
    assert named(position.box) == ["burgle"]
    assert position.turn == 1
    assert kept(position, 0) == []


def test_c49_a_magic_spring_lapses_when_its_finder_leaves_in_the_same_turn() -> None:
    position = heist(room=3, boots=9, played="burgle", artifacts=(5,))
    play(position, "move 4")
    act(position, "take", luck="magic-spring")
    play(position, "move 3", "move 2", "move 1")
    assert (position.turn, position.springs, named(position.box)) == (1, 0, [])
    assert named(position.thieves[0].discard) == ["burgle"]


def test_c49_without_a_card_the_spring_is_in_vain() -> None:
    position = heist(room=3, boots=2)
    play(position, "move 4")
    act(position, "take", luck="magic-spring")
    act(position, "end")
    assert position.turn == 1


def test_an_action_that_nothing_asks_for_is_refused() -> None:
    position = heist()
    for code in ("take", "pass", "discard burgle", "trash burgle played", "grab 5", "replace sneak", "choose gold"):
        assert refused(position, code).message.key == "refuse-unasked"
