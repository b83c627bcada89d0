"""Cards, tiles and boards (D2): read from TOML, checked, and flattened for the rules."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.content import Entry, load
from undercroft.engine.errors import Trouble, Unreadable
from undercroft.engine.shape import of
from undercroft.engine.text import Message
from undercroft.games.donjon import cards as c
from undercroft.games.donjon import tasks as t
from undercroft.games.donjon.cards import Box, Deck, Goal
from undercroft.games.donjon.dungeon import COMMON, KIND_NAMES, WHAT_NAMES
from undercroft.games.donjon.fields import read_effect

HOUSE_SET = Path(__file__).parent / "content" / "house.toml"
COUNTS = {
    "threats": 24,
    "inn": 7,
    "mixtures": 16,
    "vips": 10,
    "swordbearers": 16,
    "powers": 6,
    "tiles": 6,
    "boards": 4,
    "objectives": 16,
}
THREATS_FOR = {2: 12, 3: 6, 4: 6}
PLACES_OF = {"rooms": (2, 10), "treasuries": (2, 8), "hallways": (1, 9)}
"""First and last place; treasuries are the rooms with gold (D3)."""
FORMS = {"pair": c.PAIR, "each": c.EACH, "span": c.SPAN, "total": c.TOTAL, "majority": c.MAJORITY}

CODE = msgspec.Meta(pattern=r"^[a-z][a-z0-9-]*$")
KIND = of("monster")
Power = Annotated[str, CODE, of("power")]
Common = Annotated[Literal["spider", "brou", "dragon", "vampire"], KIND]
Starter = Annotated[Literal["spider", "brou", "dragon", "vampire", "skeleton"], KIND]
Monster = Annotated[Literal["spider", "brou", "dragon", "vampire", "skeleton", "vip"], KIND]
Effect = Annotated[
    str, msgspec.Meta(description="An effect in its code; asked for a deck, the game tells it in parts.")
]
Some = Annotated[tuple[Effect, ...], msgspec.Meta(min_length=1)]


class Threat(Entry, frozen=True, kw_only=True):
    """Used from so many `players` on; `all` is what its left icon does to everybody."""

    code: Annotated[str, CODE, of("threat")]
    players: Annotated[int, msgspec.Meta(ge=2, le=4)]
    monsters: tuple[Common, Common]
    all: tuple[Effect, ...] = ()
    threat: bool = False


class InnCard(Entry, frozen=True, kw_only=True):
    """Hits whoever has most, or least, of what it names."""

    code: Annotated[str, CODE, of("inn")]
    who: Literal["most", "least"]
    what: Annotated[Literal["spider", "brou", "dragon", "vampire", "skeleton", "vip", "group"], of("what")]
    hit: Some


class Card(Entry, frozen=True, kw_only=True):
    """A Mixture, a VIP, a Swordbearer or a power of the Guardian: what you do, and what all the others do."""

    code: Annotated[str, CODE]
    you: Some
    others: tuple[Effect, ...] = ()


class Mixture(Card, frozen=True, kw_only=True):
    """For a monster of the laboratory."""

    code: Annotated[str, CODE, of("mixture")]


class VipCard(Card, frozen=True, kw_only=True):
    """For a monster of the refectory."""

    code: Annotated[str, CODE, of("vip")]


class Swordbearer(Card, frozen=True, kw_only=True):
    """For a monster of the bedroom."""

    code: Annotated[str, CODE, of("swordbearer")]


class GuardianPower(Card, frozen=True, kw_only=True):
    """For a Malus tile."""

    code: Power


class Tile(Entry, frozen=True, kw_only=True):
    """A Guardian tile and its powers."""

    code: Annotated[str, CODE, of("tile")]
    powers: tuple[Power, Power, Power]


class Board(Entry, frozen=True, kw_only=True):
    """A dungeon board and the monsters in its entrance."""

    code: Annotated[str, CODE, of("board")]
    monsters: tuple[Starter, Starter, Starter, Starter]


class Objective(Entry, frozen=True, kw_only=True):
    """A side of an Objective tile; what the points are for depends on its form (see `cards.py`)."""

    code: Annotated[str, CODE, of("objective")]
    colour: Common
    star: bool = False
    form: Literal["pair", "each", "span", "total", "majority"]
    kind: Monster
    other: Monster | None = None
    places: Literal["rooms", "treasuries", "hallways"]
    need: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    at: tuple[int, ...] = ()
    points: tuple[int, ...]


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A content file."""

    title: str
    threats: tuple[Threat, ...]
    inn: tuple[InnCard, ...]
    mixtures: tuple[Mixture, ...]
    vips: tuple[VipCard, ...]
    swordbearers: tuple[Swordbearer, ...]
    powers: tuple[GuardianPower, ...]
    tiles: tuple[Tile, ...]
    boards: tuple[Board, ...]
    objectives: tuple[Objective, ...]


def load_content(path: Path | None) -> tuple[Cards, str]:
    path = path or HOUSE_SET
    cards, digest = load(path, Cards)
    check(path, cards)
    return cards, digest


def check(path: Path, cards: Cards) -> None:
    """What no type can say about a set."""
    for name, wanted in COUNTS.items():
        entries = getattr(cards, name)
        if len(entries) != wanted:
            raise Unreadable(path, name, Message("set-count", count=len(entries), wanted=wanted))
        code, count = Counter(entry.code for entry in entries).most_common(1)[0]
        if count > 1:
            raise Unreadable(path, f'{name}, code = "{code}"', Message("set-codes", code=code))
    for players, wanted in THREATS_FOR.items():
        count = sum(card.players == players for card in cards.threats)
        if count != wanted:
            raise Unreadable(
                path, "threats.players", Message("set-threats", players=players, count=count, wanted=wanted)
            )
    check_effects(path, cards)
    powers = [power.code for power in cards.powers]
    for n, tile in enumerate(cards.tiles):
        if len(set(tile.powers)) != 3 or not set(tile.powers) <= set(powers):
            raise Unreadable(path, f"tiles[{n}].powers", Message("set-tile", code=tile.code))
    for n, objective in enumerate(cards.objectives):
        if not is_sound(objective):
            raise Unreadable(path, f"objectives[{n}]", Message("set-objective", code=objective.code))
    for colour in KIND_NAMES[:COMMON]:
        for star in (False, True):
            sides = sum(side.colour == colour and side.star == star for side in cards.objectives)
            if sides != 2:
                raise Unreadable(path, "objectives", Message("set-sides", colour=colour, count=sides))


def check_effects(path: Path, cards: Cards) -> None:
    lists: list[tuple[str, tuple[Effect, ...]]] = []
    for n, threat in enumerate(cards.threats):
        lists.append((f"threats[{n}].all", threat.all))
    for n, card in enumerate(cards.inn):
        lists.append((f"inn[{n}].hit", card.hit))
    for name in ("mixtures", "vips", "swordbearers", "powers"):
        for n, card in enumerate(getattr(cards, name)):
            lists += [(f"{name}[{n}].you", card.you), (f"{name}[{n}].others", card.others)]
    for place, effects in lists:
        for effect in effects:
            try:
                read_effect(effect)
            except Trouble as trouble:
                raise Unreadable(path, place, trouble) from trouble
            if "here" in effect and not (place.startswith("vips") and place.endswith("you")):
                raise Unreadable(path, place, Message("effect-senseless", effect=effect))


def is_sound(objective: Objective) -> bool:
    """Whether an objective has what its form needs."""
    first, last = PLACES_OF[objective.places]
    points = len(objective.points)
    return {
        "pair": points == 1 and objective.other is not None and objective.other != objective.kind,
        "each": points == 2,
        "span": points == (last - first) // 2 + 2,
        "total": points > 0 and points == len(objective.at) and list(objective.at) == sorted(objective.at),
        "majority": points == 1,
    }[objective.form]


class Codes:
    """The codes of all cards, by number."""

    def __init__(self, cards: Cards) -> None:
        self.threats = tuple(card.code for card in cards.threats)
        self.inn = tuple(card.code for card in cards.inn)
        self.mixtures = tuple(card.code for card in cards.mixtures)
        self.vips = tuple(card.code for card in cards.vips)
        self.swordbearers = tuple(card.code for card in cards.swordbearers)
        self.powers = tuple(card.code for card in cards.powers)
        self.tiles = tuple(tile.code for tile in cards.tiles)
        self.boards = tuple(board.code for board in cards.boards)
        self.objectives = tuple(objective.code for objective in cards.objectives)


# Flat, for the rules


def effects(codes: tuple[Effect, ...]) -> list[int]:
    return [read_effect(code) for code in codes]


def deck(number: int, cards: tuple[Card, ...]) -> Deck:
    return Deck(number, [effects(card.you) for card in cards], [effects(card.others) for card in cards])


def goal(objective: Objective) -> Goal:
    first, last = PLACES_OF[objective.places]
    return Goal(
        FORMS[objective.form],
        KIND_NAMES.index(objective.kind),
        KIND_NAMES.index(objective.other or objective.kind),
        first,
        last,
        objective.need,
        vec[i64](list(objective.at)),
        vec[i64](list(objective.points)),
    )


def flatten(cards: Cards) -> Box:
    codes = [power.code for power in cards.powers]
    colours = KIND_NAMES[:COMMON]
    sets = [
        sum(1 << n for n, side in enumerate(cards.objectives) if side.colour == colour and (expert or not side.star))
        for colour in colours
        for expert in (False, True)
    ]
    return Box(
        threats=Deck(t.BY_THREAT, [effects(card.all) for card in cards.threats], [[] for _ in cards.threats]),
        threat_players=vec[i64]([card.players for card in cards.threats]),
        threat_monsters=vec[i64]([KIND_NAMES.index(kind) for card in cards.threats for kind in card.monsters]),
        threat_marks=vec[i64]([int(card.threat) for card in cards.threats]),
        inn=Deck(t.BY_INN, [effects(card.hit) for card in cards.inn], [[] for _ in cards.inn]),
        inn_who=vec[i64]([c.MOST if card.who == "most" else c.LEAST for card in cards.inn]),
        inn_what=vec[i64]([WHAT_NAMES.index(card.what) for card in cards.inn]),
        mixtures=deck(t.BY_MIXTURE, cards.mixtures),
        vips=deck(t.BY_VIP, cards.vips),
        swordbearers=deck(t.BY_SWORDBEARER, cards.swordbearers),
        powers=deck(t.BY_POWER, cards.powers),
        tiles=vec[i64]([codes.index(power) for tile in cards.tiles for power in tile.powers]),
        entrances=vec[i64]([board.monsters.count(kind) for board in cards.boards for kind in KIND_NAMES]),
        goals=[goal(objective) for objective in cards.objectives],
        goal_sets=vec[i64](sets),
    )
