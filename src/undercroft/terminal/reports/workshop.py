"""What the commands for those who write content print: mistakes, a drawing, and how it plays."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from undercroft.engine.errors import Unreadable
from undercroft.engine.game import Game
from undercroft.engine.text import Text
from undercroft.engine.workshop import Workshop
from undercroft.lab.simulate import Plan
from undercroft.terminal.reports import simulate


def list_mistakes(workshop: Workshop, file: Path, text: Text, out: Console) -> bool:
    """Print every mistake of a file with its place; True if there is one."""
    try:
        found = list(workshop.mistakes(file))
    except Unreadable as trouble:
        out.print(trouble.said_in(text))
        return True
    for place, reason in found:
        out.print(Unreadable(file, place, reason).said_in(text))
    return bool(found)


def draw(workshop: Workshop, game: Game, text: Text, out: Console) -> None:
    """What the content of a game is about, and what it looks like."""
    out.print(workshop.summary(game, text))
    canvas = workshop.drawing(game, text, out.width)
    rows = [line.rstrip() for line in canvas.plain().splitlines() if line.strip()]
    out.print("\n".join(rows), soft_wrap=True)  # a wide drawing is better cut than folded


def try_out(
    game: str,
    file: Path,
    games: int,
    bots: tuple[str, ...],
    seed: int,
    workers: int | None,
    language: str,
    out: Console,
) -> None:
    """Play with it by simulation: how often it is won, and why it is lost."""
    plan = Plan(game=game, bots=bots, content=str(file), seed=seed)
    if not simulate.run(plan, games, workers, language, out).is_whole:
        raise KeyboardInterrupt
