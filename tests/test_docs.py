"""The README and the pages under docs/ tell the truth: their examples run, and what they quote is there."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
QUOTE = re.compile(r"^<!-- (?P<path>\S+) -->\n```\w*\n(?P<words>.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?P<path>[\w./-]+)\)")


PAGES = sorted(str(page.relative_to(ROOT)) for page in (ROOT / "README.md", *DOCS.glob("*.md")))


def with_examples() -> list[str]:
    return [page for page in PAGES if ">>> " in (ROOT / page).read_text(encoding="utf-8")]


@pytest.mark.parametrize("page", with_examples())
def test_examples_run(page: str) -> None:
    flags = doctest.ELLIPSIS | doctest.FAIL_FAST
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=flags, encoding="utf-8")
    assert tried > 0
    assert failed == 0


def test_add_a_game_quotes_the_example() -> None:
    quotes = list(QUOTE.finditer((DOCS / "add-a-game.md").read_text(encoding="utf-8")))
    assert len(quotes) > 10
    for quote in quotes:
        source = (ROOT / "examples" / "lantern" / quote["path"]).read_text(encoding="utf-8")
        assert quote["words"] in source, f"{quote['path']} does not say\n{quote['words']}"


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    for link in LINK.finditer((ROOT / page).read_text(encoding="utf-8")):
        assert ((ROOT / page).parent / link["path"]).exists(), link["path"]


def test_the_files_that_a_move_passes_are_there() -> None:
    """In the tables of docs/architecture.md; GAME is any game that has all of them."""
    lines = (DOCS / "architecture.md").read_text(encoding="utf-8").replace("GAME", "knock").splitlines()
    rows = [line.split("|")[1] for line in lines if line.startswith("| `")]
    paths = [path for row in rows for path in re.findall(r"`([\w./-]+)`", row)]
    assert len(paths) > 25
    for path in paths:
        places = [ROOT / "src" / "undercroft" / path, ROOT / "web" / "src" / path, ROOT / path]
        assert any(place.exists() for place in places), path


@pytest.mark.parametrize("game", ["clank", "deckbox", "donjon", "knock"])
def test_the_page_of_a_game_has_all_its_files(game: str) -> None:
    page = (DOCS / f"{game}.md").read_text(encoding="utf-8")
    table = page[page.index("| file | subject |") :].partition("\n\n")[0]
    files = re.findall(r"`(\w+\.py)`", "".join(line.split("|")[1] for line in table.splitlines()))
    there = [path.name for path in (ROOT / "src" / "undercroft" / "games" / game).glob("[!_]*.py")]
    assert sorted(files) == sorted(there)
