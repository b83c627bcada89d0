"""A server tells how it is, writes down what it does, and goes away without losing anybody."""

from __future__ import annotations

import json
import re
import signal
from pathlib import Path

import pytest
import structlog
from websockets.exceptions import ConnectionClosed

from tests.server.process import TOKEN, Guest, Running
from undercroft.server.logs import error_without_words

pytestmark = pytest.mark.once


def test_its_health_is_open_to_all_and_its_numbers_are_not(server: Running) -> None:
    ann = Guest(server, "Ann")
    table, key = ann.open("knock", options={"players": 1, "clock": 0}, start=True)
    with ann.enter(table) as chair:
        seen = chair.welcome["seen"]
        chair.do("act", code=seen["legal"][0]["actions"][0]["code"])
        assert chair.do("act", code="nonsense")["kind"] == "refused"
        numbers = server.admin("GET", "/metrics").text
    assert ann.http.get("/healthz").json()["store"] == "here"
    assert ann.http.get("/metrics").status_code == 404
    for line in (
        r'undercroft_commands_total\{end="done",kind="Act"\} [1-9]',
        r'undercroft_commands_total\{end="refused",kind="Act"\} [1-9]',
        r'undercroft_command_seconds_count\{kind="Act"\} [1-9]',
        r'undercroft_requests_total\{path="/api/tables",status="200"\} [1-9]',
        r"undercroft_rows_total [1-9]",
        r"undercroft_commit_seconds_count [1-9]",
        r"undercroft_sockets [1-9]",
        r"undercroft_tables [1-9]",
        r"process_resident_memory_bytes [1-9]",
    ):
        assert re.search(f"^{line}", numbers, re.MULTILINE), line
    for secret in (table, key, ann.id, "Ann", TOKEN):
        assert secret not in numbers


def test_everybody_hears_that_it_goes_and_finds_all_again(tmp_path: Path) -> None:
    with Running(tmp_path, "--limits", "100") as server:
        ann = Guest(server, "Ann")
        table, key = ann.open("knock", options={"players": 2, "clock": 0}, bots={1: "greedy"}, start=True)
        with ann.enter(table) as chair:
            code = chair.welcome["seen"]["legal"][0]["actions"][0]["code"]
            assert chair.do("act", code=code)["kind"] in ("done", "refused")
            server.process.send_signal(signal.SIGTERM)
            notice = chair.wait("notice")
            assert notice["sentence"]["key"] == "server-restarts" and not notice["final"]
            with pytest.raises(ConnectionClosed) as closed:
                chair.wait("nothing of that kind")
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
            number = max(heard["number"] for heard in chair.heard if "number" in heard)
        log = server.stop()
        assert server.process.returncode == -signal.SIGTERM
        server.start()
        with ann.enter(table, since=number) as chair:
            assert chair.welcome["number"] >= number
            assert [item["number"] for item in chair.welcome["items"]] == list(range(number, chair.welcome["number"]))
    lines = [json.loads(line) for line in log.splitlines()]
    assert [line["event"] for line in lines][:1] == ["listening"] and lines[-1]["event"] == "stopped"
    for secret in (key, ann.id, "Ann", code, TOKEN):
        assert secret not in log


def test_an_error_is_written_down_without_its_words() -> None:
    try:
        raise KeyError("the ace of hearts")
    except KeyError as error:
        event = error_without_words(structlog.get_logger(), "error", {"event": "it failed", "exc_info": error})
    assert event["error"] == "KeyError"
    assert "ace" not in str(event)
    assert "test_an_error_is_written_down" in event["at"][-1]
