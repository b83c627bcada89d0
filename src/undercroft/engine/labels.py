"""Every word that depends on a game's content, as one document in one language.

A client that has it and the game's Fluent files can say every action, event, refusal and prompt, and name every code
of a view: it never has to ask for a word. `say` does what such a client does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import msgspec

from undercroft.engine.codec import Choice, Codec, Field, Telling
from undercroft.engine.shape import HIDDEN
from undercroft.engine.text import Text

if TYPE_CHECKING:
    from undercroft.engine.game import Game


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a kind of action or event is said: its fields, and the rule behind it."""

    fields: dict[str, Telling] = {}
    rule: str = ""


class Labels(msgspec.Struct, frozen=True, kw_only=True):
    """The words of one content in one language."""

    game: str
    content: str
    """The hash of the content."""
    language: str
    names: dict[str, dict[str, str]]
    """By vocabulary and code: what people call a thing."""
    texts: dict[str, dict[str, str]]
    """The same for what is printed on it, where that is worth reading."""
    actions: dict[str, Told]
    events: dict[str, Told]
    pointing: dict[str, Telling]
    """How what may be pointed at is said."""
    counted: dict[str, Telling] = {}
    """By figure of a preview: how the thing that has it is said, where that is no code."""


def labels(game: Game, language: str) -> Labels:
    text = game.text(language)
    hidden = text("hidden")
    return Labels(
        game=game.name,
        content=game.content_hash,
        language=language,
        names={
            vocabulary: {**dict(zip(choice.codes, words(choice, text), strict=True)), HIDDEN: hidden}
            for vocabulary, choice in vocabularies(game).items()
        },
        texts={vocabulary: dict(found) for vocabulary, found in game.printed(text).items()},
        actions=told(game.actions),
        events=told(game.events),
        pointing={name: field.telling for name, field in game.pointing.items()},
        counted={name: field.telling for name, field in game.counted.items()},
    )


def words(choice: Choice, text: Text) -> Iterable[str]:
    return (choice.words(value, text) for value in range(len(choice.codes)))


def told(codec: Codec) -> dict[str, Told]:
    return {
        name: Told({field.name: field.telling for field in kind.fields}, kind.rule)
        for name, kind in codec.named.items()
    }


def vocabularies(game: Game) -> dict[str, Choice]:
    """The longest choice of each vocabulary: where two fields share one, the shorter is a part of the longer."""
    fields: list[Field] = [*game.luck, *game.pointing.values(), *game.shown]
    for codec in (game.actions, game.events):
        fields += (field for kind in codec.kinds.values() for field in kind.fields)
    found: dict[str, Choice] = {}
    for field in fields:
        if isinstance(field, Choice) and len(field.codes) > len(getattr(found.get(field.vocabulary), "codes", ())):
            found[field.vocabulary] = field
    return found


def say(prefix: str, data: Mapping[str, object], labels: Labels, text: Text) -> str:
    """The sentence of an action or event in its JSON form, said with nothing but labels and Fluent files."""
    kind = str(data["kind"])
    fields = (labels.actions if prefix == "action" else labels.events)[kind].fields
    args: dict[str, object] = {}
    hidden = False
    for name, telling in fields.items():
        if data[name] is None:
            hidden = True
        else:
            args |= arguments(name, telling, data[name], labels, text)
    return text(f"{prefix}-{kind}-hidden" if hidden else f"{prefix}-{kind}", **args)


def arguments(name: str, telling: Telling, value: object, labels: Labels, text: Text) -> dict[str, object]:
    """What a sentence gets of a field, as `Field.arguments` has it."""
    if telling.how == "label":
        return {name: labels.names[telling.key][str(value)], f"{name}-code": value}
    if telling.how == "flag":
        return {name: text(f"{telling.key}-{'yes' if value else 'no'}"), f"{name}-number": int(bool(value))}
    if telling.how in ("place", "dice"):
        assert isinstance(value, list | tuple)
        return {name: ("," if telling.how == "place" else "-").join(map(str, value)) or "–"}
    assert isinstance(value, int)
    if telling.how == "message":
        return {name: text(telling.key, **{telling.key: value}), f"{name}-number": value}
    return {name: str(value + 1 if telling.how == "seat" else value), f"{name}-number": value}
