"""A record that is looked at again."""

from __future__ import annotations

from tests.records.tables import KNOCK, act, listed, played, team
from undercroft.records.replay import Replay


def test_what_every_seat_saw_after_every_step_is_there() -> None:
    one = played()
    replay = Replay(one)
    assert len(replay) == len(one.record.entries) == 6
    for number in range(len(replay)):
        for seat in (0, 1, None):
            assert replay.view(number, seat) == one.at(number + 1).view(seat).view


def test_a_step_is_told_as_in_the_news() -> None:
    one = played()
    replay = Replay(one)
    assert tuple(replay.step(number, 1) for number in range(len(replay))) == one.news(1)
    assert replay.record == one.record


def test_what_was_taken_back_is_there_to_see() -> None:
    one = team()
    before = one.view_of(0)
    act(one, 0, listed(one, 0, "ice-flash"))
    one.undo(0)
    replay = Replay(one)
    assert replay.view(1, 0) != before
    assert replay.view(2, 0) == before
    assert replay.step(2, None).undoes == 1
    assert KNOCK.write(one.position) == KNOCK.write(replay.positions[-1])
