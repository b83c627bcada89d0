"""`undercroft admin` speaks with a running server."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.process import TOKEN, Guest, Running, free_port
from undercroft.records.files import load
from undercroft.terminal.commands.main import main


@pytest.fixture(autouse=True)
def where(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCROFT_URL", server.url)
    monkeypatch.setenv("UNDERCROFT_ADMIN_TOKEN", TOKEN)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["admin", *words]) == 0
    return capsys.readouterr().out


def test_tables_are_listed_inspected_exported_and_closed(
    server: Running, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    ann = Guest(server, "Ann")
    table, _ = ann.open("knock", options={"players": 2}, bots={1: "greedy"}, start=True)
    assert table in said(capsys, "tables")
    assert f"Seats: Ann ({ann.id}), Greedy" in said(capsys, "inspect", table)
    file = tmp_path / "evening.record"
    assert f"Saved to {file}." in said(capsys, "export", table, str(file))
    assert load(file).header.players[0].name == "Ann"
    assert f"{table} is closed; nobody was there." in said(capsys, "close", table)
    assert table in said(capsys, "tables", "--state", "closed")


def test_people_are_sent_away_and_forgotten(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    bob = Guest(server, "Bob")
    table, _ = bob.open("knock", options={"players": 2}, start=True)
    assert "is sent away from one table" in said(capsys, "ban", bob.id)
    assert "may come again" in said(capsys, "ban", bob.id, "--pardon")
    assert "is “Deleted guest” now, at one table" in said(capsys, "forget", bob.id)
    assert "Deleted guest" in said(capsys, "inspect", table)
    assert "Nobody of that id" in wrong(capsys, "forget", bob.id)
    assert "game" in said(capsys, "sweep", "--days", "1000")


def wrong(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["admin", *words]) == 2
    return capsys.readouterr().err


def test_mistakes_are_told_in_a_sentence(
    server: Running, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert "There is no such table" in wrong(capsys, "inspect", "no-such-table")
    assert "does not answer" in wrong(capsys, "tables", "--url", f"http://127.0.0.1:{free_port()}")
    assert "does not know this secret" in wrong(capsys, "tables", "--admin-token", "wrong")
    monkeypatch.delenv("UNDERCROFT_ADMIN_TOKEN")
    assert "name the server’s folder with --data" in wrong(capsys, "tables", "--data", str(tmp_path))
