"""Where in a TOML file something stands: the line of `encounters[3].do[1].token`, for those who write content.

Python's own reader tells no lines. This one reads only as much of the form as it takes to follow keys, tables and
lists, of files that are sound TOML; of others it tells as far as it comes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress

SPACE = re.compile(r"[ \t]*")
GAP = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
KEY = re.compile(r"[A-Za-z0-9_-]+|\"(?:[^\"\\\n]|\\.)*\"|'[^'\n]*'")
STRING = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*"{3,5}|\'\'\'(?:[^\']|\'(?!\'\'))*\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'', re.DOTALL
)
BARE = re.compile(r"[^,\]}\n#]+")
SYNTAX = re.compile(r"at line (\d+)")


def line_of(source: str, place: str) -> int:
    """The line where a place stands, or else where what it is in does; the first one for the file as a whole."""
    known = lines_of(source)
    while place and place not in known:
        place = re.sub(r"(?:\.[^.\[]*|\[\d+\]|^[^.\[]+)$", "", place)
    return known.get(place, 1)


def line_of_error(source: str, reason: str) -> int:
    """The line that a reader of TOML complains of; the last one where the file ends too soon."""
    found = SYNTAX.search(reason)
    return int(found[1]) if found else max(1, source.rstrip().count("\n") + 1)


def lines_of(source: str) -> Mapping[str, int]:
    """The lines of all places, counted from 1."""
    reader = Reader(source)
    with suppress(Lost, RecursionError):
        reader.read()
    return reader.found


class Lost(Exception):
    """What stands here is nothing that can be followed."""


class Reader:
    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0
        self.found: dict[str, int] = {}
        self.counts: dict[str, int] = {}
        """How many tables the lists of tables have so far."""
        self.line, self.counted = 1, 0

    def here(self) -> int:
        """The line; each is counted once."""
        self.line += self.source.count("\n", self.counted, self.at)
        self.counted = self.at
        return self.line

    def note(self, place: str) -> None:
        self.found.setdefault(place, self.here())

    def take(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self.source, self.at)
        if match is None:
            raise Lost
        self.at = match.end()
        return match[0]

    def comes(self, words: str) -> bool:
        """Whether these words come next; then they are taken."""
        if not self.source.startswith(words, self.at):
            return False
        self.at += len(words)
        return True

    # What a file is made of

    def read(self) -> None:
        table = ""
        self.take(GAP)
        while self.at < len(self.source):
            if self.comes("[["):
                table = self.table(is_list=True)
            elif self.comes("["):
                table = self.table(is_list=False)
            else:
                self.pair(table)
            self.take(GAP)

    def table(self, is_list: bool) -> str:
        keys = self.keys()
        place = ""
        for n, key in enumerate(keys):
            place = within(place, key)
            if is_list and n == len(keys) - 1:
                self.counts[place] = self.counts.get(place, 0) + 1
            if place in self.counts:
                self.note(place)
                place += f"[{self.counts[place] - 1}]"
            self.note(place)
        if not self.comes("]]" if is_list else "]"):
            raise Lost
        return place

    def keys(self) -> list[str]:
        found = []
        while True:
            self.take(SPACE)
            found.append(self.take(KEY).strip("\"'"))
            self.take(SPACE)
            if not self.comes("."):
                return found

    def pair(self, place: str) -> None:
        for key in self.keys():
            place = within(place, key)
            self.note(place)
        if not self.comes("="):
            raise Lost
        self.take(SPACE)
        self.value(place)

    def value(self, place: str) -> None:
        if self.comes("["):
            number = 0
            self.take(GAP)
            while not self.comes("]"):
                self.note(f"{place}[{number}]")
                self.value(f"{place}[{number}]")
                self.take(GAP)
                self.comes(",")
                self.take(GAP)
                number += 1
        elif self.comes("{"):
            self.take(GAP)
            while not self.comes("}"):
                self.pair(place)
                self.take(GAP)
                self.comes(",")
                self.take(GAP)
        else:
            self.take(STRING if self.source[self.at : self.at + 1] in ('"', "'") else BARE)


def within(place: str, key: str) -> str:
    return f"{place}.{key}" if place else key
