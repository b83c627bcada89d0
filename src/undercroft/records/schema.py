"""One JSON Schema for all that is said between a table and its clients: `undercroft schema GAME`.

Beside types it says which strings are codes of which vocabulary (`vocabulary`), which numbers are seats (`is`) and
which lists have an entry for each seat (`by`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from undercroft.engine.game import Game, Inquiry
from undercroft.engine.labels import Labels
from undercroft.engine.outcome import Outcome
from undercroft.engine.preview import Chance, Change, Preview, Question
from undercroft.engine.rulebook import Section
from undercroft.engine.settings import Setting
from undercroft.engine.shape import Form
from undercroft.engine.text import Sentence
from undercroft.records.news import Refusal, SeatView, Step
from undercroft.records.record import Player, Record
from undercroft.records.talk import Said

DIALECT = "https://json-schema.org/draft/2020-12/schema"
COMMON = (Change, Chance, Question, Labels, Outcome, Player, Record, Refusal, Said, Section, Sentence, Setting)
"""What is the same for all games."""


def seat_view(game: Game) -> Form:
    """The type of what a seat of this game is sent."""
    return SeatView[game.view_type, game.actions.form]  # type: ignore[name-defined]


def step(game: Game) -> Form:
    return Step[game.actions.form, game.events.form]  # type: ignore[name-defined]


def preview(game: Game) -> Form:
    return Preview[game.view_type, game.events.form]  # type: ignore[name-defined]


def common_schema(more: Iterable[Form] = (), unions: Mapping[str, Form] | None = None) -> dict[str, Any]:
    """The part that is the same for all games. `more` is what somebody says around a table; each of the `unions` is a
    definition of its own."""
    wholes = unions or {}
    schemas, definitions = msgspec.json.schema_components(
        [*wholes.values(), *COMMON, *more], ref_template="#/$defs/{name}"
    )
    named = dict(zip(wholes, schemas, strict=False))
    return shortened({"$schema": DIALECT, "title": "Undercroft", "$defs": {**definitions, **named}}, definitions)


def game_schema(game: Game) -> dict[str, Any]:
    """All of it for one game, as one document; `properties` names its parts."""
    parts: dict[str, Any] = {
        "seat-view": seat_view(game),
        "step": step(game),
        "preview": preview(game),
        "view": game.view_type,
        "options": game.options_type,
        "action": game.actions.form,
        "event": game.events.form,
        "content": type(game.content),
        "record": Record,
        "said": Said,
        "refusal": Refusal,
        "labels": Labels,
        "rules": tuple[Section, ...],
        "settings": tuple[Setting, ...],
    }
    for inquiry, answer in game.inquiries.items():
        name = tag_of(inquiry)
        parts[f"ask-{name}"] = inquiry
        parts[f"answer-{name}"] = answer
    schemas, definitions = msgspec.json.schema_components(parts.values(), ref_template="#/$defs/{name}")
    return shortened(
        {
            "$schema": DIALECT,
            "title": game.name,
            "properties": dict(zip(parts, schemas, strict=True)),
            "$defs": definitions,
        },
        definitions,
    )


def shortened(document: dict[str, Any], definitions: Mapping[str, Any]) -> dict[str, Any]:
    """With plain names for what is generic: one game has one kind of step."""
    text = msgspec.json.encode(document).decode()
    for name, definition in definitions.items():
        plain = name.partition("_")[0]
        text = text.replace(f'{name}"', f'{plain}"')
        if "title" in definition:
            text = text.replace(f'"title":"{definition["title"]}"', f'"title":"{plain}"')
    found: dict[str, Any] = msgspec.json.decode(text)
    return found


def tag_of(inquiry: type[Inquiry]) -> str:
    return str(inquiry.__struct_config__.tag)
