"""Components and set-up: K1 to K7."""

from __future__ import annotations

import pytest

from tests.games.knock.positions import GAME, KNIGHT, MARKS, act, at, hand, keep, legal, pile, refused, seen, start
from undercroft.engine.errors import Unknown
from undercroft.engine.luck import Dice
from undercroft.games.knock.actions import SPELL_NAMES
from undercroft.games.knock.rules import Keep
from undercroft.records.luck import RecordedLuck

FOUR_AND_FOUR = [f"void-{i}" for i in range(1, 9)]


def in_play(position: Keep) -> list[str]:
    """Every card that is somewhere on the table, the Black Knight under the pile left out."""
    hands = [card for seat in range(position.seats) for card in hand(position, seat)]
    return sorted([*hands, *pile(position), *(placed.card for placed in seen(position).dungeon)])


@pytest.mark.rule("K1")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_k1_a_keep_has_63_cards_and_twelve_time_tokens(level: int) -> None:
    position = start(adventure=True, keep=level)
    assert GAME.components(position) == {"cards": 63, "time tokens": 12}
    assert position.reserve + sum(placed.tokens or 0 for placed in seen(position).dungeon) == 12


@pytest.mark.rule("K1")
def test_k1_there_is_one_of_each_of_the_four_spellbook_tokens() -> None:
    assert SPELL_NAMES == ("fireball", "ice-flash", "poison", "sphere")
    with pytest.raises(Unknown):
        GAME.options({"adventure": True, "spells": ["poison", "poison"]})


@pytest.mark.rule("K2", "K3")
def test_k3_cards_without_a_level_mark_make_the_base_deck() -> None:
    base = sorted(code for code, mark in MARKS.items() if mark == 1 and code != KNIGHT)
    for seed in range(20):
        assert in_play(start(Dice(seed))) == base


@pytest.mark.rule("K3")
def test_k3_the_black_knight_lies_under_the_pile() -> None:
    position = keep("h1111@0,0", "void-1,void-2", "void-3,void-4", pile="void-5,void-6")
    assert act(position, 0, "void-1@1,1", luck="void-6")[-1] == "1 drew void-6"
    assert act(position, 1, "void-3@1,-1", luck="void-5")[-1] == "2 drew void-5"
    assert act(position, 0, "void-2@-1,1", luck="")[-1] == "1 drew the knight"


@pytest.mark.rule("K3")
def test_k3_the_pile_is_shuffled() -> None:
    assert len({GAME.write(start(Dice(seed), first=1)) for seed in range(20)}) == 20


@pytest.mark.rule("K4")
@pytest.mark.parametrize(("players", "cards"), [(1, 6), (2, 4), (3, 4), (4, 4), (5, 4), (6, 3)])
def test_k4_hands_by_the_number_of_players(players: int, cards: int) -> None:
    position = start(players=players)
    assert [len(hand(position, seat)) for seat in range(players)] == [cards] * players


@pytest.mark.rule("K5")
def test_k5_the_top_card_of_the_pile_begins_the_dungeon() -> None:
    position = start(RecordedLuck(GAME, [*FOUR_AND_FOUR, "h2012"]), first=1)
    first = at(position, 0, 0)
    assert (first.card, first.turned, first.danger) == ("h2012", False, 5)
    assert len(seen(position).dungeon) == 1
    assert hand(position, 1) == FOUR_AND_FOUR[4:]


@pytest.mark.rule("K5", "K13")
def test_k5_the_first_card_is_a_creature_and_takes_its_tokens_before_the_first_turn() -> None:
    position = start(RecordedLuck(GAME, [*FOUR_AND_FOUR, "c2112-5"]), first=1)
    assert at(position, 0, 0).tokens == 5
    assert position.reserve == 7


@pytest.mark.rule("K6")
def test_k6_the_token_starts_on_speech_whatever_the_first_card() -> None:
    assert not start().silence
    assert not start(RecordedLuck(GAME, [*FOUR_AND_FOUR, "joker-1"]), first=1).silence


@pytest.mark.rule("K6")
def test_k6_a_single_game_has_no_spellbook_tokens() -> None:
    for seed in range(20):
        position = start(Dice(seed))
        assert seen(position).spells == ()
        assert not any(code.startswith(SPELL_NAMES) for code in legal(position, int(position.turn)))
    with pytest.raises(Unknown):
        GAME.options({"spells": ["fireball"]})


@pytest.mark.rule("K7")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_k7_the_first_player_is_named_in_the_set_up(first: int) -> None:
    for seed in range(5):
        assert start(Dice(seed), players=3, first=first).turn == first - 1


@pytest.mark.rule("K7")
def test_k7_or_is_drawn_at_random() -> None:
    assert {int(start(Dice(seed), players=4).turn) for seed in range(60)} == {0, 1, 2, 3}
    assert start(RecordedLuck(GAME, [*FOUR_AND_FOUR, "h1111", "2"]), players=2).turn == 1


@pytest.mark.rule("K7")
def test_k7_a_first_player_must_sit_at_the_table() -> None:
    with pytest.raises(Unknown):
        GAME.options({"players": 3, "first": 4})


@pytest.mark.rule("K7")
def test_k7_play_goes_clockwise() -> None:
    position = keep("h1111@0,0", "void-1", "void-2", "void-3", turn=2)
    act(position, 1, "void-2@1,1")
    act(position, 2, "void-3@-1,1")
    act(position, 0, "void-1@1,-1")
    assert position.turn == 1
    refusal = refused(position, 2, "void-3@-1,-1")
    assert (refusal.rule, refusal.message.args["seat"]) == ("K7", 2)


def test_a_number_of_players_that_the_game_does_not_have() -> None:
    for players in (0, 7):
        with pytest.raises(Unknown):
            GAME.options({"players": players})
