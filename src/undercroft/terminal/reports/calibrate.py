"""`undercroft calibrate`: does the content of a game do what it is meant to do?"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from undercroft.engine.text import Text
from undercroft.lab.calibrate import Calibration, Finding, calibrate, findings
from undercroft.lab.targets import Edge, Even, Row, Won
from undercroft.terminal.reports.figures import SPACE, gathered, number, percent, stopped

METER = 40
"""The width of a picture of a share, in characters."""


def run(calibration: Calibration, workers: int | None, text: Text, console: Console) -> list[Finding]:
    """Play, showing progress, and print what came out. A part of it gets no verdict, and Ctrl-C stays Ctrl-C."""
    played = gathered(calibrate(calibration, workers), calibration.size, text("simulate-playing"))
    if len(played) < len(calibration.cells):  # not every setting has been seen
        console.print(text("calibrate-stopped", done=len(played), wanted=calibration.size))
        raise KeyboardInterrupt
    found = findings(calibration, played)
    if len(played) < calibration.size:
        console.print(stopped(len(played), calibration.size, text), style="bold")
    console.print(title(calibration, text), style="bold")
    console.print(table(found, text))
    if len(played) < calibration.size:
        raise KeyboardInterrupt
    for finding in found:
        console.print(verdict(finding, text))
    return found


def title(calibration: Calibration, text: Text) -> str:
    return text(
        "calibrate-title",
        game=text("game-title"),
        bot=calibration.bot,
        games=calibration.games,
        seed=str(calibration.seed),
    )


def table(found: Sequence[Finding], text: Text) -> Table:
    """A line for each number of players, or for each of their seats or options, and one for all of them together."""
    lines = Table(box=None, pad_edge=False)
    for key in ("calibrate-target", "calibrate-by", "simulate-share", "calibrate-picture"):
        lines.add_column(text(key))
    for finding in found:
        name = text(f"target-{finding.target.name}")
        for row in finding.rows:
            lines.add_row(name, label(row, text), percent(row.share, text), meter(row))
            name = ""
    return lines


def label(row: Row, text: Text) -> str:
    if row.players is None:
        return text("calibrate-together")
    if row.value is not None:
        return text("calibrate-value", players=row.players, value=row.value)
    if row.seat is None:
        return text("calibrate-players", players=row.players)
    return text("calibrate-seat", players=row.players, place=row.seat + 1)


def meter(row: Row) -> str:
    """From 0 to 100 %: where the share lies, and what range is aimed at."""
    signs = []
    for place in range(METER + 1):
        aimed = row.low - 1e-9 <= place / METER <= row.high + 1e-9
        signs.append("●" if place == round(row.share.value * METER) else "▒" if aimed else "·")
    return "".join(signs)


def verdict(finding: Finding, text: Text) -> str:
    """What the telling row says about the target, in a sentence."""
    target, row = finding.target, finding.telling
    name, found, where = text(f"target-{target.name}"), percentage(row.share.value, text), label(row, text)
    if isinstance(target, Won) and target.by is not None:
        key = "calibrate-each-met" if finding.met else "calibrate-each-missed"
        low, high = percentage(row.low, text), percentage(row.high, text)
        return text(key, target=name, found=found, where=where, low=low, high=high)
    if isinstance(target, Even):
        key = "calibrate-even-met" if finding.met else "calibrate-even-missed"
        return text(key, target=name, found=found, where=where, aim=percentage(row.low, text))
    if isinstance(target, Won):
        key = "calibrate-won-met" if finding.met else "calibrate-won-missed"
        return text(key, target=name, found=found, aim=percentage(target.share, text))
    if isinstance(target, Edge):
        key = "calibrate-edge-met" if finding.met else "calibrate-edge-missed"
        return text(key, target=name, found=found, where=where, aim=percentage(row.high, text))
    key = "calibrate-scores-met" if finding.met else "calibrate-scores-missed"
    aim = percentage(target.least, text)
    return text(key, target=name, found=found, where=where, aim=aim, low=target.low, high=target.high)


def percentage(share: float, text: Text) -> str:
    return f"{number(100 * share, 1, text)}{SPACE}%"
