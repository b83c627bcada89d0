"""A position as one line of text, in the spirit of chess's FEN:

    turn=1 row=ladder,sneak tokens=0,0,0,2,… bag=1,0,0,0,23 skill=3 | hand=burgle*3,stumble,… deck=… | hand=…

It is the view of somebody who sees everything: first the table, then each thief, as `name=value` with the names of
the view's fields. What has its usual value is left out; `burgle*3` is three cards of the same kind.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import groupby
from typing import TypeVar

import msgspec

from undercroft.engine.errors import Illegal, Malformed, Unknown
from undercroft.games.clank.actions import INSIDE, PENDING_NAMES, RUNNING, STATUS_NAMES
from undercroft.games.clank.board import IDOLS, MAJOR, MINOR, Board
from undercroft.games.clank.cards import GOBLIN, STARTER
from undercroft.games.clank.places import COLOURS
from undercroft.games.clank.rules import Heist
from undercroft.games.clank.state import ARTIFACTS, BLACK, CROWNS, CUBES_EACH, DRAGON_CUBES, HEALTH, NOBODY
from undercroft.games.clank.view import HeistView, Names, ThiefView, build, cubes_of, look, piles

REPEATED = re.compile(r"(.+?)(?:\*(\d{1,3}))?")
DEFAULTS = {
    form: {f.name: f.default for f in msgspec.structs.fields(form) if f.name not in ("seat", "thieves")}
    for form in (HeistView, ThiefView)
}
"""The fields of a line, with their usual values."""
T = TypeVar("T", HeistView, ThiefView)


def write(heist: Heist, side: str, names: Names) -> str:
    view = look(heist, None, side, names, everything=True)
    return " | ".join([fields_of(view), *(fields_of(thief) for thief in view.thieves)])


def fields_of(view: HeistView | ThiefView) -> str:
    words = []
    for name, usual in DEFAULTS[type(view)].items():
        value = getattr(view, name)
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
    table, *thieves = line.split("|")
    view = parse(table, HeistView)
    view = msgspec.structs.replace(view, thieves=tuple(parse(words, ThiefView) for words in thieves))
    if view.side not in boards:
        raise Unknown("unknown-value", field="side", value=view.side)
    check_names(view, names)
    board = boards[view.side]
    sizes = ((view.tokens, board.rooms), (view.bag, 5), (view.aside, 5), (view.stock, len(names.cards.stock)))
    if not 1 <= len(view.thieves) <= 4 or any(len(numbers) != size for numbers, size in sizes):
        raise Malformed("position-parts")
    heist = build(view, board, names)
    check(heist)
    return heist


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


def check_names(view: HeistView, names: Names) -> None:
    """Every code is one that there is."""
    cards = [*view.row, *view.discard, *view.box, *view.unmet]
    secrets = [*view.minor, *view.major]
    for thief in view.thieves:
        cards += [*thief.hand, *thief.deck, *thief.played, *thief.discard]
        secrets += thief.kept
        if thief.status not in STATUS_NAMES:
            raise Unknown("unknown-value", field="status", value=thief.status)
    for item in view.pending:
        what, colon, card = item.partition(":")
        if what not in PENDING_NAMES:
            raise Unknown("unknown-value", field="pending", value=what)
        if (what in ("discard", "choose")) != bool(colon):
            raise Malformed("position-field", field=item)
        cards += [card] if colon else []
    drawn = [cube for attack in view.attacks for cube in cubes_of(attack)]
    colours = dict.fromkeys(COLOURS)
    for kind, codes, known in (
        ("card", cards, names.card),
        ("secret", secrets, names.secret),
        ("cube", drawn, colours),
    ):
        for code in codes:
            if code not in known:
                raise Unknown("unknown-value", field=kind, value=code)


def check(heist: Heist) -> None:
    """Nothing is there twice, nothing is missing, and the one in turn can act."""
    seats = len(heist.thieves)
    if heist.turn >= seats or heist.herald >= seats or (heist.herald == NOBODY) != (heist.countdown == 0):
        raise Illegal("C10", "position-seats")
    if any(not 1 <= thief.room <= heist.board.rooms for thief in heist.thieves):
        raise Illegal("C9", "position-rooms")
    if any(thief.open > len(thief.hand) for thief in heist.thieves):
        raise Illegal("C9", "position-hand")
    check_cards(heist)
    check_cubes(heist)
    check_tokens(heist)
    inside = [thief.status == INSIDE for thief in heist.thieves]
    if heist.end == RUNNING and (not inside[heist.turn] or len(heist.legal(heist.turn)) == 0):
        raise Illegal("C34", "position-turn", seat=heist.turn + 1)
    if heist.end != RUNNING and any(inside):
        raise Illegal("C36", "position-end")


def check_cards(heist: Heist) -> None:
    """C1: what is not seen elsewhere is in the dungeon deck, so there can only be too many."""
    cards = heist.cards
    seen = Counter(card for pile in piles(heist) for card in pile)
    for card, kind in enumerate(cards.kind):
        there, wanted = seen[card], int(cards.count[card])
        if kind == STARTER:
            fits = there == wanted * len(heist.thieves)
        elif card in cards.stock:
            fits = there + heist.stock[list(cards.stock).index(card)] == wanted
        else:
            fits = there == 0 if kind == GOBLIN else there <= wanted
        if not fits:
            raise Illegal("C1", "position-cards")


def check_cubes(heist: Heist) -> None:
    """C1."""
    bag = Counter(heist.bag)
    for seat, thief in enumerate(heist.thieves):
        if thief.supply + thief.clank + thief.damage + bag[seat] + heist.aside[seat] != CUBES_EACH:
            raise Illegal("C1", "position-cubes", seat=seat + 1)
        if (thief.damage >= HEALTH) and thief.status == INSIDE:
            raise Illegal("C31", "position-health", seat=seat + 1)
    if bag[int(BLACK)] + heist.aside[BLACK] != DRAGON_CUBES:
        raise Illegal("C1", "position-dragon")
    if any(bag[seat] or heist.aside[seat] for seat in range(len(heist.thieves), int(BLACK))):
        raise Illegal("C1", "position-dragon")


def check_tokens(heist: Heist) -> None:
    """C2: secrets, idols, artifacts and the market."""
    cards, board = heist.cards, heist.board
    lying = Counter(dict.fromkeys((MINOR, MAJOR, IDOLS), 0))
    for room in range(1, board.rooms + 1):
        if heist.tokens[room] > board.tokens[room]:
            raise Illegal("C5", "position-tokens")
        lying[board.token[room]] += heist.tokens[room]
    unseen = Counter((*heist.minor, *heist.major))
    kept = Counter(
        {secret: sum(thief.kept[secret] for thief in heist.thieves) for secret in range(len(cards.secret_count))}
    )
    fits = all(unseen[secret] + kept[secret] <= count for secret, count in enumerate(cards.secret_count))
    fits &= not any(cards.major[secret] for secret in heist.minor) and all(cards.major[s] for s in heist.major)
    fits &= len(heist.minor) >= lying[MINOR] and len(heist.major) >= lying[MAJOR]
    fits &= all(count == 0 or cards.kept[secret] for secret, count in kept.items())
    if not fits:
        raise Illegal("C5", "position-tokens")
    if lying[IDOLS] + sum(thief.idols for thief in heist.thieves) != sum_of(board, IDOLS):
        raise Illegal("C6", "position-market")
    for name, wanted in (("keys", 2), ("backpacks", 2)):
        if getattr(heist, name) + sum(getattr(thief, name) for thief in heist.thieves) != wanted:
            raise Illegal("C6", "position-market")
    if sum(thief.crowns for thief in heist.thieves) != (1 << len(CROWNS) - heist.crowns) - 1:
        raise Illegal("C6", "position-market")
    for i in range(len(ARTIFACTS)):
        if sum(bits >> i & 1 for bits in (heist.artifacts, *(thief.artifacts for thief in heist.thieves))) > 1:
            raise Illegal("C4", "position-artifacts")


def sum_of(board: Board, kind: int) -> int:
    return sum(board.tokens[room] for room in range(1, board.rooms + 1) if board.token[room] == kind)
