"""Lantern as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Annotated

import msgspec

from lantern import actions as a
from lantern import view as sights
from lantern.content import flatten, load_content
from lantern.insight import DiveInsight
from lantern.rules import Dive
from undercroft.engine.codec import Choice, Codec, Field, Kind, Seat
from undercroft.engine.errors import Illegal
from undercroft.engine.game import Game, Options
from undercroft.engine.outcome import Fate, Line, Outcome, Score
from undercroft.engine.packing import kind_of
from undercroft.engine.position import TABLE, Imaginer
from undercroft.engine.preview import Figures
from undercroft.engine.settings import option
from undercroft.engine.text import Message, Text


class DiveOptions(Options, frozen=True, kw_only=True):
    players: Annotated[int, option("L1", ge=2, le=4)] = 2
    stairs: Annotated[int, option("L4", ge=2, le=6)] = 5
    """What a die must show at least for the way out of the dark."""


class Charm(Choice):
    """A danger that a charm is good against, or a charm that is spent."""

    def __init__(self, codes: tuple[str, ...]) -> None:
        super().__init__("charm", (*codes, sights.USED), "charm")

    def words(self, value: int, text: Text) -> str:
        code = self.codes[value]
        return text("charm-spent") if code == sights.USED else text(f"tile-{code}")


class Lantern(Game[Dive, sights.DiveView, DiveOptions]):
    """Two to four thieves share one lantern: go deeper, or leave with what you have."""

    name = "lantern"
    version = 1
    seats = range(2, 5)
    options_type = DiveOptions
    view_type = sights.DiveView
    better = MappingProxyType({"points": 1})

    def __init__(self, content: Path | None = None) -> None:
        self.content, self.content_hash = load_content(content)
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
            Kind(a.DEALT, "{seat} dealt {tile}", seat, tile, name="dealt", secret=["tile"], rule="L2"),
            Kind(a.FOUND, "{seat} found {tile}", seat, tile, name="found", rule="L3"),
            Kind(a.LURKS, "{tile} lurks", tile, name="lurks", rule="L4"),
            Kind(a.CHARMED, "{seat} charms {tile}", seat, tile, name="charmed", rule="L5"),
            Kind(a.CLIMBED, "{seat} climbs", seat, name="climbed", rule="L6", fate="out"),
            Kind(a.DARK, "dark", name="dark", rule="L4", decisive=True),
            Kind(a.ROLLED, "{seat} rolls {face}", seat, Field("face"), name="rolled", rule="L4"),
        )
        self.luck = (tile, seat)
        self.pointing = {"tile": tile}
        self.shown = (Charm(self.codes),)

    def blank(self, options: DiveOptions) -> Dive:
        return Dive(self.tiles, options.players, options.stairs)

    def view(self, position: Dive, seat: int | None) -> sights.DiveView:
        return sights.look(position, seat, self.codes)

    def imaginer(self, view: sights.DiveView) -> Imaginer:
        return Imaginer(sights.build(view, self.tiles, self.codes), TABLE if view.seat is None else view.seat)

    def refusal(self, position: Dive, seat: int, action: int) -> Illegal:
        if position.is_over():
            return Illegal("L8", "refuse-over")
        if seat != position.turn:
            return Illegal("L3", "refuse-turn", seat=position.turn + 1)
        if kind_of(action) == a.CHARM:
            return Illegal("L5", "refuse-charm")
        return Illegal("L7", "refuse-empty")

    def discloses(self, position: Dive, seat: int, action: int) -> bool:
        return kind_of(action) == a.CHARM

    def outcome(self, position: Dive) -> Outcome:
        reason, rule = ("end-dark", "L4") if position.dark else ("end-out", "L8")
        scores = []
        for seat in range(position.seats):
            lines = (
                Line("score-treasure", int(position.carried(seat))),
                Line("score-charm", int(position.charm_points(seat))),
            )
            lost = position.is_below(seat)
            scores.append(Score(tuple(msgspec.structs.replace(line, forfeited=lost) for line in lines)))
        fates = tuple(Fate("below" if position.is_below(seat) else "out") for seat in range(position.seats))
        winners = tuple(position.winners())
        return Outcome(reason=reason, rule=rule, winners=winners, scores=tuple(scores), fates=fates)

    def figures(self, position: Dive, seat: int) -> Figures:
        return {"points": {"": int(position.carried(seat) + position.charm_points(seat))}}

    def components(self, position: Dive) -> Mapping[str, int]:
        return {
            "tiles": len(position.bag) + len(position.sack) + len(position.lying) + len(position.boxed),
            "charms": len(position.spare) + len(position.charms),
        }

    def write(self, position: Dive) -> str:
        return sights.write(position, self.codes)

    def read(self, line: str) -> Dive:
        with self.speaking():
            return sights.read(line, self.tiles, self.codes)

    def prompt(self, view: sights.DiveView) -> Message:
        if view.dark or not any(view.below):
            return Message("prompt-over")
        return Message("prompt-choose") if view.turn == view.seat else Message("prompt-wait", seat=view.turn + 1)
