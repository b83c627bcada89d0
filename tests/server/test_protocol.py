"""docs/protocol.md is true, and the example client plays a whole game by it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.server.process import Running
from undercroft.server import wire
from undercroft.server.schema import messages

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
CLIENT = ROOT / "examples" / "clients" / "player.py"


def kinds(base: type) -> set[str]:
    return {str(form.__struct_config__.tag) for form in messages() if issubclass(form, base)}


def test_the_transcript_is_made_of_messages() -> None:
    lines = PAGE.split("<!-- transcript -->\n```\n")[1].split("\n```")[0].splitlines()
    assert len(lines) > 10
    for line in lines:
        form = wire.Commands if line.startswith("→ ") else wire.Replies
        msgspec.json.decode(line[2:], type=form)


def test_every_message_is_spoken_of() -> None:
    words = set(re.findall(r"`(\w+)`", PAGE))
    assert kinds(wire.Command) <= words
    assert kinds(wire.Reply) <= words


@pytest.mark.parametrize("game", ["knock", "clank"])
def test_the_example_client_plays_a_whole_game(server: Running, game: str) -> None:
    assert len(CLIENT.read_text(encoding="utf-8").splitlines()) < 150
    played = subprocess.run(
        [sys.executable, str(CLIENT), server.url, game],
        check=False,
        capture_output=True,
        timeout=120,
        encoding="utf-8",
    )
    assert played.returncode == 0, played.stderr
    assert "over: end-" in played.stdout
    assert "refused" not in played.stdout
