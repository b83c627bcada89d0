"""What a game offers to those who write content for it: files to begin with, every mistake of one, drawings of it, and
pages to print."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Generic

from typing_extensions import TypeVar

from undercroft.engine.canvas import Canvas
from undercroft.engine.faults import Fault
from undercroft.engine.text import Text

AnyGame = TypeVar("AnyGame", default=Any)

WORDS = (
    "help-workshop",
    "help-workshop-short",
    "help-workshop-examples",
    "help-new-content",
    "help-new-content-short",
    "help-new-content-examples",
    "help-check-content",
    "help-check-content-short",
    "help-check-content-examples",
    "help-workshop-file",
    "help-workshop-players",
    "workshop-bad",
)
"""What the game has to say of it, beside `help-style-{name}` for each style but the usual one."""
PRINT_WORDS = (
    "help-print-content",
    "help-print-content-short",
    "help-print-content-examples",
    "help-print-file",
    "help-print-set",
)
"""What it has to say as well if its content can be printed, and `print-set-{name}` for each of the sets."""
PAPERS = ("a4", "letter")


class Workshop(ABC, Generic[AnyGame]):
    """For the content files that `Game(path)` takes; a game that has one says so by its `workshop`."""

    name: ClassVar[str]
    """What such a file is called, as people type it; no other game has a workshop of this name."""
    players: ClassVar[str] = "players"
    """What those who play are called, as people type it."""
    examples: ClassVar[Mapping[str, Path]]
    """Commented files to begin with, by the name of their style; the first is the usual one."""
    prints: ClassVar[bool] = False
    """Whether there is something to print."""
    sets: ClassVar[tuple[str, ...]] = ()
    """What of the game itself can be printed: its cards, for instance."""

    def shelf(self) -> Mapping[str, Path]:
        """The files of this kind that ship with the game, by their names."""
        return {}

    @abstractmethod
    def mistakes(self, file: Path) -> Iterable[Fault]:
        """All that is wrong with a file, not only the first; raises Unreadable if it cannot be read at all."""

    @abstractmethod
    def summary(self, game: AnyGame, text: Text) -> str:
        """What the content of this game is about, in a line or two."""

    @abstractmethod
    def drawing(self, game: AnyGame, text: Text, width: int) -> Canvas:
        """The same as a picture, no wider than that if it can be."""

    def rounds(self, view: Any) -> int:  # noqa: ANN401 - the game's own
        """In which round a game is that looks like this; 0 where rounds are not counted."""
        return 0

    def picture(self, game: AnyGame, text: Text) -> str:
        """The same for a browser: an SVG document, or nothing. No words of its author stand in it."""
        return ""

    def is_printable(self, game: AnyGame) -> bool:
        """Whether the content of this game can be printed."""
        return self.prints

    def printed(self, game: AnyGame, text: Text, paper: str) -> str:
        """The content of this game as an HTML document for paper, without scripts, in one piece; raises Malformed for
        content that cannot be printed."""
        raise NotImplementedError

    def printed_set(self, game: AnyGame, name: str, text: Text, paper: str) -> str:
        """One of the `sets` of the game in the same way."""
        raise NotImplementedError
