"""Markdown laid out for a page of the screen or for standard output."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from io import StringIO

from undercroft.engine.game import Game
from undercroft.engine.text import Text

Styled = list[tuple[str, str]]
ITEM = re.compile(r"\s*[-*] \*\*(?P<id>[A-Za-z]+[0-9]+[a-z]?)\*\*")


@lru_cache(maxsize=8)
def laid_out(page: str, width: int) -> list[Styled]:
    """Lines of runs, with the few styles that a page of rules needs."""
    from rich.console import Console  # slow to load, and a game starts without it
    from rich.markdown import Markdown

    console = Console(width=width, file=StringIO(), force_terminal=True, color_system="standard", legacy_windows=False)
    lines: list[Styled] = []
    for segments in console.render_lines(Markdown(page), pad=False):
        line: Styled = []
        for segment in segments:
            style = segment.style
            strong = style is not None and bool(style.bold)
            heading = style is not None and strong and bool(style.underline)
            line.append((segment.text, "heading" if heading else "strong" if strong else ""))
        lines.append(line)
    return lines


def rules_lines(game: Game, language: str, text: Text) -> Callable[[int], list[Styled]]:
    page = rules_page(game, language) or text("no-rules-page")
    return lambda width: laid_out(page, width)


def rules_page(game: Game, language: str) -> str | None:
    """The page of rules of a game, if it has one."""
    try:
        return game.rules_page(language)
    except FileNotFoundError:
        return None


def says_rule(rule: str) -> Callable[[Styled], bool]:
    """Whether a line is where a rule begins."""
    pattern = re.compile(rf"\W*{re.escape(rule)}\b")
    return lambda line: bool(pattern.match("".join(words for words, _ in line)))


def rule_of(page: str, rule: str) -> str | None:
    """One rule of a page: the list item that begins with its id, and the lines that belong to it."""
    found: list[str] = []
    for line in page.splitlines():
        item = ITEM.match(line)
        if item is not None and item["id"].lower() == rule.lower():
            found = [line]
        elif found and (item is not None or line.startswith("#") or re.match(r"[-*] ", line)):
            break
        elif found:
            found.append(line)
    return "\n".join(found).strip() or None


def rule_ids(page: str) -> list[str]:
    return [match["id"] for match in map(ITEM.match, page.splitlines()) if match is not None]
