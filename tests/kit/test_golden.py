"""Golden playthroughs are records that say what they lead to."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.engine.luck import Dice
from undercroft.engine.registry import find
from undercroft.kit import golden
from undercroft.kit.broken import Broken
from undercroft.records.files import load
from undercroft.records.table import Table

KNOCK = find("knock")


def test_a_playthrough_is_a_record(tmp_path: Path) -> None:
    path = golden.rewrite(KNOCK, tmp_path)[0]
    table = Table.resume(load(path), Dice(0))
    assert table.is_over
    assert KNOCK.write(table.position) in path.read_text(encoding="utf-8")


def test_one_changed_byte_is_seen(tmp_path: Path) -> None:
    path = golden.rewrite(KNOCK, tmp_path)[0]
    golden.check(KNOCK, tmp_path, golden.SEEDS[0])
    path.write_bytes(path.read_bytes().replace(b"sees 1:", b"sees 1:0", 1))
    with pytest.raises(Broken, match="not what is played now"):
        golden.check(KNOCK, tmp_path, golden.SEEDS[0])
