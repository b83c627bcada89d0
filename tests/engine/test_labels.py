"""A client with labels and Fluent files needs no call for a word."""

from __future__ import annotations

import pytest

from undercroft.engine.labels import say
from undercroft.engine.registry import find, names
from undercroft.engine.text import LANGUAGES

KNOCK = find("knock")


def test_labels_name_every_card_in_a_language() -> None:
    labels = KNOCK.labels("fr")
    assert labels.names["card"]["goblin"] == "Gobelin grognon"
    assert labels.names["card"]["?"] == "caché"
    assert labels.content == KNOCK.content_hash
    assert labels.events["defeated"].rule == "K16"


def test_an_action_is_said_from_its_json() -> None:
    text = KNOCK.text("en")
    data = KNOCK.actions.to_json(KNOCK.actions.read("orc@1,-1r"))
    assert say("action", data, KNOCK.labels("en"), text) == "Place the Orc Doorkeeper at 1,-1, turned"


def test_what_is_hidden_is_said_as_hidden() -> None:
    text = KNOCK.text("en")
    event = KNOCK.events.read("2 drew orc")
    labels = KNOCK.labels("en")
    assert say("event", KNOCK.events.to_json(event), labels, text) == "Player 2 draws the Orc Doorkeeper."
    assert say("event", KNOCK.events.to_json(event, hidden=True), labels, text) == "Player 2 draws a card."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_labels_of_all_games_have_words_for_every_code(name: str, language: str) -> None:
    labels = find(name).labels(language)
    for vocabulary, found in {**labels.names, **labels.texts}.items():
        for code, words in found.items():
            assert words and "{" not in words, f"{vocabulary} {code}"
            assert words != f"{vocabulary}-{code}", f"{vocabulary} {code} is a key that nobody wrote"
