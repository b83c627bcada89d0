"""What leaves a table, measured in the middle of a game with four seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import msgspec

from undercroft.bots.kinds import make
from undercroft.bots.match import Match, table_for
from undercroft.engine.game import Game
from undercroft.engine.luck import Dice
from undercroft.records.record import from_json
from undercroft.records.seat import Room
from undercroft.records.table import Table

SEATS = 4


def half_a_game(game: Game) -> str:
    """The record of the longest of a few games of greedy bots, up to its middle."""
    tables = [greedy_game(game, seed) for seed in range(3)]
    longest = max(tables, key=lambda table: len(table.record.entries))
    half = longest.fork(len(longest.record.entries) // 2, Dice(1))
    return half.record.to_json().decode()


def greedy_game(game: Game, seed: int) -> Table:
    players = min(SEATS, game.seats.stop - 1)
    table = table_for(game, game.options({"players": players}), ("greedy",) * players, Dice(seed))
    Match(table, [make("greedy", seed + seat) for seat in range(players)]).run()
    return table


def all_views(record: str) -> Callable[[], object]:
    """All seat views of the table with their legal actions, and a spectator's, encoded."""
    table = Table.resume(from_json(record.encode()), Dice(1))
    seats = [*range(len(table.players)), None]
    encode = msgspec.json.Encoder().encode
    return lambda: [encode(view) for view in table.views(seats)]


def all_previews(record: str) -> Callable[[], object]:
    """Previews, with their views, of all actions that do the same with one thing: all places of a card."""
    table = Table.resume(from_json(record.encode()), Dice(1))
    seat = table.waiting()[0]
    codec = table.game.actions
    packed = [codec.read(code) for code in table.legal(seat)]
    things = [(codec.kind(action).name, next(iter(codec.values(action).values()), 0)) for action in packed]
    thing = Counter(things).most_common(1)[0][0]
    codes = [codec.write(action) for action, one in zip(packed, things, strict=True) if one == thing]
    room = Room(table).seat(seat)
    return lambda: room.previews(codes)
