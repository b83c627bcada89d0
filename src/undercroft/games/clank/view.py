"""What a seat may know (C9), and how a position is built from that alone.

Nearly all lies open: whoever watches knows what is in every deck, but not what of it is in a hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Annotated

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.game import View
from undercroft.games.clank.actions import PENDING_NAMES, STATUS_NAMES
from undercroft.games.clank.board import Board
from undercroft.games.clank.cards import GOBLIN, CardSet
from undercroft.games.clank.places import COLOURS
from undercroft.games.clank.rules import Heist
from undercroft.games.clank.state import ARTIFACTS, CROWNS, Thief

HIDDEN = "?"
NO_CUBES = "none"

Number = Annotated[int, msgspec.Meta(ge=0, le=999)]
Change = Annotated[int, msgspec.Meta(ge=-999, le=999)]
Seat = Annotated[int, msgspec.Meta(ge=-1, le=3)]


class ThiefView(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A thief as one seat sees it."""

    status: str = "inside"
    room: Number = 1
    hand: tuple[str, ...] = ()
    """Codes; "?" for a card that is hidden from this seat."""
    open: Number = 0
    """The first so many cards of the hand are known to all."""
    deck: tuple[str, ...] = ()
    """What the deck holds, together with the hidden cards of the hand."""
    played: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    supply: Number = 30
    clank: Number = 0
    damage: Number = 0
    gold: Number = 0
    artifacts: tuple[int, ...] = ()
    keys: Number = 0
    backpacks: Number = 0
    crowns: tuple[int, ...] = ()
    idols: Number = 0
    kept: tuple[str, ...] = ()


class HeistView(View, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The table as one seat sees it."""

    seat: int | None = None
    side: str = "day"
    turn: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    rounds: Annotated[int, msgspec.Meta(ge=0)] = 0
    row: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    stock: tuple[Number, ...] = ()
    box: tuple[str, ...] = ()
    tokens: tuple[Number, ...] = ()
    """By room."""
    minor: tuple[str, ...] = ()
    """Secrets that nobody has seen yet."""
    major: tuple[str, ...] = ()
    artifacts: tuple[int, ...] = ()
    keys: Number = 2
    backpacks: Number = 2
    crowns: Number = 3
    rage: Annotated[int, msgspec.Meta(ge=1, le=7)] = 1
    bag: tuple[Number, ...] = ()
    """Cubes by colour: those of each seat, then the dragon's."""
    aside: tuple[Number, ...] = ()
    attacks: tuple[str, ...] = ()
    """What each attack drew: `red.black.black`."""
    herald: Seat = -1
    countdown: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    end: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    skill: Change = 0
    swords: Number = 0
    boots: Number = 0
    teleports: Number = 0
    hush: Number = 0
    older: Number = 0
    placed: Number = 0
    taken: Number = 0
    gains: Number = 0
    searches: Number = 0
    swaggers: Number = 0
    gold_paid: Number = 0
    skill_paid: Number = 0
    jewellers: Number = 0
    fearless: bool = False
    sure_footed: bool = False
    tired: bool = False
    springs: Number = 0
    burgles: Number = 0
    unmet: tuple[str, ...] = ()
    pending: tuple[str, ...] = ()
    """What must be decided first, the last on top: `take`, `choose:shrine`."""
    ending: bool = False
    thieves: tuple[ThiefView, ...] = ()


PLAIN = (
    *("turn", "rounds", "keys", "backpacks", "crowns", "rage", "herald", "countdown", "end"),
    *("skill", "swords", "boots", "teleports", "hush", "older", "placed", "taken", "gains", "searches", "swaggers"),
    *("gold_paid", "skill_paid", "jewellers", "fearless", "sure_footed", "tired", "springs", "burgles", "ending"),
)
"""Fields that a view and a position have in common, by name and value."""
PLAIN_OF_THIEF = ("room", "open", "supply", "clank", "damage", "gold", "keys", "backpacks", "idols")


class Names:
    """The codes of a content's cards and secrets, and what is needed to go from codes to numbers."""

    def __init__(self, cards: CardSet, codes: tuple[str, ...], secrets: tuple[str, ...]) -> None:
        self.cards = cards
        self.codes = codes
        self.secrets = secrets
        self.card = {code: i for i, code in enumerate(codes)}
        self.secret = {code: i for i, code in enumerate(secrets)}

    def named(self, cards: Iterable[int]) -> tuple[str, ...]:
        return tuple(self.codes[card] for card in cards)

    def numbers(self, codes: Iterable[str]) -> vec[i64]:
        return vec[i64]([self.card[code] for code in codes])


def look(heist: Heist, seat: int | None, side: str, names: Names, everything: bool = False) -> HeistView:
    """The view of a seat, or of somebody who sees everything."""
    named = names.named
    bag = Counter(heist.bag)
    return HeistView(
        seat=seat,
        side=side,
        row=named(heist.row),
        discard=named(sorted(heist.discard)),
        stock=tuple(heist.stock),
        box=named(sorted(heist.box)),
        tokens=tuple(heist.tokens)[1:],
        minor=tuple(names.secrets[secret] for secret in sorted(heist.minor)),
        major=tuple(names.secrets[secret] for secret in sorted(heist.major)),
        artifacts=values_of(heist.artifacts, ARTIFACTS),
        bag=tuple(bag[colour] for colour in range(5)),
        aside=tuple(heist.aside),
        attacks=tuple(map(cubes_in_words, heist.attacks)),
        unmet=named(heist.unmet),
        pending=tuple(pending_code(item, names) for item in heist.pending),
        thieves=tuple(look_at(thief, names, everything or owner == seat) for owner, thief in enumerate(heist.thieves)),
        **{name: getattr(heist, name) for name in PLAIN},
    )


def look_at(thief: Thief, names: Names, closely: bool) -> ThiefView:
    hidden = 0 if closely else len(thief.hand) - thief.open
    known = len(thief.hand) - hidden
    return ThiefView(
        status=STATUS_NAMES[thief.status],
        hand=(*names.named(thief.hand[:known]), *(HIDDEN,) * hidden),
        deck=names.named(sorted((*thief.deck, *thief.hand[known:]))),
        played=names.named(thief.played),
        discard=names.named(sorted(thief.discard)),
        artifacts=values_of(thief.artifacts, ARTIFACTS),
        crowns=values_of(thief.crowns, CROWNS),
        kept=tuple(code for code, count in zip(names.secrets, thief.kept, strict=True) for _ in range(count)),
        **{name: getattr(thief, name) for name in PLAIN_OF_THIEF},
    )


def values_of(bits: int, values: vec[i64]) -> tuple[int, ...]:
    return tuple(int(value) for i, value in enumerate(values) if bits >> i & 1)


def bits_of(chosen: Iterable[int], values: vec[i64]) -> int:
    return sum(1 << i for i, value in enumerate(values) if value in chosen)


def cubes_in_words(drawn: int) -> str:
    cubes = [colour for i, colour in enumerate(COLOURS) for _ in range(drawn >> 4 * i & 15)]
    return ".".join(cubes) or NO_CUBES


def cubes_of(words: str) -> list[str]:
    """The colours that an attack drew."""
    return [] if words == NO_CUBES else words.split(".")


def pending_code(item: int, names: Names) -> str:
    what, card = item & 255, item >> 8
    return f"{PENDING_NAMES[what]}:{names.codes[card]}" if card else PENDING_NAMES[what]


def pending_number(code: str, names: Names) -> int:
    what, _, card = code.partition(":")
    return PENDING_NAMES.index(what) | (names.card[card] << 8 if card else 0)


def build(view: HeistView, board: Board, names: Names) -> Heist:
    """A position that fits the view; the cards that it hides are any of those they may be."""
    cards = names.cards
    heist = Heist(cards, board, len(view.thieves))
    for name in PLAIN:
        setattr(heist, name, getattr(view, name))
    heist.row = names.numbers(view.row)
    heist.discard = names.numbers(view.discard)
    heist.stock = vec[i64](list(view.stock))
    heist.box = names.numbers(view.box)
    heist.tokens = vec[i64]([0, *view.tokens])
    heist.minor = vec[i64]([names.secret[code] for code in view.minor])
    heist.major = vec[i64]([names.secret[code] for code in view.major])
    heist.artifacts = bits_of(view.artifacts, ARTIFACTS)
    heist.bag = vec[i64]([colour for colour, count in enumerate(view.bag) for _ in range(count)])
    heist.aside = vec[i64](list(view.aside))
    heist.attacks = vec[i64]([sum(1 << 4 * COLOURS.index(cube) for cube in cubes_of(drawn)) for drawn in view.attacks])
    heist.unmet = names.numbers(view.unmet)
    heist.pending = vec[i64]([pending_number(code, names) for code in view.pending])
    heist.thieves = [build_thief(thief, names) for thief in view.thieves]
    heist.deck = vec[i64](dungeon_deck(heist))
    return heist


def build_thief(view: ThiefView, names: Names) -> Thief:
    thief = Thief()
    for name in PLAIN_OF_THIEF:
        setattr(thief, name, getattr(view, name))
    unseen = list(view.deck)
    thief.hand = names.numbers(unseen.pop() if code == HIDDEN else code for code in view.hand)
    thief.deck = names.numbers(unseen)
    thief.status = STATUS_NAMES.index(view.status)
    thief.played = names.numbers(view.played)
    thief.discard = names.numbers(view.discard)
    thief.artifacts = bits_of(view.artifacts, ARTIFACTS)
    thief.crowns = bits_of(view.crowns, CROWNS)
    held = Counter(view.kept)
    thief.kept = vec[i64]([held[code] for code in names.secrets])
    return thief


def piles(heist: Heist) -> Iterable[vec[i64]]:
    """Every pile of cards on the table except the dungeon deck and the reserve."""
    yield heist.row
    yield heist.discard
    yield heist.box
    for thief in heist.thieves:
        yield from (thief.deck, thief.hand, thief.played, thief.discard)


def dungeon_deck(heist: Heist) -> list[int]:
    """The cards that are nowhere else."""
    cards = heist.cards
    seen = Counter(card for pile in piles(heist) for card in pile)
    return [
        card for card, kind in enumerate(cards.kind) if kind > GOBLIN for _ in range(cards.count[card] - seen[card])
    ]
