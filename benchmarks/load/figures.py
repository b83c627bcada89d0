"""What was measured under load, as tables, a picture, and verdicts."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

Figures = Mapping[str, Any]
Found = Mapping[str, Figures]

BARS = {"counter": 1.2, "2 kB": 1.5}
"""How many times the moves of boardgame.io, by what it has to carry."""
IDLE_MEGABYTES = 30
AIM, AIM_THINKING = 5, 25
"""Milliseconds; aims, not bars: they depend on the machine."""
CURVE = re.compile(r"ours, 500 tables × ([\d.]+)")


def table(found: Found) -> str:
    lines = ["| | moves/s | p50 ms | p99 ms | CPU µs/move | MB |", "|---|--:|--:|--:|--:|--:|"]
    for name, one in found.items():
        if "rate" in one:
            figures = (f"{one['rate']:,.0f}", f"{one['p50']:.1f}", f"{one['p99']:.1f}")
            lines.append(f"| {name} | {' | '.join(figures)} | {one['cpu']:.0f} | {one['memory']:.0f} |")
    lines += [
        f"\n{one['tables']:.0f} tables that nobody looks at cost {one['cost']:.0f} MB ({one['held']:.0f} MB while they "
        f"were in memory); each is there again {one['p50']:.1f} ms (p99 {one['p99']:.1f}) after somebody comes."
        for one in found.values()
        if "cost" in one
    ]
    return "\n".join(lines)


def verdicts(found: Found) -> Iterator[tuple[bool, str]]:
    def ratio(one: str, other: str, figure: str) -> float | None:
        return found[one][figure] / found[other][figure] if one in found and other in found else None

    for theirs, bar in BARS.items():
        share = ratio("ours, saturated", f"{theirs}, saturated", "rate")
        if share is not None:
            yield share >= bar, f"saturated: {share:.2f} times boardgame.io with {theirs} (bar {bar})"
    for theirs in BARS:
        for figure, name in (("p99", "p99 at 500 tables × 2"), ("cpu", "CPU per move")):
            share = ratio("ours, 500 tables", f"{theirs}, 500 tables", figure)
            if share is not None:
                yield share <= 1, f"{name}: {share:.2f} of boardgame.io's with {theirs} (bar 1)"
    for name, aim in (("ours, 500 tables", AIM), ("ours, 500 tables, ten experts think", AIM_THINKING)):
        if name in found:
            yield found[name]["p99"] <= aim, f"p99 with {name}: {found[name]['p99']:.1f} ms (aim {aim})"
    for one in found.values():
        if "cost" in one:
            sentence = f"{one['tables']:.0f} idle tables: {one['cost']:.0f} MB (bar {IDLE_MEGABYTES})"
            yield one["cost"] < IDLE_MEGABYTES, sentence


def draw(found: Found, path: Path) -> None:
    """Latency against load, with boardgame.io's at the load of the bar."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams.update({"svg.hashsalt": "undercroft", "svg.fonttype": "none", "font.family": "sans-serif"})
    from matplotlib import pyplot

    ours = (one for name, one in found.items() if CURVE.fullmatch(name) or name == "ours, 500 tables")
    curve = sorted(ours, key=lambda one: one["rate"])
    figure, axes = pyplot.subplots(figsize=(7.2, 3.6), layout="constrained")
    for share, colour in (("p99", "#b4690e"), ("p50", "#2f6fb7")):
        rates, times = [one["rate"] for one in curve], [one[share] for one in curve]
        axes.plot(rates, times, "o-", color=colour, label=f"ours, {share}")
        for theirs, mark in (("counter", "s"), ("2 kB", "D")):
            if (one := found.get(f"{theirs}, 500 tables")) is not None:
                name = f"boardgame.io, {theirs}, {share}"
                axes.plot(one["rate"], one[share], mark, fillstyle="none", color=colour, label=name)
    axes.set(xlabel="moves a second, 500 tables, two sockets each", ylabel="ms from command to everybody's news")
    axes.set_yscale("log")
    axes.grid(alpha=0.3)
    axes.legend(fontsize=8, frameon=False)
    figure.savefig(path, metadata={"Date": None})


if __name__ == "__main__":
    results, picture = map(Path, sys.argv[1:])
    draw(json.loads(results.read_text(encoding="utf-8"))["figures"], picture)
