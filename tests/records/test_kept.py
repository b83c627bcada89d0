"""Records that were written once are read for ever: `kept/` is only ever added to."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from tests.records.keeping import KEPT, LEADS_TO, STORIES
from undercroft.engine.luck import Dice
from undercroft.engine.registry import names
from undercroft.records import masked
from undercroft.records.files import load
from undercroft.records.record import from_json
from undercroft.records.table import Table

SEALS = {
    name: seal
    for line in (KEPT / "SEALS").read_text(encoding="ascii").splitlines()
    for seal, name in [line.split(maxsplit=1)]
}
"""The hash of each file as it was written."""
RECORDS = sorted(KEPT.glob("*.record"))


def test_there_is_one_of_each_kind() -> None:
    assert {path.stem for path in RECORDS} >= set(STORIES)
    assert {path.stem.partition("-")[0] for path in RECORDS} == set(names()) - {"lantern"}
    together = "".join(path.read_text(encoding="utf-8") for path in RECORDS)
    for act in ("!undo", "!seat", "!resign time", "!pause", "!resume", "time-up"):
        assert act in together


@pytest.mark.parametrize(
    "path", sorted(file for file in KEPT.iterdir() if file.name != "SEALS"), ids=lambda path: path.name
)
def test_none_is_changed_or_taken_away(path: Path) -> None:
    assert SEALS[path.name] == sha256(path.read_bytes()).hexdigest()


def test_every_seal_has_its_file() -> None:
    assert {path.name for path in KEPT.iterdir()} == {*SEALS, "SEALS"}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_it_leads_to_where_it_led(path: Path) -> None:
    table = Table.resume(load(path), Dice(0))
    first = path.read_text(encoding="utf-8").splitlines()[0]
    assert first == LEADS_TO + table.game.write(table.position)
    assert table.is_over and table.outcome() is not None


def test_json_says_the_same() -> None:
    for path in KEPT.glob("*.json"):
        if not path.name.endswith(".masked.json"):
            assert from_json(path.read_bytes()) == load(path.with_suffix(".record"))


def test_a_masked_one_replays_for_its_seat() -> None:
    found = masked.from_json((KEPT / "knock-clock.masked.json").read_bytes())
    table = Table.resume(load(KEPT / "knock-clock.record"), Dice(0))
    assert [step for step, _ in found.steps()] == list(table.news(1))
