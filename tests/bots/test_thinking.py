"""Thinking for people who wait."""

from __future__ import annotations

import pytest

from tests.games.knock.positions import GAME, keep
from tests.terminal.desk import QUICK, Later, a_table
from undercroft.bots.kinds import KINDS
from undercroft.bots.outside import SECONDS, OutsideBot
from undercroft.bots.searcher import LEVELS, SearchBot
from undercroft.bots.thinking import PATIENCE, AtOnce, Thought, advice, at_table, decision, patience
from undercroft.engine.errors import Unknown
from undercroft.engine.sight import Sight


def a_sight() -> Sight:
    return a_table("Ann", keep("c2112-3@0,0+3", "void-1,h4000")).sight(0)


# Patience


@pytest.mark.parametrize("level", LEVELS)
def test_at_a_table_a_level_does_not_let_people_wait(level: str) -> None:
    bot = at_table(level, 1)
    assert isinstance(bot, SearchBot)
    assert bot.seconds == PATIENCE[level] == patience(level)


@pytest.mark.parametrize("kind", ["expert@400000", "exec:some bot"])
def test_a_budget_of_ones_own_and_a_program_are_waited_for_no_longer_than_anybody(kind: str) -> None:
    bot = at_table(kind, 1, programs=True)
    assert isinstance(bot, SearchBot | OutsideBot)
    assert bot.seconds == SECONDS == patience(kind)


def test_a_program_has_to_be_allowed_at_a_table_too() -> None:
    with pytest.raises(Unknown, match="only where you name it yourself"):
        at_table("exec:some bot", 1)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_decides_at_a_table(kind: str) -> None:
    sight = a_sight()
    thought = Thought(Later(), decision(at_table(kind, 1), sight))
    thought.finish()
    assert decision(at_table(kind, 1), sight)(thought.progress) in sight.legal


def test_nobody_waits_for_a_decision_that_is_none() -> None:
    sight = a_sight()
    only = Sight(sight.game, sight.view, sight.legal[-1:])
    thought = Thought(AtOnce(), decision(at_table("expert@50", 1), only))
    assert thought.future.result() == only.legal[0]
    assert thought.percent is None  # it did not even begin to search


# Thoughts


def test_a_thought_tells_how_far_it_is() -> None:
    thought = Thought(AtOnce(), lambda progress: progress(0.25))
    assert thought.future.result() is True
    assert thought.percent == 25


def test_a_thought_that_tells_nothing_is_just_a_thought() -> None:
    assert Thought(AtOnce(), lambda progress: 7).percent is None


def test_a_thought_that_nobody_wants_is_never_begun() -> None:
    later, done = Later(), []
    thought = Thought(later, lambda progress: done.append("thought"))
    thought.drop()
    later.work()
    assert done == []


def test_a_search_told_that_it_is_enough_ends_with_what_it_has() -> None:
    bot = at_table("expert@1000000", 1)
    later = Later()
    thought = Thought(later, decision(bot, a_sight()))
    thought.finish()
    later.work()
    assert thought.future.result() in a_sight().legal


# Hints


def test_a_hint_rests_on_what_the_seat_sees() -> None:
    """The other hand and the pile are dealt again: the hint stays."""
    hints = []
    for hand, pile in (("h4000,void-3", "h1000"), ("void-3,h1000", "h4000")):
        table = a_table("Ann,Bob", keep("h1111@0,0", "void-1,void-2", hand, pile=pile))
        hints.append(advice(table.sight(0), 5, QUICK)(lambda share: True))
    assert hints[0] == hints[1]


def test_a_hint_that_is_cut_short_is_still_an_action() -> None:
    hint = advice(a_sight(), 1)(lambda share: False)
    assert GAME.actions.write(hint.best.action).startswith("void-1@")
    assert hint.other is None
