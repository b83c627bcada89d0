"""Positions as text: they read back, and what cannot lie so is refused with the rule."""

from __future__ import annotations

import pytest

from tests.games.donjon.positions import GAME, OPEN, PLAIN, contest, in_text, start
from undercroft.engine.errors import Illegal, Malformed, Trouble, Unknown
from undercroft.engine.luck import Dice
from undercroft.engine.playout import play_randomly

HOME = "ent=sbdk r1=+1"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_of_a_game_read_back(players: int) -> None:
    position, dice = start(Dice(players), players=players, expert=True), Dice(players)
    while not position.is_over():
        line = GAME.write(position)
        assert GAME.write(GAME.read(line)) == line
        play_randomly(position, dice, 3)
    assert GAME.write(GAME.read(GAME.write(position))) == GAME.write(position)


def test_what_a_line_looks_like() -> None:
    line = in_text(
        "ent=sbdk h1=vv r1=p+2 r5=sbdvk malus=2 guardian=abf:0,2,0",
        HOME,
        tasks="1:power 1:step_7@room/r3 1:remove_2_any@swordbearer/sword-14",
        areas="forest=sb oubliettes=kp",
        cards=f"cemetery=t01,t02 kept=t04 inn=inn-3 {OPEN} swordbearers=sword-1",
        state="first=2 turn=1 last",
    )
    assert GAME.write(GAME.read(line)) == line


@pytest.mark.parametrize(
    ("line", "trouble", "key"),
    [
        ("nonsense", Malformed, "position-parts"),
        (in_text(HOME), Malformed, "position-parts"),
        (in_text(HOME, HOME, state="first=1 turn=3"), Malformed, "position-field"),
        (in_text(HOME, HOME, state="first=1"), Malformed, "position-field"),
        (in_text(HOME, HOME, state="first=1 turn=1 moon=2"), Malformed, "position-field"),
        (in_text("ent=x", HOME), Malformed, "position-field"),
        (in_text("h1=s+1", HOME), Malformed, "position-field"),
        (in_text("ent=s malus=6", HOME), Malformed, "position-field"),
        (in_text("ent=s guardian=abf", HOME), Malformed, "position-field"),
        (in_text("ent=s guardian=zzz:0,0,0", HOME), Unknown, "unknown-value"),
        (in_text(HOME, HOME, areas="forest=sq"), Malformed, "position-field"),
        (in_text(HOME, HOME, areas="moor=s"), Malformed, "position-field"),
        (in_text("board=moon ent=s", HOME), Unknown, "unknown-value"),
        (in_text(HOME, HOME, cards=f"{OPEN} kept=t99"), Unknown, "unknown-value"),
        (in_text(HOME, HOME, objectives="spider-a brou-a dragon-a castle-a"), Unknown, "unknown-value"),
        (in_text(HOME, HOME, tasks="1:power 1:sing"), Malformed, "malformed-code"),
        (in_text(HOME, HOME, tasks="9:power"), Malformed, "malformed-code"),
        (in_text(HOME, HOME, tasks="1:teleport_1@"), Malformed, "malformed-code"),
        (in_text(HOME, HOME, tasks="1:teleport_1@mixture"), Malformed, "malformed-code"),
        (in_text(HOME, HOME, tasks="1:teleport_1@moon/spider"), Malformed, "malformed-code"),
        (in_text(HOME, HOME, tasks="1:teleport_1@mixture/ogre"), Unknown, "unknown-value"),
    ],
)
def test_what_cannot_be_read(line: str, trouble: type[Trouble], key: str) -> None:
    with pytest.raises(trouble) as caught:
        GAME.read(line)
    assert caught.value.message.key == key
    assert str(caught.value) != key, "there is a sentence for it"


@pytest.mark.parametrize(
    ("line", "rule", "key"),
    [
        (in_text(f"ent={'s' * 21}", HOME), "D1", "position-monsters"),
        (in_text("r1=+15", "r1=+14"), "D2", "position-groups"),
        (in_text(HOME, HOME, cards=f"{OPEN} kept=t04 cemetery=t04"), "D2", "position-twice"),
        (in_text("board=west", "board=west"), "D2", "position-twice"),
        (in_text("board=east", HOME), "D2", "position-twice"),
        (in_text("guardian=abf:0,0,0", "guardian=abf:0,0,0"), "D2", "position-twice"),
        (in_text(HOME, HOME, objectives="spider-a brou-a vampire-a dragon-a"), "D5", "position-objectives"),
        (in_text(HOME, HOME, objectives="spider-a brou-a dragon-a"), "D5", "position-objectives"),
        (in_text(HOME, HOME, cards="open-mixtures=spider,brou,dragon,vampire"), "D6", "position-open"),
        (in_text(HOME, HOME, cards=f"{OPEN} cemetery=t13"), "D8", "position-threat"),
        (in_text(HOME, HOME, cards=f"{OPEN} kept=t04,t06"), "D13", "position-kept"),
        (in_text(HOME, HOME, cards=f"{OPEN} shown=t04"), "D13", "position-shown"),
        (in_text(HOME, HOME, tasks="1:power 1:spread"), "D13", "position-shown"),
        (in_text("guardian=abf:0,3,0 malus=2", HOME), "D14", "position-malus"),
        (in_text("guardian=abf:0,2,2 malus=2", HOME), "D14", "position-malus"),
        (in_text("r5=sbdvk", HOME), "D15", "position-guardian"),
        (in_text(HOME, HOME, tasks="3:recruitment"), "D29", "position-task"),
        (in_text(HOME, HOME, tasks="1:place_1_skeleton>here"), "D29", "position-task"),
        (in_text(HOME, HOME, tasks="1:vip-card_h1"), "D29", "position-task"),
        (in_text(HOME, HOME, tasks="1:step_0"), "D29", "position-task"),
        (in_text(HOME, HOME, tasks="1:refill"), "D29", "position-task"),
        (in_text(HOME, HOME, tasks="1:bedroom"), "D29", "position-task"),
        (in_text(HOME, HOME, tasks="1:place_1_group>r1"), "D29", "position-task"),
        (in_text("h1=s", HOME, tasks="1:power"), "D29", "position-task"),
        (in_text(HOME, HOME, tasks=""), "D34", "position-over"),
        (in_text(HOME, HOME, state="first=1 turn=1 over"), "D34", "position-over"),
    ],
)
def test_what_cannot_lie_so(line: str, rule: str, key: str) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.read(line)
    assert (caught.value.rule, caught.value.message.key) == (rule, key)
    assert str(caught.value) != key


def test_what_is_not_in_sight_is_in_its_pile() -> None:
    position = contest("ent=ss r1=+3", "ent=s", cards=f"{OPEN} cemetery=t01 inn=inn-2 mixtures=vampire vips=vip-9")
    view = GAME.view(position, None)
    assert view.reserve["spider"] == 20 - 3 - 2, "two are in forest and swamp"
    assert (view.terrace, view.threats) == (25, 11)
    assert PLAIN.split() == list(view.objectives)
