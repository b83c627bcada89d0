"""What an action would bring: the figures that a player watches, and where luck is needed."""

from __future__ import annotations

import pytest

from tests.games.clank.positions import GAME, give, heist, stack_bag
from undercroft.engine.preview import Preview, previews
from undercroft.games.clank.rules import Heist
from undercroft.games.clank.view import HeistView


def preview(position: Heist, code: str) -> Preview[HeistView, object]:
    (found,) = previews(GAME, GAME.view(position, int(position.turn)), [GAME.actions.read(code)])
    return found


def changes(position: Heist, code: str) -> dict[tuple[str, str], tuple[int | None, int | None, bool | None]]:
    return {(one.name, one.of): (one.before, one.after, one.good) for one in preview(position, code).changes}


def test_the_figures_of_a_thief_in_turn_and_of_another() -> None:
    position = heist(room=31, damage=2, clank=1, gold=4, artifacts=(5,), skill=3, boots=1)
    assert GAME.figures(position, 0) == {
        "health": {"": 8},
        "clank": {"": 1},
        "rival-health": {"blue": 10},
        "rival-clank": {"blue": 0},
        "skill": {"": 3},
        "swords": {"": 0},
        "boots": {"": 1},
        "teleports": {"": 0},
        "hush": {"": 0},
        "gold": {"": 4},
        "points": {"": 9},
        "rage": {"": 3},
        "cubes": {"": 3},
        "home": {"": 7},
    }
    assert "skill" not in GAME.figures(position, 1)


def test_a_move_changes_health_swords_boots_and_the_way_home() -> None:
    position = heist(room=14, boots=2, swords=1)
    assert changes(position, "move 19/1") == {
        ("health", ""): (10, 9, False),
        ("swords", ""): (1, 0, False),
        ("boots", ""): (2, 1, False),
        ("home", ""): (4, 5, False),
    }


def test_a_purchase_changes_skill_points_and_clank() -> None:
    position = heist(row="sapphire", skill=5)
    assert changes(position, "buy sapphire") == {
        ("clank", ""): (0, 2, False),
        ("skill", ""): (5, 1, False),
        ("points", ""): (0, 4, True),
    }


def test_clank_of_others_is_neither_good_nor_bad() -> None:
    position = heist(hand="tattle")
    assert changes(position, "play tattle")["rival-clank", "blue"] == (0, 1, None)


@pytest.mark.rule("C22", "C30")
def test_an_artifact_brings_points_and_rage() -> None:
    position = heist(room=31)
    position.artifacts |= 1 << 4
    position.rage = 4
    found = changes(position, "artifact")
    assert found == {
        ("points", ""): (0, 20, True),
        ("rage", ""): (4, 5, False),
        ("cubes", ""): (3, 4, False),
    }


def test_out_of_the_dungeon_there_is_no_health_to_watch_but_mastery() -> None:
    found = changes(heist(room=2, boots=1, artifacts=(7,)), "move 1")
    assert found["points", ""] == (7, 27, True)
    assert found["health", ""] == (10, None, None)


@pytest.mark.rule("C20")
def test_a_secret_may_be_any_that_nobody_has_seen() -> None:
    position = heist(room=5, boots=0)
    position.ask(0)
    found = preview(position, "take")
    assert found.luck is not None
    assert (found.luck.what, sum(chance.cases for chance in found.luck.chances)) == ("token", 11)
    assert found.view is not None
    assert not any(tokens.room == 5 for tokens in found.view.tokens)


@pytest.mark.rule("C29")
def test_an_attack_stops_at_the_first_cube_with_all_clank_in_the_bag() -> None:
    position = heist(hand="mister-whiskers", clank=2)
    position = give(position, 1, clank=1)
    position = stack_bag(position, 4)
    position.pending = position.pending[:0]
    position.ask(2, GAME.names.card["mister-whiskers"])
    found = preview(position, "choose attack")
    assert found.luck is not None
    assert {chance.outcome: chance.cases for chance in found.luck.chances} == {"red": 2, "blue": 1, "black": 1}
    assert found.view is not None
    assert (found.view.dragon.bag.red, found.view.thieves[0].clank) == (2, 0)


@pytest.mark.rule("C52")
def test_a_replaced_card_lies_on_the_discard_while_luck_is_asked_for_the_next() -> None:
    position = heist(row="sneak,ogre")
    position.ask(5)
    found = preview(position, "replace sneak")
    assert found.luck is not None
    assert found.view is not None
    assert ([offer.card for offer in found.view.row], found.view.discard) == (["ogre"], ("sneak",))
    assert found.view.deck == 98
