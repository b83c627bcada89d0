"""Golden playthroughs: whole games as text that a reviewer can read, compared byte for byte.

Each is a record, with comments after every entry that say what the table looks like then and what everyone sees.
The suite runs against the pure and the compiled build; as both must give the same bytes, both play the same games.
When a change of the rules is meant, write them anew and read the difference:

    python -m undercroft.kit.golden GAME tests/kit/golden
"""

from __future__ import annotations

import hashlib
import sys
from itertools import zip_longest
from pathlib import Path

import msgspec

from undercroft.engine.game import Game
from undercroft.engine.registry import find
from undercroft.kit.broken import same
from undercroft.kit.walk import Walk
from undercroft.records import notation
from undercroft.records.files import load
from undercroft.records.table import Table

SEEDS = (1, 2, 3)


def playthrough(game: Game, seed: int) -> str:
    """The random game of a seed, annotated."""
    walk = Walk(game, seed)
    notes = [annotation(walk.table)]

    def note(walk: Walk) -> None:
        if len(walk.table.entries) > len(notes):
            notes.append(annotation(walk.table, walk.is_worth_a_look()))

    walk.run(note)
    header, _, _ = notation.write(walk.table.record).partition("\n\n")
    entries = map(notation.write_entry, walk.table.entries)
    body = "\n".join(f"{entry}\n{notes}" for entry, notes in zip(entries, notes, strict=True))
    return f"; the random game of seed {seed}\n{header}\n\n{body}\n"


def annotation(table: Table, whole: bool = True) -> str:
    """Events, the `whole` position, what everyone sees (as a hash; * is a spectator), and in the end the outcome."""
    codec = table.game.events
    seats = [*range(table.position.seats), None]
    sees = " ".join(f"{'*' if seat is None else seat + 1}:{fingerprint(table, seat)}" for seat in seats)
    lines = [f";   {codec.write(event)}" for event in table.history[-1]]
    if whole:  # the hash tells the same; in a long game few positions are enough to follow it
        lines.append(f"; {table.game.write(table.position)}")
    lines.append(f"; sees {sees}")
    if outcome := table.outcome():
        lines.append(f"; {outcome.rule} {outcome.reason}, won by {[seat + 1 for seat in outcome.winners]}")
    return "\n".join(lines)


def fingerprint(table: Table, seat: int | None) -> str:
    """A short hash of all that goes to one seat: view, actions, events."""
    seen = (table.view(seat), table.news(seat, len(table.entries) - 1))
    return hashlib.sha256(msgspec.json.encode(seen, order="sorted")).hexdigest()[:8]


def path_of(folder: Path, game: Game, seed: int) -> Path:
    return folder / f"{game.name}-{seed}.txt"


def rewrite(game: Game, folder: Path) -> list[Path]:
    """Write the golden playthroughs of a game."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = [path_of(folder, game, seed) for seed in SEEDS]
    for path, seed in zip(paths, SEEDS, strict=True):
        path.write_text(playthrough(game, seed), encoding="utf-8", newline="\n")
    return paths


def check(game: Game, folder: Path, seed: int) -> None:
    """The game of this seed is played as it is written; and the file is a record that leads to the same end."""
    path = path_of(folder, game, seed)
    written = path.read_bytes().decode("utf-8")
    played = playthrough(game, seed)
    pairs = enumerate(zip_longest(played.splitlines(), written.splitlines()), start=1)
    for line, (now, then) in pairs:
        same(now, then, f"{path.name}, line {line}, is not what is played now")
    same(played, written, f"{path.name} has other line ends than what is played now")
    record = load(path)
    table = Table.resume(record, Walk(game, seed).probe)
    same(annotation(table).splitlines()[-1], written.splitlines()[-1], f"the record in {path.name} ends differently")


if __name__ == "__main__":
    _, name, folder = sys.argv
    for path in rewrite(find(name), Path(folder)):
        print(path)
