"""How things are written in this game's codes, and what people call them."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.engine.codec import Choice, Codec, Field, Kind
from undercroft.engine.errors import Malformed, Unknown
from undercroft.engine.packing import arg1, arg2, arg3, arg4, kind_of, pack
from undercroft.engine.text import Text
from undercroft.games.donjon import actions as a
from undercroft.games.donjon.dungeon import (
    ANYWHERE,
    AREA_NAMES,
    GROUP,
    HERE,
    HIGHEST,
    KIND_NAMES,
    PLACE_NAMES,
    PLACES,
    WHAT_NAMES,
    is_room,
)

COUNT = Field("count")
MONSTER = Choice("monster", KIND_NAMES, "monster")
AREA = Choice("area", AREA_NAMES, "area")
FROM, TO, ROOM = (Choice(name, PLACE_NAMES[:PLACES], "place") for name in ("from", "to", "room"))
WHAT = Choice("what", WHAT_NAMES, "what")
TAKEN_FROM, BROUGHT_TO = (Choice(name, PLACE_NAMES, "place") for name in ("from", "to"))

EFFECTS = Codec(
    "effect",
    Kind(a.PLACE, "place {count} {what}>{to}", COUNT, WHAT, BROUGHT_TO, name="place"),
    Kind(a.MOVE, "move {count} {from}>{to}", COUNT, TAKEN_FROM, BROUGHT_TO, name="move"),
    Kind(a.TELEPORT, "teleport {count}", COUNT, name="teleport"),
    Kind(a.REMOVE, "remove {count} {from}", COUNT, TAKEN_FROM, name="remove"),
    Kind(a.PROGRESS, "progress {count}", COUNT, name="progress"),
    Kind(a.DUMP, "dump {count}", COUNT, name="dump"),
    Kind(a.STEP, "step {count}", COUNT, name="step"),
)
"""What cards and powers can ask for, as their content has it."""

TASKS = Codec(
    "task",
    *EFFECTS.kinds.values(),
    Kind(a.THREAT, "threat", name="threat"),
    Kind(a.SPREAD, "spread", name="spread"),
    Kind(a.KEEP, "keep", name="keep"),
    Kind(a.GUARDIAN, "guardian", name="guardian"),
    Kind(a.RECRUITMENT, "recruitment", name="recruitment"),
    Kind(a.POWER, "power", name="power"),
    Kind(a.LABORATORY, "laboratory", name="laboratory"),
    Kind(a.REFECTORY, "refectory", name="refectory"),
    Kind(a.VIP_CARD, "vip-card {room}", ROOM, name="vip-card"),
    Kind(a.REFILL, "refill", name="refill"),
)
"""Whatever can lie on the stack; who has to do it stands before it: `2:remove 1 any`."""


def write_task(task: int) -> str:
    return f"{arg4(task) + 1}:{TASKS.write(task)}"


def read_task(code: str) -> int:
    seat, colon, words = code.partition(":")
    if not colon or seat not in ("1", "2", "3", "4"):
        raise Malformed("malformed-code", code=code)
    task = TASKS.read(words)
    return int(pack(kind_of(task), arg1(task), arg2(task), arg3(task), int(seat) - 1))


class Card(Choice):
    """A card by its code; people call it by what it does."""

    def __init__(
        self, name: str, codes: Sequence[str], yours: Sequence[Sequence[int]], others: Sequence[Sequence[int]] = ()
    ) -> None:
        super().__init__(name, codes, name)
        self.yours = yours
        self.others = others

    def words(self, value: int, text: Text) -> str:
        return in_words(self.yours[value], self.others[value] if self.others else (), text)


def in_words(yours: Sequence[int], others: Sequence[int], text: Text) -> str:
    """What a card does: "remove 2 groups, teleport 1 monster; all others: teleport 1 monster"."""
    you, they = (", ".join(EFFECTS.words(effect, text) for effect in part) for part in (yours, others))
    return text("effect-both", yours=you, others=they) if they else you


class Threat(Choice):
    """A Threat card: its two monsters, and what its left icon does to everybody."""

    def __init__(
        self, name: str, codes: Sequence[str], monsters: Sequence[Sequence[int]], effects: Sequence[Sequence[int]]
    ) -> None:
        super().__init__(name, codes, name)
        self.monsters = monsters
        self.effects = effects

    def words(self, value: int, text: Text) -> str:
        first, second = (MONSTER.words(kind, text) for kind in self.monsters[value])
        if not self.effects[value]:
            return text("threat-plain", first=first, second=second)
        return text("threat-icon", first=first, second=second, effect=in_words(self.effects[value], (), text))


class Inn(Choice):
    """An Inn card: whom it means, and what happens to them."""

    def __init__(
        self, name: str, codes: Sequence[str], who: Sequence[str], what: Sequence[int], hit: Sequence[Sequence[int]]
    ) -> None:
        super().__init__(name, codes, name)
        self.who = who
        self.what = what
        self.hit = hit

    def words(self, value: int, text: Text) -> str:
        effect = in_words(self.hit[value], (), text)
        key = "inn-most" if self.who[value] == "most" else "inn-least"
        return text(key, what=self.what[value], effect=effect)


def read_effect(code: str) -> int:
    """An effect of the content; what makes no sense in any dungeon is refused."""
    effect = EFFECTS.read(code)
    count, what, to = int(arg1(effect)), int(arg2(effect)), int(arg3(effect))
    kind = kind_of(effect)
    if not 1 <= count <= 9:
        raise Unknown("effect-count", effect=code)
    if not makes_sense(int(kind), what, to):
        raise Unknown("effect-senseless", effect=code)
    return effect


def makes_sense(kind: int, what: int, to: int) -> bool:
    """Groups come into rooms, monsters anywhere; nothing goes to the "highest" room, nor comes from no place."""
    if kind == a.PLACE:
        return is_room(to) and to < PLACES if what == GROUP else to != HIGHEST
    if kind == a.MOVE:
        return to != HIGHEST and what != to
    if kind == a.REMOVE:
        return what in (ANYWHERE, HERE) or (is_room(what) and what < PLACES)
    return True


class Tile(Choice):
    """A Guardian tile by its code; people call it by its powers."""

    def __init__(self, codes: Sequence[str], powers: Sequence[Sequence[str]], power: Card) -> None:
        super().__init__("tile", codes, "tile")
        self.powers = powers
        self.power = power

    def words(self, value: int, text: Text) -> str:
        return " / ".join(self.power.words(self.power.number[code], text) for code in self.powers[value])
