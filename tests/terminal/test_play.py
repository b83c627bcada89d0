"""A game at one keyboard, without a screen: who decides, bots, clock, record."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.knock.positions import GAME, keep
from tests.terminal.desk import Clock, Later, a_session, a_table, saved_session

from undercroft.engine.errors import Illegal
from undercroft.records.files import load
from undercroft.terminal.play import Session


def read(code: str) -> int:
    return GAME.actions.read(code)


# Who decides


def test_a_person_alone_sits_at_the_keyboard_from_the_start() -> None:
    session = a_session("Ann")
    assert (session.deciding, session.handing_over, session.eyes) == (0, None, 0)


def test_with_two_people_the_keyboard_is_handed_over_before_each_decision() -> None:
    session = a_session("Ann,Bob", keep("h1111@0,0", "void-1,void-2", "void-3,void-4"))
    assert (session.handing_over, session.deciding, session.eyes) == (0, None, None)
    session.sit(0)
    assert (session.handing_over, session.deciding, session.eyes) == (None, 0, 0)
    session.play(0, read("void-1@1,1"))
    assert (session.handing_over, session.deciding, session.eyes) == (1, None, None)


def test_another_person_may_act_out_of_turn_and_then_the_turn_goes_on() -> None:
    session = a_session("Ann,Bob", keep("h1111@0,0", "void-1,void-2", "void-3,void-4"))
    session.sit(0)
    assert session.guests() == [1]
    session.call(1)
    assert session.handing_over == 1
    session.sit(1)
    session.play(1, read("show void-3"))
    assert session.handing_over == 0


# Bots


def test_bots_play_until_a_person_is_asked() -> None:
    session = a_session("Ann,greedy,random")
    session.play(0, session.table.legal(0)[0])
    assert session.tick()
    assert session.tick()
    assert not session.tick()
    assert session.deciding == 0
    assert [entry.seat for entry in session.table.entries[1:]] == [0, 1, 2]


def test_a_bot_waits_a_moment_so_that_people_can_follow() -> None:
    clock = Clock()
    session = Session(a_table("Ann,greedy"), seed=1, now=clock, follow=1.0)
    session.play(0, session.table.legal(0)[0])
    assert not session.tick()
    clock.pass_by(1.1)
    assert session.tick()


def test_the_table_does_not_stop_for_a_bot_that_thinks_long() -> None:
    later = Later()
    session = a_session("greedy,Ann", workers=later)
    assert not session.tick()
    later.work()
    assert session.tick()
    assert session.deciding == 1


def test_a_bot_in_a_hurry_decides_with_what_it_has() -> None:
    later = Later()
    session = a_session("expert,Ann", workers=later)
    session.tick()
    session.hurry()
    later.work()
    assert session.tick()
    assert session.deciding == 1


def test_a_bot_in_a_hurry_does_not_wait_for_people_to_follow() -> None:
    session = Session(a_table("Ann,greedy"), seed=1, now=Clock(), follow=1.0)
    session.play(0, session.table.legal(0)[0])
    assert not session.tick()
    session.hurry()
    assert session.tick()


def test_a_pause_ends_the_thought_and_after_it_the_bot_thinks_anew() -> None:
    later = Later()
    session = a_session("expert@16,Ann", workers=later)
    session.tick()
    session.pause()
    assert session.thinking is None
    later.work()
    assert not session.tick()
    session.pause(False)
    session.tick()
    later.work()
    assert session.tick()


def test_who_acts_out_of_turn_makes_the_bot_think_again() -> None:
    later = Later()
    session = a_session("expert@16,Ann", keep("h1111@0,0", "void-1,void-2", "void-3"), workers=later)
    session.tick()
    assert session.thinking is not None
    _, first = session.thinking
    session.play(1, read("show void-3"))
    session.tick()
    assert first.is_enough
    assert session.thinking is not None and session.thinking[1] is not first


# Hints


def test_a_hint_is_a_legal_action_with_its_value_and_reasons() -> None:
    session = a_session("Ann", keep("c2112-3@0,0+3", "void-1,h4000"))
    session.ask_for_hint(0)
    hint = session.hint()
    assert hint is not None
    assert GAME.actions.write(hint.best.action).startswith("void-1@")
    assert 0 < hint.best.value <= 1
    assert hint.reasons == ("reason-defeats",)


def test_a_hint_is_handed_over_once_and_asked_for_once() -> None:
    later = Later()
    session = a_session("Ann", workers=later)
    session.ask_for_hint(0)
    session.ask_for_hint(0)
    assert len(later.jobs) == 1
    assert session.hint() is None
    later.work()
    assert session.hint() is not None
    assert session.hint() is None


def test_who_acts_does_not_wait_for_a_hint() -> None:
    later = Later()
    session = a_session("Ann", workers=later)
    session.ask_for_hint(0)
    session.play(0, session.table.legal(0)[0])
    later.work()
    assert session.hint() is None


def test_a_hint_for_one_seat_is_not_told_to_another() -> None:
    later = Later()
    session = a_session("Ann,Bob", keep("h1111@0,0", "void-1,void-2", "void-3,void-4"), workers=later)
    session.sit(0)
    session.ask_for_hint(0)
    session.call(1)
    later.work()
    assert session.hint() is None


# Time


def test_the_clock_starts_with_the_first_decision_and_rests_during_the_hand_over() -> None:
    clock = Clock()
    session = a_session("Ann,Bob", keep("h1111@0,0", "void-1,void-2", "void-3,void-4"), clock, clock=60)
    session.tick()
    clock.pass_by(30)
    session.sit(0)
    session.tick()
    clock.pass_by(10)
    session.play(0, read("void-1@1,1"))
    session.tick()
    clock.pass_by(30)
    assert session.clock.left == 50_000


def test_the_clock_rests_during_a_pause() -> None:
    clock = Clock()
    session = a_session("Ann", None, clock, clock=60)
    session.tick()
    session.pause()
    clock.pass_by(100)
    session.tick()
    assert session.clock.left == 60_000
    session.pause(False)
    session.tick()
    clock.pass_by(1)
    assert session.clock.left == 59_000


def test_when_the_time_is_up_the_table_ends_the_game() -> None:
    clock = Clock()
    session = a_session("Ann", None, clock, clock=60)
    session.tick()
    clock.pass_by(60)
    assert session.tick()
    outcome = session.table.outcome()
    assert outcome is not None
    assert outcome.rule == "K22"
    assert not session.tick()


def test_without_a_clock_time_never_ends_a_game() -> None:
    clock = Clock()
    session = a_session("Ann", None, clock, clock=0)
    session.tick()
    clock.pass_by(100_000)
    assert not session.tick()


# The record


def test_every_action_is_on_disk_at_once_with_its_playing_time(tmp_path: Path) -> None:
    session = saved_session(tmp_path, "Ann", clock=60)
    clock = session.now
    assert isinstance(clock, Clock)
    session.tick()
    clock.pass_by(12.5)
    session.play(0, session.table.legal(0)[0])
    assert session.path is not None
    record = load(session.path)
    assert record == session.table.record
    assert record.entries[-1].at == 12_500


def test_playing_time_goes_on_where_it_stood() -> None:
    table = a_table("Ann", None, clock=60)
    table.play(0, table.legal(0)[0], at=20_000)
    assert Session(table, seed=1, now=Clock()).clock.left == 40_000


def test_a_refused_action_changes_nothing(tmp_path: Path) -> None:
    session = saved_session(tmp_path, "Ann", keep("h1111@0,0", "void-1"))
    before = session.table.record
    with pytest.raises(Illegal):
        session.play(0, read("void-1@4,4"))
    assert session.table.record == before


def test_a_finished_game_leaves_the_running_ones(tmp_path: Path) -> None:
    session = saved_session(tmp_path, "Ann", keep("knight@0,0+2", "void-1"))
    session.play(0, read("void-1@1,1"))
    assert session.path is not None and session.path.parent.name == "finished"


def test_a_series_goes_on_with_a_record_without_entries() -> None:
    session = a_session("Ann", keep("knight@0,0+2", "void-1", flags="adventure"), adventure=True)
    assert session.sequel() is None
    session.play(0, read("void-1@1,1"))
    sequel = session.sequel()
    assert sequel is not None
    assert sequel.entries == ()
    assert sequel.header.options["keep"] == 2
