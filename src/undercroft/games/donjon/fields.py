"""How things are written in this game's codes, and what people call them."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.engine.codec import Choice, Codec, Field, Kind
from undercroft.engine.errors import Unknown
from undercroft.engine.packing import arg1, arg2, arg3, kind_of
from undercroft.engine.text import Text
from undercroft.games.donjon import tasks as t
from undercroft.games.donjon.dungeon import (
    ANYWHERE,
    AREA_NAMES,
    GROUP,
    HERE,
    HIGHEST,
    KIND_NAMES,
    PLACE_NAMES,
    PLACES,
    SPOT_NAMES,
    WHAT_NAMES,
    is_room,
)

COUNT = Field("count")
MONSTER = Choice("monster", KIND_NAMES, "monster")
AREA = Choice("area", AREA_NAMES, "area")
FROM, TO, ROOM = (Choice(name, PLACE_NAMES[:PLACES], "place") for name in ("from", "to", "room"))
OUT_OF, INTO = (Choice(name, SPOT_NAMES, "place") for name in ("from", "to"))
"""Where something comes from and goes to, inside the dungeons and outside."""
WHAT = Choice("what", WHAT_NAMES, "what")
TAKEN_FROM, BROUGHT_TO = (Choice(name, PLACE_NAMES, "place") for name in ("from", "to"))

EFFECT_KINDS = (
    Kind(t.PLACE, "place {count} {what}>{to}", COUNT, WHAT, BROUGHT_TO, name="place"),
    Kind(t.MOVE, "move {count} {from}>{to}", COUNT, TAKEN_FROM, BROUGHT_TO, name="move"),
    Kind(t.TELEPORT, "teleport {count}", COUNT, name="teleport"),
    Kind(t.REMOVE, "remove {count} {from}", COUNT, TAKEN_FROM, name="remove"),
    Kind(t.PROGRESS, "progress {count}", COUNT, name="progress"),
    Kind(t.DUMP, "dump {count}", COUNT, name="dump"),
    Kind(t.STEP, "step {count}", COUNT, name="step"),
)
EFFECTS = Codec("effect", *EFFECT_KINDS)
"""What cards and powers can ask for, as their content has it; in words, in a few of them."""

TASKS = Codec(
    "task",
    *EFFECT_KINDS,
    Kind(t.THREAT, "threat", name="threat"),
    Kind(t.SPREAD, "spread", name="spread"),
    Kind(t.KEEP, "keep", name="keep"),
    Kind(t.GUARDIAN, "guardian", name="guardian"),
    Kind(t.RECRUITMENT, "recruitment", name="recruitment"),
    Kind(t.POWER, "power", name="power"),
    Kind(t.LABORATORY, "laboratory", name="laboratory"),
    Kind(t.REFECTORY, "refectory", name="refectory"),
    Kind(t.VIP_CARD, "vip-card {to}", TO, name="vip-card"),
    Kind(t.REFILL, "refill", name="refill"),
    Kind(t.BEDROOM, "bedroom", name="bedroom"),
)
"""Whatever can lie on the stack."""


class Card(Choice):
    """A Mixture, a VIP card, a Swordbearer or a power of the Guardian: people call it by what it does."""

    def __init__(
        self, name: str, codes: Sequence[str], yours: Sequence[Sequence[int]], others: Sequence[Sequence[int]]
    ) -> None:
        super().__init__(name, codes, name)
        self.yours = yours
        self.others = others

    def words(self, value: int, text: Text) -> str:
        """As in “remove 2 groups, teleport 1 monster; all others: teleport 1 monster”."""
        you, they = in_words(self.yours[value], text), in_words(self.others[value], text)
        return text("effect-both", yours=you, others=they) if they else you


def in_words(effects: Sequence[int], text: Text) -> str:
    return ", ".join(EFFECTS.words(effect, text) for effect in effects)


class Threat(Choice):
    """A Threat card: its two monsters, and what its left icon does to everybody."""

    def __init__(
        self, codes: Sequence[str], monsters: Sequence[Sequence[int]], effects: Sequence[Sequence[int]]
    ) -> None:
        super().__init__("threat", codes, "threat")
        self.monsters = monsters
        self.effects = effects

    def words(self, value: int, text: Text) -> str:
        first, second = (MONSTER.words(kind, text) for kind in self.monsters[value])
        if not self.effects[value]:
            return text("threat-plain", first=first, second=second)
        return text("threat-icon", first=first, second=second, effect=in_words(self.effects[value], text))


class Inn(Choice):
    """An Inn card: people call it by whom it means."""

    def __init__(self, codes: Sequence[str], who: Sequence[str], what: Sequence[str]) -> None:
        super().__init__("inn", codes, "inn")
        self.who = who
        self.what = what

    def words(self, value: int, text: Text) -> str:
        return text("inn-most" if self.who[value] == "most" else "inn-least", what=self.what[value])


class Tile(Choice):
    """A Guardian tile by the letters of its powers."""

    def words(self, value: int, text: Text) -> str:
        return text("tile-called", code=self.codes[value].upper())


class Objective(Choice):
    """A side of an Objective tile: its name, or that of its colour if an owner's file brings one of its own."""

    def __init__(self, codes: Sequence[str], colours: Sequence[str]) -> None:
        super().__init__("objective", codes, "objective")
        self.colours = colours

    def colour(self, code: str) -> str:
        return self.colours[self.number[code]]

    def words(self, value: int, text: Text) -> str:
        key = f"objective-{self.codes[value]}"
        return text(key) if key in text else text(f"figure-{self.colours[value]}")


class Board(Choice):
    """A dungeon board by its tower."""

    def words(self, value: int, text: Text) -> str:
        key = f"board-{self.codes[value]}"
        return text(key) if key in text else self.codes[value]


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
    if kind == t.PLACE:
        return is_room(to) and to < PLACES if what == GROUP else to != HIGHEST
    if kind == t.MOVE:
        return to != HIGHEST and what != to
    if kind == t.REMOVE:
        return what in (ANYWHERE, HERE) or (is_room(what) and what < PLACES)
    return True
