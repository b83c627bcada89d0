"""Knock, Knock! Dungeon! as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.codec import Choice, Codec, Field, Flag, Kind, Seat
from undercroft.engine.errors import Illegal, Unknown
from undercroft.engine.game import Game, Options, View
from undercroft.engine.outcome import Line, Outcome, Score
from undercroft.engine.packing import arg1, kind_of
from undercroft.engine.position import Imaginer, Position
from undercroft.engine.text import Message, Text
from undercroft.games.knock import actions as a
from undercroft.games.knock import notation
from undercroft.games.knock.actions import SPELL_NAMES
from undercroft.games.knock.chests import best_group, points
from undercroft.games.knock.content import Cards, flatten, load_cards
from undercroft.games.knock.drawing import draw
from undercroft.games.knock.dungeon import Dungeon
from undercroft.games.knock.insight import KeepInsight
from undercroft.games.knock.places import CORNERS, Card, Site
from undercroft.games.knock.refusals import refuse
from undercroft.games.knock.rules import ANYONE, NO_CARD, Keep
from undercroft.games.knock.view import KeepView, guess, look

Spell = Literal["fireball", "ice-flash", "poison", "sphere"]
LAST_KEEP = 4

ENDS = {
    a.WON: ("end-won", "K21"),
    a.LOST_HALL: ("end-hall", "K15"),
    a.LOST_RESERVE: ("end-reserve", "K13"),
    a.LOST_ALARM: ("end-alarm", "K17"),
    a.LOST_TIME: ("end-time", "K22"),
    a.LOST_CARDS: ("end-cards", "K18"),
}


class KeepOptions(Options, frozen=True, kw_only=True):
    """A single keep, or one keep of an adventure."""

    players: int = 2
    first: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    """The seat that begins, 0 for a random one (K7)."""
    adventure: bool = False
    keep: Annotated[int, msgspec.Meta(ge=1, le=LAST_KEEP)] = 1
    spells: tuple[Spell, ...] = ()
    """The team's Spellbook tokens (K27)."""
    chests: bool = False
    clock: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 360
    """Seconds on the clock, 0 for none (K22)."""


class Knock(Game):
    """Co-operative, 1 to 6 players, six minutes: find the Black Knight under the pile and defeat him."""

    name = "knock"
    version = 1
    seats = range(1, 7)
    cooperative = True
    silence_rule = "K24"
    options_type = KeepOptions
    view_type = KeepView
    content: Cards

    def __init__(self, content: Path | None = None) -> None:
        self.content, self.content_hash = load_cards(content)
        self.cards = flatten(self.content)
        self.codes = tuple(card.code for card in self.content.all)
        self.card = Card("card", self.codes, tuple(self.content.label(card) for card in self.content.all))
        self.insight = KeepInsight()
        site, corner = Site("site"), Choice("corner", CORNERS, "corner")
        spell, seat = Choice("spell", SPELL_NAMES, "spell"), Seat("seat")
        end = Choice("end", ["running", *(reason.removeprefix("end-") for reason, _ in ENDS.values())], "end")
        self.actions = Codec(
            "action",
            Kind(a.PLACE, "{card}@{site}{turned}", self.card, site, Flag("turned", "r"), name="place"),
            Kind(a.REVEAL, "show {card}", self.card, name="reveal"),
            Kind(a.FIREBALL, "fireball@{site}", site, name="fireball"),
            Kind(a.ICE_FLASH, "ice-flash@{site}", site, name="ice-flash"),
            Kind(a.POISON, "poison@{site}/{corner}", site, corner, name="poison"),
            Kind(a.SPHERE, "sphere", name="sphere"),
            Kind(a.TIME_UP, "time-up", name="time-up"),
        )
        self.events = Codec(
            "event",
            Kind(a.DEALT, "{seat} dealt {card}", seat, self.card, name="dealt", secret=["card"]),
            Kind(a.OPENED, "opened {card}", self.card, name="opened"),
            Kind(a.PLACED, "{seat} {card}@{site}{turned}", seat, self.card, site, Flag("turned", "r"), name="placed"),
            Kind(a.REVEALED, "{seat} shows {card}", seat, self.card, name="revealed"),
            Kind(a.CAST, "{seat} casts {spell}", seat, spell, name="cast"),
            Kind(a.BURNED, "burned {card}@{site}", site, self.card, name="burned"),
            Kind(a.FROZE, "froze {site}", site, name="froze"),
            Kind(a.POISONED, "poisoned {site}/{corner}", site, corner, name="poisoned"),
            Kind(a.FLIPPED, "token{silence}", Flag("silence", " silence"), name="flipped"),
            Kind(a.TIMED, "{site} +{tokens}", site, Field("tokens"), name="timed"),
            Kind(a.DEFEATED, "defeated {card}@{site}", site, self.card, name="defeated"),
            Kind(a.ALARM, "alarm -{tokens}", Field("tokens"), name="alarm"),
            Kind(a.DREW, "{seat} drew {card}", seat, self.card, name="drew", secret=["card"]),
            Kind(a.NO_DRAW, "{seat} draws nothing", seat, name="no-draw"),
            Kind(a.KNIGHT, "{seat} drew the knight", seat, name="knight"),
            Kind(a.FOUND, "found {spell}", spell, name="found"),
            Kind(a.ENDED, "end {end}", end, name="ended"),
        )
        self.luck = (self.card, spell, seat)
        self.pointing = {"site": site, "slot": Choice("slot", map(str, range(1, 7)), "slot")}

    def options(self, given: Mapping[str, object]) -> KeepOptions:
        options = super().options(given)
        assert isinstance(options, KeepOptions)
        with self.speaking():
            if options.first > options.players:
                raise Unknown("option-first-seat", players=options.players)
            if len(set(options.spells)) != len(options.spells):
                raise Unknown("option-spells-twice")
            if not options.adventure and (options.keep > 1 or options.spells):
                raise Unknown("option-adventure-only")
        return options

    def blank(self, options: Options) -> Keep:
        assert isinstance(options, KeepOptions)
        keep = Keep(Dungeon(self.cards), options.players)
        keep.turn = options.first - 1 if options.first else ANYONE
        keep.level = options.keep
        keep.adventure = options.adventure
        keep.chest_hunt = options.chests
        keep.clock = options.clock > 0
        keep.spells = sum(1 << SPELL_NAMES.index(spell) for spell in options.spells)
        return keep

    def view(self, position: Position, seat: int | None) -> KeepView:
        assert isinstance(position, Keep)
        return look(position, seat, self.codes)

    def imaginer(self, view: View) -> Imaginer:
        assert isinstance(view, KeepView)
        return guess(view, self.cards, self.codes)

    def refusal(self, position: Position, seat: int, action: int) -> Illegal:
        assert isinstance(position, Keep)
        return refuse(position, seat, action)

    def outcome(self, position: Position) -> Outcome:
        assert isinstance(position, Keep)
        won = position.end == a.WON
        lines: tuple[Line, ...] = ()
        if won and position.chest_hunt:  # K23
            group = best_group(position.dungeon)
            lines = (Line("score-chests", points(position.dungeon, group), {"cards": len(group)}),)
        reason, rule = ENDS[position.end]
        everyone = range(position.seats)
        return Outcome(
            reason=reason,
            rule=rule,
            winners=tuple(everyone) if won else (),
            scores=tuple(Score(lines) for _ in everyone),
            cooperative=True,
        )

    def sequel(self, options: Options, position: Position) -> Options | None:
        """The next keep after a win, the same one again after a loss (K27-K29)."""
        assert isinstance(options, KeepOptions) and isinstance(position, Keep)
        if not options.adventure:
            return None
        if position.end != a.WON:
            return options
        if options.keep == LAST_KEEP:
            return None
        spells = tuple(name for i, name in enumerate(SPELL_NAMES) if position.spells >> i & 1)
        return msgspec.structs.replace(options, keep=options.keep + 1, spells=spells)

    def discloses(self, position: Position, seat: int, action: int) -> bool:
        """A card leaves a hidden hand for all to see (K8)."""
        assert isinstance(position, Keep)
        if position.seats == 1 or kind_of(action) not in (a.PLACE, a.REVEAL):
            return False
        return arg1(action) not in (self.cards.knight, position.shown[seat])

    def is_silent(self, position: Position) -> bool:
        assert isinstance(position, Keep)
        return position.silence and position.end == a.RUNNING

    def components(self, position: Position) -> Mapping[str, int]:
        assert isinstance(position, Keep)
        level = [int(mark) for mark in self.cards.level]
        boxed = sum(mark > position.level for mark in level)
        knight = int(position.knight_below or position.knight_drawn)
        held = sum(card != NO_CARD for card in position.hands) + int(position.burned != NO_CARD)
        return {
            "cards": position.dungeon.size() + len(position.pile) + held + knight + boxed,
            "time tokens": position.reserve + sum(guard for guard in position.dungeon.guard if guard > 0),
        }

    def write(self, position: Position) -> str:
        assert isinstance(position, Keep)
        return notation.write(position, self.card)

    def read(self, line: str) -> Keep:
        with self.speaking():
            return notation.read(line, self.cards, self.card)

    def prompt(self, view: View) -> Message:
        assert isinstance(view, KeepView)
        if view.seat is None or view.end != a.RUNNING:
            return Message("prompt-watch")
        if view.turn != view.seat:
            return Message("prompt-wait", seat=view.turn + 1)
        if view.knight == "drawn":
            return Message("prompt-knight")
        return Message("prompt-revealed" if view.revealed[view.seat] else "prompt-place")

    def draw(self, view: View, text: Text, marks: Marks, width: int, height: int) -> Canvas:
        assert isinstance(view, KeepView)
        return draw(view, self, text, marks, width, height)
