"""Quests are files that anybody can write (B34): the schema. What no type can say about it is in `mistakes.py`.

`docs/quests.md` explains it to those who write one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Annotated, Literal, get_args

import msgspec

from undercroft.engine.content import Entry
from undercroft.engine.shape import of

CODE = r"[a-z][a-z0-9-]*"
Code = Annotated[str, msgspec.Meta(extra_json_schema={"pattern": f"^{CODE}$"})]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Change = Annotated[int, msgspec.Meta(ge=-99, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
Attack = Annotated[Literal["melee", "ranged"], of("attack")]
Colour = Annotated[Literal["green", "blue", "red"], of("colour")]
Skill = Annotated[Literal["strength", "dexterity", "wisdom", "charisma"], of("skill")]
TileCode = Annotated[str, of("tile")]
EnemyCode = Annotated[Code, of("enemy")]
ItemCode = Annotated[Code, of("item")]
Figure = Annotated[int, msgspec.Meta(ge=-3, le=9)]
Dice = Annotated[int, msgspec.Meta(ge=0, le=4)]
Keyword = Literal["reach", "barrage", "crush", "stun", "heavy", "knockback", "regenerate", "ritual", "siphon", "pierce"]
Keywords = tuple[Annotated[Keyword, of("keyword")], ...]
Behaviour = Literal["nearest", "weakest", "strongest", "richest"]
Slot = Literal["green-melee", "green-ranged", "blue-melee", "blue-ranged", "red"]
Where = Literal["here", "start", "newest", "explorer"]
Who = Annotated[Literal["explorer", "all", "tile"], of("who")]
Number = Annotated[str | int, msgspec.Meta(description="3, or P for each hero, 2P, P+1, 2P-1")]
SLOTS: tuple[str, ...] = get_args(Slot)
EDGES = "trbl"
"""Those of a tile, as files name them: top, right, bottom, left."""
MOST_HEROES = 4
"""So many go into a quest together."""


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
    kind: Attack | None = None
    name: Code | None = None
    where: Annotated[str, msgspec.Meta(description="here, start, newest, explorer, or a tile of the quest")] = "here"
    """A tile that does not lie on the table yet is that of the encounter."""


class Treasure(Effect, frozen=True, kw_only=True, tag="treasure"):
    """Gained, or taken where the amount is negative, as far as there is some."""

    amount: Change
    who: Who = "explorer"


class Energy(Effect, frozen=True, kw_only=True, tag="energy"):
    """Gained, or taken."""

    amount: Change
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
    """From the deck: any, or a particular one, which is looked for among the used ones and those for sale as well."""

    item: ItemCode | None = None
    amount: Some = 1
    who: Who = "explorer"


class Token(Effect, frozen=True, kw_only=True, tag="token"):
    token: Code
    add: Change = 1


class RollOutcome(Part, frozen=True, kw_only=True):
    """What a roll leads to: `on` is a face or a range of faces like 1-2 (B19)."""

    on: Annotated[str, msgspec.Meta(pattern=r"^[1-6](-[1-6])?$")]
    text: Words | None = None
    do: tuple[AnyEffect, ...] = ()

    @property
    def faces(self) -> range:
        first, _, last = self.on.partition("-")
        return range(int(first), int(last or first) + 1)


class Roll(Effect, frozen=True, kw_only=True, tag="roll"):
    outcomes: tuple[RollOutcome, ...]


class Trial(Effect, frozen=True, kw_only=True, tag="test"):
    """A skill test (B31). If several heroes make it, each does so by itself, and what follows happens for each: to the
    one who has made it where it says `explorer`."""

    skill: Skill
    need: Annotated[int, msgspec.Meta(ge=1, le=4)]
    who: Who = "explorer"
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

    green_melee: EnemyCode
    green_ranged: EnemyCode
    blue_melee: EnemyCode
    blue_ranged: EnemyCode
    red: EnemyCode
    hard: bool = False

    @property
    def cards(self) -> tuple[str, ...]:
        return (self.green_melee, self.green_ranged, self.blue_melee, self.blue_ranged, self.red)


class CardSide(Part, frozen=True, kw_only=True):
    """One side of an enemy card: dice and modifiers, without dice not at all."""

    melee_dice: Dice
    melee: Figure = 0
    ranged_dice: Dice = 0
    ranged: Figure = 0
    defence: Figure
    speed: Annotated[int, msgspec.Meta(ge=0, le=9)]
    behaviour: Annotated[Behaviour, of("behaviour")]
    keywords: Keywords = ()


class OwnCard(Part, frozen=True, kw_only=True):
    """An enemy card of the quest's own making; without a hard side it has the normal one twice."""

    code: Code
    name: Words
    slot: Slot
    normal: CardSide
    hard: CardSide | None = None


class Ending(Part, frozen=True, kw_only=True):
    """What is told when the quest is won, and when it is lost."""

    won: Words | None = None
    lost: Words | None = None


class Start(Part, frozen=True, kw_only=True):
    tile: TileCode
    turn: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    encounter: Code | None = None


class Finale(Part, frozen=True, kw_only=True):
    """The last tile of an app-style quest, laid when `after` tiles lie there already."""

    tile: TileCode
    after: Annotated[int, msgspec.Meta(ge=1, le=14)]
    encounter: Code | None = None


class Pool(Part, frozen=True, kw_only=True):
    """App style (B35): what is drawn from."""

    tiles: tuple[TileCode, ...]
    encounters: tuple[Code, ...]
    finale: Finale


class Room(Part, frozen=True, kw_only=True):
    """A tile on the map of a print-style quest; the start lies at 0, 0. `turn` counts quarters to the right."""

    tile: TileCode
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
    """A quest file. Elsewhere the codes of its encounters, tokens, names and cards have that of the quest before them:
    `cellar-gate`."""

    code: Annotated[Code, of("quest")]
    title: Words
    summary: Words
    goal: Words
    enemies: Enemies
    start: Start
    pool: Pool | None = None
    map: tuple[Room, ...] = ()
    tokens: Annotated[tuple[Name, ...], msgspec.Meta(max_length=8)] = ()
    names: Annotated[tuple[Name, ...], msgspec.Meta(max_length=15)] = ()
    cards: Annotated[tuple[OwnCard, ...], msgspec.Meta(max_length=5)] = ()
    encounters: tuple[Encounter, ...]
    rounds: tuple[Rounds, ...] = ()
    ending: Ending = Ending()
    win: Annotated[tuple[Condition, ...], msgspec.Meta(max_length=8)] = ()
    lose: Annotated[tuple[Condition, ...], msgspec.Meta(max_length=8)] = ()

    @property
    def printed(self) -> bool:
        return self.pool is None

    @property
    def last_round(self) -> int:
        """When it is over the quest is over too, won or lost; 0 if the quest says nothing about time."""
        return min(rounds_alone(self.lose) + rounds_alone(self.win), default=0)


def rounds_alone(conditions: Iterable[Condition]) -> list[int]:
    """The rounds of the conditions that ask for nothing else."""
    return [one.rounds for one in conditions if one.rounds and one == Condition(rounds=one.rounds)]


def amount(number: Number) -> tuple[int, int] | None:
    """A number of enemies as (fixed, for each hero), or None if it is not written like one, or is none for one hero."""
    if isinstance(number, int):
        return (number, 0) if 1 <= number <= 12 else None
    match = re.fullmatch(r"([1-6]?)P(?:([+-])([0-9]{1,2}))?", number)
    if match is None:
        return amount(int(number)) if re.fullmatch(r"[0-9]{1,2}", number) else None
    each, fixed = int(match[1] or 1), int(match[3] or 0)
    if match[2] == "-":
        fixed = -fixed
    return (fixed, each) if -each < fixed <= 12 else None


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
