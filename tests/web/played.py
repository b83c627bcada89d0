"""Games as far as a test or a screenshot needs them: played by greedy bots, with a seed, and so always the same."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.web.tables import House
from undercroft.bots.kinds import make
from undercroft.engine.luck import Dice
from undercroft.engine.registry import find
from undercroft.records import notation
from undercroft.records.record import PERSON, Player
from undercroft.records.table import Table

NAMES = ("Ann", "Bob", "Chloé", "Dora", "Emil", "Fay")
PACE = 6000
"""Milliseconds that a decision takes."""


@cache
def played(game: str, seed: int, steps: int, pace: int = PACE, kind: str = PERSON, **options: Any) -> Table:  # noqa: ANN401
    """A game after so many decisions, or at its end. Bots of that kind play on in the seats that nobody takes; skilled
    ones where they were people."""
    found = find(game)
    settled = found.options(options)
    names = NAMES[: settled.players]
    table = Table(found, settled, tuple(Player(name=name, kind=kind) for name in names), Dice(seed))
    bots = [make("greedy", seed + seat) for seat in range(settled.players)]
    for step in range(steps):
        waiting = table.waiting()
        if not waiting:
            break
        table.play(waiting[0], bots[waiting[0]].choose(table.sight(waiting[0])), at=(step + 1) * pace)
    return table


TOLL = Path(__file__).with_name("toll.toml")
"""A quest of two rounds, with a choice and a test behind the first door."""


def at_the_toll(*codes: str) -> Table:
    """Two heroes of that quest; one of them has opened the door, and then does this."""
    game = find("deckbox", TOLL)
    options = game.options({"players": 2, "pauses": "never"})
    table = Table(game, options, (Player(name="Ann"), Player(name="Bob")), Dice(5))
    for code in ("ready bow", "stand 2,3", "ready shield", "stand 2,4", "move 2,-1", *codes):
        table.play(table.waiting()[0], code)
    return table


def brought(page: Page, house: House, game: str, file: Path) -> str:
    """Content from a file, at the server; hands back its hash."""
    page.request.get(f"{house.address}/api/me")
    answer = page.request.post(f"{house.address}/api/games/{game}/contents", data=file.read_bytes())
    assert answer.ok, answer.text()
    return str(answer.json()["content"])


def before_the_end(game: str, seed: int, left: int, **options: Any) -> Table:  # noqa: ANN401
    """A game so many decisions before its end, or a few more: when the first seat is asked."""
    whole = played(game, seed, 10_000, kind="novice", **options)
    tables = map(whole.at, range(whole.number - left, 1, -1))
    return next(table for table in tables if table.waiting()[0] == 0)


def bring(page: Page, house: House, table: Table) -> str:
    """The game at the server, to be looked at; hands back the id of its table."""
    return _post(page, house, "/api/records", notation.write(table.record), "text/plain")


def play_on(page: Page, house: House, table: Table, seat: int) -> str:
    """Sit down in the middle of that game, with bots in the other seats; hands back the id of the table."""
    brought = bring(page, house, table)
    body = {"number": table.number, "seat": seat}
    return _post(page, house, f"/api/tables/{brought}/fork", body, "application/json")


def sit_beside(page: Page, house: House, host: Page, table: str, seat: int) -> None:
    """Take the seat of a bot at somebody's table, by the link to that seat."""
    page.request.get(f"{house.address}/api/me")
    shown = host.request.post(f"{house.address}/api/tables/{table}/look", data={}).json()
    body = {"key": shown["places"][seat]["key"], "name": NAMES[seat]}
    answer = page.request.post(f"{house.address}/api/tables/{table}/join", data=body)
    assert answer.ok, answer.text()
    page.goto(f"{house.address}/t/{table}")


def link_of(page: Page, house: House, table: str) -> str:
    """The link of a table, for whoever sits there."""
    shown = page.request.post(f"{house.address}/api/tables/{table}/look", data={}).json()
    return f"{house.address}/t/{table}#{shown['key']}"


def _post(page: Page, house: House, path: str, body: object, kind: str) -> str:
    answer = page.request.post(f"{house.address}{path}", data=body, headers={"content-type": kind})
    assert answer.ok, answer.text()
    return str(answer.json()["table"])
