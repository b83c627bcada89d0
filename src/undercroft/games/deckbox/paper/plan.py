"""The map of a quest as a picture: tiles, their names, which way they lie, and the numbers of their encounters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from undercroft.games.deckbox.content import TileFace
from undercroft.games.deckbox.paper.ground import INK, PAPER, PITCH, SIDE, Placed, engraved, squares_of
from undercroft.games.deckbox.quests import Quest

ACROSS = 4
"""So many tiles of a pool lie side by side."""
ARROW = "M0 -10L7 2H2.5V10H-2.5V2H-7Z"
ROOM = 0.8
"""Squares of rock around all of it."""


def laid(quest: Quest, across: int) -> Iterator[tuple[str, int, int, int, str | None]]:
    """Face, place, turn and encounter of each tile; those of a pool in rows, with gaps between."""
    yield quest.start.tile, 0, 0, quest.start.turn, quest.start.encounter
    for room in quest.map:
        yield room.tile, *room.at, room.turn, room.encounter
    if quest.pool is not None:
        for n, tile in enumerate((*quest.pool.tiles, quest.pool.finale.tile), start=1):
            yield tile, n % across * 2, n // across * 2, 0, None


def numbers_of(quest: Quest) -> dict[str, int]:
    """The encounters of a map, in the order of its tiles; one that stands on two tiles has one number."""
    codes = (quest.start.encounter, *(room.encounter for room in quest.map))
    return {code: n for n, code in enumerate(dict.fromkeys(filter(None, codes)), start=1)}


def plan(quest: Quest, faces: Mapping[str, TileFace], words: str) -> str:
    """A picture on its own; `words` tell what it shows to whoever cannot see it."""
    numbers = numbers_of(quest)
    tiles = [(Placed(faces[tile], x, y, turn), code) for tile, x, y, turn, code in laid(quest, ACROSS)]
    spots = [spot for placed, _ in tiles for spot in squares_of(placed)]
    left, top = min(x for x, _ in spots) - ROOM, min(y for _, y in spots) - ROOM
    right, bottom = max(x for x, _ in spots) + 1 + ROOM, max(y for _, y in spots) + 1 + ROOM
    box = " ".join(f"{value * SIDE:g}" for value in (left, top, right - left, bottom - top))
    inner = engraved(placed for placed, _ in tiles)
    for placed, code in tiles:
        inner += label(placed, numbers.get(code or ""))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img" aria-label="{words}" '
        f'font-family="Alegreya Sans, Gill Sans, sans-serif" font-weight="700">{inner}</svg>'
    )


def label(placed: Placed, number: int | None) -> str:
    """The name of a tile with its arrow, on whichever corner is rock or else on the floor; its number in the middle."""
    x, y = placed.x * PITCH * SIDE, placed.y * PITCH * SIDE
    middle = x + 2.5 * SIDE, y + 2.5 * SIDE
    wide = 36 + 13 * len(placed.face.code)
    look = f'rx="4" fill="{PAPER}" stroke="{INK}" stroke-width="2"'
    plate = f'<rect x="{x + 3}" y="{y + 3}" width="{wide}" height="30" {look}/>'
    words = f'<text x="{x + 10}" y="{y + 25}" font-size="20" fill="{INK}">{placed.face.code}</text>'
    arrow = (
        f'<path transform="translate({x + wide - 9} {y + 18}) rotate({90 * placed.turn})" d="{ARROW}" fill="{INK}"/>'
    )
    if number is None:
        return plate + words + arrow
    ring = f'<circle cx="{middle[0]:g}" cy="{middle[1]:g}" r="25" fill="{INK}" stroke="{PAPER}" stroke-width="4"/>'
    at = f'x="{middle[0]:g}" y="{middle[1] + 11:g}" font-size="32" text-anchor="middle"'
    return plate + words + arrow + ring + f'<text {at} fill="{PAPER}">{number}</text>'
