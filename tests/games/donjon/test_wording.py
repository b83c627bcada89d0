"""What things are called, and what is printed on them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.games.donjon.positions import GAME, contest, seen
from undercroft.games.donjon.content import HOUSE_SET
from undercroft.games.donjon.game import Donjon

every_language = pytest.mark.parametrize("language", ["en", "fr"])


def test_names_are_short_and_what_is_printed_is_told_in_sentences() -> None:
    labels = GAME.labels("en")
    assert labels.names["tile"]["abf"] == "Guardian ABF"
    assert labels.names["inn"]["inn-7"] == "fewest groups"
    assert labels.names["objective"]["brou-b"] == "Brou pairs"
    assert labels.names["room"]["r1"] == "Laboratory"
    assert labels.names["place"]["terrace"] == "the terrace of the inn"
    assert labels.names["mixture"]["two-brous"] == "2 brous to the entrance", "cards are called by what they do"
    assert labels.texts["mixture"]["two-brous"] == "Place 2 brous in the entrance."
    assert labels.texts["objective"]["brou-b"] == "4 for each room with 2 brous or more"
    assert Donjon().labels("en").texts["board"]["east"] == "1 spider, 1 vampire, 2 skeletons"
    assert labels.texts["inn"]["inn-7"] == (
        "It hits those with fewest groups. A new group of adventurers comes into room 1. "
        "A group in your lowest room with adventurers goes 1 room on, as far as room 5."
    )
    assert labels.texts["swordbearer"]["sword-14"] == (
        "Remove 2 groups of adventurers from your dungeon. You have 3 footsteps. All others: You have 3 footsteps."
    )
    assert labels.texts["threat"]["t12"] == (
        "From the reserve: dragon and vampire. "
        "Everybody: A group in your lowest room with adventurers goes 2 rooms on, as far as room 5. "
        "The card is kept beside the board."
    )


@every_language
def test_everything_with_a_code_of_the_content_has_something_printed_on_it(language: str) -> None:
    labels = GAME.labels(language)
    for vocabulary in ("threat", "inn", "mixture", "vip", "swordbearer", "power", "tile", "objective", "board"):
        printed = labels.texts[vocabulary]
        assert set(printed) == set(labels.names[vocabulary]) - {"?"}
        assert all(printed.values())
    assert set(labels.texts["place"]) == {"r1", "r2", "r3", "r4", "r5"}


@every_language
def test_no_card_is_called_by_a_key_of_our_files(language: str) -> None:
    labels = GAME.labels(language)
    for names in (*labels.names.values(), *labels.texts.values()):
        for name in names.values():
            assert not any(name.startswith(beginning) for beginning in ("objective-", "board-", "printed-", "effect-"))


@every_language
def test_the_terminal_tells_what_is_printed_on_a_card_in_question(language: str) -> None:
    text, texts = GAME.text(language), GAME.labels(language).texts
    view = seen(contest("r1=s", "ent=s", tasks="1:laboratory"), 0)
    for code, vocabulary, thing in (
        ("mix spider", "mixture", "spider"),
        ("call vip-3", "vip", "vip-3"),
        ("guardian power-a", "power", "power-a"),
        ("power spider r1", "place", "r1"),
    ):
        assert GAME.about(view, GAME.actions.read(code), text) == texts[vocabulary][thing]
    assert GAME.about(view, GAME.actions.read("pass"), text) == ""


def test_objectives_and_boards_of_an_owners_file_have_names_too(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    own = HOUSE_SET.read_text(encoding="utf-8").replace('"spider-b"', '"mine"').replace('"west"', '"cellar"')
    path.write_text(own, encoding="utf-8")
    labels = Donjon(path).labels("en")
    assert labels.names["objective"]["mine"] == labels.texts["objective"]["mine"] == "Spider objective"
    assert labels.names["board"]["cellar"] == "cellar"


def test_content_that_is_kept_for_old_records_is_the_same_game(tmp_path: Path) -> None:
    path = tmp_path / f"{GAME.content_hash}.json"
    path.write_bytes(GAME.archive())
    again = Donjon(path)
    assert (again.content, again.content_hash) == (GAME.content, GAME.content_hash)
    for language in ("en", "fr"):
        assert again.labels(language) == GAME.labels(language)


def test_prompts_name_the_places_of_their_task() -> None:
    text = GAME.text("en")

    def prompt(task: str) -> str:
        return text.say(GAME.prompt(seen(contest("ent=sb r2=s+1 r3=k+1", "ent=s", tasks=f"1:{task}"), 0)))

    assert prompt("place_1_reserve>r1") == "Place a monster in room 1."
    assert prompt("place_2_skeleton>any") == "Place monsters anywhere in your dungeon: 2 to go."
    assert prompt("move_3_ent>r2") == "Move up to 3 monsters: from the entrance to room 2."
    assert prompt("remove_2_any") == "Remove groups of adventurers from your dungeon: 2 to go."
    assert prompt("vip-card_r2") == "Refectory: choose a VIP card for room 2."
    other = seen(contest("ent=s", "ent=sb", tasks="2:teleport_1"), 0)
    assert text.say(GAME.prompt(other)) == "Player 2 may teleport monsters."
    assert GAME.prompt(seen(contest("ent=s", "ent=sb", tasks="2:teleport_1"), None)) == GAME.prompt(other)


def test_options_are_told_with_their_rules() -> None:
    settings = {setting.name: setting for setting in GAME.settings()}
    assert {name: setting.rule for name, setting in settings.items()} == {
        "players": "D8",
        "first": "D9",
        "boards": "D9",
        "expert": "D5",
        "objectives": "D5",
    }
    assert (settings["boards"].vocabulary, settings["boards"].values) == ("board", GAME.codes.boards)
    assert settings["objectives"].vocabulary == "objective"
    assert set(settings["objectives"].values) == set(GAME.codes.objectives)
    assert (settings["first"].least, settings["first"].most) == (0, 4)
    assert msgspec.json.encode(GAME.settings())
