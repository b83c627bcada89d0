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


# Wide letters


def test_a_wide_letter_takes_two_columns_and_a_joined_accent_none() -> None:
    sheet = Canvas()
    sheet.put(0, 0, "龍e\u0301x")
    assert sheet.width == 4
    assert sheet.plain() == "龍e\u0301x"
    assert sheet.cells[2, 0] == ("e\u0301", "") and sheet.cells[3, 0] == ("x", "")


def test_of_a_wide_letter_that_loses_a_half_nothing_stays() -> None:
    for at, left in ((0, "a 介"), (1, " a介"), (2, "龍a")):
        sheet = Canvas()
        sheet.put(0, 0, "龍介")
        sheet.put(at, 0, "a")
        assert sheet.plain() == left


def test_a_window_that_cuts_a_wide_letter_has_a_space_there() -> None:
    sheet = Canvas()
    sheet.put(0, 0, "a龍b")
    assert sheet.cropped(0, 0, 2, 1).plain() == "a"
    assert sheet.cropped(2, 0, 2, 1).plain() == " b"
    assert sheet.cropped(0, 0, 2, 1).width == 2


# More than a window shows


def test_arrows_stand_where_it_goes_on_and_hide_nothing() -> None:
    sheet = Canvas(7, 1)
    sheet.put(0, 0, "ab  cd ")
    sheet.mark_more(True, False, False, False)
    assert sheet.plain() == "ab ▲cd"
    free = Canvas(5, 3)
    free.put(0, 0, "·····")
    free.mark_more(True, True, True, True)
    assert free.plain() == "··▲··\n◂   ▸\n  ▼"


def test_a_long_sheet_is_scrolled_no_further_than_its_end() -> None:
    sheet = Canvas(6)
    for line in range(5):
        sheet.put(0, line, f"line{line}")
    assert sheet.scrolled(9, 3).plain().rstrip() == sheet.plain()
    wide = Canvas(9)
    wide.paste(sheet, 0, 0)
    assert wide.scrolled(2, 0).plain() == "line0\nline1   ▼"
    assert wide.scrolled(2, 1).plain() == "line1   ▲\nline2   ▼"
    assert wide.scrolled(2, 99).plain() == "line3   ▲\nline4"
