"""Stepping through a record."""

from __future__ import annotations

from pathlib import Path

from tests.games.knock.positions import GAME
from tests.terminal.desk import a_table

from undercroft.engine.luck import Dice
from undercroft.engine.registry import find
from undercroft.records.record import Player
from undercroft.records.table import Table
from undercroft.terminal.board import sayings
from undercroft.terminal.names import TableText
from undercroft.terminal.page import Pages
from undercroft.terminal.replay import Replay, ReplayPage, printed


def a_record(seats: str = "Ann,Bob", moves: int = 3) -> Table:
    """A game with its first legal actions taken."""
    table = a_table(seats, clock=0)
    for _ in range(moves):
        if table.is_over:
            break
        seat = table.waiting()[0]
        table.play(seat, table.legal(seat)[0])
    return table


def a_page(table: Table) -> tuple[ReplayPage, Pages]:
    pages = Pages()
    page = ReplayPage(Replay(table, "en"), Path("evening.record"))
    pages.push(page)
    return page, pages


def shown(pages: Pages) -> str:
    return pages.draw(80, 24).plain()


def test_every_position_of_the_game_is_there() -> None:
    table = a_record()
    replay = Replay(table, "en")
    assert len(replay.positions) == len(table.entries)
    assert table.game.write(replay.positions[-1]) == table.game.write(table.position)


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
    table = a_record()
    page = printed(Replay(table, "en"))
    assert [f"{step}/3" in page for step in range(4)] == [True] * 4
    assert "is dealt a card" in page
    assert "is dealt the" not in page


def test_something_taken_back_is_told() -> None:
    tables = (Table(GAME, GAME.options({"players": 1}), (Player(name="Ann"),), Dice(seed)) for seed in range(99))
    table = next(table for table in tables if "joker" in GAME.actions.write(table.legal(0)[0]))
    table.play(0, table.legal(0)[0])  # a Silence card draws nothing when one plays alone: luck is not asked
    table.undo(0)
    assert Replay(table, "en").sentences(2, None) == ["An action is taken back."]


def test_an_action_that_shows_nothing_is_not_taken_for_one_taken_back() -> None:
    """A hero is chosen before its gear and its ability: only all three are told."""
    delve = find("deckbox")
    table = Table(delve, delve.options({"players": 1}), (Player(name="Ann"),), Dice(1))
    table.play(0, delve.actions.read("hero warden"))
    assert Replay(table, "en").sentences(1, None) == []
    text = TableText("en", delve, ["Ann"])
    assert sayings(table, 0, text, 5) == []
    table.undo(0)
    assert sayings(table, 0, text, 5) == [["An action is taken back."]]
