"""The document that a browser prints: one file with its fonts, its style and its pictures."""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from html import escape
from pathlib import Path
from typing import NamedTuple

from undercroft.engine.text import Text

HERE = Path(__file__).parent
MADE = "<!-- Undercroft: print & play -->"
"""What every document begins with, behind its type."""
FONTS = (
    ("Alegreya", "normal", "400 900", "alegreya.woff2"),
    ("Alegreya", "italic", "400 900", "alegreya-italic.woff2"),
    ("Alegreya Sans", "normal", "700", "alegreya-sans.woff2"),
)


class Paper(NamedTuple):
    """Millimetres."""

    name: str
    width: float
    height: float


PAPERS = {"a4": Paper("A4", 210, 297), "letter": Paper("letter", 215.9, 279.4)}
MARGIN = 12
FOOT = 6
"""Below the text of a page, for its number."""


def e(word: object) -> str:
    """A word as it may stand in a document, whoever wrote it."""
    return escape(str(word), quote=True)


def document(title: str, body: str, paper: Paper, text: Text, margin: float = MARGIN) -> str:
    foot = footed(title) if margin else ""
    inner = f"{paper.width:g}mm", f"{paper.height:g}mm"
    below = margin + FOOT if margin else 0
    edges = f"size: {paper.width:g}mm {paper.height:g}mm; margin: {margin:g}mm {margin:g}mm {below:g}mm"
    style = f"""@page {{ {edges}; {foot} }}
@media screen {{ .sheet {{ width: {inner[0]}; min-height: {inner[1]}; padding: {margin:g}mm; }} }}
.map {{ min-height: {paper.height - 2 * margin - FOOT - 1:g}mm; }}
.cut-out {{ height: {paper.height - 0.4:g}mm; }}"""
    return (
        f'<!DOCTYPE html>{MADE}\n<html lang="{text.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{e(title)}</title>'
        f"<style>{fonts()}{css()}{style}</style></head>"
        f'<body><p class="hint">{e(text("paper-hint"))}</p>{body}</body></html>\n'
    )


def footed(title: str) -> str:
    """The title and the number of the page; a quote in a title must not end the style."""
    words = "".join(letter if letter.isalnum() or letter in " ’-,.!?" else f"\\{ord(letter):x} " for letter in title)
    look = "font: 8pt Alegreya, Georgia, serif; color: #75664f; content: "
    return f'@bottom-left {{ {look}"{words}" }} @bottom-right {{ {look}counter(page) " / " counter(pages) }}'


@cache
def css() -> str:
    return (HERE / "paper.css").read_text(encoding="utf-8")


@cache
def fonts() -> str:
    return "".join(
        f"@font-face {{ font-family: '{family}'; font-style: {style}; font-weight: {weight}; "
        f"src: url(data:font/woff2;base64,{b64encode((HERE / file).read_bytes()).decode()}) format('woff2'); }}\n"
        for family, style, weight, file in FONTS
    )
