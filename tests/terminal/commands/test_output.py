"""Output that can write nothing but ASCII: every command still says what it has to say."""

from __future__ import annotations

import io
import sys

import pytest

from undercroft.engine.registry import names
from undercroft.engine.text import LANGUAGES
from undercroft.terminal.commands.main import main

COMMANDS = (
    *(["content", game] for game in names()),
    *(["rules", game] for game in names()),
    ["games"],
    ["saves"],
    ["--help"],
    ["simulate", "knock", "--games", "2", "--seats", "random", "--workers", "1"],
    ["arena", "clank", "--bots", "random,greedy", "--games", "2", "--workers", "1"],
    ["nonsense"],
    ["calibrate", "knock", "--target", "nonsense"],
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_no_command_fails_for_a_sign_that_cannot_be_written(
    monkeypatch: pytest.MonkeyPatch, command: list[str], language: str
) -> None:
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="ascii") for _ in range(2))
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", err)
    assert main([*command, "--lang", language]) in (0, 2)
    out.flush()
    err.flush()
    written = out.buffer.getvalue() + err.buffer.getvalue()
    assert written.isascii() and len(written) > 20


def test_words_lose_their_accents_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", out)
    assert main(["saves", "--lang", "fr"]) == 0
    out.flush()
    assert out.buffer.getvalue() == b"Aucune partie n'est encore sauvegardee.\n"
