"""What the style names of canvases look like: mid-tones that read on dark and on light terminals, or no colour.

Without colour every style still has bold, underline or reverse where it matters, and drawings never tell anything
by colour alone. Where the terminal cannot write UTF-8, lines and signs become ASCII.
"""

from __future__ import annotations

import codecs
import unicodedata
from io import TextIOWrapper
from typing import TextIO

from undercroft.engine.canvas import Canvas
from undercroft.engine.columns import column_count, columns, fitted, padded

STYLES = {
    "": "",
    "dim": "#808080",
    "strong": "bold",
    "title": "reverse bold",
    "bar": "reverse",
    "prompt": "bold",
    "message": "bold #d75f5f",
    "good": "#3f9f3f",
    "bad": "bold #d75f5f",
    "warning": "bold #c08a1e",
    "key": "bold #5f87d7",
    "label": "bold #5f87d7 underline",
    "cursor": "reverse bold",
    "border": "#808080",
    "frame": "#9a7a4a",
    "ghost": "bold #c08a1e",
    "safe": "bold #3f9f3f",
    "tight": "bold #c08a1e",
    "deadly": "bold reverse #d75f5f",
    "creature": "bold #d75f5f",
    "falls": "bold reverse #3f9f3f",
    "token": "#c08a1e",
    "frozen": "bold #3f9fbf",
    "poison": "bold #8f5fd7",
    "chest": "#c08a1e",
    "silence": "bold #8f5fd7",
    "defeated": "#808080 italic",
    "back": "#6f7f9f",
    "heading": "bold underline",
}

ASCII = {
    **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯╔╗╚╝╠╣╬╒╓", "+"),
    **dict.fromkeys("─═╌┄━", "-"),
    **dict.fromkeys("│║╎┆┃", "|"),
    **dict.fromkeys("“”„«»", '"'),
    **dict.fromkeys("‘’", "'"),
    **dict.fromkeys("–—", "-"),
    "‹": "<",
    "›": ">",
    "●": "O",
    "○": "o",
    "·": ".",
    "•": "-",
    "…": "~",
    "❄": "*",
    "☠": "x",
    "♞": "K",
    "♛": "Q",
    "♥": "H",
    "×": "x",
    "−": "-",
    "▸": ">",
    "◂": "<",
    "◃": "{",
    "▲": "^",
    "▼": "v",
    "←": "<",
    "→": ">",
    "↑": "^",
    "↓": "v",
    "░": ":",
    "▒": "%",
    "█": "#",
    "☐": "=",
    "▣": "$",
    "♪": "~",
    "⇄": "%",
    "✓": "v",
    "√": "v",
    "œ": "o",
    "Œ": "O",
    "⏎": "<",
}
"""One character for one character, so that nothing moves."""
WRITTEN_OUT = str.maketrans({"œ": "oe", "Œ": "OE", "…": "...", "→": "->"})
"""Where columns do not matter."""
NEAREST = "undercroft-nearest"
"""The name of what an output does with a character that it does not know."""


def ascii_only(words: str) -> str:
    """Every character in as many columns as before, so that nothing moves."""
    return "".join(character if character < "\x7f" else ASCII.get(character) or plain(character) for character in words)


def plain(character: str) -> str:
    """A letter without its accent; a space for any kind of space; question marks for the rest."""
    letter, width = unicodedata.normalize("NFKD", character)[:1], column_count(character)
    return letter.ljust(width)[:width] if letter < "\x7f" else "?" * width


def write_anything(stream: TextIO) -> None:
    """Let a stream that knows few characters write others as what comes nearest, instead of giving up."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors=NEAREST)


def nearest(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return ascii_only(error.object[error.start : error.end].translate(WRITTEN_OUT)), error.end


codecs.register_error(NEAREST, nearest)


def progress_bar(percent: int, width: int = 10) -> str:
    done = percent * width // 100
    return "█" * done + "░" * (width - done)


def banner(canvas: Canvas, y: int, left: str, right: str = "", right_style: str = "title") -> None:
    """A full line in reverse: what this is, and at the right the figure to watch."""
    width = canvas.width
    canvas.put(0, y, padded(fitted(f" {left}", width), width), "title")
    if right:
        canvas.put(max(width - columns(right) - 2, 0), y, f" {right} ", right_style)
