"""A sheet of styled characters."""

from __future__ import annotations

from undercroft.engine.canvas import Canvas


def test_a_sheet_grows_to_what_is_put_on_it() -> None:
    sheet = Canvas()
    sheet.put(2, 1, "gold", "token")
    assert (sheet.width, sheet.height) == (6, 2)
    assert sheet.plain() == "\n  gold"


def test_what_lies_to_the_left_or_above_is_cut_off() -> None:
    sheet = Canvas()
    sheet.put(-2, 0, "cave")
    sheet.put(0, -1, "sky")
    assert sheet.plain() == "ve"


def test_a_box_covers_what_was_there() -> None:
    sheet = Canvas()
    sheet.put(0, 1, "xxxx")
    sheet.box(0, 0, 4, 3)
    assert sheet.plain() == "┌──┐\n│  │\n└──┘"


def test_rows_are_runs_of_one_style() -> None:
    sheet = Canvas()
    sheet.put(0, 0, "ab", "dim")
    sheet.put(2, 0, "c", "danger")
    sheet.put(4, 0, "d", "danger")
    assert list(sheet.rows()) == [[("ab", "dim"), ("c", "danger"), (" ", ""), ("d", "danger")]]


def test_a_window_shows_a_part_and_still_knows_where_the_rest_lies() -> None:
    sheet = Canvas()
    sheet.put(0, 0, "abc")
    sheet.put(0, 1, "def")
    sheet.spot("site", 7, 0, 0)
    part = sheet.cropped(1, 1, 2, 1)
    assert part.plain() == "ef"
    assert part.spots == {"site": {7: (-1, -1)}}


def test_a_sheet_can_be_laid_on_another() -> None:
    small, sheet = Canvas(), Canvas()
    small.put(0, 0, "x", "token")
    small.spot("site", 7, 0, 0)
    sheet.put(0, 0, "....")
    sheet.paste(small, 2, 0)
    assert list(sheet.rows()) == [[("..", ""), ("x", "token"), (".", "")]]
    assert sheet.spots == {"site": {7: (2, 0)}}


def test_spots_move_with_what_they_lie_on() -> None:
    piece = Canvas()
    piece.spot("site", 7, 1, 0)
    sheet = Canvas()
    sheet.paste(piece, 4, 2)
    assert sheet.spots == {"site": {7: (5, 2)}}
    assert sheet.cropped(6, 0, 3, 3).spots == {"site": {7: (-1, 2)}}
