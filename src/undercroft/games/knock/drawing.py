"""The keep as styled text: the dungeon at the left, the hand and the tokens at the right.

The action in hand is drawn as if it were taken, with what the dangers become.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.packing import arg1, arg2, arg3, kind_of
from undercroft.engine.text import Text
from undercroft.games.knock.actions import FIREBALL, ICE_FLASH, PLACE, POISON
from undercroft.games.knock.dungeon import FROZEN, Dungeon
from undercroft.games.knock.floor import Floor
from undercroft.games.knock.panel import PANEL, draw_panel
from undercroft.games.knock.rules import Keep
from undercroft.games.knock.view import KeepView

if TYPE_CHECKING:
    from undercroft.games.knock.game import Knock


def draw(view: KeepView, game: Knock, text: Text, marks: Marks, width: int, height: int) -> Canvas:
    keep = game.imaginer(view).guess
    assert isinstance(keep, Keep)
    after = as_if_taken(keep.dungeon, marks.ghost)
    canvas = Canvas(width, height)
    room = max(width - PANEL - 1, 1)
    floor = Floor(keep.dungeon, after, view, game, text, marks, room, height)
    canvas.paste(floor.drawn(), 0, 0)
    canvas.paste(draw_panel(view, game, text, marks, floor.changes(), height), room + 1, 0)
    return canvas


def as_if_taken(dungeon: Dungeon, ghost: int | None) -> Dungeon:
    """The dungeon with an action done to it, before anything is evaluated."""
    after = dungeon.copy()
    if ghost is None:
        return after
    kind = kind_of(ghost)
    if kind == PLACE:
        after.place(arg1(ghost), arg2(ghost), arg3(ghost))
        if after.cards.tokens[arg1(ghost)] > 0:
            guard(after, after.size() - 1, after.cards.tokens[arg1(ghost)])
    elif kind == FIREBALL:
        after.remove(after.at(arg1(ghost)))
    elif kind == ICE_FLASH:
        guard(after, after.at(arg1(ghost)), FROZEN)
    elif kind == POISON:
        after.poison(after.at(arg1(ghost)), arg2(ghost))
    return after


def guard(dungeon: Dungeon, index: int, tokens: int) -> None:
    tokens_of = dungeon.guard[:]
    tokens_of[index] = tokens
    dungeon.guard = tokens_of
