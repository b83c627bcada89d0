"""The plainest drawing: what a view holds, line by line. For a game that does not draw itself."""

from __future__ import annotations

import textwrap

import msgspec

from undercroft.engine.canvas import Canvas


def sketch(view: msgspec.Struct, width: int = 80) -> Canvas:
    """Long lists go on in the next line; they never run out of the window."""
    canvas = Canvas()
    lines(canvas, msgspec.to_builtins(view), 0, width)
    return canvas


def lines(canvas: Canvas, data: object, indent: int, width: int) -> None:
    if isinstance(data, dict):
        for name, value in data.items():
            canvas.put(indent, canvas.height, f"{name}:", "dim")
            if isinstance(value, dict | list | tuple) and any(isinstance(v, dict | list | tuple) for v in value):
                lines(canvas, value, indent + 2, width)
            else:
                write(canvas, plain(value), indent + len(name) + 2, canvas.height - 1, width)
    elif isinstance(data, list | tuple):
        for value in data:
            write(canvas, plain(value), indent, canvas.height, width)


def write(canvas: Canvas, words: str, x: int, y: int, width: int) -> None:
    for line, part in enumerate(textwrap.wrap(words, max(width - x, 10))):
        canvas.put(x, y + line, part)


def plain(value: object) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(plain(v) for v in value) or "-"
    if isinstance(value, dict):
        return ", ".join(f"{name} {plain(v)}" for name, v in value.items()) or "-"
    return "-" if value is None else str(value)
