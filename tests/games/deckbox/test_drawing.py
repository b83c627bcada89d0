"""The table as text: everything on it can be told apart, without colour too."""

from __future__ import annotations

import pytest

from tests.games.deckbox.positions import CHART, RANGER, TRIAL, WARDEN, table
from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.preview import previews
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
    for part in (
        "Trial · round 1/20",
        "Coins 0 · Doom 0/2",
        "Warden H7 E2 $4 ●●",
        "melee 3d+2 def +2",
        "Ward (2)",
        "Smoke Pot",
    ):
        assert part in words
    assert "Iron Cap 7$" in words
    assert "r_/ Rat melee 3d+1 def −1" in words


def test_squares_that_may_be_chosen_have_keys_and_the_one_in_hand_stands_out() -> None:
    delve = table(WARDEN + "@2,3", enemies=["green-melee-1@2,2"])
    there, foe = (TRIAL.actions.read(code) for code in ("move 1,3", "attack 2,2"))
    labels = {"square": {TRIAL.actions.values(there)["square"]: "a", TRIAL.actions.values(foe)["square"]: "b"}}
    canvas = drawn(delve, Marks(labels=labels, ghost=foe))
    assert [sign for sign, style in canvas.cells.values() if style == "label"] == ["a"]
    assert "".join(sign for sign, style in canvas.cells.values() if style == "cursor") == "›r1/‹"
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


def test_a_named_enemy_is_called_by_its_name() -> None:
    words = drawn(table(WARDEN + "@2,3", enemies=["red-melee-5!1@2,1", "green-melee-1@0,1"])).plain()
    assert "O_! Boss melee 4d+2 def +1" in words
    assert "Rat melee" in words


def test_with_room_the_panel_says_what_abilities_and_items_do() -> None:
    delve = table(WARDEN + "@2,3", more="market=iron-cap")
    assert "while you keep it" not in drawn(delve).plain()
    words = drawn(delve, width=140, height=40).plain()
    assert "defence +1 while you keep it" in words
    assert "a hero of the tile defends" in words


WARD = "2 energy: a hero of the tile defends at +2 this round. Wisdom +1, Charisma +1."


@pytest.mark.parametrize(
    ("action", "words", "printed"),
    [
        (
            "hero warden",
            "Play the Warden",
            "Melee +1, ranged +0, defence +1, speed 4, health 8. Strength +2, Dexterity +0, Wisdom +0, Charisma +2.",
        ),
        ("gear spear", "Take the Spear", "Melee 3d+1, ranged 2d+0, Reach."),
        ("gear greatsword", "Take the Greatsword", "Melee 4d+1, speed −1, Heavy."),
        ("learn ward", "Learn Ward", WARD),
        ("buy fire-flask", "Buy Fire Flask", "5 treasure: 2d+2 at every enemy of the tile."),
        (
            "use healing-draught 2,2",
            "Use Healing Draught on 2,2",
            "3 treasure: a hero of the tile regains 3 health.",
        ),
        ("ready shield", "Ready-made: Shield", "Warden, Sword and Shield, Ward."),
        ("ability 2,2", "Use the ability on 2,2", WARD),
        ("attack 2,2", "Attack 2,2", "It falls with 88 %; 1.5 damage on average."),
        ("end", "End the activation", ""),
    ],
)
def test_an_action_is_short_and_what_is_printed_is_told_about_it(action: str, words: str, printed: str) -> None:
    delve = table(WARDEN + "@2,3", enemies=["green-melee-1@2,2"])
    view, packed = TRIAL.view(delve, 0), TRIAL.actions.read(action)
    for language in ("en", "fr"):
        text = TRIAL.text(language)
        said = TRIAL.actions.words(packed, text), TRIAL.about(view, packed, text)
        assert (said == (words, printed)) == (language == "en")


def test_whom_the_action_in_hand_moves_is_drawn_where_it_would_stand() -> None:
    delve = table(WARDEN + "@2,3", enemies=["green-melee-1@2,0"])
    view = TRIAL.view(delve, 0)
    for code, sign in (("move 1,2", "(1)"), ("end", "R1?")):  # before it strikes, the rat comes near
        (after,) = previews(TRIAL, view, [TRIAL.actions.read(code)])
        canvas = drawn(delve, Marks(ghost=TRIAL.actions.read(code), after=after.view))
        assert sign in canvas.plain().replace("›1‹", "(1)")
        ghosts = {style for (_, _), (_, style) in canvas.cells.items() if style == "ghost"}
        assert ghosts == {"ghost"}
