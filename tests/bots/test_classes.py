"""A class of somebody else's is a bot by its name, in worker processes too; it is never started for a stranger."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.records.tables import table
from undercroft.bots.bot import Bot
from undercroft.bots.kinds import make
from undercroft.bots.thinkers import Thinkers
from undercroft.engine.errors import Malformed, Unknown, Unreadable
from undercroft.engine.sight import Sight
from undercroft.engine.text import Text
from undercroft.lab.simulate import Plan, simulate
from undercroft.records.files import save
from undercroft.records.record import Player
from undercroft.server.info import check_bot
from undercroft.terminal.table.seats import read_seats
from undercroft.terminal.table.start import table_to_play

LAST = "tests.bots.test_classes:Last"
EN = Text("en")


class Last(Bot):
    """The last of the legal actions."""

    def choose(self, sight: Sight) -> int:
        return sight.legal[-1]


class Shy:
    """No bot."""


def test_the_name_of_a_class_is_a_kind_of_bot() -> None:
    sight = table().sight(0)
    assert make(LAST, 7, programs=True).choose(sight) == sight.legal[-1]


def test_it_plays_in_worker_processes_as_it_does_here() -> None:
    plan = Plan(game="knock", bots=(LAST, "random"), seed=3)
    here, away = ([one for some in simulate(plan, 6, workers) for one in some] for workers in (1, 2))
    assert [(one.reason, one.decisions) for one in here] == [(one.reason, one.decisions) for one in away]
    assert len(away) == 6
    assert all(one.troubles == (None, None) for one in away)


def test_at_a_table_it_thinks_in_a_process_of_its_own() -> None:
    thinkers = Thinkers(1)
    try:
        sight = table().sight(0)
        assert thinkers.at_table(LAST, 7, programs=True).choose(sight) == sight.legal[-1]
    finally:
        thinkers.close()


def test_a_seat_is_given_to_it_by_its_name() -> None:
    assert read_seats(f"Ann,{LAST}", EN)[1] == Player(name="Last", kind=LAST)
    assert read_seats(f"Ann,Grim:{LAST}", EN)[1] == Player(name="Grim", kind=LAST)
    assert read_seats("Ann,Grim:random", EN)[1] == Player(name="Grim", kind="random")


def test_a_file_in_the_folder_where_one_is_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "myownbots.py").write_text(
        "from undercroft.bots.bot import RandomBot\nclass Mine(RandomBot): pass\n", encoding="utf-8"
    )
    monkeypatch.chdir(tmp_path)
    assert type(make("myownbots:Mine", 1, programs=True)).__name__ == "Mine"


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("nowhere.bots:Mine", "No module named 'nowhere'"),
        ("tests.bots.test_classes:Missing", "has no attribute 'Missing'"),
        ("tests.bots.test_classes:Shy", "is no class of a bot"),
    ],
)
def test_what_is_no_bot_is_refused_in_words(kind: str, words: str) -> None:
    with pytest.raises(Malformed) as caught:
        read_seats(f"Ann,{kind}", EN)
    assert words in caught.value.said_in(EN)


def test_neither_a_server_nor_a_record_from_elsewhere_starts_it(tmp_path: Path) -> None:
    with pytest.raises(Unknown, match="There is no bot"):
        check_bot(LAST)
    strange = table()
    strange.seat(1, Player(name="Last", kind=LAST))
    save(strange.record, path := tmp_path / "strange.record")
    with pytest.raises(Unreadable, match="code of somebody else"):
        table_to_play(path, None, strange.source)
