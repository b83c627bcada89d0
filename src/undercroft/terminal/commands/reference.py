"""The commands that tell about games: games, rules, content. What prints is loaded when it is asked for."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from undercroft.engine.errors import Unknown
from undercroft.engine.registry import find, names
from undercroft.terminal.commands.data import print_json
from undercroft.terminal.commands.play import told_options
from undercroft.terminal.commands.usage import Words
from undercroft.terminal.reports.markdown import rule_ids, rule_of, rules_page

if TYPE_CHECKING:
    from rich.console import Console

WIDE = 120
PAGE = 80
"""What every pager shows without breaking lines."""


def console(markup: bool = True, width: int = WIDE) -> Console:
    """Standard output; a pipe gets plain text of a fixed width. Without markup, brackets are but brackets."""
    from rich.console import Console

    found = Console(highlight=False, markup=markup)
    return found if found.is_terminal else Console(highlight=False, markup=markup, width=width)


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
        from undercroft.terminal.reports.content import show

        show(chosen, words.text.language, console(markup=False, width=PAGE))

    return words.command(
        "content",
        content,
        words.argument("game", "help-game"),
        words.option("--content", "help-content-file", type=click.Path(path_type=Path), metavar="FILE"),
        words.option("--json", "help-content-json", is_flag=True),
    )
