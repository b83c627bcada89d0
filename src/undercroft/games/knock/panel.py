"""Beside the dungeon: the hand as little cards, what the others hold, and the tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeGuard

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.columns import fitted
from undercroft.engine.packing import arg1, arg3, kind_of
from undercroft.engine.shape import HIDDEN
from undercroft.engine.text import Text
from undercroft.games.knock.actions import PLACE, REVEAL, SPELL_NAMES
from undercroft.games.knock.chart import CHEST, DOUBLE, THIN, TOKEN, Change, badge, frame, short_name
from undercroft.games.knock.rules import TIME_TOKENS
from undercroft.games.knock.view import KeepView

if TYPE_CHECKING:
    from undercroft.games.knock.game import Knock

PANEL = 26
"""Two cards side by side, and a column for the arrow that tells of more."""
CARD = (12, 4)
BACK, TURN, SPENT = "▒", "▸", "·"


def draw_panel(view: KeepView, game: Knock, text: Text, marks: Marks, changes: Sequence[Change], height: int) -> Canvas:
    canvas = Canvas(PANEL)
    y = draw_hand(canvas, view, game, text, marks)
    y = draw_others(canvas, y, view, game, text)
    for words, style in tokens(view, text):
        canvas.put(0, y, fitted(words, PANEL), style)
        y += 1
    x = 0
    for change in changes:
        words, style = badge(change.before, change.after, change.creature, False, True)
        if x + len(words) > PANEL:
            x, y = 0, y + 1
        canvas.put(x, y, words, style)
        x += len(words) + 1
    draw_legend(canvas, y + 2, height, text)
    chosen = canvas.spots.get("card", {}).get(int(arg1(marks.ghost)), (0, 0)) if is_placing(marks.ghost) else (0, 0)
    return canvas.scrolled(height, max(chosen[1] + CARD[1] - 1 - height, 0) + marks.offset[1])


def is_placing(ghost: int | None) -> TypeGuard[int]:
    """Whether the action in hand is one with a card of the own hand."""
    return ghost is not None and kind_of(ghost) in (PLACE, REVEAL)


def draw_legend(canvas: Canvas, top: int, height: int, text: Text) -> None:
    """What the brackets mean, at the bottom, where there is room for it."""
    quiet, tight, lost = (badge(danger, danger, False, False, False)[0] for danger in (3, 5, 6))
    stands, falls = (badge(danger, danger, True, False, False)[0] for danger in (8, 4))
    lines = text("draw-legend", quiet=quiet, tight=tight, lost=lost, stands=stands, falls=falls).splitlines()
    if top + len(lines) <= height:
        for i, line in enumerate(lines):
            canvas.put(0, height - len(lines) + i, line[:PANEL], "dim")


def held_by(view: KeepView, game: Knock) -> list[int]:
    """The cards that the viewing seat may place: its hand, and the Black Knight if it has drawn him."""
    if view.seat is None:
        return []
    codes = [code for code in view.hands[view.seat] if code is not None]
    if view.knight == "drawn" and view.turn == view.seat:
        codes.append(game.codes[game.content.knight])
    return [game.card.read(code) for code in codes]


def draw_hand(canvas: Canvas, view: KeepView, game: Knock, text: Text, marks: Marks) -> int:
    """The own hand, two cards a row; returns the next free line."""
    ghost = marks.ghost
    chosen = int(arg1(ghost)) if is_placing(ghost) else None
    turned = ghost is not None and kind_of(ghost) == PLACE and arg3(ghost) == 1
    labels = marks.labels.get("card", {})
    hand = held_by(view, game)
    for place, card in enumerate(hand):
        x, y = place % 2 * (CARD[0] + 1), place // 2 * CARD[1]
        revealed = view.seat is not None and view.revealed[view.seat] == game.codes[card]
        draw_card(canvas, x, y, game, card, text, card == chosen, turned and card == chosen, revealed)
        canvas.put(x + 1, y, labels.get(card, ""), "label")
        canvas.spot("card", card, x + CARD[0] // 2, y + 1)
    return (len(hand) + 1) // 2 * CARD[1]


def draw_card(
    canvas: Canvas, x: int, y: int, game: Knock, card: int, text: Text, chosen: bool, turned: bool, revealed: bool
) -> None:
    cards = game.cards
    style = "ghost" if chosen else "border"
    frame(canvas, x, y, *CARD, DOUBLE if chosen else THIN, style)
    name = short_name(game, card, text)[:8]
    canvas.put(x + 3, y, name, "creature")
    values = [str(cards.value[(2 * card + turned) * 4 + corner]) for corner in range(4)]
    for corner, value in enumerate(values):
        figure = "dim" if value == "0" else "strong" if value > "2" else ""
        canvas.put(x + 2 + corner % 2 * 7, y + 1 + corner // 2, value, "ghost" if chosen else figure)
    canvas.put(x + 4, y + 1, TOKEN * int(cards.tokens[card]), "token")
    if cards.silence[card]:
        canvas.put(x + 4, y + 2, text("draw-hush")[:4], "silence")
    else:
        canvas.put(x + 4, y + 2, CHEST * int(cards.chests[card]), "chest")
    if revealed:
        canvas.put(x + 2, y + 3, text("draw-shown")[:8], "key")


def draw_others(canvas: Canvas, y: int, view: KeepView, game: Knock, text: Text) -> int:
    """The other hands from behind, a line each, with the card that has been shown."""
    for seat, hand in enumerate(view.hands):
        if seat == view.seat:
            continue
        name = fitted(text("player", seat=seat + 1), 10)
        mark = TURN if seat == view.turn else " "
        canvas.put(0, y, f"{mark}{name}", "strong" if seat == view.turn else "")
        x = 12
        canvas.put(x, y, BACK * sum(code == HIDDEN for code in hand), "back")
        x += sum(code == HIDDEN for code in hand) + 1
        for code in hand:
            if code not in (None, HIDDEN):
                canvas.put(x, y, face_of(game, game.card.read(str(code)), text)[: PANEL - x], "key")
        y += 1
    return y


def face_of(game: Knock, card: int, text: Text) -> str:
    """A card in a few characters: 20/12, and its creature."""
    upper, lower = ("".join(str(game.cards.value[card * 8 + corner]) for corner in pair) for pair in ((0, 1), (2, 3)))
    return f"{upper}/{lower} {short_name(game, card, text)}"


def tokens(view: KeepView, text: Text) -> list[tuple[str, str]]:
    """The reserve, the pile, the Black Knight, Speech or Silence, and the adventure."""
    time = TOKEN * view.reserve + SPENT * (int(TIME_TOKENS) - view.reserve)
    lines = [
        (f"{text('draw-reserve')} {time}", "token" if view.reserve > 2 else "bad"),
        (f"{text('draw-pile', cards=view.pile)} · {text('draw-knight', where=view.knight)}", ""),
    ]
    if view.players > 1:
        lines.append((text("draw-silence"), "silence") if view.silence else (text("draw-speech"), "good"))
    if view.adventure:
        held = " ".join(text("draw-spell", spell=name) for name in SPELL_NAMES if name in view.spells)
        lines.append((f"{text('draw-keep', keep=view.level)} · {held or text('draw-no-spells')}", "poison"))
    return lines
