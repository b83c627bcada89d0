"""What a seat may know (C9), and how a position is built from that alone.

Nearly all lies open: whoever watches knows what is in every deck, but not what of it is in a hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from operator import attrgetter
from typing import Annotated, Any, Literal

import msgspec
from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from undercroft.engine.game import View
from undercroft.engine.shape import BY_SEAT, HIDDEN, Seat, of
from undercroft.games.clank.actions import ASKING_CARDS, END_NAMES, PENDING_NAMES, STATUS_NAMES
from undercroft.games.clank.buying import price_of
from undercroft.games.clank.cards import MONSTER
from undercroft.games.clank.dragon import attack_cubes
from undercroft.games.clank.dungeon import Board
from undercroft.games.clank.fields import ARTIFACT_NAMES, COLOURS, LYING_NAMES
from undercroft.games.clank.names import KEPT, Names, bits_of, drawn_colours, drawn_number, dungeon_deck, values_of
from undercroft.games.clank.rules import LAST_SPACE, SCHEDULE, Heist
from undercroft.games.clank.scoring import worth
from undercroft.games.clank.state import ARTIFACTS, CROWNS, HEALTH, NOBODY, PRICE, RAGE_CUBES, Thief

Number = Annotated[int, msgspec.Meta(ge=0)]
CardCode = Annotated[str, of("card")]
SecretCode = Annotated[str, of("token")]
ArtifactCode = Annotated[str, of("artifact")]
CubeCode = Annotated[str, of("cube")]


class Artifact(msgspec.Struct, frozen=True):
    """An artifact, and how many points it is worth."""

    artifact: ArtifactCode
    points: Number


class LyingArtifact(Artifact, frozen=True):
    """An artifact that still lies in its room."""

    room: Number


class Tokens(msgspec.Struct, frozen=True):
    """What lies in a room to be taken on arrival; secrets lie face down."""

    room: Number
    lying: Annotated[Literal["minor", "major", "idol"], of("lying")]
    count: Number


class Offer(msgspec.Struct, frozen=True):
    """A card that can be had, and what it costs just now."""

    card: CardCode
    cost: Number
    paid: Annotated[Literal["skill", "swords"], of("verb")]
    """What it is paid with."""


class Pile(Offer, frozen=True):
    """A pile of the reserve."""

    left: Number | None
    """Cards that are left; null for the Goblin, which is never used up."""


class Market(msgspec.Struct, frozen=True):
    """What the market still sells."""

    keys: Number
    backpacks: Number
    crowns: tuple[Number, ...]
    """By their points; the first is sold next."""
    price: Number
    """Gold for any of it."""


class Cubes(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cubes by colour: each thief has one, black is the dragon's."""

    red: Number = 0
    blue: Number = 0
    green: Number = 0
    yellow: Number = 0
    black: Number = 0


class Dragon(msgspec.Struct, frozen=True):
    """The dragon, her bag and what she has done."""

    rage: Number
    """Her space on the rage track, counted from 1."""
    track: tuple[Number, ...]
    """Cubes that an attack draws, by space of the rage track."""
    cubes: Number
    """Cubes that an attack would draw now, with those for Danger cards in the row."""
    bag: Cubes
    aside: Cubes
    """Cubes out of the game; black ones may come back."""
    attacks: tuple[tuple[CubeCode, ...], ...]
    """What each attack has drawn, cube by cube."""
    schedule: Number | None
    """Turns until she attacks of her own accord, this one counted, where a thief plays alone; else null."""


class Countdown(msgspec.Struct, frozen=True):
    """Somebody is out, and the others have little time left."""

    herald: Seat
    """The first one out, whose pawn counts."""
    space: Number
    last: Number
    """The space that knocks out everyone still inside."""
    more: Number | None
    """Cubes more that the attack of the next space draws; null where the next space is the last."""


class ThisTurn(msgspec.Struct, frozen=True, kw_only=True):
    """What the thief in turn has to spend beside gold, and what holds until the turn ends."""

    skill: Number
    swords: Number
    boots: Number
    teleports: Number
    hush: Number
    """Clank that will be cancelled if it is made later this turn."""
    springs: Number
    """Cards that a Magic Spring takes at the end of the turn."""
    burgles: Number
    """Master Burglars whose offer waits for a Burgle."""
    stopped: bool
    """A crystal cave allows no more boots."""
    tired: bool
    """A crystal cave was entered, whether it stops the thief or not."""
    sure_footed: bool
    """Crystal caves do not stop the thief."""
    fearless: bool
    """Monsters in tunnels do not bite."""
    jewellers: Number
    """Gem Collectors played: each makes gems cheaper."""
    searches: Number
    """Searches played: each adds to every gain of gold."""
    swaggers: Number
    """Swaggers played: each gives skill for clank."""
    unmet: tuple[CardCode, ...]
    """Cards played whose bonus waits for its condition."""
    placed: Number
    """Own cubes put into the clank area this turn, whatever became of them."""
    gains: Number
    """How often gold was gained."""
    gold_paid: Number
    """Gold that Searches have given."""
    skill_paid: Number
    """Skill that Swaggers have given."""


class Pending(msgspec.Struct, frozen=True):
    """Something that the thief in turn must decide first."""

    what: Annotated[Literal["take", "discard", "choose", "trash", "grab", "replace", "burgle", "spring"], of("pending")]
    card: CardCode | None
    """The card that asks, where it matters which one."""


class ThiefView(msgspec.Struct, frozen=True, kw_only=True):
    """A thief as one seat sees it."""

    colour: CubeCode
    """Of the thief's own cubes."""
    status: Annotated[Literal["inside", "escaped", "rescued", "lost"], of("status")]
    room: Number
    """The number of a room on the board; 1 is the space outside."""
    health: Number
    """Free spaces on the health track: with none the thief is knocked out."""
    max_health: Number
    clank: Number
    """Own cubes in the clank area."""
    supply: Number
    """Own cubes that are left."""
    gold: Number
    points: Number
    """What the thief would score if rescued now; of one who is out, the score."""
    hand: tuple[CardCode, ...]
    """"?" for a card that is hidden from this seat."""
    open: Number
    """The first so many cards of the hand are known to all."""
    deck: tuple[CardCode, ...]
    """What the deck holds, together with the hidden cards of the hand; in no order."""
    deck_size: Number
    """How many cards the deck has."""
    played: tuple[CardCode, ...]
    discard: tuple[CardCode, ...]
    artifacts: tuple[Artifact, ...]
    capacity: int
    """How many more artifacts the thief can carry."""
    keys: Number
    backpacks: Number
    crowns: tuple[Number, ...]
    """By their points."""
    idols: Number
    secrets: tuple[SecretCode, ...]
    """Those that are kept."""


class HeistView(View, frozen=True, kw_only=True):
    """The table as one seat sees it."""

    side: Annotated[Literal["day", "dusk"], of("side")]
    """Of the board."""
    turn: Seat
    turns: Number
    """Turns taken so far, by all together."""
    now: ThisTurn
    pending: tuple[Pending, ...]
    """What must be decided before anything else, the next one last."""
    ending: bool
    """The turn ends when nothing is pending any more."""
    thieves: Annotated[tuple[ThiefView, ...], BY_SEAT]
    row: tuple[Offer, ...]
    reserve: tuple[Pile, ...]
    deck: Number
    """Cards in the dungeon deck."""
    discard: tuple[CardCode, ...]
    """The dungeon discard."""
    box: tuple[CardCode, ...]
    """Cards that were trashed."""
    tokens: tuple[Tokens, ...]
    minor: tuple[SecretCode, ...]
    """Minor secrets that nobody has seen yet: any of them may lie on the board."""
    major: tuple[SecretCode, ...]
    """The same for major secrets; some of them are in the box."""
    artifacts: tuple[LyingArtifact, ...]
    market: Market
    dragon: Dragon
    countdown: Countdown | None
    end: Annotated[Literal["running", "out", "countdown"], of("end")]
    """`running`, or what ended the heist."""


OF_THIS_TURN = (
    *("skill", "swords", "boots", "teleports", "hush", "springs", "burgles", "tired", "sure_footed", "fearless"),
    *("jewellers", "searches", "swaggers", "placed", "gains", "gold_paid", "skill_paid"),
)
"""What a view and a position know of a turn, by the same names."""
OF_A_THIEF = ("room", "clank", "supply", "gold", "open", "keys", "backpacks", "idols")
TRACK = tuple(int(cubes) for cubes in RAGE_CUBES)[1:]
CROWN_POINTS = tuple(int(points) for points in CROWNS)


def look(heist: Heist, seats: Sequence[int | None], side: str, names: Names) -> list[HeistView]:
    """The views of some seats, None for a spectator: they differ in nothing but the own hand."""
    board = heist.board
    closed = [look_at(heist, owner, names) for owner in range(heist.seats)]
    shared = HeistView(
        seat=None,
        side=side,  # type: ignore[arg-type]
        turn=heist.turn,
        turns=heist.rounds,
        now=this_turn(heist, names),
        pending=tuple([pending(item, names) for item in heist.pending]),
        ending=heist.ending,
        thieves=tuple(closed),
        row=row(names, tuple(heist.row), tuple([price_of(heist, card) for card in heist.row])),
        reserve=reserve(names, tuple(heist.stock)),
        deck=len(heist.deck),
        discard=names.pile(heist.discard),
        box=names.pile(heist.box),
        tokens=tokens(board, tuple(heist.tokens)),
        minor=names.pile_of_secrets(heist.minor),
        major=names.pile_of_secrets(heist.major),
        artifacts=lying(board, heist.artifacts),
        market=Market(heist.keys, heist.backpacks, CROWN_POINTS[len(CROWN_POINTS) - heist.crowns :], int(PRICE)),
        dragon=dragon(heist),
        countdown=countdown(heist.herald, heist.countdown),
        end=END_NAMES[heist.end],
    )
    views = []
    for seat in seats:
        if seat is None:
            views.append(shared)
        else:
            thieves = (*closed[:seat], opened(closed[seat], heist.thieves[seat], names), *closed[seat + 1 :])
            views.append(replace(shared, seat=seat, thieves=thieves))
    return views


def look_at(heist: Heist, seat: int, names: Names) -> ThiefView:
    """A thief as the others see it."""
    thief = heist.thieves[seat]
    hand, known = list(thief.hand), thief.open
    return ThiefView(
        colour=COLOURS[seat],
        status=STATUS_NAMES[thief.status],
        room=thief.room,
        health=HEALTH - thief.damage,
        max_health=HEALTH,
        clank=thief.clank,
        supply=thief.supply,
        gold=thief.gold,
        points=worth(heist, seat),
        hand=(*names.named(hand[:known]), *(HIDDEN,) * (len(hand) - known)),
        open=known,
        deck=names.pile((*thief.deck, *hand[known:])),
        deck_size=len(thief.deck),
        played=names.named(thief.played),
        discard=names.pile(thief.discard),
        artifacts=carried(thief.artifacts),
        capacity=thief.capacity(),
        keys=thief.keys,
        backpacks=thief.backpacks,
        crowns=crowns(thief.crowns),
        idols=thief.idols,
        secrets=names.kept(thief.kept),
    )


def opened(closed: ThiefView, thief: Thief, names: Names) -> ThiefView:
    """A thief as its own seat sees it."""
    return replace(closed, hand=names.named(thief.hand), deck=names.pile(thief.deck))


def this_turn(heist: Heist, names: Names) -> ThisTurn:
    return turn_with(values_of_turn(heist), heist.tired and not heist.sure_footed, names.named(heist.unmet))


def dragon(heist: Heist) -> Dragon:
    schedule = int(SCHEDULE) - heist.rounds % SCHEDULE if heist.seats == 1 else None
    piles = (tuple(heist.bag), tuple(heist.aside), tuple(heist.attacks))
    return dragon_with(heist.rage, attack_cubes(heist), *piles, schedule)


def pending(item: int, names: Names) -> Pending:
    what, card = item & 255, item >> 8
    return Pending(PENDING_NAMES[what], names.codes[card] if what in ASKING_CARDS else None)


# Small things that come again and again

drawn = cache(drawn_colours)
values_of_turn = attrgetter(*OF_THIS_TURN)


@lru_cache(KEPT)
def turn_with(values: tuple[Any, ...], stopped: bool, unmet: tuple[str, ...]) -> ThisTurn:
    return ThisTurn(stopped=stopped, unmet=unmet, **dict(zip(OF_THIS_TURN, values, strict=True)))


@lru_cache(KEPT)
def dragon_with(
    rage: int,
    cubes: int,
    bag: tuple[int, ...],
    aside: tuple[int, ...],
    attacks: tuple[int, ...],
    schedule: int | None,
) -> Dragon:
    inside = Cubes(*map(bag.count, range(len(COLOURS))))
    return Dragon(rage, TRACK, cubes, inside, Cubes(*aside), tuple(map(drawn, attacks)), schedule)


@lru_cache(KEPT)
def row(names: Names, cards: tuple[int, ...], costs: tuple[int, ...]) -> tuple[Offer, ...]:
    return tuple(offer(names, card, cost) for card, cost in zip(cards, costs, strict=True))


@lru_cache(KEPT)
def offer(names: Names, card: int, cost: int) -> Offer:
    return Offer(names.codes[card], cost, "swords" if names.cards.kind[card] == MONSTER else "skill")


@lru_cache(KEPT)
def reserve(names: Names, stock: tuple[int, ...]) -> tuple[Pile, ...]:
    cards, codes = names.cards, names.codes
    piles = [Pile(codes[card], cards.cost[card], "skill", left) for card, left in zip(cards.stock, stock, strict=True)]
    return (*piles, Pile(codes[cards.goblin], cards.cost[cards.goblin], "swords", None))


@lru_cache(KEPT)
def tokens(board: Board, counts: tuple[int, ...]) -> tuple[Tokens, ...]:
    return tuple(Tokens(room, LYING_NAMES[board.token[room] - 1], count) for room, count in enumerate(counts) if count)


@cache
def carried(bits: int) -> tuple[Artifact, ...]:
    return tuple(
        Artifact(code, int(points))
        for i, (code, points) in enumerate(zip(ARTIFACT_NAMES, ARTIFACTS, strict=True))
        if bits >> i & 1
    )


@cache
def crowns(bits: int) -> tuple[int, ...]:
    return values_of(bits, CROWNS)


@cache
def lying(board: Board, bits: int) -> tuple[LyingArtifact, ...]:
    rooms = {int(bit): room for room, bit in enumerate(board.artifact) if bit}
    return tuple(
        LyingArtifact(code, int(points), rooms[1 << i])
        for i, (code, points) in enumerate(zip(ARTIFACT_NAMES, ARTIFACTS, strict=True))
        if bits >> i & 1
    )


@cache
def countdown(herald: int, space: int) -> Countdown | None:
    last = int(LAST_SPACE)
    if herald == NOBODY:
        return None
    return Countdown(herald, space, last, space if space + 1 < last else None)


# From a view to a position


def build(view: HeistView, board: Board, names: Names) -> Heist:
    """A position that fits the view; the cards that it hides are any of those they may be."""
    heist = Heist(names.cards, board, len(view.thieves))
    heist.turn, heist.rounds = view.turn, view.turns
    for name in OF_THIS_TURN:
        setattr(heist, name, getattr(view.now, name))
    heist.unmet = names.numbers(view.now.unmet)
    heist.pending = vec[i64](
        [PENDING_NAMES.index(one.what) | (names.card[one.card] << 8 if one.card else 0) for one in view.pending]
    )
    heist.ending = view.ending
    heist.thieves = [build_thief(thief, names) for thief in view.thieves]
    heist.row = names.numbers(one.card for one in view.row)
    left = {one.card: one.left for one in view.reserve}
    heist.stock = vec[i64]([left[names.codes[card]] or 0 for card in names.cards.stock])
    heist.discard = names.numbers(view.discard)
    heist.box = names.numbers(view.box)
    heist.tokens = vec[i64]([0] * (board.rooms + 1))
    for one in view.tokens:
        heist.tokens[one.room] = one.count
    heist.minor = names.secret_numbers(view.minor)
    heist.major = names.secret_numbers(view.major)
    heist.artifacts = bits_of([one.points for one in view.artifacts], ARTIFACTS)
    heist.keys, heist.backpacks, heist.crowns = view.market.keys, view.market.backpacks, len(view.market.crowns)
    heist.rage = view.dragon.rage
    bag = msgspec.structs.astuple(view.dragon.bag)
    heist.bag = vec[i64]([colour for colour, count in enumerate(bag) for _ in range(count)])
    heist.aside = vec[i64](list(msgspec.structs.astuple(view.dragon.aside)))
    heist.attacks = vec[i64](list(map(drawn_number, view.dragon.attacks)))
    if view.countdown is not None:
        heist.herald, heist.countdown = view.countdown.herald, view.countdown.space
    heist.end = END_NAMES.index(view.end)
    heist.deck = dungeon_deck(heist)
    return heist


def build_thief(view: ThiefView, names: Names) -> Thief:
    thief = Thief()
    for name in OF_A_THIEF:
        setattr(thief, name, getattr(view, name))
    unseen = list(view.deck)
    thief.hand = names.numbers(unseen.pop() if code == HIDDEN else code for code in view.hand)
    thief.deck = names.numbers(unseen)
    thief.status = STATUS_NAMES.index(view.status)
    thief.damage = view.max_health - view.health
    thief.played = names.numbers(view.played)
    thief.discard = names.numbers(view.discard)
    thief.artifacts = bits_of([one.points for one in view.artifacts], ARTIFACTS)
    thief.crowns = bits_of(view.crowns, CROWNS)
    thief.kept = names.kept_counts(view.secrets)
    return thief
