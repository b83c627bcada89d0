"""Beside the map: the quest, the heroes with all they have, what they can do, the enemies' cards and the market."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from undercroft.engine.canvas import Canvas
from undercroft.engine.columns import fitted
from undercroft.engine.text import Text
from undercroft.games.deckbox.chart import sign_of
from undercroft.games.deckbox.rules import Delve
from undercroft.games.deckbox.view import DelveView, HeroView
from undercroft.games.deckbox.wording import effect, signed

if TYPE_CHECKING:
    from undercroft.games.deckbox.game import DeckBox

PANEL = 33
ACTIVE, ACTION = "▸", "●"
Lines = list[tuple[str, str]]
KEYWORDS = (
    "keyword-reach",
    "keyword-barrage",
    "keyword-crush",
    "keyword-stun",
    "keyword-heavy",
    "keyword-knockback",
    "keyword-regenerate",
    "keyword-ritual",
    "keyword-siphon",
    "keyword-pierce",
)
"""Their names, in the order of their bits."""


def draw_panel(delve: Delve, view: DelveView, game: DeckBox, text: Text, height: int, scrolled: int = 0) -> Canvas:
    """The parts that matter most first; what there is no room for can be scrolled to."""
    canvas = Canvas(PANEL)
    parts = [
        quest(delve, view, game, text),
        tale(view, game, text),
        *(hero(delve, view, seat, game, text, height) for seat in range(delve.seats)),
        enemies(delve, game, text, height),
        market(view, game, text, height),
        goal(view, game, text),
    ]
    y = 0
    for part in parts:
        for words, style in part:
            canvas.put(0, y, fitted(words, PANEL), style)
            y += 1
        y += bool(part) and height > 30
    return canvas.scrolled(height, scrolled)


def quest(delve: Delve, view: DelveView, game: DeckBox, text: Text) -> Lines:
    """Its name, the round and its tokens, each with the number at which the quest is won or lost."""
    one = game.book.quests[delve.script.number]
    time = text("draw-round", round=out_of(view.round, one.last_round))
    lines: Lines = [(f"{one.title.said_in(text.language)} · {time}", "heading")]
    counts = []
    parts = [part for goal in (*view.goals, *view.perils) for part in goal.parts]
    for token in view.tokens:
        enough = min((part.needed for part in parts if part.token == token.token), default=0)
        counts.append(f"{game.token.words(game.token.read(token.token), text)} {out_of(token.count, enough)}")
    if counts:
        lines.append((" · ".join(counts), "token"))
    return lines


def out_of(count: int, limit: int) -> str:
    return f"{count}/{limit}" if limit else str(count)


def tale(view: DelveView, game: DeckBox, text: Text) -> Lines:
    """The page that lies open."""
    if view.told is None:
        return []
    return [(line, "warning") for line in textwrap.wrap(game.tale.words(game.tale.read(view.told), text), PANEL - 1)]


def hero(delve: Delve, view: DelveView, seat: int, game: DeckBox, text: Text, height: int) -> Lines:
    """Name, health, energy, treasure and actions; then what it fights with, and what it holds."""
    one = view.heroes[seat]
    if one.hero is None:
        return [(f"({seat + 1}) …", "dim")]
    name = text(f"hero-{one.hero}")
    if one.dead:
        return [(f"({seat + 1}) {name} {text('draw-dead')}", "defeated")]
    if one.gear is None or one.ability is None:
        return [(f"({seat + 1}) {name}", "")]
    mark = ACTIVE if seat == view.active else " "
    figures = text("draw-figures", health=one.health, energy=one.energy, treasure=one.treasure)
    style = "bad" if one.health <= 2 else "strong" if seat in (view.seat, view.active) else ""
    lines: Lines = [(f"{mark}({seat + 1}) {name} {figures} {ACTION * one.actions}", style)]
    if delve.seats < 3 or height > 30:
        lines.append((f"   {fights(delve, seat, one, text)}", "dim"))
        card = game.content.abilities[delve.ability[seat]]
        lines.append((f"   {text(f'ability-{one.ability}')} ({card.cost})", "dim"))
        if height > 30:
            lines += [(f"     {line}", "dim") for line in textwrap.wrap(effect(card, text), PANEL - 5)]
    if one.items:
        held = ", ".join(text(f"item-{item}") for item in one.items)
        lines += [(f"   {line}", "chest") for line in textwrap.wrap(held, PANEL - 3)]
    return lines


def fights(delve: Delve, seat: int, one: HeroView, text: Text) -> str:
    cards = delve.cards.gear
    gear = delve.gear[seat]
    parts = []
    if cards.melee_dice[gear]:
        parts.append(text("draw-melee", dice=cards.melee_dice[gear], bonus=signed(delve.melee_bonus(seat))))
    if cards.ranged_dice[gear]:
        parts.append(text("draw-ranged", dice=cards.ranged_dice[gear], bonus=signed(delve.ranged_bonus(seat))))
    parts.append(text("draw-defence", bonus=signed(delve.defence(seat))))
    return " ".join(parts)


def enemies(delve: Delve, game: DeckBox, text: Text, height: int) -> Lines:
    """The cards of those on the table: what they fight with, and their keywords where there is room."""
    cards = delve.cards.enemies
    lines: Lines = []
    told: set[tuple[int, int]] = set()
    for i in range(len(delve.tag)):
        side, mark = int(delve.side(i)), int(delve.mark[i])
        if (side, mark) in told:
            continue
        told.add((side, mark))
        sign, style = sign_of(delve, i, game, text)
        archer = delve.is_archer(i)
        dice, bonus = (cards.ranged_dice, cards.ranged) if archer else (cards.melee_dice, cards.melee)
        key = "draw-ranged" if archer else "draw-melee"
        attack = text(key, dice=dice[side], bonus=signed(bonus[side]))
        defence = text("draw-defence", bonus=signed(cards.defence[side]))
        named = game.book.quests[delve.script.number].names
        name = named[mark - 1].name.said_in(text.language) if mark else game.enemy.words(side // 2, text)
        lines.append((f"{sign[0]}_{sign[2] if sign[2] != '*' else ' '} {name} {attack} {defence}", style))
        words = [text(key) for n, key in enumerate(KEYWORDS) if cards.keywords[side] >> n & 1]
        if words and height > 30:
            lines.append((f"    {', '.join(words)}", "dim"))
    return lines


def market(view: DelveView, game: DeckBox, text: Text, height: int) -> Lines:
    lines: Lines = [(text("draw-market"), "dim")]
    for code in view.market:
        card = game.content.items[game.item.read(code)]
        lines.append((f" {text(f'item-{code}')} {card.cost}$", "chest"))
        if height > 30:
            lines += [(f"   {line}", "dim") for line in textwrap.wrap(effect(card, text), PANEL - 3)]
    return lines


def goal(view: DelveView, game: DeckBox, text: Text) -> Lines:
    words = game.book.quests[game.quest.read(view.quest)].goal.said_in(text.language)
    return [(line, "dim") for line in textwrap.wrap(words, PANEL - 1)]
