"""Clank! as the rest of the program sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.codec import Choice, Codec, Field, Kind, Seat
from undercroft.engine.errors import Illegal, Unknown
from undercroft.engine.game import Game, Options, View
from undercroft.engine.outcome import Line, Outcome, Score
from undercroft.engine.packing import kind_of
from undercroft.engine.position import TABLE, Imaginer, Position
from undercroft.engine.text import Message, Text
from undercroft.games.clank import actions as a
from undercroft.games.clank import notation, scoring
from undercroft.games.clank.board import IDOLS
from undercroft.games.clank.cards import VERB_NAMES
from undercroft.games.clank.content import SIDES, Content, flatten, lay_out, load_content
from undercroft.games.clank.drawing import draw
from undercroft.games.clank.insight import HeistInsight
from undercroft.games.clank.places import ARTIFACT_NAMES, COLOURS, Room, Swords
from undercroft.games.clank.refusals import refuse
from undercroft.games.clank.rules import Heist
from undercroft.games.clank.state import MASTERY, NOBODY
from undercroft.games.clank.view import HeistView, Names, build, look, piles

ENDS = {a.ALL_OUT: ("end-out", "C36"), a.COUNTED_OUT: ("end-countdown", "C35")}
PROMPTS = {
    "take": "prompt-take",
    "discard": "prompt-discard",
    "choose": "prompt-choose",
    "trash": "prompt-trash",
    "grab": "prompt-grab",
    "replace": "prompt-replace",
}


class HeistOptions(Options, frozen=True, kw_only=True):
    players: Annotated[int, msgspec.Meta(ge=1, le=4)] = 2
    side: Literal["day", "dusk"] = "day"
    """The side of the board (C1)."""
    first: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    """The seat that begins, 0 for a random one (C10)."""


class Clank(Game):
    """Up to four thieves steal from a dragon: an artifact each, and out again before she has found them."""

    name = "clank"
    version = 1
    seats = range(1, 5)
    options_type = HeistOptions
    view_type = HeistView
    content: Content

    def __init__(self, content: Path | None = None) -> None:
        self.content, self.content_hash = load_content(content)
        self.cards = flatten(self.content)
        self.boards = {side: lay_out(self.content, side) for side in SIDES}
        codes = tuple(card.code for card in self.content.cards)
        secrets = tuple(secret.code for secret in self.content.secrets)
        self.names = Names(self.cards, codes, secrets)
        self.insight = HeistInsight(self.cards, list(self.boards.values()))
        seat, self.card, self.secret = Seat("seat"), Choice("card", codes, "card"), Choice("secret", secrets, "token")
        artifact, item = Choice("artifact", ARTIFACT_NAMES, "artifact"), Choice("item", a.ITEM_NAMES, "item")
        room, number = Room("room"), Field("number")
        self.actions = Codec(
            "action",
            Kind(a.PLAY_ALL, "play-all", name="play-all"),
            Kind(a.PLAY, "play {card}", self.card, name="play"),
            Kind(a.TAKE, "take", name="take"),
            Kind(a.DISCARD, "discard {card}", self.card, name="discard"),
            Kind(a.TRASH, "trash {card}", self.card, name="trash"),
            Kind(a.REPLACE, "replace {card}", self.card, name="replace"),
            Kind(a.CHOOSE, "choose {verb}", Choice("verb", VERB_NAMES, "verb"), name="choose"),
            Kind(a.GRAB, "grab {room}", room, name="grab"),
            Kind(a.PASS, "pass", name="pass"),
            Kind(a.ARTIFACT, "artifact", name="artifact"),
            Kind(a.MOVE, "move {room}{swords}", room, Swords("swords"), name="move"),
            Kind(a.TELEPORT, "teleport {room}", room, name="teleport"),
            Kind(a.BUY, "buy {card}", self.card, name="buy"),
            Kind(a.USE, "use {card}", self.card, name="use"),
            Kind(a.FIGHT, "fight {card}", self.card, name="fight"),
            Kind(a.MARKET, "market {item}", item, name="market"),
            Kind(a.DRINK, "drink {secret}", self.secret, name="drink"),
            Kind(a.END, "end", name="end"),
        )
        self.events = Codec(
            "event",
            Kind(a.BOXED, "boxed {artifact}", artifact, name="boxed"),
            Kind(a.OPENED, "row {card}", self.card, name="opened"),
            Kind(a.DEALT, "{seat} dealt {card}", seat, self.card, name="dealt", secret=["card"]),
            Kind(a.BEGINS, "{seat} begins", seat, name="begins"),
            Kind(a.PLAYED, "{seat} plays {card}", seat, self.card, name="played"),
            Kind(a.DREW, "{seat} drew {card}", seat, self.card, name="drew", secret=["card"]),
            Kind(a.NEW_HAND, "{seat} hand {number}", seat, number, name="new-hand"),
            Kind(a.SHUFFLED, "{seat} shuffles", seat, name="shuffled"),
            Kind(a.DISCARDED, "{seat} discards {card}", seat, self.card, name="discarded"),
            Kind(a.TRASHED, "{seat} trashes {card}", seat, self.card, name="trashed"),
            Kind(a.REPLACED, "{seat} replaces {card}", seat, self.card, name="replaced"),
            Kind(a.ACQUIRED, "{seat} acquires {card}", seat, self.card, name="acquired"),
            Kind(a.USED, "{seat} uses {card}", seat, self.card, name="used"),
            Kind(a.DEFEATED, "{seat} defeats {card}", seat, self.card, name="defeated"),
            Kind(a.MOVED, "{seat} to {room}", seat, room, name="moved"),
            Kind(a.WOUNDED, "{seat} bitten {number}", seat, number, name="wounded"),
            Kind(a.TELEPORTED, "{seat} teleports {room}", seat, room, name="teleported"),
            Kind(a.FOUND, "{seat} finds {secret}", seat, self.secret, name="found"),
            Kind(a.IDOL, "{seat} idol", seat, name="idol"),
            Kind(a.STOLE, "{seat} steals {artifact}", seat, artifact, name="stole"),
            Kind(a.BOUGHT, "{seat} buys {item}", seat, item, name="bought"),
            Kind(a.DRANK, "{seat} drinks {secret}", seat, self.secret, name="drank"),
            Kind(a.GOLD, "{seat} gold +{number}", seat, number, name="gold"),
            Kind(a.NOISE, "{seat} clank +{number}", seat, number, name="noise"),
            Kind(a.HUSHED, "{seat} clank -{number}", seat, number, name="hushed"),
            Kind(a.HEALED, "{seat} heals {number}", seat, number, name="healed"),
            Kind(a.RAGE, "rage {number}", number, name="rage"),
            Kind(a.ARRIVED, "arrives {card}", self.card, name="arrived"),
            Kind(a.RESHUFFLED, "dungeon shuffled", name="reshuffled"),
            Kind(a.CUBES, "black cubes back {number}", number, name="cubes"),
            Kind(a.ATTACK, "attack {number}", number, name="attack"),
            Kind(a.HIT, "{seat} hit", seat, name="hit"),
            Kind(a.MISSED, "missed {number}", number, name="missed"),
            Kind(a.RESCUED_BY, "{seat} rescued", seat, name="rescued"),
            Kind(a.FELL, "{seat} lost", seat, name="fell"),
            Kind(a.LEFT, "{seat} escapes", seat, name="left"),
            Kind(a.COUNTED, "countdown {number}", number, name="counted"),
            Kind(a.ENDED, "end {end}", Choice("end", a.END_NAMES, "end"), name="ended"),
        )
        self.cube = Choice("cube", COLOURS, "cube")
        self.luck = (self.card, seat, artifact, self.secret, self.cube)
        self.pointing = {"room": room, "card": self.card}

    def options(self, given: Mapping[str, object]) -> HeistOptions:
        options = super().options(given)
        assert isinstance(options, HeistOptions)
        if options.first > options.players:
            with self.speaking():
                raise Unknown("option-first-seat", players=options.players)
        return options

    def blank(self, options: Options) -> Heist:
        assert isinstance(options, HeistOptions)
        heist = Heist(self.cards, self.boards[options.side], options.players)
        heist.turn = options.first - 1 if options.first else NOBODY
        return heist

    def side_of(self, heist: Heist) -> str:
        return next(side for side, board in self.boards.items() if board is heist.board)

    def view(self, position: Position, seat: int | None) -> HeistView:
        assert isinstance(position, Heist)
        return look(position, seat, self.side_of(position), self.names)

    def imaginer(self, view: View) -> Imaginer:
        assert isinstance(view, HeistView)
        heist = build(view, self.boards[view.side], self.names)
        return Imaginer(heist, TABLE if view.seat is None else view.seat)

    def refusal(self, position: Position, seat: int, action: int) -> Illegal:
        assert isinstance(position, Heist)
        return refuse(position, seat, action)

    def outcome(self, position: Position) -> Outcome:
        assert isinstance(position, Heist)
        reason, rule = ENDS[position.end]
        won = scoring.winners(position)
        return Outcome(
            reason=reason,
            rule=rule,
            winners=tuple(seat for seat in range(position.seats) if won >> seat & 1),
            scores=tuple(Score(self.score_lines(position, seat)) for seat in range(position.seats)),
        )

    def score_lines(self, heist: Heist, seat: int) -> tuple[Line, ...]:
        """C36; a thief who was lost has no points, and the sheet says so."""
        thief = heist.thieves[seat]
        if scoring.score(heist, seat) == 0:
            return (Line("score-lost", 0),)
        escaped = thief.status == a.ESCAPED
        lines = [
            Line("score-mastery" if escaped else "score-rescued", int(MASTERY) if escaped else 0),
            Line("score-artifacts", int(scoring.artifact_points(thief))),
            Line("score-tokens", int(scoring.token_points(heist.cards, thief))),
            Line("score-gold", int(thief.gold)),
            Line("score-cards", int(scoring.card_points(heist.cards, thief, escaped))),
        ]
        return tuple(lines)

    def discloses(self, position: Position, seat: int, action: int) -> bool:
        """A card leaves a hidden hand for all to see."""
        return position.seats > 1 and kind_of(action) in (a.PLAY, a.PLAY_ALL, a.DISCARD)

    def components(self, position: Position) -> Mapping[str, int]:
        assert isinstance(position, Heist)
        thieves, bag = position.thieves, Counter(position.bag)
        counts = {"cards": sum(map(len, piles(position))) + len(position.deck) + sum(position.stock)}
        for seat, thief in enumerate(thieves):
            there = thief.supply + thief.clank + thief.damage + bag[seat] + position.aside[seat]
            counts[f"cubes of seat {seat}"] = int(there)
        counts["dragon cubes"] = bag[4] + int(position.aside[4])
        board, rooms = position.board, range(1, position.board.rooms + 1)
        lying = sum(position.tokens[room] for room in rooms if board.token[room] != IDOLS)
        counts["secrets in the box"] = len(position.minor) + len(position.major) - lying
        idols = sum(position.tokens[room] for room in rooms if board.token[room] == IDOLS)
        counts["idols"] = idols + sum(thief.idols for thief in thieves)
        counts["keys"] = position.keys + sum(thief.keys for thief in thieves)
        counts["backpacks"] = position.backpacks + sum(thief.backpacks for thief in thieves)
        sold = sum(bin(thief.crowns).count("1") for thief in thieves)
        counts["crowns"] = position.crowns + sold
        held = (position.artifacts, *(thief.artifacts for thief in thieves))
        counts["artifacts"] = sum(bin(bits).count("1") for bits in held)
        return counts

    def write(self, position: Position) -> str:
        assert isinstance(position, Heist)
        return notation.write(position, self.side_of(position), self.names)

    def read(self, line: str) -> Heist:
        with self.speaking():
            return notation.read(line, self.boards, self.names)

    def prompt(self, view: View) -> Message:
        assert isinstance(view, HeistView)
        if view.seat is None or view.end != a.RUNNING:
            return Message("prompt-watch")
        if view.turn != view.seat:
            return Message("prompt-wait", seat=view.turn + 1)
        if view.pending:
            return Message(PROMPTS[view.pending[-1].partition(":")[0]])
        return Message("prompt-play" if view.thieves[view.seat].hand else "prompt-act")

    def draw(self, view: View, text: Text, marks: Marks, width: int, height: int) -> Canvas:
        assert isinstance(view, HeistView)
        return draw(view, self, text, marks, width, height)
