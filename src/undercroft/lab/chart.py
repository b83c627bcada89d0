"""A calibration as a picture: an SVG that needs nothing but a browser, readable on light and dark pages."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import groupby

from undercroft.engine.text import Text
from undercroft.lab.calibrate import Finding
from undercroft.lab.targets import Row

WIDTH, LEFT, RIGHT, TOP, BELOW = 760, 170, 24, 86, 48
LINE, GAP, LEAST = 10, 18, 46
"""The height of a row and what a target has besides its rows, and its least height."""
NARROW = WIDTH - 60
"""Further to the right there is no room for a word."""
COLOURS = {1: "#b4690e", 2: "#2f6fb7", 3: "#2e8b57", 4: "#8e4db3", 5: "#c2405b", 6: "#5b6b7b"}
"""By number of players."""
STYLE = """
text { font: 14px system-ui, sans-serif; fill: #24292f }
.title { font-weight: 600; font-size: 16px }
.small { font-size: 12px }
.seat { font-size: 9px }
.grid { stroke: #8883 }
.aim { fill: #8884 }
.mark { stroke: #24292f; stroke-width: 3 }
@media (prefers-color-scheme: dark) { text { fill: #e6edf3 } .mark { stroke: #e6edf3 } }
"""


def chart(title: str, findings: Sequence[Finding], text: Text) -> str:
    """For each target: the range aimed at, each number of players, seat or option with its interval, all together."""
    bottom = TOP + sum(height_of(finding) for finding in findings)
    game, _, setting = title.partition(" · ")  # on two lines: long names would not fit on one
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + BELOW}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<text class="title" x="16" y="26">{escape(game)}</text>',
        f'<text class="small" x="16" y="46">{escape(setting)}</text>',
        *legend(findings, text),
        *axis(bottom),
    ]
    y = TOP
    for finding in findings:
        parts += target(finding, y, text)
        y += height_of(finding)
    return "\n".join([*parts, "</svg>"]) + "\n"


def single(finding: Finding) -> list[Row]:
    """The rows but for the one of all players together."""
    return [row for row in finding.rows if row.players is not None]


def height_of(finding: Finding) -> int:
    return max(LEAST, LINE * len(single(finding)) + GAP)


def x_of(share: float) -> float:
    return round(LEFT + share * (WIDTH - LEFT - RIGHT), 1)


def legend(findings: Sequence[Finding], text: Text) -> list[str]:
    counts = sorted({row.players for finding in findings for row in finding.rows if row.players is not None})
    parts = []
    for place, players in enumerate(counts):
        x = LEFT + 110 * place
        parts.append(f'<circle cx="{x}" cy="67" r="5" fill="{COLOURS[players]}"/>')
        parts.append(
            f'<text class="small" x="{x + 10}" y="71">{escape(text("calibrate-players", players=players))}</text>'
        )
    return parts


def axis(bottom: int) -> list[str]:
    parts = []
    for tenth in range(0, 11, 2):
        x = x_of(tenth / 10)
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP - 4}" y2="{bottom}"/>')
        parts.append(f'<text class="small" x="{x}" y="{bottom + 18}" text-anchor="middle">{tenth * 10} %</text>')
    return parts


def target(finding: Finding, y: int, text: Text) -> list[str]:
    parts = [f'<text x="16" y="{y + 25}">{escape(text(f"target-{finding.target.name}"))}</text>']
    rows, bottom = single(finding), y + height_of(finding) - 6
    runs = [list(run) for _, run in groupby(rows, key=lambda row: (row.low, row.high))]
    at = y + LINE
    for run in runs:
        middle = LINE // 2  # a range of its own reaches from half a row above to half a row below
        top, end = (y + 2, bottom) if len(runs) == 1 else (at - middle, at + LINE * len(run) - middle - 1)
        parts.append(aimed_at(run[0], top, end))
        for row in run:
            parts += dot(row, at)
            at += LINE
    for row in finding.rows:
        if row.players is None or len(finding.rows) == 1:
            x = x_of(row.share.value)
            parts.append(f'<line class="mark" x1="{x}" x2="{x}" y1="{y + 2}" y2="{bottom}"/>')
    return parts


def aimed_at(row: Row, top: int, bottom: int) -> str:
    low, high = x_of(row.low), x_of(row.high)
    return f'<rect class="aim" x="{low}" y="{top}" width="{round(high - low, 1)}" height="{bottom - top}" rx="3"/>'


def dot(row: Row, y: int) -> list[str]:
    low, high = map(x_of, row.share.interval)
    colour = COLOURS[row.players or 1]
    parts = [
        f'<line x1="{low}" x2="{high}" y1="{y}" y2="{y}" stroke="{colour}" stroke-width="2"/>',
        f'<circle cx="{x_of(row.share.value)}" cy="{y}" r="4" fill="{colour}"/>',
    ]
    label = row.value if row.seat is None else str(row.seat + 1)
    if label is not None:
        x, anchor = (high + 5, "start") if high < NARROW else (low - 5, "end")
        parts.append(f'<text class="seat" x="{x}" y="{y + 3}" text-anchor="{anchor}">{escape(label)}</text>')
    return parts
