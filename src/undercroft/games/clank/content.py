"""The cards, secrets and boards (C1-C3): read from TOML, checked, and flattened for the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal, get_args

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.engine.content import Entry, load
from undercroft.engine.errors import Unreadable
from undercroft.engine.text import Message
from undercroft.games.clank.cards import (
    BURGLES,
    GOBLIN,
    KIND_NAMES,
    RESERVE,
    SCORE_NAMES,
    SWAP,
    TURN_NAMES,
    VERB_NAMES,
    WHEN_NAMES,
    WHERE_NAMES,
    CardSet,
)
from undercroft.games.clank.dungeon import IDOLS, MAJOR, MINOR, Board
from undercroft.games.clank.state import ARTIFACTS, HAND, ROW

FACTS = Path(__file__).parent / "content" / "clank.toml"
SIDES = ("day", "dusk")
NEEDED = {"burgle": "starter", "secret-tome": "reserve", "goblin": "goblin"}
"""Cards that the rules speak of by name, and their kinds."""

ONCE = ("trash", "replace", "secret", "attack")
"""Verbs that ask for one thing at a time."""

Code = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9-]*$")]
Count = Annotated[int, msgspec.Meta(ge=1, le=30)]
Number = Annotated[int, msgspec.Meta(ge=0, le=99)]
Verb = Literal[
    "skill", "swords", "boots", "gold", "clank", "draw", "heal", "teleport", "others_clank", "everyone_clank",
    "dragon_cubes", "rage", "trash", "spring", "burgle", "replace", "secret", "attack", "tomes",
]  # fmt: skip
Effect = Mapping[Verb, Annotated[int, msgspec.Meta(ge=-9, le=9)]]


class Card(Entry, frozen=True, kw_only=True):
    """A card; `count` is how many there are, of a starting card how many in each starting deck."""

    code: Code
    kind: Literal["starter", "reserve", "goblin", "item", "companion", "gem", "device", "monster"]
    count: Count
    cost: Number = 0
    """In swords for a monster, in skill for all else."""
    points: Number = 0
    score: Literal["", "mastery", "relics", "gold", "tomes"] = ""
    """What more points depend on."""
    companion: bool = False
    """A companion that is not of the kind: a Mercenary."""
    play: Effect = msgspec.field(default_factory=dict)
    price: Literal["", "discard"] = ""
    then: tuple[Effect, ...] = ()
    """One of these, for the price if there is one."""
    when: Literal["", "artifact", "idol", "crown", "companion"] = ""
    bonus: Effect = msgspec.field(default_factory=dict)
    turn: tuple[Literal["sure-footed", "fearless", "rich", "swagger", "jeweller"], ...] = ()
    gain: Effect = msgspec.field(default_factory=dict)
    """For acquiring, using or defeating it."""
    arrive: Effect = msgspec.field(default_factory=dict)
    where: Literal["", "depths", "cave"] = ""
    dragon: bool = False
    danger: bool = False


class Secret(Entry, frozen=True, kw_only=True):
    code: Code
    kind: Literal["minor", "major"]
    count: Count
    points: Number = 0
    kept: bool = False
    now: Effect = msgspec.field(default_factory=dict)
    use: Effect = msgspec.field(default_factory=dict)
    """Of a potion."""


class Room(Entry, frozen=True, kw_only=True):
    """A room. `at` is about where it lies, in thousandths of the board's width and height."""

    room: Annotated[int, msgspec.Meta(ge=1, le=99)]
    at: tuple[int, int]
    depths: bool = False
    cave: bool = False
    market: bool = False
    fountain: bool = False
    minor: Number = 0
    major: Number = 0
    idols: Number = 0
    artifact: Number = 0


class Tunnel(Entry, frozen=True, kw_only=True):
    """A tunnel between two rooms; a one-way tunnel leads from the first to the second."""

    rooms: tuple[int, int]
    boots: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    monsters: Number = 0
    locked: bool = False
    one_way: bool = False
    wraps: bool = False


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A content file."""

    title: str
    cards: tuple[Card, ...]
    secrets: tuple[Secret, ...]
    day_rooms: tuple[Room, ...]
    day_tunnels: tuple[Tunnel, ...]
    dusk_rooms: tuple[Room, ...]
    dusk_tunnels: tuple[Tunnel, ...]

    def rooms(self, side: str) -> tuple[Room, ...]:
        return self.day_rooms if side == "day" else self.dusk_rooms

    def tunnels(self, side: str) -> tuple[Tunnel, ...]:
        return self.day_tunnels if side == "day" else self.dusk_tunnels


def load_content(path: Path | None) -> tuple[Content, str]:
    path = path or FACTS
    content, digest = load(path, Content)
    content = in_order(content)
    check(path, content)
    return content, digest


def in_order(content: Content) -> Content:
    """The same with the verbs of every effect in one order: a file may have them in any, a hash does not know it."""

    def effect(given: Effect) -> Effect:
        return {verb: given[verb] for verb in get_args(Verb) if verb in given}

    cards = (
        msgspec.structs.replace(
            card,
            play=effect(card.play),
            gain=effect(card.gain),
            arrive=effect(card.arrive),
            bonus=effect(card.bonus),
            then=tuple(map(effect, card.then)),
        )
        for card in content.cards
    )
    secrets = (
        msgspec.structs.replace(secret, now=effect(secret.now), use=effect(secret.use)) for secret in content.secrets
    )
    return msgspec.structs.replace(content, cards=tuple(cards), secrets=tuple(secrets))


def check(path: Path, content: Content) -> None:
    """What no type can say."""
    for name, entries in (("cards", content.cards), ("secrets", content.secrets)):
        code, count = Counter(entry.code for entry in entries).most_common(1)[0]
        if count > 1:
            raise Unreadable(path, name, Message("set-codes", code=code))
    kinds = {card.code: card.kind for card in content.cards}
    for code, kind in NEEDED.items():
        if kinds.get(code) != kind:
            raise Unreadable(path, "cards", Message("set-needs", code=code, kind=kind))
    for card in content.cards:
        check_effects(path, card.code, card.play, card.gain, card.arrive, card.bonus, *card.then)
        if len({next(iter(effect), "") for effect in card.then} - {""}) < len(card.then):
            raise Unreadable(path, card.code, Message("set-choices"))
    for secret in content.secrets:
        check_effects(path, secret.code, secret.now, secret.use)
    starters = sum(card.count for card in content.cards if card.kind == "starter")
    if starters < HAND:
        raise Unreadable(path, "cards", Message("set-starters", count=starters, wanted=int(HAND)))
    quiet = sum(card.count for card in content.cards if KIND_NAMES.index(card.kind) > GOBLIN and not card.dragon)
    if quiet < ROW:
        raise Unreadable(path, "cards", Message("set-row", count=quiet, wanted=int(ROW)))
    for side in SIDES:
        check_board(path, content, side)


def check_effects(path: Path, code: str, *effects: Effect) -> None:
    """Only clank can be less than nothing, and some things happen once."""
    for effect in effects:
        for verb, amount in effect.items():
            if amount < (-9 if verb == "clank" else 1) or amount > (1 if verb in ONCE else 9):
                raise Unreadable(path, code, Message("set-amount", verb=verb, amount=amount))


def check_board(path: Path, content: Content, side: str) -> None:
    rooms, tunnels = content.rooms(side), content.tunnels(side)
    if [room.room for room in rooms] != list(range(1, len(rooms) + 1)):
        raise Unreadable(path, f"{side}_rooms", Message("set-rooms"))
    for room in rooms:
        if room.artifact and room.artifact not in ARTIFACTS:
            raise Unreadable(path, f"{side}_rooms", Message("set-artifact", value=room.artifact))
        if sum(map(bool, (room.minor, room.major, room.idols))) > 1:
            raise Unreadable(path, f"{side}_rooms", Message("set-tokens", room=room.room))
    if sorted(room.artifact for room in rooms if room.artifact) != list(ARTIFACTS):
        raise Unreadable(path, f"{side}_rooms", Message("set-artifacts"))
    for kind in ("minor", "major"):
        spaces = sum(getattr(room, kind) for room in rooms)
        there = sum(secret.count for secret in content.secrets if secret.kind == kind)
        if spaces > there:
            raise Unreadable(path, f"{side}_rooms", Message("set-secrets", spaces=spaces, count=there))
    pairs = Counter(frozenset(tunnel.rooms) for tunnel in tunnels)
    for tunnel in tunnels:
        if len(set(tunnel.rooms)) < 2 or not all(1 <= room <= len(rooms) for room in tunnel.rooms):
            raise Unreadable(path, f"{side}_tunnels", Message("set-tunnel", rooms="-".join(map(str, tunnel.rooms))))
        if pairs[frozenset(tunnel.rooms)] > 1:
            raise Unreadable(path, f"{side}_tunnels", Message("set-twice", rooms="-".join(map(str, tunnel.rooms))))


def flatten(content: Content) -> CardSet:
    """The figures of cards and secrets for the rules."""
    flat = CardSet()

    def effect(given: Effect) -> int:
        if not given:
            return 0
        verbs = [VERB_NAMES.index(verb.replace("_", "-")) for verb in given]
        return int(flat.add_effect(vec[i64](verbs), vec[i64](list(given.values()))))

    cards = content.cards
    flat.kind = vec[i64]([KIND_NAMES.index(card.kind) for card in cards])
    flat.count = vec[i64]([card.count for card in cards])
    flat.cost = vec[i64]([card.cost for card in cards])
    flat.points = vec[i64]([card.points for card in cards])
    flat.score = vec[i64]([SCORE_NAMES.index(card.score) for card in cards])
    flat.companion = vec[i64]([int(card.companion or card.kind == "companion") for card in cards])
    flat.dragon = vec[i64]([int(card.dragon) for card in cards])
    flat.danger = vec[i64]([int(card.danger) for card in cards])
    flat.where = vec[i64]([WHERE_NAMES.index(card.where) for card in cards])
    flat.play = vec[i64]([effect(card.play) for card in cards])
    flat.gain = vec[i64]([effect(card.gain) for card in cards])
    flat.arrive = vec[i64]([effect(card.arrive) for card in cards])
    flat.when = vec[i64]([WHEN_NAMES.index(card.when) for card in cards])
    flat.bonus = vec[i64]([effect(card.bonus) for card in cards])
    flat.turn = vec[i64]([sum(1 << TURN_NAMES.index(name) for name in card.turn) for card in cards])
    flat.price = vec[i64]([int(card.price == "discard") for card in cards])
    for card in cards:
        flat.then = append(flat.then, len(flat.first) - 1 if card.then else 0)
        for choice in card.then:
            effect(choice)
    flat.thens = vec[i64]([len(card.then) for card in cards])
    asking = {VERB_NAMES[SWAP], VERB_NAMES[BURGLES]}
    flat.choosy = vec[i64](
        [int(bool(card.price) or len(card.then) > 1 or not asking.isdisjoint(card.play)) for card in cards]
    )
    codes = [card.code for card in cards]
    flat.burgle, flat.tome, flat.goblin = (codes.index(code) for code in NEEDED)
    flat.stock = vec[i64]([i for i, kind in enumerate(flat.kind) if kind == RESERVE])
    secrets = content.secrets
    flat.secret_count = vec[i64]([secret.count for secret in secrets])
    flat.major = vec[i64]([int(secret.kind == "major") for secret in secrets])
    flat.now = vec[i64]([effect(secret.now) for secret in secrets])
    flat.potion = vec[i64]([effect(secret.use) for secret in secrets])
    flat.kept = vec[i64]([int(secret.kept) for secret in secrets])
    flat.secret_points = vec[i64]([secret.points for secret in secrets])
    return flat


def flatten_board(content: Content, side: str) -> Board:
    """One side of the board for the rules."""
    rooms = content.rooms(side)
    board = Board(len(rooms))
    ways: dict[int, list[tuple[int, Tunnel, bool]]] = {room.room: [] for room in rooms}
    for tunnel in content.tunnels(side):
        a, b = tunnel.rooms
        ways[a].append((b, tunnel, False))
        ways[b].append((a, tunnel, tunnel.one_way))
    artifacts = list(ARTIFACTS)
    for room in rooms:
        number = room.room
        board.depths[number] = int(room.depths)
        board.cave[number] = int(room.cave)
        board.market[number] = int(room.market)
        board.fountain[number] = int(room.fountain)
        board.token[number] = MINOR if room.minor else MAJOR if room.major else IDOLS if room.idols else 0
        board.tokens[number] = room.minor + room.major + room.idols
        board.artifact[number] = 1 << artifacts.index(room.artifact) if room.artifact else 0
        board.first[number] = len(board.to)
        for to, tunnel, closed in ways[number]:
            board.add_way(to, tunnel.boots, tunnel.monsters, int(tunnel.locked), int(closed))
        board.first[number + 1] = len(board.to)
    return board
