"""The options of a game by their names: what each is now, the next value, and the list to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from undercroft.engine.game import Game
from undercroft.engine.labels import labels
from undercroft.engine.settings import Setting
from undercroft.engine.text import Text
from undercroft.terminal.table.clock import minutes

Value = int | bool | str | tuple[str, ...]
PLAYERS = "players"
"""The seats themselves show it."""
FIRST = "first"
"""By convention, who begins: a seat counted from 1, 0 for the lot."""
CLOCK = "clock"
"""By convention, the seconds on the clock of a game that is played against time, 0 for none."""


class Choosable(NamedTuple):
    """A value in a list: what it is called, and a line about it."""

    value: str
    name: str
    about: str


class Options:
    """What is agreed on for a game, as far as it can be chosen here: a value outside its limits is never there."""

    def __init__(self, game: Game, text: Text) -> None:
        self.settings = [setting for setting in game.settings() if setting.name != PLAYERS]
        self.values: dict[str, Value] = {setting.name: setting.default for setting in self.settings}
        self.speak(game, text)

    def speak(self, game: Game, text: Text) -> None:
        """In another language."""
        self.text, self.words, self.labels = text, game.text(text.language), labels(game, text.language)

    def label(self, setting: Setting) -> str:
        return self.words(f"option-{setting.name}-label")

    def about(self, setting: Setting) -> str:
        """A line about the option, or about the value that it has, where there is one."""
        key = f"option-{setting.name}-about"
        value = self.values[setting.name]
        told = self.printed(setting, str(value)) if setting.kind == "choice" else ""
        return told or self.words(key if key in self.words else f"option-{setting.name}")

    def printed(self, setting: Setting, value: str) -> str:
        return self.labels.texts.get(setting.vocabulary, {}).get(value, "")

    def name(self, setting: Setting, value: str) -> str:
        if value == "":
            return self.text("option-usual")
        return self.labels.names.get(setting.vocabulary, {}).get(value, value)

    def shown(self, setting: Setting, names: Sequence[str]) -> str:
        """What it is now; `names` are those of the seats."""
        value = self.values[setting.name]
        if isinstance(value, bool):
            return self.text("option-on" if value else "option-off")
        if isinstance(value, tuple):
            return ", ".join(self.name(setting, each) for each in value) or self.text("option-none")
        if isinstance(value, str):
            return self.name(setting, value) if setting.kind == "choice" else value
        if setting.name == FIRST:
            return names[value - 1] if 0 < value <= len(names) else self.text("option-by-lot")
        if setting.name == CLOCK:
            return minutes(1000 * value) if value else self.text("option-without")
        return str(value)

    def step(self, setting: Setting, by: int, seats: int) -> None:
        """To the next value or the one before, within the limits; the first follows the last of a list."""
        value = self.values[setting.name]
        if isinstance(value, bool):
            self.values[setting.name] = not value
        elif isinstance(value, int):
            most = seats if setting.name == FIRST else setting.most
            wanted = max(value + by * (30 if setting.name == CLOCK else 1), setting.least or 0)
            self.values[setting.name] = wanted if most is None else min(wanted, most)
        elif setting.kind == "choice":
            at = setting.values.index(str(value))
            self.values[setting.name] = setting.values[(at + by) % len(setting.values)]

    def listed(self, setting: Setting) -> list[Choosable]:
        return [Choosable(each, self.name(setting, each), self.printed(setting, each)) for each in setting.values]

    def chosen(self, setting: Setting) -> tuple[str, ...]:
        value = self.values[setting.name]
        return value if isinstance(value, tuple) else (str(value),)

    def choose(self, setting: Setting, value: str) -> None:
        """Of one value, this one; of several, this one too or no longer."""
        if setting.kind == "choice":
            self.values[setting.name] = value
        else:
            kept = self.chosen(setting)
            self.values[setting.name] = tuple(v for v in kept if v != value) if value in kept else (*kept, value)
