"""One schema has every message, and a client's types can be made of it."""

from __future__ import annotations

import json
from typing import Any

import jsonschema
import msgspec
import pytest

from tests.records.test_schema import references
from undercroft.records.schema import common_schema
from undercroft.server import wire
from undercroft.server.schema import UNIONS, messages

SCHEMA = common_schema(messages(), UNIONS)
DEFINITIONS: dict[str, Any] = SCHEMA["$defs"]


def test_every_message_is_there_by_its_name_and_with_a_sentence() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    for form in messages():
        assert DEFINITIONS[form.__name__]["title"] == form.__name__
        assert DEFINITIONS[form.__name__]["description"], form.__name__
    assert references(SCHEMA) <= set(DEFINITIONS)
    assert not any("_" in name for name in DEFINITIONS)


@pytest.mark.parametrize(("union", "base"), [("Command", wire.Command), ("Reply", wire.Reply)])
def test_commands_and_replies_are_told_apart_by_their_kind(union: str, base: type) -> None:
    kinds = {form.__struct_config__.tag for form in messages() if issubclass(form, base)}
    assert set(DEFINITIONS[union]["discriminator"]["mapping"]) == kinds
    assert DEFINITIONS[union]["description"] == base.__doc__


def test_what_a_server_says_fits_its_description() -> None:
    person = wire.Person(id="a", name="Ann", sigil="owl")
    presence = wire.Presence(seats=(True, False), watching=(person,), thinking=(1,))
    for message in (wire.Done(id="1"), wire.Ping(time=5), wire.Present(presence=presence), wire.Pong(id="1", time=5)):
        data = json.loads(wire.encode(message))
        union = "Command" if isinstance(message, wire.Command) else "Reply"
        jsonschema.validate(data, {**SCHEMA, "$ref": f"#/$defs/{union}"})
        assert isinstance(msgspec.convert(data, UNIONS[union]), type(message))
