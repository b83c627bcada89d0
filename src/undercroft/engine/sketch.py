"""The plainest drawing: what a view holds, line by line. For a game that does not draw itself."""

from __future__ import annotations

import msgspec

from undercroft.engine.canvas import Canvas


def sketch(view: msgspec.Struct) -> Canvas:
    canvas = Canvas()
    lines(canvas, msgspec.to_builtins(view), 0)
    return canvas


def lines(canvas: Canvas, data: object, indent: int) -> None:
    if isinstance(data, dict):
        for name, value in data.items():
            if isinstance(value, dict | list | tuple) and any(isinstance(v, dict | list | tuple) for v in value):
                canvas.put(indent, canvas.height, f"{name}:", "dim")
                lines(canvas, value, indent + 2)
            else:
                canvas.put(indent, canvas.height, f"{name}: ", "dim")
                canvas.put(indent + len(name) + 2, canvas.height - 1, plain(value))
    elif isinstance(data, list | tuple):
        for value in data:
            canvas.put(indent, canvas.height, plain(value))


def plain(value: object) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(plain(v) for v in value) or "-"
    if isinstance(value, dict):
        return ", ".join(f"{name} {plain(v)}" for name, v in value.items()) or "-"
    return "-" if value is None else str(value)
