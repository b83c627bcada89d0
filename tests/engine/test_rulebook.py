"""A rules page as data."""

from __future__ import annotations

import pytest

from undercroft.engine.registry import find, names
from undercroft.engine.rulebook import Span, sections
from undercroft.engine.text import LANGUAGES

PAGE = """# Tag

A game for all. A passage marked *Ruling* is ours.

## The chase

- **T1** One runs, the
  others *hide* in `holes`. *Ruling:* a hole has **one** rabbit.
- **T2** Two kinds *(Ruling: of each)* are enough, or three *(ruling)*.

Good luck.
"""


def test_sections_paragraphs_and_rules() -> None:
    first, second = sections(PAGE)
    assert (first.title, first.level, second.title, second.level) == ("Tag", 1, "The chase", 2)
    assert [paragraph.rule for paragraph in second.paragraphs] == ["T1", "T2", ""]
    assert not any(span.ruling for span in first.paragraphs[0].spans), "the word alone is no ruling"


def test_a_ruling_goes_to_the_end_of_its_rule() -> None:
    rule = sections(PAGE)[1].paragraphs[0]
    assert rule.spans == (
        Span("One runs, the others "),
        Span("hide", "emphasis"),
        Span(" in "),
        Span("holes", "code"),
        Span(". "),
        Span("Ruling:", "emphasis", ruling=True),
        Span(" a hole has ", ruling=True),
        Span("one", "strong", ruling=True),
        Span(" rabbit.", ruling=True),
    )


def test_a_ruling_in_brackets_ends_with_them() -> None:
    marked = [span.ruling for span in sections(PAGE)[1].paragraphs[1].spans]
    assert marked == [False, True, False, True, False]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_the_pages_of_all_games_are_read_whole(name: str, language: str) -> None:
    game = find(name)
    words = " ".join(
        span.words for section in game.rules(language) for part in section.paragraphs for span in part.spans
    )
    plain = game.rules_page(language).replace("*", "").replace("`", "")
    assert len(words.split()) > 0.9 * len([word for word in plain.split() if word not in ("-", "#", "##")])
    assert "**" not in words
