"""The rules of Lantern, one by one. Positions are lines of text, as the game writes them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from lantern.content import load_content
from lantern.rules import Dive

from undercroft.engine.errors import Illegal, Malformed, Unknown, Unreadable
from undercroft.engine.luck import Dice
from undercroft.engine.registry import find
from undercroft.kit.positions import Positions
from undercroft.kit.proofs import unproven
from undercroft.records.record import Player
from undercroft.records.table import Table

GAME = find("lantern")
DIVES: Positions[Dive] = Positions(GAME)


def dive(players: int = 2, **changes: object) -> Dive:
    """A game that has just begun: seat 1 of `players` decides and everyone has a charm against bats, then ghosts."""
    dealt = ["bats", "bats", "ghost", "ghost"][:players]
    return DIVES.changed(DIVES.start(" ".join([*dealt, "1"]), players=players), **changes)


def moved(position: Dive, *tiles: str, to: str = "lying") -> Dive:
    """The same with some tiles taken from the bag; `to` says where they go."""
    fields = DIVES.fields(position)
    for tile in tiles:
        fields["bag"].remove(tile)
        (fields["sacks"][0] if to == "sack" else fields[to]).append(tile)
    return DIVES.changed(position, **fields)


def act(position: Dive, code: str, *luck: str) -> Dive:
    """Whoever is in turn acts, and luck brings this."""
    DIVES.act(position, int(position.turn), code, " ".join(luck))
    return position


def test_l1_the_bag_and_the_charms() -> None:
    position = dive()
    assert len(position.bag) == 19 + 9
    assert len(position.spare) + len(position.charms) == 6
    with pytest.raises(Illegal, match="missing"):
        GAME.read(GAME.write(position).replace('"crown",', ""))


def test_l2_charms_are_hidden_and_everyone_is_below() -> None:
    position = dive(players=3)
    view = msgspec.to_builtins(GAME.view(position, 1))
    assert view["charms"] == ("?", "bats", "?")
    assert view["below"] == (True, True, True)


def test_l3_a_treasure_goes_into_the_sack_and_the_turn_passes() -> None:
    position = act(dive(), "deeper", "ruby")
    assert position.carried(0) == 5
    assert DIVES.legal(position, 0) == []
    assert DIVES.legal(position, 1) == ["deeper", "climb"]


def test_l3_who_is_out_is_skipped() -> None:
    position = act(dive(players=3, below=[True, False, True]), "deeper", "ruby")
    assert position.turn == 2


def test_l4_the_first_danger_of_a_kind_only_lies_there() -> None:
    position = act(dive(), "deeper", "flood")
    assert not position.is_over()


def test_l4_the_second_puts_the_lantern_out_and_dice_decide() -> None:
    position = act(moved(moved(dive(), "flood"), "ruby", to="sack"), "deeper", "flood", "5", "4")
    assert position.is_over()
    assert [position.score(seat) for seat in (0, 1)] == [7, 0]
    assert GAME.outcome(position).winners == (0,)


def test_l5_a_charm_takes_a_danger_away_and_the_turn_goes_on() -> None:
    position = moved(dive(), "bats")
    assert DIVES.legal(position, 0) == ["deeper", "charm", "climb"]
    act(position, "charm")
    assert position.turn == 0
    assert DIVES.legal(position, 0) == ["deeper", "climb"]
    assert GAME.view(position, 1) == GAME.view(GAME.read(GAME.write(position)), 1)


def test_l5_showing_a_charm_cannot_be_taken_back() -> None:
    assert GAME.discloses(moved(dive(), "bats"), 0, GAME.actions.read("charm"))


def test_l6_who_climbs_out_keeps_the_sack() -> None:
    position = act(moved(dive(), "crown", to="sack"), "climb")
    assert position.score(0) == 8 + 2
    assert not position.is_below(0)
    assert position.turn == 1


def test_l6_climbing_out_can_be_taken_back() -> None:
    table = Table(GAME, GAME.options({}), (Player(name="Ann"), Player(name="Bob")), Dice(1))
    seat = table.waiting()[0]
    before = GAME.write(table.position)
    table.play(seat, GAME.actions.read("climb"))
    table.undo(seat)
    assert GAME.write(table.position) == before


def test_l7_an_empty_bag_leaves_only_the_stairs() -> None:
    position = dive(bag=[], sacks=[DIVES.fields(dive())["bag"], []])
    assert DIVES.legal(position, 0) == ["climb"]
    assert DIVES.refused(position, 0, "deeper").rule == "L7"


def test_l8_most_points_win_and_equal_ones_share() -> None:
    position = act(act(dive(), "climb"), "climb")
    assert position.is_over()
    assert GAME.outcome(position).winners == (0, 1)
    assert position.payoff(0) == 0.5


def test_l8_nobody_wins_with_nothing() -> None:
    position = act(moved(dive(), "flood"), "deeper", "flood", "1", "1")
    assert GAME.outcome(position).winners == ()


@pytest.mark.parametrize(
    ("line", "trouble"),
    [
        ("", Malformed),
        ("{}", Malformed),
        (GAME.write(dive()).replace('"turn":0', '"turn":7'), Malformed),
        (GAME.write(dive()).replace("crown", "cheese"), Unknown),
        (GAME.write(dive()).replace('"charms":["bats","bats"]', '"charms":["bats","crown"]'), Illegal),
        (GAME.write(dive(players=3)).replace('"charms":["bats","bats"', '"charms":["ghost","ghost"'), Illegal),
    ],
)
def test_a_line_that_is_no_position(line: str, trouble: type[Exception]) -> None:
    with pytest.raises(trouble):
        GAME.read(line)


def test_content_that_does_not_fit(tmp_path: Path) -> None:
    path = tmp_path / "vault.toml"
    house = (GAME.folder / "content" / "house.toml").read_text(encoding="utf-8")
    path.write_text(house.replace("ruby", "pearl"), encoding="utf-8")
    with pytest.raises(Unreadable):
        load_content(path)
    path.write_text(house.replace("charms = 2", "charms = 1"), encoding="utf-8")
    with pytest.raises(Unreadable):
        load_content(path)


def test_every_rule_has_a_proof() -> None:
    assert unproven(GAME, Path(__file__).parent) == []
