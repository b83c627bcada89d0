"""How wide words are on a screen: 龍 takes two columns, an accent that joins the letter before it takes none."""

from __future__ import annotations

import unicodedata
from functools import lru_cache


@lru_cache(4096)
def column_count(character: str) -> int:
    if unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in ("W", "F") else 1


def columns(words: str) -> int:
    return len(words) if words.isascii() else sum(map(column_count, words))


def cut(words: str, width: int) -> str:
    """As many characters as fit into that many columns."""
    if words.isascii():
        return words[: max(width, 0)]
    taken = 0
    for i, character in enumerate(words):
        taken += column_count(character)
        if taken > width:
            return words[:i]
    return words


def tail(words: str, width: int) -> str:
    """The last characters, as many as fit."""
    start = 0
    while columns(words[start:]) > width:
        start += 1
    while start and start < len(words) and not column_count(words[start]):
        start += 1  # an accent whose letter is gone
    return words[start:]


def fitted(words: str, width: int) -> str:
    """The words, cut with an ellipsis if they are too long for a line."""
    return words if columns(words) <= width else cut(words, width - 1) + "…"[: max(width, 0)]


def padded(words: str, width: int) -> str:
    """With spaces at the right, so that they fill that many columns."""
    return words + " " * (width - columns(words))


def wrapped(words: str, width: int) -> list[str]:
    """Lines of at most that width; words are kept whole where they fit, no-break spaces keep theirs together."""
    width = max(width, 1)
    lines: list[str] = []
    line = ""
    for word in words.split(" "):
        line = f"{line} {word}" if line else word
        if columns(line) > width and line != word:
            lines.append(line[: -len(word) - 1])
            line = word
        while columns(line) > width and len(line) > 1:
            start = cut(line, width) or line[0]
            lines.append(start)
            line = line[len(start) :]
    return [*lines, line]
