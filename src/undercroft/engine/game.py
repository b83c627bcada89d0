"""The contract between a game and everything around it: names, text, views. The fast half is `Position`.

A game is one folder with a subclass of `Game`, announced as an entry point of the group `undercroft.games`.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from typing import ClassVar

import msgspec

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.codec import Codec, Field
from undercroft.engine.errors import Illegal, Unknown, speaking
from undercroft.engine.luck import NUMBER
from undercroft.engine.outcome import Outcome
from undercroft.engine.position import Imaginer, Insight, Position
from undercroft.engine.sketch import sketch
from undercroft.engine.text import Message, Text


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is settled before a game starts. Each option has a default and a sentence `option-{name}`."""

    players: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat may know, as plain data; `seat` is None for a spectator. Nothing else leaves a table."""

    seat: int | None


class Game(ABC):
    """A game bound to its content. `Game(path)` plays with the content of another file."""

    name: ClassVar[str]
    version: ClassVar[int]
    """Of the rules: a record is folded by the version that wrote it."""
    folder: ClassVar[Path]
    """Where the game lives: `text/` and whatever else it brings lie beside the module of this class."""
    seats: ClassVar[range]
    cooperative: ClassVar[bool] = False
    silence_rule: ClassVar[str] = ""
    """The id of the rule that can forbid free words at the table."""
    insight_tells_odds: ClassVar[bool] = True
    """Whether the values of the insight are chances to win; not where points count in them as well."""
    options_type: ClassVar[type[Options]]
    view_type: ClassVar[type[View]]

    content: msgspec.Struct
    content_hash: str
    actions: Codec
    events: Codec
    luck: tuple[Field, ...]
    """How the outcomes of each kind of luck are written, by the number that the rules hand to `Luck.draw`."""
    insight: Insight
    pointing: Mapping[str, Field]
    """What a player may point at without a word, by name."""

    def __init_subclass__(cls) -> None:
        if not hasattr(cls, "folder"):  # a variant of a game lives where the game does
            source = sys.modules[cls.__module__].__file__
            assert source is not None
            cls.folder = Path(source).parent

    @abstractmethod
    def __init__(self, content: Path | None = None) -> None: ...

    # Playing

    @abstractmethod
    def blank(self, options: Options) -> Position:
        """A position before its set-up."""

    @abstractmethod
    def view(self, position: Position, seat: int | None) -> View: ...

    @abstractmethod
    def imaginer(self, view: View) -> Imaginer:
        """From a view alone: a source of positions that its seat cannot tell from the true one."""

    @abstractmethod
    def refusal(self, position: Position, seat: int, action: int) -> Illegal:
        """Why an action that is not legal is refused. It may only tell what `seat` may know."""

    @abstractmethod
    def outcome(self, position: Position) -> Outcome:
        """How a finished game ended."""

    def sequel(self, options: Options, position: Position) -> Options | None:
        """The options of the game that follows a finished one in a series, if there is one."""
        return None

    def discloses(self, position: Position, seat: int, action: int) -> bool:
        """Whether an action shows others something hidden: it cannot be taken back."""
        return False

    def is_silent(self, position: Position) -> bool:
        """Whether the rules now forbid the players to speak."""
        return False

    @abstractmethod
    def components(self, position: Position) -> Mapping[str, int]:
        """How many of each kind of piece there are in all: the same after every action."""

    # Text

    @abstractmethod
    def write(self, position: Position) -> str:
        """A position as one line of text."""

    @abstractmethod
    def read(self, line: str) -> Position:
        """The position of such a line; raises Malformed, Unknown or Illegal."""

    def prompt(self, view: View) -> Message:
        """What the viewing seat is asked for."""
        return Message("prompt")

    def about(self, view: View, action: int, text: Text) -> str:
        """What an action brings or costs, where its name does not tell: the text of a card, for instance."""
        return ""

    def draw(self, view: View, text: Text, marks: Marks, width: int, height: int) -> Canvas:
        """The table as styled text for a window of that size; a plain sketch of the view where a game has none."""
        return sketch(view, width)

    def text(self, language: str) -> Text:
        return Text(language, (self.folder / "text",))

    @classmethod
    def speaking(cls) -> AbstractContextManager[None]:
        """`with game.speaking(): …` lets any trouble in the block find this game's words."""
        return speaking(cls.folder / "text")

    def rules_page(self, language: str) -> str:
        """The rules in our own words, with ids and rulings, as Markdown."""
        return (self.folder / "text" / f"rules.{language}.md").read_text(encoding="utf-8")

    # Options and luck at the edge

    def options(self, given: Mapping[str, object]) -> Options:
        """Options from plain data, with defaults for what is not given; raises Unknown for what does not fit."""
        known = self.options_type.__struct_fields__
        for name in given:
            if name not in known:
                raise Unknown("unknown-option", game=self.name, option=name, options=", ".join(known))
        try:
            options = msgspec.convert(dict(given), self.options_type, strict=False)
        except msgspec.ValidationError as error:
            name = next(name for name in known if f"$.{name}" in str(error))
            with self.speaking():
                value = given[name]
                words = "+".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
                raise Unknown("unknown-setting", option=name, value=words, help=Message(f"option-{name}")) from error
        if options.players not in self.seats:
            raise Unknown("unknown-players", game=self.name, least=self.seats.start, most=self.seats.stop - 1)
        return options

    def write_luck(self, what: int, value: int) -> str:
        return str(value) if what == NUMBER else self.luck[what].write(value)
