"""docs/hosting.md lists every setting there is, and what it says of backups is so."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import click
import pytest

from tests.server.process import Guest, Running
from undercroft.engine.text import Text
from undercroft.server.settings import Settings
from undercroft.terminal.commands.admin import admin_command
from undercroft.terminal.commands.serve import serve_command
from undercroft.terminal.commands.usage import Words

pytestmark = pytest.mark.once

PAGE = (Path(__file__).parent.parent.parent / "docs" / "hosting.md").read_text(encoding="utf-8")
WORDS = Words(Text("en"))
ROW = re.compile(r"^\| `(--[\w-]+)` \| `(\w+)` \| (?:`([^`]*)`)?", re.MULTILINE)


def test_every_setting_is_listed_with_its_variable_and_its_usual_value() -> None:
    listed = {flag: (variable, usual) for flag, variable, usual in ROW.findall(PAGE)}
    options = [option for option in serve_command(WORDS).params if isinstance(option, click.Option)]
    for option in options:
        usual = "" if option.default in (None, "") else str(option.default)
        assert listed.pop(option.opts[0]) == (option.envvar, usual)
    assert listed == {}


def test_usual_values_are_those_of_the_server() -> None:
    usual = {option.name: option.default for option in serve_command(WORDS).params}
    settings = Settings(folder=Path())
    for name in ("host", "port", "database", "public_url", "thinkers", "limits", "keep_days", "admin_token"):
        assert usual[name] == getattr(settings, name), name


def test_every_command_of_admin_is_listed() -> None:
    assert set(re.findall(r"`undercroft admin (\w+)", PAGE)) >= set(admin_command(WORDS).commands)


def test_a_backup_of_a_running_server_is_a_server_again(tmp_path: Path) -> None:
    with Running(tmp_path / "one", "--limits", "100") as server:
        ann = Guest(server, "Ann")
        table, _ = ann.open("knock", options={"players": 1, "clock": 0}, start=True)
        older, _ = ann.open("knock", options={"players": 1, "clock": 0}, start=True)
        with ann.enter(table) as chair:
            assert chair.do("act", code=chair.welcome["seen"]["legal"][0]["actions"][0]["code"])["kind"] == "done"
        backup = tmp_path / "two" / "server" / "undercroft.db"
        backup.parent.mkdir(parents=True)
        with sqlite3.connect(server.data / "server" / "undercroft.db") as kept, sqlite3.connect(backup) as copy:
            kept.backup(copy)
            rows = "UPDATE log SET items = replace(items, '\"version\":', '\"version\":9') WHERE table_id = ?"
            copy.execute(rows, (older,))
    with Running(tmp_path / "two", "--limits", "100") as server:
        ann.http.base_url = server.url
        ann.server = server
        with ann.enter(table) as chair:
            assert chair.welcome["you"]["seat"] == 0 and chair.welcome["seen"]["number"] == 2
        refused = ann.http.get(f"/api/tables/{older}/record")
        assert refused.json()["sentence"]["key"] == "record-version"
