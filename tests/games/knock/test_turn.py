"""Drawing, the Black Knight's arrival, and evaluation out of the ordinary: K18 to K20."""

from __future__ import annotations

import pytest

from tests.games.knock.positions import GAME, act, at, hand, keep, legal, pile, refused, seen
from undercroft.games.knock.actions import LOST_ALARM, LOST_CARDS, LOST_HALL, LOST_RESERVE, RUNNING, WON

# Drawing (K18)


@pytest.mark.rule("K18")
def test_k18_one_card_is_drawn_after_the_alarm() -> None:
    position = keep("h1111@0,0 c2112-3@8,0+3", "void-1,void-2", "void-3")
    events = act(position, 0, "void-1@1,1", luck="h1112")
    assert events == ["1 void-1@1,1", "alarm -1", "1 drew h1112"]
    assert hand(position, 0) == ["h1112", "void-2"]
    assert "h1112" not in pile(position)


@pytest.mark.rule("K18")
def test_k18_with_the_pile_empty_nothing_is_drawn() -> None:
    position = keep("h1111@0,0 knight@8,0+4", "void-1,void-2", "void-3", pile="")
    act(position, 0, "void-1@1,1", luck="")
    assert hand(position, 0) == ["void-2"]
    assert (position.turn, position.end) == (1, RUNNING)


@pytest.mark.rule("K18")
def test_k18_players_without_cards_are_skipped() -> None:
    position = keep("h1111@0,0 knight@8,0+4", "void-1,void-2", "", "", "void-3", pile="")
    act(position, 0, "void-1@1,1")
    assert position.turn == 3
    act(position, 3, "void-3@-1,1")
    assert position.turn == 0


@pytest.mark.rule("K18")
def test_k18_a_player_who_alone_has_cards_plays_on() -> None:
    position = keep("h1111@0,0 knight@8,0+4", "void-1,void-2", "", pile="")
    act(position, 0, "void-1@1,1")
    assert (position.turn, position.end) == (0, RUNNING)


@pytest.mark.rule("K18")
def test_k18_all_hands_empty_and_the_black_knight_standing_loses() -> None:
    position = keep("h1111@0,0 knight@8,0+4", "void-1", "", pile="")
    events = act(position, 0, "void-1@1,1", luck="")
    assert position.end == LOST_CARDS
    assert events[-1] == "end cards"
    assert position.is_over()


@pytest.mark.rule("K18", "K21")
def test_k18_the_last_card_of_all_may_still_win() -> None:
    position = keep("h1111@0,0 knight@8,0+4", "void-1", "", pile="")
    act(position, 0, "void-1@9,1")
    assert position.end == WON


@pytest.mark.rule("K18", "K30")
def test_k18_a_spell_that_can_be_cast_may_still_win_after_the_last_card() -> None:
    position = keep("h1111@0,0 knight@8,0+4", "void-1", "", pile="", spells="poison")
    act(position, 0, "void-1@1,1", luck="")
    assert (position.end, position.turn, position.waiting()) == (RUNNING, 1, 0b10)
    for seat in (0, 1):
        assert "done" in legal(position, seat)
        assert {code.partition("@")[0] for code in legal(position, seat)} == {"poison", "done"}
        assert GAME.prompt(seen(position, seat)).key == "prompt-spells"
    assert GAME.read(GAME.write(position)).waiting() == 0b10
    act(position, 0, "poison@8,0/nw")
    assert position.end == WON


@pytest.mark.rule("K18")
def test_k18_when_no_spell_is_left_that_can_be_cast_the_keep_is_lost() -> None:
    position = keep("h1111@0,0 knight@8,0+4", "joker-1", "", pile="", spells="ice-flash,sphere")
    act(position, 0, "joker-1@1,1", luck="")
    assert position.end == RUNNING
    assert act(position, 0, "sphere", luck="")[-1] != "end cards"
    assert act(position, 1, "ice-flash@8,0", luck="")[-1] == "end cards"
    assert position.end == LOST_CARDS
    useless = keep("h1111@0,0 knight@8,0+4", "h1000", "", pile="", spells="fireball,sphere")
    assert act(useless, 0, "h1000@1,1", luck="")[-1] == "end cards"


@pytest.mark.rule("K18", "K30")
@pytest.mark.parametrize("seat", [0, 1])
def test_k18_somebody_says_that_there_is_nothing_more_to_do(seat: int) -> None:
    position = keep("h1111@0,0 knight@8,0+4", "void-1", "", pile="", spells="ice-flash")
    refusal = refused(position, seat, "done")
    assert (refusal.rule, refusal.message.key) == ("K18", "refuse-cards-left")
    act(position, 0, "void-1@1,1", luck="")
    assert act(position, seat, "done", luck="") == ["end cards"]
    assert (position.end, seen(position).spells) == (LOST_CARDS, ("ice-flash",))


@pytest.mark.rule("K18", "K19")
def test_k18_the_black_knight_who_was_drawn_last_is_placed_before_anybody_gives_up() -> None:
    position = keep("h1111@0,0", "void-1", "", pile="", spells="ice-flash")
    act(position, 0, "void-1@1,1", luck="")
    assert "done" not in legal(position, 0)
    act(position, 0, "knight@-1,1", luck="")
    assert (position.end, position.turn) == (RUNNING, 1)
    assert "done" in legal(position, 1)


# The Black Knight arrives (K19)


@pytest.mark.rule("K19")
def test_k19_who_draws_the_black_knight_must_place_him_at_once() -> None:
    position = keep("h1111@0,0", "void-1,void-2", "void-3", pile="")
    events = act(position, 0, "void-1@1,1", luck="")
    assert events[-1] == "1 drew the knight"
    assert position.turn == 0
    assert hand(position, 0) == ["void-2"]
    assert seen(position).knight == "drawn"
    assert {code.partition("@")[0] for code in legal(position, 0) if "@" in code} == {"knight"}
    refusal = refused(position, 0, "void-2@-1,1")
    assert (refusal.rule, refusal.message.key) == ("K19", "refuse-knight-first")
    assert refused(position, 1, "void-3@-1,1").rule == "K7"


@pytest.mark.rule("K19")
def test_k19_he_is_placed_out_of_turn_without_alarm_and_without_draw() -> None:
    position = keep("h1111@0,0 c2112-3@8,0+2", "void-1", "void-3", pile="void-5", knight="drawn")
    events = act(position, 0, "knight@1,1", luck="")
    assert events == ["1 knight@1,1", "1,1 +4"]
    assert (at(position, 1, 1).tokens, at(position, 8, 0).tokens) == (4, 2)
    assert hand(position, 0) == ["void-1"]
    assert seen(position).knight == "dungeon"
    assert position.turn == 1


@pytest.mark.rule("K19")
def test_k19_the_turn_in_which_he_comes_has_one_alarm() -> None:
    position = keep("h1111@0,0 c2112-3@8,0+2", "void-1,void-2", "void-3", pile="")
    act(position, 0, "void-1@1,1", luck="")
    act(position, 0, "knight@-1,-1", luck="")
    assert at(position, 8, 0).tokens == 1
    act(position, 1, "void-3@-1,1")
    assert position.end == LOST_ALARM


@pytest.mark.rule("K19", "K9", "K11")
def test_k19_he_may_lie_both_ways_on_any_open_site() -> None:
    position = keep("h1111@0,0", "void-1", "void-3", knight="drawn", pile="")
    near = {code for code in legal(position, 0) if code.startswith("knight@") and "-4" not in code}
    assert near >= {f"knight@{x},{y}{turned}" for x in (-1, 1) for y in (-1, 1) for turned in ("", "r")}


@pytest.mark.rule("K19", "K13")
def test_k19_he_too_needs_his_tokens() -> None:
    for others, end in ((8, RUNNING), (9, LOST_RESERVE)):
        position = keep(f"h1111@0,0 c3333-9@8,0+{others}", "void-1", "void-3", pile="", knight="drawn")
        act(position, 0, "knight@1,1", luck="")
        assert position.end == end


@pytest.mark.rule("K19", "K15", "K16")
def test_k19_his_coming_is_evaluated_like_any_card() -> None:
    # His corners are 2 1 1 3: the hall under his upper left corner goes from 4 to 5, turned to 6.
    for turned, end in (("", RUNNING), ("r", LOST_HALL)):
        position = keep("h1111@0,0", "void-1", "void-3", pile="", knight="drawn")
        act(position, 0, f"knight@1,1{turned}", luck="")
        assert position.end == end
    position = keep("c0006-3@0,0+3", "void-1", "void-3", pile="", knight="drawn")
    act(position, 0, "knight@1,1", luck="")
    assert at(position, 0, 0).tokens is None


@pytest.mark.rule("K15", "K19", "K33")
def test_k15_the_black_knight_is_evaluated_when_he_is_covered_not_when_he_comes() -> None:
    # Poison under his upper left corner takes him from 7 to 5 as he is placed.
    position = keep("c3333-9@0,0+5 h1111@8,0", "void-1", "void-2,void-3", pile="", knight="drawn", poison="0,0/se")
    act(position, 0, "knight@1,1")
    act(position, 1, "void-2@9,1")
    assert (at(position, 1, 1).danger, position.end) == (5, RUNNING)
    act(position, 0, "void-1@2,2")
    assert position.end == WON


@pytest.mark.rule("K19", "K18")
def test_k19_drawn_with_the_last_card_of_all_hands() -> None:
    position = keep("h1111@0,0", "void-1", "", pile="")
    act(position, 0, "void-1@-1,-1", luck="")
    assert position.end == RUNNING
    act(position, 0, "knight@1,1", luck="")
    assert position.end == LOST_CARDS


# Values that change by a spell (K20)


@pytest.mark.rule("K20", "K33")
def test_k20_a_poison_that_brings_a_creature_to_five_defeats_it_at_once() -> None:
    position = keep("c6000-2@0,0+2", "void-1", "void-2", spells="poison", turn=2)
    events = act(position, 0, "poison@0,0/nw", luck="")
    assert events == ["1 casts poison", "poisoned 0,0/nw", "defeated c6000-2@0,0 -2"]
    assert (at(position, 0, 0).tokens, position.reserve) == (None, 12)


@pytest.mark.rule("K20", "K33")
def test_k20_a_poison_also_counts_for_the_card_that_shares_the_cell() -> None:
    # Whichever lies on top, the smaller creature goes from seven or six to five or less.
    for dungeon in ("c2222-3@0,0+3 c2112-3@1,1+3", "c1113-3@1,1+3 c2222-3@0,0+3"):
        position = keep(dungeon, "void-1", "void-2", spells="poison")
        act(position, 0, "poison@0,0/se")
        assert at(position, 0, 0).tokens == 3
        assert at(position, 1, 1).tokens is None


@pytest.mark.rule("K20", "K31")
def test_k20_a_fireball_that_uncovers_a_quieter_corner_defeats_a_creature_at_once() -> None:
    position = keep("c0000-3@0,0+3 c9000-3@1,1+3", "void-1", "void-2", spells="fireball")
    assert at(position, 0, 0).danger == 9
    events = act(position, 0, "fireball@1,1")
    assert events[-1] == "defeated c0000-3@0,0 -3"
    assert position.reserve == 12
