"""Styles, signs and lines."""

from __future__ import annotations

import re
from pathlib import Path

import undercroft
from undercroft.engine.canvas import Canvas
from undercroft.engine.columns import fitted, wrapped
from undercroft.terminal.table.palette import ASCII, STYLES, ascii_only, banner


def test_every_sign_has_one_ascii_character() -> None:
    assert all(len(sign) == 1 and sign.isascii() for sign in ASCII.values())


def test_words_keep_their_length_in_ascii() -> None:
    words = "┌─❄☠●●▣√ l’été « bœuf » …"
    plain = ascii_only(words)
    assert plain.isascii()
    assert len(plain) == len(words)
    assert plain == """+-*xOO$v l'ete " bouf " ~"""


def test_a_sign_that_nobody_thought_of_is_a_question_mark_for_each_of_its_columns() -> None:
    assert ascii_only("ж") == "?"
    assert ascii_only("龍 Ａ|") == "?? A |"


def test_an_accent_that_joins_its_letter_takes_no_room_in_ascii() -> None:
    assert ascii_only("e\u0301t") == "et"


def test_long_words_are_cut_with_an_ellipsis() -> None:
    assert fitted("dungeon", 7) == "dungeon"
    assert fitted("dungeon", 4) == "dun…"
    assert fitted("dungeon", 0) == ""


def test_lines_break_between_words_and_never_at_a_fixed_space() -> None:
    assert wrapped("the black knight falls", 10) == ["the black", "knight", "falls"]
    assert wrapped("gagné\u00a0! perdu", 8) == ["gagné\u00a0!", "perdu"]
    assert wrapped("abcdefghij k", 4) == ["abcd", "efgh", "ij k"]


def test_lines_of_no_width_end() -> None:
    assert wrapped("ab", 0) == ["a", "b"]


def test_a_banner_fills_its_line() -> None:
    canvas = Canvas(20, 1)
    banner(canvas, 0, "Knock", "6:00")
    assert canvas.plain() == " Knock         6:00"
    assert all(canvas.cells[x, 0][1] == "title" for x in range(20))


def test_every_style_that_a_drawing_of_the_house_uses_is_in_the_palette() -> None:
    """Style names are the last word of a `put`; what is not one of them is not in quotes on its own there."""
    used: set[str] = set()
    for path in Path(undercroft.__file__).parent.glob("games/*/*.py"):
        for call in re.findall(r"\.put\((.*)\)", path.read_text(encoding="utf-8")):
            used |= set(re.findall(r'"([a-z]+)"', call.rsplit(", ", 1)[-1]))
    assert used - set(STYLES) == set()
    assert "label" in used
