"""The command that sits down at a table of a server."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import quote, urlsplit

import click

from undercroft.terminal.commands.play import require_terminal
from undercroft.terminal.commands.usage import COLOURS, OneOf, Words
from undercroft.terminal.table.page import Pages
from undercroft.terminal.table.saves import data_folder


def join_command(words: Words) -> click.Command:
    def join(link: str, name: str | None, watch: bool, colour: str) -> None:
        from undercroft.server.wire import Join, Joined
        from undercroft.terminal.remote.asking import Site, read_link
        from undercroft.terminal.table.visiting import Outing

        found = read_link(link)
        require_terminal()
        kept = cookie_file(found.base, name)
        site = Site(found.base, cookie=kept.read_text(encoding="ascii") if kept.is_file() else "")
        wish = Join(key=found.key, name=name, watch=watch)
        joined = site.ask("POST", f"/api/tables/{found.table}/join", Joined, wish)
        keep_cookie(kept, site.cookie)
        outing = Outing(Pages(), words.text.language, site)
        outing.enter(joined.table)
        outing.show(colour)

    return words.command(
        "join",
        join,
        words.argument("link", "help-join-link"),
        words.option("--name", "help-join-name", metavar="NAME"),
        words.option("--watch", "help-join-watch", is_flag=True),
        words.option("--colour", "help-colour", type=OneOf(*COLOURS), default="auto", metavar="|".join(COLOURS)),
    )


def cookie_file(base: str, name: str | None) -> Path:
    """Who one is at a server, for the next time. Several people of one account tell themselves apart by name."""
    return data_folder() / "guests" / quote(f"{urlsplit(base).netloc} {name or ''}".strip(), safe=" ")


def keep_cookie(path: Path, cookie: str) -> None:
    """Whoever has it is that person: it is for nobody else on this machine."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="ascii") as file:
        file.write(cookie)
