"""One document describes all that is said between a table and its clients."""

from __future__ import annotations

import json
from typing import Any

import pytest

from undercroft.engine.registry import find, names
from undercroft.records.schema import common_schema, game_schema


def references(schema: object) -> set[str]:
    return {part.partition('"')[0] for part in json.dumps(schema).split("#/$defs/")[1:]}


@pytest.mark.parametrize("name", names())
def test_a_schema_names_every_part_and_refers_only_to_what_it_has(name: str) -> None:
    schema = game_schema(find(name))
    assert {"seat-view", "step", "preview", "options", "action", "event", "content"} <= set(schema["properties"])
    assert references(schema) <= set(schema["$defs"])
    assert not any("_" in definition for definition in schema["$defs"])


@pytest.mark.parametrize("name", names())
def test_every_kind_of_action_and_event_is_described(name: str) -> None:
    game, schema = find(name), game_schema(find(name))
    kinds = {
        value
        for definition in schema["$defs"].values()
        for value in definition.get("properties", {}).get("kind", {}).get("enum", ())
    }
    assert {*game.actions.named, *game.events.named} <= kinds


def test_codes_seats_and_lists_by_seat_are_marked() -> None:
    view: dict[str, Any] = game_schema(find("knock"))["$defs"]["KeepView"]["properties"]
    assert view["hands"]["by"] == "seat"
    assert view["hands"]["items"]["items"]["anyOf"][0]["vocabulary"] == "card"
    assert view["turn"]["is"] == "seat"


def test_what_is_the_same_for_all_games_has_a_schema_of_its_own() -> None:
    schema = common_schema()
    assert {"Outcome", "Sentence", "Labels", "Setting", "Section", "Record", "Said"} <= set(schema["$defs"])
    assert references(schema) <= set(schema["$defs"])
