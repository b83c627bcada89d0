"""Print & play in a real browser (B37): so many pages of that size, every word on them, nothing cut off."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from pypdf import PdfReader

from undercroft.engine.registry import find
from undercroft.engine.workshop import Workshop
from undercroft.games.deckbox.game import DeckBox

SIZES = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
CUT_OFF = """() => [...document.querySelectorAll(".card, .tile, .told, .goal, td, h1")]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent.trim().slice(0, 60))"""


def shop() -> Workshop:
    found = find("deckbox").workshop
    assert found is not None
    return found


def on_paper(chromium: Browser, document: str) -> tuple[PdfReader, list[str]]:
    """The document as PDF, and what does not fit where it stands."""
    page = chromium.new_page()
    page.set_content(document)
    page.evaluate("document.fonts.ready.then(() => 0)")
    page.emulate_media(media="print")
    cut_off = page.evaluate(CUT_OFF)
    printed = page.pdf(prefer_css_page_size=True, print_background=True)
    page.close()
    return PdfReader(io.BytesIO(printed)), cut_off


def check_size(pdf: PdfReader, paper: str) -> None:
    for page in pdf.pages:
        size = [float(side) / 72 * 25.4 for side in page.mediabox[2:]]
        assert size == pytest.approx(SIZES[paper], abs=0.3)


def plain(words: str) -> str:
    return " ".join(words.replace("\xa0", " ").split())


@pytest.mark.parametrize(("paper", "language"), [("a4", "en"), ("letter", "fr")])
@pytest.mark.parametrize("name", ["bridge", "seals", "vigil", "tower"])
def test_b37_a_quest_on_paper(chromium: Browser, name: str, paper: str, language: str) -> None:
    game = DeckBox(shop().shelf()[name])
    pdf, cut_off = on_paper(chromium, shop().printed(game, game.text(language), paper))
    assert cut_off == []
    check_size(pdf, paper)
    assert len(pdf.pages) == 4, "the map, what has to be known, and two pages of encounters"
    pages = [plain(page.extract_text()) for page in pdf.pages]
    quest = game.content.quests[0]
    assert quest.title.said_in(language) in pages[0]
    assert plain(quest.goal.said_in(language)) in pages[0]
    for encounter in quest.encounters:
        told = plain(encounter.text.said_in(language))
        assert told in " ".join(pages[2:]), told
        assert told not in pages[0] + pages[1]


@pytest.mark.parametrize(("paper", "language"), [("a4", "en"), ("letter", "fr"), ("a4", "fr")])
@pytest.mark.parametrize(("name", "sheets"), [("cards", 9), ("tiles", 8)])
def test_b37_sheets_to_cut_out(chromium: Browser, name: str, sheets: int, paper: str, language: str) -> None:
    game = find("deckbox")
    pdf, cut_off = on_paper(chromium, shop().printed_set(game, name, game.text(language), paper))
    assert cut_off == []
    check_size(pdf, paper)
    assert len(pdf.pages) == sheets


def test_b37_what_is_cut_out_has_its_true_size(chromium: Browser) -> None:
    game = find("deckbox")
    page = chromium.new_page()
    for name, side, size in (("cards", ".card", (63, 88)), ("tiles", ".tile", (96, 96))):
        page.set_content(shop().printed_set(game, name, game.text("en"), "a4"))
        box = page.locator(side).first.bounding_box()
        assert box is not None
        assert (box["width"] / 96 * 25.4, box["height"] / 96 * 25.4) == pytest.approx(size, abs=0.1)
    page.close()


def test_b37_endless_words_make_more_pages_and_are_not_cut(chromium: Browser, tmp_path: Path) -> None:
    example = shop().examples["print"].read_text(encoding="utf-8")
    file = tmp_path / "long.toml"
    tale = "Along the corridor. " * 600
    goal = "Defeat the captain, whoever that may be. " * 12
    file.write_text(example.replace("Guards.", tale).replace("Defeat the captain.", goal), encoding="utf-8")
    game = find("deckbox", file)
    pdf, cut_off = on_paper(chromium, shop().printed(game, game.text("en"), "letter"))
    assert cut_off == []
    words = plain(" ".join(page.extract_text() for page in pdf.pages))
    assert words.count("Along") == words.count("corridor.") == 600, "a page may end in the middle of a sentence"
    assert words.count("whoever that may be") == 12
