"""What a schema says beyond types, so that a client can show data that it has never heard of."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

Form: TypeAlias = Any
"""A type, as data are read into it."""


def of(vocabulary: str) -> msgspec.Meta:
    """A string that is a code: what people call it stands in this vocabulary of the labels."""
    return msgspec.Meta(extra_json_schema={"vocabulary": vocabulary})


BY_SEAT = msgspec.Meta(extra_json_schema={"by": "seat"})
"""A list with one entry for each seat."""

Seat = Annotated[int, msgspec.Meta(ge=0, le=62, extra_json_schema={"is": "seat"})]
"""The index of a seat."""

HIDDEN = "?"
"""A code for what is there, but not for this seat to see."""
