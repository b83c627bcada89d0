"""What a run found out, in files: everything as JSON, a line for each seat of each game as CSV, every game as a record.

A file is written whole or not at all.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import StringIO
from pathlib import Path

import msgspec

from undercroft.engine.errors import Trouble
from undercroft.engine.text import Text
from undercroft.lab.simulate import Result
from undercroft.records.files import write_whole

SUFFIX = ".record"
COLUMNS = ("game", "deal", "seat", "bot", "won", "score", "end", "decisions", "seconds", "trouble")
"""Of a CSV file. Games, deals and seats count from 1; decisions and seconds are those of the seat."""


def write_json(report: object, path: Path, text: Text) -> None:
    """What went wrong with a bot, and the lines of the scores, are told in words."""
    write_whole(msgspec.json.encode(report, enc_hook=text.say) + b"\n", path)


def write_csv(games: Iterable[tuple[Sequence[str], Result]], path: Path, text: Text) -> None:
    """Games in their order, each with the bots in its seats."""
    page = StringIO(newline="")
    lines = csv.writer(page)
    lines.writerow(COLUMNS)
    for number, (bots, result) in enumerate(games, start=1):
        for seat, bot in enumerate(bots):
            trouble = result.troubles[seat] if result.troubles else None
            lines.writerow(
                (
                    number,
                    result.number + 1,
                    seat + 1,
                    bot,
                    int(seat in result.winners),
                    result.scores[seat],
                    result.reason,
                    result.thoughts[seat],
                    f"{result.seconds[seat]:.6f}",
                    "" if trouble is None else text.say(trouble),
                )
            )
    write_whole(page.getvalue().encode(), path)


class RecordFolder:
    """A folder that takes the records of a run, numbered in their order. It is made before anything is played."""

    def __init__(self, path: Path, game: str, games: int) -> None:
        self.path = path
        self.game = game
        self.digits = len(str(games))
        self.kept = 0
        try:
            path.mkdir(exist_ok=True)  # not its parents: a slip of the pen makes no tree of folders
            has_records = any(path.glob(f"*{SUFFIX}"))
        except OSError as error:
            raise Trouble("file-not-written", file=str(path), reason=error.strerror or str(error)) from error
        if has_records:
            raise Trouble("folder-has-records", folder=str(path))

    def keep(self, record: str) -> None:
        number = self.kept + 1
        file = self.path / f"{self.game}-{number:0{self.digits}}{SUFFIX}"
        write_whole(record.encode(), file, lasting=False)  # there may be thousands, and they can be played again
        self.kept = number
