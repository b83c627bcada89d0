"""What a run found out, in files."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import msgspec
import pytest

from undercroft.engine.errors import Trouble
from undercroft.engine.luck import Dice
from undercroft.engine.text import Message, Text
from undercroft.lab.arena import Arena, fight
from undercroft.lab.results import RecordFolder, write_csv, write_json
from undercroft.lab.simulate import Plan, Result, simulate, summarize
from undercroft.records.files import load
from undercroft.records.table import Table

PLAN = Plan(game="knock", bots=("random", "greedy"), options={"clock": 0}, seed=3)
TEXT = Text("en")


def a_result(number: int, **more: object) -> Result:
    result = Result(
        number=number,
        reason="end-won",
        winners=(1,),
        scores=(3, 7),
        decisions=5,
        seconds=(0.25, 0.5),
        thoughts=(2, 3),
    )
    return msgspec.structs.replace(result, **more)


def test_a_line_for_each_seat_of_each_game(tmp_path: Path) -> None:
    path = tmp_path / "run.csv"
    badly = a_result(4, troubles=(None, Message("outside-gone")))
    write_csv([(("random", "greedy"), a_result(4)), (("exec:bot a,b", "random"), badly)], path, TEXT)
    with path.open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    assert [(line["game"], line["deal"], line["seat"]) for line in lines] == [
        ("1", "5", "1"),
        ("1", "5", "2"),
        ("2", "5", "1"),
        ("2", "5", "2"),
    ]
    assert [line["bot"] for line in lines] == ["random", "greedy", "exec:bot a,b", "random"]
    assert [line["won"] for line in lines] == ["0", "1", "0", "1"]
    assert {key: lines[1][key] for key in ("score", "end", "decisions", "seconds", "trouble")} == {
        "score": "7",
        "end": "end-won",
        "decisions": "3",
        "seconds": "0.500000",
        "trouble": "",
    }
    assert lines[3]["trouble"] == "it has ended without an answer"


def test_everything_as_data_with_words_for_what_is_said(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    results = [a_result(0, troubles=(None, Message("outside-gone")))]
    write_json({"summary": summarize(results), "games": results}, path, TEXT)
    found = json.loads(path.read_bytes())
    assert found["games"][0]["troubles"] == [None, "it has ended without an answer"]
    assert found["summary"]["failures"] == [[], ["it has ended without an answer"]]
    assert "record" not in found["games"][0]


@pytest.mark.parametrize("workers", [1, 2])
def test_every_game_leaves_its_record(workers: int, tmp_path: Path) -> None:
    folder = RecordFolder(tmp_path / "records", "knock", 12)
    results = [result for some in simulate(PLAN, 12, workers, folder.keep) for result in some]
    files = sorted(folder.path.iterdir())
    assert [file.name for file in files] == [f"knock-{number:02}.record" for number in range(1, 13)]
    for file, result in zip(files, results, strict=True):
        record = load(file)
        table = Table.resume(record, Dice(0))
        outcome = table.outcome()
        assert outcome is not None
        assert (outcome.reason, outcome.winners) == (result.reason, result.winners)
        assert len(record.entries) == result.decisions + 1
        assert [player.kind for player in record.header.players] == ["random", "greedy"]
        assert result.record == "", "it has been handed over"


def test_the_games_are_the_same_whether_they_are_kept_or_not(tmp_path: Path) -> None:
    folder = RecordFolder(tmp_path, "knock", 5)
    kept = [result for some in simulate(PLAN, 5, 1, folder.keep) for result in some]
    others = [result for some in simulate(PLAN, 5, 1) for result in some]
    assert [msgspec.structs.replace(result, seconds=()) for result in kept] == [
        msgspec.structs.replace(result, seconds=()) for result in others
    ]


def test_the_games_of_an_arena_are_numbered_through(tmp_path: Path) -> None:
    """Two teams play the same deal: two games."""
    arena = Arena(game="knock", bots=("random", "novice@1"), players=2, options={"clock": 0}, seed=1)
    folder = RecordFolder(tmp_path, "knock", 4)
    matches = [match for some in fight(arena, 4, 1, folder.keep) for match in some]
    kinds = [load(file).header.players[0].kind for file in sorted(tmp_path.iterdir())]
    assert kinds == ["random", "novice@1"] * 2
    assert [match.result.record for match in matches] == [""] * 4


def test_a_folder_with_records_of_another_run_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    RecordFolder(tmp_path, "knock", 9).keep("a record")
    with pytest.raises(Trouble, match="has records already"):
        RecordFolder(tmp_path, "knock", 9)


def test_a_folder_that_cannot_be_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(Trouble, match="cannot be written"):
        RecordFolder(tmp_path / "file" / "records", "knock", 9)


def test_no_folder_is_made_above_the_one_that_was_named(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="cannot be written"):
        RecordFolder(tmp_path / "slip" / "records", "knock", 9)
    assert not (tmp_path / "slip").exists()


def test_a_file_that_cannot_be_written_leaves_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    path.write_text("old", encoding="utf-8")
    (tmp_path / "run.json.part").mkdir()  # in the way
    with pytest.raises(Trouble, match=r"run\.json cannot be written"):
        write_json([], path, TEXT)
    assert path.read_text(encoding="utf-8") == "old"


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    """`--json /dev/stdout` must not do away with /dev/stdout."""
    link, path = tmp_path / "link", tmp_path / "run.json"
    link.symlink_to(path)
    write_json([], link, TEXT)
    assert link.is_symlink()
    assert path.read_text(encoding="utf-8") == "[]\n"
