"""How figures are written in a table of results, and the bar that shows while they are made."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing, suppress
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from undercroft.bots.estimates import Mean, Share
from undercroft.engine.text import Text

Piece = TypeVar("Piece")
SPACE = "\N{NO-BREAK SPACE}"


def number(value: float, places: int, text: Text) -> str:
    return f"{value:.{places}f}".replace(".", text("decimal-sign"))


def percent(share: Share, text: Text) -> str:
    low, high = (number(100 * bound, 1, text) for bound in share.interval)
    return f"{number(100 * share.value, 1, text)}{SPACE}%{SPACE}[{low}–{high}]"


def give_or_take(mean: Mean, text: Text) -> str:
    return f"{number(mean.value, 1, text)}{SPACE}±{SPACE}{number(mean.half, 1, text)}"


def duration(seconds: float, text: Text) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{number(seconds / size, 1, text)}{SPACE}{unit}"
    return f"{number(seconds / 1e-6, 0, text)}{SPACE}µs"


def gathered(some: Generator[list[Piece], None, None], total: int, label: str) -> list[Piece]:
    """All pieces, while standard error shows how far it is. Who presses Ctrl-C gets those that are there."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    found: list[Piece] = []
    with (
        suppress(KeyboardInterrupt),
        Progress(*columns, console=Console(stderr=True), transient=True) as progress,
        closing(some),
    ):
        task = progress.add_task(label, total=total)
        for pieces in some:
            found += pieces
            progress.advance(task, len(pieces))
    return found


def stopped(done: int, wanted: int, text: Text) -> str:
    """Said above what is only a part."""
    return text("run-stopped", done=done, wanted=wanted)
