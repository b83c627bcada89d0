"""What a run of the benchmarks amounts to: a table, and the bars that a game must clear.

A run is a list of rounds. A ratio is taken within a round, where the machine was equally busy, and then the median.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

Round = dict[str, dict[str, float]]
"""By row of the table, by what was measured: how many per CPU second."""

YARDSTICK = "OpenSpiel hearts"


@dataclass(frozen=True)
class Bar:
    """What a game must reach when compiled, by ratios that hold on any machine."""

    decisions: float
    """Random decisions per second, at least so many times the steps of the yardstick."""
    copy: float
    """The time of a copy, at most so many times that of a clone of the yardstick."""
    games: float = 0
    """Random games with every seat taken, at least so many per second, whatever the machine."""
    search: float = 0
    """Iterations of the search per second, at least so many times those of the yardstick's own."""
    tables: float = 250
    """All views of a table with four seats, with their actions and encoded: at most so many steps of the yardstick."""
    previews: float = 0
    """Previews of everything that can be done with one thing: at most so many steps of the yardstick."""
    pure: float = 10
    """Random decisions per second, at least so many times those of the pure build."""


BARS = {
    "clank": Bar(decisions=1, copy=4, games=500),
    "deckbox": Bar(decisions=0.4, copy=4),
    "donjon": Bar(decisions=1, copy=4),
    "knock": Bar(decisions=1.5, copy=2, search=0.3, previews=1000),
}


def compiled(game: str) -> str:
    return f"**{game}**, compiled"


def pure(game: str) -> str:
    return f"**{game}**, pure"


def ratio(run: list[Round], row: str, other: str, what: str) -> float:
    return median(one[row][what] / one[other][what] for one in run)


def steps_of(run: list[Round], row: str, what: str) -> float:
    """How many steps of the yardstick something takes."""
    return median(one[YARDSTICK]["decisions"] / one[row][what] for one in run)


def has_yardstick(run: list[Round]) -> bool:
    return YARDSTICK in run[0]


def table(run: list[Round]) -> str:
    """The run in Markdown."""
    lines = [
        "| one core | random decisions /s | × hearts | full games /s | copy µs | × hearts | imagined /s | all views µs "
        "| steps of hearts | previews µs | steps of hearts | searched /s | × hearts |",
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for row in run[0]:
        rates = {what: median(one[row][what] for one in run) for what in run[0][row]}
        decisions = f"{ratio(run, row, YARDSTICK, 'decisions'):.2f}" if has_yardstick(run) else ""
        copy = f"{ratio(run, YARDSTICK, row, 'copies'):.2f}" if has_yardstick(run) else ""
        games, imagined, searches = (
            f"{rates[what]:,.0f}" if what in rates else "" for what in ("games", "imagined", "searched")
        )
        edge = []
        for what in ("tables", "previews"):
            edge.append(f"{1e6 / rates[what]:,.0f}" if what in rates else "")
            edge.append(f"{steps_of(run, row, what):,.0f}" if has_yardstick(run) and what in rates else "")
        searched = f"{ratio(run, row, YARDSTICK, 'searched'):.2f}" if has_yardstick(run) and "searched" in rates else ""
        copy_time = f"{1e6 / rates['copies']:.2f}"
        cells = [
            row,
            f"{rates['decisions']:,.0f}",
            decisions,
            games,
            copy_time,
            copy,
            imagined,
            *edge,
            searches,
            searched,
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def verdicts(run: list[Round]) -> list[tuple[bool, str]]:
    """For each bar of a game that was measured: whether it is cleared, and a sentence."""
    found = []
    for game, bar in BARS.items():
        if compiled(game) not in run[0]:
            continue
        gain = ratio(run, compiled(game), pure(game), "decisions")
        found.append((gain >= bar.pure, f"{game}: compiled {gain:.1f} × pure, at least {bar.pure}"))
        if bar.games:
            games = median(one[compiled(game)]["games"] for one in run)
            found.append((games >= bar.games, f"{game}: {games:,.0f} full games a second, at least {bar.games}"))
        if has_yardstick(run):
            more = ratio(run, compiled(game), YARDSTICK, "decisions")
            copy = ratio(run, YARDSTICK, compiled(game), "copies")
            found.append((more >= bar.decisions, f"{game}: decisions {more:.2f} × hearts, at least {bar.decisions}"))
            found.append((copy <= bar.copy, f"{game}: a copy {copy:.2f} × hearts, at most {bar.copy}"))
            for what, most in (("tables", bar.tables), ("previews", bar.previews)):
                if most:
                    steps = steps_of(run, compiled(game), what)
                    found.append((steps <= most, f"{game}: {what} {steps:.0f} steps of hearts, at most {most:.0f}"))
            if bar.search:
                search = ratio(run, compiled(game), YARDSTICK, "searched")
                found.append((search >= bar.search, f"{game}: searched {search:.2f} × hearts, at least {bar.search}"))
    return found
