"""Words come from the layers and the games, in the language of the reader."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.engine.errors import Malformed, Unknown, Unreadable, speaking
from undercroft.engine.text import LAYERS, Message, Text, language_of, register


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text("greeting = Hello, { $name }.\nprompt = Well?\n", encoding="utf-8")
    (tmp_path / "fr.ftl").write_text("greeting = Bonjour, { $name }.\nprompt = Alors ?\n", encoding="utf-8")
    return tmp_path


def test_a_folder_adds_its_words_and_may_replace_others(folder: Path) -> None:
    assert Text("en")("prompt") == "Choose an action."
    assert Text("en", (folder,))("prompt") == "Well?"
    assert Text("fr").with_folders(folder)("greeting", name="Anne") == "Bonjour, Anne."


def test_messages_inside_messages_are_said_first(folder: Path) -> None:
    text = Text("fr", (folder,))
    assert text("greeting", name=Message("prompt")) == "Bonjour, Alors ?."


def test_a_key_that_nobody_wrote_shows_as_itself() -> None:
    assert Text("en")("no-such-sentence") == "no-such-sentence"
    assert "no-such-sentence" not in Text("en")


def test_a_layer_that_registers_is_heard_everywhere(folder: Path) -> None:
    register(folder)
    register(folder)
    try:
        assert Text("en")("greeting", name="Ann") == "Hello, Ann."
        assert LAYERS.count(folder) == 1
    finally:
        LAYERS.remove(folder)


def test_trouble_is_a_sentence() -> None:
    assert str(Unknown("unknown-value", field="card", value="h99")) == "there is no card called “h99”"
    assert "h99" in Unknown("unknown-value", field="card", value="h99").said_in(Text("fr"))


def test_an_endless_word_is_cut_short() -> None:
    sentence = str(Unknown("unknown-value", field="card", value="x" * 100_000))
    assert sentence.startswith("there is no card called “xxx")
    assert len(sentence) < 1100


def test_trouble_of_a_game_finds_the_words_of_the_game(folder: Path) -> None:
    with pytest.raises(Malformed, match=r"Hello, Ann\.") as trouble, speaking(folder):
        raise Malformed("greeting", name="Ann")
    assert trouble.value.said_in(Text("fr")) == "Bonjour, Ann."


def test_a_file_that_cannot_be_used_keeps_the_words_of_its_reason(folder: Path) -> None:
    with pytest.raises(Malformed) as trouble, speaking(folder):
        raise Malformed("greeting", name="Ann")
    assert str(Unreadable("cards.toml", "halls[3]", trouble.value)).endswith("at halls[3]: Hello, Ann.")


def test_messages_are_equal_when_they_say_the_same() -> None:
    assert Message("a", n=1) == Message("a", n=1)
    assert Message("a", n=1) != Message("a", n=2)
    assert len({Message("a"), Message("a"), Message("b")}) == 2


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_a_locale(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language
