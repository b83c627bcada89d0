"""A position as one line of text, in the spirit of chess's FEN:

    turn=1 row=ladder,sneak tokens=0,0,0,2,… bag=1,0,0,0,23 skill=3 | hand=burgle*3,stumble,… deck=… | hand=…

First the table, then each thief, as `name=value`. What has its usual value is left out; `burgle*3` is three cards of
the same kind. Whoever reads it sees everything.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import groupby
from typing import Annotated, TypeVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.errors import Malformed, Unknown
from undercroft.games.clank.actions import ASKING_CARDS, PENDING_NAMES, STATUS_NAMES
from undercroft.games.clank.checks import check
from undercroft.games.clank.dungeon import Board
from undercroft.games.clank.fields import COLOURS
from undercroft.games.clank.names import Names, bits_of, drawn_colours, drawn_number, dungeon_deck, values_of
from undercroft.games.clank.rules import Heist
from undercroft.games.clank.state import ARTIFACTS, CROWNS, Thief

NO_CUBES = "none"
MOST_CUBES = 20
"""More than any attack draws."""

Number = Annotated[int, msgspec.Meta(ge=0, le=999)]


class ThiefLine(msgspec.Struct, frozen=True, kw_only=True):
    """A thief, as it is written."""

    status: str = "inside"
    room: Number = 1
    hand: tuple[str, ...] = ()
    open: Number = 0
    deck: tuple[str, ...] = ()
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


class TableLine(msgspec.Struct, frozen=True, kw_only=True):
    """The table, as it is written. Cards that are nowhere else are in the dungeon deck."""

    side: str = "day"
    turn: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    rounds: Annotated[int, msgspec.Meta(ge=0)] = 0
    row: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    stock: tuple[Number, ...] = ()
    """Cards left in the piles of the reserve, in the order of the content."""
    box: tuple[str, ...] = ()
    tokens: tuple[Number, ...] = ()
    """By room, from 1 on."""
    minor: tuple[str, ...] = ()
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
    """What each attack drew, in order: `red.black.black`."""
    herald: Annotated[int, msgspec.Meta(ge=-1, le=3)] = -1
    countdown: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    end: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    skill: Number = 0
    swords: Number = 0
    boots: Number = 0
    teleports: Number = 0
    hush: Number = 0
    placed: Number = 0
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


REPEATED = re.compile(r"(.+?)(?:\*(\d{1,3}))?")
DEFAULTS = {
    form: {field.name: field.default for field in msgspec.structs.fields(form)} for form in (TableLine, ThiefLine)
}
"""The fields of a line, with their usual values."""
AS_THEY_ARE = {
    form: tuple(name for name, usual in fields.items() if not isinstance(usual, tuple | str))
    for form, fields in DEFAULTS.items()
}
"""Fields that a line and a position have in common, by name and value."""
T = TypeVar("T", TableLine, ThiefLine)


def write(heist: Heist, side: str, names: Names) -> str:
    thieves = (fields_of(line_of(thief, names)) for thief in heist.thieves)
    return " | ".join([fields_of(table_line_of(heist, side, names)), *thieves])


def table_line_of(heist: Heist, side: str, names: Names) -> TableLine:
    named = names.named
    bag = Counter(heist.bag)
    return TableLine(
        side=side,
        row=named(heist.row),
        discard=names.pile(heist.discard),
        stock=tuple(heist.stock),
        box=names.pile(heist.box),
        tokens=tuple(heist.tokens)[1:],
        minor=names.pile_of_secrets(heist.minor),
        major=names.pile_of_secrets(heist.major),
        artifacts=values_of(heist.artifacts, ARTIFACTS),
        bag=tuple(bag[colour] for colour in range(len(COLOURS))),
        aside=tuple(heist.aside),
        attacks=tuple(map(cubes_in_words, heist.attacks)),
        unmet=named(heist.unmet),
        pending=tuple(pending_code(item, names) for item in heist.pending),
        **{name: getattr(heist, name) for name in AS_THEY_ARE[TableLine]},
    )


def line_of(thief: Thief, names: Names) -> ThiefLine:
    return ThiefLine(
        status=STATUS_NAMES[thief.status],
        hand=names.named(thief.hand),
        deck=names.pile(thief.deck),
        played=names.named(thief.played),
        discard=names.pile(thief.discard),
        artifacts=values_of(thief.artifacts, ARTIFACTS),
        crowns=values_of(thief.crowns, CROWNS),
        kept=names.kept(thief.kept),
        **{name: getattr(thief, name) for name in AS_THEY_ARE[ThiefLine]},
    )


def cubes_in_words(attack: int) -> str:
    return ".".join(drawn_colours(attack)) or NO_CUBES


def cubes_of(words: str) -> list[str]:
    """The colours that an attack drew."""
    return [] if words == NO_CUBES else words.split(".")


def pending_code(item: int, names: Names) -> str:
    what, card = item & 255, item >> 8
    return f"{PENDING_NAMES[what]}:{names.codes[card]}" if what in ASKING_CARDS else PENDING_NAMES[what]


def pending_number(code: str, names: Names) -> int:
    what, _, card = code.partition(":")
    return PENDING_NAMES.index(what) | (names.card[card] << 8 if card else 0)


def fields_of(line: TableLine | ThiefLine) -> str:
    words = []
    for name, usual in DEFAULTS[type(line)].items():
        value = getattr(line, name)
        if value != usual:
            words.append(f"{name}={in_words(value)}")
    return " ".join(words)


def in_words(value: object) -> str:
    if isinstance(value, tuple):
        if value and isinstance(value[0], int):
            return ",".join(map(str, value))
        runs = ((code, len(list(run))) for code, run in groupby(value))
        return ",".join(code if count == 1 else f"{code}*{count}" for code, count in runs)
    return str(int(value)) if isinstance(value, bool) else str(value)


def read(line: str, boards: dict[str, Board], names: Names) -> Heist:
    """Raises Malformed for a bad form, Unknown for what there is not, Illegal for what cannot lie like that."""
    first, *others = line.split("|")
    table, thieves = parse(first, TableLine), [parse(words, ThiefLine) for words in others]
    if table.side not in boards:
        raise Unknown("unknown-value", field="side", value=table.side)
    check_names(table, thieves, names)
    board = boards[table.side]
    sizes = ((table.tokens, board.rooms), (table.bag, 5), (table.aside, 5), (table.stock, len(names.cards.stock)))
    if not 1 <= len(thieves) <= 4 or any(len(numbers) != size for numbers, size in sizes):
        raise Malformed("position-parts")
    heist = build(table, thieves, board, names)
    check(heist)
    return heist


def build(table: TableLine, thieves: list[ThiefLine], board: Board, names: Names) -> Heist:
    heist = Heist(names.cards, board, len(thieves))
    for name in AS_THEY_ARE[TableLine]:
        setattr(heist, name, getattr(table, name))
    heist.row = names.numbers(table.row)
    heist.discard = names.numbers(table.discard)
    heist.stock = vec[i64](list(table.stock))
    heist.box = names.numbers(table.box)
    heist.tokens = vec[i64]([0, *table.tokens])
    heist.minor = names.secret_numbers(table.minor)
    heist.major = names.secret_numbers(table.major)
    heist.artifacts = bits_of(table.artifacts, ARTIFACTS)
    heist.bag = vec[i64]([colour for colour, count in enumerate(table.bag) for _ in range(count)])
    heist.aside = vec[i64](list(table.aside))
    heist.attacks = vec[i64]([drawn_number(cubes_of(words)) for words in table.attacks])
    heist.unmet = names.numbers(table.unmet)
    heist.pending = vec[i64]([pending_number(code, names) for code in table.pending])
    heist.thieves = [build_thief(thief, names) for thief in thieves]
    heist.deck = dungeon_deck(heist)
    return heist


def build_thief(line: ThiefLine, names: Names) -> Thief:
    thief = Thief()
    for name in AS_THEY_ARE[ThiefLine]:
        setattr(thief, name, getattr(line, name))
    thief.status = STATUS_NAMES.index(line.status)
    thief.hand = names.numbers(line.hand)
    thief.deck = names.numbers(line.deck)
    thief.played = names.numbers(line.played)
    thief.discard = names.numbers(line.discard)
    thief.artifacts = bits_of(line.artifacts, ARTIFACTS)
    thief.crowns = bits_of(line.crowns, CROWNS)
    thief.kept = names.kept_counts(line.kept)
    return thief


def parse(words: str, form: type[T]) -> T:
    usual = DEFAULTS[form]
    data: dict[str, object] = {}
    for word in words.split():
        name, _, value = word.partition("=")
        if name not in usual or name in data or not value:
            raise Malformed("position-field", field=word)
        data[name] = spread(value) if usual[name] == () else value
    try:
        return msgspec.convert(data, form, strict=False)
    except msgspec.ValidationError as error:
        raise Malformed("position-value", reason=str(error)) from error


def spread(value: str) -> list[str]:
    """The parts of a list; `burgle*3` is three."""
    found: list[str] = []
    for part in value.split(","):
        match = REPEATED.fullmatch(part)
        if match is None:
            raise Malformed("position-field", field=value)
        found += [match[1]] * int(match[2] or 1)
    return found


def check_names(table: TableLine, thieves: list[ThiefLine], names: Names) -> None:
    """Every code is one that there is."""
    cards = [*table.row, *table.discard, *table.box, *table.unmet]
    secrets = [*table.minor, *table.major]
    for thief in thieves:
        cards += [*thief.hand, *thief.deck, *thief.played, *thief.discard]
        secrets += thief.kept
        if thief.status not in STATUS_NAMES:
            raise Unknown("unknown-value", field="status", value=thief.status)
    for item in table.pending:
        what, colon, card = item.partition(":")
        if what not in PENDING_NAMES:
            raise Unknown("unknown-value", field="pending", value=what)
        if (PENDING_NAMES.index(what) in ASKING_CARDS) != bool(colon):
            raise Malformed("position-field", field=item)
        cards += [card] if colon else []
    drawn = [cube for attack in table.attacks for cube in cubes_of(attack)]
    if any(len(cubes_of(attack)) > MOST_CUBES for attack in table.attacks):
        raise Malformed("position-parts")
    colours = dict.fromkeys(COLOURS)
    for kind, codes, known in (
        ("card", cards, names.card),
        ("secret", secrets, names.secret),
        ("cube", drawn, colours),
    ):
        for code in codes:
            if code not in known:
                raise Unknown("unknown-value", field=kind, value=code)
