"""What a seat may know (K8), and how a position is imagined from that alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Literal

import msgspec
from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from undercroft.engine.game import View
from undercroft.engine.shape import BY_SEAT, HIDDEN, Seat, of
from undercroft.games.knock.actions import END_NAMES, FIREBALL, SPELL_NAMES, SPELLS
from undercroft.games.knock.cards import CardSet
from undercroft.games.knock.dungeon import FROZEN, HALL, NOWHERE, Dungeon, column, row, site_at
from undercroft.games.knock.fields import CORNERS
from undercroft.games.knock.rules import NO_CARD, Keep

CardCode = Annotated[str, of("card")]
SpellCode = Annotated[str, of("spell")]
Hand = tuple[CardCode | None, ...]


class Placed(msgspec.Struct, frozen=True, gc=False):
    """A card of the dungeon; later ones lie on top. `tokens` is null for halls and defeated creatures.

    A creature without tokens is frozen, or has ended the keep.
    """

    card: CardCode
    x: int
    y: int
    turned: bool
    danger: int
    tokens: int | None
    frozen: bool = False


class Poisoned(msgspec.Struct, frozen=True):
    """The corner of a card that counts zero."""

    x: int
    y: int
    corner: Annotated[str, of("corner")]


class KeepView(View, frozen=True, kw_only=True):
    """A keep as one seat sees it."""

    players: int
    level: int
    turn: Seat
    dungeon: tuple[Placed, ...]
    hands: Annotated[tuple[Hand, ...], BY_SEAT]
    """By place in the hand: a card's code, "?" if it is hidden from this seat, null for an empty place."""
    revealed: Annotated[tuple[CardCode | None, ...], BY_SEAT]
    """The card that each seat has shown and must play next."""
    pile: int
    """Cards above the Black Knight."""
    knight: Annotated[Literal["pile", "drawn", "dungeon"], of("knight")]
    """Where the Black Knight is."""
    reserve: int
    silence: bool
    spells: tuple[SpellCode, ...]
    poison: Poisoned | None
    burned: CardCode | None
    adventure: bool
    chest_hunt: bool
    clock: bool
    end: Annotated[str, of("end")]
    """`running`, or what ended the keep."""


class Known(dict[int, Placed]):
    """The cards of dungeons by their marks, made when they are first looked at."""

    MOST = 1 << 16

    def __init__(self, codes: tuple[str, ...]) -> None:
        self.codes = codes

    def __missing__(self, mark: int) -> Placed:
        site, face, guard, danger = mark >> 48, mark >> 32 & 0xFFFF, (mark >> 16 & 0xFFFF) + FROZEN, mark & 0xFFFF
        if len(self) >= self.MOST:
            self.clear()
        self[mark] = Placed(
            card=self.codes[face >> 1],
            x=int(column(site)),
            y=int(row(site)),
            turned=bool(face & 1),
            danger=danger,
            tokens=None if guard == HALL else max(guard, 0),
            frozen=guard == FROZEN,
        )
        return self[mark]


class Onlooker:
    """Looks at keeps with the codes of a set of cards."""

    def __init__(self, codes: tuple[str, ...]) -> None:
        self.codes = codes
        # Most of what a view shows is as it was in the view before.
        self.placed = Known(codes)
        self.held = lru_cache(maxsize=1 << 12)(self.hands)

    def look(self, keep: Keep, seats: Sequence[int | None]) -> list[KeepView]:
        """What each of these seats sees: the same table, and the own hand."""
        dungeon, codes = keep.dungeon, self.codes
        cards, shown = tuple(keep.hands), tuple(keep.shown)
        hands = [self.held(cards, shown, seat) for seat in seats]
        site = dungeon.poison_site
        first = KeepView(
            seat=seats[0],
            players=keep.seats,
            level=keep.level,
            turn=keep.turn,
            dungeon=tuple(map(self.placed.__getitem__, dungeon.marks())),
            hands=hands[0],
            revealed=tuple([None if card == NO_CARD else codes[card] for card in shown]),
            pile=len(keep.pile),
            knight="drawn" if keep.knight_drawn else "pile" if keep.knight_below else "dungeon",
            reserve=keep.reserve,
            silence=keep.silence,
            spells=spells_of(keep) if keep.spells else (),
            poison=None
            if site == NOWHERE
            else Poisoned(int(column(site)), int(row(site)), CORNERS[dungeon.poison_corner]),
            burned=None if keep.burned == NO_CARD else codes[keep.burned],
            adventure=keep.adventure,
            chest_hunt=keep.chest_hunt,
            clock=keep.clock,
            end=END_NAMES[keep.end],
        )
        others = zip(seats[1:], hands[1:], strict=True)
        return [first, *(replace(first, seat=seat, hands=seen) for seat, seen in others)]

    def hands(self, cards: tuple[int, ...], shown: tuple[int, ...], seat: int | None) -> tuple[Hand, ...]:
        """All hands as a seat sees them: the own one open, of the others what was shown."""
        slots = len(cards) // len(shown)
        return tuple(
            tuple(
                None if card == NO_CARD else self.codes[card] if owner == seat or card == shown[owner] else HIDDEN
                for card in cards[owner * slots : (owner + 1) * slots]
            )
            for owner in range(len(shown))
        )


def spells_of(keep: Keep) -> tuple[str, ...]:
    """The team's Spellbook tokens."""
    return tuple(name for i, name in enumerate(SPELL_NAMES) if keep.has_spell(FIREBALL + i))


def unseen_by(view: KeepView, cards: CardSet, codes: tuple[str, ...]) -> list[int]:
    """The cards of the keep that a seat sees nowhere: each may be the next of the pile."""
    seen = {placed.card for placed in view.dungeon} | {view.burned}
    seen |= {card for hand in view.hands for card in hand}
    return [card for card in cards.pile_for(view.level) if codes[card] not in seen]


def build_dungeon(view: KeepView, cards: CardSet, codes: tuple[str, ...]) -> Dungeon:
    """The dungeon of a view."""
    number = {code: card for card, code in enumerate(codes)}
    dungeon = Dungeon(cards)
    dungeon.site = vec[i64]([site_at(placed.x, placed.y) for placed in view.dungeon])
    dungeon.face = vec[i64]([2 * number[placed.card] + placed.turned for placed in view.dungeon])
    dungeon.guard = vec[i64]([guard_of(placed) for placed in view.dungeon])
    dungeon.danger = vec[i64]([0] * len(view.dungeon))
    if view.poison is not None:
        dungeon.poison_site = site_at(view.poison.x, view.poison.y)
        dungeon.poison_corner = CORNERS.index(view.poison.corner)
    dungeon.recount()
    return dungeon


def guard_of(placed: Placed) -> int:
    if placed.frozen:
        return FROZEN
    return HALL if placed.tokens is None else placed.tokens


def build(view: KeepView, cards: CardSet, codes: tuple[str, ...]) -> Keep:
    """A position that fits the view, with the unseen cards dealt anyhow; the imaginer deals them again each time."""
    number = {code: card for card, code in enumerate(codes)}
    keep = Keep(build_dungeon(view, cards, codes), view.players)
    keep.level = view.level
    unseen = unseen_by(view, cards, codes)
    hands: list[int] = []
    for hand in view.hands:
        for card in hand:
            hands.append(NO_CARD if card is None else unseen.pop() if card == HIDDEN else number[card])
    keep.hands = vec[i64](hands)
    keep.pile = vec[i64](unseen)
    keep.shown = vec[i64]([NO_CARD if card is None else number[card] for card in view.revealed])
    keep.knight_below = view.knight == "pile"
    keep.knight_drawn = view.knight == "drawn"
    keep.turn = view.turn
    keep.reserve = view.reserve
    keep.silence = view.silence
    keep.spells = sum(1 << i for i in range(SPELLS) if SPELL_NAMES[i] in view.spells)
    keep.burned = NO_CARD if view.burned is None else number[view.burned]
    keep.adventure = view.adventure
    keep.chest_hunt = view.chest_hunt
    keep.clock = view.clock
    keep.end = END_NAMES.index(view.end)
    return keep
