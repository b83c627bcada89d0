"""Stepping through a record."""

from __future__ import annotations

from pathlib import Path

from tests.terminal.desk import a_table
from undercroft.records.replay import Replay
from undercroft.records.table import Table
from undercroft.terminal.table.page import Pages
from undercroft.terminal.table.replay import ReplayPage
from undercroft.terminal.table.transcript import Transcript


def a_record(seats: str = "Ann,Bob", moves: int = 3) -> Table:
    """A game with its first legal actions taken."""
    table = a_table(seats, clock=0)
    for _ in range(moves):
        if table.is_over:
            break
        seat = table.waiting()[0]
        table.play(seat, table.packed(seat)[0])
    return table


def a_page(table: Table) -> tuple[ReplayPage, Pages]:
    pages = Pages()
    page = ReplayPage(Replay(table), "en", Path("evening.record"))
    pages.push(page)
    return page, pages


def shown(pages: Pages) -> str:
    return pages.draw(80, 24).plain()


def test_arrows_step_and_home_and_end_leap() -> None:
    page, pages = a_page(a_record())
    steps = []
    for key in ("right", "right", "left", "end", "right", "home", "left"):
        pages.press(key)
        steps.append(page.step)
    assert steps == [1, 2, 1, 3, 3, 0, 0]


def test_a_step_is_told_in_words_and_as_a_code() -> None:
    table = a_record()
    _, pages = a_page(table)
    pages.press("right")
    assert f"1/3 · 0:00 · {table.entries[1].action}" in shown(pages)
    assert "Ann places" in shown(pages)


def test_a_spectator_sees_no_hands_and_a_digit_takes_a_seat() -> None:
    page, pages = a_page(a_record())
    assert "spectator" in shown(pages)
    assert page.eyes is None
    pages.press("2")
    assert page.eyes == 1
    assert "Bob" in shown(pages).splitlines()[0]
    pages.press("9")
    assert page.eyes == 1
    pages.press("0")
    assert page.eyes is None


def test_one_may_look_through_the_eyes_of_whoever_acts() -> None:
    page, pages = a_page(a_record())
    pages.press("a")
    eyes = []
    for _ in range(3):
        pages.press("right")
        eyes.append(page.eyes)
    assert eyes == [0, 1, 0]


def test_the_end_of_the_game_is_told_at_the_last_step() -> None:
    table = a_record("random", 200)
    _, pages = a_page(table)
    pages.press("end")
    outcome = table.outcome()
    assert outcome is not None
    assert f"({outcome.rule})" in shown(pages)


def test_leaving_closes_the_page() -> None:
    _, pages = a_page(a_record())
    pages.press("q")
    assert pages.top is None


def test_a_replay_on_paper_has_every_step_and_no_hidden_card() -> None:
    page = Transcript(Replay(a_record()), "en").plain()
    assert [f"{step}/3" in page for step in range(4)] == [True] * 4
    assert "is dealt a card" in page
    assert "is dealt the" not in page


def test_what_the_table_did_is_a_step_with_its_code() -> None:
    table = a_record()
    table.pause(0, at=61_000)
    table.pause(0, False, at=61_000)
    table.resign(1, at=62_000)
    transcript = Transcript(Replay(table), "en")
    assert [transcript.heading(step, None).partition(" · ")[2] for step in (0, 4, 6)] == [
        "0:00 · !deal",
        "1:01 · !pause",
        "1:02 · !resign",
    ]
    assert transcript.sentences(6, None) == ["Bob gives up."]


def test_a_team_that_gave_up_has_an_end_without_a_rule() -> None:
    table = a_record("Ann", 1)
    table.resign(0)
    assert Transcript(Replay(table), "en").ending == "Too few were left to play on."
