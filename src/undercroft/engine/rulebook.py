"""A rules page as data: sections, rules with their ids, and which passages are our own rulings.

The page itself is one Markdown file a language, written for people; this reads the little of Markdown that it uses.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

RULE = re.compile(r"[-*] \*\*(?P<id>[A-Z]+\d+)\*\* (?P<words>.*)", re.DOTALL)
RULING = re.compile(r"\*(?:Ruling|Décision)\s?:\*")
"""From here to the end of the rule the words are a ruling; one inside a sentence stands in brackets."""
BRACKETED = re.compile(r"\((?:ruling|décision|arbitrage)\s?[:)]", re.IGNORECASE)
INLINE = re.compile(r"\*\*(?P<strong>.+?)\*\*|\*(?P<emphasis>.+?)\*|`(?P<code>.+?)`", re.DOTALL)


class Span(msgspec.Struct, frozen=True, omit_defaults=True):
    """Some words of one look; `ruling` marks what we had to settle ourselves."""

    words: str
    style: str = ""
    """`strong`, `emphasis`, `code` or nothing."""
    ruling: bool = False


class Paragraph(msgspec.Struct, frozen=True, omit_defaults=True):
    """A paragraph, or a rule if it has an id."""

    spans: tuple[Span, ...]
    rule: str = ""


class Section(msgspec.Struct, frozen=True):
    """A heading and what stands below it; the first one has the title of the page."""

    title: str
    level: int
    paragraphs: tuple[Paragraph, ...]


def sections(page: str) -> tuple[Section, ...]:
    found: list[Section] = []
    for block in blocks(page):
        if block.startswith("#"):
            marks, _, title = block.partition(" ")
            found.append(Section(title.strip(), len(marks), ()))
        elif found:
            last = found[-1]
            found[-1] = msgspec.structs.replace(last, paragraphs=(*last.paragraphs, paragraph(block)))
    return tuple(found)


def blocks(page: str) -> Iterator[str]:
    """Headings, paragraphs and list items, each on one line."""
    for part in re.split(r"\n\s*\n|\n(?=[-*] |#)", page):
        if line := " ".join(part.split()):
            yield line


def paragraph(block: str) -> Paragraph:
    match = RULE.fullmatch(block)
    words = match["words"] if match else block.removeprefix("- ")
    ruling = RULING.search(words)
    start = ruling.start() if ruling else len(words)
    parts = [*styled(words[:start], False), *styled(words[start:], True)]
    return Paragraph(tuple(parts), match["id"] if match else "")


def styled(words: str, ruling: bool) -> Iterator[Span]:
    at = 0
    for match in INLINE.finditer(words):
        if match.start() > at:
            yield Span(words[at : match.start()], "", ruling)
        found = match[match.lastgroup or 0]
        yield Span(found, match.lastgroup or "", ruling or BRACKETED.match(found) is not None)
        at = match.end()
    if at < len(words):
        yield Span(words[at:], "", ruling)
