"""The commands that tell about games: games, rules, content. What prints is loaded when it is asked for."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, TypeGuard

import click
import msgspec

from undercroft.engine.codec import Choice, Codec
from undercroft.engine.errors import Unknown
from undercroft.engine.game import Game
from undercroft.engine.registry import find, names
from undercroft.engine.text import Text
from undercroft.terminal.commands.data import print_json
from undercroft.terminal.commands.play import told_options
from undercroft.terminal.commands.usage import Words
from undercroft.terminal.reports.markdown import rule_ids, rule_of, rules_page

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

WIDE = 120


def console(markup: bool = True) -> Console:
    """Standard output; a pipe gets plain text of a fixed width. Without markup, brackets are but brackets."""
    from rich.console import Console

    found = Console(highlight=False, markup=markup)
    return found if found.is_terminal else Console(highlight=False, markup=markup, width=WIDE)


def games_command(words: Words) -> click.Command:
    def games() -> None:
        out = console()
        for name in names():
            game = find(name)
            text = game.text(words.text.language)
            least, most = game.seats.start, game.seats.stop - 1
            out.print(f"[bold]{name}[/bold]  {text('game-title')}  ({words.text('seats', least=least, most=most)})")
            out.print(f"  {text('game-summary')}")
            for line in told_options(game, words).splitlines():
                out.print(f"    {line}", markup=False)

    return words.command("games", games)


def rules_command(words: Words) -> click.Command:
    def rules(game: str, rule: str | None) -> None:
        from rich.markdown import Markdown

        page = rules_page(find(game), words.text.language)
        if page is None:
            raise Unknown("no-rules", game=game)
        if rule is not None:
            page = rule_of(page, rule) or refuse(rule, page)
        console().print(Markdown(page))

    def refuse(rule: str, page: str) -> str:
        ids = rule_ids(page)
        raise Unknown("unknown-rule", rule=rule, first=ids[0] if ids else "-", last=ids[-1] if ids else "-")

    return words.command(
        "rules",
        rules,
        words.argument("game", "help-game"),
        words.argument("rule", "help-rule", required=False),
    )


def content_command(words: Words) -> click.Command:
    def content(game: str, content: Path | None, json: bool) -> None:
        chosen = find(game, content)
        if json:
            print_json(chosen.content)
            return
        text = chosen.text(words.text.language)
        out = console()
        for field in msgspec.structs.fields(chosen.content):
            value = getattr(chosen.content, field.name)
            heading = column_name(field.name, text)
            if is_list_of_entries(value):
                out.print(table_of(heading, value, codes_of(chosen, text), text))
            else:
                out.print(f"[bold]{heading}[/bold]: ", end="")
                out.print(cell(value, text), markup=False)
        out.print(f"[dim]{text('content-hash')}[/dim] {chosen.content_hash}")

    return words.command(
        "content",
        content,
        words.argument("game", "help-game"),
        words.option("--content", "help-content-file", type=click.Path(path_type=Path), metavar="FILE"),
        words.option("--json", "help-content-json", is_flag=True),
    )


def is_list_of_entries(value: object) -> TypeGuard[tuple[msgspec.Struct, ...]]:
    return isinstance(value, tuple | list) and bool(value) and all(isinstance(entry, msgspec.Struct) for entry in value)


def table_of(heading: str, entries: tuple[msgspec.Struct, ...], called: dict[str, str], text: Text) -> Table:
    """The entries of a content file as a table, a field a column, with what people call them where that is known.

    Columns that are empty or repeat an earlier one are left out, and what is too long for the window is folded.
    """
    from rich import box
    from rich.table import Table

    fields = [field.name for field in msgspec.structs.fields(entries[0])]
    columns = {
        column_name(name, text): [cell(getattr(entry, name), text, name) for entry in entries] for name in fields
    }
    known = [name for name in fields if any(str(getattr(entry, name)) in called for entry in entries)]
    if known:
        columns[text("content-called")] = [called.get(str(getattr(entry, known[0])), "") for entry in entries]
    new = {tuple(cells): name for name, cells in reversed(columns.items()) if any(cells)}
    shown = {name: cells for name, cells in columns.items() if name in new.values()}
    title = f"{heading} ({len(entries)})"
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
    for name in shown:
        table.add_column(name.replace(" ", "\n"), overflow="fold")
    for row in zip(*shown.values(), strict=True):
        table.add_row(*row)
    return table


def codes_of(game: Game, text: Text) -> dict[str, str]:
    """What people call the things that have codes in this game's actions and events."""
    called: dict[str, str] = {}
    for codec in (game.actions, game.events):
        called |= words_of(codec, text)
    return called


def words_of(codec: Codec, text: Text) -> dict[str, str]:
    return {
        code: field.words(value, text)
        for kind in codec.kinds.values()
        for field in kind.fields
        if isinstance(field, Choice)
        for value, code in enumerate(field.codes)
    }


def column_name(name: str, text: Text) -> str:
    return text(f"column-{name}") if f"column-{name}" in text else name


def cell(value: object, text: Text, column: str = "") -> str:
    if column == "origin":
        return text(f"origin-{value}")
    if isinstance(value, bool):
        return "✓" if value else ""
    if isinstance(value, dict):
        return " ".join(f"{name} {cell(part, text)}" for name, part in value.items())
    if isinstance(value, msgspec.Struct):
        return ""  # has more to say than a cell can hold
    if is_list_of_entries(value):
        return str(len(value))
    if isinstance(value, tuple | list):
        return " ".join(cell(part, text) for part in value)
    return "" if value is None else str(value)
