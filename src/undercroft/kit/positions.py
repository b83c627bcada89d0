"""Positions for tests, built from the game's own notation, and what a test does with them.

    dives = Positions(find("lantern"))
    position = dives.changed(dives.start("bats ghost 1"), below=[True, False])
    assert dives.legal(position, 0) == ["deeper", "climb"]
    assert dives.act(position, 0, "deeper", "ruby") == ["1 found ruby"]

Whatever is built here can be written down and read back. A field that there is not, a card that nobody knows and things
that cannot lie so are refused in a sentence, by the game's own reader or by this one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic

import msgspec

from undercroft.engine.errors import Illegal, Trouble
from undercroft.engine.events import Events
from undercroft.engine.game import AnyPosition, Game
from undercroft.engine.luck import Dice, Luck
from undercroft.kit.broken import Broken, demand, same
from undercroft.records.luck import RecordedLuck
from undercroft.records.record import Player
from undercroft.records.table import Table

PART = "|"
"""Between the parts of a line of words."""
NO_FIELD = "no-such-field=1"
"""A reader must refuse it: one that passes over what it does not know would pass over a misspelt field too."""


class Positions(Generic[AnyPosition]):
    """The positions of one game. Seats count from 0, as they do in the rules."""

    def __init__(self, game: Game[AnyPosition, Any, Any]) -> None:
        self.game = game

    # Building

    def start(self, luck: Luck | str | None = None, **options: object) -> AnyPosition:
        """A game just set up. `luck` says in codes what is dealt, and all of it must be; without it anything may."""
        position = self.game.blank(self.game.options(options))
        source = self.source(luck)
        position.set_up(source, Events(False))
        check_used_up(source)
        return position

    def read(self, line: str) -> AnyPosition:
        """The position of a line. Raises Malformed, Unknown or Illegal as the game does, with the line as a note:
        whoever writes a test rarely has it before their eyes."""
        try:
            return self.checked(self.game.read(line))
        except Trouble as trouble:
            trouble.add_note(f"in this line of {self.game.name}: {line}")
            raise

    def checked(self, position: AnyPosition) -> AnyPosition:
        """The same position, which must be one that can be: it is written, read, and written the same again."""
        line = self.game.write(position)
        same(self.game.write(self.game.read(line)), line, "a position is not the same when it is read back")
        return position

    def fields(self, position: AnyPosition, part: int = 0) -> dict[str, Any]:
        """What stands in a line by name: in the JSON that it is, or in one of its parts between `|`."""
        line = self.game.write(position)
        return read_json(line) if is_json(line) else read_words(parts_of(line, part)[part])

    def changed(self, position: AnyPosition, part: int = 0, /, **fields: object) -> AnyPosition:
        """Another position that differs by these fields of its line; None takes a word out, so that it has its usual
        value, and a list is one word for each."""
        line = self.game.write(position)
        if is_json(line):
            data = read_json(line)
            for name in fields:
                demand(name in data, f"“{name}” is no field of a position of {self.game.name}: {', '.join(data)}")
            return self.read(msgspec.json.encode({**data, **fields}).decode())
        parts = parts_of(line, part)
        words = parts[part]
        parts[part] = write_words({**read_words(words), **fields})
        found = self.read(whole(parts))
        parts[part] = f"{words} {NO_FIELD}"
        demand(not self.reads(whole(parts)), f"{self.game.name} does not mind a field that there is not: {NO_FIELD}")
        return found

    def reads(self, line: str) -> bool:
        try:
            self.game.read(line)
        except Trouble:
            return False
        return True

    # Playing on

    def legal(self, position: AnyPosition, seat: int) -> list[str]:
        """The codes of what a seat may do."""
        return [self.game.actions.write(int(action)) for action in position.legal(seat)]

    def act(self, position: AnyPosition, seat: int, code: str, luck: Luck | str | None = None) -> list[str]:
        """Let a seat take a legal action, in place; returns the codes of what happened.

        `luck` says in codes what comes, and all of it must come; without it anything may. What is not legal raises
        Illegal with the reason.
        """
        action = self.game.actions.read(code)
        if action not in list(position.legal(seat)):
            with self.game.speaking():
                raise self.game.refusal(position, seat, action)
        source, events = self.source(luck), Events()
        position.apply(seat, action, source, events)
        check_used_up(source)
        return [self.game.events.write(int(event)) for event in events.take()]

    def refused(self, position: AnyPosition, seat: int, code: str) -> Illegal:
        """Why a seat may not do this, which must not be legal."""
        action = self.game.actions.read(code)
        demand(action not in list(position.legal(seat)), f"“{code}” is legal for seat {seat}")
        return self.game.refusal(position, seat, action)

    def table(self, position: AnyPosition, **options: object) -> Table:
        """A running game that has come to a position."""
        players = tuple(Player(name=f"Player {seat + 1}") for seat in range(position.seats))
        settled = self.game.options({"players": int(position.seats), **options})
        table = Table(self.game, settled, players, Dice(1))
        table.stand(position)
        return table

    def source(self, luck: Luck | str | None) -> Luck:
        if isinstance(luck, str):
            return RecordedLuck(self.game, luck.split())
        return luck or Dice(1)


def check_used_up(luck: Luck) -> None:
    if isinstance(luck, RecordedLuck):
        luck.check_used_up()


# The two forms of a line: JSON, or words of the form name=value


def is_json(line: str) -> bool:
    return line.startswith("{")


def read_json(line: str) -> dict[str, Any]:
    return msgspec.json.decode(line, type=dict[str, Any])


def parts_of(line: str, part: int) -> list[str]:
    parts = [each.strip() for each in line.split(PART)]
    demand(0 <= part < len(parts), f"the line of this position has {len(parts)} parts, and none has number {part}")
    return parts


def whole(parts: list[str]) -> str:
    return f" {PART} ".join(parts)


def read_words(words: str) -> dict[str, Any]:
    """By name: a value, a list where the name stands there several times, True where it has no value."""
    found: dict[str, Any] = {}
    for word in words.split():
        name, sign, text = word.partition("=")
        value = text if sign else True
        if name not in found:
            found[name] = value
        elif isinstance(found[name], list):
            found[name].append(value)
        else:
            found[name] = [found[name], value]
    return found


def write_words(fields: Mapping[str, object]) -> str:
    words: list[str] = []
    for name, value in fields.items():
        for one in value if isinstance(value, list) else [value]:
            if one is True:
                words.append(name)
            elif one is not None and one is not False:
                words.append(word(name, str(one)))
    return " ".join(words)


def word(name: str, value: str) -> str:
    """A value that would be read as more than one word is a slip, and would blame another field."""
    if not value or any(sign.isspace() or sign == PART for sign in value):
        raise Broken(f"“{value}” cannot be the value of “{name}”: a value is one word; None takes the field out")
    return f"{name}={value}"
