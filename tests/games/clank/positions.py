"""Positions in a few words. Nothing lies there that could not: what a test does not name is out of the way."""

from __future__ import annotations

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from tests.games.clank.rest import GAME as GAME
from tests.games.clank.rest import HEISTS, PILES, STARTERS, Lines
from undercroft.engine.errors import Illegal
from undercroft.games.clank.actions import STATUS_NAMES
from undercroft.games.clank.content import load_content
from undercroft.games.clank.notation import spread
from undercroft.games.clank.rules import Heist
from undercroft.games.clank.scoring import score_of
from undercroft.games.clank.state import BLACK

start, table_at = HEISTS.start, HEISTS.table
CONTENT, _ = load_content(None)
QUIET = "search,ladder,tattle,sneak,swagger,pickaxe"
"""A row in which nothing arrives, attacks or is dangerous."""
FOR_THE_TURN = ("skill", "swords", "boots", "teleports")
HAND = 5
TOMES = 12


def cards(codes: str) -> vec[i64]:
    return GAME.names.numbers(spread(codes) if codes else [])


def heist(players: int = 2, side: str = "day", row: str = QUIET, **first: object) -> Heist:
    """The first seat in turn, with an empty hand, five Burgles to draw and no clank; `first` as for `give`.

    The others have five cards each in hand and deck, of those that are left, and Stumbles last.
    """
    lines = Lines(start(players=players, side=side, first=1))
    lines.table["row"] = row
    for thief in lines.thieves:
        thief.update(dict.fromkeys(PILES, ""), clank=0)
    put(lines, 0, {"deck": "burgle*5", **first})
    named = lines.named()
    kinds = sorted(STARTERS, key=lambda code: code == "stumble")
    left = [code for code in kinds for _ in range(STARTERS[code] * players - named[code])]
    for pile in ("hand", "deck"):
        for thief in lines.thieves[1:]:
            thief[pile], left = ",".join(left[:HAND]), left[HAND:]
    return lines.read()


def give(position: Heist, seat: int, **what: object) -> Heist:
    """The same with things for a thief, by the fields of the notation. `status` is a number, artifacts and crowns are
    tuples; `skill`, `swords`, `boots` and `teleports` are for the turn; `spare` are the cubes left in the supply."""
    lines = Lines(position)
    put(lines, seat, what)
    return lines.read()


def over(*loots: dict[str, object]) -> Heist:
    """A heist that has ended, with what each thief has got; they have escaped unless they say otherwise."""
    lines = Lines(start(players=len(loots), side="day", first=1))
    lines.table.update(row=QUIET, herald=0, countdown=1, end=1)
    for seat, loot in enumerate(loots):
        lines.thieves[seat].update(dict.fromkeys(PILES, ""), clank=0)
        put(lines, seat, {"status": 1, **loot})
    return lines.read()


def put(lines: Lines, seat: int, what: dict[str, object]) -> None:
    for name, value in what.items():
        where = lines.table if name in FOR_THE_TURN else lines.thieves[seat]
        where[name] = written(name, value)


def written(name: str, value: object) -> object:
    if name == "status" and isinstance(value, int):
        return STATUS_NAMES[value]
    return ",".join(map(str, value)) if isinstance(value, tuple) else value


def leave_tomes(position: Heist, left: int) -> Heist:
    """The same with so many Secret Tomes in the reserve: the last thief has bought the others."""
    bought = ",".join(["secret-tome"] * (TOMES - left))
    return give(position, len(position.thieves) - 1, discard=bought)


def stack_bag(position: Heist, *cubes: int) -> Heist:
    """The same with these cubes alone in the bag: 4 is black, the rest are seats."""
    lines, held = Lines(position), Counter(cubes)
    lines.set_numbers("bag", [held[colour] for colour in range(BLACK + 1)])
    return lines.read()


def act(position: Heist, code: str, luck: str | None = None) -> list[str]:
    """Let the seat in turn take a legal action; see `Positions.act`."""
    return HEISTS.act(position, int(position.turn), code, luck)


def play(position: Heist, *codes: str) -> None:
    for code in codes:
        act(position, code)


def legal(position: Heist, seat: int | None = None) -> list[str]:
    """The codes of what a seat may do, usually the one in turn."""
    return HEISTS.legal(position, int(position.turn) if seat is None else seat)


def refused(position: Heist, code: str, seat: int | None = None) -> Illegal:
    """Why a seat may not do this."""
    return HEISTS.refused(position, int(position.turn) if seat is None else seat, code)


def why(position: Heist, code: str) -> tuple[str, str]:
    refusal = refused(position, code)
    return refusal.rule, refusal.message.key


def named(pile: vec[i64]) -> list[str]:
    """The codes of a pile, in order."""
    return sorted(GAME.names.named(pile))


def kept(position: Heist, seat: int) -> list[str]:
    return list(GAME.view(position, seat).thieves[seat].secrets)


def points(position: Heist, seat: int) -> int:
    return int(score_of(position, seat))
