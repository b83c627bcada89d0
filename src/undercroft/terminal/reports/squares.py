"""A QR code in the terminal: two squares of it in one half-block."""

from __future__ import annotations

from collections.abc import Sequence

import segno

QUIET = 2
"""Light squares around it; cameras manage with two."""
HALVES = {(1, 1): " ", (0, 1): "▀", (1, 0): "▄", (0, 0): "█"}
"""By upper and lower square, 1 for dark: what is light is drawn, for most terminals are dark."""


def squares(words: str) -> list[str]:
    """The lines of the code."""
    matrix = [[int(square) for square in row] for row in segno.make(words, micro=False, error="l").matrix]
    wide = len(matrix[0]) + 2 * QUIET
    light = [[0] * wide for _ in range(QUIET)]
    rows: list[Sequence[int]] = [*light, *([*[0] * QUIET, *row, *[0] * QUIET] for row in matrix), *light]
    if len(rows) % 2:
        rows.append([1] * wide)  # the half below the last row is the terminal's own
    return [
        "".join(HALVES[upper, lower] for upper, lower in zip(rows[i], rows[i + 1], strict=True))
        for i in range(0, len(rows), 2)
    ]
