"""Deck Box Dungeons as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.codec import Choice, Codec, Field, Kind, Seat
from undercroft.engine.errors import Illegal, Unknown
from undercroft.engine.game import Game, Options, View
from undercroft.engine.outcome import Line, Outcome, Score
from undercroft.engine.position import TABLE, Imaginer, Position
from undercroft.engine.text import Message, Text
from undercroft.games.deckbox import actions as a
from undercroft.games.deckbox import notation, telling
from undercroft.games.deckbox.book import Book
from undercroft.games.deckbox.content import MOST_HEROES, Content, flatten_cards, flatten_tiles, load_content
from undercroft.games.deckbox.drawing import draw
from undercroft.games.deckbox.floor import Floor
from undercroft.games.deckbox.insight import DelveInsight
from undercroft.games.deckbox.places import Dice, FromQuest, Square, TileChoice
from undercroft.games.deckbox.refusals import refuse
from undercroft.games.deckbox.rules import Delve
from undercroft.games.deckbox.view import COLOURS, DelveView, build, look

QuestCode = Literal["", "cellar", "bridge", "seals", "hoard", "vigil", "crypt", "tower", "throne"]
PresetCode = Literal["shield", "bow", "hammer", "knives", "ember", "song", "blades", "staff"]

FACES = tuple(
    [f"{colour}-{kind}-{health}" for colour in COLOURS[:2] for kind in ("melee", "ranged") for health in (1, 2, 3)]
    + [f"red-{health}" for health in range(1, 7)]
)
"""What an enemy die can show (B2)."""

PROMPTS = {
    "building": "prompt-build",
    "choosing": "prompt-choose",
    "placing": "prompt-place",
    "aiming": "prompt-aim",
    "pause": "prompt-pause",
    "tie": "prompt-tie",
}


class DelveOptions(Options, frozen=True, kw_only=True):
    """Which quest, and with whom."""

    players: int = 2
    quest: QuestCode = ""
    """Nothing means the first one of the content (B5)."""
    party: tuple[PresetCode, ...] = ()
    """Ready-made heroes by seat; without any, the players build theirs (B5)."""
    ties: bool = False
    """Whether the players are asked whom an enemy goes for among equals (B30)."""


class DeckBox(Game):
    """Co-operative, 1 to 4 heroes: explore a dungeon tile by tile and do what the quest asks for."""

    name = "deckbox"
    version = 1
    seats = range(1, MOST_HEROES + 1)
    cooperative = True
    options_type = DelveOptions
    view_type = DelveView
    content: Content

    def __init__(self, content: Path | None = None) -> None:
        """`content` is the file of a quest, to be played instead of those that ship (B34)."""
        self.content, quests, self.content_hash = load_content(content)
        self.cards = flatten_cards(self.content)
        self.tile_set = flatten_tiles(self.content.tiles)
        self.tile = TileChoice("tile", [face.code for face in self.content.tiles], "tile")
        self.book = Book(quests, self.tile.codes, self.content.enemy_codes)
        self.insight = DelveInsight()
        self.quest = Choice("quest", [quest.code for quest in quests], "quest")
        self.hero = Choice("hero", [card.code for card in self.content.heroes], "hero")
        self.gear = Choice("gear", [card.code for card in self.content.gear], "gear")
        self.ability = Choice("ability", [card.code for card in self.content.abilities], "ability")
        self.item = Choice("item", [card.code for card in self.content.items], "item")
        self.enemy = Choice("enemy", self.content.enemy_codes, "enemy")
        self.preset = Choice("preset", [preset.code for preset in self.content.presets], "preset")
        self.encounter = FromQuest("encounter", self.book.encounters)
        self.offer = FromQuest("offer", self.book.offers)
        self.choice = FromQuest("choice", self.book.choices)
        self.tale = FromQuest("tale", self.book.tales)
        self.actions = self.action_codec()
        self.events = self.event_codec()
        self.luck = (self.item, self.tile, self.encounter)
        self.pointing = {"square": Square("square")}

    def action_codec(self) -> Codec:
        square, to = Square("square"), Seat("to")
        item = telling.CardChoice("item", self.content.items, telling.item)
        return Codec(
            "action",
            Kind(a.READY, "ready {preset}", self.preset, name="ready"),
            Kind(a.HERO, "hero {hero}", telling.CardChoice("hero", self.content.heroes, telling.hero), name="hero"),
            Kind(a.GEAR, "gear {gear}", telling.CardChoice("gear", self.content.gear, telling.gear), name="gear"),
            Kind(
                a.LEARN,
                "learn {ability}",
                telling.CardChoice("ability", self.content.abilities, telling.ability),
                name="learn",
            ),
            Kind(a.MOVE, "move {square}", square, name="move"),
            Kind(a.ATTACK, "attack {square}", square, name="attack"),
            Kind(a.WORK, "work {offer}", self.offer, name="work"),
            Kind(a.END, "end", name="end"),
            Kind(a.ABILITY, "ability {square}", square, name="ability"),
            Kind(a.USE, "use {item} {square}", item, square, name="use"),
            Kind(a.BUY, "buy {item}", item, name="buy"),
            Kind(a.GIVE, "give {item} {to}", self.item, to, name="give"),
            Kind(a.PAY, "pay {amount} {to}", Field("amount"), to, name="pay"),
            Kind(a.TAKE, "take", name="take"),
            Kind(a.CHOOSE, "choose {choice}", self.choice, name="choose"),
            Kind(a.LET, "let {die}", Choice("die", FACES, "die"), name="let"),
            Kind(a.AIM, "aim {square}", square, name="aim"),
            Kind(a.TARGET, "target {to}", to, name="target"),
            Kind(a.GO, "go", name="go"),
        )

    def event_codec(self) -> Codec:
        seat, square, dice = Seat("seat"), Square("square"), Dice("dice")
        item, enemy, hits, wounds = self.item, self.enemy, Field("hits"), Field("wounds")
        start, to, number = Square("from"), Seat("to"), Field("number")
        token = FromQuest("token", self.book.tokens)
        skill, end = Choice("skill", a.SKILLS, "skill"), Choice("end", a.END_NAMES, "end")
        return Codec(
            "event",
            Kind(
                a.BUILT,
                "{seat} is {hero} {gear} {ability}",
                seat,
                self.hero,
                self.gear,
                self.ability,
                name="built",
            ),
            Kind(a.FOR_SALE, "for sale {item}", item, name="for-sale"),
            Kind(a.LAID, "laid {tile}", self.tile, name="laid"),
            Kind(a.TALE, "tale {tale}", self.tale, name="tale"),
            Kind(a.ROUND, "round {number}", number, name="round"),
            Kind(a.MOVED, "{seat} moved {square}", seat, square, name="moved"),
            Kind(a.FELL, "{seat} fell {square}", seat, square, name="fell"),
            Kind(a.ATTACKED, "{seat} attacked {square} {dice} {hits}", seat, square, dice, hits, name="attacked"),
            Kind(a.ENEMY_DEFENDED, "{enemy} defended {dice} {wounds}", enemy, dice, wounds, name="foe-defended"),
            Kind(a.DEFEATED, "defeated {enemy} {square}", enemy, square, name="defeated"),
            Kind(a.GAINED, "{seat} gained {number}", seat, number, name="gained"),
            Kind(a.CHARGED, "{seat} charged {number}", seat, number, name="charged"),
            Kind(a.SPAWNED, "spawned {enemy} {number} {square}", enemy, number, square, name="spawned"),
            Kind(a.ROLLED, "rolled {dice}", dice, name="rolled"),
            Kind(a.NO_DICE, "no dice {number}", number, name="no-dice"),
            Kind(a.ENEMY_MOVED, "{enemy} moved {from} {square}", enemy, start, square, name="foe-moved"),
            Kind(
                a.ENEMY_ATTACKED,
                "{enemy} attacked {seat} {dice} {hits}",
                enemy,
                seat,
                dice,
                hits,
                name="foe-attacked",
            ),
            Kind(a.DEFENDED, "{seat} defended {dice} {wounds}", seat, dice, wounds, name="defended"),
            Kind(a.WOUNDED, "{seat} wounded {number}", seat, number, name="wounded"),
            Kind(a.DIED, "{seat} died {square}", seat, square, name="died"),
            Kind(a.HEALED, "{seat} healed {number}", seat, number, name="healed"),
            Kind(a.STUNNED, "stunned {enemy} {square}", enemy, square, name="foe-stunned"),
            Kind(a.IDLE, "idle {enemy} {square}", enemy, square, name="idle"),
            Kind(a.PUSHED, "pushed {enemy} {from} {square}", enemy, start, square, name="foe-pushed"),
            Kind(a.HERO_PUSHED, "{seat} pushed {square}", seat, square, name="pushed"),
            Kind(a.ENEMY_FELL, "fell {enemy} {square}", enemy, square, name="foe-fell"),
            Kind(a.CRASHED, "crashed {enemy} {square}", enemy, square, name="foe-crashed"),
            Kind(a.HERO_CRASHED, "{seat} crashed", seat, name="crashed"),
            Kind(a.REGENERATED, "regenerated {enemy} {square}", enemy, square, name="regenerated"),
            Kind(a.RITUAL, "ritual {enemy} {square}", enemy, square, name="ritual"),
            Kind(a.SIPHONED, "{seat} siphoned", seat, name="siphoned"),
            Kind(a.USED, "{seat} used {item}", seat, item, name="used"),
            Kind(a.INVOKED, "{seat} invoked {ability}", seat, self.ability, name="invoked"),
            Kind(a.BOUGHT, "{seat} bought {item}", seat, item, name="bought"),
            Kind(a.GAVE, "{seat} gave {item} {to}", seat, item, to, name="gave"),
            Kind(a.PAID, "{seat} paid {number} {to}", seat, number, to, name="paid"),
            Kind(a.TOOK, "{seat} took", seat, name="took"),
            Kind(a.FOUND, "{seat} found {item}", seat, item, name="found"),
            Kind(a.GUARDED, "{seat} guarded {number}", seat, number, name="guarded"),
            Kind(a.RALLIED, "{seat} rallied", seat, name="rallied"),
            Kind(a.TESTED, "{seat} tested {skill} {dice} {hits}", seat, skill, dice, hits, name="tested"),
            Kind(a.CHOSE, "{seat} chose {choice}", seat, self.choice, name="chose"),
            Kind(a.TOKEN, "token {token} {number}", token, number, name="token"),
            Kind(a.OFFERED, "offered {offer}", self.offer, name="offered"),
            Kind(a.WORKED, "{seat} worked {offer}", seat, self.offer, name="worked"),
            Kind(a.HERO_STUNNED, "{seat} stunned", seat, name="stunned"),
            Kind(a.ENEMY_HIT, "hit {enemy} {square}", enemy, square, name="foe-hit"),
            Kind(a.SAVED, "{seat} saved", seat, name="saved"),
            Kind(a.ENEMIES, "enemies", name="enemies"),
            Kind(a.ENDED, "end {end}", end, name="ended"),
        )

    def options(self, given: Mapping[str, object]) -> DelveOptions:
        options = super().options(given)
        assert isinstance(options, DelveOptions)
        with self.speaking():
            if options.quest and options.quest not in self.quest.codes:
                raise Unknown("option-quest-elsewhere", quest=options.quest, quests=", ".join(self.quest.codes))
            if options.party and len(options.party) != options.players:
                raise Unknown("option-party-size", count=len(options.party), players=options.players)
            if len(set(options.party)) < len(options.party):
                raise Unknown("option-party-twice")
        return options

    def blank(self, options: Options) -> Delve:
        assert isinstance(options, DelveOptions)
        number = self.book.number(options.quest) if options.quest else 0
        delve = Delve(self.book.scripts[number], self.cards, Floor(self.tile_set), options.players)
        delve.ask_ties = options.ties
        delve.party = vec[i64]([self.preset.read(code) for code in options.party])
        return delve

    def view(self, position: Position, seat: int | None) -> DelveView:
        assert isinstance(position, Delve)
        return look(position, seat, self)

    def imaginer(self, view: View) -> Imaginer:
        assert isinstance(view, DelveView)
        return Imaginer(build(view, self), TABLE if view.seat is None else view.seat)

    def refusal(self, position: Position, seat: int, action: int) -> Illegal:
        assert isinstance(position, Delve)
        return refuse(position, seat, action)

    def outcome(self, position: Position) -> Outcome:
        assert isinstance(position, Delve)
        won = position.is_won()
        everyone = range(position.seats)
        lines = [Line("score-treasure", int(position.treasure[seat])) for seat in everyone]
        return Outcome(
            reason=f"end-{a.END_NAMES[position.end]}",
            rule="B33",
            winners=tuple(everyone) if won else (),
            scores=tuple(Score((line,) if won else ()) for line in lines),
            cooperative=True,
        )

    def components(self, position: Position) -> Mapping[str, int]:
        assert isinstance(position, Delve)
        held = len(position.held) + len(position.lying)
        return {
            "enemy dice": sum(position.dice) + len(position.tag) + len(position.rolled),
            "items": len(position.deck) + len(position.market) + len(position.spent) + held,
        }

    def write(self, position: Position) -> str:
        assert isinstance(position, Delve)
        return notation.write(position, self)

    def read(self, line: str) -> Delve:
        with self.speaking():
            return notation.read(line, self)

    def prompt(self, view: View) -> Message:
        assert isinstance(view, DelveView)
        if view.seat is None or view.end != a.RUNNING:
            return Message("prompt-watch")
        position = build(view, self)
        if not position.waits_for(view.seat):
            return Message("prompt-wait")
        if view.pending:
            return Message(PROMPTS[view.pending[-1].kind])
        if view.steps:
            return Message("prompt-steps", steps=view.steps)
        hero = view.heroes[view.seat]
        return Message("prompt-act", actions=hero.actions) if hero.actions else Message("prompt-minor")

    def draw(self, view: View, text: Text, marks: Marks, width: int, height: int) -> Canvas:
        assert isinstance(view, DelveView)
        return draw(view, self, text, marks, width, height)
