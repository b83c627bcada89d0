"""The end of a game and what comes after it."""

from __future__ import annotations

from pathlib import Path

from tests.games.donjon import positions as donjon
from tests.games.knock.positions import keep
from tests.terminal.desk import Clock, a_session, a_table, table_of
from undercroft.engine.luck import Dice
from undercroft.engine.outcome import Line
from undercroft.engine.text import Text
from undercroft.games.knock.rules import Keep
from undercroft.records.files import load
from undercroft.records.table import Table
from undercroft.terminal.table.board import Board
from undercroft.terminal.table.ending import Ending, points
from undercroft.terminal.table.page import Pages
from undercroft.terminal.table.seats import read_seats
from undercroft.terminal.table.session import Session
from undercroft.terminal.table.start import Evening


def evening() -> tuple[Evening, Pages]:
    pages = Pages()
    return Evening(pages, "en", seed=4, fast=True), pages


def played_out(position: Keep, code: str, **options: object) -> tuple[Evening, Pages]:
    """One action away from the end of a game, and that action taken."""
    night, pages = evening()
    night.go_on(a_table("Ann", position, **options), None)
    board = pages.top
    assert isinstance(board, Board)
    board.session.act(0, code)
    pages.tick()
    return night, pages


def shown(pages: Pages) -> str:
    return pages.draw(80, 24).plain()


def test_the_outcome_is_told_with_its_rule() -> None:
    _, pages = played_out(keep("h1112@0,0", "h4000"), "h4000@-1,-1r")
    assert isinstance(pages.top, Ending)
    assert "Lost. Too much noise in a hall" in shown(pages)
    assert "(K15)" in shown(pages)


def test_a_victory_tells_its_score() -> None:
    _, pages = played_out(keep("gold-2a@2,0 knight@0,0+2", "void-1", flags="chests"), "void-1@1,1", chests=True)
    assert "Won! The Black Knight is defeated! (K21)" in shown(pages)
    assert "Team: 2 (Chests on the largest group, 1 card)" in shown(pages)


def test_a_single_game_can_be_played_again() -> None:
    _, pages = played_out(keep("h1112@0,0", "h4000"), "h4000@-1,-1r")
    pages.press("n")
    board = pages.top
    assert isinstance(board, Board)
    assert not table_of(board).is_over
    assert len(table_of(board).entries) == 1


def test_after_a_won_keep_the_adventure_goes_on_to_the_next() -> None:
    _, pages = played_out(keep("knight@0,0+2", "void-1", flags="adventure"), "void-1@1,1", adventure=True)
    assert "[n] on to the next" in shown(pages)
    pages.press("enter")
    board = pages.top
    assert isinstance(board, Board)
    assert table_of(board).header.options["keep"] == 2


def test_a_lost_keep_may_be_tried_again() -> None:
    _, pages = played_out(keep("h1112@0,0", "h4000", flags="adventure"), "h4000@-1,-1r", adventure=True)
    assert "[n] try again" in shown(pages)
    pages.press("n")
    board = pages.top
    assert isinstance(board, Board)
    assert table_of(board).header.options["keep"] == 1


def test_an_adventure_is_kept_for_later_as_a_record_without_entries(data_folder: Path) -> None:
    night, pages = played_out(keep("knight@0,0+2", "void-1", flags="adventure"), "void-1@1,1", adventure=True)
    pages.press("s")
    assert "Saved for later" in shown(pages)
    record = load(night.saves.newest_running())
    assert record.entries == ()
    assert record.header.options["keep"] == 2


def test_quitting_leaves_no_page() -> None:
    _, pages = played_out(keep("h1112@0,0", "h4000"), "h4000@-1,-1r")
    pages.press("right")
    pages.press("enter")
    assert pages.top is None


def rivals_at_the_end(*dungeons: str) -> Ending:
    """A contest that the last player has just ended."""
    seats = len(dungeons)
    players = read_seats(",".join(("Ann", "Bob", "Cleopatra")[:seats]), Text("en"))
    game = donjon.GAME
    table = Table(game, game.options({"players": seats, "first": 1}), players, Dice(1))
    table.stand(donjon.contest(*dungeons, tasks=f"{seats}:power", state=f"first=1 turn={seats} last"))
    table.play(seats - 1, game.actions.read("pass"))
    board = Board(Session(table, seed=1, now=Clock()), "en", lambda board: None, lambda: None)
    return Ending(board, [("q", "quit", lambda: None)])


def test_rivals_are_named_and_compared_line_by_line() -> None:
    ending = rivals_at_the_end("r1=sb r2=sb", "r1=sb", "r1=b r2=+1")
    assert ending.words() == [
        "Won by Ann. The round with the last Threat card is complete: the best dungeon wins. (D35)"
    ]
    rows = ending.sheet(78)
    assert [row.split()[-3:] for row in rows] == [
        ["Ann", "Bob", "Cleopatra"],
        ["12", "6", "0"],
        ["8", "4", "0"],
        ["4", "2", "2"],
        ["0", "0", "0"],
        ["0", "0", "0"],
        ["0", "0", "0"],
        ["0", "0", "0"],
        ["0", "0", "-2"],
    ]
    assert {len(row) for row in rows} == {78}
    assert rows[2].startswith("Spider and brou ")
    assert "Total" in ending.draw(80, 24).plain()


def test_a_tie_without_a_winner_says_so() -> None:
    ending = rivals_at_the_end("r1=sb", "r1=sb")
    assert ending.words()[0].startswith("Nobody has won. Several dungeons share the first place")


def test_a_team_has_no_score_sheet() -> None:
    session = a_session("Ann,Bob", keep("h1112@0,0", "h4000", "void-1"))
    session.act(0, "h4000@-1,-1r")
    ending = Ending(Board(session, "en", lambda board: None, lambda: None), [("q", "quit", lambda: None)])
    assert ending.words() == ["Lost. Too much noise in a hall: its danger has reached 6. (K15)"]
    assert ending.sheet(78) == []


def test_points_that_were_lost_again_stand_in_brackets() -> None:
    assert [points(Line("score-gold", 7, forfeited=lost)) for lost in (False, True)] == ["7", "(7)"]
