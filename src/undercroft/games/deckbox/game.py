"""Deck Box Dungeons as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, ClassVar, Literal, get_args

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.canvas import Canvas, Marks, Sign
from undercroft.engine.codec import Choice
from undercroft.engine.errors import Illegal, Unknown
from undercroft.engine.game import Game, Inquiry, Options
from undercroft.engine.outcome import Fate, Line, Outcome, Score
from undercroft.engine.position import TABLE, Imaginer
from undercroft.engine.preview import Figures
from undercroft.engine.settings import Setting, option
from undercroft.engine.text import Message, Text
from undercroft.games.deckbox import actions as a
from undercroft.games.deckbox import notation, wording
from undercroft.games.deckbox.book import Book
from undercroft.games.deckbox.codes import action_codec, event_codec
from undercroft.games.deckbox.content import (
    Content,
    flatten_cards,
    flatten_tiles,
    load_content,
)
from undercroft.games.deckbox.drawing import draw
from undercroft.games.deckbox.dungeon import Floor
from undercroft.games.deckbox.fields import Foes, FromQuest, Square, TileChoice, Titles
from undercroft.games.deckbox.inquiries import INQUIRIES, answer
from undercroft.games.deckbox.insight import DelveInsight
from undercroft.games.deckbox.legend import legend
from undercroft.games.deckbox.looking import look
from undercroft.games.deckbox.quests import MOST_HEROES, Behaviour, Keyword, Words
from undercroft.games.deckbox.rebuilding import build
from undercroft.games.deckbox.refusals import refuse
from undercroft.games.deckbox.rules import Delve
from undercroft.games.deckbox.state import NONE
from undercroft.games.deckbox.steps import BEFALLS, Place, Reader
from undercroft.games.deckbox.view import (
    SIDES,
    Aiming,
    Building,
    Choosing,
    DelveView,
    Pauses,
    Placing,
    Tie,
    Values,
    waits_for,
)
from undercroft.games.deckbox.vision import BLOCKERS
from undercroft.games.deckbox.workshop import QuestWorkshop

QuestCode = Literal["", "cellar", "bridge", "seals", "hoard", "vigil", "crypt", "tower", "throne"]
PresetCode = Literal["shield", "bow", "hammer", "knives", "ember", "song", "blades", "staff"]

SHOWN = {
    "colour": ("green", "blue", "red"),
    "attack": ("melee", "ranged"),
    "side": SIDES,
    "phase": ("building", "heroes", "enemies", "recovery"),
    "part": ("hero", "gear", "ability", "square"),
    "goal": ("token", "defeated", "rounds", "tiles", "clear", "deaths", "exit"),
    "gate": ("start", "elsewhere"),
    "who": ("explorer", "all", "tile"),
    "befalls": tuple(dict.fromkeys(BEFALLS.values())),
    "where": get_args(Place),
    "keyword": get_args(Keyword),
    "behaviour": get_args(Behaviour),
    "blocker": BLOCKERS,
}
"""Vocabularies that only views, content and answers have."""


class DelveOptions(Options, frozen=True, kw_only=True):
    """Which quest, and with whom."""

    players: Annotated[int, option("B4")] = 2
    quest: Annotated[QuestCode, option("B5", of="quest")] = ""
    """Nothing means the first one of the content (B5)."""
    party: Annotated[tuple[PresetCode, ...], option("B5", of="preset")] = ()
    """Ready-made heroes by seat; without any, the players build theirs (B5)."""
    ties: Annotated[bool, option("B30")] = True
    """Whether the players are asked whom an enemy goes for among equals, as at any table; else it is the first seat
    (B30)."""
    pauses: Annotated[Pauses, option("B9", of="pauses")] = "attacked"
    """When the seats are asked for minor actions in the enemies' phase; each may say otherwise later (B9)."""


class DeckBox(Game[Delve, DelveView, DelveOptions]):
    """Co-operative, 1 to 4 heroes: explore a dungeon tile by tile and do what the quest asks for."""

    name = "deckbox"
    version = 2
    oldest = 2
    seats = range(1, MOST_HEROES + 1)
    cooperative = True
    options_type = DelveOptions
    view_type = DelveView
    workshop = QuestWorkshop()
    inquiries: ClassVar = INQUIRIES
    better = MappingProxyType({"health": 1, "energy": 1, "treasure": 1, "enemy": -1})
    content: Content

    def __init__(self, content: Path | None = None) -> None:
        """`content` is the file of a quest, to be played instead of those that ship (B34), or of a whole box."""
        self.content, self.content_hash = load_content(content)
        quests = self.content.quests
        self.cards = flatten_cards(self.content)
        self.tile_set = flatten_tiles(self.content.tiles)
        self.tile = TileChoice("tile", [face.code for face in self.content.tiles], "tile")
        self.enemies = self.content.all_enemies
        enemies = [card.code for card in self.enemies if card.side == "normal"]
        items = [card.code for card in self.content.items]
        self.book = Book(quests, self.tile.codes, enemies, items)
        self.bare = [Floor(self.tile_set) for _ in quests]
        """By quest: the table before any tile is laid, which all its games begin with."""
        self.readers: dict[tuple[int, int], Reader] = {}
        self.sums: dict[tuple[object, ...], Values] = {}
        """The values of heroes that have been looked at, by all that they depend on."""
        self.insight = DelveInsight()
        codes, titles = [quest.code for quest in quests], [quest.title for quest in quests]
        self.quest = Titles("quest", codes, titles)
        self.hero = Choice("hero", [card.code for card in self.content.heroes], "hero")
        self.gear = Choice("gear", [card.code for card in self.content.gear], "gear")
        self.ability = Choice("ability", [card.code for card in self.content.abilities], "ability")
        self.item = Choice("item", items, "item")
        self.enemy = Foes(
            "enemy", enemies, {f"{one.code}-{card.code}": card.name for one in quests for card in one.cards}
        )
        self.pauses = Choice("pauses", a.PAUSES, "pauses")
        self.preset = Choice("preset", [preset.code for preset in self.content.presets], "preset")
        self.encounter = FromQuest("encounter", self.book.encounters)
        self.offer = FromQuest("offer", self.book.offers)
        self.choice = FromQuest("choice", self.book.choices)
        self.tale = FromQuest("tale", self.book.tales)
        self.token = FromQuest("token", self.book.tokens)
        self.actions = action_codec(self)
        self.events = event_codec(self)
        self.luck = (self.item, self.tile, self.encounter)
        self.pointing = {"square": Square("square")}
        self.shown = (
            Titles("quest", ["", *codes], [Words(), *titles]),
            FromQuest("name", self.book.names),
            *(Choice(name, found, name) for name, found in SHOWN.items()),
        )

    def reader(self, delve: Delve) -> Reader:
        """Tells what the quest of a position still has to do."""
        key = (int(delve.script.number), int(delve.seats))
        if key not in self.readers:
            self.readers[key] = Reader(self.book, *key)
        return self.readers[key]

    # Options

    def options(self, given: Mapping[str, object]) -> DelveOptions:
        options = super().options(given)
        with self.speaking():
            if options.quest and options.quest not in self.quest.codes:
                raise Unknown("option-quest-elsewhere", quest=options.quest, quests=", ".join(self.quest.codes))
            if options.party and len(options.party) != options.players:
                raise Unknown("option-party-size", count=len(options.party), players=options.players)
            if len(set(options.party)) < len(options.party):
                raise Unknown("option-party-twice")
        return options

    def settings(self) -> tuple[Setting, ...]:
        """Of the quests and the ready-made heroes those that are here, in their order."""
        here = {"quest": ("", *self.quest.codes), "party": self.preset.codes}
        return tuple(
            msgspec.structs.replace(one, values=tuple(code for code in here[one.name] if code in one.values))
            if one.name in here
            else one
            for one in super().settings()
        )

    # Playing

    def blank(self, options: DelveOptions) -> Delve:
        number = self.book.number(options.quest) if options.quest else 0
        delve = Delve(self.book.scripts[number], self.cards, self.bare[number], options.players)
        delve.ask_ties = options.ties
        for seat in range(options.players):
            delve.pause_for(seat, self.pauses.read(options.pauses))
        delve.party = vec[i64]([self.preset.read(code) for code in options.party])
        return delve

    def view(self, position: Delve, seat: int | None) -> DelveView:
        return look(position, seat, self)

    def views(self, position: Delve, seats: Sequence[int | None]) -> list[DelveView]:
        """All see the same."""
        seen = look(position, None, self)
        return [msgspec.structs.replace(seen, seat=seat) for seat in seats]

    def imaginer(self, view: DelveView) -> Imaginer:
        return Imaginer(build(view, self), TABLE if view.seat is None else view.seat)

    def refusal(self, position: Delve, seat: int, action: int) -> Illegal:
        return refuse(position, seat, action)

    def outcome(self, position: Delve) -> Outcome:
        """Whoever comes home keeps the treasure; it is lost with the quest."""
        won = position.is_won()
        everyone = range(position.seats)
        lines = [Line("score-treasure", int(position.treasure[seat]), forfeited=not won) for seat in everyone]
        return Outcome(
            reason=f"end-{a.END_NAMES[position.end]}",
            rule="B33",
            winners=tuple(everyone) if won else (),
            scores=tuple(Score((line,)) for line in lines),
            cooperative=True,
            fates=tuple(Fate("alive" if position.is_alive(seat) else "dead") for seat in everyone),
        )

    def figures(self, position: Delve, seat: int) -> Figures:
        """What the heroes have, by hero; what is left of the enemies, by their ids; the quest's tokens and tiles. A
        hero who has been built and stands nowhere yet has nothing."""
        begun = [position.is_alive(one) or position.deaths > 0 for one in range(position.seats)]
        built = [(one, self.hero.codes[hero]) for one, hero in enumerate(position.hero) if hero != NONE and begun[one]]
        return {
            "health": {hero: position.health[one] for one, hero in built},
            "energy": {hero: position.energy[one] for one, hero in built},
            "treasure": {hero: position.treasure[one] for one, hero in built},
            "actions": {hero: position.acts[one] for one, hero in built},
            "enemy": {str(tag): life for tag, life in zip(position.tag, position.life, strict=True)},
            "tokens": dict(zip(self.reader(position).tokens, position.tokens, strict=True)),
            "movement": {"": position.steps},
            "tiles": {"": position.floor.count()},
        }

    def answer(self, view: DelveView, inquiry: Inquiry) -> object:
        with self.speaking():
            return answer(view, inquiry, self)

    def components(self, position: Delve) -> Mapping[str, int]:
        held = len(position.held) + len(position.lying)
        return {
            "enemy dice": sum(position.dice) + len(position.tag) + len(position.rolled),
            "items": len(position.deck) + len(position.market) + len(position.spent) + held,
        }

    # Text

    def write(self, position: Delve) -> str:
        return notation.write(position, self)

    def read(self, line: str) -> Delve:
        with self.speaking():
            return notation.read(line, self)

    def prompt(self, view: DelveView) -> Message:
        if view.seat is None or view.end != a.END_NAMES[a.RUNNING]:
            return Message("prompt-watch")
        if not waits_for(view, view.seat):
            return Message("prompt-wait")
        if view.pending:
            return self.question(view)
        if view.movement:
            return Message("prompt-steps", steps=view.movement)
        hero = view.heroes[view.seat]
        return Message("prompt-act", actions=hero.actions) if hero.actions else Message("prompt-minor")

    def question(self, view: DelveView) -> Message:
        """What is asked by the topmost of what is pending."""
        top = view.pending[-1]
        if isinstance(top, Building):
            return Message("prompt-build", part=top.missing[0])
        if isinstance(top, Placing):
            return Message("prompt-place", count=len(top.rolled))
        if isinstance(top, Aiming):
            return Message("prompt-aim", dice=top.dice)
        if isinstance(top, Tie):
            return Message("prompt-tie")
        return Message("prompt-choose" if isinstance(top, Choosing) else "prompt-pause")

    def about(self, view: DelveView, action: int, text: Text) -> str:
        return wording.about(view, action, text, self)

    def printed(self, text: Text) -> Mapping[str, Mapping[str, str]]:
        return wording.printed(self.content, text)

    def draw(self, view: DelveView, text: Text, marks: Marks, width: int, height: int) -> Canvas:
        return draw(view, self, text, marks, width, height)

    def legend(self, text: Text) -> tuple[Sign, ...]:
        return legend(text)
