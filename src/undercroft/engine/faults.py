"""Every place where data does not fit its form, not only the first: for those who write content files."""

from __future__ import annotations

from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Annotated, Union, get_args, get_origin

import msgspec

Fault = tuple[str, str]
"""The place inside the data, and the reason."""


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
            yield place + where.strip("`").removeprefix("$"), reason


def inside(data: object, form: object, place: str) -> Iterator[Fault]:
    if isinstance(data, list) and get_origin(form) in (tuple, list):
        for n, piece in enumerate(data):
            yield from faults(piece, get_args(form)[0], f"{place}[{n}]")
    elif isinstance(data, dict) and isinstance(form, type) and issubclass(form, msgspec.Struct):
        fields = {field.encode_name: field for field in msgspec.structs.fields(form)}
        for name in data:
            if name not in fields and name != form.__struct_config__.tag_field:
                yield place, f"Object contains unknown field `{name}`"
        for name, field in fields.items():
            if name in data:
                yield from faults(data[name], field.type, f"{place}.{name}".removeprefix("."))
            elif field.required:
                yield place, f"Object missing required field `{name}`"


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
