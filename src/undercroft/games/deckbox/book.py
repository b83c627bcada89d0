"""From quests to scripts: encounters become little programs, and everything that people read gets a number."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from undercroft.games.deckbox import script as s
from undercroft.games.deckbox.actions import SKILLS
from undercroft.games.deckbox.quests import (
    AnyEffect,
    Attack,
    Choice,
    Close,
    Colour,
    Condition,
    Damage,
    Energy,
    Heal,
    Hits,
    Item,
    Lose,
    Offer,
    Quest,
    Roll,
    Say,
    Spawn,
    Token,
    Treasure,
    Trial,
    When,
    Who,
    Win,
    Words,
    amount,
)
from undercroft.games.deckbox.script import Script

COLOURS: tuple[Colour, ...] = ("green", "blue", "red")
KINDS: tuple[Attack, ...] = ("melee", "ranged")
WHO: tuple[Who, ...] = ("explorer", "all", "tile")
WHERE = ("start", "newest", "heroes")
PLACES: dict[str, i64] = {
    "here": s.HERE,
    "start": s.ON_START,
    "newest": s.ON_NEWEST,
    "explorer": s.BESIDE_EXPLORER,
}
"""Where enemies come, unless a tile is named."""
SIMPLE: dict[type, i64] = {
    Treasure: s.TREASURE,
    Energy: s.CHARGE,
    Heal: s.MEND,
    Damage: s.HARM,
    Hits: s.HITS,
    Item: s.GOODS,
}
NONE = -1


class Shelf:
    """Things of all quests that actions and events name: a code and words for each."""

    def __init__(self) -> None:
        self.codes: list[str] = []
        self.words: list[Words] = []

    def put(self, code: str, words: Words) -> int:
        self.codes.append(code)
        self.words.append(words)
        return len(self.codes) - 1


class Page(msgspec.Struct, frozen=True):
    """A part of a quest's code, from an address to before another one, and the encounter that it belongs to; None for
    what happens by itself at the end of rounds."""

    start: int
    stop: int
    encounter: int | None


class Book:
    """All quests of the content."""

    def __init__(
        self, quests: Sequence[Quest], tiles: Sequence[str], enemies: Sequence[str], items: Sequence[str]
    ) -> None:
        self.quests = tuple(quests)
        self.tile_codes, self.item_codes = tuple(tiles), tuple(items)
        self.tiles = {code: n for n, code in enumerate(tiles)}
        self.enemies = {code: n for n, code in enumerate(enemies)}
        self.items = {code: n for n, code in enumerate(items)}
        self.encounters = Shelf()
        self.tales = Shelf()
        self.choices = Shelf()
        self.offers = Shelf()
        self.tokens = Shelf()
        self.names = Shelf()
        self.first_name: list[int] = []
        """By quest: the number of its first name among those of all quests."""
        self.pages: list[list[Page]] = []
        """By quest: which part of its code belongs to which encounter."""
        self.scripts = [Binding(self, number, quest).script() for number, quest in enumerate(self.quests)]

    def number(self, code: str) -> int:
        return next(number for number, quest in enumerate(self.quests) if quest.code == code)


class Binding:
    """One quest on its way into the book."""

    def __init__(self, book: Book, number: int, quest: Quest) -> None:
        self.book = book
        self.number = number
        self.quest = quest
        self.code: list[int] = []
        self.encounters: dict[int, int] = {}
        self.choices: dict[int, int] = {}
        self.offers: dict[int, int] = {}
        self.again: dict[int, int] = {}
        self.offering = NONE
        """The offer that is being written."""
        self.first_token = len(book.tokens.codes)
        self.token = {token.code: n for n, token in enumerate(quest.tokens)}
        self.mark = {name.code: n + 1 for n, name in enumerate(quest.names)}
        self.encounter: dict[str, int] = {}

    def script(self) -> Script:
        quest, book = self.quest, self.book
        for token in quest.tokens:
            book.tokens.put(f"{quest.code}-{token.code}", token.name)
        book.first_name.append(len(book.names.codes))
        for name in quest.names:
            book.names.put(f"{quest.code}-{name.code}", name.name)
        pages: list[Page] = []
        for encounter in quest.encounters:
            n = book.encounters.put(f"{quest.code}-{encounter.code}", encounter.text)
            self.encounter[encounter.code] = n
            start = len(self.code)
            self.encounters[n] = self.block(encounter.do, encounter.text)
            pages.append(Page(start, len(self.code), n))
        events: list[int] = []
        start = len(self.code)
        for rounds in quest.rounds:
            events += [rounds.at, rounds.every, WHERE.index(rounds.where), self.block(rounds.do, rounds.text)]
        book.pages.append([*pages, Page(start, len(self.code), None)])
        hard = int(quest.enemies.hard)
        own = {card.code: f"{quest.code}-{card.code}" for card in quest.cards}
        script = Script(
            number=self.number,
            enemies=vec[i64]([book.enemies[own.get(code, code)] * 2 + hard for code in quest.enemies.cards]),
            code=vec[i64](self.code),
            encounters=addresses(self.encounters),
            choices=addresses(self.choices),
            offers=addresses(self.offers),
            again=addresses(self.again),
            tokens=len(quest.tokens),
            first_token=self.first_token,
            events=vec[i64](events),
            wins=self.conditions(quest.win),
            losses=self.conditions(quest.lose),
        )
        self.lay_out(script)
        script.won_tale = self.last_word(quest.ending.won)
        script.lost_tale = self.last_word(quest.ending.lost)
        return script

    def lay_out(self, script: Script) -> None:
        quest, tile = self.quest, self.book.tiles
        rooms = [0, 0, tile[quest.start.tile], quest.start.turn, self.number_of(quest.start.encounter)]
        for room in quest.map:
            rooms += [*room.at, tile[room.tile], room.turn, self.number_of(room.encounter)]
        script.map = vec[i64](rooms)
        script.printed = quest.printed
        if quest.pool is not None:
            script.pool = vec[i64]([tile[code] for code in quest.pool.tiles])
            script.encounter_pool = vec[i64]([self.number_of(code) for code in quest.pool.encounters])
            script.finale_after = quest.pool.finale.after
            script.finale_face = tile[quest.pool.finale.tile]
            script.finale_encounter = self.number_of(quest.pool.finale.encounter)

    def number_of(self, encounter: str | None) -> int:
        return NONE if encounter is None else self.encounter[encounter]

    def tale(self, words: Words) -> int:
        return self.book.tales.put(f"{self.quest.code}-{len(self.book.tales.codes)}", words)

    def last_word(self, words: Words | None) -> int:
        return NONE if words is None else self.tale(words)

    # Blocks

    def block(self, effects: Sequence[AnyEffect], text: Words | None = None) -> int:
        """Write a block of effects, the blocks inside it first; returns its address."""
        written: list[int] = []
        if text is not None and text.said_in("en"):
            written += [s.SAY, self.tale(text)]
        for effect in effects:
            written += self.instruction(effect)
        address = len(self.code)
        self.code += [int(number) for number in (*written, s.DONE)]
        return address

    def instruction(self, effect: AnyEffect) -> list[int]:
        if isinstance(effect, Say):
            return [s.SAY, self.tale(effect.text)]
        if isinstance(effect, Spawn):
            number = amount(effect.count)
            assert number is not None
            kind = NONE if effect.kind is None else KINDS.index(effect.kind)
            mark = 0 if effect.name is None else self.mark[effect.name]
            where = PLACES[effect.where] if effect.where in PLACES else self.book.tiles[effect.where]
            return [s.SPAWN, COLOURS.index(effect.colour), *number, effect.health or 0, kind, mark, where]
        if isinstance(effect, Token):
            return [s.COUNT, self.token[effect.token], effect.add]
        if isinstance(effect, Roll):
            addresses = {
                face: address
                for outcome in effect.outcomes
                for address in [self.block(outcome.do, outcome.text)]
                for face in outcome.faces
            }
            return [s.ROLL, *(addresses[face] for face in range(1, 7))]
        if isinstance(effect, Trial):
            ways = [self.block(effect.success), self.block(effect.failure)]
            test = [SKILLS.index(effect.skill), effect.need, *ways]
            if effect.who == "explorer":
                return [s.TEST, *test]
            address = len(self.code)
            self.code += [int(number) for number in (s.ALONE, *test, s.DONE)]
            return [s.EACH, WHO.index(effect.who), address]
        if isinstance(effect, Item) and effect.item is not None:
            return [s.GIFT, effect.amount, WHO.index(effect.who), self.book.items[effect.item]]
        if isinstance(effect, Choice):
            blocks = [self.block(option.do) for option in effect.options]
            numbers = [
                self.book.choices.put(f"{self.quest.code}-{len(self.book.choices.codes)}", option.text)
                for option in effect.options
            ]
            self.choices.update(zip(numbers, blocks, strict=True))
            return [s.OPTIONS, numbers[0], len(numbers)]
        if isinstance(effect, Offer):
            n = self.book.offers.put(f"{self.quest.code}-{len(self.book.offers.codes)}", effect.text)
            outer, self.offering = self.offering, n
            self.offers[n] = self.block(effect.do)
            self.offering = outer
            self.again[n] = int(effect.again)
            return [s.OFFER, n]
        if isinstance(effect, Close):
            return [s.CLOSE, self.offering]
        if isinstance(effect, When):
            ways = [self.block(effect.then), self.block(effect.otherwise)]
            return [s.WHEN, self.token[effect.token], effect.least, *ways]
        if isinstance(effect, Win):
            return [s.WIN]
        if isinstance(effect, Lose):
            return [s.LOSE]
        return [SIMPLE[type(effect)], effect.amount, WHO.index(effect.who)]

    def conditions(self, conditions: Sequence[Condition]) -> vec[i64]:
        numbers: list[int] = []
        for one in conditions:
            way = 0
            if one.exit is not None:
                way = (s.EXIT_ALL if one.exit == "all" else s.EXIT_ANY) | (s.EXIT_START if one.on == "start" else 0)
            numbers += [
                NONE if one.token is None else self.token[one.token],
                one.count,
                0 if one.defeated is None else self.mark[one.defeated],
                way,
                one.rounds,
                one.tiles,
                int(one.clear),
                one.deaths,
            ]
        return vec[i64](numbers)


def addresses(found: dict[int, int]) -> vec[i64]:
    """By number, over the numbers of all quests so far."""
    return vec[i64]([found.get(n, NONE) for n in range(max(found, default=NONE) + 1)])
