"""A seat at a table of a server does what a seat of this program does."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.server.process import Guest, Running
from undercroft.engine.errors import Illegal, Malformed, Trouble
from undercroft.engine.preview import previews
from undercroft.engine.registry import find
from undercroft.records.news import SeatView
from undercroft.server.wire import Act, Done
from undercroft.terminal.remote.asking import Link, Site, read_link
from undercroft.terminal.remote.connection import Connection
from undercroft.terminal.remote.seat import RemoteSeat
from undercroft.terminal.table.visit import Visit

SECONDS = 20.0


def connect(guest: Guest, table: str, game: str) -> Connection:
    site = Site(guest.server.url, cookie=f"undercroft={guest.http.cookies['undercroft']}")
    connection = Connection(site, table, find(game))
    connection.wait(SECONDS)
    return connection


@pytest.fixture
def seat(server: Running) -> Iterator[RemoteSeat]:
    """The first of two at a table of Knock that plays without a clock, and whose turn it is."""
    ann = Guest(server, "Ann")
    table, _ = ann.open("knock", options={"players": 2, "clock": 0, "first": 1})
    with ann.enter(table) as chair:
        chair.do("start")
        chair.do("seating", seat=1)
    connection = connect(ann, table, "knock")
    yield RemoteSeat(connection)
    connection.close()


def test_views_and_news_are_those_of_the_game(seat: RemoteSeat) -> None:
    seen = seat.view()
    assert isinstance(seen, SeatView) and isinstance(seen.view, seat.game.view_type)
    assert seen.waiting == (0,) == (seat.seat,)
    assert [step.act for step in seat.news()][:1] == ["deal"]


def test_previews_are_what_follows_from_the_view(seat: RemoteSeat) -> None:
    seen = seat.view()
    codes = [action.code for action in seen.legal[0].actions][:5]
    expected = previews(seat.game, seen.view, [seat.game.actions.read(code) for code in codes])
    assert seat.previews(codes) == expected


def test_an_action_is_done_and_told_and_one_that_cannot_be_is_refused_with_its_rule(seat: RemoteSeat) -> None:
    seen = seat.view()
    code = seen.legal[0].actions[0].code
    assert seat.why(code) is None
    seat.act(code)
    assert seat.view().number > seen.number
    done = seat.news(seen.number)[0].action
    assert done is not None and done.code == code
    refusal = seat.why(code)
    assert refusal is not None
    with pytest.raises(Illegal) as caught:
        seat.act(code)
    assert caught.value.rule == refusal.rule
    assert "turn" in str(caught.value) or refusal.rule
    with pytest.raises(Trouble):
        seat.undo()
    with pytest.raises(Trouble):
        seat.act("nonsense")


def test_words_signs_and_pointing_are_heard(seat: RemoteSeat) -> None:
    seat.say("hello")
    seat.sign("danger")
    seat.point("slot", "1")
    assert [(said.words, said.gesture, said.value) for said in seat.talk()] == [
        ("hello", "", ""),
        ("", "danger", ""),
        ("", "", "1"),
    ]
    assert seat.talk(2) == seat.talk()[2:]


def test_the_games_own_questions_are_answered(server: Running) -> None:
    ann = Guest(server, "Ann")
    table, _ = ann.open("clank", options={"players": 2}, bots={1: "greedy"}, start=True)
    connection = connect(ann, table, "clank")
    seat = RemoteSeat(connection)
    inquiry = next(kind for kind in seat.game.inquiries if not kind.__struct_fields__)()
    assert seat.ask(inquiry) == seat.game.answer(seat.view().view, inquiry)
    connection.close()


def test_who_plays_several_seats_is_led_from_one_to_the_next_and_turns_to_any(server: Running) -> None:
    ann = Guest(server, "Ann")
    options = {"players": 2, "quest": "cellar", "pauses": "never"}
    table, _ = ann.open("deckbox", options=options, also=[1], start=True)
    connection = connect(ann, table, "deckbox")
    visit = Visit(connection)
    assert connection.you.seats == (0, 1) and visit.sitting == 0
    for code in ("ready shield", "stand 2,4"):
        visit.act(0, code)
    assert visit.sitting == 1 and visit.people == (1,)
    assert visit.view_of(1).waiting == (1,)
    visit.turn()
    assert (visit.sitting, visit.seat.seat) == (0, 0)
    visit.turn()
    visit.act(1, "ready bow")
    assert connection.seen is not None and connection.seen.view.heroes[1].hero == "ranger"
    connection.close()


def test_a_lost_connection_comes_back_and_what_was_on_its_way_is_done_once(tmp_path: Path) -> None:
    with Running(tmp_path, "--limits", "100") as server:
        ann = Guest(server, "Ann")
        table, _ = ann.open("knock", options={"players": 1, "clock": 0}, start=True)
        connection = connect(ann, table, "knock")
        seat = RemoteSeat(connection)
        number, code = seat.view().number, seat.view().legal[0].actions[0].code
        server.stop(signal.SIGKILL)
        end = monotonic() + SECONDS
        while connection.is_here.is_set() and monotonic() < end:
            sleep(0.01)
        with pytest.raises(Trouble, match="being looked for"):
            seat.act(code)
        answer = connection.say(Act(id=connection.name(), code=code))  # as if the loss had not been noticed yet
        server.start()
        assert connection.read(answer.result(SECONDS), Done)
        assert seat.view().number == number + 1
        assert [step.number for step in seat.news()] == list(range(number + 1))
        connection.close()


def test_whoever_may_not_come_is_told_why(server: Running) -> None:
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    table, _ = ann.open("knock", options={"players": 2})
    with pytest.raises(Trouble, match="not open to you"):
        connect(bob, table, "knock")


def test_links_lead_to_a_table_or_a_seat() -> None:
    assert read_link("https://play.example.org/t/vault-heron-742#KEY") == Link(
        "https://play.example.org", "vault-heron-742", "KEY"
    )
    assert read_link("http://localhost:8642/under/s/a-b-1") == Link("http://localhost:8642/under", "a-b-1", "")
    for wrong in ("vault-heron-742", "ftp://x/t/a", "http://x/tables/a", "http:///t/a"):
        with pytest.raises(Malformed, match="is no link to a table"):
            read_link(wrong)
