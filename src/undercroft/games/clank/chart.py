"""The board as a map: every room where it lies, with what is in it, and the tunnels out of the room in question.

`17~○○▲5`: the number, `~` a crystal cave, `+` a fountain, `▣` a market, `○` a minor and `●` a major secret, `♞` an
idol, `▲5` an artifact. Tunnels are dotted lines with what they cost in the middle. Where the map is larger than the
window, the part around the thief shows, or around the room in question. A room to choose has its key before it:
`2)17`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.packing import arg1, kind_of
from undercroft.engine.text import Text
from undercroft.games.clank.actions import GRAB
from undercroft.games.clank.content import Room, Tunnel
from undercroft.games.clank.dungeon import START
from undercroft.games.clank.view import HeistView

if TYPE_CHECKING:
    from undercroft.games.clank.game import Clank

CAVE, FOUNTAIN, MARKET, MINOR, MAJOR, IDOL, ARTIFACT = "~", "+", "▣", "○", "●", "♞", "▲"
TOKENS = {"minor": MINOR, "major": MAJOR, "idol": IDOL}
MONSTER, LOCK = "☠", "#"
COMING = "◃"
"""Beside the room where the action in hand takes the own pawn."""
SHEET = (54, 24)
"""The least size of the map at which all its tunnels can be seen."""
ASIDE = sorted(
    ((x, y) for x in range(-9, 10) for y in range(-3, 4)), key=lambda step: (abs(step[0]) + 2 * abs(step[1]), step)
)
"""Where a label may stand instead of its place, the nearest first."""
WRAP, TUNNEL = "⇄", "·"
HERE, OTHERS = "▸", "◂"
CELL = 9
KEY = 2
"""Characters before a room's number, for the key that chooses it."""


class Chart:
    """One drawing of the map in a window."""

    def __init__(self, view: HeistView, game: Clank, text: Text, marks: Marks, width: int, height: int) -> None:
        self.view = view
        self.text = text
        self.marks = marks
        self.window = (width, height)
        self.width, self.height = max(width, SHEET[0]), max(height, SHEET[1])
        self.rooms = {room.room: room for room in game.content.rooms(view.side)}
        self.tunnels = game.content.tunnels(view.side)
        seat = view.turn if view.seat is None else view.seat
        self.here = view.thieves[seat].room
        after = marks.after if isinstance(marks.after, HeistView) else view
        self.there = after.thieves[seat].room
        self.tokens = {one.room: one for one in view.tokens}
        self.artifacts = {one.room: one for one in view.artifacts}
        self.canvas = Canvas(self.width, self.height)
        self.told: list[Tunnel] = []
        """The tunnels whose price stands there already."""
        self.taken: set[tuple[int, int]] = set()
        """Where labels are, or may come to be: keys, and the sign of whoever comes."""
        self.places = self.lay_out()
        self.wraps = self.lay_wraps()
        self.left, self.top = self.corner()

    # Where the rooms are

    def lay_out(self) -> dict[int, tuple[int, int]]:
        """Where each label begins: as on the board, moved a little where two would overlap."""
        left = min(room.at[0] for room in self.rooms.values())
        right = max(room.at[0] for room in self.rooms.values())
        top = min(room.at[1] for room in self.rooms.values())
        bottom = max(room.at[1] for room in self.rooms.values())
        places: dict[int, tuple[int, int]] = {}
        for number, room in self.rooms.items():
            x = KEY + (room.at[0] - left) * max(self.width - CELL, 1) // (right - left)
            y = (room.at[1] - top) * max(self.height - 1, 1) // (bottom - top)
            size = len(self.name(number)) + len(self.signs(room)) + len(self.pawns(number)) + len(COMING)
            places[number] = self.free_place(x, y, size)
            self.taken |= cells(places[number][0] - KEY, places[number][1], size + KEY)
        return places

    def free_place(self, x: int, y: int, size: int) -> tuple[int, int]:
        for dx, dy in ASIDE:
            place = (max(x + dx, KEY), y + dy)
            inside = 0 <= place[1] < self.height and place[0] + size <= self.width
            if inside and not cells(place[0] - KEY, place[1], size + KEY) & self.taken:
                return place
        return x, y

    def lay_wraps(self) -> list[tuple[int, int, str, int]]:
        """Beside both ends of a tunnel around the edge of the board: where, the sign, and the room it belongs to."""
        found = []
        for tunnel in self.tunnels:
            if tunnel.wraps:
                for here, there in (tunnel.rooms, tunnel.rooms[::-1]):
                    sign = f"{WRAP}{there}"
                    x, y = self.places[here]
                    places = [(x, y - 1), (x, y + 1), *((x + dx, y + dy) for dx, dy in ASIDE)]
                    free = [
                        (x, y) for x, y in places if 0 <= y < self.height and not cells(x, y, len(sign)) & self.taken
                    ]
                    x, y = free[0]
                    found.append((x, y, sign, here))
                    self.taken |= cells(x, y, len(sign))
        return found

    def name(self, number: int) -> str:
        return self.text("draw-exit") if number == START else str(number)

    def signs(self, room: Room) -> str:
        """What lies in a room, and what it is."""
        signs = CAVE * room.cave + FOUNTAIN * room.fountain + MARKET * room.market
        if room.room in self.tokens:
            tokens = self.tokens[room.room]
            signs += TOKENS[tokens.lying] * tokens.count
        if room.room in self.artifacts:
            signs += f"{ARTIFACT}{self.artifacts[room.room].points}"
        return signs

    def centre(self, number: int) -> tuple[int, int]:
        x, y = self.places[number]
        return x + len(str(number)) // 2, y

    # Drawing

    def drawn(self) -> Canvas:
        near = [tunnel for tunnel in self.tunnels if self.here in tunnel.rooms]
        for tunnel in self.tunnels:
            self.draw_tunnel(tunnel, tunnel in near)
        for tunnel in (*near, *self.tunnels):
            self.draw_toll(tunnel, tunnel in near)
        for number, room in self.rooms.items():
            self.draw_room(number, room, any(number in tunnel.rooms for tunnel in near))
        for x, y, sign, beside in self.wraps:
            if not self.hinted(x, y, len(sign)):
                self.canvas.put(x, y, sign, "strong" if beside == self.here else "dim")
        (x, y), (width, height) = (self.left, self.top), self.window
        shown = self.canvas.cropped(x, y, width, height)
        shown.mark_more(y > 0, y + height < self.height, x > 0, x + width < self.width)
        return shown

    def hinted(self, x: int, y: int, size: int) -> bool:
        """Whether the edge of the window cuts a label; it is only hinted at then: half a number is another room's."""
        left, right = self.left, self.left + self.window[0]
        for edge, inside in ((left, left), (right, right - 1)):
            if x < edge < x + size:
                self.canvas.put(inside, y, "…", "dim")
                return True
        return False

    def corner(self) -> tuple[int, int]:
        """Where on the map the window begins: around the room in question, as far as nobody has scrolled."""
        ghost = self.marks.ghost
        room = int(arg1(ghost)) if ghost is not None and kind_of(ghost) == GRAB else self.there
        found = []
        for axis, whole in enumerate((self.width, self.height)):
            start = self.places[room if room in self.places else self.here][axis] - self.window[axis] // 2
            start = min(max(start, 0), whole - self.window[axis])
            found.append(min(max(start + self.marks.offset[axis], 0), whole - self.window[axis]))
        return found[0], found[1]

    def points(self, tunnel: Tunnel) -> list[tuple[int, int]]:
        """The cells between the two rooms of a tunnel."""
        start, end = (self.centre(room) for room in tunnel.rooms)
        steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
        return [
            (start[0] + (end[0] - start[0]) * i // steps, start[1] + (end[1] - start[1]) * i // steps)
            for i in range(1, steps)
        ]

    def draw_tunnel(self, tunnel: Tunnel, near: bool) -> None:
        """A dotted line."""
        points = [] if tunnel.wraps else self.points(tunnel)
        for point in [point for point in points if point not in self.taken] or points:
            # The rooms are drawn over a tunnel that has no room of its own.
            self.canvas.put(*point, TUNNEL, "strong" if near else "dim")

    def draw_toll(self, tunnel: Tunnel, near: bool) -> None:
        """What a tunnel costs, in the middle of it."""
        if tunnel.wraps or tunnel in self.told:
            return
        self.told.append(tunnel)
        start, end = (self.centre(room) for room in tunnel.rooms)
        words = toll(tunnel) + (arrow(start, end) if tunnel.one_way else "")
        points = self.points(tunnel)
        free = [(x, y) for x, y in points if not cells(x, y, len(words)) & self.taken]
        if free and words:
            x, y = free[len(free) // 2]
            self.canvas.put(x, y, words, "warning" if near else "dim")
            self.taken |= cells(x, y, len(words))

    def draw_room(self, number: int, room: Room, near: bool) -> None:
        x, y = self.places[number]
        digits, signs, pawns = self.name(number), self.signs(room), self.pawns(number)
        self.canvas.spot("room", number, x, y)
        if self.hinted(x, y, len(digits + signs + pawns)):
            return
        style = "ghost" if self.is_chosen(number) else "cursor" if number == self.here else "strong" if near else ""
        if room.depths and style == "" and number != START:
            style = "silence"
        self.canvas.put(x, y, digits, style)
        self.canvas.put(x + len(digits), y, signs, "token")
        label = self.marks.labels.get("room", {}).get(number)
        if number == self.here:
            self.canvas.put(x - 1, y, HERE, "cursor")
        elif label:
            self.canvas.put(x - KEY, y, f"{label})", "label")
        self.canvas.put(x + len(digits) + len(signs), y, pawns, "bad")
        if number == self.there != self.here:
            self.canvas.put(x + len(digits) + len(signs) + len(pawns), y, COMING, "ghost")

    def is_chosen(self, number: int) -> bool:
        """Where the action in hand leads, or takes something from."""
        if number == self.there != self.here:
            return True
        ghost = self.marks.ghost
        return ghost is not None and kind_of(ghost) == GRAB and arg1(ghost) == number

    def pawns(self, number: int) -> str:
        """Who else is there."""
        others = [
            str(seat + 1)
            for seat, thief in enumerate(self.view.thieves)
            if thief.room == number and thief.status == "inside" and seat != self.view.seat
        ]
        return OTHERS * bool(others) + "".join(others)


def toll(tunnel: Tunnel) -> str:
    """What a tunnel costs, if it is more than a boot: 2 for footprints, a skull for each monster, # for a lock."""
    return ("2" if tunnel.boots > 1 else "") + MONSTER * tunnel.monsters + LOCK * tunnel.locked


def arrow(start: tuple[int, int], end: tuple[int, int]) -> str:
    """The direction of a one-way tunnel, in a window whose characters are twice as high as wide."""
    right, down = end[0] - start[0], 2 * (end[1] - start[1])
    if abs(right) > abs(down):
        return "→" if right > 0 else "←"
    return "↓" if down > 0 else "↑"


def cells(x: int, y: int, size: int) -> set[tuple[int, int]]:
    return {(x + i, y) for i in range(size)}
