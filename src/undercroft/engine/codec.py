"""From the engine's ints to names and back: the text code and the JSON of actions and events.

A kind has a form like "{card}@{site}{turned}"; its fields say how each argument is written. Reading tells
apart what is *malformed* (fits no form) from what is *unknown* (fits, but there is no such card).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from undercroft.engine.errors import Malformed, Trouble, Unknown
from undercroft.engine.packing import EVERY_BIT, KINDS, arg1, arg2, arg3, arg4, kind_of, pack
from undercroft.engine.text import Text

Json = str | int | float | bool | None | list["Json"] | dict[str, "Json"]


class Field:
    """An argument: a plain number unless a subclass knows better.

    `read` gets whatever somebody wrote: it raises Malformed for what does not fit `pattern`, Unknown for the rest.
    """

    pattern = r"[0-9]{1,5}"

    def __init__(self, name: str) -> None:
        self.name = name

    def write(self, value: int) -> str:
        return str(value)

    def read(self, code: str) -> int:
        self.check(code)
        if int(code) >= 16384:
            raise Unknown("unknown-number", number=code)
        return int(code)

    def check(self, code: str) -> None:
        if not re.fullmatch(self.pattern, code):
            raise Malformed("malformed-field", field=self.name, value=code)

    def to_json(self, value: int) -> Json:
        return value

    def from_json(self, data: Json) -> int:
        if isinstance(data, bool) or not isinstance(data, int):
            raise Malformed("malformed-field", field=self.name, value=str(data))
        if not 0 <= data < 16384:
            raise Unknown("unknown-number", number=data)
        return self.read(str(data))

    def words(self, value: int, text: Text) -> str:
        """How a person calls it."""
        return self.write(value)


class Flag(Field):
    """Yes or no, written as a mark or nothing."""

    def __init__(self, name: str, mark: str) -> None:
        super().__init__(name)
        self.mark = mark
        self.pattern = f"(?:{re.escape(mark)})?"

    def write(self, value: int) -> str:
        return self.mark if value else ""

    def read(self, code: str) -> int:
        self.check(code)
        return 1 if code else 0

    def to_json(self, value: int) -> Json:
        return bool(value)

    def from_json(self, data: Json) -> int:
        if not isinstance(data, bool):
            raise Malformed("malformed-field", field=self.name, value=str(data))
        return int(data)

    def words(self, value: int, text: Text) -> str:
        return text(f"{self.name}-{'yes' if value else 'no'}")


class Choice(Field):
    """One of a list of codes; their names in a person's words stand under `{prefix}-{code}`."""

    pattern = r"[a-z][a-z0-9-]*"

    def __init__(self, name: str, codes: Iterable[str], prefix: str) -> None:
        super().__init__(name)
        self.codes = tuple(codes)
        self.prefix = prefix
        self.number = {code: i for i, code in enumerate(self.codes)}

    def write(self, value: int) -> str:
        return self.codes[value]

    def read(self, code: str) -> int:
        if code not in self.number:
            raise Unknown("unknown-value", field=self.name, value=code)
        return self.number[code]

    def to_json(self, value: int) -> Json:
        return self.codes[value]

    def from_json(self, data: Json) -> int:
        if not isinstance(data, str):
            raise Malformed("malformed-field", field=self.name, value=str(data))
        return self.read(data)

    def words(self, value: int, text: Text) -> str:
        return text(f"{self.prefix}-{self.codes[value]}")


class Place(Field):
    """A place on a plane, as column and row: 3,-1. A game says how it packs the two, and which there are."""

    pattern = r"-?[0-9]{1,3},-?[0-9]{1,3}"

    def at(self, x: int, y: int) -> int:
        """The place; raises `nowhere` where there is none."""
        raise NotImplementedError

    def xy(self, value: int) -> tuple[int, int]:
        raise NotImplementedError

    def nowhere(self, x: int, y: int) -> Unknown:
        return Unknown("unknown-value", field=self.name, value=f"{x},{y}")

    def write(self, value: int) -> str:
        x, y = self.xy(value)
        return f"{x},{y}"

    def read(self, code: str) -> int:
        self.check(code)
        x, y = (int(number) for number in code.split(","))
        return self.at(x, y)

    def to_json(self, value: int) -> Json:
        return list(self.xy(value))

    def from_json(self, data: Json) -> int:
        match data:
            case [int(x), int(y)] if not isinstance(x, bool) and not isinstance(y, bool):
                return self.at(x, y)
        raise Malformed("malformed-field", field=self.name, value=str(data))


class Seat(Field):
    """A seat: 1, 2, 3 … where people read it, an index in JSON."""

    def write(self, value: int) -> str:
        return str(value + 1)

    def read(self, code: str) -> int:
        number = super().read(code)
        if number == 0:
            raise Unknown("unknown-value", field=self.name, value=code)
        return number - 1

    def from_json(self, data: Json) -> int:
        return super().from_json(data + 1 if isinstance(data, int) and not isinstance(data, bool) else data)


class Kind:
    """A kind of action or event: its number, its name, the form of its code and its fields.

    `secret` names the fields that only the seat in the field `seat` may see.
    """

    def __init__(self, number: int, form: str, *fields: Field, name: str, secret: Sequence[str] = ()) -> None:
        self.number = int(number)
        self.name = name
        self.form = form
        self.fields = fields
        self.secret = frozenset(secret)
        pieces = re.split(r"\{(\w+)\}", form)
        by_name = {field.name: field for field in fields}
        self.regex = re.compile(
            "".join(f"(?P<{p}>{by_name[p].pattern})" if i % 2 else re.escape(p) for i, p in enumerate(pieces))
        )


class Codec:
    """All kinds of a game's actions, or of its events."""

    def __init__(self, prefix: str, *kinds: Kind) -> None:
        self.prefix = prefix
        self.kinds = {kind.number: kind for kind in kinds}
        self.named = {kind.name: kind for kind in kinds}

    def kind(self, packed: int) -> Kind:
        return self.kinds[int(kind_of(packed))]

    def values(self, packed: int) -> dict[str, int]:
        """The arguments by name, as ints."""
        arguments = (arg1(packed), arg2(packed), arg3(packed), arg4(packed))
        return {field.name: int(value) for field, value in zip(self.kind(packed).fields, arguments, strict=False)}

    def make(self, name: str, **values: int) -> int:
        """Pack an action by the name of its kind: `make("place", card=3, site=8256, turned=0)`."""
        kind = self.named[name]
        return int(pack(kind.number, *(values[field.name] for field in kind.fields)))

    def write(self, packed: int) -> str:
        kind = self.kind(packed)
        values = self.values(packed)
        return kind.form.format(**{field.name: field.write(values[field.name]) for field in kind.fields})

    def read(self, code: str) -> int:
        """A code may fit the forms of several kinds ("fireball" could be a card): the one that reads it wins."""
        trouble: Trouble = Malformed("malformed-code", code=code)
        for kind in self.kinds.values():
            if match := kind.regex.fullmatch(code):
                try:
                    return self.make(kind.name, **{field.name: field.read(match[field.name]) for field in kind.fields})
                except Unknown as unknown:
                    trouble = unknown
        raise trouble

    def to_json(self, packed: int, hidden: bool = False) -> dict[str, Json]:
        """A structured action or event; with `hidden`, secret fields are null."""
        kind = self.kind(packed)
        values = self.values(packed)
        data: dict[str, Json] = {"kind": kind.name}
        for field in kind.fields:
            secret = hidden and field.name in kind.secret
            data[field.name] = None if secret else field.to_json(values[field.name])
        return data

    def from_json(self, data: Mapping[str, Json]) -> int:
        name = data.get("kind")
        if not isinstance(name, str):
            raise Malformed("malformed-kind")
        if name not in self.named:
            raise Unknown("unknown-value", field="kind", value=name)
        kind = self.named[name]
        wanted = {field.name for field in kind.fields}
        if given := sorted(set(data) ^ (wanted | {"kind"})):
            raise Malformed("malformed-fields", kind=name, fields=", ".join(given))
        return self.make(name, **{field.name: field.from_json(data[field.name]) for field in kind.fields})

    def words(self, packed: int, text: Text, hidden: bool = False, **more: object) -> str:
        """What a person reads: the sentence `{prefix}-{kind}`, or `{prefix}-{kind}-hidden` of one not for them."""
        kind = self.kind(packed)
        values = self.values(packed)
        args: dict[str, object] = dict(more)
        for field in kind.fields:
            if not (hidden and field.name in kind.secret):
                args[field.name] = field.words(values[field.name], text)
                args[f"{field.name}-number"] = values[field.name]
        key = f"{self.prefix}-{kind.name}"
        return text(f"{key}-hidden" if hidden and kind.secret else key, **args)

    def is_hidden(self, packed: int, seat: int | None) -> bool:
        """Whether an event holds something that `seat` may not see."""
        return self.keeps_secret(packed) and self.values(packed)["seat"] != seat

    def secret_masks(self) -> list[int]:
        """By number of kind: a mask that covers what not everybody may see."""
        masks = [0] * KINDS
        for kind in self.kinds.values():
            masks[kind.number] = int(pack(0, *(EVERY_BIT * (field.name in kind.secret) for field in kind.fields)))
        return masks

    def keeps_secret(self, packed: int) -> bool:
        """Whether an action or event has something that not everybody may see."""
        return bool(self.kind(packed).secret)
