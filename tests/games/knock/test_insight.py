"""What the game knows about playing itself: the right order of hopes, not their figures."""

from __future__ import annotations

from tests.games.knock.positions import GAME, act, keep, start
from undercroft.engine.luck import Dice
from undercroft.engine.playout import play_randomly
from undercroft.games.knock.rules import Keep


def hope(position: Keep) -> float:
    return GAME.insight.evaluate(position, 0)


def test_hope_lies_between_losing_and_winning() -> None:
    for seed in range(30):
        position = start(Dice(seed), players=1 + seed % 6)
        play_randomly(position, Dice(seed), seed)
        assert 0.0 <= hope(position) <= 1.0


def test_a_finished_keep_is_worth_what_it_was() -> None:
    won = keep("knight@0,0+2", "void-1", "void-2")
    act(won, 0, "void-1@1,1")
    lost = keep("h1211@0,0", "h2000", "void-2")
    act(lost, 0, "h2000@1,1")
    assert (hope(won), hope(lost)) == (1.0, 0.0)


def test_a_keep_about_to_be_lost_is_worth_less_than_one_about_to_be_won() -> None:
    alarm_next = keep("c3333-9@0,0+1 c2222-12@8,0+9", "h1000", "h2000")
    nearly_there = keep("knight@0,0+4 void-3@-1,-1", "void-1", "void-2")
    assert 0.0 < hope(alarm_next) < hope(nearly_there) < 1.0


def test_fewer_creatures_are_better() -> None:
    quiet = keep("h1111@0,0 c2222-3@8,0", "void-1", "void-2")
    fighting = keep("h1111@0,0 c2222-3@8,0+3", "void-1", "void-2")
    urgent = keep("h1111@0,0 c2222-3@8,0+1", "void-1", "void-2")
    assert hope(urgent) < hope(fighting) < hope(quiet)


def test_a_placing_that_loses_a_hall_is_hardly_worth_a_thought() -> None:
    position = keep("h1211@0,0", "h2000", "void-2")
    fatal, safe = (GAME.insight.prior(position, 0, GAME.actions.read(code)) for code in ("h2000@1,1", "h2000@1,1r"))
    assert 0.0 < fatal < safe


def test_a_bot_shows_no_cards() -> None:
    position = keep("h1211@0,0", "h2000", "void-2")
    assert GAME.insight.prior(position, 0, GAME.actions.read("show h2000")) == 0.0


def test_nobody_gives_up_while_a_spell_can_be_cast() -> None:
    position = keep("h1111@0,0 knight@8,0+4", "", "", pile="", spells="poison")
    options = position.legal(0)
    weights = dict(
        zip(
            [GAME.actions.write(int(option)) for option in options],
            GAME.insight.priors(position, 0, options),
            strict=True,
        )
    )
    assert weights.pop("done") < 0.01 * min(weights.values())
    assert GAME.insight.reasons(position, 0, GAME.actions.read("done")) == []
