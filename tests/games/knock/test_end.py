"""Winning, losing and the chest hunt: K21 to K23."""

from __future__ import annotations

import pytest

from tests.games.knock.positions import GAME, act, at, keep, legal, refused
from undercroft.engine.position import TABLE
from undercroft.games.knock.actions import LOST_HALL, LOST_TIME, RUNNING, WON
from undercroft.games.knock.chests import best_group, points
from undercroft.games.knock.rules import Keep


@pytest.mark.rule("K21")
def test_k21_the_black_knight_defeated_wins_for_everyone() -> None:
    position = keep("knight@0,0+2 c2112-3@8,0+1", "void-1", "void-2", "void-3")
    events = act(position, 0, "void-1@1,1", luck="")
    assert events == ["1 void-1@1,1", "defeated knight@0,0 -2", "end won"]
    assert position.end == WON
    outcome = GAME.outcome(position)
    assert (outcome.rule, outcome.winners, outcome.cooperative) == ("K21", (0, 1, 2), True)
    assert [position.payoff(seat) for seat in range(3)] == [1.0, 1.0, 1.0]


@pytest.mark.rule("K21")
def test_k21_the_black_knight_at_six_still_stands() -> None:
    position = keep("knight@0,0+2", "h2000", "void-2")
    act(position, 0, "h2000@1,1")
    assert (at(position, 0, 0).danger, position.end) == (6, RUNNING)


@pytest.mark.rule("K21")
def test_k21_another_creature_defeated_does_not_win() -> None:
    position = keep("c6000-2@1,1+2", "void-1", "void-2")
    act(position, 0, "void-1@0,0")
    assert position.end == RUNNING


@pytest.mark.rule("K21", "K15")
def test_k21_the_knight_defeated_by_a_card_that_loses_a_hall_the_loss_wins() -> None:
    for dungeon in ("knight@0,0+2 h1211@2,0", "h1211@2,0 knight@0,0+2"):
        for card, end in (("h0100", WON), ("h0200", LOST_HALL)):
            position = keep(dungeon, card, "void-2")
            act(position, 0, f"{card}@1,1", luck="")
            assert at(position, 0, 0).danger == 4
            assert position.end == end


@pytest.mark.rule("K21")
def test_k21_after_the_end_nothing_is_legal() -> None:
    position = keep("knight@0,0+2", "void-1,h1000", "void-2", flags="clock,adventure", spells="poison")
    act(position, 0, "void-1@1,1")
    assert position.is_over()
    for seat in (0, 1, TABLE):
        assert legal(position, seat) == []
    assert refused(position, 1, "void-2@-1,1").message.key == "refuse-over"


@pytest.mark.rule("K22")
@pytest.mark.parametrize(
    ("dungeon", "card", "reason", "rule"),
    [
        ("h1211@0,0 gold-5@4,0", "h2000", "end-hall", "K15"),
        ("h1211@0,0 gold-5@4,0 c3333-9@8,0+9", "c2112-4", "end-reserve", "K13"),
        ("h1211@0,0 gold-5@4,0 c3333-9@8,0+1", "void-1", "end-alarm", "K17"),
    ],
)
def test_k22_a_lost_keep_says_by_which_rule(dungeon: str, card: str, reason: str, rule: str) -> None:
    position = keep(dungeon, card, "void-2", flags="chests")
    act(position, 0, f"{card}@1,1")
    outcome = GAME.outcome(position)
    assert (outcome.reason, outcome.rule, outcome.winners) == (reason, rule, ())
    assert [score.total for score in outcome.scores] == [0, 0]
    assert position.payoff(0) == 0.0


@pytest.mark.rule("K22")
def test_k22_the_six_minutes_run_out() -> None:
    position = keep("h1211@0,0", "void-1", "void-2", flags="clock")
    assert act(position, TABLE, "time-up", luck="") == ["end time"]
    assert position.end == LOST_TIME
    assert (GAME.outcome(position).rule, GAME.outcome(position).winners) == ("K22", ())


@pytest.mark.rule("K22")
def test_k22_only_the_table_owns_the_clock() -> None:
    position = keep("h1211@0,0", "void-1", "void-2", flags="clock")
    assert legal(position, TABLE) == ["time-up"]
    for seat in (0, 1):
        assert "time-up" not in legal(position, seat)
        refusal = refused(position, seat, "time-up")
        assert (refusal.rule, refusal.message.key) == ("K22", "refuse-clock-owner")
    assert refused(position, TABLE, "void-1@1,1").message.key == "refuse-clock-owner"


@pytest.mark.rule("K22")
def test_k22_the_clock_can_be_switched_off() -> None:
    position = keep("h1211@0,0", "void-1", "void-2")
    assert legal(position, TABLE) == []
    refusal = refused(position, TABLE, "time-up")
    assert (refusal.rule, refusal.message.key) == ("K22", "refuse-no-clock")
    for seconds, limit in ((360, 360), (0, None)):
        options = GAME.options({"clock": seconds})
        assert GAME.blank(options).clock is (limit is not None)
        assert GAME.time_limit(options) == limit
    assert GAME.time_limit(GAME.options({})) == 360


# The chest hunt (K23)


def chests(position: Keep) -> tuple[int, int]:
    """Cards and chests of the best group."""
    group = best_group(position.dungeon)
    return len(group), points(position.dungeon, group)


@pytest.mark.rule("K23")
def test_k23_after_a_win_the_largest_group_scores_a_point_per_chest() -> None:
    dungeon = "gold-1a@0,0 gold-2a@1,1 knight@2,2+2 gold-5@4,0"
    for flags, total in (("chests", 3), ("", 0)):
        position = keep(dungeon, "void-1", "void-2", flags=flags)
        act(position, 0, "void-1@3,3")
        assert position.end == WON
        assert [score.total for score in GAME.outcome(position).scores] == [total, total]
    lines = GAME.outcome(keep(dungeon, "void-1", "void-2", flags="chests", end="1")).scores[0].lines
    assert [(line.key, line.points, line.args) for line in lines] == [("score-chests", 3, {"cards": 2})]


@pytest.mark.rule("K23")
def test_k23_the_group_with_the_most_cards_counts_not_the_one_with_the_most_chests() -> None:
    assert chests(keep("gold-1a@0,0 gold-1b@1,1 gold-5@6,0", "void-1", "void-2")) == (2, 2)


@pytest.mark.rule("K23")
def test_k23_of_equal_groups_the_one_with_more_chests() -> None:
    for dungeon in (
        "gold-1a@0,0 gold-1b@1,1 gold-2a@6,0 gold-2b@7,1",
        "gold-2a@0,0 gold-2b@1,1 gold-1a@6,0 gold-1b@7,1",
    ):
        assert chests(keep(dungeon, "void-1", "void-2")) == (2, 4)


@pytest.mark.rule("K23")
def test_k23_cards_touch_by_a_corner_only() -> None:
    side_by_side = keep("gold-1a@0,0 gold-2a@2,0 gold-1b@0,2 gold-1c@2,2", "void-1", "void-2")
    assert chests(side_by_side) == (1, 2)
    joined = keep("gold-1a@0,0 gold-2a@2,0 gold-1b@0,2 gold-1c@2,2 gold-1d@1,1", "void-1", "void-2")
    assert chests(joined) == (5, 6)
    joined_by_a_plain_card = keep("gold-1a@0,0 gold-2a@2,0 void-3@1,1", "void-1", "void-2")
    assert chests(joined_by_a_plain_card) == (1, 2)


@pytest.mark.rule("K23")
def test_k23_a_dungeon_without_chests() -> None:
    assert chests(keep("h1111@0,0", "void-1", "void-2")) == (0, 0)
