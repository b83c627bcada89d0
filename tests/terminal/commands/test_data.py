"""The commands that print data for programs."""

from __future__ import annotations

import msgspec
import pytest

from undercroft.engine.registry import find, names
from undercroft.records.schema import common_schema, game_schema
from undercroft.terminal.commands.main import main


def printed(capfdbinary: pytest.CaptureFixture[bytes], *arguments: str) -> str:
    assert main(arguments) == 0
    return capfdbinary.readouterr().out.decode("utf-8")


def data(capfdbinary: pytest.CaptureFixture[bytes], *arguments: str) -> dict[str, object]:
    return msgspec.json.decode(printed(capfdbinary, *arguments), type=dict[str, object])


@pytest.mark.parametrize("name", names())
def test_the_schema_of_a_game_is_one_document(capfdbinary: pytest.CaptureFixture[bytes], name: str) -> None:
    assert data(capfdbinary, "schema", name) == game_schema(find(name))


def test_without_a_game_there_is_what_all_have_in_common_and_what_a_server_says(
    capfdbinary: pytest.CaptureFixture[bytes],
) -> None:
    shown = data(capfdbinary, "schema")
    definitions, common = shown["$defs"], common_schema()["$defs"]
    assert isinstance(definitions, dict)
    assert definitions.items() >= msgspec.json.decode(msgspec.json.encode(common)).items()
    assert {"Command", "Reply", "Welcome", "Opening"} <= definitions.keys()


@pytest.mark.parametrize(("language", "goblin"), [("en", "Grumpy Goblin"), ("fr", "Gobelin grognon")])
def test_labels_are_words_in_one_language(
    capfdbinary: pytest.CaptureFixture[bytes], language: str, goblin: str
) -> None:
    labels = find("knock").labels(language)
    assert labels.names["card"]["goblin"] == goblin
    assert data(capfdbinary, "labels", "knock", "--lang", language) == msgspec.to_builtins(labels)


def test_letters_are_written_as_they_are_and_lines_are_short(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    shown = printed(capfdbinary, "labels", "knock", "--lang", "fr")
    assert "bibliothécaire" in shown
    assert "\\u" not in shown
    assert shown.startswith('{\n  "game": "knock",\n')


def test_content_reads_back_from_its_json(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    game = find("knock")
    content = msgspec.json.decode(printed(capfdbinary, "content", "knock", "--json"), type=type(game.content))
    assert content == game.content


def test_a_game_that_there_is_not_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("schema", "labels"):
        assert main([command, "chess"]) == 2
        assert "no game called “chess”" in capsys.readouterr().err
