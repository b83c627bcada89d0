"""The set of 63 cards (K1, K2): read from TOML, checked, and flattened for the rules."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.content import Entry, load
from undercroft.engine.errors import Unreadable
from undercroft.engine.text import Message
from undercroft.games.knock.actions import SPELL_NAMES
from undercroft.games.knock.cards import CardSet

HOUSE_SET = Path(__file__).parent / "content" / "house.toml"
HALLS = 41
CREATURES = 22
DEALT_AT_MOST = 21
"""Five hands of four cards and the first card of the dungeon."""

Corner = Annotated[int, msgspec.Meta(ge=0, le=9)]
Code = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9-]*$")]
Mark = Annotated[int, msgspec.Meta(ge=2, le=4)]


class Hall(Entry, frozen=True, kw_only=True):
    """A card. Corners are read like a page: upper left, upper right, lower left, lower right."""

    code: Code
    corners: tuple[Corner, Corner, Corner, Corner]
    silence: bool = False
    chests: Annotated[int, msgspec.Meta(ge=0)] = 0
    level: Mark | None = None


class Creature(Hall, frozen=True, kw_only=True):
    """A card with a creature. Its name stands under the text key `creature-{name}`, or is shown as written."""

    name: str
    tokens: Annotated[int, msgspec.Meta(ge=1, le=12)]
    knight: bool = False


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A content file."""

    title: str
    halls: tuple[Hall, ...]
    creatures: tuple[Creature, ...]

    @property
    def all(self) -> tuple[Hall, ...]:
        return (*self.halls, *self.creatures)

    @property
    def knight(self) -> int:
        return next(i for i, card in enumerate(self.all) if isinstance(card, Creature) and card.knight)

    def label(self, card: Hall) -> str:
        if isinstance(card, Creature):
            return f"creature-{card.name}"
        return "card-joker" if sum(card.corners) == 0 else "card-hall"


def load_content(path: Path | None) -> tuple[Cards, str]:
    path = path or HOUSE_SET
    cards, digest = load(path, Cards)
    check(path, cards)
    return cards, digest


def check(path: Path, cards: Cards) -> None:
    """What no type can say about a set."""
    if len(cards.halls) != HALLS:
        raise Unreadable(path, "halls", Message("set-halls", count=len(cards.halls), wanted=HALLS))
    if len(cards.creatures) != CREATURES:
        raise Unreadable(path, "creatures", Message("set-creatures", count=len(cards.creatures), wanted=CREATURES))
    knights = [i for i, creature in enumerate(cards.creatures) if creature.knight]
    if len(knights) != 1:
        raise Unreadable(path, "creatures", Message("set-knights", count=len(knights)))
    if cards.creatures[knights[0]].level is not None:
        raise Unreadable(path, f"creatures[{knights[0]}].level", Message("set-knight-level"))
    code, count = Counter(card.code for card in cards.all).most_common(1)[0]
    if count > 1:
        raise Unreadable(path, f'code = "{code}"', Message("set-codes", code=code))
    for spell in SPELL_NAMES:
        if any(card.code == spell for card in cards.all):
            raise Unreadable(path, f'code = "{spell}"', Message("set-code-spell", code=spell))
    base = sum(card.level is None for card in cards.all) - 1
    if base < DEALT_AT_MOST:
        raise Unreadable(path, "level", Message("set-base", count=base, wanted=DEALT_AT_MOST))


def flatten(cards: Cards) -> CardSet:
    """The figures of the cards for the rules, by card number."""
    everything = cards.all
    return CardSet(
        corners=vec[i64]([value for card in everything for value in card.corners]),
        tokens=vec[i64]([card.tokens if isinstance(card, Creature) else 0 for card in everything]),
        silence=vec[i64]([int(card.silence) for card in everything]),
        chests=vec[i64]([card.chests for card in everything]),
        level=vec[i64]([card.level or 0 for card in everything]),
        knight=cards.knight,
    )
