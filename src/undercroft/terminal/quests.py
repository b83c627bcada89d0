"""What the quest commands print: mistakes, maps, and how quests go."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from functools import partial
from itertools import combinations
from pathlib import Path

from rich.console import Console
from rich.table import Table

from undercroft.engine.canvas import Marks
from undercroft.engine.content import load
from undercroft.engine.errors import Unreadable
from undercroft.engine.game import Game
from undercroft.engine.registry import find, kind
from undercroft.engine.text import Message, Text
from undercroft.games.deckbox.chart import Chart
from undercroft.games.deckbox.content import CARDS, FOLDER, TILES, CardFile, TileFile, known_from
from undercroft.games.deckbox.floor import Floor
from undercroft.games.deckbox.game import DeckBox
from undercroft.games.deckbox.quests import Quest, mistakes
from undercroft.lab.cores import spread
from undercroft.lab.simulate import Plan, play
from undercroft.lab.statistics import Share
from undercroft.terminal import simulate
from undercroft.terminal.figures import percent, with_progress

ACROSS = 4
"""Tiles side by side where there is no map."""


def list_mistakes(file: Path, text: Text, out: Console) -> bool:
    """Print every mistake of a quest file with its place; True if there is one."""
    words = text.with_folders(kind(DeckBox.name).folder / "text")
    try:
        quest, _ = load(file, Quest)
    except Unreadable as trouble:
        out.print(trouble.said_in(words))
        return True
    known = known_from(load(CARDS, CardFile)[0], load(TILES, TileFile)[0])
    found = [Unreadable(file, place, message).said_in(words) for place, message in mistakes(quest, known)]
    for sentence in found:
        out.print(sentence)
    return bool(found)


def draw_quest(game: Game, language: str, out: Console) -> None:
    """The whole map of a print-style quest; the tiles that may come in an app-style one."""
    assert isinstance(game, DeckBox)
    text = game.text(language)
    quest = game.book.quests[0]
    out.print(f"{quest.title.said_in(language)}: {quest.goal.said_in(language)}")
    out.print(text("quest-style", style="print" if quest.printed else "app"))
    delve = game.blank(game.options({"players": 1}))
    floor = Floor(game.tile_set)
    for tile, x, y, turn in tiles_of(quest):
        floor.lay(game.tile.read(tile), turn, x, y)
    delve.floor = floor
    view = game.view(delve, None)
    chart = Chart(delve, view, game, text, Marks(), 0, 0)  # at the smallest scale, whole
    chart.window, chart.corner = chart.extent(chart.scale), (0, 0)
    out.print("\n".join(line.rstrip() for line in chart.drawn().plain().splitlines() if line.strip()))
    out.print(" ".join(tile for tile, *_ in tiles_of(quest)))


def tiles_of(quest: Quest) -> Iterator[tuple[str, int, int, int]]:
    """Face, place and turn of each tile; those of a pool in rows, with gaps between."""
    yield quest.start.tile, 0, 0, quest.start.turn
    for room in quest.map:
        yield room.tile, *room.at, room.turn
    if quest.pool is not None:
        for n, tile in enumerate((*quest.pool.tiles, quest.pool.finale.tile), start=1):
            yield tile, n % ACROSS * 2, n // ACROSS * 2, 0


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


# Calibration


def calibrate_quests(
    names: tuple[str, ...], games: int, bot: str, seed: int, workers: int | None, language: str, out: Console
) -> None:
    """A table of quests, all or some, by number of heroes, and one of the ready-made heroes in pairs."""
    game = find(DeckBox.name)
    assert isinstance(game, DeckBox)
    text = game.text(language)
    quests = [game.book.quests[game.quest.read(name)] for name in names or game.quest.codes]
    plans = [
        Plan(game=game.name, bots=(bot,) * heroes, options={"quest": quest.code}, seed=seed)
        for quest in quests
        for heroes in game.seats
    ]
    shares = list(won(plans, games, workers, text))
    table = Table(title=text("quest-calibrated"), title_justify="left")
    for heading in (text("quest-quest"), *(text("quest-heroes", heroes=heroes) for heroes in game.seats)):
        table.add_column(heading)
    for n, quest in enumerate(quests):
        row = shares[n * len(game.seats) : (n + 1) * len(game.seats)]
        table.add_row(quest.title.said_in(language), *(percent(share, text) for share in row))
    out.print(table)
    calibrate_presets(game, quests, max(1, games // 8), bot, seed, workers, text, out)


def calibrate_presets(
    game: DeckBox,
    quests: list[Quest],
    games: int,
    bot: str,
    seed: int,
    workers: int | None,
    text: Text,
    out: Console,
) -> None:
    """Every pair of ready-made heroes plays every quest a few times; a hero is worth what its pairs win."""
    pairs = list(combinations(game.preset.codes, 2))
    plans = [
        Plan(game=game.name, bots=(bot,) * 2, options={"quest": quest.code, "party": list(pair)}, seed=seed)
        for pair in pairs
        for quest in quests
    ]
    shares = list(won(plans, games, workers, text))
    table = Table(text("quest-preset"), text("simulate-wins"), title=text("quest-presets"), title_justify="left")
    for n, preset in enumerate(game.preset.codes):
        mine = [share for i, share in enumerate(shares) if preset in pairs[i // len(quests)]]
        total = Share(sum(share.count for share in mine), sum(share.total for share in mine))
        table.add_row(game.preset.words(n, text), percent(total, text))
    out.print(table)


def won(plans: list[Plan], games: int, workers: int | None, text: Text) -> Iterator[Share]:
    """The share of games won under each plan."""
    results = with_progress(
        spread(partial(one_of, plans, games), len(plans) * games, workers), len(plans) * games, text("quest-playing")
    )
    wins = [0] * len(plans)
    for n, win in enumerate(results):
        wins[n // games] += win
    for count in wins:
        yield Share(count, games)


def one_of(plans: list[Plan], games: int, number: int) -> int:
    return int(bool(play(plans[number // games], number % games).winners))
