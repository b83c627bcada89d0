"""Lantern as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec

from lantern import actions as a
from lantern import view as sights
from lantern.content import flatten, load_vault
from lantern.insight import DiveInsight
from lantern.rules import Dive
from undercroft.engine.codec import Choice, Codec, Field, Kind, Seat
from undercroft.engine.errors import Illegal
from undercroft.engine.game import Game, Options, View
from undercroft.engine.outcome import Line, Outcome, Score
from undercroft.engine.packing import kind_of
from undercroft.engine.position import TABLE, Imaginer, Position
from undercroft.engine.text import Message


class DiveOptions(Options, frozen=True, kw_only=True):
    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    stairs: Annotated[int, msgspec.Meta(ge=2, le=6)] = 5
    """What a die must show at least for the way out of the dark (L4)."""


class Lantern(Game):
    """Two to four thieves share one lantern: go deeper, or leave with what you have."""

    name = "lantern"
    version = 1
    seats = range(2, 5)
    options_type = DiveOptions
    view_type = sights.DiveView

    def __init__(self, content: Path | None = None) -> None:
        self.content, self.content_hash = load_vault(content)
        self.tiles = flatten(self.content)
        self.codes = self.content.codes
        self.insight = DiveInsight()
        seat, tile = Seat("seat"), Choice("tile", self.codes, "tile")
        self.actions = Codec(
            "action",
            Kind(a.DEEPER, "deeper", name="deeper"),
            Kind(a.CLIMB, "climb", name="climb"),
            Kind(a.CHARM, "charm", name="charm"),
        )
        self.events = Codec(
            "event",
            Kind(a.DEALT, "{seat} dealt {tile}", seat, tile, name="dealt", secret=["tile"]),
            Kind(a.FOUND, "{seat} found {tile}", seat, tile, name="found"),
            Kind(a.LURKS, "{tile} lurks", tile, name="lurks"),
            Kind(a.CHARMED, "{seat} charms {tile}", seat, tile, name="charmed"),
            Kind(a.CLIMBED, "{seat} climbs", seat, name="climbed"),
            Kind(a.DARK, "dark", name="dark"),
            Kind(a.ROLLED, "{seat} rolls {face}", seat, Field("face"), name="rolled"),
        )
        self.luck = (tile, seat)
        self.pointing = {"tile": tile}

    def blank(self, options: Options) -> Dive:
        assert isinstance(options, DiveOptions)
        return Dive(self.tiles, options.players, options.stairs)

    def view(self, position: Position, seat: int | None) -> sights.DiveView:
        assert isinstance(position, Dive)
        return sights.look(position, seat, self.codes)

    def imaginer(self, view: View) -> Imaginer:
        assert isinstance(view, sights.DiveView)
        return Imaginer(sights.build(view, self.tiles, self.codes), TABLE if view.seat is None else view.seat)

    def refusal(self, position: Position, seat: int, action: int) -> Illegal:
        assert isinstance(position, Dive)
        if position.is_over():
            return Illegal("L8", "refuse-over")
        if seat != position.turn:
            return Illegal("L3", "refuse-turn", seat=position.turn + 1)
        if kind_of(action) == a.CHARM:
            return Illegal("L5", "refuse-charm")
        return Illegal("L7", "refuse-empty")

    def discloses(self, position: Position, seat: int, action: int) -> bool:
        return kind_of(action) == a.CHARM

    def outcome(self, position: Position) -> Outcome:
        assert isinstance(position, Dive)
        reason, rule = ("end-dark", "L4") if position.dark else ("end-out", "L8")
        scores = []
        for seat in range(position.seats):
            lines = (
                Line("score-treasure", int(position.carried(seat))),
                Line("score-charm", int(position.charm_points(seat))),
            )
            scores.append(Score(() if position.is_below(seat) else lines))
        return Outcome(reason=reason, rule=rule, winners=tuple(position.winners()), scores=tuple(scores))

    def components(self, position: Position) -> Mapping[str, int]:
        assert isinstance(position, Dive)
        return {
            "tiles": len(position.bag) + len(position.sack) + len(position.lying) + len(position.boxed),
            "charms": len(position.spare) + len(position.charms),
        }

    def write(self, position: Position) -> str:
        assert isinstance(position, Dive)
        return sights.write(position, self.codes)

    def read(self, line: str) -> Dive:
        with self.speaking():
            return sights.read(line, self.tiles, self.codes)

    def prompt(self, view: View) -> Message:
        assert isinstance(view, sights.DiveView)
        if view.dark or not any(view.below):
            return Message("prompt-over")
        return Message("prompt-choose") if view.turn == view.seat else Message("prompt-wait", seat=view.turn + 1)
