"""Beside the map: what there is to spend, the thieves, the dragon, the row and the hand."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.packing import arg1, kind_of
from undercroft.engine.text import Text
from undercroft.games.clank.actions import BUY, DISCARD, FIGHT, PLAY, REPLACE, USE
from undercroft.games.clank.board import START
from undercroft.games.clank.cards import VERB_NAMES
from undercroft.games.clank.chart import ARTIFACT, LOCK, MONSTER
from undercroft.games.clank.content import Card, Effect
from undercroft.games.clank.state import HEALTH, RAGE_CUBES
from undercroft.games.clank.view import HIDDEN, HeistView, ThiefView, cubes_of

if TYPE_CHECKING:
    from undercroft.games.clank.game import Clank

PANEL = 38
WIDE = 62
DRAGON, DANGER = "▼", "↑"
ROWS_OF_CARDS = (BUY, USE, FIGHT, REPLACE)


class Panel:
    """One drawing of the panel; each part moves `y` down."""

    def __init__(self, view: HeistView, game: Clank, text: Text, marks: Marks, width: int, height: int) -> None:
        self.view = view
        self.game = game
        self.text = text
        self.marks = marks
        self.width = width
        self.height = height
        self.canvas = Canvas(width, height)
        self.y = 0
        self.ghost = marks.ghost
        self.labels = marks.labels.get("card", {})
        self.shown: set[int] = set()

    def drawn(self) -> Canvas:
        self.draw_thieves()
        self.draw_dragon()
        self.draw_row()
        self.draw_hand()
        if self.height - self.y > 4:
            self.draw_ways()
        if self.height - self.y > 6:
            self.draw_attacks()
            self.draw_legend()
        if not set(self.labels) <= self.shown:  # a choice among cards that do not lie here: the list is better
            self.canvas.spots.pop("card", None)
        return self.canvas

    def line(self, words: str, style: str = "", x: int = 0) -> None:
        if self.y < self.height:
            self.canvas.put(x, self.y, words[: self.width - x], style)

    # The thieves

    def draw_thieves(self) -> None:
        for seat, thief in enumerate(self.view.thieves):
            turn = seat == self.view.turn and self.view.end == 0
            mark = "▸" if turn else " "
            name = self.text("player", seat=seat + 1)[:9]
            self.line(f"{mark}{name}", "strong" if seat == self.view.seat else "")
            health = int(HEALTH) - thief.damage
            style = "" if health > 4 else "warning" if health > 2 else "bad"
            if thief.status == "inside":
                words = self.text("draw-thief", health=health, clank=thief.clank, gold=thief.gold)
                self.line(words, style, 11)
                self.line(self.loot(thief), "token", 12 + len(words))
            else:
                self.line(self.text("draw-status", status=thief.status), "dim", 11)
            self.y += 1
        view = self.view
        words = self.text("draw-turn", skill=max(view.skill, 0), swords=view.swords, boots=view.boots)
        if view.teleports:
            words += " " + self.text("draw-teleports", count=view.teleports)
        self.line(words, "good")
        self.y += 1

    def loot(self, thief: ThiefView) -> str:
        artifacts = "".join(f"{ARTIFACT}{value}" for value in thief.artifacts)
        held = [self.text("draw-key")] * thief.keys + [self.text("draw-backpack")] * thief.backpacks
        held += [str(crown) for crown in thief.crowns] + ["♞"] * thief.idols
        if self.width >= WIDE:
            held += [self.game.secret.words(self.game.names.secret[code], self.text) for code in thief.kept]
        return " ".join([artifacts, *held]).strip()

    # The dragon

    def draw_dragon(self) -> None:
        view = self.view
        danger = sum(self.card(code).danger for code in view.row)
        cubes = int(RAGE_CUBES[view.rage]) + danger
        bag = sum(view.bag)
        seat = view.turn if view.seat is None else view.seat
        coming = sum(thief.clank for thief in view.thieves)
        mine = view.bag[seat] + view.thieves[seat].clank
        percent = 100 * mine // max(bag + coming, 1)
        self.line(self.text("draw-dragon", rage=view.rage, cubes=cubes, bag=bag, percent=percent), "creature")
        self.y += 1
        if view.countdown:
            self.line(self.text("draw-countdown", space=view.countdown), "deadly")
            self.y += 1

    def draw_attacks(self) -> None:
        """The last attacks: how many cubes of whom."""
        if not self.view.attacks:
            return
        self.y += 1
        self.line(self.text("draw-attacks", count=len(self.view.attacks)), "heading")
        self.y += 1
        last = list(enumerate(self.view.attacks, start=1))[-max(self.height - self.y - 6, 2) :]
        for number, drawn in last:
            cubes = Counter(cubes_of(drawn))
            cube = self.game.cube
            parts = [f"{cube.words(cube.read(colour), self.text)} ×{count}" for colour, count in cubes.items()]
            self.line(f"{number}. {', '.join(parts) or '-'}", "dim")
            self.y += 1

    # Cards

    def card(self, code: str) -> Card:
        return self.game.content.cards[self.game.names.card[code]]

    def draw_row(self) -> None:
        for code in self.view.row:
            self.draw_card(code, ROWS_OF_CARDS)
        stock = zip(self.game.cards.stock, self.view.stock, strict=True)
        piles = [(self.game.names.codes[card], left) for card, left in stock]
        for code, left in (*piles, ("goblin", 0)):
            self.draw_card(code, ROWS_OF_CARDS, f"×{left}" if code != "goblin" else "")

    def draw_card(self, code: str, kinds: tuple[int, ...], more: str = "") -> None:
        if self.y >= self.height:
            return
        number = self.game.names.card[code]
        card = self.card(code)
        chosen = self.ghost is not None and kind_of(self.ghost) in kinds and arg1(self.ghost) == number
        style = "ghost" if chosen else "creature" if card.kind in ("monster", "goblin") else ""
        if card.kind == "device":
            style = "ghost" if chosen else "poison"
        self.line(self.labels.get(number, "") if number not in self.shown else "", "label")
        fight = card.kind in ("monster", "goblin")
        signs = (DANGER if card.danger else "") + (DRAGON if card.dragon else "")
        cost = f"{card.cost}{self.text('draw-sword' if fight else 'draw-skill')}" if card.cost else ""
        name = self.game.card.words(number, self.text)
        self.line(f"{name[:17]}{signs}", style, 2)
        self.line(cost.rjust(4), "strong", 19)
        self.line(f"{self.brief(card)} {more}".strip(), "dim", 24)
        self.show(number)
        self.y += 1

    def show(self, number: int) -> None:
        if number not in self.shown:
            self.canvas.spot("card", number, 2, self.y)
            self.shown.add(number)

    def draw_hand(self) -> None:
        """The cards to play; when there are none, those that were played."""
        if self.view.seat is None or self.y >= self.height:
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
            if playable and self.y < self.height:
                self.canvas.spot("card", number, x, self.y)
                self.shown.add(number)
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

    def draw_ways(self) -> None:
        view = self.view
        seat = view.turn if view.seat is None else view.seat
        here = view.thieves[seat].room
        self.y += 1
        home = self.game.boards[view.side].distances(START, view.thieves[seat].keys > 0)[here]
        self.line(self.text("draw-ways", room=here, home=home), "heading")
        self.y += 1
        for tunnel in self.game.content.tunnels(view.side):
            if here not in tunnel.rooms or self.y >= self.height:
                continue
            to = tunnel.rooms[1] if tunnel.rooms[0] == here else tunnel.rooms[0]
            closed = tunnel.one_way and tunnel.rooms[1] == here
            arrow = "←" if closed else "→"
            toll = f"{tunnel.boots}{self.text('draw-boot')} {MONSTER * tunnel.monsters}{LOCK * tunnel.locked}"
            room = self.text("draw-exit") if to == START else str(to)
            self.line(f"{arrow} {room:>4}  {toll}", "dim" if closed else "")
            self.y += 1

    def draw_legend(self) -> None:
        lines = self.text("draw-legend").splitlines()
        if self.height - self.y > len(lines):
            for i, words in enumerate(lines):
                self.canvas.put(0, self.height - len(lines) + i, words[: self.width], "dim")
