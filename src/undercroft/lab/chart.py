"""A calibration as a picture: an SVG that needs nothing but a browser, readable on light and dark pages."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from undercroft.engine.text import Text
from undercroft.lab.calibrate import Finding
from undercroft.lab.statistics import Share

WIDTH, LEFT, RIGHT, TOP, ROW, BELOW = 760, 150, 24, 64, 46, 48
COLOURS = {1: "#b4690e", 2: "#2f6fb7", 3: "#2e8b57", 4: "#8e4db3", 5: "#c2405b", 6: "#5b6b7b"}
"""By number of players."""
STYLE = """
text { font: 14px system-ui, sans-serif; fill: #24292f }
.title { font-weight: 600; font-size: 16px }
.small { font-size: 12px }
.grid { stroke: #8883 }
.aim { fill: #8884 }
.mark { stroke: #24292f; stroke-width: 3 }
@media (prefers-color-scheme: dark) { text { fill: #e6edf3 } .mark { stroke: #e6edf3 } }
"""


def chart(title: str, findings: Sequence[Finding], text: Text) -> str:
    """A line for each target: the range aimed at, each number of players with its interval, all together."""
    height = TOP + ROW * len(findings) + BELOW
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<text class="title" x="16" y="26">{escape(title)}</text>',
        *legend(findings, text),
        *axis(height - BELOW),
    ]
    for number, finding in enumerate(findings):
        parts += line(finding, TOP + ROW * number, text)
    return "\n".join([*parts, "</svg>"]) + "\n"


def x_of(share: float) -> float:
    return round(LEFT + share * (WIDTH - LEFT - RIGHT), 1)


def legend(findings: Sequence[Finding], text: Text) -> list[str]:
    counts = sorted({players for finding in findings for players in finding.by_players})
    parts = []
    for place, players in enumerate(counts):
        x = LEFT + 110 * place
        parts.append(f'<circle cx="{x}" cy="45" r="5" fill="{COLOURS[players]}"/>')
        parts.append(
            f'<text class="small" x="{x + 10}" y="49">{escape(text("calibrate-players", players=players))}</text>'
        )
    return parts


def axis(bottom: int) -> list[str]:
    parts = []
    for tenth in range(0, 11, 2):
        x = x_of(tenth / 10)
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP - 4}" y2="{bottom}"/>')
        parts.append(f'<text class="small" x="{x}" y="{bottom + 18}" text-anchor="middle">{tenth * 10} %</text>')
    return parts


def line(finding: Finding, y: int, text: Text) -> list[str]:
    target = finding.target
    low, high = x_of(max(0.0, target.share - target.within)), x_of(min(1.0, target.share + target.within))
    label = escape(text(f"target-{target.name}"))
    parts = [
        f'<text x="16" y="{y + 25}">{label}</text>',
        f'<rect class="aim" x="{low}" y="{y + 2}" width="{round(high - low, 1)}" height="{ROW - 8}" rx="3"/>',
    ]
    for place, (players, share) in enumerate(finding.by_players.items()):
        parts += dot(share, y + 10 + 10 * place, COLOURS[players])
    x = x_of(finding.together.value)
    parts.append(f'<line class="mark" x1="{x}" x2="{x}" y1="{y + 2}" y2="{y + ROW - 6}"/>')
    return parts


def dot(share: Share, y: int, colour: str) -> list[str]:
    low, high = map(x_of, share.interval)
    return [
        f'<line x1="{low}" x2="{high}" y1="{y}" y2="{y}" stroke="{colour}" stroke-width="2"/>',
        f'<circle cx="{x_of(share.value)}" cy="{y}" r="4" fill="{colour}"/>',
    ]
