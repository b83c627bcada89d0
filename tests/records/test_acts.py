"""What a table does that is no action of the game: undo, a seat that changes hands, a resignation, a pause."""

from __future__ import annotations

import msgspec
import pytest

from tests.records.tables import KNOCK, act, listed, played, table, team
from undercroft.engine.errors import Illegal, Unknown, Unreadable
from undercroft.engine.luck import Dice
from undercroft.engine.position import TABLE
from undercroft.engine.registry import find
from undercroft.records import notation
from undercroft.records.record import Player, Record, from_json
from undercroft.records.table import Table

DONJON = find("donjon")


def contest(players: int = 3) -> Table:
    settled = DONJON.options({"players": players, "first": 1})
    return Table(DONJON, settled, tuple(Player(name=f"P{seat}") for seat in range(players)), Dice(1))


def folded(one: Table) -> Table:
    return Table.resume(notation.read(notation.write(one.record)), Dice(9))


# A seat changes hands


def test_a_seat_changes_hands_and_the_record_knows() -> None:
    one = table()
    one.seat(1, Player(name='Grim {the "bot"}', kind="greedy"), at=5000)
    assert one.view(0).players == (Player(name="P0"), Player(name='Grim {the "bot"}', kind="greedy"))
    step = one.news(0)[-1]
    assert (step.act, step.seat, step.player, step.at) == ("seat", 1, one.players[1], 5000)
    assert folded(one).players == one.players
    assert from_json(one.record.to_json()) == one.record
    assert one.header.players[1] == Player(name="P1"), "the header says who began"


def test_a_seat_that_is_not_there_cannot_change_hands() -> None:
    for seat in (TABLE, 2):
        with pytest.raises(Unknown):
            table().seat(seat, Player(name="Ann"))


# The clock


def test_after_the_time_limit_only_the_table_acts() -> None:
    one = team(clock=60)
    act(one, 0, listed(one, 0, "ice-flash"))
    before = one.record
    late = listed(one, 0, "poison")
    for at in (60_000, 90_000):
        with pytest.raises(Illegal, match="The time is up") as refusal:
            one.play(1, late, at)
        assert refusal.value.rule == "K22"
        with pytest.raises(Illegal, match="The time is up"):
            one.undo(0, at)
    assert one.record == before
    one.play(TABLE, "time-up", 60_000)
    outcome = one.outcome()
    assert outcome is not None and outcome.rule == "K22"
    with pytest.raises(Illegal, match="over"):
        one.play(0, late, 61_000)
    assert folded(one).record == one.record


def test_until_the_time_limit_everybody_acts() -> None:
    one = team(clock=60)
    one.play(1, listed(one, 1, "ice-flash"), 59_999)
    assert one.entries[-1].at == 59_999


def test_time_that_the_record_knows_of_is_used_whatever_the_next_clock_says() -> None:
    one = team(clock=60)
    one.pause(TABLE, at=60_000)
    one.pause(TABLE, False, at=60_000)
    assert one.why(0, listed(one, 0, "poison")) is not None
    with pytest.raises(Illegal, match="The time is up"):
        act(one, 0, listed(one, 0, "poison"))


def test_a_record_in_which_somebody_acted_too_late_is_refused() -> None:
    one = team(clock=60)
    one.play(0, listed(one, 0, "ice-flash"), 59_000)
    *entries, last = one.record.entries
    late = msgspec.structs.replace(last, at=61_000)
    with pytest.raises(Unreadable, match="The time is up"):
        Table.resume(Record(header=one.header, entries=(*entries, late)), Dice(1))


# Pauses


def test_while_a_table_is_paused_nobody_acts() -> None:
    one = team()
    act(one, 0, listed(one, 0, "ice-flash"))
    one.pause(1, at=3000)
    assert one.view(0).paused
    with pytest.raises(Illegal, match="paused"):
        act(one, 0, one.legal(0)[0])
    with pytest.raises(Illegal, match="paused"):
        one.undo(0)
    why = one.why(0, one.legal(0)[0])
    assert why is not None and why.sentence.key == "refuse-paused"
    again = folded(one)
    assert again.is_paused
    again.pause(0, on=False, at=3000)
    act(again, 0, again.legal(0)[0])
    assert [step.act for step in again.news(None)[-3:]] == ["pause", "resume", "action"]


def test_a_pause_does_not_count_twice() -> None:
    one = table()
    with pytest.raises(Illegal, match="not paused"):
        one.pause(0, on=False)
    one.pause(0)
    with pytest.raises(Illegal, match="is paused"):
        one.pause(1)


# Resigning


def test_who_resigns_is_played_on_and_the_outcome_says_so() -> None:
    one = contest(3)
    one.resign(1, at=1000)
    assert not one.is_over
    assert one.waiting() == (0,)
    with pytest.raises(Illegal):
        one.resign(1)
    step = one.news(2)[-1]
    assert (step.act, step.seat, step.reason) == ("resign", 1, "")
    assert folded(one).resigned == [1]


def test_with_one_opponent_left_the_game_ends() -> None:
    one = contest(3)
    one.resign(1)
    one.resign(0, reason="time")
    assert one.is_over
    assert one.waiting() == ()
    assert one.legal(2) == []
    outcome = one.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.resigned, outcome.reason) == ((2,), (0, 1), "end-resigned")
    assert one.news(None)[-1].reason == "time"
    with pytest.raises(Illegal, match="given up"):
        one.play(2, "pass")
    with pytest.raises(Illegal, match="given up"):
        one.resign(2)
    assert folded(one).outcome() == outcome
    assert one.view(2).outcome == outcome
    assert DONJON.text("fr")(outcome.reason) != outcome.reason


def test_a_team_goes_on_without_one_of_it_and_has_lost_without_all() -> None:
    one = table(players=2)
    one.resign(0)
    assert not one.is_over
    one.resign(1)
    outcome = one.outcome()
    assert outcome is not None and outcome.winners == () and outcome.cooperative


# Undo


def test_news_say_which_step_an_undo_took_back() -> None:
    one = team()
    act(one, 0, listed(one, 0, "ice-flash"))
    act(one, 0, listed(one, 0, "poison"))
    one.undo(0)
    one.undo(0)
    act(one, 0, listed(one, 0, "poison"))
    one.undo(0)
    assert [(step.act, step.undoes) for step in one.news(1)[3:]] == [
        ("undo", 2),
        ("undo", 1),
        ("action", None),
        ("undo", 5),
    ]


def test_the_end_of_a_game_is_a_barrier() -> None:
    one = team(clock=360)
    act(one, 0, listed(one, 0, "ice-flash"))
    act(one, TABLE, "time-up")
    assert one.view(0).undo is not None
    with pytest.raises(Illegal, match="The game is over"):
        one.undo(0)


def test_a_resignation_that_ends_the_game_is_a_barrier_too() -> None:
    one = contest(2)
    one.play(0, one.legal(0)[0])
    one.resign(1)
    with pytest.raises(Illegal, match="The game is over"):
        one.undo(0)


# At and fork


def test_a_table_can_be_looked_at_as_it_was() -> None:
    one = played(6)
    for number in range(1, 7):
        assert one.at(number).view(0).number == number
        assert one.at(number).news(0) == one.news(0)[:number]
    with pytest.raises(Unknown, match="no step 7"):
        one.at(7)


def test_a_fork_goes_on_with_other_luck_and_leaves_the_table_alone() -> None:
    one = played(6)
    before = one.record
    fork = one.fork(3, Dice(77))
    seat = fork.waiting()[0]
    fork.play(seat, fork.legal(seat)[0])
    assert fork.record.entries[:3] == before.entries[:3]
    assert one.record == before


# Headers


def test_tags_that_nobody_knows_are_kept() -> None:
    record = played(3).record
    header = msgspec.structs.replace(record.header, tags={"Event": "Club night", "Round": "3"})
    tagged = Record(header=header, entries=record.entries)
    assert notation.read(notation.write(tagged)) == tagged
    assert from_json(tagged.to_json()) == tagged
    assert '[Event "Club night"]' in notation.write(tagged)
    assert Table.resume(tagged, Dice(1)).record == tagged


def test_records_of_the_first_format_are_read() -> None:
    record = team().record
    text = notation.write(record).replace('[Undercroft "2"]', '[Undercroft "1"]').replace("* !deal", "* deal")
    assert notation.read(text) == record
    data = record.to_json().replace(b'"format":2', b'"format":1').replace(b'"!deal"', b'"deal"')
    assert from_json(data) == record


def test_times_are_written_as_playing_time() -> None:
    one = table()
    one.play(0, one.legal(0)[0], at=61_250)
    assert "\n1:01.250 1 " in notation.write(one.record)
    assert one.view(None).played == 61_250
    assert one.view(None).limit is None
    assert table(clock=360).view(0).limit == 360_000


def test_an_option_that_a_record_lacks_means_what_was_before_it() -> None:
    record = table().record
    options = {name: value for name, value in record.header.options.items() if name != "chests"}
    older = msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, options=options))
    assert Table.resume(older, Dice(1)).options == KNOCK.options(record.header.options)


# What follows


def test_a_series_goes_on_with_a_record_without_entries_and_whoever_sits_there_now() -> None:
    one = Table(KNOCK, KNOCK.options({"players": 1, "adventure": True}), (Player(name="Ann"),), Dice(1), "2026-11-15")
    assert one.sequel() is None
    one.seat(0, Player(name="Bea"))
    one.play(TABLE, "time-up")
    assert one.sequel() == Record(header=msgspec.structs.replace(one.header, players=(Player(name="Bea"),)), entries=())


def test_a_game_that_was_given_up_has_no_sequel() -> None:
    one = Table(KNOCK, KNOCK.options({"players": 1, "adventure": True}), (Player(name="Ann"),), Dice(1))
    one.resign(0)
    assert one.is_over and one.sequel() is None
