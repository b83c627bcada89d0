"""Makes the records in `kept/`, which later versions must still read: `python -m tests.records.keeping`.

What is there stays as it is; only what is missing is written. Each record begins with a comment: what it leads to.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from undercroft.bots.kinds import make
from undercroft.engine.luck import Dice
from undercroft.engine.position import TABLE
from undercroft.engine.registry import find
from undercroft.records import notation
from undercroft.records.masked import masked
from undercroft.records.record import Player
from undercroft.records.table import Table

KEPT = Path(__file__).parent / "kept"
LEADS_TO = "; leads to: "
NAMES = ("Ann", "Bob", "Chloé", "Dan", "Eve", "Finn")

Story = Callable[[Table], None]


def play(table: Table, steps: int = 10_000, luck: int = 7) -> None:
    """So many actions of whoever is waited for, as the greedy bot would."""
    bot = make("greedy", luck)
    for _ in range(steps):
        if table.is_over:
            return
        seat = table.waiting()[0]
        table.play(seat, bot.choose(table.sight(seat)), table.played + 700)


def to_the_end(table: Table) -> None:
    play(table)


def out_of_time(table: Table) -> None:
    play(table, 1)
    if not table.is_over:
        table.play(TABLE, table.packed(TABLE)[0], 1000 * (table.game.time_limit(table.options) or 0))


def coming_and_going(table: Table) -> None:
    """All that a table does beside the actions of its game."""
    play(table, 3)
    table.pause(0, True, table.played + 100)
    table.pause(0, False, table.played)
    table.seat(0, Player(name="Grim { }", kind="greedy"), table.played + 50)
    take_something_back(table)
    play(table, 2, luck=8)
    table.resign(0, table.played + 10, "time")
    play(table, luck=9)


def take_something_back(table: Table) -> None:
    """The first action that can be taken back is."""
    for _ in range(200):
        play(table, 1)
        for seat in range(len(table.players)):
            if table.undo_refusal(seat) is None:
                table.undo(seat, table.played + 300)
                return


STORIES: dict[str, tuple[str, dict[str, object], Story]] = {
    "knock-alone": ("knock", {"players": 1, "clock": 0}, to_the_end),
    "knock-clock": ("knock", {"players": 2, "first": 1}, out_of_time),
    "knock-adventure": (
        "knock",
        {"players": 3, "adventure": True, "keep": 2, "spells": ["poison", "sphere"]},
        to_the_end,
    ),
    "knock-chests": ("knock", {"players": 4, "chests": True, "clock": 0}, coming_and_going),
    "clank-alone": ("clank", {"players": 1}, to_the_end),
    "clank-three": ("clank", {"players": 3}, to_the_end),
    "clank-acts": ("clank", {"players": 3}, coming_and_going),
    "donjon-two": ("donjon", {"players": 2}, to_the_end),
    "donjon-expert": ("donjon", {"players": 4, "expert": True}, to_the_end),
    "donjon-acts": ("donjon", {"players": 3}, coming_and_going),
    "deckbox-alone": ("deckbox", {"players": 1}, to_the_end),
    "deckbox-four": ("deckbox", {"players": 4, "quest": "bridge"}, to_the_end),
    "deckbox-acts": ("deckbox", {"players": 2}, coming_and_going),
}


def told(name: str) -> Table:
    game_name, given, story = STORIES[name]
    game = find(game_name)
    options = game.options(given)
    players = tuple(Player(name=name) for name in NAMES[: options.players])
    table = Table(game, options, players, Dice(11), date="2026-11-17")
    story(table)
    return table


def seal() -> None:
    """The hash of each file; of those that have one it must stay the same."""
    path = KEPT / "SEALS"
    known = set(path.read_text(encoding="ascii").splitlines()) if path.exists() else set()
    files = sorted(file for file in KEPT.iterdir() if file != path)
    lines = [f"{sha256(file.read_bytes()).hexdigest()} {file.name}" for file in files]
    assert known <= set(lines), "a record that was kept has been changed or taken away"
    path.write_text("\n".join(lines) + "\n", encoding="ascii")


def main() -> None:
    KEPT.mkdir(exist_ok=True)
    for name in STORIES:
        path = KEPT / f"{name}.record"
        if path.exists():
            continue
        table = told(name)
        path.write_text(
            f"{LEADS_TO}{table.game.write(table.position)}\n{notation.write(table.record)}", encoding="utf-8"
        )
    for name in ("knock-clock", "clank-acts"):
        table = told(name)
        as_json, as_seen = KEPT / f"{name}.json", KEPT / f"{name}.masked.json"
        if not as_json.exists():
            as_json.write_bytes(table.record.to_json())
        if name == "knock-clock" and not as_seen.exists():
            as_seen.write_bytes(masked(table, 1).to_json())
    seal()


if __name__ == "__main__":
    main()
