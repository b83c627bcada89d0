"""The dungeon drawn with its overlaps, at the largest scale at which it fits, else around the card in question.

A card's own figures stand in its cells; its danger stands where its four cells meet, which no card ever covers:
`(3)` a quiet hall, `<5>` a hall that bears nothing more, `!6!` a hall that is lost, `{8}` a creature that stands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.packing import arg1, arg2, kind_of
from undercroft.engine.text import Text
from undercroft.games.knock.actions import PLACE, POISON
from undercroft.games.knock.content import Creature
from undercroft.games.knock.dungeon import FROZEN, HALL, NOWHERE, Dungeon, column, row
from undercroft.games.knock.rules import SAFE
from undercroft.games.knock.view import KeepView

if TYPE_CHECKING:
    from undercroft.games.knock.game import Knock

THIN, DOUBLE, DASHED = "┌─┐│└┘", "╔═╗║╚╝", "┌┄┐┆└┘"
TOKEN, GONE, ICE, SKULL, CHEST, OPEN = "●", "○", "❄", "☠", "▣", "·"


class Scale(NamedTuple):
    """The size of a cell with one border, and how long a creature's name and its row of tokens may be."""

    width: int
    height: int
    name: int
    tokens: int


SCALES = (Scale(8, 4, 13, 13), Scale(8, 2, 6, 6), Scale(6, 2, 3, 5), Scale(4, 2, 3, 3))


class Change(NamedTuple):
    """What becomes of a danger."""

    before: int
    after: int
    creature: bool


class Chart:
    """One drawing of the dungeon in a window."""

    def __init__(
        self,
        before: Dungeon,
        after: Dungeon,
        view: KeepView,
        game: Knock,
        text: Text,
        marks: Marks,
        width: int,
        height: int,
    ) -> None:
        self.before = before
        self.after = after
        self.view = view
        self.game = game
        self.text = text
        self.marks = marks
        self.window = (width, height)
        self.dangers = {int(site): int(danger) for site, danger in zip(before.site, before.danger, strict=True)}
        self.stood = {int(site) for site, guard in zip(before.site, before.guard, strict=True) if guard != HALL}
        """Where creatures stand before the action in hand, which may bring them down."""
        placing = marks.ghost is not None and kind_of(marks.ghost) == PLACE
        self.ghost_site = int(arg2(marks.ghost)) if placing and marks.ghost is not None else NOWHERE
        self.target = int(arg1(marks.ghost)) if marks.ghost is not None and not placing else NOWHERE
        xs = [int(column(site)) for site in before.site] or [0]
        ys = [int(row(site)) for site in before.site] or [0]
        # One cell more on each side, where the next card may reach to.
        self.left, self.right = min(xs) - 1, max(xs) + 3
        self.top, self.bottom = min(ys) - 1, max(ys) + 3
        self.scale = next((scale for scale in SCALES if self.fits(scale)), SCALES[-1])
        self.canvas = Canvas()
        self.corner = self.scrolled()

    # Where things lie

    def fits(self, scale: Scale) -> bool:
        width, height = self.extent(scale)
        return width <= self.window[0] and height <= self.window[1]

    def extent(self, scale: Scale) -> tuple[int, int]:
        return (self.right - self.left) * scale.width + 1, (self.bottom - self.top) * scale.height + 1

    def sheet(self, x: int, y: int) -> tuple[int, int]:
        """Where a cell's upper left border lies on a sheet that shows everything."""
        return (x - self.left) * self.scale.width, (y - self.top) * self.scale.height

    def scrolled(self) -> tuple[int, int]:
        """The corner of the window on that sheet: around the last card, moved as far as the ghost asks for."""
        size = (2 * self.scale.width + 1, 2 * self.scale.height + 1)
        last = self.before.site[self.before.size() - 1] if self.before.size() else NOWHERE
        corner = []
        for axis in (0, 1):
            whole, window = self.extent(self.scale)[axis], self.window[axis]
            if whole <= window:
                corner.append((whole - window) // 2 + self.marks.offset[axis])
                continue
            middle = self.place(last)[axis] + size[axis] // 2 if last != NOWHERE else whole // 2
            start = min(max(middle - window // 2, 0), whole - window)
            for site in (self.target, self.ghost_site):
                if site != NOWHERE:
                    low = self.place(site)[axis]
                    start = max(min(start, low), low + size[axis] - window)
            corner.append(start + self.marks.offset[axis])
        return corner[0], corner[1]

    def place(self, site: int) -> tuple[int, int]:
        return self.sheet(int(column(site)), int(row(site)))

    def centre(self, site: int) -> tuple[int, int]:
        x, y = self.place(site)
        return x + self.scale.width, y + self.scale.height

    def cell(self, site: int, corner: int) -> tuple[int, int]:
        x, y = self.place(site)
        width, height = self.scale.width, self.scale.height
        return x + corner % 2 * width + width // 2, y + corner // 2 * height + height // 2

    # Drawing

    def drawn(self) -> Canvas:
        for i in range(self.after.size()):
            self.draw_card(i)
        for i in range(self.after.size()):
            self.draw_core(i)
        self.draw_labels()
        x, y = self.corner
        shown = self.canvas.cropped(x, y, *self.window) if x >= 0 and y >= 0 else self.shifted(x, y)
        self.draw_more(shown)
        return shown

    def shifted(self, x: int, y: int) -> Canvas:
        """A window that begins before the sheet does."""
        sheet = Canvas()
        sheet.paste(self.canvas, max(-x, 0), max(-y, 0))
        return sheet.cropped(max(x, 0), max(y, 0), *self.window)

    def draw_more(self, shown: Canvas) -> None:
        """Arrows where the dungeon goes on beyond the window."""
        (x, y), (width, height) = self.corner, self.window
        whole = self.extent(self.scale)
        cell = self.scale
        up, down = y > cell.height, y + height < whole[1] - cell.height
        shown.mark_more(up, down, x > cell.width, x + width < whole[0] - cell.width)

    def draw_card(self, i: int) -> None:
        """A card as it was laid; later ones go over it."""
        dungeon, canvas = self.after, self.canvas
        site = int(dungeon.site[i])
        x, y = self.place(site)
        stands = dungeon.guard[i] != HALL
        ghost = site == self.ghost_site
        lines = DASHED if ghost else DOUBLE if stands else THIN
        style = "ghost" if ghost else "creature" if stands else "border"
        frame(canvas, x, y, 2 * self.scale.width + 1, 2 * self.scale.height + 1, lines, style)
        for corner in range(4):
            value = int(dungeon.cards.value[dungeon.face[i] * 4 + corner])
            at = self.cell(site, corner)
            if dungeon.is_poisoned(site, corner):
                canvas.put(*at, SKULL, "poison")
            else:
                canvas.put(
                    *at, str(value), "ghost" if ghost else "dim" if value == 0 else "strong" if value > 2 else ""
                )
        card = int(dungeon.card(i))
        covered = any(dungeon.neighbour(i, corner) > i for corner in (0, 1))
        if not stands and dungeon.cards.tokens[card] > 0 and not covered:
            self.draw_name(site, card, "defeated")

    def draw_name(self, site: int, card: int, style: str) -> None:
        cx, cy = self.centre(site)
        name = short_name(self.game, card, self.text)[: self.scale.name]
        self.canvas.put(cx - len(name) // 2, cy - 1, name, style)

    def draw_core(self, i: int) -> None:
        """What must always be seen of a card: its danger, and a creature's name and tokens."""
        dungeon, canvas = self.after, self.canvas
        site, guard, card = int(dungeon.site[i]), int(dungeon.guard[i]), int(dungeon.card(i))
        cx, cy = self.centre(site)
        danger = int(dungeon.danger[i])
        before = self.dangers.get(site, danger)
        words, style = badge(
            before, danger, guard != HALL or site in self.stood, site == self.ghost_site, self.scale.width > 4
        )
        if self.view.chest_hunt and dungeon.cards.chests[card] > 0:
            words = f"{words}{CHEST}"
        canvas.put(cx - len(words) // 2, cy, words, style)
        if guard == HALL:
            return
        self.draw_name(site, card, "frozen" if guard == FROZEN else "creature")
        tokens = ICE if guard == FROZEN else TOKEN * guard or GONE
        if len(tokens) > self.scale.tokens:
            tokens = f"{TOKEN}{guard}"
        style = "frozen" if guard == FROZEN else "bad" if guard <= 1 else "token"
        canvas.put(cx - len(tokens) // 2, cy + 1, tokens, style)

    def draw_labels(self) -> None:
        """The places that may be chosen, each with its key; the one in hand is the ghost itself."""
        canvas = self.canvas
        for site, label in self.marks.labels.get("site", {}).items():
            cx, cy = self.centre(site)
            if self.after.at(site) == NOWHERE:
                canvas.put(cx, cy, label, "label")
            elif site != self.ghost_site:
                canvas.put(cx - 2, cy, label, "cursor" if site == self.target else "label")
        if self.ghost_site != NOWHERE or self.target != NOWHERE:
            for site in map(int, (*self.before.open, *self.before.site)):
                canvas.spot("site", site, *self.centre(site))
        for site in self.before.open if self.ghost_site != NOWHERE else ():
            if site not in self.marks.labels.get("site", {}) and self.after.at(site) == NOWHERE:
                canvas.put(*self.centre(site), OPEN, "label")
        if self.marks.ghost is not None and kind_of(self.marks.ghost) == POISON:
            for corner in range(4):
                x, y = self.cell(self.target, corner)
                canvas.spot("corner", corner, x, y)
                label = self.marks.labels.get("corner", {}).get(corner, "")
                canvas.put(x + 1, y, label, "cursor" if corner == arg2(self.marks.ghost) else "label")

    def changes(self) -> list[Change]:
        """The dangers that the action in hand changes."""
        return [
            Change(self.dangers[site], danger, guard != HALL or site in self.stood)
            for site, danger, guard in zip(
                map(int, self.after.site), map(int, self.after.danger), map(int, self.after.guard), strict=True
            )
            if self.dangers.get(site, danger) != danger
        ]


def badge(before: int, danger: int, creature: bool, ghost: bool, wide: bool) -> tuple[str, str]:
    """A danger between its brackets, and how it looks."""
    figure = f"{before}→{danger}" if wide and before != danger else str(danger)
    if ghost:
        return f"({figure})", "ghost"
    if creature:
        return (f"{{{figure}}}", "creature") if danger > SAFE else (f"√{figure}√", "falls")
    if danger > SAFE:
        return f"!{figure}!", "deadly"
    return (f"<{figure}>", "tight") if danger == SAFE else (f"({figure})", "safe")


def frame(canvas: Canvas, x: int, y: int, width: int, height: int, lines: str, style: str) -> None:
    """A box of the given lines, empty inside."""
    across = lines[1] * (width - 2)
    canvas.put(x, y, lines[0] + across + lines[2], style)
    for line in range(y + 1, y + height - 1):
        canvas.put(x, line, lines[3] + " " * (width - 2) + lines[3], style)
    canvas.put(x, y + height - 1, lines[4] + across + lines[5], style)


def short_name(game: Knock, card: int, text: Text) -> str:
    """A creature in one word, as our text has it or else as its file calls it; nothing for an empty hall."""
    entry = game.content.all[card]
    return text("draw-creature", name=entry.name) if isinstance(entry, Creature) else ""
