"""One interface for whoever plays: a seat at a table of this program."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import undercroft
from tests.records.tables import table, team
from undercroft.engine.errors import Illegal, Unknown
from undercroft.records.seat import Room


def test_a_seat_looks_acts_and_is_told() -> None:
    room = Room(table(), clock=lambda: 4200)
    ann, bob, watcher = room.seat(0), room.seat(1), room.seat(None)
    code = room.table.legal(0)[0]
    seen = ann.view()
    assert seen.view.seat == 0 and seen.waiting == (0,)
    ann.act(code)
    for one in (ann, bob, watcher):
        (step,) = one.news(since=seen.number)
        assert step.action is not None and step.action.code == code
        assert (step.seat, step.at) == (0, 4200)
    drawn = {one.seat: one.news(since=1)[0].events[-1].card for one in (ann, bob, watcher)}
    assert drawn[0] is not None and drawn[1] is drawn[None] is None


def test_a_seat_asks_before_it_acts() -> None:
    room = Room(table())
    ann, bob = room.seat(0), room.seat(1)
    codes = room.table.legal(0)[:3]
    found = ann.previews(codes)
    assert [one.code for one in found] == codes
    assert all(one.view and one.view.dungeon[-1].card == codes[0].partition("@")[0] for one in found)
    assert ann.previews(codes, views=False)[0].view is None
    assert ann.why(codes[0]) is None
    refusal = bob.why(codes[0])
    assert refusal is not None and refusal.rule == "K7"
    with pytest.raises(Illegal) as trouble:
        bob.previews(codes)
    assert trouble.value.rule == "K7"
    assert len(room.table.record.entries) == 1


def test_a_seat_takes_back() -> None:
    room = Room(team())
    ann = room.seat(0)
    code = next(code for code in room.table.legal(0) if code.startswith("ice-flash"))
    before = ann.view().view
    ann.act(code)
    ann.undo()
    assert ann.view().view == before
    assert ann.news()[-1].act == "undo"


def test_what_is_said_is_heard_by_all() -> None:
    room = Room(table())
    ann, bob, watcher = room.seat(0), room.seat(1), room.seat(None)
    ann.say("Careful!")
    bob.sign("yes")
    bob.point("site", "1,1")
    assert [said.seat for said in watcher.talk()] == [0, 1, 1]
    assert ann.talk(since=2)[0].value == "1,1"
    with pytest.raises(Unknown):
        bob.sign("shrug")


def test_who_watches_does_nothing() -> None:
    watcher = Room(table()).seat(None)
    deeds: list[Callable[[], object]] = [
        lambda: watcher.act("show h01"),
        watcher.undo,
        lambda: watcher.say("Psst"),
        lambda: watcher.why("show h01"),
    ]
    for deed in deeds:
        with pytest.raises(Unknown, match="only watch"):
            deed()
    with pytest.raises(Unknown, match="only watch"):
        watcher.previews([])


def test_from_python_it_reads_like_the_game() -> None:
    one = undercroft.table("knock", players=2, first=1, seed=11)
    code = one.legal(0)[0]
    one.play(0, code)
    assert one.view(0).number == 2
    assert one.record.entries[-1].action == code
    other = undercroft.table("knock", players=3)
    assert len(other.view(None).players) == 3
    with pytest.raises(Unknown, match="no option called"):
        undercroft.table("knock", weather="rain")
