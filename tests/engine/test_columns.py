"""Words on a screen."""

from __future__ import annotations

from undercroft.engine.columns import columns, cut, fitted, padded, tail, wrapped


def test_wide_letters_count_twice_and_joined_accents_not_at_all() -> None:
    assert [columns(words) for words in ("Ann", "é", "e\u0301", "龍之介", "Ａ", "")] == [3, 1, 1, 6, 2, 0]


def test_words_are_cut_and_filled_by_columns() -> None:
    assert fitted("龍之介", 6) == "龍之介"
    assert fitted("龍之介", 5) == "龍之…"
    assert fitted("龍之介", 4) == "龍…"
    assert cut("龍之介", 3) == "龍"
    assert cut("Zoe\u0301x", 3) == "Zoe\u0301"
    assert padded("龍", 4) + "|" == "龍  |"
    assert (fitted("ab", 0), cut("ab", -1)) == ("", "")


def test_the_end_of_a_line_that_is_typed_stays_in_sight() -> None:
    assert tail("abcdef", 3) == "def"
    assert tail("a龍介", 3) == "介"
    assert tail("e\u0301x", 1) == "x"


def test_lines_of_wide_letters_are_no_wider_than_others() -> None:
    assert wrapped("龍之介 和 太郎", 7) == ["龍之介", "和 太郎"]
    assert wrapped("龍之介", 4) == ["龍之", "介"]
    assert wrapped("龍", 1) == ["龍"]
