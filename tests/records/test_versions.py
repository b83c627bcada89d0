"""Records outlive the rules that they were played by."""

from __future__ import annotations

from pickle import dumps, loads

import pytest
from msgspec.structs import replace

from undercroft.engine.errors import Malformed
from undercroft.engine.game import loaded
from undercroft.engine.luck import Dice
from undercroft.engine.registry import find, names
from undercroft.engine.text import Text
from undercroft.games.knock.game import Knock
from undercroft.records.record import Header, Player, Record, game_of, header_for
from undercroft.records.table import Table

KEEP = {"players": 1, "clock": 360}


def header(version: int) -> Header:
    game = find("knock")
    return replace(header_for(game, game.options(KEEP), (Player(name="Ann"),)), version=version)


@pytest.mark.parametrize("name", names())
def test_what_came_before_the_first_published_version_is_refused(name: str) -> None:
    game = find(name)
    options = game.options({})
    players = tuple(Player(name="Ann") for _ in range(options.players))
    old = replace(header_for(game, options, players), version=1)
    with pytest.raises(Malformed, match="from before they were published") as refusal:
        game_of(old)
    assert "d’avant leur publication" in refusal.value.said_in(Text("fr"))


def test_a_later_version_is_refused() -> None:
    with pytest.raises(Malformed, match="version 3 of the rules, and here they are at version 2"):
        game_of(header(3))


class Corrected(Knock):
    """Knock after a correction: from version 3 on, its clock runs for five minutes."""

    version = 3

    def time_limit(self, options: object) -> int | None:
        limit = super().time_limit(options)  # type: ignore[arg-type]
        return limit if limit is None or self.edition < 3 else 300


def test_an_old_record_is_folded_by_the_rules_that_it_was_played_by() -> None:
    """K21 as it was: the same record, the same end of its time."""
    began = Table(find("knock"), find("knock").options(KEEP), (Player(name="Ann"),), Dice(1))
    for edition, limit in ((2, 360), (3, 300)):
        game = loaded(Corrected, None, edition)
        record = Record(header=began.header, entries=began.written(0))
        table = Table.fold(game, game.recorded_options(record.header.options), record, Dice(0))
        assert table.view(None).limit == 1000 * limit
        assert header_for(game, table.options, record.header.players).version == edition


def test_a_bot_in_another_process_plays_the_same_version() -> None:
    assert loads(dumps(loaded(Corrected, None, 2))).edition == 2
