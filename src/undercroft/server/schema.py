"""All messages of `wire.py` as parts of one JSON Schema: `undercroft schema`."""

from __future__ import annotations

from typing import Annotated

import msgspec

from undercroft.engine.shape import Form
from undercroft.server import wire

UNIONS: dict[str, Form] = {
    base.__name__: Annotated[union, msgspec.Meta(title=base.__name__, description=base.__doc__)]
    for base, union in ((wire.Command, wire.Commands), (wire.Reply, wire.Replies))
}
"""What a client says and what it hears, each told apart by `kind`."""


def messages() -> tuple[Form, ...]:
    """Everything that is sent, over sockets and over HTTP."""
    found = [value for value in vars(wire).values() if isinstance(value, msgspec.StructMeta)]
    bases = (wire.Command, wire.Reply)
    return tuple(form for form in found if form.__module__ == wire.__name__ and form not in bases)
