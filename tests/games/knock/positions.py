"""Positions in a few words, on the set of cards in `cards.toml`, and how a test plays on from them."""

from __future__ import annotations

import re
from pathlib import Path

from undercroft.games.knock.game import Knock
from undercroft.games.knock.rules import TIME_TOKENS, Keep, hand_size
from undercroft.games.knock.view import KeepView, Placed
from undercroft.kit.positions import Positions

GAME = Knock(Path(__file__).parent / "cards.toml")
KEEPS = Positions(GAME)
start, act, legal, refused, table_at = KEEPS.start, KEEPS.act, KEEPS.legal, KEEPS.refused, KEEPS.table
MARKS = {card.code: card.level or 1 for card in GAME.content.all}
KNIGHT = GAME.codes[GAME.content.knight]
ATTIC = [f"{x},{y}" for y in (-40, -44) for x in range(-60, 61, 2)]
"""Sites far from everything and from each other."""


def keep(dungeon: str, *hands: str, pile: str | None = None, level: int = 1, turn: int = 1, **fields: str) -> Keep:
    """A position from its dungeon and one hand a player; see `in_text`."""
    return KEEPS.read(in_text(dungeon, *hands, pile=pile, level=level, turn=turn, **fields))


def in_text(dungeon: str, *hands: str, pile: str | None = None, level: int = 1, turn: int = 1, **fields: str) -> str:
    """The text of a position. Hands may be short of cards; `fields` go into the header as they are.

    The reserve holds what the dungeon does not. Cards that are not named are in the pile; with a `pile` of its own
    a position has them in the attic, far off and without effect.
    """
    named = set(re.findall(r"([a-z][a-z0-9-]*)@", dungeon)) | {fields.get("burned", "")}
    for cards in (*hands, pile or ""):
        named |= set(cards.replace("*", "").split(","))
    spare = [code for code, mark in MARKS.items() if mark <= level and code not in named and code != KNIGHT]
    if pile is None:
        pile = ",".join(spare)
    else:
        dungeon = " ".join([dungeon, *(f"{code}@{site}" for code, site in zip(spare, ATTIC, strict=False))])
    slots = hand_size(len(hands))
    full = " ".join(",".join([*(hand or "-").split(","), *"-" * slots][:slots]) for hand in hands)
    reserve = TIME_TOKENS - sum(int(tokens) for tokens in re.findall(r"\+(\d+)", dungeon))
    fields = {"knight": "out" if KNIGHT in named else "below", **fields}
    state = {"players": len(hands), "level": level, "turn": turn, "reserve": reserve, **fields}
    header = " ".join(f"{name}={value}" for name, value in state.items() if value != "")
    return f"{header} | {dungeon} | {full} | {pile or '-'}"


def at(position: Keep, x: int, y: int) -> Placed:
    """The card at a place, as everyone sees it."""
    (found,) = (placed for placed in seen(position).dungeon if (placed.x, placed.y) == (x, y))
    return found


def seen(position: Keep, seat: int | None = None) -> KeepView:
    return GAME.view(position, seat)


def hand(position: Keep, seat: int) -> list[str]:
    """The cards in a hand."""
    return [card for card in seen(position, seat).hands[seat] if card is not None]


def pile(position: Keep) -> set[str]:
    return {GAME.codes[card] for card in position.pile}
