"""Whoever runs a server sees to it while it runs; nobody else can."""

from __future__ import annotations

import sqlite3
import stat
from pathlib import Path

import pytest

from tests.server.process import Guest, Running
from undercroft.records import notation
from undercroft.server.admin import ENDPOINTS
from undercroft.server.settings import TOKEN, admin_token

NAME = "Zebulon"


def test_nobody_gets_in_without_the_token(server: Running) -> None:
    for endpoint in ENDPOINTS:
        path = endpoint.path.replace("{table}", "a-b-1").replace("{person}", "x")
        for token in ("", "wrong"):
            answer = server.admin(endpoint.method, path, token=token)
            assert answer.status_code == 404, path
            assert "set-cookie" not in answer.headers
    assert not any(endpoint.path in server.admin("GET", "/api/openapi.json").text for endpoint in ENDPOINTS)


def test_a_token_is_made_once_and_is_for_its_owner_only(tmp_path: Path) -> None:
    token = admin_token(tmp_path / "server")
    assert len(token) >= 32
    assert admin_token(tmp_path / "server") == token
    assert stat.S_IMODE((tmp_path / "server" / TOKEN).stat().st_mode) == 0o600


def test_tables_are_listed_inspected_and_exported(server: Running) -> None:
    ann = Guest(server, "Ann")
    table, key = ann.open("knock", options={"players": 2}, bots={1: "greedy"}, start=True)
    found = {each["table"]["id"]: each for each in server.admin("GET", "/api/admin/tables").json()}
    assert found[table]["table"]["places"][0]["person"]["name"] == "Ann"
    seen = server.admin("GET", f"/api/admin/tables/{table}").json()
    assert seen["people"][0] == {"id": ann.id, "name": "Ann", "sigil": seen["people"][0]["sigil"]}
    assert seen["table"]["key"] == "" and key not in str(seen)
    record = notation.read(server.admin("GET", f"/api/admin/tables/{table}/record").text)
    assert record.header.players[0].name == "Ann"
    assert server.admin("GET", "/api/admin/tables?state=lost").status_code == 400


def test_a_closed_table_is_closed_for_everybody(server: Running) -> None:
    ann = Guest(server, "Ann")
    table, _ = ann.open("knock", options={"players": 2, "clock": 0}, bots={1: "greedy"}, start=True)
    with ann.enter(table) as chair:
        assert server.admin("POST", f"/api/admin/tables/{table}/close").json() == {"count": 1}
        notice = chair.wait("notice")
        assert notice["sentence"]["key"] == "table-closed" and notice["final"]
    refused = ann.http.post(f"/api/tables/{table}/join", json={})
    assert refused.json()["sentence"]["key"] == "table-closed"
    with pytest.raises(AssertionError, match="table-closed"):
        ann.join(table, "")
    assert table not in str(ann.call("GET", "/api/tables"))


def test_a_person_who_is_banned_is_gone_and_may_be_pardoned(server: Running) -> None:
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    table, key = ann.open("donjon", options={"players": 2})
    bob.join(table, key)
    with ann.enter(table) as chair, bob.enter(table) as other:
        assert chair.do("start")["kind"] == "done"
        assert server.admin("POST", f"/api/admin/people/{bob.id}/ban", {}).json() == {"count": 1}
        assert other.wait("notice")["sentence"]["key"] == "person-banned"
        while chair.wait("changed")["table"]["places"][1].get("bot") != "skilled":
            pass
    assert bob.http.get("/api/me").json()["sentence"]["key"] == "person-banned"
    server.admin("POST", f"/api/admin/people/{bob.id}/ban", {"on": False})
    assert bob.call("GET", "/api/me")["person"]["id"] == bob.id


def test_of_a_person_who_is_deleted_no_name_is_left(server: Running) -> None:
    ann, gone = Guest(server, "Ann"), Guest(server, NAME)
    table, key = ann.open("knock", options={"players": 2, "clock": 0})
    gone.join(table, key)
    with ann.enter(table) as chair, gone.enter(table) as other:
        chair.do("start")
        assert other.do("say", words="I live at number 9")["kind"] == "done"
        assert other.do("leave")["kind"] == "done"
        assert other.do("return")["kind"] == "done"
        assert chair.do("resign")["kind"] == "done"
        assert other.do("resign")["kind"] == "done"
    step = ann.call("GET", f"/api/tables/{table}/past?eyes=open")["last"]
    fork = ann.call("POST", f"/api/tables/{table}/fork", {"number": step - 1, "seat": 0})["table"]
    assert NAME in ann.http.get(f"/api/tables/{fork}/past?eyes=own").text

    assert server.admin("POST", f"/api/admin/people/{gone.id}/forget", {"name": "Deleted guest"}).status_code == 200

    with sqlite3.connect(server.data / "server" / "undercroft.db") as store:
        for kept in ("log", "tables", "people", "members", "contents"):
            rows = str(store.execute(f"SELECT * FROM {kept}").fetchall())
            assert not any(word in rows for word in (NAME, gone.id, "number 9")), kept
    record = notation.read(ann.http.get(f"/api/tables/{table}/record").text)
    assert [player.name for player in record.header.players] == ["Ann", "Deleted guest"]
    assert NAME not in ann.http.get(f"/api/tables/{fork}/past?eyes=own").text
    with ann.enter(table) as chair:
        assert chair.welcome["table"]["places"][1]["person"]["name"] == "Deleted guest"
        assert len(chair.welcome["items"]) == chair.welcome["number"]


def test_people_at_the_table_see_a_deleted_person_renamed_at_once(server: Running) -> None:
    ann, gone = Guest(server, "Ann"), Guest(server, NAME)
    table, key = ann.open("knock", options={"players": 2, "clock": 0})
    gone.join(table, key)
    with ann.enter(table) as chair:
        chair.do("start")
        server.admin("POST", f"/api/admin/people/{gone.id}/forget", {"name": "Deleted guest"})
        while NAME in str(news := chair.wait("news")):
            pass
        assert news["seen"]["players"][1]["name"] == "Deleted guest"
        assert chair.do("act", code=news["seen"]["legal"][0]["actions"][0]["code"])["kind"] in ("done", "refused")


def test_finished_games_are_forgotten_after_so_many_days(server: Running) -> None:
    ann = Guest(server, "Ann")
    table, _ = ann.open("knock", options={"players": 1, "clock": 0}, start=True)
    running, _ = ann.open("knock", options={"players": 1, "clock": 0}, start=True)
    with ann.enter(table) as chair:
        chair.do("resign")
    assert server.admin("POST", "/api/admin/sweep", {"days": 1}).status_code == 200
    assert ann.http.get(f"/api/tables/{table}/record").status_code == 200
    assert server.admin("POST", "/api/admin/sweep", {"days": 0}).json()["count"] >= 1
    assert ann.http.get(f"/api/tables/{table}/record").status_code == 404
    assert ann.http.get(f"/api/tables/{running}/record").status_code == 200
