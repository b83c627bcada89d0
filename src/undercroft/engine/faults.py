"""Every place where data does not fit its form, not only the first: for those who write content files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Annotated, Literal, Union, get_args, get_origin

import msgspec

from undercroft.engine.text import Message

Fault = tuple[str, Message | str]
"""The place inside the data, and the reason."""

REASONS = {
    r"Expected `(?P<form>.+)`, got `.+`": "fault-form",
    r"Invalid (?:enum )?value (?P<value>.+)": "fault-choice",
    r"Object missing required field `(?P<field>.+)`": "fault-missing",
    r"Object contains unknown field `(?P<field>.+)`": "fault-unknown",
    r"Expected `\w+` >= (?P<limit>\S+)": "fault-least",
    r"Expected `\w+` <= (?P<limit>\S+)": "fault-most",
    r"Expected `\w+` of length >= (?P<limit>\d+)": "fault-short",
    r"Expected `\w+` of length <= (?P<limit>\d+)": "fault-long",
    r"Expected `str` matching regex '(?P<pattern>.+)'": "fault-pattern",
}
"""What msgspec says, and the same in the words of people; what it says otherwise stays as it is."""


def faults(data: object, form: object, place: str = "") -> Iterator[Fault]:
    """Where a part does not fit, what it is made of is looked at piece by piece."""
    try:
        msgspec.convert(data, form)
    except msgspec.ValidationError as error:
        found = list(inside(data, bare(form, data), place))
        if found:
            yield from found
        else:
            reason, _, where = str(error).partition(" - at ")
            yield (place + where.strip("`").removeprefix("$")).removeprefix("."), said(reason, form)


def inside(data: object, form: object, place: str) -> Iterator[Fault]:
    if isinstance(data, list) and get_origin(form) in (tuple, list):
        for n, piece in enumerate(data):
            yield from faults(piece, get_args(form)[0], f"{place}[{n}]")
    elif isinstance(data, dict) and isinstance(form, type) and issubclass(form, msgspec.Struct):
        fields = {field.encode_name: field for field in msgspec.structs.fields(form)}
        for name in data:
            if name not in fields and name != form.__struct_config__.tag_field:
                yield place, Message("fault-unknown", field=name)
        for name, field in fields.items():
            if name in data:
                yield from faults(data[name], field.type, f"{place}.{name}".removeprefix("."))
            elif field.required:
                yield place, Message("fault-missing", field=name)


def bare(form: object, data: object) -> object:
    """A form without its limits; of several the one that the data names."""
    if get_origin(form) is Annotated:
        return bare(get_args(form)[0], data)
    if get_origin(form) not in (Union, UnionType):
        return form
    forms = [one for one in get_args(form) if one is not NoneType]
    if len(forms) == 1:
        return bare(forms[0], data)
    for one in forms:
        config = getattr(one, "__struct_config__", None)
        if config is not None and isinstance(data, dict) and config.tag == data.get(config.tag_field):
            return one
    return form


def said(reason: str, form: object) -> Message | str:
    for shape, key in REASONS.items():
        if match := re.fullmatch(shape, reason):
            words = {name: word.strip("'") for name, word in match.groupdict().items()}
            if key == "fault-choice":
                words["choices"] = ", ".join(choices(form))
            return Message(key, **words)
    return reason


def choices(form: object) -> list[str]:
    """The words that fit: those of a literal, or the tags of the forms that there are."""
    if get_origin(form) is Literal:
        return [str(word) for word in get_args(form)]
    if isinstance(form, type) and issubclass(form, msgspec.Struct):
        return [str(form.__struct_config__.tag)]
    return [word for one in get_args(form) for word in choices(one)]
