"""What is still to be done, as data: tasks, what they come from, and the phase of the turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec

from undercroft.engine.errors import Malformed, Unknown
from undercroft.engine.packing import arg1, arg2, arg3, kind_of
from undercroft.engine.shape import Seat, of
from undercroft.games.donjon import tasks as t
from undercroft.games.donjon.content import Codes
from undercroft.games.donjon.dungeon import PLACE_NAMES
from undercroft.games.donjon.fields import TASKS

PlaceCode = Annotated[str, of("place")]
Phase = Literal["threat", "guardian", "recruit", "move", "power", "over"]

PHASES: tuple[tuple[int, Phase, Phase], ...] = (
    (t.GUARDIAN, "guardian", "threat"),
    (t.RECRUITMENT, "recruit", "guardian"),
    (t.POWER, "power", "move"),
)
"""By task of a phase: the phase that it is, and the one before, which goes on as long as something lies on it."""

DECKS = ("threat", "inn", "mixture", "vip", "swordbearer", "power", "room")
"""By number: what a task can come from."""
KEPT = 5_000
"""Tasks whose structure is kept at hand; when there are more, all are made anew."""


class Source(msgspec.Struct, frozen=True, omit_defaults=True):
    """The card or power that a task comes from: one of these."""

    threat: Annotated[str, of("threat")] | None = None
    inn: Annotated[str, of("inn")] | None = None
    mixture: Annotated[str, of("mixture")] | None = None
    vip: Annotated[str, of("vip")] | None = None
    swordbearer: Annotated[str, of("swordbearer")] | None = None
    power: Annotated[str, of("power")] | None = None
    room: PlaceCode | None = None


class Task(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that a seat has to do or to suffer; what its kind does not have is left out."""

    seat: Seat
    kind: Annotated[str, of("task")]
    count: int = 0
    """How many are left to do: monsters, groups, rooms or footsteps."""
    what: Annotated[str, of("what")] | None = None
    from_: PlaceCode | None = msgspec.field(default=None, name="from")
    to: PlaceCode | None = None
    source: Source | None = None
    """Null for the phases of the turn and the footsteps of recruits."""


def phase_of(tasks: Iterable[int], over: bool) -> Phase:
    """The phase that a turn is in; the next task is the last."""
    if over:
        return "over"
    kinds = [int(kind_of(task)) for task in tasks]
    for kind, itself, before in PHASES:
        if kind in kinds:
            return itself if kinds[-1] == kind else before
    return "power"


class Stack:
    """Turns tasks into data and back: structures for a view, words for the text of a position."""

    def __init__(self, codes: Codes) -> None:
        self.decks = (
            codes.threats,
            codes.inn,
            codes.mixtures,
            codes.vips,
            codes.swordbearers,
            codes.powers,
            PLACE_NAMES,
        )
        self.told: dict[int, Task] = {}

    def tell(self, task: int) -> Task:
        found = self.told.get(task)
        if found is None:
            if len(self.told) >= KEPT:
                self.told.clear()
            found = self.told[task] = self.structured(task)
        return found

    def structured(self, task: int) -> Task:
        kind, values = TASKS.kind(task), TASKS.values(task)
        told = {field.name: field.to_json(values[field.name]) for field in kind.fields}
        source = self.source(int(t.source_of(task)))
        return msgspec.convert(
            {"seat": int(t.seat_of(task)), "kind": kind.name, **told, **({"source": source} if source else {})}, Task
        )

    def source(self, source: int) -> dict[str, str]:
        if source == t.BY_TURN:
            return {}
        deck = int(t.deck_of(source))
        return {DECKS[deck]: self.decks[deck][t.card_of(source)]}

    def pack(self, task: Task) -> int:
        kind = TASKS.named[task.kind]
        given = msgspec.to_builtins(task)
        packed = TASKS.make(task.kind, **{field.name: field.from_json(given[field.name]) for field in kind.fields})
        source = int(t.BY_TURN)
        for deck, code in given.get("source", {}).items():
            source = self.number(deck, code)
        return self.for_seat(packed, task.seat, source)

    def number(self, deck: str, code: str) -> int:
        number = DECKS.index(deck)
        return int(t.by_card(number, self.decks[number].index(code)))

    def for_seat(self, task: int, seat: int, source: int) -> int:
        return int(t.to_do(kind_of(task), arg1(task), arg2(task), arg3(task), seat, source))

    # As text: `2:remove 1 any@swordbearer/sword-3`

    def write(self, task: Task) -> str:
        packed = self.pack(task)
        source = "".join(f"@{deck}/{code}" for deck, code in self.source(int(t.source_of(packed))).items())
        return f"{task.seat + 1}:{TASKS.write(packed)}{source}"

    def read(self, code: str) -> int:
        words, at, source = code.partition("@")
        seat, colon, what = words.partition(":")
        deck, slash, card = source.partition("/")
        if not colon or seat not in ("1", "2", "3", "4") or bool(at) != (deck in DECKS and bool(slash)):
            raise Malformed("malformed-code", code=code)
        by = int(t.BY_TURN)
        if at:
            if card not in self.decks[DECKS.index(deck)]:
                raise Unknown("unknown-value", field=deck, value=card)
            by = self.number(deck, card)
        return self.for_seat(TASKS.read(what), int(seat) - 1, by)
