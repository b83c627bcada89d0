"""`undercroft simulate`: many games between bots, with a progress bar and a table of results."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from undercroft.engine.game import Game
from undercroft.engine.text import Text
from undercroft.lab.simulate import SPREAD, Keep, Plan, Report, Summary, simulate, summarize
from undercroft.terminal.reports.figures import SPACE, duration, gathered, give_or_take, number, percent, stopped


def run(
    plan: Plan, games: int, workers: int | None, language: str, console: Console, keep: Keep | None = None
) -> Report:
    """Play, showing progress, and print the table: of what there is, if somebody presses Ctrl-C."""
    text = plan.load().text(language)
    results = gathered(simulate(plan, games, workers, keep), games, text("simulate-playing"))
    report = Report(plan=plan, wanted=games, summary=summarize(results), games=results)
    if not report.is_whole:
        console.print(stopped(len(results), games, text), style="bold")
    if results:
        show(report, console, text)
    return report


def show(report: Report, console: Console, text: Text) -> None:
    plan, summary = report.plan, report.summary
    game = plan.load()
    console.print(seats_table(summary, plan, game, text))
    console.print(ends_table(summary, text))
    decisions = summary.decisions
    if not game.cooperative:
        console.print(scores_table(summary, text))
        if summary.winning:
            console.print(winning_scores(summary, text))
    console.print(
        text("simulate-decisions", mean=number(decisions.value, 1, text), half=number(decisions.half, 1, text))
    )
    for troubles in filter(None, summary.failures):
        console.print(text("arena-failed", games=len(troubles), trouble=troubles[0]))


def seats_table(summary: Summary, plan: Plan, game: Game, text: Text) -> Table:
    """A line a seat; in a co-operative game one line for the team."""
    title = text("simulate-title", game=text("game-title"), games=summary.games, seed=str(plan.seed))
    table = Table(title=title, title_justify="left")
    keys = ["simulate-seat", "simulate-bot", "simulate-wins", "simulate-score", "simulate-time"]
    if not game.cooperative:
        keys.insert(3, "simulate-edge")
    for key in keys:
        table.add_column(text(key))
    if game.cooperative:
        team = sum(summary.seconds) / len(summary.seconds)
        rows = [(text("simulate-team"), ", ".join(plan.bots), summary.wins[0], summary.scores[0], team)]
    else:
        seats = [str(seat + 1) for seat in range(len(plan.bots))]
        rows = list(zip(seats, plan.bots, summary.wins, summary.scores, summary.seconds, strict=True))
    for label, bot, wins, score, seconds in rows:
        edge = [] if game.cooperative else [points(wins.value - 1 / len(plan.bots), text)]
        table.add_row(label, bot, percent(wins, text), *edge, give_or_take(score, text), duration(seconds, text))
    return table


def points(share: float, text: Text) -> str:
    """By how many hundredths a share is more, or less, than it should be."""
    sign = "+" if share >= 0 else "−"
    return f"{sign}{number(abs(100 * share), 1, text)}"


def winning_scores(summary: Summary, text: Text) -> str:
    shares = (f"{number(100 * share, 0, text)}{SPACE}%" for share in SPREAD)
    told = (f"{share}: {number(score, 0, text)}" for share, score in zip(shares, summary.winning, strict=True))
    mean, half = number(summary.winner.value, 1, text), number(summary.winner.half, 1, text)
    return text("simulate-winning", mean=mean, half=half, spread=" · ".join(told))


def scores_table(summary: Summary, text: Text) -> Table:
    """What the scores are made of: how many players have each line of the sheet, and how much it brings them."""
    table = Table(text("simulate-line"), text("simulate-players"), text("simulate-points"))
    for tally in summary.tallies:
        table.add_row(text.say(tally.line), percent(tally.players, text), give_or_take(tally.points, text))
    return table


def ends_table(summary: Summary, text: Text) -> Table:
    table = Table(text("simulate-end"), text("simulate-share"))
    for reason, share in summary.ends.items():
        table.add_row(text(reason), percent(share, text))
    return table
