"""`undercroft calibrate`: is the content of a game as hard as it is meant to be?"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from undercroft.engine.text import Text
from undercroft.lab.calibrate import Calibration, Finding, calibrate, findings
from undercroft.lab.statistics import Share
from undercroft.terminal.figures import SPACE, number, percent, with_progress

METER = 40
"""The width of a picture of a share, in characters."""


def run(calibration: Calibration, workers: int | None, text: Text, console: Console) -> list[Finding]:
    """Play, showing progress, and print what came out."""
    played = list(with_progress(calibrate(calibration, workers), calibration.size, text("simulate-playing")))
    found = findings(calibration, played)
    console.print(title(calibration, text), style="bold")
    console.print(table(found, text))
    for finding in found:
        aim = percentage(finding.target.share, text)
        key = "calibrate-met" if finding.met else "calibrate-missed"
        name = text(f"target-{finding.target.name}")
        console.print(text(key, target=name, aim=aim, found=percentage(finding.together.value, text)))
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
    """A line for each number of players, and one for all of them together where there are several."""
    lines = Table(box=None, pad_edge=False)
    for key in ("calibrate-target", "calibrate-by", "simulate-wins", "calibrate-picture"):
        lines.add_column(text(key))
    for finding in found:
        name = text(f"target-{finding.target.name}")
        rows = {text("calibrate-players", players=players): share for players, share in finding.by_players.items()}
        if len(rows) > 1:
            rows[text("calibrate-together")] = finding.together
        for label, share in rows.items():
            lines.add_row(name, label, percent(share, text), meter(share, finding))
            name = ""
    return lines


def meter(share: Share, finding: Finding) -> str:
    """From 0 to 100 %: where the share lies, and what range is aimed at."""
    target = finding.target
    signs = []
    for place in range(METER + 1):
        aimed = abs(place / METER - target.share) <= target.within + 1e-9
        signs.append("●" if place == round(share.value * METER) else "▒" if aimed else "·")
    return "".join(signs)


def percentage(share: float, text: Text) -> str:
    return f"{number(100 * share, 1, text)}{SPACE}%"
