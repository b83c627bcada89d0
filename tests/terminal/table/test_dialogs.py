"""The small pages."""

from __future__ import annotations

import pytest

from undercroft.engine.text import Text
from undercroft.terminal.table.dialogs import Line, Notice, Pager, Question
from undercroft.terminal.table.page import Page, Pages


def stacked(page: Page) -> Pages:
    pages = Pages()
    pages.push(page)
    return pages


def shown(pages: Pages) -> str:
    return pages.draw(60, 12).plain()


def test_a_notice_goes_on_at_enter_alone() -> None:
    done: list[str] = []
    pages = stacked(Notice("Pause", ["The table is covered."], lambda: done.append("on")))
    pages.press("q")
    assert "The table is covered." in shown(pages)
    pages.press("enter")
    assert done == ["on"]
    assert pages.top is None


@pytest.mark.parametrize(
    ("keys", "wanted"),
    [(["y"], "yes"), (["down", "enter"], "no"), (["escape"], "no"), (["x", "enter"], "yes")],
)
def test_a_question_is_answered_by_key_cursor_or_escape(keys: list[str], wanted: str) -> None:
    given: list[str] = []
    answers = [("y", "Yes", lambda: given.append("yes")), ("n", "No", lambda: given.append("no"))]
    pages = stacked(Question("Leave?", answers))
    assert "[y] Yes" in shown(pages)
    for key in keys:
        pages.press(key)
    assert given == [wanted]
    assert pages.top is None


def a_pager(count: int, start: str = "") -> Pages:
    lines = [[(f"line {number}.", "")] for number in range(count)]
    return stacked(
        Pager("Long", Text("en"), lambda width: lines, (lambda line: line[0][0] == start) if start else None)
    )


def test_a_pager_scrolls_and_stops_at_its_ends() -> None:
    pages = a_pager(30)
    assert "line 0." in shown(pages)
    pages.press("up")
    pages.press("page-down")
    assert "line 10." in shown(pages) and "line 9." not in shown(pages)
    pages.press("end")
    assert "line 29." in shown(pages)
    pages.press("down")
    assert "line 20." in shown(pages) and "line 19." not in shown(pages)
    pages.press("home")
    assert "line 0." in shown(pages)
    pages.press("q")
    assert pages.top is None


def test_a_pager_begins_at_the_line_that_is_looked_for() -> None:
    assert shown(a_pager(30, "line 15.")).splitlines()[1] == "▸line 15."


def test_a_short_page_stays_where_it_is() -> None:
    pages = a_pager(2)
    shown(pages)
    pages.press("page-down")
    assert "line 0." in shown(pages)


def test_a_line_is_typed_corrected_and_handed_over() -> None:
    got: list[str] = []
    line = Line("Name:", "Bo", got.append)
    for key in ("x", "backspace", "b", "up", "enter"):
        line.press(key)
    assert got == ["Bob"]
    assert not line.is_open


def test_escape_gives_a_line_up() -> None:
    got: list[str] = []
    line = Line("Name:", "Bob", got.append)
    line.press("clear")
    line.press("escape")
    assert (got, line.value, line.is_open) == ([], "", False)
