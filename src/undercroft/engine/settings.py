"""Options as data, so that a form can be built from them.

An option's words stand under `option-{name}` (a line that explains it) and `option-{name}-label` (what stands before
the control); the values of a choice are named by a vocabulary of the labels. Its rule, and what it meant for records
older than itself, are said where it is declared: `Annotated[int, option(rule="K7")]`.
"""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect

Kind = Literal["number", "switch", "choice", "choices", "text"]
BEFORE = "before"
NEVER = object()


class Setting(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One option: what it takes, and what it is if nobody says otherwise."""

    name: str
    kind: Kind
    default: int | bool | str | tuple[str, ...]
    least: int | None = None
    most: int | None = None
    values: tuple[str, ...] = ()
    """Of a choice."""
    vocabulary: str = ""
    """Of a choice, where the labels have the names of its values."""
    rule: str = ""


def option(
    rule: str = "", *, of: str = "", ge: int | None = None, le: int | None = None, before: object = NEVER
) -> msgspec.Meta:
    """The rule of an option, the vocabulary of its values, its limits, and what it is in records older than itself."""
    extra: dict[str, object] = {"rule": rule, "vocabulary": of}
    if before is not NEVER:
        extra[BEFORE] = before
    return msgspec.Meta(extra=extra, ge=ge, le=le)


def settings(options_type: type[msgspec.Struct], seats: range) -> tuple[Setting, ...]:
    """The options of a game in their order; `players` has the limits of its seats."""
    return tuple(
        setting(field, seats if field.name == "players" else None) for field in msgspec.structs.fields(options_type)
    )


def setting(field: msgspec.structs.FieldInfo, seats: range | None) -> Setting:
    form, extra = bare(field.type)
    least, most = getattr(form, "ge", None), getattr(form, "le", None)
    if seats is not None:
        least, most = seats.start, seats.stop - 1
    return Setting(
        name=field.name,
        kind=kind_of(form),
        default=field.default,
        least=least,
        most=most,
        values=values_of(field.type),
        vocabulary=str(extra.get("vocabulary", "")),
        rule=str(extra.get("rule", "")),
    )


def bare(annotated: object) -> tuple[inspect.Type, dict[str, Any]]:
    """The form of an option, and what `option` said of it."""
    form = inspect.type_info(annotated)
    return (form.type, form.extra or {}) if isinstance(form, inspect.Metadata) else (form, {})


def kind_of(form: inspect.Type) -> Kind:
    if isinstance(form, inspect.BoolType):
        return "switch"
    if isinstance(form, inspect.IntType):
        return "number"
    if isinstance(form, inspect.LiteralType):
        return "choice"
    return "choices" if isinstance(form, inspect.VarTupleType) else "text"


def values_of(annotated: object) -> tuple[str, ...]:
    """The values of a choice, or of each of several, in the order in which they are declared."""
    if get_origin(annotated) is Literal:
        return tuple(str(value) for value in get_args(annotated))
    return next((found for part in get_args(annotated)[:1] if (found := values_of(part))), ())


def befores(options_type: type[msgspec.Struct]) -> dict[str, object]:
    """For each option that says so: its value in records that are older than it."""
    found = {field.name: bare(field.type)[1] for field in msgspec.structs.fields(options_type)}
    return {name: extra[BEFORE] for name, extra in found.items() if BEFORE in extra}
