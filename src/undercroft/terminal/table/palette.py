"""What the style names of canvases look like: mid-tones that read on dark and on light terminals, or no colour.

Without colour every style still has bold, underline or reverse where it matters, and drawings never tell anything
by colour alone. Where the terminal cannot write UTF-8, lines and signs become ASCII.
"""

from __future__ import annotations

import unicodedata

from undercroft.engine.canvas import Canvas

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
    **dict.fromkeys("‘’‹›", "'"),
    **dict.fromkeys("–—", "-"),
    "‹": "<",
    "›": ">",
    "●": "o",
    "○": ".",
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


def ascii_only(words: str) -> str:
    return "".join(character if character < "\x7f" else ASCII.get(character) or plain(character) for character in words)


def plain(character: str) -> str:
    """A letter without its accent; a space for any kind of space; a question mark for the rest."""
    letter = unicodedata.normalize("NFKD", character)[:1]
    return letter if letter and letter < "\x7f" else "?"


def fitted(words: str, width: int) -> str:
    """The words, cut with an ellipsis if they are too long for a line."""
    return words if len(words) <= width else words[: max(width - 1, 0)] + "…"[: max(width, 0)]


def wrapped(words: str, width: int) -> list[str]:
    """Lines of at most that width; words are kept whole where they fit, no-break spaces keep theirs together."""
    width = max(width, 1)
    lines: list[str] = []
    line = ""
    for word in words.split(" "):
        line = f"{line} {word}" if line else word
        if len(line) > width and line != word:
            lines.append(line[: -len(word) - 1])
            line = word
        while len(line) > width:
            lines.append(line[:width])
            line = line[width:]
    return [*lines, line]


def progress_bar(percent: int, width: int = 10) -> str:
    done = percent * width // 100
    return "█" * done + "░" * (width - done)


def banner(canvas: Canvas, y: int, left: str, right: str = "", right_style: str = "title") -> None:
    """A full line in reverse: what this is, and at the right the figure to watch."""
    width = canvas.width
    canvas.put(0, y, fitted(f" {left}", width).ljust(width), "title")
    if right:
        canvas.put(max(width - len(right) - 2, 0), y, f" {right} ", right_style)
