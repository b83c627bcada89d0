"""What encounters do: rolls, tests, choices, rewards, offers (B19, B31)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.deckbox.positions import HERE, RANGER, TRIAL, WARDEN, act, legal, refused, table
from undercroft.engine.registry import find
from undercroft.games.deckbox.game import DeckBox
from undercroft.games.deckbox.rules import Delve


def meet(
    encounter: str, *outcomes: int | str, more: str = "", hero: str = WARDEN + "@2,0:h5,a2"
) -> tuple[Delve, list[str]]:
    """A warden explores a tile with that encounter while a ranger waits far away."""
    delve = table(hero, RANGER + "@2,3:h5,a2", more=f"left=trial-{encounter} {more}")
    return delve, act(delve, "move 2,-1", "8A", f"trial-{encounter}", *outcomes)


@pytest.mark.parametrize(("face", "treasure"), [(1, 1), (2, 1), (3, 3), (4, 3), (5, 5), (6, 5)])
def test_b19_outcomes_of_a_roll(face: int, treasure: int) -> None:
    delve, happened = meet("luck", face)
    assert f"rolled {face}" in happened
    assert delve.treasure[0] == treasure


def test_b19_p_is_the_number_of_heroes() -> None:
    for heroes in range(1, 5):
        names = ("warden", "ranger", "smith", "thief")[:heroes]
        party = [
            f"{name}/spear/{ability}@{x},{3 if x < 3 else 2}"
            for x, (name, ability) in enumerate(zip(names, ("ward", "hex", "whirl", "sprint"), strict=False))
        ]
        delve = table(*party, more="left=trial-nest")
        delve.square[0] = int(delve.floor.square_at(TRIAL.pointing["square"].read("2,0")))
        act(delve, "move 2,-1", "8A", "trial-nest", *[1] * (2 * heroes))
        assert len(delve.tag) == 2 * heroes


def test_b31_four_dice_with_the_skill_and_a_natural_six_always_counts() -> None:
    # the warden's dexterity is 0
    _, happened = meet("puddle", 6, 5, 5, 6, "whetstone")
    assert "1 tested dexterity [6 5 5 6] 2" in happened
    assert happened[-1] == "1 found whetstone"
    _, happened = meet("puddle", 6, 5, 5, 5)
    assert happened[-1] == "1 wounded 1 4"
    _, happened = meet("puddle", 3, 3, 1, 1, "whetstone", hero="thief/spear/ward@2,0:h5,a2")  # dexterity 3
    assert "1 tested dexterity [3 3 1 1] 2" in happened


def test_a_choice_is_the_explorers() -> None:
    delve, _ = meet("casks")
    assert delve.waiting() == 1
    assert refused(delve, "end", seat=1) == "B12"
    assert len(legal(delve)) == 2
    happened = act(delve, legal(delve)[1])
    assert happened[0] == "1 chose trial-1"
    assert happened[2] == "1 gained 3"
    delve, _ = meet("casks")
    act(delve, legal(delve)[0])
    assert list(delve.health) == [7, 7]  # all are healed, each up to its maximum


def test_rewards_for_the_tile_and_for_all() -> None:
    delve, _ = meet("gold")
    assert list(delve.treasure) == [2, 0]
    assert list(delve.energy) == [1, 1]
    assert list(delve.tokens) == [2, 0]


def test_damage_cannot_be_defended_and_hits_can() -> None:
    delve, _ = meet("harm")
    assert list(delve.health) == [3, 3]
    delve, _ = meet("shots", 4, 3)  # the warden defends at +2
    assert list(delve.health) == [4, 5]


def test_an_offer_stays_until_it_is_closed() -> None:
    delve, happened = meet("lever")
    assert happened[-1] == "offered trial-0 8A"
    act(delve, "work trial-0", 1, 1, 1, 1)  # strength 2: no success; the last action
    act(delve, "end", seat=1)
    act(delve, "work trial-0", 4, 1, 1, 1)
    assert list(delve.tokens) == [1, 0]
    assert refused(delve, "work trial-0") == "B8"


def test_an_offer_is_for_heroes_on_its_tile() -> None:
    delve, _ = meet("lever")
    act(delve, "end")
    assert refused(delve, "work trial-0", seat=1) == "B8"


def test_when_looks_at_the_tokens() -> None:
    _, happened = meet("scales", "whetstone", "iron-cap", more="tokens=2,0")
    assert happened[-2:] == ["1 found whetstone", "1 found iron-cap"]
    _, happened = meet("scales", more="tokens=1,0")
    assert happened[-1] == "token trial-doom 1"


def test_the_same_offer_on_two_tiles_is_listed_once_between_them() -> None:
    """On the half-square that joins them; the work is done on one of the tiles and still waits on the other."""
    tiles = ("1A@0,0/0", "8A@0,-1/0")
    delve = table(WARDEN + "@2,-1", tiles=tiles, more="offer=trial-0@0 offer=trial-0@1")
    assert legal(delve, kind="work") == ["work trial-0"]
    act(delve, "work trial-0", 6, 1, 1, 1)
    assert list(delve.tokens) == [1, 0]
    assert legal(delve, kind="work") == ["work trial-0"]


def test_the_work_on_one_tile_leaves_the_same_on_another() -> None:
    tiles = ("1A@0,0/0", "8A@0,-1/0")
    delve = table(WARDEN + "@2,-4", tiles=tiles, more="offer=trial-0@0 offer=trial-0@1")
    act(delve, "work trial-0", 6, 1, 1, 1)
    assert legal(delve, kind="work") == []
    assert list(delve.offers) == [0, 0], "the lever of the start tile"


def test_of_two_things_to_do_on_a_tile_the_other_is_left(tmp_path: Path) -> None:
    path = tmp_path / "two.toml"
    words = (HERE / "trial.toml").read_text(encoding="utf-8")
    search = '[{ effect = "offer", text = { en = "Search" }, do = [{ effect = "token", token = "coin" }] }]'
    path.write_text(words.replace('[{ effect = "lose" }]', search), encoding="utf-8")
    game = find("deckbox", path)
    assert isinstance(game, DeckBox)
    delve = table(WARDEN + "@2,2", more="offer=trial-0@0 offer=trial-1@0", game=game)
    act(delve, "work trial-1", game=game)
    assert legal(delve, kind="work", game=game) == ["work trial-0"]
