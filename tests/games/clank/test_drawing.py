"""The table as text: the map, and what lies beside it."""

from __future__ import annotations

import pytest

from tests.games.clank.positions import GAME, act, give, heist
from undercroft.engine.canvas import Canvas, Marks
from undercroft.games.clank.rules import Heist

SMALL, LARGE = (80, 17), (140, 34)


def drawn(
    position: Heist, size: tuple[int, int] = SMALL, language: str = "en", marks: Marks | None = None, seat: int = 0
) -> Canvas:
    view = GAME.view(position, seat)
    return GAME.draw(view, GAME.text(language), marks or Marks(), *size)


@pytest.mark.parametrize("side", ["day", "dusk"])
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_every_room_is_on_the_map_with_a_place_of_its_own(side: str, size: tuple[int, int]) -> None:
    canvas = drawn(heist(side=side), size)
    spots = canvas.spots["room"]
    assert set(spots) == set(range(1, GAME.boards[side].rooms + 1))
    assert len(set(spots.values())) == len(spots)
    lines = canvas.plain().splitlines()
    for room, (x, y) in spots.items():
        name = "EXIT" if room == 1 else str(room)
        assert lines[y][x : x + len(name)] == name


def test_what_lies_in_a_room_stands_beside_its_number() -> None:
    position = heist(room=3)
    position.artifacts = 127
    plain = drawn(position).plain()
    for words in ("4○○", "5●", "24♞♞♞", "23~▲15", "27▣▲10", "12+"):
        assert words in plain
    position.tokens[4] = 1
    position.artifacts = 0
    plain = drawn(position).plain()
    assert "4○ " in plain
    assert "▲15" not in plain


def test_the_tunnels_out_of_the_own_room_show_what_they_cost() -> None:
    here = drawn(heist(room=14)).plain()
    assert "☠" in here
    assert "☠" not in drawn(heist(room=2)).plain()


def test_in_a_large_window_all_tunnels_are_drawn_with_arrows_locks_and_wraps() -> None:
    plain = drawn(heist(room=2), LARGE).plain()
    for sign in ("☠☠", "#", "↓", "⇄22", "⇄17"):
        assert sign in plain


def test_other_thieves_stand_in_their_rooms() -> None:
    position = heist(players=3, room=3)
    give(position, 1, room=16)
    give(position, 2, room=16)
    assert "16○○◂2◂3" in drawn(position).plain()


def test_the_panel_tells_health_clank_gold_loot_and_what_there_is_to_spend() -> None:
    position = heist(damage=3, clank=4, gold=9, artifacts=(20,), keys=1, skill=5, swords=2, boots=1)
    plain = drawn(position).plain()
    assert "♥7 clank 4 gold 9 ▲20 key" in plain
    assert "5 skill · 2 swords · 1 boots" in plain


def test_the_dragons_odds() -> None:
    position = heist(clank=6, row="kobold")
    assert "Rage 3: 4 of 24 · you 20 %" in drawn(position).plain()


def test_attacks_are_recorded() -> None:
    position = heist(row="sneak,ladder,tattle,swagger,pickaxe")
    act(position, "end", luck="burgle burgle burgle burgle burgle ogre black black black")
    plain = drawn(position, LARGE).plain()
    assert "1 attack so far" in plain
    assert "black cube ×3" in plain


def test_the_countdown_is_shown_and_who_is_out() -> None:
    position = heist()
    give(position, 1, status=1, artifacts=(5,))
    position.herald, position.countdown = 1, 2
    plain = drawn(position).plain()
    assert "Countdown: 2 of 5" in plain
    assert "escaped" in plain


def test_cards_have_cost_effect_and_signs() -> None:
    plain = drawn(heist(row="kobold,sapphire,wizard,shrine")).plain()
    for words in ("Kobold↑▼", "1sw", "Sapphire▼", "draw1 4pt", "3sk ?pt", "1g/heal1"):
        assert words in plain


def test_labels_stand_at_the_things_to_choose() -> None:
    position = heist(room=3, boots=2, skill=9, hand="stumble")
    card = GAME.names.card["sneak"]
    marks = Marks(labels={"room": {4: "1", 2: "2"}, "card": {card: "a"}})
    canvas = drawn(position, marks=marks)
    plain = canvas.plain()
    assert "1)4○○" in plain
    assert "2)2" in plain
    assert "a Sneak" in plain
    assert card in canvas.spots["card"]


def test_a_choice_among_cards_that_do_not_lie_there_is_left_to_a_list() -> None:
    position = heist(discard="wizard")
    marks = Marks(labels={"card": {GAME.names.card["wizard"]: "1", GAME.names.card["sneak"]: "2"}})
    assert "card" not in drawn(position, marks=marks).spots


def test_the_way_home_is_counted_in_boots() -> None:
    assert "Ways out of room 31, 7 boots from the exit" in drawn(heist(room=31), LARGE).plain()


def test_french() -> None:
    plain = drawn(heist(room=3, hand="burgle*2,stumble"), language="fr").plain()
    for words in ("SORTIE", "Cambrioler×2", "Faux pas", "Fureur 3", "Gobelin"):
        assert words in plain


@pytest.mark.parametrize("size", [(30, 10), (80, 24), (200, 60), (12, 3)])
def test_no_window_is_too_small(size: tuple[int, int]) -> None:
    canvas = drawn(heist(players=4, hand="burgle*5"), size)
    assert canvas.height >= 1
