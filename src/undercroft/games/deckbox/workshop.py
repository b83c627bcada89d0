"""For those who write quests (B34): examples to begin with, all mistakes of a file, a map of it, and print & play
(B37)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.content import load, read
from undercroft.engine.faults import Fault, faults
from undercroft.engine.text import Text
from undercroft.engine.workshop import Workshop
from undercroft.games.deckbox.chart import Chart
from undercroft.games.deckbox.content import CARDS, FOLDER, QUESTS, TILES, CardFile, TileFile, known_from
from undercroft.games.deckbox.dungeon import Floor
from undercroft.games.deckbox.mistakes import mistakes
from undercroft.games.deckbox.paper.plan import laid, plan
from undercroft.games.deckbox.paper.quest import quest_pages
from undercroft.games.deckbox.paper.sets import SETS
from undercroft.games.deckbox.quests import Quest
from undercroft.games.deckbox.tiles import PITCH

if TYPE_CHECKING:
    from undercroft.games.deckbox.game import DeckBox
    from undercroft.games.deckbox.view import DelveView

TILE, BETWEEN = 21, 15
"""Columns of a tile and of the gap to the next where there is no map."""


class QuestWorkshop(Workshop["DeckBox"]):
    """A quest is one file; it is played instead of those that ship."""

    name = "quest"
    players = "heroes"
    examples: ClassVar = {"app": FOLDER / "example-app.toml", "print": FOLDER / "example-print.toml"}
    prints = True
    sets = tuple(SETS)

    def shelf(self) -> Mapping[str, Path]:
        return {file.stem.partition("-")[2]: file for file in sorted(QUESTS.glob("*.toml"))}

    def mistakes(self, file: Path) -> list[Fault]:
        found = list(faults(read(file), Quest))
        if not found:
            known = known_from(load(CARDS, CardFile)[0], load(TILES, TileFile)[0])
            found += mistakes(load(file, Quest)[0], known)
        return found

    def summary(self, game: DeckBox, text: Text) -> str:
        quest = game.book.quests[0]
        title, goal = quest.title.said_in(text.language), quest.goal.said_in(text.language)
        style = text("quest-style", style="print" if quest.printed else "app")
        return text("quest-headline", title=title, goal=goal) + "\n" + style

    def drawing(self, game: DeckBox, text: Text, width: int) -> Canvas:
        """The whole map of a print-style quest, the tiles that may come in an app-style one; each with its name in its
        upper left corner."""
        quest = game.book.quests[0]
        delve = game.blank(game.options({"players": 1}))
        floor = Floor(game.tile_set)
        across = max(1, (width + BETWEEN) // (TILE + BETWEEN))
        for tile, x, y, turn, _ in laid(quest, across):
            floor.lay(game.tile.read(tile), turn, x, y)
        delve.floor = floor
        view = game.view(delve, None)
        chart = Chart(delve, view, game, text, Marks(), 0, 0)  # at the smallest scale, whole
        chart.window, chart.corner = chart.extent(chart.scale), (0, 0)
        canvas = chart.drawn()
        for tile, x, y, _, _ in laid(quest, across):
            canvas.put(*chart.sheet(x * PITCH - 1, y * PITCH - 1), tile)
        return canvas

    def rounds(self, view: DelveView) -> int:
        """When time is up, the round that would come next is counted already."""
        return min(view.round, view.last_round or view.round)

    def picture(self, game: DeckBox, text: Text) -> str:
        faces = {face.code: face for face in game.content.tiles}
        return plan(game.book.quests[0], faces, text("paper-map"))

    def is_printable(self, game: DeckBox) -> bool:
        return game.book.quests[0].printed

    def printed(self, game: DeckBox, text: Text, paper: str) -> str:
        return quest_pages(game, text, paper)

    def printed_set(self, game: DeckBox, name: str, text: Text, paper: str) -> str:
        return SETS[name](game, text, paper)
