"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.process import Running
from undercroft.engine.luck import Dice
from undercroft.server import live


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for the tests that only ask it something."""
    with Running(tmp_path_factory.mktemp("server"), "--limits", "100") as running:
        yield running


@pytest.fixture(autouse=True)
def _same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table of this process is dealt alike, so that a story goes the same way every time."""
    monkeypatch.setattr(live, "SystemLuck", lambda: Dice(11))
