"""A table in a notebook: the game's own drawing of a view, as a piece of HTML that stands by itself.

Everything comes from a view, so it shows no more than the seat, or a spectator, may know.
"""

from __future__ import annotations

from html import escape

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.game import Game, View
from undercroft.engine.text import Text, language_of

WINDOW = (110, 40)
"""Columns and lines: what a notebook has room for beside its margins."""

PAGE = "font-family:monospace;line-height:1.2;white-space:pre;overflow-x:auto"
RED, GREEN, AMBER, BLUE, VIOLET, GREY = "#d75f5f", "#3f9f3f", "#c08a1e", "#5f87d7", "#8f5fd7", "#808080"


def look(colour: str = "", *, bold: bool = True, more: str = "") -> str:
    words = [f"color:{colour}" if colour else "", "font-weight:bold" if bold else "", more]
    return ";".join(filter(None, words))


def reverse(colour: str) -> str:
    return look("#ffffff", more=f"background:{colour}")


LOOKS = {
    "dim": look(GREY, bold=False),
    "strong": look(),
    "title": reverse("#444444"),
    "bar": look("#ffffff", bold=False, more="background:#444444"),
    "prompt": look(),
    "message": look(RED),
    "good": look(GREEN, bold=False),
    "bad": look(RED),
    "warning": look(AMBER),
    "key": look(BLUE),
    "label": look(BLUE, more="text-decoration:underline"),
    "cursor": reverse("#444444"),
    "border": look(GREY, bold=False),
    "frame": look("#9a7a4a", bold=False),
    "ghost": look(AMBER),
    "safe": look(GREEN),
    "tight": look(AMBER),
    "deadly": reverse(RED),
    "creature": look(RED),
    "falls": reverse(GREEN),
    "token": look(AMBER, bold=False),
    "frozen": look("#3f9fbf"),
    "poison": look(VIOLET),
    "chest": look(AMBER, bold=False),
    "silence": look(VIOLET),
    "defeated": look(GREY, bold=False, more="font-style:italic"),
    "back": look("#6f7f9f", bold=False),
    "heading": look(more="text-decoration:underline"),
}
"""What the style names of canvases look like: mid-tones that read on dark and on light pages. Other names are plain."""


def shown(game: Game, view: View, language: str = "") -> str:
    """A view as HTML: what the game is called, what is asked for, and the drawing."""
    text: Text = game.text(language or language_of())
    drawn = game.draw(view, text, Marks(), *WINDOW)
    said = f"{escape(text('game-title'))} · {escape(text.say(game.prompt(view)))}"
    return f'<div lang="{text.language}"><div><b>{said}</b></div>{as_html(drawn)}</div>'


def as_html(canvas: Canvas) -> str:
    """A canvas with its styles written out: a notebook keeps no style sheet for us."""
    lines = ["".join(styled(words, style) for words, style in trimmed(runs)) for runs in canvas.rows()]
    while lines and not lines[-1]:
        lines.pop()
    return f'<pre style="{PAGE}">{chr(10).join(lines)}</pre>'


def trimmed(runs: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """A line without the empty space behind it."""
    if runs and not runs[-1][1]:
        words = runs[-1][0].rstrip()
        return [*runs[:-1], *([(words, "")] if words else [])]
    return runs


def styled(words: str, style: str) -> str:
    said = escape(words)
    return f'<span style="{LOOKS[style]}">{said}</span>' if style in LOOKS else said
