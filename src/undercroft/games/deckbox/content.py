"""The cards and tiles of the box and the quests (B1-B3): read from TOML, checked, and flattened for the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Literal, get_args

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.content import Entry, hash_of, load, read
from undercroft.engine.errors import Unreadable
from undercroft.engine.shape import of
from undercroft.engine.text import Message
from undercroft.games.deckbox.cards import CardSet, EffectCards, EnemyCards, GearCards, HeroCards
from undercroft.games.deckbox.mistakes import Known, check_quest, load_quest
from undercroft.games.deckbox.quests import (
    EDGES,
    MOST_HEROES,
    Behaviour,
    Code,
    Dice,
    EnemyCode,
    Figure,
    ItemCode,
    Keyword,
    Keywords,
    Quest,
    Slot,
    TileCode,
)
from undercroft.games.deckbox.tiles import TileSet

FOLDER = Path(__file__).parent / "content"
CARDS = FOLDER / "cards.toml"
TILES = FOLDER / "tiles.toml"
QUESTS = FOLDER / "quests"
TERRAIN = ".#o~E"
"""Floor, wall, pit, water, entrance or exit, as tiles are drawn in their file."""

Effect = Literal[
    "heal",
    "energy",
    "dash",
    "strike",
    "blast",
    "sweep",
    "daze",
    "guard",
    "rally",
    "reveal",
    "might",
    "aim",
    "armour",
    "swiftness",
    "rebirth",
]
Grid = Annotated[tuple[str, ...], msgspec.Meta(min_length=5, max_length=5)]
HeroCode = Annotated[Code, of("hero")]
GearCode = Annotated[Code, of("gear")]
AbilityCode = Annotated[Code, of("ability")]


class HeroCard(Entry, frozen=True, kw_only=True):
    """Modifiers to dice, squares of a move, modifiers to tests, and health."""

    code: HeroCode
    melee: Figure
    ranged: Figure
    defence: Figure
    speed: Figure
    strength: Figure
    dexterity: Figure
    wisdom: Figure
    charisma: Figure
    health: Annotated[int, msgspec.Meta(ge=1, le=20)]


class GearCard(Entry, frozen=True, kw_only=True):
    """What a hero fights with: dice and modifiers, without dice not at all."""

    code: GearCode
    melee_dice: Dice
    melee: Figure = 0
    ranged_dice: Dice = 0
    ranged: Figure = 0
    defence: Figure = 0
    movement: Figure = 0
    keywords: Keywords = ()


class AbilityCard(Entry, frozen=True, kw_only=True):
    """Modifiers to tests, and what can be done for its cost in energy."""

    code: AbilityCode
    strength: Figure = 0
    dexterity: Figure = 0
    wisdom: Figure = 0
    charisma: Figure = 0
    effect: Effect
    power: Figure = 0
    dice: Dice = 0
    cost: Annotated[int, msgspec.Meta(ge=1, le=9)]


class ItemCard(Entry, frozen=True, kw_only=True):
    """What an item does, its cost in treasure, and how many of it a box has."""

    code: ItemCode
    effect: Effect
    power: Figure = 0
    dice: Dice = 0
    cost: Annotated[int, msgspec.Meta(ge=1, le=20)]
    count: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1


class EnemyCard(Entry, frozen=True, kw_only=True):
    """One side of an enemy card; the hard side follows the normal one."""

    code: EnemyCode
    slot: Slot
    side: Literal["normal", "hard"]
    melee_dice: Dice
    melee: Figure = 0
    ranged_dice: Dice = 0
    ranged: Figure = 0
    defence: Figure
    speed: Figure
    behaviour: Annotated[Behaviour, of("behaviour")]
    keywords: Keywords = ()


class Preset(Entry, frozen=True, kw_only=True):
    """A ready-made hero."""

    code: Annotated[Code, of("preset")]
    hero: HeroCode
    gear: GearCode
    ability: AbilityCode


class TileFace(Entry, frozen=True, kw_only=True):
    """A face of a tile with its arrow up. `map` has its five rows of five squares: `.` floor, `#` wall, `o` pit, `~`
    water, `E` entrance or exit. `spawn` has the numbers 1 to 9 of its diagram where they lie. `exits` names the edges
    that have a half-square in their middle: top, right, bottom, left."""

    code: Annotated[TileCode, msgspec.Meta(pattern=r"^[0-9]{1,2}[AB]$")]
    exits: Annotated[str, msgspec.Meta(pattern=r"^t?r?b?l?$")]
    map: Grid
    spawn: Grid


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    heroes: tuple[HeroCard, ...]
    gear: tuple[GearCard, ...]
    abilities: tuple[AbilityCard, ...]
    items: tuple[ItemCard, ...]
    enemies: tuple[EnemyCard, ...]
    presets: tuple[Preset, ...]


class TileFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tiles: tuple[TileFace, ...]


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that the game is played with."""

    heroes: tuple[HeroCard, ...]
    gear: tuple[GearCard, ...]
    abilities: tuple[AbilityCard, ...]
    items: tuple[ItemCard, ...]
    enemies: tuple[EnemyCard, ...]
    presets: tuple[Preset, ...]
    tiles: tuple[TileFace, ...]
    quests: Annotated[tuple[Quest, ...], msgspec.Meta(min_length=1)]

    @property
    def all_enemies(self) -> tuple[EnemyCard, ...]:
        """Those of the box, and those that quests bring along, with the code of the quest before theirs."""
        return (*self.enemies, *(side for quest in self.quests for side in own_enemies(quest)))


def own_enemies(quest: Quest) -> Iterator[EnemyCard]:
    """Both sides of the enemy cards of a quest's own making."""
    for card in quest.cards:
        for name, side in (("normal", card.normal), ("hard", card.hard or card.normal)):
            figures = msgspec.structs.asdict(side)
            yield EnemyCard(
                origin=quest.origin,
                code=f"{quest.code}-{card.code}",
                slot=card.slot,
                side="normal" if name == "normal" else "hard",
                **figures,
            )


def load_content(path: Path | None) -> tuple[Content, str]:
    """The box with the quests that ship, or with the quest of one file, or all of it from one file, as it is kept for
    old records; and its hash."""
    content = whole_box(path) if path is not None and "heroes" in read(path) else box_with(path)
    return content, hash_of(content)


def whole_box(path: Path) -> Content:
    content, _ = load(path, Content)
    check_cards(path, content)
    for face in content.tiles:
        check_tile(path, face)
    known = known_from(content, content)
    refuse_twice(path, "tiles", [face.code for face in content.tiles])
    refuse_twice(path, "quests", [quest.code for quest in content.quests])
    for n, quest in enumerate(content.quests):
        check_quest(path, quest, known, f"quests[{n}].")
    return content


def box_with(path: Path | None) -> Content:
    cards, _ = load(CARDS, CardFile)
    tiles, _ = load(TILES, TileFile)
    check_cards(CARDS, cards)
    for face in tiles.tiles:
        check_tile(TILES, face)
    known = known_from(cards, tiles)
    files = sorted(QUESTS.glob("*.toml")) if path is None else [path]
    return Content(
        heroes=cards.heroes,
        gear=cards.gear,
        abilities=cards.abilities,
        items=cards.items,
        enemies=cards.enemies,
        presets=cards.presets,
        tiles=tiles.tiles,
        quests=tuple(load_quest(file, known) for file in files),
    )


def known_from(cards: CardFile | Content, tiles: TileFile | Content) -> Known:
    return Known(
        exits={face.code: face.exits for face in tiles.tiles},
        gates=frozenset(face.code for face in tiles.tiles if any("E" in row for row in face.map)),
        enemies={enemy.code: enemy.slot for enemy in cards.enemies},
        items={item.code: item.count for item in cards.items},
    )


# What no type can say


def check_cards(path: Path, cards: CardFile | Content) -> None:
    for name in ("heroes", "gear", "abilities", "items", "presets"):
        refuse_twice(path, name, [entry.code for entry in getattr(cards, name)])
    for n in range(0, len(cards.enemies), 2):
        pair = cards.enemies[n : n + 2]
        if [side.side for side in pair] != ["normal", "hard"] or len({(side.code, side.slot) for side in pair}) > 1:
            raise Unreadable(path, f"enemies[{n}]", Message("box-sides", code=pair[0].code))
    refuse_twice(path, "enemies", [enemy.code for enemy in cards.enemies if enemy.side == "normal"])
    for n, preset in enumerate(cards.presets):
        for field, entries in (("hero", cards.heroes), ("gear", cards.gear), ("ability", cards.abilities)):
            code = getattr(preset, field)
            if code not in [entry.code for entry in entries]:
                raise Unreadable(path, f"presets[{n}].{field}", Message("box-no-card", code=code))


def refuse_twice(path: Path, name: str, codes: Sequence[str]) -> None:
    for code, count in Counter(codes).most_common(1):
        if count > 1:
            raise Unreadable(path, name, Message("quest-code-twice", code=code))


def check_tile(path: Path, face: TileFace) -> None:
    """Its drawings have five rows of five, all that is no wall hangs together, exits are open, 1-9 are there, and where
    heroes come in or go out there is room for all of them (B33)."""
    for name, rows, signs in (("map", face.map, TERRAIN), ("spawn", face.spawn, ".123456789")):
        if any(len(row) != 5 or set(row) - set(signs) for row in rows):
            raise Unreadable(path, f"{face.code}.{name}", Message("box-grid", signs=signs))
    numbers = sorted(sign for row in face.spawn for sign in row if sign != ".")
    if numbers != list("123456789"):
        raise Unreadable(path, f"{face.code}.spawn", Message("box-spawn"))
    if 0 < "".join(face.map).count("E") < MOST_HEROES:
        raise Unreadable(path, f"{face.code}.map", Message("box-gates", heroes=MOST_HEROES))
    free = {(x, y) for y in range(5) for x in range(5) if face.map[y][x] != "#"}
    doors = {"t": (2, 0), "r": (4, 2), "b": (2, 4), "l": (0, 2)}
    first = next((x, y) for y in range(5) for x in range(5) if face.spawn[y][x] == "1")
    reached, edge = {first}, [first]
    while edge:
        x, y = edge.pop()
        for there in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
            if there in free and there not in reached:
                reached.add(there)
                edge.append(there)
    if first not in free or reached != free or not all(doors[side] in free for side in face.exits):
        raise Unreadable(path, f"{face.code}.map", Message("box-ways"))


# For the rules


def flatten_cards(content: Content) -> CardSet:
    heroes, gear, enemies = content.heroes, content.gear, content.all_enemies
    hero = {card.code: n for n, card in enumerate(heroes)}
    weapon = {card.code: n for n, card in enumerate(gear)}
    ability = {card.code: n for n, card in enumerate(content.abilities)}
    presets = [(hero[one.hero], weapon[one.gear], ability[one.ability]) for one in content.presets]
    return CardSet(
        HeroCards(
            melee=column(heroes, "melee"),
            ranged=column(heroes, "ranged"),
            defence=column(heroes, "defence"),
            speed=column(heroes, "speed"),
            skills=skills(heroes),
            health=column(heroes, "health"),
        ),
        GearCards(
            melee_dice=column(gear, "melee_dice"),
            melee=column(gear, "melee"),
            ranged_dice=column(gear, "ranged_dice"),
            ranged=column(gear, "ranged"),
            defence=column(gear, "defence"),
            movement=column(gear, "movement"),
            keywords=vec[i64]([bits(card.keywords) for card in gear]),
        ),
        effect_cards(content.abilities),
        effect_cards(content.items),
        EnemyCards(
            melee_dice=column(enemies, "melee_dice"),
            melee=column(enemies, "melee"),
            ranged_dice=column(enemies, "ranged_dice"),
            ranged=column(enemies, "ranged"),
            defence=column(enemies, "defence"),
            speed=column(enemies, "speed"),
            behaviour=vec[i64]([get_args(Behaviour).index(card.behaviour) for card in enemies]),
            keywords=vec[i64]([bits(card.keywords) for card in enemies]),
        ),
        presets=vec[i64]([number for preset in presets for number in preset]),
    )


def effect_cards(cards: Sequence[AbilityCard] | Sequence[ItemCard]) -> EffectCards:
    return EffectCards(
        effect=vec[i64]([get_args(Effect).index(card.effect) for card in cards]),
        power=column(cards, "power"),
        dice=column(cards, "dice"),
        cost=column(cards, "cost"),
        skills=skills([card for card in cards if isinstance(card, AbilityCard)]),
        count=vec[i64]([card.count if isinstance(card, ItemCard) else 1 for card in cards]),
    )


def column(cards: Iterable[Entry], name: str) -> vec[i64]:
    return vec[i64]([getattr(card, name) for card in cards])


def skills(cards: Iterable[HeroCard | AbilityCard]) -> vec[i64]:
    return vec[i64]([n for card in cards for n in (card.strength, card.dexterity, card.wisdom, card.charisma)])


def bits(keywords: Iterable[str]) -> int:
    return sum(1 << get_args(Keyword).index(keyword) for keyword in keywords)


def flatten_tiles(faces: Sequence[TileFace]) -> TileSet:
    spawns: list[int] = []
    for face in faces:
        grid = "".join(face.spawn)
        spawns += [grid.index(str(n)) for n in range(1, 10)]
    return TileSet(
        terrain=vec[i64]([TERRAIN.index(sign) for face in faces for row in face.map for sign in row]),
        exits=vec[i64]([sum(1 << EDGES.index(side) for side in face.exits) for face in faces]),
        spawns=vec[i64](spawns),
    )
