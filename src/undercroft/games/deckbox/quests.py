"""Quests are files that anybody can write (B34): the schema, what no type can say about it, and the way to the rules.

`docs/quests.md` explains it to those who write one.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from undercroft.engine.content import Entry, load
from undercroft.engine.errors import Unreadable
from undercroft.engine.text import LANGUAGES, Message

Code = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9-]*$")]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
Colour = Literal["green", "blue", "red"]
Skill = Literal["strength", "dexterity", "wisdom", "charisma"]
Who = Literal["explorer", "all", "tile"]
Number = Annotated[str | int, msgspec.Meta(description="3, or P for each hero, 2P, P+1, 2P+1")]
SLOTS = ("green-melee", "green-ranged", "blue-melee", "blue-ranged", "red")


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What people read, by language. A quest may lack one: then the other is shown."""

    en: str = ""
    fr: str = ""

    def said_in(self, language: str) -> str:
        wanted = str(getattr(self, language, ""))
        return wanted or self.en or self.fr


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of a quest file: what it does not know is refused."""


# Effects


class Effect(Part, frozen=True, kw_only=True, tag_field="effect"):
    """One thing that an encounter does."""


class Say(Effect, frozen=True, kw_only=True, tag="say"):
    text: Words


class Spawn(Effect, frozen=True, kw_only=True, tag="spawn"):
    """Enemy dice (B16). `health` fixes what they show; `kind` fixes melee or ranged; `name` is for winning."""

    colour: Colour
    count: Number = 1
    health: Annotated[int, msgspec.Meta(ge=1, le=6)] | None = None
    kind: Literal["melee", "ranged"] | None = None
    name: Code | None = None


class Treasure(Effect, frozen=True, kw_only=True, tag="treasure"):
    amount: Some
    who: Who = "explorer"


class Energy(Effect, frozen=True, kw_only=True, tag="energy"):
    amount: Some
    who: Who = "explorer"


class Heal(Effect, frozen=True, kw_only=True, tag="heal"):
    amount: Some
    who: Who = "explorer"


class Damage(Effect, frozen=True, kw_only=True, tag="damage"):
    """Cannot be defended."""

    amount: Some
    who: Who = "explorer"


class Hits(Effect, frozen=True, kw_only=True, tag="hits"):
    """Defended as usual."""

    amount: Some
    who: Who = "explorer"


class Item(Effect, frozen=True, kw_only=True, tag="item"):
    amount: Some = 1
    who: Who = "explorer"


class Token(Effect, frozen=True, kw_only=True, tag="token"):
    token: Code
    add: Annotated[int, msgspec.Meta(ge=-99, le=99)] = 1


class Outcome(Part, frozen=True, kw_only=True):
    """What a roll leads to: `on` is a face or a range of faces like 1-2 (B19)."""

    on: Annotated[str, msgspec.Meta(pattern=r"^[1-6](-[1-6])?$")]
    text: Words | None = None
    do: tuple[AnyEffect, ...] = ()

    @property
    def faces(self) -> range:
        first, _, last = self.on.partition("-")
        return range(int(first), int(last or first) + 1)


class Roll(Effect, frozen=True, kw_only=True, tag="roll"):
    outcomes: tuple[Outcome, ...]


class Trial(Effect, frozen=True, kw_only=True, tag="test"):
    """A skill test of the explorer (B31)."""

    skill: Skill
    need: Annotated[int, msgspec.Meta(ge=1, le=4)]
    success: tuple[AnyEffect, ...] = ()
    failure: tuple[AnyEffect, ...] = ()


class Option(Part, frozen=True, kw_only=True):
    text: Words
    do: tuple[AnyEffect, ...] = ()


class Choice(Effect, frozen=True, kw_only=True, tag="choice"):
    """The explorer chooses."""

    options: Annotated[tuple[Option, ...], msgspec.Meta(min_length=2, max_length=6)]


class Offer(Effect, frozen=True, kw_only=True, tag="offer"):
    """From now on heroes on this tile can do something for an action (B8); once, or again and again."""

    text: Words
    do: tuple[AnyEffect, ...]
    again: bool = False


class Close(Effect, frozen=True, kw_only=True, tag="close"):
    """Inside an offer that can be taken up again: it is done with."""


class When(Effect, frozen=True, kw_only=True, tag="when"):
    """Only if there are so many tokens."""

    token: Code
    least: Some = 1
    then: tuple[AnyEffect, ...] = ()
    otherwise: tuple[AnyEffect, ...] = ()


class Win(Effect, frozen=True, kw_only=True, tag="win"):
    """The quest is won."""


class Lose(Effect, frozen=True, kw_only=True, tag="lose"):
    """The quest is lost."""


AnyEffect = (
    Say
    | Spawn
    | Treasure
    | Energy
    | Heal
    | Damage
    | Hits
    | Item
    | Token
    | Roll
    | Trial
    | Choice
    | Offer
    | Close
    | When
    | Win
    | Lose
)


# The quest


class Encounter(Part, frozen=True, kw_only=True):
    code: Code
    text: Words
    do: tuple[AnyEffect, ...] = ()


class Enemies(Part, frozen=True, kw_only=True, rename="kebab"):
    """The card of each slot; `hard` turns all of them to their hard side."""

    green_melee: Code
    green_ranged: Code
    blue_melee: Code
    blue_ranged: Code
    red: Code
    hard: bool = False

    @property
    def cards(self) -> tuple[str, ...]:
        return (self.green_melee, self.green_ranged, self.blue_melee, self.blue_ranged, self.red)


class Start(Part, frozen=True, kw_only=True):
    tile: str
    turn: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    encounter: Code | None = None


class Finale(Part, frozen=True, kw_only=True):
    """The last tile of an app-style quest, laid when `after` tiles lie there already."""

    tile: str
    after: Annotated[int, msgspec.Meta(ge=1, le=14)]
    encounter: Code | None = None


class Pool(Part, frozen=True, kw_only=True):
    """App style (B35): what is drawn from."""

    tiles: tuple[str, ...]
    encounters: tuple[Code, ...]
    finale: Finale


class Room(Part, frozen=True, kw_only=True):
    """A tile on the map of a print-style quest; the start lies at 0, 0. `turn` counts quarters to the right."""

    tile: str
    at: tuple[Annotated[int, msgspec.Meta(ge=-9, le=9)], Annotated[int, msgspec.Meta(ge=-9, le=9)]]
    turn: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    encounter: Code | None = None


class Rounds(Part, frozen=True, kw_only=True):
    """What happens by itself at the end of round `at`, and then every so many rounds."""

    at: Some
    every: Count = 0
    where: Literal["start", "newest", "heroes"] = "newest"
    text: Words | None = None
    do: tuple[AnyEffect, ...] = ()


class Condition(Part, frozen=True, kw_only=True):
    """All that is named must hold. `exit` wants one or all living heroes on exit squares of the start tile or of
    another one."""

    token: Code | None = None
    count: Some = 1
    defeated: Code | None = None
    exit: Literal["one", "all"] | None = None
    on: Literal["start", "elsewhere"] = "elsewhere"
    rounds: Count = 0
    tiles: Count = 0
    clear: bool = False
    deaths: Count = 0


class Name(Part, frozen=True, kw_only=True):
    """A token or a named enemy."""

    code: Code
    name: Words


class Quest(Entry, frozen=True, kw_only=True):
    """A quest file."""

    code: Code
    title: Words
    summary: Words
    goal: Words
    enemies: Enemies
    start: Start
    pool: Pool | None = None
    map: tuple[Room, ...] = ()
    tokens: Annotated[tuple[Name, ...], msgspec.Meta(max_length=8)] = ()
    names: Annotated[tuple[Name, ...], msgspec.Meta(max_length=15)] = ()
    encounters: tuple[Encounter, ...]
    rounds: tuple[Rounds, ...] = ()
    win: Annotated[tuple[Condition, ...], msgspec.Meta(max_length=8)] = ()
    lose: Annotated[tuple[Condition, ...], msgspec.Meta(max_length=8)] = ()

    @property
    def printed(self) -> bool:
        return self.pool is None


def amount(number: Number) -> tuple[int, int] | None:
    """A number of enemies as (fixed, for each hero), or None if it is not written like one."""
    if isinstance(number, int):
        return (number, 0) if 1 <= number <= 12 else None
    head, letter, tail = number.partition("P")
    if not letter:
        return amount(int(head)) if head.isascii() and head.isdecimal() and len(head) < 3 else None
    each = head or "1"
    more = tail.removeprefix("+") if tail.startswith("+") else "0" if not tail else "x"
    if not (each.isascii() and each.isdecimal() and more.isascii() and more.isdecimal()):
        return None
    return (int(more), int(each)) if 1 <= int(each) <= 6 and int(more) <= 12 else None


# Every effect of a quest with its place


Placed = tuple[str, AnyEffect]


def effects_of(quest: Quest) -> Iterator[Placed]:
    """All effects, those inside others too, each with the path to it in the file."""
    for n, encounter in enumerate(quest.encounters):
        yield from inside(encounter.do, f"encounters[{n}].do")
    for n, rounds in enumerate(quest.rounds):
        yield from inside(rounds.do, f"rounds[{n}].do")


def inside(effects: tuple[AnyEffect, ...], path: str) -> Iterator[Placed]:
    for n, effect in enumerate(effects):
        here = f"{path}[{n}]"
        yield here, effect
        for name, block in blocks_of(effect):
            yield from inside(block, f"{here}.{name}")


def blocks_of(effect: AnyEffect) -> Iterator[tuple[str, tuple[AnyEffect, ...]]]:
    """The blocks of effects inside an effect, by their place in it."""
    if isinstance(effect, Roll):
        for n, outcome in enumerate(effect.outcomes):
            yield f"outcomes[{n}].do", outcome.do
    elif isinstance(effect, Choice):
        for n, option in enumerate(effect.options):
            yield f"options[{n}].do", option.do
    elif isinstance(effect, Trial):
        yield "success", effect.success
        yield "failure", effect.failure
    elif isinstance(effect, Offer):
        yield "do", effect.do
    elif isinstance(effect, When):
        yield "then", effect.then
        yield "otherwise", effect.otherwise


# Loading


class Known(msgspec.Struct, frozen=True):
    """What quests are made of: the exits of each tile face, those with an entrance, the enemy cards by slot."""

    exits: dict[str, str]
    gates: frozenset[str]
    enemies: dict[str, str]


def load_quest(path: Path, known: Known) -> Quest:
    """A quest from its file; the first mistake is raised."""
    quest, _ = load(path, Quest)
    for place, message in mistakes(quest, known):
        raise Unreadable(path, place, message)
    return quest


def mistakes(quest: Quest, known: Known) -> Iterator[tuple[str, Message]]:
    """All that no type can say about a quest: its place and what is wrong there."""
    yield from wrong_words(quest)
    yield from wrong_enemies(quest, known)
    yield from wrong_tiles(quest, known)
    yield from wrong_encounters(quest)
    yield from wrong_conditions(quest, known)


def wrong_words(quest: Quest) -> Iterator[tuple[str, Message]]:
    for name in ("title", "summary", "goal"):
        words: Words = getattr(quest, name)
        if not any(words.said_in(language) for language in LANGUAGES):
            yield name, Message("quest-no-words")
    for kind in ("tokens", "names", "encounters"):
        codes = [thing.code for thing in getattr(quest, kind)]
        for n, code in enumerate(codes):
            if code in codes[:n]:
                yield f"{kind}[{n}].code", Message("quest-code-twice", code=code)


def wrong_enemies(quest: Quest, known: Known) -> Iterator[tuple[str, Message]]:
    for slot, code in zip(SLOTS, quest.enemies.cards, strict=True):
        if code not in known.enemies:
            fitting = ", ".join(card for card, at in known.enemies.items() if at == slot)
            yield f"enemies.{slot}", Message("quest-no-enemy", code=code, cards=fitting)
        elif known.enemies[code] != slot:
            yield f"enemies.{slot}", Message("quest-wrong-slot", code=code, slot=known.enemies[code])


def wrong_tiles(quest: Quest, known: Known) -> Iterator[tuple[str, Message]]:
    laid = [("start.tile", quest.start.tile)]
    if quest.pool is not None:
        if quest.map:
            yield "map", Message("quest-two-styles")
        laid += [(f"pool.tiles[{n}]", tile) for n, tile in enumerate(quest.pool.tiles)]
        laid.append(("pool.finale.tile", quest.pool.finale.tile))
        if len(quest.pool.tiles) < quest.pool.finale.after - 1:
            wanted = quest.pool.finale.after - 1
            yield "pool.tiles", Message("quest-few-tiles", count=len(quest.pool.tiles), wanted=wanted)
    elif not quest.map:
        yield "map", Message("quest-no-style")
    laid += [(f"map[{n}].tile", room.tile) for n, room in enumerate(quest.map)]
    for n, (place, tile) in enumerate(laid):
        if tile not in known.exits:
            yield place, Message("quest-no-tile", tile=tile)
        elif any(tile[:-1] == other[:-1] for _, other in laid[:n]):
            yield place, Message("quest-tile-twice", tile=tile)
    if quest.start.tile in known.exits and quest.start.tile not in known.gates:
        yield "start.tile", Message("quest-no-entrance", tile=quest.start.tile)
    seen = [(0, 0)]
    for n, room in enumerate(quest.map):
        if room.at in seen:
            yield f"map[{n}].at", Message("quest-place-twice")
        seen.append(room.at)
    if all(room.tile in known.exits for room in quest.map) and quest.start.tile in known.exits:
        yield from unreachable(quest, known)


def unreachable(quest: Quest, known: Known) -> Iterator[tuple[str, Message]]:
    """Rooms of a map that no way leads to."""
    rooms = {(0, 0): (quest.start.tile, quest.start.turn), **{room.at: (room.tile, room.turn) for room in quest.map}}
    found, edge = {(0, 0)}, [(0, 0)]
    while edge:
        x, y = edge.pop()
        for side, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            there = (x + dx, y + dy)
            if there not in rooms or there in found:
                continue
            if has_exit(known, rooms[x, y], side) and has_exit(known, rooms[there], (side + 2) % 4):
                found.add(there)
                edge.append(there)
    for n, room in enumerate(quest.map):
        if room.at not in found:
            yield f"map[{n}]", Message("quest-no-way", tile=room.tile)


def has_exit(known: Known, room: tuple[str, int], side: int) -> bool:
    tile, turn = room
    return "trbl"[(side - turn) % 4] in known.exits[tile]


def wrong_encounters(quest: Quest) -> Iterator[tuple[str, Message]]:
    codes = {encounter.code for encounter in quest.encounters}
    named = [("start.encounter", quest.start.encounter)]
    named += [(f"map[{n}].encounter", room.encounter) for n, room in enumerate(quest.map)]
    if quest.pool is not None:
        named += [(f"pool.encounters[{n}]", code) for n, code in enumerate(quest.pool.encounters)]
        named.append(("pool.finale.encounter", quest.pool.finale.encounter))
    for place, code in named:
        if code is not None and code not in codes:
            yield place, Message("quest-no-encounter", code=code)
    used = {code for _, code in named}
    for n, encounter in enumerate(quest.encounters):
        if encounter.code not in used:
            yield f"encounters[{n}]", Message("quest-idle-encounter", code=encounter.code)
    tokens, names = {token.code for token in quest.tokens}, {name.code for name in quest.names}
    offers = [f"{place}." for place, effect in effects_of(quest) if isinstance(effect, Offer)]
    for place, effect in effects_of(quest):
        if isinstance(effect, Spawn):
            if amount(effect.count) is None:
                yield f"{place}.count", Message("quest-count", count=str(effect.count))
            if effect.name is not None and effect.name not in names:
                yield f"{place}.name", Message("quest-no-name", code=effect.name)
            if effect.colour != "red" and (effect.health or 1) > 3:
                yield f"{place}.health", Message("quest-health", health=effect.health)
        elif isinstance(effect, Token | When) and effect.token not in tokens:
            yield f"{place}.token", Message("quest-no-token", code=effect.token)
        elif isinstance(effect, Close) and not any(place.startswith(offer) for offer in offers):
            yield place, Message("quest-close")
        elif isinstance(effect, Roll):
            faces = [face for outcome in effect.outcomes for face in outcome.faces]
            if sorted(faces) != [1, 2, 3, 4, 5, 6]:
                yield f"{place}.outcomes", Message("quest-faces")


def wrong_conditions(quest: Quest, known: Known) -> Iterator[tuple[str, Message]]:
    tokens = {token.code for token in quest.tokens}
    spawned = {effect.name for _, effect in effects_of(quest) if isinstance(effect, Spawn)}
    if not quest.win and not any(isinstance(effect, Win) for _, effect in effects_of(quest)):
        yield "win", Message("quest-no-win")
    for kind in ("win", "lose"):
        for n, condition in enumerate(getattr(quest, kind)):
            place = f"{kind}[{n}]"
            if condition == Condition():
                yield place, Message("quest-empty-condition")
            if condition.token is not None and condition.token not in tokens:
                yield f"{place}.token", Message("quest-no-token", code=condition.token)
            if condition.defeated is not None and condition.defeated not in spawned:
                yield f"{place}.defeated", Message("quest-never-comes", code=condition.defeated)
            if condition.exit is not None and condition.on == "elsewhere" and not has_far_gate(quest, known):
                yield f"{place}.exit", Message("quest-no-exit")


def has_far_gate(quest: Quest, known: Known) -> bool:
    tiles = [room.tile for room in quest.map]
    if quest.pool is not None:
        tiles.append(quest.pool.finale.tile)
    return any(tile in known.gates for tile in tiles)
