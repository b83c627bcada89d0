"""The map, square by square, at the largest scale at which it fits, else around whoever acts.

`(1)` a hero, `r2/` a green enemy with health 2 that fights in melee, `R2)` a blue one that shoots, `O5!` a red one,
`*` instead of the last sign if it is stunned; `\\_/` a pit, `~~~` water, `[ ]` an entrance or exit, `<?>` unexplored
ground, `$` things that lie there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.packing import arg1, arg2, kind_of
from undercroft.engine.text import Text
from undercroft.games.deckbox import actions as a
from undercroft.games.deckbox.dungeon import column, row
from undercroft.games.deckbox.exploring import leads_on
from undercroft.games.deckbox.rules import Delve
from undercroft.games.deckbox.state import GOLD, ITEM
from undercroft.games.deckbox.tiles import PITCH
from undercroft.games.deckbox.view import DelveView, Spot

if TYPE_CHECKING:
    from undercroft.games.deckbox.game import DeckBox

SCALES = ((7, 3), (5, 2), (3, 1))
"""Characters for a square: across and down."""
GROUND = {a.FLOOR: (" · ", "dim"), a.PIT: ("\\_/", "bad"), a.WATER: ("~~~", "frozen"), a.GATE: ("[ ]", "good")}
ROCK, WALL, UNKNOWN, THINGS, AIM = "░", "█", "<?>", " $ ", "›‹"
AIMED = {a.MOVE: 1, a.ATTACK: 1, a.AIM: 1, a.ABILITY: 1, a.USE: 2}
"""Actions on a square, and which of their arguments it is."""
COLOURED = ("good", "key", "bad")


class Chart:
    """One drawing of the dungeon in a window."""

    def __init__(
        self, delve: Delve, view: DelveView, game: DeckBox, text: Text, marks: Marks, width: int, height: int
    ) -> None:
        self.delve = delve
        self.view = view
        self.game = game
        self.text = text
        self.marks = marks
        self.after = marks.after if isinstance(marks.after, DelveView) else None
        """The table after the action in hand, as far as it can be known."""
        self.window = (width, height)
        floor = delve.floor
        self.left = min(floor.tx) * PITCH - 1
        self.top = min(floor.ty) * PITCH - 1
        self.right = (max(floor.tx) + 1) * PITCH
        self.bottom = (max(floor.ty) + 1) * PITCH
        self.scale = next((scale for scale in SCALES if self.fits(scale)), SCALES[-1])
        if not self.fits(self.scale):  # half a square would be another sign
            self.window = (width - width % self.scale[0], height - height % self.scale[1])
        self.canvas = Canvas()
        self.corner = self.scrolled()

    # Where things lie

    def extent(self, scale: tuple[int, int]) -> tuple[int, int]:
        return (self.right - self.left) * scale[0], (self.bottom - self.top) * scale[1]

    def fits(self, scale: tuple[int, int]) -> bool:
        width, height = self.extent(scale)
        return width <= self.window[0] and height <= self.window[1]

    def sheet(self, x: int, y: int) -> tuple[int, int]:
        """Where a square's upper left character lies on a sheet that shows everything."""
        return (x - self.left) * self.scale[0], (y - self.top) * self.scale[1]

    def target(self) -> int | None:
        """The cell of the action in hand."""
        ghost = self.marks.ghost
        if ghost is None or kind_of(ghost) not in AIMED:
            return None
        return int(arg1(ghost) if AIMED[kind_of(ghost)] == 1 else arg2(ghost))

    def focus(self) -> tuple[int, int]:
        """The square that must be seen: the one in question, or that of whoever acts."""
        target = self.target()
        if target is not None:
            return int(column(target)), int(row(target))
        for seat in (self.view.active, self.view.seat, 0):
            if seat is not None and self.view.heroes[seat].at is not None:
                found = self.view.heroes[seat].at
                assert found is not None
                return found
        newest = self.view.tiles[-1]
        return newest.x * PITCH + 2, newest.y * PITCH + 2

    def scrolled(self) -> tuple[int, int]:
        """The corner of the window on the sheet."""
        corner = []
        for axis, at in enumerate(self.sheet(*self.focus())):
            whole, window = self.extent(self.scale)[axis], self.window[axis]
            if whole <= window:
                corner.append((whole - window) // 2 + self.marks.offset[axis])
                continue
            start = min(max(at - window // 2, 0), whole - window) + self.marks.offset[axis]
            start = min(max(start, 0), whole - window)
            corner.append(start - start % self.scale[axis])
        return corner[0], corner[1]

    # Drawing

    def drawn(self) -> Canvas:
        self.draw_walls()
        self.draw_ground()
        self.draw_things()
        self.draw_people()
        self.draw_ghosts()
        self.draw_choices()
        x, y = self.corner
        sheet = Canvas()
        sheet.paste(self.canvas, max(-x, 0), max(-y, 0))
        shown = sheet.cropped(max(x, 0), max(y, 0), *self.window)
        self.draw_more(shown)
        return shown

    def put(self, x: int, y: int, words: str, style: str, fill: str = " ") -> None:
        """Three signs in the middle of a square, and its rest filled."""
        left, top = self.sheet(x, y)
        width, height = self.scale
        for line in range(height):
            middle = words if line == height // 2 else fill * 3
            self.canvas.put(left, top + line, middle.center(width, fill), style)

    def draw_walls(self) -> None:
        """Around each tile, and inside it."""
        for tile in self.view.tiles:
            for y in range(tile.y * PITCH - 1, (tile.y + 1) * PITCH):
                for x in range(tile.x * PITCH - 1, (tile.x + 1) * PITCH):
                    self.put(x, y, ROCK * 3, "border", ROCK)

    def draw_ground(self) -> None:
        floor = self.delve.floor
        for square in range(floor.size()):
            x, y = int(column(floor.cell[square])), int(row(floor.cell[square]))
            if floor.terrain[square] == a.WALL:
                self.put(x, y, WALL * 3, "border", WALL)
            elif leads_on(self.delve, square):
                self.put(x, y, UNKNOWN, "warning")
            else:
                words, style = GROUND[floor.terrain[square]]
                self.put(x, y, words, style, "~" if floor.terrain[square] == a.WATER else " ")

    def draw_things(self) -> None:
        floor = self.delve.floor
        lying = {one // ITEM for one in self.delve.lying} | {one // GOLD for one in self.delve.gold}
        for square in lying:
            self.put(int(column(floor.cell[square])), int(row(floor.cell[square])), THINGS, "chest")

    def draw_people(self) -> None:
        for seat, hero in enumerate(self.view.heroes):
            if hero.at is not None:
                style = "ghost" if seat == self.view.active else "strong"
                self.put(*hero.at, f"({seat + 1})", style)
        for i, enemy in enumerate(self.view.enemies):
            words, style = sign_of(self.delve, i, self.game, self.text)
            self.put(*enemy.at, words, style)

    def draw_ghosts(self) -> None:
        """Whoever the action in hand would bring elsewhere, where it would stand then."""
        if self.after is None:
            return
        for seat, (now, then) in enumerate(zip(self.view.heroes, self.after.heroes, strict=True)):
            if then.at is not None and then.at != now.at and self.is_drawn(then.at):
                self.put(*then.at, f"({seat + 1})", "ghost")
        places = {enemy.id: enemy.at for enemy in self.view.enemies}
        for enemy in self.after.enemies:
            if enemy.at != places.get(enemy.id) and self.is_drawn(enemy.at):
                letter = self.game.enemy.words(self.game.enemy.read(enemy.card), self.text)[0]
                self.put(*enemy.at, f"{letter}{enemy.health}?", "ghost")

    def is_drawn(self, at: Spot) -> bool:
        """Whether a square lies on a tile that is drawn: the action in hand may reveal more."""
        return self.left <= at[0] < self.right and self.top <= at[1] < self.bottom

    def draw_choices(self) -> None:
        """A key on each square that may be chosen; the one in hand stands out."""
        labels = self.marks.labels.get("square", {})
        floor = self.delve.floor
        target = self.target()
        for square in range(floor.size()):
            cell = int(floor.cell[square])
            x, y = self.sheet(int(column(cell)), int(row(cell)))
            middle = (x + self.scale[0] // 2, y + self.scale[1] // 2)
            if floor.terrain[square] != a.WALL:
                self.canvas.spot("square", cell, *middle)
            if cell in labels:
                beside = 0  # whoever stands there keeps letter and health
                if self.delve.is_taken(square):
                    beside = 1 if self.scale == SCALES[-1] else -2
                self.canvas.put(middle[0] + beside, middle[1], labels[cell], "label")
            if cell == target:
                around = 0 if self.scale == SCALES[-1] else 1  # where there is room, whoever stands there is seen whole
                places = range(middle[0] - around, middle[0] + around + 1)
                inside = "".join(self.canvas.cells.get((x, middle[1]), (" ", ""))[0] for x in places)
                self.canvas.put(places[0] - 1, middle[1], inside.join(AIM), "cursor")

    def draw_more(self, shown: Canvas) -> None:
        """Arrows where the dungeon goes on beyond the window."""
        (x, y), (width, height) = self.corner, self.window
        whole = self.extent(self.scale)
        shown.mark_more(y > 0, y + height < whole[1], x > 0, x + width < whole[0])


def sign_of(delve: Delve, i: int, game: DeckBox, text: Text) -> tuple[str, str]:
    """An enemy in three signs: its letter (capital if blue or red), its health, and how it fights."""
    letter = game.enemy.words(delve.card(i), text)[0]
    colour = delve.colour[i]
    last = "*" if delve.stunned[i] else "!" if colour == a.RED else ")" if delve.is_archer(i) else "/"
    return f"{letter.lower() if colour == a.GREEN else letter.upper()}{delve.life[i]}{last}", COLOURED[colour]
