"""`undercroft content`: everything that a game is played with, readable in a window of 80 columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeGuard

import msgspec
from rich import box
from rich.console import Console
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from undercroft.engine.game import Game
from undercroft.engine.labels import Labels
from undercroft.engine.text import Text

CODE, ORIGIN = "code", "origin"
YES = "✓"
ENDLESS = 10_000
"""Wider than any table."""
Entries = Sequence[msgspec.Struct]


def show(game: Game, language: str, console: Console) -> None:
    """Part by part as in the content file: a table where it fits, else a slip for each entry."""
    text, labels = game.text(language), game.labels(language)
    for field in msgspec.structs.fields(game.content):
        value = getattr(game.content, field.name)
        heading = column_name(field.name, text)
        if is_list_of_entries(value):
            console.print()
            Part(heading, value, labels, text).print_to(console)
        else:
            console.print(text("content-line", what=heading, value=cell(value)))
    console.print()
    console.print(text("content-line", what=text("content-hash"), value=game.content_hash), style="dim")


class Part:
    """The entries of one list of a content file, told column by column."""

    def __init__(self, heading: str, entries: Entries, labels: Labels, text: Text) -> None:
        self.text = text
        self.codes = [str(getattr(entry, CODE, "")) for entry in entries]
        self.names = vocabulary_of(self.codes, labels.names)
        columns = {
            field.name: Column(field.name, [getattr(entry, field.name) for entry in entries], labels, text)
            for field in msgspec.structs.fields(entries[0])
        }
        self.heading = f"{heading} ({len(entries)})"
        if ORIGIN in columns and len(set(columns[ORIGIN].cells)) == 1:
            self.heading += f" · {columns.pop(ORIGIN).cells[0]}"
        plain = {name: column for name, column in columns.items() if column.is_plain or name == CODE}
        self.printed = vocabulary_of(self.codes, labels.texts) if len(plain) < len(columns) else {}
        """What is printed on each, by code: it says in words what the columns that are left out say to a program."""
        self.columns = plain if self.printed else columns

    def print_to(self, console: Console) -> None:
        table = self.table()
        width = Measurement.get(console, console.options.update(max_width=ENDLESS), table).maximum
        if width <= console.width and not self.printed:
            console.print(table)
        else:
            self.print_slips(console)

    def table(self) -> Table:
        """A field a column, with what people call each entry. Columns that are empty or repeat an earlier one are left
        out."""
        columns = {column.title: column.cells for column in self.columns.values()}
        if self.names:
            columns[self.text("content-called")] = [self.names[code] for code in self.codes]
        new = {tuple(cells): title for title, cells in reversed(columns.items()) if any(cells)}
        shown = {title: cells for title, cells in columns.items() if title in new.values()}
        table = Table(title=self.heading, title_justify="left", box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
        for title in shown:
            table.add_column(title.replace(" ", "\n"), overflow="fold")
        for row in zip(*shown.values(), strict=True):
            table.add_row(*row)
        return table

    def print_slips(self, console: Console) -> None:
        """An entry a paragraph: its code and name, what is printed on it, and its figures."""
        console.print(self.heading, style="italic")
        figures = [column for column in self.columns.values() if column.cells != self.codes]
        for row, code in enumerate(self.codes):
            name = self.names.get(code, "")
            if code:
                console.print(Line(f"  {code}  ", "dim").append(name if name != code else "", "bold"))
            told = " · ".join(filter(None, (column.figure(row) for column in figures)))
            for line in filter(None, (self.printed.get(code, ""), told)):
                console.print(Padding(line, (0, 0, 0, 4)))


class Column:
    """One field of all entries, in words."""

    def __init__(self, name: str, values: Sequence[object], labels: Labels, text: Text) -> None:
        self.name = name
        self.title = column_name(name, text)
        known = labels.names.get(name) or labels.names.get(name.removesuffix("s")) or {}
        words = {} if name == CODE else {**known, **words_of(name, values, text)}
        self.cells = [cell(value, words) for value in values]
        self.is_plain = all(is_plain(value, words) for value in values)

    def figure(self, row: int) -> str:
        """A flag is its name; where an entry comes from needs none; what is nothing is not told."""
        found = self.cells[row]
        if self.name == ORIGIN or found in ("", "0"):
            return "" if found == "0" else found
        return self.title if found == YES else f"{self.title} {found}"


def is_list_of_entries(value: object) -> TypeGuard[tuple[msgspec.Struct, ...]]:
    return isinstance(value, tuple | list) and bool(value) and all(isinstance(entry, msgspec.Struct) for entry in value)


def is_plain(value: object, words: Mapping[str, str]) -> bool:
    """Whether people understand it as it stands: a number, a yes or no, a word that they have a name for."""
    if isinstance(value, tuple | list):
        return all(is_plain(part, words) for part in value)
    return not value or isinstance(value, int) or str(value) in words


def vocabulary_of(codes: Sequence[str], vocabularies: Mapping[str, Mapping[str, str]]) -> Mapping[str, str]:
    """The words of the smallest vocabulary that knows all these codes."""
    fitting = [words for words in vocabularies.values() if words.keys() >= set(codes)]
    return min(fitting, key=len, default={})


def words_of(column: str, values: Sequence[object], text: Text) -> Mapping[str, str]:
    """What a game calls the codes of a column that is no vocabulary of its own."""
    if column == ORIGIN:
        return {str(value): text(f"origin-{value}") for value in values}
    keys = {value: f"value-{column}-{value}" for value in values if isinstance(value, str)}
    return {value: text(key) for value, key in keys.items() if key in text}


def column_name(name: str, text: Text) -> str:
    return text(f"column-{name}") if f"column-{name}" in text else name


def cell(value: object, words: Mapping[str, str] | None = None) -> str:
    if isinstance(value, bool):
        return YES if value else ""
    if isinstance(value, dict):
        return " ".join(f"{name} {cell(part)}" for name, part in value.items())
    if isinstance(value, msgspec.Struct):
        return ""  # has more to say than a cell can hold
    if is_list_of_entries(value):
        return str(len(value))
    if isinstance(value, tuple | list):
        return (", " if words else " ").join(cell(part, words) for part in value)
    return "" if value is None else (words or {}).get(str(value), str(value))
