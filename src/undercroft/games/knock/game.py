"""Knock, Knock! Dungeon! as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Literal

import msgspec

from undercroft.engine.canvas import Canvas, Marks, Sign
from undercroft.engine.chance import Needed
from undercroft.engine.codec import Choice
from undercroft.engine.errors import Illegal, Unknown
from undercroft.engine.game import Game, Options
from undercroft.engine.outcome import Line, Outcome, Score
from undercroft.engine.packing import arg1, kind_of
from undercroft.engine.position import TABLE, Imaginer
from undercroft.engine.preview import Change, Figures, change
from undercroft.engine.settings import option
from undercroft.engine.text import Message, Text
from undercroft.games.knock import actions as a
from undercroft.games.knock import notation
from undercroft.games.knock.actions import SPELL_NAMES
from undercroft.games.knock.chests import best_group, points
from undercroft.games.knock.codes import action_codec, event_codec
from undercroft.games.knock.content import Cards, flatten, load_content
from undercroft.games.knock.drawing import draw
from undercroft.games.knock.dungeon import HALL, Dungeon
from undercroft.games.knock.fields import SEAT, SITE, SPELL, Card
from undercroft.games.knock.insight import KeepInsight
from undercroft.games.knock.legend import legend
from undercroft.games.knock.refusals import refuse
from undercroft.games.knock.rules import ANYONE, NO_CARD, Keep
from undercroft.games.knock.view import KeepView, Onlooker, build, unseen_by

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

    players: Annotated[int, option("K4")] = 2
    first: Annotated[int, option("K7", ge=0, le=6)] = 0
    """The seat that begins, 0 for a random one."""
    adventure: Annotated[bool, option("K27")] = False
    keep: Annotated[int, option("K27", ge=1, le=LAST_KEEP)] = 1
    spells: Annotated[tuple[Spell, ...], option("K27", of="spell")] = ()
    """The team's Spellbook tokens."""
    chests: Annotated[bool, option("K23")] = False
    clock: Annotated[int, option("K22", ge=0, le=3600)] = 360
    """Seconds on the clock, 0 for none."""


class Knock(Game[Keep, KeepView, KeepOptions]):
    """Co-operative, 1 to 6 players, six minutes: find the Black Knight under the pile and defeat him."""

    name = "knock"
    version = 2
    oldest = 2
    seats = range(1, 7)
    cooperative = True
    silence_rule = "K24"
    clock_rule = "K22"
    options_type = KeepOptions
    view_type = KeepView
    content: Cards
    better = MappingProxyType({"danger": -1, "tokens": 1, "reserve": 1, "chests": 1})

    def __init__(self, content: Path | None = None) -> None:
        self.content, self.content_hash = load_content(content)
        self.cards = flatten(self.content)
        self.codes = tuple(card.code for card in self.content.all)
        self.card = Card("card", self.codes, tuple(self.content.label(card) for card in self.content.all))
        self.onlooker = Onlooker(self.codes)
        self.insight = KeepInsight()
        self.actions = action_codec(self.card)
        self.events = event_codec(self.card)
        self.luck = (self.card, SPELL, SEAT)
        self.counted = {"danger": SITE, "tokens": SITE}
        self.shown = (Choice("knight", ("pile", "drawn", "dungeon"), "knight"),)
        self.pointing = {"site": SITE, "slot": Choice("slot", map(str, range(1, 7)), "slot")}

    def options(self, given: Mapping[str, object]) -> KeepOptions:
        options = super().options(given)
        with self.speaking():
            if options.first > options.players:
                raise Unknown("option-first-seat", players=options.players)
            if len(set(options.spells)) != len(options.spells):
                raise Unknown("option-spells-twice")
            if not options.adventure and (options.keep > 1 or options.spells):
                raise Unknown("option-adventure-only")
        return options

    def blank(self, options: KeepOptions) -> Keep:
        keep = Keep(Dungeon(self.cards), options.players)
        keep.turn = options.first - 1 if options.first else ANYONE
        keep.level = options.keep
        keep.adventure = options.adventure
        keep.chest_hunt = options.chests
        keep.clock = options.clock > 0
        keep.spells = sum(1 << SPELL_NAMES.index(spell) for spell in options.spells)
        return keep

    def view(self, position: Keep, seat: int | None) -> KeepView:
        return self.views(position, [seat])[0]

    def views(self, position: Keep, seats: Sequence[int | None]) -> list[KeepView]:
        return self.onlooker.look(position, seats)

    def imaginer(self, view: KeepView) -> Imaginer:
        return Imaginer(build(view, self.cards, self.codes), TABLE if view.seat is None else view.seat)

    def refusal(self, position: Keep, seat: int, action: int) -> Illegal:
        return refuse(position, seat, action)

    def outcome(self, position: Keep) -> Outcome:
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

    def sequel(self, options: KeepOptions, position: Keep) -> KeepOptions | None:
        """The next keep after a win, the same one again after a loss (K27-K29)."""
        if not options.adventure:
            return None
        if position.end != a.WON:
            return options
        if options.keep == LAST_KEEP:
            return None
        spells = tuple(name for i, name in enumerate(SPELL_NAMES) if position.spells >> i & 1)
        return msgspec.structs.replace(options, keep=options.keep + 1, spells=spells)

    def time_limit(self, options: KeepOptions) -> int | None:
        return options.clock or None  # K22

    def discloses(self, position: Keep, seat: int, action: int) -> bool:
        """A card leaves a hidden hand for all to see (K8)."""
        if position.seats == 1 or kind_of(action) not in (a.PLACE, a.REVEAL):
            return False
        return arg1(action) not in (self.cards.knight, position.shown[seat])

    def is_silent(self, position: Keep) -> bool:
        return position.silence and position.end == a.RUNNING

    def pointing_refusal(self, position: Keep, seat: int, field: str, value: int) -> Illegal | None:
        """A hand has only so many places (K4)."""
        if field == "slot" and value >= position.slots:
            return Illegal("K24", "refuse-slot", cards=int(position.slots))
        return None

    def figures(self, position: Keep, seat: int) -> Figures:
        """The danger of every card, the Time tokens wherever they lie, and the chests of the hunt."""
        dungeon = position.dungeon
        found: Figures = {
            "danger": dict(zip(dungeon.site, dungeon.danger, strict=True)),
            "tokens": {
                site: max(guard, 0) for site, guard in zip(dungeon.site, dungeon.guard, strict=True) if guard != HALL
            },
            "reserve": {"": position.reserve},
        }
        if position.chest_hunt:
            found["chests"] = {"": points(dungeon, best_group(dungeon))}
        return found

    def changes(self, before: Keep, after: Keep, seat: int) -> tuple[Change, ...]:
        """As long as no card has left the dungeon, its cards lie in step: only what differs is looked at."""
        old, new = before.dungeon, after.dungeon
        if before.chest_hunt or new.size() < old.size():
            return super().changes(before, after, seat)
        found = []
        for i in new.unlike(old):
            is_new, site = i >= old.size(), new.site[i]
            danger, guard = (None, HALL) if is_new else (old.danger[i], old.guard[i])
            if danger != new.danger[i]:
                found.append(change(self, seat, "danger", site, danger, new.danger[i]))
            if guard != new.guard[i]:
                tokens = [None if count == HALL else max(count, 0) for count in (guard, new.guard[i])]
                found.append(change(self, seat, "tokens", site, *tokens))
        if after.reserve != before.reserve:
            found.append(change(self, seat, "reserve", "", before.reserve, after.reserve))
        return tuple(found)

    def may_come(self, view: KeepView, needed: Needed) -> Sequence[int]:
        """Any card that the seat sees nowhere, whether it lies in the pile or in another hand."""
        return unseen_by(view, self.cards, self.codes) if needed.what == a.A_CARD else needed.pile

    def components(self, position: Keep) -> Mapping[str, int]:
        level = [int(mark) for mark in self.cards.level]
        boxed = sum(mark > position.level for mark in level)
        knight = int(position.knight_below or position.knight_drawn)
        held = sum(card != NO_CARD for card in position.hands) + int(position.burned != NO_CARD)
        return {
            "cards": position.dungeon.size() + len(position.pile) + held + knight + boxed,
            "time tokens": position.reserve + sum(guard for guard in position.dungeon.guard if guard > 0),
        }

    def write(self, position: Keep) -> str:
        return notation.write(position, self.card)

    def read(self, line: str) -> Keep:
        with self.speaking():
            return notation.read(line, self.cards, self.card)

    def prompt(self, view: KeepView) -> Message:
        if view.seat is None or view.end != a.END_NAMES[a.RUNNING]:
            return Message("prompt-watch")
        if view.spells and view.knight != "drawn" and not any(card for hand in view.hands for card in hand):
            return Message("prompt-spells")
        if view.turn != view.seat:
            return Message("prompt-wait", seat=view.turn + 1)
        if view.knight == "drawn":
            return Message("prompt-knight")
        return Message("prompt-revealed" if view.revealed[view.seat] else "prompt-place")

    def draw(self, view: KeepView, text: Text, marks: Marks, width: int, height: int) -> Canvas:
        return draw(view, self, text, marks, width, height)

    def legend(self, text: Text) -> tuple[Sign, ...]:
        return legend(text)
