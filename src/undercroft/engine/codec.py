"""From the engine's ints to names and back: the text code, the structure and the words of actions and events.

A kind has a form like "{card}@{site}{turned}"; its fields say how each argument is written. Reading tells
apart what is *malformed* (fits no form) from what is *unknown* (fits, but there is no such card).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from keyword import iskeyword
from operator import itemgetter, or_
from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec

from undercroft.engine.errors import Malformed, Trouble, Unknown
from undercroft.engine.packing import EVERY_BIT, KINDS, arg1, arg2, arg3, arg4, kind_of, pack
from undercroft.engine.shape import Form, of
from undercroft.engine.shape import Seat as SeatIndex
from undercroft.engine.text import Text

Json = str | int | float | bool | None | list["Json"] | dict[str, "Json"]

KEPT = 50_000
"""Actions or events whose code and structure are kept at hand; when there are more, all are made anew."""

AnyAction = TypeVar("AnyAction")
RANK = itemgetter(0)
ARGUMENTS = (arg1, arg2, arg3, arg4)
How = Literal["number", "seat", "flag", "label", "place", "dice", "message"]


class Telling(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a client says the value of a field: a label by its code, a message with the value in it, or as it is."""

    how: How
    key: str = ""
    """Of a label, the vocabulary that it stands in; of a message, its key; of a flag, what `-yes` and `-no` follow."""


class Field:
    """An argument: a plain number unless a subclass knows better.

    `read` gets whatever somebody wrote: it raises Malformed for what does not fit `pattern`, Unknown for the rest.
    """

    pattern = r"[0-9]{1,5}"

    def __init__(self, name: str) -> None:
        self.name = name

    @property
    def form(self) -> Form:
        """The type of its JSON."""
        return Annotated[int, msgspec.Meta(ge=0, le=EVERY_BIT)]

    @property
    def telling(self) -> Telling:
        return Telling("number")

    def rank(self, value: int) -> int:
        """Its place in a list that people read."""
        return value

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

    def arguments(self, value: int, text: Text) -> dict[str, object]:
        """What a sentence gets of it: in words (`$card`), and a number or a code on which it can select."""
        return {self.name: self.words(value, text), f"{self.name}-number": value}


class Flag(Field):
    """Yes or no, written as a mark or nothing."""

    def __init__(self, name: str, mark: str) -> None:
        super().__init__(name)
        self.mark = mark
        self.pattern = f"(?:{re.escape(mark)})?"

    @property
    def form(self) -> Form:
        return bool

    @property
    def telling(self) -> Telling:
        return Telling("flag", self.name)

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
    """One of a list of codes; their names in a person's words stand under `{vocabulary}-{code}`."""

    pattern = r"[a-z][a-z0-9-]*"

    def __init__(self, name: str, codes: Iterable[str], vocabulary: str) -> None:
        super().__init__(name)
        self.codes = tuple(codes)
        self.vocabulary = vocabulary
        self.number = {code: i for i, code in enumerate(self.codes)}

    @property
    def form(self) -> Form:
        return Annotated[str, of(self.vocabulary)]

    @property
    def telling(self) -> Telling:
        return Telling("label", self.vocabulary)

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
        return text(f"{self.vocabulary}-{self.codes[value]}")

    def arguments(self, value: int, text: Text) -> dict[str, object]:
        return {self.name: self.words(value, text), f"{self.name}-code": self.codes[value]}


FAR = 1000
"""Further away than any place is written."""
RANK_BITS = 22
"""So many bits has the rank of a field."""


class Place(Field):
    """A place on a plane, as column and row: 3,-1. A game says how it packs the two, and which there are."""

    pattern = r"-?[0-9]{1,3},-?[0-9]{1,3}"

    @property
    def form(self) -> Form:
        return tuple[int, int]

    @property
    def telling(self) -> Telling:
        return Telling("place")

    def rank(self, value: int) -> int:
        """Places are read like a page."""
        x, y = self.xy(value)
        return (y + FAR) * 2 * FAR + x + FAR

    def arguments(self, value: int, text: Text) -> dict[str, object]:
        return {self.name: self.words(value, text)}

    def at(self, x: int, y: int) -> int:
        """The place; raises `nowhere` where there is none."""
        raise NotImplementedError

    def xy(self, value: int) -> tuple[int, int]:
        raise NotImplementedError

    def nowhere(self, x: int, y: int) -> Unknown:
        return Unknown("unknown-value", field=self.name, value=f"{x},{y}")

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.written: dict[int, str] = {}

    def write(self, value: int) -> str:
        code = self.written.get(value)
        if code is None:
            x, y = self.xy(value)
            code = self.written[value] = f"{x},{y}"
        return code

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

    @property
    def form(self) -> Form:
        return SeatIndex

    @property
    def telling(self) -> Telling:
        return Telling("seat")

    def write(self, value: int) -> str:
        return str(value + 1)

    def read(self, code: str) -> int:
        number = super().read(code)
        if number == 0:
            raise Unknown("unknown-value", field=self.name, value=code)
        return number - 1

    def from_json(self, data: Json) -> int:
        return super().from_json(data + 1 if isinstance(data, int) and not isinstance(data, bool) else data)


class Told(Field):
    """A number that a message tells: `room` says “room 7” with the value as its argument `$room`."""

    def __init__(self, name: str, key: str) -> None:
        super().__init__(name)
        self.key = key

    @property
    def telling(self) -> Telling:
        return Telling("message", self.key)

    def words(self, value: int, text: Text) -> str:
        return text(self.key, **{self.key: value})


class Kind:
    """A kind of action or event: its number, its name, the form of its code and its fields.

    `secret` names the fields that only the seat in the field `seat` may see. `rule` is the id of the rule that makes
    it happen: a client links there. `fate` is how the game ends for the event's seat, or without one for all; a
    `decisive` event may be the one that decided the game.
    """

    def __init__(
        self,
        number: int,
        form: str,
        *fields: Field,
        name: str,
        secret: Sequence[str] = (),
        rule: str = "",
        fate: str = "",
        decisive: bool = False,
    ) -> None:
        self.number = int(number)
        self.name = name
        self.form = form
        self.fields = fields
        self.secret = frozenset(secret)
        self.rule = rule
        self.fate = fate
        self.decisive = decisive
        pieces = re.split(r"\{(\w+)\}", form)
        by_name = {field.name: field for field in fields}
        self.regex = re.compile(
            "".join(f"(?P<{p}>{by_name[p].pattern})" if i % 2 else re.escape(p) for i, p in enumerate(pieces))
        )

    def struct(self, prefix: str) -> type[msgspec.Struct]:
        """The type of its structure: an action also has its code, and a secret field may be null."""
        code = str | None if self.secret else str
        fields: list[tuple[str, Any] | tuple[str, Any, Any]] = [("code", code)] if prefix == "action" else []
        for field in self.fields:
            form = field.form | None if field.name in self.secret else field.form
            fields.append((attribute(field), form, msgspec.field(name=field.name)))
        title = "".join(word.capitalize() for word in (*self.name.split("-"), prefix))
        return msgspec.defstruct(title, fields, frozen=True, tag_field="kind", tag=self.name, module=__name__)


def attribute(field: Field) -> str:
    """The name of a field in Python, where `from` is none."""
    return f"{field.name}_" if iskeyword(field.name) else field.name


class Group(msgspec.Struct, Generic[AnyAction], frozen=True):
    """Legal actions of one kind, which stands under the text key `kind-{kind}`."""

    kind: str
    actions: tuple[AnyAction, ...]


class Codec:
    """All kinds of a game's actions (`prefix` is "action") or of its events ("event")."""

    def __init__(self, prefix: str, *kinds: Kind) -> None:
        self.prefix = prefix
        self.kinds = {kind.number: kind for kind in kinds}
        self.named = {kind.name: kind for kind in kinds}
        self.structs = {kind.number: kind.struct(prefix) for kind in kinds}
        self.order = {kind.number: place for place, kind in enumerate(kinds)}
        self.secretive = {
            kind.number: next((i for i, field in enumerate(kind.fields) if field.name == "seat"), -1)
            for kind in kinds
            if kind.secret
        }
        """By kind with a secret: which of its fields is the seat that may see it, -1 if it has none."""
        self.codes: dict[int, str] = {}
        self.written: dict[str, int] = {}
        """The codes that were written, and the other way round: most of what is read was written here."""
        self.made: dict[tuple[int, bool], tuple[int, msgspec.Struct]] = {}
        """By value and whether it is hidden: the rank and the structure."""

    @property
    def form(self) -> Form:
        """The type of any structure: one of those of its kinds, told apart by `kind`."""
        return reduce(or_, self.structs.values())

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

    # Text

    def write(self, packed: int) -> str:
        code = self.codes.get(packed)
        if code is None:
            kind, values = self.kind(packed), self.values(packed)
            code = kind.form.format(**{field.name: field.write(values[field.name]) for field in kind.fields})
            if len(self.codes) >= KEPT:
                self.codes.clear()
                self.written.clear()
            self.codes[packed] = code
            self.written[code] = packed
        return code

    def read(self, code: str) -> int:
        """The action or event of a code; raises Malformed or Unknown."""
        return self.written[code] if code in self.written else self.parse(code)

    def parse(self, code: str) -> int:
        """A code may fit the forms of several kinds ("fireball" could be a card): the one that reads it wins."""
        trouble: Trouble = Malformed("malformed-code", code=code)
        for kind in self.kinds.values():
            if match := kind.regex.fullmatch(code):
                try:
                    return self.make(kind.name, **{field.name: field.read(match[field.name]) for field in kind.fields})
                except Unknown as unknown:
                    trouble = unknown
        raise trouble

    # Structures

    def structured(self, packed: int, hidden: bool = False) -> msgspec.Struct:
        """An action or event as a structure; with `hidden`, secret fields are null."""
        return self.placed(packed, hidden)[1]

    def placed(self, packed: int, hidden: bool = False) -> tuple[int, msgspec.Struct]:
        """The structure, and before it its place in a list that people read."""
        found = self.made.get((packed, hidden))
        if found is None:
            if len(self.made) >= KEPT:
                self.made.clear()
            found = self.made[packed, hidden] = (self.rank(packed), self.make_struct(packed, hidden))
        return found

    def told_to(self, seat: int | None, packed: Iterable[int]) -> tuple[msgspec.Struct, ...]:
        """Events as a seat may know them."""
        return tuple([self.placed(event, self.is_hidden(event, seat))[1] for event in packed])

    def make_struct(self, packed: int, hidden: bool) -> msgspec.Struct:
        kind, values = self.kind(packed), self.values(packed)
        given: dict[str, object] = {}
        if self.prefix == "action":
            given["code"] = None if hidden and kind.secret else self.write(packed)
        for field in kind.fields:
            secret = hidden and field.name in kind.secret
            data = None if secret else field.to_json(values[field.name])
            given[attribute(field)] = tuple(data) if isinstance(data, list) else data
        return self.structs[kind.number](**given)

    def rank(self, packed: int) -> int:
        """By kind as the game lists them, then field by field."""
        kind, values = self.kind(packed), self.values(packed)
        ranks = [field.rank(values[field.name]) for field in kind.fields]
        rank = self.order[kind.number]
        for part in (*ranks, 0, 0, 0, 0)[:4]:
            rank = (rank << RANK_BITS) + part
        return rank

    def grouped(self, packed: Iterable[int]) -> tuple[Group[Any], ...]:
        """Actions in an order and in groups that a person understands."""
        made, groups = self.made, dict[str, list[msgspec.Struct]]()
        found = [made.get((action, False)) or self.placed(action) for action in packed]
        found.sort(key=RANK)
        for _, action in found:
            groups.setdefault(action.__struct_config__.tag, []).append(action)  # type: ignore[arg-type]
        return tuple([Group(kind, tuple(actions)) for kind, actions in groups.items()])

    def to_json(self, packed: int, hidden: bool = False) -> dict[str, Json]:
        """The structure as plain data."""
        plain: dict[str, Json] = msgspec.json.decode(msgspec.json.encode(self.structured(packed, hidden)))
        return plain

    def from_json(self, data: Mapping[str, Json]) -> int:
        """The action of a structure; its code may be left out, or must fit."""
        name = data.get("kind")
        if not isinstance(name, str):
            raise Malformed("malformed-kind")
        if name not in self.named:
            raise Unknown("unknown-value", field="kind", value=name)
        kind = self.named[name]
        wanted = {"kind", *(field.name for field in kind.fields)}
        if given := sorted(({*data} - {"code"}) ^ wanted):
            raise Malformed("malformed-fields", kind=name, fields=", ".join(given))
        packed = self.make(name, **{field.name: field.from_json(data[field.name]) for field in kind.fields})
        if "code" in data and data["code"] != self.write(packed):
            raise Malformed("malformed-fields", kind=name, fields="code")
        return packed

    # Words

    def words(self, packed: int, text: Text, hidden: bool = False, **more: object) -> str:
        """What a person reads: the sentence `{prefix}-{kind}`, or `{prefix}-{kind}-hidden` of one not for them."""
        kind = self.kind(packed)
        values = self.values(packed)
        args: dict[str, object] = dict(more)
        for field in kind.fields:
            if not (hidden and field.name in kind.secret):
                args |= field.arguments(values[field.name], text)
        key = f"{self.prefix}-{kind.name}"
        return text(f"{key}-hidden" if hidden and kind.secret else key, **args)

    # Secrets

    def is_hidden(self, packed: int, seat: int | None) -> bool:
        """Whether an event holds something that `seat` may not see."""
        place = self.secretive.get(kind_of(packed))
        return place is not None and (place < 0 or ARGUMENTS[place](packed) != seat)

    def secret_masks(self) -> list[int]:
        """By number of kind: a mask that covers what not everybody may see."""
        masks = [0] * KINDS
        for kind in self.kinds.values():
            masks[kind.number] = int(pack(0, *(EVERY_BIT * (field.name in kind.secret) for field in kind.fields)))
        return masks

    def keeps_secret(self, packed: int) -> bool:
        """Whether an action or event has something that not everybody may see."""
        return int(kind_of(packed)) in self.secretive
