"""`undercroft arena`: bots meet each other, with a progress bar and the tables of who is ahead of whom."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from undercroft.engine.text import Text
from undercroft.lab.arena import Arena, Report, failures, fight, meetings
from undercroft.lab.simulate import Keep
from undercroft.lab.standings import Duel, Place, neighbours, standings
from undercroft.terminal.reports.figures import duration, gathered, give_or_take, number, percent, stopped

SIGNIFICANT = 0.05
LEAST_P = 0.001
"""Below this a p-value is only said to be smaller."""


def run(
    arena: Arena, wanted: int, workers: int | None, language: str, console: Console, keep: Keep | None = None
) -> Report:
    """Play, showing progress, and print the tables: of what there is, if somebody presses Ctrl-C."""
    text = arena.load().text(language)
    games = arena.games(wanted)
    matches = gathered(fight(arena, games, workers, keep), games, text("simulate-playing"))
    places = standings(arena.bots, meetings(arena, matches))
    report = Report(arena=arena, wanted=games, standings=places, games=matches)
    if not report.is_whole:
        console.print(stopped(len(matches), games, text), style="bold")
    if matches:
        show(report, console, text)
    return report


def show(report: Report, console: Console, text: Text) -> None:
    arena, places = report.arena, report.standings
    console.print(title(arena, len(report.games), text), style="bold")
    console.print(standings_table(places, text))
    console.print()
    console.print(text("arena-matrix-deals" if arena.cooperative else "arena-matrix-games"))
    console.print(matrix(places, text))
    console.print()
    for better, worse, duel in neighbours(places):
        console.print(verdict(better, worse, duel, text), markup=False)
    for troubles in failures(report.games).values():
        console.print(text("arena-failed", games=len(troubles), trouble=troubles[0]), markup=False)


def title(arena: Arena, games: int, text: Text) -> str:
    return text(
        "arena-title-deals" if arena.cooperative else "arena-title-games",
        game=text("game-title"),
        players=arena.players,
        games=games // len(arena.bots) if arena.cooperative else games,
        seed=str(arena.seed),
    )


def standings_table(places: Sequence[Place], text: Text) -> Table:
    """A line a bot, best first; without scores where the game has none."""
    scored = any(place.score.value for place in places)
    table = plain_table()
    table.add_column("")
    table.add_column(text("simulate-bot"), overflow="fold")
    for key in ("simulate-wins", "arena-rating", *(["simulate-score"] if scored else []), "simulate-time"):
        table.add_column(text(key), justify="right")
    for rank, place in enumerate(places, start=1):
        score = [give_or_take(place.score, text)] if scored else []
        figures = [percent(place.wins, text), give_or_take(place.rating, text), *score, duration(place.seconds, text)]
        table.add_row(str(rank), escape(place.bot), *figures)
    return table


def matrix(places: Sequence[Place], text: Text) -> Table:
    """Row against column, as in the cross table of a tournament; columns have the numbers of the rows."""
    table = plain_table()
    table.add_column("")
    table.add_column("", overflow="fold")
    for rank in range(1, len(places) + 1):
        table.add_column(str(rank), justify="center")
    table.add_column(text("arena-all"), justify="right")
    for rank, place in enumerate(places, start=1):
        cells = [cell(duel, text) for duel in place.duels]
        table.add_row(str(rank), escape(place.bot), *cells, number(100 * place.points, 1, text))
    return table


def plain_table() -> Table:
    """Without borders: six bots must fit in 80 columns."""
    return Table(box=box.SIMPLE, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))


def cell(duel: Duel | None, text: Text) -> str:
    """A share, and below it the interval."""
    if duel is None:
        return "·"
    low, high = (number(100 * bound, 0, text) for bound in duel.share.interval)
    return f"{number(100 * duel.share.value, 1, text)}\n{low}–{high}"


def verdict(better: Place, worse: Place, duel: Duel, text: Text) -> str:
    """Whether a bot is really better than the next one."""
    sign, p = ("<", LEAST_P) if duel.p < LEAST_P else ("=", duel.p)
    return text(
        "arena-significant" if duel.p < SIGNIFICANT else "arena-open",
        better=better.bot,
        worse=worse.bot,
        ahead=duel.ahead,
        behind=duel.behind,
        p=f"{sign} {number(p, 3, text)}",
    )
