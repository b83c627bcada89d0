"""What can be wrong with what somebody hands in. Each is a sentence for that person."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from undercroft.engine.text import Message, Text


class Trouble(ValueError):
    """Something that was handed in cannot be used; nothing has been changed by it."""

    rule = ""
    """The id of the rule that does not allow it, where it is a rule that does not."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key)
        self.message = Message(key, **args)
        self.folders: tuple[Path, ...] = ()
        """Where the words are, beside those of the layers: the text of the game that is talking."""

    def __reduce__(self) -> tuple[object, ...]:
        """Trouble in another process is told here, whatever its class is made with."""
        return again, (type(self), self.args, vars(self))

    def said_in(self, text: Text) -> str:
        return text.with_folders(*self.folders).say(self.message)

    def __str__(self) -> str:
        return self.said_in(Text("en"))


class Malformed(Trouble):
    """It cannot be read at all: not the form that an action, a position or a file has."""


class Unknown(Trouble):
    """It reads well but names something that does not exist here: a card, a game, an option."""


class Illegal(Trouble):
    """It is understood, and the rules do not allow it now: `rule` says which."""

    def __init__(self, rule: str, key: str, **args: object) -> None:
        super().__init__(key, **args)
        self.rule = rule


class Unreadable(Trouble):
    """A file of content, a record or a save is refused as a whole: it says file, place in it, and reason."""

    def __init__(self, file: object, place: Message | str, reason: Trouble | Message | str) -> None:
        self.place = place
        self.reason = reason.message if isinstance(reason, Trouble) else reason
        name = str(file) or Message("this-record")
        super().__init__("unreadable-at" if place else "unreadable", file=name, place=place, reason=self.reason)
        if isinstance(reason, Trouble):
            self.folders = reason.folders


def again(kind: type[Trouble], args: tuple[object, ...], what: dict[str, object]) -> Trouble:
    trouble = kind.__new__(kind, *args)
    vars(trouble).update(what)
    return trouble


@contextmanager
def speaking(folder: Path) -> Iterator[None]:
    """Whatever trouble comes up in this block is told with the words of this folder."""
    try:
        yield
    except Trouble as trouble:
        trouble.folders = (*trouble.folders, folder)
        raise
