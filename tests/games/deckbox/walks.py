"""Walks through quests as a companion makes them (B36), by the rules themselves: a way is looked at, the encounter is
read instruction by instruction, rounds end. Heroes and enemies stand still, as they would on somebody's table.

The walk of the companion is TypeScript. Both are held to `vectors.json`: what is entered, and what then must be so.
`PYTHONPATH=tools python -m tests.games.deckbox.walks` writes it anew.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from environment import ROOT
from tests.games.deckbox.positions import CHART, SHIPPED, TRIAL, loaded
from undercroft.engine.events import Events
from undercroft.engine.luck import Dice, Luck
from undercroft.engine.packing import arg1, arg2, arg3, arg4, kind_of, pack
from undercroft.games.deckbox import actions as a
from undercroft.games.deckbox import script as s
from undercroft.games.deckbox.book import COLOURS, KINDS, WHO
from undercroft.games.deckbox.dungeon import DX, DY, NOWHERE
from undercroft.games.deckbox.encounters import run, tile_for, withdraw
from undercroft.games.deckbox.exploring import has_other_ways, leads_further, leads_on, reveal
from undercroft.games.deckbox.game import DeckBox
from undercroft.games.deckbox.quests import Condition
from undercroft.games.deckbox.rules import Delve
from undercroft.games.deckbox.state import CHOOSING, DICE, PLACING, SCRIPT
from undercroft.games.deckbox.tiles import INSIDE
from undercroft.games.deckbox.verdict import verdict

VECTORS = ROOT / "src" / "undercroft" / "games" / "deckbox" / "board" / "companion" / "vectors.json"
PARTY = ("shield", "bow", "hammer", "ember")
HEALTHY = 99
LONGEST = 26
"""A walk that has not ended by then ends badly."""
BEFALLS = {s.TREASURE: "treasure", s.CHARGE: "energy", s.MEND: "heal", s.HARM: "damage", s.HITS: "hits"}
ENDS = {
    a.WON_EXIT: "exit",
    a.WON_DEFEATED: "defeated",
    a.WON_TOKENS: "tokens",
    a.WON_ROUNDS: "rounds",
    a.WON_TILES: "tiles",
    a.WON_CLEAR: "clear",
    a.WON_TOLD: "told",
    a.LOST_DEAD: "dead",
    a.LOST_FALLEN: "fallen",
    a.LOST_TOKENS: "tokens",
    a.LOST_ROUNDS: "rounds",
    a.LOST_TOLD: "told",
}
Json = dict[str, Any]
Rolled = tuple[str, str, int, int]
"""An enemy die: colour, attack, health, and the face that fell."""
FEAST = loaded("feast.toml")
WALKS: tuple[tuple[DeckBox, str, int, int], ...] = (
    *((SHIPPED, quest.code, 1 + n % 4, n) for n, quest in enumerate(SHIPPED.content.quests)),
    *((SHIPPED, quest, 2, 70) for quest in ("hoard", "seals", "cellar", "tower", "throne")),
    (SHIPPED, "seals", 2, 1),
    (SHIPPED, "tower", 2, 8),
    *((TRIAL, "trial", heroes, seed) for heroes, seed in ((1, 1), (2, 0), (3, 3), (4, 4), (2, 5), (2, 7), (2, 13))),
    *((FEAST, "feast", heroes, seed) for heroes, seed in ((2, 1), (3, 22), (4, 3))),
    (CHART, CHART.quest.codes[0], 2, 5),
)
"""App style and print style, with one to four heroes."""


@dataclass
class Group:
    """A test that each of several heroes makes: its address, how much is to be read after it, and how many made it."""

    address: i64
    height: int
    made: int = 0


class Heard(Luck):
    """Seeded luck that remembers what fell."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)
        self.rolled: list[int] = []
        self.drawn: list[int] = []

    def draw(self, pile: vec[i64], what: i64) -> i64:
        found = self.dice.draw(pile, what)
        self.drawn.append(int(pile[found]))
        return found

    def roll(self, sides: i64) -> i64:
        face = self.dice.roll(sides)
        self.rolled.append(int(face))
        return face


class Walker:
    """One walk: what is entered, and what the rules make of it."""

    def __init__(self, game: DeckBox, quest: str, heroes: int, seed: int) -> None:
        self.game, self.quest = game, next(one for one in game.content.quests if one.code == quest)
        self.random = random.Random(f"{quest} {heroes} {seed}")
        self.luck, self.events = Heard(seed), Events()
        number = game.book.number(quest)
        self.script = game.book.scripts[number]
        self.delve = Delve(self.script, game.cards, game.bare[number], heroes)
        self.delve.party = vec[i64]([game.preset.read(code) for code in PARTY[:heroes]])
        self.delve.end = a.LOST_TOLD  # nothing is read by itself
        self.delve.set_up(self.luck, self.events)
        self.delve.end = a.RUNNING
        inside = [square for square in range(self.delve.floor.size()) if self.delve.floor.terrain[square] != a.GATE]
        self.delve.square = vec[i64](inside[:heroes])  # nobody goes out by standing still
        self.page = -1
        """The page that is read, and what stands on it: the kinds of its parts."""
        self.parts: list[str] = []
        self.by_itself = False
        self.is_open = False
        self.told: list[Json] = []
        self.owed: list[tuple[int, list[Rolled]]] = []
        self.groups: list[Group] = []
        self.offers: list[tuple[int, int, int]] = []
        self.offered = 0
        self.named: set[int] = set()
        self.lines: list[Json] = []
        self.known: Json = {}
        keeps = {"rounds": True, "tokens": True, "dice": True}
        boxes = int(self.delve.boxes)
        self.entered: Json | None = {"kind": "begin", "quest": quest, "heroes": heroes, "boxes": boxes}
        self.entered |= {"set": "box", "keeps": keeps}
        self.turn_page()
        self.read()

    def walk(self) -> Json:
        while self.delve.end == a.RUNNING and self.delve.round < LONGEST:
            self.wander()
        while self.delve.end == a.RUNNING:
            self.fall()
        return {"quest": self.quest.code, "lines": self.lines}

    # What people do at a table

    def wander(self) -> None:
        tempted = self.random.random()
        ways = self.ways()
        if self.offers and tempted < 0.3:
            self.work(self.random.choice(self.offers))
        elif self.named and tempted < 0.4:
            self.defeat(self.random.choice(sorted(self.named)))
        elif tempted < 0.5 and any(one.exit for one in self.quest.win):
            self.go_out(self.random.choice([one for one in self.quest.win if one.exit]))
        elif tempted < 0.55 and (self.delve.living() > 2 or any(one.deaths for one in self.quest.lose)):
            self.fall()
        elif ways and tempted < 0.8:
            self.look(self.random.choice(ways))
        else:
            self.end_round()

    def ways(self) -> list[int]:
        return [int(square) for square in self.delve.floor.half if square != NOWHERE and leads_on(self.delve, square)]

    def look(self, square: int) -> None:
        x, y, side = self.way(square)
        self.luck.drawn.clear()
        reveal(self.delve, square, self.random.randrange(self.delve.seats), self.luck, self.events)
        drawn = [] if self.script.printed else self.luck.drawn
        luck = {}
        if drawn:
            encounter = self.game.encounter.write(drawn[1]).removeprefix(f"{self.quest.code}-") if drawn[1:] else None
            luck = {"tile": self.game.tile.write(drawn[0]), "encounter": encounter}
        self.enter("look", x=x, y=y, side=side, **luck)
        self.turn_page()
        self.read()

    def work(self, offered: tuple[int, int, int]) -> None:
        tile, offer, number = offered
        self.enter("work", offer=number)
        if self.script.again[offer] == 0:
            withdraw(self.delve, tile, offer)
        self.delve.push(pack(SCRIPT, self.script.offers[offer], self.delve.decider(0), tile))
        self.turn_page()
        self.read()

    def end_round(self) -> None:
        delve = self.delve
        self.enter("enemies", round=int(delve.round))
        due = any(delve.is_due(n) for n in range(0, len(self.script.events), 4))
        delve.recover(self.events)
        if self.random.random() < 0.5:  # the heroes have been busy
            delve.dice = vec[i64]([int(dice) * int(delve.boxes) for dice in DICE])
        if due:
            self.turn_page(by_itself=True)
        self.read()

    def defeat(self, mark: int) -> None:
        self.delve.fallen |= 1 << mark
        self.named.discard(mark)
        self.claim(f"defeated {self.quest.names[mark - 1].code}")

    def go_out(self, asked: Condition) -> None:
        """The heroes step on exit squares, where there are some, and back if that is not all."""
        delve = self.delve
        at_start = asked.on == "start"
        gates = [
            square
            for square in range(delve.floor.size())
            if delve.floor.terrain[square] == a.GATE and (delve.floor.home[square] == 0) == at_start
        ]
        if not gates:
            self.end_round()
            return
        before = delve.square[:]
        for seat in range(delve.seats if asked.exit == "all" else 1):
            if delve.is_alive(seat):
                delve.square[seat] = gates[seat]
        self.claim(f"exit {asked.exit} {asked.on}")
        if delve.end == a.RUNNING:
            delve.square = before
            self.claim(f"exit {asked.exit} {asked.on}", on=False)

    def fall(self) -> None:
        seat = next(seat for seat in range(self.delve.seats) if self.delve.is_alive(seat))
        self.enter("fallen", add=1)
        self.delve.square[seat] = NOWHERE
        self.delve.deaths += 1
        self.read()

    def claim(self, claim: str, on: bool = True) -> None:
        self.enter("claim", claim=claim, on=on)
        self.read()

    # Reading

    def turn_page(self, by_itself: bool = False) -> None:
        self.page += 1
        self.parts = []
        self.by_itself, self.is_open = by_itself, True

    def read(self) -> None:
        """Instruction by instruction; whatever has to be rolled or chosen is a step of its own."""
        delve = self.delve
        while delve.end == a.RUNNING:
            delve.end = verdict(delve)
            if delve.end == a.RUNNING and self.groups and len(delve.stack) <= self.groups[-1].height:
                self.end_group()
            elif delve.end != a.RUNNING or len(delve.stack) == 0:
                break
            elif delve.pending() == CHOOSING:
                self.choose()
            else:
                self.instruct()
        if self.by_itself and set(self.parts) <= {"token"}:
            self.is_open = False
        self.note()
        self.take_dice()
        if delve.end == a.RUNNING and self.is_open:
            self.is_open = False
            self.enter("on", page=self.page)
            self.note()

    def instruct(self) -> None:
        delve, code = self.delve, self.script.code
        frame = delve.top()
        at, what = arg1(frame), code[arg1(frame)]
        tests = what == s.TEST or (what == s.ALONE and delve.is_alive(arg2(frame)))
        for hero in range(delve.seats):
            delve.health[hero] = HEALTHY
        if what == s.ROLL:
            self.ask({"kind": "roll"})
        elif tests:
            self.ask(self.trial(at))
        self.luck.rolled.clear()
        run(delve, self.luck, self.events)
        if what == s.ROLL:
            self.answer("roll", face=self.luck.rolled[0])
        elif tests:
            tested = [event for event in self.events.packed if kind_of(event) == a.TESTED]
            self.answer("test", successes=int(arg4(tested[-1])))
            if what == s.ALONE:
                self.groups[-1].made += 1
        elif what == s.EACH:
            self.groups.append(Group(code[at + 2], self.height_under(code[at + 2])))
        elif what == s.SPAWN:
            self.spawned(at, arg3(frame))
        else:
            self.tell(at)
        self.follow_offers()

    def trial(self, at: i64) -> Json:
        code = self.script.code
        return {"kind": "test", "skill": a.SKILLS[code[at + 1]], "need": int(code[at + 2])}

    def height_under(self, address: i64) -> int:
        """How much lies below the tests that have just been asked for."""
        height = len(self.delve.stack)
        while height > 0 and arg1(self.delve.stack[height - 1]) == address:
            height -= 1
        return height

    def end_group(self) -> None:
        """Everybody who is meant has made the test; if somebody else is asked too, there is nobody left."""
        group = self.groups.pop()
        if group.made < self.delve.seats:
            self.ask(self.trial(group.address))
            self.answer("last")

    def choose(self) -> None:
        delve = self.delve
        frame = delve.top()
        first, count = int(arg1(frame)), int(arg2(frame))
        words = self.game.book.choices.words
        self.ask({"kind": "choice", "options": [words[first + n].en for n in range(count)]})
        option = self.random.randrange(count)
        delve.drop()
        delve.push(pack(SCRIPT, self.script.choices[first + option], arg3(frame), arg4(frame)))
        self.answer("choose", option=option)

    def tell(self, at: i64) -> None:
        code, book = self.script.code, self.game.book
        what = code[at]
        if what == s.SAY:
            self.say({"kind": "say", "text": book.tales.words[code[at + 1]].en})
        elif what in BEFALLS or what in (s.GOODS, s.GIFT):
            item = self.game.item.write(code[at + 3]) if what == s.GIFT else None
            kind = BEFALLS.get(what, "item")
            self.say({"kind": kind, "amount": int(code[at + 1]), "who": WHO[code[at + 2]], "item": item})
        elif what == s.COUNT:
            token = self.quest.tokens[code[at + 1]].code
            self.say({"kind": "token", "token": token, "count": int(self.delve.tokens[code[at + 1]])})
        elif what == s.OFFER:
            self.say({"kind": "offer", "text": book.offers.words[code[at + 1]].en})

    def spawned(self, at: i64, here: i64) -> None:
        """The dice that came: they lie on the table, and are not in the rules' way any more."""
        code, delve = self.script.code, self.delve
        colour, health, kind, mark, where = (code[at + n] for n in (1, 4, 5, 6, 7))
        count = int(code[at + 2] + code[at + 3] * delve.seats)
        tile = None
        # Where a hero stands only the table knows.
        by_heroes = self.by_itself and all(event.where == "heroes" for event in self.quest.rounds)
        if where != s.BESIDE_EXPLORER and not (where == s.HERE and by_heroes):
            tile = self.game.tile.write(delve.floor.face[tile_for(delve, where, 0, here)])
        if mark:
            self.named.add(int(mark))
        if not health:
            came = [(COLOURS[die & 3], KINDS[(die >> 2) & 1], int((die >> 3) & 7)) for die in delve.rolled]
            rolled: list[Rolled] = [(*die, face) for die, face in zip(came, self.luck.rolled, strict=False)]
            rolled += [(COLOURS[colour], "", 0, 0)] * (count - len(came))
            self.owed.append((len(self.parts), rolled))
        self.say(
            {
                "kind": "spawn",
                "colour": COLOURS[colour],
                "count": count,
                "health": int(health) or None,
                "attack": None if kind < 0 else KINDS[kind],
                "name": self.quest.names[mark - 1].code if mark else None,
                "tile": tile,
            }
        )
        delve.rolled = vec[i64]()
        delve.stack = vec[i64]([frame for frame in delve.stack if kind_of(frame) != PLACING])

    def follow_offers(self) -> None:
        """Each offer has a number of its own, in the order in which they are made."""
        before, self.offers = self.offers, []
        for n in range(0, len(self.delve.offers), 2):
            pair = (int(self.delve.offers[n]), int(self.delve.offers[n + 1]))
            known = next((one for one in before if one[:2] == pair), None)
            if known is not None:
                before.remove(known)
            else:
                known = (*pair, self.offered)
                self.offered += 1
            self.offers.append(known)

    # Steps, and what then must be so

    def enter(self, kind: str, **entered: object) -> None:
        self.entered = {"kind": kind, **entered}

    def ask(self, asked: Json) -> None:
        """Something that somebody has to answer: what led here is over, and the dice so far are taken."""
        self.say(asked)
        self.note()
        self.take_dice()

    def answer(self, kind: str, **entered: object) -> None:
        self.enter(kind, page=self.page, part=len(self.parts) - 1, **entered)

    def say(self, told: Json) -> None:
        self.told.append(told)
        self.parts.append(str(told["kind"]))

    def take_dice(self) -> None:
        owed, self.owed = self.owed, []
        for part, dice in owed:
            for nth, (colour, attack, health, face) in enumerate(dice):
                if self.delve.end == a.RUNNING:
                    self.enter("die", page=self.page, part=part, nth=nth, face=face, colour=colour)
                    self.note(die=[colour, attack, health] if face else None)

    def note(self, **more: object) -> None:
        """Of how things stand, what is not as it was."""
        assert self.entered is not None
        self.follow_offers()
        standing = self.standing()
        then = {name: value for name, value in standing.items() if name not in self.known or self.known[name] != value}
        self.lines.append({"step": self.entered, "then": {**then, "told": self.told, **more}})
        self.known, self.told, self.entered = standing, [], None

    def standing(self) -> Json:
        delve, floor = self.delve, self.delve.floor
        laid = [
            [self.game.tile.write(floor.face[n]), int(floor.tx[n]), int(floor.ty[n]), int(floor.turn[n])]
            for n in range(floor.count())
        ]
        ended = delve.end != a.RUNNING
        return {
            "laid": laid,
            "ways": [] if ended else sorted([*self.way(square), *self.drawable(square)] for square in self.ways()),
            "round": int(delve.round),
            "tokens": {token.code: int(n) for token, n in zip(self.quest.tokens, delve.tokens, strict=True)},
            "offers": sorted(number for _, _, number in self.offers),
            "open": self.is_open and not ended,
            "end": {"won": delve.is_won(), "why": ENDS[int(delve.end)]} if ended else None,
        }

    def way(self, square: int) -> tuple[int, int, int]:
        floor = self.delve.floor
        tile, side = floor.home[square], floor.spot[square] - INSIDE
        return int(floor.tx[tile]), int(floor.ty[tile]), int(side)

    def drawable(self, square: int) -> list[str]:
        """The tiles that may come there by luck."""
        delve = self.delve
        if self.script.printed or delve.floor.count() >= self.script.finale_after:
            return []
        x, y, side = self.way(square)
        there = (x + DX[side], y + DY[side])
        free = has_other_ways(delve, *there)
        faces = [face for face in delve.tiles_left if free or leads_further(delve, face, side, *there)]
        return [self.game.tile.write(face) for face in faces]


def vectors() -> Json:
    """All walks, with the quests and the exits that they need."""
    walks = [Walker(game, quest, heroes, seed).walk() for game, quest, heroes, seed in WALKS]
    games = {game.quest.codes[0]: game for game, *_ in WALKS}
    quests = [quest for game in games.values() for quest in game.content.quests]
    return {
        "quests": [msgspec.to_builtins(quest) for quest in quests if quest.code in {quest for _, quest, *_ in WALKS}],
        "exits": {face.code: face.exits for face in SHIPPED.content.tiles},
        "walks": walks,
    }


def written() -> str:
    """A line for each quest and for each step, so that a change can be read."""
    made = vectors()
    parts = [f'{{"exits": {text(made["exits"])},\n"quests": [\n{lines(made["quests"])}],\n"walks": [']
    walks = [f'{{"quest": {text(walk["quest"])}, "lines": [\n{lines(walk["lines"])}]}}' for walk in made["walks"]]
    return "\n".join([*parts, ",\n".join(walks), "]}", ""])


def lines(values: list[Json]) -> str:
    return ",\n".join(text(value) for value in values)


def text(value: object) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    VECTORS.write_text(written(), encoding="utf-8")
