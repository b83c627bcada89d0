"""The commands for whoever runs a server. They ask the running one, over HTTP, with the token of its data folder."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

import click

from undercroft.engine.errors import Trouble
from undercroft.engine.text import Text
from undercroft.server.settings import TOKEN
from undercroft.terminal.commands.reference import console
from undercroft.terminal.commands.serve import PREFIX, server_folder
from undercroft.terminal.commands.usage import OneOf, Whole, Words
from undercroft.terminal.commands.writing import check_writable

if TYPE_CHECKING:
    from undercroft.server.wire import Ban, Erase, Person, Place, Sweep
    from undercroft.terminal.remote.asking import Site

URL = "http://127.0.0.1:8642"
STATES = ("open", "playing", "over", "closed")


def admin_command(words: Words) -> click.Group:
    return words.subgroup(
        "admin",
        tables_command(words),
        inspect_command(words),
        export_command(words),
        close_command(words),
        ban_command(words),
        forget_command(words),
        sweep_command(words),
        called="admin",
    )


# Tables


def tables_command(words: Words) -> click.Command:
    def tables(site: Site, state: str, limit: int) -> None:
        from rich import box
        from rich.table import Table

        from undercroft.server.wire import Found

        found = site.ask("GET", f"/api/admin/tables?state={state}&limit={limit}", tuple[Found, ...])
        headings = ("admin-table", "admin-game", "admin-people", "admin-changed", "admin-connected")
        shown = Table(*map(words.text, headings), box=box.SIMPLE_HEAD, show_edge=False)
        for each in found:
            table = each.table
            people = ", ".join(seated(table.places, words.text))
            shown.add_row(table.id, table.game, people, moment(table.changed), str(each.sockets))
        console(markup=False).print(shown)

    return command(
        words,
        "tables",
        tables,
        words.option("--state", "help-admin-state", type=OneOf(*STATES), default="playing", metavar="|".join(STATES)),
        words.option("--limit", "help-admin-limit", type=Whole(1, 10_000), default=100, metavar="N"),
    )


def inspect_command(words: Words) -> click.Command:
    def inspect(site: Site, table: str) -> None:
        from undercroft.server.wire import Inspected

        found, text = site.ask("GET", address("tables", table), Inspected), words.text
        lines = {
            "admin-table": f"{found.table.id} · {found.table.game} · {found.table.state}",
            "admin-seats": ", ".join(seated(found.table.places, text)),
            "admin-people": ", ".join(map(known, found.people)),
            "admin-removed": ", ".join(map(known, found.removed)),
            "admin-waiting": ", ".join(text("player", seat=seat + 1) for seat in found.waiting),
            "admin-log": text("admin-items", items=found.number, steps=found.steps),
            "admin-changed": moment(found.table.changed),
            "admin-connected": str(found.sockets),
        }
        for key, value in lines.items():
            print(f"{text(key)}: {value or '–'}")

    return command(words, "inspect", inspect, words.argument("table", "help-admin-table"))


def export_command(words: Words) -> click.Command:
    def export(site: Site, table: str, file: Path | None) -> None:
        path = file or Path(f"{table}.record")
        check_writable(path)
        path.write_bytes(site.fetch("GET", f"{address('tables', table)}/record"))
        print(words.text("saved", path=str(path)))

    return command(
        words,
        "export",
        export,
        words.argument("table", "help-admin-table"),
        words.argument("file", "help-admin-file", required=False, type=click.Path(path_type=Path)),
    )


def close_command(words: Words) -> click.Command:
    def close(site: Site, table: str) -> None:
        count = told(site, f"{address('tables', table)}/close")
        print(words.text("admin-closed", table=table, count=count))

    return command(words, "close", close, words.argument("table", "help-admin-table"))


# People


def ban_command(words: Words) -> click.Command:
    def ban(site: Site, person: str, pardon: bool) -> None:
        from undercroft.server.wire import Ban

        count = told(site, f"{address('people', person)}/ban", Ban(on=not pardon))
        print(words.text("admin-pardoned" if pardon else "admin-banned", person=person, count=count))

    return command(
        words,
        "ban",
        ban,
        words.argument("person", "help-admin-person"),
        words.option("--pardon", "help-admin-pardon", is_flag=True),
    )


def forget_command(words: Words) -> click.Command:
    def forget(site: Site, person: str) -> None:
        from undercroft.server.wire import Erase

        name = words.text("admin-deleted-guest")
        count = told(site, f"{address('people', person)}/forget", Erase(name=name))
        print(words.text("admin-forgotten", person=person, count=count, name=name))

    return command(words, "forget", forget, words.argument("person", "help-admin-person"))


def sweep_command(words: Words) -> click.Command:
    def sweep(site: Site, days: int) -> None:
        from undercroft.server.wire import Sweep

        print(words.text("admin-swept", count=told(site, "/api/admin/sweep", Sweep(days=days)), days=days))

    return command(
        words,
        "sweep",
        sweep,
        words.option("--days", "help-admin-days", type=Whole(0, 36_500), required=True, metavar="N"),
    )


# What they share


def command(words: Words, name: str, run: Callable[..., None], *params: click.Parameter) -> click.Command:
    """A command that gets the server to ask as its first argument."""

    def with_site(url: str, data: Path | None, admin_token: str, **given: object) -> None:
        from undercroft.terminal.remote.asking import Site

        run(Site(url, token=admin_token or kept_token(data)), **given)

    return words.command(
        f"admin-{name}",
        with_site,
        *params,
        words.option("--url", "help-admin-url", default=URL, envvar=f"{PREFIX}URL", metavar="URL"),
        words.option(
            "--data",
            "help-serve-data",
            envvar=f"{PREFIX}DATA",
            type=click.Path(path_type=Path),
            metavar="FOLDER",
        ),
        words.option("--admin-token", "help-admin-token", default="", envvar=f"{PREFIX}ADMIN_TOKEN", metavar="TOKEN"),
        called=name,
    )


def kept_token(data: Path | None) -> str:
    """What the server has made for itself and kept in its folder."""
    file = server_folder(data) / TOKEN
    try:
        return file.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise Trouble("no-token", file=str(file)) from error


def address(kind: str, id: str) -> str:
    return f"/api/admin/{kind}/{quote(id, safe='')}"


def told(site: Site, path: str, body: Ban | Erase | Sweep | None = None) -> int:
    """How many people or tables a deed concerned."""
    from undercroft.server.wire import Counted

    return site.ask("POST", path, Counted, body).count


def seated(places: Iterable[Place], text: Text) -> list[str]:
    """Who sits there: a person by name and id, a bot by its kind, both where it stands in."""
    found = []
    for place in places:
        who = [known(place.person)] if place.person is not None else []
        who += [text(f"bot-{place.bot}")] if place.bot else []
        found.append(" + ".join(who) or "–")
    return found


def known(person: Person) -> str:
    return f"{person.name} ({person.id})"


def moment(millis: int) -> str:
    return datetime.fromtimestamp(millis / 1000).strftime("%Y-%m-%d %H:%M")
