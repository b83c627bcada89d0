"""Beside the map: what there is to spend, the thieves, the dragon, the row and the hand.

Figures that the action in hand would change are shown as `8→5`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.columns import columns, fitted
from undercroft.engine.packing import arg1, kind_of
from undercroft.engine.shape import HIDDEN
from undercroft.engine.text import Text
from undercroft.games.clank.actions import BUY, DISCARD, FIGHT, PLAY, REPLACE, USE
from undercroft.games.clank.cards import VERB_NAMES
from undercroft.games.clank.chart import ARTIFACT, IDOL, LOCK, MINOR, MONSTER
from undercroft.games.clank.content import Card, Effect, Tunnel
from undercroft.games.clank.dungeon import START
from undercroft.games.clank.fields import COLOURS
from undercroft.games.clank.view import HeistView, Offer, ThiefView

if TYPE_CHECKING:
    from undercroft.games.clank.game import Clank

PANEL = 40
WIDE = 62
TALL = 22
"""Lines from which on there is room for more than the needful."""
NAMES = (16, 23)
"""The longest name in a line, of a narrow panel and of a wide one."""
LEGEND = 4
"""Lines of the legend."""
CELL = 20
"""Two cards of the reserve side by side."""
DRAGON, DANGER, CROWN, HEALTH = "▼", "↑", "♛", "♥"
ROWS_OF_CARDS = (BUY, USE, FIGHT, REPLACE)
CARDS = (*ROWS_OF_CARDS, PLAY, DISCARD)
"""What is done with a card that lies here."""


class Panel:
    """One drawing of the panel; each part moves `y` down."""

    def __init__(self, view: HeistView, game: Clank, text: Text, marks: Marks, width: int, height: int) -> None:
        self.view = view
        self.after = marks.after if isinstance(marks.after, HeistView) else view
        self.game = game
        self.text = text
        self.marks = marks
        self.width = width
        self.height = height
        self.canvas = Canvas(width)
        self.y = 0
        self.ghost = marks.ghost
        self.labels = marks.labels.get("card", {})
        self.shown: set[int] = set()
        self.in_hand = marks.ghost is not None and kind_of(marks.ghost) in (PLAY, DISCARD)
        """Whether a card of the hand is in question, of which another may lie in the row."""
        self.is_small = height < TALL
        self.names = NAMES[width >= WIDE]
        self.thief = view.thieves[view.turn if view.seat is None else view.seat]
        self.here = self.thief.room

    def drawn(self) -> Canvas:
        self.draw_thieves()
        self.draw_dragon()
        self.draw_row()
        self.draw_market()
        self.draw_hand()
        if self.is_small:
            self.draw_paths()
            self.draw_last_attack()
        else:
            self.draw_ways()
            self.draw_attacks()
            self.draw_legend()
        if not set(self.labels) <= self.shown:  # a choice among cards that do not lie here: the list is better
            self.canvas.spots.pop("card", None)
        return self.canvas.scrolled(self.height, self.line_in_question() + self.marks.offset[1])

    def line_in_question(self) -> int:
        """The line that the window has to begin with, so that the card of the action in hand is seen."""
        cards = self.canvas.spots.get("card", {})
        if self.ghost is None or kind_of(self.ghost) not in CARDS or int(arg1(self.ghost)) not in cards:
            return 0
        return max(cards[int(arg1(self.ghost))][1] + 2 - self.height, 0)

    def line(self, words: str, style: str = "", x: int = 0, width: int = 99) -> None:
        """Words in the line that is next, cut where they do not fit."""
        room = min(self.width - x, width)
        if room > 0:
            self.canvas.put(x, self.y, fitted(words, room), style)

    # The thieves

    def draw_thieves(self) -> None:
        for seat, (thief, then) in enumerate(zip(self.view.thieves, self.after.thieves, strict=True)):
            turn = seat == self.view.turn and self.view.end == "running"
            mark = "▸" if turn else " "
            name = self.text("player", seat=seat + 1)
            self.line(f"{mark}{name}", "strong" if seat == self.view.seat else "", width=10)
            style = "" if then.health > 4 else "warning" if then.health > 2 else "bad"
            if thief.status == "inside":
                words = self.text(
                    "draw-thief",
                    health=change(thief.health, then.health),
                    clank=change(thief.clank, then.clank),
                    gold=change(thief.gold, then.gold),
                )
                self.line(words, style, 11)
                self.line(self.loot(thief), "token", 12 + columns(words))
            else:
                self.line(self.game.status.words(self.game.status.read(thief.status), self.text), "dim", 11)
            self.y += 1
        if self.view.end != "running":
            return
        now, later = self.view.now, self.after.now
        words = self.text(
            "draw-turn",
            skill=change(now.skill, later.skill),
            swords=change(now.swords, later.swords),
            boots=change(now.boots, later.boots),
        )
        if now.teleports or later.teleports:
            words += " " + self.text("draw-teleports", count=change(now.teleports, later.teleports))
        self.line(words, "good")
        self.y += 1
        self.draw_what_holds()

    def draw_what_holds(self) -> None:
        """Until the turn ends: a cave that has stopped the thief, clank to be cancelled, a Spring that waits."""
        now, later = self.view.now, self.after.now
        words = []
        if now.stopped or later.stopped:
            words.append(self.text("draw-stopped"))
        if now.hush or later.hush:
            words.append(self.text("draw-hush", count=change(now.hush, later.hush)))
        if now.springs or later.springs:
            words.append(self.text("draw-spring"))
        if words:
            self.line(" · ".join(words), "warning")
            self.y += 1

    def loot(self, thief: ThiefView) -> str:
        """What a thief has taken: signs first, then words."""
        signs = [f"{ARTIFACT}{one.points}" for one in thief.artifacts] + [f"{CROWN}{one}" for one in thief.crowns]
        signs.append(IDOL * thief.idols)
        words = [self.text("draw-key")] * thief.keys + [self.text("draw-backpack")] * thief.backpacks
        if self.width >= WIDE:
            words += [self.game.secret.words(self.game.names.secret[code], self.text) for code in thief.secrets]
        elif thief.secrets:
            signs.append(f"{MINOR}{len(thief.secrets)}")
        return " ".join(filter(None, ["".join(signs), *words]))

    # The dragon

    def draw_dragon(self) -> None:
        """What an attack would draw now, when all clank is in the bag, and whom it is likely to hit."""
        view, dragon, then = self.view, self.view.dragon, self.after.dragon
        bag, shares = shares_of(view)
        seat = view.turn if view.seat is None else view.seat
        who = self.text("player", seat=seat + 1) if view.seat is None else self.text("draw-you")
        words = self.text(
            "draw-dragon",
            rage=change(dragon.rage, then.rage),
            cubes=change(dragon.cubes, then.cubes),
            bag=change(bag, shares_of(self.after)[0]),
            who=who,
            percent=change(int(100 * shares[seat]), int(100 * shares_of(self.after)[1][seat])),
        )
        self.line(words, "creature")
        self.y += 1
        if not self.is_small:
            odds = (
                self.text("draw-odd", name=self.text("player", seat=seat + 1), damage=min(dragon.cubes, bag) * share)
                for seat, share in enumerate(shares)
                if view.thieves[seat].status == "inside"
            )
            self.line(self.text("draw-odds", odds=" · ".join(odds)), "dim")
            self.y += 1
        if view.countdown:
            self.line(self.text("draw-countdown", space=view.countdown.space), "deadly")
            self.y += 1

    def draw_attacks(self) -> None:
        """The record of the attacks, as many of the last ones as there is room for."""
        attacks = self.view.dragon.attacks
        room = self.height - self.y - LEGEND - 2
        if not attacks or room < 1:
            return
        self.y += 1
        self.line(self.text("draw-attacks", count=len(attacks)), "heading")
        self.y += 1
        for number in range(max(len(attacks) - room, 0), len(attacks)):
            self.line(f"{number + 1:>2}. {self.drawn_in(attacks[number])}", "dim")
            self.y += 1

    def draw_last_attack(self) -> None:
        if self.view.dragon.attacks:
            self.line(self.text("draw-last", cubes=self.drawn_in(self.view.dragon.attacks[-1])), "dim")
            self.y += 1

    def drawn_in(self, attack: Sequence[str]) -> str:
        """The cubes of an attack: how many of whom."""
        owners = [*(self.text("player", seat=seat + 1) for seat in range(len(COLOURS) - 1)), self.text("cube-black")]
        drawn = ((whose, attack.count(colour)) for whose, colour in zip(owners, COLOURS, strict=True))
        return ", ".join(f"{whose} ×{count}" for whose, count in drawn if count) or "-"

    # Cards

    def card(self, code: str) -> Card:
        return self.game.content.cards[self.game.names.card[code]]

    def draw_row(self) -> None:
        for offer in self.view.row:
            self.draw_card(offer)
        piles = self.view.reserve
        for place, pile in enumerate(piles):
            left = "" if pile.left is None else f"×{pile.left}"
            if not self.is_small:
                self.draw_card(pile, left)
                continue
            self.draw_pile(pile, left, CELL * (place % 2))
            self.y += place % 2 or place == len(piles) - 1

    def draw_card(self, offer: Offer, more: str = "") -> None:
        """A line: name, signs, cost, and in a few signs what it does."""
        card, number = self.card(offer.card), self.game.names.card[offer.card]
        signs = (DANGER if card.danger else "") + (DRAGON if card.dragon else "")
        name = self.game.card.words(number, self.text)
        self.draw_key(number, 0)
        self.line(name, self.style_of(card, number), 2, self.names - len(signs))
        self.line(signs, "warning", 2 + min(len(name), self.names - len(signs)))
        self.line(self.cost(offer).rjust(3), "strong", self.names + 3)
        self.line(f"{self.brief(card)} {more}".strip(), "dim", self.names + 7)
        self.show(number, 2, is_offer=True)
        self.y += 1

    def draw_pile(self, pile: Offer, left: str, x: int) -> None:
        """A pile of the reserve where there is little room."""
        card, number = self.card(pile.card), self.game.names.card[pile.card]
        rest = f" {self.cost(pile)}{left}"
        name = self.game.card.words(number, self.text)
        room = CELL - 3 - len(rest)
        self.draw_key(number, x)
        self.line(name, self.style_of(card, number), x + 2, room)
        self.line(rest, "strong", x + 2 + min(len(name), room))
        self.show(number, x + 2, is_offer=True)

    def draw_key(self, number: int, x: int) -> None:
        if number not in self.shown and not self.in_hand:
            self.line(self.labels.get(number, ""), "label", x)

    def style_of(self, card: Card, number: int) -> str:
        if self.ghost is not None and kind_of(self.ghost) in ROWS_OF_CARDS and arg1(self.ghost) == number:
            return "ghost"
        return {"monster": "creature", "goblin": "creature", "device": "poison"}.get(card.kind, "")

    def cost(self, offer: Offer) -> str:
        return f"{offer.cost}{self.text('draw-sword' if offer.paid == 'swords' else 'draw-skill')}"

    def show(self, number: int, x: int, is_offer: bool = False) -> None:
        if number not in self.shown and not (is_offer and self.in_hand):
            self.canvas.spot("card", number, x, self.y)
            self.shown.add(number)

    def draw_market(self) -> None:
        """What is still sold, and the crown that is next (C16); with little room on the screen, in a market only."""
        if self.is_small and not self.game.content.rooms(self.view.side)[self.here - 1].market:
            return
        market = self.view.market
        goods = [
            *([self.text("draw-keys", count=market.keys)] if market.keys else []),
            *([self.text("draw-backpacks", count=market.backpacks)] if market.backpacks else []),
            *(f"{CROWN}{points}" for points in market.crowns[:1]),
        ]
        self.line(self.text("draw-market", goods=" · ".join(goods) or "-", price=market.price), "token")
        self.y += 1

    def draw_hand(self) -> None:
        """The cards to play; when there are none, those that were played."""
        if self.view.seat is None:
            return
        thief = self.view.thieves[self.view.seat]
        if thief.hand:
            self.draw_cards(self.text("draw-hand"), [code for code in thief.hand if code != HIDDEN], "key")
        if thief.played and (self.width >= WIDE or not thief.hand):
            self.draw_cards(self.text("draw-played"), list(thief.played), "dim")

    def draw_cards(self, heading: str, codes: list[str], style: str) -> None:
        """Names one after the other, in as many lines as they need."""
        self.line(heading, "heading")
        x = len(heading) + 1
        for code, count in Counter(codes).items():
            number = self.game.names.card[code]
            playable = style == "key" and number not in self.shown
            chosen = self.ghost is not None and kind_of(self.ghost) in (PLAY, DISCARD) and arg1(self.ghost) == number
            label = f"{self.labels[number]})" if playable and number in self.labels else ""
            words = self.game.card.words(number, self.text) + (f"×{count}" if count > 1 else "")
            if x + len(label) + len(words) > self.width and x > 2:
                x = 2
                self.y += 1
            self.line(label, "label", x)
            self.line(words, "ghost" if chosen and style == "key" else style, x + len(label))
            if playable:
                self.show(number, x)
            x += len(label) + len(words) + 1
        self.y += 1

    def brief(self, card: Card) -> str:
        """What a card does, in a few signs."""
        effects = (card.gain,) if card.kind in ("device", "monster", "goblin") else (card.play,)
        parts = [self.effect(effect) for effect in effects if effect]
        if card.then:
            parts.append("/".join(self.effect(effect) for effect in card.then))
        if self.width >= WIDE:
            if card.price:
                parts.insert(0, self.text("draw-price"))
            if card.bonus:
                parts.append(self.text("draw-bonus", when=card.when, effect=self.effect(card.bonus)))
            parts += [self.text("draw-rule", rule=name) for name in card.turn]
            if card.gain and effects != (card.gain,):
                parts.append(f"[{self.effect(card.gain)}]")
        if card.points or card.score:
            parts.append(f"{card.points or ''}{'?' if card.score else ''}{self.text('draw-points')}")
        if card.where:
            parts.append(self.text("draw-only", where=card.where))
        return " ".join(parts)

    def effect(self, effect: Effect) -> str:
        found = []
        for verb, amount in effect.items():
            name = VERB_NAMES[VERB_NAMES.index(verb.replace("_", "-"))]
            found.append(self.text("draw-verb", verb=name, count=amount))
        return " ".join(found)

    # The ways out of the room

    def ways(self) -> list[tuple[str, Tunnel, bool]]:
        """Where each tunnel leads, and whether it is closed in this direction."""
        found = []
        for tunnel in self.game.content.tunnels(self.view.side):
            if self.here in tunnel.rooms:
                to = tunnel.rooms[1] if tunnel.rooms[0] == self.here else tunnel.rooms[0]
                room = self.text("draw-exit") if to == START else str(to)
                found.append((room, tunnel, tunnel.one_way and tunnel.rooms[1] == self.here))
        return found

    def draw_paths(self) -> None:
        """In one line: `→ 26☠☠ 32# 38:2`."""
        if self.thief.status != "inside":
            return
        open_ways = ((room, tunnel) for room, tunnel, closed in self.ways() if not closed)
        paths = (f"{room}{':2' if tunnel.boots > 1 else ''}{dangers(tunnel)}" for room, tunnel in open_ways)
        self.line("→ " + " ".join(paths), "strong")
        self.y += 1

    def draw_ways(self) -> None:
        if self.thief.status != "inside":
            return
        self.y += 1
        home = self.game.homes[self.view.side, self.thief.keys > 0][self.here]
        self.line(self.text("draw-ways", room=self.here, home=home), "heading")
        self.y += 1
        for room, tunnel, closed in self.ways():
            toll = f"{tunnel.boots}{self.text('draw-boot')} {dangers(tunnel)}"
            self.line(f"{'←' if closed else '→'} {room:>4}  {toll}", "dim" if closed else "")
            self.y += 1

    def draw_legend(self) -> None:
        lines = self.text("draw-legend").splitlines()
        if self.height - self.y >= len(lines):
            self.y = self.height - len(lines)
            for words in lines:
                self.line(words, "dim")
                self.y += 1


def change(before: int, after: int) -> int | str:
    return before if before == after else f"{before}→{after}"


def shares_of(view: HeistView) -> tuple[int, list[float]]:
    """How many cubes an attack would find in the bag, and which part of them is each thief's."""
    bag = msgspec.structs.astuple(view.dragon.bag)
    total = sum(bag) + sum(thief.clank for thief in view.thieves)
    return total, [(bag[seat] + thief.clank) / max(total, 1) for seat, thief in enumerate(view.thieves)]


def dangers(tunnel: Tunnel) -> str:
    return MONSTER * tunnel.monsters + LOCK * tunnel.locked
