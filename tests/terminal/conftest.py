"""No test touches the games of the person who runs it."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    monkeypatch.setenv("UNDERCROFT_DATA", str(folder))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    return folder
