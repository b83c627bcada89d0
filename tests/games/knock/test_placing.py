"""Placing a card: K8 to K12."""

from __future__ import annotations

import pytest

from tests.games.knock.positions import GAME, act, at, hand, keep, legal, pile, refused, seen
from undercroft.engine.errors import Unknown
from undercroft.games.knock.actions import LOST_HALL, RUNNING

DIAGONALS = {"-1,-1", "1,-1", "-1,1", "1,1"}


# Hidden hands, and a card that is shown (K8)


@pytest.mark.rule("K8")
def test_k8_hands_are_hidden_from_the_other_players() -> None:
    position = keep("h1111@0,0", "h1000,void-1", "h2000")
    assert seen(position, 0).hands == (("h1000", "void-1", None, None), ("?", None, None, None))
    assert seen(position, 1).hands == (("?", "?", None, None), ("h2000", None, None, None))


@pytest.mark.rule("K8")
def test_k8_a_revealed_card_is_public() -> None:
    position = keep("h1111@0,0", "h1000,void-1", "h2000", "void-2")
    assert act(position, 0, "show h1000") == ["1 shows h1000"]
    for seat in (1, 2, None):
        assert seen(position, seat).hands[0] == ("h1000", "?", None, None)
        assert seen(position, seat).revealed == ("h1000", None, None)


@pytest.mark.rule("K8")
def test_k8_a_revealed_card_must_be_the_one_played_next() -> None:
    position = keep("h1111@0,0", "h1000,void-1", "h2000")
    act(position, 0, "show h1000")
    assert {code.split("@")[0] for code in legal(position, 0)} == {"h1000"}
    refusal = refused(position, 0, "void-1@1,1")
    assert (refusal.rule, refusal.message.key) == ("K8", "refuse-revealed-first")


@pytest.mark.rule("K8")
def test_k8_a_revealed_card_that_was_played_binds_no_longer() -> None:
    position = keep("h1111@0,0", "h1000*,void-1", "void-2,void-4")
    act(position, 0, "h1000@1,1", luck="void-3")
    assert seen(position).revealed == (None, None)
    act(position, 1, "void-2@-1,-1", luck="void-5")
    assert {code.split("@")[0] for code in legal(position, 0) if "@" in code} == {"void-1", "void-3"}
    assert "show void-1" in legal(position, 0)


@pytest.mark.rule("K8")
def test_k8_only_one_card_can_be_revealed() -> None:
    position = keep("h1111@0,0", "h1000*,void-1", "h2000")
    refusal = refused(position, 0, "show void-1")
    assert (refusal.rule, refusal.message.key) == ("K8", "refuse-reveal-twice")
    assert refused(position, 0, "show h1000").rule == "K8"


@pytest.mark.rule("K8")
def test_k8_a_card_may_be_revealed_at_any_time() -> None:
    other_turn = keep("h1111@0,0", "h1000", "h2000,void-1", turn=1)
    assert legal(other_turn, 1) == ["show h2000", "show void-1"]
    act(other_turn, 1, "show h2000")
    assert other_turn.turn == 0

    knight_in_hand = keep("h1111@0,0", "h1000", "h2000", pile="", knight="drawn")
    act(knight_in_hand, 0, "show h1000")
    assert {code.split("@")[0] for code in legal(knight_in_hand, 0)} == {"knight"}


@pytest.mark.rule("K8")
def test_k8_a_solo_player_has_nobody_to_reveal_a_card_to() -> None:
    position = keep("h1111@0,0", "h1000,void-1")
    assert all("@" in code for code in legal(position, 0))
    refusal = refused(position, 0, "show h1000")
    assert (refusal.rule, refusal.message.key) == ("K8", "refuse-reveal-alone")


# Where a card may go (K9, K10)


@pytest.mark.rule("K9", "K10")
def test_k9_a_card_covers_one_corner_of_a_card_in_the_dungeon() -> None:
    position = keep("h1111@0,0", "void-1", "void-2")
    assert {code.partition("@")[2] for code in legal(position, 0) if "@" in code} == DIAGONALS
    for beside in ("2,0", "0,2", "-2,0", "0,-2", "2,2", "3,1"):
        refusal = refused(position, 0, f"void-1@{beside}")
        assert (refusal.rule, refusal.message.key) == ("K9", "refuse-no-corner")


@pytest.mark.rule("K9", "K10")
def test_k9_a_card_never_covers_two_corners_of_one_card() -> None:
    for straight in ("1,0", "0,1", "-1,0", "0,-1"):
        with pytest.raises(Unknown):
            GAME.actions.read(f"void-1@{straight}")
    assert refused(keep("h1111@0,0", "void-1", "void-2"), 0, "void-1@0,0").message.key == "refuse-taken"


@pytest.mark.rule("K9")
def test_k9_a_card_may_cover_corners_of_several_cards() -> None:
    position = keep("h1111@0,0 h1112@2,0 h1121@0,2 h1211@2,2", "h0100", "void-2")
    act(position, 0, "h0100@1,1", luck="void-3")
    assert at(position, 0, 0).danger == 1 + 1 + 1 + 0
    assert at(position, 2, 0).danger == 1 + 1 + 1 + 2
    assert at(position, 0, 2).danger == 1 + 0 + 2 + 1
    assert at(position, 2, 2).danger == 0 + 2 + 1 + 1


@pytest.mark.rule("K9")
def test_k9_a_card_goes_on_top_never_under() -> None:
    position = keep("h1111@0,0", "h2000", "void-1")
    act(position, 0, "h2000@1,1", luck="void-2")
    assert at(position, 0, 0).danger == 1 + 1 + 1 + 2
    assert at(position, 1, 1).danger == 2
    assert seen(position).dungeon[-1].card == "h2000"


@pytest.mark.rule("K9")
def test_k9_only_a_card_from_the_own_hand() -> None:
    position = keep("h1111@0,0", "h1000", "h2000")
    for code in ("h2000@1,1", "void-1@1,1"):
        refusal = refused(position, 0, code)
        assert (refusal.rule, refusal.message.key) == ("K9", "refuse-not-in-hand")


@pytest.mark.rule("K9")
def test_k9_a_placed_card_leaves_the_hand() -> None:
    position = keep("h1111@0,0", "h1000,void-1", "void-2")
    act(position, 0, "h1000@1,1", luck="void-3")
    assert hand(position, 0) == ["void-3", "void-1"]
    assert "void-3" not in pile(position)


@pytest.mark.rule("K10")
def test_k10_every_empty_site_diagonal_to_some_card_is_legal() -> None:
    position = keep("h1111@0,0 void-3@1,1 void-4@2,0", "void-1", "void-2")
    sites = {code.partition("@")[2] for code in legal(position, 0) if "@" in code}
    assert sites == {"-1,-1", "1,-1", "-1,1", "0,2", "2,2", "3,1", "3,-1"}


# The half turn (K11)


@pytest.mark.rule("K9", "K11")
def test_k11_a_half_turn_swaps_opposite_corners() -> None:
    for code, danger in [("h2012@1,1", 5), ("h2012@1,1r", 5), ("h1004@1,1", 4), ("h0230@1,-1", 6), ("h0230@1,-1r", 5)]:
        position = keep("h1111@0,0", code.partition("@")[0], "void-1")
        act(position, 0, code)
        assert at(position, 0, 0).danger == danger, code
        assert position.end == (LOST_HALL if danger > 5 else RUNNING)


@pytest.mark.rule("K11")
@pytest.mark.parametrize(
    ("site", "straight", "turned"), [("1,1", 1, 4), ("-1,-1", 4, 1), ("1,-1", 0, 0), ("-1,1", 0, 0)]
)
def test_k11_what_each_corner_shows_turned(site: str, straight: int, turned: int) -> None:
    for mark, value in (("", straight), ("r", turned)):
        position = keep("c2222-3@0,0+3", "h1004", "void-1")
        act(position, 0, f"h1004@{site}{mark}")
        assert at(position, 0, 0).danger == 6 + value
        x, y = map(int, site.split(","))
        assert at(position, x, y).turned == bool(mark)


@pytest.mark.rule("K11")
def test_k11_a_card_that_looks_the_same_turned_is_listed_once() -> None:
    position = keep("h1111@0,0", "void-1,h1004", "void-2")
    placings = [code for code in legal(position, 0) if "@" in code]
    assert len(placings) == len(set(placings)) == 4 + 8
    assert refused(position, 0, "void-1@1,1r").rule == "K11"


# The Speech/Silence token (K12)


@pytest.mark.rule("K12")
def test_k12_a_silence_card_flips_the_token_and_the_next_flips_it_back() -> None:
    position = keep("h1111@0,0", "joker-1", "joker-2")
    assert "token silence" in act(position, 0, "joker-1@1,1")
    assert position.silence
    assert "token" in act(position, 1, "joker-2@-1,1")
    assert not position.silence


@pytest.mark.rule("K12")
def test_k12_other_cards_leave_the_token_alone() -> None:
    for flags in ("", "silence"):
        position = keep("h1111@0,0", "void-1", "void-2", flags=flags)
        act(position, 0, "void-1@1,1")
        assert position.silence == bool(flags)


@pytest.mark.rule("K12", "K6")
def test_k12_a_solo_game_has_no_token_to_flip() -> None:
    position = keep("h1111@0,0", "joker-1,void-1")
    events = act(position, 0, "joker-1@1,1")
    assert not position.silence
    assert not any(event.startswith("token") for event in events)
