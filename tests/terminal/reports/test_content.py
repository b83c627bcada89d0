"""`undercroft content`: all of it readable in a window of 80 columns, in both languages."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from undercroft.engine.registry import find, names
from undercroft.engine.text import LANGUAGES
from undercroft.terminal.reports.content import Part, show, vocabulary_of


def shown(game: str, language: str, width: int = 80) -> str:
    out = StringIO()
    show(find(game), language, Console(file=out, width=width, highlight=False, markup=False))
    return out.getvalue()


def lists_of(game: str) -> list[list[str]]:
    """The codes of each list of a content that has codes."""
    content = find(game).content
    lists = (getattr(content, name) for name in content.__struct_fields__)
    return [[entry.code for entry in some] for some in lists if isinstance(some, tuple) and hasattr(some[0], "code")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_80_columns_do_and_break_no_word(game: str, language: str) -> None:
    page = shown(game, language)
    assert all(len(line) <= 80 for line in page.splitlines())
    words, known = set(page.split()), find(game).labels(language).names
    assert len(lists_of(game)) > 1
    for codes in lists_of(game):
        called = vocabulary_of(codes, known)
        assert {word for code in codes for word in (code, *called.get(code, "").split())} <= words


def test_what_is_printed_on_a_card_is_shown_and_not_what_a_program_reads() -> None:
    page = " ".join(shown("clank", "fr").split())
    printed = find("clank").labels("fr").texts["card"]
    assert all(" ".join(words.split()) in page for words in printed.values())
    assert "draw 1" not in page
    assert "genre gemme" in page and "genre gem " not in page


def test_a_table_that_does_not_fit_becomes_slips() -> None:
    assert "  warden  Gardienne\n    Mêlée 1 · Défense 1 · Vitesse 4" in shown("deckbox", "fr")
    assert "  warden  Gardienne\n" not in shown("deckbox", "fr", width=160)


def test_an_origin_that_all_share_is_said_once() -> None:
    page = shown("knock", "en")
    assert "Empty halls (41) · house" in page
    assert page.count("house") == 2


def test_what_is_too_large_for_a_cell_is_counted() -> None:
    game = find("deckbox")
    nothing_printed = find("knock").labels("en")
    quests = getattr(game.content, "quests")  # noqa: B009 - not every content has them
    part = Part("Quests", quests, nothing_printed, game.text("en"))
    assert part.columns["encounters"].cells[0] == str(len(quests[0].encounters))
