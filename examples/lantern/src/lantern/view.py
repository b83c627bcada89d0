"""What a seat may know; how a position is imagined from that alone, and written as a line."""

from __future__ import annotations

from typing import Annotated

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from lantern.actions import SPENT
from lantern.content import Tiles
from lantern.rules import Dive
from undercroft.engine.errors import Illegal, Malformed, Unknown
from undercroft.engine.game import View
from undercroft.engine.shape import BY_SEAT, HIDDEN, Seat, of

USED = "-"
TileCode = Annotated[str, of("tile")]


class DiveView(View, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The vault as one seat sees it. All tiles are open to all, also those left in the bag; only charms are hidden."""

    turn: Seat
    below: Annotated[tuple[bool, ...], BY_SEAT]
    sacks: Annotated[tuple[tuple[TileCode, ...], ...], BY_SEAT]
    charms: Annotated[tuple[Annotated[str, of("charm")], ...], BY_SEAT]
    """The danger that a charm is good against, "?" if that is hidden from this seat, "-" if it is spent."""
    lying: tuple[TileCode, ...]
    boxed: tuple[TileCode, ...]
    bag: tuple[TileCode, ...]
    stairs: int
    dark: bool


def look(dive: Dive, seat: int | None, codes: tuple[str, ...], everything: bool = False) -> DiveView:
    def charm(owner: int) -> str:
        if dive.charms[owner] == SPENT:
            return USED
        return codes[dive.charms[owner]] if everything or owner == seat else HIDDEN

    def named(tiles: vec[i64]) -> tuple[str, ...]:
        return tuple(codes[tile] for tile in sorted(tiles))

    found = list(zip(dive.owner, dive.sack, strict=True))
    seats = range(dive.seats)
    return DiveView(
        seat=seat,
        turn=dive.turn,
        below=tuple(dive.is_below(owner) for owner in seats),
        sacks=tuple(named(vec[i64]([tile for owner, tile in found if owner == one])) for one in seats),
        charms=tuple(charm(owner) for owner in seats),
        lying=named(dive.lying),
        boxed=named(dive.boxed),
        bag=named(dive.bag),
        stairs=dive.stairs,
        dark=dive.dark,
    )


def build(view: DiveView, tiles: Tiles, codes: tuple[str, ...]) -> Dive:
    """A position that fits the view; charms that the view hides are any of those that nobody has seen."""
    number = {code: tile for tile, code in enumerate(codes)}
    dive = Dive(tiles, len(view.below), view.stairs)
    dive.turn = view.turn
    dive.dark = view.dark
    dive.below = sum(1 << seat for seat, below in enumerate(view.below) if below)
    dive.bag = vec[i64]([number[code] for code in view.bag])
    dive.lying = vec[i64]([number[code] for code in view.lying])
    dive.boxed = vec[i64]([number[code] for code in view.boxed])
    dive.sack = vec[i64]([number[code] for sack in view.sacks for code in sack])
    dive.owner = vec[i64]([seat for seat, sack in enumerate(view.sacks) for _ in sack])
    spare = list(tiles.charms)
    for code in (*view.charms, *view.boxed):  # a spent charm is known by the danger that it took away
        if code not in (HIDDEN, USED):
            spare.remove(number[code])
    dive.charms = vec[i64](
        [SPENT if code == USED else spare.pop() if code == HIDDEN else number[code] for code in view.charms]
    )
    dive.spare = vec[i64](spare)
    return dive


# The line of a position is the view of somebody who sees everything, as JSON.


def write(dive: Dive, codes: tuple[str, ...]) -> str:
    return msgspec.json.encode(look(dive, None, codes, everything=True)).decode()


def read(line: str, tiles: Tiles, codes: tuple[str, ...]) -> Dive:
    try:
        view = msgspec.json.decode(line, type=DiveView)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed("position-json", reason=str(error)) from error
    seats = len(view.below)
    if not (2 <= seats <= 4 and len(view.sacks) == len(view.charms) == seats and 0 <= view.turn < seats):
        raise Malformed("position-seats")
    lying = [*view.bag, *view.lying, *view.boxed, *(code for sack in view.sacks for code in sack)]
    if odd := {*lying, *view.charms} - {*codes, USED}:
        raise Unknown("unknown-value", field="tile", value=min(odd))
    held = [*view.boxed, *(code for code in view.charms if code != USED)]
    short = any(held.count(code) > list(tiles.charms).count(tile) for tile, code in enumerate(codes))
    if (
        short
        or len(view.boxed) != view.charms.count(USED)
        or sorted(lying) != sorted(codes[tile] for tile in tiles.bag)
    ):
        raise Illegal("L1", "position-pieces")
    return build(view, tiles, codes)
