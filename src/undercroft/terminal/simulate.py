"""`undercroft simulate`: many games between bots, with a progress bar and a table of results."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from undercroft.engine.game import Game
from undercroft.engine.text import Text
from undercroft.lab.simulate import Plan, Result, Summary, simulate, summarize
from undercroft.lab.statistics import Share

LAB_TEXT = Path(__file__).parent.parent / "lab" / "text"


def run(plan: Plan, games: int, workers: int | None, language: str, console: Console) -> Summary:
    """Play, showing progress, and print the table."""
    game = plan.load()
    text = game.text(language).with_folders(LAB_TEXT)
    results: list[Result] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(text("simulate-playing"), total=games)
        for some in simulate(plan, games, workers):
            results += some
            progress.update(task, completed=len(results))
    summary = summarize(results)
    console.print(seats_table(summary, plan, game, text))
    console.print(ends_table(summary, text))
    console.print(
        text("simulate-decisions", mean=f"{summary.decisions.value:.1f}", half=f"{summary.decisions.half:.1f}")
    )
    return summary


def seats_table(summary: Summary, plan: Plan, game: Game, text: Text) -> Table:
    """A line a seat; in a co-operative game one line for the team."""
    table = Table(title=text("simulate-title", game=text("game-title"), games=summary.games), title_justify="left")
    for key in ("simulate-seat", "simulate-bot", "simulate-wins", "simulate-score", "simulate-time"):
        table.add_column(text(key))
    if game.cooperative:
        team = sum(summary.seconds) / len(summary.seconds)
        rows = [(text("simulate-team"), ", ".join(plan.bots), summary.wins[0], summary.scores[0], team)]
    else:
        seats = [str(seat + 1) for seat in range(len(plan.bots))]
        rows = list(zip(seats, plan.bots, summary.wins, summary.scores, summary.seconds, strict=True))
    for label, bot, wins, score, seconds in rows:
        table.add_row(label, bot, percent(wins), f"{score.value:.1f} ± {score.half:.1f}", f"{1000 * seconds:.1f} ms")
    return table


def ends_table(summary: Summary, text: Text) -> Table:
    table = Table(text("simulate-end"), text("simulate-share"))
    for reason, share in summary.ends.items():
        table.add_row(text(reason), percent(share))
    return table


def percent(share: Share) -> str:
    low, high = share.interval
    return f"{100 * share.value:.1f} %  [{100 * low:.1f} – {100 * high:.1f}]"
