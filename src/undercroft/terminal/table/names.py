"""The words of a game at a table where the players have names."""

from __future__ import annotations

from collections.abc import Iterable

from fluent.runtime import FluentResource

from undercroft.engine.game import Game
from undercroft.engine.text import Text


class TableText(Text):
    """A game's text in which `player` is the name of whoever sits there."""

    def __init__(self, language: str, game: Game, names: Iterable[str]) -> None:
        super().__init__(language, (game.folder / "text",))
        variants = [f"    [{seat}] {{ {quoted(name)} }}" for seat, name in enumerate(names, start=1)]
        source = "\n".join(["player = { $seat ->", *variants, "    *[other] ?", "    }"])
        self.bundle.add_resource(FluentResource(source), allow_overrides=True)

    def __call__(self, key: str, **args: object) -> str:
        seat = args.get("seat")
        if isinstance(seat, str) and seat.isdecimal():
            args["seat"] = int(seat)
        return super().__call__(key, **args)


def quoted(name: str) -> str:
    """A name as a Fluent string literal."""
    plain = "".join(character for character in name if character.isprintable())
    return '"' + plain.replace("\\", "\\\\").replace('"', '\\"') + '"'
