"""All words that people read come from Fluent files, English and French.

A layer keeps its words beside its code in `text/en.ftl` and `text/fr.ftl` and registers that folder when it is
imported; so whatever a layer can say, any `Text` can say it. Games bring their folder themselves, because two games
may use the same key. Later folders come first. Code passes `Message`s around and lets the edge say them.
"""

from __future__ import annotations

import locale
import os
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

LANGUAGES = ("en", "fr")
ENGINE_TEXT = Path(__file__).parent / "text"
LAYERS = [ENGINE_TEXT]
LONGEST_WORD = 1000
OWN: dict[str, str] = {}
"""Words of this process alone, by their keys: such as the command that it was started by."""


def register(folder: Path) -> None:
    """Add the words of a layer to every `Text` made from now on."""
    if folder not in LAYERS:
        LAYERS.append(folder)


class Message:
    """Something to say: the key of a sentence and what goes into it."""

    def __init__(self, key: str, **args: object) -> None:
        self.key = key
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.key, self.args) == (other.key, other.args)

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.args!r})"

    def sentence(self) -> Sentence:
        """The same as data."""
        if not self.args:
            return bare(self.key)
        args = {name: value.sentence() if isinstance(value, Message) else value for name, value in self.args.items()}
        return Sentence(self.key, args)  # type: ignore[arg-type]


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message as data: a client with the same Fluent files can say it."""

    key: str
    args: dict[str, str | int | float | bool | Sentence | None] = {}

    def message(self) -> Message:
        args = {name: value.message() if isinstance(value, Sentence) else value for name, value in self.args.items()}
        return Message(self.key, **args)


@cache
def bare(key: str) -> Sentence:
    """A sentence without anything to go into it; most are, and they are asked for with every view."""
    return Sentence(key)


class Text:
    """One language, ready to say messages."""

    def __init__(self, language: str, folders: Iterable[Path] = ()) -> None:
        self.language = language
        self.folders = tuple(folders)
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in dict.fromkeys((*LAYERS, *self.folders)):
            self.bundle.add_resource(words(folder / f"{language}.ftl"), allow_overrides=True)
        for key, said in OWN.items():
            self.bundle.add_resource(FluentResource(f"{key} = {said}"), allow_overrides=True)

    def __contains__(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def __call__(self, key: str, **args: object) -> str:
        """The sentence for a key; a key that nobody wrote shows as itself, so that a table never stops for it."""
        if key not in self:
            return key
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            return key
        sentence, _ = self.bundle.format_pattern(pattern, {name: self.spoken(value) for name, value in args.items()})
        return str(sentence)

    def spoken(self, value: object) -> object:
        """Messages inside messages are said first; an endless word that somebody typed is cut short."""
        if isinstance(value, Message):
            return self.say(value)
        return value[: LONGEST_WORD - 1] + "…" if isinstance(value, str) and len(value) > LONGEST_WORD else value

    def say(self, message: Message) -> str:
        return self(message.key, **message.args)

    def with_folders(self, *folders: Path) -> Text:
        """The same language, with more to say."""
        return type(self)(self.language, (*self.folders, *folders)) if set(folders) - set(self.folders) else self


@cache
def words(path: Path) -> ast.Resource:
    return FluentResource(path.read_text(encoding="utf-8"))


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language that a person's locale asks for, English where it is not one of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if name := environment.get(variable):
            code = locale.normalize(name)[:2].lower()
            return code if code in LANGUAGES else "en"
    return "en"
