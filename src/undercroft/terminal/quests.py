"""What the quest commands print: mistakes, maps, and how quests go."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console

from undercroft.engine.canvas import Marks
from undercroft.engine.content import load, read
from undercroft.engine.errors import Unreadable
from undercroft.engine.faults import faults
from undercroft.engine.game import Game
from undercroft.engine.registry import kind
from undercroft.engine.text import Message, Text
from undercroft.games.deckbox.chart import Chart
from undercroft.games.deckbox.checks import mistakes
from undercroft.games.deckbox.content import CARDS, FOLDER, TILES, CardFile, TileFile, known_from
from undercroft.games.deckbox.floor import Floor
from undercroft.games.deckbox.game import DeckBox
from undercroft.games.deckbox.quests import Quest
from undercroft.games.deckbox.tiles import PITCH
from undercroft.lab.simulate import Plan
from undercroft.terminal import simulate

TILE, BETWEEN = 21, 15
"""Columns of a tile and of the gap to the next where there is no map."""


def list_mistakes(file: Path, text: Text, out: Console) -> bool:
    """Print every mistake of a quest file with its place; True if there is one."""
    words = text.with_folders(kind(DeckBox.name).folder / "text")
    try:
        found: list[tuple[str, Message | str]] = [*faults(read(file), Quest)]
    except Unreadable as trouble:
        out.print(trouble.said_in(words))
        return True
    if not found:
        known = known_from(load(CARDS, CardFile)[0], load(TILES, TileFile)[0])
        found += mistakes(load(file, Quest)[0], known)
    for place, reason in found:
        out.print(Unreadable(file, place, reason).said_in(words))
    return bool(found)


def draw_quest(game: Game, language: str, out: Console) -> None:
    """The whole map of a print-style quest, the tiles that may come in an app-style one; each with its name in its
    upper left corner."""
    assert isinstance(game, DeckBox)
    text = game.text(language)
    quest = game.book.quests[0]
    out.print(text("quest-headline", title=quest.title.said_in(language), goal=quest.goal.said_in(language)))
    out.print(text("quest-style", style="print" if quest.printed else "app"))
    delve = game.blank(game.options({"players": 1}))
    floor = Floor(game.tile_set)
    across = max(1, (out.width + BETWEEN) // (TILE + BETWEEN))
    for tile, x, y, turn in tiles_of(quest, across):
        floor.lay(game.tile.read(tile), turn, x, y)
    delve.floor = floor
    view = game.view(delve, None)
    chart = Chart(delve, view, game, text, Marks(), 0, 0)  # at the smallest scale, whole
    chart.window, chart.corner = chart.extent(chart.scale), (0, 0)
    canvas = chart.drawn()
    for tile, x, y, _ in tiles_of(quest, across):
        canvas.put(*chart.sheet(x * PITCH - 1, y * PITCH - 1), tile)
    rows = [line.rstrip() for line in canvas.plain().splitlines() if line.strip()]
    out.print("\n".join(rows), soft_wrap=True)  # a wide map is better cut than folded


def tiles_of(quest: Quest, across: int) -> Iterator[tuple[str, int, int, int]]:
    """Face, place and turn of each tile; those of a pool in rows, with gaps between."""
    yield quest.start.tile, 0, 0, quest.start.turn
    for room in quest.map:
        yield room.tile, *room.at, room.turn
    if quest.pool is not None:
        for n, tile in enumerate((*quest.pool.tiles, quest.pool.finale.tile), start=1):
            yield tile, n % across * 2, n // across * 2, 0


def try_quest(
    file: Path, games: int, bots: tuple[str, ...], seed: int, workers: int | None, language: str, out: Console
) -> None:
    """Play it by simulation: how often it is won, and why it is lost."""
    simulate.run(Plan(game=DeckBox.name, bots=bots, content=str(file), seed=seed), games, workers, language, out)


def write_example(file: Path, printed: bool) -> None:
    """A quest to begin with, in place of nothing."""
    if file.exists():
        raise Unreadable(file, "", Message("quest-exists", file=str(file)))
    try:
        shutil.copyfile(FOLDER / ("example-print.toml" if printed else "example-app.toml"), file)
    except OSError as error:
        raise Unreadable(file, "", Message("file-not-read", reason=error.strerror or str(error))) from error
