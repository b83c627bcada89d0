"""Does the content of a game do what it is meant to do?

A calibration plays every setting that the game's targets name, and compares. Game number i depends on the seed and i
alone.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial

import msgspec

from undercroft.lab.cores import spread
from undercroft.lab.simulate import Plan, Setting, play
from undercroft.lab.targets import Cell, Played, Row, Target


class Calibration(Setting, frozen=True, kw_only=True):
    """Which bot plays how many games for each setting and number of players."""

    bot: str
    games: int
    targets: tuple[Target, ...]

    @property
    def cells(self) -> list[Cell]:
        cells: list[Cell] = []
        for target in self.targets:
            cells += [cell for cell in target.cells if cell not in cells]
        return cells

    @property
    def size(self) -> int:
        return self.games * len(self.cells)


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """What came out for one target."""

    target: Target
    rows: list[Row]
    telling: Row
    """The row that decides: the one with least to spare."""
    met: bool


def play_one(calibration: Calibration, number: int) -> Played:
    """Cells take turns, so that a run that is cut short has seen all of them."""
    cells = calibration.cells
    place, deal = number % len(cells), number // len(cells)
    cell = cells[place]
    options = cell.options_of(deal)
    plan = Plan(
        game=calibration.game,
        bots=(calibration.bot,) * cell.players,
        options=options,
        content=calibration.content,
        seed=calibration.seed,
    )
    result = play(plan, deal)
    score = result.scores[result.winners[0]] if result.winners else None
    return Played(cell=place, options=options, winners=result.winners, score=score)


def calibrate(calibration: Calibration, workers: int | None = None) -> Generator[list[Played], None, None]:
    """Play; yields games as they come in, in their order."""
    return spread(partial(play_one, calibration), calibration.size, workers)


def findings(calibration: Calibration, played: Sequence[Played]) -> list[Finding]:
    cells = calibration.cells
    found = []
    for target in calibration.targets:
        games: dict[int, list[Played]] = {}
        for cell in target.cells:
            place = cells.index(cell)
            games.setdefault(cell.players, []).extend(game for game in played if game.cell == place)
        rows = target.rows(games)
        telling = min(target.judged(rows), key=lambda row: row.spare)
        found.append(Finding(target=target, rows=rows, telling=telling, met=telling.spare >= 0))
    return found
