"""The running game: checks, records, takes back, and lets nothing out but views."""

from __future__ import annotations

import pytest

from tests.records.tables import KNOCK, act, listed, played, table, team
from undercroft.engine.errors import Illegal, Unknown
from undercroft.engine.luck import Dice
from undercroft.engine.position import TABLE
from undercroft.engine.registry import find, names
from undercroft.engine.text import Sentence
from undercroft.records.record import DEAL, UNDO, Player, Record
from undercroft.records.table import Table


def line(one: Table) -> str:
    return KNOCK.write(one.position)


# Playing


def test_a_table_begins_with_the_deal() -> None:
    one = table()
    assert [(entry.seat, entry.action) for entry in one.entries] == [(TABLE, DEAL)]
    assert len(one.entries[0].luck) == 9, "two hands of four and the first card"
    assert one.waiting() == (0,)


def test_an_action_is_recorded_with_what_luck_answered() -> None:
    one = table()
    code = listed(one, 0, "h")
    one.play(0, KNOCK.actions.read(code), at=2500)
    entry = one.entries[-1]
    assert (entry.seat, entry.action, entry.at) == (0, code, 2500)
    assert one.is_over or len(entry.luck) == 1


def test_the_clock_of_a_record_never_goes_back() -> None:
    one = team()
    one.play(0, KNOCK.actions.read(listed(one, 0, "ice-flash")), at=2500)
    one.play(1, KNOCK.actions.read(listed(one, 1, "show")), at=1000)
    assert [entry.at for entry in one.entries] == [0, 2500, 2500]


def test_a_refused_action_changes_nothing() -> None:
    one = table()
    before, record = line(one), one.record
    with pytest.raises(Illegal) as refusal:
        act(one, 1, "h01@1,1")
    assert refusal.value.rule == "K7"
    assert str(refusal.value) != "refuse-turn", "a sentence, not a key"
    assert (line(one), one.record) == (before, record)


def test_a_seat_that_is_not_there() -> None:
    one = table()
    for seat in (2, -2):
        with pytest.raises(Unknown, match="there is no seat"):
            one.play(seat, one.packed(0)[0])
        assert one.packed(seat) == []


def test_the_table_itself_acts_for_the_clock() -> None:
    one = table(clock=360)
    act(one, TABLE, "time-up")
    outcome = one.outcome()
    assert outcome is not None and outcome.rule == "K22"
    assert one.packed(TABLE) == []


# Undo


def undo_key(one: Table, seat: int) -> str | None:
    refusal = one.undo_refusal(seat)
    return refusal.key if refusal else None


def test_at_first_there_is_nothing_to_take_back() -> None:
    with pytest.raises(Illegal, match="nothing to take back"):
        table().undo(0)


def test_undo_returns_exactly_to_the_position_before() -> None:
    one = team()
    before = line(one)
    act(one, 0, listed(one, 0, "ice-flash"))
    assert line(one) != before
    one.undo(0)
    assert line(one) == before
    assert one.entries[-1].action == UNDO, "the record forgets nothing"


def test_several_actions_can_be_taken_back_one_by_one() -> None:
    one = team()
    lines = [line(one)]
    for beginning in ("ice-flash", "poison"):
        act(one, 0, listed(one, 0, beginning))
        lines.append(line(one))
    one.undo(0)
    assert line(one) == lines[1]
    one.undo(0)
    assert line(one) == lines[0]
    assert undo_key(one, 0) == "undo-nothing"


def test_luck_is_a_barrier() -> None:
    one = played(3)
    assert [undo_key(one, seat) for seat in (0, 1)] == ["undo-luck", "undo-luck"]
    with pytest.raises(Illegal, match="Luck has answered"):
        one.undo(1)


def test_showing_a_card_is_a_barrier() -> None:
    one = table()
    act(one, 1, listed(one, 1, "show"))
    assert undo_key(one, 1) == "undo-disclosed"


def test_what_was_free_before_a_barrier_is_gone_after_it() -> None:
    one = team()
    act(one, 0, listed(one, 0, "ice-flash"))
    act(one, 0, listed(one, 0, "show"))
    assert undo_key(one, 0) == "undo-disclosed"


def test_another_seats_decision_is_a_barrier() -> None:
    one = team()
    act(one, 0, listed(one, 0, "ice-flash"))
    assert undo_key(one, 1) == "undo-other", "only who acted takes back"
    act(one, 1, listed(one, 1, "poison"))
    assert undo_key(one, 0) == "undo-other"
    assert undo_key(one, 1) is None
    one.undo(1)
    assert undo_key(one, 1) == "undo-other"
    assert undo_key(one, 0) == "undo-other", "a decision that was taken back has been seen"


def test_the_clock_takes_nothing_back() -> None:
    one = team(clock=360)
    act(one, 0, listed(one, 0, "ice-flash"))
    assert undo_key(one, TABLE) is not None
    act(one, TABLE, "time-up")
    assert undo_key(one, 0) == "undo-over"
    assert undo_key(one, TABLE) is not None


# Folding


def test_the_fold_of_a_record_is_the_table_that_wrote_it() -> None:
    one = team()
    act(one, 0, listed(one, 0, "ice-flash"))
    one.undo(0)
    act(one, 0, listed(one, 0, "poison"))
    folded = Table.resume(one.record, Dice(0))
    assert line(folded) == line(one)
    assert folded.record == one.record
    assert folded.view(0) == one.view(0)
    folded.undo(0)
    assert line(folded) == KNOCK.write(table_before(one).position)


def table_before(one: Table) -> Table:
    """The table as its record was before the last entry."""
    return Table.resume(Record(header=one.header, entries=tuple(one.entries[:-1])), Dice(0))


def test_a_game_goes_on_after_a_restart() -> None:
    one = Table.resume(played(4).record, Dice(11))
    seat = one.waiting()[0]
    one.play(seat, one.packed(seat)[0])
    assert len(one.entries) == 5


def test_a_record_without_entries_is_a_game_about_to_start() -> None:
    one = Table.resume(Record(header=table().header), Dice(5))
    assert [entry.action for entry in one.entries] == [DEAL]
    assert line(one) == line(table(seed=5))


# What leaves the table


def test_a_view_says_what_a_client_needs() -> None:
    one = table()
    seen = one.view(0)
    assert seen.number == 1
    assert seen.waiting == (0,)
    assert {group.kind for group in seen.legal} == {"place", "reveal"}
    assert [action.code for group in seen.legal for action in group.actions] == one.legal(0)
    assert seen.undo == Sentence("undo-nothing")
    assert seen.outcome is None


def test_a_spectator_sees_the_table_and_can_do_nothing() -> None:
    seen = team().view(None)
    assert seen.legal == ()
    assert seen.undo == Sentence("undo-nothing")
    assert seen.view.seat is None


def test_events_hide_what_a_seat_may_not_know() -> None:
    one = table()
    dealt = {seat: [event.card for event in one.news(seat)[0].events[:8]] for seat in (0, 1, None)}
    luck = list(one.entries[0].luck)
    assert dealt[0] == luck[:4] + [None] * 4
    assert dealt[1] == [None] * 4 + luck[4:8]
    assert dealt[None] == [None] * 8


def test_a_client_asks_for_what_it_has_missed() -> None:
    one = played(3)
    everything = one.news(0)
    assert [step.number for step in everything] == [0, 1, 2]
    assert one.news(0, since=2) == everything[2:]
    assert one.news(0, since=3) == ()


def test_a_bot_is_given_a_sight() -> None:
    one = table()
    sight = one.sight(0)
    assert sight.seat == 0
    assert sight.legal == one.packed(0)
    assert sight.view == one.view(0).view


@pytest.mark.parametrize("name", names())
def test_a_step_told_to_several_seats_at_once_is_what_each_is_told(name: str) -> None:
    game, dice = find(name), Dice(5)
    one = Table(game, game.options({"players": 2}), (Player(name="Ann"), Player(name="Bob")), Dice(3))
    while one.number < 60 and not one.is_over:
        seat = one.waiting()[0]
        legal = one.packed(seat)
        one.play(seat, legal[dice.below(len(legal))])
    seats = [None, 0, 1]
    told = [one.steps(number, seats) for number in range(one.number)]
    assert told == [[one.step(number, seat) for seat in seats] for number in range(one.number)]
    if name == "knock":  # what is dealt to Bob is not for Ann
        assert any(ann != bob for _, ann, bob in told)
