"""Drawings of all games in small windows: nothing is written over anything else, and names of any letters fit."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from random import Random

import pytest

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.columns import columns
from undercroft.engine.luck import Dice
from undercroft.engine.preview import previews
from undercroft.engine.registry import find, names
from undercroft.engine.text import LANGUAGES
from undercroft.records.record import Player
from undercroft.records.table import Table
from undercroft.terminal.table.chooser import Chooser
from undercroft.terminal.table.names import TableText

SIZES = ((60, 11), (60, 12), (80, 17), (140, 34))
SHEETS = {
    "clank": ("chart", "panel"),
    "deckbox": ("panel",),
    "donjon": ("drawing",),
    "knock": ("panel",),
}
"""The parts of a drawing in which every word has its own place; on the others cards and pieces lie on each other."""
every_game = pytest.mark.parametrize("game", [name for name in names() if name in SHEETS])


class Watched(Canvas):
    """Notes what is written over letters and figures."""

    spoilt: list[str]

    def put(self, x: int, y: int, words: str, style: str = "") -> None:
        for i, character in enumerate(words):
            before = self.cells.get((x + i, y), (" ", ""))[0]
            if before.isalnum() and character != before:
                Watched.spoilt.append(f"{before} by {words!r} at {x + i},{y}")
        super().put(x, y, words, style)


def drawings(game: str, language: str, people: tuple[str, ...] = ("Ann", "Bob", "Cid", "Dot")) -> Iterator[Canvas]:
    """Moments of random games in windows of all sizes, with something in hand."""
    played = find(game)
    text = TableText(language, played, people)
    for seed, players in enumerate((4, 2)):
        table = Table(
            played,
            played.options({"players": players}),
            tuple(Player(name=name) for name in people[:players]),
            Dice(seed),
        )
        dice = Random(seed)
        for step in range(160):
            waiting = table.waiting()
            if not waiting:
                break
            if step % 13 == 0 or step < 6:
                view, chooser = table.view(waiting[0]).view, Chooser(played.actions, table.packed(waiting[0]))
                for _ in range(step % len(chooser.kinds)):
                    chooser.next_kind()
                (preview,) = previews(played, view, [chooser.action])
                marks = Marks(labels=chooser.labels(), ghost=chooser.action, after=preview.view)
                for size in SIZES:
                    yield played.draw(view, text, marks, *size).cropped(0, 0, *size)
            table.play(waiting[0], dice.choice(table.legal(waiting[0])))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_written_over_anything(game: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    Watched.spoilt = []
    for part in SHEETS[game]:
        monkeypatch.setattr(importlib.import_module(f"undercroft.games.{game}.{part}"), "Canvas", Watched)
    assert len(list(drawings(game, language))) > 12
    assert Watched.spoilt == []


def test_what_is_written_over_something_is_noticed() -> None:
    Watched.spoilt = []
    canvas = Watched()
    canvas.put(0, 0, "EXIT")
    canvas.put(1, 0, "3")
    assert Watched.spoilt == ["X by '3' at 1,0"]


@every_game
def test_names_in_wide_letters_and_with_joined_accents_keep_the_columns(game: str) -> None:
    plain = ("ABCDEF", "Zoe", "GHIJ", "K")
    other = ("龍之介", "Zoe\u0301", "太郎", "K")
    for narrow, wide in zip(drawings(game, "en", plain), drawings(game, "en", other), strict=True):
        assert (narrow.width, narrow.height) == (wide.width, wide.height)
        for one, two in zip(narrow.rows(), wide.rows(), strict=True):
            before, after = ("".join(words for words, _ in row) for row in (one, two))
            assert columns(before) == columns(after) == narrow.width
            for name, written in zip(plain[:3], other[:3], strict=True):
                after = after.replace(written, name)
            if "…" not in before:  # a name that is cut may end a column sooner
                assert after == before
