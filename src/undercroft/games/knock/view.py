"""What a seat may know (K8), and how a position is imagined from that alone."""

from __future__ import annotations

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.game import View
from undercroft.engine.position import TABLE, Imaginer
from undercroft.games.knock.actions import FIREBALL, SPELL_NAMES, SPELLS
from undercroft.games.knock.dungeon import FROZEN, HALL, NOWHERE, CardSet, Dungeon, column, row, site_at
from undercroft.games.knock.rules import NO_CARD, Keep

HIDDEN = "?"


class Placed(msgspec.Struct, frozen=True):
    """A card of the dungeon; later ones lie on top. `tokens` is None for halls and defeated creatures."""

    card: str
    x: int
    y: int
    turned: bool
    danger: int
    tokens: int | None
    frozen: bool = False


class Poisoned(msgspec.Struct, frozen=True):
    x: int
    y: int
    corner: int


class KeepView(View, frozen=True, kw_only=True):
    """A keep as one seat sees it."""

    players: int
    level: int
    turn: int
    dungeon: tuple[Placed, ...]
    hands: tuple[tuple[str | None, ...], ...]
    """By seat, by place in the hand: a card's code, "?" if it is hidden from this seat, null for an empty place."""
    revealed: tuple[str | None, ...]
    """By seat: the card that it has shown and must play next."""
    pile: int
    """Cards above the Black Knight."""
    knight: str
    """Where the Black Knight is: "pile", "drawn" or "dungeon"."""
    reserve: int
    silence: bool
    spells: tuple[str, ...]
    poison: Poisoned | None
    burned: str | None
    adventure: bool
    chest_hunt: bool
    clock: bool
    end: int


def look(keep: Keep, seat: int | None, codes: tuple[str, ...]) -> KeepView:
    dungeon = keep.dungeon
    placed = [
        Placed(
            card=codes[face >> 1],
            x=int(column(site)),
            y=int(row(site)),
            turned=bool(face & 1),
            danger=danger,
            tokens=None if guard == HALL else guard,
            frozen=guard == FROZEN,
        )
        for site, face, guard, danger in zip(dungeon.site, dungeon.face, dungeon.guard, dungeon.danger, strict=True)
    ]
    shown = list(keep.shown)
    slots = keep.slots
    hands: list[tuple[str | None, ...]] = []
    for owner in range(keep.seats):
        hand = keep.hands[owner * slots : (owner + 1) * slots]
        open_hand = owner == seat
        hands.append(
            tuple(
                None if card == NO_CARD else codes[card] if open_hand or card == shown[owner] else HIDDEN
                for card in hand
            )
        )
    site = dungeon.poison_site
    return KeepView(
        seat=seat,
        players=keep.seats,
        level=keep.level,
        turn=keep.turn,
        dungeon=tuple(placed),
        hands=tuple(hands),
        revealed=tuple(None if card == NO_CARD else codes[card] for card in shown),
        pile=len(keep.pile),
        knight="drawn" if keep.knight_drawn else "pile" if keep.knight_below else "dungeon",
        reserve=keep.reserve,
        silence=keep.silence,
        spells=tuple(name for i, name in enumerate(SPELL_NAMES) if keep.has_spell(FIREBALL + i)),
        poison=None if site == NOWHERE else Poisoned(int(column(site)), int(row(site)), int(dungeon.poison_corner)),
        burned=None if keep.burned == NO_CARD else codes[keep.burned],
        adventure=keep.adventure,
        chest_hunt=keep.chest_hunt,
        clock=keep.clock,
        end=keep.end,
    )


def guess(view: KeepView, cards: CardSet, codes: tuple[str, ...]) -> Imaginer:
    """A position that fits the view, with the unseen cards dealt anyhow; the imaginer deals them again each time."""
    number = {code: card for card, code in enumerate(codes)}
    dungeon = Dungeon(cards)
    dungeon.site = vec[i64]([site_at(placed.x, placed.y) for placed in view.dungeon])
    dungeon.face = vec[i64]([2 * number[placed.card] + placed.turned for placed in view.dungeon])
    dungeon.guard = vec[i64]([HALL if placed.tokens is None else placed.tokens for placed in view.dungeon])
    dungeon.danger = vec[i64]([0] * len(view.dungeon))
    if view.poison is not None:
        dungeon.poison_site = site_at(view.poison.x, view.poison.y)
        dungeon.poison_corner = view.poison.corner
    dungeon.recount()

    keep = Keep(dungeon, view.players)
    keep.level = view.level
    seen = {placed.card for placed in view.dungeon} | {view.burned}
    seen |= {card for hand in view.hands for card in hand}
    unseen = [card for card in cards.pile_for(view.level) if codes[card] not in seen]
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
    keep.end = view.end
    return Imaginer(keep, TABLE if view.seat is None else view.seat)
