"""Whether what a game offers to those who write content for it is of use to them."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from undercroft.engine.game import Game
from undercroft.engine.registry import find, kind, names
from undercroft.engine.workshop import PAPERS, PRINT_WORDS, Workshop
from undercroft.engine.workshop import WORDS as WORKSHOP_WORDS
from undercroft.kit.broken import demand, same
from undercroft.kit.words import stern

WIDTH = 80


def workshop(game: Game) -> None:
    """It has a name of its own, its examples are sound, told and drawn, and a file that says nothing is not sound."""
    if game.workshop is None:
        return
    offered: Workshop = game.workshop
    for word in (offered.name, offered.players, *offered.examples):
        demand(re.fullmatch(r"[a-z][a-z0-9]*", word) is not None, f"nobody can type “{word}” as a command or an option")
    for other in names():
        rival = kind(other).workshop
        demand(other == game.name or rival is None or rival.name != offered.name, f"{other} has a “{offered.name}” too")
    for text in stern(game):
        for key in (
            *WORKSHOP_WORDS,
            *(PRINT_WORDS if offered.prints else ()),
            *(f"help-style-{style}" for style in list(offered.examples)[1:]),
        ):
            text(key, game=game.name, file=offered.name)
    demand(len(offered.examples) > 0, "there is no file to begin with")
    for file in offered.examples.values():
        same(list(offered.mistakes(file)), [], f"{file.name} has mistakes")
        example = find(game.name, file)
        for text in stern(game):
            demand(offered.summary(example, text) != "", f"nothing is told of {file.name}")
            demand(offered.drawing(example, text, WIDTH).width > 0, f"nothing is drawn of {file.name}")
    for name, file in offered.shelf().items():
        same(list(offered.mistakes(file)), [], f"{name} ships and has mistakes")
    prints(game, offered)
    with tempfile.TemporaryDirectory() as folder:
        empty = Path(folder) / "empty.toml"
        empty.touch()
        demand(list(offered.mistakes(empty)) != [], "a file that says nothing has no mistakes")


def prints(game: Game, offered: Workshop) -> None:
    """What is for paper is a document in one piece that does nothing by itself."""
    demand(offered.prints or not offered.sets, "there are sets, and nothing is printed")
    for text in stern(game):
        for paper in PAPERS:
            for file in offered.examples.values():
                example = find(game.name, file)
                if offered.prints and offered.is_printable(example):
                    in_one_piece(offered.printed(example, text, paper), file.name)
            for name in offered.sets:
                demand(re.fullmatch(r"[a-z][a-z0-9]*", name) is not None, f"nobody can type “{name}”")
                text(f"print-set-{name}")
                in_one_piece(offered.printed_set(game, name, text, paper), name)


def in_one_piece(document: str, name: str) -> None:
    demand(document.startswith("<!DOCTYPE html>"), f"{name} is no document")
    demand(re.search(r"<script|(?:src|href)=|url\((?!data:)", document) is None, f"{name} is not in one piece")


WORKSHOPS = (workshop,)
