"""The table as text: everything on it can be told apart, without colour too."""

from __future__ import annotations

import pytest

from tests.games.deckbox.positions import CHART, RANGER, TRIAL, WARDEN, table
from undercroft.engine.canvas import Canvas, Marks
from undercroft.games.deckbox.game import DeckBox
from undercroft.games.deckbox.rules import Delve


def drawn(
    delve: Delve, marks: Marks | None = None, width: int = 100, height: int = 20, game: DeckBox = TRIAL
) -> Canvas:
    return game.draw(game.view(delve, 0), game.text("en"), marks or Marks(), width, height)


def rows(delve: Delve, width: int = 100, height: int = 20) -> list[str]:
    return drawn(delve, width=width, height=height).plain().splitlines()


def test_terrain_is_drawn_by_its_kind() -> None:
    words = drawn(table(WARDEN + "@2,3", tiles=("1A@0,0/0", "3A@0,-1/0", "11A@0,1/2"))).plain()
    for sign in ("\\_/", "~~~", "[ ]", "███", "░░░", "<?>", " · "):
        assert sign in words


def test_heroes_and_enemies_with_colour_health_and_kind() -> None:
    enemies = ["green-melee-2@0,1", "green-ranged-1@4,1", "blue-melee-3@0,2", "blue-ranged-2@4,2*", "red-melee-5@2,1"]
    words = drawn(table(WARDEN + "@2,3", RANGER + "@3,3", enemies=enemies)).plain()
    for sign in ("(1)", "(2)", "r2/", "s1)", "G3/", "A2*", "O5!"):
        assert sign in words


def test_the_panel_tells_figures_items_and_the_market() -> None:
    delve = table(WARDEN + "@2,3:h7,e2,t4,a2+smoke-pot", enemies=["green-melee-1@2,0"], more="market=iron-cap")
    words = drawn(delve).plain()
    for part in ("Trial · round 1", "Coins 0", "Warden H7 E2 $4 ●●", "melee 3d+2 def +2", "Ward (2)", "Smoke Pot"):
        assert part in words
    assert "Iron Cap 7$" in words
    assert "r_/ Rat melee 3d+1 def −1" in words


def test_squares_that_may_be_chosen_have_keys_and_the_one_in_hand_stands_out() -> None:
    delve = table(WARDEN + "@2,3", enemies=["green-melee-1@2,2"])
    there, foe = (TRIAL.actions.read(code) for code in ("move 1,3", "attack 2,2"))
    labels = {"square": {TRIAL.actions.values(there)["square"]: "a", TRIAL.actions.values(foe)["square"]: "b"}}
    canvas = drawn(delve, Marks(labels=labels, ghost=foe))
    assert [sign for sign, style in canvas.cells.values() if style == "label"] == ["a"]
    assert "".join(sign for sign, style in canvas.cells.values() if style == "cursor") == "›1‹"
    assert set(labels["square"]) <= set(canvas.spots["square"])


def test_what_lies_on_a_square_is_seen() -> None:
    assert " $ " in drawn(table(WARDEN + "@2,3", more="lying=4@2,1")).plain()


def test_a_large_dungeon_is_shown_around_whoever_acts() -> None:
    tiles = [f"7A@0,{-n}/0" for n in range(5)]
    delve = table(WARDEN + "@2,-24", tiles=tiles)
    shown = rows(delve, height=12)
    assert any("(1)" in line for line in shown)
    assert any("▼" in line for line in shown)


@pytest.mark.parametrize("size", [(80, 18), (140, 38), (30, 8), (20, 3)])
def test_every_window_is_kept_to(size: tuple[int, int]) -> None:
    delve = table(WARDEN + "@2,3", RANGER + "@3,3", enemies=["green-melee-1@2,0"])
    for line in rows(delve, width=size[0], height=size[1]):
        assert len(line) <= max(size[0], 35)


def test_the_dead_are_said_to_be_dead() -> None:
    delve = table(WARDEN + "@2,3", "ranger/longbow/hex:d1", more="deaths=1")
    assert "(2) Ranger is dead" in drawn(delve).plain()


def test_a_quest_in_print_style_is_drawn_too() -> None:
    delve = table(WARDEN + "@2,3", tiles=("2A@0,0/0",), game=CHART)
    assert "Chart · round 1" in drawn(delve, game=CHART).plain()
