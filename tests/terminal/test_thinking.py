"""Thinking beside the screen."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from tests.games.knock.positions import GAME, keep
from tests.terminal.desk import QUICK, Later, a_table

from undercroft.bots.bot import Bot
from undercroft.bots.kinds import KINDS
from undercroft.bots.searcher import LEVELS, SearchBot
from undercroft.engine.registry import find
from undercroft.engine.sight import Sight
from undercroft.engine.text import Text
from undercroft.terminal.page import Pages
from undercroft.terminal.saves import Saves
from undercroft.terminal.seats import read_seats
from undercroft.terminal.start import Evening
from undercroft.terminal.thinking import PATIENCE, AtOnce, Thought, advice, at_table, decision


def patience(bot: Bot) -> float | None:
    assert isinstance(bot, SearchBot)
    return bot.seconds


def a_sight() -> Sight:
    return a_table("Ann", keep("c2112-3@0,0+3", "void-1,h4000")).sight(0)


# Patience


@pytest.mark.parametrize("level", LEVELS)
def test_at_a_table_a_level_does_not_let_people_wait(level: str) -> None:
    assert patience(at_table(level, 1)) == PATIENCE[level]


def test_who_names_a_budget_gets_it_whole() -> None:
    assert patience(at_table("expert@400", 1)) is None


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


# A real thread


def test_no_bot_goes_on_thinking_when_people_have_left(tmp_path: Path) -> None:
    game = find("knock")
    players = read_seats("expert@1000000,Ann", Text("en"))
    pages = Pages()
    evening = Evening(pages, "en", seed=1)
    evening.saves = Saves(tmp_path)
    evening.begin(game, game.options({"players": 2, "first": 1}), players)
    before = threading.active_count()
    pages.tick()
    assert threading.active_count() == before + 1
    evening.leave()
    evening.close()
    assert threading.active_count() == before
    assert pages.top is None
