"""What there is to read beside the table: its signs with their meaning, the keys, and all about what is chosen."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from undercroft.engine.canvas import DOWN, LEFT, RIGHT, UP, Marks, Sign
from undercroft.engine.codec import Choice
from undercroft.engine.columns import columns, padded, wrapped
from undercroft.engine.game import Game
from undercroft.engine.text import Text
from undercroft.terminal.table.dialogs import Styled
from undercroft.terminal.table.telling import Teller

COLUMN = 36
"""So wide a column of a legend is at least."""
GAP = 2
WHOLE = 99
"""Lines for what is told without cuts."""
LARGE = (240, 120)
"""A window in which every drawing names all that lies open."""
OF_EVERY_TABLE = (
    ("a", "label", "legend-key"),
    ("8→5", "good", "legend-becomes"),
    (f"{UP}{DOWN}{LEFT}{RIGHT}", "key", "legend-more"),
    ("…", "dim", "legend-cut"),
)
"""Signs that no game has to explain."""


def signs_of(game: Game, text: Text) -> list[Sign]:
    """The legend of a game, and what is the same at every table."""
    return [*game.legend(text), *(Sign(sign, style, text(key)) for sign, style, key in OF_EVERY_TABLE)]


def legend_lines(signs: Sequence[Sign], width: int) -> list[Styled]:
    """A legend in as many columns as there is room for."""
    room = max(columns(one.sign) for one in signs) + GAP
    count = max(width // COLUMN, 1)
    across = width // count
    lines: list[Styled] = []
    for first in range(0, len(signs), count):
        cells = [entry(one, room, across - GAP) for one in signs[first : first + count]]
        for row in range(max(map(len, cells))):
            line: Styled = []
            for cell in cells:
                runs = cell[row] if row < len(cell) else []
                taken = sum(columns(words) for words, _ in runs)
                line += [*runs, (" " * (across - taken), "")]
            lines.append(line[:-1])
    return lines


def entry(one: Sign, room: int, width: int) -> list[Styled]:
    """A sign with its words beside it, in as many lines as they need."""
    words = wrapped(one.words, max(width - room, 10))
    first: Styled = [(one.sign, one.style), (" " * (room - columns(one.sign)), ""), (words[0], "")]
    return [first, *([(padded("", room), ""), (line, "")] for line in words[1:])]


def help_lines(game: Game, text: Text, keys: str, width: int) -> list[Styled]:
    """Signs and keys."""
    lines: list[Styled] = [[(text("legend-title"), "strong")], *legend_lines(signs_of(game, text), width), []]
    return lines + [[(line, "")] for row in keys.splitlines() for line in wrapped(row, width)]


def action_lines(teller: Teller, action: int, brings: Iterable[str], about: str, width: int) -> list[Styled]:
    """An action in words, all that it brings, and what is printed on the things that it names."""
    game, text = teller.game, teller.text
    lines: list[Styled] = [[(line, "strong")] for line in wrapped(game.actions.words(action, text), width)]
    lines += [[(line, "dim")] for words in brings for line in wrapped(words, width)]
    said = [about] if about else []
    values = game.actions.values(action)
    for field in game.actions.kind(action).fields:
        if isinstance(field, Choice):
            code = field.write(values[field.name])
            printed = teller.labels.texts.get(field.vocabulary, {}).get(code, "")
            if printed and printed != about:
                said.append(text("printed-on", name=field.words(values[field.name], text), words=printed))
    for words in said:
        lines += [[], *([(line, "")] for line in wrapped(words, width))]
    return lines


def table_lines(teller: Teller, view: msgspec.Struct, width: int) -> list[Styled]:
    """What is printed on all that lies open: what the view knows of and a large drawing names."""
    known = set(codes_in(msgspec.to_builtins(view)))
    drawn = teller.game.draw(view, teller.text, Marks(), *LARGE).plain()
    lines: list[Styled] = []
    for vocabulary, texts in teller.labels.texts.items():
        names = {code: name for code, name in teller.labels.names.get(vocabulary, {}).items() if code in texts}
        open_ones = named_in(drawn, {code: name for code, name in names.items() if code in known})
        for code in (code for code in texts if code in open_ones):
            said = teller.text("printed-on", name=names[code], words=texts[code])
            lines += [[(line, "")] for line in wrapped(said, width)]
    return [[], [(teller.text("printed-here"), "strong")], *lines] if lines else []


def named_in(words: str, names: Mapping[str, str]) -> set[str]:
    """The codes of what is named; the longest names first, as one may be a part of another."""
    found = set()
    for code, name in sorted(names.items(), key=lambda pair: -len(pair[1])):
        words, count = re.subn(rf"(?<!\w){re.escape(name)}(?!\w)", "", words)
        if count:
            found.add(code)
    return found


def codes_in(data: object) -> Iterable[str]:
    """Every code in a view in its JSON form."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from codes_in(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from codes_in(value)
