"""A thief for the browser tests of Clank!: to the nearest artifact and out again, at whatever page it is."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLong

from tests.web.played import NAMES, PACE
from undercroft.bots.kinds import make
from undercroft.engine.luck import Dice
from undercroft.games.clank.content import Content
from undercroft.games.clank.game import Clank
from undercroft.records.record import Player
from undercroft.records.table import Table

WANTED = (
    "sneak",
    "move-silently",
    "elven-boots",
    "boots-of-swiftness",
    "dead-run",
    "explore",
    "tunnel-guide",
    "mercenary",
)
"""Cards with boots first: the sooner it is out, the sooner a test is over."""
ENOUGH = 4
"""So many cards are acquired, then it only walks."""


class Thief:
    """Decides by what the list of choices offers, and remembers where it stands."""

    def __init__(self, side: str) -> None:
        content: Content = Clank().content
        rooms, tunnels = (
            (content.day_rooms, content.day_tunnels) if side == "day" else (content.dusk_rooms, content.dusk_tunnels)
        )
        self.back: dict[int, list[tuple[int, int]]] = {room.room: [] for room in rooms}
        """By room: from where a tunnel leads there, and how dear it is."""
        for tunnel in tunnels:
            if tunnel.locked:
                continue
            one, other = tunnel.rooms
            cost = tunnel.boots + tunnel.monsters
            self.back[other].append((one, cost))
            if not tunnel.one_way:
                self.back[one].append((other, cost))
        self.room, self.bought, self.laden = 1, 0, False
        self.lying: set[int] = set()
        """The rooms in which artifacts lie."""

    def away(self, targets: set[int]) -> dict[int, int]:
        """How far each room is from the nearest of these."""
        found: dict[int, int] = {}
        queue = [(0, room) for room in targets]
        while queue:
            far, room = heapq.heappop(queue)
            if room in found:
                continue
            found[room] = far
            for before, cost in self.back[room]:
                heapq.heappush(queue, (far + cost, before))
        return found

    def decide(self, codes: list[str]) -> str:
        for code in ("play-all", "take", "artifact"):
            if code in codes and not (code == "artifact" and self.laden):
                return code
        for kind in ("play", "choose", "grab", "drink"):
            if chosen := next((code for code in codes if code.startswith(f"{kind} ")), ""):
                return chosen
        if step := self.step(codes, {1} if self.laden else self.lying):
            return step
        if self.bought < ENOUGH and (card := next((card for card in WANTED if f"buy {card}" in codes), "")):
            return f"buy {card}"
        return next((code for code in ("end", "pass") if code in codes), codes[0])

    def step(self, codes: list[str], targets: set[int]) -> str:
        away = self.away(targets)
        moves = [code for code in codes if code.startswith(("move ", "teleport "))]
        moves = [code for code in moves if away.get(room_of(code), 99) < away.get(self.room, 99)]
        return min(moves, key=lambda code: (away[room_of(code)], -len(code)), default="")

    def did(self, code: str) -> None:
        words = code.split()
        self.room = room_of(code) if words[0] in ("move", "teleport") else self.room
        self.bought += words[0] == "buy"
        self.laden |= code == "artifact"


def room_of(code: str) -> int:
    """`move 14/1` spends a sword on the way to room 14."""
    return int(code.split()[1].split("/")[0])


def on_the_way_out(side: str, seed: int, people: int, players: int, near: int = 4) -> tuple[Table, list[Thief]]:
    """A heist in which the first thief has an artifact and so many boots to go, at the beginning of a turn; behind the
    people bots play."""
    game = Clank()
    bots = [make("greedy", seed + seat) for seat in range(players)]
    names = [Player(name=NAMES[seat], kind="novice") for seat in range(players)]
    table = Table(game, game.options({"players": players, "side": side}), tuple(names), Dice(seed))
    thieves = [Thief(side) for _ in range(people)]
    for step in range(2000):
        seat = table.waiting()[0]
        codes = table.legal(seat)
        if seat == 0 and thieves[0].laden and "play-all" in codes and thieves[0].away({1})[thieves[0].room] <= near:
            return table, thieves
        if seat < people:
            thieves[seat].lying = {each.room for each in table.view(seat).view.artifacts}
            code = thieves[seat].decide(codes)
            table.play(seat, code, at=step * PACE)
            thieves[seat].did(code)
        else:
            table.play(seat, bots[seat].choose(table.sight(seat)), at=step * PACE)
    raise AssertionError("nobody got so far")


LOOK = """() => ({
  codes: [...document.querySelectorAll(".choices .act")].map((row) => row.dataset.code),
  artifacts: [...document.querySelectorAll("[data-artifact]")].map((room) => Number(room.dataset.artifact)),
})"""

ANSWERED = """(before) => {
  const codes = [...document.querySelectorAll(".choices .act")].map((row) => row.dataset.code).join("|");
  if (document.querySelector(".end") || codes !== before) return "done";
  return document.querySelector(".choices .act.selected") && document.querySelector(".final") ? "asks" : "";
}"""
"""Whether the table has answered; what is final asks first."""


def is_over(page: Page) -> bool:
    return page.locator(".end").count() > 0


def answer(page: Page, codes: list[str], until: str = "") -> str:
    """`done`, or `asks` where what was chosen is to be confirmed."""
    test = f"before => {{ const found = ({ANSWERED})(before); return found === '{until}' || !'{until}' ? found : ''; }}"
    try:
        return str(page.wait_for_function(test, arg="|".join(codes), timeout=3000).json_value())
    except TooLong:  # the same things can be done as before
        return "done"


def turn(page: Page, thief: Thief, do: Callable[[Page, str], None], confirm: Callable[[Page], None]) -> bool:
    """One decision, if there is one to make."""
    found: Any = page.evaluate(LOOK)
    codes = [str(code) for code in found["codes"]]
    if not codes:
        return False
    thief.lying = set(found["artifacts"]) or thief.lying  # on a phone the map is not always shown
    code = thief.decide(codes)
    do(page, code)
    if answer(page, codes) == "asks":
        confirm(page)
        answer(page, codes, until="done")
    thief.did(code)
    return True
