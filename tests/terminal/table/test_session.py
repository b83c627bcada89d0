"""A game at one keyboard, without a screen: who decides, bots, clock, record."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.knock.positions import GAME, keep
from tests.terminal.desk import Clock, Later, a_session, a_table, saved_session
from undercroft.engine.errors import Illegal
from undercroft.engine.luck import Dice
from undercroft.engine.position import TABLE
from undercroft.records.files import load
from undercroft.records.record import Player
from undercroft.records.table import Table
from undercroft.terminal.table.session import Session

# Who decides


def test_a_person_alone_sits_at_the_keyboard_from_the_start() -> None:
    session = a_session("Ann")
    assert (session.deciding, session.handing_over, session.eyes) == (0, None, 0)


def test_with_two_people_the_keyboard_is_handed_over_before_each_decision() -> None:
    session = a_session("Ann,Bob", keep("h1111@0,0", "void-1,void-2", "void-3,void-4"))
    assert (session.handing_over, session.deciding, session.eyes) == (0, None, None)
    session.sit(0)
    assert (session.handing_over, session.deciding, session.eyes) == (None, 0, 0)
    session.act(0, "void-1@1,1")
    assert (session.handing_over, session.deciding, session.eyes) == (1, None, None)


def test_another_person_may_act_out_of_turn_and_then_the_turn_goes_on() -> None:
    session = a_session("Ann,Bob", keep("h1111@0,0", "void-1,void-2", "void-3,void-4"))
    session.sit(0)
    assert session.guests() == [1]
    session.call(1)
    assert session.handing_over == 1
    session.sit(1)
    session.act(1, "show void-3")
    assert session.handing_over == 0


def test_whoever_sits_there_now_plays() -> None:
    table = a_table("Ann,greedy")
    table.seat(0, Player(name="Grim", kind="random"))
    table.seat(1, Player(name="Bea"))
    session = Session(table, seed=1, now=Clock())
    assert session.names == ("Grim", "Bea")
    assert (session.people, list(session.bots)) == ((1,), [0])


def test_a_view_and_a_preview_are_made_once_until_something_happens() -> None:
    session = a_session("Ann", keep("h1111@0,0", "void-1,void-2"))
    seen, preview = session.view, session.preview(0, "void-1@1,1")
    assert session.view is seen and session.preview(0, "void-1@1,1") is preview
    session.act(0, "void-1@1,1")
    assert session.view.number == seen.number + 1
    assert preview.view is not None and session.view.view.dungeon == preview.view.dungeon


# Bots


def test_bots_play_until_a_person_is_asked() -> None:
    session = a_session("Ann,greedy,random")
    session.act(0, session.table.legal(0)[0])
    assert session.tick()
    assert session.tick()
    assert not session.tick()
    assert session.deciding == 0
    assert [entry.seat for entry in session.table.entries[1:]] == [0, 1, 2]


def test_a_bot_waits_a_moment_so_that_people_can_follow() -> None:
    clock = Clock()
    session = Session(a_table("Ann,greedy"), seed=1, now=clock, follow=1.0)
    session.act(0, session.table.legal(0)[0])
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
    session.act(0, session.table.legal(0)[0])
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
    session.act(1, "show void-3")
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
    session.act(0, session.table.legal(0)[0])
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
    session.act(0, "void-1@1,1")
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


def test_a_pause_is_noted_with_the_time_at_which_the_clock_stood() -> None:
    clock = Clock()
    session = a_session("Ann", None, clock, clock=60)
    session.tick()
    clock.pass_by(2)
    session.pause()
    clock.pass_by(100)
    session.pause(False)
    assert [(step.act, step.seat, step.at) for step in session.seat.news(1)] == [
        ("pause", 0, 2_000),
        ("resume", 0, 2_000),
    ]


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


class Hasty(Clock):
    """A clock on which a minute passes whenever somebody looks, once it is let go."""

    running = False

    def __call__(self) -> float:
        if self.running:
            self.pass_by(60)
        return self.seconds


@pytest.mark.rule("K22")
def test_who_acts_after_the_last_second_is_too_late() -> None:
    clock = Clock()
    session = a_session("Ann", keep("knight@0,0+2", "void-1", flags="clock"), clock, clock=60)
    session.tick()
    clock.pass_by(60)
    with pytest.raises(Illegal, match="The time is up") as refusal:
        session.act(0, "void-1@1,1")
    assert refusal.value.rule == "K22"
    assert session.tick()
    outcome = session.table.outcome()
    assert outcome is not None and outcome.winners == ()


@pytest.mark.parametrize("limit", range(30, 600, 30))
def test_whenever_the_time_runs_out_a_bot_acts_before_or_the_table_does(limit: int) -> None:
    clock = Hasty()
    session = a_session("random", keep("h1111@0,0", "void-1,void-2", flags="clock"), clock, clock=limit)
    session.clock.start()
    clock.running = True
    while not session.is_over:
        assert session.tick()
    assert session.table.moves[-1][0] == TABLE or len(session.table.moves) > 1


@pytest.mark.rule("K22")
def test_time_used_stays_used_when_people_leave_and_come_back(tmp_path: Path) -> None:
    session = saved_session(tmp_path, "Ann", clock=60)
    clock = session.now
    assert isinstance(clock, Clock)
    session.tick()
    clock.pass_by(40)
    session.leave()
    assert session.path is not None
    record = load(session.path)
    assert [(entry.action, entry.at) for entry in record.entries[1:]] == [("!pause", 40_000)]
    again = Session(Table.fold(GAME, session.table.options, record, Dice(1)), seed=1, now=clock)
    assert (again.is_paused, again.clock.left) == (True, 20_000)
    again.pause(False)
    again.tick()
    clock.pass_by(20)
    assert again.tick() and again.is_over


def test_a_pause_a_finished_game_and_one_without_a_clock_are_left_as_they_are(tmp_path: Path) -> None:
    paused = saved_session(tmp_path, "Ann", None, clock=60)
    paused.pause()
    free = saved_session(tmp_path, "Ann", None, clock=0)
    over = saved_session(tmp_path, "Ann", keep("knight@0,0+2", "void-1"), clock=60)
    over.act(0, "void-1@1,1")
    for session in (paused, free, over):
        clock = session.now
        assert isinstance(clock, Clock) and session.path is not None
        session.tick()
        clock.pass_by(5)
        session.leave()
        assert load(session.path) == session.table.record


@pytest.mark.rule("K22")
def test_a_copy_knows_the_time_that_was_used_and_the_game_goes_on(tmp_path: Path) -> None:
    clock = Clock()
    session = a_session("Ann", None, clock, clock=60)
    session.tick()
    clock.pass_by(40)
    session.save(tmp_path / "copy.record")
    copy = Table.fold(GAME, session.table.options, load(tmp_path / "copy.record"), Dice(1))
    assert (copy.is_paused, copy.view(None).played) == (True, 40_000)
    assert not session.is_paused


def test_who_cannot_save_on_leaving_leaves_all_the_same(tmp_path: Path) -> None:
    session = saved_session(tmp_path, "Ann", clock=60)
    assert session.path is not None
    session.path = session.path / "no" / "folder.record"
    session.leave()


# The record


def test_every_action_is_on_disk_at_once_with_its_playing_time(tmp_path: Path) -> None:
    session = saved_session(tmp_path, "Ann", clock=60)
    clock = session.now
    assert isinstance(clock, Clock)
    session.tick()
    clock.pass_by(12.5)
    session.act(0, session.table.legal(0)[0])
    assert session.path is not None
    record = load(session.path)
    assert record == session.table.record
    assert record.entries[-1].at == 12_500


def test_playing_time_goes_on_where_it_stood() -> None:
    table = a_table("Ann", None, clock=60)
    table.play(0, table.packed(0)[0], at=20_000)
    assert Session(table, seed=1, now=Clock()).clock.left == 40_000


def test_a_refused_action_changes_nothing(tmp_path: Path) -> None:
    session = saved_session(tmp_path, "Ann", keep("h1111@0,0", "void-1"))
    before = session.table.record
    with pytest.raises(Illegal):
        session.act(0, "void-1@4,4")
    assert session.table.record == before


def test_a_finished_game_leaves_the_running_ones(tmp_path: Path) -> None:
    session = saved_session(tmp_path, "Ann", keep("knight@0,0+2", "void-1"))
    session.act(0, "void-1@1,1")
    assert session.path is not None and session.path.parent.name == "finished"
