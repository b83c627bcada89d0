"""Whether a game's options and name are in order."""

from __future__ import annotations

import re
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from undercroft.engine.errors import Trouble
from undercroft.engine.game import Game
from undercroft.engine.luck import Dice
from undercroft.engine.registry import find
from undercroft.kit.broken import Broken, demand, same
from undercroft.kit.options import some_options
from undercroft.kit.words import stern

SETTINGS_TRIED = 50


def announced(game: Game) -> None:
    """The registry finds the game under its name, with the content that the records will name."""
    demand(re.fullmatch(r"[a-z][a-z0-9_-]*", game.name) is not None, f"“{game.name}” is not fit for a record")
    same(find(game.name).content_hash, game.content_hash, "the registry has the game with other content")
    demand(game.seats.start >= 1 and game.seats.step == 1 and len(game.seats) > 0, f"the seats are {game.seats}")


def options(game: Game) -> None:
    """Every option has a default; options read back from a record; wrong ones are refused with a sentence."""
    game.options({})
    dice = Dice(0)
    for _ in range(SETTINGS_TRIED):
        chosen = some_options(game, dice)
        plain = msgspec.json.decode(msgspec.json.encode(chosen))
        same(game.options(plain), chosen, "options do not read back")
    for wrong in wrong_options(game):
        try:
            game.options(wrong)
        except Trouble as trouble:
            for text in stern(game):
                trouble.said_in(text)
        else:
            raise Broken(f"the options {wrong} are accepted")


def wrong_options(game: Game) -> list[dict[str, object]]:
    return [
        {"players": game.seats.stop},
        {"players": game.seats.start - 1},
        {"players": []},
        {"no-such-option": 1},
    ]


def archived(game: Game) -> None:
    """The content can be kept for old records: read back, it is the same game with the same hash and names."""
    with TemporaryDirectory() as folder:
        path = Path(folder, f"{game.content_hash}.json")
        path.write_bytes(game.archive())
        with game.speaking():
            again = type(game)(path)
    same(again.content_hash, game.content_hash, "content that was archived has another hash")
    same(again.labels("en"), game.labels("en"), "content that was archived has other names")
    same(again.options({}), game.options({}), "content that was archived has other options")


SETTINGS = (announced, options, archived)
