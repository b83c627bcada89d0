"""Seats and options as people write them."""

from __future__ import annotations

import pytest

from tests.games.knock.positions import GAME
from undercroft.engine.errors import Malformed, Unknown
from undercroft.engine.text import Text
from undercroft.records.record import PERSON
from undercroft.terminal.table.seats import read_options, read_seats, settled, usual_seats

TEXT = Text("en")


def read(words: str) -> list[tuple[str, str]]:
    return [(player.name, player.kind) for player in read_seats(words, TEXT)]


def test_a_name_is_a_person_and_a_kind_is_a_bot() -> None:
    assert read("Ann, Bob,greedy") == [("Ann", PERSON), ("Bob", PERSON), ("Greedy", "greedy")]


def test_a_bot_may_have_a_name() -> None:
    assert read("Grim:random,bot:skilled,bot") == [
        ("Grim", "random"),
        ("Skilled", "skilled"),
        ("Skilled 2", "skilled"),
    ]


def test_bots_of_every_level_fill_seats_also_with_a_budget_of_their_own() -> None:
    assert read("you,expert,novice,skilled@200") == [
        ("Player 1", PERSON),
        ("Expert", "expert"),
        ("Novice", "novice"),
        ("Skilled @200", "skilled@200"),
    ]


@pytest.mark.parametrize("words", ["Ann,Ann", "Ann,greedy,ann", "Ann , Ann", "Zoe\u0301,Zo\u00e9", "you,Player 1"])
def test_two_people_of_one_name_are_refused_in_a_sentence(words: str) -> None:
    with pytest.raises(Malformed) as refusal:
        read_seats(words, TEXT)
    assert "two people" in str(refusal.value)


def test_bots_of_one_name_are_told_apart_and_people_keep_theirs() -> None:
    assert [name for name, _ in read("greedy,Grim:random,Greedy:person,Grim:expert")] == [
        "Greedy 2",
        "Grim",
        "Greedy",
        "Grim 2",
    ]


@pytest.mark.parametrize("words", ["", "Ann,,Bob", ":greedy", "Ann:", ","])
def test_a_list_with_a_gap_is_malformed(words: str) -> None:
    with pytest.raises(Malformed):
        read_seats(words, TEXT)


def test_a_bot_that_there_is_not_is_unknown() -> None:
    with pytest.raises(Unknown):
        read_seats("Ann,Grim:clever", TEXT)


def test_one_plays_alone_or_with_bots_if_nobody_is_named() -> None:
    assert [player.kind for player in usual_seats(GAME, None, TEXT)] == [PERSON]
    assert [player.kind for player in usual_seats(GAME, 3, TEXT)] == [PERSON, "skilled", "skilled"]


def test_options_are_name_and_value() -> None:
    given = settled(GAME, read_options(["clock=0", "spells=poison+sphere", "adventure=true"]))
    options = GAME.options(given)
    assert (options.clock, options.spells, options.adventure) == (0, ("poison", "sphere"), True)


@pytest.mark.parametrize("words", [["clock"], ["=3"], ["clock=1", "clock=2"]])
def test_an_option_in_another_form_is_malformed(words: list[str]) -> None:
    with pytest.raises(Malformed):
        read_options(words)
